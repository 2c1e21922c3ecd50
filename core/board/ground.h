/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The ground of a game, which stays the same from its first turn to its last: board,
 * camps, and tables made from the variant, the number of players and the rules.
 *
 * It is made once, when a game or its rules are chosen; about 40 KB.
 */
#ifndef CORE_GROUND_H
#define CORE_GROUND_H

#include "board.h"
#include "cellset.h"
#include "ruleset.h"
#include "variant.h"

enum { GROUND_NOBODY = VARIANT_PLAYERS }; /* in place of a player */

struct ground {
	const struct variant *variant;
	int players;
	struct ruleset rules;
	struct board board;

	struct cellset camp[VARIANT_CAMPS];
	struct cellset home[VARIANT_PLAYERS], goal[VARIANT_PLAYERS]; /* by player */
	uint8_t opposite[VARIANT_PLAYERS]; /* whose home is the goal; GROUND_NOBODY */

	/* The way from the centre of the home to the centre of the goal, in
	 * files and ranks, times the number of pieces. */
	int way[VARIANT_PLAYERS][2];

	/* A row lies across that way.  What one row forward adds to the dot
	 * product (board_dot) with `way`. */
	int row_unit[VARIANT_PLAYERS];

	/* What board and goal lock let a piece do: the cells it can step to from a cell,
	 * as bits of its window (board.h); on a bitboard, the cells from which it can
	 * jump in each direction; and by the cell where a turn starts, those of the
	 * same bitboard where it can end. */
	uint64_t step_mask[VARIANT_PLAYERS][BOARD_CELLS];
	uint64_t jump_mask[VARIANT_PLAYERS][BOARD_BITBOARDS][BOARD_DIRECTIONS];
	uint64_t end_mask[VARIANT_PLAYERS][BOARD_CELLS];
};

/* Fills `ground`.  The players must be possible and the rules checked with
 * variant_check_rules(). */
void ground_init(struct ground *ground, const struct variant *variant, int players,
	const struct ruleset *rules);

/* The camp, from 0, that a cell belongs to; -1 if none. */
int ground_camp_of(const struct ground *ground, unsigned cell);

/* How many rows the way from one cell to another goes forward for a player;
 * negative if it goes back. */
int ground_rows_forward(const struct ground *ground, int player, unsigned from, unsigned to);

/* The cell that lies farthest forward for a player, of `from` and a set: of cells in
 * the same row `from`, else the first in cell order. */
unsigned ground_farthest(const struct ground *ground, int player, unsigned from,
	const struct cellset *cells);

/* Are the two players partners, or one and the same? */
bool ground_is_same_side(const struct ground *ground, int a, int b);

/* Are there places to be taken: do three or more play, each alone? */
static inline bool ground_has_places(const struct ground *ground)
{
	return ground->players > 2 && !ground->rules.teams;
}

/* Must a piece that starts its turn on that cell end it in the goal? */
static inline bool ground_is_bound(const struct ground *ground, int player, unsigned cell)
{
	return ground->rules.goal_lock != GOAL_LOCK_OFF &&
		cellset_has(&ground->goal[player], cell);
}

#endif
