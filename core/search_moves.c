/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"
#include "search.h"

/* Does the opponent opposite wait for the mover's last pieces to leave home? */
static bool must_leave(const struct arena *arena, const struct position *position)
{
	int player = position->standing.turn;
	int other = arena->opposite[player];
	struct cellset behind = cellset_and(&position->own[player], &arena->home[player]);

	return !cellset_is_empty(&behind) && other != ARENA_NOBODY &&
		2 * position_in_goal(position, arena, other) >=
			variant_pieces(arena->variant);
}

int search_moves(const struct arena *arena, const struct position *position,
	struct move list[MOVE_LIST])
{
	int player = position->standing.turn;
	int count = rules_moves(arena, position, list);
	int kept = 0;

	if (!must_leave(arena, position))
		return count;
	for (int i = 0; i < count; i++) {
		if (!rules_clears_out(arena, player, list[i].from, list[i].to))
			continue;
		struct move move = list[i];
		list[i] = list[kept];
		list[kept++] = move;
	}
	return kept ? kept : count;
}
