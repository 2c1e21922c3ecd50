/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines as wide as the terminal (halma(6), set width). */
#include "test_cli_pty.h"

static const struct width_row {
	struct pty_row pty;
	int columns; /* no line is wider */
} rows[] = {
	{ { "lists of cells end where the terminal does", "xterm", NULL, {
		{ "", "red: " },
		{ "new halma\n", "halma: Red, Blue.\nred: " },
		{ "board\n", "red: " },
		{ "where\n", "red: " },
		{ "help\n", "red: " },
		{ "help print\n", "red: " },
		{ "rules\n", "red: " },
		{ "quit\n", NULL },
	}, ESC }, 80 },
	{ { "dumb: so they do without readline", "dumb", NULL, {
		{ "", "red: " },
		{ "new halma\n", "halma: Red, Blue.\nred: " },
		{ "board\n", "red: " },
		{ "zzzzzzzzzzzz\n", "zzzzzzzzzzzz is neither a move such as c3-e5 nor a command; type help for a\n"
			"list.\nred: " },
		{ "help print\n", "red: " },
		{ "quit\n", NULL },
	}, ESC }, 80 },
	{ { "cells in words", "dumb", NULL, {
		{ "", "red: " },
		{ "new halma\n", "halma: Red, Blue.\nred: " },
		{ "set squares nato\n", "red: " },
		{ "near a16\n", "red: " },
		{ "where\n", "red: " },
		{ "quit\n", NULL },
	}, ESC }, 80 },
	{ { "rows and braille fit", "xterm", NULL, {
		{ "", "red: " },
		{ "new halma\n", "halma: Red, Blue.\nred: " },
		{ "rows 16\n", "\n16 r r r r r - - - - - - - - - - -\n"
			"   a b c d e f g h i j k l m n o p\nred: " },
		{ COLUMNS(20), "" },
		{ "rows 16\n", "\n16 rrrrr-----------\n   abcdefghijklmnop\nred: " },
		{ "braille\n", "red: " },
		{ "quit\n", NULL },
	}, NULL }, 40 },
	{ { "a terminal that changes is followed", "dumb", NULL, {
		{ "", "red: " },
		{ COLUMNS(20), "" },
		{ "c5-d4\n", "\nRed: c5, d4.\nblue: " },
		{ COLUMNS(60), "" },
		{ "last\n", "\n1: Red: c5, d4.\nblue: " },
		{ "zzz\n",
			"\nzzz is neither a move such as c3-e5 nor a command; type help\nfor a list.\nblue: " },
		{ COLUMNS(30), "" },
		{ "zzz\n",
			"\nzzz is neither a move such as\nc3-e5 nor a command; type help\nfor a list.\nblue: " },
		{ "quit\n", NULL },
	}, ESC }, 60 },
	{ { "a width that is set wins", "xterm", NULL, {
		{ "", "red: " },
		{ "set width 20\n", "width 20.\nred: " },
		{ "zzz\n",
			"zzz is neither a\nmove such as c3-e5\nnor a command; type\nhelp for a list.\nred: " },
		{ "set width terminal\n", "width terminal.\nred: " },
		{ "zzz\n",
			"zzz is neither a move such as\nc3-e5 nor a command; type help\nfor a list.\n" },
		{ "quit\n", NULL },
	}, NULL }, 30 },
	{ { "so does 0", "dumb", NULL, {
		{ "", "red: " },
		{ COLUMNS(20), "" },
		{ "set width 0\n", "width 0.\nred: " },
		{ "zzz\n",
			"\nzzz is neither a move such as c3-e5 nor a command; type help for a list.\nred: " },
		{ "quit\n", NULL },
	}, ESC }, 200 },
	{ { "a terminal too narrow for a board", "dumb", NULL, {
		{ "", "red: " },
		{ COLUMNS(8), "" },
		{ "rows 5-4\n", "\n5 r r r - -\n4 r r - - -\n  a b c d e\nred: " },
		{ "quit\n", NULL },
	}, ESC }, 200 },
};

/* Is any line wider than that?  Everything is in ASCII. */
static void check_lines(const char *text, size_t columns)
{
	while (*text) {
		size_t length = strcspn(text, "\n");

		if (length > columns)
			fail_msg("wider than %zu columns: %.*s", columns, (int)length, text);
		text += length + (text[length] == '\n');
	}
}

static void test_width(void **state)
{
	const struct width_row *row = *state;
	struct pty pty = { .columns = row->columns };

	pty_play(&pty, &row->pty);
	check_lines(pty.text, (size_t)row->columns);
	pty_clear(&pty);
}

int main(void)
{
	return CHECK_RUN("cli width", CHECK_TABLE(rows, test_width));
}
