/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"
#include "computer.h"
#include "i18n.h"
#include "solve.h"
#include "text.h"

/* Refuses the line if nothing is known of this game. */
static bool has_values(struct session *session)
{
	const struct ground *ground = game_ground(session->game);

	if (solve_has_values(ground))
		return true;
	if (ground->rules.equalise)
		session_refuse(session, NULL, "%s",
			_("With the equalising turn the positions have no known values."));
	else
		session_refuse(session, NULL, "%s",
			_("Only kitchen4 is solved; other boards have no known values."));
	return false;
}

static enum session_result run_value(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct ground *ground = game_ground(session->game);
	const struct position *position = game_position(session->game);
	struct solve_value value = { SOLVE_LOSS, 0 };

	if (!has_values(session))
		return SESSION_REFUSED;
	if (position->standing.end && position->standing.end != POSITION_HOME)
		return session_refuse(session, NULL, "%s", _("The game is over."));
	if (!position->standing.end && !solve_has(ground, position))
		return session_refuse(session, NULL, "%s",
			_("Only positions with all pieces have a known value."));
	if (!position->standing.end)
		value = solve_value(computer_solver(session_computer(session)), ground, position);
	if (value.outcome == SOLVE_DRAW)
		buf_add(&session->answer.text, _("A draw if both play well."));
	else if (value.outcome == SOLVE_WIN)
		text_add(&session->answer.text, i18n_plural("A win in %d turn.",
			"A win in %d turns.", (unsigned long)value.turns), value.turns);
	else if (value.turns)
		text_add(&session->answer.text, i18n_plural("A loss in %d turn.",
			"A loss in %d turns.", (unsigned long)value.turns), value.turns);
	else
		buf_add(&session->answer.text, _("Lost: the other player is home."));
	buf_add_char(&session->answer.text, '\n');
	return SESSION_DONE;
}

static enum session_result run_solve(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct solve_totals totals;

	if (!has_values(session))
		return SESSION_REFUSED;
	totals = solve_totals(computer_solver(session_computer(session)),
		game_ground(session->game));
	text_add(&session->answer.text, _("%d positions: %d won, %d lost, %d drawn"),
		totals.positions, totals.won, totals.lost, totals.drawn);
	buf_add_char(&session->answer.text, '\n');
	return SESSION_DONE;
}

const struct cmd cmd_solve_table[] = {
	{
		.name = NC_("command", "value"), .group = CMD_SOLVED, .run = run_value,
		.help = N_("On kitchen4: tells what the position is worth to the player to move, a win, a loss or a draw, and in how many turns of both sides the game is over if both play well."),
	}, {
		.name = NC_("command", "solve"), .group = CMD_SOLVED, .run = run_solve,
		.help = N_("On kitchen4: counts what all positions by these rules are worth with the first player to move."),
	},
	{ 0 },
};
