/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the game and the voice, its child process, send each other, and the parts that
 * the child is made of.  Only the files voice*.c include this.
 *
 * Game and child hold the ends of a socket that keeps messages apart.  To the child
 * go a struct voice_head and the text after it; back come struct voice_report.
 * When the game ends, however it ends, the child sees the socket closed and ends too.
 */
#ifndef A11Y_VOICE_CHILD_H
#define A11Y_VOICE_CHILD_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "voice.h"

enum voice_kind {
	VOICE_SAY,    /* speak this now, instead of what is being spoken */
	VOICE_FOLLOW, /* speak this after what is being spoken */
	VOICE_CUT,    /* speak no further */
	VOICE_END,    /* finish what there is to speak, and end */
};

struct voice_head {
	enum voice_kind kind;   /* the rest is for VOICE_SAY and VOICE_FOLLOW */
	enum voice_sound sound;
	struct voice_settings settings;
};

struct voice_report {
	enum voice_trouble trouble; /* VOICE_FINE: it can speak now */
	bool last;                  /* no more reports will come */
	int error;                  /* errno */
};

/* Runs the child, with its end of the socket, until it ends the process. */
void voice_run(int socket, enum voice_to to, int file) __attribute__((noreturn));

/* Where samples go. */
struct voice_sink {
	enum voice_to to;
	FILE *file;     /* of VOICE_TO_FILE; NULL */
	int rate;       /* samples a second */
	uint32_t bytes; /* of samples in the file */
	void *pcm;      /* ALSA's handle; NULL */
	bool draining;  /* the device plays the last it was given */
};

/* Opens the sink.  VOICE_FINE or what is wrong. */
enum voice_trouble voice_sink_open(struct voice_sink *sink, enum voice_to to,
	int file, int rate);

/* Makes the sink ready for an utterance. */
void voice_sink_begin(struct voice_sink *sink);

/* Takes up to `count` samples and returns how many: 0 if the device has no room now,
 * -1 if the device is lost, or with errno if the file cannot be written. */
long voice_sink_write(struct voice_sink *sink, const int16_t *samples, size_t count);

/* True if all samples have been heard; to be asked again until then. */
bool voice_sink_drain(struct voice_sink *sink);

/* Closes the sink, when all has been heard. */
void voice_sink_close(struct voice_sink *sink);

/* Drops the samples that have not been heard yet. */
void voice_sink_cut(struct voice_sink *sink);

/* Makes a short sound: fills `samples` and returns how many there are. */
enum { VOICE_TONE = 16384 };
size_t voice_tone_make(enum voice_sound sound, int rate, int16_t samples[VOICE_TONE]);

#endif
