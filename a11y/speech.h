/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A voice that speaks while the game goes on, by espeak-ng.
 *
 * The voice is a child process, for three reasons that were measured with
 * espeak-ng 1.51 and ALSA 1.2: libraries of sound write to standard error and may
 * exit, so they must not share these with the game; a device that hangs is ended by
 * ending the child; and loading espeak-ng takes 10 ms, which pass behind the prompt.
 * The child loads the library at run time, so that a game without speech starts 2.6
 * ms sooner and also where espeak-ng is not installed.  It asks for samples
 * (AUDIO_OUTPUT_SYNCHRONOUS) and plays them itself, since espeak-ng's own playing
 * takes a missing device for success.
 *
 * Here is the side of the game.  What waits in it: speech_finish() until all is spoken,
 * speech_wait() and speech_try() for a report of the child, speech_say() into a file
 * until the child has room for the text, and speech_free() for the end of a child that
 * it has killed.  The child's side is speech_voice.c, which alone knows espeak-ng;
 * speech_sink.c alone knows ALSA.
 */
#ifndef A11Y_SPEECH_H
#define A11Y_SPEECH_H

#include <stdbool.h>
#include <stdint.h>

enum {
	SPEECH_NAME = 40,       /* bytes of a voice's name with its terminator */
	SPEECH_TEXT_MAX = 65536, /* bytes that one utterance speaks: an hour and more */
	SPEECH_RATE_LEAST = 80, SPEECH_RATE_MOST = 450, SPEECH_RATE = 175,
	SPEECH_PITCH_MOST = 100, SPEECH_PITCH = 50,
	SPEECH_VOLUME_MOST = 200, SPEECH_VOLUME = 100,
};

/* Where it is heard. */
enum speech_to {
	SPEECH_TO_DEVICE,  /* the sound device that ALSA calls "default" */
	SPEECH_TO_FILE,    /* a WAV file: 22050 samples a second, 16 bits, one channel */
	SPEECH_TO_NOTHING, /* only to find out whether a voice exists */
};

/* A short sound before the words, or instead of them. */
enum speech_sound {
	SPEECH_NO_SOUND,
	SPEECH_EDGE,    /* the edge of the board: one low tone */
	SPEECH_REFUSED, /* two falling tones */
	SPEECH_OVER,    /* the game is finished: three rising tones */
	SPEECH_SOUNDS
};

/* How it sounds. */
struct speech_voice {
	char name[SPEECH_NAME]; /* as espeak-ng calls it: "de", "en-us", "en+f3" */
	int rate;   /* words a minute, SPEECH_RATE_LEAST to SPEECH_RATE_MOST */
	int pitch;  /* 0 to SPEECH_PITCH_MOST */
	int volume; /* 0 to SPEECH_VOLUME_MOST; 100 is as usual */
};

enum speech_trouble {
	SPEECH_FINE,
	SPEECH_NO_VOICE,   /* no voice of that name: another speaks */
	/* After one of these it is silent for good. */
	SPEECH_NO_LIBRARY, /* espeak-ng is not installed */
	SPEECH_NO_DATA,    /* its data are missing */
	SPEECH_NO_DEVICE,  /* there is no sound device, or it is busy */
	SPEECH_LOST,       /* the device, or the voice itself, has gone */
	SPEECH_NO_FILE,    /* the file cannot be written: errno */
	SPEECH_TROUBLES
};

struct speech;

/* Starts a voice.  `file` is a descriptor open for writing, which stays the
 * caller's, for SPEECH_TO_FILE; else -1.  NULL with errno if there can be no more
 * processes. */
struct speech *speech_new(enum speech_to to, int file);

/* Ends it at once, in the middle of a word.  Takes NULL. */
void speech_free(struct speech *speech);

/* Speaks a text in UTF-8, as spoken.h gives it; "" for the sound alone.  On a device
 * this cuts what is being spoken unless it `follows`; in a file it always follows.  A
 * device that does not keep up loses it; a file is waited for. */
void speech_say(struct speech *speech, const struct speech_voice *voice,
	enum speech_sound sound, const char *text, bool follows);

/* Cuts what is being spoken. */
void speech_cut(struct speech *speech);

/* What has gone wrong since the last call, without waiting. */
enum speech_trouble speech_check(struct speech *speech);

/* The same; before the voice has said whether it can speak at all, waits for that,
 * at most so many milliseconds. */
enum speech_trouble speech_wait(struct speech *speech, int milliseconds);

/* Waits until all is spoken, or a signal comes, and tells what went wrong.  After
 * that only speech_free() is left. */
enum speech_trouble speech_finish(struct speech *speech);

/* Is there a voice of that name?  SPEECH_FINE, SPEECH_NO_VOICE or why nobody can
 * tell; takes some 20 ms. */
enum speech_trouble speech_try(const char *name);

#endif
