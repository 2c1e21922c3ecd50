/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Sheets of white paper to draw on in black, in millimetres from the top left.
 *
 * The only part of the program that knows cairo.  The same drawing gives the same
 * bytes: no dates, and no numbers that depend on what was drawn before.
 */
#ifndef A11Y_PAGE_CANVAS_H
#define A11Y_PAGE_CANVAS_H

#include <stdbool.h>

#include "buf.h"

enum page_canvas_kind { PAGE_SVG, PAGE_PDF };

/* By these bytes a drawing of ours is known, beside others of its kind. */
#define PAGE_SVG_MARK "<!-- halma -->"
#define PAGE_PDF_MARK "/Creator (halma)"

/* Where the given point is on a text in ink. */
enum page_anchor { PAGE_LEFT, PAGE_CENTRE, PAGE_RIGHT };

struct page_canvas;

/* Sheets of that size.  What is drawn is added to `out`, at the latest at the end.
 * Ended by page_canvas_end(). */
struct page_canvas *page_canvas_new(enum page_canvas_kind kind, double width,
	double height, struct buf *out);

/* A filled circle; a circle of a line, whose middle is at the radius; a straight
 * line; a closed figure, filled or of a line. */
void page_canvas_disc(struct page_canvas *canvas, double x, double y, double radius);
void page_canvas_ring(struct page_canvas *canvas, double x, double y, double radius,
	double thickness);
void page_canvas_line(struct page_canvas *canvas, double x1, double y1, double x2,
	double y2, double thickness);
void page_canvas_fill(struct page_canvas *canvas, const double (*corners)[2], int count);
void page_canvas_outline(struct page_canvas *canvas, const double (*corners)[2], int count,
	double thickness);

/* Writes in ink on the base line y, in bold letters of `size` mm, or smaller ones
 * where the text would be wider than `width` mm. */
void page_canvas_ink(struct page_canvas *canvas, double x, double y, enum page_anchor anchor,
	double size, double width, const char *text);

/* What is drawn from now on is shown only inside the rectangle, with the origin at
 * (dx, dy); and that no longer. */
void page_canvas_clip(struct page_canvas *canvas, double x, double y, double width,
	double height, double dx, double dy);
void page_canvas_unclip(struct page_canvas *canvas);

/* Ends a sheet.  The next one begins with what is drawn on it. */
void page_canvas_next(struct page_canvas *canvas);

/* Ends the drawing and frees the canvas.  False if cairo failed. */
bool page_canvas_end(struct page_canvas *canvas);

#endif
