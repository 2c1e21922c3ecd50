/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Pages as a text of Unicode braille in UTF-8, with a form feed between them.
 */
#include "page_format.h"

void page_text_add(struct page_document *document)
{
	if (document->number > 1)
		buf_add_char(&document->out, '\f');
	for (int line = 0; line < dots_line_count(&document->grid); line++) {
		dots_write_line(&document->out, &document->grid, line);
		buf_add_char(&document->out, '\n');
	}
}
