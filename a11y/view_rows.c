/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The board as rows of letters, seen from a player's side of the table.
 *
 * Square boards can be turned by quarters, so that the labels of the lines may be
 * letters and those of the columns numbers.  The star is turned by halves only:
 * its ranks must stay rows.  There a row is labelled by its first cell and, where
 * the width allows, shifted by half a cell for each rank as on the real board.
 */
#include "text.h"
#include "view.h"
#include "words.h"

enum { TURNS = 4 }; /* quarters, clockwise */

/* The picture: how it is turned and how much of it fits a line. */
struct picture {
	const struct view *view;
	const struct board *board;
	int turn;           /* quarters clockwise */
	int end;            /* the column after the last */
	int first, columns; /* of the window */
	bool wide;      /* with blanks between the cells */
	struct buf *out;
};

/* The file and rank shown in a column and a line, both from the top left. */
static void locate(const struct picture *picture, int column, int line, int *file,
	int *rank)
{
	int last = picture->board->side - 1;

	switch (picture->turn) {
	case 0:  *file = column;        *rank = last - line;   break;
	case 1:  *file = line;          *rank = column;        break;
	case 2:  *file = last - column; *rank = line;          break;
	default: *file = last - line;   *rank = last - column; break;
	}
}

static unsigned cell_at(const struct picture *picture, int column, int line)
{
	int file, rank;

	locate(picture, column, line, &file, &rank);
	return board_cell(picture->board, file, rank);
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
		/* Up the ranks, the star's rows. */
		return arena->board.rank[cellset_next(&arena->home[player], 0)] <
			arena->board.side / 2 ? 0 : 2;
	while (i < TURNS - 1 && !is_near(arena, player, square[i]))
		i++;
	return square[i];
}

static char sign_of(const struct picture *picture, unsigned cell)
{
	const struct game *game = picture->view->game;
	int owner = position_owner(game_position(game), cell);

	return owner == ARENA_NOBODY ? '-' :
		words_piece(game_arena(game)->variant, owner);
}

/* The first column of a line that has a cell; `*count` of them in a row. */
static int first_column(const struct picture *picture, int line, int *count)
{
	int column = 0;

	while (cell_at(picture, column, line) == BOARD_NONE)
		column++;
	*count = 0;
	while (column + *count < picture->board->side &&
	       cell_at(picture, column + *count, line) != BOARD_NONE)
		++*count;
	return column;
}

/* The label of a line: its rank or file, on the star its first cell. */
static void add_label(const struct picture *picture, int line, struct buf *out)
{
	char name[BOARD_NAME];
	int count, file, rank;
	int column = first_column(picture, line, &count);

	if (picture->board->shape == BOARD_STAR) {
		board_write_cell(picture->board,
			cell_at(picture, column + picture->first, line), name);
		text_add(out, "%-3s", name);
		return;
	}
	locate(picture, 0, line, &file, &rank);
	if (picture->turn % 2)
		text_add(out, "%c", 'a' + file);
	else
		text_add(out, picture->board->side >= 10 ? "%-2d" : "%d", rank + 1);
}

/* How far a row of the star is shifted to the right, in half cells. */
static int shift_of(const struct picture *picture, int line)
{
	int count;

	if (picture->board->shape != BOARD_STAR)
		return 0;
	first_column(picture, line, &count);
	return 13 - count;
}

static int window_end(const struct picture *picture)
{
	int end = picture->first + picture->columns;

	return end < picture->end ? end : picture->end;
}

static void add_line(const struct picture *picture, int line)
{
	struct buf *out = picture->out;
	int count;
	int column = first_column(picture, line, &count);

	if (picture->first >= count)
		return;
	add_label(picture, line, out);
	if (picture->wide)
		text_add(out, "%*s", shift_of(picture, line), "");
	for (int i = picture->first; i < window_end(picture) && i < count; i++) {
		if (picture->wide || i == picture->first)
			buf_add_char(out, ' ');
		buf_add_char(out, sign_of(picture, cell_at(picture, column + i, line)));
	}
	buf_add_char(out, '\n');
}

/* The labels of the columns below a square board; numbers of two digits by their
 * last one, where a cell is one sign wide. */
static void add_foot(const struct picture *picture)
{
	bool letters = picture->turn % 2 == 0;
	struct buf *out = picture->out;

	if (picture->board->shape == BOARD_STAR)
		return;
	text_add(out, "%*s", letters && picture->board->side >= 10 ? 2 : 1, "");
	for (int i = picture->first; i < window_end(picture); i++) {
		int file, rank;

		locate(picture, i, 0, &file, &rank);
		if (picture->wide || i == picture->first)
			buf_add_char(out, ' ');
		if (letters)
			buf_add_char(out, (char)('a' + file));
		else
			buf_add_char(out, (char)('0' + (rank + 1) % 10));
	}
	buf_add_char(out, '\n');
}

/* The characters of the longest label, and the most cells in a line. */
static int label_width(const struct board *board)
{
	return board->shape == BOARD_STAR ? 3 : board->side >= 10 ? 2 : 1;
}

static int line_cells(const struct board *board)
{
	return board->shape == BOARD_STAR ? 13 : board->side;
}

/* Fits the picture to a width: without blanks, then in windows of columns. */
static void fit(struct picture *picture, int width)
{
	int label = label_width(picture->board);
	int cells = picture->end - picture->first;

	picture->columns = cells;
	picture->wide = !width || label + 2 * cells <= width;
	if (!picture->wide && label + 1 + cells > width)
		picture->columns = width - label - 1;
}

static void add_window(const struct picture *picture, int first, int last)
{
	for (int line = 0; line < picture->board->side; line++) {
		int file, rank;

		locate(picture, 0, line, &file, &rank);
		if (picture->turn % 2 || (rank <= first && rank >= last))
			add_line(picture, line);
	}
	add_foot(picture);
}

void view_rows(const struct view *view, int first, int last, struct buf *out)
{
	const struct arena *arena = game_arena(view->game);
	const struct board *board = &arena->board;
	struct picture picture = {
		.view = view, .board = board, .turn = turn_for(arena, view->side),
		.end = line_cells(board), .out = out,
	};

	/* Turned by a quarter, the ranks are columns. */
	if (picture.turn % 2) {
		picture.first = picture.turn == 1 ? last : board->side - 1 - first;
		picture.end = picture.turn == 1 ? first + 1 : board->side - last;
	}
	fit(&picture, view->width);
	for (; picture.first < picture.end; picture.first += picture.columns)
		add_window(&picture, first, last);
}
