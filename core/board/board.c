/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

enum { STAR_CENTRE = 8, STAR_REACH = 4 };

/* How many bits two files of the same parity are apart on one of four bitboards.  The
 * star has files of nine ranks there, but no cells that would meet. */
enum { FILE_BITS = 8 };

/* Change of file and of rank, by direction. */
static const int delta[BOARD_DIRECTIONS][2] = {
	{ -1, -1 }, { -1, 0 }, { -1, 1 }, { 0, -1 },
	{ 0, 1 }, { 1, -1 }, { 1, 0 }, { 1, 1 },
};

static const int compass_of[2][BOARD_DIRECTIONS] = {
	[BOARD_SQUARE] = {
		BOARD_SOUTH_WEST, BOARD_WEST, BOARD_NORTH_WEST, BOARD_SOUTH,
		BOARD_NORTH, BOARD_SOUTH_EAST, BOARD_EAST, BOARD_NORTH_EAST,
	},
	[BOARD_STAR] = {
		-1, BOARD_WEST, BOARD_NORTH_WEST, BOARD_SOUTH_WEST,
		BOARD_NORTH_EAST, BOARD_SOUTH_EAST, BOARD_EAST, -1,
	},
};

static bool star_has(int x, int y)
{
	int z = -x - y;

	return (x >= -STAR_REACH && y >= -STAR_REACH && z >= -STAR_REACH) ||
	       (x <= STAR_REACH && y <= STAR_REACH && z <= STAR_REACH);
}

static void number_cells(struct board *board)
{
	for (int file = 0; file < BOARD_SIDE; file++) {
		for (int rank = 0; rank < BOARD_SIDE; rank++) {
			bool inside = file < board->side && rank < board->side;

			if (board->shape == BOARD_STAR)
				inside = star_has(file - STAR_CENTRE, rank - STAR_CENTRE);
			board->at[file][rank] = BOARD_NONE;
			if (!inside)
				continue;
			assert(board->cells < BOARD_CELLS);
			board->file[board->cells] = (uint8_t)file;
			board->rank[board->cells] = (uint8_t)rank;
			board->at[file][rank] = (uint16_t)board->cells++;
		}
	}
}

static int bit_on_four(const struct board *board, int cell)
{
	return FILE_BITS * (board->file[cell] / 2) + board->rank[cell] / 2;
}

static void lay_out_bits(struct board *board)
{
	uint64_t used[BOARD_BITBOARDS] = { 0 };
	bool one = board->cells <= BOARD_BITS;
	int first = INT_MAX;

	board->bitboards = one ? 1 : BOARD_BITBOARDS;
	for (int cell = 0; cell < board->cells; cell++) {
		int bit = bit_on_four(board, cell);

		first = bit < first ? bit : first;
	}
	for (int cell = 0; cell < board->cells; cell++) {
		int parities = board->file[cell] % 2 * 2 + board->rank[cell] % 2;
		int bitboard = one ? 0 : parities;
		int bit = one ? cell : bit_on_four(board, cell) - first;

		assert(bit < BOARD_BITS && !(used[bitboard] >> bit & 1));
		used[bitboard] |= UINT64_C(1) << bit;
		board->bitboard[cell] = (uint8_t)bitboard;
		board->bit[cell] = (uint8_t)bit;
		board->cell_of[bitboard][bit] = (uint8_t)cell;
	}
}

static void find_windows(struct board *board)
{
	if (board->bitboards == 1)
		return;
	for (int cell = 0; cell < board->cells; cell++) {
		int d = 0;

		while (board->neighbour[cell][d] == BOARD_NONE)
			d++;
		board->window[cell] = (uint8_t)board->neighbour[cell][d];
	}
}

/* Where one cell lies as seen from another. */
static struct board_offset offset(const struct board *board, int from, unsigned to)
{
	return (struct board_offset){
		board->bitboard[to],
		(uint8_t)((BOARD_BITS + board->bit[to] - board->bit[from]) % BOARD_BITS),
	};
}

static void find_offsets(struct board *board)
{
	for (int cell = 0; cell < board->cells; cell++) {
		for (int d = 0; d < BOARD_DIRECTIONS; d++) {
			unsigned next = board->neighbour[cell][d];
			unsigned landing = board->landing[cell][d];

			if (next != BOARD_NONE)
				board->beside[board->bitboard[cell]][d] =
					offset(board, cell, next);
			if (landing != BOARD_NONE)
				board->jump_rotation[d] =
					offset(board, cell, landing).rotation;
		}
	}
}

static uint16_t cell_in_direction(const struct board *board, int cell, int d, int distance)
{
	if (compass_of[board->shape][d] < 0)
		return BOARD_NONE;
	return (uint16_t)board_cell(board, board->file[cell] + distance * delta[d][0],
		board->rank[cell] + distance * delta[d][1]);
}

void board_init(struct board *board, enum board_shape shape, int side)
{
	assert(shape == BOARD_STAR ? side == BOARD_SIDE : side >= 1 && side <= 16);
	*board = (struct board){ .shape = shape, .side = side };
	number_cells(board);
	for (int d = 0; d < BOARD_DIRECTIONS; d++) {
		for (int cell = 0; cell < board->cells; cell++) {
			board->neighbour[cell][d] = cell_in_direction(board, cell, d, 1);
			board->landing[cell][d] = cell_in_direction(board, cell, d, 2);
		}
		for (int cell = board->cells; cell <= BOARD_NONE; cell++) {
			board->neighbour[cell][d] = BOARD_NONE;
			board->landing[cell][d] = BOARD_NONE;
		}
	}
	lay_out_bits(board);
	find_offsets(board);
	find_windows(board);
}

unsigned board_cell(const struct board *board, int file, int rank)
{
	if (file < 0 || file >= BOARD_SIDE || rank < 0 || rank >= BOARD_SIDE)
		return BOARD_NONE;
	return board->at[file][rank];
}

int board_list_rank(const struct board *board, int rank, unsigned cells[BOARD_SIDE])
{
	int count = 0;

	for (int file = 0; file < board->side; file++)
		if (board_cell(board, file, rank) != BOARD_NONE)
			cells[count++] = board_cell(board, file, rank);
	return count;
}

int board_list_file(const struct board *board, int file, unsigned cells[BOARD_SIDE])
{
	int count = 0;

	for (int rank = 0; rank < board->side; rank++)
		if (board_cell(board, file, rank) != BOARD_NONE)
			cells[count++] = board_cell(board, file, rank);
	return count;
}

int board_list_line(const struct board *board, unsigned cell, int direction,
	unsigned cells[BOARD_SIDE])
{
	int count = 0;

	while ((cell = board->neighbour[cell][direction]) != BOARD_NONE)
		cells[count++] = cell;
	return count;
}

unsigned board_read_cell(const struct board *board, const char *text, size_t length)
{
	int rank = 0;

	if (length < 2 || length > 3 || text[1] == '0')
		return BOARD_NONE;
	for (size_t i = 1; i < length; i++) {
		if (text[i] < '0' || text[i] > '9')
			return BOARD_NONE;
		rank = 10 * rank + text[i] - '0';
	}
	if (text[0] >= 'A' && text[0] <= 'Z')
		return board_cell(board, text[0] - 'A', rank - 1);
	return board_cell(board, text[0] - 'a', rank - 1);
}

void board_write_cell(const struct board *board, unsigned cell, char name[BOARD_NAME])
{
	int rank;

	assert(cell < (unsigned)board->cells);
	rank = board->rank[cell] + 1;
	*name++ = (char)('a' + board->file[cell]);
	if (rank >= 10)
		*name++ = (char)('0' + rank / 10);
	*name++ = (char)('0' + rank % 10);
	*name = '\0';
}

enum board_compass board_compass(const struct board *board, int direction)
{
	assert(compass_of[board->shape][direction] >= 0);
	return (enum board_compass)compass_of[board->shape][direction];
}

int board_direction(const struct board *board, enum board_compass compass)
{
	for (int d = 0; d < BOARD_DIRECTIONS; d++)
		if (compass_of[board->shape][d] == (int)compass)
			return d;
	return -1;
}

int board_line(const struct board *board, unsigned from, unsigned to, int *distance)
{
	for (int d = 0; d < BOARD_DIRECTIONS; d++) {
		unsigned cell = board->neighbour[from][d];

		for (int far = 1; cell != BOARD_NONE; far++) {
			if (cell == to) {
				*distance = far;
				return d;
			}
			cell = board->neighbour[cell][d];
		}
	}
	return -1;
}

int board_distance(const struct board *board, unsigned from, unsigned to)
{
	int x = board->file[to] - board->file[from];
	int y = board->rank[to] - board->rank[from];

	/* The star has no step that changes both by the same amount. */
	if (board->shape == BOARD_STAR && (x > 0) == (y > 0))
		return abs(x) + abs(y);
	return abs(x) > abs(y) ? abs(x) : abs(y);
}

int board_dot(const struct board *board, const int a[2], const int b[2])
{
	int dot = 2 * (a[0] * b[0] + a[1] * b[1]);

	if (board->shape == BOARD_STAR)
		dot += a[0] * b[1] + a[1] * b[0];
	return dot;
}
