/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the terminal gets of a text. */
#include "output.h"

#include "check.h"
#include "i18n.h"
#include "text.h"

#define MARK TEXT_LETTER_MARK

static const struct row {
	const char *label, *text;
	int width;
	const char *printed;
} rows[] = {
	{ "plain text", "Red: a3, a4.\n", 0, "Red: a3, a4.\n" },
	{ "marks for the ear are not printed", "File a" MARK ": a" MARK " to e" MARK ".\n", 0,
	  "File a: a to e.\n" },
	{ "a mark is no column", "a" MARK " to e" MARK "\n", 6, "a to e\n" },
	{ "such a control elsewhere", MARK "x" MARK MARK " A" MARK "3" MARK " ab" MARK "\n", 0,
	  "?x? A?3? ab?\n" },
	{ "controls", "a\x1b[2Jb\x07\r\x7f\n", 0, "a?[2Jb???\n" },
	{ "a byte that is not UTF-8", "a\xff\n", 0, "a?\n" },
	{ "lines and folding", "aa bb\ncc dd\n", 3, "aa\nbb\ncc\ndd\n" },
	{ "nothing", "", 0, "" },
};

static void test_prepare(void **state)
{
	const struct row *row = *state;
	struct buf out = { 0 };

	output_prepare(&out, row->text, row->width);
	CHECK_TEXT(buf_text(&out), row->printed);
	buf_clear(&out);
}

/* What is typed is cleaned before it goes into a sentence. */
static void test_typed(void **state)
{
	(void)state;
	CHECK_TEXT(text_typed("a" MARK "\x1b").text, "a??");
}

int main(void)
{
	return CHECK_RUN("cli output", CHECK_TABLE(rows, test_prepare),
		CHECK_TEST("typed text cannot bring a mark", test_typed));
}
