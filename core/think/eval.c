/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval.h"

#include "mix.h"

enum {
	/* The parts of a piece's cost, in hundredths of a row. */
	PER_ROW = 60,       /* for each row to the farthest cell of the goal */
	PER_STEP = 80,      /* for each step to the nearest cell of the goal */
	STRAGGLING = 40,    /* more for a row at the far end of the board, less as it
	                     * comes nearer: so that none is left behind */
	PER_LAST_STEP = 120,
	HURRY = 20 * EVAL_ROW,
	IN_THE_WAY = 3000,  /* for standing in the goal of a third player, where the
	                     * piece might be shut in */
};

static int most_rows(const struct ground *ground, int player, unsigned last)
{
	int most = 1;

	for (unsigned cell = 0; cell < (unsigned)ground->board.cells; cell++) {
		int rows = ground_rows_forward(ground, player, cell, last);

		most = rows > most ? rows : most;
	}
	return most;
}

/* Is the cell in a camp where another player is going and this one has no business? */
static bool is_in_the_way(const struct ground *ground, int player, unsigned cell)
{
	if (cellset_has(&ground->goal[player], cell) || cellset_has(&ground->home[player], cell))
		return false;
	for (int other = 0; other < ground->players; other++)
		if (cellset_has(&ground->goal[other], cell))
			return true;
	return false;
}

static void price_cells(struct eval *eval, const struct ground *ground, int player)
{
	const struct cellset *goals = &ground->goal[player];
	unsigned last = ground_farthest(ground, player, cellset_next(goals, 0), goals);
	int most = most_rows(ground, player, last);

	for (unsigned cell = 0; cell < (unsigned)ground->board.cells; cell++) {
		int rows = ground_rows_forward(ground, player, cell, last);
		int away = UINT8_MAX;

		CELLSET_EACH(goal, goals)
			if (eval->distance[cell][goal] < away)
				away = eval->distance[cell][goal];
		eval->away[player][cell] = (uint8_t)away;
		eval->cost[player][cell] = (int16_t)(PER_ROW * rows + PER_STEP * away +
			STRAGGLING * rows * rows / (2 * most) +
			(is_in_the_way(ground, player, cell) ? IN_THE_WAY : 0));
	}
}

static void price_goal(struct eval *eval, const struct ground *ground, int player)
{
	eval->goal_cost[player] = 0;
	CELLSET_EACH(cell, &ground->goal[player])
		eval->goal_cost[player] += eval->cost[player][cell];
}

void eval_init(struct eval *eval, const struct ground *ground)
{
	unsigned cells = (unsigned)ground->board.cells;

	*eval = (struct eval){ .pieces = variant_pieces(ground->variant) };
	for (unsigned a = 0; a < cells; a++)
		for (unsigned b = 0; b < cells; b++)
			eval->distance[a][b] =
				(uint8_t)board_distance(&ground->board, a, b);
	for (int player = 0; player < ground->players; player++) {
		price_cells(eval, ground, player);
		price_goal(eval, ground, player);
	}
}

void eval_blur(struct eval *eval, const struct ground *ground, uint64_t seed, int most)
{
	for (int player = 0; player < ground->players; player++) {
		for (int cell = 0; cell < ground->board.cells; cell++) {
			eval->cost[player][cell] = (int16_t)(eval->cost[player][cell] +
				(int)(mix_next(&seed) % (uint64_t)(most + 1)));
		}
		price_goal(eval, ground, player);
	}
}

void eval_hurry(struct eval *eval, const struct ground *ground)
{
	for (int player = 0; player < ground->players; player++)
		for (unsigned cell = 0; cell < (unsigned)ground->board.cells; cell++)
			if (!cellset_has(&ground->goal[player], cell))
				eval->cost[player][cell] = (int16_t)
					(eval->cost[player][cell] + HURRY);
}

int eval_places(const struct eval *eval, int player, const struct cellset *own)
{
	int sum = -eval->goal_cost[player];

	CELLSET_EACH(cell, own)
		sum += eval->cost[player][cell];
	return sum;
}

/* The last pieces, and the cells that wait for them. */
struct closing {
	const struct eval *eval;
	int count;
	uint8_t piece[EVAL_LAST], hole[EVAL_LAST];
};

/* The fewest steps in which the pieces from the i-th on can go to the holes that
 * are not yet taken, one bit each. */
static int fewest_steps(const struct closing *closing, int i, unsigned taken)
{
	int fewest = i == closing->count ? 0 : INT16_MAX;

	for (int j = 0; i < closing->count && j < closing->count; j++) {
		int steps;

		if (taken >> j & 1)
			continue;
		steps = closing->eval->distance[closing->piece[i]][closing->hole[j]] +
			fewest_steps(closing, i + 1, taken | 1u << j);
		fewest = steps < fewest ? steps : fewest;
	}
	return fewest;
}

/* The cells of one set that are not in another. */
static struct cellset without(const struct cellset *set, const struct cellset *other)
{
	struct cellset rest;

	for (int i = 0; i < CELLSET_WORDS; i++)
		rest.word[i] = set->word[i] & ~other->word[i];
	return rest;
}

int eval_last(const struct eval *eval, const struct ground *ground, int player,
	const struct cellset *own)
{
	struct cellset outside = without(own, &ground->goal[player]);
	struct cellset holes = without(&ground->goal[player], own);
	struct closing closing = { .eval = eval };
	int nearest = 0, i = 0;

	if (cellset_count(&holes) > EVAL_LAST ||
	    cellset_count(&outside) != cellset_count(&holes))
		return 0;
	CELLSET_EACH(cell, &outside) {
		closing.piece[closing.count++] = (uint8_t)cell;
		nearest += eval->away[player][cell];
	}
	CELLSET_EACH(cell, &holes)
		closing.hole[i++] = (uint8_t)cell;
	return PER_LAST_STEP * (fewest_steps(&closing, 0, 0) - nearest);
}
