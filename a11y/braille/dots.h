/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Braille as dots, before it goes to the terminal, an embosser or swell paper: signs,
 * lines of signs, and pages.
 *
 * A sign has six dots.  It is a number from 0 to 63 in which bit d - 1 stands for dot d:
 *
 *     1 4
 *     2 5
 *     3 6
 *
 * Whatever puts a sign on a line or a page asserts that there is no dot 7 or 8 in
 * it.  Letters, digits and the names of the board's cells are written here, by our own
 * code; words in the user's language are written by prose.h.
 */
#ifndef A11Y_DOTS_H
#define A11Y_DOTS_H

#include "board.h"
#include "buf.h"
#include "picture.h"

enum {
	DOTS_1 = 1 << 0, DOTS_2 = 1 << 1, DOTS_3 = 1 << 2,
	DOTS_4 = 1 << 3, DOTS_5 = 1 << 4, DOTS_6 = 1 << 5,

	DOTS_BLANK = 0,
	DOTS_FULL = 0x3F,
	DOTS_HYPHEN = DOTS_3 | DOTS_6,
	DOTS_NUMBER = DOTS_3 | DOTS_4 | DOTS_5 | DOTS_6,

	DOTS_UNICODE = 0x2800, /* plus the dots: their character */

	DOTS_WIDTH = 60, DOTS_HEIGHT = 40, /* of a page, at most */
};

/* A line of signs that grows, such as a paragraph before it is folded.  A zeroed
 * one is empty. */
struct dots {
	struct buf bytes; /* one for each sign */
};

/* A page, or the part of a board that fits on one. */
struct dots_grid {
	int width, height; /* up to DOTS_WIDTH, DOTS_HEIGHT */
	uint8_t dots[DOTS_HEIGHT][DOTS_WIDTH];
};

/* Adds a sign; the signs of another line; `count` blanks. */
void dots_add(struct dots *line, unsigned dots);
void dots_add_line(struct dots *line, const struct dots *more);
void dots_add_blanks(struct dots *line, int count);

/* Adds a small letter, "a" to "z"; a number, 0 or more, in the digits that lie low
 * and need no number sign; the name of a cell from the two, as in
 * the German Schachschrift and the British chess code; a number in the digits of
 * prose, behind a number sign. */
void dots_add_letter(struct dots *line, char letter);
void dots_add_low(struct dots *line, int number);
void dots_add_cell(struct dots *line, const struct board *board, unsigned cell);
void dots_add_number(struct dots *line, int number);

/* Adds the label of a line of the board; of a column, where there is room for one letter
 * or digit only: of a number of two digits the last one stands there. */
void dots_add_label(struct dots *line, struct picture_label label);
void dots_add_column_label(struct dots *line, struct picture_label label);

int dots_count(const struct dots *line);
unsigned dots_get(const struct dots *line, int i);
void dots_cut(struct dots *line, int count);
void dots_clear(struct dots *line);

/* An empty page of that size. */
void dots_init_grid(struct dots_grid *grid, int width, int height);

/* Sets a sign of a page; puts a line of signs there, which must fit. */
void dots_set(struct dots_grid *grid, int column, int line, unsigned dots);
void dots_put(struct dots_grid *grid, int column, int line, const struct dots *signs);

/* The length of a line of the page without the blanks at its end; the number of
 * lines without empty ones at the end. */
int dots_line_length(const struct dots_grid *grid, int line);
int dots_line_count(const struct dots_grid *grid);

/* Adds a sign as a character of Unicode braille, in UTF-8. */
void dots_write(struct buf *text, unsigned dots);

/* Adds a line of the page in Unicode braille, without the blanks at its end. */
void dots_write_line(struct buf *text, const struct dots_grid *grid, int line);

#endif
