/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The tactile board: every square a sign, told apart by its shape.
 *
 * Neighbouring signs are at least 8 mm apart from centre to centre.  Small squares
 * have no lines between them, since fingers need 6 mm from a line to a sign; there
 * the lattice of signs is the board.
 */
#include <math.h>

#include "page_drawn.h"
#include "picture.h"
#include "utf8.h"

/* All in mm. */
static const double GAP = 6;         /* between what must be told apart */
static const double STAR_GAP = 12;   /* from a label, since the line below is shifted */
static const double ROW_LEAST = 8;    /* from one line of squares to the next */
static const double LINED_LEAST = 20; /* a square with lines around it */
static const double SIGN_MOST = 12;
static const double KEY_SIGN = 6;
static const double EMPTY_DOT = 0.8, CAMP_DOTS = 2.5; /* radius; distance */
static const double EDGE = 8;        /* of the paper, below the board */
static const double BRAILLE_HEIGHT = 6.6;
static const double INK = 6.35, INK_HEIGHT = 5; /* 18 point; of capitals */
static const double INK_LETTER = 4.5; /* width, for keeping room */
static const double CELL = PAGE_CELL / 100.0, LINE = PAGE_LINE / 100.0;

struct plan {
	const struct page_document *document;
	const struct page_board *page;
	struct picture picture;
	bool star, ink;
	double gap;          /* from the labels on the left to the board */
	double square;       /* from one centre to the next */
	double row;          /* from one line of squares to the next */
	double left, top;    /* of the board: the edge of the first squares */
};

static double sign_size(const struct plan *plan)
{
	if (plan->square >= LINED_LEAST)
		return fmin(SIGN_MOST, plan->square - 2 * GAP);
	return fmin(SIGN_MOST, plan->square * 0.55);
}

/* Plans the board below `lines` lines of the page. */
static struct plan plan_board(const struct page_document *document,
	const struct page_board *page, int lines)
{
	const struct braille_board *board = page->board;
	struct plan plan = {
		.document = document, .page = page, .ink = document->setup->ink,
		.picture = picture_of(board->ground, board->side),
		.star = board->ground->board.shape == BOARD_STAR,
	};
	enum page_paper paper = document->setup->paper;
	int side = board->ground->board.side, label = plan.star ? 3 : side >= 10 ? 2 : 1;
	double width, height, x, y, across, down;

	page_paper_size(paper, &width, &height);
	page_drawn_origin(paper, &x, &y);
	plan.gap = plan.star ? STAR_GAP : GAP;
	plan.left = x + label * CELL + plan.gap;
	plan.top = y + lines * LINE + GAP;
	width -= x + plan.left + (plan.ink ? GAP + label * INK : 0);
	height -= EDGE + plan.top;
	if (!plan.star)
		height -= GAP + BRAILLE_HEIGHT + (plan.ink ? GAP + INK_HEIGHT : 0);
	across = plan.star ? PICTURE_STAR_CELLS : side;
	down = plan.star ? 1 + (side - 1) * sqrt(0.75) : side;
	plan.square = fmin(width / across, height / down);
	plan.row = plan.star ? plan.square * sqrt(0.75) : plan.square;
	return plan;
}

static double centre_x(const struct plan *plan, int line, int i)
{
	int halves = plan->star ? picture_shift(&plan->picture, line) + 2 * i : 2 * i;

	return plan->left + plan->square * (halves + 1) / 2;
}

static double centre_y(const struct plan *plan, int line)
{
	return plan->top + plan->square / 2 + line * plan->row;
}

static void draw_cross(struct page_canvas *canvas, double x, double y, double half,
	double thickness)
{
	page_canvas_line(canvas, x - half, y - half, x + half, y + half, thickness);
	page_canvas_line(canvas, x - half, y + half, x + half, y - half, thickness);
}

/* Disc, ring, cross, triangle, square, bar: filled and open ones in turn, so that
 * those of a like outline differ inside. */
static void draw_piece(struct page_canvas *canvas, double x, double y, double size,
	int player)
{
	double half = size / 2, thickness = fmax(1, size / 6);
	const double triangle[][2] = {
		{ x, y - half }, { x + half, y + half }, { x - half, y + half },
	};
	double inner = half - thickness / 2;
	const double square[][2] = {
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
		page_canvas_outline(canvas, square, 4, thickness);
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
	const struct board *board = plan->picture.board;
	double y = centre_y(plan, line), half = plan->square / 2;
	struct dots label = { 0 };
	char ink[BOARD_NAME], *text = ink;
	int count, column = picture_line(&plan->picture, line, &count);
	unsigned square = picture_cell(&plan->picture, column, line);

	board_write_cell(board, square, ink);
	if (plan->star) {
		dots_add_cell(&label, board, square);
		board_write_cell(board, picture_cell(&plan->picture, column + count - 1, line),
			ink);
	} else if (picture_is_sideways(&plan->picture)) {
		dots_add_letter(&label, ink[0]);
		ink[1] = '\0';
	} else {
		dots_add_low(&label, board->rank[square] + 1);
		text = ink + 1;
	}
	page_draw_cells(canvas, centre_x(plan, line, 0) - half - plan->gap -
		dots_count(&label) * CELL, y - LINE / 2, &label);
	if (plan->ink)
		page_canvas_ink(canvas, centre_x(plan, line, count - 1) + half + GAP,
			y + INK_HEIGHT / 2, PAGE_LEFT, INK, 3 * INK, text);
	dots_clear(&label);
}

/* The labels of the columns of a square board, braille above ink. */
static void draw_foot(const struct plan *plan)
{
	struct page_canvas *canvas = plan->document->canvas;
	const struct board *board = plan->picture.board;
	double bottom = plan->top + board->side * plan->square + GAP;

	for (int i = 0; i < board->side; i++) {
		struct dots label = { 0 };
		char ink[BOARD_NAME];
		double x = centre_x(plan, 0, i);
		unsigned square = picture_cell(&plan->picture, i, 0);

		board_write_cell(board, square, ink);
		if (picture_is_sideways(&plan->picture))
			dots_add_low(&label, (board->rank[square] + 1) % 10);
		else
			dots_add_letter(&label, ink[0]);
		page_draw_cells(canvas, x - CELL / 2,
			bottom - (LINE - BRAILLE_HEIGHT) / 2, &label);
		dots_clear(&label);
		if (!picture_is_sideways(&plan->picture))
			ink[1] = '\0';
		if (plan->ink)
			page_canvas_ink(canvas, x, bottom + BRAILLE_HEIGHT + GAP + INK_HEIGHT,
				PAGE_CENTRE, INK, plan->square,
				picture_is_sideways(&plan->picture) ? ink + 1 : ink);
	}
}

static void draw_squares(const struct plan *plan, int line)
{
	struct page_canvas *canvas = plan->document->canvas;
	const struct braille_board *board = plan->page->board;
	int count, column = picture_line(&plan->picture, line, &count);

	for (int i = 0; i < count; i++) {
		unsigned square = picture_cell(&plan->picture, column + i, line);
		int owner = position_owner(board->position, square);
		double x = centre_x(plan, line, i), y = centre_y(plan, line);

		if (owner == GROUND_NOBODY)
			draw_empty(canvas, x, y, ground_camp_of(board->ground, square) >= 0);
		else
			draw_piece(canvas, x, y, sign_size(plan), owner);
	}
}

static void draw_lines(const struct plan *plan)
{
	const double thickness = 0.6;
	int side = plan->picture.board->side;
	double size = side * plan->square;

	for (int i = 0; i <= side; i++) {
		double at = i * plan->square;

		page_canvas_line(plan->document->canvas, plan->left, plan->top + at,
			plan->left + size, plan->top + at, thickness);
		page_canvas_line(plan->document->canvas, plan->left + at, plan->top,
			plan->left + at, plan->top + size, thickness);
	}
}

static void draw_board(const struct plan *plan)
{
	for (int line = 0; line < plan->picture.board->side; line++) {
		draw_squares(plan, line);
		draw_labels(plan, line);
	}
	if (plan->star)
		return;
	draw_foot(plan);
	if (plan->square >= LINED_LEAST)
		draw_lines(plan);
}

/* How the text of a key stands on the page, after its sign of two cells. */
enum { KEY_INDENT = 2 };

/* The lines of a key.  Its ink goes on the last one, if there is room beside the
 * braille; else it has a line of its own. */
static int key_lines(const struct page_document *document, const struct page_key *key)
{
	int last = 0;
	int lines = page_paragraph_lines(document, &key->text, KEY_INDENT, KEY_INDENT, &last);
	double room = (page_width(document) - last) * CELL - GAP;

	return lines + (document->setup->ink &&
		room < (double)utf8_count(key->ink) * INK_LETTER);
}

static void add_key(struct page_document *document, const struct page_key *key)
{
	struct page_canvas *canvas = document->canvas;
	int line = document->line, end = line + key_lines(document, key), last = 0;
	int lines = page_paragraph_lines(document, &key->text, KEY_INDENT, KEY_INDENT, &last);
	double x, y, right;

	page_drawn_origin(document->setup->paper, &x, &y);
	right = x + page_width(document) * CELL;
	page_add_paragraph(document, &key->text, KEY_INDENT, KEY_INDENT);
	if (canvas && key->player != GROUND_NOBODY)
		draw_piece(canvas, x + CELL / 2, y + (line + 0.5) * LINE, KEY_SIGN, key->player);
	else if (canvas)
		draw_empty(canvas, x + CELL / 2, y + (line + 0.5) * LINE, key->in_camp);
	if (canvas && document->setup->ink)
		page_canvas_ink(canvas, right, y + (end - 0.5) * LINE + INK_HEIGHT / 2,
			PAGE_RIGHT, INK,
			(page_width(document) - (end > line + lines ? 0 : last)) * CELL,
			key->ink);
	document->line = end;
}

int page_board_room(const struct page_document *document, const struct page_board *page)
{
	int room = page_height(document), keys = 0;

	for (int i = 0; i < page->key_count; i++)
		keys += key_lines(document, &page->keys[i]);
	while (room >= 0 && plan_board(document, page, 1 + room + keys).row < ROW_LEAST)
		room--;
	return room;
}

void page_add_board(struct page_document *document, const struct page_board *page)
{
	struct plan plan;

	for (int i = 0; i < page->key_count; i++)
		add_key(document, &page->keys[i]);
	plan = plan_board(document, page, document->line);
	if (document->canvas)
		draw_board(&plan);
	page_finish(document);
}
