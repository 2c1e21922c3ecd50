/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Which moves the computer considers, and what it says of a move.
 */
#include "rules.h"
#include "search.h"
#include "search_reason.h"

#include "check.h"

static const struct manners_row {
	const char *label, *id, *rules, *line;
	int players, all, considered;
} manners_rows[] = {
	{ "search: all moves at the start", "kitchen5", "", "", 2, 16, 16 },
	{ "search: the last piece must leave", "kitchen5", "",
		"ABBB1/BBB2/4A/3AA/2AA1 A", 2, 25, 3 },
	{ "search: nobody goes back home", "kitchen5", "",
		"BBB2/BB3/1A2A/3AA/2AA1 A", 2, 30, 27 },
	{ "search: who is shut in is let go", "kitchen5", "",
		"ABBB1/BB3/B1A2/3AA/3AA B", 2, 19, 15 },
	{ "search: a third player must leave", "corners10", "",
		"10/10/10/10/5B4/10/10/CB8/CC8/C9 B", 4, 14, 3 },
};

static void test_manners(void **state)
{
	const struct manners_row *row = *state;
	struct move list[MOVE_LIST];
	struct position position;
	struct arena arena;

	check_arena(&arena, row->id, row->players, row->rules);
	check_read(&position, &arena, row->line);
	CHECK_INT(rules_moves(&arena, &position, list), row->all);
	CHECK_INT(search_moves(&arena, &position, list), row->considered);
}

#define ENDING "BB3/BBA2/B3A/1B1AA/2AA1 A"

static const struct fact_row {
	const char *label, *line, *from, *to; /* in kitchen5 */
	enum search_reason reason;
	int rows, jumps;
	const char *bridge_from, *bridge_to; /* NULL: none */
} fact_rows[] = {
	{ "reason: forward", "", "a5", "c3", SEARCH_REASON_FORWARD, 4, 1, "a4", "c2" },
	{ "reason: a bridge", "", "c5", "c4", SEARCH_REASON_BRIDGE, 1, 0, "b5", "d3" },
	{ "reason: hinders", "", "b4", "c3", SEARCH_REASON_HINDERS, 2, 0, NULL, NULL },
	{ "reason: a step on", "", "b5", "c4", SEARCH_REASON_STEP_ON, 2, 0, NULL, NULL },
	{ "reason: the hindmost", ENDING, "c4", "c3", SEARCH_REASON_HINDMOST, 1, 0, NULL, NULL },
	{ "reason: room", ENDING, "d2", "e1", SEARCH_REASON_ROOM, 2, 0, NULL, NULL },
	{ "reason: home", "ABBB1/BBB2/4A/3AA/2AA1 A", "a5", "e1", SEARCH_REASON_HOME, 8, 2,
		NULL, NULL },
	{ "reason: the last one out", "1BB2/BB3/A3A/3AA/2AA1 A", "a3", "b2",
		SEARCH_REASON_LAST_OUT, 2, 0, NULL, NULL },
	{ "reason: into the goal", "BBB2/BB3/B2A1/3AA/2AA1 A", "d3", "e3",
		SEARCH_REASON_ENTERS, 1, 0, NULL, NULL },
	{ "reason: the only move", "5/5/5/5/4A A", "e1", "e2", SEARCH_REASON_WAITS, -1, 0,
		NULL, NULL },
};

static void test_facts(void **state)
{
	const struct fact_row *row = *state;
	struct search_facts facts;
	struct position position;
	struct arena arena;
	struct move move;

	check_arena(&arena, "kitchen5", 2, "");
	check_read(&position, &arena, row->line);
	move.from = (uint8_t)check_cell(&arena.board, row->from);
	move.to = (uint8_t)check_cell(&arena.board, row->to);
	search_find_facts(&arena, &position, move, &facts);
	CHECK_INT(facts.rows, row->rows);
	CHECK_INT(facts.jumps, row->jumps);
	CHECK_INT(facts.bridge.rows > 0, row->bridge_from != NULL);
	if (row->bridge_from) {
		CHECK_INT(facts.bridge.move.from, check_cell(&arena.board, row->bridge_from));
		CHECK_INT(facts.bridge.move.to, check_cell(&arena.board, row->bridge_to));
	}
	CHECK_INT(facts.reason, row->reason);
}

int main(void)
{
	return CHECK_RUN("core search reason",
		CHECK_TABLE(manners_rows, test_manners),
		CHECK_TABLE(fact_rows, test_facts));
}
