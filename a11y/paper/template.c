/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "template.h"

#include <errno.h>
#include <math.h>

#include "page_canvas.h"
#include "page_drawn.h"
#include "picture.h"
#include "text.h"
#include "words.h"

/* All in mm. */
static const double EDGE = PAGE_MARGIN / 100.0; /* around the part of the board */
static const double FOOT = 20; /* below it, for the name of the sheet */
static const double THIN = 0.5, RING = 1, CENTRE = 3, MARK = 8;

struct plan {
	const struct ground *ground;
	struct picture picture;
	double square;                    /* from one side of a cell to the other */
	double width, height;             /* of the board */
	double paper_width, paper_height;
	double sheet_width, sheet_height; /* of the part of the board on a sheet */
	int across, down;                 /* sheets */
};

static struct plan plan_template(enum page_paper paper, const struct ground *ground, int square)
{
	int side = ground->board.side;
	struct plan plan = {
		.ground = ground, .picture = picture_of(ground, GROUND_NOBODY), .square = square,
	};
	bool star = picture_is_star(&plan.picture);

	plan.width = square * (double)picture_columns(&plan.picture);
	plan.height = square * (star ?
		(side - 1) * sqrt(0.75) + 2 / sqrt(3) : (double)side);
	page_paper_size(paper, &plan.paper_width, &plan.paper_height);
	plan.sheet_width = plan.paper_width - 2 * EDGE;
	plan.sheet_height = plan.paper_height - 2 * EDGE - FOOT;
	if (!star) { /* the cuts are between cells */
		plan.sheet_width = square * floor(plan.sheet_width / square);
		plan.sheet_height = square * floor(plan.sheet_height / square);
	}
	plan.across = (int)ceil(plan.width / plan.sheet_width);
	plan.down = (int)ceil(plan.height / plan.sheet_height);
	return plan;
}

/* The middle of the cell in a place of a line, from the corner of the board. */
static void locate(const struct plan *plan, int line, int place, double *x, double *y)
{
	*x = plan->square * (picture_half(&plan->picture, line, place) + 1) / 2;
	*y = plan->square * (picture_is_star(&plan->picture) ?
		1 / sqrt(3) + line * sqrt(0.75) : line + 0.5);
}

static void draw_outline(struct page_canvas *canvas, const struct plan *plan, double x,
	double y)
{
	double half = plan->square / 2, point = plan->square / sqrt(3);
	const double box[][2] = {
		{ x - half, y - half }, { x + half, y - half },
		{ x + half, y + half }, { x - half, y + half },
	};
	const double hexagon[][2] = {
		{ x, y - point }, { x + half, y - point / 2 }, { x + half, y + point / 2 },
		{ x, y + point }, { x - half, y + point / 2 }, { x - half, y - point / 2 },
	};

	if (picture_is_star(&plan->picture))
		page_canvas_outline(canvas, hexagon, 6, THIN);
	else
		page_canvas_outline(canvas, box, 4, THIN);
}

static void draw_cell(struct page_canvas *canvas, const struct plan *plan, unsigned cell,
	double x, double y)
{
	char name[BOARD_NAME];

	draw_outline(canvas, plan, x, y);
	page_canvas_line(canvas, x - CENTRE, y, x + CENTRE, y, THIN);
	page_canvas_line(canvas, x, y - CENTRE, x, y + CENTRE, THIN);
	if (ground_camp_of(plan->ground, cell) >= 0)
		page_canvas_ring(canvas, x, y, plan->square * 0.3, RING);
	board_write_cell(&plan->ground->board, cell, name);
	page_canvas_ink(canvas, x, y + plan->square * 0.45, PAGE_CENTRE, plan->square * 0.13,
		plan->square, name);
}

static void draw_board(struct page_canvas *canvas, const struct plan *plan)
{
	for (int line = 0; line < plan->ground->board.side; line++) {
		int places = picture_places(&plan->picture, line);

		for (int i = 0; i < places; i++) {
			double x, y;

			locate(plan, line, i, &x, &y);
			draw_cell(canvas, plan, picture_cell(&plan->picture, line, i), x, y);
		}
	}
}

/* Four corners, each marked outside the part of the board that is to be cut out. */
static void draw_cut_marks(struct page_canvas *canvas, const struct plan *plan)
{
	for (int corner = 0; corner < 4; corner++) {
		int right = corner % 2, below = corner / 2;
		double x = EDGE + (right ? plan->sheet_width : 0);
		double y = EDGE + (below ? plan->sheet_height : 0);

		page_canvas_line(canvas, x, y, x + (right ? MARK : -MARK), y, THIN);
		page_canvas_line(canvas, x, y, x, y + (below ? MARK : -MARK), THIN);
	}
}

/* The name of a sheet, and what it belongs to. */
static void draw_name(struct page_canvas *canvas, const struct plan *plan, int row, int column,
	bool ink)
{
	const double size = 6.35; /* 18 point */
	double y = plan->paper_height - EDGE - FOOT / 2;
	struct dots name = { 0 };
	struct buf text = { 0 };

	dots_add_letter(&name, (char)('a' + row));
	dots_add_low(&name, column + 1);
	page_draw_dots(canvas, plan->paper_width - EDGE - MARK - 3 * (PAGE_PITCH / 100.0), y,
		&name);
	dots_clear(&name);
	if (!ink)
		return;
	text_add(&text, "%c%d, %s, %g mm", 'a' + row, column + 1,
		words_variant_name(plan->ground->variant), plan->square);
	page_canvas_ink(canvas, EDGE + MARK, y + size, PAGE_LEFT, size,
		plan->sheet_width * 0.7, buf_text(&text));
	buf_clear(&text);
}

static void draw_sheet(struct page_canvas *canvas, const struct plan *plan, int row, int column,
	bool ink)
{
	page_canvas_clip(canvas, EDGE, EDGE, plan->sheet_width, plan->sheet_height,
		EDGE - column * plan->sheet_width, EDGE - row * plan->sheet_height);
	draw_board(canvas, plan);
	page_canvas_unclip(canvas);
	draw_cut_marks(canvas, plan);
	draw_name(canvas, plan, row, column, ink);
	page_canvas_next(canvas);
}

static bool hand_over(struct buf *out, page_sink *sink, void *context)
{
	bool done = !out->length || sink(context, out->text, out->length);

	buf_cut(out, 0);
	return done;
}

int template_write(const struct page_setup *setup, const struct ground *ground, int square,
	page_sink *sink, void *context)
{
	struct plan plan = plan_template(setup->paper, ground, square);
	struct buf out = { 0 };
	struct page_canvas *canvas = page_canvas_new(PAGE_PDF, plan.paper_width,
		plan.paper_height, &out);
	int sheets = plan.across * plan.down, error = EIO;
	bool done = true;

	for (int sheet = 0; done && sheet < sheets; sheet++) {
		draw_sheet(canvas, &plan, sheet / plan.across, sheet % plan.across, setup->ink);
		done = hand_over(&out, sink, context);
		error = errno;
	}
	if (!page_canvas_end(canvas) && done) {
		done = false;
		error = EIO;
	}
	if (done) {
		done = hand_over(&out, sink, context);
		error = errno;
	}
	buf_clear(&out);
	errno = error;
	return done ? sheets : -1;
}
