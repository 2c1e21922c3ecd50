/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What terminals without UTF-8 show, and what stands for a name when it is typed (halma(6)). */
#include "ascii.h"

#include <string.h>

#include "check.h"

static const struct add_row {
	const char *label, *text, *ascii;
} add_rows[] = {
	{ "add: nothing", "", "" },
	{ "add: ASCII", "a~b {c}", "a~b {c}" },
	{ "add: umlauts", "Gr\xc3\xbc\xc3\x9f" "e", "Gruesse" },
	{ "add: turned signs", "\xc2\xbfQu\xc3\xa9?", "Que?" },
	{ "add: quotes", "\xe2\x80\x9e" "Anna\xe2\x80\x9c", "\"Anna\"" },
	{ "add: a narrow blank", "12\xe2\x80\xaf" "000", "12 000" },
	{ "add: dots of braille", "\xe2\xa0\x81\xe2\xa0\x80\xe2\xa0\x83", "A B" },
	{ "add: Cyrillic", "\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0", "????" },
	{ "add: Hebrew", "\xd7\xa8\xd7\x95\xd7\xaa x", "??? x" },
	{ "add: a sign of four bytes", "\xf0\x9f\x98\x80", "?" },
	{ "add: a mark by itself", "e\xcc\x81va", "eva" },
	{ "add: joiner, selector, soft hyphen",
		"a\xe2\x80\x8d" "b\xef\xb8\x8f" "c\xc2\xad" "d", "abcd" },
	{ "add: the letters beside the marks", "\xcb\xbf\xcd\xb0", "??" },
};

static void test_add(void **state)
{
	const struct add_row *row = *state;
	struct buf ascii = { 0 };

	ascii_add(&ascii, row->text);
	CHECK_TEXT(buf_text(&ascii), row->ascii);
	/* A question mark that was not there stands for what has no form. */
	CHECK_INT(ascii_has(row->text), !strchr(row->ascii, '?') || strchr(row->text, '?'));
	buf_clear(&ascii);
}

static const struct begins_row {
	const char *label, *name, *text;
	bool begins, whole;
} begins_rows[] = {
	{ "begins: nothing", "Anna", "", true, false },
	{ "begins: a part", "Anna", "an", true, false },
	{ "begins: all", "Anna", "anna", true, true },
	{ "begins: an accent of one character", "\xc3\xa9va", "eva", true, true },
	{ "begins: an accent as a mark", "\xc3\xa9va", "e\xcc\x81va", true, true },
	{ "begins: a name with a mark", "e\xcc\x81va", "\xc3\xa9v", true, false },
	{ "begins: an umlaut as a mark", "J\xc3\xb6rg", "Jo\xcc\x88rg", true, true },
	{ "begins: a selector", "\xe2\x9d\xa4", "\xe2\x9d\xa4\xef\xb8\x8f", true, true },
	{ "begins: only a turned sign", "Anna", "\xc2\xbf", false, false },
	{ "begins: only a mark", "Anna", "\xcc\x81", false, false },
	{ "begins: a name of one turned sign", "\xc2\xbf", "\xc2\xbf", true, true },
	{ "begins: a question mark is no other letter", "\xd0\x90", "?", false, false },
};

static void test_begins(void **state)
{
	const struct begins_row *row = *state;
	bool whole;

	CHECK_INT(ascii_begins(row->name, row->text, &whole), row->begins);
	CHECK_INT(whole, row->whole);
	CHECK_INT(ascii_is(row->name, row->text), row->whole);
}

int main(void)
{
	return CHECK_RUN("a11y ascii",
		CHECK_TABLE(add_rows, test_add),
		CHECK_TABLE(begins_rows, test_begins));
}
