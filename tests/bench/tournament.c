/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Plays the computer against itself and prints tables:
 *
 *     tournament ladder [VARIANT [GAMES [FIRST [LAST]]]]
 *         each level from FIRST to LAST against the one below, sides by turns
 *     tournament self [LEVEL [GAMES]]
 *         every variant, number of players and teams: do all games end, and when
 *     tournament methods [LEVEL [GAMES]]
 *         best-reply search against paranoid search, three players or more
 *     tournament nodes VARIANT GAMES NODES NODES
 *         two budgets against each other
 *
 * Without arguments: the ladder of halma8 and kitchen5, and the other two.  Games
 * start with some turns at random, which come from the number of the game, so every
 * run is the same.  The games of a ladder are shared out among the processors.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ground.h"
#include "mix.h"
#include "rules.h"
#include "search.h"

enum {
	LONGEST = 1500,   /* turns of a game before it is given up as endless */
	OPENING = 2,      /* turns of each player at random */
	DRAWN = -1, ENDLESS = -2,
};

/* A game, and how each player plays it. */
struct match {
	struct ground ground;
	struct position position;
	struct search *search;
	struct search_limits limits[VARIANT_PLAYERS]; /* by player */
	uint64_t history[LONGEST + 1];
	int turns;
};

static void start(struct match *match, int number)
{
	uint64_t random = (uint64_t)number;

	position_start(&match->position, &match->ground);
	match->turns = 0;
	for (int i = 0; i < OPENING * match->ground.players; i++) {
		struct move list[MOVE_LIST];
		int count = rules_moves(&match->ground, &match->position, list);

		match->history[match->turns++] = position_key(&match->position);
		rules_play(&match->ground, &match->position,
			list[mix_next(&random) % (uint64_t)count]);
	}
	for (int player = 0; player < match->ground.players; player++)
		match->limits[player].seed = mix_next(&random);
}

static void take_turn(struct match *match)
{
	struct search_limits *limits = &match->limits[match->position.standing.turn];
	struct search_result result;

	limits->history = match->history;
	limits->history_count = (size_t)match->turns;
	search_run(match->search, &match->ground, &match->position, limits, &result);
	match->history[match->turns++] = position_key(&match->position);
	if (result.count)
		rules_play(&match->ground, &match->position, result.best[0].move);
	else
		rules_pass(&match->ground, &match->position);
}

static int occurrences(const struct match *match)
{
	uint64_t key = position_key(&match->position);
	int count = 1;

	for (int i = 0; i < match->turns; i++)
		count += match->history[i] == key;
	return count;
}

/* Plays a game to its end: the winner, DRAWN or ENDLESS. */
static int play(struct match *match, int number)
{
	int winner;

	start(match, number);
	while (!match->position.standing.end) {
		take_turn(match);
		if (match->turns >= LONGEST)
			return ENDLESS;
		if (occurrences(match) >= 3)
			return DRAWN;
	}
	winner = rules_winner(&match->position);
	return winner == GROUND_NOBODY ? DRAWN : winner;
}

static void set_game(struct match *match, const struct variant *variant, int players,
	bool teams)
{
	struct ruleset rules = variant->rules;

	rules.teams = teams;
	ground_init(&match->ground, variant, players, &rules);
}

/* Two sets of limits against each other, and how that went for the first. */
struct duel {
	const struct search_limits *a, *b;
	int games;
};

struct tally {
	int won, drawn, endless;
	long turns;
};

/* Plays every `step`th game from `first` on, sides by turns. */
static struct tally play_share(struct match *match, const struct duel *duel, int first,
	int step)
{
	struct tally tally = { 0 };

	for (int game = first; game < duel->games; game += step) {
		int seat = game % 2, result;

		match->limits[seat] = *duel->a;
		match->limits[!seat] = *duel->b;
		result = play(match, game / 2);
		tally.turns += match->turns;
		tally.won += result == seat;
		tally.drawn += result == DRAWN;
		tally.endless += result == ENDLESS;
	}
	return tally;
}

/* Plays all games, each processor its share. */
static struct tally play_duel(struct match *match, const struct duel *duel)
{
	int processors = (int)sysconf(_SC_NPROCESSORS_ONLN), ends[2];
	struct tally all = { 0 }, share;

	if (pipe(ends))
		abort();
	for (int i = 0; i < processors; i++) {
		pid_t child = fork();

		if (child < 0)
			abort();
		if (child == 0) {
			share = play_share(match, duel, i, processors);
			_exit(write(ends[1], &share, sizeof share) != (ssize_t)sizeof share);
		}
	}
	close(ends[1]);
	while (read(ends[0], &share, sizeof share) == (ssize_t)sizeof share) {
		all.won += share.won;
		all.drawn += share.drawn;
		all.endless += share.endless;
		all.turns += share.turns;
	}
	close(ends[0]);
	for (int status; wait(&status) > 0;)
		if (status)
			abort();
	return all;
}

static void compare(struct match *match, const char *label, int games,
	const struct search_limits *a, const struct search_limits *b)
{
	struct duel duel = { a, b, games };
	struct tally tally = play_duel(match, &duel);

	printf("%-28s %3d won %3d drawn %3d lost  %2d endless  %5.1f %%  %4ld turns\n", label,
		tally.won, tally.drawn, games - tally.won - tally.drawn - tally.endless,
		tally.endless,
		100.0 * (tally.won + 0.5 * (tally.drawn + tally.endless)) / games,
		tally.turns / games);
	fflush(stdout);
}

static void run_ladder(struct match *match, const char *id, int games, int first, int last)
{
	set_game(match, variant_find(id), 2, false);
	for (int level = first; level <= last; level++) {
		struct search_limits a, b;
		char label[64];

		search_set_level(&a, level);
		search_set_level(&b, level - 1);
		snprintf(label, sizeof label, "%s: %d against %d", id, level, level - 1);
		compare(match, label, games, &a, &b);
	}
}

static void run_nodes(struct match *match, const char *id, int games, const char *a,
	const char *b)
{
	struct search_limits limits[2];
	char label[64];

	set_game(match, variant_find(id), 2, false);
	for (int i = 0; i < 2; i++) {
		search_set_level(&limits[i], SEARCH_LEVELS);
		limits[i].nodes = strtoull(i ? b : a, NULL, 10);
	}
	snprintf(label, sizeof label, "%s: %s against %s", id, a, b);
	compare(match, label, games, &limits[0], &limits[1]);
}

static void play_self(struct match *match, int level, int games)
{
	int wins = 0, drawn = 0, endless = 0, longest = 0;
	long turns = 0;

	for (int game = 0; game < games; game++) {
		int result;

		for (int player = 0; player < match->ground.players; player++)
			search_set_level(&match->limits[player], level);
		result = play(match, game);
		turns += match->turns;
		longest = match->turns > longest ? match->turns : longest;
		wins += result >= 0;
		drawn += result == DRAWN;
		endless += result == ENDLESS;
	}
	printf("%-12s %d players%-6s %3d ended %3d drawn %3d endless  %4ld turns, at most %d\n",
		match->ground.variant->id, match->ground.players,
		match->ground.rules.teams ? " teams" : "", wins, drawn, endless,
		turns / games, longest);
	fflush(stdout);
}

/* Calls a function for each variant and number of players from `fewest` on. */
static void each_game(struct match *match, int fewest, bool teams,
	void (*run)(struct match *match, int level, int games), int level, int games)
{
	const struct variant *variant;

	for (int i = 0; (variant = variant_get(i)); i++) {
		for (int players = fewest; players <= VARIANT_PLAYERS; players++) {
			if (!variant_has_players(variant, players))
				continue;
			set_game(match, variant, players, false);
			run(match, level, games);
			if (!teams || players < 4)
				continue;
			set_game(match, variant, players, true);
			run(match, level, games);
		}
	}
}

/* Half of the players search one way, half the other, in all seatings by turns. */
static void play_methods(struct match *match, int level, int games)
{
	int players = match->ground.players, seats = 0, won = 0, endless = 0;
	double expected = 0;

	for (int game = 0; game < games; game++) {
		int result, best_reply = 0;

		for (int player = 0; player < players; player++) {
			bool first = (player + game) % 2;

			search_set_level(&match->limits[player], level);
			match->limits[player].method =
				first ? SEARCH_BEST_REPLY : SEARCH_PARANOID;
			best_reply += first;
		}
		seats += best_reply;
		expected += (double)best_reply / players;
		result = play(match, game / 2);
		won += result >= 0 && match->limits[result].method == SEARCH_BEST_REPLY;
		endless += result < 0;
	}
	printf("%-12s %d players: best reply %3d of %d won, by chance %.1f, %d undecided\n",
		match->ground.variant->id, players, won, games, expected, endless);
	fflush(stdout);
}

static int number(int argc, char **argv, int i, int usual)
{
	return i < argc ? (int)strtol(argv[i], NULL, 10) : usual;
}

int main(int argc, char **argv)
{
	static struct match match;
	const char *what = argc > 1 ? argv[1] : "";

	match.search = search_new();
	if (!*what || strcmp(what, "ladder") == 0)
		run_ladder(&match, argc > 2 ? argv[2] : "kitchen5", number(argc, argv, 3, 100),
			number(argc, argv, 4, 2), number(argc, argv, 5, SEARCH_LEVELS));
	if (!*what)
		run_ladder(&match, "halma8", 100, 2, SEARCH_LEVELS);
	if (!*what || strcmp(what, "self") == 0)
		each_game(&match, 2, true, play_self, number(argc, argv, 2, 4),
			number(argc, argv, 3, 4));
	if (!*what || strcmp(what, "methods") == 0)
		each_game(&match, 3, false, play_methods, number(argc, argv, 2, 4),
			number(argc, argv, 3, 20));
	if (strcmp(what, "nodes") == 0 && argc == 6)
		run_nodes(&match, argv[2], number(argc, argv, 3, 20), argv[4], argv[5]);
	search_free(match.search);
	return 0;
}
