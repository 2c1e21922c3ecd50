/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The rules of a turn and of the race (halma(6), RULES): which moves are legal, why one
 * is not, what a turn changes, and when the game ends.
 *
 * These functions know one position.  What needs the history - repetition, draw
 * offers, undo - is in game.h.
 */
#ifndef CORE_RULES_H
#define CORE_RULES_H

#include <signal.h>

#include "error.h"
#include "ground.h"
#include "move.h"
#include "position.h"

/* Fills `list` with the legal moves of the player to move and returns how many;
 * 0 means that the player must pass.  The game must not be over. */
int rules_moves(const struct ground *ground, const struct position *position,
	struct move list[MOVE_LIST]);

/* How many legal moves there are: what rules_moves() returns, in less time. */
int rules_move_count(const struct ground *ground, const struct position *position);

/* Where the piece of the player to move on `from` may go. */
struct cellset rules_landings(const struct ground *ground, const struct position *position,
	unsigned from);

/* Does clear-out restrict the player to move (halma(6), RULES)? */
bool rules_is_clearing_out(const struct ground *ground, const struct position *position);

/* Does clear-out restrict the player to move if some move obeys it?  The caller must
 * still look for such a move: without one, every move by the geometry is legal. */
bool rules_may_clear_out(const struct ground *ground, const struct position *position);

/* Is the move one that clear-out allows: out of home and forwards? */
bool rules_clears_out(const struct ground *ground, int player, unsigned from, unsigned to);

/* Checks a move as typed: `count` cells, 2 or more, each on the board.  Two name
 * only the ends; of more, every hop must be possible.  True with the whole way in
 * `path`.  False, with `path` untouched and the first reason of halma(6) that
 * applies in `fault`. */
bool rules_check(const struct ground *ground, const struct position *position,
	const uint8_t *cells, size_t count, struct move_path *path,
	struct fault *fault);

/* Plays a legal move of the player to move: the piece, the places, the end and
 * whose turn is next. */
void rules_play(const struct ground *ground, struct position *position, struct move move);

/* Takes a move back; `before` is the standing before it. */
void rules_take_back(const struct ground *ground, struct position *position,
	struct move move, const struct standing *before);

/* Passes for the player to move, who has no move. */
void rules_pass(const struct ground *ground, struct position *position);

/* The player to move gives up; in teams, both partners do. */
void rules_resign(const struct ground *ground, struct position *position);

/* Ends the game without a decision: POSITION_AGREED, POSITION_REPEATED or
 * POSITION_STUCK.  Players who are home keep their places, unless there is only
 * one place: with two players and in teams. */
void rules_draw(const struct ground *ground, struct position *position,
	enum position_end end);

/* The player who has the first place, after the end; in teams, one of the two.
 * GROUND_NOBODY if nobody has it. */
int rules_winner(const struct position *position);

/* Sets who is home and whether the game is over in a position that was set up,
 * by its pieces.  Two players: it is lost for the player to move if the other
 * fills the goal; with the equalising turn see the table in rules_turn.c.  More:
 * every player but the one to move who fills the goal is home, in turn order. */
void rules_judge(const struct ground *ground, struct position *position);

/* How many positions lie `depth` turns on (halma(6), perft): a forced pass
 * is one, and a line that ends earlier is none.  `position` is the same after.  When
 * `*stop` is not 0, as a signal handler may set it, it ends with a number too small;
 * NULL if nobody will set it. */
uint64_t rules_perft(const struct ground *ground, struct position *position, int depth,
	const volatile sig_atomic_t *stop);

#endif
