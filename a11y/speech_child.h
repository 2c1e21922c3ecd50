/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the parts of speech_*.c say to each other.  Nobody else includes it.
 *
 * Game and child hold the ends of a socket that keeps messages apart.  To the child
 * go a struct speech_head and the text after it; back come struct speech_report.
 * When the game ends, however it ends, the child sees the socket closed and ends too.
 */
#ifndef A11Y_SPEECH_CHILD_H
#define A11Y_SPEECH_CHILD_H

#include <stddef.h>
#include <stdint.h>

#include "speech.h"

enum speech_kind {
	SPEECH_SAY,
	SPEECH_FOLLOW, /* the same, but what is being spoken comes first */
	SPEECH_CUT,
	SPEECH_END, /* finish what there is to speak, and end */
};

struct speech_head {
	enum speech_kind kind;   /* the rest is for SPEECH_SAY and SPEECH_FOLLOW */
	enum speech_sound sound;
	struct speech_voice voice;
};

struct speech_report {
	enum speech_trouble trouble; /* SPEECH_FINE: it can speak now */
	bool last;                   /* no more reports will come */
	int error;                   /* errno */
};

/* The life of the child; `socket` is its end.  Does not return. */
void speech_voice_run(int socket, enum speech_to to, int file)
	__attribute__((noreturn));

/* Where samples go. */
struct speech_sink {
	enum speech_to to;
	int file;
	int rate;       /* samples a second */
	uint32_t bytes; /* of samples in the file */
	void *pcm;      /* ALSA's handle; NULL */
	bool draining;
};

/* Opens it.  SPEECH_FINE or what is wrong. */
enum speech_trouble speech_sink_open(struct speech_sink *sink, enum speech_to to,
	int file, int rate);

/* Gets ready for an utterance. */
void speech_sink_begin(struct speech_sink *sink);

/* Takes up to `count` samples and returns how many; 0 if the device has no room
 * just now; -1 if it is lost, or with errno if the file cannot be written. */
long speech_sink_write(struct speech_sink *sink, const int16_t *samples, size_t count);

/* Has all been heard?  To be asked again until it has. */
bool speech_sink_drain(struct speech_sink *sink);

/* Ends it when all has been heard. */
void speech_sink_close(struct speech_sink *sink);

/* Drops what is not heard yet. */
void speech_sink_cut(struct speech_sink *sink);

/* Makes a short sound: fills `samples` and returns how many there are. */
enum { SPEECH_TONE = 16384 };
size_t speech_tone_make(enum speech_sound sound, int rate, int16_t samples[SPEECH_TONE]);

#endif
