/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"
#include "search.h"

/* Does a move take a piece of the mover that stands in another player's goal on
 * its way out, back where that player comes from? */
static bool leaves(const struct arena *arena, int other, struct move move)
{
	return cellset_has(&arena->goal[other], move.from) &&
		arena_rows_forward(arena, other, move.from, move.to) < 0;
}

static bool enters(const struct arena *arena, int other, struct move move)
{
	return cellset_has(&arena->goal[other], move.to) &&
		!cellset_has(&arena->goal[other], move.from);
}

/* Brings the moves that leave the other's goal to the front, or if there are none,
 * those that do not enter it.  How many they are; all, if none. */
static int make_room(const struct arena *arena, int other, struct move *list, int count)
{
	int leaving = 0, kept = 0;

	for (int i = 0; i < count; i++)
		leaving += leaves(arena, other, list[i]);
	for (int i = 0; i < count; i++) {
		struct move move = list[i];

		if (leaving ? !leaves(arena, other, move) : enters(arena, other, move))
			continue;
		list[i] = list[kept];
		list[kept++] = move;
	}
	return kept ? kept : count;
}

/* Is a player under way with half of his pieces in his goal? */
static bool is_half_in(const struct arena *arena, const struct position *position, int player)
{
	return position_is_racing(position, player) &&
		2 * position_in_goal(position, arena, player) >=
			variant_pieces(arena->variant);
}

int search_moves(const struct arena *arena, const struct position *position,
	struct move list[MOVE_LIST])
{
	int count = rules_moves(arena, position, list);

	for (int other = 0; other < arena->players; other++)
		if (other != position->standing.turn && is_half_in(arena, position, other))
			count = make_room(arena, other, list, count);
	return count;
}
