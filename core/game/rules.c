/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

bool rules_clears_out(const struct ground *ground, int player, unsigned from, unsigned to)
{
	const struct board *board = &ground->board;
	const int way[2] = {
		board->file[to] - board->file[from], board->rank[to] - board->rank[from],
	};

	return cellset_has(&ground->home[player], from) &&
		board_dot(board, way, ground->way[player]) > 0;
}

bool rules_may_clear_out(const struct ground *ground, const struct position *position)
{
	int player = position->standing.turn;
	int other = ground->opposite[player];

	return ground->rules.clear_out && !ground->rules.teams && other != GROUND_NOBODY &&
		!position_at_home(position, ground, other) &&
		position_at_home(position, ground, player);
}

/* Keeps the moves that obey clear-out; all of them if none does. */
static int keep_clearing_out(const struct ground *ground, int player,
	struct move *list, int count)
{
	int kept = 0;

	for (int i = 0; i < count; i++) {
		if (!rules_clears_out(ground, player, list[i].from, list[i].to))
			continue;
		struct move move = list[i];
		list[i] = list[kept];
		list[kept++] = move;
	}
	return kept ? kept : count;
}

int rules_moves(const struct ground *ground, const struct position *position,
	struct move list[MOVE_LIST])
{
	int count = move_generate(ground, position, list);

	if (rules_may_clear_out(ground, position))
		return keep_clearing_out(ground, position->standing.turn, list, count);
	return count;
}

int rules_move_count(const struct ground *ground, const struct position *position)
{
	struct move list[MOVE_LIST];

	if (rules_may_clear_out(ground, position))
		return rules_moves(ground, position, list);
	return move_count(ground, position);
}

bool rules_is_clearing_out(const struct ground *ground, const struct position *position)
{
	struct move list[MOVE_LIST];

	return rules_may_clear_out(ground, position) &&
		rules_moves(ground, position, list) > 0 &&
		rules_clears_out(ground, position->standing.turn, list[0].from, list[0].to);
}

struct cellset rules_landings(const struct ground *ground, const struct position *position,
	unsigned from)
{
	struct move list[MOVE_LIST];
	int count = rules_moves(ground, position, list);
	struct cellset cells = { 0 };

	for (int i = 0; i < count; i++)
		if (list[i].from == from)
			cellset_add(&cells, list[i].to);
	return cells;
}

uint64_t rules_perft(const struct ground *ground, struct position *position,
	int depth, const volatile sig_atomic_t *stop)
{
	struct standing before = position->standing;
	struct move list[MOVE_LIST];
	uint64_t leaves = 0;
	int count;

	if (depth <= 0)
		return 1;
	if (before.end)
		return 0;
	if (depth == 1) {
		count = rules_move_count(ground, position);
		return count ? (uint64_t)count : 1;
	}
	count = rules_moves(ground, position, list);
	for (int i = 0; i < count && !(stop && *stop); i++) {
		rules_play(ground, position, list[i]);
		leaves += rules_perft(ground, position, depth - 1, stop);
		rules_take_back(ground, position, list[i], &before);
	}
	if (!count) {
		rules_pass(ground, position);
		leaves = rules_perft(ground, position, depth - 1, stop);
		position->standing = before;
	}
	return leaves;
}
