/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The games that the program keeps by itself: unfinished ones, for resume, and finished ones.
 */
#include <errno.h>
#include <string.h>

#include "cmd.h"
#include "i18n.h"
#include "match.h"
#include "text.h"
#include "words.h"

enum { DATE = sizeof "2026-12-31" };

/* The number of games of a shelf. */
static int count_kept(const struct session *session, enum journal_shelf shelf)
{
	int count = 0;
	struct game *game;

	while (session->journal &&
	       (game = journal_read(session->journal, shelf, count + 1, NULL))) {
		game_free(game);
		count++;
	}
	return count;
}

/* Adds a line that tells the n-th game. */
static void add_unfinished(struct session *session, int n, const struct game *game)
{
	struct buf names = { 0 };

	words_add_players(game, &names);
	text_add(&session->answer.text, _("%1$d: %2$s, at turn %4$u: %3$s."), n,
		words_variant_name(game_ground(game)->variant), names.text,
		game_round(game, game_count(game)));
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&names);
}

static void add_finished(struct session *session, int n, const struct game *game, time_t when)
{
	struct view view = session_view(session);
	struct buf names = { 0 }, result = { 0 };
	char date[DATE] = "";
	struct tm day;

	view.game = game;
	if (localtime_r(&when, &day))
		strftime(date, sizeof date, "%Y-%m-%d", &day);
	words_add_players(game, &names);
	view_add_state(&view, false, &result);
	text_add(&session->answer.text, _("%1$d: %2$s, %3$s, %4$s."), n,
		words_variant_name(game_ground(game)->variant), buf_text(&names), date);
	text_add_sentence(&session->answer.text, "%s", buf_text(&result));
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&names);
	buf_clear(&result);
}

/* Tells the games of a shelf, the newest first. */
static enum session_result list_kept(struct session *session, enum journal_shelf shelf)
{
	struct game *game;
	time_t when;

	for (int n = 1; session->journal &&
	     (game = journal_read(session->journal, shelf, n, &when)); n++) {
		if (shelf == JOURNAL_FINISHED)
			add_finished(session, n, game, when);
		else
			add_unfinished(session, n, game);
		game_free(game);
	}
	if (!session->answer.text.length)
		text_add(&session->answer.text, "%s\n", shelf == JOURNAL_FINISHED ?
			_("No finished game is kept but the one being played.") :
			_("No unfinished game is kept."));
	return SESSION_DONE;
}

static enum session_result run_games(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	return list_kept(session, JOURNAL_FINISHED);
}

/* Refuses the line since fewer games are kept on the shelf. */
static enum session_result refuse_number(struct session *session, enum journal_shelf shelf)
{
	int count = count_kept(session, shelf);

	if (shelf == JOURNAL_FINISHED)
		return session_refuse(session, NULL, count ? i18n_plural(
			"Only %d finished game is kept; games tells it.",
			"Only %d finished games are kept; games tells them.",
			(unsigned long)count) : _("No finished game is kept."), count);
	return session_refuse(session, NULL, count ? i18n_plural(
		"Only %d unfinished game is kept; resume list tells it.",
		"Only %d unfinished games are kept; resume list tells them.",
		(unsigned long)count) : _("No unfinished game is kept."), count);
}

/* Goes on with the n-th game of a shelf, after the sentence `what`. */
static enum session_result go_on(struct session *session, enum journal_shelf shelf, int n,
	const char *what)
{
	struct game *game = NULL;
	size_t from;

	errno = 0;
	if (session->journal)
		game = journal_resume(session->journal, shelf, n);
	if (!game && errno)
		return cmd_fail(session, journal_path(session->journal));
	if (!game)
		return refuse_number(session, shelf);
	from = game_count(game);
	session_resume_game(session, game);
	return cmd_answer_game(session, what, from);
}

enum session_result cmd_load_finished(struct session *session, const char *number)
{
	int n;

	if (!cmd_read_number(session, number, 1, JOURNAL_KEPT_FINISHED, &n))
		return SESSION_REFUSED;
	return go_on(session, JOURNAL_FINISHED, n, _("Loaded."));
}

bool cmd_has_finished(const struct session *session)
{
	struct game *game = session->journal ?
		journal_read(session->journal, JOURNAL_FINISHED, 1, NULL) : NULL;

	game_free(game);
	return game;
}

static enum session_result run_resume(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	int n = 1;

	if (argc && match_is(NC_("value", "list"), argv[0]))
		return list_kept(session, JOURNAL_UNFINISHED);
	if (argc && argv[0][strspn(argv[0], "0123456789")])
		return cmd_misused(session, self);
	/* The first file is not of a game being played where none has begun. */
	if (argc && !cmd_read_number(session, argv[0], 1, JOURNAL_KEPT + 1, &n))
		return SESSION_REFUSED;
	return go_on(session, JOURNAL_UNFINISHED, n, _("Resumed."));
}

const struct cmd cmd_kept_table[] = {
	{
		.name = NC_("command", "resume"), .group = CMD_GAME, .words = { CMD_KEPT },
		.arguments = N_("[N|list]"), .most = 1, .run = run_resume,
		.help = N_("Goes on with the last unfinished game, or with the N-th last; with list it tells which are kept. Every turn is kept as it is played, so that this also helps after a crash."),
	}, {
		.name = NC_("command", "games"), .group = CMD_GAME, .run = run_games,
		.help = N_("Lists the last twenty finished games with their dates, the newest first. The command load and a number brings one back."),
	},
	{ 0 },
};
