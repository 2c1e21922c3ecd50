/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Draws in black on sheets of white paper, in millimetres from the top left, and gives an
 * SVG or a PDF.
 *
 * The only part of the program that knows cairo.  The same drawing gives the same
 * bytes: no dates, and no numbers that depend on what was drawn before.
 *
 * Ink is written with cairo's toy text API (cairo_show_text()): one font, bold sans, and
 * no shaping of text.  That is enough for labels in Latin letters; what a name in another
 * script looks like depends on the fonts that fontconfig finds.
 */
#ifndef A11Y_PAGE_CANVAS_H
#define A11Y_PAGE_CANVAS_H

#include <stdbool.h>

#include "buf.h"

enum page_canvas_kind { PAGE_SVG, PAGE_PDF };

/* By these bytes a drawing of ours is known among others of its kind. */
#define PAGE_SVG_MARK "<!-- halma -->"
#define PAGE_PDF_MARK "/Creator (halma)"

/* Which end of a text in ink is at the given point. */
enum page_anchor { PAGE_LEFT, PAGE_CENTRE, PAGE_RIGHT };

struct page_canvas;

/* Sheets of that size.  What is drawn is added to `out`, at the latest at the end.
 * Ended by page_canvas_end(). */
struct page_canvas *page_canvas_new(enum page_canvas_kind kind, double width,
	double height, struct buf *out);

/* A filled circle. */
void page_canvas_disc(struct page_canvas *canvas, double x, double y, double radius);

/* A circle; the radius goes to the middle of its line. */
void page_canvas_ring(struct page_canvas *canvas, double x, double y, double radius,
	double thickness);

/* A straight line. */
void page_canvas_line(struct page_canvas *canvas, double x1, double y1, double x2,
	double y2, double thickness);

/* A polygon, filled or outlined. */
void page_canvas_fill(struct page_canvas *canvas, const double (*corners)[2], int count);
void page_canvas_outline(struct page_canvas *canvas, const double (*corners)[2], int count,
	double thickness);

/* Writes in ink on the base line y, in bold letters of `size` mm, or smaller ones
 * if the text would be wider than `width` mm. */
void page_canvas_ink(struct page_canvas *canvas, double x, double y, enum page_anchor anchor,
	double size, double width, const char *text);

/* Until page_canvas_unclip(), drawing is clipped to the rectangle and shifted by
 * (dx, dy). */
void page_canvas_clip(struct page_canvas *canvas, double x, double y, double width,
	double height, double dx, double dy);
void page_canvas_unclip(struct page_canvas *canvas);

/* Ends a sheet.  The next one begins with what is drawn on it. */
void page_canvas_next(struct page_canvas *canvas);

/* Ends the drawing and frees the canvas.  False if cairo failed. */
bool page_canvas_end(struct page_canvas *canvas);

#endif
