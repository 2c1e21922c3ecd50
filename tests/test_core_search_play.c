/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The computer at play: it finishes, it repeats itself where it should and not
 * where it should not, and it stops when told.
 */
#include "rules.h"
#include "search.h"

#include "check.h"

enum { LONGEST = 800 };

static struct search_result think(const struct ground *ground, const struct position *position,
	const struct search_limits *limits)
{
	struct search *search = search_new();
	struct search_result result;

	search_run(search, ground, position, limits, &result);
	search_free(search);
	return result;
}

/* Level 3 plays all players until the end or for that number of turns; how many it took. */
static int play_out(const struct ground *ground, struct position *position, uint64_t seed,
	int most)
{
	struct search *search = search_new();
	uint64_t history[LONGEST];
	int turns = 0;

	for (; !position->standing.end && turns < most; turns++) {
		struct search_limits limits;
		struct search_result result;

		search_set_level(&limits, 3);
		limits.seed = seed;
		limits.history = history;
		limits.history_count = (size_t)turns;
		search_run(search, ground, position, &limits, &result);
		history[turns] = position_key(position);
		if (result.count)
			rules_play(ground, position, result.best[0].move);
		else
			rules_pass(ground, position);
	}
	search_free(search);
	return turns;
}

static const struct game_row {
	const char *label, *id;
	int players;
	const char *rules;
	int turns; /* at most */
} game_rows[] = {
	{ "play: kitchen4", "kitchen4", 2, "", 60 },
	{ "play: kitchen4, strict", "kitchen4", 2, "goal-lock strict", 60 },
	{ "play: kitchen4, stop", "kitchen4", 2, "goal-lock stop", 60 },
	{ "play: kitchen5", "kitchen5", 2, "", 80 },
	{ "play: kitchen5, clear-out", "kitchen5", 2, "clear-out on", 80 },
	{ "play: kitchen5, equalise", "kitchen5", 2, "equalise on", 80 },
	{ "play: halma8", "halma8", 2, "", 120 },
	{ "play: grasshopper, strict", "grasshopper", 2, "goal-lock strict", 120 },
	{ "play: corners10, 2", "corners10", 2, "", 150 },
	{ "play: corners10, 3", "corners10", 3, "", 200 },
	{ "play: corners10, 4", "corners10", 4, "", 240 },
	{ "play: corners10, teams", "corners10", 4, "teams on", 240 },
	{ "play: sides10, 2", "sides10", 2, "", 200 },
	{ "play: sides10, 3", "sides10", 3, "", 300 },
	{ "play: sides10, 4", "sides10", 4, "", 300 },
	{ "play: sides10, teams", "sides10", 4, "teams on", 300 },
	{ "play: halma10", "halma10", 2, "", 200 },
	{ "play: halma13", "halma13", 2, "", 260 },
	{ "play: halma4, 3", "halma4", 3, "", 400 },
	{ "play: halma4, 4", "halma4", 4, "", 500 },
	{ "play: halma", "halma", 2, "", 350 },
	{ "play: star, 2", "star", 2, "", 250 },
	{ "play: star, 3", "star", 3, "", 350 },
	{ "play: star, 4", "star", 4, "", 400 },
	{ "play: star, 6", "star", 6, "", 500 },
	{ "play: star, teams", "star", 4, "teams on", 400 },
	{ "play: star, 6, teams", "star", 6, "teams on", 500 },
};

static void test_game(void **state)
{
	const struct game_row *row = *state;
	struct position position;
	struct ground ground;

	check_ground(&ground, row->id, row->players, row->rules);
	position_start(&position, &ground);
	if (play_out(&ground, &position, 1, LONGEST) > row->turns)
		fail_msg("still going on after %d turns", row->turns);
	assert_true(position.standing.end == POSITION_HOME ||
		position.standing.end == POSITION_EQUALISED);
}

static const struct end_row {
	const char *label, *id;
	int players;
	const char *rules, *line;
	int wins_in, loses_in, home_in;
} end_rows[] = {
	{ "search: a win at once", "kitchen5", 2, "", "ABBB1/BBB2/4A/3AA/2AA1 A", 1, 0, 0 },
	{ "search: a win in three", "kitchen5", 2, "", "BB3/BBA2/B3A/1B1AA/2AA1 A", 3, 0, 0 },
	{ "search: lost in two", "kitchen5", 2, "", "BBB2/BB3/4A/1B1AA/2AAA A", 0, 2, 0 },
	{ "search: lost in four", "kitchen5", 2, "", "BBBA1/BB3/4A/3AA/1B1AA A", 0, 4, 0 },
	{ "search: won by hindering", "kitchen5", 2, "", "ABBB1/BB3/B3A/3AA/2AA1 B", 7, 0, 0 },
	{ "search: home in two turns of one's own", "corners10", 3, "",
		"7AAA/5A2AA/8AA/10/10/10/10/CC4B2B/CCC4BBB/CCC4BBB A", 0, 0, 2 },
};

static void check_end(const struct end_row *row, const struct search_result *result)
{
	CHECK_INT(result->count, 1);
	CHECK_INT(result->best[0].wins_in, row->wins_in);
	CHECK_INT(result->best[0].loses_in, row->loses_in);
	CHECK_INT(result->best[0].home_in, row->home_in);
}

/* An end is as near as it is, whether the game has been in the positions before or not. */
static void test_end(void **state)
{
	const struct end_row *row = *state;
	struct search_limits limits = { .nodes = 1000000, .depth = 8, .wanted = 1 };
	struct move list[MOVE_LIST];
	uint64_t history[MOVE_LIST];
	struct search_result result;
	struct position position;
	struct ground ground;

	check_ground(&ground, row->id, row->players, row->rules);
	check_read(&position, &ground, row->line);
	result = think(&ground, &position, &limits);
	check_end(row, &result);
	limits.history = history;
	limits.history_count = (size_t)rules_moves(&ground, &position, list);
	for (size_t i = 0; i < limits.history_count; i++) {
		struct position after = position;

		rules_play(&ground, &after, list[i]);
		history[i] = position_key(&after);
	}
	result = think(&ground, &position, &limits);
	check_end(row, &result);
}

static void check_same_answer(const struct search_result *a, const struct search_result *b)
{
	CHECK_INT(a->count, b->count);
	CHECK_INT(a->nodes, b->nodes);
	CHECK_INT(a->depth, b->depth);
	CHECK_INT(a->best[0].move.from, b->best[0].move.from);
	CHECK_INT(a->best[0].move.to, b->best[0].move.to);
	CHECK_INT(a->best[0].score, b->best[0].score);
}

/* Levels answer alike whatever was searched before, and again. */
static void test_same(void **state)
{
	struct search *search = search_new();
	struct position position;
	struct ground ground;

	(void)state;
	check_ground(&ground, "halma8", 2, "");
	position_start(&position, &ground);
	for (int level = 1; level < SEARCH_LEVELS; level++) {
		struct search_limits limits;
		struct search_result first, again;

		search_set_level(&limits, level);
		limits.seed = 5;
		first = think(&ground, &position, &limits);
		search_run(search, &ground, &position, &limits, &again);
		check_same_answer(&first, &again);
		search_run(search, &ground, &position, &limits, &again);
		check_same_answer(&first, &again);
	}
	search_free(search);
}

/* Other seeds give other games. */
static void test_seeds(void **state)
{
	uint64_t keys[10];
	struct ground ground;
	int different = 0;

	(void)state;
	check_ground(&ground, "halma8", 2, "");
	for (unsigned seed = 0; seed < 10; seed++) {
		struct position position;
		bool is_new = true;

		position_start(&position, &ground);
		play_out(&ground, &position, seed, 10);
		keys[seed] = position_key(&position);
		for (unsigned i = 0; i < seed; i++)
			is_new = is_new && keys[i] != keys[seed];
		different += is_new;
	}
	assert_true(different >= 5);
}

static void test_stop(void **state)
{
	static const volatile sig_atomic_t stop = 1;
	struct search_limits limits = {
		.nodes = UINT64_MAX, .depth = SEARCH_DEPTH, .wanted = 3, .stop = &stop,
	};
	struct position position;
	struct search_result result;
	struct ground ground;

	(void)state;
	check_ground(&ground, "halma", 2, "");
	position_start(&position, &ground);
	result = think(&ground, &position, &limits);
	assert_true(result.stopped);
	CHECK_INT(result.count, 3);
	CHECK_INT(result.depth, 1);
	limits.depth = 1;
	assert_true(think(&ground, &position, &limits).stopped);
}

static void test_budget(void **state)
{
	struct search_limits limits = { .depth = SEARCH_DEPTH, .wanted = 1 };
	struct search *search = search_new();
	struct position position;
	struct search_result result;
	struct ground ground;

	(void)state;
	check_ground(&ground, "halma", 2, "");
	position_start(&position, &ground);
	for (limits.nodes = 1; limits.nodes < 1000000; limits.nodes *= 10) {
		search_run(search, &ground, &position, &limits, &result);
		CHECK_INT(result.count, 1);
		assert_false(result.stopped);
		assert_true(result.nodes < limits.nodes + 500); /* a node's leaves more */
	}
	search_free(search);
}

/* The best moves are different, in order, and as good as if searched alone. */
static void test_wanted(void **state)
{
	struct search_limits limits = {
		.nodes = UINT64_MAX, .depth = 3, .wanted = 5, .full_width = true,
	};
	struct position position;
	struct search_result result;
	struct ground ground;

	(void)state;
	check_ground(&ground, "halma8", 2, "");
	position_start(&position, &ground);
	result = think(&ground, &position, &limits);
	CHECK_INT(result.count, 5);
	for (int i = 0; i < result.count; i++) {
		struct position next = position;
		struct search_limits deeper = limits;

		for (int j = 0; j < i; j++)
			assert_memory_not_equal(&result.best[i].move,
				&result.best[j].move, sizeof(struct move));
		assert_true(i == 0 || result.best[i].score <= result.best[i - 1].score);
		rules_play(&ground, &next, result.best[i].move);
		deeper.depth = 2;
		CHECK_INT(-think(&ground, &next, &deeper).best[0].score,
			result.best[i].score);
	}
}

/* What the game has seen is left alone. */
static void test_history(void **state)
{
	struct search_limits limits = { .nodes = 10000, .depth = 2, .wanted = 1 };
	struct position position, next;
	struct search_result result;
	struct move first;
	struct ground ground;
	uint64_t key;

	(void)state;
	check_ground(&ground, "halma8", 2, "");
	position_start(&position, &ground);
	first = think(&ground, &position, &limits).best[0].move;
	next = position;
	rules_play(&ground, &next, first);
	key = position_key(&next);
	limits.history = &key;
	limits.history_count = 1;
	result = think(&ground, &position, &limits);
	assert_memory_not_equal(&first, &result.best[0].move, sizeof first);
}

/* Thinks in a position of two players that comes after that number of turns. */
static struct search_result think_after(struct ground *ground, const char *id,
	const char *line, size_t turns)
{
	static const uint64_t history[200];
	struct search_limits limits = { .nodes = 100000, .depth = 4, .wanted = SEARCH_BEST,
		.history = history, .history_count = turns };
	struct position position;

	check_ground(ground, id, 2, "");
	check_read(&position, ground, line);
	return think(ground, &position, &limits);
}

/* When a game takes too long, only ways out of a home are considered; when it takes
 * far too long, the last pieces go in, wherever in the goal. */
static void test_overtime(void **state)
{
	static const char walled[] = "BAA2/AA3/BBB2/B1BA1/4A A";
	struct search_result result;
	struct ground ground;

	(void)state;
	CHECK_INT(think_after(&ground, "kitchen5", walled, 0).count, SEARCH_BEST); /* of 18 */
	result = think_after(&ground, "kitchen5", walled, 60);
	CHECK_INT(result.count, 9);
	for (int i = 0; i < result.count; i++)
		assert_true(cellset_has(&ground.home[0], result.best[i].move.from));
	result = think_after(&ground, "sides10", "BB6AA/BB8/10/B9/1B8/B8A/B9/8AA/9A/8AA B", 200);
	assert_true(cellset_has(&ground.goal[1], result.best[0].move.to) >
		cellset_has(&ground.goal[1], result.best[0].move.from));
}

static void test_solver(void **state)
{
	struct search_limits limits;
	struct solve *solve = solve_new();
	struct position position;
	struct search_result result;
	struct ground ground;

	(void)state;
	check_ground(&ground, "kitchen4", 2, "");
	check_read(&position, &ground, "BBA1/B1AA/BBAA/BA2 A");
	search_set_level(&limits, 3);
	limits.solve = solve;
	result = think(&ground, &position, &limits);
	assert_true(result.solved);
	CHECK_INT(result.value.outcome, SOLVE_WIN);
	CHECK_INT(result.value.turns, 5);
	rules_play(&ground, &position, result.best[0].move);
	CHECK_INT(solve_value(solve, &ground, &position).turns, 4);
	solve_free(solve);
}

static const struct draw_row {
	const char *label, *line; /* in kitchen5 */
	bool accepts;
} draw_rows[] = {
	{ "search: no draw when it is won", "BB3/BBA2/B3A/1B1AA/2AA1 A", false },
	{ "search: no draw at the start", "", false },
	{ "search: a draw when it is lost", "BBB2/BB3/4A/1B1AA/2AAA A", true },
	{ "search: a draw when far behind", "AAA2/AABB1/ABB2/1BB2/5 A", true },
};

static void test_draw(void **state)
{
	const struct draw_row *row = *state;
	struct search_limits limits = { .nodes = 100000, .depth = 4, .wanted = 1 };
	struct search_result result;
	struct position position;
	struct ground ground;

	check_ground(&ground, "kitchen5", 2, "");
	check_read(&position, &ground, row->line);
	result = think(&ground, &position, &limits);
	CHECK_INT(search_accepts_draw(&result), row->accepts);
}

int main(void)
{
	return CHECK_RUN("core search play",
		CHECK_TABLE(game_rows, test_game),
		CHECK_TABLE(end_rows, test_end),
		CHECK_TEST("search: overtime", test_overtime),
		CHECK_TEST("search: the same again", test_same),
		CHECK_TEST("search: seeds", test_seeds),
		CHECK_TEST("search: stop", test_stop),
		CHECK_TEST("search: the budget is kept", test_budget),
		CHECK_TEST("search: the best moves", test_wanted),
		CHECK_TEST("search: no way back", test_history),
		CHECK_TEST("search: the solver", test_solver),
		CHECK_TABLE(draw_rows, test_draw));
}
