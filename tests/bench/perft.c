/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures move generation: perft leaves and random-game turns a second. */
#include <inttypes.h>
#include <stdio.h>

#include "bench.h"
#include "game.h"
#include "rules.h"

static const struct {
	const char *variant;
	int players, depth;
} perft_table[] = {
	{ "halma8", 2, 6 },
	{ "halma", 2, 5 },
	{ "star", 2, 6 },
	{ "kitchen5", 2, 6 },
};

static void bench_perft(const char *id, int players, int depth)
{
	const struct variant *variant = variant_find(id);
	struct position position;
	struct arena arena;
	double begin;
	uint64_t leaves;

	arena_init(&arena, variant, players, &variant->rules);
	position_start(&position, &arena);
	begin = bench_seconds();
	leaves = rules_perft(&arena, &position, depth);
	printf("perft %s, depth %d: %" PRIu64 " leaves, %.0f million a second\n", id, depth,
		leaves, (double)leaves / (bench_seconds() - begin) / 1e6);
}

/* Plays legal moves by chance for a number of turns, starting anew at each end. */
static void bench_random(const char *id, int players, int turns)
{
	const struct variant *variant = variant_find(id);
	struct position position;
	struct arena arena;
	uint32_t random = 1;
	double begin;
	int64_t moves = 0;

	arena_init(&arena, variant, players, &variant->rules);
	position_start(&position, &arena);
	begin = bench_seconds();
	for (int turn = 0; turn < turns; turn++) {
		struct move list[MOVE_LIST];
		int count = rules_moves(&arena, &position, list);

		moves += count;
		random = random * 1664525 + 1013904223; /* Numerical Recipes */
		if (count)
			rules_play(&arena, &position, list[(random >> 8) % (unsigned)count]);
		else
			rules_pass(&arena, &position);
		if (position.standing.end)
			position_start(&position, &arena);
	}
	begin = bench_seconds() - begin;
	printf("random games of %s: %.1f million turns a second, %.0f million moves generated\n",
		id, turns / begin / 1e6, (double)moves / begin / 1e6);
}

int main(void)
{
	for (size_t i = 0; i < sizeof perft_table / sizeof *perft_table; i++)
		bench_perft(perft_table[i].variant, perft_table[i].players,
			perft_table[i].depth);
	bench_random("halma8", 2, 3000000);
	bench_random("halma", 2, 1000000);
	bench_random("star", 6, 2000000);
	return 0;
}
