/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the suites about printed pages share: sizes of pages, a sink, and games that
 * are played at random.
 */
#ifndef TESTS_TEST_A11Y_PRINT_H
#define TESTS_TEST_A11Y_PRINT_H

#include "game.h"
#include "page_format.h"
#include "print.h"
#include "prose.h"
#include "rules.h"
#include "test_a11y_decode.h"

static const int print_sizes[][2] = { { 40, 25 }, { 20, 10 }, { 60, 40 } };

enum { PRINT_SIZES = sizeof print_sizes / sizeof *print_sizes };

struct print_row {
	const char *label;
	const char *variant;
	int players;
};

/* A sink: adds to a struct buf. */
static inline bool print_to_buf(void *text, const char *bytes, size_t length)
{
	buf_add_bytes(text, bytes, length);
	return true;
}

/* Plays moves at random; the same seed, the same moves. */
static inline void print_play(struct game *game, int moves, uint64_t seed)
{
	struct move list[MOVE_LIST];
	struct fault fault;

	while (moves-- && !game_position(game)->standing.end) {
		int count = rules_moves(game_ground(game), game_position(game), list);
		struct move move;

		if (!count) {
			assert_true(game_pass(game, &fault));
			continue;
		}
		move = list[check_random(&seed, (unsigned)count)];
		assert_true(game_move(game, (uint8_t[]){ move.from, move.to }, 2, &fault));
	}
}

#endif
