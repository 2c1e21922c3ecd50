/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <strings.h>

#include "page_canvas.h"
#include "page_drawn.h"

static void do_nothing(struct page_printer *printer)
{
	(void)printer;
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
static void start_page(struct page_printer *printer)
{
	struct cells number = { 0 }, title = { 0 };
	struct cells_grid *grid = &printer->grid;
	int room;

	cells_init_grid(grid, grid->width, grid->height);
	cells_add_number(&number, printer->number);
	room = grid->width - cells_count(&number) - 2;
	cells_add_cells(&title, &printer->head);
	if (cells_count(&title) > room)
		cells_cut(&title, room);
	cells_put(grid, 0, 0, &title);
	cells_put(grid, grid->width - cells_count(&number), 0, &number);
	printer->line = 1;
	cells_clear(&number);
	cells_clear(&title);
}

void page_begin(struct page_printer *printer, const struct page_options *options,
	const struct page_format *format, const struct cells *head, page_sink *sink,
	void *context)
{
	int width = options->width, height = options->height;

	*printer = (struct page_printer){
		.options = options, .format = format, .number = 1, .sink = sink,
		.context = context,
	};
	if (format->drawn)
		page_drawn_size(options->paper, &width, &height);
	assert(width >= PAGE_WIDTH_LEAST && height >= PAGE_HEIGHT_LEAST);
	cells_init_grid(&printer->grid, width, height);
	cells_add_cells(&printer->head, head);
	format->begin(printer);
	start_page(printer);
}

int page_width(const struct page_printer *printer)
{
	return printer->grid.width;
}

int page_height(const struct page_printer *printer)
{
	return printer->grid.height - 1;
}

void page_flush(struct page_printer *printer)
{
	struct buf *out = &printer->out;

	if (out->length && !printer->failed && printer->sink &&
	    !printer->sink(printer->context, out->text, out->length)) {
		printer->failed = true;
		printer->error = errno;
	}
	buf_cut(out, 0);
}

void page_finish(struct page_printer *printer)
{
	printer->format->add(printer);
	page_flush(printer);
	printer->number++;
	start_page(printer);
}

void page_clear(struct page_printer *printer)
{
	start_page(printer);
}

void page_break(struct page_printer *printer)
{
	if (printer->line > 1)
		page_finish(printer);
}

void page_keep(struct page_printer *printer, int lines)
{
	assert(lines <= page_height(printer));
	if (printer->grid.height - printer->line < lines)
		page_finish(printer);
}

void page_add_line(struct page_printer *printer, const struct cells *line)
{
	page_keep(printer, 1);
	cells_put(&printer->grid, 0, printer->line++, line);
}

void page_add_space(struct page_printer *printer)
{
	if (printer->line > 1 && printer->line < printer->grid.height &&
	    cells_line_length(&printer->grid, printer->line - 1))
		printer->line++;
}

/* The cells of `text` from `start` on that go on a line with `room` cells. */
static int fit(const struct cells *text, int start, int room)
{
	int end = start + room;

	if (end >= cells_count(text))
		return cells_count(text) - start;
	for (int i = end; i > start; i--)
		if (cells_get(text, i) == CELLS_BLANK)
			return i - start;
	for (int i = end; i > start; i--)
		if (cells_get(text, i - 1) == CELLS_HYPHEN)
			return i - start;
	return room;
}

static int skip_blanks(const struct cells *text, int start)
{
	while (start < cells_count(text) && cells_get(text, start) == CELLS_BLANK)
		start++;
	return start;
}

/* Takes the next line of a paragraph from `*start` on; false if there is none. */
static bool next_line(const struct cells *text, int *start, int width, int indent,
	struct cells *line)
{
	int count;

	*start = skip_blanks(text, *start);
	count = fit(text, *start, width - indent);
	cells_cut(line, 0);
	cells_add_blanks(line, indent);
	for (int i = *start; i < *start + count; i++)
		cells_add(line, cells_get(text, i));
	*start += count;
	return count > 0;
}

void page_add_paragraph(struct page_printer *printer, const struct cells *text, int first,
	int rest)
{
	struct cells line = { 0 };
	int start = 0;

	for (int indent = first; next_line(text, &start, page_width(printer), indent, &line);
	     indent = rest)
		page_add_line(printer, &line);
	cells_clear(&line);
}

int page_paragraph_lines(const struct page_printer *printer, const struct cells *text,
	int first, int rest, int *last)
{
	struct cells line = { 0 };
	int start = 0, lines = 0;

	for (int indent = first; next_line(text, &start, page_width(printer), indent, &line);
	     indent = rest) {
		*last = cells_count(&line);
		lines++;
	}
	cells_clear(&line);
	return lines;
}

void page_add_grid(struct page_printer *printer, const struct cells_grid *grid)
{
	page_keep(printer, grid->height);
	for (int line = 0; line < grid->height; line++, printer->line++)
		for (int i = 0; i < grid->width; i++)
			cells_set(&printer->grid, i, printer->line, grid->dots[line][i]);
}

bool page_end(struct page_printer *printer)
{
	page_break(printer);
	printer->format->end(printer);
	page_flush(printer);
	buf_clear(&printer->out);
	cells_clear(&printer->head);
	errno = printer->error;
	return !printer->failed;
}
