/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about cells, lines, moves and rules. */
#include "test_a11y_ask.h"

/* Positions: see test_core_rules.c. */
#define RED_NEAR "B3/2A1/2AA/1AAA"
#define ALL_SHUT "ABB1/BB1A/B1AA/1AAB"
#define RED_GREEN "7AAA/7AAA/9A/8A1/10/4B5/10/CCC7/CC8/CCC7"
/* One red piece with chains of one, two and three jumps before it. */
#define CHAINS "5/1A1A1/5/AB1B1/5"

static const struct ask_row cell_rows[] = {
	{ "rank: owners in a row", "kitchen5", 2, .ask = "rank 5",
		.answer = "Rank 5: a5 to c5 Red, d5 and e5 empty.\n" },
	{ "rank: single cells", "kitchen5", 2, .play = "c5-d4 d1-c2 a5-c3", .ask = "rank 3",
		.answer = "Rank 3: a3 Red, b3 empty, c3 Red, d3 empty, e3 Blue.\n" },
	{ "rank: all empty", "halma8", 2, .position = "8/8/8/8/8/8/8/A6B A", .ask = "rank 4",
		.answer = "Rank 4: a4 to h4 empty.\n" },
	{ "rank: the star's tip is one cell", "star", 2, .ask = "rank 17",
		.answer = "Rank 17: e17 Red.\n" },
	{ "rank: the star's widest", "star", 6, .ask = "rank 13", .answer =
		"Rank 13: a13 to d13 White, e13 to i13 empty, j13 to m13 Blue.\n" },
	{ "rank: nato", "kitchen4", 2, .notation = NOTATION_NATO, .ask = "rank 4",
		.answer = "Rank 4: Alpha 4 to Charlie 4 Red, Delta 4 empty.\n" },
	{ "file: from the bottom", "kitchen5", 2, .ask = "file a",
		.answer = "File a: a1 and a2 empty, a3 to a5 Red.\n" },
	{ "file: anna", "kitchen5", 2, .notation = NOTATION_ANNA, .ask = "file c", .answer =
		"File Caesar: Caesar 1 Blue, Caesar 2 to Caesar 4 empty, Caesar 5 Red.\n" },
	{ "file: of the star", "star", 2, .ask = "file a", .answer = "File a: a13 empty.\n" },
	{ "line: to the edge", "kitchen5", 2, .ask = "line a1 ne", .answer =
		"From a1 north-east: b2 to e5 empty, then the edge.\n" },
	{ "line: with pieces", "kitchen5", 2, .ask = "line a1 n",
		.answer = "From a1 north: a2 empty, a3 to a5 Red, then the edge.\n" },
	{ "line: at the edge", "kitchen5", 2, .ask = "line a1 w",
		.answer = "From a1 west: the edge.\n" },
	{ "line: of the star", "star", 2, .ask = "line i9 nw",
		.answer = "From i9 north-west: h10 to e13 empty, then the edge.\n" },

	{ "look: the middle", "kitchen5", 2, .ask = "look c3", .answer =
		"c3: empty. It is in no camp. Neighbours: north c4 empty, north-east d4 empty, "
		"east d3 empty, south-east d2 Blue, south c2 empty, south-west b2 empty, "
		"west b3 empty, north-west b4 Red.\n" },
	{ "look: a corner", "kitchen5", 2, .ask = "look a5", .answer =
		"a5: Red. It is in the home of Red, the goal of Blue. Neighbours: east b5 "
		"Red, south-east b4 Red, south a4 Red. Edge: north, north-east, south-west, "
		"west, north-west.\n" },
	{ "look: a camp that nobody uses", "corners10", 2, .ask = "look a10", .answer =
		"a10: empty. It is in a camp that nobody uses. "
		"Neighbours: east b10 empty, south-east b9 empty, south a9 empty. "
		"Edge: north, north-east, south-west, west, north-west.\n" },
	{ "look: a goal that is nobody's home", "corners10", 3, .ask = "look j1", .answer =
		"j1: empty. It is in the goal of Blue. "
		"Neighbours: north j2 empty, west i1 empty, north-west i2 empty. "
		"Edge: north-east, east, south-east, south, south-west.\n" },
	{ "look: the star has six directions", "star", 2, .ask = "look i9", .answer =
		"i9: empty. It is in no camp. Neighbours: north-east i10 empty, east j9 empty, "
		"south-east j8 empty, south-west i8 empty, west h9 empty, "
		"north-west h10 empty.\n" },
	{ "look: the star's tip", "star", 2, .ask = "look e17", .answer =
		"e17: Red. It is in the home of Red, the goal of Blue. Neighbours: south-east "
		"f16 Red, south-west e16 Red. Edge: north-east, east, west, north-west.\n" },
	{ "near: both players", "kitchen5", 2, .ask = "near c3", .answer =
		"Within two cells of c3: Red: a3 to a5, b4, b5, c5. Blue: c1, d1, d2, e1 to "
		"e3.\n" },
	{ "near: the cell itself does not count", "kitchen5", 2, .ask = "near a5", .answer =
		"Within two cells of a5: Red: a3, a4, b4, b5, c5.\n" },
	{ "near: none", "halma8", 2, .ask = "near a1",
		.answer = "There are no pieces within two cells of a1.\n" },
	{ "near: two cells on the star", "star", 2, .ask = "near f12", .answer =
		"Within two cells of f12: Red: e14, f14.\n" },
};

static const struct ask_row move_rows[] = {
	{ "moves: steps, then jumps", "kitchen5", 2, .ask = "moves", .answer =
		"a3: Steps: a2, b2, b3.\n"
		"a4: Step: b3. 1 jump: a2, c4.\n"
		"a5: 1 jump: c3.\n"
		"b4: Steps: b3, c3, c4.\n"
		"b5: Step: c4. 1 jump: b3, d5.\n"
		"c5: Steps: c4, d4, d5.\n" },
	{ "moves: by the number of jumps", "kitchen5", 2, .position = CHAINS " A",
		.ask = "moves-of a2", .answer =
		"a2: Red. Steps: a1, a3, b1, b3. 1 jump: c2. 2 jumps: e2.\n" },
	{ "moves: of the player who is not to move", "kitchen5", 2, .ask = "moves-of e3",
		.answer = "e3: Blue. Steps: d3, d4, e4.\n" },
	{ "moves: an empty cell", "kitchen5", 2, .ask = "moves-of c3",
		.answer = "c3: empty.\n" },
	{ "moves: a piece that cannot move", "halma", 2, .ask = "moves-of a16",
		.answer = "a16: Red. It cannot move.\n" },
	{ "moves: a player who cannot move", "kitchen4", 2, "goal-lock strict", ALL_SHUT " A",
		.ask = "moves", .answer = "Red cannot move.\n" },
	{ "moves: a player who has finished", "corners10", 3, .position = RED_GREEN " A",
		.play = "i7-i8", .ask = "moves-of i8", .answer = "i8: Red. Red is home.\n" },
	{ "moves: a player who has resigned", "corners10", 3, .play = "resign",
		.ask = "moves-of a1", .answer = "a1: Red. Red has resigned.\n" },
	{ "moves: after the end", "kitchen4", 2, .position = RED_NEAR " A", .play = "c3-d3",
		.ask = "moves", .answer = "Red has won.\n" },
	{ "moves: of a piece after the end", "kitchen4", 2, .position = RED_NEAR " A",
		.play = "c3-d3", .ask = "moves-of d3", .answer = "d3: Red.\n" },
	{ "moves: the goal lock", "kitchen4", 2, "goal-lock strict", RED_NEAR " A",
		.ask = "moves-of c2", .answer = "c2: Red. Step: d3.\n" },
	{ "moves: clear-out", "kitchen4", 2, "clear-out on", "A2B/BBB1/1AA1/B3 A",
		.ask = "moves", .answer = "a4: Step: b4. 1 jump: a2. 2 jumps: c4.\n" },
	{ "moves: runs", "sides10", 2, .position = "10/10/10/10/A9/10/10/10/10/9B A",
		.ask = "moves-of a6",
		.answer = "a6: Red. Steps: a5, a7, b5 to b7.\n" },
	{ "moves: anna", "kitchen4", 2, .notation = NOTATION_ANNA, .position = "A3/4/4/3B A",
		.ask = "moves", .answer = "Anna 4: Steps: Anna 3, Bella 3, Bella 4.\n" },
	{ "moves: of another player", "kitchen4", 2, .ask = "moves-by 1", .answer =
		"b1: Steps: a1, b2.\n"
		"c1: Step: b2. 1 jump: a1, c3.\n"
		"c2: Steps: b2, c3.\n"
		"d2: Step: c3. 1 jump: b2, d4.\n"
		"d3: Steps: c3, d4.\n" },
	{ "moves: of another player who is home", "corners10", 3, .position = RED_GREEN " A",
		.play = "i7-i8", .ask = "moves-by 0", .answer = "Red is home.\n" },
	{ "moves: all on the small boards, however many", "kitchen5", 2,
		.position = "5/1A1A1/1A1A1/1A1A1/B4 A", .ask = "moves", .answer =
		"b2: Steps: a2, a3, b1, c1 to c3.\n"
		"b3: Steps: a2 to a4, c2 to c4. 1 jump: b1, b5.\n"
		"b4: Steps: a3 to a5, b5, c3 to c5.\n"
		"d2: Steps: c1 to c3, d1, e1 to e3.\n"
		"d3: Steps: c2 to c4, e2 to e4. 1 jump: d1, d5.\n"
		"d4: Steps: c3 to c5, d5, e3 to e5.\n" },
	{ "moves: the longest of many", "halma", 2, .ask = "moves", .answer =
		"Red: 21 steps, 19 jumps. Longest: a13 to c11, 1 jump; a14 to c12, 1 jump; "
		"b14 to d12, 1 jump; b15 to d13, 1 jump; c15 to e13, 1 jump.\n" },
	{ "moves: of many, by steps", "halma8", 2,
		.position = "8/1A2A2A/8/8/1A2A2A/8/8/7B A", .ask = "moves", .answer =
		"Red: 42 steps. Longest: b4 to c3, a step; b7 to c6, a step; e4 to f3, a "
		"step; e7 to f6, a step; b4 to b3, a step.\n" },
	{ "moves: none forward", "halma8", 2, .position = "8/8/8/8/8/8/8/7A A",
		.ask = "longest 3", .answer = "No move goes forward.\n" },
	{ "moves: the longest, by rows and then by fewer jumps", "kitchen5", 2,
		.position = CHAINS " A", .ask = "longest 3",
		.answer = "Longest: a2 to e2, 2 jumps; a2 to b1, a step; b4 to c3, a step.\n" },
	{ "moves: as many longest as there are", "kitchen5", 2, .position = "5/5/5/A4/4B A",
		.ask = "longest 100",
		.answer = "Longest: a2 to b1, a step; a2 to a1, a step; a2 to b2, a step.\n" },
	{ "moves: the longest after the end", "kitchen5", 2, .play = "resign",
		.ask = "longest 3", .answer = "Blue has won.\n" },
	{ "moves: only jumps", "kitchen5", 2, .ask = "chains-by 0", .answer =
		"a4: 1 jump: a2, c4.\n"
		"a5: 1 jump: c3.\n"
		"b5: 1 jump: b3, d5.\n" },
	{ "moves: no jumps", "kitchen5", 2, .position = "5/5/5/A4/4B A",
		.ask = "chains-by 0", .answer = "Red cannot jump.\n" },
	{ "moves: all of many", "halma8", 2,
		.position = "8/1A2A2A/8/8/1A2A2A/8/8/7B A", .ask = "all-by 0", .answer =
		"b4: Steps: a3 to a5, b3, b5, c3 to c5.\n"
		"b7: Steps: a6 to a8, b6, b8, c6 to c8.\n"
		"e4: Steps: d3 to d5, e3, e5, f3 to f5.\n"
		"e7: Steps: d6 to d8, e6, e8, f6 to f8.\n"
		"h4: Steps: g3 to g5, h3, h5.\n"
		"h7: Steps: g6 to g8, h6, h8.\n" },
	{ "to: a step and a jump", "kitchen5", 2, .ask = "to c3",
		.answer = "To c3: Step: b4. 1 jump: a5.\n" },
	{ "to: two jumps", "kitchen5", 2, .position = CHAINS " A", .ask = "to e2",
		.answer = "To e2: 2 jumps: a2.\n" },
	{ "to: several", "halma8", 2, .ask = "to c6",
		.answer = "To c6: Steps: b6, b7, c7. 1 jump: a6, a8, c8.\n" },
	{ "to: none", "kitchen5", 2, .ask = "to e5", .answer = "No piece of Red can get to e5.\n" },
	{ "to: an occupied cell", "kitchen5", 2, .ask = "to e3",
		.answer = "e3 is occupied by Blue.\n" },
	{ "to: after the end", "kitchen5", 2, .play = "resign", .ask = "to c3",
		.answer = "Blue has won.\n" },
};

#define COMMON \
	"A turn moves one piece: one step to an empty neighbouring cell, or a chain of jumps.\n" \
	"A jump goes straight over one neighbouring piece of any player to the empty cell " \
	"behind it. Nothing is captured.\n" \
	"A chain may turn at each landing and stop at any, and never comes back to a cell it " \
	"has been on.\n"
#define LAST \
	"A player who cannot move passes. When a position occurs for the third time, the player to " \
	"move may claim a draw.\n"

static const struct ask_row rule_rows[] = {
	{ "rules: two players", "kitchen4", 2, .ask = "rules", .answer =
		"kitchen4: kitchen board of 4 by 4 cells.\n"
		"Whoever first fills the camp opposite with all pieces wins.\n" COMMON
		"A piece may leave its goal again.\n" LAST
		"The published list of this board prints c3 for a3; that is a misprint, since "
		"the camp must mirror the other one.\n" },
	{ "rules: several players, teams, clear-out", "corners10", 4, "teams on clear-out on",
		.ask = "rules", .answer =
		"corners10: 10 by 10 cells with camps in the corners.\n"
		"Each player must fill the camp opposite with all pieces.\n" COMMON
		"A piece may leave its goal again.\n"
		"Once a player has left home entirely, the player opposite who still "
		"has pieces at home may move only those, and only forwards, while one of "
		"them can move so.\n"
		"Players opposite each other are partners, and a team wins when both are "
		"home. Red and Green are partners. Blue and Yellow are partners.\n" LAST },
	{ "rules: several players", "star", 3, .ask = "rules", .answer =
		"star: the star of 121 cells.\n"
		"Whoever fills the camp opposite with all pieces takes the next place; the others "
		"play on.\n" COMMON
		"A piece in its goal never leaves it, not even in the middle of a chain.\n" LAST
		"Stern-Halma, Halma on a star, appeared in 1892.\n" },
	{ "rules: the equalising turn", "halma10", 2, .ask = "rules", .answer =
		"halma10: Halma on 10 by 10 cells, Light against Dark.\n"
		"Whoever first fills the camp opposite with all pieces wins.\n" COMMON
		"A piece may leave its goal again.\n"
		"If the first player is home first, the second has one more "
		"turn; if that brings the second home too, the game is drawn.\n" LAST },
	{ "rule: strict by the variant", "halma", 2, .ask = "rule goal-lock", .answer =
		"goal-lock strict: A piece in its goal never leaves it, not even in the middle of "
		"a chain.\n" },
	{ "rule: as it was set", "kitchen4", 2, "goal-lock stop", .ask = "rule goal-lock",
		.answer = "goal-lock stop: A piece in its goal may pass outside during a chain "
		"but must end its turn inside.\n" },
	{ "rules: all values", "corners10", 4, "teams on", .ask = "ruleset", .answer =
		"goal-lock off: A piece may leave its goal again.\n"
		"equalise off: There is no equalising turn: whoever is home first wins at once.\n"
		"clear-out off: Nobody is made to leave home.\n"
		"teams on: Players opposite each other are partners, and a team wins when "
		"both are home.\n" },
};

/* A line for each variant, in their order, with those who can play. */
static void test_variants(void **state)
{
	const struct variant *variant;
	struct buf out = { 0 };
	const char *line;

	(void)state;
	view_variants(&out);
	line = buf_text(&out);
	for (int i = 0; (variant = variant_get(i)); i++) {
		CHECK_INT(strncmp(line, variant->id, strlen(variant->id)), 0);
		CHECK_INT(line[strlen(variant->id)], ':');
		line += strcspn(line, "\n") + 1;
	}
	CHECK_TEXT(line, "");
	assert_non_null(strstr(buf_text(&out),
		"\nstar: the star of 121 cells; players: 2, 3, 4, 6; pieces each: 10.\n"));
	buf_clear(&out);
}

int main(void)
{
	return CHECK_RUN("a11y look",
		CHECK_TABLE(cell_rows, test_ask),
		CHECK_TABLE(move_rows, test_ask),
		CHECK_TABLE(rule_rows, test_ask),
		CHECK_TEST("variants", test_variants));
}
