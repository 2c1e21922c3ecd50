/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A voice: a process of its own that speaks texts with espeak-ng while the game goes on.
 *
 * It is a child process, for three reasons that were measured with
 * espeak-ng 1.51 and ALSA 1.2: libraries of sound write to standard error and may
 * exit, so they must not share these with the game; a device that hangs is ended by
 * ending the child; and loading espeak-ng takes 10 ms, which pass behind the prompt.
 * The child loads the library at run time, so that a game without speech starts 2.6
 * ms sooner and also where espeak-ng is not installed.  It asks for samples
 * (AUDIO_OUTPUT_SYNCHRONOUS) and plays them itself, since espeak-ng's own playing
 * takes a missing device for success.
 *
 * This is the parent's side.  These functions may block: voice_finish() until all is
 * spoken, voice_wait() and voice_try() for a report of the child, voice_say() into a
 * file until the child has room for the text, and voice_free() for the end of a child
 * that it has killed.  The child's side is voice_espeak.c, which alone knows espeak-ng;
 * voice_sink.c alone knows ALSA.  What is spoken, and when, is cli/speech.h's business.
 *
 * Built without speech (make WITH_VOICE=0), voice_none.c stands in for all of this.
 */
#ifndef A11Y_VOICE_H
#define A11Y_VOICE_H

#include <stdbool.h>
#include <stdint.h>

enum {
	VOICE_NAME = 40,       /* bytes of a voice's name with its terminator */
	VOICE_TEXT_MAX = 65536, /* bytes that one utterance speaks: an hour and more */
	VOICE_RATE_LEAST = 80, VOICE_RATE_MOST = 450, VOICE_RATE = 175,
	VOICE_PITCH_MOST = 100, VOICE_PITCH = 50,
	VOICE_VOLUME_MOST = 200, VOICE_VOLUME = 100,
};

/* Where the voice is heard. */
enum voice_to {
	VOICE_TO_DEVICE,  /* the sound device that ALSA calls "default" */
	VOICE_TO_FILE,    /* a WAV file: 22050 samples a second, 16 bits, one channel */
	VOICE_TO_NOTHING, /* only to find out whether a voice exists */
};

/* A short sound before the words, or instead of them. */
enum voice_sound {
	VOICE_NO_SOUND,
	VOICE_EDGE,    /* the edge of the board: one low tone */
	VOICE_REFUSED, /* two falling tones */
	VOICE_OVER,    /* the game is finished: three rising tones */
	VOICE_SOUNDS
};

/* How the voice sounds. */
struct voice_settings {
	char name[VOICE_NAME]; /* as espeak-ng calls it: "de", "en-us", "en+f3" */
	int rate;   /* words a minute, VOICE_RATE_LEAST to VOICE_RATE_MOST */
	int pitch;  /* 0 to VOICE_PITCH_MOST */
	int volume; /* 0 to VOICE_VOLUME_MOST; 100 is as usual */
};

enum voice_trouble {
	VOICE_FINE,
	VOICE_UNKNOWN,   /* no voice of that name: another speaks */
	/* After one of these the voice is silent for good. */
	VOICE_NOT_BUILT,  /* this halma was built without speech */
	VOICE_NO_LIBRARY, /* espeak-ng is not installed */
	VOICE_NO_DATA,    /* its data are missing */
	VOICE_NO_DEVICE,  /* there is no sound device, or it is busy */
	VOICE_LOST,       /* the device, or the voice itself, has gone */
	VOICE_NO_FILE,    /* the file cannot be written: errno */
	VOICE_TROUBLES
};

struct voice;

/* False if halma was built without speech: then every voice has VOICE_NOT_BUILT. */
bool voice_is_built(void);

/* Starts a voice.  `file` is a descriptor open for writing, which stays the
 * caller's, for VOICE_TO_FILE; else -1.  NULL with errno if there can be no more
 * processes. */
struct voice *voice_new(enum voice_to to, int file);

/* Ends the voice at once, in the middle of a word.  Takes NULL. */
void voice_free(struct voice *voice);

/* Speaks a text in UTF-8, as ear.h gives it; "" for the sound alone.  On a device
 * this cuts what is being spoken unless it `follows`; in a file it always follows.  The
 * text is lost on a device that does not keep up; for a file the call waits. */
void voice_say(struct voice *voice, const struct voice_settings *settings,
	enum voice_sound sound, const char *text, bool follows);

/* Cuts what is being spoken. */
void voice_cut(struct voice *voice);

/* What has gone wrong since the last call.  Waits only if the voice has not yet reported
 * whether it can speak at all, for at most that many milliseconds. */
enum voice_trouble voice_wait(struct voice *voice, int milliseconds);

/* Waits until all is spoken, or a signal comes, and tells what went wrong.  After
 * that only voice_free() is left. */
enum voice_trouble voice_finish(struct voice *voice);

/* Is there a voice of that name?  VOICE_FINE, VOICE_UNKNOWN or why nobody can
 * tell; takes some 20 ms. */
enum voice_trouble voice_try(const char *name);

#endif
