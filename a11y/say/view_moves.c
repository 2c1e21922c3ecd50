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

/* Adds sentences such as "Steps to b2, b3. 1 jump to e5. 2 jumps to g5." */
static void add_reach(const struct view *view, const struct reach *reach, struct buf *out)
{
	struct buf list = { 0 };

	view_add_cells(view, &reach->steps, &list);
	if (list.length)
		text_add_sentence(out, i18n_plural("Step to %s.", "Steps to %s.",
			(unsigned long)cellset_count(&reach->steps)), buf_text(&list));
	for (int jumps = 1; jumps <= reach->most; jumps++) {
		buf_cut(&list, 0);
		CELLSET_EACH(landing, &reach->jumps)
			if (reach->count[landing] == jumps)
				text_add_item(&list, view_cell(view, landing).text);
		if (list.length)
			text_add_sentence(out, i18n_plural("%d jump to %s.", "%d jumps to %s.",
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

static void add_way(const struct view *view, unsigned from, unsigned to, struct buf *list)
{
	struct notation_name cell = view_cell(view, from);
	struct reach reach;

	find_reach(view, game_position(view->game), from, &reach);
	if (cellset_has(&reach.steps, to))
		text_add_made_item(list, _("%s by a step"), cell.text);
	else if (cellset_has(&reach.jumps, to))
		text_add_made_item(list, i18n_plural("%s in %d jump", "%s in %d jumps",
			reach.count[to]), cell.text, reach.count[to]);
}

void view_to(const struct view *view, unsigned cell, struct buf *out)
{
	const struct position *position = game_position(view->game);
	struct buf list = { 0 };

	if (position->standing.end) {
		view_turn(view, out);
		return;
	}
	CELLSET_EACH(from, &position->own[position->standing.turn])
		add_way(view, from, cell, &list);
	if (list.length)
		text_add(out, _("To %s: %s."), view_cell(view, cell).text, buf_text(&list));
	else if (position_owner(position, cell) != GROUND_NOBODY)
		text_add(out, _("%s is occupied by %s."), view_cell(view, cell).text,
			view_owner(view, cell));
	else
		text_add(out, _("No piece of %s can get to %s."),
			words_player(view->game, position->standing.turn),
			view_cell(view, cell).text);
	buf_add_char(out, '\n');
	buf_clear(&list);
}
