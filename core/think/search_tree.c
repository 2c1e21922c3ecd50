/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_tree.h"

enum {
	/* In what order moves are tried: those with the greatest gain first, but
	 * before them the one the table knows, and killers as if they gained this. */
	FIRST = 1 << 20,
	KILLER = 4 * EVAL_ROW,

	REDUCED_FROM = 4,  /* moves searched in full before others are reduced */
	REDUCED_MORE = 16,
	REDUCED_DEPTH = 3, /* no reductions nearer to the leaves */

	/* A step whose gain leaves the score by more than this below alpha is not
	 * tried if only the answer is still to come: that rarely loses anything. */
	HOPELESS = EVAL_ROW / 4 * SEARCH_UNIT,
};

static int score_step(struct search *search, const struct search_step *step, int depth,
	int ply, int alpha, int beta)
{
	int side = search_line_side(search);
	struct search_undo undo;
	int score;

	search_line_play(search, step, &undo);
	if (search_line_side(search) == side)
		score = search_tree_score(search, depth - 1, ply + 1, alpha, beta);
	else
		score = -search_tree_score(search, depth - 1, ply + 1, -beta, -alpha);
	search_line_take_back(search, step, &undo);
	return score;
}

/* The step of a side that has no move. */
static struct search_step pass_of(const struct search *search)
{
	return (struct search_step){ .player = search->position.standing.turn };
}

/* The cost of the last pieces of the player to move after a move. */
static int last_after(const struct search *search, struct move move, int in_goal)
{
	int player = search->position.standing.turn;
	struct cellset after = search->position.own[player];

	cellset_flip(&after, move.from);
	cellset_flip(&after, move.to);
	return search_line_last(search, player, in_goal, &after);
}

/* The score of the leaf that a move of the player to move leads to.  It follows from the
 * costs without playing the move, unless that is the last one home.  The cost of the
 * last pieces only lowers it, and is not looked for if it is not above `best` anyway. */
static int score_leaf(struct search *search, struct move move, int base, int ply, int best)
{
	int player = search->position.standing.turn;
	int in_goal = search->in_goal[player] + search_entries(search, player, move);
	int factor = search->factor[player], score;

	if (in_goal == search->eval.pieces) {
		const struct search_step step = { .move = move, .player = (uint8_t)player };

		return score_step(search, &step, 1, ply, -SEARCH_INFINITY, SEARCH_INFINITY);
	}
	search->nodes++;
	if (search_line_side(search)) {
		base = -base;
		factor = -factor;
	}
	score = base - factor * search_gain(search, player, move);
	if (score > best)
		score += factor * last_after(search, move, in_goal);
	return score;
}

static int score_listed_leaves(struct search *search, unsigned arriving, int base, int ply,
	int beta)
{
	struct move list[MOVE_LIST];
	int count = search_moves_with(search->ground, &search->position, arriving, list);
	int best = -SEARCH_INFINITY;

	for (int i = 0; i < count && best < beta; i++) {
		int score = score_leaf(search, list[i], base, ply, best);

		best = score > best ? score : best;
	}
	return best;
}

/* Scores the leaves one piece after the other: mostly the moves of a few suffice. */
static int score_leaves_by_piece(struct search *search, const struct cellset *closed, int base,
	int ply, int beta)
{
	const struct cellset *own = &search->position.own[search->position.standing.turn];
	struct move list[MOVE_LIST_FROM];
	int best = -SEARCH_INFINITY;

	CELLSET_EACH(from, own) {
		int count = move_generate_from(search->ground, &search->position, from, list);

		for (int i = 0; i < count && best < beta; i++) {
			int score;

			if (cellset_has(closed, list[i].to))
				continue;
			score = score_leaf(search, list[i], base, ply, best);
			best = score > best ? score : best;
		}
		if (best >= beta)
			break;
	}
	return best;
}

static int score_leaves(struct search *search, unsigned arriving, int base, int ply, int beta)
{
	int player = search->position.standing.turn, best = -SEARCH_INFINITY;
	struct cellset closed;

	base -= search->factor[player] * search_line_last(search, player,
		search->in_goal[player], &search->position.own[player]);
	if (search_moves_go_by_piece(search->ground, &search->position, arriving, &closed))
		best = score_leaves_by_piece(search, &closed, base, ply, beta);
	if (best == -SEARCH_INFINITY)
		best = score_listed_leaves(search, arriving, base, ply, beta);
	return best;
}

static int score_last_ply(struct search *search, int ply, int beta)
{
	int base = search_line_balance(search), best = -SEARCH_INFINITY;
	unsigned arriving = search_line_arriving(search);
	struct search_step pass = pass_of(search);

	for (int player = 0; player < search->ground->players && best < beta; player++) {
		int score;

		if (!search_line_may_move(search, player))
			continue;
		search->position.standing.turn = (uint8_t)player;
		score = score_leaves(search, arriving, base, ply, beta);
		best = score > best ? score : best;
	}
	search->position.standing.turn = pass.player;
	if (best == -SEARCH_INFINITY)
		return score_step(search, &pass, 1, ply, -SEARCH_INFINITY, SEARCH_INFINITY);
	return best;
}

static int order_of(const struct search *search, int player, struct move move, int ply,
	struct move first)
{
	int order = search_gain(search, player, move);

	if (move_is_same(move, first))
		return FIRST;
	for (int i = 0; i < SEARCH_KILLERS; i++)
		if (move_is_same(move, search->killer[ply][i]) && order < KILLER)
			return KILLER;
	return order;
}

/* Puts the moves of a node on the stack, or the pass; returns how many. */
static int push_moves(struct search *search, int ply, struct move first)
{
	struct search_step *steps = &search->stack[search->top];
	const struct search_step pass = pass_of(search);
	unsigned arriving = search_line_arriving(search);
	struct move list[MOVE_LIST];
	int total = 0;

	for (int player = 0; player < search->ground->players; player++) {
		int count;

		if (!search_line_may_move(search, player))
			continue;
		search->position.standing.turn = (uint8_t)player;
		count = search_moves_with(search->ground, &search->position, arriving, list);
		for (int i = 0; i < count; i++)
			steps[total++] = (struct search_step){
				list[i], (uint8_t)player,
				order_of(search, player, list[i], ply, first),
			};
	}
	search->position.standing.turn = pass.player;
	if (!total)
		steps[total++] = pass;
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

	if (move_is_same(killer[0], move))
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

/* The score of the i-th step of a node.  All but the first are expected to be no better
 * than the best so far, and that alone is asked first. */
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

/* May steps that seem hopeless be left out (futility pruning: Schaeffer, "Experiments
 * in search and knowledge", 1986)?  Not where one may bring a player home. */
static bool may_leave_out(const struct search *search, int depth)
{
	int player = search->position.standing.turn;

	return depth == 2 && !search->limits->full_width && !search->best_reply &&
		search->in_goal[player] < search->eval.pieces - 1;
}

/* The most that a step and those after it seem to come to, by its gain: they are
 * tried in that order once killers are through. */
static int most_hope(const struct search *search, const struct search_step *step, int score)
{
	int gain = search->factor[step->player] *
		search_gain(search, step->player, step->move);

	if (step->order >= KILLER)
		return SEARCH_INFINITY;
	return HOPELESS + (search_line_side(search) ? score + gain : score - gain);
}

/* Searches the moves of a node.  The score, and the best move in `best`, which
 * comes in as the one to try first. */
static int score_moves(struct search *search, int depth, int ply, int alpha, int beta,
	struct move *best)
{
	struct search_step *steps = &search->stack[search->top];
	int count = push_moves(search, ply, *best);
	bool leaves_out = may_leave_out(search, depth);
	int before = leaves_out ? search_line_score(search, ply) : 0;
	int best_score = -SEARCH_INFINITY;

	for (int i = 0; i < count && best_score < beta; i++) {
		int score;

		pick(steps, i, count);
		score = leaves_out && i ? most_hope(search, &steps[i], before) : SEARCH_INFINITY;
		if (score <= alpha) {
			best_score = score > best_score ? score : best_score;
			break;
		}
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

/* In the table a decided score counts the turns from its position, elsewhere those from
 * the root. */
static int to_table(int score, int ply)
{
	return score > SEARCH_DECIDED ? score + ply :
		score < -SEARCH_DECIDED ? score - ply : score;
}

/* Does a table entry with that score make it needless to search? */
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
	const volatile sig_atomic_t *stop = search->limits->stop;

	search->stopped = search->stopped || (stop && *stop);
	search->aborted = search->stopped || search->nodes >= search->limits->nodes;
	return search->aborted;
}

int search_tree_score(struct search *search, int depth, int ply, int alpha, int beta)
{
	struct search_entry entry = { .depth = (uint8_t)depth };
	const struct search_entry *known;
	int score;

	if (search_line_is_over(search) || depth <= 0 || ply >= SEARCH_DEPTH)
		return search_line_score(search, ply);
	if (must_stop(search))
		return 0;
	if (depth == 1)
		return score_last_ply(search, ply, beta);
	entry.key = search_line_key(search);
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
