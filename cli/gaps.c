/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gaps.h"

#include "game.h"
#include "i18n.h"
#include "page.h"
#include "session.h"
#include "text.h"
#include "voice.h"
#include "words.h"

static const struct {
	const char *name;
	int value;
} numbers[] = {
	{ "levels", GAME_LEVELS },
	{ "page_width_least", PAGE_WIDTH_LEAST }, { "page_width_most", PAGE_WIDTH_MOST },
	{ "page_height_least", PAGE_HEIGHT_LEAST }, { "page_height_most", PAGE_HEIGHT_MOST },
	{ "pitch_most", VOICE_PITCH_MOST },
	{ "rate_least", VOICE_RATE_LEAST }, { "rate_most", VOICE_RATE_MOST },
	{ "square_least", SESSION_SQUARE_LEAST }, { "square_most", SESSION_SQUARE_MOST },
	{ "volume", VOICE_VOLUME }, { "volume_most", VOICE_VOLUME_MOST },
	{ "width_least", SESSION_WIDTH_LEAST }, { "width_most", SESSION_WIDTH_MOST },
};

void gaps_add_languages(struct buf *sentence)
{
	struct buf list = { 0 };

	for (int i = 0; i18n_code(i); i++)
		text_add_made_item(&list, _("%s (%s)"), words_language(i18n_code(i)), i18n_code(i));
	buf_add(sentence, buf_text(&list));
	buf_clear(&list);
}

/* Adds a list such as "goal-lock (off, stop, strict), equalise (off, on)". */
static void add_rules(struct buf *sentence)
{
	struct buf list = { 0 };

	for (int rule = 0; rule < RULESET_RULES; rule++) {
		struct buf values = { 0 };

		words_add_rule_values(&values, rule);
		text_add_made_item(&list, _("%s (%s)"), words_rule_name(rule), buf_text(&values));
		buf_clear(&values);
	}
	buf_add(sentence, buf_text(&list));
	buf_clear(&list);
}

static bool add_fact(struct buf *sentence, const void *facts, const char *name,
	size_t length)
{
	size_t count = sizeof numbers / sizeof *numbers, i = 0;

	if (text_is_gap(name, length, "languages")) {
		gaps_add_languages(sentence);
		return true;
	}
	if (text_is_gap(name, length, "rules")) {
		add_rules(sentence);
		return true;
	}
	while (i < count && !text_is_gap(name, length, numbers[i].name))
		i++;
	if (i < count)
		text_add(sentence, "%d", numbers[i].value);
	return i < count;
}

void gaps_fill(struct buf *sentence, const char *text)
{
	text_fill(sentence, text, add_fact, NULL);
}
