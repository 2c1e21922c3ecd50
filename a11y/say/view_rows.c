/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The board as rows of letters, seen from a player's side of the table (picture.h).
 *
 * On the star a row is labelled by its first cell and, where the width allows,
 * shifted by half a cell for each rank as on the real board.
 */
#include "i18n.h"
#include "picture.h"
#include "text.h"
#include "view.h"
#include "words.h"

/* The picture: how it is turned and how much of it fits a line. */
struct drawing {
	const struct view *view;
	struct picture picture;
	int end;            /* the column after the last */
	int first, columns; /* of the window */
	bool wide;      /* with blanks between the cells */
	struct buf *out;
};

static char sign_of(const struct drawing *drawing, unsigned cell)
{
	const struct game *game = drawing->view->game;
	int owner = position_owner(game_position(game), cell);

	return owner == GROUND_NOBODY ? '-' :
		words_piece(game_ground(game)->variant, owner);
}

/* The label of a line: its rank or file, on the star its first cell. */
static void add_label(const struct drawing *drawing, int line, struct buf *out)
{
	char name[BOARD_NAME];
	int count, file, rank;
	int column = picture_line(&drawing->picture, line, &count);

	if (drawing->picture.board->shape == BOARD_STAR) {
		board_write_cell(drawing->picture.board,
			picture_cell(&drawing->picture, column + drawing->first, line), name);
		text_add(out, "%-3s", name);
		return;
	}
	picture_locate(&drawing->picture, 0, line, &file, &rank);
	if (picture_is_sideways(&drawing->picture))
		text_add(out, "%c", 'a' + file);
	else
		text_add(out, drawing->picture.board->side >= 10 ? "%-2d" : "%d", rank + 1);
}

static int window_end(const struct drawing *drawing)
{
	int end = drawing->first + drawing->columns;

	return end < drawing->end ? end : drawing->end;
}

static void add_line(const struct drawing *drawing, int line)
{
	struct buf *out = drawing->out;
	int count;
	int column = picture_line(&drawing->picture, line, &count);

	if (drawing->first >= count)
		return;
	add_label(drawing, line, out);
	if (drawing->wide)
		text_add(out, "%*s", picture_shift(&drawing->picture, line), "");
	for (int i = drawing->first; i < window_end(drawing) && i < count; i++) {
		if (drawing->wide || i == drawing->first)
			buf_add_char(out, ' ');
		buf_add_char(out, sign_of(drawing,
			picture_cell(&drawing->picture, column + i, line)));
	}
	buf_add_char(out, '\n');
}

/* The labels of the columns below a square board; numbers of two digits by their
 * last one, where a cell is one sign wide. */
static void add_foot(const struct drawing *drawing)
{
	bool letters = !picture_is_sideways(&drawing->picture);
	struct buf *out = drawing->out;

	if (drawing->picture.board->shape == BOARD_STAR)
		return;
	text_add(out, "%*s", letters && drawing->picture.board->side >= 10 ? 2 : 1, "");
	for (int i = drawing->first; i < window_end(drawing); i++) {
		int file, rank;

		picture_locate(&drawing->picture, i, 0, &file, &rank);
		if (drawing->wide || i == drawing->first)
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
	return board->shape == BOARD_STAR ? PICTURE_STAR_CELLS : board->side;
}

/* Fits the picture to a width: without blanks, then in windows of columns. */
static void fit(struct drawing *drawing, int width)
{
	int label = label_width(drawing->picture.board);
	int cells = drawing->end - drawing->first;

	drawing->columns = cells;
	drawing->wide = !width || label + 2 * cells <= width;
	if (!drawing->wide && label + 1 + cells > width)
		drawing->columns = width - label - 1;
}

static void add_window(const struct drawing *drawing, int first, int last)
{
	for (int line = 0; line < drawing->picture.board->side; line++) {
		int file, rank;

		picture_locate(&drawing->picture, 0, line, &file, &rank);
		if (picture_is_sideways(&drawing->picture) || (rank <= first && rank >= last))
			add_line(drawing, line);
	}
	add_foot(drawing);
}

void view_rows(const struct view *view, int first, int last, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const struct board *board = &ground->board;
	struct drawing drawing = {
		.view = view, .picture = picture_of(ground, view->side),
		.end = line_cells(board), .out = out,
	};

	/* Turned by a quarter, the ranks are columns. */
	if (picture_is_sideways(&drawing.picture)) {
		drawing.first = drawing.picture.turn == 1 ? last : board->side - 1 - first;
		drawing.end = drawing.picture.turn == 1 ? first + 1 : board->side - last;
	}
	fit(&drawing, view->width);
	for (; drawing.first < drawing.end; drawing.first += drawing.columns)
		add_window(&drawing, first, last);
}

void view_letters(const struct view *view, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	struct buf list = { 0 };

	for (int player = 0; player < ground->players; player++)
		text_add_made_item(&list, _("%c %s"), words_piece(ground->variant, player),
			words_player(view->game, player));
	text_add(out, _("The letters in this game: %s."), buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&list);
}
