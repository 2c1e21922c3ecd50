/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "picture.h"

enum { TURNS = 4 }; /* quarters, clockwise */

/* The file and rank shown in a column and a line, counted from the top left. */
static void locate(const struct picture *picture, int column, int line, int *file, int *rank)
{
	int last = picture->board->side - 1;

	switch (picture->turn) {
	case 0:  *file = column;        *rank = last - line;   break;
	case 1:  *file = line;          *rank = column;        break;
	case 2:  *file = last - column; *rank = line;          break;
	default: *file = last - line;   *rank = last - column; break;
	}
}

/* The cell there; BOARD_NONE off the board. */
static unsigned cell_at(const struct picture *picture, int column, int line)
{
	int file, rank;

	locate(picture, column, line, &file, &rank);
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

int picture_columns(const struct picture *picture)
{
	return picture_is_star(picture) ? PICTURE_STAR_PLACES : picture->board->side;
}

/* The first column of a line that has a cell. */
static int first_column(const struct picture *picture, int line)
{
	int column = 0;

	while (cell_at(picture, column, line) == BOARD_NONE)
		column++;
	return column;
}

int picture_places(const struct picture *picture, int line)
{
	int first = first_column(picture, line), end = first;

	while (end < picture->board->side && cell_at(picture, end, line) != BOARD_NONE)
		end++;
	return end - first;
}

unsigned picture_cell(const struct picture *picture, int line, int place)
{
	return cell_at(picture, first_column(picture, line) + place, line);
}

int picture_half(const struct picture *picture, int line, int place)
{
	/* The lines of the star have their middles below each other. */
	int shift = picture_is_star(picture) ?
		PICTURE_STAR_PLACES - picture_places(picture, line) : 0;

	return shift + 2 * place;
}

static struct picture_label label_of(const struct board *board, unsigned cell, bool file,
	bool rank)
{
	return (struct picture_label){
		.letter = file ? (char)('a' + board->file[cell]) : '\0',
		.number = rank ? board->rank[cell] + 1 : 0,
	};
}

struct picture_label picture_line_label(const struct picture *picture, int line, int place)
{
	bool sideways = picture_is_sideways(picture);

	return label_of(picture->board, picture_cell(picture, line, place),
		sideways || picture_is_star(picture), !sideways);
}

struct picture_label picture_column_label(const struct picture *picture, int column)
{
	bool sideways = picture_is_sideways(picture);

	return label_of(picture->board, picture_cell(picture, 0, column), !sideways, sideways);
}

int picture_label_width(const struct picture *picture)
{
	if (picture_is_star(picture))
		return 3;
	return picture->board->side >= 10 && !picture_is_sideways(picture) ? 2 : 1;
}

void picture_write_label(struct picture_label label, char text[BOARD_NAME])
{
	if (label.letter)
		*text++ = label.letter;
	if (label.number >= 10)
		*text++ = (char)('0' + label.number / 10);
	if (label.number)
		*text++ = (char)('0' + label.number % 10);
	*text = '\0';
}
