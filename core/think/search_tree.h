/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the files of the search share: search.c chooses at the root; search_tree.c
 * searches below it; search_line.c plays the line, the turns from the root to where the
 * search is, and says what a position on it is worth as it stands; search_moves.c lists
 * moves; search_table.c remembers.  No other file includes this.
 */
#ifndef CORE_SEARCH_TREE_H
#define CORE_SEARCH_TREE_H

#include "eval.h"
#include "search.h"

enum {
	/* Moves on the stack at once: of five players with ten pieces each in every
	 * node of a line.  No position has nearly as many. */
	SEARCH_STACK = (SEARCH_DEPTH + 2) * 5 * 10 * (BOARD_DIRECTIONS + MOVE_LANDINGS),
	SEARCH_KILLERS = 2,
	SEARCH_UNIT = 4, /* quarters, in which overtime is counted */
	SEARCH_INFINITY = SEARCH_WIN + 1,
};

/* What the bound of a score in the table means. */
enum search_bound {
	SEARCH_EMPTY, SEARCH_AT_LEAST, SEARCH_AT_MOST, SEARCH_EXACT
};

struct search_entry {
	uint64_t key;
	int32_t score; /* a decided one counts from this position, not from the root */
	struct move move;
	uint8_t depth, bound;
};

struct search_table {
	struct search_entry *entries; /* in pairs */
	size_t allocated, mask;       /* entries; mask of the first of a pair */
};

/* A move on the stack, and whose it is. */
struct search_step {
	struct move move;
	uint8_t player;
	int32_t order; /* the higher, the earlier it is tried */
};

/* What a step changes besides the pieces. */
struct search_undo {
	struct standing standing;
	uint64_t pieces_key;
	int sum;
	uint8_t in_goal;
	bool replying;
};

struct search {
	struct search_table table;
	uint64_t cell_key[VARIANT_PLAYERS][BOARD_CELLS]; /* Zobrist, 1970 */
	struct eval eval;

	/* The search that is running. */
	const struct ground *ground;
	const struct search_limits *limits;
	struct position position;
	int player;          /* for whom we search; that side is 0 */
	bool best_reply;     /* the method; otherwise two sides by turns */
	uint8_t root_finished;
	int side[VARIANT_PLAYERS];
	int factor[VARIANT_PLAYERS]; /* of each player's cost in the score of side 0 */
	bool in_overtime;        /* see search.h */
	int unit;            /* by how many times scores here are those of search.h */

	/* Kept up with the position. */
	uint64_t pieces_key;
	int sum[VARIANT_PLAYERS];    /* eval_places() */
	uint8_t in_goal[VARIANT_PLAYERS];
	bool replying;               /* best reply: any opponent of side 0 may move */
	uint64_t path[SEARCH_DEPTH + 1]; /* the keys from the root on, by ply */

	uint64_t nodes;
	bool aborted, stopped;
	struct move killer[SEARCH_DEPTH + 1][SEARCH_KILLERS];
	struct search_step stack[SEARCH_STACK];
	int top;
};

/* Makes room for as many entries as a search of that number of nodes can use, within
 * limits, and empties them. */
void search_table_clear(struct search_table *table, uint64_t nodes);

/* The entry of that key; NULL if there is none. */
const struct search_entry *search_table_find(const struct search_table *table,
	uint64_t key);

void search_table_store(struct search_table *table, const struct search_entry *entry);

static inline bool search_is_pass(const struct search_step *step)
{
	return step->move.from == step->move.to;
}

/* By how many the pieces in a player's goal grow with a move. */
static inline int search_entries(const struct search *search, int player, struct move move)
{
	const struct cellset *goal = &search->ground->goal[player];

	return cellset_has(goal, move.to) - cellset_has(goal, move.from);
}

static inline int search_gain(const struct search *search, int player, struct move move)
{
	return search->eval.cost[player][move.from] - search->eval.cost[player][move.to];
}

/* Is a player arriving (search.h) who has that number of pieces in the goal? */
static inline bool search_is_arriving(const struct ground *ground,
	const struct position *position, int player, int in_goal)
{
	return position_is_racing(position, player) &&
		2 * in_goal >= variant_pieces(ground->variant);
}

/* search_moves(), told which players are arriving, a bit each. */
int search_moves_with(const struct ground *ground, const struct position *position,
	unsigned arriving, struct move list[MOVE_LIST]);

/* Can the moves that search_moves() considers be found piece by piece, without a list
 * of all?  They are then those that do not end on one of the cells `closed`, or, if all
 * end there, all. */
bool search_moves_go_by_piece(const struct ground *ground, const struct position *position,
	unsigned arriving, struct cellset *closed);

/* Sets the line up at its root. */
void search_line_init(struct search *search, const struct ground *ground,
	const struct position *position, const struct search_limits *limits);

/* Plays a step, and takes it back. */
void search_line_play(struct search *search, const struct search_step *step,
	struct search_undo *undo);
void search_line_take_back(struct search *search, const struct search_step *step,
	const struct search_undo *undo);

/* Which side is to move: 0, that of the player we search for, or 1. */
int search_line_side(const struct search *search);

/* Which players are arriving, a bit each; in overtime, all who are racing. */
unsigned search_line_arriving(const struct search *search);

/* May that player move now? */
bool search_line_may_move(const struct search *search, int player);

/* The key of the position, for the table. */
uint64_t search_line_key(const struct search *search);

/* Is there nothing more to play for: the end, or our own place is taken? */
bool search_line_is_over(const struct search *search);

/* The score of the position for the side to move as it stands, `ply` turns from the
 * root: by the end, or by the costs. */
int search_line_score(const struct search *search, int ply);

/* The score for side 0 by the costs alone; and what the last pieces of a player add to
 * the cost, with `in_goal` pieces in the goal and all of them on `own`. */
int search_line_balance(const struct search *search);
int search_line_last(const struct search *search, int player, int in_goal,
	const struct cellset *own);

/* The score of the position for the side to move by looking `depth` turns on; exact
 * between alpha and beta, else a bound. */
int search_tree_score(struct search *search, int depth, int ply, int alpha, int beta);

#endif
