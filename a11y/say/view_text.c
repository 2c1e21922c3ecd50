/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "rules.h"
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

static void add_places(const struct view *view, struct buf *out)
{
	const struct standing *standing = &game_position(view->game)->standing;
	struct buf list = { 0 };

	if (!ground_has_places(game_ground(view->game)))
		return;
	for (int place = 0; place < standing->arrived; place++)
		text_add_item(&list, words_player(view->game, standing->order[place]));
	if (list.length)
		text_add_sentence(out, _("Places, from the first: %s."), buf_text(&list));
	buf_clear(&list);
}

static void add_winner(const struct view *view, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	int winner = rules_winner(game_position(view->game));

	if (ground->rules.teams)
		text_add(out, _("%s and %s have won."), words_player(view->game, winner),
			words_player(view->game, ground->opposite[winner]));
	else
		text_add(out, _("%s has won."), words_player(view->game, winner));
	add_places(view, out);
}

static void add_outcome(const struct view *view, struct buf *out)
{
	static const char *const sentences[] = {
		[POSITION_EQUALISED] = N_("Both are home: the game is drawn."),
		[POSITION_AGREED] = N_("The game is drawn by agreement."),
		[POSITION_REPEATED] = N_("The game is drawn: the position has occurred three times."),
		[POSITION_STUCK] = N_("Nobody can move: the game ends undecided."),
		[POSITION_RESIGNED] = NULL,
		[POSITION_STOPPED] = N_("The game was ended before it was decided."),
	};
	enum position_end end = game_position(view->game)->standing.end;

	if (!sentences[end]) {
		add_winner(view, out);
		return;
	}
	buf_add(out, _(sentences[end]));
	add_places(view, out);
}

void view_add_state(const struct view *view, bool turn, struct buf *out)
{
	const struct standing *standing = &game_position(view->game)->standing;
	const char *name = words_player(view->game, standing->turn);

	if (standing->end)
		add_outcome(view, out);
	else if (turn)
		text_add(out, _("%s to move, turn %zu."), name, game_turns(view->game) + 1);
	else
		text_add(out, _("%s to move."), name);
}

/* Has the player to move offered or taken a draw that is still open? */
static bool is_for_draw(const struct view *view)
{
	const struct standing *standing = &game_position(view->game)->standing;

	return !standing->end && game_offers(view->game) >> standing->turn & 1;
}

/* Says what the player to move may answer or claim. */
static void add_chances(const struct view *view, struct buf *out)
{
	const struct standing *standing = &game_position(view->game)->standing;
	const char *name = words_player(view->game, standing->turn);

	if (standing->end)
		return;
	if (standing->equalising)
		text_add_sentence(out, _("This is the equalising turn of %s."), name);
	if (game_occurrences(view->game) >= 3)
		text_add_sentence(out,
			_("The position has occurred three times: %s may claim a draw with draw."),
			name);
	else if (game_offers(view->game) && !is_for_draw(view))
		text_add_sentence(out,
			_("A draw is offered: %s takes it with draw or declines by moving."),
			name);
}

/* Says that the player to move has asked for a draw, and who answers. */
static void add_asked(const struct view *view, struct buf *out)
{
	int player = game_position(view->game)->standing.turn;
	const char *name = words_player(view->game, player);

	if (game_ground(view->game)->players == 2)
		text_add_sentence(out, _("%s is for a draw; %s answers after the next move."),
			name, words_player(view->game, 1 - player));
	else
		text_add_sentence(out, _("%s is for a draw; the others answer in their turns."),
			name);
}

void view_turn(const struct view *view, struct buf *out)
{
	view_add_state(view, true, out);
	add_chances(view, out);
	if (is_for_draw(view))
		add_asked(view, out);
	buf_add_char(out, '\n');
}

void view_done(const struct view *view, size_t from, struct buf *out)
{
	const struct position *position = game_position(view->game);

	for (size_t i = from; i < game_count(view->game); i++) {
		if (i > from)
			buf_add_char(out, ' ');
		view_add_turn(view, i, out);
	}
	if (position->standing.end == POSITION_STOPPED) {
		/* The last turn has said so. */
		add_places(view, out);
	} else if (position->standing.end || view->verbosity != VIEW_BRIEF) {
		buf_add_char(out, ' ');
		view_add_state(view, view->verbosity == VIEW_FULL, out);
	}
	add_chances(view, out);
	buf_add_char(out, '\n');
}
