/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <strings.h>

#include "page_canvas.h"
#include "page_drawn.h"

static void do_nothing(struct page_document *document)
{
	(void)document;
}

static const struct page_format formats[] = {
	{
		.ending = "brf", .begin = do_nothing, .add = page_brf_add,
		.end = do_nothing,
	}, {
		.ending = "pef", .signature = "<?xml",
		.mark = "<dc:identifier>halma-", .begin = page_pef_begin,
		.add = page_pef_add, .end = page_pef_end,
	}, {
		.ending = "txt", .signature = "\xE2\xA0", .begin = do_nothing,
		.add = page_text_add, .end = do_nothing,
	}, {
		.ending = "svg", .signature = "<?xml", .mark = PAGE_SVG_MARK,
		.drawn = true, .single = true,
		.begin = page_svg_begin, .add = page_drawn_add, .end = page_drawn_end,
	}, {
		.ending = "pdf", .signature = "%PDF-", .mark = PAGE_PDF_MARK,
		.drawn = true, .begin = page_pdf_begin,
		.add = page_drawn_add, .end = page_drawn_end,
	},
};

enum { FORMATS = sizeof formats / sizeof *formats };

const struct page_format *page_find_format(const char *ending)
{
	for (int i = 0; i < FORMATS; i++)
		if (strcasecmp(formats[i].ending, ending) == 0)
			return &formats[i];
	return NULL;
}

const char *page_ending(int i)
{
	return i < FORMATS ? formats[i].ending : NULL;
}

/* Do these bytes hold the word? */
static bool holds(const char *text, size_t length, const char *word)
{
	size_t size = strlen(word);

	for (size_t i = 0; i + size <= length; i++)
		if (memcmp(text + i, word, size) == 0)
			return true;
	return false;
}

bool page_is_like(const struct page_format *format, const char *text, size_t length)
{
	const char *signature = format->signature;

	if (signature)
		return length >= strlen(signature) &&
			memcmp(text, signature, strlen(signature)) == 0 &&
			(!format->mark || holds(text, length, format->mark));
	for (size_t i = 0; i < length; i++)
		if ((text[i] < ' ' || text[i] > '_') && !memchr("\r\n\f", text[i], 3))
			return false;
	return true;
}

struct page_format page_counter(const struct page_format *format)
{
	return (struct page_format){
		.ending = format->ending, .drawn = format->drawn, .single = format->single,
		.begin = do_nothing, .add = do_nothing, .end = do_nothing,
	};
}

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

/* An empty page with its head: the title, cut where it would touch the number. */
static void start_page(struct page_document *document)
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
	if (format->drawn)
		page_drawn_size(setup->paper, &width, &height);
	assert(width >= PAGE_WIDTH_LEAST && height >= PAGE_HEIGHT_LEAST);
	dots_init_grid(&document->grid, width, height);
	format->begin(document);
	start_page(document);
}

int page_width(const struct page_document *document)
{
	return document->grid.width;
}

int page_height(const struct page_document *document)
{
	return document->grid.height - 1;
}

void page_flush(struct page_document *document)
{
	struct buf *out = &document->out;

	if (out->length && !document->failed && document->sink &&
	    !document->sink(document->context, out->text, out->length)) {
		document->failed = true;
		document->error = errno;
	}
	buf_cut(out, 0);
}

void page_finish(struct page_document *document)
{
	document->format->add(document);
	page_flush(document);
	document->number++;
	start_page(document);
}

void page_clear(struct page_document *document)
{
	start_page(document);
}

void page_break(struct page_document *document)
{
	if (document->line > 1)
		page_finish(document);
}

void page_keep(struct page_document *document, int lines)
{
	assert(lines <= page_height(document));
	if (document->grid.height - document->line < lines)
		page_finish(document);
}

void page_add_line(struct page_document *document, const struct dots *line)
{
	page_keep(document, 1);
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
		page_add_line(document, &line);
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
	page_keep(document, grid->height);
	for (int line = 0; line < grid->height; line++, document->line++)
		for (int i = 0; i < grid->width; i++)
			dots_set(&document->grid, i, document->line, grid->dots[line][i]);
}

bool page_end(struct page_document *document)
{
	page_break(document);
	document->format->end(document);
	page_flush(document);
	buf_clear(&document->out);
	errno = document->error;
	return !document->failed;
}
