/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_reason.h"

#include <assert.h>

#include "rules.h"

enum { WORTH_TELLING = 2 }; /* rows, of a bridge */

/* The chain of a player that gets farther in one position than anything the same
 * piece can do in another, by the most rows; the piece on `but` is left out.  It
 * need not be that player's turn. */
static void find_bridge(const struct ground *ground, const struct position *with,
	const struct position *without, int player, unsigned but,
	struct search_bridge *bridge)
{
	struct position open = *with, closed = *without;

	open.standing.turn = closed.standing.turn = (uint8_t)player;
	CELLSET_EACH(from, &with->own[player]) {
		struct cellset jumps = move_jumps(ground, &open, from, NULL);
		struct cellset otherwise = move_jumps(ground, &closed, from, NULL);
		struct cellset steps = move_steps(ground, &closed, from);
		unsigned far = ground_farthest(ground, player, from, &jumps);
		unsigned near = ground_farthest(ground, player,
			ground_farthest(ground, player, from, &otherwise), &steps);
		int rows = ground_rows_forward(ground, player, near, far);

		if (from != but && rows >= WORTH_TELLING && rows > bridge->rows)
			*bridge = (struct search_bridge){
				{ (uint8_t)from, (uint8_t)far }, (uint8_t)player, rows,
			};
	}
}

/* Does the way of a move of the player to move lead over a cell? */
static bool leads_over(const struct ground *ground, const struct position *position,
	struct move move, unsigned cell)
{
	const struct board *board = &ground->board;
	struct move_path path;

	if (!move_find(ground, position, move.from, move.to, &path))
		return false;
	for (int i = 1; i < path.count; i++)
		for (int d = 0; d < BOARD_DIRECTIONS; d++)
			if (board->landing[path.cell[i - 1]][d] == path.cell[i] &&
			    board->neighbour[path.cell[i - 1]][d] == cell)
				return true;
	return false;
}

static bool is_hindmost(const struct ground *ground, const struct position *position,
	unsigned from)
{
	int player = position->standing.turn;

	CELLSET_EACH(cell, &position->own[player])
		if (cell != from && ground_rows_forward(ground, player, cell, from) >= 0)
			return false;
	return true;
}

static void find_bridges(const struct ground *ground, const struct position *position,
	const struct position *after, struct move move, struct search_facts *facts)
{
	int player = position->standing.turn;
	struct position ours = *after;

	find_bridge(ground, after, position, player, move.to, &facts->bridge);
	ours.standing.turn = (uint8_t)player;
	facts->is_freed = facts->bridge.rows &&
		!leads_over(ground, &ours, facts->bridge.move, move.to);
	for (int other = 0; other < ground->players; other++)
		if (!ground_is_same_side(ground, player, other) &&
		    position_is_racing(position, other))
			find_bridge(ground, position, after, other, BOARD_NONE,
				&facts->hindered);
}

static enum search_reason strongest(const struct search_facts *facts)
{
	const bool holds[SEARCH_REASON_COUNT] = {
		[SEARCH_REASON_ONLY] = facts->is_only,
		[SEARCH_REASON_HOME] = facts->comes_home,
		[SEARCH_REASON_FORWARD] = facts->rows >= SEARCH_REASON_ROWS,
		[SEARCH_REASON_LAST_OUT] = facts->is_last_out,
		[SEARCH_REASON_ENTERS] = facts->enters,
		[SEARCH_REASON_BRIDGE] = facts->bridge.rows > 0,
		[SEARCH_REASON_HINDERS] = facts->hindered.rows > 0,
		[SEARCH_REASON_HINDMOST] = facts->is_hindmost && facts->rows > 0,
		[SEARCH_REASON_ROOM] = facts->stays_inside && facts->rows > 0,
		[SEARCH_REASON_STEP_ON] = facts->rows > 0,
		[SEARCH_REASON_WAITS] = true,
	};
	enum search_reason reason = 0;

	while (!holds[reason])
		reason++;
	return reason;
}

void search_find_facts(const struct ground *ground, const struct position *position,
	struct move move, struct search_facts *facts)
{
	int player = position->standing.turn;
	const struct cellset *goal = &ground->goal[player];
	struct position after = *position;
	struct move_path path;
	bool is_legal = move_find(ground, position, move.from, move.to, &path);

	assert(is_legal);
	rules_play(ground, &after, move);
	*facts = (struct search_facts){
		.rows = ground_rows_forward(ground, player, move.from, move.to),
		.jumps = move_jump_count(&ground->board, &path),
		.is_only = rules_move_count(ground, position) == 1,
		.comes_home = position_is_home(&after, ground, player),
		.is_last_out = position_at_home(position, ground, player) &&
			!position_at_home(&after, ground, player),
		.enters = cellset_has(goal, move.to) && !cellset_has(goal, move.from),
		.stays_inside = cellset_has(goal, move.to) && cellset_has(goal, move.from),
		.is_hindmost = is_hindmost(ground, position, move.from),
	};
	find_bridges(ground, position, &after, move, facts);
	facts->reason = strongest(facts);
}
