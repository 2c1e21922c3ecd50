/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search_tree.h"

#include <string.h>

#include "mix.h"
#include "rules.h"

enum {
	ARRIVED = 30 * EVAL_ROW * SEARCH_UNIT, /* what another player's arrival costs us */
	BLUR = 6, /* hundredths of a row; for variety */

	/* See overtime(). */
	ALLOWED_TURNS = 8,      /* that lead nowhere */
	TURNS_PER_QUARTER = 2,
	HURRY_FROM_QUARTERS = 10,
	MOST_QUARTERS = 16,
};

uint64_t search_line_key(const struct search *search)
{
	const struct standing *standing = &search->position.standing;

	return search->pieces_key ^ mix_bits(1 + ((uint64_t)standing->turn |
		(uint64_t)search->replying << 4 | (uint64_t)standing->equalising << 5 |
		(uint64_t)standing->finished << 8 | (uint64_t)standing->resigned << 16 |
		(uint64_t)standing->passes << 24));
}

int search_line_side(const struct search *search)
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
	const struct ground *ground = search->ground;

	if (!ground_has_places(ground))
		return !(search->position.standing.resigned >> player & 1);
	return is_racing(search, player);
}

/* By how many quarters more our own cost counts, since the game takes too long: one for
 * each TURNS_PER_QUARTER turns that have led nowhere, after the ALLOWED_TURNS.  Most
 * players make two rows a turn and more. */
static int overtime(const struct search *search)
{
	const struct ground *ground = search->ground;
	const int *way = ground->way[search->player];
	int rows = board_dot(&ground->board, way, way) / ground->row_unit[search->player] -
		position_rows_to_go(&search->position, ground, search->player);
	int turns = (int)(search->limits->history_count / (size_t)ground->players);

	turns -= ALLOWED_TURNS + (rows > 0 ? rows / 2 : 0);
	if (turns < 0)
		return 0;
	turns /= TURNS_PER_QUARTER;
	return turns < MOST_QUARTERS ? turns : MOST_QUARTERS;
}

/* Puts each player on a side, and says what each one's cost counts for: ours together
 * as much as theirs, and more by `over` quarters. */
static void choose_sides(struct search *search, int over)
{
	const struct ground *ground = search->ground;
	int members[2] = { 0, 0 };

	for (int player = 0; player < ground->players; player++) {
		search->side[player] = !ground_is_same_side(ground, search->player, player);
		members[search->side[player]] += does_count(search, player);
	}
	for (int player = 0; player < ground->players; player++) {
		int factor = search->side[player] ?
			members[0] * SEARCH_UNIT :
			-members[1] * (SEARCH_UNIT + over);

		search->factor[player] = does_count(search, player) ? factor : 0;
	}
	search->unit = SEARCH_UNIT * (members[1] ? members[1] : 1);
	search->best_reply = !ground->rules.teams && members[1] > 1 &&
		search->limits->method != SEARCH_PARANOID;
}

void search_line_init(struct search *search, const struct ground *ground,
	const struct position *position, const struct search_limits *limits)
{
	int over;

	search->ground = ground;
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
	eval_init(&search->eval, ground);
	if (limits->seed)
		eval_blur(&search->eval, ground, mix_bits(limits->seed), BLUR);
	over = overtime(search);
	search->in_overtime = over > 0;
	if (over >= HURRY_FROM_QUARTERS)
		eval_hurry(&search->eval, ground);
	choose_sides(search, over);
	for (int player = 0; player < ground->players; player++) {
		search->sum[player] = eval_places(&search->eval, player,
			&position->own[player]);
		search->in_goal[player] = (uint8_t)position_in_goal(position, ground, player);
		CELLSET_EACH(cell, &position->own[player])
			search->pieces_key ^= search->cell_key[player][cell];
	}
	search->path[0] = search_line_key(search);
}

void search_line_play(struct search *search, const struct search_step *step,
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
	if (search_is_pass(step)) {
		rules_pass(search->ground, &search->position);
	} else {
		search->pieces_key ^= search->cell_key[player][move.from] ^
			search->cell_key[player][move.to];
		search->sum[player] -= search_gain(search, player, move);
		search->in_goal[player] = (uint8_t)(search->in_goal[player] +
			search_entries(search, player, move));
		rules_play(search->ground, &search->position, move);
	}
	if (search->best_reply) {
		search->replying = !search->replying;
		if (!search->replying)
			standing->turn = (uint8_t)search->player;
	}
}

void search_line_take_back(struct search *search, const struct search_step *step,
	const struct search_undo *undo)
{
	int player = step->player;
	struct standing before = undo->standing;

	before.turn = (uint8_t)player;
	if (!search_is_pass(step))
		rules_take_back(search->ground, &search->position, step->move, &before);
	search->position.standing = undo->standing;
	search->pieces_key = undo->pieces_key;
	search->sum[player] = undo->sum;
	search->in_goal[player] = undo->in_goal;
	search->replying = undo->replying;
}

bool search_line_is_over(const struct search *search)
{
	return search->position.standing.end ||
		(ground_has_places(search->ground) && !is_racing(search, search->player));
}

/* The score of an end for side 0. */
static int end_score(const struct search *search, int ply)
{
	const struct standing *standing = &search->position.standing;
	int winner;

	if (standing->end == POSITION_STUCK)
		return 0;
	if (!ground_has_places(search->ground)) {
		winner = rules_winner(&search->position);
		if (winner == GROUND_NOBODY)
			return 0;
		return search->side[winner] ? ply - SEARCH_WIN : SEARCH_WIN - ply;
	}
	for (int place = 0; place < standing->arrived; place++)
		if (standing->order[place] == search->player && !is_racing(search, search->player))
			return SEARCH_WIN - place * SEARCH_PLACE - ply;
	return ply - SEARCH_WIN;
}

int search_line_last(const struct search *search, int player, int in_goal,
	const struct cellset *own)
{
	if (in_goal < search->eval.pieces - EVAL_LAST)
		return 0;
	return eval_last(&search->eval, search->ground, player, own);
}

int search_line_balance(const struct search *search)
{
	unsigned arrived = search->position.standing.finished & ~search->root_finished;
	int score = 0;

	for (int player = 0; player < search->ground->players; player++) {
		if (!search->factor[player])
			continue;
		score += search->factor[player] * (search->sum[player] +
			search_line_last(search, player, search->in_goal[player],
				&search->position.own[player]));
	}
	if (arrived && ground_has_places(search->ground))
		score -= ARRIVED * cellset_word_count(arrived);
	return score;
}

unsigned search_line_arriving(const struct search *search)
{
	unsigned arriving = 0;

	for (int player = 0; player < search->ground->players; player++)
		if (search->in_overtime ? is_racing(search, player) :
		    search_is_arriving(search->ground, &search->position, player,
			search->in_goal[player]))
			arriving |= 1u << player;
	return arriving;
}

bool search_line_may_move(const struct search *search, int player)
{
	if (!search->replying)
		return player == search->position.standing.turn;
	return player != search->player && is_racing(search, player);
}

int search_line_score(const struct search *search, int ply)
{
	int score = search_line_is_over(search) ? end_score(search, ply) :
		search_line_balance(search);

	return search_line_side(search) ? -score : score;
}
