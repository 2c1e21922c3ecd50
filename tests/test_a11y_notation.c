/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cells as people write them (halma(6), Moves) and as they are written for people (halma(6)). */
#include "notation.h"

#include "check.h"
#include "text.h"

static void make_board(struct board *board, const char *id)
{
	const struct variant *variant = variant_find(id);

	assert_non_null(variant);
	board_init(board, variant->shape, variant->side);
}

/* Typed lines that are cells, and which. */
static const struct read_row {
	const char *label, *id, *line, *cells;
} read_rows[] = {
	{ "read: hyphens", "kitchen5", "c3-e5-a1", "c3 e5 a1" },
	{ "read: one cell", "kitchen5", "c3", "c3" },
	{ "read: a blank", "kitchen5", "c3 e5", "c3 e5" },
	{ "read: several blanks", "kitchen5", "c3   e5", "c3 e5" },
	{ "read: a comma", "kitchen5", "c3,e5", "c3 e5" },
	{ "read: a comma and a blank", "kitchen5", "c3, e5, a1", "c3 e5 a1" },
	{ "read: >", "kitchen5", "c3>e5", "c3 e5" },
	{ "read: ->", "kitchen5", "c3 -> e5", "c3 e5" },
	{ "read: x", "kitchen5", "c3xe5", "c3 e5" },
	{ "read: X", "kitchen5", "C3XE5", "c3 e5" },
	{ "read: :", "kitchen5", "c3:e5", "c3 e5" },
	{ "read: to with blanks", "kitchen5", "c3 to e5", "c3 e5" },
	{ "read: to without blanks", "kitchen5", "c3toe5", "c3 e5" },
	{ "read: TO", "kitchen5", "C3 TO E5", "c3 e5" },
	{ "read: tO", "kitchen5", "c3 tO e5", "c3 e5" },
	{ "read: To", "kitchen5", "c3 To e5", "c3 e5" },
	{ "read: nothing", "kitchen5", "c3e5", "c3 e5" },
	{ "read: nothing, three cells", "kitchen5", "c3e5a1", "c3 e5 a1" },
	{ "read: capitals", "kitchen5", "C3-E5", "c3 e5" },
	{ "read: capitals, nothing between", "kitchen5", "C3E5", "c3 e5" },
	{ "read: a tab", "kitchen5", "c3\te5", "c3 e5" },
	{ "read: a hyphen with blanks", "kitchen5", "c3 - e5", "c3 e5" },
	{ "read: two hyphens", "kitchen5", "c3--e5", "c3 e5" },
	{ "read: different separators", "kitchen5", "c3-e5,a1 to b2xc4", "c3 e5 a1 b2 c4" },
	{ "read: hyphen U+2010", "kitchen5", "c3\xe2\x80\x90" "e5", "c3 e5" },
	{ "read: hyphen U+2011", "kitchen5", "c3\xe2\x80\x91" "e5", "c3 e5" },
	{ "read: figure dash U+2012", "kitchen5", "c3\xe2\x80\x92" "e5", "c3 e5" },
	{ "read: en dash U+2013", "kitchen5", "c3\xe2\x80\x93" "e5", "c3 e5" },
	{ "read: em dash U+2014", "kitchen5", "c3 \xe2\x80\x94 e5", "c3 e5" },
	{ "read: minus U+2212", "kitchen5", "c3\xe2\x88\x92" "e5", "c3 e5" },
	{ "read: arrow U+2192", "kitchen5", "c3\xe2\x86\x92" "e5", "c3 e5" },
	{ "read: a blank in the cell", "kitchen5", "c 3 e 5", "c3 e5" },
	{ "read: the same cell twice", "kitchen5", "c3-c3", "c3 c3" },

	{ "read: two digits", "halma10", "a10c12", "wrong: c12" },
	{ "read: as many digits as there are", "halma", "a10c12", "a10 c12" },
	{ "read: two digits with hyphens", "halma", "a10-c12-e14", "a10 c12 e14" },
	{ "read: one and two digits", "halma", "a1c12", "a1 c12" },
	{ "read: the corners", "halma", "a1-p16-a16-p1", "a1 p16 a16 p1" },
	{ "read: x is no file here", "halma", "o15xp16", "o15 p16" },
	{ "read: the star", "star", "e17-m1-i9-q5", "e17 m1 i9 q5" },

	{ "read: nato", "kitchen5", "charlie 3 echo 5", "c3 e5" },
	{ "read: nato with to", "kitchen5", "Charlie 3 to Echo 5", "c3 e5" },
	{ "read: nato without blanks", "kitchen5", "charlie3echo5", "c3 e5" },
	{ "read: nato with hyphens", "kitchen5", "Charlie 3-Echo 5", "c3 e5" },
	{ "read: nato in capitals", "kitchen5", "CHARLIE 3 ECHO 5", "c3 e5" },
	{ "read: alpha to delta", "halma", "alpha 1 bravo 2 charlie 3 delta 4", "a1 b2 c3 d4" },
	{ "read: echo to hotel", "halma", "echo 5 foxtrot 6 golf 7 hotel 8", "e5 f6 g7 h8" },
	{ "read: india to lima", "halma", "india 9 juliet 10 kilo 11 lima 12", "i9 j10 k11 l12" },
	{ "read: mike to papa", "halma", "mike 13 november 14 oscar 15 papa 16",
		"m13 n14 o15 p16" },
	{ "read: quebec", "star", "quebec 5", "q5" },
	{ "read: alfa, juliett", "halma", "alfa 1 juliett 2", "a1 j2" },
	{ "read: anna to david", "halma", "Anna 1 Bella 2 Cesar 3 David 4", "a1 b2 c3 d4" },
	{ "read: eva to hector", "halma", "eva 5 felix 6 gustav 7 hector 8", "e5 f6 g7 h8" },
	{ "read: caesar", "kitchen5", "caesar 3", "c3" },
	{ "read: c\xc3\xa4sar", "kitchen5", "c\xc3\xa4sar 3", "c3" },
	{ "read: C\xc3\xa4sar", "kitchen5", "C\xc3\xa4sar 3 Eva 5", "c3 e5" },
	{ "read: c\xc3\xa9sar", "kitchen5", "c\xc3\xa9sar 3 C\xc3\x89SAR 5", "c3 c5" },
	{ "read: C\xc3\x84SAR", "kitchen5", "C\xc3\x84SAR3EVA5", "c3 e5" },
	{ "read: words and letters", "kitchen5", "anna1-bravo 2-c3", "a1 b2 c3" },

	{ "cut: a trailing hyphen", "kitchen5", "c3-", "cut" },
	{ "cut: a trailing dash", "kitchen5", "c3-e5\xe2\x80\x93", "cut" },
	{ "cut: a trailing to", "kitchen5", "c3 to", "cut" },
	{ "cut: a trailing comma and blank", "kitchen5", "c3, ", "cut" },
	{ "cut: a trailing arrow", "kitchen5", "c3 > ", "cut" },
	{ "read: a trailing blank is nothing", "kitchen5", "c3 e5  ", "c3 e5" },

	{ "junk: a file without rank", "kitchen5", "c3-e", "junk: e" },
	{ "junk: a word", "kitchen5", "c3 fast", "junk: fast" },
	{ "junk: a digit", "kitchen5", "c3-5", "junk: 5" },
	{ "junk: a sign", "kitchen5", "c3-e5!", "junk: !" },
	{ "junk: another separator", "kitchen5", "c3;e5", "junk: ;e5" },
	{ "junk: an unknown word with a number", "kitchen5", "c3 zebra 5", "junk: zebra 5" },
	{ "junk: a minus before the rank", "kitchen5", "c3 e-5", "junk: e-5" },
	{ "junk: a word begun", "kitchen5", "c3-char 4", "junk: char 4" },
	{ "junk: cut before a letter of two bytes", "kitchen5",
		"c3-012345678901234567890123456789012345678\xc3\xa4\xc3\xa4",
		"junk: 012345678901234567890123456789012345678" },

	{ "off the board: file", "kitchen5", "f1", "wrong: f1" },
	{ "off the board: rank", "kitchen5", "a6", "wrong: a6" },
	{ "off the board: rank 0", "kitchen5", "c0", "wrong: c0" },
	{ "off the board: a leading zero", "kitchen5", "c03", "wrong: c03" },
	{ "off the board: the second", "kitchen5", "c3-e6", "wrong: e6" },
	{ "off the board: as typed", "kitchen5", "C3-E6", "wrong: E6" },
	{ "off the board: in words", "kitchen5", "golf 7", "wrong: golf 7" },
	{ "off the board: file z", "halma", "z1", "wrong: z1" },
	{ "off the board: many digits", "halma", "a1-c123456789012345678901234567890",
		"wrong: c123456789012345678901234567890" },
	{ "off the board: a hole of the star", "star", "a1", "wrong: a1" },
	{ "off the board: before what is no cell", "kitchen5", "f1-?", "wrong: f1" },

	{ "no move: nothing", "kitchen5", "", "none" },
	{ "no move: a command", "kitchen5", "board", "none" },
	{ "no move: a command and a cell", "kitchen5", "look c3", "none" },
	{ "no move: a file alone", "kitchen5", "c", "none" },
	{ "no move: a number", "kitchen5", "3", "none" },
	{ "no move: a hyphen first", "kitchen5", "-c3", "none" },
	{ "no move: two letters", "kitchen5", "cc3", "none" },
	{ "no move: a beginning of a word", "kitchen5", "char 3", "none" },
	{ "no move: another letter", "kitchen5", "\xc3\xa4" "3", "none" },
};

/* What was read, in the form of the rows. */
static void describe(const struct board *board, const char *line, struct buf *text)
{
	uint8_t cells[NOTATION_TYPED];
	char name[BOARD_NAME];
	size_t count;
	struct fault fault;

	switch (notation_read(board, line, cells, &count, &fault)) {
	case NOTATION_NO_MOVE:
		buf_add(text, "none");
		break;
	case NOTATION_CELLS:
		for (size_t i = 0; i < count; i++) {
			board_write_cell(board, cells[i], name);
			if (i)
				buf_add_char(text, ' ');
			buf_add(text, name);
		}
		break;
	case NOTATION_WRONG:
		buf_add(text, fault.error == ERROR_NO_CELL ? "wrong: " :
			fault.error == ERROR_MOVE_TEXT ? "junk: " :
			fault.error == ERROR_MOVE_CUT ? "cut" : "another error");
		buf_add(text, fault.text);
		break;
	}
}

static void test_read(void **state)
{
	const struct read_row *row = *state;
	struct board board;
	struct buf found = { 0 };

	make_board(&board, row->id);
	describe(&board, row->line, &found);
	CHECK_TEXT(buf_text(&found), row->cells);
	buf_clear(&found);
}

/* The longest line of cells that is taken, and the first that is not. */
static const struct long_row {
	const char *label;
	int cells;
	enum notation_read read;
} long_rows[] = {
	{ "as many cells as fit", NOTATION_TYPED, NOTATION_CELLS },
	{ "one cell too many", NOTATION_TYPED + 1, NOTATION_WRONG },
	{ "far too many cells", 100000, NOTATION_WRONG },
};

static void test_long(void **state)
{
	const struct long_row *row = *state;
	struct board board;
	struct buf line = { 0 };
	uint8_t cells[NOTATION_TYPED];
	size_t count;
	struct fault fault;

	make_board(&board, "kitchen5");
	for (int i = 0; i < row->cells; i++)
		buf_add(&line, i % 2 ? "-c3" : "-e5");
	CHECK_INT(notation_read(&board, buf_text(&line) + 1, cells, &count, &fault), row->read);
	if (row->read == NOTATION_CELLS)
		CHECK_INT(count, row->cells);
	else
		assert_true(strlen(fault.text) <= ERROR_TEXT_MAX);
	buf_clear(&line);
}

static const struct name_row {
	const char *label, *id, *cell, *letters, *nato, *anna;
} name_rows[] = {
	{ "name: a1", "halma", "a1", "a1", "Alpha 1", "Anna 1" },
	{ "name: b2", "halma", "b2", "b2", "Bravo 2", "Bella 2" },
	{ "name: c3", "halma", "c3", "c3", "Charlie 3", "Caesar 3" },
	{ "name: d4", "halma", "d4", "d4", "Delta 4", "David 4" },
	{ "name: e5", "halma", "e5", "e5", "Echo 5", "Eva 5" },
	{ "name: f6", "halma", "f6", "f6", "Foxtrot 6", "Felix 6" },
	{ "name: g7", "halma", "g7", "g7", "Golf 7", "Gustav 7" },
	{ "name: h8", "halma", "h8", "h8", "Hotel 8", "Hector 8" },
	{ "name: i9 has no other word", "halma", "i9", "i9", "India 9", "i9" },
	{ "name: p16", "halma", "p16", "p16", "Papa 16", "p16" },
	{ "name: q5 of the star", "star", "q5", "q5", "Quebec 5", "q5" },
};

static void test_name(void **state)
{
	const struct name_row *row = *state;
	struct board board;
	unsigned cell;

	make_board(&board, row->id);
	cell = check_cell(&board, row->cell);
	CHECK_TEXT(notation_cell(&board, cell, NOTATION_LETTERS).text, row->letters);
	CHECK_TEXT(notation_cell(&board, cell, NOTATION_NATO).text, row->nato);
	CHECK_TEXT(notation_cell(&board, cell, NOTATION_ANNA).text, row->anna);
}

static const struct board_row {
	const char *label, *id;
} board_rows[] = {
	{ "what is written can be typed: kitchen4", "kitchen4" },
	{ "what is written can be typed: halma10", "halma10" },
	{ "what is written can be typed: halma", "halma" },
	{ "what is written can be typed: star", "star" },
};

/* Each cell, in each style, with the next behind it. */
static void test_return(void **state)
{
	const struct board_row *row = *state;
	struct board board;

	make_board(&board, row->id);
	for (unsigned cell = 0; cell < (unsigned)board.cells; cell++) {
		unsigned next = (cell + 1) % (unsigned)board.cells;

		for (int style = 0; style < NOTATION_STYLES; style++) {
			struct buf line = { 0 };
			uint8_t cells[NOTATION_TYPED];
			size_t count = 0;
			struct fault fault;

			buf_add(&line, notation_cell(&board, cell, style).text);
			buf_add_char(&line, '-');
			buf_add(&line, notation_cell(&board, next, style).text);
			CHECK_INT(notation_read(&board, buf_text(&line), cells, &count, &fault),
				NOTATION_CELLS);
			CHECK_INT(count, 2);
			CHECK_INT(cells[0], cell);
			CHECK_INT(cells[1], next);
			buf_clear(&line);
		}
	}
}

static const struct file_row {
	const char *label, *text;
	int file;
} file_rows[] = {
	{ "file: a", "a", 0 },
	{ "file: P", "P", 15 },
	{ "file: charlie", "charlie", 2 },
	{ "file: C\xc3\xa4sar", "C\xc3\xa4sar", 2 },
	{ "file: q", "q", 16 },
	{ "file: Quebec", "Quebec", 16 },
	{ "no file: nothing", "", -1 },
	{ "no file: a number", "3", -1 },
	{ "no file: a cell", "c3", -1 },
	{ "no file: two letters", "cd", -1 },
	{ "no file: a sign", "-", -1 },
	{ "no file: another letter", "\xc3\xa4", -1 },
};

static void test_file(void **state)
{
	const struct file_row *row = *state;

	CHECK_INT(notation_read_file(row->text), row->file);
}

static const struct style_row {
	const char *label;
	enum notation_style style;
	const char *file; /* 2, as it is written */
} style_rows[] = {
	{ "letters", NOTATION_LETTERS, "c" TEXT_LETTER_MARK },
	{ "nato", NOTATION_NATO, "Charlie" },
	{ "anna", NOTATION_ANNA, "Caesar" },
};

static void test_style(void **state)
{
	const struct style_row *row = *state;

	CHECK_TEXT(notation_file(2, row->style).text, row->file);
}

int main(void)
{
	return CHECK_RUN("a11y notation",
		CHECK_TABLE(read_rows, test_read),
		CHECK_TABLE(long_rows, test_long),
		CHECK_TABLE(name_rows, test_name),
		CHECK_TABLE(board_rows, test_return),
		CHECK_TABLE(file_rows, test_file),
		CHECK_TABLE(style_rows, test_style));
}
