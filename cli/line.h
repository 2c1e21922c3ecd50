/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Reads lines of input: typed with readline, typed without it, or from a script.
 *
 * The only part of the program that knows readline.  It is used when standard
 * input and output are terminals and TERM is not "dumb"; its settings (no
 * bracketed paste, no bell, completions one a line) are set before the user's
 * inputrc, so that what stands there under the name Halma wins.
 */
#ifndef CLI_LINE_H
#define CLI_LINE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

enum line_result {
	LINE_TEXT,
	LINE_INTERRUPTED, /* Ctrl-C: what was typed is dropped */
	LINE_END,
	LINE_ERROR,       /* errno */
};

/* Where the lines come from. */
struct line {
	bool is_typed; /* by a person: prompts make sense */
	bool readline;
	char *text;    /* the last line */
	size_t size;   /* allocated */
};

/* Calls `add` with `into` for each completion of the last word of `line`; `context`
 * is that of line_complete().  False: it is the name of a file. */
typedef void line_add(void *into, const char *completion);
typedef bool line_completer(void *context, const char *line, void *into, line_add *add);

/* Gets ready to read from standard input; the lines are typed if it is a terminal, or
 * `interactive`, where another program passes on what a person types. */
void line_init(struct line *line, bool interactive);
void line_clear(struct line *line);

/* Reads a line, after the prompt if it is typed.  `*text` is clean, one of a script also
 * without its comment, and lives until the next call. */
enum line_result line_read(struct line *line, const char *prompt, const char **text);

/* Cleans in place a line of `length` bytes and their terminator, from wherever it comes:
 * it loses a byte order mark before it, a newline and a carriage return after it, and, if
 * that is asked for, a comment from "#" on.  Zero bytes and what could steer a terminal
 * are replaced (utf8.h). */
void line_clean(char *text, size_t length, bool comments);

/* Completes typed lines with `completer`. */
void line_complete(struct line *line, line_completer *completer, void *context);

/* Calls `watch` with `context` at each key, before it takes effect; only where lines
 * are read with readline. */
void line_watch_keys(struct line *line, void (*watch)(void *context), void *context);

/* Reads what was typed in earlier sessions from a file, and adds every line that
 * is typed from now on to it at once. */
void line_keep_history(struct line *line, const char *path);

/* Not 0 once Ctrl-C was pressed; line_read() sets it to 0 again. */
const volatile sig_atomic_t *line_interrupt(void);

#endif
