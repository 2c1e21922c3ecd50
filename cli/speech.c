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

/* Milliseconds that leaving waits to learn of a missing device. */
enum { FIRST_REPORT = 500 };

static const char *const trouble_table[VOICE_TROUBLES] = {
	[VOICE_UNKNOWN] = N_("There is no such voice in espeak-ng; another one speaks."),
	[VOICE_NOT_BUILT] = N_("This halma was built without speech."),
	[VOICE_NO_LIBRARY] = N_("There is no speech, since espeak-ng is not installed; the game goes on without it."),
	[VOICE_NO_DATA] = N_("There is no speech, since the voice data of espeak-ng are missing; the game goes on without it."),
	[VOICE_NO_DEVICE] = N_("There is no speech, since no sound device can be opened; the game goes on without it."),
	[VOICE_LOST] = N_("Speech has stopped, since the voice or the sound device is lost; the game goes on without it. Type speak on to try again."),
};

void speech_add_trouble(enum voice_trouble trouble, struct buf *sentence)
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
	voice_free(speech->device);
	voice_free(speech->wav);
	if (speech->descriptor >= 0)
		close(speech->descriptor);
	free(speech);
}

static void start_device(struct speech *speech)
{
	if (!speech->device)
		speech->device = voice_new(VOICE_TO_DEVICE, -1);
}

void speech_switch(struct speech *speech, bool on)
{
	speech->on = on;
	if (on) {
		start_device(speech);
	} else {
		voice_free(speech->device);
		speech->device = NULL;
	}
}

/* A WAV file is RIFF, and so are films and pictures: its form tells it from them
 * (Multimedia Programming Interface and Data Specifications 1.0). */
static bool is_wav(const void *kind, const char *text, size_t length)
{
	return length >= 12 && memcmp(text, "RIFF", 4) == 0 && memcmp(text + 8, "WAVE", 4) == 0;
}

bool speech_may_replace(const char *path)
{
	return file_may_replace(path, is_wav, NULL);
}

bool speech_open_wav(struct speech *speech, const char *path)
{
	if (!voice_is_built()) {
		errno = ENOTSUP;
		return false;
	}
	if (!speech_may_replace(path))
		return false;
	speech->descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	if (speech->descriptor < 0)
		return false;
	speech->wav = voice_new(VOICE_TO_FILE, speech->descriptor);
	return speech->wav;
}

/* The settings, with the voice of the language if none is named. */
static struct voice_settings settings_of(const struct speech *speech)
{
	struct voice_settings settings = speech->settings->voice;

	if (!*settings.name)
		strcpy(settings.name, i18n_language());
	return settings;
}

static void speak_to(struct speech *speech, struct voice *voice, enum voice_sound sound,
	const char *text)
{
	const struct voice_settings settings = settings_of(speech);
	struct buf ear = { 0 };

	ear_text(text, &ear);
	voice_say(voice, &settings, speech->settings->sounds ? sound : VOICE_NO_SOUND,
		buf_text(&ear), speech->follows);
	buf_clear(&ear);
}

void speech_answer(struct speech *speech, enum voice_sound sound, const char *text)
{
	int error = errno;

	if (speech->wav)
		speak_to(speech, speech->wav, sound, text);
	if (speech->on && speech->device)
		speak_to(speech, speech->device, sound, text);
	speech->follows = true;
	errno = error;
}

void speech_say(struct speech *speech, const char *text)
{
	start_device(speech);
	if (speech->wav)
		speak_to(speech, speech->wav, VOICE_NO_SOUND, text);
	if (speech->device)
		speak_to(speech, speech->device, VOICE_NO_SOUND, text);
	speech->follows = true;
}

void speech_cut(struct speech *speech)
{
	speech->follows = false;
	if (speech->device)
		voice_cut(speech->device);
}

void speech_key(void *speech)
{
	struct speech *self = speech;

	if (self->settings->keys && self->device)
		voice_cut(self->device);
}

/* Adds a sentence for a trouble with the device, and switches speech off unless the
 * voice can still speak. */
static bool stop_on(struct speech *speech, enum voice_trouble trouble,
	struct buf *sentence)
{
	speech_add_trouble(trouble, sentence);
	if (trouble > VOICE_UNKNOWN)
		speech_switch(speech, false);
	return trouble;
}

bool speech_stop_on_trouble(struct speech *speech, int milliseconds, struct buf *sentence)
{
	return speech->device && stop_on(speech, voice_wait(speech->device, milliseconds),
		sentence);
}

/* Waits until the WAV file is written.  False with a sentence if it could not be. */
static bool end_wav(struct speech *speech, struct buf *sentences)
{
	enum voice_trouble trouble;

	if (!speech->wav)
		return true;
	trouble = voice_finish(speech->wav);
	if (trouble) {
		speech_add_trouble(trouble, sentences);
		buf_add_char(sentences, '\n');
	}
	return trouble <= VOICE_UNKNOWN;
}

bool speech_end(struct speech *speech, struct buf *sentences)
{
	enum voice_trouble trouble = VOICE_FINE;

	if (speech->device)
		trouble = voice_wait(speech->device, FIRST_REPORT);
	if (speech->device && !trouble && speech->settings->finish)
		trouble = voice_finish(speech->device);
	if (stop_on(speech, trouble, sentences))
		buf_add_char(sentences, '\n');
	return end_wav(speech, sentences);
}

bool speech_write_wav(const struct speech *speech, const char *text, int descriptor,
	struct buf *sentence)
{
	const struct voice_settings settings = settings_of(speech);
	struct voice *voice = voice_new(VOICE_TO_FILE, descriptor);
	enum voice_trouble trouble = VOICE_LOST;
	struct buf ear = { 0 };

	ear_text(text, &ear);
	if (voice) {
		voice_say(voice, &settings, VOICE_NO_SOUND, buf_text(&ear), false);
		trouble = voice_finish(voice);
	}
	if (trouble > VOICE_UNKNOWN)
		speech_add_trouble(trouble, sentence);
	voice_free(voice);
	buf_clear(&ear);
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
		speech_add_trouble(trouble, sentence);
	else
		strcpy(settings->voice.name, name);
	return !trouble;
}
