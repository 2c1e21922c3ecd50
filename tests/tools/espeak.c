/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Stands in for espeak-ng where a test must know whether speech was stopped: built as
 * libespeak-ng.so.1, which halma loads at run time.
 *
 * It speaks every text without end, in silence, until it is stopped, and writes what
 * happens into the named pipe SPOKEN: "(" when it begins, a MARK of dots for each part
 * that was taken, ")" when it was stopped.  A reader who stops reading stops the clock.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <espeak-ng/speak_lib.h>

enum {
	RATE = 22050, /* samples a second */
	MARK = 512,   /* bytes */
};

static int spoken, part;
static t_espeak_callback *callback;

static void mark(char sign, size_t count)
{
	char signs[MARK];

	memset(signs, sign, count);
	if (write(spoken, signs, count) != (ssize_t)count)
		_exit(1);
}

int espeak_Initialize(espeak_AUDIO_OUTPUT output, int buflength, const char *path, int options)
{
	(void)output;
	(void)path;
	(void)options;
	spoken = open(getenv("SPOKEN"), O_WRONLY);
	part = RATE * buflength / 1000;
	return RATE;
}

void espeak_SetSynthCallback(t_espeak_callback *function)
{
	callback = function;
}

espeak_ERROR espeak_SetVoiceByName(const char *name)
{
	(void)name;
	return EE_OK;
}

espeak_ERROR espeak_SetParameter(espeak_PARAMETER parameter, int value, int relative)
{
	(void)parameter;
	(void)value;
	(void)relative;
	return EE_OK;
}

espeak_ERROR espeak_Synth(const void *text, size_t size, unsigned int position,
	espeak_POSITION_TYPE position_type, unsigned int end_position, unsigned int flags,
	unsigned int *unique_identifier, void *user_data)
{
	static short silence[RATE];
	espeak_EVENT none = { .type = espeakEVENT_LIST_TERMINATED };

	(void)text;
	(void)size;
	(void)position;
	(void)position_type;
	(void)end_position;
	(void)flags;
	(void)unique_identifier;
	(void)user_data;
	mark('(', 1);
	while (callback(silence, part, &none) == 0)
		mark('.', MARK);
	mark(')', 1);
	return EE_OK;
}
