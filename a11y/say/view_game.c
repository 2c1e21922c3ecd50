/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

static void add_players(const struct variant *variant, struct buf *list)
{
	for (int players = 2; players <= VARIANT_PLAYERS; players++)
		if (variant_has_players(variant, players))
			text_add_made_item(list, "%d", players);
}

void view_variants(struct buf *out)
{
	const struct variant *variant;

	for (int i = 0; (variant = variant_get(i)); i++) {
		struct buf players = { 0 };

		add_players(variant, &players);
		text_add(out, _("%s: %s; players: %s; pieces each: %d."),
			words_variant_name(variant), words_variant(variant), buf_text(&players),
			variant_pieces(variant));
		buf_add_char(out, '\n');
		buf_clear(&players);
	}
}

void view_game(const struct view *view, struct buf *out)
{
	const struct variant *variant = game_ground(view->game)->variant;
	struct buf names = { 0 };

	words_add_players(view->game, &names);
	text_add_sentence(out, _("%s: %s."), words_variant_name(variant), buf_text(&names));
	buf_clear(&names);
}

/* Tells what teams are and who is in which. */
static void add_teams(const struct view *view, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);

	text_add(out, "%s", words_rule(RULESET_TEAMS, 1));
	for (int player = 0; player < ground->players; player++)
		if (ground->opposite[player] > player)
			text_add_sentence(out, _("%s and %s are partners."),
				words_player(view->game, player),
				words_player(view->game, ground->opposite[player]));
	buf_add_char(out, '\n');
}

void view_rules(const struct view *view, struct buf *out)
{
	const struct ground *ground = game_ground(view->game);
	const struct ruleset *rules = &ground->rules;
	const char *note = words_variant_note(ground->variant);

	text_add(out, _("%s: %s."), words_variant_name(ground->variant),
		words_variant(ground->variant));
	buf_add_char(out, '\n');
	if (ground->players == 2)
		text_add(out, "%s\n",
			_("Whoever first fills the camp opposite with all pieces wins."));
	else if (!rules->teams)
		text_add(out, "%s\n", _("Whoever fills the camp opposite with all pieces takes the next place; the others play on."));
	else
		text_add(out, "%s\n", _("Each player must fill the camp opposite with all pieces."));
	text_add(out, "%s\n", _("A turn moves one piece: one step to an empty neighbouring cell, or a chain of jumps."));
	text_add(out, "%s\n", _("A jump goes straight over one neighbouring piece of any player to the empty cell behind it. Nothing is captured."));
	text_add(out, "%s\n", _("A chain may turn at each landing and stop at any, and never comes back to a cell it has been on."));
	text_add(out, "%s\n", words_rule(RULESET_GOAL_LOCK, rules->goal_lock));
	if (rules->equalise)
		text_add(out, "%s\n", words_rule(RULESET_EQUALISE, 1));
	if (rules->clear_out)
		text_add(out, "%s\n", words_rule(RULESET_CLEAR_OUT, 1));
	if (rules->teams)
		add_teams(view, out);
	text_add(out, "%s\n", _("A player who cannot move passes. When a position occurs for the third time, the player to move may claim a draw."));
	if (note)
		text_add(out, "%s\n", note);
}

void view_rule(const struct view *view, enum ruleset_rule rule, struct buf *out)
{
	int value = ruleset_get(&game_ground(view->game)->rules, rule);

	text_add(out, _("%s %s: %s"), words_rule_name(rule), words_rule_value(rule, value),
		words_rule(rule, value));
	buf_add_char(out, '\n');
}

void view_ruleset(const struct view *view, struct buf *out)
{
	for (int rule = 0; rule < RULESET_RULES; rule++)
		view_rule(view, rule, out);
}

void view_position(const struct view *view, struct buf *out)
{
	position_write(game_position(view->game), game_ground(view->game), out);
	buf_add_char(out, '\n');
}
