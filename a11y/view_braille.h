/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The board in braille cells: on the terminal, and for pages.
 *
 * A line holds the rank, a blank and the cells, with a blank between the cells
 * where there is room; the letters of the files stand below.  Seen from the side of
 * a table the ranks are columns, and of a number of two digits the last one stands
 * there.  The star is drawn as it is, its lines shifted by half a cell each; a line
 * begins with the name of its first cell, and nothing stands below.
 *
 * What does not fit is shown in windows with their own labels.
 */
#ifndef A11Y_VIEW_BRAILLE_H
#define A11Y_VIEW_BRAILLE_H

#include "cells.h"
#include "view.h"

enum view_cells {
	VIEW_SHAPES,  /* full, 135, 1346, 1236, 24, 145: told apart by touch */
	VIEW_LETTERS, /* the letters of rows */
	VIEW_CELLS
};

/* A board as it is to be drawn; `arena` and `position` are borrowed. */
struct view_braille {
	const struct arena *arena;
	const struct position *position;
	int side; /* a player, or ARENA_NOBODY */
	enum view_cells cells;
};

/* The cell of a player's pieces; of an empty square, which is never blank. */
unsigned view_piece_cell(const struct view_braille *board, int player);
unsigned view_empty_cell(bool in_camp);

/* Draws the next window of the board, at most `width` by `height` cells, 14 by 4 at
 * least; width 0: any.  `*next` is 0 before the first.  False past the last. */
bool view_window(const struct view_braille *board, int width, int height, int *next,
	struct cells_grid *window);

/* The key and the board, in Unicode braille, an empty line between windows. */
void view_braille(const struct view *view, enum view_cells cells, struct buf *out);

/* Where the pieces of one player stand: dots of eight-dot cells, 2 by 4 squares in
 * each; on the star half a square is as wide as a dot. */
void view_overview(const struct view *view, int player, struct buf *out);

#endif
