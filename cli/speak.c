/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "speak.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "file.h"
#include "i18n.h"
#include "mem.h"
#include "spoken.h"
#include "text.h"

enum { FIRST_REPORT = 500 }; /* ms that leaving waits to learn of a missing device */

static const char *const trouble_table[SPEECH_TROUBLES] = {
	[SPEECH_NO_VOICE] = N_("There is no such voice in espeak-ng; another one speaks."),
	[SPEECH_NO_LIBRARY] = N_("There is no speech, since espeak-ng is not installed; the game goes on without it."),
	[SPEECH_NO_DATA] = N_("There is no speech, since the voice data of espeak-ng are missing; the game goes on without it."),
	[SPEECH_NO_DEVICE] = N_("There is no speech, since no sound device can be opened; the game goes on without it."),
	[SPEECH_LOST] = N_("Speech has stopped, since the voice or the sound device is lost; the game goes on without it. Type speak on to try again."),
};

static void add_trouble(enum speech_trouble trouble, struct buf *sentence)
{
	if (trouble == SPEECH_NO_FILE)
		text_add(sentence, _("The file for speech cannot be written: %s."),
			strerror(errno));
	else if (trouble)
		buf_add(sentence, _(trouble_table[trouble]));
}

struct speak *speak_new(void)
{
	struct speak *speak = mem_zero(1, sizeof *speak);

	*speak = (struct speak){
		.descriptor = -1,
		.voice = {
			.rate = SPEECH_RATE, .pitch = SPEECH_PITCH, .volume = SPEECH_VOLUME,
		},
	};
	return speak;
}

void speak_free(struct speak *speak)
{
	if (!speak)
		return;
	speech_free(speak->live);
	speech_free(speak->file);
	if (speak->descriptor >= 0)
		close(speak->descriptor);
	free(speak);
}

static void start(struct speak *speak)
{
	if (!speak->live)
		speak->live = speech_new(SPEECH_TO_DEVICE, -1);
}

void speak_turn(struct speak *speak, bool on)
{
	speak->on = on;
	if (on) {
		start(speak);
	} else {
		speech_free(speak->live);
		speak->live = NULL;
	}
}

/* A WAV file is RIFF, and so are films and pictures: its form tells it from them
 * (Multimedia Programming Interface and Data Specifications 1.0). */
static bool is_wav(const void *kind, const char *text, size_t length)
{
	(void)kind;
	return length >= 12 && memcmp(text, "RIFF", 4) == 0 && memcmp(text + 8, "WAVE", 4) == 0;
}

bool speak_may_replace(const char *path)
{
	return file_may_replace(path, is_wav, NULL);
}

bool speak_record(struct speak *speak, const char *path)
{
	if (!speak_may_replace(path))
		return false;
	speak->descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	if (speak->descriptor < 0)
		return false;
	speak->file = speech_new(SPEECH_TO_FILE, speak->descriptor);
	return speak->file;
}

/* The voice that is set, by its name. */
static struct speech_voice voice_of(const struct speak *speak)
{
	struct speech_voice voice = speak->voice;

	if (!*voice.name)
		strcpy(voice.name, i18n_language());
	return voice;
}

static void say(struct speak *speak, struct speech *to, enum speech_sound sound,
	const char *text)
{
	const struct speech_voice voice = voice_of(speak);
	struct buf spoken = { 0 };

	spoken_text(text, &spoken);
	speech_say(to, &voice, speak->sounds ? sound : SPEECH_NO_SOUND, buf_text(&spoken),
		speak->more);
	buf_clear(&spoken);
}

void speak_answer(struct speak *speak, enum speech_sound sound, const char *text)
{
	int error = errno;

	if (speak->file)
		say(speak, speak->file, sound, text);
	if (speak->on && speak->live)
		say(speak, speak->live, sound, text);
	speak->more = true;
	errno = error;
}

void speak_aloud(struct speak *speak, const char *text)
{
	start(speak);
	if (speak->file)
		say(speak, speak->file, SPEECH_NO_SOUND, text);
	if (speak->live)
		say(speak, speak->live, SPEECH_NO_SOUND, text);
	speak->more = true;
}

void speak_cut(struct speak *speak)
{
	speak->more = false;
	if (speak->live)
		speech_cut(speak->live);
}

void speak_key(void *speak)
{
	struct speak *voice = speak;

	if (voice->keys && voice->live)
		speech_cut(voice->live);
}

/* Adds a sentence for a trouble with the device, and ends the voice if it is one of
 * the worse. */
static bool take_trouble(struct speak *speak, enum speech_trouble trouble,
	struct buf *sentence)
{
	add_trouble(trouble, sentence);
	if (trouble > SPEECH_NO_VOICE)
		speak_turn(speak, false);
	return trouble;
}

bool speak_complain(struct speak *speak, int milliseconds, struct buf *sentence)
{
	return speak->live && take_trouble(speak, speech_wait(speak->live, milliseconds),
		sentence);
}

/* Waits for the file; false, with a sentence, if it could not be written. */
static bool end_file(struct speak *speak, struct buf *sentences)
{
	enum speech_trouble trouble;

	if (!speak->file)
		return true;
	trouble = speech_finish(speak->file);
	if (trouble) {
		add_trouble(trouble, sentences);
		buf_add_char(sentences, '\n');
	}
	return trouble <= SPEECH_NO_VOICE;
}

bool speak_end(struct speak *speak, struct buf *sentences)
{
	enum speech_trouble trouble = SPEECH_FINE;

	if (speak->live)
		trouble = speech_wait(speak->live, FIRST_REPORT);
	if (speak->live && !trouble && speak->finish)
		trouble = speech_finish(speak->live);
	if (take_trouble(speak, trouble, sentences))
		buf_add_char(sentences, '\n');
	return end_file(speak, sentences);
}

bool speak_write(const struct speak *speak, const char *text, int descriptor,
	struct buf *sentence)
{
	const struct speech_voice voice = voice_of(speak);
	struct speech *speech = speech_new(SPEECH_TO_FILE, descriptor);
	enum speech_trouble trouble = SPEECH_LOST;
	struct buf spoken = { 0 };

	spoken_text(text, &spoken);
	if (speech) {
		speech_say(speech, &voice, SPEECH_NO_SOUND, buf_text(&spoken), false);
		trouble = speech_finish(speech);
	}
	if (trouble > SPEECH_NO_VOICE)
		add_trouble(trouble, sentence);
	speech_free(speech);
	buf_clear(&spoken);
	return trouble <= SPEECH_NO_VOICE;
}

bool speak_set_voice(struct speak *speak, const char *name, struct buf *sentence)
{
	enum speech_trouble trouble = SPEECH_FINE;

	if (strlen(name) >= SPEECH_NAME)
		trouble = SPEECH_NO_VOICE;
	else if (*name)
		trouble = speech_try(name);
	if (trouble == SPEECH_NO_VOICE)
		text_add(sentence, _("There is no voice %s in espeak-ng."), text_typed(name).text);
	else if (trouble)
		add_trouble(trouble, sentence);
	else
		strcpy(speak->voice.name, name);
	return !trouble;
}
