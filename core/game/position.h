/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Where the pieces stand, who is to move and who is home: what undo restores.
 *
 * A position is a value of fixed size, about 300 bytes, and is copied by
 * assignment.  Besides each player's pieces it keeps those of all, in cell order for
 * steps and as bitboards (board.h) for jumps; position_flip() keeps all in step.
 * All zero, it is an empty board with the first player to move.
 */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include "buf.h"
#include "ground.h"

enum position_end {
	POSITION_OPEN,      /* the game goes on */
	POSITION_HOME,      /* won, or all places taken */
	POSITION_EQUALISED, /* drawn: both are home, by the equalising turn */
	POSITION_AGREED,    /* drawn by agreement */
	POSITION_REPEATED,  /* drawn by a claim of the third occurrence */
	POSITION_STUCK,     /* undecided: every player had to pass */
	POSITION_RESIGNED,  /* all others resigned */
	POSITION_STOPPED,   /* ended by the players with the places so far */
};

/* The race so far; small, so that a search can put it aside and restore it. */
struct standing {
	uint8_t turn;     /* the player to move, or next after the end */
	uint8_t finished; /* bit p: player p is home */
	uint8_t resigned; /* bit p */
	uint8_t arrived;  /* how many of `order` are set */
	/* Players by place, the first first; in teams, once both partners are home. */
	uint8_t order[VARIANT_PLAYERS];
	uint8_t passes;   /* in a row, up to now */
	bool equalising;  /* the second player has one more turn (halma(6), RULES) */
	uint8_t end;      /* enum position_end */
};

struct position {
	struct cellset own[VARIANT_PLAYERS]; /* the cells of each player's pieces */
	struct cellset occupied;             /* of all pieces */
	uint64_t bitboard[BOARD_BITBOARDS];  /* of all pieces, too */
	struct standing standing;
};

/* The position at the start of a game. */
void position_start(struct position *position, const struct ground *ground);

/* Puts a player's piece on an empty cell, or takes it off again. */
static inline void position_flip(struct position *position, const struct board *board,
	int player, unsigned cell)
{
	cellset_flip(&position->own[player], cell);
	cellset_flip(&position->occupied, cell);
	position->bitboard[board->bitboard[cell]] ^= UINT64_C(1) << board->bit[cell];
}

/* Moves a player's piece from one cell to an empty one. */
static inline void position_shift(struct position *position, const struct board *board,
	int player, unsigned from, unsigned to)
{
	position_flip(position, board, player, from);
	position_flip(position, board, player, to);
}

/* Whose piece stands on the cell; GROUND_NOBODY if it is empty. */
int position_owner(const struct position *position, unsigned cell);

/* How many of a player's pieces are in their goal; in their home. */
int position_in_goal(const struct position *position, const struct ground *ground, int player);
int position_at_home(const struct position *position, const struct ground *ground, int player);

/* How many rows the player's pieces have to go, all together, until they stand in
 * the farthest rows of the goal. */
int position_rows_to_go(const struct position *position, const struct ground *ground,
	int player);

/* Do the player's pieces fill the goal? */
static inline bool position_is_home(const struct position *position,
	const struct ground *ground, int player)
{
	return cellset_is_equal(&position->own[player], &ground->goal[player]);
}

/* Is the player still under way: neither home nor resigned? */
static inline bool position_is_racing(const struct position *position, int player)
{
	return !((position->standing.finished | position->standing.resigned) >> player & 1);
}

/* A number that is the same for the same pieces, player to move, players out of
 * the race and equalising turn, and otherwise different but for chance (1 in
 * 2^64). */
uint64_t position_key(const struct position *position);

/* Writes the position line of halma(5): "AAA2/AA3/A3B/3BB/2BBB A". */
void position_write(const struct position *position, const struct ground *ground,
	struct buf *line);

/* Reads such a line; small letters are taken too.  No player is home or has
 * resigned in what it gives: see rules_judge().  False, with `position`
 * untouched and `fault` filled, for the errors ERROR_POSITION_... */
bool position_read(struct position *position, const struct ground *ground,
	const char *line, struct fault *fault);

#endif
