/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cuts the voice at a terminal.  The sound device is a named pipe, read here as
 * fast as it is written: what is not cut is heard to its end.  The program is HALMA,
 * or build/halma. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum {
	BOARD = 400000, /* bytes of sound that the whole answer to "board" is, and more */
	PART = 200000,  /* much less */
	ROOM = 4096,    /* bytes that the device takes before it is read */
	SILENCE = 300, /* ms without sound after which no more is waited for */
	PATIENCE = 30,  /* seconds, after which something is wrong */
};

static const struct row {
	const char *label, *term;
	const char *set;         /* done first */
	const char *type, *wait; /* while "board" is spoken, and what then appears */
	bool is_cut;
} rows[] = {
	{ "Enter cuts", "xterm", "turn", "\r", "\nred> ", true },
	{ "Enter cuts where lines are read plainly", "dumb", "turn", "\r", "\nred> ", true },
	{ "the next answer cuts", "xterm", "turn", "turn\r", "turn 1.\r\nred> ", true },
	{ "Ctrl-C cuts", "xterm", "turn", "\x03", "\nred> ", true },
	{ "a key does not", "xterm", "turn", "x", "x", false },
	{ "a key does if that is set", "xterm", "set interrupt key", "x", "x", true },
	{ "a refusal cuts", "xterm", "turn", "c3-d4\r", "is empty.\r\nred> ", true },
};

static char folder[] = "/tmp/halma-cut-XXXXXX";

static void set_up(void)
{
	char path[64], device[64];
	FILE *file;

	assert_non_null(mkdtemp(folder));
	snprintf(device, sizeof device, "%s/device", folder);
	snprintf(path, sizeof path, "%s/asound.conf", folder);
	file = fopen(path, "w");
	assert_non_null(file);
	fprintf(file, "pcm.!default { type file file \"%s\" format raw "
		"slave.pcm { type null } }\n", device);
	fclose(file);
	assert_return_code(mkfifo(device, 0600), 0);
	setenv("ALSA_CONFIG_PATH", path, 1);
	setenv("HOME", folder, 1);
	unsetenv("XDG_STATE_HOME");
	unsetenv("XDG_CONFIG_HOME");
	unsetenv("LANGUAGE");
	unsetenv("INPUTRC");
	setenv("LC_ALL", "C", 1);
}

static int open_device(void)
{
	char device[64];
	int fd;

	snprintf(device, sizeof device, "%s/device", folder);
	fd = open(device, O_RDWR | O_NONBLOCK | O_CLOEXEC);
	assert_true(fd >= 0);
	fcntl(fd, F_SETPIPE_SZ, ROOM);
	return fd;
}

static pid_t start(const char *term, int *terminal)
{
	const char *program = getenv("HALMA") ? getenv("HALMA") : "build/halma";
	const struct winsize size = { .ws_row = 24, .ws_col = 80 };
	pid_t child = forkpty(terminal, NULL, NULL, &size);

	if (child == 0) {
		setenv("TERM", term, 1);
		execl(program, "halma", "--no-rc", "--quiet", "--speak", (char *)NULL);
		_exit(127);
	}
	assert_true(child > 0);
	return child;
}

/* Reads what the terminal shows until it ends in a text. */
static void wait_for(int terminal, const char *text)
{
	char shown[4096] = "";
	size_t length = 0, wanted = strlen(text);

	while (length < wanted || memcmp(shown + length - wanted, text, wanted) != 0) {
		if (length == sizeof shown - 1 || read(terminal, shown + length, 1) != 1)
			fail_msg("no \"%s\" in \"%s\"", text, shown);
		shown[++length] = '\0';
	}
}

static void type(int terminal, const char *text)
{
	CHECK_INT(write(terminal, text, strlen(text)), (ssize_t)strlen(text));
}

/* Listens until so much was heard, or there is silence for so many milliseconds; how
 * much it was. */
static long hear(int device, long enough, int silence)
{
	struct pollfd end = { .fd = device, .events = POLLIN };
	char bytes[ROOM];
	long heard = 0;

	while (heard < enough && poll(&end, 1, silence) > 0) {
		ssize_t got = read(device, bytes, sizeof bytes);

		heard += got > 0 ? got : 0;
	}
	return heard;
}

static void test_cut(void **state)
{
	const struct row *row = *state;
	int terminal, device = open_device();
	long heard;
	pid_t child;

	alarm(PATIENCE);
	child = start(row->term, &terminal);
	wait_for(terminal, "red> ");
	type(terminal, row->set);
	type(terminal, "\r");
	wait_for(terminal, ".\r\nred> ");
	hear(device, BOARD, SILENCE);
	type(terminal, "board\r");
	wait_for(terminal, "turn 1.\r\nred> ");
	assert_true(hear(device, 1, 1000 * PATIENCE) > 0);
	type(terminal, row->type);
	wait_for(terminal, row->wait);
	heard = hear(device, BOARD, row->is_cut ? SILENCE : 1000 * PATIENCE);
	if (row->is_cut)
		assert_true(heard < PART);
	else
		assert_true(heard >= BOARD);
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	close(terminal);
	close(device);
	alarm(0);
}

static void clean_up(void)
{
	char command[64];

	snprintf(command, sizeof command, "rm -rf %s", folder);
	if (system(command) != 0)
		perror(folder);
}

int main(void)
{
	int failed;

	set_up();
	failed = CHECK_RUN("speech, cut", CHECK_TABLE(rows, test_cut));
	clean_up();
	return failed;
}
