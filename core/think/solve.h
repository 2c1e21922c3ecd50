/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What every position of the smallest board is worth: won, lost or drawn, and in how
 * many turns (halma(6), THE COMPUTER).
 *
 * The board has 16 cells, and two players have six pieces each: kitchen4, or any
 * variant with the same data.  The values are found by retrograde analysis (Ströhlein,
 * 1970; Thompson, "Retrograde analysis of certain endgames", ICCA Journal 9(3), 1986):
 * from the lost placements back to those that lead to them.  Goal lock and clear-out
 * make six games, each with a table of its own, made when it is first asked for: 1.7
 * million bytes and a fraction of a second.
 *
 * A placement - the pieces, whoever is to move - stands for itself with the first
 * player to move; with the second to move it is looked up turned round, which is worth
 * the same to the player to move.
 *
 * Nothing here knows the history of a game: endless play is a draw, and the third
 * occurrence of a position means nothing.
 */
#ifndef CORE_SOLVE_H
#define CORE_SOLVE_H

#include <stdbool.h>

#include "ground.h"
#include "move.h"
#include "position.h"

enum solve_outcome { SOLVE_DRAW, SOLVE_WIN, SOLVE_LOSS };

/* What a position is worth to the player to move. */
struct solve_value {
	enum solve_outcome outcome;
	int turns; /* of both sides until the game is over, the winner hurrying and
	            * the loser delaying, passes counted; 0 in a draw */
};

/* How many placements there are, with the first player to move. */
struct solve_totals {
	int positions, won, lost, drawn;
};

struct solve;

/* A solver without tables yet.  Free it with solve_free(), which takes NULL too. */
struct solve *solve_new(void);
void solve_free(struct solve *solve);

/* Does this game have values, and this position?  The game must have two players
 * with six pieces each on 16 cells, to whom the board looks the same when it is turned
 * round, and no equalising turn; the position must be open and have all pieces. */
bool solve_has_values(const struct ground *ground);
bool solve_has(const struct ground *ground, const struct position *position);

/* The value of a position that has one. */
struct solve_value solve_value(struct solve *solve, const struct ground *ground,
	const struct position *position);

/* Fills `list` with the best moves, all of them, and returns how many: those that
 * win soonest, lose latest or keep the draw.  0 if the player must pass. */
int solve_best(struct solve *solve, const struct ground *ground,
	const struct position *position, struct move list[MOVE_LIST]);

/* The totals of a game that has values. */
struct solve_totals solve_totals(struct solve *solve, const struct ground *ground);

#endif
