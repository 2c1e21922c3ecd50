/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "rules.h"
#include "text.h"
#include "view.h"
#include "words.h"

enum {
	MANY = 36,   /* landings at most that are told one by one without being asked for */
	SMALL = 5,   /* side of the boards where all are */
	LONGEST = 5, /* moves that are named instead */
};

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
			text_add_sentence(out, i18n_plural("%2$d jump: %1$s.",
				"%2$d jumps: %1$s.", (unsigned long)jumps), buf_text(&list),
				jumps);
	}
	buf_clear(&list);
}

static bool can_go(const struct reach *reach)
{
	return !cellset_is_empty(&reach->steps) || !cellset_is_empty(&reach->jumps);
}

/* Says why a player cannot be asked for moves, in a sentence.  False if they can be. */
static bool is_out(const struct view *view, int player, struct buf *out)
{
	const struct standing *standing = &game_position(view->game)->standing;
	const char *name = words_player(view->game, player);

	if (standing->resigned >> player & 1)
		text_add_sentence(out, _("%s has resigned."), name);
	else if (standing->finished >> player & 1)
		text_add_sentence(out, _("%s is home."), name);
	else
		return false;
	return true;
}

void view_moves_of(const struct view *view, unsigned cell, struct buf *out)
{
	struct position position = *game_position(view->game);
	int owner = position_owner(&position, cell);
	struct reach reach;

	text_add(out, _("%s: %s."), view_cell(view, cell).text, view_owner(view, cell));
	if (owner != GROUND_NOBODY && !position.standing.end && !is_out(view, owner, out)) {
		position.standing.turn = (uint8_t)owner;
		find_reach(view, &position, cell, &reach);
		if (can_go(&reach))
			add_reach(view, &reach, out);
		else
			text_add_sentence(out, "%s", _("It cannot move."));
	}
	buf_add_char(out, '\n');
}

/* Adds a line for each piece of the player to move in the position; `chains` leaves out the
 * steps. */
static void add_pieces(const struct view *view, const struct position *position, bool chains,
	struct buf *out)
{
	size_t length = out->length;

	CELLSET_EACH(cell, &position->own[position->standing.turn]) {
		struct buf sentences = { 0 };
		struct reach reach;

		find_reach(view, position, cell, &reach);
		if (chains)
			reach.steps = (struct cellset){ 0 };
		add_reach(view, &reach, &sentences);
		if (sentences.length) {
			/* For translators: the second gap is filled with sentences. */
			text_add(out, _("%s: %s"), view_cell(view, cell).text,
				buf_text(&sentences));
			buf_add_char(out, '\n');
		}
		buf_clear(&sentences);
	}
	if (out->length == length) {
		text_add(out, chains ? _("%s cannot jump.") : _("%s cannot move."),
			words_player(view->game, position->standing.turn));
		buf_add_char(out, '\n');
	}
}

/* A move that is told by itself. */
struct leap {
	unsigned from, to;
	int jumps; /* 0: a step */
	int rows;  /* forward */
};

/* The longest moves so far, the longest first: by rows, then by fewer jumps, then in cell
 * order. */
struct leaps {
	struct leap leap[VIEW_LONGEST];
	int count, most;
	int steps, jumps; /* of all that were seen */
};

static bool is_longer(const struct leap *a, const struct leap *b)
{
	return a->rows > b->rows || (a->rows == b->rows && a->jumps < b->jumps);
}

/* Puts a move where it belongs, if it does. */
static void add_leap(struct leaps *leaps, struct leap leap)
{
	int at = leaps->count;

	while (at && is_longer(&leap, &leaps->leap[at - 1]))
		at--;
	if (leap.rows <= 0 || at == leaps->most)
		return;
	if (leaps->count < leaps->most)
		leaps->count++;
	for (int i = leaps->count - 1; i > at; i--)
		leaps->leap[i] = leaps->leap[i - 1];
	leaps->leap[at] = leap;
}

/* Finds the longest moves, `most` at most, of the player to move in the position. */
static void find_leaps(const struct view *view, const struct position *position, int most,
	struct leaps *leaps)
{
	const struct ground *ground = game_ground(view->game);
	int player = position->standing.turn;

	*leaps = (struct leaps){ .most = most };
	CELLSET_EACH(from, &position->own[player]) {
		struct cellset landings;
		struct reach reach;

		find_reach(view, position, from, &reach);
		leaps->steps += cellset_count(&reach.steps);
		leaps->jumps += cellset_count(&reach.jumps);
		landings = cellset_or(&reach.steps, &reach.jumps);
		CELLSET_EACH(to, &landings)
			add_leap(leaps, (struct leap){
				.from = from, .to = to,
				.jumps = cellset_has(&reach.jumps, to) ? reach.count[to] : 0,
				.rows = ground_rows_forward(ground, player, from, to),
			});
	}
}

/* Says how many moves of each kind there are. */
static void add_counts(const struct view *view, int player, const struct leaps *leaps,
	struct buf *out)
{
	struct buf list = { 0 };

	if (leaps->steps)
		text_add_made_item(&list, i18n_plural("%d step", "%d steps",
			(unsigned long)leaps->steps), leaps->steps);
	if (leaps->jumps)
		text_add_made_item(&list, i18n_plural("%d jump", "%d jumps",
			(unsigned long)leaps->jumps), leaps->jumps);
	text_add(out, _("%s: %s."), words_player(view->game, player), buf_text(&list));
	buf_clear(&list);
}

/* Names the moves: "a16 to g8, 5 jumps; b15 to c14, a step". */
static void add_leaps(const struct view *view, const struct leaps *leaps, struct buf *out)
{
	struct buf list = { 0 };

	for (int i = 0; i < leaps->count; i++) {
		const struct leap *leap = &leaps->leap[i];
		struct notation_name from = view_cell(view, leap->from);
		struct notation_name to = view_cell(view, leap->to);
		struct buf item = { 0 };

		if (leap->jumps)
			text_add(&item, i18n_plural("%s to %s, %d jump", "%s to %s, %d jumps",
				(unsigned long)leap->jumps), from.text, to.text, leap->jumps);
		else
			text_add(&item, _("%s to %s, a step"), from.text, to.text);
		text_add_entry(&list, buf_text(&item));
		buf_clear(&item);
	}
	if (list.length)
		text_add_sentence(out, i18n_plural("Longest: %s.", "Longest: %s.",
			(unsigned long)leaps->count), buf_text(&list));
	else
		text_add_sentence(out, "%s", _("No move goes forward."));
	buf_clear(&list);
}

/* The position with that player to move.  False if an answer has been given instead. */
static bool let_move(const struct view *view, int player, struct position *position,
	struct buf *out)
{
	*position = *game_position(view->game);
	if (position->standing.end) {
		view_turn(view, out);
		return false;
	}
	if (is_out(view, player, out)) {
		buf_add_char(out, '\n');
		return false;
	}
	position->standing.turn = (uint8_t)player;
	return true;
}

void view_moves_all(const struct view *view, int player, struct buf *out)
{
	struct position position;

	if (let_move(view, player, &position, out))
		add_pieces(view, &position, false, out);
}

void view_moves_chains(const struct view *view, int player, struct buf *out)
{
	struct position position;

	if (let_move(view, player, &position, out))
		add_pieces(view, &position, true, out);
}

void view_moves_longest(const struct view *view, int player, int count, struct buf *out)
{
	struct position position;
	struct leaps leaps;

	if (!let_move(view, player, &position, out))
		return;
	find_leaps(view, &position, count, &leaps);
	add_leaps(view, &leaps, out);
	buf_add_char(out, '\n');
}

void view_moves(const struct view *view, int player, struct buf *out)
{
	struct position position;
	struct leaps leaps;

	if (!let_move(view, player, &position, out))
		return;
	find_leaps(view, &position, LONGEST, &leaps);
	if (leaps.steps + leaps.jumps <= MANY || game_ground(view->game)->board.side <= SMALL) {
		add_pieces(view, &position, false, out);
		return;
	}
	add_counts(view, player, &leaps, out);
	add_leaps(view, &leaps, out);
	buf_add_char(out, '\n');
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
