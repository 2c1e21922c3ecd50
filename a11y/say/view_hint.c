/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "search_reason.h"
#include "text.h"
#include "view.h"
#include "words.h"

static void add_way(const struct search_facts *facts, struct buf *list)
{
	if (facts->jumps)
		text_add_made_item(list, i18n_plural("%d jump", "%d jumps",
			(unsigned long)facts->jumps), facts->jumps);
	else
		text_add_item(list, _("a step"));
	if (facts->rows > 0)
		text_add_made_item(list, i18n_plural("%d row forward", "%d rows forward",
			(unsigned long)facts->rows), facts->rows);
}

/* The reason beside the way, if there is one. */
static void add_reason(const struct view *view, const struct search_facts *facts,
	struct buf *list)
{
	static const char *const phrases[SEARCH_REASON_COUNT] = {
		[SEARCH_REASON_ONLY] = N_("it is the only move"),
		[SEARCH_REASON_HOME] = N_("with it all pieces are home"),
		[SEARCH_REASON_LAST_OUT] = N_("it brings the last piece out of home"),
		[SEARCH_REASON_ENTERS] = N_("it brings a piece into the goal"),
		[SEARCH_REASON_HINDMOST] = N_("it brings up the piece that was farthest behind"),
		[SEARCH_REASON_ROOM] = N_("it makes room in the goal"),
		[SEARCH_REASON_WAITS] = N_("it waits for a better one"),
	};

	/* After the equalising turn there is nothing left to prepare. */
	if (game_position(view->game)->standing.equalising && !facts->comes_home)
		return;
	if (facts->reason == SEARCH_REASON_BRIDGE && facts->is_freed)
		text_add_made_item(list, _("it clears the way for the piece on %s"),
			view_cell(view, facts->bridge.move.from).text);
	else if (facts->reason == SEARCH_REASON_BRIDGE)
		text_add_made_item(list, _("it opens a bridge for the piece on %s"),
			view_cell(view, facts->bridge.move.from).text);
	else if (facts->reason == SEARCH_REASON_HINDERS)
		text_add_made_item(list, _("it closes the way of %s from %s to %s"),
			words_player(view->game, facts->hindered.player),
			view_cell(view, facts->hindered.move.from).text,
			view_cell(view, facts->hindered.move.to).text);
	else if (phrases[facts->reason])
		text_add_item(list, _(phrases[facts->reason]));
}

/* What the move leads to, where that is known. */
static void add_prospect(const struct ground *ground, const struct search_result *result,
	const struct search_choice *choice, struct buf *list)
{
	int turns = result->value.turns;

	if (result->solved && result->value.outcome == SOLVE_DRAW)
		text_add_item(list, _("a draw if both play well"));
	else if (result->solved && result->value.outcome == SOLVE_WIN)
		text_add_made_item(list, i18n_plural("a forced win in %d turn",
			"a forced win in %d turns", (unsigned long)turns), turns);
	else if (result->solved)
		text_add_made_item(list, i18n_plural("a loss in %d turn if the other plays well",
			"a loss in %d turns if the other plays well", (unsigned long)turns),
			turns);
	else if (choice->proven > 1 && !ground_has_places(ground))
		text_add_made_item(list, i18n_plural("a win in %d turn", "a win in %d turns",
			(unsigned long)choice->proven), choice->proven);
	else if (choice->proven > 1)
		text_add_made_item(list, i18n_plural("home in %d turn of your own",
			"home in %d turns of your own", (unsigned long)choice->proven),
			choice->proven);
}

void view_hint(const struct view *view, const struct search_result *result, int i,
	struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const struct position *position = game_position(view->game);
	const struct search_choice *choice = &result->best[i];
	struct buf cells = { 0 }, list = { 0 };
	struct search_facts facts;
	struct move_path path;

	if (move_find(ground, position, choice->move.from, choice->move.to, &path))
		for (int cell = 0; cell < path.count; cell++)
			text_add_item(&cells, view_cell(view, path.cell[cell]).text);
	search_find_facts(ground, position, choice->move, &facts);
	add_way(&facts, &list);
	add_reason(view, &facts, &list);
	add_prospect(ground, result, choice, &list);
	text_add(out, _("%s: %s."), buf_text(&cells), buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&cells);
	buf_clear(&list);
}
