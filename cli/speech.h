/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Speech: what a session does with voices (voice.h).  It speaks the answers on the sound
 * device, and into a WAV file if one is wanted.
 *
 * These functions may block, as voice.h tells: speech_end() and speech_write_wav() until
 * all is written or spoken, speech_stop_on_trouble() for the given time,
 * speech_set_voice() for some 20 ms, speech_answer() and speech_say() only for a file.
 * Trouble with a voice is kept until it is asked for, so that it is told between answers.
 */
#ifndef CLI_SPEECH_H
#define CLI_SPEECH_H

#include <stdbool.h>

#include "buf.h"
#include "voice.h"

/* What a user sets of speech; kept in the session with the other settings. */
struct speech_settings {
	struct voice_settings voice; /* name "": the voice of the language */
	bool sounds; /* an edge, a refusal and the end of the game have a sound */
	bool finish; /* leaving waits until all is spoken */
	bool keys;   /* any key cuts the voice, not only Enter */
};

struct speech {
	const struct speech_settings *settings;
	struct voice *device; /* NULL until something is to be heard */
	struct voice *wav;    /* of --wav; NULL */
	int descriptor;       /* of the WAV file; -1 */
	bool on;              /* answers are spoken on the device */
	bool follows;         /* the next text does not cut the one before */
};

/* Speech that is off.  The settings stay the caller's and are read at each answer.
 * Free it with speech_free(), which cuts what is spoken. */
struct speech *speech_new(const struct speech_settings *settings);
void speech_free(struct speech *speech);

/* Switches speech on the device on or off. */
void speech_switch(struct speech *speech, bool on);

/* May this file be replaced: is it new, empty, a WAV file, or not a regular file?  False
 * with errno, as file_may_replace(). */
bool speech_may_replace(const char *path);

/* Also speaks the answers into a WAV file, new or emptied.  False with errno; EEXIST if
 * it holds something else, ENOTSUP if halma was built without speech. */
bool speech_open_wav(struct speech *speech, const char *path);

/* Speaks an answer: into the file if there is one, and on the device if speech is on.
 * The first after speech_cut() is heard at once, others follow it.  The sound is heard
 * if sounds are on.  errno, which may still have to be told, is untouched. */
void speech_answer(struct speech *speech, enum voice_sound sound, const char *text);

/* Speaks a text like an answer without a sound, but on the device even if speech is off. */
void speech_say(struct speech *speech, const char *text);

/* Cuts what is being spoken on the device. */
void speech_cut(struct speech *speech);

/* Cuts it if the user has set that any key does; for line_watch_keys(). */
void speech_key(void *speech);

/* Adds the sentence for a trouble, nothing for VOICE_FINE; errno belongs to
 * VOICE_NO_FILE. */
void speech_add_trouble(enum voice_trouble trouble, struct buf *sentence);

/* Adds a sentence for what has gone wrong on the device since the last call; false if
 * nothing has.  Unless the voice can still speak, this also switches speech off.  Waits
 * for a voice that has just been started, at most that many milliseconds. */
bool speech_stop_on_trouble(struct speech *speech, int milliseconds, struct buf *sentence);

/* Ends speech: waits until the file is written and, if that is set, until all is spoken.
 * Adds sentences, a line each, for what has gone wrong; false if the file could not be
 * written. */
bool speech_end(struct speech *speech, struct buf *sentences);

/* Speaks a text into a WAV file of its own, open as `descriptor`.  False with a
 * sentence. */
bool speech_write_wav(const struct speech *speech, const char *text, int descriptor,
	struct buf *sentence);

/* Sets the voice; "" for that of the language.  False with a sentence if there is none
 * of that name. */
bool speech_set_voice(struct speech_settings *settings, const char *name,
	struct buf *sentence);

#endif
