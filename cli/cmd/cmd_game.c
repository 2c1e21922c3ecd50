/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "text.h"
#include "words.h"

enum session_result cmd_answer_game(struct session *session, const char *what, size_t from)
{
	const struct view view = session_view(session);

	buf_add(&session->answer.text, what);
	view_game(&view, &session->answer.text);
	cmd_computer_add_players(session);
	if (game_count(session->game) > from) {
		buf_add_char(&session->answer.text, ' ');
		view_done(&view, from, &session->answer.text);
	} else {
		view_add_next(&view, &session->answer.text);
	}
	return SESSION_DONE;
}

/* The variant of that name or unique beginning; NULL if the line was refused. */
static const struct variant *read_variant(struct session *session, const char *text)
{
	struct buf candidates = { 0 };
	const struct variant *variant = words_find_variant(text, &candidates);

	if (!variant && candidates.length)
		cmd_refuse_several(session, text, &candidates);
	else if (!variant)
		session_refuse(session, NULL,
			_("There is no variant %s; type variants for a list."),
			text_typed(text).text);
	buf_clear(&candidates);
	return variant;
}

static bool is_number(const char *text)
{
	return *text && !text[strspn(text, "0123456789")];
}

/* The same variant and players again keep the rules and names that were chosen, and the
 * computer its seats. */
static struct game *make_game(const struct session *session,
	const struct variant *variant, int players)
{
	const struct ground *ground = game_ground(session->game);
	struct game *game = game_new(variant, players);
	struct fault fault;
	bool done;

	if (variant != ground->variant || players != ground->players)
		return game;
	done = game_set_rules(game, &ground->rules, &fault);
	assert(done);
	for (int player = 0; player < players; player++) {
		game_set_name(game, player, game_name(session->game, player));
		game_set_level(game, player, game_level(session->game, player));
	}
	return game;
}

static enum session_result run_new(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct ground *ground = game_ground(session->game);
	const struct variant *variant = ground->variant;
	const char *number = argc == 2 ? argv[1] :
		argc == 1 && is_number(argv[0]) ? argv[0] : NULL;
	int players = ground->players;
	struct fault fault;

	if (argc && argv[0] != number) {
		variant = read_variant(session, argv[0]);
		if (!variant)
			return SESSION_REFUSED;
		if (!variant_has_players(variant, players))
			players = variant_fewest(variant);
	}
	if (number && !is_number(number))
		return cmd_misused(session, self);
	if (number) {
		long asked = strtol(number, NULL, 10);

		players = asked > INT_MAX ? INT_MAX : (int)asked;
	}
	if (!variant_check_players(variant, players, &fault))
		return session_refuse_fault(session, &fault);
	session_set_game(session, make_game(session, variant, players));
	return cmd_answer_game(session, _("New game."), 0);
}

static enum session_result run_variants(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	view_variants(&session->answer.text);
	return SESSION_DONE;
}

/* The value of a rule that `text` is in the user's language, as the core calls it;
 * `text` itself if it is none. */
static const char *read_value(enum ruleset_rule rule, const char *text)
{
	struct match match = { 0 };
	int found;

	for (int i = 0; ruleset_choice(rule, i); i++)
		match_add_both(&match, ruleset_marked_choice(rule, i), i);
	found = match_find(&match, text, NULL);
	return found < 0 ? text : ruleset_choice(rule, found);
}

static enum session_result run_rule(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	struct ruleset rules = game_ground(session->game)->rules;
	struct fault fault;
	enum ruleset_rule rule;

	if (!argc) {
		view_ruleset(&view, &session->answer.text);
		return SESSION_DONE;
	}
	rule = words_find_rule(argv[0]);
	if (argc == 1 && rule < RULESET_RULES) {
		view_rule(&view, rule, &session->answer.text);
		return SESSION_DONE;
	}
	if (!ruleset_set(&rules, rule == RULESET_RULES ? argv[0] : ruleset_name(rule),
			argc > 1 && rule < RULESET_RULES ? read_value(rule, argv[1]) : "", &fault) ||
	    !game_set_rules(session->game, &rules, &fault))
		return session_refuse_fault(session, &fault);
	view_rule(&view, rule, &session->answer.text);
	/* In a position that was set up the new rule may leave no move. */
	session_settle(session);
	if (game_count(session->game))
		view_done(&view, 0, &session->answer.text);
	return SESSION_DONE;
}

/* May the player be called so in the user's language, too? */
static bool check_name(const struct session *session, int player, const char *name,
	struct fault *fault)
{
	if (!game_check_name(session->game, player, name, fault))
		return false;
	for (int other = 0; other < game_ground(session->game)->players; other++)
		if (other != player && words_is_player(session->game, other, name))
			return error_set_text(fault, ERROR_NAME_TAKEN, name, strlen(name));
	return true;
}

static enum session_result set_name(struct session *session, int player, const char *name)
{
	struct fault fault;
	char *before;

	if (strlen(name) > GAME_NAME_MAX)
		return session_refuse(session, NULL,
			_("That name is too long; %d bytes are the most."), GAME_NAME_MAX);
	if (is_number(name))
		return session_refuse(session, NULL,
			_("%s cannot be a name, for numbers stand for players already."), name);
	if (!check_name(session, player, name, &fault))
		return session_refuse_fault(session, &fault);
	before = mem_copy(words_player(session->game, player));
	game_set_name(session->game, player, name);
	if (strcmp(words_player(session->game, player), game_name(session->game, player)) == 0)
		text_add(&session->answer.text, _("%s is now called %s."), before,
			game_name(session->game, player));
	else
		text_add(&session->answer.text,
			_("The name is kept, but this terminal cannot show it and says %s."),
			words_player(session->game, player));
	buf_add_char(&session->answer.text, '\n');
	free(before);
	return SESSION_DONE;
}

static enum session_result run_name(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	enum session_result result;
	char *name;
	int player;

	if (!cmd_read_player(session, argv[0], &player))
		return SESSION_REFUSED;
	name = cmd_unquote(argv[1]);
	result = set_name(session, player, name);
	free(name);
	return result;
}

static enum session_result run_setup(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct ground *ground = game_ground(session->game);
	struct game *game = make_game(session, ground->variant, ground->players);
	struct fault fault;
	int pieces = variant_pieces(ground->variant);

	if (!game_setup(game, argv[0], &fault)) {
		game_free(game);
		return session_refuse_fault(session, &fault);
	}
	session_set_game(session, game);
	for (int player = 0; player < game_ground(game)->players; player++) {
		int count = cellset_count(&game_position(game)->own[player]);

		if (count < pieces)
			text_add_sentence(&session->answer.text,
				_("%s has %d of %d pieces, too few to fill the goal."),
				words_player(game, player), count, pieces);
	}
	return cmd_answer_game(session, "", 0);
}

const struct cmd cmd_game_table[] = {
	{
		.name = NC_("command", "new"), .group = CMD_GAME, .words = { CMD_VARIANT },
		.arguments = N_("[VARIANT] [PLAYERS]"), .most = 2, .run = run_new,
		.help = N_("Begins a new game; without a variant, of the same one by the same rules. The game before is kept: see the command resume."),
	}, {
		.name = NC_("command", "variants"), .group = CMD_GAME, .run = run_variants,
		.help = N_("Lists all variants, one a line."),
	}, {
		.name = NC_("command", "rules"), .group = CMD_GAME, .view = view_rules,
		.help = N_("Explains the rules of this game and what is known of its origin."),
	}, {
		.name = NC_("command", "rule"), .group = CMD_GAME, .plays = true,
		.words = { CMD_RULE, CMD_RULE_VALUE },
		.arguments = N_("[NAME [VALUE]]"), .most = 2, .run = run_rule,
		.help = N_("Lists the rules that may differ, or sets one before the first turn: {rules}."),
	}, {
		.name = NC_("command", "name"), .group = CMD_GAME, .plays = true, .words = { CMD_PLAYER },
		.arguments = N_("PLAYER NAME"), .least = 2, .most = 2, .rest = true,
		.run = run_name,
		.help = N_("Gives a player a name."),
	}, {
		.name = NC_("command", "setup"), .group = CMD_GAME,
		.arguments = N_("POSITION"), .least = 1, .most = 1, .rest = true,
		.run = run_setup,
		.help = N_("Begins a new game from a position, in the form that the command position gives."),
	}, {
		.name = NC_("command", "position"), .group = CMD_GAME, .raw = true, .view = view_position,
		.help = N_("Gives the position as one line."),
	},
	{ 0 },
};
