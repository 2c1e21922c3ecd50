/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Which moves the computer considers, and what it says of a move.
 */
#include "rules.h"
#include "search.h"
#include "search_reason.h"

#include "check.h"

static const struct considered_row {
	const char *label, *id, *rules, *line;
	int players, all, considered;
} considered_rows[] = {
	{ "search: all moves at the start", "kitchen5", "", "", 2, 16, 16 },
	{ "search: the last piece must leave", "kitchen5", "",
		"ABBB1/BBB2/4A/3AA/2AA1 A", 2, 25, 3 },
	{ "search: nobody goes back home", "kitchen5", "",
		"BBB2/BB3/1A2A/3AA/2AA1 A", 2, 30, 27 },
	{ "search: a piece that is shut in is let go", "kitchen5", "",
		"ABBB1/BB3/B1A2/3AA/3AA B", 2, 19, 15 },
	{ "search: a third player must leave", "corners10", "",
		"10/10/10/10/5B4/10/10/CB8/CC8/C9 B", 4, 14, 3 },
};

static void test_considered(void **state)
{
	const struct considered_row *row = *state;
	struct move list[MOVE_LIST];
	struct position position;
	struct ground ground;

	check_ground(&ground, row->id, row->players, row->rules);
	check_read(&position, &ground, row->line);
	CHECK_INT(rules_moves(&ground, &position, list), row->all);
	CHECK_INT(search_moves(&ground, &position, list), row->considered);
}

#define ENDING "BB3/BBA2/B3A/1B1AA/2AA1 A"

static const struct fact_row {
	const char *label, *line, *from, *to; /* in kitchen5 */
	enum search_reason reason;
	int rows, jumps;
	const char *bridge_from, *bridge_to; /* NULL: none */
	bool is_freed;
} fact_rows[] = {
	{ "reason: forward", "", "a5", "c3", SEARCH_REASON_FORWARD, 4, 1, "a4", "c2", false },
	{ "reason: a bridge", "", "c5", "c4", SEARCH_REASON_BRIDGE, 1, 0, "b5", "d3", false },
	{ "reason: a way freed", "A4/1A3/2A2/5/5 A", "c3", "c4", SEARCH_REASON_BRIDGE, -1, 0,
		"a5", "c3", true },
	{ "reason: hinders", "", "b4", "c3", SEARCH_REASON_HINDERS, 2, 0, NULL, NULL, false },
	{ "reason: a step on", "", "b5", "c4", SEARCH_REASON_STEP_ON, 2, 0, NULL, NULL, false },
	{ "reason: the hindmost", ENDING, "c4", "c3", SEARCH_REASON_HINDMOST, 1, 0,
		NULL, NULL, false },
	{ "reason: room", ENDING, "d2", "e1", SEARCH_REASON_ROOM, 2, 0, NULL, NULL, false },
	{ "reason: home", "ABBB1/BBB2/4A/3AA/2AA1 A", "a5", "e1", SEARCH_REASON_HOME, 8, 2,
		NULL, NULL, false },
	{ "reason: the last one out", "1BB2/BB3/A3A/3AA/2AA1 A", "a3", "b2",
		SEARCH_REASON_LAST_OUT, 2, 0, NULL, NULL, false },
	{ "reason: into the goal", "BBB2/BB3/B2A1/3AA/2AA1 A", "d3", "e3",
		SEARCH_REASON_ENTERS, 1, 0, NULL, NULL, false },
	{ "reason: waits", "5/5/5/5/4A A", "e1", "e2", SEARCH_REASON_WAITS, -1, 0,
		NULL, NULL, false },
	{ "reason: the only move", "ABB2/BB3/B4/5/5 A", "a5", "c3", SEARCH_REASON_ONLY, 4, 1,
		NULL, NULL, false },
	{ "reason: one of the hindmost", "4A/3A1/5/5/A4 A", "d4", "d3", SEARCH_REASON_STEP_ON,
		1, 0, NULL, NULL, false },
};

static void test_facts(void **state)
{
	const struct fact_row *row = *state;
	struct search_facts facts;
	struct position position;
	struct ground ground;
	struct move move;

	check_ground(&ground, "kitchen5", 2, "");
	check_read(&position, &ground, row->line);
	move.from = (uint8_t)check_cell(&ground.board, row->from);
	move.to = (uint8_t)check_cell(&ground.board, row->to);
	search_find_facts(&ground, &position, move, &facts);
	CHECK_INT(facts.rows, row->rows);
	CHECK_INT(facts.jumps, row->jumps);
	CHECK_INT(facts.bridge.rows > 0, row->bridge_from != NULL);
	if (row->bridge_from) {
		CHECK_INT(facts.bridge.move.from, check_cell(&ground.board, row->bridge_from));
		CHECK_INT(facts.bridge.move.to, check_cell(&ground.board, row->bridge_to));
	}
	CHECK_INT(facts.is_freed, row->is_freed);
	CHECK_INT(facts.reason, row->reason);
}

int main(void)
{
	return CHECK_RUN("core search reason",
		CHECK_TABLE(considered_rows, test_considered),
		CHECK_TABLE(fact_rows, test_facts));
}
