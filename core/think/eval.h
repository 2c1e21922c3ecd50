/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How far each player still has to go: what the search compares positions by.
 *
 * A player's cost is 0 when all pieces are in the goal and grows with every row and
 * step that they are away from it.  It is a sum over the pieces, so the search need only
 * add what a move changes; near the end a second term is added, which leads the last
 * pieces to the cells of the goal that are still free.  Jumps within reach are not in
 * it: the search tries each of them in the last turn it looks ahead, where it counts by
 * the way it makes.
 *
 * The unit is a hundredth of a row of one piece, about: a step along the way from
 * home to goal on a board with corner camps is two rows.
 */
#ifndef CORE_EVAL_H
#define CORE_EVAL_H

#include "cellset.h"
#include "ground.h"
#include "position.h"

enum {
	EVAL_ROW = 100,
	EVAL_LAST = 3, /* pieces outside the goal that are the last ones, at most */
};

/* Made for one ground; about 70 KB. */
struct eval {
	int16_t cost[VARIANT_PLAYERS][BOARD_CELLS]; /* of a piece on that cell */
	int goal_cost[VARIANT_PLAYERS];             /* of all pieces in the goal */
	uint8_t distance[BOARD_CELLS][BOARD_CELLS]; /* in steps, on an empty board */
	uint8_t away[VARIANT_PLAYERS][BOARD_CELLS]; /* from the nearest goal cell */
	int pieces; /* of each player at the start */
};

void eval_init(struct eval *eval, const struct ground *ground);

/* Adds to the cost of each cell from 0 to `most` hundredths at random, so that moves
 * which are nearly as good as each other change places from seed to seed. */
void eval_blur(struct eval *eval, const struct ground *ground, uint64_t seed, int most);

/* Makes every piece outside the goal cost 20 rows more.  So it pays to bring one in,
 * even if it blocks the way of the last ones, for which eval_last() would charge. */
void eval_hurry(struct eval *eval, const struct ground *ground);

/* The sum over the pieces of a player, less that of the goal. */
int eval_places(const struct eval *eval, int player, const struct cellset *own);

/* What is added when no more than EVAL_LAST of a player's pieces are outside: the
 * steps to the free cells of the goal, in the best assignment, that are more than
 * those to the goal as such.  0 with more outside, or with pieces missing. */
int eval_last(const struct eval *eval, const struct ground *ground, int player,
	const struct cellset *own);

#endif
