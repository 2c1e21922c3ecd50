/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What must hold in every language: names that can be typed and told apart. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ascii.h"
#include "cmd.h"
#include "i18n.h"
#include "match.h"
#include "notation.h"
#include "test_cli_session.h"
#include "words.h"

/* Two names cannot be told apart: one is the other in this language, too. */
static void fail_alike(const char *name, const char *other)
{
	fail_msg("in %s, \"%s\" is \"%s\", which \"%s\" (\"%s\") is too: "
		"change one in a11y/po/%s.po", i18n_language(), i18n_english(name), _(name),
		i18n_english(other), _(other), i18n_language());
}

/* No other command has this one's name, or in English what this one is called. */
static void check_apart(int i)
{
	const struct cmd *cmd = cmd_get(i), *other;

	for (int j = 0; (other = cmd_get(j)); j++)
		if (i != j && (ascii_is(_(cmd->name), _(other->name)) ||
		    ascii_is(_(cmd->name), i18n_english(other->name))))
			fail_alike(cmd->name, other->name);
}

/* A name has a context, so that its English word may be two words in another language. */
static void check_context(const char *name, const char *context)
{
	size_t length = strlen(context);

	if (strncmp(name, context, length) != 0 || name[length] != '\004')
		fail_msg("%s must be marked as NC_(\"%s\", \"%s\") in its row", name, context,
			name);
}

/* Numbers and the names of standards are the same in each language. */
static bool is_universal(const char *value)
{
	static const char *const standards[] = { "lf", "crlf", "a4", "letter" };

	for (size_t i = 0; i < sizeof standards / sizeof *standards; i++)
		if (strcmp(value, standards[i]) == 0)
			return true;
	return *value >= '0' && *value <= '9';
}

static void check_contexts(void **state)
{
	(void)state;
	for (int i = 0; cmd_get(i); i++)
		check_context(cmd_get(i)->name, "command");
	for (int i = 0; i < cmd_set_count(); i++) {
		check_context(cmd_set_name(i), "setting");
		for (int j = 0; cmd_set_choice(i, j); j++)
			if (!is_universal(cmd_set_choice(i, j)))
				check_context(cmd_set_choice(i, j), "value");
	}
	for (int rule = 0; rule < RULESET_RULES; rule++)
		for (int i = 0; ruleset_choice(rule, i); i++)
			check_context(ruleset_marked_choice(rule, i), "value");
}

/* A command is found by its English name and by its own, in any spelling. */
static void check_commands(void **state)
{
	const struct cmd *cmd;

	(void)state;
	for (int i = 0; (cmd = cmd_get(i)); i++) {
		const char *english = i18n_english(cmd->name);
		struct buf plain = { 0 };

		check_apart(i);
		ascii_add(&plain, _(cmd->name));
		if (cmd_find(english, NULL) != cmd || cmd_find(_(cmd->name), NULL) != cmd ||
		    cmd_find(plain.text, NULL) != cmd)
			fail_msg("in %s, %s is not found as \"%s\" or as \"%s\"",
				i18n_language(), english, _(cmd->name), plain.text);
		buf_clear(&plain);
	}
}

/* No command can be taken for a move. */
static void check_no_move(void **state)
{
	const struct cmd *cmd;
	struct board board;

	(void)state;
	board_init(&board, BOARD_STAR, BOARD_SIDE);
	for (int i = 0; (cmd = cmd_get(i)); i++) {
		uint8_t cells[NOTATION_TYPED];
		struct fault fault;
		size_t count;

		if (notation_read(&board, _(cmd->name), cells, &count, &fault) !=
		    NOTATION_NO_MOVE || strpbrk(_(cmd->name), " 0123456789-"))
			fail_msg("in %s, %s is \"%s\", which can be taken for a move",
				i18n_language(), i18n_english(cmd->name), _(cmd->name));
	}
}

/* The letters for pieces in rows differ within each game. */
static void check_pieces(void **state)
{
	const struct variant *variant;

	(void)state;
	for (int i = 0; (variant = variant_get(i)); i++) {
		for (int a = 0; a < VARIANT_PLAYERS; a++) {
			if (variant->light_and_dark && a >= 2)
				break;
			assert_in_range(words_piece(variant, a), 'a', 'z');
			for (int b = 0; b < a; b++)
				assert_int_not_equal(words_piece(variant, a),
					words_piece(variant, b));
		}
	}
}

/* Directions are found by name, with any hyphen and without. */
static void check_directions(void **state)
{
	(void)state;
	for (int i = 0; i < BOARD_COMPASS; i++) {
		const char *name = words_compass(i);

		CHECK_INT(words_find_compass(name), i);
		for (size_t at = 1; name[at]; at++) {
			struct buf other = { 0 };

			buf_add_bytes(&other, name, at);
			if (name[at] != '-')
				buf_add_char(&other, '-');
			buf_add(&other, name + at + (name[at] == '-'));
			CHECK_INT(words_find_compass(buf_text(&other)), i);
			buf_clear(&other);
		}
	}
}

/* Settings and their values are found by English and own names. */
static void check_settings(void **state)
{
	(void)state;
	for (int i = 0; i < cmd_set_count(); i++) {
		for (int j = 0; j < cmd_set_count(); j++)
			if (i != j && match_is(cmd_set_name(i), _(cmd_set_name(j))))
				fail_alike(cmd_set_name(i), cmd_set_name(j));
		for (int j = 0; cmd_set_choice(i, j); j++)
			for (int k = 0; k < j; k++)
				if (match_is(cmd_set_choice(i, j), _(cmd_set_choice(i, k))))
					fail_alike(cmd_set_choice(i, j), cmd_set_choice(i, k));
	}
}

/* Each gap of the sentences for errors is one that is filled, in each plural form. */
static void check_gaps(void **state)
{
	struct game *game = game_new(variant_find("kitchen5"), 2);

	(void)state;
	for (int error = ERROR_NONE + 1; error < ERROR_COUNT; error++) {
		for (int limit = 1; limit <= 2; limit++) {
			const struct fault fault = {
				.error = error, .text = "x", .limit = limit,
			};
			struct buf sentences = { 0 };

			words_add_fault(&sentences, game, NOTATION_LETTERS, &fault);
			words_add_why(&sentences, game, NOTATION_LETTERS, &fault);
			if (strchr(buf_text(&sentences), '{'))
				fail_msg("a wrong gap: %s", buf_text(&sentences));
			buf_clear(&sentences);
		}
	}
	game_free(game);
}

/* Refusals told briefly are shorter, and those of moves differ from each other. */
static void check_brief(void **state)
{
	struct game *game = game_new(variant_find("kitchen5"), 2);
	struct buf sentences[ERROR_NO_CHAIN + 1] = { 0 };

	(void)state;
	for (int error = ERROR_MOVE_TEXT; error <= ERROR_NO_CHAIN; error++) {
		const struct fault fault = { .error = error, .cell = { 3, 9 }, .text = "x" };
		struct buf full = { 0 };
		struct buf *brief = &sentences[error];

		words_add_fault(&full, game, NOTATION_LETTERS, &fault);
		if (!words_add_brief(brief, game, NOTATION_LETTERS, &fault))
			buf_add(brief, full.text);
		else if (brief->length >= full.length)
			fail_msg("not shorter: %s", brief->text);
		if (strchr(brief->text, '{'))
			fail_msg("a wrong gap: %s", brief->text);
		for (int other = ERROR_MOVE_TEXT; other < error; other++)
			if (strcmp(sentences[other].text, brief->text) == 0)
				fail_alike(sentences[other].text, brief->text);
		buf_clear(&full);
	}
	for (int error = 0; error <= ERROR_NO_CHAIN; error++)
		buf_clear(&sentences[error]);
	game_free(game);
}

static enum session_result name_red(struct session *session, const char *name)
{
	char line[80];

	snprintf(line, sizeof line, "name 1 %s", name);
	return do_quietly(session, line);
}

/* A name is nobody else's colour in any way, but it has no translation: Blue is called
 * as a command is in English, and Red as in the user's language. */
static void check_names(void **state)
{
	struct session session;
	const char *draw = NC_("command", "draw");
	bool translated = strcmp(_(draw), "draw") != 0;

	(void)state;
	start(&session);
	do_lines(&session, "name 2 draw\n");
	CHECK_INT(name_red(&session, "Draw"), SESSION_REFUSED);
	CHECK_INT(name_red(&session, "Blue"), SESSION_REFUSED);
	CHECK_INT(name_red(&session, words_colour(VARIANT_BLUE)), SESSION_REFUSED);
	CHECK_INT(name_red(&session, _(draw)), translated ? SESSION_DONE : SESSION_REFUSED);
	session_clear(&session);
}

/* Is it a word that is typed as it is printed: one word, in small letters? */
static void check_word(const char *name)
{
	assert_true(*name);
	for (const char *at = name; *at; at++)
		assert_false(*at == ' ' || (*at >= 'A' && *at <= 'Z'));
}

static void check_variant_names(void **state)
{
	const struct variant *variant;

	(void)state;
	for (int i = 0; (variant = variant_get(i)); i++) {
		check_word(words_variant_name(variant));
		assert_ptr_equal(words_find_variant(words_variant_name(variant), NULL), variant);
		assert_ptr_equal(words_find_variant(variant->id, NULL), variant);
	}
}

static void check_rule_names(void **state)
{
	(void)state;
	for (int rule = 0; rule < RULESET_RULES; rule++) {
		check_word(words_rule_name(rule));
		CHECK_INT(words_find_rule(words_rule_name(rule)), rule);
		CHECK_INT(words_find_rule(ruleset_name(rule)), rule);
		for (int i = 0; ruleset_choice(rule, i); i++)
			check_word(words_rule_value(rule, i));
	}
}

/* Each language is found by its own name, that in English and that in the user's; and
 * none is called by its code, for want of a name. */
static void check_languages(void **state)
{
	static const char *const english[][2] = {
		{ "en", "English" }, { "de", "German" }, { "nl", "Dutch" }, { "es", "Spanish" },
	};

	(void)state;
	for (int i = 0; i18n_code(i); i++) {
		CHECK_TEXT(words_find_language(i18n_code(i)), i18n_code(i));
		CHECK_TEXT(words_find_language(words_language(i18n_code(i))), i18n_code(i));
		assert_string_not_equal(words_language(i18n_code(i)), i18n_code(i));
	}
	for (size_t i = 0; i < sizeof english / sizeof *english; i++)
		CHECK_TEXT(words_find_language(english[i][1]), english[i][0]);
	CHECK_TEXT(words_find_language("Nederlands"), "nl");
	CHECK_TEXT(words_find_language("espanol"), "es");
	CHECK_TEXT(words_find_language("fr"), "fr");
}

static const struct {
	const char *name;
	CMUnitTestFunction test;
} rows[] = {
	{ "names have a context", check_contexts },
	{ "commands are found by both names", check_commands },
	{ "no command is a move", check_no_move },
	{ "piece letters differ", check_pieces },
	{ "directions are found", check_directions },
	{ "settings are found", check_settings },
	{ "names are not translated", check_names },
	{ "variants are found", check_variant_names },
	{ "rules are found", check_rule_names },
	{ "languages are found", check_languages },
	{ "gaps are filled", check_gaps },
	{ "refusals told briefly", check_brief },
};

int main(void)
{
	const char *build = getenv("B");
	char folder[1024];
	int failed = 0;

	snprintf(folder, sizeof folder, "%s/locale", build ? build : "build");
	i18n_init(folder);
	for (int i = 0; i18n_code(i); i++) {
		struct CMUnitTest tests[sizeof rows / sizeof *rows] = { 0 };
		char name[sizeof rows / sizeof *rows][80];

		i18n_set_language(i18n_code(i));
		for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
			snprintf(name[row], sizeof name[row], "%s: %s", i18n_code(i),
				rows[row].name);
			tests[row].name = name[row];
			tests[row].test_func = rows[row].test;
		}
		failed += cmocka_run_group_tests_name(i18n_code(i), tests, NULL, NULL);
	}
	return failed != 0;
}
