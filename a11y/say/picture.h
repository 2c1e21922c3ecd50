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
#ifndef A11Y_PICTURE_H
#define A11Y_PICTURE_H

#include "ground.h"

enum {
	PICTURE_STAR_CELLS = 13,                      /* of the longest line of the star */
	PICTURE_STAR_HALVES = 2 * PICTURE_STAR_CELLS - 1, /* half cells across the star */
};

struct picture {
	const struct board *board; /* borrowed */
	int turn;                  /* quarters clockwise, 0 to 3 */
};

/* The rotation that puts the home of a player at the bottom; for GROUND_NOBODY, rank 1
 * at the bottom. */
struct picture picture_of(const struct ground *ground, int player);

/* Do the lines show files, and the columns ranks? */
static inline bool picture_is_sideways(const struct picture *picture)
{
	return picture->turn % 2 != 0;
}

/* The file and rank shown in a column and a line. */
void picture_locate(const struct picture *picture, int column, int line, int *file, int *rank);

/* The cell there; BOARD_NONE off the board. */
unsigned picture_cell(const struct picture *picture, int column, int line);

/* The first column of a line that has a cell; `*count` cells stand there in a
 * row. */
int picture_line(const struct picture *picture, int line, int *count);

/* How far a line of the star is shifted to the right, in half cells; 0 on a square
 * board. */
int picture_shift(const struct picture *picture, int line);

#endif
