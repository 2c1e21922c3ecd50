/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Typed moves: the way that is played, and why one is refused (halma(6), Refusals).
 *
 * The reasons stand in the order in which they are told.  Under each are moves to
 * which a later reason applies as well: "before" names it.
 */
#include "rules.h"

#include "check.h"

/* halma8.  A ring of Blue's around d4, Red at its corner c3; the same with d3 open. */
#define RING "8/8/8/3B4/2B1B3/2AB4/8/8 A"
#define ARC "8/8/8/3B4/2B1B3/2A5/8/8 A"
/* Red in the goal on f2: over f3 out to f4, over g4 in again to h4. */
#define OUT_AND_IN "8/8/8/8/6B1/5B2/5A2/8 A"
/* Red on d4: by f2, inside, to h2, inside, or out again to f4 and d2. */
#define THROUGH "8/8/8/8/3A4/4BB2/6B1/8 A"
/* kitchen4: Red is home, Blue would be next. */
#define OVER "B3/3A/2AA/1AAA B"
/* sides10: Green is home. */
#define GREEN_HOME "10/C9/C9/C9/C9/C3A5/C9/C9/C9/5B4 A"
/* kitchen5: Blue has left home, Red has not. */
#define LATE "1A3/5/2B2/5/4A A"
#define STAR "1/2/3/4/13/12/11/4BBB3/4A4/10/11/12/13/4/3/2/1 A"

static const struct way_row {
	const char *label, *id, *rules, *line, *typed, *path;
} way_rows[] = {
	{ "way: a step", "halma8", "", RING, "c3-d4", "c3-d4" },
	{ "way: a jump", "halma8", "", RING, "c3-e3", "c3-e3" },
	{ "way: two ends, the first chain in cell order", "halma8", "", RING, "c3-e5",
		"c3-c5-e5" },
	{ "way: every hop as typed", "halma8", "", RING, "c3-e3-e5", "c3-e3-e5" },
	{ "way: the long way round as typed", "halma8", "", RING, "c3-c5-e5-e3",
		"c3-c5-e5-e3" },
	{ "way: two cells apart, though nothing is between", "halma8", "", ARC, "c3-e3",
		"c3-c5-e5-e3" },
	{ "way: on the star", "star", "", STAR, "i9-k9", "i9-i11-k9" },
	{ "way: stop lets a chain out and in again", "halma8", "goal-lock stop", OUT_AND_IN,
		"f2-f4-h4", "f2-f4-h4" },
	{ "way: stop lets two ends out and in again", "halma8", "goal-lock stop", OUT_AND_IN,
		"f2-h4", "f2-f4-h4" },
	{ "way: stop lets a chain pass through the goal", "halma8", "goal-lock stop", THROUGH,
		"d4-f2-f4", "d4-f2-f4" },
	{ "way: strict lets a chain go on inside", "halma8", "goal-lock strict", THROUGH,
		"d4-f2-h2", "d4-f2-h2" },
	{ "way: off lets a piece out", "halma8", "goal-lock off", OUT_AND_IN, "f2-f4", "f2-f4" },
	{ "way: clear-out, forwards", "kitchen5", "clear-out on", LATE, "b5-c4", "b5-c4" },
	{ "way: clear-out is off", "kitchen5", "", LATE, "b5-a5", "b5-a5" },
	{ "way: clear-out is lifted", "kitchen5", "clear-out on", "ABB1A/BB3/B1B2/5/5 A",
		"e5-d5", "e5-d5" },
};

static void test_way(void **state)
{
	const struct way_row *row = *state;
	uint8_t cells[BOARD_CELLS], wanted[BOARD_CELLS];
	struct move_path path = { .count = 0 };
	struct position position;
	struct fault fault = { .error = ERROR_NONE };
	struct ground ground;
	size_t count;

	check_ground(&ground, row->id, 2, row->rules);
	check_read(&position, &ground, row->line);
	count = check_cells(&ground.board, row->typed, cells);
	CHECK_INT(rules_check(&ground, &position, cells, count, &path, &fault), true);
	count = check_cells(&ground.board, row->path, wanted);
	CHECK_INT(path.count, count);
	assert_memory_equal(path.cell, wanted, count);
}

#define TEN_TIMES(hops) hops hops hops hops hops hops hops hops hops hops

static const struct refusal_row {
	const char *label, *id;
	int players;
	const char *rules, *line, *typed;
	enum error error;
	const char *cells; /* of the fault, one or two */
	const char *who;   /* of the fault: none, `player`, or `other` too */
} refusal_rows[] = {
	{ "empty", "halma8", 2, "", RING, "c5-c6", ERROR_CELL_EMPTY, "c5", "" },
	{ "empty, before: nothing moves", "halma8", 2, "", RING, "c5-c5",
		ERROR_CELL_EMPTY, "c5", "" },
	{ "empty, before: the landing is occupied", "halma8", 2, "", RING, "d4-c3",
		ERROR_CELL_EMPTY, "d4", "" },
	{ "empty, before: the game is over", "kitchen4", 2, "", OVER, "a1-a2",
		ERROR_CELL_EMPTY, "a1", "" },

	{ "another's piece", "halma8", 2, "", RING, "d3-e3", ERROR_OTHERS_PIECE, "d3", "BA" },
	{ "another's piece, before: nothing moves", "halma8", 2, "", RING, "d3-d3",
		ERROR_OTHERS_PIECE, "d3", "BA" },
	{ "another's piece, before: the landing is occupied", "halma8", 2, "", RING, "d3-c3",
		ERROR_OTHERS_PIECE, "d3", "BA" },
	{ "another's piece, of three", "sides10", 3, "", GREEN_HOME, "f1-f2",
		ERROR_OTHERS_PIECE, "f1", "BA" },
	{ "a piece of one who has finished", "sides10", 3, "", GREEN_HOME, "a5-b5",
		ERROR_OTHERS_FINISHED, "a5", "CA" },
	{ "another's piece, the game is over", "kitchen4", 2, "", OVER, "b1-b2",
		ERROR_OTHERS_GAME_OVER, "b1", "AB" },
	{ "the game is over", "kitchen4", 2, "", OVER, "a4-a3", ERROR_GAME_OVER, "a4", "" },
	{ "the game is over, before: nothing moves", "kitchen4", 2, "", OVER, "a4-a4",
		ERROR_GAME_OVER, "a4", "" },

	{ "nothing moves", "halma8", 2, "", RING, "c3-c3", ERROR_NOTHING_MOVES, "c3", "" },
	{ "nothing moves in a chain", "halma8", 2, "", RING, "c3-e3-e3",
		ERROR_NOTHING_MOVES, "e3", "" },
	{ "nothing moves, before: the landing is occupied", "halma8", 2, "", RING, "c3-d3-d3",
		ERROR_NOTHING_MOVES, "d3", "" },
	{ "nothing moves, before: too far", "halma8", 2, "", RING, "c3-h3-h3",
		ERROR_NOTHING_MOVES, "h3", "" },

	{ "occupied by the other", "halma8", 2, "", RING, "c3-d3", ERROR_OCCUPIED, "d3", "B" },
	{ "occupied by an own piece", "halma8", 2, "", "8/8/8/8/3AA3/8/8/8 A", "d4-e4",
		ERROR_OCCUPIED, "e4", "A" },
	{ "occupied in a chain", "halma8", 2, "", RING, "c3-e3-e4", ERROR_OCCUPIED, "e4", "B" },
	{ "occupied, before: not in line", "halma8", 2, "", RING, "c3-d5",
		ERROR_OCCUPIED, "d5", "B" },
	{ "occupied, before: nothing to jump over", "halma8", 2, "", RING, "c3-a3-c4",
		ERROR_OCCUPIED, "c4", "B" },
	{ "occupied, before: a step in a chain", "halma8", 2, "", RING, "c3-c2-d3",
		ERROR_OCCUPIED, "d3", "B" },

	{ "not in line", "halma8", 2, "", RING, "c3-b5", ERROR_NOT_IN_LINE, "c3-b5", "" },
	{ "not in line, far away", "halma8", 2, "", RING, "c3-h7", ERROR_NOT_IN_LINE, "c3-h7", "" },
	{ "not in line, in a chain", "halma8", 2, "", RING, "c3-e3-f5",
		ERROR_NOT_IN_LINE, "e3-f5", "" },
	{ "not in line, on the star", "star", 2, "", STAR, "i9-j8-k9",
		ERROR_NOT_IN_LINE, "j8-k9", "" },
	{ "not in line, before: nothing to jump over", "halma8", 2, "", RING, "c3-a3-b5",
		ERROR_NOT_IN_LINE, "a3-b5", "" },
	{ "not in line, before: a step in a chain", "halma8", 2, "", RING, "c3-c2-d4",
		ERROR_NOT_IN_LINE, "c2-d4", "" },
	{ "too far", "halma8", 2, "", RING, "c3-c6", ERROR_TOO_FAR, "c3-c6", "" },
	{ "too far, along a diagonal", "halma8", 2, "", RING, "c3-h8", ERROR_TOO_FAR, "c3-h8", "" },
	{ "too far, along the diagonal to a1", "halma8", 2, "", THROUGH, "d4-a1",
		ERROR_TOO_FAR, "d4-a1", "" },
	{ "too far for a hop of a chain", "halma8", 2, "", RING, "c3-g3-g5",
		ERROR_TOO_FAR, "c3-g3", "" },
	{ "too far, before: nothing to jump over", "halma8", 2, "", RING, "c3-a3-a7",
		ERROR_TOO_FAR, "a3-a7", "" },
	{ "too far, before: the chain returns", "halma8", 2, "", RING, "c3-c7-c3",
		ERROR_TOO_FAR, "c3-c7", "" },

	{ "nothing to jump over", "halma8", 2, "", RING, "c3-a3",
		ERROR_NOTHING_TO_JUMP, "b3-a3", "" },
	{ "nothing to jump over, though the landing has jumps", "halma8", 2, "",
		"8/8/8/8/8/8/8/A2B4 A", "a1-c1", ERROR_NOTHING_TO_JUMP, "b1-c1", "" },
	{ "nothing to jump over, in a chain", "halma8", 2, "", RING, "c3-e3-g3",
		ERROR_NOTHING_TO_JUMP, "f3-g3", "" },
	{ "nothing to jump over, though another way leads there", "halma8", 2, "", ARC,
		"c3-e3-e5", ERROR_NOTHING_TO_JUMP, "d3-e3", "" },
	{ "nothing to jump over, the origin counts as empty", "halma8", 2, "", RING, "c3-b2-d4",
		ERROR_NOTHING_TO_JUMP, "c3-d4", "" },
	{ "nothing to jump over, before: a step in a chain", "halma8", 2, "", RING, "c3-c2-e2",
		ERROR_NOTHING_TO_JUMP, "d2-e2", "" },
	{ "nothing to jump over, before: the chain returns", "halma8", 2, "", RING, "c3-a3-c3",
		ERROR_NOTHING_TO_JUMP, "b3-a3", "" },
	{ "nothing to jump over, before: the goal lock", "halma8", 2, "goal-lock strict",
		OUT_AND_IN, "f2-d2", ERROR_NOTHING_TO_JUMP, "e2-d2", "" },
	{ "nothing to jump over, before: no chain leads there", "halma8", 2, "", RING, "c3-c1",
		ERROR_NOTHING_TO_JUMP, "c2-c1", "" },
	{ "nothing to jump over, before: clear-out", "kitchen5", 2, "clear-out on", LATE,
		"e1-e3", ERROR_NOTHING_TO_JUMP, "e2-e3", "" },
};

static const struct refusal_row chain_rows[] = {
	{ "a step after a jump", "halma8", 2, "", RING, "c3-e3-f3",
		ERROR_STEP_IN_CHAIN, "e3-f3", "" },
	{ "a step before a jump", "halma8", 2, "", RING, "c3-d2-d4",
		ERROR_STEP_IN_CHAIN, "c3-d2", "" },
	{ "two steps", "halma8", 2, "", RING, "c3-b3-a3", ERROR_STEP_IN_CHAIN, "c3-b3", "" },
	{ "a step on the star", "star", 2, "", STAR, "i9-i11-h12",
		ERROR_STEP_IN_CHAIN, "i11-h12", "" },
	{ "a step, before: the chain returns", "halma8", 2, "", RING, "c3-b3-c3",
		ERROR_STEP_IN_CHAIN, "c3-b3", "" },
	{ "a step, before: the goal lock", "halma8", 2, "goal-lock strict", OUT_AND_IN,
		"f2-f4-e4", ERROR_STEP_IN_CHAIN, "f4-e4", "" },

	{ "the chain returns to its origin", "halma8", 2, "", RING, "c3-e3-e5-c5-c3",
		ERROR_CHAIN_RETURNS, "c3", "" },
	{ "the chain returns at once", "halma8", 2, "", RING, "c3-e3-c3",
		ERROR_CHAIN_RETURNS, "c3", "" },
	{ "the chain returns to a landing", "halma8", 2, "", RING, "c3-e3-e5-e3",
		ERROR_CHAIN_RETURNS, "e3", "" },
	{ "the chain returns to a landing and goes on", "halma8", 2, "", RING,
		"c3-e3-e5-e3-c3", ERROR_CHAIN_RETURNS, "e3", "" },
	{ "the chain returns, longer than any can be", "halma8", 2, "", RING,
		"c3" TEN_TIMES("-e3-c3-e3-c3-e3-c3-e3-c3"), ERROR_CHAIN_RETURNS, "c3", "" },
	{ "the chain returns, before: the goal lock", "halma8", 2, "goal-lock strict", OUT_AND_IN,
		"f2-f4-h4-f4", ERROR_CHAIN_RETURNS, "f4", "" },

	{ "goal lock: a step out", "halma8", 2, "goal-lock strict", OUT_AND_IN, "f2-e3",
		ERROR_GOAL_LOCKED, "f2-e3", "" },
	{ "goal lock: a jump out", "halma8", 2, "goal-lock strict", OUT_AND_IN, "f2-f4",
		ERROR_GOAL_LOCKED, "f2-f4", "" },
	{ "goal lock: out in the middle of a chain", "halma8", 2, "goal-lock strict", OUT_AND_IN,
		"f2-f4-h4", ERROR_GOAL_LOCKED, "f2-f4", "" },
	{ "goal lock: in and out in a chain", "halma8", 2, "goal-lock strict", THROUGH,
		"d4-f2-f4", ERROR_GOAL_LOCKED, "f2-f4", "" },
	{ "goal lock: the only way leads out and in", "halma8", 2, "goal-lock strict",
		OUT_AND_IN, "f2-h4", ERROR_GOAL_LOCKED_WAY, "f2-h4", "" },
	{ "goal lock: the only way leads in and out", "halma8", 2, "goal-lock strict", THROUGH,
		"d4-d2", ERROR_GOAL_LOCKED_WAY, "d4-d2", "" },
	{ "goal lock: stop, a step out", "halma8", 2, "goal-lock stop", OUT_AND_IN, "f2-e3",
		ERROR_GOAL_LOCKED, "f2-e3", "" },
	{ "goal lock: stop, a chain that ends outside", "halma8", 2, "goal-lock stop", OUT_AND_IN,
		"f2-f4", ERROR_GOAL_LOCKED, "f2-f4", "" },
	{ "goal lock, before: clear-out", "kitchen5", 2, "clear-out on goal-lock strict",
		"A4/5/2B1A/5/5 A", "e3-d3", ERROR_GOAL_LOCKED, "e3-d3", "" },
	{ "goal lock, before: no chain leads there", "halma8", 2, "goal-lock stop", OUT_AND_IN,
		"f2-b2", ERROR_GOAL_LOCKED, "f2-b2", "" },

	{ "clear-out: only from home", "kitchen5", 2, "clear-out on", LATE, "e1-e2",
		ERROR_ONLY_FROM_HOME, "e1", "" },
	{ "clear-out: not back", "kitchen5", 2, "clear-out on", LATE, "b5-a5",
		ERROR_ONLY_FORWARDS, "b5-a5", "" },
	{ "clear-out: not across", "kitchen5", 2, "clear-out on", LATE, "b5-a4",
		ERROR_ONLY_FORWARDS, "b5-a4", "" },
	{ "clear-out: a chain that ends across", "kitchen5", 2, "clear-out on",
		"2A2/1B3/5/B4/5 A", "c5-a3", ERROR_ONLY_FORWARDS, "c5-a3", "" },
	{ "clear-out, before: no chain leads there", "kitchen5", 2, "clear-out on", LATE,
		"e1-a5", ERROR_ONLY_FROM_HOME, "e1", "" },

	{ "no chain leads there, in line", "halma8", 2, "", RING, "c3-g3",
		ERROR_NO_CHAIN, "c3-g3", "" },
	{ "no chain leads there, not in line", "halma8", 2, "", RING, "c3-e7",
		ERROR_NO_CHAIN, "c3-e7", "" },
	{ "no chain leads there, with clear-out", "kitchen5", 2, "clear-out on", LATE, "b5-b1",
		ERROR_NO_CHAIN, "b5-b1", "" },
	{ "no chain leads there, on the star", "star", 2, "", STAR, "i9-m9",
		ERROR_NO_CHAIN, "i9-m9", "" },
};

/* The fault tells the reason; path and position are as they were. */
static void test_refusal(void **state)
{
	const struct refusal_row *row = *state;
	uint8_t cells[BOARD_CELLS], wanted[BOARD_CELLS];
	struct move_path path = { .count = 99 };
	struct position position, before;
	struct fault fault = { .error = ERROR_NONE };
	struct ground ground;
	size_t count;

	check_ground(&ground, row->id, row->players, row->rules);
	check_read(&position, &ground, row->line);
	rules_judge(&ground, &position);
	before = position;
	count = check_cells(&ground.board, row->typed, cells);
	assert_false(rules_check(&ground, &position, cells, count, &path, &fault));
	CHECK_INT(fault.error, row->error);
	count = check_cells(&ground.board, row->cells, wanted);
	for (size_t i = 0; i < count; i++)
		CHECK_INT(fault.cell[i], wanted[i]);
	if (row->who[0])
		CHECK_INT('A' + fault.player, row->who[0]);
	if (row->who[0] && row->who[1])
		CHECK_INT('A' + fault.other, row->who[1]);
	CHECK_INT(path.count, 99);
	assert_memory_equal(&position, &before, sizeof position);
}

int main(void)
{
	return CHECK_RUN("core check",
		CHECK_TABLE(way_rows, test_way),
		CHECK_TABLE(refusal_rows, test_refusal),
		CHECK_TABLE(chain_rows, test_refusal));
}
