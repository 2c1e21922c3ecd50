/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Position lines: one that is read is written as one that gives the same. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "game.h"
#include "mem.h"
#include "rules.h"
#include "words.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void try_line(const char *variant, int players, const char *line)
{
	struct game *game = game_new(variant_find(variant), players);
	struct buf first = { 0 }, second = { 0 }, words = { 0 };
	struct fault fault;

	if (game_setup(game, line, &fault)) {
		position_write(game_position(game), game_ground(game), &first);
		assert(game_setup(game, first.text, &fault));
		position_write(game_position(game), game_ground(game), &second);
		assert(strcmp(first.text, second.text) == 0);
		if (!game_position(game)->standing.end) {
			struct position position = *game_position(game);

			rules_perft(game_ground(game), &position, 1, NULL);
		}
	} else {
		words_add_fault(&words, game, NOTATION_LETTERS, &fault);
		assert(words.length);
	}
	buf_clear(&first);
	buf_clear(&second);
	buf_clear(&words);
	game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *line = mem_zero(size + 1, 1);

	if (size)
		memcpy(line, data, size);
	try_line("kitchen4", 2, line);
	try_line("halma10", 2, line);
	try_line("corners10", 4, line);
	try_line("star", 6, line);
	free(line);
	return 0;
}
