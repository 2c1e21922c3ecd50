/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Where samples go: to the sound device by ALSA, or into a WAV file.
 *
 * The child does not wait for the device, which takes what it has room for: LATENCY of
 * sound at most, which is also all that a cut must drop.  But opening the device and
 * writing to it can hang inside a library, so an alarm ends the child after WATCHDOG
 * seconds there.
 */
#include <alsa/asoundlib.h>
#include <string.h>
#include <unistd.h>

#include "voice_child.h"

enum {
	LATENCY = 100000, /* microseconds */
	WATCHDOG = 3,     /* seconds */
	HEADER = 44,      /* bytes before the samples of a WAV file */
};

static void put_number(uint8_t *at, uint32_t number, int bytes)
{
	for (int i = 0; i < bytes; i++)
		at[i] = (uint8_t)(number >> 8 * i);
}

/* Fills the header of a WAV file ("Multimedia Programming Interface and Data
 * Specifications 1.0", IBM and Microsoft 1991): PCM, one channel, 16 bits. */
static void fill_header(const struct voice_sink *sink, uint8_t header[HEADER])
{
	uint32_t rate = (uint32_t)sink->rate;

	memcpy(header, "RIFF    WAVEfmt ", 16);
	put_number(header + 4, sink->bytes + HEADER - 8, 4);
	put_number(header + 16, 16, 4);       /* bytes of the format */
	put_number(header + 20, 1, 2);        /* PCM */
	put_number(header + 22, 1, 2);        /* channels */
	put_number(header + 24, rate, 4);
	put_number(header + 28, 2 * rate, 4); /* bytes a second */
	put_number(header + 32, 2, 2);        /* bytes of all channels */
	put_number(header + 34, 16, 2);       /* bits */
	memcpy(header + 36, "data", 4);
	put_number(header + 40, sink->bytes, 4);
}

/* Brings the lengths in the header up to date; a pipe keeps those it began with. */
static void renew_header(const struct voice_sink *sink)
{
	uint8_t header[HEADER];

	fill_header(sink, header);
	if (pwrite(fileno(sink->file), header, sizeof header, 0) < 0)
		return;
}

static enum voice_trouble open_file(struct voice_sink *sink, int file)
{
	uint8_t header[HEADER];

	/* What a reader of a pipe takes for "to the end". */
	sink->bytes = UINT32_MAX - HEADER;
	fill_header(sink, header);
	sink->bytes = 0;
	sink->file = fdopen(file, "w");
	/* Without a buffer each error is told at once. */
	if (!sink->file || setvbuf(sink->file, NULL, _IONBF, 0) != 0 ||
	    fwrite(header, sizeof header, 1, sink->file) != 1)
		return VOICE_NO_FILE;
	renew_header(sink);
	return VOICE_FINE;
}

static enum voice_trouble open_device(struct voice_sink *sink)
{
	snd_pcm_t *pcm = NULL;
	int error;

	alarm(WATCHDOG);
	error = snd_pcm_open(&pcm, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK);
	if (!error)
		error = snd_pcm_set_params(pcm, SND_PCM_FORMAT_S16,
			SND_PCM_ACCESS_RW_INTERLEAVED, 1, (unsigned)sink->rate, 1, LATENCY);
	alarm(0);
	sink->pcm = pcm;
	return error ? VOICE_NO_DEVICE : VOICE_FINE;
}

enum voice_trouble voice_sink_open(struct voice_sink *sink, enum voice_to to,
	int file, int rate)
{
	*sink = (struct voice_sink){ .to = to, .rate = rate };
	switch (to) {
	case VOICE_TO_DEVICE: return open_device(sink);
	case VOICE_TO_FILE:   return open_file(sink, file);
	default:              return VOICE_FINE;
	}
}

void voice_sink_begin(struct voice_sink *sink)
{
	sink->draining = false;
	if (sink->pcm)
		snd_pcm_prepare(sink->pcm);
}

static long write_device(struct voice_sink *sink, const int16_t *samples, size_t count)
{
	snd_pcm_sframes_t wrote;

	alarm(WATCHDOG);
	wrote = snd_pcm_writei(sink->pcm, samples, count);
	if (wrote < 0 && wrote != -EAGAIN)
		wrote = snd_pcm_recover(sink->pcm, (int)wrote, 1) < 0 ? -1 : 0;
	alarm(0);
	return wrote == -EAGAIN ? 0 : wrote;
}

long voice_sink_write(struct voice_sink *sink, const int16_t *samples, size_t count)
{
	switch (sink->to) {
	case VOICE_TO_DEVICE:
		return write_device(sink, samples, count);
	case VOICE_TO_FILE:
		if (fwrite(samples, 2, count, sink->file) != count)
			return -1;
		sink->bytes += (uint32_t)(2 * count);
		return (long)count;
	default:
		return (long)count;
	}
}

static bool drain_device(struct voice_sink *sink)
{
	int left = 0;

	alarm(WATCHDOG);
	if (!sink->draining)
		left = snd_pcm_drain(sink->pcm);
	sink->draining = true;
	alarm(0);
	return left != -EAGAIN || snd_pcm_state(sink->pcm) != SND_PCM_STATE_DRAINING;
}

bool voice_sink_drain(struct voice_sink *sink)
{
	if (sink->to == VOICE_TO_FILE)
		renew_header(sink);
	return !sink->pcm || drain_device(sink);
}

void voice_sink_close(struct voice_sink *sink)
{
	if (!sink->pcm)
		return;
	alarm(WATCHDOG);
	snd_pcm_close(sink->pcm);
	alarm(0);
	sink->pcm = NULL;
}

void voice_sink_cut(struct voice_sink *sink)
{
	if (!sink->pcm)
		return;
	alarm(WATCHDOG);
	snd_pcm_drop(sink->pcm);
	alarm(0);
}
