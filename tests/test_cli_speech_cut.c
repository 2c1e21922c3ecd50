/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What cuts the voice at a terminal.  In place of espeak-ng stands tests/tools/espeak.c,
 * which speaks without end and tells when it is stopped: nothing is decided by a clock.
 * The program is HALMA, or build/halma; the build folder is B, or build. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum {
	ROOM = 4096,   /* bytes that wait to be read, at most */
	MARK = 512,    /* bytes of dots for each 20 ms that are spoken */
	PATIENCE = 60, /* seconds, after which something is wrong */
};

static const struct row {
	const char *label, *term;
	const char *set;         /* done first */
	const char *type, *wait; /* while "board" is spoken, and what then appears */
	const char *marks;       /* what is then told: ")" cut, "(" another begins */
} rows[] = {
	{ "Enter cuts", "xterm", "turn", "\r", "\nred: ", ")" },
	{ "Enter cuts where lines are read plainly", "dumb", "turn", "\r", "\nred: ", ")" },
	{ "the next answer cuts", "xterm", "turn", "turn\r", "turn 1.\r\nred: ", ")(" },
	{ "Ctrl-C cuts", "xterm", "turn", "\x03", "\nred: ", ")" },
	{ "a key does not", "xterm", "turn", "x", "x", "" },
	{ "a key does if that is set", "xterm", "set interrupt key", "x", "x", ")" },
	{ "a refusal cuts", "xterm", "turn", "c3-d4\r", "is empty.\r\nred: ", ")(" },
};

static char folder[] = "/tmp/halma-cut-XXXXXX";

static void set_up(void)
{
	const char *build = getenv("B") ? getenv("B") : "build";
	char path[4096];
	FILE *file;

	assert_non_null(mkdtemp(folder));
	snprintf(path, sizeof path, "%s/asound.conf", folder);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs("pcm.!default { type null }\n", file);
	fclose(file);
	setenv("ALSA_CONFIG_PATH", path, 1);
	snprintf(path, sizeof path, "%s/spoken", folder);
	setenv("SPOKEN", path, 1);
	snprintf(path, sizeof path, "%s/tests/tools", build);
	setenv("LD_LIBRARY_PATH", path, 1);
	setenv("HOME", folder, 1);
	unsetenv("XDG_STATE_HOME");
	unsetenv("XDG_CONFIG_HOME");
	unsetenv("LANGUAGE");
	unsetenv("INPUTRC");
	setenv("LC_ALL", "C", 1);
}

/* A new pipe each time: the voice of the test before may still hold the old one. */
static int open_spoken(void)
{
	int fd;

	unlink(getenv("SPOKEN"));
	assert_return_code(mkfifo(getenv("SPOKEN"), 0600), 0);
	fd = open(getenv("SPOKEN"), O_RDWR | O_CLOEXEC);
	assert_true(fd >= 0);
	CHECK_INT(fcntl(fd, F_SETPIPE_SZ, ROOM), ROOM);
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

/* Reads until the marks are told, in their order and with nothing but dots before each;
 * without marks, until dots come that were made after the call.  A cut is known when the
 * call begins, so before its mark there are only the dots that waited to be read, and
 * those of the part that was being spoken, and of one more that was already on its way. */
static void expect(int spoken, const char *marks, bool known)
{
	long dots = 0;

	while (*marks || dots <= ROOM + 2 * MARK) {
		char sign;

		CHECK_INT(read(spoken, &sign, 1), 1);
		if (sign == '.') {
			dots++;
			if (known && *marks)
				assert_true(dots <= ROOM + 2 * MARK);
			continue;
		}
		CHECK_INT(sign, *marks);
		if (!*++marks)
			return;
	}
}

static void test_cut(void **state)
{
	const struct row *row = *state;
	int terminal, spoken = open_spoken();
	pid_t child;

	alarm(PATIENCE);
	child = start(row->term, &terminal);
	wait_for(terminal, "red: ");
	type(terminal, row->set);
	type(terminal, "\r");
	wait_for(terminal, ".\r\nred: ");
	expect(spoken, "(", false);
	type(terminal, "board\r");
	wait_for(terminal, "turn 1.\r\nred: ");
	expect(spoken, ")(", true);
	type(terminal, row->type);
	wait_for(terminal, row->wait);
	expect(spoken, row->marks, true);
	kill(child, SIGKILL);
	waitpid(child, NULL, 0);
	close(terminal);
	close(spoken);
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
