/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The computer player: which moves are best, and how good they are.
 *
 * Two sides - two players, teams, or the last two of a race - are searched by
 * principal variation search (Marsland and Campbell, "Parallel search of strongly
 * ordered game trees", 1982) with iterative deepening, a transposition table,
 * killer moves and late move reductions.  With three or more players, each alone,
 * it is best-reply search (Schadd and Winands, "Best reply search for
 * multiplayer games", IEEE TCIAIG 3(1), 2011): after each of our moves only the
 * one reply that hurts most is played, by any opponent, so that it sees more of our
 * own turns.  Against paranoid search (Sturtevant and Korf, "On pruning techniques
 * for multi-player games", AAAI 2000), in which all others are one side by turns, it
 * won 141 of 180 games at level 4 over all variants of three and more, 90 being
 * chance ("tournament methods 4 20"): 87 of 100 of those of four and six, 54 of 80 of
 * those of three.
 *
 * A search depends on nothing but what it is given: the same position, limits and
 * history give the same moves on every machine.  It knows no clock; a caller that has
 * no time left sets `*stop`.
 *
 * It does not play for a draw.  No piece stays at home, or anywhere, to keep another
 * player out of the goal: a player with half of the pieces in the goal is arriving, and
 * the others make room (search_moves()).  A position that the game has had before is
 * repeated only when all else loses.  A game that takes longer than games do is in
 * overtime: then room is made for everybody from the first piece on, and our own way
 * counts more and more against that of the others, so that two players who block each
 * other's way come to an end; at last any cell of the goal will do for a piece that
 * waits outside for a better one.
 */
#ifndef CORE_SEARCH_H
#define CORE_SEARCH_H

#include <signal.h>
#include <stddef.h>

#include "ground.h"
#include "move.h"
#include "position.h"
#include "solve.h"

enum {
	SEARCH_LEVELS = 6, /* 1, for a child, to 6 */
	SEARCH_DEPTH = 40, /* turns ahead, at most */
	SEARCH_BEST = 16,  /* moves asked for, at most */

	/* The score of a win at once; one in n turns is n less.  With three or more
	 * players each place after the first is SEARCH_PLACE less. */
	SEARCH_WIN = 10000000,
	SEARCH_PLACE = 500000,
	SEARCH_DECIDED = SEARCH_WIN - 6 * SEARCH_PLACE, /* scores beyond are ends */
};

enum search_method { SEARCH_USUAL, SEARCH_PARANOID, SEARCH_BEST_REPLY };

/* How to search. */
struct search_limits {
	uint64_t nodes; /* positions to look at; every move is looked at once anyway */
	int depth;      /* turns ahead, 1 to SEARCH_DEPTH */
	int wanted;     /* how many of the best moves, 1 to SEARCH_BEST */
	int noise;      /* added to each score at random, at most (eval.h) */
	uint64_t seed;  /* of the noise, and of the choice among moves that are about equal;
	                 * 0: only among moves that are equal */
	uint64_t proof; /* positions to look at to prove the wins in sight; 0: none is */
	bool full_width; /* no reductions: scores are exact to the depth */
	enum search_method method; /* for three or more; usually SEARCH_USUAL */

	const volatile sig_atomic_t *stop; /* not 0: answer now; NULL if nobody will set it */
	const uint64_t *history;  /* position_key() of the game's earlier positions */
	size_t history_count;

	/* Where the solver has values, only its best moves are considered; NULL to do
	 * without. */
	struct solve *solve;
};

/* One of the best moves.  Scores are seen from the player to move, in the unit of
 * eval.h: how much less the player's side has to go than the others, or, of three or
 * more who play alone, than the others on average.  A win in sight takes for granted
 * that the others make room too; what nobody can prevent is `proven`. */
struct search_choice {
	struct move move;
	int score;
	int wins_in;  /* turns of all players to a win in sight, this one counted; 0 */
	int loses_in; /* and to a loss; 0 */
	int proven;   /* turns to a win that nobody can prevent, counted as prove_win()
	               * does; 0 if none is known */
	int home_in;  /* in place of a win, if three or more play alone: the player's
	               * own turns to being home, in whatever place; 0 */
};

struct search_result {
	int count; /* of `best`, best first; 0: the player must pass */
	struct search_choice best[SEARCH_BEST];
	int depth; /* turns looked ahead in full */
	uint64_t nodes;
	bool stopped; /* by `*stop` */

	bool solved; /* the solver chose, and this is its value */
	struct solve_value value;
};

struct search;

/* A searcher, which keeps its table, of 32 MB at most, from one search to the next only
 * to save its allocation.  Free it with search_free(), which takes NULL too. */
struct search *search_new(void);
void search_free(struct search *search);

/* Sets nodes, depth and noise for a level, one best move, and the rest to none. */
void search_set_level(struct search_limits *limits, int level);

/* Would the player take a draw, by the result of a search?  Yes if behind by some rows, or
 * if the solver sees no win. */
bool search_accepts_draw(const struct search_result *result);

/* Does this level ask the solver, where it has values? */
bool search_level_is_perfect(int level);

/* Looks for the best moves of the player to move; the game must not be over. */
void search_run(struct search *search, const struct ground *ground,
	const struct position *position, const struct search_limits *limits,
	struct search_result *result);

/* The legal moves that the search considers: not those that spoil the game.  If another
 * player is arriving, our pieces in that goal - it may be our home - leave it before
 * anything else moves, on the side where that player comes in; if none is there or can
 * leave, none goes in.  If we are arriving, a piece that we have shut in in our goal is
 * let go.  A demand that no move meets is dropped.  Tests search the same moves by it. */
int search_moves(const struct ground *ground, const struct position *position,
	struct move list[MOVE_LIST]);

#endif
