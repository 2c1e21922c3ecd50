/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Plays for a blind user of a screen reader: types lines at a terminal, each when the
 * prompt has been heard, and writes down what is heard.
 *
 *     listen PIPE PROMPT PROGRAM [ARGUMENT]... <LINES
 *
 * PROGRAM, the screen reader with what it runs, gets a terminal of 24 lines of 200
 * columns.  It must send what it says into the named PIPE, in the protocol of an
 * Emacspeak speech server: "q {text}" speaks, "l {x}" says one sign, all else is
 * ignored.  Standard output gets a line for each, and "typed: LINE" for what was
 * typed.  A prompt is heard when a text ends in PROMPT.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE = 60 }; /* seconds, after which something is wrong */

struct listener {
	int terminal, heard;
	const char *prompt;
	bool prompted; /* since the last line was typed */
	char line[256]; /* being typed */
	const char *key; /* the next one of it to press; NULL: none */
};

static void fail(const char *what)
{
	perror(what);
	exit(2);
}

/* Takes what stands in braces in a line that was heard; it may be the prompt. */
static void hear(struct listener *listener, char *line)
{
	char *text = strchr(line, '{'), *end = strrchr(line, '}');
	size_t length, prompt = strlen(listener->prompt);

	if ((line[0] != 'q' && line[0] != 'l') || !text || !end || end < text)
		return;
	while (end > text + 1 && end[-1] == ' ')
		end--;
	*end = '\0';
	text++;
	puts(text);
	length = strlen(text);
	if (length >= prompt && strcmp(text + length - prompt, listener->prompt) == 0)
		listener->prompted = true;
}

/* Takes the next line of standard input, or the end of the input after the last. */
static void begin_line(struct listener *listener)
{
	char *line = listener->line;

	listener->prompted = false;
	listener->key = line;
	if (!fgets(line, sizeof listener->line, stdin))
		strcpy(line, "\x04");
	line[strcspn(line, "\n")] = '\0';
	printf("typed: %s\n", line);
	strcat(line, "\r");
}

/* Presses a key.  Before the next one the terminal must show something: a screen
 * reader passes over the echo of one key, not that of many. */
static void press_key(struct listener *listener)
{
	if (write(listener->terminal, listener->key, 1) < 0)
		fail("typing");
	if (!*++listener->key)
		listener->key = NULL;
}

/* Reads what the terminal shows, which is not looked at, and goes on typing.  False
 * at its end. */
static bool look(struct listener *listener)
{
	char screen[4096];

	if (read(listener->terminal, screen, sizeof screen) <= 0)
		return false;
	if (listener->key)
		press_key(listener);
	return true;
}

int main(int argc, char **argv)
{
	const struct winsize size = { .ws_row = 24, .ws_col = 200 };
	struct listener listener = { .prompt = argc > 2 ? argv[2] : "" };
	char *line = NULL;
	size_t room = 0;
	FILE *heard;
	bool open_terminal = true;

	if (argc < 4)
		return 2;
	alarm(PATIENCE);
	if (forkpty(&listener.terminal, NULL, NULL, &size) == 0) {
		execvp(argv[3], argv + 3);
		_exit(127);
	}
	/* Waits until the other end is opened. */
	heard = fopen(argv[1], "r");
	if (!heard)
		fail(argv[1]);
	setvbuf(heard, NULL, _IONBF, 0);
	while (open_terminal) {
		struct pollfd ends[] = {
			{ .fd = listener.terminal, .events = POLLIN },
			{ .fd = fileno(heard), .events = POLLIN },
		};

		if (poll(ends, 2, -1) < 0)
			fail("poll");
		if (ends[0].revents)
			open_terminal = look(&listener);
		if (ends[1].revents && getline(&line, &room, heard) > 0)
			hear(&listener, line);
		if (listener.prompted) {
			begin_line(&listener);
			press_key(&listener);
		}
	}
	while (getline(&line, &room, heard) > 0)
		hear(&listener, line);
	free(line);
	return 0;
}
