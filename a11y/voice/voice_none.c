/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The voice of a halma that was built without speech: it only reports that.  Built
 * instead of the other files of this folder by make WITH_VOICE=0.
 */
#include "voice.h"

#include <stdlib.h>

#include "mem.h"

struct voice {
	bool reported;
};

bool voice_is_built(void)
{
	return false;
}

struct voice *voice_new(enum voice_to to, int file)
{
	return mem_zero(1, sizeof(struct voice));
}

void voice_free(struct voice *voice)
{
	free(voice);
}

void voice_say(struct voice *voice, const struct voice_settings *settings,
	enum voice_sound sound, const char *text, bool follows)
{
}

void voice_cut(struct voice *voice)
{
}

enum voice_trouble voice_wait(struct voice *voice, int milliseconds)
{
	bool reported = voice->reported;

	voice->reported = true;
	return reported ? VOICE_FINE : VOICE_NOT_BUILT;
}

enum voice_trouble voice_finish(struct voice *voice)
{
	return voice_wait(voice, 0);
}

enum voice_trouble voice_try(const char *name)
{
	return VOICE_NOT_BUILT;
}
