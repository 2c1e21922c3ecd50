/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The short sounds before the words: triangle waves, which are soft and need no mathematics, fading
 * in and out so that they do not click.
 */
#include "voice_child.h"

enum { NOTES = 3, FADE = 8, LOUD = 6000 };

struct note {
	int pitch;  /* Hz; 0 after the last */
	int length; /* ms */
};

static const struct note sounds[VOICE_SOUNDS][NOTES] = {
	[VOICE_EDGE] = { { 220, 90 } },
	[VOICE_REFUSED] = { { 440, 80 }, { 330, 110 } },
	[VOICE_OVER] = { { 523, 110 }, { 659, 110 }, { 784, 200 } }, /* C, E, G */
};

/* The wave's height at sample i: from -LOUD to LOUD and back, `pitch` times a second. */
static int wave(int pitch, int rate, int i)
{
	int phase = (int)((long long)i * pitch * 4 * LOUD / rate % (4 * LOUD));

	return phase < 2 * LOUD ? phase - LOUD : 3 * LOUD - phase;
}

static size_t add_note(const struct note *note, int rate, int16_t *samples)
{
	int count = rate * note->length / 1000, fade = rate * FADE / 1000;

	for (int i = 0; i < count; i++) {
		int near = i < count - i ? i : count - i; /* to an end */
		int loud = near < fade ? near : fade;

		samples[i] = (int16_t)(wave(note->pitch, rate, i) * loud / fade);
	}
	return (size_t)count;
}

size_t voice_tone_make(enum voice_sound sound, int rate, int16_t samples[VOICE_TONE])
{
	size_t count = 0;

	for (int i = 0; i < NOTES && sounds[sound][i].pitch; i++)
		count += add_note(&sounds[sound][i], rate, samples + count);
	return count;
}
