/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * BRF: lines of North American braille ASCII, in its canonical signs from space to
 * underscore, as embossers take them.
 */
#include "ascii.h"
#include "page_format.h"

static void add_newline(struct page_document *document)
{
	buf_add(&document->out, document->setup->crlf ? "\r\n" : "\n");
}

/* Without form feeds each page has all its lines, so that the next one begins on
 * the next sheet. */
void page_brf_add(struct page_document *document)
{
	const struct dots_grid *grid = &document->grid;
	bool formfeed = document->setup->formfeed;
	int lines = formfeed ? dots_line_count(grid) : grid->height;

	if (formfeed && document->number > 1)
		buf_add_char(&document->out, '\f');
	for (int line = 0; line < lines; line++) {
		for (int i = 0; i < dots_line_length(grid, line); i++)
			buf_add_char(&document->out, ascii_braille(grid->dots[line][i]));
		add_newline(document);
	}
}
