/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view_braille.h"

#include "fold.h"
#include "i18n.h"
#include "seat.h"
#include "text.h"
#include "words.h"

/* How a board is laid out.  A unit is what a line is divided in: a square, on the
 * star half a square. */
struct layout {
	const struct view_braille *board;
	struct seat seat;
	bool star;
	int label;       /* cells of the labels on the left */
	int foot;        /* lines below */
	int pitch;       /* cells of a unit */
	int units, lines; /* of the whole board */
	int first, count; /* units of the window */
	int top, height;  /* lines of the window, without the foot */
};

unsigned view_piece_cell(const struct view_braille *board, int player)
{
	static const uint8_t shapes[VARIANT_PLAYERS] = {
		CELLS_FULL,
		CELLS_DOT_1 | CELLS_DOT_3 | CELLS_DOT_5,
		CELLS_DOT_1 | CELLS_DOT_3 | CELLS_DOT_4 | CELLS_DOT_6,
		CELLS_DOT_1 | CELLS_DOT_2 | CELLS_DOT_3 | CELLS_DOT_6,
		CELLS_DOT_2 | CELLS_DOT_4,
		CELLS_DOT_1 | CELLS_DOT_4 | CELLS_DOT_5,
	};
	struct cells letter = { 0 };
	unsigned dots;

	if (board->cells == VIEW_SHAPES)
		return shapes[player];
	cells_add_letter(&letter, words_piece(board->arena->variant, player));
	dots = cells_get(&letter, 0);
	cells_clear(&letter);
	return dots;
}

unsigned view_empty_cell(bool in_camp)
{
	return in_camp ? CELLS_DOT_2 | CELLS_DOT_5 : CELLS_DOT_3 | CELLS_DOT_6;
}

static unsigned cell_of(const struct view_braille *board, unsigned square)
{
	int owner = position_owner(board->position, square);

	return owner == ARENA_NOBODY ?
		view_empty_cell(arena_camp_of(board->arena, square) >= 0) :
		view_piece_cell(board, owner);
}

/* The unit in which the i-th square of a line stands. */
static int unit_of(const struct layout *layout, int line, int i)
{
	return layout->star ? seat_shift(&layout->seat, line) + 2 * i : i;
}

static bool is_in_window(const struct layout *layout, int unit)
{
	return unit >= layout->first && unit < layout->first + layout->count;
}

static int column_of(const struct layout *layout, int unit)
{
	return layout->label + 1 + (unit - layout->first) * layout->pitch;
}

static int smaller(int a, int b)
{
	return a < b ? a : b;
}

/* Parts `total` as evenly as it can be where at most `most` fit; the largest part. */
static int share(int total, int most)
{
	int parts = (total + most - 1) / most;

	return (total + parts - 1) / parts;
}

static struct layout layout_board(const struct view_braille *board, int width, int height)
{
	struct layout layout = {
		.board = board, .seat = seat_of(board->arena, board->side),
		.star = board->arena->board.shape == BOARD_STAR,
	};
	int side = board->arena->board.side, room;

	layout.label = layout.star ? 3 :
		side >= 10 && !seat_is_sideways(&layout.seat) ? 2 : 1;
	layout.foot = !layout.star;
	layout.units = layout.star ? SEAT_STAR_HALVES : side;
	layout.lines = side;
	room = (width ? smaller(width, CELLS_WIDTH) : CELLS_WIDTH) - layout.label - 1;
	layout.pitch = !layout.star && 2 * side - 1 <= room ? 2 : 1;
	layout.count = share(layout.units, layout.pitch == 2 ? side : room);
	layout.height = share(layout.lines, height - layout.foot);
	return layout;
}

/* The label of a line, of which `square` is the first in the window. */
static void put_label(const struct layout *layout, int line, unsigned square,
	struct cells_grid *window)
{
	const struct board *board = layout->seat.board;
	struct cells label = { 0 };

	if (layout->star)
		cells_add_square(&label, board, square);
	else if (seat_is_sideways(&layout->seat))
		cells_add_letter(&label, (char)('a' + board->file[square]));
	else
		cells_add_low(&label, board->rank[square] + 1);
	cells_put(window, 0, line - layout->top, &label);
	cells_clear(&label);
}

/* False if the line has no square in the window. */
static bool put_line(const struct layout *layout, int line, struct cells_grid *window)
{
	bool found = false;
	int count;
	int column = seat_line(&layout->seat, line, &count);

	for (int i = 0; i < count; i++) {
		int unit = unit_of(layout, line, i);
		unsigned square = seat_cell(&layout->seat, column + i, line);

		if (!is_in_window(layout, unit))
			continue;
		if (!found)
			put_label(layout, line, square, window);
		found = true;
		cells_set(window, column_of(layout, unit), line - layout->top,
			cell_of(layout->board, square));
	}
	return found;
}

static void put_foot(const struct layout *layout, struct cells_grid *window)
{
	for (int i = layout->first; i < layout->first + layout->count; i++) {
		struct cells label = { 0 };
		int file, rank;

		seat_locate(&layout->seat, i, 0, &file, &rank);
		if (seat_is_sideways(&layout->seat))
			cells_add_low(&label, (rank + 1) % 10);
		else
			cells_add_letter(&label, (char)('a' + file));
		cells_put(window, column_of(layout, i), layout->height, &label);
		cells_clear(&label);
	}
}

/* Moves the lines of a window up to where the first with a square stands. */
static void trim(struct cells_grid *window, int empty)
{
	struct cells_grid rest;

	cells_init_grid(&rest, window->width, window->height);
	for (int line = empty; line < window->height; line++)
		for (int i = 0; i < window->width; i++)
			cells_set(&rest, i, line - empty, window->dots[line][i]);
	*window = rest;
}

/* False if no square is in the window, as beside the tips of the star. */
static bool draw(const struct layout *layout, struct cells_grid *window)
{
	int empty = 0;
	bool found = false;

	cells_init_grid(window, column_of(layout, layout->first + layout->count - 1) + 1,
		layout->height + layout->foot);
	for (int line = layout->top; line < layout->top + layout->height; line++) {
		found = put_line(layout, line, window) || found;
		empty += !found;
	}
	if (!found)
		return false;
	if (layout->foot)
		put_foot(layout, window);
	trim(window, empty);
	window->height = cells_line_count(window);
	return true;
}

bool view_window(const struct view_braille *board, int width, int height, int *next,
	struct cells_grid *window)
{
	struct layout layout = layout_board(board, width, height);
	int across = (layout.units + layout.count - 1) / layout.count;
	int down = (layout.lines + layout.height - 1) / layout.height;
	bool found = false;

	for (; !found && *next < across * down; ++*next) {
		struct layout part = layout;

		part.first = *next % across * layout.count;
		part.count = smaller(layout.count, layout.units - part.first);
		part.top = *next / across * layout.height;
		part.height = smaller(layout.height, layout.lines - part.top);
		found = draw(&part, window);
	}
	return found;
}

static void add_key(unsigned dots, const char *meaning, int width, struct buf *out)
{
	struct buf line = { 0 };

	cells_write(&line, dots);
	text_add(&line, " %s\n", meaning);
	fold_text(out, buf_text(&line), width);
	buf_clear(&line);
}

void view_braille(const struct view *view, enum view_cells cells, struct buf *out)
{
	const struct view_braille board = {
		.arena = game_arena(view->game), .position = game_position(view->game),
		.side = view->side, .cells = cells,
	};
	struct cells_grid window;
	int next = 0, windows = 0;

	for (int player = 0; player < board.arena->players; player++)
		add_key(view_piece_cell(&board, player), words_player(view->game, player),
			view->width, out);
	add_key(view_empty_cell(false), i18n_context(NC_("cell", "empty")), view->width,
		out);
	add_key(view_empty_cell(true), _("empty, in a camp"), view->width, out);
	while (view_window(&board, view->width, CELLS_HEIGHT, &next, &window)) {
		if (windows++)
			buf_add_char(out, '\n');
		for (int line = 0; line < window.height; line++) {
			cells_write_line(out, &window, line);
			buf_add_char(out, '\n');
		}
	}
}

/* The dot of an eight-dot cell in Unicode, by column and line. */
static unsigned dot_at(int column, int line)
{
	static const uint8_t dots[4][2] = {
		{ 0x01, 0x08 }, { 0x02, 0x10 }, { 0x04, 0x20 }, { 0x40, 0x80 },
	};

	return dots[line % 4][column % 2];
}

enum { OVERVIEW_COLUMNS = (SEAT_STAR_HALVES + 1) / 2, OVERVIEW_LINES = (BOARD_SIDE + 3) / 4 };

/* Sets the dots of a player's pieces. */
static void set_dots(const struct view *view, const struct layout *layout, int player,
	uint8_t dots[OVERVIEW_LINES][OVERVIEW_COLUMNS])
{
	for (int line = 0; line < layout->lines; line++) {
		int count, column = seat_line(&layout->seat, line, &count);

		for (int i = 0; i < count; i++) {
			int unit = unit_of(layout, line, i);
			unsigned square = seat_cell(&layout->seat, column + i, line);

			if (position_owner(game_position(view->game), square) == player)
				dots[line / 4][unit / 2] |= (uint8_t)dot_at(unit, line);
		}
	}
}

void view_overview(const struct view *view, int player, struct buf *out)
{
	const struct view_braille board = {
		.arena = game_arena(view->game), .side = view->side,
	};
	const struct layout layout = layout_board(&board, 0, CELLS_HEIGHT);
	uint8_t dots[OVERVIEW_LINES][OVERVIEW_COLUMNS] = { { 0 } };

	text_add(out, layout.star ?
		_("%s, 1 by 4 cells of the board in each braille cell:") :
		_("%s, 2 by 4 cells of the board in each braille cell:"),
		words_player(view->game, player));
	buf_add_char(out, '\n');
	set_dots(view, &layout, player, dots);
	for (int line = 0; line < (layout.lines + 3) / 4; line++) {
		for (int i = 0; i < (layout.units + 1) / 2; i++) {
			buf_add_char(out, (char)0xE2);
			buf_add_char(out, (char)(0xA0 | dots[line][i] >> 6));
			buf_add_char(out, (char)(0x80 | (dots[line][i] & 0x3F)));
		}
		buf_add_char(out, '\n');
	}
}
