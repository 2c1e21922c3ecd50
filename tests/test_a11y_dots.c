/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Six-dot braille, and the board in it on the terminal.
 */
#include "ascii.h"
#include "braille.h"
#include "game.h"
#include "test_a11y_decode.h"

static void test_ascii(void **state)
{
	(void)state;
	for (unsigned dots = 0; dots <= DOTS_FULL; dots++)
		CHECK_INT(decode_ascii(ascii_braille(dots)), dots);
}

static void test_letters(void **state)
{
	struct dots cells = { 0 };

	(void)state;
	for (char letter = 'a'; letter <= 'z'; letter++) {
		dots_add_letter(&cells, letter);
		CHECK_INT(dots_get(&cells, letter - 'a'), decode_letter(letter));
	}
	dots_clear(&cells);
}

static const struct cell_row {
	const char *label;
	const char *variant;
	const char *square;
	const char *cells; /* in braille ASCII, where low digits are digits */
} square_rows[] = {
	{ "the square a1", "kitchen5", "a1", "A1" },
	{ "the square p16", "halma", "p16", "P16" },
	{ "the square j10", "sides10", "j10", "J10" },
	{ "the square m1 of the star", "star", "m1", "M1" },
	{ "the square e17 of the star", "star", "e17", "E17" },
};

static void test_square(void **state)
{
	const struct cell_row *row = *state;
	struct ground ground;
	struct dots cells = { 0 };

	check_ground(&ground, row->variant, 2, "");
	dots_add_cell(&cells, &ground.board, check_cell(&ground.board, row->square));
	CHECK_INT(dots_count(&cells), strlen(row->cells));
	for (int i = 0; i < dots_count(&cells); i++)
		CHECK_INT(dots_get(&cells, i), decode_ascii(row->cells[i]));
	dots_clear(&cells);
}

static const struct number_row {
	const char *label;
	int number;
	const char *cells;
} number_rows[] = {
	{ "the number 0", 0, "#J" },
	{ "the number 7", 7, "#G" },
	{ "the number 10", 10, "#AJ" },
	{ "the number 12345", 12345, "#ABCDE" },
};

static void test_number(void **state)
{
	const struct number_row *row = *state;
	struct dots cells = { 0 };

	dots_add_number(&cells, row->number);
	CHECK_INT(dots_count(&cells), strlen(row->cells));
	for (int i = 0; i < dots_count(&cells); i++)
		CHECK_INT(dots_get(&cells, i), decode_ascii(row->cells[i]));
	dots_clear(&cells);
}

/* What the terminal shows, as braille ASCII after the key; lines end in "/". */
static const struct terminal_row {
	const char *label;
	const char *variant;
	int side;  /* -1: none */
	int width;
	enum braille_signs signs;
	const char *lines;
} terminal_rows[] = {
	{ "kitchen4 in shapes", "kitchen4", -1, 0, BRAILLE_SHAPES,
	  "4 = = = -/3 = = - O/2 = - O O/1 - O O O/  A B C D/" },
	{ "kitchen4 in letters", "kitchen4", -1, 0, BRAILLE_LETTERS,
	  "4 R R R -/3 R R - B/2 R - B B/1 - B B B/  A B C D/" },
	{ "from the side of the first player", "kitchen4", 0, 0, BRAILLE_SHAPES,
	  "1 O O O -/2 O O - =/3 O - = =/4 - = = =/  D C B A/" },
	{ "a board that just fits", "halma8", -1, 17, BRAILLE_SHAPES,
	  "8 = = = = - - - -/7 = = = - - - - -/6 = = - - - - - -/5 = - - - - - - -/"
	  "4 - - - - - - - O/3 - - - - - - O O/2 - - - - - O O O/1 - - - - O O O O/"
	  "  A B C D E F G H/" },
	{ "without blanks between", "halma8", -1, 16, BRAILLE_SHAPES,
	  "8 ====----/7 ===-----/6 ==------/5 =-------/4 -------O/3 ------OO/2 -----OOO/"
	  "1 ----OOOO/  ABCDEFGH/" },
	{ "in windows", "halma13", -1, 14, BRAILLE_SHAPES,
	  "16 ====----/15 ====----/14 ===-----/13 ==------/12 --------/"
	  "11 --------/10 --------/9  --------/8  --------/7  --------/"
	  "6  --------/5  --------/4  --------/3  --------/2  --------/"
	  "1  --------/   ABCDEFGH//16 --------/15 --------/14 --------/"
	  "13 --------/12 --------/11 --------/10 --------/9  --------/"
	  "8  --------/7  --------/6  --------/5  --------/4  ------OO/"
	  "3  -----OOO/2  ----OOOO/1  ----OOOO/   IJKLMNOP/" },
};

/* The lines of a terminal's answer as braille ASCII, without the key. */
static void spell(const char *answer, struct buf *lines)
{
	const unsigned char *at;
	const char *line = answer;

	while (strchr(line, '\n') && (strstr(line, " Red\n") || strstr(line, " Blue\n") ||
	       strstr(line, "camp\n")))
		line = strchr(line, '\n') + 1;
	for (at = (const unsigned char *)line; *at; at++) {
		if (*at == '\n') {
			buf_add_char(lines, '/');
			continue;
		}
		assert_true(at[0] == 0xE2 && at[1] == 0xA0 && at[2] < 0xC0);
		buf_add_char(lines, ascii_braille(at[2] & 0x3F));
		at += 2;
	}
}

static void test_terminal(void **state)
{
	const struct terminal_row *row = *state;
	struct game *game = game_new(variant_find(row->variant), 2);
	const struct view view = {
		.game = game, .width = row->width,
		.side = row->side < 0 ? GROUND_NOBODY : row->side,
	};
	struct buf answer = { 0 }, lines = { 0 };

	braille_view(&view, row->signs, &answer);
	spell(answer.text, &lines);
	CHECK_TEXT(lines.text, row->lines);
	buf_clear(&answer);
	buf_clear(&lines);
	game_free(game);
}

static const struct overview_row {
	const char *label;
	const char *variant;
	int player;
	const char *lines;
} overview_rows[] = {
	{ "overview of kitchen4, first player", "kitchen4", 0, "\xE2\xA0\x9F\xE2\xA0\x81\n" },
	{ "overview of kitchen4, second player", "kitchen4", 1, "\xE2\xA2\x80\xE2\xA3\xB4\n" },
	{ "overview of halma8", "halma8", 1,
	  "\xE2\xA0\x80\xE2\xA0\x80\xE2\xA0\x80\xE2\xA0\x80\n"
	  "\xE2\xA0\x80\xE2\xA0\x80\xE2\xA3\xA0\xE2\xA3\xBE\n" },
};

static void test_overview(void **state)
{
	const struct overview_row *row = *state;
	struct game *game = game_new(variant_find(row->variant), 2);
	const struct view view = { .game = game, .side = GROUND_NOBODY };
	struct buf answer = { 0 };

	braille_overview(&view, row->player, &answer);
	CHECK_TEXT(strchr(answer.text, '\n') + 1, row->lines);
	buf_clear(&answer);
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("cells", CHECK_TEST("braille ASCII", test_ascii),
		CHECK_TEST("letters", test_letters), CHECK_TABLE(square_rows, test_square),
		CHECK_TABLE(number_rows, test_number),
		CHECK_TABLE(terminal_rows, test_terminal),
		CHECK_TABLE(overview_rows, test_overview));
}
