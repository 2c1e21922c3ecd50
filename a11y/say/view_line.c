/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ranks, files and lines in any direction, told in runs of cells with the same owner. */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

void view_each_run(const struct view *view, const unsigned *cells, int count,
	view_run_adder *add, struct buf *list)
{
	const struct position *position = game_position(view->game);

	for (int from = 0, to; from < count; from = to) {
		struct view_run run = {
			.owner = position_owner(position, cells[from]),
			.first = cells[from], .is_start = from == 0,
		};

		for (to = from + 1; to < count; to++)
			if (position_owner(position, cells[to]) != run.owner)
				break;
		run.last = cells[to - 1];
		run.count = to - from;
		add(view, &run, list);
	}
}

/* Adds a run for the eye: "a3 to a5 Red", "b4 and b5 Red", "c5 empty". */
static void add_run(const struct view *view, const struct view_run *run, struct buf *list)
{
	const struct notation_name first = view_cell(view, run->first);
	/* For translators: one cell that has no piece, or some such cells. */
	const char *owner = run->owner != GROUND_NOBODY ? view_owner(view, run->first) :
		i18n_plural("empty", "empty", (unsigned long)run->count);

	if (run->count == 1)
		text_add_made_item(list, _("%s %s"), first.text, owner);
	else if (run->count == 2)
		/* For translators: two cells and who stands there. */
		text_add_made_item(list, _("%s and %s %s"), first.text,
			view_cell(view, run->last).text, owner);
	else
		text_add_made_item(list, _("%s to %s %s"), first.text,
			view_cell(view, run->last).text, owner);
}

void view_rank(const struct view *view, int rank, struct buf *out)
{
	unsigned cells[BOARD_SIDE];
	int count = board_list_rank(&game_ground(view->game)->board, rank, cells);
	struct buf list = { 0 };

	view_each_run(view, cells, count, add_run, &list);
	text_add(out, _("Rank %d: %s."), rank + 1, buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void view_file_runs(const struct view *view, int file, view_run_adder *add, struct buf *out)
{
	unsigned cells[BOARD_SIDE];
	int count = board_list_file(&game_ground(view->game)->board, file, cells);
	struct buf list = { 0 };

	view_each_run(view, cells, count, add, &list);
	text_add(out, _("File %s: %s."), notation_file(file, view->notation).text,
		buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void view_file(const struct view *view, int file, struct buf *out)
{
	view_file_runs(view, file, add_run, out);
}

void view_line_runs(const struct view *view, unsigned cell, int direction,
	view_run_adder *add, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	const char *compass = words_compass(board_compass(board, direction));
	struct notation_name name = view_cell(view, cell);
	unsigned cells[BOARD_SIDE];
	int count = board_list_line(board, cell, direction, cells);
	struct buf list = { 0 };

	view_each_run(view, cells, count, add, &list);
	if (count)
		text_add(out, _("From %s %s: %s, then the edge."), name.text, compass,
			buf_text(&list));
	else
		text_add(out, _("From %s %s: the edge."), name.text, compass);
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void view_line(const struct view *view, unsigned cell, int direction, struct buf *out)
{
	view_line_runs(view, cell, direction, add_run, out);
}
