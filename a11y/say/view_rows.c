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

/* The label of a line, with blanks where others are longer. */
static void add_label(const struct drawing *drawing, int line)
{
	char label[BOARD_NAME];

	picture_write_label(picture_line_label(&drawing->picture, line, drawing->first), label);
	text_add(drawing->out, "%-*s", picture_label_width(&drawing->picture), label);
}

static int window_end(const struct drawing *drawing)
{
	int end = drawing->first + drawing->columns;

	return end < drawing->end ? end : drawing->end;
}

static void add_line(const struct drawing *drawing, int line)
{
	const struct picture *picture = &drawing->picture;
	struct buf *out = drawing->out;
	int places = picture_places(picture, line);

	if (drawing->first >= places)
		return;
	add_label(drawing, line);
	if (drawing->wide)
		text_add(out, "%*s", picture_half(picture, line, 0), "");
	for (int i = drawing->first; i < window_end(drawing) && i < places; i++) {
		if (drawing->wide || i == drawing->first)
			buf_add_char(out, ' ');
		buf_add_char(out, sign_of(drawing, picture_cell(picture, line, i)));
	}
	buf_add_char(out, '\n');
}

/* The labels of the columns below a square board; numbers of two digits by their
 * last one, where a cell is one sign wide. */
static void add_foot(const struct drawing *drawing)
{
	struct buf *out = drawing->out;

	if (picture_is_star(&drawing->picture))
		return;
	text_add(out, "%*s", picture_label_width(&drawing->picture), "");
	for (int i = drawing->first; i < window_end(drawing); i++) {
		struct picture_label label = picture_column_label(&drawing->picture, i);

		if (drawing->wide || i == drawing->first)
			buf_add_char(out, ' ');
		buf_add_char(out, (char)(label.letter ? label.letter : '0' + label.number % 10));
	}
	buf_add_char(out, '\n');
}

/* Fits the picture to a width: without blanks, then in windows of columns. */
static void fit(struct drawing *drawing, int width)
{
	int label = picture_label_width(&drawing->picture);
	int cells = drawing->end - drawing->first;

	drawing->columns = cells;
	drawing->wide = !width || label + 2 * cells <= width;
	if (!drawing->wide && label + 1 + cells > width)
		drawing->columns = width - label - 1;
}

/* Adds the lines of the ranks from `first` down to `last`, or all lines where the
 * columns are the ranks. */
static void add_window(const struct drawing *drawing, int first, int last)
{
	for (int line = 0; line < drawing->picture.board->side; line++) {
		int rank = picture_line_label(&drawing->picture, line, 0).number - 1;

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
		.view = view, .picture = picture_of(ground, view->side), .out = out,
	};

	drawing.end = picture_columns(&drawing.picture);
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
