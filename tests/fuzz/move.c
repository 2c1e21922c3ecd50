/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed moves, on a square board and on the star: a move that is taken is one that
 * the generator lists, and one that is refused changes nothing. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "game.h"
#include "mem.h"
#include "notation.h"
#include "rules.h"
#include "utf8.h"
#include "words.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool is_listed(const struct game *game, struct move move)
{
	struct move list[MOVE_LIST];
	int count = rules_moves(game_ground(game), game_position(game), list);

	for (int i = 0; i < count; i++)
		if (list[i].from == move.from && list[i].to == move.to)
			return true;
	return false;
}

static void say(const struct game *game, const struct fault *fault)
{
	struct buf text = { 0 };

	for (int style = 0; style < NOTATION_STYLES; style++) {
		words_add_fault(&text, game, style, fault);
		words_add_why(&text, game, style, fault);
	}
	assert(text.length);
	buf_clear(&text);
}

static void try_move(const char *variant, int players, const char *line)
{
	struct game *game = game_new(variant_find(variant), players);
	uint8_t cells[NOTATION_TYPED];
	struct fault fault;
	size_t count = 0;
	enum notation_read read =
		notation_read(&game_ground(game)->board, line, cells, &count, &fault);

	if (read == NOTATION_WRONG) {
		say(game, &fault);
	} else if (read == NOTATION_CELLS && count > 1) {
		struct move move = { cells[0], cells[count - 1] };
		bool listed = is_listed(game, move);
		bool taken = game_move(game, cells, count, &fault);

		assert(!taken || listed);
		assert(taken || count > 2 || !listed);
		assert(game_count(game) == taken);
		if (!taken)
			say(game, &fault);
	}
	game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *line = mem_zero(size + 1, 1);

	if (size)
		memcpy(line, data, size);
	utf8_clean(line);
	try_move("kitchen5", 2, line);
	try_move("star", 3, line);
	free(line);
	return 0;
}
