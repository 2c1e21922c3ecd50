/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Homes and goals: their cells, what is still missing in a goal, and how far the players
 * have come. */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

void view_camp(const struct view *view, int player, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const char *name = words_player(view->game, player);
	int opposite = ground->opposite[player];
	struct buf home = { 0 }, goal = { 0 };

	view_add_cells(view, &ground->home[player], &home);
	view_add_cells(view, &ground->goal[player], &goal);
	if (opposite == GROUND_NOBODY) {
		text_add(out, _("Home of %s: %s."), name, buf_text(&home));
		buf_add_char(out, '\n');
		text_add(out, _("Goal of %s: %s."), name, buf_text(&goal));
	} else {
		const char *other = words_player(view->game, opposite);

		text_add(out, _("Home of %s, goal of %s: %s."), name, other, buf_text(&home));
		buf_add_char(out, '\n');
		text_add(out, _("Goal of %s, home of %s: %s."), name, other, buf_text(&goal));
	}
	buf_add_char(out, '\n');
	buf_clear(&home);
	buf_clear(&goal);
}

/* Says which pieces are outside: all, if none has come in. */
static void add_outside(const struct view *view, int player, struct buf *out)
{
	struct cellset cells = cellset_without(&game_position(view->game)->own[player],
		&game_ground(view->game)->goal[player]);
	struct buf list = { 0 };

	view_add_cells(view, &cells, &list);
	if (!list.length)
		text_add_sentence(out, "%s", _("Outside: none."));
	else if (cellset_is_equal(&cells, &game_position(view->game)->own[player]))
		text_add_sentence(out, "%s", _("Outside: all."));
	else
		text_add_sentence(out, _("Outside: %s."), buf_text(&list));
	buf_clear(&list);
}

/* Says which cells of a player's goal the pieces of others hold. */
static void add_holders(const struct view *view, int player, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);

	for (int other = 0; other < ground->players; other++) {
		struct cellset held = cellset_and(&ground->goal[player],
			&game_position(view->game)->own[other]);
		struct buf list = { 0 };

		view_add_cells(view, &held, &list);
		if (other != player && list.length)
			text_add_sentence(out, _("%s holds %s."),
				words_player(view->game, other), buf_text(&list));
		buf_clear(&list);
	}
}

/* The player whose pieces fill the goal of `player`; GROUND_NOBODY if there is none. */
static int find_holder(const struct view *view, int player)
{
	const struct ground *ground = game_ground(view->game);

	for (int other = 0; other < ground->players; other++) {
		struct cellset held = cellset_and(&ground->goal[player],
			&game_position(view->game)->own[other]);

		if (cellset_is_equal(&held, &ground->goal[player]))
			return other;
	}
	return GROUND_NOBODY;
}

void view_goal(const struct view *view, int player, struct buf *out)
{
	const char *name = words_player(view->game, player);
	struct cellset cells = cellset_without(&game_ground(view->game)->goal[player],
		&game_position(view->game)->occupied);
	int holder = find_holder(view, player);
	struct buf list = { 0 };

	view_add_cells(view, &cells, &list);
	if (holder == player)
		text_add(out, _("Goal of %s: all inside."), name);
	else if (holder != GROUND_NOBODY)
		text_add(out, _("Goal of %s: %s holds all."), name,
			words_player(view->game, holder));
	else if (cellset_is_equal(&cells, &game_ground(view->game)->goal[player]))
		text_add(out, _("Goal of %s: all free."), name);
	else if (list.length)
		text_add(out, i18n_plural("Goal of %s: free %s.", "Goal of %s: free %s.",
			(unsigned long)cellset_count(&cells)), name, buf_text(&list));
	else
		text_add(out, _("Goal of %s: nothing free."), name);
	if (holder == GROUND_NOBODY)
		add_holders(view, player, out);
	if (holder != player)
		add_outside(view, player, out);
	buf_add_char(out, '\n');
	buf_clear(&list);
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

/* Says which cells of the goal are free and which pieces are outside, once half of them
 * are inside or no row is left: before that the lists would be long and tell little. */
static void add_missing(const struct view *view, int player, int inside, int rows,
	struct buf *out)
{
	struct cellset cells = cellset_without(&game_ground(view->game)->goal[player],
		&game_position(view->game)->occupied);
	int pieces = cellset_count(&game_position(view->game)->own[player]);
	struct buf list = { 0 };

	if (inside == pieces || (2 * inside < pieces && rows))
		return;
	view_add_cells(view, &cells, &list);
	if (list.length)
		text_add_sentence(out, i18n_plural("Free: %s.", "Free: %s.",
			(unsigned long)cellset_count(&cells)), buf_text(&list));
	add_outside(view, player, out);
	buf_clear(&list);
}

/* Says how far a player in the race has come. */
static void add_racing(const struct view *view, int player, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const struct position *position = game_position(view->game);
	const char *name = words_player(view->game, player);
	int inside = position_in_goal(position, ground, player);
	int home = position_at_home(position, ground, player);
	int rows = position_rows_to_go(position, ground, player);
	int pieces = variant_pieces(ground->variant);

	if (home)
		text_add(out, _("%s: %d of %d in the goal, %d still at home, rows to go: %d."),
			name, inside, pieces, home, rows);
	else
		text_add(out, _("%s: %d of %d in the goal, rows to go: %d."), name, inside,
			pieces, rows);
	add_missing(view, player, inside, rows, out);
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
