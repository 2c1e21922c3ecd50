/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cells of a board as bits (board.h): bitboards for jumps, windows for steps. */
#include "board.h"

#include "cellset.h"
#include "check.h"

static const struct bit_row {
	const char *label;
	int side; /* 17: the star */
	const char *name;
	unsigned bitboard, bit;
} bit_rows[] = {
	{ "bit: first of 8x8", 8, "a1", 0, 0 },
	{ "bit: last of 8x8", 8, "h8", 0, 63 },
	{ "bit: the second file of 5x5", 5, "b1", 0, 5 },
	{ "bit: first of 16x16", 16, "a1", 0, 0 },
	{ "bit: even file, odd rank", 16, "a2", 1, 0 },
	{ "bit: odd file, even rank", 16, "b1", 2, 0 },
	{ "bit: two files on", 16, "c1", 0, 8 },
	{ "bit: last of 16x16", 16, "p16", 3, 63 },
	{ "bit: last of 10x10", 10, "j10", 3, 36 },
	{ "bit: the lowest of the star", 17, "b12", 3, 0 },
	{ "bit: west corner of the star", 17, "a13", 0, 1 },
	{ "bit: east corner of the star", 17, "q5", 0, 61 },
};

static void test_bit(void **state)
{
	const struct bit_row *row = *state;
	struct board board;
	unsigned cell;

	check_make_board(&board, row->side);
	cell = check_cell(&board, row->name);
	CHECK_INT(board.bitboard[cell], row->bitboard);
	CHECK_INT(board.bit[cell], row->bit);
	CHECK_INT(board.cell_of[row->bitboard][row->bit], cell);
}

static const struct side_row {
	const char *label;
	int side, bitboards;
} side_rows[] = {
	{ "side: 1", 1, 1 },
	{ "side: 4", 4, 1 },
	{ "side: 5", 5, 1 },
	{ "side: 8", 8, 1 },
	{ "side: 9", 9, 4 },
	{ "side: 10", 10, 4 },
	{ "side: 16", 16, 4 },
	{ "side: star", BOARD_SIDE, 4 },
};

/* Each cell has a bit of its own, later cells of a bitboard higher ones. */
static void test_order(void **state)
{
	const struct side_row *row = *state;
	int last[BOARD_BITBOARDS] = { -1, -1, -1, -1 };
	struct board board;

	check_make_board(&board, row->side);
	CHECK_INT(board.bitboards, row->bitboards);
	for (int cell = 0; cell < board.cells; cell++) {
		assert_in_range(board.bitboard[cell], 0, (unsigned)row->bitboards - 1);
		assert_in_range(board.bit[cell], last[board.bitboard[cell]] + 1,
			BOARD_BITS - 1);
		last[board.bitboard[cell]] = board.bit[cell];
	}
}

/* The bit that lies `rotation` on from that of a cell is that of another cell. */
static void check_offset(const struct board *board, int from, unsigned to, unsigned bitboard,
	unsigned rotation)
{
	if (to == BOARD_NONE)
		return;
	CHECK_INT(board->bitboard[to], bitboard);
	CHECK_INT((board->bit[from] + rotation) % BOARD_BITS, board->bit[to]);
}

static void test_offset(void **state)
{
	const struct side_row *row = *state;
	struct board board;

	check_make_board(&board, row->side);
	for (int cell = 0; cell < board.cells; cell++) {
		unsigned bitboard = board.bitboard[cell];

		for (int d = 0; d < BOARD_DIRECTIONS; d++) {
			struct board_offset beside = board.beside[bitboard][d];

			check_offset(&board, cell, board.neighbour[cell][d],
				beside.bitboard, beside.rotation);
			check_offset(&board, cell, board.landing[cell][d], bitboard,
				board.jump_rotation[d]);
		}
	}
}

/* Each neighbour of a cell is in its window. */
static void test_window(void **state)
{
	const struct side_row *row = *state;
	struct board board;

	check_make_board(&board, row->side);
	for (int cell = 0; cell < board.cells; cell++) {
		for (int d = 0; d < BOARD_DIRECTIONS; d++) {
			unsigned next = board.neighbour[cell][d];
			struct cellset set = { 0 };

			if (next == BOARD_NONE)
				continue;
			cellset_add(&set, next);
			assert_in_range(next, board.window[cell], board.window[cell] + 63);
			CHECK_INT(cellset_window(&set, board.window[cell]),
				UINT64_C(1) << (next - board.window[cell]));
		}
	}
}

/* A set of the cells 0, 63, 64 and 255, from a cell on. */
static const struct window_row {
	const char *label;
	unsigned first;
	uint64_t window;
} window_rows[] = {
	{ "window: the first word", 0, UINT64_C(0x8000000000000001) },
	{ "window: over two words", 60, UINT64_C(0x18) },
	{ "window: the second word", 64, 1 },
	{ "window: the last word", 192, UINT64_C(0x8000000000000000) },
	{ "window: round at the end", 255, UINT64_C(3) },
};

static void test_window_row(void **state)
{
	const struct window_row *row = *state;
	const unsigned cells[] = { 0, 63, 64, 255 };
	struct cellset set = { 0 };

	for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
		cellset_add(&set, cells[i]);
	CHECK_INT(cellset_window(&set, row->first), row->window);
}

int main(void)
{
	return CHECK_RUN("core bitboard",
		CHECK_TABLE(bit_rows, test_bit),
		CHECK_TABLE(side_rows, test_order),
		CHECK_TABLE(side_rows, test_offset),
		CHECK_TABLE(side_rows, test_window),
		CHECK_TABLE(window_rows, test_window_row));
}
