/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Games from short texts: a game at a position, and words that play it.
 *
 * The words are moves ("c5-d4"), "pass", "resign", "end", "undo", "redo", and for
 * "draw" what it must come to: "offer", "accept", "agree" or "claim".
 */
#ifndef TESTS_TEST_CORE_PLAY_H
#define TESTS_TEST_CORE_PLAY_H

#include "check.h"
#include "game.h"

/* A game with changed rules, from a position line; "" is the variant's own start. */
static inline struct game *play_new(const char *id, int players, const char *rules,
	const char *line)
{
	struct game *game = game_new(variant_find(id), players);
	struct ruleset set = check_rules(variant_find(id), rules);
	struct fault fault;

	assert_true(game_set_rules(game, &set, &fault));
	if (*line)
		assert_true(game_setup(game, line, &fault));
	return game;
}

static inline bool play_draw(struct game *game, enum game_draw wanted, struct fault *fault)
{
	enum game_draw draw = game_draw(game, fault);

	if (draw != GAME_DRAW_REFUSED)
		CHECK_INT(draw, wanted);
	return draw != GAME_DRAW_REFUSED;
}

/* Plays one word.  False if it was refused. */
static inline bool play_word(struct game *game, const char *word, struct fault *fault)
{
	uint8_t cells[BOARD_CELLS];

	if (strcmp(word, "pass") == 0)
		return game_pass(game, fault);
	if (strcmp(word, "resign") == 0)
		return game_resign(game, fault);
	if (strcmp(word, "end") == 0)
		return game_stop(game, fault);
	if (strcmp(word, "undo") == 0)
		return game_undo(game, 1) == 1;
	if (strcmp(word, "redo") == 0)
		return game_redo(game, 1) == 1;
	if (strcmp(word, "offer") == 0)
		return play_draw(game, GAME_DRAW_OFFERED, fault);
	if (strcmp(word, "accept") == 0)
		return play_draw(game, GAME_DRAW_ACCEPTED, fault);
	if (strcmp(word, "agree") == 0)
		return play_draw(game, GAME_DRAW_AGREED, fault);
	if (strcmp(word, "claim") == 0)
		return play_draw(game, GAME_DRAW_CLAIMED, fault);
	return game_move(game, cells,
		check_cells(&game_ground(game)->board, word, cells), fault);
}

/* Plays words with blanks between them, none of which may be refused. */
static inline void play_words(struct game *game, const char *words)
{
	char *copy = strdup(words), *rest = copy, *word;
	struct fault fault;

	while ((word = strtok_r(rest, " ", &rest)))
		if (!play_word(game, word, &fault))
			fail_msg("%s was refused, error %d", word, (int)fault.error);
	free(copy);
}

#endif
