/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How text becomes lines, and lines become pages.
 */
#include "test_a11y_print.h"

/* Paragraphs on a page 20 braille cells wide, in braille ASCII. */
static const struct paragraph_row {
	const char *label;
	const char *text;
	int first, rest;
	const char *lines; /* each ends in "/" */
} paragraph_rows[] = {
	{ "no paragraph", "", 0, 2, "" },
	{ "a short paragraph", "ONE TWO", 0, 2, "ONE TWO/" },
	{ "a line that just fits", "ONE TWO THREE FOUR X", 0, 2, "ONE TWO THREE FOUR X/" },
	{ "broken at a blank", "ONE TWO THREE FOUR XY", 0, 2, "ONE TWO THREE FOUR/  XY/" },
	{ "broken after a hyphen", "A1-B2-C3-D4-E5-F6-G7-H8", 0, 2,
	  "A1-B2-C3-D4-E5-F6-/  G7-H8/" },
	{ "broken at the edge", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0, 2,
	  "ABCDEFGHIJKLMNOPQRST/  UVWXYZ/" },
	{ "all lines indented", "ONE TWO THREE FOUR FIVE", 2, 2, "  ONE TWO THREE FOUR/  FIVE/" },
	{ "blanks around are dropped", "  ONE   TWO  ", 0, 2, "ONE   TWO/" },
};

static void test_paragraph(void **state)
{
	const struct paragraph_row *row = *state;
	const struct page_setup setup = { .width = 20, .height = 10, .formfeed = true };
	const struct dots head = { 0 };
	const struct page_about about = { .head = &head };
	struct page_document document;
	struct dots text = { 0 };
	struct buf out = { 0 };
	int last;

	for (const char *sign = row->text; *sign; sign++)
		dots_add(&text, decode_ascii(*sign));
	page_begin(&document, &setup, &about, page_find_format("BRF"), print_to_buf, &out);
	page_add_paragraph(&document, &text, row->first, row->rest);
	CHECK_INT(page_paragraph_lines(&document, &text, row->first, row->rest, &last),
		document.line - 1);
	CHECK_INT(page_end(&document), *row->lines ? 1 : 0);
	for (char *newline = out.text; newline && (newline = strchr(newline, '\n')); )
		*newline = '/';
	if (*row->lines)
		CHECK_TEXT(strchr(out.text, '/') + 1, row->lines);
	else
		CHECK_INT(out.length, 0);
	dots_clear(&text);
	buf_clear(&out);
}

/* Pages of a format that holds only one: none of them comes to the sink if there are
 * more. */
static const struct single_row {
	const char *label;
	const char *ending;
	int pages;
	bool written;
} single_rows[] = {
	{ "one page of SVG", "svg", 1, true },
	{ "two pages of SVG", "svg", 2, false },
	{ "two pages of PDF", "pdf", 2, true },
};

static void test_single(void **state)
{
	const struct single_row *row = *state;
	const struct page_setup setup = { .paper = PAGE_A4 };
	const struct dots head = { 0 };
	const struct page_about about = { .head = &head };
	struct page_document document;
	struct buf out = { 0 };

	page_begin(&document, &setup, &about, page_find_format(row->ending), print_to_buf, &out);
	for (int i = 0; i < row->pages; i++)
		page_finish(&document);
	CHECK_INT(page_end(&document), row->pages);
	CHECK_INT(out.length > 0, row->written);
	buf_clear(&out);
}

int main(void)
{
	return CHECK_RUN("page", CHECK_TABLE(paragraph_rows, test_paragraph),
		CHECK_TABLE(single_rows, test_single));
}
