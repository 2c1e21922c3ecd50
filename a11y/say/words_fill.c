/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words_fill.h"

#include <string.h>

#include "text.h"
#include "utf8.h"
#include "words.h"

/* What the sentence is about. */
struct topic {
	const struct game *game;
	enum notation_style style;
	const struct fault *fault;
};

static void add_cell(struct buf *sentence, const struct topic *topic, int i)
{
	const struct board *board = &game_ground(topic->game)->board;

	buf_add(sentence, notation_cell(board, topic->fault->cell[i], topic->style).text);
}

static void add_text(struct buf *sentence, const struct fault *fault)
{
	char text[ERROR_TEXT_MAX + 1];

	strcpy(text, fault->text);
	utf8_clean(text);
	buf_add(sentence, text);
}

/* Adds the fact of that name, of `length` bytes; false if there is none. */
static bool add_fact(struct buf *sentence, const void *all, const char *name,
	size_t length)
{
	const struct topic *topic = all;
	const struct fault *fault = topic->fault;
	int side = game_ground(topic->game)->board.side;

	if (text_is_gap(name, length, "cell"))
		add_cell(sentence, topic, 0);
	else if (text_is_gap(name, length, "landing"))
		add_cell(sentence, topic, 1);
	else if (text_is_gap(name, length, "player"))
		buf_add(sentence, words_player(topic->game, fault->player));
	else if (text_is_gap(name, length, "mover"))
		buf_add(sentence, words_player(topic->game, fault->other));
	else if (text_is_gap(name, length, "number"))
		text_add(sentence, "%d", fault->number);
	else if (text_is_gap(name, length, "limit"))
		text_add(sentence, "%d", fault->limit);
	else if (text_is_gap(name, length, "levels"))
		text_add(sentence, "%d", GAME_LEVELS);
	else if (text_is_gap(name, length, "text"))
		add_text(sentence, fault);
	else if (text_is_gap(name, length, "rules"))
		words_add_rules(sentence);
	else if (text_is_gap(name, length, "rule"))
		buf_add(sentence, words_rule_name(fault->rule));
	else if (text_is_gap(name, length, "values"))
		words_add_rule_values(sentence, fault->rule);
	else if (text_is_gap(name, length, "first_file"))
		buf_add(sentence, notation_file(0, NOTATION_LETTERS).text);
	else if (text_is_gap(name, length, "file"))
		buf_add(sentence, notation_file(side - 1, NOTATION_LETTERS).text);
	else if (text_is_gap(name, length, "rank"))
		text_add(sentence, "%d", side);
	else
		return false;
	return true;
}

void words_fill(struct buf *sentence, const char *text, const struct game *game,
	enum notation_style style, const struct fault *fault)
{
	const struct topic topic = { game, style, fault };

	text_fill(sentence, text, add_fact, &topic);
}
