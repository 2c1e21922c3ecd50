/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"
#include "i18n.h"
#include "text.h"
#include "words.h"

/* Answers with what was done from index `from` on. */
static enum session_result answer_done(struct session *session, size_t from)
{
	const struct view view = session_view(session);

	session_settle(session);
	view_done(&view, from, &session->answer.text);
	return SESSION_DONE;
}

enum session_result cmd_answer_done(struct session *session, size_t from, bool done,
	const struct fault *fault)
{
	if (!done)
		return session_refuse_fault(session, fault);
	session->halted = false;
	return answer_done(session, from);
}

enum session_result cmd_move(struct session *session, const uint8_t *cells, size_t count)
{
	const struct view view = session_view(session);
	size_t from = game_count(session->game);
	struct fault fault;

	if (game_move(session->game, cells, count, &fault))
		return cmd_answer_done(session, from, true, &fault);
	session_refuse_fault(session, &fault);
	/* Where the piece can go instead helps only if it may move at all. */
	if (fault.error > ERROR_GAME_OVER) {
		buf_add_char(&session->why, ' ');
		view_moves_of(&view, cells[0], &session->why);
	}
	return SESSION_REFUSED;
}

/* Takes back what the computer has done since a person's last turn. */
static size_t undo_computers(struct game *game)
{
	bool person = false;
	size_t undone = 0;

	for (int player = 0; player < game_ground(game)->players; player++)
		person |= !game_level(game, player);
	while (person && game_level(game, game_position(game)->standing.turn) &&
	       game_undo(game, 1))
		undone++;
	return undone;
}

/* Names what was taken back or else played again, from index `from` on, up to `to`, and who
 * is to move now. */
static void answer_turns(struct session *session, bool back, size_t from, size_t to)
{
	const struct view view = session_view(session);
	struct buf list = { 0 };

	view_add_turns(&view, from, to, &list);
	text_add(&session->answer.text, back ? _("Taken back: %s.") : _("Played again: %s."),
		buf_text(&list));
	view_add_next(&view, &session->answer.text);
	buf_clear(&list);
}

static enum session_result run_undo(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	size_t before = game_count(session->game), undone;
	int steps = 1;

	if (argc && !cmd_read_number(session, argv[0], 1, CMD_TURNS, &steps))
		return SESSION_REFUSED;
	if (session->played)
		return cmd_review_step_by(session, -steps);
	undone = game_undo(session->game, (size_t)steps);
	undone += undo_computers(session->game);
	if (!undone)
		return session_refuse(session, NULL, "%s", cmd_has_finished(session) ?
			_("There is nothing to take back; load 1 brings back the last finished game.") :
			_("There is nothing to take back."));
	session->halted = true;
	answer_turns(session, true, game_count(session->game), before);
	cmd_computer_add_waiting(session);
	return SESSION_DONE;
}

static enum session_result run_redo(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	size_t from = game_count(session->game), redone;
	int steps = 1;

	if (argc && !cmd_read_number(session, argv[0], 1, CMD_TURNS, &steps))
		return SESSION_REFUSED;
	if (session->played)
		return cmd_review_step_by(session, steps);
	redone = game_redo(session->game, (size_t)steps);
	if (!redone)
		return session_refuse(session, NULL, "%s", _("There is nothing to play again."));
	if (redone == 1)
		answer_done(session, from);
	else
		answer_turns(session, false, from, game_count(session->game));
	cmd_computer_add_waiting(session);
	return SESSION_DONE;
}

const struct cmd cmd_play_table[] = {
	{
		.name = NC_("command", "undo"), .letter = 'u', .group = CMD_PLAY,
		.arguments = N_("[N]"), .most = 1, .run = run_undo,
		.help = N_("Takes back the last turn, or the last N."),
	}, {
		.name = NC_("command", "redo"), .group = CMD_PLAY,
		.arguments = N_("[N]"), .most = 1, .run = run_redo,
		.help = N_("Plays again what undo took back: one turn, or N."),
	},
	{ 0 },
};
