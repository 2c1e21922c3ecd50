/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The camps, seats and own rules of every variant (halma(6), VARIANTS). */
#include "variant.h"

#include "check.h"

/* A camp, numbered from 1 in turn order, and its cells. */
static const struct camp_row {
	const char *label, *id;
	int camp;
	const char *cells;
} camp_rows[] = {
	{ "camp: kitchen4, 1", "kitchen4", 1, "a4 b4 c4 a3 b3 a2" },
	{ "camp: kitchen4, 2", "kitchen4", 2, "d1 c1 b1 d2 c2 d3" },
	{ "camp: kitchen5, 1", "kitchen5", 1, "a5 b5 c5 a4 b4 a3" },
	{ "camp: kitchen5, 2", "kitchen5", 2, "e1 d1 c1 e2 d2 e3" },
	{ "camp: halma8, 1", "halma8", 1, "a8 b8 c8 d8 a7 b7 c7 a6 b6 a5" },
	{ "camp: halma8, 2", "halma8", 2, "h1 g1 f1 e1 h2 g2 f2 h3 g3 h4" },
	{ "camp: grasshopper, 1", "grasshopper", 1, "a8 b8 c8 d8 a7 b7 c7 a6 b6 a5" },
	{ "camp: grasshopper, 2", "grasshopper", 2, "h1 g1 f1 e1 h2 g2 f2 h3 g3 h4" },
	{ "camp: corners10, 1", "corners10", 1, "a1 a2 a3 b1 b2 b3 c1 c2" },
	{ "camp: corners10, 2", "corners10", 2, "a8 a9 a10 b8 b9 b10 c9 c10" },
	{ "camp: corners10, 3", "corners10", 3, "h9 h10 i8 i9 i10 j8 j9 j10" },
	{ "camp: corners10, 4", "corners10", 4, "h1 h2 i1 i2 i3 j1 j2 j3" },
	{ "camp: sides10, 1", "sides10", 1, "a2 a3 a4 a5 a6 a7 a8 a9" },
	{ "camp: sides10, 2", "sides10", 2, "b10 c10 d10 e10 f10 g10 h10 i10" },
	{ "camp: sides10, 3", "sides10", 3, "j2 j3 j4 j5 j6 j7 j8 j9" },
	{ "camp: sides10, 4", "sides10", 4, "b1 c1 d1 e1 f1 g1 h1 i1" },
	{ "camp: halma10, 1", "halma10", 1,
		"a10 b10 c10 d10 e10 a9 b9 c9 d9 a8 b8 c8 a7 b7 a6" },
	{ "camp: halma10, 2", "halma10", 2,
		"j1 i1 h1 g1 f1 j2 i2 h2 g2 j3 i3 h3 j4 i4 j5" },
	{ "camp: halma13, 1", "halma13", 1,
		"a16 b16 c16 d16 a15 b15 c15 d15 a14 b14 c14 a13 b13" },
	{ "camp: halma13, 2", "halma13", 2,
		"p1 o1 n1 m1 p2 o2 n2 m2 p3 o3 n3 p4 o4" },
	{ "camp: halma4, 1", "halma4", 1,
		"a16 b16 c16 d16 a15 b15 c15 d15 a14 b14 c14 a13 b13" },
	{ "camp: halma4, 2", "halma4", 2,
		"p16 o16 n16 m16 p15 o15 n15 m15 p14 o14 n14 p13 o13" },
	{ "camp: halma4, 3", "halma4", 3,
		"p1 o1 n1 m1 p2 o2 n2 m2 p3 o3 n3 p4 o4" },
	{ "camp: halma4, 4", "halma4", 4,
		"a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 a4 b4" },
	{ "camp: halma, 1", "halma", 1,
		"a16 b16 c16 d16 e16 a15 b15 c15 d15 e15 a14 b14 c14 d14 a13 b13 c13 a12 b12" },
	{ "camp: halma, 2", "halma", 2,
		"p1 o1 n1 m1 l1 p2 o2 n2 m2 l2 p3 o3 n3 m3 p4 o4 n4 p5 o5" },
	{ "camp: star, north", "star", 1, "e17 e16 f16 e15 f15 g15 e14 f14 g14 h14" },
	{ "camp: star, north-east", "star", 2,
		"m13 l13 k13 j13 m12 l12 k12 m11 l11 m10" },
	{ "camp: star, south-east", "star", 3, "q5 p5 o5 n5 p6 o6 n6 o7 n7 n8" },
	{ "camp: star, south", "star", 4, "m1 m2 l2 m3 l3 k3 m4 l4 k4 j4" },
	{ "camp: star, south-west", "star", 5, "e5 f5 g5 h5 e6 f6 g6 e7 f7 e8" },
	{ "camp: star, north-west", "star", 6,
		"a13 b13 c13 d13 b12 c12 d12 c11 d11 d10" },
};

static void test_camp(void **state)
{
	const struct camp_row *row = *state;
	struct ground ground;

	check_ground(&ground, row->id, variant_fewest(variant_find(row->id)), "");
	check_same_cells(&ground.board, &ground.camp[row->camp - 1], row->cells);
	CELLSET_EACH(cell, &ground.camp[row->camp - 1])
		CHECK_INT(ground_camp_of(&ground, cell), row->camp - 1);
}

/* What else halma(6) tells of each variant, in its order. */
static const struct variant_row {
	const char *label;
	const char *id;
	int cells, pieces, camps;
	const char *players; /* the numbers that can play, as digits */
	const char *first, *second, *goal_lock, *equalise;
} variant_rows[] = {
	{ "variant: kitchen4", "kitchen4", 16, 6, 2, "2", "Red", "Blue", "off", "off" },
	{ "variant: kitchen5", "kitchen5", 25, 6, 2, "2", "Red", "Blue", "off", "off" },
	{ "variant: halma8", "halma8", 64, 10, 2, "2", "Red", "Blue", "off", "off" },
	{ "variant: grasshopper", "grasshopper", 64, 10, 2, "2", "Red", "Blue",
		"off", "off" },
	{ "variant: corners10", "corners10", 100, 8, 4, "234", "Red", "Blue",
		"off", "off" },
	{ "variant: sides10", "sides10", 100, 8, 4, "234", "Red", "Blue", "off", "off" },
	{ "variant: halma10", "halma10", 100, 15, 2, "2", "Light", "Dark", "off", "on" },
	{ "variant: halma13", "halma13", 256, 13, 2, "2", "Red", "Blue",
		"strict", "off" },
	{ "variant: halma4", "halma4", 256, 13, 4, "34", "Red", "Blue", "strict", "off" },
	{ "variant: halma", "halma", 256, 19, 2, "2", "Red", "Blue", "strict", "off" },
	{ "variant: star", "star", 121, 10, 6, "2346", "Red", "Blue", "strict", "off" },
};

/* Opposite camps are images of each other through the middle of the board. */
static void check_mirror(const struct ground *ground, const struct variant_row *row)
{
	int last = ground->board.side - 1;

	for (int camp = 0; camp < row->camps; camp++) {
		CHECK_INT(cellset_count(&ground->camp[camp]), row->pieces);
		CELLSET_EACH(cell, &ground->camp[camp]) {
			unsigned image = board_cell(&ground->board,
				last - ground->board.file[cell], last - ground->board.rank[cell]);

			assert_true(image != BOARD_NONE);
			CHECK_INT(ground_camp_of(ground, image),
				(camp + row->camps / 2) % row->camps);
		}
	}
}

static void test_variant(void **state)
{
	const struct variant_row *row = *state;
	const struct variant *variant = variant_find(row->id);
	struct ground ground;

	assert_non_null(variant);
	for (int players = -1; players <= 9; players++)
		CHECK_INT(variant_has_players(variant, players), players > 0 &&
			strchr(row->players, '0' + players) != NULL);
	CHECK_INT(variant_fewest(variant), row->players[0] - '0');
	CHECK_INT(variant_pieces(variant), row->pieces);
	CHECK_INT(variant->camp_count, row->camps);
	CHECK_TEXT(variant_colour_id(variant_colour(variant, 0)), row->first);
	CHECK_TEXT(variant_colour_id(variant_colour(variant, 1)), row->second);
	CHECK_TEXT(ruleset_value(&variant->rules, RULESET_GOAL_LOCK), row->goal_lock);
	CHECK_TEXT(ruleset_value(&variant->rules, RULESET_EQUALISE), row->equalise);
	CHECK_TEXT(ruleset_value(&variant->rules, RULESET_CLEAR_OUT), "off");
	CHECK_TEXT(ruleset_value(&variant->rules, RULESET_TEAMS), "off");
	check_ground(&ground, row->id, row->players[0] - '0', "");
	CHECK_INT(ground.board.cells, row->cells);
	check_mirror(&ground, row);
}

/* By player: the camps of home and goal, and the player whose home the goal is. */
static const struct seat_row {
	const char *label, *id;
	int players;
	const char *homes, *goals, *opposite; /* "-": an empty camp */
} seat_rows[] = {
	{ "seats: kitchen5", "kitchen5", 2, "12", "21", "BA" },
	{ "seats: halma10", "halma10", 2, "12", "21", "BA" },
	{ "seats: corners10, 2 players", "corners10", 2, "13", "31", "BA" },
	{ "seats: corners10, 3 players", "corners10", 3, "123", "341", "C-A" },
	{ "seats: corners10, 4 players", "corners10", 4, "1234", "3412", "CDAB" },
	{ "seats: sides10, 2 players", "sides10", 2, "13", "31", "BA" },
	{ "seats: sides10, 3 players", "sides10", 3, "123", "341", "C-A" },
	{ "seats: sides10, 4 players", "sides10", 4, "1234", "3412", "CDAB" },
	{ "seats: halma4, 3 players", "halma4", 3, "123", "341", "C-A" },
	{ "seats: halma4, 4 players", "halma4", 4, "1234", "3412", "CDAB" },
	{ "seats: star, 2 players", "star", 2, "14", "41", "BA" },
	{ "seats: star, 3 players", "star", 3, "135", "462", "---" },
	{ "seats: star, 4 players", "star", 4, "2356", "5623", "CDAB" },
	{ "seats: star, 6 players", "star", 6, "123456", "456123", "DEFABC" },
};

static void test_seats(void **state)
{
	const struct seat_row *row = *state;
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	for (int player = 0; player < row->players; player++) {
		int home = row->homes[player] - '1', goal = row->goals[player] - '1';
		int other = row->opposite[player] == '-' ? GROUND_NOBODY :
			row->opposite[player] - 'A';

		CHECK_INT(variant_home(ground.variant, row->players, player), home);
		CHECK_INT(variant_goal(ground.variant, row->players, player), goal);
		CHECK_INT(ground.opposite[player], other);
		assert_true(cellset_is_equal(&ground.home[player], &ground.camp[home]));
		assert_true(cellset_is_equal(&ground.goal[player], &ground.camp[goal]));
	}
}

/* What variant_check_rules() says, and which players are partners then. */
static const struct rules_row {
	const char *label, *id;
	int players;
	const char *rules;
	enum error error;
} rules_rows[] = {
	{ "rules: equalise with 2", "corners10", 2, "equalise on", ERROR_NONE },
	{ "rules: equalise with 3", "corners10", 3, "equalise on", ERROR_EQUALISE_PLAYERS },
	{ "rules: equalise with 4", "halma4", 4, "equalise on", ERROR_EQUALISE_PLAYERS },
	{ "rules: teams with 2", "kitchen5", 2, "teams on", ERROR_TEAMS_PLAYERS },
	{ "rules: teams with 2 on the star", "star", 2, "teams on", ERROR_TEAMS_PLAYERS },
	{ "rules: teams with 3", "sides10", 3, "teams on", ERROR_TEAMS_PLAYERS },
	{ "rules: teams with 3 on the star", "star", 3, "teams on", ERROR_TEAMS_PLAYERS },
	{ "rules: teams with 4", "sides10", 4, "teams on", ERROR_NONE },
	{ "rules: teams with 4 in halma4", "halma4", 4, "teams on", ERROR_NONE },
	{ "rules: teams with 4 on the star", "star", 4, "teams on", ERROR_NONE },
	{ "rules: teams with 6 on the star", "star", 6, "teams on", ERROR_NONE },
	{ "rules: clear-out with 3", "star", 3, "clear-out on", ERROR_NONE },
};

static void test_rules(void **state)
{
	const struct rules_row *row = *state;
	const struct variant *variant = variant_find(row->id);
	struct ruleset rules = check_rules(variant, row->rules);
	struct fault fault = { .error = ERROR_NONE };

	CHECK_INT(variant_check_rules(variant, row->players, &rules, &fault), !row->error);
	CHECK_INT(fault.error, row->error);
}

/* Whose side each player is on: the lowest of its players. */
static const struct side_row {
	const char *label, *id;
	int players;
	const char *rules, *sides;
} side_rows[] = {
	{ "sides: four without teams", "halma4", 4, "", "ABCD" },
	{ "sides: four in teams", "halma4", 4, "teams on", "ABAB" },
	{ "sides: four on the star in teams", "star", 4, "teams on", "ABAB" },
	{ "sides: six on the star in teams", "star", 6, "teams on", "ABCABC" },
	{ "sides: six on the star", "star", 6, "", "ABCDEF" },
};

static void test_sides(void **state)
{
	const struct side_row *row = *state;
	struct ground ground;

	check_ground(&ground, row->id, row->players, row->rules);
	for (int a = 0; a < row->players; a++)
		for (int b = 0; b < row->players; b++)
			CHECK_INT(ground_is_same_side(&ground, a, b),
				row->sides[a] == row->sides[b]);
}

/* How many rows forward the way from one cell to another leads a player. */
static const struct forward_row {
	const char *label, *id;
	int players, player;
	const char *from, *to;
	int rows;
} forward_rows[] = {
	{ "forward: kitchen5, a step across a corner", "kitchen5", 2, 0, "a5", "b4", 2 },
	{ "forward: kitchen5, a step along a side", "kitchen5", 2, 0, "a5", "b5", 1 },
	{ "forward: kitchen5, along the row", "kitchen5", 2, 0, "b5", "a4", 0 },
	{ "forward: kitchen5, back", "kitchen5", 2, 0, "c3", "b4", -2 },
	{ "forward: kitchen5, the second player", "kitchen5", 2, 1, "e1", "a5", 8 },
	{ "forward: corners10, the third player", "corners10", 3, 2, "j10", "a1", 18 },
	{ "forward: sides10, only files count", "sides10", 4, 0, "a2", "d9", 3 },
	{ "forward: sides10, only ranks count", "sides10", 4, 1, "b10", "i7", 3 },
	{ "forward: star, tip to tip", "star", 2, 0, "e17", "m1", 16 },
	{ "forward: star, along the rank", "star", 2, 0, "e15", "g15", 0 },
	{ "forward: star, north-east along its side", "star", 4, 0, "m13", "k13", 2 },
	{ "forward: star, north-east straight ahead", "star", 4, 0, "m13", "l12", 2 },
};

static void test_forward(void **state)
{
	const struct forward_row *row = *state;
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	CHECK_INT(ground_rows_forward(&ground, row->player,
		check_cell(&ground.board, row->from), check_cell(&ground.board, row->to)),
		row->rows);
}

/* What is not an id. */
static const struct find_row {
	const char *label, *id;
} find_rows[] = {
	{ "find: nothing", "" },
	{ "find: beginning of an id", "kitchen" },
	{ "find: capitals", "STAR" },
	{ "find: more than an id", "halma88" },
};

static void test_not_found(void **state)
{
	const struct find_row *row = *state;

	assert_null(variant_find(row->id));
}

static void test_list(void **state)
{
	const size_t rows = sizeof variant_rows / sizeof *variant_rows;
	const struct variant *variant;

	(void)state;
	for (size_t i = 0; (variant = variant_get((int)i)); i++)
		if (i >= rows || strcmp(variant->id, variant_rows[i].id) != 0)
			fail_msg("in " __FILE__ ", variant_rows has no row %s", variant->id);
	CHECK_TEXT(variant_default()->id, "kitchen5");
}

static void test_colours(void **state)
{
	static const char *const names[] = {
		"Red", "Blue", "Green", "Yellow", "Purple", "White",
	};

	(void)state;
	for (int player = 0; player < 6; player++)
		CHECK_TEXT(variant_colour_id(variant_colour(variant_find("star"), player)),
			names[player]);
}

int main(void)
{
	return CHECK_RUN("core variant",
		CHECK_TABLE(camp_rows, test_camp),
		CHECK_TABLE(variant_rows, test_variant),
		CHECK_TABLE(seat_rows, test_seats),
		CHECK_TABLE(rules_rows, test_rules),
		CHECK_TABLE(side_rows, test_sides),
		CHECK_TABLE(forward_rows, test_forward),
		CHECK_TABLE(find_rows, test_not_found),
		CHECK_TEST("every variant has a row, and kitchen5 is the default", test_list),
		CHECK_TEST("players are named in turn order", test_colours));
}
