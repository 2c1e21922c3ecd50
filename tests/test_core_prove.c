/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Proofs of wins, held against the solver and against a plain search of all moves.
 */
#include "check.h"
#include "mix.h"
#include "position.h"
#include "prove.h"
#include "rules.h"
#include "search.h"
#include "solve.h"

enum { ENOUGH = 5000000, FEW = 2000, NEAR = 5, WINS = 20 };

static int prove(const struct ground *ground, const struct position *position,
	struct move move, uint64_t nodes)
{
	const struct prove_limits limits = { .nodes = nodes };

	return prove_win(ground, position, move, &limits);
}

/* A placement of all pieces by chance, the first player to move. */
static void shuffle(const struct ground *ground, uint64_t seed, struct position *position)
{
	int pieces = variant_pieces(ground->variant);

	*position = (struct position){ 0 };
	for (int player = 0; player < ground->players; player++)
		for (int i = 0; i < pieces;) {
			unsigned cell = (unsigned)(mix_bits(seed += MIX_STEP) %
				(uint64_t)ground->board.cells);

			if (cellset_has(&position->occupied, cell))
				continue;
			position_flip(position, &ground->board, player, cell);
			i++;
		}
}

/* The turns in which the solver knows that a move wins; 0 if it does not. */
static int solved_turns(struct solve *solve, const struct ground *ground,
	const struct position *position, struct move move)
{
	struct position next = *position;
	struct solve_value value;

	rules_play(ground, &next, move);
	if (next.standing.end)
		return next.standing.end == POSITION_HOME;
	value = solve_value(solve, ground, &next);
	return value.outcome == SOLVE_LOSS ? value.turns + 1 : 0;
}

/* Each move of a won placement is proven to win in as many turns as it does, and no other. */
static int check_moves(struct solve *solve, const struct ground *ground,
	const struct position *position)
{
	struct move list[MOVE_LIST];
	int count = rules_moves(ground, position, list), wins = 0;

	for (int i = 0; i < count; i++) {
		int turns = solved_turns(solve, ground, position, list[i]);
		bool is_near = turns && turns <= NEAR;
		int proven = prove(ground, position, list[i], is_near ? ENOUGH : FEW);

		if (proven || is_near)
			CHECK_INT(proven, turns);
		wins += proven > 0;
	}
	return wins;
}

static const struct solved_row {
	const char *label, *rules;
} solved_rows[] = {
	{ "prove: as solved", "" },
	{ "prove: as solved, strict", "goal-lock strict" },
	{ "prove: as solved, stop", "goal-lock stop" },
	{ "prove: as solved, clear-out", "clear-out on" },
	{ "prove: as solved, strict and clear-out", "goal-lock strict clear-out on" },
};

static void test_solved(void **state)
{
	const struct solved_row *row = *state;
	struct solve *solve = solve_new();
	struct ground ground;
	int wins = 0;

	check_ground(&ground, "kitchen4", 2, row->rules);
	for (uint64_t seed = 1; wins < WINS; seed++) {
		struct position position;
		struct solve_value value;

		shuffle(&ground, mix_bits(seed), &position);
		rules_judge(&ground, &position);
		if (position.standing.end)
			continue;
		value = solve_value(solve, &ground, &position);
		if (value.outcome == SOLVE_WIN && value.turns <= NEAR)
			wins += check_moves(solve, &ground, &position);
	}
	solve_free(solve);
}

/* Has the player's side won, or come home in a game with places? */
static bool is_won(const struct ground *ground, const struct position *position, int player)
{
	int winner;

	if (ground_has_places(ground))
		return position->standing.finished >> player & 1;
	winner = position->standing.end ? rules_winner(position) : GROUND_NOBODY;
	return winner != GROUND_NOBODY && ground_is_same_side(ground, winner, player);
}

/* Is a win forced within some turns, counted as prove_win() does?  Every move of everybody
 * is tried, and nothing left out. */
static bool is_forced(const struct ground *ground, const struct position *position,
	int player, int turns)
{
	bool ours = ground_is_same_side(ground, position->standing.turn, player);
	struct move list[MOVE_LIST];
	int count, left = turns - (!ground_has_places(ground) ||
		position->standing.turn == player);

	if (is_won(ground, position, player))
		return true;
	if (position->standing.end || turns <= 0)
		return false;
	count = rules_moves(ground, position, list);
	for (int i = 0; i < count; i++) {
		struct position next = *position;

		rules_play(ground, &next, list[i]);
		if (is_forced(ground, &next, player, left) == ours)
			return ours;
	}
	if (!count) {
		struct position next = *position;

		rules_pass(ground, &next);
		return is_forced(ground, &next, player, left);
	}
	return !ours;
}

static const struct game_row {
	const char *label, *id;
	int players;
	const char *rules;
	int outside; /* pieces of the player to move outside the goal, at most */
	int near;    /* turns up to which all moves are tried */
	int wins;    /* to be found */
} game_rows[] = {
	{ "prove: kitchen4", "kitchen4", 2, "equalise on", 2, 3, 5 },
	{ "prove: kitchen5", "kitchen5", 2, "", 2, 3, 5 },
	{ "prove: kitchen5, strict", "kitchen5", 2, "goal-lock strict", 2, 3, 5 },
	{ "prove: kitchen5, clear-out", "kitchen5", 2, "clear-out on", 2, 3, 5 },
	{ "prove: halma8", "halma8", 2, "", 2, 3, 4 },
	{ "prove: star", "star", 2, "", 2, 3, 2 },
	{ "prove: star, three players", "star", 3, "", 2, 2, 2 },
	{ "prove: corners10, three players", "corners10", 3, "", 2, 2, 2 },
	{ "prove: corners10, teams", "corners10", 4, "teams on", 2, 3, 2 },
};

/* What the hint would claim is true: the win is forced in that many turns, and in no
 * fewer.  Returns whether there was a claim. */
static bool check_claim(const struct game_row *row, const struct ground *ground,
	const struct position *position, const struct search_choice *choice)
{
	struct position next = *position;
	int player = position->standing.turn, turns = choice->proven - 1;

	if (choice->proven < 2 || choice->proven > row->near)
		return false;
	rules_play(ground, &next, choice->move);
	if (!is_forced(ground, &next, player, turns))
		fail_msg("%s: no win in %d", row->label, choice->proven);
	if (is_forced(ground, &next, player, turns - 1))
		fail_msg("%s: a win sooner than in %d", row->label, choice->proven);
	return true;
}

/* Late positions of games that the computer plays at a low level. */
static void test_games(void **state)
{
	const struct game_row *row = *state;
	struct search *search = search_new();
	struct search_limits hint = { 0 }, level = { 0 };
	struct ground ground;
	int wins = 0;

	check_ground(&ground, row->id, row->players, row->rules);
	search_set_level(&hint, 5);
	hint.nodes = 50000;
	hint.proof = 20000;
	search_set_level(&level, 3);
	level.nodes = 3000;
	for (level.seed = 1; wins < row->wins; level.seed++) {
		struct position position;

		position_start(&position, &ground);
		for (int turn = 0; turn < 400 && !position.standing.end; turn++) {
			int player = position.standing.turn;
			struct search_result result;

			if (variant_pieces(ground.variant) -
			    position_in_goal(&position, &ground, player) <= row->outside) {
				search_run(search, &ground, &position, &hint, &result);
				wins += result.count &&
					check_claim(row, &ground, &position, &result.best[0]);
			}
			search_run(search, &ground, &position, &level, &result);
			if (result.count)
				rules_play(&ground, &position, result.best[0].move);
			else
				rules_pass(&ground, &position);
		}
	}
	search_free(search);
}

/* Wins that the search takes for certain and that the other can prevent. */
static const struct refuted_row {
	const char *label, *id;
	int players;
	const char *line;
} refuted_rows[] = {
	{ "prove: the other stays", "kitchen5", 2, "5/1ABB1/BB1BA/B3A/2AAA A" },
	{ "prove: the other hinders", "kitchen5", 2, "ABB2/BBB2/B4/3AA/2AAA B" },
	{ "prove: two others hinder", "star", 3,
		"1/2/3/4/1BBB9/BBB9/BB9/B9/9/C9/CC9/CCC1A7/CCCC1B7/1AAA/AAA/AA/A A" },
};

static void test_refuted(void **state)
{
	const struct refuted_row *row = *state;
	struct search *search = search_new();
	struct search_limits limits = { 0 };
	struct search_result result;
	struct position position;
	struct ground ground;
	struct fault fault;

	check_ground(&ground, row->id, row->players, "");
	assert_true(position_read(&position, &ground, row->line, &fault));
	search_set_level(&limits, 5);
	limits.proof = 200000;
	search_run(search, &ground, &position, &limits, &result);
	assert_true(result.best[0].wins_in > 1 || result.best[0].home_in > 1);
	CHECK_INT(result.best[0].proven, 0);
	search_free(search);
}

int main(void)
{
	return CHECK_RUN("core prove",
		CHECK_TABLE(solved_rows, test_solved),
		CHECK_TABLE(game_rows, test_games),
		CHECK_TABLE(refuted_rows, test_refuted));
}
