/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records: one that is read is written as one that is read again and written the
 * same. */
#include <assert.h>
#include <string.h>

#include "buf.h"
#include "record.h"
#include "words.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void write_again(const struct game *game)
{
	struct buf first = { 0 }, second = { 0 };
	struct fault fault;
	struct game *again;

	record_write(game, &first);
	again = record_read(first.text, first.length, &fault);
	assert(again);
	record_write(again, &second);
	assert(first.length == second.length && strcmp(first.text, second.text) == 0);
	buf_clear(&first);
	buf_clear(&second);
	game_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct game *game, *other = game_new(variant_default(), 2);
	struct buf words = { 0 };
	struct fault fault;

	if (record_read_part((const char *)data, size, &game, &fault)) {
		write_again(game);
	} else {
		assert(fault.error && fault.line >= 1);
		words_add_fault(&words, game ? game : other, NOTATION_LETTERS, &fault);
		assert(words.length);
	}
	buf_clear(&words);
	game_free(game);
	game_free(other);
	return 0;
}
