/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Moves on pages, pages that cannot be written, and drawings that must not differ.
 */
#include <errno.h>

#include "test_a11y_print.h"

static struct decode decode; /* 100 KB */

/* Adds the pages as one text of signs: lines that go on are joined. */
static void join_lines(struct buf *text)
{
	for (int number = 0; number < decode.pages; number++) {
		const struct decode_page *page = &decode.page[number];

		for (int line = 1; line < page->lines; line++) {
			bool hyphen = text->length &&
				text->text[text->length - 1] == decode_dots("36");
			bool goes_on = page->length[line] && !page->dots[line][0];

			if (!hyphen || !goes_on)
				buf_add_char(text, goes_on ? ' ' : '\n');
			for (int i = goes_on ? 2 : 0; i < page->length[line]; i++)
				buf_add_char(text, (char)(page->dots[line][i] ?
					page->dots[line][i] : ' '));
		}
	}
	buf_add_char(text, '\n');
}

/* The moves as they must stand there. */
static void want_moves(const struct game *game, struct buf *text)
{
	const struct board *board = &game_ground(game)->board;
	int round = 0;

	for (size_t i = 0; i < game_count(game); i++) {
		const struct game_turn *turn = game_turn(game, i);

		if (turn->player == 0) {
			buf_add_char(text, '\n');
			buf_add_char(text, (char)decode_dots("3456"));
			for (int power = ++round > 9 ? 10 : 1; power; power /= 10)
				buf_add_char(text, (char)decode_letter(
					"jabcdefghi"[round / power % 10]));
		}
		buf_add_char(text, ' ');
		for (int j = 0; j < turn->path.count; j++) {
			unsigned cell = turn->path.cell[j];
			int rank = board->rank[cell] + 1;

			if (j)
				buf_add_char(text, (char)decode_dots("36"));
			buf_add_char(text, (char)decode_letter((char)('a' +
				board->file[cell])));
			if (rank > 9)
				buf_add_char(text, (char)decode_digit(1));
			buf_add_char(text, (char)decode_digit(rank % 10));
		}
	}
	buf_add_char(text, '\n');
}

static const struct print_row move_rows[] = {
	{ "moves of kitchen5", "kitchen5", 2 },
	{ "moves of halma", "halma", 2 },
	{ "moves of the star", "star", 2 },
};

static void test_moves(void **state)
{
	const struct print_row *row = *state;
	struct game *game = game_new(variant_find(row->variant), row->players);

	print_play(game, 80, 3);
	for (int size = 0; size < PRINT_SIZES; size++) {
		const struct print print = {
			.game = game, .side = GROUND_NOBODY, .table = prose_table("en", 2),
			.moves = true,
			.page = {
				.width = print_sizes[size][0], .height = print_sizes[size][1],
				.formfeed = true,
			},
		};
		struct buf text = { 0 }, found = { 0 }, wanted = { 0 };

		decode.width = print.page.width;
		decode.height = print.page.height;
		assert_true(print_game(&print, page_find_format("brf"), print_to_buf, &text) > 0);
		decode_brf(&decode, text.text, "\n");
		join_lines(&found);
		want_moves(game, &wanted);
		if (!strstr(found.text, wanted.text))
			fail_msg("the moves are not there:\n%s", text.text);
		buf_clear(&text);
		buf_clear(&found);
		buf_clear(&wanted);
	}
	game_free(game);
}

/* A sink that takes only a given number of bytes. */
static bool take_some(void *left, const char *bytes, size_t length)
{
	(void)bytes;
	if (length > *(size_t *)left) {
		errno = ENOSPC;
		return false;
	}
	*(size_t *)left -= length;
	return true;
}

static void test_full(void **state)
{
	struct game *game = game_new(variant_find("halma"), 2);
	const struct print print = {
		.game = game, .side = GROUND_NOBODY, .table = prose_table("en", 0),
		.board = true, .tactile = true, .page = { .width = 20, .height = 10 },
	};

	(void)state;
	for (int i = 0; page_ending(i); i++) {
		size_t left = 300;

		errno = 0;
		CHECK_INT(print_game(&print, page_find_format(page_ending(i)), take_some, &left),
			-1);
		CHECK_INT(errno, ENOSPC);
	}
	game_free(game);
}

/* The largest piece that a sink was given, and all of them together. */
struct pieces {
	size_t largest, all;
};

static bool measure(void *pieces, const char *bytes, size_t length)
{
	struct pieces *self = pieces;

	(void)bytes;
	self->largest = length > self->largest ? length : self->largest;
	self->all += length;
	return true;
}

/* However long the game, no more than a page is held. */
static void test_long(void **state)
{
	struct game *game = game_new(variant_find("halma"), 2);
	const struct print print = {
		.game = game, .side = GROUND_NOBODY, .table = prose_table("en", 0),
		.moves = true,
		.page = { .width = 40, .height = 25, .crlf = true, .formfeed = true },
	};
	struct pieces pieces = { 0 };

	(void)state;
	print_play(game, 3000, 9);
	assert_true(game_count(game) > 1000);
	assert_true(print_game(&print, page_find_format("brf"), measure, &pieces) > 0);
	assert_true(pieces.largest <= 42 * 25 + 1);
	assert_true(pieces.all > 20 * pieces.largest);
	game_free(game);
}

/* The same drawing is the same file, whatever was drawn before. */
static void test_same(void **state)
{
	struct game *game = game_new(variant_find("star"), 6);
	const struct print print = {
		.game = game, .side = GROUND_NOBODY, .table = prose_table("en", 0),
		.board = true, .tactile = true,
		.page = { .width = 40, .height = 25, .ink = true },
	};

	(void)state;
	for (int i = 0; page_ending(i); i++) {
		const struct page_format *format = page_find_format(page_ending(i));
		struct buf first = { 0 }, second = { 0 };

		assert_true(print_game(&print, format, print_to_buf, &first) > 0);
		assert_true(print_game(&print, format, print_to_buf, &second) > 0);
		CHECK_INT(first.length, second.length);
		assert_memory_equal(first.text, second.text, first.length);
		buf_clear(&first);
		buf_clear(&second);
	}
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("print moves", CHECK_TABLE(move_rows, test_moves),
		CHECK_TEST("a sink that is full", test_full),
		CHECK_TEST("a long game, page by page", test_long),
		CHECK_TEST("twice the same", test_same));
}
