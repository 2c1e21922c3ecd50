/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Six-dot braille cells: the one model that the terminal, the embosser and swell
 * paper are fed from.
 *
 * A cell is a number from 0 to 63 in which bit d - 1 stands for dot d:
 *
 *     1 4
 *     2 5
 *     3 6
 *
 * Whatever puts a cell on a line or a page asserts that there is no dot 7 or 8 in
 * it.  Letters, digits and the names of squares are written here, by our own
 * code; words in the user's language are written by prose.h.
 */
#ifndef A11Y_CELLS_H
#define A11Y_CELLS_H

#include "board.h"
#include "buf.h"

enum {
	CELLS_DOT_1 = 1 << 0, CELLS_DOT_2 = 1 << 1, CELLS_DOT_3 = 1 << 2,
	CELLS_DOT_4 = 1 << 3, CELLS_DOT_5 = 1 << 4, CELLS_DOT_6 = 1 << 5,

	CELLS_BLANK = 0,
	CELLS_FULL = 0x3F,
	CELLS_HYPHEN = CELLS_DOT_3 | CELLS_DOT_6,
	CELLS_NUMBER = CELLS_DOT_3 | CELLS_DOT_4 | CELLS_DOT_5 | CELLS_DOT_6,

	CELLS_UNICODE = 0x2800, /* plus the cell: its character */

	CELLS_WIDTH = 60, CELLS_HEIGHT = 40, /* of a page, at most */
};

/* A line of cells that grows, such as a paragraph before it is folded.  A zeroed
 * one is empty. */
struct cells {
	struct buf bytes; /* one cell each */
};

/* A page, or the part of a board that fits on one. */
struct cells_grid {
	int width, height; /* up to CELLS_WIDTH, CELLS_HEIGHT */
	uint8_t dots[CELLS_HEIGHT][CELLS_WIDTH];
};

/* Adds a cell; the cells of another line; `count` blanks. */
void cells_add(struct cells *cells, unsigned dots);
void cells_add_cells(struct cells *cells, const struct cells *more);
void cells_add_blanks(struct cells *cells, int count);

/* Adds a small letter, "a" to "z"; a number, 0 or more, in the digits that lie low
 * in the cell and need no number sign; the name of a square from the two, as in
 * the German Schachschrift and the British chess code; a number in the digits of
 * prose, behind a number sign. */
void cells_add_letter(struct cells *cells, char letter);
void cells_add_low(struct cells *cells, int number);
void cells_add_square(struct cells *cells, const struct board *board, unsigned square);
void cells_add_number(struct cells *cells, int number);

int cells_count(const struct cells *cells);
unsigned cells_get(const struct cells *cells, int i);
void cells_cut(struct cells *cells, int count);
void cells_clear(struct cells *cells);

/* An empty page of that size. */
void cells_init_grid(struct cells_grid *grid, int width, int height);

/* Sets a cell of a page; puts a line of cells there, which must fit. */
void cells_set(struct cells_grid *grid, int column, int line, unsigned dots);
void cells_put(struct cells_grid *grid, int column, int line, const struct cells *cells);

/* The length of a line of the page without the blanks at its end; the number of
 * lines without empty ones at the end. */
int cells_line_length(const struct cells_grid *grid, int line);
int cells_line_count(const struct cells_grid *grid);

/* The cell in North American braille ASCII: a sign from " " to "_". */
char cells_ascii(unsigned dots);

/* Adds a cell as a character of Unicode braille, in UTF-8. */
void cells_write(struct buf *text, unsigned dots);

/* Adds a line of the page in Unicode braille, without the blanks at its end. */
void cells_write_line(struct buf *text, const struct cells_grid *grid, int line);

#endif
