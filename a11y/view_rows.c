/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The board as rows of letters, seen from a player's side of the table (seat.h).
 *
 * On the star a row is labelled by its first cell and, where the width allows,
 * shifted by half a cell for each rank as on the real board.
 */
#include "i18n.h"
#include "seat.h"
#include "text.h"
#include "view.h"
#include "words.h"

/* The picture: how it is turned and how much of it fits a line. */
struct picture {
	const struct view *view;
	struct seat seat;
	int end;            /* the column after the last */
	int first, columns; /* of the window */
	bool wide;      /* with blanks between the cells */
	struct buf *out;
};

static char sign_of(const struct picture *picture, unsigned cell)
{
	const struct game *game = picture->view->game;
	int owner = position_owner(game_position(game), cell);

	return owner == ARENA_NOBODY ? '-' :
		words_piece(game_arena(game)->variant, owner);
}

/* The label of a line: its rank or file, on the star its first cell. */
static void add_label(const struct picture *picture, int line, struct buf *out)
{
	char name[BOARD_NAME];
	int count, file, rank;
	int column = seat_line(&picture->seat, line, &count);

	if (picture->seat.board->shape == BOARD_STAR) {
		board_write_cell(picture->seat.board,
			seat_cell(&picture->seat, column + picture->first, line), name);
		text_add(out, "%-3s", name);
		return;
	}
	seat_locate(&picture->seat, 0, line, &file, &rank);
	if (seat_is_sideways(&picture->seat))
		text_add(out, "%c", 'a' + file);
	else
		text_add(out, picture->seat.board->side >= 10 ? "%-2d" : "%d", rank + 1);
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
	int column = seat_line(&picture->seat, line, &count);

	if (picture->first >= count)
		return;
	add_label(picture, line, out);
	if (picture->wide)
		text_add(out, "%*s", seat_shift(&picture->seat, line), "");
	for (int i = picture->first; i < window_end(picture) && i < count; i++) {
		if (picture->wide || i == picture->first)
			buf_add_char(out, ' ');
		buf_add_char(out, sign_of(picture, seat_cell(&picture->seat, column + i, line)));
	}
	buf_add_char(out, '\n');
}

/* The labels of the columns below a square board; numbers of two digits by their
 * last one, where a cell is one sign wide. */
static void add_foot(const struct picture *picture)
{
	bool letters = !seat_is_sideways(&picture->seat);
	struct buf *out = picture->out;

	if (picture->seat.board->shape == BOARD_STAR)
		return;
	text_add(out, "%*s", letters && picture->seat.board->side >= 10 ? 2 : 1, "");
	for (int i = picture->first; i < window_end(picture); i++) {
		int file, rank;

		seat_locate(&picture->seat, i, 0, &file, &rank);
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
	return board->shape == BOARD_STAR ? SEAT_STAR_CELLS : board->side;
}

/* Fits the picture to a width: without blanks, then in windows of columns. */
static void fit(struct picture *picture, int width)
{
	int label = label_width(picture->seat.board);
	int cells = picture->end - picture->first;

	picture->columns = cells;
	picture->wide = !width || label + 2 * cells <= width;
	if (!picture->wide && label + 1 + cells > width)
		picture->columns = width - label - 1;
}

static void add_window(const struct picture *picture, int first, int last)
{
	for (int line = 0; line < picture->seat.board->side; line++) {
		int file, rank;

		seat_locate(&picture->seat, 0, line, &file, &rank);
		if (seat_is_sideways(&picture->seat) || (rank <= first && rank >= last))
			add_line(picture, line);
	}
	add_foot(picture);
}

void view_rows(const struct view *view, int first, int last, struct buf *out)
{
	const struct arena *arena = game_arena(view->game);
	const struct board *board = &arena->board;
	struct picture picture = {
		.view = view, .seat = seat_of(arena, view->side),
		.end = line_cells(board), .out = out,
	};

	/* Turned by a quarter, the ranks are columns. */
	if (seat_is_sideways(&picture.seat)) {
		picture.first = picture.seat.turn == 1 ? last : board->side - 1 - first;
		picture.end = picture.seat.turn == 1 ? first + 1 : board->side - last;
	}
	fit(&picture, view->width);
	for (; picture.first < picture.end; picture.first += picture.columns)
		add_window(&picture, first, last);
}

void view_letters(const struct view *view, struct buf *out)
{
	const struct arena *arena = game_arena(view->game);
	struct buf list = { 0 };

	for (int player = 0; player < arena->players; player++)
		text_add_made_item(&list, _("%c %s"), words_piece(arena->variant, player),
			words_player(view->game, player));
	text_add(out, _("The letters in this game: %s."), buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&list);
}
