/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One cell: what is beside it, and the pieces near it. */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

enum { NEAR = 2 }; /* cells; the sentences say so in words */

/* The player whose camp, of these, has the cell; GROUND_NOBODY if there is none. */
static int find_player(const struct ground *ground, const struct cellset *camps, unsigned cell)
{
	int player = 0;

	while (player < ground->players && !cellset_has(&camps[player], cell))
		player++;
	return player < ground->players ? player : GROUND_NOBODY;
}

/* Says whose home and whose goal a cell is in. */
static void add_camp(const struct view *view, unsigned cell, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	int home = find_player(ground, ground->home, cell);
	int goal = find_player(ground, ground->goal, cell);

	if (home != GROUND_NOBODY && goal != GROUND_NOBODY)
		text_add_sentence(out, _("It is in the home of %s, the goal of %s."),
			words_player(view->game, home), words_player(view->game, goal));
	else if (home != GROUND_NOBODY)
		text_add_sentence(out, _("It is in the home of %s."),
			words_player(view->game, home));
	else if (goal != GROUND_NOBODY)
		text_add_sentence(out, _("It is in the goal of %s."),
			words_player(view->game, goal));
	else
		text_add_sentence(out, "%s", ground_camp_of(ground, cell) < 0 ?
			_("It is in no camp.") : _("It is in a camp that nobody uses."));
}

static void add_neighbours(const struct view *view, unsigned cell, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	struct buf list = { 0 }, edge = { 0 };

	for (int i = 0; i < BOARD_COMPASS; i++) {
		int direction = board_direction(board, i);
		unsigned next;

		if (direction < 0)
			continue;
		next = board->neighbour[cell][direction];
		if (next == BOARD_NONE) {
			text_add_item(&edge, words_compass(i));
			continue;
		}
		text_add_made_item(&list, _("%s %s %s"), words_compass(i),
			view_cell(view, next).text, view_owner(view, next));
	}
	text_add_sentence(out, _("Neighbours: %s."), buf_text(&list));
	if (edge.length)
		text_add_sentence(out, _("Edge: %s."), buf_text(&edge));
	buf_clear(&list);
	buf_clear(&edge);
}

void view_look(const struct view *view, unsigned cell, struct buf *out)
{
	text_add(out, _("%s: %s."), view_cell(view, cell).text, view_owner(view, cell));
	add_camp(view, cell, out);
	add_neighbours(view, cell, out);
	buf_add_char(out, '\n');
}

void view_near(const struct view *view, unsigned cell, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const struct notation_name name = view_cell(view, cell);
	struct buf found = { 0 };

	for (int player = 0; player < ground->players; player++) {
		struct cellset near = { 0 };
		struct buf list = { 0 };

		CELLSET_EACH(other, &game_position(view->game)->own[player])
			if (other != cell && board_distance(&ground->board, cell, other) <= NEAR)
				cellset_add(&near, other);
		view_add_cells(view, &near, &list);
		if (list.length)
			text_add_sentence(&found, _("%s: %s."), words_player(view->game, player),
				buf_text(&list));
		buf_clear(&list);
	}
	/* For translators: the second gap is filled with sentences. */
	if (found.length)
		text_add(out, _("Within two cells of %s: %s"), name.text, buf_text(&found));
	else
		text_add(out, _("There are no pieces within two cells of %s."), name.text);
	buf_add_char(out, '\n');
	buf_clear(&found);
}
