/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The solver, on kitchen4: its totals, and its values against a plain search that
 * looks as far ahead as they say.
 */
#include "rules.h"
#include "solve.h"

#include "check.h"

enum { DEPTH = 3, WON = 100, SAMPLES = 300 };

static const struct total_row {
	const char *label, *rules;
	int won, lost, drawn;
} total_rows[] = {
	{ "solve: totals of the own rules", "", 3195, 347, 1678138 },
	{ "solve: totals, stop", "goal-lock stop", 13991, 7569, 1660120 },
	{ "solve: totals, strict", "goal-lock strict", 13989, 7569, 1660122 },
	{ "solve: totals, clear-out", "clear-out on", 166935, 29175, 1485570 },
	{ "solve: totals, stop, clear-out", "goal-lock stop clear-out on",
		273627, 61623, 1346430 },
	{ "solve: totals, strict, clear-out", "goal-lock strict clear-out on",
		273401, 61577, 1346702 },
};

static void test_totals(void **state)
{
	const struct total_row *row = *state;
	struct solve *solve = solve_new();
	struct solve_totals totals;
	struct ground ground;

	check_ground(&ground, "kitchen4", 2, row->rules);
	totals = solve_totals(solve, &ground);
	CHECK_INT(totals.positions, 1681680);
	CHECK_INT(totals.won, row->won);
	CHECK_INT(totals.lost, row->lost);
	CHECK_INT(totals.drawn, row->drawn);
	solve_free(solve);
}

static const struct value_row {
	const char *label, *rules, *line;
	enum solve_outcome outcome;
	int turns, best; /* how many moves are best */
} value_rows[] = {
	{ "solve: the start", "", "AAA1/AA1B/A1BB/1BBB A", SOLVE_DRAW, 0, 12 },
	{ "solve: one cell to go", "", "ABBB/1BBA/B2A/1AAA A", SOLVE_WIN, 1, 1 },
	{ "solve: lost in two", "", "BBB1/BA1A/1BAA/BAA1 B", SOLVE_LOSS, 2, 12 },
	{ "solve: won in three", "", "BBB1/BB1A/BA1A/1AAA B", SOLVE_WIN, 3, 1 },
	{ "solve: lost in four", "", "BBBB/B1BA/A1AA/1AA1 B", SOLVE_LOSS, 4, 9 },
	{ "solve: won in five", "", "BBA1/B1AA/BBAA/BA2 A", SOLVE_WIN, 5, 1 },
	{ "solve: won in 47, clear-out", "goal-lock strict clear-out on",
		"BAB1/BA1A/BA2/ABAB A", SOLVE_WIN, 47, 1 },
};

static void test_value(void **state)
{
	const struct value_row *row = *state;
	struct solve *solve = solve_new();
	struct position position;
	struct solve_value value;
	struct move list[MOVE_LIST];
	struct ground ground;

	check_ground(&ground, "kitchen4", 2, row->rules);
	check_read(&position, &ground, row->line);
	assert_true(solve_has(&ground, &position));
	value = solve_value(solve, &ground, &position);
	CHECK_INT(value.outcome, row->outcome);
	CHECK_INT(value.turns, row->turns);
	CHECK_INT(solve_best(solve, &ground, &position, list), row->best);
	solve_free(solve);
}

/* The worth of a position by looking `depth` turns ahead: WON less the turns to a
 * win, the turns less WON for a loss, 0 if neither is certain by then. */
static int look_ahead(const struct ground *ground, const struct position *position, int depth)
{
	struct move list[MOVE_LIST];
	int count, best = -WON;

	if (position->standing.end)
		return position->standing.end == POSITION_HOME ? -WON : 0;
	if (!depth)
		return 0;
	count = rules_moves(ground, position, list);
	for (int i = 0; i < count || i == 0; i++) {
		struct position next = *position;
		int worth;

		if (count)
			rules_play(ground, &next, list[i]);
		else
			rules_pass(ground, &next);
		worth = -look_ahead(ground, &next, depth - 1);
		worth -= (worth > 0) - (worth < 0);
		if (worth > best)
			best = worth;
	}
	return best;
}

/* Six pieces of each, more often in their goals than elsewhere, and anyone to move. */
static void place_at_random(const struct ground *ground, uint64_t *random,
	struct position *position)
{
	*position = (struct position){ 0 };
	for (int piece = 0; piece < 12; piece++) {
		int player = piece % 2;
		unsigned cell;

		do
			cell = check_random(random, 16);
		while (position_owner(position, cell) != GROUND_NOBODY ||
		       (!cellset_has(&ground->goal[player], cell) && check_random(random, 8)));
		position_flip(position, &ground->board, player, cell);
	}
	position->standing.turn = (uint8_t)check_random(random, 2);
}

static void test_search(void **state)
{
	const struct total_row *row = *state;
	struct solve *solve = solve_new();
	uint64_t random = 20;
	struct ground ground;
	int decided = 0;

	check_ground(&ground, "kitchen4", 2, row->rules);
	for (int i = 0; i < SAMPLES; i++) {
		struct position position;
		struct solve_value value;
		int wanted = 0;

		place_at_random(&ground, &random, &position);
		rules_judge(&ground, &position);
		if (!solve_has(&ground, &position) ||
		    position_is_home(&position, &ground, position.standing.turn))
			continue; /* the latter cannot arise, and is valued by its placement */
		value = solve_value(solve, &ground, &position);
		if (value.outcome == SOLVE_WIN && value.turns <= DEPTH)
			wanted = WON - value.turns;
		else if (value.outcome == SOLVE_LOSS && value.turns <= DEPTH)
			wanted = value.turns - WON;
		CHECK_INT(look_ahead(&ground, &position, DEPTH), wanted);
		decided += wanted != 0;
	}
	assert_true(decided > SAMPLES / 50);
	solve_free(solve);
}

/* Both sides play their best until it is over: that takes as many turns as said. */
static void test_play(void **state)
{
	struct solve *solve = solve_new();
	struct position position;
	struct ground ground;
	int turns = 0;

	(void)state;
	check_ground(&ground, "kitchen4", 2, "goal-lock strict clear-out on");
	check_read(&position, &ground, "BAB1/BA1A/BA2/ABAB A");
	for (; !position.standing.end; turns++) {
		struct move list[MOVE_LIST];

		CHECK_INT(solve_value(solve, &ground, &position).turns, 47 - turns);
		if (solve_best(solve, &ground, &position, list))
			rules_play(&ground, &position, list[0]);
		else
			rules_pass(&ground, &position);
	}
	CHECK_INT(turns, 47);
	CHECK_INT(rules_winner(&position), 0);
	solve_free(solve);
}

static const struct has_row {
	const char *label, *id, *rules, *line;
	bool has;
} has_rows[] = {
	{ "solve: has the start", "kitchen4", "", "", true },
	{ "solve: not with the equalising turn", "kitchen4", "equalise on", "", false },
	{ "solve: not another board", "kitchen5", "", "", false },
	{ "solve: not with a piece missing", "kitchen4", "", "AAA1/AA1B/2BB/1BBB A", false },
	{ "solve: not when it is over", "kitchen4", "", "BBB1/BB1A/B1A1/AAAA A", false },
};

static void test_has(void **state)
{
	const struct has_row *row = *state;
	struct position position;
	struct ground ground;

	check_ground(&ground, row->id, 2, row->rules);
	check_read(&position, &ground, row->line);
	rules_judge(&ground, &position);
	CHECK_INT(solve_has(&ground, &position), row->has);
}

/* A game is known by its data: kitchen4 by another name has values, and so has its
 * mirror image, other ones, though the solver has made those of kitchen4 before. */
static const struct camp_row {
	const char *label;
	struct variant_camp camps[2];
	const char *line; /* won in one turn; NULL: the game has no values */
} camp_rows[] = {
	{ "solve: has kitchen4 by another name",
		{ { "a4", 1, -1, { 3, 2, 1 } }, { "d1", -1, 1, { 3, 2, 1 } } },
		"ABBB/1BBA/B2A/1AAA A" },
	{ "solve: has its mirror image",
		{ { "d4", -1, -1, { 3, 2, 1 } }, { "a1", 1, 1, { 3, 2, 1 } } },
		"BBBA/ABB1/A2B/AAA1 A" },
	{ "solve: not five pieces",
		{ { "a4", 1, -1, { 3, 2 } }, { "d1", -1, 1, { 3, 2 } } }, NULL },
	{ "solve: not two different sides",
		{ { "a4", 1, -1, { 3, 3 } }, { "a1", 1, 1, { 3, 3 } } }, NULL },
};

static void test_camp(void **state)
{
	const struct camp_row *row = *state;
	struct variant variant = *variant_find("kitchen4");
	struct solve *solve = solve_new();
	struct position position;
	struct solve_value value;
	struct ground ground;

	check_ground(&ground, "kitchen4", 2, "");
	solve_totals(solve, &ground);
	variant.id = "other";
	memcpy(variant.camps, row->camps, sizeof row->camps);
	ground_init(&ground, &variant, 2, &variant.rules);
	CHECK_INT(solve_has_values(&ground), row->line != NULL);
	if (row->line) {
		check_read(&position, &ground, row->line);
		value = solve_value(solve, &ground, &position);
		CHECK_INT(value.outcome, SOLVE_WIN);
		CHECK_INT(value.turns, 1);
	}
	solve_free(solve);
}

int main(void)
{
	return CHECK_RUN("core solve",
		CHECK_TABLE(total_rows, test_totals),
		CHECK_TABLE(value_rows, test_value),
		CHECK_TABLE(total_rows, test_search),
		CHECK_TEST("solve: best play takes the turns it says", test_play),
		CHECK_TABLE(has_rows, test_has),
		CHECK_TABLE(camp_rows, test_camp));
}
