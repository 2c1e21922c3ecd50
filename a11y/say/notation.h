/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How cells and files are written for people, and how what they type is read as cells.
 *
 * Records and positions do not use this: there a cell is board_write_cell().
 */
#ifndef A11Y_NOTATION_H
#define A11Y_NOTATION_H

#include <stddef.h>

#include "board.h"
#include "error.h"
#include "move.h"

enum notation_style {
	NOTATION_LETTERS, /* c3 */
	NOTATION_NATO,    /* Charlie 3: the spelling alphabet of radio (ICAO) */
	NOTATION_ANNA,    /* Caesar 3: the one of German chess players */
	NOTATION_STYLES
};

enum {
	NOTATION_TYPED = 2 * MOVE_CELLS, /* cells of one typed move, at most */
	NOTATION_NAME = 24,              /* bytes of a cell in words */
};

/* A cell as text, to be passed by value. */
struct notation_name {
	char text[NOTATION_NAME];
};

/* What a typed line is. */
enum notation_read {
	NOTATION_NO_MOVE, /* it does not begin with a cell */
	NOTATION_CELLS,   /* one cell or more */
	NOTATION_WRONG,   /* it begins with a cell, but something is wrong */
};

/* The cell as text.  Files without a word in this alphabet keep their letter. */
struct notation_name notation_cell(const struct board *board, unsigned cell,
	enum notation_style style);

/* A file alone, 0 the first: "Charlie", or "c" and a mark for the ear (text.h). */
struct notation_name notation_file(int file, enum notation_style style);

/* Reads a typed line as cells, in any of the ways of halma(6): fills `cells` and
 * `*count`, up to NOTATION_TYPED.  When NOTATION_WRONG, `fault` is ERROR_NO_CELL,
 * ERROR_MOVE_TEXT or ERROR_MOVE_CUT, and the rest is not to be used. */
enum notation_read notation_read(const struct board *board, const char *line,
	uint8_t cells[NOTATION_TYPED], size_t *count, struct fault *fault);

/* The file that `text` names, by its letter or one of its words; -1 if there is none. */
int notation_read_file(const char *text);

#endif
