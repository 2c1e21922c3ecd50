/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How cells are written for people, and how what they type is read as cells.
 *
 * Records and positions do not use this: there a cell is board_write_cell().
 */
#ifndef A11Y_SQUARES_H
#define A11Y_SQUARES_H

#include <stddef.h>

#include "board.h"
#include "error.h"
#include "move.h"

enum squares_style {
	SQUARES_LETTERS, /* c3 */
	SQUARES_NATO,    /* Charlie 3: the spelling alphabet of radio (ICAO) */
	SQUARES_ANNA,    /* Caesar 3: the one of German chess players */
	SQUARES_STYLES
};

enum {
	SQUARES_TYPED = 2 * MOVE_CELLS, /* cells of one typed move, at most */
	SQUARES_NAME = 24,              /* bytes of a cell in words */
};

/* A cell as text, to be passed by value. */
struct squares_name {
	char text[SQUARES_NAME];
};

/* What a typed line is. */
enum squares_read {
	SQUARES_NO_MOVE, /* it does not begin with a cell */
	SQUARES_CELLS,   /* one cell or more */
	SQUARES_WRONG,   /* it begins with a cell, but something is wrong */
};

/* The cell as text; the letter of a file that the alphabet has no word for. */
struct squares_name squares_name(const struct board *board, unsigned cell,
	enum squares_style style);

/* A file alone, 0 the first: "c", "Charlie". */
struct squares_name squares_file(int file, enum squares_style style);

/* Reads a typed line as cells, in any of the ways of halma(6): fills `cells` and
 * `*count`, up to SQUARES_TYPED.  When SQUARES_WRONG, `fault` is ERROR_NO_CELL,
 * ERROR_MOVE_TEXT or ERROR_MOVE_CUT, and the rest is not to be used. */
enum squares_read squares_read(const struct board *board, const char *line,
	uint8_t cells[SQUARES_TYPED], size_t *count, struct fault *fault);

/* Reads one file: a letter or one of its words.  -1 if it is none. */
int squares_read_file(const char *text);

#endif
