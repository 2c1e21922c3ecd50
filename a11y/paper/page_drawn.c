/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page_drawn.h"

#include <errno.h>

#include "page_canvas.h"
#include "page_format.h"

/* The size of ink in a margin, and its base line from the edge of the paper: far
 * enough from the first line of braille not to be taken for a part of it. */
static const double TITLE_SIZE = 5, TITLE_BASE = 10;

static const struct {
	double width, height; /* mm */
} papers[PAGE_PAPERS] = {
	[PAGE_A4] = { .width = 210, .height = 297 }, /* ISO 216 */
	[PAGE_LETTER] = { .width = 215.9, .height = 279.4 },
};

void page_paper_size(enum page_paper paper, double *width, double *height)
{
	*width = papers[paper].width;
	*height = papers[paper].height;
}

void page_drawn_size(const struct page_setup *setup, int *width, int *height)
{
	double w, h;

	page_paper_size(setup->paper, &w, &h);
	*width = ((int)(w * 100) - 2 * PAGE_MARGIN) / PAGE_PITCH;
	*height = ((int)(h * 100) - 2 * PAGE_MARGIN) / PAGE_LINE;
}

void page_drawn_origin(const struct page_setup *setup, double *x, double *y)
{
	double w, h;
	int width, height;

	page_paper_size(setup->paper, &w, &h);
	page_drawn_size(setup, &width, &height);
	*x = (w - width * PAGE_PITCH / 100.0) / 2;
	*y = PAGE_MARGIN / 100.0;
}

static void draw(struct page_canvas *canvas, double x, double y, unsigned dots)
{
	const double pitch = PAGE_DOT_PITCH / 100.0;
	double left = x + (PAGE_PITCH / 100.0 - pitch) / 2;
	double top = y + (PAGE_LINE / 100.0 - 2 * pitch) / 2;

	for (int dot = 0; dot < 6; dot++)
		if (dots >> dot & 1)
			page_canvas_disc(canvas, left + dot / 3 * pitch,
				top + dot % 3 * pitch, PAGE_DOT / 200.0);
}

void page_draw_dots(struct page_canvas *canvas, double x, double y, const struct dots *line)
{
	for (int i = 0; i < dots_count(line); i++)
		draw(canvas, x + i * (PAGE_PITCH / 100.0), y, dots_get(line, i));
}

static void begin(struct page_document *document, enum page_canvas_kind kind)
{
	double width, height;

	page_paper_size(document->setup->paper, &width, &height);
	document->canvas = page_canvas_new(kind, width, height, &document->out);
}

void page_svg_begin(struct page_document *document)
{
	begin(document, PAGE_SVG);
}

void page_pdf_begin(struct page_document *document)
{
	begin(document, PAGE_PDF);
}

void page_drawn_add(struct page_document *document)
{
	const struct page_setup *setup = document->setup;
	const struct dots_grid *grid = &document->grid;
	double x, y, width = grid->width * (PAGE_PITCH / 100.0);

	page_drawn_origin(setup, &x, &y);
	for (int line = 0; line < grid->height; line++)
		for (int i = 0; i < grid->width; i++)
			draw(document->canvas, x + i * (PAGE_PITCH / 100.0),
				y + line * (PAGE_LINE / 100.0), grid->dots[line][i]);
	if (setup->ink)
		page_canvas_ink(document->canvas, x, TITLE_BASE, PAGE_LEFT, TITLE_SIZE, width,
			document->about->title);
	page_canvas_next(document->canvas);
}

void page_drawn_end(struct page_document *document)
{
	if (page_canvas_end(document->canvas) || document->failed)
		return;
	document->failed = true;
	document->error = EIO;
}
