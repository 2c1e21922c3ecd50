/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Braille drawn on sheets of paper in true size: for swell paper and for laser printers.
 *
 * It has the dimensions of Marburg Medium (DIN 32976): dots 1.6 mm wide at the base and
 * 2.5 mm apart, braille cells 6.0 mm and lines 10.0 mm apart.
 */
#ifndef A11Y_PAGE_DRAWN_H
#define A11Y_PAGE_DRAWN_H

#include "page.h"

/* Measures, in hundredths of a millimetre. */
enum {
	PAGE_DOT = 160, PAGE_DOT_PITCH = 250,
	PAGE_PITCH = 600, PAGE_LINE = 1000, /* from a braille cell, and a line, to the next */
	PAGE_MARGIN = 1500, /* of paper, at least */
};

/* The size of a paper in millimetres. */
void page_paper_size(enum page_paper paper, double *width, double *height);

/* The number of braille cells in a line, and of lines, that fit within the margins. */
void page_drawn_size(const struct page_setup *setup, int *width, int *height);

/* The left and upper edge of the first line on a paper, in mm. */
void page_drawn_origin(const struct page_setup *setup, double *x, double *y);

/* Draws a line of braille whose upper left corner is at (x, y): its first dot 1 is
 * 1.75 mm to the right and 2.5 mm below. */
void page_draw_dots(struct page_canvas *canvas, double x, double y, const struct dots *line);

#endif
