/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Stepping through a game.  What is looked at is a copy (session_review()), so that taking
 * back and playing again in it changes nothing of the game being played.
 */
#include "cmd.h"
#include "i18n.h"
#include "match.h"
#include "text.h"
#include "words.h"

/* The ways to step, and N_ names of them. */
enum step { STEP_FIRST, STEP_LAST, STEP_BACK, STEP_FORWARD, STEP_OFF, STEPS };

static const char *const steps[STEPS] = {
	[STEP_FIRST] = NC_("value", "first"), [STEP_LAST] = NC_("value", "last"),
	[STEP_BACK] = NC_("value", "back"), [STEP_FORWARD] = NC_("value", "forward"),
	[STEP_OFF] = NC_("value", "off"),
};

const char *cmd_review_step(int i)
{
	return i < STEPS ? steps[i] : NULL;
}

/* Goes as far as something is done less than or as often as `count` times. */
static void go_to(struct game *game, size_t count)
{
	while (game_count(game) > count && game_undo(game, 1))
		continue;
	while (game_count(game) < count && game_redo(game, 1))
		continue;
}

/* Tells which turn was the last, and how the game has ended. */
static enum session_result answer(struct session *session)
{
	const struct view view = session_view(session);

	if (!game_count(session->game)) {
		text_add(&session->answer.text, "%s\n", _("The start of the game."));
		return SESSION_DONE;
	}
	view_last(&view, 1, &session->answer.text);
	if (game_position(session->game)->standing.end)
		view_turn(&view, &session->answer.text);
	return SESSION_DONE;
}

enum session_result cmd_review_step_by(struct session *session, int count)
{
	size_t done = count < 0 ? game_undo(session->game, (size_t)-count) :
		game_redo(session->game, (size_t)count);

	if (done)
		return answer(session);
	return session_refuse(session, NULL, "%s", count < 0 ?
		_("This is the start of the game.") : _("This is the last turn."));
}

/* Reads the number of a turn, and the player, into the count of what is done by then. */
static bool find_turn(struct session *session, int argc, char **argv, size_t *count)
{
	const struct game *game = session_played(session);
	unsigned last = game_count(game) ? game_round(game, game_count(game) - 1) : 0;
	int player = GROUND_NOBODY, number;
	size_t i = 0;
	unsigned round = 0;

	if (!cmd_read_number(session, argv[0], 1, last ? (int)last : 1, &number) ||
	    (argc > 1 && !cmd_read_player(session, argv[1], &player)))
		return false;
	*count = 0;
	for (; i < game_count(game); i++) {
		round += game_begins_round(game, i);
		if (round == (unsigned)number &&
		    (player == GROUND_NOBODY || game_turn(game, i)->player == player))
			*count = i + 1;
	}
	if (!*count)
		session_refuse(session, NULL, _("%s has no turn %d."),
			words_player(game, player == GROUND_NOBODY ? 0 : player), number);
	return *count;
}

static enum session_result leave(struct session *session)
{
	struct view view;

	session_end_review(session);
	view = session_view(session);
	text_add(&session->answer.text, "%s", _("The review ends."));
	view_add_next(&view, &session->answer.text);
	return SESSION_DONE;
}

/* What word it is; -1 if none. */
static int find_step(const char *word)
{
	struct match match = { 0 };

	for (int i = 0; i < STEPS; i++)
		match_add_both(&match, steps[i], i);
	return match_find(&match, word, NULL);
}

static enum session_result run_review(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	bool number = argc && argv[0][0] >= '0' && argv[0][0] <= '9';
	int step = argc && !number ? find_step(argv[0]) : -1;
	size_t count = 0;

	if ((argc && !number && step < 0) || (argc > 1 && !number))
		return cmd_misused(session, self);
	if (step == STEP_OFF)
		return session->played ? leave(session) : session_refuse(session, NULL, "%s",
			_("There is no review to leave."));
	if (!session->played && !game_count(session->game))
		return session_refuse(session, NULL, "%s", _("Nothing has been played yet."));
	if (number && !find_turn(session, argc, argv, &count))
		return SESSION_REFUSED;
	session_review(session);
	if (step == STEP_BACK || step == STEP_FORWARD)
		return cmd_review_step_by(session, step == STEP_BACK ? -1 : 1);
	if (step == STEP_LAST)
		count = SIZE_MAX;
	if (argc)
		go_to(session->game, count);
	return answer(session);
}

const struct cmd cmd_review_table[] = {
	{
		.name = NC_("command", "review"), .group = CMD_GAME, .words = { CMD_STEP, CMD_PLAYER },
		.arguments = N_("[back|forward|first|last|N [PLAYER]|off]"), .most = 2,
		.run = run_review,
		.help = N_("Steps through the game without changing it: one turn back or forward, to the start, to the end, or to turn N, of all or of one player. All that looks at the board tells how it stood then; undo and redo step too. With off the game goes on."),
	},
	{ 0 },
};
