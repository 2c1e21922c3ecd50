/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_tree.h"

#include <string.h>

#include "rules.h"

enum {
	ARRIVED = 30 * EVAL_ROW, /* what another player's arrival costs us */
	LONGER = 10,             /* turns */

	/* In what order moves are tried: those with the greatest gain first, but
	 * before them the one the table knows, and killers as if they gained this. */
	FIRST = 1 << 20,
	KILLER = 4 * EVAL_ROW,

	REDUCED_FROM = 4,  /* moves searched in full before others are reduced */
	REDUCED_MORE = 16,
	REDUCED_DEPTH = 3, /* no reductions nearer to the leaves */
};

/* The finalizer of splitmix64 (Steele, Lea and Flood, 2014). */
static uint64_t mix(uint64_t x)
{
	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

static uint64_t key_of(const struct search *search)
{
	const struct standing *standing = &search->position.standing;

	return search->pieces_key ^ mix(1 + ((uint64_t)standing->turn |
		(uint64_t)search->replying << 4 | (uint64_t)standing->equalising << 5 |
		(uint64_t)standing->finished << 8 | (uint64_t)standing->resigned << 16 |
		(uint64_t)standing->passes << 24));
}

int search_tree_side(const struct search *search)
{
	return search->best_reply ? search->replying :
		search->side[search->position.standing.turn];
}

static bool is_racing(const struct search *search, int player)
{
	return position_is_racing(&search->position, player);
}

/* Does a player's cost count?  Of more than two, only those still in the race. */
static bool does_count(const struct search *search, int player)
{
	const struct arena *arena = search->arena;

	if (arena->players == 2 || arena->rules.teams)
		return !(search->position.standing.resigned >> player & 1);
	return is_racing(search, player);
}

/* How often the time has run that a game may take: a turn for each two rows from
 * home to goal, and LONGER. */
static int overtime(const struct search *search)
{
	const struct arena *arena = search->arena;
	const int *way = arena->way[search->player];
	int rows = board_dot(&arena->board, way, way) / arena->row_unit[search->player];
	size_t turns = (size_t)(arena->players * (rows / 2 + LONGER));

	return (int)(search->limits->history_count / turns);
}

/* Who is on which side, and what his cost counts for: ours together as much as
 * theirs, and more in overtime. */
static void choose_sides(struct search *search)
{
	const struct arena *arena = search->arena;
	int members[2] = { 0, 0 };

	for (int player = 0; player < arena->players; player++) {
		search->side[player] = !arena_is_same_side(arena, search->player, player);
		members[search->side[player]] += does_count(search, player);
	}
	for (int player = 0; player < arena->players; player++) {
		int factor = search->side[player] ? members[0] :
			-members[1] * (1 + overtime(search));

		search->factor[player] = does_count(search, player) ? factor : 0;
	}
	search->best_reply = !arena->rules.teams && members[1] > 1 &&
		search->limits->method != SEARCH_PARANOID;
}

void search_tree_init(struct search *search, const struct arena *arena,
	const struct position *position, const struct search_limits *limits)
{
	search->arena = arena;
	search->limits = limits;
	search->position = *position;
	search->player = position->standing.turn;
	search->root_finished = position->standing.finished;
	search->replying = false;
	search->pieces_key = 0;
	search->nodes = 0;
	search->aborted = search->stopped = false;
	search->top = 0;
	memset(search->killer, 0, sizeof search->killer);
	eval_init(&search->eval, arena);
	choose_sides(search);
	for (int player = 0; player < arena->players; player++) {
		search->sum[player] = eval_places(&search->eval, player,
			&position->own[player]);
		search->in_goal[player] = (uint8_t)position_in_goal(position, arena, player);
		CELLSET_EACH(cell, &position->own[player])
			search->pieces_key ^= search->cell_key[player][cell];
	}
	search->path[0] = key_of(search);
}

static bool is_pass(const struct search_step *step)
{
	return step->move.from == step->move.to;
}

/* By how many a player's pieces in his goal grow with a move. */
static int entries_of(const struct search *search, int player, struct move move)
{
	const struct cellset *goal = &search->arena->goal[player];

	return cellset_has(goal, move.to) - cellset_has(goal, move.from);
}

static int gain_of(const struct search *search, int player, struct move move)
{
	return search->eval.cost[player][move.from] - search->eval.cost[player][move.to];
}

void search_tree_play(struct search *search, const struct search_step *step,
	struct search_undo *undo)
{
	int player = step->player;
	struct move move = step->move;
	struct standing *standing = &search->position.standing;

	*undo = (struct search_undo){
		*standing, search->pieces_key, search->sum[player],
		search->in_goal[player], search->replying,
	};
	search->nodes++;
	standing->turn = (uint8_t)player;
	if (is_pass(step)) {
		rules_pass(search->arena, &search->position);
	} else {
		search->pieces_key ^= search->cell_key[player][move.from] ^
			search->cell_key[player][move.to];
		search->sum[player] -= gain_of(search, player, move);
		search->in_goal[player] = (uint8_t)(search->in_goal[player] +
			entries_of(search, player, move));
		rules_play(search->arena, &search->position, move);
	}
	if (search->best_reply) {
		search->replying = !search->replying;
		if (!search->replying)
			standing->turn = (uint8_t)search->player;
	}
}

void search_tree_take_back(struct search *search, const struct search_step *step,
	const struct search_undo *undo)
{
	int player = step->player;
	struct standing before = undo->standing;

	before.turn = (uint8_t)player;
	if (!is_pass(step))
		rules_take_back(search->arena, &search->position, step->move, &before);
	search->position.standing = undo->standing;
	search->pieces_key = undo->pieces_key;
	search->sum[player] = undo->sum;
	search->in_goal[player] = undo->in_goal;
	search->replying = undo->replying;
}

/* Is there nothing more to play for: the end, or our own place is taken? */
static bool is_over(const struct search *search)
{
	return search->position.standing.end ||
		(!search->arena->rules.teams && !is_racing(search, search->player) &&
		 search->arena->players > 2);
}

/* The score of an end for side 0. */
static int end_score(const struct search *search, int ply)
{
	const struct standing *standing = &search->position.standing;
	int winner;

	if (standing->end == POSITION_STUCK)
		return 0;
	if (search->arena->players == 2 || search->arena->rules.teams) {
		winner = rules_winner(&search->position);
		if (winner == ARENA_NOBODY)
			return 0;
		return search->side[winner] ? ply - SEARCH_WIN : SEARCH_WIN - ply;
	}
	for (int place = 0; place < standing->arrived; place++)
		if (standing->order[place] == search->player && !is_racing(search, search->player))
			return SEARCH_WIN - place * SEARCH_PLACE - ply;
	return ply - SEARCH_WIN;
}

/* What is added to a player's cost for his last pieces. */
static int last_of(const struct search *search, int player, int in_goal,
	const struct cellset *own)
{
	if (in_goal < search->eval.pieces - EVAL_LAST)
		return 0;
	return eval_last(&search->eval, search->arena, player, own);
}

/* The score of a position that is not over for side 0, by the costs alone. */
static int balance(const struct search *search)
{
	unsigned arrived = search->position.standing.finished & ~search->root_finished;
	int score = 0;

	for (int player = 0; player < search->arena->players; player++) {
		if (!search->factor[player])
			continue;
		score += search->factor[player] * (search->sum[player] +
			last_of(search, player, search->in_goal[player],
				&search->position.own[player]));
	}
	if (arrived && !search->arena->rules.teams && search->arena->players > 2)
		score -= ARRIVED * __builtin_popcount(arrived);
	return score;
}

/* May that player move now? */
static bool may_move(const struct search *search, int player)
{
	if (!search->replying)
		return player == search->position.standing.turn;
	return player != search->player && is_racing(search, player);
}

static int moves_of(struct search *search, int player, struct move list[MOVE_LIST])
{
	struct standing *standing = &search->position.standing;
	uint8_t turn = standing->turn;
	int count;

	standing->turn = (uint8_t)player;
	count = search_moves(search->arena, &search->position, list);
	standing->turn = turn;
	return count;
}

static int score_step(struct search *search, const struct search_step *step, int depth,
	int ply, int alpha, int beta)
{
	int side = search_tree_side(search);
	struct search_undo undo;
	int score;

	search_tree_play(search, step, &undo);
	if (search_tree_side(search) == side)
		score = search_tree_score(search, depth - 1, ply + 1, alpha, beta);
	else
		score = -search_tree_score(search, depth - 1, ply + 1, -beta, -alpha);
	search_tree_take_back(search, step, &undo);
	return score;
}

/* The step of a side that has no move. */
static struct search_step pass_of(const struct search *search)
{
	return (struct search_step){ .player = search->position.standing.turn };
}

/* One player's moves in a node whose sons are leaves.  Their scores follow from
 * the costs without playing them, unless the player comes home. */
static int score_leaves(struct search *search, int player, int base, int ply, int beta)
{
	int side = search_tree_side(search), best = -SEARCH_INFINITY;
	struct cellset *own = &search->position.own[player];
	struct move list[MOVE_LIST];
	int count = moves_of(search, player, list);

	base -= search->factor[player] *
		last_of(search, player, search->in_goal[player], own);
	for (int i = 0; i < count && best < beta; i++) {
		int in_goal = search->in_goal[player] + entries_of(search, player, list[i]);
		int score, cost = -gain_of(search, player, list[i]);

		if (in_goal == search->eval.pieces) {
			const struct search_step step = { .move = list[i], .player = (uint8_t)player };

			score = score_step(search, &step, 1, ply, -SEARCH_INFINITY,
				SEARCH_INFINITY);
		} else {
			search->nodes++;
			if (in_goal >= search->eval.pieces - EVAL_LAST) {
				struct cellset after = *own;

				cellset_flip(&after, list[i].from);
				cellset_flip(&after, list[i].to);
				cost += last_of(search, player, in_goal, &after);
			}
			score = base + search->factor[player] * cost;
			score = side ? -score : score;
		}
		best = score > best ? score : best;
	}
	return best;
}

static int score_last_ply(struct search *search, int ply, int beta)
{
	int base = balance(search), best = -SEARCH_INFINITY;
	struct search_step pass = pass_of(search);

	for (int player = 0; player < search->arena->players && best < beta; player++) {
		if (may_move(search, player)) {
			int score = score_leaves(search, player, base, ply, beta);

			best = score > best ? score : best;
		}
	}
	if (best == -SEARCH_INFINITY)
		return score_step(search, &pass, 1, ply, -SEARCH_INFINITY, SEARCH_INFINITY);
	return best;
}

static bool is_same(struct move a, struct move b)
{
	return a.from == b.from && a.to == b.to;
}

static int order_of(const struct search *search, int player, struct move move, int ply,
	struct move first)
{
	int order = gain_of(search, player, move);

	if (is_same(move, first))
		return FIRST;
	for (int i = 0; i < SEARCH_KILLERS; i++)
		if (is_same(move, search->killer[ply][i]) && order < KILLER)
			return KILLER;
	return order;
}

/* Puts the moves of a node on the stack, or the pass; returns how many. */
static int push_moves(struct search *search, int ply, struct move first)
{
	struct search_step *steps = &search->stack[search->top];
	struct move list[MOVE_LIST];
	int total = 0;

	for (int player = 0; player < search->arena->players; player++) {
		int count = may_move(search, player) ? moves_of(search, player, list) : 0;

		for (int i = 0; i < count; i++)
			steps[total++] = (struct search_step){
				list[i], (uint8_t)player,
				order_of(search, player, list[i], ply, first),
			};
	}
	if (!total)
		steps[total++] = pass_of(search);
	search->top += total;
	return total;
}

/* Brings the best of the steps from the i-th on to place i. */
static void pick(struct search_step *steps, int i, int count)
{
	int best = i;
	struct search_step step;

	for (int j = i + 1; j < count; j++)
		if (steps[j].order > steps[best].order)
			best = j;
	step = steps[best];
	steps[best] = steps[i];
	steps[i] = step;
}

static void note_killer(struct search *search, int ply, struct move move)
{
	struct move *killer = search->killer[ply];

	if (is_same(killer[0], move))
		return;
	killer[1] = killer[0];
	killer[0] = move;
}

static int reduction(const struct search *search, int depth, int i)
{
	if (search->limits->full_width || depth < REDUCED_DEPTH || i < REDUCED_FROM)
		return 0;
	return i < REDUCED_MORE ? 1 : depth > REDUCED_DEPTH ? 2 : 1;
}

/* The score of the i-th step of a node: of all but the first we expect, and ask
 * first, only that they are no better than the best so far. */
static int score_ith(struct search *search, int i, const struct search_step *step,
	int depth, int ply, int alpha, int beta)
{
	int less = reduction(search, depth, i), score;

	if (i == 0)
		return score_step(search, step, depth, ply, alpha, beta);
	score = score_step(search, step, depth - less, ply, alpha, alpha + 1);
	if (score > alpha && less && !search->aborted)
		score = score_step(search, step, depth, ply, alpha, alpha + 1);
	if (score > alpha && score < beta && !search->aborted)
		score = score_step(search, step, depth, ply, alpha, beta);
	return score;
}

/* Searches the moves of a node.  The score, and the best move in `best`, which
 * comes in as the one to try first. */
static int score_moves(struct search *search, int depth, int ply, int alpha, int beta,
	struct move *best)
{
	struct search_step *steps = &search->stack[search->top];
	int count = push_moves(search, ply, *best);
	int best_score = -SEARCH_INFINITY;

	for (int i = 0; i < count && best_score < beta; i++) {
		int score;

		pick(steps, i, count);
		score = score_ith(search, i, &steps[i], depth, ply, alpha, beta);
		if (search->aborted)
			break;
		if (score <= best_score)
			continue;
		best_score = score;
		*best = steps[i].move;
		alpha = score > alpha ? score : alpha;
	}
	search->top -= count;
	if (best_score >= beta)
		note_killer(search, ply, *best);
	return best_score;
}

/* Has the position been on the way here?  Best-reply search leaves turns out, so
 * there it would mean nothing. */
static bool is_repeated(const struct search *search, int ply, uint64_t key)
{
	if (search->best_reply)
		return false;
	for (int i = ply - 2; i >= 0; i--)
		if (search->path[i] == key)
			return true;
	return false;
}

/* A decided score is kept as seen from the position itself. */
static int to_table(int score, int ply)
{
	return score > SEARCH_DECIDED ? score + ply :
		score < -SEARCH_DECIDED ? score - ply : score;
}

/* Does what is known suffice? */
static bool suffices(const struct search_entry *entry, int depth, int score, int alpha,
	int beta)
{
	if (entry->depth < depth)
		return false;
	return entry->bound == SEARCH_EXACT ||
		(entry->bound == SEARCH_AT_LEAST && score >= beta) ||
		(entry->bound == SEARCH_AT_MOST && score <= alpha);
}

static bool must_stop(struct search *search)
{
	const volatile int *stop = search->limits->stop;

	search->stopped = search->stopped || (stop && *stop);
	search->aborted = search->stopped || search->nodes >= search->limits->nodes;
	return search->aborted;
}

int search_tree_score(struct search *search, int depth, int ply, int alpha, int beta)
{
	struct search_entry entry = { .depth = (uint8_t)depth };
	const struct search_entry *known;
	int score;

	if (is_over(search) || depth <= 0 || ply >= SEARCH_DEPTH) {
		score = is_over(search) ? end_score(search, ply) : balance(search);
		return search_tree_side(search) ? -score : score;
	}
	if (must_stop(search))
		return 0;
	if (depth == 1)
		return score_last_ply(search, ply, beta);
	entry.key = key_of(search);
	if (is_repeated(search, ply, entry.key))
		return 0;
	search->path[ply] = entry.key;
	known = search_table_find(&search->table, entry.key);
	if (known) {
		score = to_table(known->score, -ply);
		if (suffices(known, depth, score, alpha, beta))
			return score;
		entry.move = known->move;
	}
	score = score_moves(search, depth, ply, alpha, beta, &entry.move);
	if (search->aborted)
		return 0;
	entry.score = to_table(score, ply);
	entry.bound = score >= beta ? SEARCH_AT_LEAST :
		score > alpha ? SEARCH_EXACT : SEARCH_AT_MOST;
	search_table_store(&search->table, &entry);
	return score;
}
