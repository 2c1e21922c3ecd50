/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The layout of the board in a picture of it, seen from a player's side of the table:
 * which cell stands where, and how lines and columns are labelled.
 *
 * Lines are counted from 0 at the top; the places of a line, each with a cell, from 0
 * on the left.  Square boards can be turned by quarters, so that the labels of the
 * lines may be letters and those of the columns numbers.  The star is turned by halves
 * only: its ranks must stay lines, and these are shifted by half a cell each.
 *
 * Rows of letters, braille and drawings are made from this elsewhere.
 */
#ifndef A11Y_PICTURE_H
#define A11Y_PICTURE_H

#include "ground.h"

enum { PICTURE_STAR_PLACES = 13 }; /* in the longest line of the star */

struct picture {
	const struct board *board; /* borrowed */
	int turn;                  /* quarters clockwise, 0 to 3 */
};

/* What stands beside a line or below a column. */
struct picture_label {
	char letter; /* of the file; 0: none */
	int number;  /* of the rank, from 1; 0: none */
};

/* The rotation that puts the home of a player at the bottom; for GROUND_NOBODY, rank 1
 * at the bottom. */
struct picture picture_of(const struct ground *ground, int player);

static inline bool picture_is_star(const struct picture *picture)
{
	return picture->board->shape == BOARD_STAR;
}

/* Do the lines show files, and the columns ranks? */
static inline bool picture_is_sideways(const struct picture *picture)
{
	return picture->turn % 2 != 0;
}

/* The places in the longest line, and in this one. */
int picture_columns(const struct picture *picture);
int picture_places(const struct picture *picture, int line);

/* The cell in a place of a line. */
unsigned picture_cell(const struct picture *picture, int line, int place);

/* How many half cells a place is to the right of the leftmost cell of the board. */
int picture_half(const struct picture *picture, int line, int place);

/* The label of a line that is shown from a place on: its rank or file, on the star the
 * cell in that place. */
struct picture_label picture_line_label(const struct picture *picture, int line, int place);

/* The label of a column of a square board. */
struct picture_label picture_column_label(const struct picture *picture, int column);

/* The characters of the longest label of a line. */
int picture_label_width(const struct picture *picture);

/* Writes a label as text. */
void picture_write_label(struct picture_label label, char text[BOARD_NAME]);

#endif
