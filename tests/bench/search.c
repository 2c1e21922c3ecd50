/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How fast the computer thinks, in processor time, and a signature: the nodes of
 * fixed searches together.  It is the same on every machine and tells whether a
 * change to the search changed what it does; commits that touch the search name it.
 *
 *     search [signature]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "bench.h"
#include "rules.h"
#include "search.h"
#include "solve.h"

static void set_game(struct ground *ground, struct position *position, const char *id,
	int players)
{
	const struct variant *variant = variant_find(id);

	ground_init(ground, variant, players, &variant->rules);
	position_start(position, ground);
}

/* The nodes of each game's start, and of a position 20 turns on. */
static void print_signature(struct search *search)
{
	const struct variant *variant;
	uint64_t nodes = 0;

	for (int i = 0; (variant = variant_get(i)); i++) {
		for (int players = 2; players <= VARIANT_PLAYERS; players++) {
			struct search_limits limits = { .nodes = 300000, .depth = 4, .wanted = 1 };
			struct search_result result;
			struct position position;
			struct ground ground;

			if (!variant_has_players(variant, players))
				continue;
			set_game(&ground, &position, variant->id, players);
			for (int turn = 0; turn <= 20 && !position.standing.end; turn++) {
				limits.depth = turn % 20 ? 1 : 4;
				search_run(search, &ground, &position, &limits, &result);
				nodes += result.nodes;
				rules_play(&ground, &position, result.best[0].move);
			}
		}
	}
	printf("signature %llu nodes\n", (unsigned long long)nodes);
}

static void time_depth(struct search *search, const char *id, int players, int depth,
	bool full_width)
{
	struct search_limits limits = {
		.nodes = UINT64_MAX, .depth = depth, .wanted = 1, .full_width = full_width,
	};
	struct search_result result;
	struct position position;
	struct ground ground;
	double start, time;

	set_game(&ground, &position, id, players);
	start = bench_seconds();
	search_run(search, &ground, &position, &limits, &result);
	time = bench_seconds() - start;
	printf("%-8s %d players, depth %d%-12s %9.3f s  %10llu nodes  %6.1f million/s\n", id,
		players, depth, full_width ? " full width" : "", time,
		(unsigned long long)result.nodes, (double)result.nodes / time / 1e6);
}

/* Levels at the start of a game, where there is least to find, and in the middle. */
static void time_levels(struct search *search, const char *id, int players)
{
	struct search_limits limits;
	struct search_result result;
	struct position position;
	struct ground ground;

	set_game(&ground, &position, id, players);
	search_set_level(&limits, 3);
	for (int turn = 0; turn < 15 * players; turn++) {
		search_run(search, &ground, &position, &limits, &result);
		rules_play(&ground, &position, result.best[0].move);
	}
	for (int level = 1; level <= SEARCH_LEVELS; level++) {
		double start = bench_seconds();

		search_set_level(&limits, level);
		search_run(search, &ground, &position, &limits, &result);
		printf("%-8s %d players, level %d: %7.3f s, depth %2d, %9llu nodes\n", id, players,
			level, bench_seconds() - start, result.depth,
			(unsigned long long)result.nodes);
	}
}

static void time_solver(void)
{
	struct solve *solve = solve_new();

	for (int lock = GOAL_LOCK_OFF; lock <= GOAL_LOCK_STRICT; lock++) {
		for (int clear_out = 0; clear_out <= 1; clear_out++) {
			struct ruleset rules = {
				.goal_lock = (enum goal_lock)lock, .clear_out = clear_out,
			};
			struct ground ground;
			double start = bench_seconds();

			ground_init(&ground, variant_find("kitchen4"), 2, &rules);
			solve_totals(solve, &ground);
			printf("kitchen4 solved, goal-lock %s, clear-out %s: %.3f s\n",
				ruleset_value(&rules, RULESET_GOAL_LOCK),
				ruleset_value(&rules, RULESET_CLEAR_OUT), bench_seconds() - start);
		}
	}
	solve_free(solve);
}

int main(int argc, char **argv)
{
	struct search *search = search_new();
	struct rusage usage;

	print_signature(search);
	if (argc == 1 || strcmp(argv[1], "signature") != 0) {
		time_depth(search, "halma", 2, 8, false);
		for (int full = 1; full >= 0; full--) {
			time_depth(search, "halma8", 2, 6, full);
			time_depth(search, "halma8", 2, 8, full);
			time_depth(search, "halma", 2, 6, full);
			time_depth(search, "halma", 2, 7, full);
			time_depth(search, "star", 6, 6, full);
		}
		time_levels(search, "halma8", 2);
		time_levels(search, "halma", 2);
		time_levels(search, "star", 6);
		time_solver();
		getrusage(RUSAGE_SELF, &usage);
		printf("memory %ld KB at most\n", usage.ru_maxrss);
	}
	search_free(search);
	return 0;
}
