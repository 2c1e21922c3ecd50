/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps, jumps, chains and the goal lock (halma(6), RULES), piece by piece. */
#include "move.h"

#include "check.h"

/* A ring of pieces around d4, at whose corner Red stands. */
#define RING "8/8/8/3B4/2B1B3/2AB4/8/8 A"
/* Red in the goal on f2, with a way out to f4 and in again to h4. */
#define OUT_AND_IN "8/8/8/8/6B1/5B2/5A2/8 A"
/* Red before the goal: by f2, inside, to h2, inside, or out again to f4 and d2. */
#define THROUGH "8/8/8/8/3A4/4BB2/6B1/8 A"
/* Red on i9, Blue on three cells of the next rank. */
#define STAR_THREE "1/2/3/4/13/12/11/4BBB3/4A4/10/11/12/13/4/3/2/1 A"

static const struct piece_row {
	const char *label, *id;
	int players;
	const char *rules, *line, *from;
	const char *steps, *jumps; /* in cell order; cell:jumps */
} piece_rows[] = {
	{ "step: eight neighbours", "halma8", 2, "", "8/8/8/8/3A4/8/8/8 A", "d4",
		"c3 c4 c5 d3 d5 e3 e4 e5", "" },
	{ "step: three in the corner", "halma8", 2, "", "8/8/8/8/8/8/8/A7 A", "a1",
		"a2 b1 b2", "" },
	{ "step: six neighbours on the star", "star", 2, "",
		"1/2/3/4/13/12/11/10/4A4/10/11/12/13/4/3/2/1 A", "i9",
		"h9 h10 i8 i10 j8 j9", "" },
	{ "step: two in the star's tip", "star", 2, "",
		"A/2/3/4/13/12/11/10/9/10/11/12/13/4/3/2/1 A", "e17", "e16 f16", "" },
	{ "step: none, but jumps", "halma8", 2, "", "8/8/8/8/8/8/BB6/AB6 A", "a1",
		"", "a3:1 c1:1 c3:1" },
	{ "step: none, and no jump, when shut in", "halma8", 2, "",
		"8/8/8/8/8/B1B5/BB6/ABB5 A", "a1", "", "" },

	{ "jump: over a piece of either player", "halma8", 2, "", "8/8/8/3B4/3AA3/8/8/8 A",
		"d4", "c3 c4 c5 d3 e3 e5", "d6:1 f4:1" },
	{ "jump: backwards too", "halma8", 2, "", "8/8/8/2B5/3A4/8/8/8 A", "d4",
		"c3 c4 d3 d5 e3 e4 e5", "b6:1" },
	{ "jump: not over two in a row", "halma8", 2, "", "8/8/3B4/3B4/3A4/8/8/8 A", "d4",
		"c3 c4 c5 d3 e3 e4 e5", "" },
	{ "jump: not over a gap", "halma8", 2, "", "8/8/3B4/8/3A4/8/8/8 A", "d4",
		"c3 c4 c5 d3 d5 e3 e4 e5", "" },
	{ "jump: not off the board", "halma8", 2, "", "8/8/8/B7/BA6/B7/8/8 A", "b4",
		"b3 b5 c3 c4 c5", "" },
	{ "jump: not off the star", "star", 2, "",
		"1/2/3/B3/5A7/12/11/10/9/10/11/12/13/4/3/2/1 A", "f13",
		"e13 f12 f14 g12 g13", "" },
	{ "jump: on the star, and on from there", "star", 2, "", STAR_THREE, "i9",
		"h9 i8 j8 j9", "g11:1 i11:1 k9:2" },

	{ "chain: it turns at each landing", "halma8", 2, "", "8/5B2/4B3/8/3B4/2A5/8/8 A", "c3",
		"b2 b3 b4 c2 c4 d2 d3", "e5:1 e7:2 g7:3" },
	{ "chain: no step after a jump", "kitchen5", 2, "", "5/5/2B2/2A2/5 A", "c2",
		"b1 b2 b3 c1 d1 d2 d3", "c4:1" },
	{ "chain: round a ring, not to its origin", "halma8", 2, "", RING, "c3",
		"b2 b3 b4 c2 d2 d4", "c5:1 e3:1 e5:2" },
	{ "chain: through a camp of others", "corners10", 4, "goal-lock strict",
		"10/10/1B8/B9/A9/10/10/10/10/10 A", "a6", "a5 b5 b6 b7", "a8:1 c8:2" },

	{ "lock off: a step out", "halma8", 2, "", OUT_AND_IN, "f2",
		"e1 e2 e3 f1 g1 g2 g3", "f4:1 h4:2" },
	{ "lock stop: out and in again", "halma8", 2, "goal-lock stop", OUT_AND_IN, "f2",
		"e1 f1 g1 g2 g3", "h4:2" },
	{ "lock strict: not out, even to come in again", "halma8", 2, "goal-lock strict",
		OUT_AND_IN, "f2", "e1 f1 g1 g2 g3", "" },
	{ "lock off: a chain through the goal", "halma8", 2, "", THROUGH, "d4",
		"c3 c4 c5 d3 d5 e4 e5", "d2:3 f2:1 f4:2 h2:2" },
	{ "lock stop: a chain through the goal", "halma8", 2, "goal-lock stop", THROUGH, "d4",
		"c3 c4 c5 d3 d5 e4 e5", "d2:3 f2:1 f4:2 h2:2" },
	{ "lock strict: a chain that enters stays inside", "halma8", 2, "goal-lock strict",
		THROUGH, "d4", "c3 c4 c5 d3 d5 e4 e5", "f2:1 h2:2" },
	{ "lock strict: the other's goal does not hold", "halma8", 2, "goal-lock strict",
		"8/8/8/8/8/8/5B2/8 B", "f2", "e1 e2 e3 f1 f3 g1 g2 g3", "" },
	{ "lock strict: home does not hold", "halma8", 2, "goal-lock strict",
		"8/1A6/8/8/8/8/8/8 A", "b7", "a6 a7 a8 b6 b8 c6 c7 c8", "" },
	{ "lock strict: the star's own rule", "star", 2, "",
		"1/2/3/4/13/12/11/10/9/10/11/12/13/1A2/3/2/1 A", "k4", "j4 k3 l3 l4", "" },
	{ "lock strict: an empty camp can be a goal", "star", 3, "",
		"1/2/3/4/13/12/11/10/9/10/11/12/13/1A2/3/2/1 A", "k4", "j4 k3 l3 l4", "" },
	{ "lock strict: a camp that is nobody's goal", "star", 3, "",
		"1/2/3/4/13/12/11/10/9/10/11/12/13/1B2/3/2/1 B", "k4", "j4 j5 k3 k5 l3 l4", "" },
};

/* Writes a set as "c5:1 e5:2", or "c5 e5" without numbers. */
static void write_set(const struct board *board, const struct cellset *set,
	const uint8_t *numbers, struct buf *text)
{
	char name[BOARD_NAME];

	CELLSET_EACH(cell, set) {
		if (text->length)
			buf_add_char(text, ' ');
		board_write_cell(board, cell, name);
		buf_add(text, name);
		if (!numbers)
			continue;
		buf_add_char(text, ':');
		buf_add_number(text, numbers[cell]);
	}
}

static void test_piece(void **state)
{
	const struct piece_row *row = *state;
	struct buf steps = { 0 }, jumps = { 0 };
	struct cellset step_cells, jump_cells, again;
	uint8_t numbers[BOARD_CELLS];
	struct position position;
	struct ground ground;
	unsigned from;

	check_ground(&ground, row->id, row->players, row->rules);
	check_read(&position, &ground, row->line);
	from = check_cell(&ground.board, row->from);
	step_cells = move_steps(&ground, &position, from);
	jump_cells = move_jumps(&ground, &position, from, numbers);
	again = move_jumps(&ground, &position, from, NULL);
	assert_true(cellset_is_equal(&jump_cells, &again));
	write_set(&ground.board, &step_cells, NULL, &steps);
	write_set(&ground.board, &jump_cells, numbers, &jumps);
	CHECK_TEXT(buf_text(&steps), row->steps);
	CHECK_TEXT(buf_text(&jumps), row->jumps);
	buf_clear(&steps);
	buf_clear(&jumps);
}

static const struct path_row {
	const char *label, *id, *rules, *line;
	const char *from, *to, *path; /* "": there is none */
	int jumps;
} path_rows[] = {
	{ "path: a step", "halma8", "", RING, "c3", "d4", "c3-d4", 0 },
	{ "path: a jump, though the long way round is first in cell order", "halma8", "",
		RING, "c3", "e3", "c3-e3", 1 },
	{ "path: of two chains the first in cell order", "halma8", "", RING, "c3", "e5",
		"c3-c5-e5", 2 },
	{ "path: three jumps", "halma8", "", "8/5B2/4B3/8/3B4/2A5/8/8 A", "c3", "g7",
		"c3-e5-e7-g7", 3 },
	{ "path: on the star", "star", "", STAR_THREE, "i9", "k9", "i9-i11-k9", 2 },
	{ "path: out of the goal and in again", "halma8", "goal-lock stop", OUT_AND_IN,
		"f2", "h4", "f2-f4-h4", 2 },
	{ "path: none out of the goal", "halma8", "goal-lock stop", OUT_AND_IN, "f2", "f4", "", 0 },
	{ "path: none by leaving the goal", "halma8", "goal-lock strict", OUT_AND_IN,
		"f2", "h4", "", 0 },
	{ "path: none to an occupied cell", "halma8", "", RING, "c3", "c4", "", 0 },
	{ "path: none to where it stands", "halma8", "", RING, "c3", "c3", "", 0 },
	{ "path: none, too far", "halma8", "", RING, "c3", "a1", "", 0 },
};

static void write_path(const struct board *board, const struct move_path *path,
	struct buf *text)
{
	char name[BOARD_NAME];

	for (int i = 0; i < path->count; i++) {
		if (i)
			buf_add_char(text, '-');
		board_write_cell(board, path->cell[i], name);
		buf_add(text, name);
	}
}

static void test_path(void **state)
{
	const struct path_row *row = *state;
	struct move_path path = { .count = 0 };
	struct buf text = { 0 };
	struct position position;
	struct ground ground;
	bool found;

	check_ground(&ground, row->id, 2, row->rules);
	check_read(&position, &ground, row->line);
	found = move_find(&ground, &position, check_cell(&ground.board, row->from),
		check_cell(&ground.board, row->to), &path);
	write_path(&ground.board, &path, &text);
	CHECK_TEXT(buf_text(&text), row->path);
	CHECK_INT(found, *row->path != '\0');
	if (found)
		CHECK_INT(move_jump_count(&ground.board, &path), row->jumps);
	buf_clear(&text);
}

int main(void)
{
	return CHECK_RUN("core move",
		CHECK_TABLE(piece_rows, test_piece),
		CHECK_TABLE(path_rows, test_path));
}
