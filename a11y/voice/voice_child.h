/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the parts of voice_*.c say to each other.  Nobody else includes it.
 *
 * Game and child hold the ends of a socket that keeps messages apart.  To the child
 * go a struct voice_head and the text after it; back come struct voice_report.
 * When the game ends, however it ends, the child sees the socket closed and ends too.
 */
#ifndef A11Y_VOICE_CHILD_H
#define A11Y_VOICE_CHILD_H

#include <stddef.h>
#include <stdint.h>

#include "voice.h"

enum voice_kind {
	VOICE_SAY,
	VOICE_FOLLOW, /* the same, but what is being spoken comes first */
	VOICE_CUT,
	VOICE_END, /* finish what there is to speak, and end */
};

struct voice_head {
	enum voice_kind kind;   /* the rest is for VOICE_SAY and VOICE_FOLLOW */
	enum voice_sound sound;
	struct voice_settings settings;
};

struct voice_report {
	enum voice_trouble trouble; /* VOICE_FINE: it can speak now */
	bool last;                   /* no more reports will come */
	int error;                   /* errno */
};

/* The life of the child; `socket` is its end.  Does not return. */
void voice_run(int socket, enum voice_to to, int file)
	__attribute__((noreturn));

/* Where samples go. */
struct voice_sink {
	enum voice_to to;
	int file;
	int rate;       /* samples a second */
	uint32_t bytes; /* of samples in the file */
	void *pcm;      /* ALSA's handle; NULL */
	bool draining;
};

/* Opens it.  VOICE_FINE or what is wrong. */
enum voice_trouble voice_sink_open(struct voice_sink *sink, enum voice_to to,
	int file, int rate);

/* Gets ready for an utterance. */
void voice_sink_begin(struct voice_sink *sink);

/* Takes up to `count` samples and returns how many; 0 if the device has no room
 * just now; -1 if it is lost, or with errno if the file cannot be written. */
long voice_sink_write(struct voice_sink *sink, const int16_t *samples, size_t count);

/* Has all been heard?  To be asked again until it has. */
bool voice_sink_drain(struct voice_sink *sink);

/* Ends it when all has been heard. */
void voice_sink_close(struct voice_sink *sink);

/* Drops what is not heard yet. */
void voice_sink_cut(struct voice_sink *sink);

/* Makes a short sound: fills `samples` and returns how many there are. */
enum { VOICE_TONE = 16384 };
size_t voice_tone_make(enum voice_sound sound, int rate, int16_t samples[VOICE_TONE]);

#endif
