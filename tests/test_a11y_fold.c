/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Folding: where lines are broken (halma(6), set width). */
#include "fold.h"

#include <stdlib.h>
#include <wchar.h>

#include "check.h"
#include "i18n.h"
#include "utf8.h"

static const struct fold_row {
	const char *label, *text;
	int width;
	const char *folded;
} fold_rows[] = {
	{ "width 0 leaves a line alone", "Red: a3, a4, a5, b4, b5, c5.\n", 0,
		"Red: a3, a4, a5, b4, b5, c5.\n" },
	{ "width 0 leaves blanks alone", "a  b \n", 0, "a  b \n" },
	{ "nothing", "", 14, "" },
	{ "an empty line", "\n", 14, "\n" },
	{ "empty lines between", "a\n\n\nb\n", 14, "a\n\n\nb\n" },
	{ "no newline at the end", "Red to move", 8, "Red to\nmove" },
	{ "a line that just fits", "12345 7890\n", 10, "12345 7890\n" },
	{ "a line one too long", "12345 78901\n", 10, "12345\n78901\n" },
	{ "the blank falls on the edge", "1234567890 x\n", 10, "1234567890\nx\n" },
	{ "as many words as fit", "aa bb cc dd ee\n", 5, "aa bb\ncc dd\nee\n" },
	{ "several blanks become one", "aa    bb\n", 14, "aa bb\n" },
	{ "several blanks at the edge go", "aaaa    bbbb\n", 5, "aaaa\nbbbb\n" },
	{ "blanks at the start go", "   aa\n", 14, "aa\n" },
	{ "blanks at the end go", "aa   \n", 14, "aa\n" },
	{ "only blanks", "    \n", 2, "\n" },
	{ "a long word at a hyphen", "north-east\n", 8, "north-\neast\n" },
	{ "at the last hyphen that fits", "aa-bb-cc-dd\n", 7, "aa-bb-\ncc-dd\n" },
	{ "a hyphen just behind the edge", "abcde-fgh\n", 5, "abcde\n-fgh\n" },
	{ "a hyphen in the last column", "abcd-fgh\n", 5, "abcd-\nfgh\n" },
	{ "a hyphen in front is no place", "-abcdefgh\n", 5, "-abcd\nefgh\n" },
	{ "a short word is not parted", "aaa b-c\n", 6, "aaa\nb-c\n" },
	{ "a long word without a hyphen", "abcdefghijkl\n", 5, "abcde\nfghij\nkl\n" },
	{ "a long word begins a line", "ab cdefghijk x\n", 5, "ab\ncdefg\nhijk\nx\n" },
	{ "what is left of it goes on", "abcdefg hi\n", 5, "abcde\nfg hi\n" },
	{ "two characters of two bytes", "\xc3\xa4\xc3\xb6 \xc3\xbc\n", 4,
		"\xc3\xa4\xc3\xb6 \xc3\xbc\n" },
	{ "characters are never cut", "\xc3\xa4\xc3\xb6\xc3\xbc\n", 2,
		"\xc3\xa4\xc3\xb6\n\xc3\xbc\n" },
	{ "braille counts by cells", "\xe2\xa0\xbf\xe2\xa0\xbf \xe2\xa0\xbf\n", 4,
		"\xe2\xa0\xbf\xe2\xa0\xbf \xe2\xa0\xbf\n" },
	{ "a wrong byte counts as one", "\xff\xff\xff x\n", 5, "\xff\xff\xff x\n" },
	{ "a wide character takes two columns", "\u7ea2\u8272 \u84dd\u8272\n", 9,
		"\u7ea2\u8272 \u84dd\u8272\n" },
	{ "wide characters, one column too few", "\u7ea2\u8272 \u84dd\u8272\n", 8,
		"\u7ea2\u8272\n\u84dd\u8272\n" },
	{ "a wide character across the edge", "\u7ea2\u8272\u84dd\n", 5,
		"\u7ea2\u8272\n\u84dd\n" },
	{ "a wide character in one column", "\u7ea2\u8272 x\n", 1, "\u7ea2\n\u8272\nx\n" },
	{ "a mark takes no column", "e\u0301e\u0301 x\n", 4, "e\u0301e\u0301 x\n" },
	{ "a mark stays on its letter", "e\u0301e\u0301e\u0301\n", 2,
		"e\u0301e\u0301\ne\u0301\n" },
	{ "a word and its number stay together", "at Charlie 3 now\n", 10,
		"at\nCharlie 3\nnow\n" },
	{ "so do several", "Alpha 3, Bravo 12, Echo 5.\n", 14, "Alpha 3,\nBravo 12,\nEcho 5.\n" },
	{ "and what goes with them", "\"Bravo 3.\"\n", 9, "\"Bravo\n3.\"\n" },
	{ "in words with other letters", "x C\xc3\xa9sar 3 x \xc3\xa9 3\n", 7,
		"x\nC\xc3\xa9sar 3\nx \xc3\xa9 3\n" },
	{ "a chain in words at its hyphens", "Charlie 3-Echo 5-Golf 7, 2 jumps.\n", 14,
		"Charlie 3-\nEcho 5-Golf 7,\n2 jumps.\n" },
	{ "a word and its number in too few columns", "Charlie  3 x Charlie 12-Echo 5\n", 7,
		"Charlie\n3 x\nCharlie\n12-\nEcho 5\n" },
	{ "number and word may be parted", "a3, 2 jumps\n", 5, "a3, 2\njumps\n" },
	{ "a chain of many cells", "Red: a1, c1, e1-c3-e5-g5, 2 jumps.\n", 14,
		"Red: a1, c1,\ne1-c3-e5-g5, 2\njumps.\n" },
};

static void test_fold(void **state)
{
	const struct fold_row *row = *state;
	struct buf folded = { 0 };

	fold_text(&folded, row->text, row->width);
	CHECK_TEXT(buf_text(&folded), row->folded);
	buf_clear(&folded);
}

/* What is there already stays. */
static void test_append(void **state)
{
	struct buf folded = { 0 };

	(void)state;
	buf_add(&folded, "before\n");
	fold_text(&folded, "aa bb\n", 3);
	CHECK_TEXT(buf_text(&folded), "before\naa\nbb\n");
	buf_clear(&folded);
}

static const struct sweep_row {
	const char *label, *text;
} sweep_rows[] = {
	{ "every width: sentences",
		"Once a player has left home entirely, the player opposite who still "
		"has pieces in the own home may move only those, and only forwards." },
	{ "every width: a list of cells", "Red: a3, a4, a5, b4, b5, c5, c10, d11, e12." },
	{ "every width: cells in words",
		"Red: Alpha 3, Charlie 13-Echo 5, November  16-Foxtrot 10-November 11." },
	{ "every width: hyphens", "c3-e5-g5-i7-k9-m11-o13 a-b-c-d north-north-east" },
	{ "every width: wide characters", "Red: \u7ea2\u8272-\u84dd a\u7ea2\u7ea2\u7ea2\u7ea2b" },
	{ "every width: umlauts", "C\xc3\xa4sar 3, \xc3\x84sop-\xc3\xb6 \xc3\xbc\xc3\xbc\xc3\xbc\xc3\xbc" },
};

/* Drops blanks and newlines. */
static void squeeze(const char *text, struct buf *out)
{
	for (; *text; text++)
		if (*text != ' ' && *text != '\n')
			buf_add_char(out, *text);
}

/* The columns of a line, counted by the C library. */
static int columns_of(const char *line)
{
	wchar_t wide[200];
	size_t length = mbstowcs(wide, line, 200);

	assert_true(length < 200);
	return wcswidth(wide, length);
}

static void check_lines(const char *text, int width)
{
	while (*text) {
		size_t length = strcspn(text, "\n");
		struct buf line = { 0 };

		buf_add_bytes(&line, text, length);
		assert_true(length > 0);
		assert_true(text[0] != ' ' && text[length - 1] != ' ');
		/* But for a wide character in one column. */
		if (columns_of(buf_text(&line)) > width)
			CHECK_INT(utf8_count(buf_text(&line)), 1);
		buf_clear(&line);
		text += length + (text[length] == '\n');
	}
}

/* At no width is anything lost, a line too long, or a blank left at an end. */
static void test_sweep(void **state)
{
	const struct sweep_row *row = *state;

	for (int width = 1; width <= 80; width++) {
		struct buf folded = { 0 }, before = { 0 }, after = { 0 };

		fold_text(&folded, row->text, width);
		check_lines(buf_text(&folded), width);
		squeeze(row->text, &before);
		squeeze(buf_text(&folded), &after);
		CHECK_TEXT(buf_text(&after), buf_text(&before));
		buf_clear(&folded);
		buf_clear(&before);
		buf_clear(&after);
	}
}

int main(void)
{
	i18n_init("");
	return CHECK_RUN("a11y fold",
		CHECK_TABLE(fold_rows, test_fold),
		CHECK_TEST("adds to what is there", test_append),
		CHECK_TABLE(sweep_rows, test_sweep));
}
