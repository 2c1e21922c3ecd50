/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "game.h"
#include "mem.h"
#include "mix.h"
#include "prove.h"
#include "rules.h"
#include "search_tree.h"

/* What is taken off for each time a position was there. */
enum { REPEATED = 20 * EVAL_ROW };

enum { DRAW_BEHIND = 3 * EVAL_ROW };

/* A move at the root. */
struct root_move {
	struct search_step step;
	int score;    /* exact for the best, otherwise of an earlier depth */
	int repeated; /* how often the game has had the position it leads to */
};

/* The moves at the root, best first, and how many of them are exact. */
struct root {
	struct root_move moves[MOVE_LIST];
	int count, wanted;
};

_Static_assert((int)SEARCH_LEVELS == (int)GAME_LEVELS, "a game remembers every level");

/* What a level may spend, and how well it plays. */
static const struct level {
	uint64_t nodes;
	int depth;
	int noise;
	bool perfect;
} levels[SEARCH_LEVELS + 1] = {
	[1] = { .nodes = 10000, .depth = 1, .noise = 7 * EVAL_ROW },
	[2] = { .nodes = 30000, .depth = 2, .noise = 5 * EVAL_ROW },
	[3] = { .nodes = 30000, .depth = 3, .noise = 5 * EVAL_ROW / 2 },
	[4] = { .nodes = 100000, .depth = 4 },
	[5] = { .nodes = 600000, .depth = 6 },
	[6] = { .nodes = 25000000, .depth = SEARCH_DEPTH, .perfect = true },
};

struct search *search_new(void)
{
	struct search *search = mem_zero(1, sizeof *search);
	uint64_t random = 1;

	for (int player = 0; player < VARIANT_PLAYERS; player++)
		for (int cell = 0; cell < BOARD_CELLS; cell++)
			search->cell_key[player][cell] = mix_next(&random);
	return search;
}

void search_free(struct search *search)
{
	if (!search)
		return;
	free(search->table.entries);
	free(search);
}

void search_set_level(struct search_limits *limits, int level)
{
	assert(level >= 1 && level <= SEARCH_LEVELS);
	*limits = (struct search_limits){
		.nodes = levels[level].nodes, .depth = levels[level].depth,
		.noise = levels[level].noise, .wanted = 1,
	};
}

bool search_level_is_perfect(int level)
{
	assert(level >= 1 && level <= SEARCH_LEVELS);
	return levels[level].perfect;
}

bool search_accepts_draw(const struct search_result *result)
{
	if (result->solved)
		return result->value.outcome != SOLVE_WIN;
	return result->count && result->best[0].score < -DRAW_BEHIND;
}

/* How often the game has had the position that a move leads to. */
static int count_repeats(const struct search_limits *limits, const struct ground *ground,
	const struct position *position, struct move move)
{
	struct position next = *position;
	uint64_t key;
	int count = 0;

	if (!limits->history_count)
		return 0;
	rules_play(ground, &next, move);
	key = position_key(&next);
	for (size_t i = 0; i < limits->history_count; i++)
		count += limits->history[i] == key;
	return count;
}

/* Fills `list` with the moves to choose from: those of search_moves(); where the solver
 * is asked, those of its best moves that are among them, or all of its best. */
static int list_moves(const struct search *search, struct search_result *result,
	struct move list[MOVE_LIST])
{
	const struct search_limits *limits = search->limits;
	const struct ground *ground = search->ground;
	const struct position *position = &search->position;
	struct move best[MOVE_LIST];
	int count = search_moves_with(ground, position, search_line_arriving(search), list);
	int best_count, kept = 0;

	if (!limits->solve || !solve_has(ground, position))
		return count;
	best_count = solve_best(limits->solve, ground, position, best);
	result->solved = true;
	result->value = solve_value(limits->solve, ground, position);
	for (int i = 0; i < count; i++)
		for (int j = 0; j < best_count; j++)
			if (move_is_same(list[i], best[j]))
				list[kept++] = list[i];
	if (kept)
		return kept;
	memcpy(list, best, (size_t)best_count * sizeof *best);
	return best_count;
}

/* Puts a move in its place among the first `count`, which are in order. */
static void insert(struct root *root, int count, struct root_move move)
{
	while (count > 0 && root->moves[count - 1].score < move.score) {
		root->moves[count] = root->moves[count - 1];
		count--;
	}
	root->moves[count] = move;
}

/* Lists the moves at the root by their gain, and in random order among equals. */
static void list_root(const struct search *search, struct search_result *result,
	uint64_t *random, struct root *root)
{
	const struct search_limits *limits = search->limits;
	int player = search->player;
	struct move list[MOVE_LIST];
	int count = list_moves(search, result, list);

	root->count = count;
	for (int i = 0; i < count; i++) {
		int other = i + (int)(mix_next(random) % (uint64_t)(count - i));
		struct move move = list[other];

		list[other] = list[i];
		insert(root, i, (struct root_move){
			.step = { .move = move, .player = (uint8_t)player },
			.score = search->eval.cost[player][move.from] -
				search->eval.cost[player][move.to],
			.repeated = count_repeats(limits, search->ground,
				&search->position, move),
		});
	}
	root->wanted = limits->noise || limits->wanted > count ? count : limits->wanted;
}

static bool is_decided(int score)
{
	return score > SEARCH_DECIDED || score < -SEARCH_DECIDED;
}

/* The score of a root move, exact if it is above alpha, else no more than alpha; of one
 * that repeats a position, always exact.  It is a little less good to repeat one,
 * unless the game is decided. */
static int score_root_move(struct search *search, const struct root_move *move,
	int depth, int alpha, int beta)
{
	int side = search_line_side(search);
	struct search_undo undo;
	int score;

	if (move->repeated) {
		alpha = -SEARCH_INFINITY;
		beta = SEARCH_INFINITY;
	}
	search_line_play(search, &move->step, &undo);
	if (search_line_side(search) == side)
		score = search_tree_score(search, depth - 1, 1, alpha, beta);
	else
		score = -search_tree_score(search, depth - 1, 1, -beta, -alpha);
	search_line_take_back(search, &move->step, &undo);
	return is_decided(score) ? score : score - REPEATED * search->unit * move->repeated;
}

/* Moves the move at `from` up to its place among the best before it. */
static void promote(struct root *root, int from, int score)
{
	struct root_move move = root->moves[from];
	int place = from < root->wanted ? from : root->wanted;

	move.score = score;
	while (place > 0 && root->moves[place - 1].score < score)
		place--;
	memmove(&root->moves[place + 1], &root->moves[place],
		(size_t)(from - place) * sizeof move);
	root->moves[place] = move;
}

/* Searches the root to one depth.  The first `wanted` moves are then the best, with
 * exact scores; true, unless it was broken off before that many were searched. */
static bool search_depth(struct search *search, struct root *root, int depth)
{
	int done = 0;

	for (; done < root->count; done++) {
		const struct root_move *move = &root->moves[done];
		bool full = done < root->wanted;
		int alpha = full ? -SEARCH_INFINITY : root->moves[root->wanted - 1].score;
		int score = score_root_move(search, move, depth, alpha,
			full ? SEARCH_INFINITY : alpha + 1);

		if (!full && score > alpha && !search->aborted)
			score = score_root_move(search, move, depth, alpha, SEARCH_INFINITY);
		if (search->aborted)
			break;
		if (score > alpha)
			promote(root, done, score);
	}
	return done >= root->wanted;
}

/* Is there nothing to gain by looking further ahead? */
static bool is_settled(const struct search *search, const struct root *root)
{
	return (root->count == 1 && !search->limits->full_width) ||
		(root->wanted == 1 && is_decided(root->moves[0].score));
}

static void deepen(struct search *search, struct root *root, struct search_result *result)
{
	struct root before;

	for (int depth = 1; depth <= search->limits->depth; depth++) {
		before = *root;
		if (!search_depth(search, root, depth))
			*root = before;
		if (search->aborted)
			return;
		result->depth = depth;
		if (is_settled(search, root))
			return;
	}
}

/* Blurs the scores and puts what is then the best move first; but the last pieces
 * are always brought in as well as possible. */
static void add_noise(const struct search *search, uint64_t *random, struct root *root)
{
	int best = 0, best_score = -SEARCH_INFINITY;

	if (search->in_goal[search->player] >= search->eval.pieces - EVAL_LAST)
		return;
	for (int i = 0; i < root->count; i++) {
		int blur = (int)(mix_next(random) % (uint64_t)(search->limits->noise + 1));
		int score = root->moves[i].score + blur * search->unit;

		if (score <= best_score)
			continue;
		best = i;
		best_score = score;
	}
	root->wanted = 0;
	promote(root, best, root->moves[best].score);
}

static struct search_choice choice_of(const struct search *search,
	const struct root_move *move)
{
	struct search_choice choice = { .move = move->step.move, .score = move->score };
	int score = move->score, turns = (SEARCH_WIN - score) % SEARCH_PLACE;

	if (score > SEARCH_DECIDED && ground_has_places(search->ground))
		choice.home_in = (turns + 1) / 2; /* every second turn is the player's */
	else if (score > SEARCH_DECIDED)
		choice.wins_in = turns;
	else if (score < -SEARCH_DECIDED)
		choice.loses_in = SEARCH_WIN + score;
	else
		choice.score /= search->unit;
	return choice;
}

/* Proves the wins in sight among the best moves. */
static void prove(const struct search_limits *limits, const struct ground *ground,
	const struct position *position, struct search_result *result)
{
	const struct prove_limits prove_limits = {
		.nodes = limits->proof, .stop = limits->stop,
		.history = limits->history, .history_count = limits->history_count,
	};

	for (int i = 0; i < result->count && limits->proof; i++) {
		struct search_choice *choice = &result->best[i];

		if (choice->wins_in || choice->home_in)
			choice->proven = prove_win(ground, position, choice->move, &prove_limits);
	}
}

void search_run(struct search *search, const struct ground *ground,
	const struct position *position, const struct search_limits *limits,
	struct search_result *result)
{
	uint64_t random = limits->seed ^ position_key(position);
	struct root root;

	assert(!position->standing.end && limits->depth >= 1 &&
		limits->depth <= SEARCH_DEPTH && limits->wanted >= 1 &&
		limits->wanted <= SEARCH_BEST);
	*result = (struct search_result){ 0 };
	search_table_clear(&search->table, limits->nodes);
	search_line_init(search, ground, position, limits);
	list_root(search, result, &random, &root);
	if (root.count) {
		deepen(search, &root, result);
		if (limits->noise)
			add_noise(search, &random, &root);
	}
	result->count = root.count < limits->wanted ? root.count : limits->wanted;
	for (int i = 0; i < result->count; i++)
		result->best[i] = choice_of(search, &root.moves[i]);
	prove(limits, ground, position, result);
	result->nodes = search->nodes;
	result->stopped = search->stopped || (limits->stop && *limits->stop);
}
