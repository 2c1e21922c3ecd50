/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard of an utterance when another comes, by the samples that reach the sound
 * device.  The device is a named pipe; while nobody reads it, time stands still. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "buf.h"
#include "check.h"
#include "voice_child.h"

enum {
	RATE = 22050,
	ROOM = 4096,        /* bytes that the device takes before it is read */
	LATENCY = RATE / 5, /* bytes of 100 ms: what ALSA holds */
	PART = RATE / 25,   /* bytes of 20 ms: what may be on the way to it */
	WHOLE = 600000,     /* bytes of the whole text, at least */
	PATIENCE = 60,      /* seconds, after which something is wrong */
};

static const struct row {
	const char *label;
	bool is_cut, follows; /* is the voice cut; does the tone follow the text */
	bool is_whole;        /* is the whole text heard */
} rows[] = {
	{ "another utterance cuts", false, false, false },
	{ "what follows waits", false, true, true },
	{ "a cut", true, false, false },
	{ "what follows a cut does not wait", true, true, false },
};

static char folder[] = "/tmp/halma-voice-XXXXXX", device[64];

static void set_up(void)
{
	char path[64];
	FILE *file;

	assert_non_null(mkdtemp(folder));
	snprintf(device, sizeof device, "%s/device", folder);
	snprintf(path, sizeof path, "%s/asound.conf", folder);
	file = fopen(path, "w");
	assert_non_null(file);
	fprintf(file, "pcm.!default { type file file \"%s\" format raw "
		"slave.pcm { type null } }\n", device);
	fclose(file);
	setenv("ALSA_CONFIG_PATH", path, 1);
}

/* A new pipe each time: the voice of a test that failed may still hold the old one. */
static int open_device(void)
{
	int fd;

	unlink(device);
	assert_return_code(mkfifo(device, 0600), 0);
	fd = open(device, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	assert_true(fd >= 0);
	CHECK_INT(fcntl(fd, F_SETPIPE_SZ, ROOM), ROOM);
	return fd;
}

/* Waits until the first sound has come, which it leaves there. */
static void wait_sound(int fd)
{
	struct pollfd end = { .fd = fd, .events = POLLIN };

	CHECK_INT(poll(&end, 1, 1000 * PATIENCE), 1);
	CHECK_INT(fcntl(fd, F_SETFL, 0), 0);
}

/* Reads all that the voice plays until it ends by itself. */
static void hear(struct voice *voice, int fd, struct buf *sound)
{
	char bytes[ROOM];
	ssize_t got;
	int status;
	pid_t waiter = fork();

	if (waiter == 0)
		_exit((int)voice_finish(voice));
	while ((got = read(fd, bytes, sizeof bytes)) > 0)
		buf_add_bytes(sound, bytes, (size_t)got);
	CHECK_INT(waitpid(waiter, &status, 0), waiter);
	CHECK_INT(status, 0);
}

/* A long text, then a tone: the tone is heard last, and of the text all or no
 * more than was on its way when the cut was sent. */
static void test_cut(void **state)
{
	const struct row *row = *state;
	const struct voice_settings settings = {
		.name = "en", .rate = VOICE_RATE, .volume = VOICE_VOLUME,
	};
	static const char text[] = "one, two, three, four, five, six, seven, eight, nine, ten, "
		"eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, "
		"nineteen, twenty, twenty-one, twenty-two, twenty-three, twenty-four, twenty-five.";
	int16_t tone[VOICE_TONE];
	size_t length = 2 * voice_tone_make(VOICE_EDGE, RATE, tone);
	int fd = open_device();
	struct voice *voice = voice_new(VOICE_TO_DEVICE, -1);
	struct buf sound = { 0 };

	voice_say(voice, &settings, VOICE_NO_SOUND, text, false);
	wait_sound(fd);
	if (row->is_cut)
		voice_cut(voice);
	voice_say(voice, &settings, VOICE_EDGE, "", row->follows);
	hear(voice, fd, &sound);
	print_message("%zu bytes\n", sound.length);
	assert_true(sound.length > length);
	assert_memory_equal(sound.text + sound.length - length, tone, length);
	if (row->is_whole)
		assert_true(sound.length - length >= WHOLE);
	else
		assert_true(sound.length - length <= ROOM + LATENCY + PART);
	buf_clear(&sound);
	voice_free(voice);
	close(fd);
}

int main(void)
{
	char path[64];
	int failed;

	alarm(4 * PATIENCE);
	set_up();
	failed = CHECK_RUN("voice", CHECK_TABLE(rows, test_cut));
	unlink(device);
	snprintf(path, sizeof path, "%s/asound.conf", folder);
	unlink(path);
	rmdir(folder);
	return failed;
}
