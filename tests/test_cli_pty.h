/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The program at a terminal: a real one, made here, that a person seems to type at.
 *
 * The program is HALMA, or build/halma.
 */
#ifndef TESTS_TEST_CLI_PTY_H
#define TESTS_TEST_CLI_PTY_H

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

#define ESC "\x1b"
#define UP ESC "[A"
#define CTRL_C "\x03"
#define CTRL_D "\x04"
#define TAB "\t"

/* Instead of typing: kill -9, and start anew. */
#define RESTART "<restart>"

/* Instead of typing: the program is stopped and goes on, as after Ctrl-Z and fg. */
#define STOP "<stop>"

/* Instead of typing: the terminal gets this number of columns. */
#define COLUMNS(number) "<columns " #number ">"

enum { STEPS = 12, SECONDS = 30 };

/* What is typed, and what must then appear; NULL: nothing in particular. */
struct step {
	const char *type, *wait;
};

struct pty_row {
	const char *label, *term;
	const char *inputrc; /* NULL: none */
	struct step steps[STEPS];
	const char *never; /* this is nowhere in what the program prints */
};

/* A program at the other end of the terminal, and what it has printed. */
struct pty {
	int columns; /* of the terminal, at first; 0: it does not tell */
	char folder[64];
	int master;
	pid_t pid;
	char *text; /* CR LF as LF */
	size_t length, seen; /* bytes; those that were waited for */
};

static inline void set_path(const char *name, const char *folder, const char *file)
{
	char path[128];

	snprintf(path, sizeof path, "%s/%s", folder, file);
	setenv(name, path, 1);
}

/* In the child: the program, with the terminal as its own. */
static inline void run_program(const struct pty *pty, const struct pty_row *row, const char *slave)
{
	const char *program = getenv("HALMA");
	int fd;

	setsid();
	fd = open(slave, O_RDWR);
	if (fd < 0 || dup2(fd, 0) < 0 || dup2(fd, 1) < 0 || dup2(fd, 2) < 0)
		_exit(120);
	close(pty->master);
	set_path("HOME", pty->folder, ".");
	set_path("XDG_STATE_HOME", pty->folder, "state");
	set_path("XDG_CONFIG_HOME", pty->folder, "config");
	set_path("INPUTRC", pty->folder, "inputrc");
	setenv("LC_ALL", "C", 1);
	unsetenv("LANGUAGE");
	if (row->term)
		setenv("TERM", row->term, 1);
	else
		unsetenv("TERM");
	execl(program ? program : "build/halma", "halma", "--no-rc", (char *)NULL);
	_exit(121);
}

/* Makes the terminal so wide. */
static inline void resize(const struct pty *pty, int columns)
{
	const struct winsize size = { .ws_row = 25, .ws_col = (unsigned short)columns };

	CHECK_INT(ioctl(pty->master, TIOCSWINSZ, &size), 0);
}

static inline void start(struct pty *pty, const struct pty_row *row)
{
	pty->master = posix_openpt(O_RDWR | O_NOCTTY);
	assert_true(pty->master >= 0);
	if (pty->columns)
		resize(pty, pty->columns);
	CHECK_INT(grantpt(pty->master), 0);
	CHECK_INT(unlockpt(pty->master), 0);
	pty->pid = fork();
	assert_true(pty->pid >= 0);
	if (!pty->pid)
		run_program(pty, row, ptsname(pty->master));
}

/* Reads what there is, for as long as `seconds` allow.  False at the end. */
static inline bool read_more(struct pty *pty)
{
	struct pollfd ready = { .fd = pty->master, .events = POLLIN };
	char bytes[4096];
	ssize_t got;

	if (poll(&ready, 1, 1000 * SECONDS) <= 0)
		fail_msg("nothing comes; so far: %s", pty->text ? pty->text : "");
	got = read(pty->master, bytes, sizeof bytes);
	if (got <= 0)
		return false; /* EIO: nobody has the other end open */
	pty->text = realloc(pty->text, pty->length + (size_t)got + 1);
	for (ssize_t i = 0; i < got; i++)
		if (bytes[i] != '\r')
			pty->text[pty->length++] = bytes[i];
	pty->text[pty->length] = '\0';
	return true;
}

/* Waits until a text appears after what was waited for before. */
static inline void wait_for(struct pty *pty, const char *text)
{
	const char *found;

	while (!pty->text || !(found = strstr(pty->text + pty->seen, text)))
		if (!read_more(pty))
			fail_msg("the program has gone, before \"%s\": %s", text,
				pty->text ? pty->text : "");
	pty->seen = (size_t)(found - pty->text) + strlen(text);
}

static inline void type(const struct pty *pty, const char *text)
{
	size_t length = strlen(text);

	CHECK_INT(write(pty->master, text, length), (ssize_t)length);
}

static inline void restart(struct pty *pty, const struct pty_row *row)
{
	kill(pty->pid, SIGKILL);
	while (read_more(pty))
		;
	waitpid(pty->pid, NULL, 0);
	close(pty->master);
	start(pty, row);
}

static inline void stop_for_a_while(const struct pty *pty)
{
	int status;

	kill(pty->pid, SIGSTOP);
	CHECK_INT(waitpid(pty->pid, &status, WUNTRACED), pty->pid);
	assert_true(WIFSTOPPED(status));
	kill(pty->pid, SIGCONT);
}

static inline void make_folder(struct pty *pty, const char *inputrc)
{
	char path[128];
	FILE *file;

	snprintf(pty->folder, sizeof pty->folder, "%s/halma-pty-XXXXXX",
		access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	assert_non_null(mkdtemp(pty->folder));
	snprintf(path, sizeof path, "%s/inputrc", pty->folder);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs(inputrc ? inputrc : "", file);
	fclose(file);
}

static inline void remove_folder(const struct pty *pty)
{
	char command[128];

	snprintf(command, sizeof command, "rm -r '%s'", pty->folder);
	CHECK_INT(system(command), 0);
}

/* Does what a step says, and waits for what must then appear. */
static inline void do_step(struct pty *pty, const struct pty_row *row,
	const struct step *step)
{
	int columns;

	if (strcmp(step->type, RESTART) == 0)
		restart(pty, row);
	else if (strcmp(step->type, STOP) == 0)
		stop_for_a_while(pty);
	else if (sscanf(step->type, "<columns %d>", &columns) == 1)
		resize(pty, columns);
	else
		type(pty, step->type);
	if (step->wait)
		wait_for(pty, step->wait);
}

/* Plays a row to the end of the program; pty_clear() is called after it. */
static inline void pty_play(struct pty *pty, const struct pty_row *row)
{
	int status;

	make_folder(pty, row->inputrc);
	start(pty, row);
	for (int i = 0; i < STEPS && row->steps[i].type; i++)
		do_step(pty, row, &row->steps[i]);
	while (read_more(pty))
		;
	CHECK_INT(waitpid(pty->pid, &status, 0), pty->pid);
	assert_true(WIFEXITED(status));
	CHECK_INT(WEXITSTATUS(status), 0);
	if (row->never && strstr(pty->text, row->never))
		fail_msg("has what must not be there: %s", pty->text);
}

static inline void pty_clear(struct pty *pty)
{
	free(pty->text);
	close(pty->master);
	remove_folder(pty);
}

#endif
