/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a typed word means among names: the name, or a beginning of its own (halma(6), COMMANDS). */
#include "match.h"

#include "check.h"

/* Names, each with the value of its place; "=" in front: that of the one before; "~" in
 * front: that, too, and the English name beside it; "0" in front: that of the first. */
static const struct match_row {
	const char *label, *names, *text;
	int value;
	const char *candidates;
} match_rows[] = {
	{ "the whole name", "board rows rank", "rows", 1, "" },
	{ "a beginning", "board rows rank", "ro", 1, "" },
	{ "one letter", "board rows rank", "b", 0, "" },
	{ "capitals", "board rows rank", "BOA", 0, "" },
	{ "a name in capitals", "Red Blue", "red", 0, "" },
	{ "the beginning of two", "board rows rank", "r", -1, "rows, rank" },
	{ "the whole name before longer ones", "halma8 halma halma4", "halma", 1, "" },
	{ "the whole name before, too", "halma halma8", "halma", 0, "" },
	{ "the beginning of all", "halma8 halma halma4", "halm", -1, "halma8, halma, halma4" },
	{ "two names of one thing", "Rot =Red Blau", "r", 0, "" },
	{ "two names of two things", "Rot =Red Rosa", "r", -1, "Rot, Rosa" },
	{ "two names of one thing around another's", "Ron Rob 0Red", "r", -1, "Ron, Rob" },
	{ "the second name of a thing", "Rot =Red Blau", "Red", 0, "" },
	{ "one's own beginning before English ones", "wieder ~redo reihen ~rows", "re", 1, "" },
	{ "an English name", "wieder ~redo reihen ~rows", "redo", 0, "" },
	{ "the beginning of an English name alone", "wieder ~redo reihen ~rows", "ro", 1, "" },
	{ "the beginning of two English names", "wieder ~redo holen ~resign", "re", -1,
		"redo, resign" },
	{ "longer than any", "board rows", "boards", -1, "" },
	{ "none", "board rows", "x", -1, "" },
	{ "nothing", "board rows", "", -1, "" },
	{ "no names", "", "x", -1, "" },
	{ "numbers", "1 2 3", "2", 1, "" },
	{ "hyphens", "north north-east", "north-", 1, "" },
	{ "an umlaut", "Gr\xc3\xbcn Gelb", "gr\xc3\xbc", 0, "" },
	{ "an umlaut in two letters", "Gr\xc3\xbcn Gelb", "gruen", 0, "" },
	{ "an umlaut in capitals", "Gr\xc3\xbcn Gelb", "GR\xc3\x9c", 0, "" },
	{ "an accent left out", "posici\xc3\xb3n prueba", "posicion", 0, "" },
	{ "in braille", "board rows rank", "\xe2\xa0\x97\xe2\xa0\x95", 1, "" },
	{ "a turned question mark", "undo redo", "\xc2\xbf", -1, "" },
	{ "an accent as a mark", "\xc3\xa9va", "e\xcc\x81va", 0, "" },
	{ "another alphabet", "\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0 \xd0\x98\xd1\x80\xd0\xb0",
		"\xd0\x98\xd1\x80\xd0\xb0", 1, "" },
	{ "a beginning in another alphabet", "\xd0\x90\xd0\xbd \xd0\x98\xd1\x80", "\xd0\x98", 1, "" },
};

static void test_match(void **state)
{
	const struct match_row *row = *state;
	char *copy = strdup(row->names), *rest = copy, *name;
	struct match match = { 0 };
	struct buf candidates = { 0 };

	for (int value = -1; (name = strtok_r(rest, " ", &rest));) {
		value = *name == '0' ? 0 : value + !strchr("=~", *name);
		match_add(&match, name + (strchr("0=~", *name) != NULL), value);
		match.entry[match.count - 1].is_english = *name == '~';
	}
	CHECK_INT(match_find(&match, row->text, &candidates), row->value);
	CHECK_TEXT(buf_text(&candidates), row->candidates);
	CHECK_INT(match_find(&match, row->text, NULL), row->value);
	buf_clear(&candidates);
	free(copy);
}

/* The list tells each thing once. */
static void test_list(void **state)
{
	struct match match = { 0 };
	struct buf list = { 0 };

	(void)state;
	match_add(&match, "Rot", 0);
	match_add(&match, "Red", 0);
	match_add(&match, "Blau", 1);
	match_list(&match, &list);
	CHECK_TEXT(buf_text(&list), "Rot, Blau");
	buf_clear(&list);
}

static const struct is_row {
	const char *label, *name, *text;
	bool is;
} is_rows[] = {
	{ "is: the same", "board", "board", true },
	{ "is: capitals", "board", "Board", true },
	{ "is: a beginning is not", "board", "boa", false },
	{ "is: a longer word is not", "board", "boards", false },
	{ "is: nothing is not", "board", "", false },
};

static void test_is(void **state)
{
	const struct is_row *row = *state;

	CHECK_INT(match_is(row->name, row->text), row->is);
}

int main(void)
{
	return CHECK_RUN("a11y match",
		CHECK_TABLE(match_rows, test_match),
		CHECK_TEST("list", test_list),
		CHECK_TABLE(is_rows, test_is));
}
