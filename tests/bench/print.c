/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures printing: a board in each format, and a record of 10,000 moves. */
#include <stdio.h>

#include "bench.h"
#include "game.h"
#include "page_format.h"
#include "print.h"
#include "prose.h"

enum { BOARDS = 20, MOVES = 10000 };

static bool count(void *bytes, const char *text, size_t length)
{
	(void)text;
	*(size_t *)bytes += length;
	return true;
}

static void bench_print(const struct print *print, const char *ending, int times)
{
	size_t bytes = 0;
	int pages = 0;
	double begin = bench_seconds();

	for (int i = 0; i < times; i++)
		pages = print_game(print, page_find_format(ending), count, &bytes);
	printf("%s, %s: %d pages, %zu bytes, %.1f ms\n", print->moves ? "moves" : "board",
		ending, pages, bytes / (size_t)times, (bench_seconds() - begin) / times * 1e3);
}

/* A piece of each player goes to and fro. */
static void play(struct game *game)
{
	static const char *const moves[][2] = {
		{ "c5", "d4" }, { "c1", "b2" }, { "d4", "c5" }, { "b2", "c1" },
	};
	const struct board *board = &game_ground(game)->board;
	struct fault fault;

	for (int i = 0; i < MOVES; i++) {
		uint8_t cells[2];

		for (int j = 0; j < 2; j++)
			cells[j] = (uint8_t)board_read_cell(board, moves[i % 4][j], 2);
		game_move(game, cells, 2, &fault);
	}
}

int main(void)
{
	struct game *halma = game_new(variant_find("halma"), 2);
	struct game *kitchen = game_new(variant_find("kitchen5"), 2);
	struct print print = {
		.game = halma, .side = GROUND_NOBODY, .table = prose_table("en", 2),
		.board = true, .tactile = true,
		.page = { .width = 40, .height = 25, .formfeed = true, .ink = true },
	};

	if (!prose_has(print.table))
		return 1;
	for (int i = 0; page_ending(i); i++)
		bench_print(&print, page_ending(i), BOARDS);
	play(kitchen);
	print.game = kitchen;
	print.board = false;
	print.moves = true;
	bench_print(&print, "brf", 1);
	bench_print(&print, "pdf", 1);
	game_free(halma);
	game_free(kitchen);
	return 0;
}
