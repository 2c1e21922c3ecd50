/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Well-formed UTF-8 (Unicode 15, table 3-7), and what is safe to show (halma(5)). */
#include "utf8.h"

#include "check.h"

static const struct length_row {
	const char *label, *text;
	size_t length; /* 0: not well-formed */
	uint32_t point;
} length_rows[] = {
	{ "length: the end", "", 0, 0 },
	{ "length: ASCII", "a", 1, 0x61 },
	{ "length: a control", "\x1b", 1, 0x1b },
	{ "length: first of two bytes", "\xc2\x80", 2, 0x80 },
	{ "length: last of two bytes", "\xdf\xbf", 2, 0x7ff },
	{ "length: first of three bytes", "\xe0\xa0\x80", 3, 0x800 },
	{ "length: before the surrogates", "\xed\x9f\xbf", 3, 0xd7ff },
	{ "length: behind the surrogates", "\xee\x80\x80", 3, 0xe000 },
	{ "length: last of three bytes", "\xef\xbf\xbf", 3, 0xffff },
	{ "length: first of four bytes", "\xf0\x90\x80\x80", 4, 0x10000 },
	{ "length: last of all", "\xf4\x8f\xbf\xbf", 4, 0x10ffff },
	{ "length: a continuation alone", "\x80", 0, 0 },
	{ "length: overlong of two bytes", "\xc1\xbf", 0, 0 },
	{ "length: overlong of three bytes", "\xe0\x9f\xbf", 0, 0 },
	{ "length: overlong of four bytes", "\xf0\x8f\xbf\xbf", 0, 0 },
	{ "length: first surrogate", "\xed\xa0\x80", 0, 0 },
	{ "length: last surrogate", "\xed\xbf\xbf", 0, 0 },
	{ "length: past the last of all", "\xf4\x90\x80\x80", 0, 0 },
	{ "length: five bytes", "\xf8\x88\x80\x80\x80", 0, 0 },
	{ "length: the byte ff", "\xff", 0, 0 },
	{ "length: two bytes cut off", "\xc3", 0, 0 },
	{ "length: three bytes cut off", "\xe2\x80", 0, 0 },
	{ "length: four bytes cut off", "\xf0\x9f\x98", 0, 0 },
	{ "length: two bytes, the second no continuation", "\xc3" "a", 0, 0 },
	{ "length: three bytes, the third no continuation", "\xe2\x80" "a", 0, 0 },
};

static void test_length(void **state)
{
	const struct length_row *row = *state;
	uint32_t point = 1;

	CHECK_INT(utf8_length(row->text), row->length);
	CHECK_INT(utf8_read(row->text, &point), row->length);
	CHECK_INT(point, row->point);
}

static const struct clean_row {
	const char *label, *text, *clean;
} clean_rows[] = {
	{ "clean: nothing", "", "" },
	{ "clean: letters, marks, signs", "Zo\xc3\xab \xe2\x82\xac \xf0\x9f\x98\x80!",
		"Zo\xc3\xab \xe2\x82\xac \xf0\x9f\x98\x80!" },
	{ "clean: tab and newline", "a\tb\nc", "a b c" },
	{ "clean: carriage return", "a\rb", "a?b" },
	{ "clean: escape", "\x1b[31m", "?[31m" },
	{ "clean: first and last of the controls", "\x01\x1f\x7f", "???" },
	{ "clean: controls of two bytes", "\xc2\x80\xc2\x9b\xc2\x9f", "???" },
	{ "clean: the no-break space stays", "\xc2\xa0", "\xc2\xa0" },
	{ "clean: direction marks", "\xe2\x80\x8e\xe2\x80\x8f\xd8\x9c", "???" },
	{ "clean: the joiner before them stays", "\xe2\x80\x8d", "\xe2\x80\x8d" },
	{ "clean: separators of lines and paragraphs", "\xe2\x80\xa8\xe2\x80\xa9", "??" },
	{ "clean: direction embeddings and overrides", "\xe2\x80\xaa\xe2\x80\xae", "??" },
	{ "clean: the narrow space behind them stays", "\xe2\x80\xaf", "\xe2\x80\xaf" },
	{ "clean: direction isolates", "\xe2\x81\xa6\xe2\x81\xa9", "??" },
	{ "clean: signs beside them stay", "\xe2\x80\x90\xe2\x80\xa7", "\xe2\x80\x90\xe2\x80\xa7" },
	{ "clean: each bad byte", "a\xff\xc3" "b\x80\xe2\x80", "a??b???" },
	{ "clean: an overlong newline", "\xc0\x8a", "??" },
	{ "clean: a surrogate", "\xed\xa0\x80", "???" },
};

static void test_clean(void **state)
{
	const struct clean_row *row = *state;
	char text[64];

	strcpy(text, row->text);
	utf8_clean(text);
	CHECK_TEXT(text, row->clean);
	utf8_clean(text);
	CHECK_TEXT(text, row->clean);
}

static const struct trim_row {
	const char *label, *text, *trimmed;
} trim_rows[] = {
	{ "trim: nothing", "", "" },
	{ "trim: one letter", "a", "a" },
	{ "trim: in front and behind", "  a b ", "a b" },
	{ "trim: only blanks", "   ", "" },
	{ "trim: the spaces of typesetters", "\xe2\x80\x80" "a\xe2\x80\x8a", "a" },
	{ "trim: a hyphen stays", "\xe2\x80\x90", "\xe2\x80\x90" },
	{ "trim: a soft hyphen does not", "\xc2\xad", "" },
	{ "trim: dots of braille stay", "\xe2\xa0\x80\xe2\xa0\x81\xe2\xa0\x80", "\xe2\xa0\x81" },
	{ "trim: a byte order mark", "\xef\xbb\xbf" "a", "a" },
	{ "trim: last of all", "\xf3\xa0\xbf\xbf" "a", "a" },
};

static void test_trim(void **state)
{
	const struct trim_row *row = *state;
	char text[64];

	strcpy(text, row->text);
	utf8_trim(text);
	CHECK_TEXT(text, row->trimmed);
}

static const struct cut_row {
	const char *label, *text;
	size_t length, most, cut;
} cut_rows[] = {
	{ "cut: all fits", "abc", 3, 3, 3 },
	{ "cut: nothing", "", 0, 3, 0 },
	{ "cut: only a part of the text is meant", "abcdef", 2, 3, 2 },
	{ "cut: ASCII", "abcd", 4, 3, 3 },
	{ "cut: nothing may stay", "abcd", 4, 0, 0 },
	{ "cut: behind a letter of two bytes", "a\xc3\xab" "b", 4, 3, 3 },
	{ "cut: before a letter of two bytes", "ab\xc3\xab", 4, 3, 2 },
	{ "cut: before a sign of three bytes", "a\xe2\x82\xac", 4, 3, 1 },
	{ "cut: before a sign of four bytes", "a\xf0\x9f\x98\x80", 5, 4, 1 },
	{ "cut: before a sign that is all", "\xf0\x9f\x98\x80", 4, 3, 0 },
	{ "cut: bytes that are not UTF-8", "\x80\x80\x80\x80\x80\x80", 6, 5, 2 },
};

static void test_cut(void **state)
{
	const struct cut_row *row = *state;

	CHECK_INT(utf8_cut(row->text, row->length, row->most), row->cut);
}

static const struct count_row {
	const char *label, *text;
	size_t count;
} count_rows[] = {
	{ "count: nothing", "", 0 },
	{ "count: ASCII", "abc", 3 },
	{ "count: of one to four bytes", "a\xc3\xab\xe2\x82\xac\xf0\x9f\x98\x80", 4 },
};

static void test_count(void **state)
{
	const struct count_row *row = *state;

	CHECK_INT(utf8_count(row->text), row->count);
}

int main(void)
{
	return CHECK_RUN("core utf8",
		CHECK_TABLE(length_rows, test_length),
		CHECK_TABLE(clean_rows, test_clean),
		CHECK_TABLE(trim_rows, test_trim),
		CHECK_TABLE(cut_rows, test_cut),
		CHECK_TABLE(count_rows, test_count));
}
