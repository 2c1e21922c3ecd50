/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "speech.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ear.h"
#include "file.h"
#include "i18n.h"
#include "mem.h"
#include "text.h"

enum { FIRST_REPORT = 500 }; /* ms that leaving waits to learn of a missing device */

static const char *const trouble_table[VOICE_TROUBLES] = {
	[VOICE_UNKNOWN] = N_("There is no such voice in espeak-ng; another one speaks."),
	[VOICE_NO_LIBRARY] = N_("There is no speech, since espeak-ng is not installed; the game goes on without it."),
	[VOICE_NO_DATA] = N_("There is no speech, since the voice data of espeak-ng are missing; the game goes on without it."),
	[VOICE_NO_DEVICE] = N_("There is no speech, since no sound device can be opened; the game goes on without it."),
	[VOICE_LOST] = N_("Speech has stopped, since the voice or the sound device is lost; the game goes on without it. Type speak on to try again."),
};

static void add_trouble(enum voice_trouble trouble, struct buf *sentence)
{
	if (trouble == VOICE_NO_FILE)
		text_add(sentence, _("The file for speech cannot be written: %s."),
			strerror(errno));
	else if (trouble)
		buf_add(sentence, _(trouble_table[trouble]));
}

struct speech *speech_new(const struct speech_settings *settings)
{
	struct speech *speech = mem_zero(1, sizeof *speech);

	*speech = (struct speech){ .settings = settings, .descriptor = -1 };
	return speech;
}

void speech_free(struct speech *speech)
{
	if (!speech)
		return;
	voice_free(speech->live);
	voice_free(speech->file);
	if (speech->descriptor >= 0)
		close(speech->descriptor);
	free(speech);
}

static void start(struct speech *speech)
{
	if (!speech->live)
		speech->live = voice_new(VOICE_TO_DEVICE, -1);
}

void speech_turn(struct speech *speech, bool on)
{
	speech->on = on;
	if (on) {
		start(speech);
	} else {
		voice_free(speech->live);
		speech->live = NULL;
	}
}

/* A WAV file is RIFF, and so are films and pictures: its form tells it from them
 * (Multimedia Programming Interface and Data Specifications 1.0). */
static bool is_wav(const void *kind, const char *text, size_t length)
{
	(void)kind;
	return length >= 12 && memcmp(text, "RIFF", 4) == 0 && memcmp(text + 8, "WAVE", 4) == 0;
}

bool speech_may_replace(const char *path)
{
	return file_may_replace(path, is_wav, NULL);
}

bool speech_record(struct speech *speech, const char *path)
{
	if (!speech_may_replace(path))
		return false;
	speech->descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	if (speech->descriptor < 0)
		return false;
	speech->file = voice_new(VOICE_TO_FILE, speech->descriptor);
	return speech->file;
}

/* The voice that is set, by its name. */
static struct voice_settings settings_of(const struct speech *speech)
{
	struct voice_settings settings = speech->settings->voice;

	if (!*settings.name)
		strcpy(settings.name, i18n_language());
	return settings;
}

static void say(struct speech *speech, struct voice *to, enum voice_sound sound,
	const char *text)
{
	const struct voice_settings settings = settings_of(speech);
	struct buf spoken = { 0 };

	ear_text(text, &spoken);
	voice_say(to, &settings, speech->settings->sounds ? sound : VOICE_NO_SOUND, buf_text(&spoken),
		speech->more);
	buf_clear(&spoken);
}

void speech_answer(struct speech *speech, enum voice_sound sound, const char *text)
{
	int error = errno;

	if (speech->file)
		say(speech, speech->file, sound, text);
	if (speech->on && speech->live)
		say(speech, speech->live, sound, text);
	speech->more = true;
	errno = error;
}

void speech_aloud(struct speech *speech, const char *text)
{
	start(speech);
	if (speech->file)
		say(speech, speech->file, VOICE_NO_SOUND, text);
	if (speech->live)
		say(speech, speech->live, VOICE_NO_SOUND, text);
	speech->more = true;
}

void speech_cut(struct speech *speech)
{
	speech->more = false;
	if (speech->live)
		voice_cut(speech->live);
}

void speech_key(void *speech)
{
	struct speech *self = speech;

	if (self->settings->keys && self->live)
		voice_cut(self->live);
}

/* Adds a sentence for a trouble with the device, and ends the voice if it is one of
 * the worse. */
static bool take_trouble(struct speech *speech, enum voice_trouble trouble,
	struct buf *sentence)
{
	add_trouble(trouble, sentence);
	if (trouble > VOICE_UNKNOWN)
		speech_turn(speech, false);
	return trouble;
}

bool speech_complain(struct speech *speech, int milliseconds, struct buf *sentence)
{
	return speech->live && take_trouble(speech, voice_wait(speech->live, milliseconds),
		sentence);
}

/* Waits for the file; false, with a sentence, if it could not be written. */
static bool end_file(struct speech *speech, struct buf *sentences)
{
	enum voice_trouble trouble;

	if (!speech->file)
		return true;
	trouble = voice_finish(speech->file);
	if (trouble) {
		add_trouble(trouble, sentences);
		buf_add_char(sentences, '\n');
	}
	return trouble <= VOICE_UNKNOWN;
}

bool speech_end(struct speech *speech, struct buf *sentences)
{
	enum voice_trouble trouble = VOICE_FINE;

	if (speech->live)
		trouble = voice_wait(speech->live, FIRST_REPORT);
	if (speech->live && !trouble && speech->settings->finish)
		trouble = voice_finish(speech->live);
	if (take_trouble(speech, trouble, sentences))
		buf_add_char(sentences, '\n');
	return end_file(speech, sentences);
}

bool speech_write(const struct speech *speech, const char *text, int descriptor,
	struct buf *sentence)
{
	const struct voice_settings settings = settings_of(speech);
	struct voice *voice = voice_new(VOICE_TO_FILE, descriptor);
	enum voice_trouble trouble = VOICE_LOST;
	struct buf spoken = { 0 };

	ear_text(text, &spoken);
	if (voice) {
		voice_say(voice, &settings, VOICE_NO_SOUND, buf_text(&spoken), false);
		trouble = voice_finish(voice);
	}
	if (trouble > VOICE_UNKNOWN)
		add_trouble(trouble, sentence);
	voice_free(voice);
	buf_clear(&spoken);
	return trouble <= VOICE_UNKNOWN;
}

bool speech_set_voice(struct speech_settings *settings, const char *name,
	struct buf *sentence)
{
	enum voice_trouble trouble = VOICE_FINE;

	if (strlen(name) >= VOICE_NAME)
		trouble = VOICE_UNKNOWN;
	else if (*name)
		trouble = voice_try(name);
	if (trouble == VOICE_UNKNOWN)
		text_add(sentence, _("There is no voice %s in espeak-ng."), text_typed(name).text);
	else if (trouble)
		add_trouble(trouble, sentence);
	else
		strcpy(settings->voice.name, name);
	return !trouble;
}
