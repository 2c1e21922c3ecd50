/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text for the ear, and what espeak-ng makes of it. */
#include "ear.h"

#include <dlfcn.h>

#include <espeak-ng/speak_lib.h>

#include "test_core_play.h"
#include "text.h"
#include "words.h"

/* What a view says for the ear, with its marks as hyphens; "nato" or "anna" before the
 * question is a style. */
static const struct row {
	const char *label, *id, *position, *play, *ask, *answer;
} rows[] = {
	{ "a rank in runs", "kitchen5", "", "", "rank 5", "Rank 5: Red a- to c-, then 2 empty.\n" },
	{ "a rank that begins empty", "kitchen5", "", "", "rank 2",
	  "Rank 2: 3 empty, Blue d- to e-.\n" },
	{ "single pieces", "kitchen5", "", "", "rank 3",
	  "Rank 3: Red a-, then 3 empty, Blue e-.\n" },
	{ "a long run", "halma8", "", "", "rank 5", "Rank 5: Red a-, then 7 empty.\n" },
	{ "an empty rank", "kitchen5", "AAA2/5/3AA/AB3/2BBB A", "", "rank 4",
	  "Rank 4: 5 empty.\n" },
	{ "files in words", "kitchen5", "", "", "nato rank 5",
	  "Rank 5: Red Alpha to Charlie, then 2 empty.\n" },
	{ "files in German words", "kitchen5", "", "", "anna rank 3",
	  "Rank 3: Red Anna, then 3 empty, Blue Eva.\n" },
	{ "a file by cells", "kitchen5", "", "", "file a",
	  "File a-: 2 empty, Red a3 to a5.\n" },
	{ "a line", "kitchen5", "", "", "line a1 n",
	  "From a1 north: 1 empty, Red a3 to a5, then the edge.\n" },
	{ "a line at the edge", "kitchen5", "", "", "line a1 w", "From a1 west: the edge.\n" },
	{ "the rows of the board", "kitchen4", "", "", "rows",
	  "Rank 4: Red a- to c-, then 1 empty.\nRank 3: Red a- to b-, then 1 empty, Blue d-.\n"
	  "Rank 2: Red a-, then 1 empty, Blue c- to d-.\nRank 1: 1 empty, Blue b- to d-.\n" },
	{ "a rank of the star", "star", "", "", "rank 14",
	  "Rank 14, e- to h-: Red e- to h-.\n" },
	{ "no history", "kitchen5", "", "", "history", "Nothing has been played yet.\n" },
	{ "rounds with a colon and names", "kitchen5", "", "c5-d4 d1-c2 a5-c5", "history",
	  "1: Red: c5, d4. Blue: d1, c2.\n2: Red: a5, c5, 1 jump.\n" },
};

static void ask(const struct view *view, const char *question, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	char cell[BOARD_NAME], compass[16];
	int rank;

	if (strcmp(question, "rows") == 0)
		ear_rows(view, board->side - 1, 0, out);
	else if (strcmp(question, "history") == 0)
		ear_history(view, out);
	else if (sscanf(question, "rank %d", &rank) == 1)
		ear_rank(view, rank - 1, out);
	else if (sscanf(question, "line %3s %15s", cell, compass) == 2)
		ear_line(view, check_cell(board, cell),
			board_direction(board, words_find_compass(compass)), out);
	else
		ear_file(view, notation_read_file(question + strlen("file ")), out);
}

static void test_spoken(void **state)
{
	const struct row *row = *state;
	struct game *game = play_new(row->id, 2, "", row->position);
	struct view view = { .game = game, .verbosity = VIEW_NORMAL, .side = GROUND_NOBODY };
	const char *question = row->ask;
	struct buf out = { 0 };

	if (strncmp(question, "nato ", 5) == 0)
		view.notation = NOTATION_NATO;
	else if (strncmp(question, "anna ", 5) == 0)
		view.notation = NOTATION_ANNA;
	if (view.notation)
		question += 5;
	play_words(game, row->play);
	ask(&view, question, &out);
	for (size_t i = 0; i < out.length; i++)
		if (text_is_mark(out.text, i))
			out.text[i] = '-';
	CHECK_TEXT(buf_text(&out), row->answer);
	buf_clear(&out);
	game_free(game);
}

#define MARK TEXT_LETTER_MARK

/* What is sent to the voice. */
static const struct text_row {
	const char *label, *text, *spoken;
} text_rows[] = {
	{ "nothing", "", "" },
	{ "only signs", "{[(<>)]}\n", "" },
	{ "lines become sentences", "Red to move\nturn 1\n", "Red to move. turn 1." },
	{ "lines that are sentences", "Red: a3.\nBlue: c1.\n", "Red: a3. Blue: c1." },
	{ "a capital letter after a number", "c5. Blue to move.", "c5. Blue to move." },
	{ "a small letter after a number", "c5. anna to move.", "c5; anna to move." },
	{ "an umlaut after a number", "c5. \xc3\x84nne.", "c5; \xc3\x84nne." },
	{ "a number after a number", "12. 3", "12; 3" },
	{ "a line that ends in a number", "turn 12\nanna", "turn 12; anna" },
	{ "the last number", "turn 12.\n", "turn 12." },
	{ "a decimal number", "2.5 mm", "2.5 mm" },
	{ "markup is text", "<break time=\"3s\"/>Anna</b>", "break time= 3s, Anna, b" },
	{ "phonemes are text", "[[hElo]]", "hElo" },
	{ "controls", "\x01" "50S\x1b[2JAnna\x7f", "50S 2JAnna" },
	{ "brackets and quotes", "\"Anna\" (red), {a comment}.", "Anna red, a comment." },
	{ "no stop by itself", "Anna .", "Anna." },
	{ "a position", "AAA2/AA3 A\n", "AAA2, AA3 A." },
	{ "braille patterns", "a \xe2\xa0\xbf\xe2\xa0\x80 b", "a b" },
	{ "other languages", "\xc2\xbf" "D\xc3\xb3nde?", "\xc2\xbf" "D\xc3\xb3nde?" },
	{ "the file a", "the files are a" MARK " to e" MARK ".", "the files are a- to e-." },
	{ "a mark that is not ours", "Anna" MARK " A" MARK " " MARK "1" MARK, "Anna A 1" },
	{ "an article", "Type a move. A cell is a letter and a number.",
	  "Type a move. A cell is a letter and a number." },
	{ "an article before a cell", "has a step b2", "has a step b2" },
	{ "an apostrophe", "player's", "player's" },
};

static void test_text(void **state)
{
	const struct text_row *row = *state;
	struct buf out = { 0 };

	ear_text(row->text, &out);
	CHECK_TEXT(buf_text(&out), row->spoken);
	buf_clear(&out);
}

/* What is heard: phonemes that must be there and phonemes that must not. */
static const struct sound_row {
	const char *label, *voice, *text, *has, *lacks;
} sound_rows[] = {
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

static void test_sound(void **state)
{
	const struct sound_row *row = *state;
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
	return CHECK_RUN("spoken", CHECK_TABLE(rows, test_spoken),
		CHECK_TABLE(text_rows, test_text), CHECK_TABLE(sound_rows, test_sound),
		CHECK_TEST("espeak-ng is closed", close_library));
}
