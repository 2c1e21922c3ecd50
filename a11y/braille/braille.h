/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The board in braille, on the terminal and for pages: each cell of it is one sign.
 *
 * A line holds the rank, a blank and the cells, with a blank between the cells
 * where there is room; the letters of the files stand below.  Seen from the side of
 * a table the ranks are columns, and of a number of two digits the last one stands
 * there.  The star is drawn as it is, its lines shifted by half a cell each; a line
 * begins with the name of its first cell, and nothing stands below.
 *
 * What does not fit is shown in windows with their own labels.
 */
#ifndef A11Y_BRAILLE_H
#define A11Y_BRAILLE_H

#include "dots.h"
#include "view.h"

enum braille_signs {
	BRAILLE_SHAPES,  /* full, 135, 1346, 1236, 24, 145: told apart by touch */
	BRAILLE_LETTERS, /* the letters of rows */
	BRAILLE_SIGNS
};

/* A board as it is to be drawn; `ground` and `position` are borrowed. */
struct braille_board {
	const struct ground *ground;
	const struct position *position;
	int side; /* a player, or GROUND_NOBODY */
	enum braille_signs signs;
};

/* The sign for a player's pieces; for an empty cell, which is never blank. */
unsigned braille_piece(const struct braille_board *board, int player);
unsigned braille_empty(bool in_camp);

/* Draws the next window of the board, at most `width` by `height` signs, 14 by 4 at
 * least; width 0: any.  `*next` is 0 before the first.  False past the last. */
bool braille_window(const struct braille_board *board, int width, int height, int *next,
	struct dots_grid *window);

/* The key and the board, in Unicode braille, an empty line between windows. */
void braille_view(const struct view *view, enum braille_signs signs, struct buf *out);

/* Where the pieces of one player stand: each dot of a sign of eight is a cell of the board;
 * on the star it is as wide as half a cell. */
void braille_overview(const struct view *view, int player, struct buf *out);

#endif
