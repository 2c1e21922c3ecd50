/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The evaluation: what must hold on every board, and the last pieces.
 */
#include "eval.h"

#include "check.h"

/* Runs a check on each variant and number of players. */
static void each_ground(void (*check)(const struct ground *ground, const struct eval *eval))
{
	const struct variant *variant;

	for (int i = 0; (variant = variant_get(i)); i++) {
		for (int players = 2; players <= VARIANT_PLAYERS; players++) {
			struct ground ground;
			struct eval eval;

			if (!variant_has_players(variant, players))
				continue;
			ground_init(&ground, variant, players, &variant->rules);
			eval_init(&eval, &ground);
			check(&ground, &eval);
		}
	}
}

static int cost_of(const struct ground *ground, const struct eval *eval, int player,
	const struct cellset *own)
{
	return eval_places(eval, player, own) + eval_last(eval, ground, player, own);
}

static void check_ends(const struct ground *ground, const struct eval *eval)
{
	int start = cost_of(ground, eval, 0, &ground->home[0]);

	for (int player = 0; player < ground->players; player++) {
		CHECK_INT(cost_of(ground, eval, player, &ground->goal[player]), 0);
		CHECK_INT(cost_of(ground, eval, player, &ground->home[player]), start);
	}
	assert_true(start > 0);
}

/* The goal is nearer home than any other cell, so every piece is drawn into it. */
static void check_goal_is_best(const struct ground *ground, const struct eval *eval)
{
	for (int player = 0; player < ground->players; player++) {
		const struct cellset *goal = &ground->goal[player];
		int worst = 0;

		CELLSET_EACH(cell, goal)
			if (eval->cost[player][cell] > worst)
				worst = eval->cost[player][cell];
		for (unsigned cell = 0; cell < (unsigned)ground->board.cells; cell++) {
			if (cellset_has(goal, cell))
				continue;
			for (int d = 0; d < BOARD_DIRECTIONS; d++) {
				unsigned next = ground->board.neighbour[cell][d];

				if (next != BOARD_NONE && cellset_has(goal, next))
					assert_true(eval->cost[player][next] <
						eval->cost[player][cell]);
			}
		}
		assert_true(worst < eval_places(eval, player, &ground->home[player]));
	}
}

/* Every step straight along the way costs less at its end than at its beginning,
 * but where a third player is in the way. */
static void check_forward(const struct ground *ground, const struct eval *eval)
{
	for (unsigned cell = 0; cell < (unsigned)ground->board.cells; cell++) {
		for (int d = 0; d < BOARD_DIRECTIONS; d++) {
			unsigned next = ground->board.neighbour[cell][d];

			if (next == BOARD_NONE || ground->players > 2 ||
			    ground_rows_forward(ground, 0, cell, next) < 2)
				continue;
			assert_true(eval->cost[0][next] < eval->cost[0][cell]);
		}
	}
}

static const struct board_row {
	const char *label;
	void (*check)(const struct ground *ground, const struct eval *eval);
} board_rows[] = {
	{ "eval: home costs nothing, the start the same for all", check_ends },
	{ "eval: the goal draws every piece in", check_goal_is_best },
	{ "eval: forward is better", check_forward },
};

static void test_board(void **state)
{
	const struct board_row *row = *state;

	each_ground(row->check);
}

static const struct last_row {
	const char *label, *cells; /* of the first player in kitchen5 */
	int steps;                 /* more than those to the goal as such */
} last_rows[] = {
	{ "eval: last pieces, home", "e1 d1 c1 e2 d2 e3", 0 },
	{ "eval: last pieces, one beside its cell", "e1 d1 d2 e2 c1 e4", 0 },
	{ "eval: last pieces, one at the wrong side", "e1 d1 d2 e2 c1 b1", 2 },
	{ "eval: last pieces, one deep inside", "d1 d2 e2 c1 e3 e4", 2 },
	{ "eval: last pieces, two that cross", "e1 d1 d2 e2 b1 e4", 0 },
	{ "eval: last pieces, three", "e1 d1 e2 a1 a2 a3", 3 },
	{ "eval: last pieces, four are not the last", "e1 e2 a1 a2 a3 b1", 0 },
};

static void test_last(void **state)
{
	const struct last_row *row = *state;
	struct ground ground;
	struct eval eval;
	struct cellset own, far;
	int step;

	check_ground(&ground, "kitchen5", 2, "");
	eval_init(&eval, &ground);
	far = check_set(&ground.board, "e1 d1 d2 e2 c1 c2"); /* e3 is free: one step more */
	step = eval_last(&eval, &ground, 0, &far);
	assert_true(step > 0);
	own = check_set(&ground.board, row->cells);
	CHECK_INT(eval_last(&eval, &ground, 0, &own), step * row->steps);
}

int main(void)
{
	return CHECK_RUN("core eval", CHECK_TABLE(board_rows, test_board),
		CHECK_TABLE(last_rows, test_last));
}
