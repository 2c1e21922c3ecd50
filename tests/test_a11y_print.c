/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Every board of every variant, printed and read back: each cell must stand where its
 * labels say, in the dots of the player who is on it.
 */
#include <limits.h>

#include "picture.h"
#include "test_a11y_print.h"

static struct decode decode; /* 100 KB */

static const struct print_row rows[] = {
	{ "kitchen4", "kitchen4", 2 },
	{ "kitchen5", "kitchen5", 2 },
	{ "halma8", "halma8", 2 },
	{ "grasshopper", "grasshopper", 2 },
	{ "corners10 for two", "corners10", 2 },
	{ "corners10 for three", "corners10", 3 },
	{ "corners10 for four", "corners10", 4 },
	{ "sides10 for two", "sides10", 2 },
	{ "sides10 for three", "sides10", 3 },
	{ "sides10 for four", "sides10", 4 },
	{ "halma10", "halma10", 2 },
	{ "halma13", "halma13", 2 },
	{ "halma4 for three", "halma4", 3 },
	{ "halma4 for four", "halma4", 4 },
	{ "halma", "halma", 2 },
	{ "star for two", "star", 2 },
	{ "star for three", "star", 3 },
	{ "star for four", "star", 4 },
	{ "star for six", "star", 6 },
};

/* The dots that must stand for a cell. */
static uint8_t wanted_dots(const struct print *print, const struct position *position,
	unsigned cell)
{
	static const char *const shapes[] = { "123456", "135", "1346", "1236", "24", "145" };
	static const char letters[] = "rbgypw", light[] = "ld";
	const struct ground *ground = game_ground(print->game);
	int owner = position_owner(position, cell);

	if (owner == GROUND_NOBODY)
		return decode_dots(ground_camp_of(ground, cell) >= 0 ? "25" : "36");
	if (print->signs == BRAILLE_SHAPES)
		return decode_dots(shapes[owner]);
	return decode_letter((ground->variant->light_and_dark ? light : letters)[owner]);
}

/* What was read: the dots of each cell; 0 if it was not found. */
struct found {
	const struct board *board;
	uint8_t dots[BOARD_CELLS];
	int count;
	int first_page, last_page;
};

static void note(struct found *found, int page, unsigned cell, uint8_t dots)
{
	assert_true(cell != BOARD_NONE);
	if (!dots)
		fail_msg("page %d: cell %u is blank", page + 1, cell);
	if (found->dots[cell])
		fail_msg("cell %u is on the pages twice", cell);
	found->dots[cell] = dots;
	if (!found->count++)
		found->first_page = page;
	found->last_page = page;
}

/* Reads the labels below a board: their columns, and what they name, a file or, if
 * the board lies sideways, the last digit of a rank.  0 if the line is not a foot. */
static int read_foot(const struct decode_page *page, int line, bool sideways,
	int columns[16], int names[16])
{
	int count = 0;

	for (int column = 0; column < page->length[line]; column++) {
		int at = column, name;

		if (!page->dots[line][column])
			continue;
		name = sideways ? decode_number(page, line, &at) % 10 :
			decode_file(page->dots[line][column]);
		if (column < 2 || name < 0 || count == 16)
			return 0;
		columns[count] = column;
		names[count++] = name;
		/* The number may have run into those that follow without a blank. */
		if (sideways && at > column + 1)
			for (int digit = 0; digit < 10; digit++)
				if (page->dots[line][column] == decode_digit(digit))
					names[count - 1] = digit;
	}
	return count;
}

static int whole_rank(int digit, int i, int count, int first)
{
	if (count < 10)
		return digit;
	return first == 1 ? i + 1 : count - i; /* all ranks are in one window */
}

/* Reads a line of cells above its foot.  False if it is not one. */
static bool read_line(struct found *found, const struct decode_page *page, int number,
	int line, bool sideways, int count, const int columns[16], const int names[16])
{
	int column = 0, label;

	if (page->length[line] != columns[count - 1] + 1)
		return false;
	if (sideways) {
		label = decode_file(page->dots[line][0]);
		column = 1;
	} else {
		label = decode_number(page, line, &column);
	}
	if (label < 0 || (!sideways && (label < 1 || label > found->board->side)))
		return false;
	for (; column < columns[0]; column++)
		if (page->dots[line][column])
			return false;
	for (int i = 0; i < count; i++)
		note(found, number, sideways ?
			board_cell(found->board, label,
				whole_rank(names[i], i, count, names[0]) - 1) :
			board_cell(found->board, names[i], label - 1),
			page->dots[line][columns[i]]);
	return true;
}

static void read_ranks(struct found *found, bool sideways)
{
	for (int number = 0; number < decode.pages; number++) {
		const struct decode_page *page = &decode.page[number];

		for (int line = 2; line < page->lines; line++) {
			int columns[16], names[16];
			int count = read_foot(page, line, sideways, columns, names);

			for (int above = line - 1; count && above > 0; above--)
				if (!read_line(found, page, number, above, sideways, count,
				    columns, names))
					break;
		}
	}
}

/* Reads a line of the star: the name of its first cell, then one every second
 * column.  Lines must be shifted as the star is: `*origin` is where the cell at file and
 * rank 0 would stand. */
static bool read_star_line(struct found *found, const struct decode_page *page, int number,
	int line, bool turned, int *origin)
{
	int file = decode_file(page->dots[line][0]), column = 1;
	int rank = decode_number(page, line, &column) - 1, start;
	int step = turned ? -1 : 1;

	if (page->length[line] < 5 || file < 0 || rank < 0 ||
	    board_cell(found->board, file, rank) == BOARD_NONE)
		return false;
	while (column < page->length[line] && !page->dots[line][column])
		column++;
	if (column < 4)
		return false;
	start = column - step * (2 * file + rank);
	if (*origin != INT_MAX)
		CHECK_INT(start, *origin);
	*origin = start;
	for (; column < page->length[line]; column += 2, file += step) {
		note(found, number, board_cell(found->board, file, rank),
			page->dots[line][column]);
		if (column + 1 < page->length[line])
			CHECK_INT(page->dots[line][column + 1], 0);
	}
	return true;
}

static void read_star(struct found *found, bool turned)
{
	for (int number = 0; number < decode.pages; number++) {
		const struct decode_page *page = &decode.page[number];
		int origin = INT_MAX;

		for (int line = 1; line < page->lines; line++)
			if (!read_star_line(found, page, number, line, turned, &origin) &&
			    !page->length[line])
				origin = INT_MAX;
	}
}

/* Each page has its number at the end of its first line. */
static void check_heads(void)
{
	for (int number = 1; number <= decode.pages; number++) {
		const struct decode_page *page = &decode.page[number - 1];
		int end = page->length[0] - 1;

		CHECK_INT(page->length[0], decode.width);
		CHECK_INT(page->dots[0][end], decode_letter("jabcdefghi"[number % 10]));
		CHECK_INT(page->dots[0][end - (number > 9) - 1], decode_dots("3456"));
	}
}

static void check_board(const struct print *print, const struct position *position)
{
	const struct ground *ground = game_ground(print->game);
	const struct picture picture = picture_of(ground, print->side);
	struct found found = { .board = &ground->board };
	bool star = ground->board.shape == BOARD_STAR;
	int width = star ? 29 : 3 + ground->board.side;

	check_heads();
	if (star)
		read_star(&found, picture.turn == 2);
	else
		read_ranks(&found, picture_is_sideways(&picture));
	CHECK_INT(found.count, ground->board.cells);
	for (unsigned cell = 0; cell < (unsigned)ground->board.cells; cell++)
		CHECK_INT(found.dots[cell], wanted_dots(print, position, cell));
	if (decode.width >= width && decode.height > ground->board.side + 1)
		CHECK_INT(found.first_page, found.last_page);
}

static void check_formats(const struct print *print, const struct position *position)
{
	struct buf text = { 0 };
	int pages;

	decode.width = print->page.width;
	decode.height = print->page.height;
	pages = print_game(print, page_find_format("brf"), print_to_buf, &text);
	decode_brf(&decode, text.text, "\r\n");
	check_board(print, position);
	CHECK_INT(decode.pages, pages);
	buf_cut(&text, 0);
	CHECK_INT(print_game(print, page_find_format("pef"), print_to_buf, &text), pages);
	decode_pef(&decode, text.text);
	check_board(print, position);
	CHECK_INT(decode.pages, pages);
	buf_clear(&text);
}

static void check_all(struct print *print, const struct position *position)
{
	for (int size = 0; size < PRINT_SIZES; size++) {
		print->page.width = print_sizes[size][0];
		print->page.height = print_sizes[size][1];
		for (int signs = 0; signs < BRAILLE_SIGNS; signs++) {
			print->signs = (enum braille_signs)signs;
			check_formats(print, position);
		}
	}
}

static void test_variant(void **state)
{
	const struct print_row *row = *state;
	struct game *game = game_new(variant_find(row->variant), row->players);
	struct print print = {
		.game = game, .table = prose_table("en", 0), .board = true,
		.page = { .crlf = true, .formfeed = true },
	};
	const struct position empty = { 0 };

	assert_true(prose_has(print.table));
	print_play(game, 40, 7);
	for (int side = 0; side <= row->players; side++) {
		print.side = side < row->players ? side : GROUND_NOBODY;
		check_all(&print, game_position(game));
	}
	print.position = PRINT_START;
	check_all(&print, game_start(game));
	print.position = PRINT_EMPTY;
	check_all(&print, &empty);
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("print", CHECK_TABLE(rows, test_variant));
}
