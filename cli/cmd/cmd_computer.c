/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <assert.h>

#include "cmd.h"
#include "computer.h"
#include "i18n.h"
#include "match.h"
#include "text.h"
#include "words.h"

enum {
	GO_LEVEL = 3, /* for a player whom a person plays */
	HINT_LEVEL = 5,
};

/* Tells who plays for a player. */
static void add_level(struct session *session, int player)
{
	const char *name = words_player(session->game, player);
	int level = game_level(session->game, player);

	if (level)
		text_add_sentence(&session->answer.text, _("The computer plays %s at level %d."), name,
			level);
	else
		text_add_sentence(&session->answer.text, _("A person plays %s."), name);
}

void cmd_computer_add_players(struct session *session)
{
	for (int player = 0; player < game_ground(session->game)->players; player++)
		if (game_level(session->game, player))
			add_level(session, player);
}

static enum session_result run_computer(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	int player, level = 0;

	if (!argc) {
		for (int i = 0; i < game_ground(session->game)->players; i++) {
			add_level(session, i);
			buf_add_char(&session->answer.text, '\n');
		}
		return SESSION_DONE;
	}
	if (!cmd_read_player(session, argv[0], &player))
		return SESSION_REFUSED;
	if (argc == 2 && !match_is(NC_("value", "off"), argv[1]) &&
	    !text_read_number(argv[1], 1, GAME_LEVELS, &level))
		return session_refuse(session, NULL,
			_("%s is not a level; a level is a number from 1 to %d, or off."),
			text_typed(argv[1]).text, GAME_LEVELS);
	if (argc == 2) {
		game_set_level(session->game, player, level);
		session->halted = false;
	}
	add_level(session, player);
	buf_add_char(&session->answer.text, '\n');
	return SESSION_DONE;
}

/* Is it too early to talk of a draw: has a player moved less often than
 * there are pieces?  A game that is known to be lost is never too young. */
static bool is_opening(const struct game *game, const struct search_result *result)
{
	const struct ground *ground = game_ground(game);
	size_t turns = (size_t)(ground->players * variant_pieces(ground->variant));

	return game_turns(game) < turns &&
		!(result->solved && result->value.outcome == SOLVE_LOSS);
}

/* Draws, if one is offered or can be claimed and winning is not in sight.  False if
 * there is still a move to be made. */
static bool draw_for_computer(struct session *session, const struct search_result *result)
{
	const struct standing *standing = &game_position(session->game)->standing;
	unsigned offers = game_offers(session->game);
	bool accepted = offers & (1u << standing->turn); /* and others have not answered */
	enum game_draw draw;
	struct fault fault;

	if (game_occurrences(session->game) < 3 &&
	    (!offers || accepted || is_opening(session->game, result)))
		return false;
	if (!search_accepts_draw(result))
		return false;
	draw = game_draw(session->game, &fault);
	assert(draw != GAME_DRAW_REFUSED);
	return game_position(session->game)->standing.end;
}

/* Thinks and moves for the player to move. */
static void play(struct session *session, int level)
{
	size_t from = game_count(session->game);
	struct search_result result;
	struct fault fault;
	struct view view;

	computer_think(session_computer(session), session->game, level, 0,
		session->typed ? _("Thinking.") : NULL, &result);
	if (result.stopped) {
		cmd_leave_echo(session);
		session->halted = true;
		text_add(&session->answer.text, "%s ",
			_("Interrupted; the best so far is played."));
	}
	if (!draw_for_computer(session, &result) && result.count) {
		const struct move *move = &result.best[0].move;
		bool done = game_move(session->game, (const uint8_t[]){ move->from, move->to }, 2,
			&fault);

		assert(done);
	}
	session_settle(session);
	view = session_view(session);
	view_done(&view, from, &session->answer.text);
	cmd_computer_add_waiting(session);
}

static enum session_result run_go(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct standing *standing = &game_position(session->game)->standing;
	int level = game_level(session->game, standing->turn);

	if (standing->end)
		return session_refuse(session, NULL, "%s", _("The game is over."));
	session->halted = false;
	play(session, level ? level : GO_LEVEL);
	return SESSION_DONE;
}

static enum session_result run_hint(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	bool solved = solve_has_values(game_ground(session->game));
	struct search_result result;
	int wanted = 1;

	if (argc && !cmd_read_number(session, argv[0], 1, SEARCH_BEST, &wanted))
		return SESSION_REFUSED;
	if (game_position(session->game)->standing.end)
		return session_refuse(session, NULL, "%s", _("The game is over."));
	computer_think(session_computer(session), session->game,
		solved ? GAME_LEVELS : HINT_LEVEL, wanted,
		session->typed ? _("Thinking.") : NULL, &result);
	if (result.stopped) {
		cmd_leave_echo(session);
		text_add(&session->answer.text, "%s\n", _("Interrupted; this is the best so far."));
	}
	for (int i = 0; i < result.count; i++)
		view_hint(&view, &result, i, &session->answer.text);
	return SESSION_DONE;
}

void cmd_computer_add_waiting(struct session *session)
{
	const struct standing *standing = &game_position(session->game)->standing;

	if (session->halted && !standing->end && game_level(session->game, standing->turn))
		text_add(&session->answer.text, "%s\n",
			_("The computer waits; type go to let it play."));
}

bool cmd_computer_is_due(const struct session *session)
{
	const struct standing *standing = &game_position(session->game)->standing;

	return !session->played && !standing->end && !session->halted &&
		game_level(session->game, standing->turn);
}

void cmd_computer_play(struct session *session)
{
	const struct standing *standing = &game_position(session->game)->standing;

	play(session, game_level(session->game, standing->turn));
}

const struct cmd cmd_computer_table[] = {
	{
		.name = NC_("command", "computer"), .group = CMD_PLAY, .plays = true, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER LEVEL]"), .most = 2, .run = run_computer,
		.help = N_("Lets the computer play for a player at a level from 1, for a child, to {levels}; with off instead of a level a person plays again. On its own it tells who plays for whom."),
	}, {
		.name = NC_("command", "go"), .group = CMD_PLAY, .plays = true, .run = run_go,
		.help = N_("Lets the computer move once for the player to move. Ctrl-C makes it move at once."),
	}, {
		.name = NC_("command", "hint"), .letter = 'h', .group = CMD_PLAY,
		.arguments = N_("[N]"), .most = 1, .run = run_hint,
		.help = N_("Names a good move and says why it is good, or the best N. On kitchen4 it knows the best."),
	},
	{ 0 },
};
