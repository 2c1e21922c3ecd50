/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page_canvas.h"

#include <stdlib.h>
#include <string.h>

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "mem.h"

struct page_canvas {
	enum page_canvas_kind kind;
	cairo_surface_t *surface;
	cairo_t *cairo;
	struct buf *out;
	struct buf svg; /* the whole file, until its end */
	bool between;   /* a sheet has ended, and nothing is on the next one yet */
};

/* cairo counts points of 1/72 inch. */
static const double POINTS = 72 / 25.4;
static const double TURN = 6.283185307179586;

static cairo_status_t write_bytes(void *canvas, const unsigned char *bytes,
	unsigned int length)
{
	struct page_canvas *self = canvas;

	buf_add_bytes(self->kind == PAGE_SVG ? &self->svg : self->out,
		(const char *)bytes, length);
	return CAIRO_STATUS_SUCCESS;
}

static void paint_white(cairo_t *cairo)
{
	cairo_set_source_rgb(cairo, 1, 1, 1);
	cairo_paint(cairo);
	cairo_set_source_rgb(cairo, 0, 0, 0);
}

/* What to draw with: on the next sheet, if one has ended. */
static cairo_t *begin(struct page_canvas *canvas)
{
	if (canvas->between) {
		cairo_show_page(canvas->cairo);
		paint_white(canvas->cairo);
		canvas->between = false;
	}
	cairo_new_path(canvas->cairo);
	return canvas->cairo;
}

struct page_canvas *page_canvas_new(enum page_canvas_kind kind, double width,
	double height, struct buf *out)
{
	struct page_canvas *canvas = mem_zero(1, sizeof *canvas);
	double w = width * POINTS, h = height * POINTS;

	canvas->kind = kind;
	canvas->out = out;
	if (kind == PAGE_PDF) {
		canvas->surface = cairo_pdf_surface_create_for_stream(write_bytes, canvas, w, h);
		/* Later versions of PDF pack the mark away. */
		cairo_pdf_surface_restrict_to_version(canvas->surface, CAIRO_PDF_VERSION_1_4);
		cairo_pdf_surface_set_metadata(canvas->surface,
			CAIRO_PDF_METADATA_CREATE_DATE, "");
		cairo_pdf_surface_set_metadata(canvas->surface,
			CAIRO_PDF_METADATA_CREATOR, "halma");
	} else {
		canvas->surface = cairo_svg_surface_create_for_stream(write_bytes, canvas, w, h);
		cairo_svg_surface_set_document_unit(canvas->surface, CAIRO_SVG_UNIT_PT);
	}
	canvas->cairo = cairo_create(canvas->surface);
	paint_white(canvas->cairo);
	cairo_scale(canvas->cairo, POINTS, POINTS);
	cairo_select_font_face(canvas->cairo, "sans", CAIRO_FONT_SLANT_NORMAL,
		CAIRO_FONT_WEIGHT_BOLD);
	return canvas;
}

void page_canvas_disc(struct page_canvas *canvas, double x, double y, double radius)
{
	cairo_t *cairo = begin(canvas);

	cairo_arc(cairo, x, y, radius, 0, TURN);
	cairo_close_path(cairo);
	cairo_fill(cairo);
}

static void stroke(cairo_t *cairo, double thickness)
{
	cairo_set_line_width(cairo, thickness);
	cairo_stroke(cairo);
}

void page_canvas_ring(struct page_canvas *canvas, double x, double y, double radius,
	double thickness)
{
	cairo_t *cairo = begin(canvas);

	cairo_arc(cairo, x, y, radius, 0, TURN);
	cairo_close_path(cairo);
	stroke(cairo, thickness);
}

void page_canvas_line(struct page_canvas *canvas, double x1, double y1, double x2,
	double y2, double thickness)
{
	cairo_t *cairo = begin(canvas);

	cairo_move_to(cairo, x1, y1);
	cairo_line_to(cairo, x2, y2);
	stroke(cairo, thickness);
}

static cairo_t *trace(struct page_canvas *canvas, const double (*corners)[2], int count)
{
	cairo_t *cairo = begin(canvas);

	for (int i = 0; i < count; i++)
		cairo_line_to(cairo, corners[i][0], corners[i][1]);
	cairo_close_path(cairo);
	return cairo;
}

void page_canvas_fill(struct page_canvas *canvas, const double (*corners)[2], int count)
{
	cairo_fill(trace(canvas, corners, count));
}

void page_canvas_outline(struct page_canvas *canvas, const double (*corners)[2], int count,
	double thickness)
{
	stroke(trace(canvas, corners, count), thickness);
}

void page_canvas_ink(struct page_canvas *canvas, double x, double y, enum page_anchor anchor,
	double size, double width, const char *text)
{
	cairo_t *cairo = begin(canvas);
	cairo_text_extents_t extents;

	cairo_set_font_size(cairo, size);
	cairo_text_extents(cairo, text, &extents);
	if (extents.x_advance > width) {
		cairo_set_font_size(cairo, size * width / extents.x_advance);
		extents.x_advance = width;
	}
	if (anchor == PAGE_CENTRE)
		x -= extents.x_advance / 2;
	else if (anchor == PAGE_RIGHT)
		x -= extents.x_advance;
	cairo_move_to(cairo, x, y);
	cairo_show_text(cairo, text);
}

void page_canvas_clip(struct page_canvas *canvas, double x, double y, double width,
	double height, double dx, double dy)
{
	cairo_t *cairo = begin(canvas);

	cairo_save(cairo);
	cairo_rectangle(cairo, x, y, width, height);
	cairo_clip(cairo);
	cairo_translate(cairo, dx, dy);
}

void page_canvas_unclip(struct page_canvas *canvas)
{
	cairo_restore(canvas->cairo);
}

void page_canvas_next(struct page_canvas *canvas)
{
	canvas->between = true;
}

/* Hands over an SVG without the number that cairo gives each surface it has made:
 * <g id="surface6">. */
static void hand_over(const struct buf *svg, struct buf *out)
{
	static const char id[] = "id=\"surface";
	const char *from = buf_text(svg), *at;

	while ((at = strstr(from, id))) {
		at += sizeof id - 1;
		buf_add_bytes(out, from, (size_t)(at - from));
		from = at + strspn(at, "0123456789");
	}
	buf_add(out, from);
}

bool page_canvas_end(struct page_canvas *canvas)
{
	bool done;

	cairo_destroy(canvas->cairo);
	cairo_surface_finish(canvas->surface);
	done = cairo_surface_status(canvas->surface) == CAIRO_STATUS_SUCCESS;
	cairo_surface_destroy(canvas->surface);
	hand_over(&canvas->svg, canvas->out);
	if (canvas->kind == PAGE_SVG)
		buf_add(canvas->out, PAGE_SVG_MARK "\n");
	buf_clear(&canvas->svg);
	free(canvas);
	return done;
}
