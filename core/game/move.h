/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Where pieces can go by the geometry of the board and the goal lock: steps and
 * chains of jumps (halma(6), RULES).
 *
 * Clear-out, the order of turns and the end of a game are in rules.h.  A move is
 * a pair (from, to), however many ways lead from one to the other.  A jump
 * changes file and rank by 0 or 2 and a step one of them by 1, so no cell can be
 * reached by both.
 */
#ifndef CORE_MOVE_H
#define CORE_MOVE_H

#include "ground.h"
#include "position.h"

enum {
	/* A chain keeps the parity of file and rank: 8 x 8 cells at most, of
	 * which one is the origin. */
	MOVE_LANDINGS = 63,
	MOVE_CELLS = MOVE_LANDINGS + 1, /* of a path */
	MOVE_LIST_FROM = BOARD_DIRECTIONS + MOVE_LANDINGS, /* of one piece */
	MOVE_LIST = VARIANT_PIECES * MOVE_LIST_FROM,
};

struct move {
	uint8_t from, to;
};

static inline bool move_is_same(struct move a, struct move b)
{
	return a.from == b.from && a.to == b.to;
}

/* A move with its way: the origin and each landing, 2 to MOVE_CELLS cells. */
struct move_path {
	uint8_t count;
	uint8_t cell[MOVE_CELLS];
};

/* Fills `list` with the moves of the player to move and returns how many. */
int move_generate(const struct ground *ground, const struct position *position,
	struct move list[MOVE_LIST]);

/* Fills `list` with the moves of one piece, on `from`, and returns how many. */
int move_generate_from(const struct ground *ground, const struct position *position,
	unsigned from, struct move list[MOVE_LIST_FROM]);

/* How many moves there are: what move_generate() returns, in less time. */
int move_count(const struct ground *ground, const struct position *position);

/* Where the piece on `from`, of the player to move, can step to. */
struct cellset move_steps(const struct ground *ground, const struct position *position,
	unsigned from);

/* Where that piece can jump to in one jump or more.  `jumps` may be NULL; otherwise
 * jumps[cell] is set to the fewest jumps, for the cells of the set. */
struct cellset move_jumps(const struct ground *ground, const struct position *position,
	unsigned from, uint8_t jumps[BOARD_CELLS]);

/* Finds the way from one cell to another: the step, or of the chains with the
 * fewest jumps the first in cell order.  False, with `path` untouched, if there
 * is none. */
bool move_find(const struct ground *ground, const struct position *position,
	unsigned from, unsigned to, struct move_path *path);

/* The number of jumps on a path; 0 for a step. */
int move_jump_count(const struct board *board, const struct move_path *path);

#endif
