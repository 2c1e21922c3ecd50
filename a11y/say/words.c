/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words.h"

#include <string.h>

#include "ascii.h"
#include "i18n.h"
#include "match.h"
#include "text.h"

static const char *const colours[VARIANT_COLOURS] = {
	[VARIANT_RED] = N_("Red"),       [VARIANT_BLUE] = N_("Blue"),
	[VARIANT_GREEN] = N_("Green"),   [VARIANT_YELLOW] = N_("Yellow"),
	[VARIANT_PURPLE] = N_("Purple"), [VARIANT_WHITE] = N_("White"),
	[VARIANT_LIGHT] = N_("Light"),   [VARIANT_DARK] = N_("Dark"),
};

/* For translators: one small ASCII letter a colour, all different from red to
 * white, and light and dark different from each other. */
static const char *const pieces[VARIANT_COLOURS] = {
	[VARIANT_RED] = NC_("piece", "r"),       [VARIANT_BLUE] = NC_("piece", "b"),
	[VARIANT_GREEN] = NC_("piece", "g"),   [VARIANT_YELLOW] = NC_("piece", "y"),
	[VARIANT_PURPLE] = NC_("piece", "p"), [VARIANT_WHITE] = NC_("piece", "w"),
	[VARIANT_LIGHT] = NC_("piece", "l"),   [VARIANT_DARK] = NC_("piece", "d"),
};

/* For translators: the letters are what is typed for short. */
static const struct {
	const char *name;
	const char *letters;
} compass_table[BOARD_COMPASS] = {
	[BOARD_NORTH] = { NC_("direction", "north"), NC_("direction", "n") },
	[BOARD_NORTH_EAST] = { NC_("direction", "north-east"), NC_("direction", "ne") },
	[BOARD_EAST] = { NC_("direction", "east"), NC_("direction", "e") },
	[BOARD_SOUTH_EAST] = { NC_("direction", "south-east"), NC_("direction", "se") },
	[BOARD_SOUTH] = { NC_("direction", "south"), NC_("direction", "s") },
	[BOARD_SOUTH_WEST] = { NC_("direction", "south-west"), NC_("direction", "sw") },
	[BOARD_WEST] = { NC_("direction", "west"), NC_("direction", "w") },
	[BOARD_NORTH_WEST] = { NC_("direction", "north-west"), NC_("direction", "nw") },
};

const char *words_colour(enum variant_colour colour)
{
	return _(colours[colour]);
}

const char *words_player(const struct game *game, int player)
{
	const char *name = game_name(game, player);

	return *name && (i18n_is_utf8() || ascii_has(name)) ? name :
		words_colour(variant_colour(game_ground(game)->variant, player));
}

bool words_is_player(const struct game *game, int player, const char *text)
{
	enum variant_colour colour = variant_colour(game_ground(game)->variant, player);

	return ascii_is(words_player(game, player), text) ||
		ascii_is(words_colour(colour), text);
}

void words_add_players(const struct game *game, struct buf *list)
{
	for (int player = 0; player < game_ground(game)->players; player++)
		text_add_item(list, words_player(game, player));
}

char words_piece(const struct variant *variant, int player)
{
	return *_(pieces[variant_colour(variant, player)]);
}

const char *words_compass(enum board_compass compass)
{
	return _(compass_table[compass].name);
}

/* Adds text without its hyphens. */
static void add_joined(struct buf *joined, const char *text)
{
	for (; *text; text++)
		if (*text != '-')
			buf_add_char(joined, *text);
}

/* The direction among those of every `step`-th value that `text`, without hyphens,
 * names. */
static int find_among(const char *text, int step)
{
	struct buf local[BOARD_COMPASS] = { 0 }, english[BOARD_COMPASS] = { 0 };
	struct match match = { 0 };
	int found;

	for (int i = 0; i < BOARD_COMPASS; i += step) {
		add_joined(&local[i], _(compass_table[i].name));
		add_joined(&english[i], i18n_english(compass_table[i].name));
		match_add(&match, buf_text(&local[i]), i);
		match_add(&match, buf_text(&english[i]), i);
		match_add_both(&match, compass_table[i].letters, i);
	}
	found = match_find(&match, text, NULL);
	for (int i = 0; i < BOARD_COMPASS; i++) {
		buf_clear(&local[i]);
		buf_clear(&english[i]);
	}
	return found;
}

enum board_compass words_find_compass(const char *text)
{
	struct buf joined = { 0 };
	int found;

	if (*text && text[strlen(text) - 1] == '-')
		return BOARD_COMPASS; /* "north-" goes on, but where? */
	/* It is a matter of taste and of language whether they have hyphens. */
	add_joined(&joined, text);
	found = find_among(buf_text(&joined), 1);
	/* "nor" is north, though north-east begins with it too. */
	if (found < 0)
		found = find_among(buf_text(&joined), 2);
	buf_clear(&joined);
	return found < 0 ? BOARD_COMPASS : (enum board_compass)found;
}

const char *words_variant_name(const struct variant *variant)
{
	return _(variant->name);
}

const char *words_variant(const struct variant *variant)
{
	return _(variant->title);
}

const char *words_variant_note(const struct variant *variant)
{
	return variant->note ? _(variant->note) : NULL;
}

const struct variant *words_find_variant(const char *text, struct buf *candidates)
{
	const struct variant *variant;
	struct match match = { 0 };
	int i;

	for (i = 0; (variant = variant_get(i)); i++)
		match_add_both(&match, variant->name, i);
	i = match_find(&match, text, candidates);
	return i < 0 ? NULL : variant_get(i);
}

const char *words_rule_name(enum ruleset_rule rule)
{
	return _(ruleset_marked_name(rule));
}

enum ruleset_rule words_find_rule(const char *text)
{
	struct match match = { 0 };
	int found;

	for (int rule = 0; rule < RULESET_RULES; rule++)
		match_add_both(&match, ruleset_marked_name(rule), rule);
	found = match_find(&match, text, NULL);
	return found < 0 ? RULESET_RULES : (enum ruleset_rule)found;
}

const char *words_rule_value(enum ruleset_rule rule, int value)
{
	return _(ruleset_marked_choice(rule, value));
}

void words_add_rules(struct buf *sentence)
{
	struct buf list = { 0 };

	for (int rule = 0; rule < RULESET_RULES; rule++)
		text_add_item(&list, words_rule_name(rule));
	buf_add(sentence, buf_text(&list));
	buf_clear(&list);
}

void words_add_rule_values(struct buf *sentence, enum ruleset_rule rule)
{
	struct buf list = { 0 };

	for (int i = 0; ruleset_choice(rule, i); i++)
		text_add_item(&list, words_rule_value(rule, i));
	buf_add(sentence, buf_text(&list));
	buf_clear(&list);
}

const char *words_rule(enum ruleset_rule rule, int value)
{
	return _(ruleset_meaning(rule, value));
}

/* The languages by their own names, and in English, marked.  One without a row here is
 * called by its code. */
static const struct language {
	const char *code, *own, *name;
} languages[] = {
	{ "en", "English", NC_("language", "English") },
	{ "de", "Deutsch", NC_("language", "German") },
	{ "nl", "Nederlands", NC_("language", "Dutch") },
	{ "es", "español", NC_("language", "Spanish") },
};

static const struct language *find_language(const char *code)
{
	for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
		if (strcmp(languages[i].code, code) == 0)
			return &languages[i];
	return NULL;
}

const char *words_language(const char *code)
{
	const struct language *language = find_language(code);

	return language ? _(language->name) : code;
}

const char *words_find_language(const char *text)
{
	struct match match = { 0 };
	int found;

	for (int i = 0; i18n_code(i); i++) {
		const struct language *language = find_language(i18n_code(i));

		if (language) {
			match_add_both(&match, language->name, i);
			match_add(&match, language->own, i);
		}
	}
	found = match_find(&match, text, NULL);
	return found < 0 ? text : i18n_code(found);
}
