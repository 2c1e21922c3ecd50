/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Measures how long the game waits for speech, and how long the listener does.
 *
 * The sound device is a named pipe, which ALSA writes to by its "file" plugin, with
 * room for 93 ms of sound; it is read at the pace of a device.
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "voice.h"

enum { ROUNDS = 20, ROOM = 4096, PACE = 882 /* bytes in 10 ms */ };

static double now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return 1e3 * (double)time.tv_sec + 1e-6 * (double)time.tv_nsec;
}

/* Makes the pipe and the configuration that makes ALSA use it.  The end to read. */
static int make_device(char *folder)
{
	char pipe[64], path[64];
	FILE *file;
	int fd;

	if (!mkdtemp(folder))
		exit(1);
	snprintf(pipe, sizeof pipe, "%s/device", folder);
	snprintf(path, sizeof path, "%s/asound.conf", folder);
	file = fopen(path, "w");
	if (!file || mkfifo(pipe, 0600) < 0)
		exit(1);
	fprintf(file, "pcm.!default { type file file \"%s\" format raw "
		"slave.pcm { type null } }\n", pipe);
	fclose(file);
	setenv("ALSA_CONFIG_PATH", path, 1);
	/* With a writer that writes nothing the pipe never ends. */
	fd = open(pipe, O_RDWR | O_NONBLOCK);
	fcntl(fd, F_SETPIPE_SZ, ROOM);
	return fd;
}

static void remove_device(const char *folder)
{
	char path[64];

	snprintf(path, sizeof path, "%s/device", folder);
	unlink(path);
	snprintf(path, sizeof path, "%s/asound.conf", folder);
	unlink(path);
	rmdir(folder);
}

/* Waits for sound at most the given time, in milliseconds; false if none came. */
static bool wait_sound(int device, int milliseconds)
{
	struct pollfd end = { .fd = device, .events = POLLIN };

	return poll(&end, 1, milliseconds) > 0;
}

/* Reads until there has been silence for a while; the time at which the last sound came. */
static double drain(int device)
{
	char bytes[ROOM];
	double last = now();

	while (wait_sound(device, 60))
		if (read(device, bytes, sizeof bytes) > 0)
			last = now();
	return last;
}

static void listen_for(int device, double milliseconds)
{
	struct timespec pace = { .tv_nsec = 10000000 };
	double end = now() + milliseconds;
	char bytes[PACE];

	while (now() < end) {
		if (read(device, bytes, sizeof bytes) < 0)
			break;
		nanosleep(&pace, NULL);
	}
}

struct times {
	double sum, most;
};

static void add(struct times *times, double time)
{
	times->sum += time;
	if (time > times->most)
		times->most = time;
}

static void print(const char *what, const struct times *times)
{
	printf("speech, %s: %.2f ms, at most %.2f\n", what, times->sum / ROUNDS, times->most);
}

int main(void)
{
	static const char text[] = "Red: a3, a4, a5, b4, b5, c5. Blue: c1, d1, d2, e1, e2, e3.";
	struct voice_settings settings = {
		.name = "en", .rate = VOICE_RATE, .pitch = VOICE_PITCH,
		.volume = VOICE_VOLUME,
	};
	struct times say = { 0 }, first = { 0 }, cut = { 0 }, next = { 0 }, quit = { 0 };
	char folder[] = "/tmp/halma-bench-XXXXXX";
	int device = make_device(folder);
	double begin = now();
	struct voice *voice = voice_new(VOICE_TO_DEVICE, -1);

	printf("speech, starting a voice: %.2f ms of the game", now() - begin);
	voice_wait(voice, 5000);
	printf(", ready after %.2f ms\n", now() - begin);
	for (int i = 0; i < ROUNDS; i++) {
		begin = now();
		voice_say(voice, &settings, VOICE_NO_SOUND, text, false);
		add(&say, now() - begin);
		wait_sound(device, 5000);
		/* The first one also loads the voice. */
		if (i)
			add(&first, now() - begin);
		listen_for(device, 200 + 17 * i);
		begin = now();
		voice_say(voice, &settings, VOICE_NO_SOUND, "", false);
		add(&next, drain(device) - begin);

		voice_say(voice, &settings, VOICE_NO_SOUND, text, false);
		listen_for(device, 200 + 17 * i);
		begin = now();
		voice_cut(voice);
		add(&cut, drain(device) - begin);
	}
	begin = now();
	voice_say(voice, &settings, VOICE_NO_SOUND, text, false);
	listen_for(device, 300);
	begin = now();
	voice_free(voice);
	add(&quit, ROUNDS * (now() - begin));
	print("the game's time to say a sentence", &say);
	print("until the first sample", &first);
	print("until a cut is silent", &cut);
	print("until another utterance silences it", &next);
	printf("speech, leaving in mid-sentence: %.2f ms\n", quit.sum / ROUNDS);
	remove_device(folder);
	return 0;
}
