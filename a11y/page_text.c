/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Unicode braille in UTF-8: the same pages, with a form feed between them.
 */
#include "page.h"

void page_text_add(struct page_printer *printer)
{
	if (printer->number > 1)
		buf_add_char(&printer->out, '\f');
	for (int line = 0; line < cells_line_count(&printer->grid); line++) {
		cells_write_line(&printer->out, &printer->grid, line);
		buf_add_char(&printer->out, '\n');
	}
}
