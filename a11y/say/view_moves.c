/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "rules.h"
#include "text.h"
#include "view.h"
#include "words.h"

/* Where one piece can go. */
struct reach {
	struct cellset steps, jumps;
	uint8_t count[BOARD_CELLS]; /* jumps that a cell of `jumps` takes */
	int most;                   /* of them */
};

static void find_reach(const struct view *view, const struct position *position,
	unsigned cell, struct reach *reach)
{
	const struct ground *ground = game_ground(view->game);
	struct cellset legal = rules_landings(ground, position, cell);

	reach->steps = move_steps(ground, position, cell);
	reach->jumps = move_jumps(ground, position, cell, reach->count);
	reach->steps = cellset_and(&reach->steps, &legal);
	reach->jumps = cellset_and(&reach->jumps, &legal);
	reach->most = 0;
	CELLSET_EACH(landing, &reach->jumps)
		if (reach->count[landing] > reach->most)
			reach->most = reach->count[landing];
}

/* The cells of a reach that take this many jumps. */
static struct cellset by_jumps(const struct reach *reach, int jumps)
{
	struct cellset cells = { 0 };

	CELLSET_EACH(cell, &reach->jumps)
		if (reach->count[cell] == jumps)
			cellset_add(&cells, cell);
	return cells;
}

/* Adds sentences such as "Steps: a1 to a3, b2. 1 jump: e5. 2 jumps: g5." */
static void add_reach(const struct view *view, const struct reach *reach, struct buf *out)
{
	struct buf list = { 0 };

	view_add_cells(view, &reach->steps, &list);
	if (list.length)
		text_add_sentence(out, i18n_plural("Step: %s.", "Steps: %s.",
			(unsigned long)cellset_count(&reach->steps)), buf_text(&list));
	for (int jumps = 1; jumps <= reach->most; jumps++) {
		struct cellset cells = by_jumps(reach, jumps);

		buf_cut(&list, 0);
		view_add_cells(view, &cells, &list);
		if (list.length)
			text_add_sentence(out, i18n_plural("%d jump: %s.", "%d jumps: %s.",
				(unsigned long)jumps), jumps, buf_text(&list));
	}
	buf_clear(&list);
}

static bool can_go(const struct reach *reach)
{
	return !cellset_is_empty(&reach->steps) || !cellset_is_empty(&reach->jumps);
}

void view_moves_of(const struct view *view, unsigned cell, struct buf *out)
{
	struct position position = *game_position(view->game);
	int owner = position_owner(&position, cell);
	struct reach reach;

	text_add(out, _("%s: %s."), view_cell(view, cell).text, view_owner(view, cell));
	if (owner != GROUND_NOBODY && !position.standing.end) {
		position.standing.turn = (uint8_t)owner;
		find_reach(view, &position, cell, &reach);
		if (position.standing.resigned >> owner & 1)
			text_add_sentence(out, _("%s has resigned."),
				words_player(view->game, owner));
		else if (position.standing.finished >> owner & 1)
			text_add_sentence(out, _("%s is home."),
				words_player(view->game, owner));
		else if (can_go(&reach))
			add_reach(view, &reach, out);
		else
			text_add_sentence(out, "%s", _("It cannot move."));
	}
	buf_add_char(out, '\n');
}

void view_moves(const struct view *view, struct buf *out)
{
	const struct position *position = game_position(view->game);
	bool found = false;

	if (position->standing.end) {
		view_turn(view, out);
		return;
	}
	CELLSET_EACH(cell, &position->own[position->standing.turn]) {
		struct buf sentences = { 0 };
		struct reach reach;

		find_reach(view, position, cell, &reach);
		if (!can_go(&reach))
			continue;
		add_reach(view, &reach, &sentences);
		/* For translators: the second gap is filled with sentences. */
		text_add(out, _("%s: %s"), view_cell(view, cell).text, buf_text(&sentences));
		buf_add_char(out, '\n');
		buf_clear(&sentences);
		found = true;
	}
	if (!found) {
		text_add(out, _("%s cannot move."),
			words_player(view->game, position->standing.turn));
		buf_add_char(out, '\n');
	}
}

/* The pieces of the player to move that can get to a cell, as the cells they stand on. */
static void find_sources(const struct view *view, unsigned to, struct reach *sources)
{
	const struct position *position = game_position(view->game);

	*sources = (struct reach){ 0 };
	CELLSET_EACH(from, &position->own[position->standing.turn]) {
		struct reach reach;

		find_reach(view, position, from, &reach);
		if (cellset_has(&reach.steps, to))
			cellset_add(&sources->steps, from);
		if (!cellset_has(&reach.jumps, to))
			continue;
		cellset_add(&sources->jumps, from);
		sources->count[from] = reach.count[to];
		if (reach.count[to] > sources->most)
			sources->most = reach.count[to];
	}
}

void view_to(const struct view *view, unsigned cell, struct buf *out)
{
	const struct position *position = game_position(view->game);
	struct buf sentences = { 0 };
	struct reach sources;

	if (position->standing.end) {
		view_turn(view, out);
		return;
	}
	find_sources(view, cell, &sources);
	add_reach(view, &sources, &sentences);
	if (sentences.length)
		/* For translators: the second gap is filled with sentences. */
		text_add(out, _("To %s: %s"), view_cell(view, cell).text, buf_text(&sentences));
	else if (position_owner(position, cell) != GROUND_NOBODY)
		text_add(out, _("%s is occupied by %s."), view_cell(view, cell).text,
			view_owner(view, cell));
	else
		text_add(out, _("No piece of %s can get to %s."),
			words_player(view->game, position->standing.turn),
			view_cell(view, cell).text);
	buf_add_char(out, '\n');
	buf_clear(&sentences);
}
