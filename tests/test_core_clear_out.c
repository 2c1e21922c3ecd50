/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Clear-out, the rule against playing for a draw (halma(6), RULES). */
#include "rules.h"

#include "check.h"

static const struct list_row {
	const char *label, *id;
	int players;
	const char *rules, *line;
	const char *moves; /* all legal ones, in cell order of their ends */
	bool restricted;
} list_rows[] = {
	{ "clear-out: off", "kitchen5", 2, "", "A4/5/2B2/5/4A A",
		"a5-a4 a5-b4 a5-b5 e1-d1 e1-d2 e1-e2", false },
	{ "clear-out: only from home", "kitchen5", 2, "clear-out on", "A4/5/2B2/5/4A A",
		"a5-a4 a5-b4 a5-b5", true },
	{ "clear-out: the other has one at home still", "kitchen5", 2, "clear-out on",
		"A4/5/2B2/5/3BA A", "a5-a4 a5-b4 a5-b5 e1-c1 e1-d2 e1-e2", false },
	{ "clear-out: the other's home may hold my pieces", "kitchen5", 2, "clear-out on",
		"A4/5/2B2/4A/4A A", "a5-a4 a5-b4 a5-b5", true },
	{ "clear-out: none of mine at home", "kitchen5", 2, "clear-out on", "5/5/2B2/5/4A A",
		"e1-d1 e1-d2 e1-e2", false },
	{ "clear-out: the other is not bound, having left", "kitchen5", 2, "clear-out on",
		"A4/5/5/B4/5 B", "a2-a1 a2-a3 a2-b1 a2-b2 a2-b3", false },
	{ "clear-out: binds the second player too", "kitchen5", 2, "clear-out on",
		"5/5/2A2/5/B3B B", "e1-d1 e1-d2 e1-e2", true },

	{ "clear-out: neither back nor across", "kitchen5", 2, "clear-out on", "1A3/5/2B2/5/5 A",
		"b5-b4 b5-c4 b5-c5", true },
	{ "clear-out: a chain counts from start to end", "kitchen5", 2, "clear-out on",
		"2A2/1B3/5/B4/5 A", "c5-a1 c5-c4 c5-d4 c5-d5", true },
	{ "clear-out: forwards in sides10 is across the files", "sides10", 2, "clear-out on",
		"10/10/10/10/A9/4B5/10/10/10/10 A", "a6-b5 a6-b6 a6-b7", true },
	{ "clear-out: forwards in corners10 is along the diagonal", "corners10", 2,
		"clear-out on", "10/10/10/10/4B5/10/10/10/1A8/10 A",
		"b2-b3 b2-c2 b2-c3", true },
	{ "clear-out: star, along a rank is not forwards", "star", 2, "clear-out on",
		"1/2/1A1/4/13/12/11/10/4B1A2/10/11/12/13/4/3/2/1 A",
		"f15-f14 f15-g14", true },
	{ "clear-out: star, square to the way is not forwards", "star", 4, "clear-out on",
		"1/2/3/4/13/9A2/11/10/4C4/10/11/12/13/4/3/2/1 A",
		"k12-j12 k12-k11", true },

	{ "clear-out: lifted when nothing at home can go forwards", "kitchen5", 2,
		"clear-out on", "ABB1A/BB3/B1B2/5/5 A", "e5-d4 e5-d5 e5-e4", false },
	{ "clear-out: lifted, back and across are free too", "kitchen5", 2, "clear-out on",
		"5/ABB2/BB3/B1B2/5 A", "a4-a5 a4-b5", false },
	{ "clear-out: strict lock, lifted as well", "kitchen5", 2,
		"clear-out on goal-lock strict", "ABB2/BB3/B1B2/4A/5 A",
		"e2-d1 e2-d2 e2-e1 e2-e3", false },

	{ "clear-out: of four only the one opposite counts", "sides10", 4, "clear-out on",
		"10/10/10/10/A8C/10/4B5/4D5/10/10 A",
		"a6-a5 a6-a7 a6-b5 a6-b6 a6-b7", false },
	{ "clear-out: of four the one opposite has left", "sides10", 4, "clear-out on",
		"10/10/10/10/A9/10/4B2C2/4D5/10/10 A", "a6-b5 a6-b6 a6-b7", true },
	{ "clear-out: an empty camp opposite binds nobody", "sides10", 3, "clear-out on",
		"4B5/10/10/10/10/10/4A2C2/10/10/10 B",
		"e10-d9 e10-d10 e10-e9 e10-f9 e10-f10", false },
	{ "clear-out: partners do not bind each other", "sides10", 4, "clear-out on teams on",
		"10/10/10/10/A9/10/4B2C2/4D5/10/10 A",
		"a6-a5 a6-a7 a6-b5 a6-b6 a6-b7", false },
};

static int by_cells(const void *a, const void *b)
{
	const struct move *x = a, *y = b;

	return x->from != y->from ? x->from - y->from : x->to - y->to;
}

static void write_moves(const struct ground *ground, struct move *list, int count,
	struct buf *text)
{
	char name[BOARD_NAME];

	qsort(list, (size_t)count, sizeof *list, by_cells);
	for (int i = 0; i < count; i++) {
		if (i)
			buf_add_char(text, ' ');
		board_write_cell(&ground->board, list[i].from, name);
		buf_add(text, name);
		buf_add_char(text, '-');
		board_write_cell(&ground->board, list[i].to, name);
		buf_add(text, name);
	}
}

static void test_list(void **state)
{
	const struct list_row *row = *state;
	struct move list[MOVE_LIST];
	struct position position;
	struct buf text = { 0 };
	struct ground ground;
	int count;

	check_ground(&ground, row->id, row->players, row->rules);
	check_read(&position, &ground, row->line);
	count = rules_moves(&ground, &position, list);
	write_moves(&ground, list, count, &text);
	CHECK_TEXT(buf_text(&text), row->moves);
	CHECK_INT(rules_move_count(&ground, &position), count);
	CHECK_INT(rules_is_clearing_out(&ground, &position), row->restricted);
	buf_clear(&text);
}

/* Is a single move forwards out of home? */
static const struct move_row {
	const char *label, *id;
	int players, player;
	const char *from, *to;
	bool clears;
} move_rows[] = {
	{ "move: Red towards the goal", "halma", 2, 0, "a16", "b15", true },
	{ "move: Red straight down", "halma", 2, 0, "a16", "a14", true },
	{ "move: Red across", "halma", 2, 0, "b15", "a14", false },
	{ "move: Red back", "halma", 2, 0, "b15", "a16", false },
	{ "move: Red forwards, but not from home", "halma", 2, 0, "h8", "i7", false },
	{ "move: Blue towards the goal", "halma", 2, 1, "p1", "o2", true },
	{ "move: Blue across", "halma", 2, 1, "o2", "p3", false },
	{ "move: north of the star, down", "star", 6, 0, "e17", "e15", true },
	{ "move: north of the star, down and far aside", "star", 6, 0, "h14", "q5", true },
	{ "move: north of the star, along the rank", "star", 6, 0, "e15", "g15", false },
	{ "move: north-east of the star, to the west", "star", 6, 1, "m13", "k13", true },
	{ "move: north-east of the star, square to the way", "star", 6, 1, "k12", "l11", false },
	{ "move: south-east of the star, to the west", "star", 6, 2, "q5", "p5", true },
	{ "move: south-east of the star, to the north-west", "star", 6, 2, "q5", "p6", true },
	{ "move: south-east of the star, square to the way", "star", 6, 2, "o6", "o7", false },
};

static void test_move(void **state)
{
	const struct move_row *row = *state;
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	CHECK_INT(rules_clears_out(&ground, row->player, check_cell(&ground.board, row->from),
		check_cell(&ground.board, row->to)), row->clears);
}

int main(void)
{
	return CHECK_RUN("core clear-out",
		CHECK_TABLE(list_rows, test_list),
		CHECK_TABLE(move_rows, test_move));
}
