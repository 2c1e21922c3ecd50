/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The board as it lies before a player: which cell stands in which column and
 * line of a picture.
 *
 * Columns and lines are counted from 0 at the top left.  Square boards can be
 * turned by quarters, so that the labels of the lines may be letters and those of
 * the columns numbers.  The star is turned by halves only: its ranks must stay
 * lines.  Who draws the picture, in letters or in braille, is of no concern here.
 */
#ifndef A11Y_SEAT_H
#define A11Y_SEAT_H

#include "arena.h"

enum {
	SEAT_STAR_CELLS = 13,                      /* of the longest line of the star */
	SEAT_STAR_HALVES = 2 * SEAT_STAR_CELLS - 1, /* half cells across the star */
};

struct seat {
	const struct board *board; /* borrowed */
	int turn;                  /* quarters clockwise, 0 to 3 */
};

/* The seat of a player, whose home is then near; of ARENA_NOBODY, the first rank
 * near. */
struct seat seat_of(const struct arena *arena, int player);

/* Do the lines show files, and the columns ranks? */
static inline bool seat_is_sideways(const struct seat *seat)
{
	return seat->turn % 2 != 0;
}

/* The file and rank shown in a column and a line. */
void seat_locate(const struct seat *seat, int column, int line, int *file, int *rank);

/* The cell there; BOARD_NONE off the board. */
unsigned seat_cell(const struct seat *seat, int column, int line);

/* The first column of a line that has a cell; `*count` cells stand there in a
 * row. */
int seat_line(const struct seat *seat, int line, int *count);

/* How far a line of the star is shifted to the right, in half cells; 0 on a square
 * board. */
int seat_shift(const struct seat *seat, int line);

#endif
