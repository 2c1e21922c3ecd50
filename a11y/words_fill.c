/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words_fill.h"

#include <string.h>

#include "text.h"
#include "utf8.h"
#include "words.h"

/* What the sentence is about. */
struct facts {
	const struct game *game;
	enum squares_style style;
	const struct fault *fault;
};

static void add_cell(struct buf *sentence, const struct facts *facts, int i)
{
	const struct board *board = &game_arena(facts->game)->board;

	buf_add(sentence, squares_name(board, facts->fault->cell[i], facts->style).text);
}

static void add_text(struct buf *sentence, const struct fault *fault)
{
	char text[ERROR_TEXT_MAX + 1];

	strcpy(text, fault->text);
	utf8_clean(text);
	buf_add(sentence, text);
}

/* Adds the fact of that name, of `length` bytes; nothing if there is none. */
static void add_fact(struct buf *sentence, const void *all, const char *name,
	size_t length)
{
	const struct facts *facts = all;
	const struct fault *fault = facts->fault;
	int side = game_arena(facts->game)->board.side;

	if (strncmp(name, "cell", length) == 0)
		add_cell(sentence, facts, 0);
	else if (strncmp(name, "landing", length) == 0)
		add_cell(sentence, facts, 1);
	else if (strncmp(name, "player", length) == 0)
		buf_add(sentence, words_player(facts->game, fault->player));
	else if (strncmp(name, "mover", length) == 0)
		buf_add(sentence, words_player(facts->game, fault->other));
	else if (strncmp(name, "number", length) == 0)
		text_add(sentence, "%d", fault->number);
	else if (strncmp(name, "limit", length) == 0)
		text_add(sentence, "%d", fault->limit);
	else if (strncmp(name, "levels", length) == 0)
		text_add(sentence, "%d", GAME_LEVELS);
	else if (strncmp(name, "text", length) == 0)
		add_text(sentence, fault);
	else if (strncmp(name, "file", length) == 0)
		text_add(sentence, "%s", squares_file(side - 1, SQUARES_LETTERS).text);
	else if (strncmp(name, "rank", length) == 0)
		text_add(sentence, "%d", side);
}

void words_fill(struct buf *sentence, const char *text, const struct game *game,
	enum squares_style style, const struct fault *fault)
{
	const struct facts facts = { game, style, fault };

	text_fill(sentence, text, add_fact, &facts);
}
