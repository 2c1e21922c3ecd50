/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page.h"

#include <assert.h>
#include <errno.h>

#include "page_format.h"

/* An empty page with its head: the title, cut where it would touch the number. */
void page_clear(struct page_document *document)
{
	struct dots number = { 0 }, title = { 0 };
	struct dots_grid *grid = &document->grid;
	int room;

	dots_init_grid(grid, grid->width, grid->height);
	dots_add_number(&number, document->number);
	room = grid->width - dots_count(&number) - 2;
	dots_add_line(&title, document->about->head);
	if (dots_count(&title) > room)
		dots_cut(&title, room);
	dots_put(grid, 0, 0, &title);
	dots_put(grid, grid->width - dots_count(&number), 0, &number);
	document->line = 1;
	dots_clear(&number);
	dots_clear(&title);
}

void page_begin(struct page_document *document, const struct page_setup *setup,
	const struct page_about *about, const struct page_format *format, page_sink *sink,
	void *context)
{
	int width = setup->width, height = setup->height;

	*document = (struct page_document){
		.setup = setup, .about = about, .format = format, .number = 1,
		.sink = sink, .context = context,
	};
	if (format->size)
		format->size(setup, &width, &height);
	assert(width >= PAGE_WIDTH_LEAST && height >= PAGE_HEIGHT_LEAST);
	dots_init_grid(&document->grid, width, height);
	if (format->begin)
		format->begin(document);
	page_clear(document);
}

int page_width(const struct page_document *document)
{
	return document->grid.width;
}

int page_height(const struct page_document *document)
{
	return document->grid.height - 1;
}

/* Hands over what is in `out`. */
static void flush(struct page_document *document)
{
	struct buf *out = &document->out;

	if (out->length && !document->failed &&
	    !document->sink(document->context, out->text, out->length)) {
		document->failed = true;
		document->error = errno;
	}
	buf_cut(out, 0);
}

void page_finish(struct page_document *document)
{
	document->format->add(document);
	if (!document->format->single)
		flush(document);
	document->number++;
	page_clear(document);
}

void page_break(struct page_document *document)
{
	if (document->line > 1)
		page_finish(document);
}

/* Goes on to a new page unless that many lines are free on this one. */
static void keep(struct page_document *document, int lines)
{
	assert(lines <= page_height(document));
	if (document->grid.height - document->line < lines)
		page_finish(document);
}

static void add_line(struct page_document *document, const struct dots *line)
{
	keep(document, 1);
	dots_put(&document->grid, 0, document->line++, line);
}

void page_add_space(struct page_document *document)
{
	if (document->line > 1 && document->line < document->grid.height &&
	    dots_line_length(&document->grid, document->line - 1))
		document->line++;
}

/* The cells of `text` from `start` on that go on a line with `room` cells. */
static int fit(const struct dots *text, int start, int room)
{
	int end = start + room;

	if (end >= dots_count(text))
		return dots_count(text) - start;
	for (int i = end; i > start; i--)
		if (dots_get(text, i) == DOTS_BLANK)
			return i - start;
	for (int i = end; i > start; i--)
		if (dots_get(text, i - 1) == DOTS_HYPHEN)
			return i - start;
	return room;
}

static int skip_blanks(const struct dots *text, int start)
{
	while (start < dots_count(text) && dots_get(text, start) == DOTS_BLANK)
		start++;
	return start;
}

/* Takes the next line of a paragraph from `*start` on; false if there is none. */
static bool next_line(const struct dots *text, int *start, int width, int indent,
	struct dots *line)
{
	int count;

	*start = skip_blanks(text, *start);
	count = fit(text, *start, width - indent);
	dots_cut(line, 0);
	dots_add_blanks(line, indent);
	for (int i = *start; i < *start + count; i++)
		dots_add(line, dots_get(text, i));
	*start += count;
	return count > 0;
}

void page_add_paragraph(struct page_document *document, const struct dots *text, int first,
	int rest)
{
	struct dots line = { 0 };
	int start = 0;

	for (int indent = first; next_line(text, &start, page_width(document), indent, &line);
	     indent = rest)
		add_line(document, &line);
	dots_clear(&line);
}

int page_paragraph_lines(const struct page_document *document, const struct dots *text,
	int first, int rest, int *last)
{
	struct dots line = { 0 };
	int start = 0, lines = 0;

	for (int indent = first; next_line(text, &start, page_width(document), indent, &line);
	     indent = rest) {
		*last = dots_count(&line);
		lines++;
	}
	dots_clear(&line);
	return lines;
}

void page_add_grid(struct page_document *document, const struct dots_grid *grid)
{
	keep(document, grid->height);
	for (int line = 0; line < grid->height; line++, document->line++)
		for (int i = 0; i < grid->width; i++)
			dots_set(&document->grid, i, document->line, grid->dots[line][i]);
}

int page_end(struct page_document *document)
{
	const struct page_format *format = document->format;
	int pages;

	page_break(document);
	pages = document->number - 1;
	if (format->end)
		format->end(document);
	if (!format->single || pages <= 1)
		flush(document);
	buf_clear(&document->out);
	errno = document->error;
	return document->failed ? -1 : pages;
}
