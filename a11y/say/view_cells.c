/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Cells and lists of cells: three or more in a row are told by the first and the last of
 * them, "a12 to a16".
 *
 * All runs of a list lie along files, or all along ranks, whichever makes it shorter; if
 * neither does, along files.
 */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

enum { RUN = 3 }; /* cells at least, as two are heard sooner by themselves */

struct notation_name view_cell(const struct view *view, unsigned cell)
{
	return notation_cell(&game_ground(view->game)->board, cell, view->notation);
}

const char *view_owner(const struct view *view, unsigned cell)
{
	int owner = position_owner(game_position(view->game), cell);

	return owner == GROUND_NOBODY ? _(NC_("cell", "empty")) :
		words_player(view->game, owner);
}

/* The next cell up a file, or along a rank; BOARD_NONE if it is not of the set. */
static unsigned next_of(const struct board *board, const struct cellset *cells, unsigned cell,
	bool by_ranks)
{
	unsigned next = board_cell(board, board->file[cell] + by_ranks,
		board->rank[cell] + !by_ranks);

	return next != BOARD_NONE && cellset_has(cells, next) ? next : BOARD_NONE;
}

/* The number of cells in a row from this one on, `*last` the last of them. */
static int run_from(const struct board *board, const struct cellset *cells, unsigned cell,
	bool by_ranks, unsigned *last)
{
	int count = 0;

	for (; cell != BOARD_NONE; cell = next_of(board, cells, cell, by_ranks)) {
		*last = cell;
		count++;
	}
	return count;
}

/* Adds the cells with their runs along files or ranks to a list, or only counts if the
 * list is NULL.  Returns how many items they make. */
static int add_runs(const struct view *view, const struct cellset *cells, bool by_ranks,
	struct buf *list)
{
	const struct board *board = &game_ground(view->game)->board;
	struct cellset rest = *cells;
	int items = 0;

	CELLSET_EACH(cell, cells) {
		unsigned last;

		if (!cellset_has(&rest, cell))
			continue;
		items++;
		if (run_from(board, cells, cell, by_ranks, &last) < RUN) {
			if (list)
				text_add_item(list, view_cell(view, cell).text);
			continue;
		}
		for (unsigned i = cell; i != BOARD_NONE; i = next_of(board, cells, i, by_ranks))
			cellset_flip(&rest, i);
		if (list)
			/* For translators: the first and the last of some cells in a row. */
			text_add_made_item(list, _(NC_("cells", "%s to %s")),
				view_cell(view, cell).text, view_cell(view, last).text);
	}
	return items;
}

void view_add_cells(const struct view *view, const struct cellset *cells,
	struct buf *list)
{
	bool by_ranks = add_runs(view, cells, true, NULL) < add_runs(view, cells, false, NULL);

	add_runs(view, cells, by_ranks, list);
}
