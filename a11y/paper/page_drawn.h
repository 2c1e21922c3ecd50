/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Pages and boards drawn on a canvas in true size: for swell paper and for laser
 * printers.
 *
 * Braille has the dimensions of Marburg Medium (DIN 32976): dots 1.6 mm wide at the
 * base and 2.5 mm apart, cells 6.0 mm and lines 10.0 mm apart.
 */
#ifndef A11Y_PAGE_DRAWN_H
#define A11Y_PAGE_DRAWN_H

#include "braille.h"
#include "page.h"

/* Measures, in hundredths of a millimetre. */
enum {
	PAGE_DOT = 160, PAGE_DOT_PITCH = 250, PAGE_CELL = 600, PAGE_LINE = 1000,
	PAGE_MARGIN = 1500, /* of paper, at least */
};

/* The cells and lines that fit on a paper within its margins. */
void page_drawn_size(enum page_paper paper, int *width, int *height);

/* The left and upper edge of the first cell on a paper, in mm. */
void page_drawn_origin(enum page_paper paper, double *x, double *y);

/* Draws a cell, or a line of them, whose upper left corner is at (x, y): dot 1 is
 * 1.75 mm to the right and 2.5 mm below. */
void page_draw_cell(struct page_canvas *canvas, double x, double y, unsigned dots);
void page_draw_cells(struct page_canvas *canvas, double x, double y,
	const struct dots *cells);

/* A line of the key to a tactile board. */
struct page_key {
	int player;        /* whose sign it explains; GROUND_NOBODY: the empty square */
	bool in_camp;      /* the empty square in a camp */
	struct dots text; /* what it means */
	const char *ink;   /* the same for the sighted */
};

/* What is on a page with a tactile board; borrowed. */
struct page_board {
	const struct braille_board *board;
	const struct page_key *keys;
	int key_count;
};

/* The lines of text that fit on a page above the tactile board and its key, whose
 * squares are then 8 mm or more apart, in lines and between them. */
int page_board_room(const struct page_document *document, const struct page_board *board);

/* Adds the key and the tactile board to what stands on the page, at most
 * page_board_room() lines, and ends the page. */
void page_add_board(struct page_document *document, const struct page_board *board);

/* Writes a PDF with a board to build, with squares of `square` mm, on as many sheets
 * as it takes.  False with errno if it could not be written. */
bool page_write_template(const struct page_setup *setup, const struct ground *ground,
	int square, page_sink *sink, void *context);

/* How many sheets that takes. */
int page_template_sheets(enum page_paper paper, const struct ground *ground, int square);

#endif
