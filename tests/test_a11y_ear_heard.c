/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What espeak-ng makes of text for the ear. */
#include "ear.h"

#include <dlfcn.h>

#include <espeak-ng/speak_lib.h>

#include "check.h"
#include "text.h"

#define MARK TEXT_LETTER_MARK

/* What is heard: phonemes that must be there and phonemes that must not. */
static const struct row {
	const char *label, *voice, *text, *has, *lacks;
} rows[] = {
	{ "en: the cell a3", "en", "a3", "eI Tr'i:", "a#" },
	{ "en: the cell A3", "en", "A3", "eI Tr'i:", "a#" },
	{ "en: a cell after a name", "en", "Red: a3, a4.", "eI f'o@", "a#" },
	{ "en: the file a", "en", "Rank 5: Red a" MARK " to c" MARK ", then 2 empty.", "'eI t@ s'i:", "a#" },
	{ "en: the file a alone", "en", "File a" MARK ": Red a1.", "f'aIl 'eI", "a#" },
	{ "en: the file a at the end", "en", "Rank 1: Red a" MARK ".", "'eI", "a#" },
	{ "en: the files of a board", "en", "the files are a" MARK " to e" MARK ".", "'eI tU 'i:", "a#" },
	{ "en: e and i are letters", "en", "e5, i9", "i: f'aIv|'aI n'aIn", "dZ" },
	{ "en: two digits", "en", "p16", "s'Iksti:n", NULL },
	{ "en: the number of a turn", "en", "12: a3", "tw'Elv|", "tw'ElfT" },
	{ "en: a number before a name", "en", "g5. blue", "f'aIv", "f'IfT" },
	{ "en: no hyphen and no dot", "en", "Red: c3, e5 .\nBlue.", "f'aIv|", "d'0t" },
	{ "en: markup", "en", "<speak><break time=\"9s\"/>c3</speak>", "br'eIk", "l'Es" },
	{ "de: the cell a3", "de", "a3", "A: dr'aI", NULL },
	{ "de: the file a", "de", "Rot a" MARK " bis c" MARK ", dann 2 leer.", "bIs ts'e:", NULL },
	{ "de: a number before a name", "de", "g5. anna", "f'ynf", "f'ynft" },
	{ "de: a number before another", "de", "10. d1", "ts'e:n", "ts'e:nt" },
	{ "de: the number of a turn", "de", "12: a3", "tsv'Wlf", "tsv'Wlft" },
	{ "de: a board", "de", "Rot: a3, a4.\nblau: c1, d1.", "f'i:r", "f'i:rt" },
	{ "nl: the cell a3", "nl", "a3", "a: dr'i", NULL },
	{ "nl: a number before a name", "nl", "g5. anna", "v'EIf", "v'EIvd" },
	{ "nl: a number before another", "nl", "10. d1", "t'in", "t'ind@" },
	{ "nl: the number of a turn", "nl", "12: a3", "tv#'a:lf", "tv#'a:lfd" },
	{ "nl: a board", "nl", "Rood: a3, a4.\nblauw: c1.", "v'ir", "v'ird@" },
	{ "es: the cell a3", "es", "a3", "a t**'es", NULL },
	{ "es: the file a", "es", "Rojo a" MARK " a c" MARK, "a T", NULL },
	{ "es: the number of a turn", "es", "12: a3", "d'oTe|a", NULL },
};

/* espeak-ng, as the game itself finds it. */
static struct {
	__typeof__(espeak_Initialize) *initialize;
	__typeof__(espeak_SetVoiceByName) *set_voice;
	__typeof__(espeak_TextToPhonemes) *phonemes;
	__typeof__(espeak_Terminate) *terminate;
} library;

static void find(void *handle, const char *name, void *function)
{
	void *found = dlsym(handle, name);

	assert_non_null(found);
	memcpy(function, &found, sizeof found);
}

static void open_library(void)
{
	void *handle = dlopen("libespeak-ng.so.1", RTLD_NOW);

	assert_non_null(handle);
	find(handle, "espeak_Initialize", &library.initialize);
	find(handle, "espeak_SetVoiceByName", &library.set_voice);
	find(handle, "espeak_TextToPhonemes", &library.phonemes);
	find(handle, "espeak_Terminate", &library.terminate);
	assert_true(library.initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL,
		espeakINITIALIZE_DONT_EXIT) > 0);
}

static void test_heard(void **state)
{
	const struct row *row = *state;
	struct buf text = { 0 }, heard = { 0 };
	const void *rest;

	if (!library.phonemes)
		open_library();
	CHECK_INT(library.set_voice(row->voice), EE_OK);
	ear_text(row->text, &text);
	for (rest = text.text; rest;) {
		buf_add(&heard, library.phonemes(&rest, espeakCHARS_UTF8, 0));
		buf_add_char(&heard, '|');
	}
	if (!strstr(heard.text, row->has))
		fail_msg("no %s in %s", row->has, heard.text);
	if (row->lacks && strstr(heard.text, row->lacks))
		fail_msg("%s in %s", row->lacks, heard.text);
	buf_clear(&text);
	buf_clear(&heard);
}

/* It ends in good order, and so leaves no memory behind. */
static void close_library(void **state)
{
	(void)state;
	CHECK_INT(library.terminate(), EE_OK);
}

int main(void)
{
	return CHECK_RUN("ear, heard", CHECK_TABLE(rows, test_heard),
		CHECK_TEST("espeak-ng is closed", close_library));
}
