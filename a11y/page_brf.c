/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * BRF: lines of North American braille ASCII, in its canonical signs from space to
 * underscore, as embossers take them.
 */
#include "page.h"

static void add_newline(struct page_printer *printer)
{
	buf_add(&printer->out, printer->options->crlf ? "\r\n" : "\n");
}

/* Without form feeds each page has all its lines, so that the next one begins on
 * the next sheet. */
void page_brf_add(struct page_printer *printer)
{
	const struct cells_grid *grid = &printer->grid;
	bool formfeed = printer->options->formfeed;
	int lines = formfeed ? cells_line_count(grid) : grid->height;

	if (formfeed && printer->number > 1)
		buf_add_char(&printer->out, '\f');
	for (int line = 0; line < lines; line++) {
		for (int i = 0; i < cells_line_length(grid, line); i++)
			buf_add_char(&printer->out, cells_ascii(grid->dots[line][i]));
		add_newline(printer);
	}
}
