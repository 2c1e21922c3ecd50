/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "record.h"
#include "text.h"
#include "words.h"

/* Is it a record?  Not if it is longer than FILE_BYTES. */
static bool is_record(const void *kind, const char *text, size_t length)
{
	struct fault fault;
	struct game *game = length > FILE_BYTES ? NULL : record_read(text, length, &fault);

	game_free(game);
	return game;
}

/* Writes a record into a file, unless that holds something else. */
static enum session_result save(struct session *session, const char *path)
{
	struct buf text = { 0 };
	bool done;

	if (!file_may_replace(path, is_record, NULL))
		return errno != EEXIST ? cmd_fail(session, path) : session_refuse(session, NULL,
			_("%s exists and is not a record of Halma; choose another name."), path);
	record_write(session->game, &text);
	done = file_write(path, text.text, text.length);
	buf_clear(&text);
	return done ? SESSION_DONE : cmd_fail(session, path);
}

static enum session_result run_save(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	char *path = argc ? cmd_read_path(argv[0]) : session->file ?
		mem_copy(session->file) : NULL;
	enum session_result result;

	if (!path)
		return session_refuse(session, NULL, "%s",
			_("The game has no file yet; type save and a file name."));
	result = save(session, path);
	if (result != SESSION_DONE) {
		free(path);
		return result;
	}
	free(session->file);
	session->file = path;
	text_add(&session->answer.text, _("Saved as %s."), path);
	buf_add_char(&session->answer.text, '\n');
	return SESSION_DONE;
}

/* Reads a record from a file; NULL if the line was refused, as `*result` says. */
static struct game *load(struct session *session, const char *path,
	enum session_result *result)
{
	struct buf text = { 0 };
	struct game *game = NULL;
	struct fault fault;

	if (!file_read(path, &text)) {
		*result = cmd_fail(session, path);
	} else if (!record_read_part(buf_text(&text), text.length, &game, &fault)) {
		*result = session_refuse_record(session, path, game, &fault);
		game_free(game);
		game = NULL;
	}
	buf_clear(&text);
	return game;
}

enum session_result cmd_load_file(struct session *session, const char *path)
{
	enum session_result result = SESSION_DONE;
	struct game *game = load(session, path, &result);
	size_t from;

	if (!game)
		return result;
	from = game_count(game);
	session_set_game(session, game);
	session->file = mem_copy(path);
	text_add(&session->answer.text, _("Loaded %s."), path);
	return cmd_answer_game(session, "", from);
}

static enum session_result run_load(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	char *path = cmd_read_path(argv[0]);
	enum session_result result = cmd_load_file(session, path);

	free(path);
	return result;
}

/* The number of games that resume can go on with. */
static int count_kept(const struct session *session)
{
	int count = 0;
	struct game *game;

	while (session->journal && (game = journal_read(session->journal, count + 1))) {
		game_free(game);
		count++;
	}
	return count;
}

/* Adds a line that tells the n-th game. */
static void add_kept(struct session *session, int n, const struct game *game)
{
	size_t turns = game_turns(game);
	struct buf names = { 0 };

	words_add_players(game, &names);
	text_add(&session->answer.text, i18n_plural("%1$d: %2$s, %4$zu turn: %3$s.",
		"%1$d: %2$s, %4$zu turns: %3$s.", turns), n, game_ground(game)->variant->id,
		names.text, turns);
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&names);
}

/* Tells the games that resume can go on with, the newest first. */
static enum session_result list_kept(struct session *session)
{
	struct game *game;

	for (int n = 1; session->journal && (game = journal_read(session->journal, n)); n++) {
		add_kept(session, n, game);
		game_free(game);
	}
	if (!session->answer.text.length)
		text_add(&session->answer.text, "%s\n", _("No unfinished game is kept."));
	return SESSION_DONE;
}

static enum session_result run_resume(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct game *game = NULL;
	int n = 1, count;
	size_t from;

	if (argc && match_is(NC_("value", "list"), argv[0]))
		return list_kept(session);
	if (argc && argv[0][strspn(argv[0], "0123456789")])
		return cmd_misused(session, self);
	if (argc && !cmd_read_number(session, argv[0], 1, JOURNAL_GAMES, &n))
		return SESSION_REFUSED;
	errno = 0;
	if (session->journal)
		game = journal_resume(session->journal, n);
	if (!game && errno)
		return cmd_fail(session, journal_path(session->journal));
	count = game ? 0 : count_kept(session);
	if (!game && !count)
		return session_refuse(session, NULL, "%s", _("No unfinished game is kept."));
	if (!game)
		return session_refuse(session, NULL, i18n_plural(
			"Only %d unfinished game is kept; resume list tells it.",
			"Only %d unfinished games are kept; resume list tells them.",
			(unsigned long)count), count);
	from = game_count(game);
	session_resume_game(session, game);
	return cmd_answer_game(session, _("Resumed."), from);
}

const struct cmd cmd_record_table[] = {
	{
		.name = NC_("command", "save"), .group = CMD_GAME, .words = { CMD_FILE },
		.arguments = N_("[FILE]"), .most = 1, .rest = true, .run = run_save,
		.help = N_("Saves the game as a record in a file; without a name, in that of the last save or load."),
	}, {
		.name = NC_("command", "load"), .group = CMD_GAME, .words = { CMD_FILE },
		.arguments = N_("FILE"), .least = 1, .most = 1, .rest = true, .run = run_load,
		.help = N_("Loads a game from a file and goes on with it."),
	}, {
		.name = NC_("command", "resume"), .group = CMD_GAME, .words = { CMD_KEPT },
		.arguments = N_("[N|list]"), .most = 1, .run = run_resume,
		.help = N_("Goes on with the last unfinished game, or with the N-th last; with list it tells which are kept. Every turn is kept as it is played, so that this also helps after a crash."),
	},
	{ 0 },
};
