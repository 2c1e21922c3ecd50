/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gaps.h"

#include <assert.h>

#include "game.h"
#include "i18n.h"
#include "page.h"
#include "session.h"
#include "text.h"
#include "voice.h"

static const struct {
	const char *name;
	int value;
} numbers[] = {
	{ "levels", GAME_LEVELS },
	{ "page-width-least", PAGE_WIDTH_LEAST }, { "page-width-most", PAGE_WIDTH_MOST },
	{ "page-height-least", PAGE_HEIGHT_LEAST }, { "page-height-most", PAGE_HEIGHT_MOST },
	{ "pitch-most", VOICE_PITCH_MOST },
	{ "rate-least", VOICE_RATE_LEAST }, { "rate-most", VOICE_RATE_MOST },
	{ "square-least", SESSION_SQUARE_LEAST }, { "square-most", SESSION_SQUARE_MOST },
	{ "volume", VOICE_VOLUME }, { "volume-most", VOICE_VOLUME_MOST },
	{ "width-least", SESSION_WIDTH_LEAST }, { "width-most", SESSION_WIDTH_MOST },
};

void gaps_add_languages(struct buf *sentence)
{
	struct buf list = { 0 };

	for (int i = 0; i18n_code(i); i++)
		text_add_item(&list, i18n_code(i));
	buf_add(sentence, buf_text(&list));
	buf_clear(&list);
}

static void add_fact(struct buf *sentence, const void *facts, const char *name,
	size_t length)
{
	size_t count = sizeof numbers / sizeof *numbers, i = 0;

	(void)facts;
	if (text_is_gap(name, length, "languages")) {
		gaps_add_languages(sentence);
		return;
	}
	while (i < count && !text_is_gap(name, length, numbers[i].name))
		i++;
	assert(i < count);
	text_add(sentence, "%d", numbers[i].value);
}

void gaps_fill(struct buf *sentence, const char *text)
{
	text_fill(sentence, text, add_fact, NULL);
}
