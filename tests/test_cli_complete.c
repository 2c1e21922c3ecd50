/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the end of a typed line is completed to (halma(6)). */
#include "test_cli_session.h"
#include "text.h"

static const struct complete_row {
	const char *label, *lines; /* that were done before; NULL */
	const char *typed;
	const char *completions; /* all of them, in their order */
	bool file; /* it is the name of a file instead */
} complete_rows[] = {
	{ "command: one", NULL, "hist", "history", false },
	{ "command: several", NULL, "res", "resign, resume", false },
	{ "command: the first of all", NULL, "und", "undo", false },
	{ "command: in capitals", NULL, "RES", "resign, resume", false },
	{ "command: whole", NULL, "board", "board", false },
	{ "command: none", NULL, "zz", "", false },
	{ "command: after help", NULL, "help res", "resign, resume", false },
	{ "command: after its letter", NULL, "? res", "resign, resume", false },
	{ "command: no second word", NULL, "board ", "", false },
	{ "command: none after what is none", NULL, "zz ", "", false },
	{ "command: none after an ambiguous one", NULL, "re ", "", false },

	{ "move: first cells that can move", NULL, "b", "b4, b5, board, braille", false },
	{ "move: not a cell that cannot", "new halma\n", "a1", "a12, a13, a14", false },
	{ "move: of the player to move", "c5-d4\n", "d", "d1, d2, draw", false },
	{ "move: all landings", NULL, "b5-", "b5-b3, b5-c4, b5-d5", false },
	{ "move: landings that begin so", NULL, "b5-d", "b5-d5", false },
	{ "move: in capitals", NULL, "B5-D", "B5-d5", false },
	{ "move: the next landings of a chain",
		"setup 5/5/1A1A1/A4/4B A\n", "a2-c4-", "a2-c4-e2", false },
	{ "move: the ends of chains too",
		"setup 5/5/1A1A1/A4/4B A\n", "a2-c", "a2-c4", false },
	{ "move: a whole chain at once",
		"setup 5/5/1A1A1/A4/4B A\n", "a2-e", "a2-e2", false },
	{ "move: no landing after a step", NULL, "b5-c4-", "", false },
	{ "move: never back", "setup 5/5/1A1A1/A4/4B A\n", "a2-c4-a", "", false },
	{ "move: none from an empty cell", NULL, "c3-", "", false },
	{ "move: none of the other's piece", NULL, "d1-", "", false },
	{ "move: none off the board", NULL, "z9-", "", false },
	{ "move: none after the end", "resign\n", "a", "about", false },
	{ "move: a hyphen first", NULL, "-", "", false },
	{ "move: in words", NULL, "charlie5-", "charlie5-c4, charlie5-d4, charlie5-d5", false },
	{ "move: a whole cell goes on", NULL, "b5", "b5, b5-b3, b5-c4, b5-d5", false },

	{ "cell: after look", NULL, "look e", "e1, e2, e3, e4, e5", false },
	{ "cell: not all there are", "new kitchen4\n", "near ", "", false },
	{ "cell: after a letter", NULL, "m c", "chains, c1, c2, c3, c4, c5", false },
	{ "cell: then a direction", NULL, "line c3 n", "north, north-east, north-west", false },
	{ "cell: the star has no north", "new star 2\n", "line i9 n", "north-east, north-west",
		false },
	{ "variant: then no cell", NULL, "new halma ", "", false },
	{ "moves: words and players", NULL, "moves ", "all, chains, Red, Blue", false },
	{ "player: all", NULL, "where ", "Red, Blue", false },
	{ "player: names", "name red Anna\nname blue Anton\n", "camp an", "Anna, Anton", false },
	{ "player: then nothing", NULL, "name red ", "", false },
	{ "rule: names", NULL, "rule ", "goal-lock, equalise, clear-out, teams", false },
	{ "rule: a beginning", NULL, "rule c", "clear-out", false },
	{ "rule: values", NULL, "rule goal-lock ", "off, stop, strict", false },
	{ "rule: values that begin so", NULL, "rule goal-lock st", "stop, strict", false },
	{ "rule: values of another", NULL, "rule teams ", "off, on", false },
	{ "rule: values of none", NULL, "rule x ", "", false },
	{ "setting: a beginning", NULL, "set verb", "verbosity", false },
	{ "setting: a word in its place", NULL, "set re", "reset", false },
	{ "setting: values", NULL, "set verbosity ", "brief, normal, full", false },
	{ "setting: values of the first of all", NULL, "set brf-formfeed ", "off, on", false },
	{ "setting: values of squares", NULL, "set squares ", "letters, nato, anna", false },
	{ "setting: in capitals", NULL, "SET SQUARES N", "nato", false },
	{ "setting: players of side", NULL, "set side ", "Red, Blue, off", false },
	{ "setting: values of none", NULL, "set x ", "", false },
	{ "kept: the list", NULL, "resume ", "list", false },
	{ "file: after load", NULL, "load x", "", true },
	{ "file: after the beginning of load", NULL, "loa x", "", true },
	{ "file: after save", NULL, "save ", "", true },
	{ "file: after an option of print", NULL, "print --board x", "", true },
	{ "file: after several", NULL, "print --board --moves --start --braille x", "", true },
	{ "file: after a blank in its name", NULL, "load my x", "", true },
	{ "file: after a blank between quotes", NULL, "save \"my own x", "", true },
	{ "file: after say and >", NULL, "say board > x", "", true },
	{ "file: after say of many words and >", NULL, "say one two three four >x", "", true },
	{ "file: after say and > alone", NULL, "say > x", "", true },
	{ "no file: after say and a word with >", NULL, "say a>b x", "", false },
	{ "no file: after a > that is not of say", NULL, "look > x", "", false },
	{ "command: after say", NULL, "say prog", "progress", false },
	{ "command: after blanks", NULL, "  help prog", "progress", false },
	{ "no file: after new", NULL, "new x", "", false },
};

static void add(void *into, const char *completion)
{
	text_add_item(into, completion);
}

static void test_complete(void **state)
{
	const struct complete_row *row = *state;
	struct session session;
	struct buf found = { 0 };

	start(&session);
	do_lines(&session, row->lines ? row->lines : "");
	CHECK_INT(cmd_complete(&session, row->typed, &found, add), !row->file);
	CHECK_TEXT(buf_text(&found), row->completions);
	buf_clear(&found);
	session_clear(&session);
}

/* After new come the variants that begin so. */
static void test_variants(void **state)
{
	static const char *const beginnings[] = { "", "h", "ha", "kit", "st" };
	struct session session;

	(void)state;
	start(&session);
	for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
		struct buf typed = { 0 }, found = { 0 }, wanted = { 0 };
		const struct variant *variant;

		for (int k = 0; (variant = variant_get(k)); k++)
			if (strncmp(variant->id, beginnings[i], strlen(beginnings[i])) == 0)
				text_add_item(&wanted, variant->id);
		text_add(&typed, "new %s", beginnings[i]);
		cmd_complete(&session, buf_text(&typed), &found, add);
		CHECK_TEXT(buf_text(&found), buf_text(&wanted));
		buf_clear(&typed);
		buf_clear(&found);
		buf_clear(&wanted);
	}
	session_clear(&session);
}

/* Whatever is completed and typed on is understood: from each first cell to each end
 * of each chain. */
static void test_moves(void **state)
{
	struct session session;
	struct buf first = { 0 };
	char *cell, *rest;

	(void)state;
	start(&session);
	do_lines(&session, "new halma8\na8-c6\nh1-f3\n");
	cmd_complete(&session, "", &first, add);
	rest = first.text;
	while ((cell = strtok_r(rest, ", ", &rest)) && strlen(cell) == 2) {
		struct buf landings = { 0 }, typed = { 0 };
		char *move, *others;

		text_add(&typed, "%s-", cell);
		cmd_complete(&session, buf_text(&typed), &landings, add);
		assert_true(landings.length > 0);
		others = landings.text;
		while ((move = strtok_r(others, ", ", &others))) {
			do_lines(&session, move);
			do_lines(&session, "undo");
		}
		buf_clear(&landings);
		buf_clear(&typed);
	}
	buf_clear(&first);
	session_clear(&session);
}

int main(void)
{
	return CHECK_RUN("cli complete",
		CHECK_TABLE(complete_rows, test_complete),
		CHECK_TEST("variants are completed", test_variants),
		CHECK_TEST("each completed move can be played", test_moves));
}
