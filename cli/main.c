/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The program: options, the user's own commands, then one of the ways to be given
 * lines - with -c, from a script, or typed.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "journal.h"
#include "line.h"
#include "mem.h"
#include "option.h"
#include "session.h"
#include "text.h"
#include "words.h"

enum { STATUS_FINE, STATUS_REFUSED, STATUS_USAGE, STATUS_SYSTEM = MEM_STATUS };

static int status_of(enum session_result result)
{
	switch (result) {
	case SESSION_REFUSED: return STATUS_REFUSED;
	case SESSION_FAILED:  return STATUS_SYSTEM;
	default:              return STATUS_FINE;
	}
}

/* Says to standard error what is wrong. */
__attribute__((format(printf, 2, 3))) static void complain(const struct session *session,
	const char *format, ...)
{
	va_list arguments;
	struct buf line = { 0 };

	va_start(arguments, format);
	text_add_list(&line, format, arguments);
	va_end(arguments);
	session_complain(session, line.text);
	buf_clear(&line);
}

/* Runs the lines of -c. */
static int run_commands(struct session *session, const struct option_values *values)
{
	int status = STATUS_FINE;

	for (int i = 0; i < values->command_count && !session->quit; i++) {
		char *command = mem_copy(values->commands[i]);
		enum session_result result;

		line_clean(command, strlen(command), false);
		result = cmd_enter(session, command);
		free(command);
		if (result == SESSION_DONE)
			continue;
		complain(session, _("halma: command %d: %s"), i + 1, session_refusal(session));
		status = status_of(result);
		if (!values->keep_going || result == SESSION_FAILED)
			break;
	}
	return status;
}

/* Runs the lines of standard input, which is not a terminal. */
static int run_script(struct session *session, struct line *input,
	const struct option_values *values)
{
	enum line_result read = LINE_END;
	int status = STATUS_FINE;
	const char *text;

	for (int number = 1; !session->quit &&
	     (read = line_read(input, "", &text)) == LINE_TEXT; number++) {
		enum session_result result = cmd_enter(session, text);

		if (result == SESSION_DONE)
			continue;
		complain(session, _("halma: line %d: %s"), number, session_refusal(session));
		status = status_of(result);
		if (!values->keep_going || result == SESSION_FAILED)
			return status;
	}
	if (read == LINE_ERROR) {
		complain(session, _("halma: %s: %s"), _("standard input"), strerror(errno));
		return STATUS_SYSTEM;
	}
	return status;
}

/* Adds a line that tells the newest kept game that has turns, and how to go on with it. */
static void add_kept(const struct session *session, struct buf *text)
{
	struct game *kept = NULL;
	unsigned turn;
	int n = 1;

	while (session->journal && (kept = journal_read(session->journal,
			JOURNAL_UNFINISHED, n, NULL)) &&
	       !game_count(kept)) {
		game_free(kept);
		n++;
	}
	if (!kept)
		return;
	turn = game_round(kept, game_count(kept));
	if (n == 1)
		text_add(text, _("An unfinished game of %s, at turn %u, is kept: type resume."),
			words_variant_name(game_ground(kept)->variant), turn);
	else
		text_add(text,
			_("An unfinished game of %1$s, at turn %3$u, is kept: type resume %2$d."),
			words_variant_name(game_ground(kept)->variant), n, turn);
	buf_add_char(text, '\n');
	game_free(kept);
}

/* Has the user a file of this name among the settings of halma? */
static bool has_own(const char *name)
{
	char *path = file_settings(name);
	bool has = !path || access(path, F_OK) == 0;

	free(path);
	return has;
}

static void greet(struct session *session, bool reads_own)
{
	const struct view view = session_view(session);
	struct buf text = { 0 };

	buf_add(&text, _("Halma. Type a move such as c3-e5, or help."));
	view_game(&view, &text);
	buf_add_char(&text, '\n');
	add_kept(session, &text);
	if (session->journal && !journal_is_first(session->journal)) {
		text_add(&text, _("Another halma is running; this game is kept in %s."),
			journal_path(session->journal));
		buf_add_char(&text, '\n');
	}
	if (reads_own && !has_own("settings") && !has_own("halmarc"))
		text_add(&text, "%s\n", _("For settings that last, type help set."));
	view_add_next(&view, &text);
	session_print(session, text.text);
	buf_clear(&text);
}

/* Runs what is typed until the user leaves. */
static int run_typed(struct session *session, struct line *input)
{
	while (!session->quit) {
		struct buf prompt = { 0 };
		const char *text;
		enum line_result read;

		session_prompt(session, &prompt);
		read = line_read(input, buf_text(&prompt), &text);
		speech_cut(session->speech);
		buf_clear(&prompt);
		if (read == LINE_END)
			break;
		if (read == LINE_ERROR)
			return STATUS_SYSTEM;
		if (read == LINE_TEXT && cmd_enter(session, text) != SESSION_DONE)
			session_complain(session, session_refusal(session));
		session_check_speech(session, 0);
	}
	return STATUS_FINE;
}

/* Runs the lines of one of the user's files.  Only in that of commands a "#" within a line
 * begins a comment: in that of settings it may be part of a value. */
static void run_own_lines(struct session *session, const char *path, struct buf *text,
	bool comments)
{
	char *line = text->text, *end = line + text->length;

	for (int number = 1; line < end; number++) {
		char *newline = memchr(line, '\n', (size_t)(end - line));
		char *next = newline ? newline + 1 : end;

		line_clean(line, (size_t)(next - line), comments || *line == '#');
		if (cmd_enter(session, line) != SESSION_DONE)
			complain(session, _("halma: %s, line %d: %s"), path, number,
				session_refusal(session));
		line = next;
	}
}

/* Reads one of the user's files and runs its lines.  What is refused is said, and the next
 * line run. */
static void run_own(struct session *session, const char *name, bool comments)
{
	char *path = file_settings(name);
	struct buf text = { 0 };

	if (path && file_read(path, &text))
		run_own_lines(session, path, &text, comments);
	else if (path && errno != ENOENT && errno != ENOTDIR)
		complain(session, _("halma: %s: %s"), path, strerror(errno));
	buf_clear(&text);
	free(path);
}

/* The status of what comes before the first line; says to standard error why it was
 * refused or failed. */
static int status_of_first(const struct session *session, enum session_result result)
{
	if (result != SESSION_DONE)
		complain(session, "halma: %s", session_refusal(session));
	return status_of(result);
}

/* Begins the game as the user's own files and the options say. */
static int begin(struct session *session, const struct option_values *values)
{
	session->silent = true;
	if (!values->no_rc) {
		run_own(session, "settings", false);
		run_own(session, "halmarc", true);
	}
	session->silent = false;
	if (values->speak)
		speech_switch(session->speech, true);
	if (values->width >= 0)
		session->settings.width = values->width;
	if (values->variant)
		session_set_game(session, game_new(values->variant, values->players));
	return values->record ?
		status_of_first(session, cmd_enter_record(session, values->record)) : STATUS_FINE;
}

/* Runs the lines that are typed at a terminal, or stand in a script. */
static int run_lines(struct session *session, struct line *input,
	const struct option_values *values)
{
	char *history;
	int status;

	session->typed = input->is_typed;
	if (session->typed && !values->quiet && !values->record)
		greet(session, !values->no_rc);
	status = status_of_first(session, cmd_enter_first(session));
	if (status)
		return status;
	if (!session->typed)
		return run_script(session, input, values);
	history = session->journal ? journal_file(session->journal, "history") : NULL;
	if (history)
		line_keep_history(input, history);
	line_complete(input, cmd_complete, session);
	line_watch_keys(input, speech_key, session->speech);
	status = run_typed(session, input);
	free(history);
	return status;
}

static int run(struct session *session, const struct option_values *values)
{
	struct line input;
	int status;

	if (values->wav && !speech_open_wav(session->speech, values->wav)) {
		status_of_first(session, cmd_refuse_wav(session, values->wav));
		return STATUS_USAGE;
	}
	status = begin(session, values);
	if (status)
		return status;
	if (values->command_count) {
		status = status_of_first(session, cmd_enter_first(session));
		return status ? status : run_commands(session, values);
	}
	line_init(&input, values->interactive);
	status = run_lines(session, &input, values);
	line_clear(&input);
	return status;
}

/* Where the catalogues lie: beside the program where it was built, in share where it
 * was installed, or where it was to be installed.  The caller frees the path. */
static char *find_catalogues(void)
{
	static const char *const places[] = { "locale/.", "../share/locale/." };
	char program[PATH_MAX];
	ssize_t length = readlink("/proc/self/exe", program, sizeof program);

	while (length > 0 && program[length - 1] != '/')
		length--;
	for (size_t i = 0; length > 0 && i < sizeof places / sizeof *places; i++) {
		struct buf path = { 0 };

		buf_add_bytes(&path, program, (size_t)length);
		buf_add(&path, places[i]);
		if (access(path.text, X_OK) == 0)
			return path.text;
		buf_clear(&path);
	}
	return mem_copy(HALMA_LOCALEDIR);
}

/* Fills standard streams that are closed, so that no file takes their numbers: with
 * one that cannot be used the way they are. */
static void open_streams(void)
{
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0)
			open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/* A seed of the computer's moves that nobody chose. */
static uint64_t random_seed(void)
{
	struct timespec now;

	clock_gettime(CLOCK_REALTIME, &now);
	return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec + (uint64_t)getpid();
}

int main(int argc, char **argv)
{
	struct option_values values;
	struct session session;
	struct journal *journal;
	enum option_result read;
	char *catalogues;
	int status;

	open_streams();
	catalogues = find_catalogues();
	i18n_init(catalogues);
	free(catalogues);
	read = option_read(argc, argv, &values);
	if (read != OPTION_GO_ON) {
		free(values.commands);
		return read == OPTION_WRONG ? STATUS_USAGE :
			fflush(stdout) == 0 && !ferror(stdout) ? STATUS_FINE : STATUS_SYSTEM;
	}
	journal = journal_new();
	session_init(&session, variant_default(), 2, journal);
	session.seed = values.seed ? values.seed : random_seed();
	status = run(&session, &values);
	if (!session_end_speech(&session))
		status = STATUS_SYSTEM;
	session_clear(&session);
	journal_free(journal);
	free(values.commands);
	return status;
}
