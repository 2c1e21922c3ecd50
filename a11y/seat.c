/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "seat.h"

enum { TURNS = 4 }; /* quarters, clockwise */

void seat_locate(const struct seat *seat, int column, int line, int *file, int *rank)
{
	int last = seat->board->side - 1;

	switch (seat->turn) {
	case 0:  *file = column;        *rank = last - line;   break;
	case 1:  *file = line;          *rank = column;        break;
	case 2:  *file = last - column; *rank = line;          break;
	default: *file = last - line;   *rank = last - column; break;
	}
}

unsigned seat_cell(const struct seat *seat, int column, int line)
{
	int file, rank;

	seat_locate(seat, column, line, &file, &rank);
	return board_cell(seat->board, file, rank);
}

/* Is the player's home below the middle of the board when it is turned? */
static bool is_near(const struct arena *arena, int player, int turn)
{
	/* Down on the turned board, in files and ranks: y grows upward. */
	static const int down[TURNS][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

	/* The way to the goal leads up, so it is against `down`. */
	return board_dot(&arena->board, down[turn], arena->way[player]) < 0;
}

/* The turn that brings a player's home near, the smallest by preference. */
static int turn_for(const struct arena *arena, int player)
{
	static const int square[TURNS] = { 0, 2, 1, 3 };
	int i = 0;

	if (player == ARENA_NOBODY)
		return 0;
	if (arena->board.shape == BOARD_STAR)
		/* Up the ranks, the star's lines. */
		return arena->board.rank[cellset_next(&arena->home[player], 0)] <
			arena->board.side / 2 ? 0 : 2;
	while (i < TURNS - 1 && !is_near(arena, player, square[i]))
		i++;
	return square[i];
}

struct seat seat_of(const struct arena *arena, int player)
{
	return (struct seat){ .board = &arena->board, .turn = turn_for(arena, player) };
}

int seat_line(const struct seat *seat, int line, int *count)
{
	int column = 0;

	while (seat_cell(seat, column, line) == BOARD_NONE)
		column++;
	*count = 0;
	while (column + *count < seat->board->side &&
	       seat_cell(seat, column + *count, line) != BOARD_NONE)
		++*count;
	return column;
}

int seat_shift(const struct seat *seat, int line)
{
	int count;

	if (seat->board->shape != BOARD_STAR)
		return 0;
	seat_line(seat, line, &count);
	return SEAT_STAR_CELLS - count;
}
