/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ascii.h"
#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "record.h"
#include "text.h"
#include "words.h"

/* Says which game is played now, for whom the computer plays, who had to pass in it from
 * index `from` on, and where it stands. */
static enum session_result answer_game(struct session *session, const char *what,
	size_t from)
{
	const struct view view = session_view(session);

	buf_add(&session->answer, what);
	view_game(&view, &session->answer);
	cmd_computer_add_players(session);
	buf_add_char(&session->answer, ' ');
	if (game_count(session->game) > from)
		view_done(&view, from, &session->answer);
	else
		view_turn(&view, &session->answer);
	return SESSION_DONE;
}

/* The variant of that name or unique beginning; NULL if the line was refused. */
static const struct variant *read_variant(struct session *session, const char *text)
{
	const struct variant *variant;
	struct match match = { 0 };
	struct buf candidates = { 0 };
	int i;

	for (i = 0; (variant = variant_get(i)); i++)
		match_add(&match, variant->id, i);
	i = match_find(&match, text, &candidates);
	if (i < 0 && candidates.length)
		session_refuse(session, NULL, _("%s may mean %s."),
			text_typed(text).text, buf_text(&candidates));
	else if (i < 0)
		session_refuse(session, NULL,
			_("There is no variant %s; type variants for a list."),
			text_typed(text).text);
	buf_clear(&candidates);
	return i < 0 ? NULL : variant_get(i);
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
	const struct arena *arena = game_arena(session->game);
	struct game *game = game_new(variant, players);
	struct fault fault;

	if (variant != arena->variant || players != arena->players)
		return game;
	game_set_rules(game, &arena->rules, &fault);
	for (int player = 0; player < players; player++) {
		game_set_name(game, player, game_name(session->game, player));
		game_set_level(game, player, game_level(session->game, player));
	}
	return game;
}

enum session_result cmd_new(struct session *session, int argc, char **argv)
{
	const struct arena *arena = game_arena(session->game);
	const struct variant *variant = arena->variant;
	const char *number = argc == 2 ? argv[1] :
		argc == 1 && is_number(argv[0]) ? argv[0] : NULL;
	int players = arena->players;
	struct fault fault;

	if (argc && argv[0] != number) {
		variant = read_variant(session, argv[0]);
		if (!variant)
			return SESSION_REFUSED;
		if (!variant_has_players(variant, players))
			players = variant_fewest(variant);
	}
	if (number && !is_number(number))
		return cmd_misused(session, cmd_find("new", NULL));
	if (number && !cmd_read_number(session, number, 0, INT_MAX, &players))
		return SESSION_REFUSED;
	if (!variant_check_players(variant, players, &fault))
		return session_refuse_fault(session, &fault);
	session_set_game(session, make_game(session, variant, players));
	return answer_game(session, _("New game."), 0);
}

enum session_result cmd_variants(struct session *session, int argc, char **argv)
{
	(void)argc, (void)argv;
	view_variants(&session->answer);
	return SESSION_DONE;
}

enum session_result cmd_rules(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);

	(void)argc, (void)argv;
	view_rules(&view, &session->answer);
	return SESSION_DONE;
}

/* The value of a rule that `text` is in the user's language, as the core calls it;
 * `text` itself if it is none. */
static const char *read_value(enum ruleset_rule rule, const char *text)
{
	struct match match = { 0 };
	int found;

	for (int i = 0; ruleset_choice(rule, i); i++)
		match_add_both(&match, ruleset_choice(rule, i), i);
	found = match_find(&match, text, NULL);
	return found < 0 ? text : ruleset_choice(rule, found);
}

enum session_result cmd_rule(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);
	struct ruleset rules = game_arena(session->game)->rules;
	struct match match = { 0 };
	struct fault fault;
	int rule;

	if (!argc) {
		view_ruleset(&view, &session->answer);
		return SESSION_DONE;
	}
	for (int i = 0; i < RULESET_RULES; i++)
		match_add(&match, ruleset_name(i), i);
	rule = match_find(&match, argv[0], NULL);
	if (argc == 1 && rule >= 0) {
		view_rule(&view, rule, &session->answer);
		return SESSION_DONE;
	}
	if (!ruleset_set(&rules, rule < 0 ? argv[0] : ruleset_name(rule),
			argc > 1 && rule >= 0 ? read_value(rule, argv[1]) : "", &fault) ||
	    !game_set_rules(session->game, &rules, &fault))
		return session_refuse_fault(session, &fault);
	view_rule(&view, rule, &session->answer);
	/* In a position that was set up the new rule may leave no move. */
	session_settle(session);
	if (game_count(session->game))
		view_done(&view, 0, &session->answer);
	return SESSION_DONE;
}

/* May the player be called so in the user's language, too? */
static bool check_name(const struct session *session, int player, const char *name,
	struct fault *fault)
{
	const struct arena *arena = game_arena(session->game);

	if (!game_check_name(session->game, player, name, fault))
		return false;
	for (int other = 0; other < arena->players; other++) {
		enum variant_colour colour = variant_colour(arena->variant, other);

		if (other != player && (ascii_is(words_player(session->game, other), name) ||
		    ascii_is(words_colour(colour), name)))
			return error_set_text(fault, ERROR_NAME_TAKEN, name, strlen(name));
	}
	return true;
}

enum session_result cmd_name(struct session *session, int argc, char **argv)
{
	char *name = argv[1], *before;
	struct fault fault;
	int player;

	(void)argc;
	if (!cmd_read_player(session, argv[0], &player))
		return SESSION_REFUSED;
	if (strlen(name) > GAME_NAME_MAX)
		return session_refuse(session, NULL,
			_("That name is too long; %d bytes are the most."), GAME_NAME_MAX);
	if (!check_name(session, player, name, &fault))
		return session_refuse_fault(session, &fault);
	before = mem_copy(words_player(session->game, player));
	game_set_name(session->game, player, name);
	text_add(&session->answer, _("%s is now called %s."), before,
		game_name(session->game, player));
	buf_add_char(&session->answer, '\n');
	free(before);
	return SESSION_DONE;
}

enum session_result cmd_setup(struct session *session, int argc, char **argv)
{
	const struct arena *arena = game_arena(session->game);
	struct game *game = make_game(session, arena->variant, arena->players);
	struct fault fault;
	int pieces = variant_pieces(arena->variant);

	(void)argc;
	if (!game_setup(game, argv[0], &fault)) {
		game_free(game);
		return session_refuse_fault(session, &fault);
	}
	session_set_game(session, game);
	for (int player = 0; player < game_arena(game)->players; player++) {
		int count = cellset_count(&game_position(game)->own[player]);

		if (count < pieces)
			text_add_sentence(&session->answer,
				_("%s has %d of %d pieces, too few to fill the goal."),
				words_player(game, player), count, pieces);
	}
	return answer_game(session, "", 0);
}

enum session_result cmd_position(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);

	(void)argc, (void)argv;
	view_position(&view, &session->answer);
	return SESSION_DONE;
}

/* Is it a record?  Not if it goes on where nobody has looked. */
static bool is_record(const void *kind, const char *text, size_t length)
{
	struct fault fault;
	struct game *game = length > FILE_BYTES ? NULL : record_read(text, length, &fault);

	(void)kind;
	game_free(game);
	return game;
}

/* Writes a record into a file, unless that holds something else. */
static enum session_result save(struct session *session, const char *path)
{
	struct buf text = { 0 };
	bool done;

	if (!file_may_replace(path, is_record, NULL))
		return errno != EEXIST ? cmd_fail(session, path) : session_refuse(session, NULL,
			_("%s exists and is not a record of Halma; choose another name."), path);
	record_write(session->game, &text);
	done = file_write(path, text.text, text.length);
	buf_clear(&text);
	return done ? SESSION_DONE : cmd_fail(session, path);
}

enum session_result cmd_save(struct session *session, int argc, char **argv)
{
	char *path = argc ? file_expand(argv[0]) : session->file ?
		mem_copy(session->file) : NULL;
	enum session_result result;

	if (!path)
		return session_refuse(session, NULL, "%s",
			_("The game has no file yet; type save and a file name."));
	result = save(session, path);
	if (result != SESSION_DONE) {
		free(path);
		return result;
	}
	free(session->file);
	session->file = path;
	text_add(&session->answer, _("Saved as %s."), path);
	buf_add_char(&session->answer, '\n');
	return SESSION_DONE;
}

/* Reads a record from a file; NULL if the line was refused, as `*result` says. */
static struct game *load(struct session *session, const char *path,
	enum session_result *result)
{
	struct buf text = { 0 };
	struct game *game = NULL;
	struct fault fault;

	if (!file_read(path, &text)) {
		*result = cmd_fail(session, path);
	} else if (!record_read_part(buf_text(&text), text.length, &game, &fault)) {
		*result = session_refuse_record(session, path, game, &fault);
		game_free(game);
		game = NULL;
	}
	buf_clear(&text);
	return game;
}

enum session_result cmd_load_file(struct session *session, const char *path)
{
	enum session_result result = SESSION_DONE;
	struct game *game = load(session, path, &result);
	size_t from;

	if (!game)
		return result;
	from = game_count(game);
	session_set_game(session, game);
	session->file = mem_copy(path);
	text_add(&session->answer, _("Loaded %s."), path);
	return answer_game(session, "", from);
}

enum session_result cmd_load(struct session *session, int argc, char **argv)
{
	char *path = file_expand(argv[0]);
	enum session_result result = cmd_load_file(session, path);

	(void)argc;
	free(path);
	return result;
}

enum session_result cmd_resume(struct session *session, int argc, char **argv)
{
	struct game *game = session->journal ? journal_resume(session->journal) : NULL;
	size_t from;

	(void)argc, (void)argv;
	if (!game)
		return session_refuse(session, NULL, "%s", _("No unfinished game is kept."));
	from = game_count(game);
	session_resume_game(session, game);
	return answer_game(session, _("Resumed."), from);
}
