/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is to move, how the game has ended, and what the answer to a move is. */
#include "i18n.h"
#include "rules.h"
#include "text.h"
#include "view.h"
#include "words.h"

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

/* The number of the turn that comes next. */
static unsigned next_round(const struct view *view)
{
	return game_round(view->game, game_count(view->game));
}

void view_add_state(const struct view *view, bool turn, struct buf *out)
{
	const struct standing *standing = &game_position(view->game)->standing;
	const char *name = words_player(view->game, standing->turn);

	if (standing->end)
		add_outcome(view, out);
	else if (turn)
		text_add(out, _("%s to move, turn %u."), name, next_round(view));
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
			_("The position has occurred three times: %s may claim a draw with the command draw."),
			name);
	else if (game_offers(view->game) && !is_for_draw(view))
		text_add_sentence(out,
			_("A draw is offered: %s takes it with the command draw or declines by moving."),
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

/* Is it known who is to move: does the prompt say so, or the answer of a computer? */
static bool is_known(const struct view *view)
{
	int player = game_position(view->game)->standing.turn;

	return view->prompted || (game_level(view->game, player) && !view->halted);
}

/* Adds how the game has ended, or who is to move unless that is known; `turn` adds the
 * number of the turn, except that of the first where it would stand alone. */
static void add_news(const struct view *view, bool turn, struct buf *out)
{
	if (game_position(view->game)->standing.end || !is_known(view)) {
		text_add_sentence(out, "%s", "");
		view_add_state(view, turn, out);
	} else if (turn && game_count(view->game)) {
		text_add_sentence(out, _("Turn %u."), next_round(view));
	}
}

void view_add_next(const struct view *view, struct buf *out)
{
	add_news(view, true, out);
	add_chances(view, out);
	if (is_for_draw(view))
		add_asked(view, out);
	if (out->length && out->text[out->length - 1] != '\n')
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
		add_news(view, view->verbosity == VIEW_FULL, out);
	}
	add_chances(view, out);
	buf_add_char(out, '\n');
}
