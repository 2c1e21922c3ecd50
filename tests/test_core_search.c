/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search against plain ones that try everything, and how much it looks at. */
#include "eval.h"
#include "rules.h"
#include "search.h"

#include "check.h"

enum { ARRIVED = 30 * EVAL_ROW }; /* of another player, among three or more */

/* A plain search: no bounds, no table, no order. */
struct plain {
	struct ground ground;
	struct eval eval;
	int player; /* for whom we search */
	bool best_reply;
	uint8_t finished; /* at the root */
};

static bool is_ours(const struct plain *plain, int player)
{
	return ground_is_same_side(&plain->ground, plain->player, player);
}

/* Is the player counted, as one who still plays at the root? */
static bool does_count(const struct plain *plain, int player)
{
	return plain->ground.players == 2 || plain->ground.rules.teams ||
		!(plain->finished >> player & 1);
}

static int plain_costs(const struct plain *plain, const struct position *position)
{
	int cost[2] = { 0 }, members[2] = { 0 }, arrived = 0;

	for (int player = 0; player < plain->ground.players; player++) {
		bool ours = is_ours(plain, player);

		if (!does_count(plain, player))
			continue;
		members[ours]++;
		cost[ours] += eval_places(&plain->eval, player, &position->own[player]) +
			eval_last(&plain->eval, &plain->ground, player,
				&position->own[player]);
		arrived += position->standing.finished >> player & 1;
	}
	if (plain->ground.players == 2 || plain->ground.rules.teams)
		arrived = 0;
	return (members[true] * cost[false] - members[false] * cost[true] -
		ARRIVED * arrived) / members[false];
}

static int plain_end(const struct plain *plain, const struct position *position, int ply)
{
	const struct standing *standing = &position->standing;
	int winner = rules_winner(position);

	if (standing->end == POSITION_STUCK || standing->end == POSITION_EQUALISED)
		return 0;
	if (plain->ground.players == 2 || plain->ground.rules.teams)
		return is_ours(plain, winner) ? SEARCH_WIN - ply : ply - SEARCH_WIN;
	for (int place = 0; place < standing->arrived; place++)
		if (standing->order[place] == plain->player &&
		    standing->finished >> plain->player & 1)
			return SEARCH_WIN - place * SEARCH_PLACE - ply;
	return ply - SEARCH_WIN;
}

/* The score for the player we search for.  `reply`: by best-reply search it is
 * the others' turn, of whom any may move. */
static int plain_score(const struct plain *plain, const struct position *position,
	int depth, int ply, bool reply)
{
	const struct standing *standing = &position->standing;
	bool ours = plain->best_reply ? !reply : is_ours(plain, standing->turn);
	int best = ours ? -INT32_MAX : INT32_MAX;
	bool passed = true;

	if (standing->end || (plain->ground.players > 2 && !plain->ground.rules.teams &&
	    standing->finished >> plain->player & 1))
		return plain_end(plain, position, ply);
	if (!depth)
		return plain_costs(plain, position);
	for (int player = 0; player < plain->ground.players; player++) {
		struct position next = *position;
		struct move list[MOVE_LIST];
		int count;

		if (plain->best_reply && reply ? player == plain->player ||
		    !position_is_racing(position, player) : player != standing->turn)
			continue;
		next.standing.turn = (uint8_t)player;
		count = search_moves(&plain->ground, &next, list);
		for (int i = 0; i < count; i++) {
			struct position after = next;
			int score;

			rules_play(&plain->ground, &after, list[i]);
			if (plain->best_reply && reply)
				after.standing.turn = (uint8_t)plain->player;
			score = plain_score(plain, &after, depth - 1, ply + 1, !reply);
			if (ours ? score > best : score < best)
				best = score;
			passed = false;
		}
	}
	if (passed) {
		struct position after = *position;

		rules_pass(&plain->ground, &after);
		if (plain->best_reply && reply)
			after.standing.turn = (uint8_t)plain->player;
		return plain_score(plain, &after, depth - 1, ply + 1, !reply);
	}
	return best;
}

static void play_at_random(const struct ground *ground, struct position *position,
	uint64_t *random, int turns)
{
	for (int i = 0; i < turns && !position->standing.end; i++) {
		struct move list[MOVE_LIST];
		int count = rules_moves(ground, position, list);

		if (count)
			rules_play(ground, position, list[check_random(random, (unsigned)count)]);
		else
			rules_pass(ground, position);
	}
}

static const struct plain_row {
	const char *label, *id;
	int players;
	const char *rules, *line; /* "": the start */
	int turns, depth;         /* played at random first; looked ahead */
	enum search_method method;
} plain_rows[] = {
	{ "search: plain, kitchen4", "kitchen4", 2, "", "", 6, 4, 0 },
	{ "search: plain, kitchen4, far", "kitchen4", 2, "", "", 40, 5, 0 },
	{ "search: plain, kitchen4, near the end", "kitchen4", 2, "goal-lock strict",
		"BBA1/B1AA/BBAA/BA2 A", 0, 5, 0 },
	{ "search: plain, kitchen4, shut in", "kitchen4", 2, "goal-lock strict",
		"4/1A1A/2AA/1AAB A", 0, 5, 0 },
	{ "search: plain, kitchen4, equalising", "kitchen4", 2, "equalise on",
		"BBA1/B1AA/BBAA/BA2 A", 0, 5, 0 },
	{ "search: plain, kitchen4, clear-out", "kitchen4", 2, "clear-out on", "", 30, 4, 0 },
	{ "search: plain, kitchen5", "kitchen5", 2, "", "", 10, 4, 0 },
	{ "search: plain, kitchen5, far", "kitchen5", 2, "", "", 50, 3, 0 },
	{ "search: plain, halma8", "halma8", 2, "", "", 20, 3, 0 },
	{ "search: plain, halma8, one arriving", "halma8", 2, "",
		"4B3/1B2AB2/BBB5/A1A5/1A4B1/2B1B1A1/3B2AA/3A1A1A A", 0, 4, 0 },
	{ "search: plain, halma8, one still in the way", "halma8", 2, "",
		"4B3/1B2AB2/B1B5/A1A5/1A1B3B/2B1B1A1/2AB2AA/5A1A B", 0, 4, 0 },
	{ "search: plain, grasshopper", "grasshopper", 2, "", "", 60, 3, 0 },
	{ "search: plain, corners10, 2", "corners10", 2, "", "", 20, 3, 0 },
	{ "search: plain, corners10, 3", "corners10", 3, "", "", 30, 2, 0 },
	{ "search: plain, corners10, 3, arriving", "corners10", 3, "",
		"8AA/9A/10/4B4A/6C1AA/6C3/3AB3A1/CC1C2B1BB/CC2B2B1B/C9 A", 0, 3, 0 },
	{ "search: plain, corners10, 4", "corners10", 4, "", "", 30, 2, 0 },
	{ "search: plain, corners10, teams", "corners10", 4, "teams on", "", 30, 3, 0 },
	{ "search: plain, sides10, 2", "sides10", 2, "", "", 20, 3, 0 },
	{ "search: plain, sides10, 3", "sides10", 3, "", "", 20, 3, 0 },
	{ "search: plain, sides10, 4", "sides10", 4, "", "", 20, 2, SEARCH_PARANOID },
	{ "search: plain, halma10", "halma10", 2, "", "", 20, 2, 0 },
	{ "search: plain, halma13", "halma13", 2, "", "", 20, 2, 0 },
	{ "search: plain, halma4, 3", "halma4", 3, "", "", 20, 2, 0 },
	{ "search: plain, halma4, 4", "halma4", 4, "", "", 40, 2, SEARCH_PARANOID },
	{ "search: plain, halma", "halma", 2, "", "", 60, 2, 0 },
	{ "search: plain, star, 2", "star", 2, "", "", 30, 3, 0 },
	{ "search: plain, star, 3", "star", 3, "", "", 30, 3, 0 },
	{ "search: plain, star, 4", "star", 4, "", "", 30, 2, 0 },
	{ "search: plain, star, 6", "star", 6, "", "", 30, 2, 0 },
	{ "search: plain, star, 6, teams", "star", 6, "teams on", "", 30, 3, 0 },
};

static void test_plain(void **state)
{
	const struct plain_row *row = *state;
	struct search *search = search_new();
	struct plain plain = { 0 };
	struct position position;
	uint64_t random = 7;

	check_ground(&plain.ground, row->id, row->players, row->rules);
	eval_init(&plain.eval, &plain.ground);
	check_read(&position, &plain.ground, row->line);
	play_at_random(&plain.ground, &position, &random, row->turns);
	plain.player = position.standing.turn;
	plain.finished = position.standing.finished;
	plain.best_reply = row->players > 2 && !plain.ground.rules.teams &&
		row->method != SEARCH_PARANOID;
	for (int depth = 1; depth <= row->depth; depth++) {
		struct search_limits limits = {
			.nodes = UINT64_MAX, .depth = depth, .wanted = 1,
			.full_width = true, .method = row->method,
		};
		struct search_result result;

		search_run(search, &plain.ground, &position, &limits, &result);
		CHECK_INT(result.count, 1);
		CHECK_INT(result.best[0].score,
			plain_score(&plain, &position, depth, 0, false));
	}
	search_free(search);
}

/* Games of two in which a position is met after different numbers of turns, so that its
 * distance from the end, found in the table, must be counted from there. */
static const struct distance_row {
	const char *label, *line; /* in kitchen4 */
	int depth;
	int turns[3]; /* to a win, negative to a loss, by the best moves; 0 after the last */
} distance_rows[] = {
	{ "search: distance of a win", "B1A1/BB1A/BBAA/1AAB B", 7, { 5, 7 } },
	{ "search: distance of two wins and another", "BBA1/1BBA/B1AA/1AAB B", 7, { 5, 5, 7 } },
	{ "search: distance of a loss", "ABB1/BBB1/AB1A/A1AA A", 8, { -8, -6, -6 } },
};

/* The score for the player to move by the ends alone, within bounds, without a table. */
static int end_score(const struct ground *ground, const struct position *position, int depth,
	int ply, int alpha, int beta)
{
	struct move list[MOVE_LIST];
	int count, best = -SEARCH_WIN;

	if (position->standing.end)
		return position->standing.end == POSITION_HOME ? ply - SEARCH_WIN : 0;
	if (!depth)
		return 0;
	count = search_moves(ground, position, list);
	for (int i = 0; (i < count || i == 0) && best < beta; i++) {
		struct position next = *position;
		int score;

		if (count)
			rules_play(ground, &next, list[i]);
		else
			rules_pass(ground, &next);
		score = -end_score(ground, &next, depth - 1, ply + 1, -beta, -alpha);
		best = score > best ? score : best;
		alpha = best > alpha ? best : alpha;
	}
	return best;
}

static void test_distance(void **state)
{
	const struct distance_row *row = *state;
	struct search_limits limits = { .nodes = UINT64_MAX, .depth = row->depth };
	struct search *search = search_new();
	struct search_result result;
	struct position position;
	struct ground ground;

	check_ground(&ground, "kitchen4", 2, "goal-lock strict clear-out on");
	check_read(&position, &ground, row->line);
	while (limits.wanted < 3 && row->turns[limits.wanted])
		limits.wanted++;
	for (int full = 0; full <= 1; full++) {
		limits.full_width = full;
		search_run(search, &ground, &position, &limits, &result);
		CHECK_INT(result.count, limits.wanted);
		for (int i = 0; i < result.count; i++) {
			const struct search_choice *choice = &result.best[i];
			struct position next = position;

			CHECK_INT(choice->wins_in - choice->loses_in, row->turns[i]);
			rules_play(&ground, &next, choice->move);
			CHECK_INT(choice->score, -end_score(&ground, &next, row->depth - 1, 1,
				-SEARCH_WIN, SEARCH_WIN));
		}
	}
	search_free(search);
}

/* How many positions a search looks at, which is the same on every machine.  A number
 * that differs means that the search does something else than before.  If that was
 * intended, the new number is written here, and the commit says what it was for. */
static const struct nodes_row {
	const char *label, *id;
	int players;
	const char *rules;
	int turns, depth; /* played at random first; looked ahead */
	int nodes;
} nodes_rows[] = {
	{ "search: nodes, kitchen5", "kitchen5", 2, "", 0, 6, 10680 },
	{ "search: nodes, halma8", "halma8", 2, "", 0, 5, 16207 },
	{ "search: nodes, halma8, far", "halma8", 2, "", 60, 5, 42508 },
	{ "search: nodes, halma10, equalising", "halma10", 2, "", 40, 4, 26600 },
	{ "search: nodes, halma, clear-out", "halma", 2, "clear-out on", 80, 4, 46666 },
	{ "search: nodes, sides10, 3", "sides10", 3, "", 30, 4, 21121 },
	{ "search: nodes, halma4, teams", "halma4", 4, "teams on", 40, 4, 9600 },
	{ "search: nodes, star, 6", "star", 6, "", 60, 4, 68379 },
};

static void test_nodes(void **state)
{
	const struct nodes_row *row = *state;
	struct search_limits limits = {
		.nodes = UINT64_MAX, .depth = row->depth, .wanted = 1,
	};
	struct search *search = search_new();
	struct search_result result;
	struct position position;
	struct ground ground;
	uint64_t random = 3;

	check_ground(&ground, row->id, row->players, row->rules);
	position_start(&position, &ground);
	play_at_random(&ground, &position, &random, row->turns);
	search_run(search, &ground, &position, &limits, &result);
	CHECK_INT(result.nodes, row->nodes);
	search_free(search);
}

int main(void)
{
	return CHECK_RUN("core search", CHECK_TABLE(plain_rows, test_plain),
		CHECK_TABLE(distance_rows, test_distance), CHECK_TABLE(nodes_rows, test_nodes));
}
