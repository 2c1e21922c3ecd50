/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

enum { NAMED = 6 }; /* turns that are named each */

static void add_path(const struct view *view, const struct move_path *path,
	struct buf *list)
{
	for (int i = 0; i < path->count; i++)
		text_add_item(list, view_cell(view, path->cell[i]).text);
}

static void add_move(const struct view *view, const struct game_turn *turn,
	struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const char *name = words_player(view->game, turn->player);
	int jumps = move_jump_count(&ground->board, &turn->path);
	struct buf cells = { 0 };

	add_path(view, &turn->path, &cells);
	if (jumps && view->verbosity != VIEW_BRIEF)
		text_add(out, i18n_plural("%s: %s, %d jump.", "%s: %s, %d jumps.",
			(unsigned long)jumps), name, buf_text(&cells), jumps);
	else
		text_add(out, _("%s: %s."), name, buf_text(&cells));
	buf_clear(&cells);
}

/* Did this turn bring its player home? */
static bool is_arrival(const struct view *view, size_t i)
{
	const struct game_turn *turn = game_turn(view->game, i);
	const struct standing *after = i + 1 < game_count(view->game) ?
		&game_turn(view->game, i + 1)->before :
		&game_position(view->game)->standing;

	return (after->finished & ~turn->before.finished) >> turn->player & 1;
}

/* Do the pieces stand as the i-th thing that was done has left them? */
static bool is_last_move(const struct view *view, size_t i)
{
	for (i++; i < game_count(view->game); i++)
		if (game_turn(view->game, i)->kind == GAME_MOVE)
			return false;
	return true;
}

/* What a draw did: an offer, an acceptance, or the end, which the state tells. */
static void add_draw(const struct view *view, const struct game_turn *turn,
	struct buf *out)
{
	const char *name = words_player(view->game, turn->player);

	if (turn->claim)
		text_add(out, _("%s claims a draw."), name);
	else if (turn->offers)
		text_add(out, _("%s accepts the draw."), name);
	else
		text_add(out, _("%s offers a draw."), name);
}

/* Did a player move who could have taken a draw instead, and does the game go on? */
static bool is_decline(const struct view *view, size_t i)
{
	const struct game_turn *turn = game_turn(view->game, i);
	bool is_last = i + 1 == game_count(view->game);

	return turn->kind == GAME_MOVE && turn->offers &&
		!(turn->offers >> turn->player & 1) &&
		!(is_last && game_position(view->game)->standing.end);
}

/* Has this turn decided a game of two?  Then the outcome says so. */
static bool is_win(const struct view *view, size_t i)
{
	return game_ground(view->game)->players == 2 && i + 1 == game_count(view->game) &&
		game_position(view->game)->standing.end == POSITION_HOME;
}

void view_add_turn(const struct view *view, size_t i, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const struct game_turn *turn = game_turn(view->game, i);
	const char *name = words_player(view->game, turn->player);

	switch (turn->kind) {
	case GAME_MOVE:
		add_move(view, turn, out);
		if (is_arrival(view, i) && !is_win(view, i))
			text_add_sentence(out, _("%s is home."), name);
		else if (view->verbosity == VIEW_FULL && is_last_move(view, i))
			text_add_sentence(out, _("%s has %d of %d in the goal."), name,
				position_in_goal(game_position(view->game), ground, turn->player),
				variant_pieces(ground->variant));
		break;
	case GAME_PASS:
		text_add(out, _("%s cannot move and passes."), name);
		break;
	case GAME_RESIGN:
		if (ground->rules.teams)
			text_add(out, _("%s resigns for both partners."), name);
		else
			text_add(out, _("%s resigns."), name);
		break;
	case GAME_DRAW:
		add_draw(view, turn, out);
		break;
	case GAME_STOP:
		text_add(out, _("%s ends the game before it is decided."), name);
		break;
	}
	if (is_decline(view, i))
		text_add_sentence(out, "%s", _("The draw is declined."));
	if (turn->comment)
		text_add_sentence(out, _("Comment: %s"), turn->comment);
}

void view_last(const struct view *view, size_t count, struct buf *out)
{
	size_t turns = game_turns(view->game);
	size_t skipped = turns > count ? turns - count : 0;
	size_t number = 0;
	unsigned round = 0;

	if (!game_count(view->game))
		text_add(out, "%s\n", _("Nothing has been played yet."));
	for (size_t i = 0; i < game_count(view->game); i++) {
		const struct game_turn *turn = game_turn(view->game, i);
		struct buf sentence = { 0 };

		round += game_begins_round(view->game, i);
		number += game_is_turn(turn);
		/* An offer goes with the turn that follows it. */
		if (number + !game_is_turn(turn) <= skipped)
			continue;
		view_add_turn(view, i, &sentence);
		if (game_is_turn(turn))
			text_add(out, _("%u: %s"), round, buf_text(&sentence));
		else
			buf_add(out, buf_text(&sentence));
		buf_add_char(out, '\n');
		buf_clear(&sentence);
	}
}

/* The turn in a few words, for a line with others. */
static void add_short(const struct view *view, size_t i, struct buf *line)
{
	const struct game_turn *turn = game_turn(view->game, i);
	struct buf cells = { 0 };

	switch (turn->kind) {
	case GAME_MOVE:
		for (int hop = 0; hop < turn->path.count; hop++)
			text_add(&cells, hop ? "-%s" : "%s",
				view_cell(view, turn->path.cell[hop]).text);
		text_add_item(line, buf_text(&cells));
		break;
	case GAME_PASS:
		text_add_item(line, _(NC_("turn", "pass")));
		break;
	case GAME_RESIGN:
		text_add_item(line, _(NC_("turn", "resign")));
		break;
	case GAME_DRAW:
		text_add_item(line, _(NC_("turn", "draw")));
		break;
	case GAME_STOP:
		text_add_item(line, _(NC_("turn", "end")));
		break;
	}
	if (turn->comment)
		text_add_sentence(line, "{%s}", turn->comment);
	buf_clear(&cells);
}

/* Adds the turn as a thing: "Red a5, c3", "the pass of Red". */
static void add_named(const struct view *view, size_t i, struct buf *out)
{
	const struct game_turn *turn = game_turn(view->game, i);
	const char *name = words_player(view->game, turn->player);
	struct buf cells = { 0 };

	switch (turn->kind) {
	case GAME_MOVE:
		add_path(view, &turn->path, &cells);
		text_add(out, _("%1$s %2$s"), name, buf_text(&cells));
		break;
	case GAME_PASS:
		text_add(out, _("the pass of %s"), name);
		break;
	case GAME_RESIGN:
		text_add(out, _("the resignation of %s"), name);
		break;
	case GAME_DRAW:
		text_add(out, turn->claim || turn->offers ? _("the draw of %s") :
			_("the draw offer of %s"), name);
		break;
	case GAME_STOP:
		text_add(out, _("the end by %s"), name);
		break;
	}
	buf_clear(&cells);
}

void view_add_turns(const struct view *view, size_t from, size_t to, struct buf *list)
{
	struct buf first = { 0 }, last = { 0 };

	for (size_t i = from; i < to && to - from <= NAMED; i++) {
		buf_cut(&last, 0);
		add_named(view, i, &last);
		text_add_entry(list, buf_text(&last));
	}
	if (to - from > NAMED) {
		add_named(view, from, &first);
		add_named(view, to - 1, &last);
		text_add(list, _("%zu turns, from %s to %s"), to - from, buf_text(&first),
			buf_text(&last));
	}
	buf_clear(&first);
	buf_clear(&last);
}

/* Adds a round as a line, and empties it. */
static void add_round(unsigned round, struct buf *line, struct buf *out)
{
	if (line->length) {
		text_add(out, _("%u: %s"), round, buf_text(line));
		buf_add_char(out, '\n');
	}
	buf_cut(line, 0);
}

void view_each_round(const struct view *view, view_adder *add, struct buf *out)
{
	struct buf line = { 0 };
	unsigned round = 0;

	for (size_t i = 0; i < game_count(view->game); i++) {
		if (i && game_begins_round(view->game, i))
			add_round(++round, &line, out);
		add(view, i, &line);
	}
	add_round(round + 1, &line, out);
	buf_clear(&line);
}

void view_history(const struct view *view, struct buf *out)
{
	if (!game_count(view->game))
		text_add(out, "%s\n", _("Nothing has been played yet."));
	if (game_comment(view->game))
		text_add(out, "{%s}\n", game_comment(view->game));
	view_each_round(view, add_short, out);
}
