/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures move generation: perft leaves, random-game turns, and moves listed and counted
 * in random positions, a second. */
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
	struct ground ground;
	double begin;
	uint64_t leaves;

	ground_init(&ground, variant, players, &variant->rules);
	position_start(&position, &ground);
	begin = bench_seconds();
	leaves = rules_perft(&ground, &position, depth, NULL);
	printf("perft %s, depth %d: %" PRIu64 " leaves, %.0f million a second\n", id, depth,
		leaves, (double)leaves / (bench_seconds() - begin) / 1e6);
}

static uint32_t next_random(uint32_t *random)
{
	*random = *random * 1664525 + 1013904223; /* Numerical Recipes */
	return *random >> 8;
}

/* Plays legal moves by chance for a number of turns, starting anew at each end. */
static void bench_random(const char *id, int players, int turns)
{
	const struct variant *variant = variant_find(id);
	struct position position;
	struct ground ground;
	uint32_t random = 1;
	double begin;
	int64_t moves = 0;

	ground_init(&ground, variant, players, &variant->rules);
	position_start(&position, &ground);
	begin = bench_seconds();
	for (int turn = 0; turn < turns; turn++) {
		struct move list[MOVE_LIST];
		int count = rules_moves(&ground, &position, list);

		moves += count;
		if (count)
			rules_play(&ground, &position,
				list[next_random(&random) % (unsigned)count]);
		else
			rules_pass(&ground, &position);
		if (position.standing.end)
			position_start(&position, &ground);
	}
	begin = bench_seconds() - begin;
	printf("random games of %s: %.1f million turns a second, %.0f million moves generated\n",
		id, turns / begin / 1e6, (double)moves / begin / 1e6);
}

/* Puts the pieces of two players on cells by chance. */
static void scatter(const struct ground *ground, uint32_t *random, struct position *position)
{
	int left = 2 * variant_pieces(ground->variant);

	*position = (struct position){ 0 };
	while (left) {
		unsigned cell = next_random(random) % (unsigned)ground->board.cells;

		if (!cellset_has(&position->occupied, cell))
			position_flip(position, &ground->board, --left % 2, cell);
	}
}

static void bench_scattered(const char *id, int rounds)
{
	enum { POSITIONS = 1000 };
	static struct position positions[POSITIONS];
	const struct variant *variant = variant_find(id);
	struct move list[MOVE_LIST];
	struct ground ground;
	uint32_t random = 1;
	double begin, middle;
	int64_t listed = 0, counted = 0;

	ground_init(&ground, variant, 2, &variant->rules);
	for (int i = 0; i < POSITIONS; i++)
		scatter(&ground, &random, &positions[i]);
	begin = bench_seconds();
	for (int i = 0; i < rounds * POSITIONS; i++)
		listed += move_generate(&ground, &positions[i % POSITIONS], list);
	middle = bench_seconds();
	for (int i = 0; i < rounds * POSITIONS; i++)
		counted += move_count(&ground, &positions[i % POSITIONS]);
	printf("random positions of %s: %.0f million moves listed, %.0f counted a second\n", id,
		(double)listed / (middle - begin) / 1e6,
		(double)counted / (bench_seconds() - middle) / 1e6);
}

int main(void)
{
	for (size_t i = 0; i < sizeof perft_table / sizeof *perft_table; i++)
		bench_perft(perft_table[i].variant, perft_table[i].players,
			perft_table[i].depth);
	bench_random("halma8", 2, 3000000);
	bench_random("halma", 2, 1000000);
	bench_random("star", 6, 2000000);
	bench_scattered("halma8", 2000);
	bench_scattered("halma", 1000);
	bench_scattered("star", 2000);
	return 0;
}
