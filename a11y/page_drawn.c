/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page_drawn.h"

#include <errno.h>

/* The size of ink in a margin, and its base line from the edge of the paper: far
 * enough from the first line of braille not to be taken for a part of it. */
static const double TITLE_SIZE = 5, TITLE_BASE = 10;

void page_drawn_size(enum page_paper paper, int *width, int *height)
{
	double w, h;

	page_paper_size(paper, &w, &h);
	*width = ((int)(w * 100) - 2 * PAGE_MARGIN) / PAGE_CELL;
	*height = ((int)(h * 100) - 2 * PAGE_MARGIN) / PAGE_LINE;
}

void page_drawn_origin(enum page_paper paper, double *x, double *y)
{
	double w, h;
	int width, height;

	page_paper_size(paper, &w, &h);
	page_drawn_size(paper, &width, &height);
	*x = (w - width * PAGE_CELL / 100.0) / 2;
	*y = PAGE_MARGIN / 100.0;
}

void page_draw_cell(struct page_canvas *canvas, double x, double y, unsigned dots)
{
	const double pitch = PAGE_DOT_PITCH / 100.0;
	double left = x + (PAGE_CELL / 100.0 - pitch) / 2;
	double top = y + (PAGE_LINE / 100.0 - 2 * pitch) / 2;

	for (int dot = 0; dot < 6; dot++)
		if (dots >> dot & 1)
			page_canvas_disc(canvas, left + dot / 3 * pitch,
				top + dot % 3 * pitch, PAGE_DOT / 200.0);
}

void page_draw_cells(struct page_canvas *canvas, double x, double y,
	const struct cells *cells)
{
	for (int i = 0; i < cells_count(cells); i++)
		page_draw_cell(canvas, x + i * (PAGE_CELL / 100.0), y, cells_get(cells, i));
}

static void begin(struct page_printer *printer, enum page_canvas_kind kind)
{
	double width, height;

	page_paper_size(printer->options->paper, &width, &height);
	printer->canvas = page_canvas_new(kind, width, height, &printer->out);
}

void page_svg_begin(struct page_printer *printer)
{
	begin(printer, PAGE_SVG);
}

void page_pdf_begin(struct page_printer *printer)
{
	begin(printer, PAGE_PDF);
}

void page_drawn_add(struct page_printer *printer)
{
	const struct page_options *options = printer->options;
	const struct cells_grid *grid = &printer->grid;
	double x, y, width = grid->width * (PAGE_CELL / 100.0);

	page_drawn_origin(options->paper, &x, &y);
	for (int line = 0; line < grid->height; line++)
		for (int i = 0; i < grid->width; i++)
			page_draw_cell(printer->canvas, x + i * (PAGE_CELL / 100.0),
				y + line * (PAGE_LINE / 100.0), grid->dots[line][i]);
	if (options->ink)
		page_canvas_ink(printer->canvas, x, TITLE_BASE, PAGE_LEFT, TITLE_SIZE, width,
			options->title);
	page_canvas_next(printer->canvas);
}

void page_drawn_end(struct page_printer *printer)
{
	if (page_canvas_end(printer->canvas) || printer->failed)
		return;
	printer->failed = true;
	printer->error = EIO;
}
