/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

#include "mem.h"
#include "utf8.h"

enum { HISTORY_LINES = 1000 };

/* readline and signals call back without a context, so theirs is kept here. */
static struct {
	volatile sig_atomic_t interrupted, continued;
	line_completer *completer;
	void *context;
	void (*watch)(void *context);
	void *watch_context;
	char *history; /* path */
	char **completions;
	size_t count, capacity, next;
} state;

static void on_interrupt(int signal)
{
	state.interrupted = 1;
}

static void on_continue(int signal)
{
	state.continued = 1;
}

const volatile sig_atomic_t *line_interrupt(void)
{
	return &state.interrupted;
}

/* Waits until there is something to read.  Signals are let in only while waiting,
 * so that one that comes just before is not slept through.  False if there was one. */
static bool wait_for_input(int fd)
{
	sigset_t all, old;
	fd_set fds;
	bool done = false;

	FD_ZERO(&fds);
	FD_SET(fd, &fds);
	sigfillset(&all);
	sigprocmask(SIG_BLOCK, &all, &old);
	if (!state.interrupted && !state.continued && !rl_pending_signal())
		done = pselect(fd + 1, &fds, NULL, NULL, NULL, &old) > 0 || errno != EINTR;
	sigprocmask(SIG_SETMASK, &old, NULL);
	return done;
}

/* Reads a key.  readline by itself would go on with the line after Ctrl-C; here the
 * line is emptied and ended. */
static int read_key(FILE *stream)
{
	for (;;) {
		bool ready = wait_for_input(fileno(stream));
		unsigned char key;
		ssize_t got;

		rl_check_signals();
		if (state.interrupted) {
			rl_replace_line("", 0);
			return '\n';
		}
		/* After a stop it goes on behind what the shell has printed. */
		if (state.continued) {
			state.continued = 0;
			rl_forced_update_display();
			continue;
		}
		if (!ready)
			continue;
		got = read(fileno(stream), &key, 1);
		if (got == 1 && state.watch)
			state.watch(state.watch_context);
		if (got == 1)
			return key;
		if (got == 0 || errno != EINTR)
			return EOF;
	}
}

static void set_up_readline(void)
{
	static const char *const variables[][2] = {
		{ "enable-bracketed-paste", "off" },
		{ "bell-style", "none" },
		{ "enable-meta-key", "off" },
		{ "show-all-if-ambiguous", "on" },
		{ "completion-query-items", "0" },
		{ "completion-display-width", "0" },
		{ "page-completions", "off" },
		{ "completion-ignore-case", "on" },
	};

	rl_readline_name = "Halma";
	for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
		rl_variable_bind(variables[i][0], variables[i][1]);
	rl_getc_function = read_key;
	rl_basic_word_break_characters = " ";
	rl_completer_word_break_characters = " ";
	using_history();
	stifle_history(HISTORY_LINES);
}

void line_init(struct line *line, bool interactive)
{
	const char *term = getenv("TERM");
	struct sigaction interrupt = { .sa_handler = on_interrupt };
	struct sigaction go_on = { .sa_handler = on_continue, .sa_flags = SA_RESTART };

	*line = (struct line){ .is_typed = interactive || isatty(STDIN_FILENO) };
	line->readline = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term &&
		*term && strcmp(term, "dumb") != 0;
	if (line->is_typed) {
		sigaction(SIGINT, &interrupt, NULL);
		sigaction(SIGCONT, &go_on, NULL);
	}
	if (line->readline)
		set_up_readline();
	else if (line->is_typed)
		setvbuf(stdin, NULL, _IONBF, 0); /* what is buffered cannot be waited for */
}

void line_clear(struct line *line)
{
	free(line->text);
	free(state.history);
	state.history = NULL;
	*line = (struct line){ 0 };
}

static void remember(const char *text)
{
	HIST_ENTRY *last = history_length ? history_get(history_length) : NULL;

	if (!*text || (last && strcmp(last->line, text) == 0))
		return;
	add_history(text);
	if (state.history)
		append_history(1, state.history);
}

static enum line_result read_with_readline(struct line *line, const char *prompt)
{
	free(line->text);
	if (rl_instream)
		rl_reset_screen_size(); /* it may have changed while the computer thought */
	line->text = readline(prompt);
	if (state.interrupted)
		return LINE_INTERRUPTED;
	if (!line->text) {
		fputc('\n', stdout);
		return LINE_END;
	}
	line_clean(line->text, strlen(line->text), false);
	remember(line->text);
	return LINE_TEXT;
}

static void show(const char *prompt)
{
	fputs(prompt, stdout);
	fflush(stdout);
}

static enum line_result read_plainly(struct line *line, const char *prompt)
{
	ssize_t length;

	if (line->is_typed)
		show(prompt);
	while (line->is_typed && !wait_for_input(STDIN_FILENO)) {
		if (state.interrupted) {
			fputc('\n', stdout);
			return LINE_INTERRUPTED;
		}
		if (state.continued)
			show(prompt);
		state.continued = 0;
	}
	errno = 0;
	length = getline(&line->text, &line->size, stdin);
	if (length < 0) {
		bool interrupted = state.interrupted;

		clearerr(stdin);
		if (line->is_typed)
			fputc('\n', stdout);
		return interrupted ? LINE_INTERRUPTED : errno ? LINE_ERROR : LINE_END;
	}
	line_clean(line->text, (size_t)length, !line->is_typed);
	return LINE_TEXT;
}

void line_clean(char *text, size_t length, bool comments)
{
	static const char mark[] = "\xef\xbb\xbf"; /* U+FEFF */

	if (length && text[length - 1] == '\n')
		text[--length] = '\0';
	if (length && text[length - 1] == '\r')
		text[--length] = '\0';
	/* A zero byte would cut the rest off. */
	for (size_t i = 0; i < length; i++)
		if (!text[i])
			text[i] = '\x7f';
	if (strncmp(text, mark, strlen(mark)) == 0)
		memmove(text, text + strlen(mark), length + 1 - strlen(mark));
	if (comments)
		text[strcspn(text, "#")] = '\0';
	utf8_clean(text);
}

enum line_result line_read(struct line *line, const char *prompt, const char **text)
{
	enum line_result result;

	state.interrupted = 0;
	state.continued = 0;
	result = line->readline ? read_with_readline(line, prompt) :
		read_plainly(line, prompt);
	if (result == LINE_TEXT)
		*text = line->text;
	return result;
}

static void add_completion(void *into, const char *completion)
{
	if (state.count == state.capacity) {
		state.capacity = state.capacity ? 2 * state.capacity : 32;
		state.completions = mem_resize(state.completions, state.capacity,
			sizeof *state.completions);
	}
	state.completions[state.count++] = mem_copy(completion);
}

/* readline asks for one after the other and frees them. */
static char *next_completion(const char *text, int again)
{
	if (!again)
		state.next = 0;
	return state.next < state.count ? state.completions[state.next++] : NULL;
}

static char **complete(const char *text, int start, int end)
{
	char *line = mem_zero((size_t)end + 1, 1);
	char **matches;

	memcpy(line, rl_line_buffer, (size_t)end);
	state.count = 0;
	rl_attempted_completion_over =
		state.completer(state.context, line, NULL, add_completion);
	free(line);
	/* After a cell the move may go on; nothing but a move has a digit there. */
	rl_completion_append_character =
		!start && state.count && strpbrk(state.completions[0], "0123456789") ?
		'\0' : ' ';
	matches = rl_completion_matches(text, next_completion);
	free(state.completions);
	state.completions = NULL;
	state.capacity = 0;
	return matches;
}

void line_complete(struct line *line, line_completer *completer, void *context)
{
	if (!line->readline)
		return;
	state.completer = completer;
	state.context = context;
	rl_attempted_completion_function = complete;
	/* Names of files with blanks go between quotes. */
	rl_completer_quote_characters = "\"'";
	rl_filename_quote_characters = " ";
}

void line_watch_keys(struct line *line, void (*watch)(void *context), void *context)
{
	if (!line->readline)
		return;
	state.watch = watch;
	state.watch_context = context;
}

void line_keep_history(struct line *line, const char *path)
{
	int fd;

	if (!line->readline)
		return;
	/* append_history() wants a file. */
	fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
	if (fd < 0)
		return;
	close(fd);
	state.history = mem_copy(path);
	read_history(path);
	history_truncate_file(path, HISTORY_LINES);
}
