/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "braille.h"

#include "fold.h"
#include "i18n.h"
#include "picture.h"
#include "text.h"
#include "words.h"

/* How a board is laid out.  A unit is what a line is divided into: a cell of the board, on
 * the star half a cell. */
struct layout {
	const struct braille_board *board;
	struct picture picture;
	int label;       /* signs of the labels on the left */
	int foot;        /* lines below */
	int halves;      /* half cells of the board in a unit */
	int pitch;       /* signs of a unit */
	int units, lines; /* of the whole board */
	int first, count; /* units of the window */
	int top, height;  /* lines of the window, without the foot */
};

unsigned braille_piece(const struct braille_board *board, int player)
{
	static const uint8_t shapes[VARIANT_PLAYERS] = {
		DOTS_FULL,
		DOTS_1 | DOTS_3 | DOTS_5,
		DOTS_1 | DOTS_3 | DOTS_4 | DOTS_6,
		DOTS_1 | DOTS_2 | DOTS_3 | DOTS_6,
		DOTS_2 | DOTS_4,
		DOTS_1 | DOTS_4 | DOTS_5,
	};
	struct dots letter = { 0 };
	unsigned dots;

	if (board->signs == BRAILLE_SHAPES)
		return shapes[player];
	dots_add_letter(&letter, words_piece(board->ground->variant, player));
	dots = dots_get(&letter, 0);
	dots_clear(&letter);
	return dots;
}

unsigned braille_empty(bool in_camp)
{
	return in_camp ? DOTS_2 | DOTS_5 : DOTS_3 | DOTS_6;
}

static unsigned dots_of(const struct braille_board *board, unsigned cell)
{
	int owner = position_owner(board->position, cell);

	return owner == GROUND_NOBODY ?
		braille_empty(ground_camp_of(board->ground, cell) >= 0) :
		braille_piece(board, owner);
}

/* The unit in which a place of a line stands. */
static int unit_of(const struct layout *layout, int line, int place)
{
	return picture_half(&layout->picture, line, place) / layout->halves;
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

/* The largest part of `total`, if it is parted as evenly as can be and no part is larger
 * than `most`. */
static int share(int total, int most)
{
	int parts = (total + most - 1) / most;

	return (total + parts - 1) / parts;
}

static struct layout layout_board(const struct braille_board *board, int width, int height)
{
	struct layout layout = {
		.board = board, .picture = picture_of(board->ground, board->side),
		.lines = board->ground->board.side,
	};
	bool star = picture_is_star(&layout.picture);
	int columns = picture_columns(&layout.picture), room;

	layout.label = picture_label_width(&layout.picture);
	layout.foot = !star;
	layout.halves = star ? 1 : 2;
	layout.units = star ? 2 * columns - 1 : columns;
	room = (width ? smaller(width, DOTS_WIDTH) : DOTS_WIDTH) - layout.label - 1;
	layout.pitch = !star && 2 * columns - 1 <= room ? 2 : 1;
	layout.count = share(layout.units, layout.pitch == 2 ? columns : room);
	layout.height = share(layout.lines, height - layout.foot);
	return layout;
}

/* False if the line has no cell in the window. */
static bool put_line(const struct layout *layout, int line, struct dots_grid *window)
{
	const struct picture *picture = &layout->picture;
	struct dots label = { 0 };
	bool found = false;

	for (int i = 0; i < picture_places(picture, line); i++) {
		int unit = unit_of(layout, line, i);

		if (!is_in_window(layout, unit))
			continue;
		if (!found)
			dots_add_label(&label, picture_line_label(picture, line, i));
		found = true;
		dots_set(window, column_of(layout, unit), line - layout->top,
			dots_of(layout->board, picture_cell(picture, line, i)));
	}
	dots_put(window, 0, line - layout->top, &label);
	dots_clear(&label);
	return found;
}

/* The labels of the columns, numbers of two digits by their last one. */
static void put_foot(const struct layout *layout, struct dots_grid *window)
{
	for (int i = layout->first; i < layout->first + layout->count; i++) {
		struct dots label = { 0 };

		dots_add_column_label(&label, picture_column_label(&layout->picture, i));
		dots_put(window, column_of(layout, i), layout->height, &label);
		dots_clear(&label);
	}
}

/* Moves the lines of a window up to where the first with a cell stands. */
static void trim(struct dots_grid *window, int empty)
{
	struct dots_grid rest;

	dots_init_grid(&rest, window->width, window->height);
	for (int line = empty; line < window->height; line++)
		for (int i = 0; i < window->width; i++)
			dots_set(&rest, i, line - empty, window->dots[line][i]);
	*window = rest;
}

/* False if no cell is in the window, as beside the tips of the star. */
static bool draw(const struct layout *layout, struct dots_grid *window)
{
	int empty = 0;
	bool found = false;

	dots_init_grid(window, column_of(layout, layout->first + layout->count - 1) + 1,
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
	window->height = dots_line_count(window);
	return true;
}

bool braille_window(const struct braille_board *board, int width, int height, int *next,
	struct dots_grid *window)
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

	dots_write(&line, dots);
	text_add(&line, " %s\n", meaning);
	fold_text(out, buf_text(&line), width);
	buf_clear(&line);
}

void braille_view(const struct view *view, enum braille_signs signs, struct buf *out)
{
	const struct braille_board board = {
		.ground = game_ground(view->game), .position = game_position(view->game),
		.side = view->side, .signs = signs,
	};
	struct dots_grid window;
	int next = 0, windows = 0;

	for (int player = 0; player < board.ground->players; player++)
		add_key(braille_piece(&board, player), words_player(view->game, player),
			view->width, out);
	add_key(braille_empty(false), _(NC_("cell", "empty")), view->width,
		out);
	add_key(braille_empty(true), _("empty, in a camp"), view->width, out);
	while (braille_window(&board, view->width, DOTS_HEIGHT, &next, &window)) {
		if (windows++)
			buf_add_char(out, '\n');
		for (int line = 0; line < window.height; line++) {
			dots_write_line(out, &window, line);
			buf_add_char(out, '\n');
		}
	}
}

/* The bit of a dot in an eight-dot sign of Unicode, by its column and line. */
static unsigned dot_at(int column, int line)
{
	static const uint8_t dots[4][2] = {
		{ 0x01, 0x08 }, { 0x02, 0x10 }, { 0x04, 0x20 }, { 0x40, 0x80 },
	};

	return dots[line % 4][column % 2];
}

enum { OVERVIEW_COLUMNS = PICTURE_STAR_PLACES, OVERVIEW_LINES = (BOARD_SIDE + 3) / 4 };

/* Sets the dots of a player's pieces. */
static void set_dots(const struct view *view, const struct layout *layout, int player,
	uint8_t dots[OVERVIEW_LINES][OVERVIEW_COLUMNS])
{
	for (int line = 0; line < layout->lines; line++) {
		for (int i = 0; i < picture_places(&layout->picture, line); i++) {
			int unit = unit_of(layout, line, i);
			unsigned cell = picture_cell(&layout->picture, line, i);

			if (position_owner(game_position(view->game), cell) == player)
				dots[line / 4][unit / 2] |= (uint8_t)dot_at(unit, line);
		}
	}
}

void braille_overview(const struct view *view, int player, struct buf *out)
{
	const struct braille_board board = {
		.ground = game_ground(view->game), .side = view->side,
	};
	const struct layout layout = layout_board(&board, 0, DOTS_HEIGHT);
	uint8_t dots[OVERVIEW_LINES][OVERVIEW_COLUMNS] = { { 0 } };

	text_add(out, picture_is_star(&layout.picture) ?
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
