/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The voice of a session: what is answered, spoken on the sound device, and into a
 * file if one is wanted.
 *
 * What waits, as voice.h tells: speech_end() and speech_write() until all is written or
 * spoken, speech_complain() as long as it is told, speech_set_voice() for some 20 ms, and
 * speech_answer() and speech_aloud() only for a file.  What goes wrong with the voice is
 * kept until it is asked for, so that it is said between answers.
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
	struct voice *live; /* NULL until something is to be heard */
	struct voice *file; /* of --wav; NULL */
	int descriptor;      /* of that file; -1 */
	bool on;             /* answers are spoken */
	bool more;           /* the next one belongs to the one before: it follows */
};

/* Speech that is off.  The settings stay the caller's and are read at each answer.
 * Free it with speech_free(), which cuts what is spoken. */
struct speech *speech_new(const struct speech_settings *settings);
void speech_free(struct speech *speech);

/* Speaks answers from now on, or no more. */
void speech_turn(struct speech *speech, bool on);

/* May this file be replaced: is it new, empty, no regular file, or a WAV file?  False
 * with errno, as file_may_replace(). */
bool speech_may_replace(const char *path);

/* Also writes them to a WAV file, new or emptied.  False with errno; EEXIST if it
 * holds something else. */
bool speech_record(struct speech *speech, const char *path);

/* Speaks an answer: to the file if there is one, and on the device if speech is on.
 * The first after speech_cut() is heard at once, others follow it.  The sound is heard
 * if sounds are on.  errno, which may be what is still to be told, stays. */
void speech_answer(struct speech *speech, enum voice_sound sound, const char *text);

/* The same, and on the device even if speech is off. */
void speech_aloud(struct speech *speech, const char *text);

/* Cuts what is being spoken; a key does so if that is set. */
void speech_cut(struct speech *speech);
void speech_key(void *speech);

/* Adds a sentence for what has gone wrong since the last call; false if nothing has.
 * A voice that has just been started is given so many milliseconds to tell.  After the
 * worse kinds of trouble speech is off. */
bool speech_complain(struct speech *speech, int milliseconds, struct buf *sentence);

/* The end of the session: waits until the file is written and, if that is set, until
 * all is spoken.  Adds sentences, a line each, for what has gone wrong; false if the
 * file could not be written. */
bool speech_end(struct speech *speech, struct buf *sentences);

/* Speaks a text into a WAV file of its own, open as `descriptor`.  False with a
 * sentence. */
bool speech_write(const struct speech *speech, const char *text, int descriptor,
	struct buf *sentence);

/* Sets the voice; "" for that of the language.  False with a sentence if there is
 * none of that name. */
bool speech_set_voice(struct speech_settings *settings, const char *name,
	struct buf *sentence);

#endif
