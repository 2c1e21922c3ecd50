/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the pieces stand, and how far the players have come. */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

struct notation_name view_cell(const struct view *view, unsigned cell)
{
	return notation_cell(&game_ground(view->game)->board, cell, view->notation);
}

void view_add_cells(const struct view *view, const struct cellset *cells,
	struct buf *list)
{
	CELLSET_EACH(cell, cells)
		text_add_item(list, view_cell(view, cell).text);
}

const char *view_owner(const struct view *view, unsigned cell)
{
	int owner = position_owner(game_position(view->game), cell);

	return owner == GROUND_NOBODY ? i18n_context(NC_("cell", "empty")) :
		words_player(view->game, owner);
}

void view_where(const struct view *view, int player, struct buf *out)
{
	const struct cellset *own = &game_position(view->game)->own[player];
	struct buf list = { 0 };

	view_add_cells(view, own, &list);
	if (list.length)
		text_add(out, _("%s: %s."), words_player(view->game, player), buf_text(&list));
	else
		text_add(out, _("%s has no pieces."), words_player(view->game, player));
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void view_board(const struct view *view, struct buf *out)
{
	for (int player = 0; player < game_ground(view->game)->players; player++)
		view_where(view, player, out);
	view_turn(view, out);
}

/* Says how many of a camp's cells a player, others and nobody hold. */
static void add_holders(const struct view *view, const struct cellset *camp, int player,
	struct buf *out)
{
	const struct position *position = game_position(view->game);
	int own = 0, others = 0, empty = 0;

	CELLSET_EACH(cell, camp) {
		int owner = position_owner(position, cell);

		own += owner == player;
		others += owner != player && owner != GROUND_NOBODY;
		empty += owner == GROUND_NOBODY;
	}
	text_add_sentence(out, _("Own pieces there: %d, pieces of others: %d, empty cells: %d."),
		own, others, empty);
	buf_add_char(out, '\n');
}

void view_camp(const struct view *view, int player, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const char *name = words_player(view->game, player);
	struct buf home = { 0 }, goal = { 0 };

	view_add_cells(view, &ground->home[player], &home);
	view_add_cells(view, &ground->goal[player], &goal);
	text_add(out, _("Home of %s: %s."), name, buf_text(&home));
	add_holders(view, &ground->home[player], player, out);
	text_add(out, _("Goal of %s: %s."), name, buf_text(&goal));
	add_holders(view, &ground->goal[player], player, out);
	buf_clear(&home);
	buf_clear(&goal);
}

/* Says that a player is out of the race, and with what place if there are any. */
static void add_finished(const struct view *view, int player, struct buf *out)
{
	const struct standing *standing = &game_position(view->game)->standing;
	const char *name = words_player(view->game, player);
	int place = 0;

	while (place < standing->arrived && standing->order[place] != player)
		place++;
	if (standing->resigned >> player & 1)
		text_add(out, _("%s has resigned."), name);
	else if (ground_has_places(game_ground(view->game)) && place < standing->arrived)
		text_add(out, _("%s is home, place %d."), name, place + 1);
	else
		text_add(out, _("%s is home."), name);
}

/* Says how far a player in the race has come.  Where no row is left, pieces may
 * still stand outside, as far forward as the goal. */
static void add_racing(const struct view *view, int player, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const struct position *position = game_position(view->game);
	int inside = position_in_goal(position, ground, player);
	int outside = cellset_count(&position->own[player]) - inside;
	int rows = position_rows_to_go(position, ground, player);

	text_add(out, _("%s: %d of %d in the goal, %d still at home, rows to go: %d."),
		words_player(view->game, player), inside, variant_pieces(ground->variant),
		position_at_home(position, ground, player), rows);
	if (!rows && outside)
		text_add_sentence(out, i18n_plural("%d piece stands beside the goal.",
			"%d pieces stand beside the goal.", (unsigned long)outside), outside);
}

void view_progress(const struct view *view, struct buf *out)
{
	for (int player = 0; player < game_ground(view->game)->players; player++) {
		if (position_is_racing(game_position(view->game), player))
			add_racing(view, player, out);
		else
			add_finished(view, player, out);
		buf_add_char(out, '\n');
	}
}
