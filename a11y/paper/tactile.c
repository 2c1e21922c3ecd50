/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Neighbouring signs are at least 8 mm apart from centre to centre.  Small cells have no
 * lines between them, since fingers need 6 mm from a line to a sign; there the lattice
 * of signs is the board.
 */
#include "tactile.h"

#include <math.h>

#include "page_canvas.h"
#include "page_drawn.h"
#include "picture.h"
#include "utf8.h"

/* All in mm. */
static const double GAP = 6;         /* between what must be told apart */
static const double STAR_GAP = 12;   /* from a label, since the line below is shifted */
static const double ROW_LEAST = 8;    /* from one line of cells to the next */
static const double LINED_LEAST = 20; /* a cell with lines around it */
static const double SIGN_MOST = 12;
static const double KEY_SIGN = 6;
static const double EMPTY_DOT = 0.8, CAMP_DOTS = 2.5; /* radius; distance */
static const double EDGE = 8;        /* of the paper, below the board */
static const double BRAILLE_HEIGHT = 6.6;
static const double INK = 6.35, INK_HEIGHT = 5; /* 18 point; of capitals */
static const double INK_LETTER = 4.5; /* width, for keeping room */
static const double BRAILLE_PITCH = PAGE_PITCH / 100.0, LINE = PAGE_LINE / 100.0;

struct plan {
	const struct page_document *document;
	const struct tactile *tactile;
	struct picture picture;
	bool ink;
	double gap;       /* from the labels on the left to the board */
	double pitch;     /* from the centre of a cell to the next */
	double row;       /* from one line of cells to the next */
	double left, top; /* of the board: the edge of the first cells */
};

static double sign_size(const struct plan *plan)
{
	if (plan->pitch >= LINED_LEAST)
		return fmin(SIGN_MOST, plan->pitch - 2 * GAP);
	return fmin(SIGN_MOST, plan->pitch * 0.55);
}

/* Plans the board below `lines` lines of the page. */
static struct plan plan_board(const struct page_document *document,
	const struct tactile *tactile, int lines)
{
	const struct braille_board *board = tactile->board;
	struct plan plan = {
		.document = document, .tactile = tactile, .ink = document->setup->ink,
		.picture = picture_of(board->ground, board->side),
	};
	bool star = picture_is_star(&plan.picture);
	int side = board->ground->board.side, label = picture_label_width(&plan.picture);
	double width, height, x, y, down;

	page_paper_size(document->setup->paper, &width, &height);
	page_drawn_origin(document->setup, &x, &y);
	plan.gap = star ? STAR_GAP : GAP;
	plan.left = x + label * BRAILLE_PITCH + plan.gap;
	plan.top = y + lines * LINE + GAP;
	width -= x + plan.left + (plan.ink ? GAP + label * INK : 0);
	height -= EDGE + plan.top;
	if (!star)
		height -= GAP + BRAILLE_HEIGHT + (plan.ink ? GAP + INK_HEIGHT : 0);
	down = star ? 1 + (side - 1) * sqrt(0.75) : side;
	plan.pitch = fmin(width / picture_columns(&plan.picture), height / down);
	plan.row = star ? plan.pitch * sqrt(0.75) : plan.pitch;
	return plan;
}

static double centre_x(const struct plan *plan, int line, int place)
{
	int half = picture_half(&plan->picture, line, place);

	return plan->left + plan->pitch * (half + 1) / 2;
}

static double centre_y(const struct plan *plan, int line)
{
	return plan->top + plan->pitch / 2 + line * plan->row;
}

static void draw_cross(struct page_canvas *canvas, double x, double y, double half,
	double thickness)
{
	page_canvas_line(canvas, x - half, y - half, x + half, y + half, thickness);
	page_canvas_line(canvas, x - half, y + half, x + half, y - half, thickness);
}

/* Disc, ring, cross, triangle, box, bar: filled and open ones in turn, so that
 * those of a like outline differ inside. */
static void draw_piece(struct page_canvas *canvas, double x, double y, double size,
	int player)
{
	double half = size / 2, thickness = fmax(1, size / 6);
	const double triangle[][2] = {
		{ x, y - half }, { x + half, y + half }, { x - half, y + half },
	};
	double inner = half - thickness / 2;
	const double box[][2] = {
		{ x - inner, y - inner }, { x + inner, y - inner },
		{ x + inner, y + inner }, { x - inner, y + inner },
	};

	switch (player) {
	case 0:
		page_canvas_disc(canvas, x, y, half);
		break;
	case 1:
		page_canvas_ring(canvas, x, y, inner, thickness);
		break;
	case 2:
		draw_cross(canvas, x, y, half, thickness * 1.2);
		break;
	case 3:
		page_canvas_fill(canvas, triangle, 3);
		break;
	case 4:
		page_canvas_outline(canvas, box, 4, thickness);
		break;
	default:
		page_canvas_line(canvas, x - half, y, x + half, y, size / 3);
	}
}

static void draw_empty(struct page_canvas *canvas, double x, double y, bool in_camp)
{
	double apart = in_camp ? CAMP_DOTS / 2 : 0;

	page_canvas_disc(canvas, x - apart, y, EMPTY_DOT);
	if (in_camp)
		page_canvas_disc(canvas, x + apart, y, EMPTY_DOT);
}

/* The labels of a line: braille on the left, ink on the right.  On the star each
 * names the cell that it stands beside. */
static void draw_labels(const struct plan *plan, int line)
{
	struct page_canvas *canvas = plan->document->canvas;
	double y = centre_y(plan, line), half = plan->pitch / 2;
	int last = picture_places(&plan->picture, line) - 1;
	struct dots label = { 0 };
	char ink[BOARD_NAME];

	dots_add_label(&label, picture_line_label(&plan->picture, line, 0));
	picture_write_label(picture_line_label(&plan->picture, line, last), ink);
	page_draw_dots(canvas, centre_x(plan, line, 0) - half - plan->gap -
		dots_count(&label) * BRAILLE_PITCH, y - LINE / 2, &label);
	if (plan->ink)
		page_canvas_ink(canvas, centre_x(plan, line, last) + half + GAP,
			y + INK_HEIGHT / 2, PAGE_LEFT, INK, 3 * INK, ink);
	dots_clear(&label);
}

/* The labels of the columns of a board that is not a star, braille above ink. */
static void draw_foot(const struct plan *plan)
{
	struct page_canvas *canvas = plan->document->canvas;
	double bottom = plan->top + plan->picture.board->side * plan->pitch + GAP;

	for (int i = 0; i < plan->picture.board->side; i++) {
		struct picture_label name = picture_column_label(&plan->picture, i);
		struct dots label = { 0 };
		char ink[BOARD_NAME];
		double x = centre_x(plan, 0, i);

		dots_add_column_label(&label, name);
		page_draw_dots(canvas, x - BRAILLE_PITCH / 2,
			bottom - (LINE - BRAILLE_HEIGHT) / 2, &label);
		dots_clear(&label);
		picture_write_label(name, ink);
		if (plan->ink)
			page_canvas_ink(canvas, x, bottom + BRAILLE_HEIGHT + GAP + INK_HEIGHT,
				PAGE_CENTRE, INK, plan->pitch, ink);
	}
}

static void draw_cells(const struct plan *plan, int line)
{
	struct page_canvas *canvas = plan->document->canvas;
	const struct braille_board *board = plan->tactile->board;
	int places = picture_places(&plan->picture, line);

	for (int i = 0; i < places; i++) {
		unsigned cell = picture_cell(&plan->picture, line, i);
		int owner = position_owner(board->position, cell);
		double x = centre_x(plan, line, i), y = centre_y(plan, line);

		if (owner == GROUND_NOBODY)
			draw_empty(canvas, x, y, ground_camp_of(board->ground, cell) >= 0);
		else
			draw_piece(canvas, x, y, sign_size(plan), owner);
	}
}

static void draw_lines(const struct plan *plan)
{
	const double thickness = 0.6;
	int side = plan->picture.board->side;
	double size = side * plan->pitch;

	for (int i = 0; i <= side; i++) {
		double at = i * plan->pitch;

		page_canvas_line(plan->document->canvas, plan->left, plan->top + at,
			plan->left + size, plan->top + at, thickness);
		page_canvas_line(plan->document->canvas, plan->left + at, plan->top,
			plan->left + at, plan->top + size, thickness);
	}
}

static void draw_board(const struct plan *plan)
{
	for (int line = 0; line < plan->picture.board->side; line++) {
		draw_cells(plan, line);
		draw_labels(plan, line);
	}
	if (picture_is_star(&plan->picture))
		return;
	draw_foot(plan);
	if (plan->pitch >= LINED_LEAST)
		draw_lines(plan);
}

/* How far the text of a key is indented: its sign is two braille cells wide. */
enum { KEY_INDENT = 2 };

/* The lines of a key.  Its ink goes on the last one, if there is room beside the
 * braille; else it has a line of its own. */
static int key_lines(const struct page_document *document, const struct tactile_key *key)
{
	int last = 0;
	int lines = page_paragraph_lines(document, &key->text, KEY_INDENT, KEY_INDENT, &last);
	double room = (page_width(document) - last) * BRAILLE_PITCH - GAP;

	return lines + (document->setup->ink &&
		room < (double)utf8_count(key->ink) * INK_LETTER);
}

static void add_key(struct page_document *document, const struct tactile_key *key)
{
	struct page_canvas *canvas = document->canvas;
	int line = document->line, end = line + key_lines(document, key), last = 0;
	int lines = page_paragraph_lines(document, &key->text, KEY_INDENT, KEY_INDENT, &last);
	double x, y, sign_x, sign_y, right;

	page_drawn_origin(document->setup, &x, &y);
	sign_x = x + BRAILLE_PITCH / 2;
	sign_y = y + (line + 0.5) * LINE;
	right = x + page_width(document) * BRAILLE_PITCH;
	page_add_paragraph(document, &key->text, KEY_INDENT, KEY_INDENT);
	if (key->player != GROUND_NOBODY)
		draw_piece(canvas, sign_x, sign_y, KEY_SIGN, key->player);
	else
		draw_empty(canvas, sign_x, sign_y, key->in_camp);
	if (document->setup->ink)
		page_canvas_ink(canvas, right, y + (end - 0.5) * LINE + INK_HEIGHT / 2,
			PAGE_RIGHT, INK,
			(page_width(document) - (end > line + lines ? 0 : last)) * BRAILLE_PITCH,
			key->ink);
	document->line = end;
}

int tactile_room(const struct page_document *document, const struct tactile *tactile)
{
	int room = page_height(document), keys = 0;

	for (int i = 0; i < tactile->key_count; i++)
		keys += key_lines(document, &tactile->keys[i]);
	while (room >= 0 && plan_board(document, tactile, 1 + room + keys).row < ROW_LEAST)
		room--;
	return room;
}

void tactile_add(struct page_document *document, const struct tactile *tactile)
{
	struct plan plan;

	for (int i = 0; i < tactile->key_count; i++)
		add_key(document, &tactile->keys[i]);
	plan = plan_board(document, tactile, document->line);
	draw_board(&plan);
	page_finish(document);
}
