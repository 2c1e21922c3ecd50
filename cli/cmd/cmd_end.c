/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How a game is ended before it is won, and passing.
 */
#include "cmd.h"
#include "i18n.h"

static enum session_result run_draw(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	size_t from = game_count(session->game);
	struct fault fault;
	bool done = game_draw(session->game, &fault) != GAME_DRAW_REFUSED;

	return cmd_answer_done(session, from, done, &fault);
}

static enum session_result run_resign(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	size_t from = game_count(session->game);
	struct fault fault;
	bool done = game_resign(session->game, &fault);

	return cmd_answer_done(session, from, done, &fault);
}

static enum session_result run_end(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	size_t from = game_count(session->game);
	struct fault fault;
	bool done = game_stop(session->game, &fault);

	return cmd_answer_done(session, from, done, &fault);
}

static enum session_result run_pass(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	size_t from = game_count(session->game);
	struct fault fault;
	bool done = game_pass(session->game, &fault);

	return cmd_answer_done(session, from, done, &fault);
}

const struct cmd cmd_end_table[] = {
	{
		.name = NC_("command", "draw"), .group = CMD_PLAY, .plays = true, .run = run_draw,
		.help = N_("Offers a draw, takes one that is offered, or claims one when the position has occurred three times. Whoever moves instead declines it."),
	}, {
		.name = NC_("command", "resign"), .group = CMD_PLAY, .plays = true, .run = run_resign,
		.help = N_("Gives up for the player to move. With three players or more the others play on."),
	}, {
		.name = NC_("command", "end"), .group = CMD_PLAY, .plays = true, .run = run_end,
		.help = N_("Ends a game of three players or more with the places so far."),
	}, {
		.name = NC_("command", "pass"), .group = CMD_PLAY, .plays = true, .run = run_pass,
		.help = N_("Passes the turn. That is possible only when no piece can move, and then the program passes by itself."),
	},
	{ 0 },
};
