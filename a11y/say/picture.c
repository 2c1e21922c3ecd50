/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "picture.h"

enum { TURNS = 4 }; /* quarters, clockwise */

void picture_locate(const struct picture *picture, int column, int line, int *file, int *rank)
{
	int last = picture->board->side - 1;

	switch (picture->turn) {
	case 0:  *file = column;        *rank = last - line;   break;
	case 1:  *file = line;          *rank = column;        break;
	case 2:  *file = last - column; *rank = line;          break;
	default: *file = last - line;   *rank = last - column; break;
	}
}

unsigned picture_cell(const struct picture *picture, int column, int line)
{
	int file, rank;

	picture_locate(picture, column, line, &file, &rank);
	return board_cell(picture->board, file, rank);
}

/* Is the player's home below the middle of the board when it is turned? */
static bool is_near(const struct ground *ground, int player, int turn)
{
	/* Down on the turned board, in files and ranks: y grows upward. */
	static const int down[TURNS][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

	/* The way to the goal leads up, so it is against `down`. */
	return board_dot(&ground->board, down[turn], ground->way[player]) < 0;
}

/* The turn that brings a player's home near, the smallest by preference. */
static int turn_for(const struct ground *ground, int player)
{
	static const int square[TURNS] = { 0, 2, 1, 3 };
	int i = 0;

	if (player == GROUND_NOBODY)
		return 0;
	if (ground->board.shape == BOARD_STAR)
		/* Up the ranks, the star's lines. */
		return ground->board.rank[cellset_next(&ground->home[player], 0)] <
			ground->board.side / 2 ? 0 : 2;
	while (i < TURNS - 1 && !is_near(ground, player, square[i]))
		i++;
	return square[i];
}

struct picture picture_of(const struct ground *ground, int player)
{
	return (struct picture){ .board = &ground->board, .turn = turn_for(ground, player) };
}

int picture_line(const struct picture *picture, int line, int *count)
{
	int column = 0;

	while (picture_cell(picture, column, line) == BOARD_NONE)
		column++;
	*count = 0;
	while (column + *count < picture->board->side &&
	       picture_cell(picture, column + *count, line) != BOARD_NONE)
		++*count;
	return column;
}

int picture_shift(const struct picture *picture, int line)
{
	int count;

	if (picture->board->shape != BOARD_STAR)
		return 0;
	picture_line(picture, line, &count);
	return PICTURE_STAR_CELLS - count;
}
