/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What turns change: places, the end, passes, teams (halma(6), RULES). */
#include "rules.h"

#include "check.h"

/* kitchen4: Red needs c3-d3 to be home; Blue needs b2-a2. */
#define RED_NEAR "B3/2A1/2AA/1AAA"
#define BLUE_NEAR "BBB1/BB2/1B2/3A"
/* kitchen4, strict: Blue cannot move, Red only with b3; nobody can. */
#define BLUE_SHUT "4/1A1A/2AA/1AAB"
#define ALL_SHUT "ABB1/BB1A/B1AA/1AAB"
/* halma10: Light needs j6-j5, Dark a5-a6. */
#define BOTH_NEAR "BBBBB5/BBBB6/BBB7/BB8/9A/B9/8AA/7AAA/6AAAA/5AAAAA"
/* corners10: Red needs i7-i8, Green c3-c2, Blue i4-i3, Yellow d9-c9. */
#define RED_GREEN "7AAA/7AAA/9A/8A1/10/4B5/10/CCC7/CC8/CCC7"
#define RED_BLUE_GREEN "7AAA/7AAA/9A/8A1/10/4D5/8B1/CCC6B/CC5BBB/CCC4BBB"
#define RED_BLUE_YELLOW "DDD4AAA/DD1D3AAA/DD7A/8A1/10/4C5/8B1/9B/7BBB/7BBB"

static const struct race_row {
	const char *label, *id;
	int players;
	const char *rules, *start, *turns; /* moves, "pass" and "resign" */
	const char *line;   /* after them */
	enum position_end end;
	const char *places; /* players by place */
	const char *home;   /* players who are home */
	char winner;        /* '-': nobody, or not yet */
} race_rows[] = {
	{ "home: the first player wins", "kitchen4", 2, "", RED_NEAR " A", "c3-d3",
		"B3/3A/2AA/1AAA B", POSITION_HOME, "A", "A", 'A' },
	{ "home: the second player wins", "kitchen4", 2, "", BLUE_NEAR " B", "b2-a2",
		"BBB1/BB2/B3/3A A", POSITION_HOME, "B", "B", 'B' },
	{ "home: five of six are not enough", "kitchen4", 2, "", RED_NEAR " A", "c3-b3",
		"B3/1A2/2AA/1AAA B", POSITION_OPEN, "", "", '-' },
	{ "home: a goal with another's piece in it is not", "kitchen4", 2, "",
		BLUE_SHUT " A", "b3-b4", "1A2/3A/2AA/1AAB B", POSITION_OPEN, "", "", '-' },
	{ "home: by a chain", "kitchen4", 2, "", "4/1AB1/2AA/1AAA A", "b3-d3",
		"4/2BA/2AA/1AAA B", POSITION_HOME, "A", "A", 'A' },

	{ "pass: the other goes on", "kitchen4", 2, "goal-lock strict", BLUE_SHUT " B",
		"pass b3-b4", "1A2/3A/2AA/1AAB B", POSITION_OPEN, "", "", '-' },
	{ "pass: one of two is not an end", "kitchen4", 2, "goal-lock strict", ALL_SHUT " A", "pass",
		ALL_SHUT " B", POSITION_OPEN, "", "", '-' },
	{ "pass: all of two end it undecided", "kitchen4", 2, "goal-lock strict", ALL_SHUT " A",
		"pass pass", ALL_SHUT " A", POSITION_STUCK, "", "", '-' },
	{ "pass: all of three", "sides10", 3, "", "10/10/10/10/10/10/10/10/10/10 B",
		"pass pass pass", "10/10/10/10/10/10/10/10/10/10 B", POSITION_STUCK, "", "", '-' },
	{ "pass: a move between begins the count anew", "sides10", 3, "",
		"10/10/10/10/10/B9/10/10/10/10 C", "pass pass a5-a6 pass pass",
		"10/10/10/10/B9/10/10/10/10/10 B", POSITION_OPEN, "", "", '-' },
	{ "pass: a resignation between does too", "sides10", 3, "",
		"10/10/10/10/10/B9/10/10/10/10 A", "pass resign pass",
		"10/10/10/10/10/B9/10/10/10/10 A", POSITION_OPEN, "", "", '-' },
	{ "pass: all who are still racing", "sides10", 3, "",
		"10/10/10/10/10/B9/10/10/10/10 B", "resign pass pass",
		"10/10/10/10/10/B9/10/10/10/10 C", POSITION_STUCK, "", "", '-' },

	{ "resign: of two the other wins", "kitchen4", 2, "", RED_NEAR " A", "resign",
		RED_NEAR " B", POSITION_RESIGNED, "B", "", 'B' },
	{ "resign: of three the others play on, the pieces stay", "corners10", 3, "",
		RED_GREEN " A", "resign e5-e6 c3-c4 e6-e7",
		"7AAA/7AAA/9A/4B3A1/10/10/2C7/CC8/CC8/CCC7 C", POSITION_OPEN, "", "", '-' },
	{ "resign: of three two", "corners10", 3, "", RED_GREEN " A", "resign resign",
		RED_GREEN " C", POSITION_RESIGNED, "C", "", 'C' },
	{ "resign: the first one home has won", "corners10", 3, "", RED_GREEN " A",
		"i7-i8 resign", "7AAA/7AAA/8AA/10/10/4B5/10/CCC7/CC8/CCC7 C",
		POSITION_RESIGNED, "AC", "A", 'A' },

	{ "places: two on a board for four", "corners10", 2, "",
		"7AAA/7AAA/9A/8A1/10/4B5/10/10/10/10 A", "i7-i8",
		"7AAA/7AAA/8AA/10/10/4B5/10/10/10/10 B", POSITION_HOME, "A", "A", 'A' },
	{ "places: of three the others go on", "corners10", 3, "", RED_GREEN " A", "i7-i8",
		"7AAA/7AAA/8AA/10/10/4B5/10/CCC7/CC8/CCC7 B", POSITION_OPEN, "A", "A", '-' },
	{ "places: a player who is home is skipped", "corners10", 3, "", RED_GREEN " A",
		"i7-i8 e5-e6 c3-c4 e6-e7",
		"7AAA/7AAA/8AA/4B5/10/10/2C7/CC8/CC8/CCC7 C", POSITION_OPEN, "A", "A", '-' },
	{ "places: of three the last one left is third", "corners10", 3, "", RED_GREEN " A",
		"i7-i8 e5-e6 c3-c2", "7AAA/7AAA/8AA/10/4B5/10/10/CC8/CCC7/CCC7 B",
		POSITION_HOME, "ACB", "AC", 'A' },
	{ "places: of four", "corners10", 4, "", RED_BLUE_GREEN " A", "i7-i8 i4-i3 c3-c2",
		"7AAA/7AAA/8AA/10/10/4D5/10/CC6BB/CCC4BBB/CCC4BBB D",
		POSITION_HOME, "ABCD", "ABC", 'A' },
	{ "places: none for one who has resigned", "corners10", 4, "", RED_BLUE_GREEN " D",
		"resign i7-i8 i4-i3", "7AAA/7AAA/8AA/10/10/4D5/10/CCC5BB/CC5BBB/CCC4BBB C",
		POSITION_HOME, "ABC", "AB", 'A' },

	{ "teams: one home is not enough", "corners10", 4, "teams on", RED_BLUE_GREEN " A",
		"i7-i8 i4-i3", "7AAA/7AAA/8AA/10/10/4D5/10/CCC5BB/CC5BBB/CCC4BBB C",
		POSITION_OPEN, "", "AB", '-' },
	{ "teams: both home win", "corners10", 4, "teams on", RED_BLUE_GREEN " A",
		"i7-i8 i4-i3 c3-c2", "7AAA/7AAA/8AA/10/10/4D5/10/CC6BB/CCC4BBB/CCC4BBB D",
		POSITION_HOME, "AC", "ABC", 'A' },
	{ "teams: the other's first man home does not count", "corners10", 4, "teams on",
		RED_BLUE_YELLOW " A", "i7-i8 i4-i3 e5-e6 d9-c9",
		"DDD4AAA/DDD4AAA/DD6AA/10/4C5/10/10/8BB/7BBB/7BBB C",
		POSITION_HOME, "BD", "ABD", 'B' },
	{ "teams: a player who is home is skipped", "corners10", 4, "teams on", RED_BLUE_YELLOW " A",
		"i7-i8 i4-i3 e5-e6 d9-d8 e6-e7",
		"DDD4AAA/DD5AAA/DD1D4AA/4C5/10/10/10/8BB/7BBB/7BBB D",
		POSITION_OPEN, "", "AB", '-' },
	{ "teams: one who resigns gives up for both", "corners10", 4, "teams on",
		RED_BLUE_YELLOW " A", "i7-i8 i4-i3 resign",
		"DDD4AAA/DD1D3AAA/DD6AA/10/10/4C5/10/8BB/7BBB/7BBB D",
		POSITION_RESIGNED, "D", "AB", 'D' },
	{ "teams: of three teams two play on", "star", 6, "teams on", "", "resign",
		"A/AA/AAA/AAAA/FFFF5BBBB/FFF6BBB/FF7BB/F8B/9/"
		"E8C/EE7CC/EEE6CCC/EEEE5CCCC/DDDD/DDD/DD/D B", POSITION_OPEN, "", "", '-' },
	{ "teams: a partner who has resigned is skipped", "star", 6, "teams on",
		"1/2/3/4/13/12/11/F9/9/10/11/12/E4B7/4/3/2/D A", "resign j5-j6 pass e5-e6",
		"1/2/3/4/13/12/11/F9/9/10/11/E4B6/13/4/3/2/D F", POSITION_OPEN, "", "", '-' },

	{ "equalise: one more turn", "halma10", 2, "", BOTH_NEAR " A", "j6-j5",
		"BBBBB5/BBBB6/BBB7/BB8/10/B8A/8AA/7AAA/6AAAA/5AAAAA B =",
		POSITION_OPEN, "A", "A", '-' },
	{ "equalise: both home is a draw", "halma10", 2, "", BOTH_NEAR " A", "j6-j5 a5-a6",
		"BBBBB5/BBBB6/BBB7/BB8/B9/9A/8AA/7AAA/6AAAA/5AAAAA A",
		POSITION_EQUALISED, "AB", "AB", '-' },
	{ "equalise: the second misses it", "halma10", 2, "", BOTH_NEAR " A", "j6-j5 a5-a4",
		"BBBBB5/BBBB6/BBB7/BB8/10/9A/B7AA/7AAA/6AAAA/5AAAAA A",
		POSITION_HOME, "A", "A", 'A' },
	{ "equalise: the second home first wins at once", "halma10", 2, "", BOTH_NEAR " A",
		"j6-i6 a5-a6", "BBBBB5/BBBB6/BBB7/BB8/B7A1/10/8AA/7AAA/6AAAA/5AAAAA A",
		POSITION_HOME, "B", "B", 'B' },
	{ "equalise: off", "halma10", 2, "equalise off", BOTH_NEAR " A", "j6-j5",
		"BBBBB5/BBBB6/BBB7/BB8/10/B8A/8AA/7AAA/6AAAA/5AAAAA B",
		POSITION_HOME, "A", "A", 'A' },
	{ "equalise: a pass misses it", "kitchen4", 2, "equalise on", "4/2A1/2AA/1AAA A",
		"c3-d3 pass", "4/3A/2AA/1AAA A", POSITION_HOME, "A", "A", 'A' },
	{ "equalise: the second resigns", "halma10", 2, "", BOTH_NEAR " A", "j6-j5 resign",
		"BBBBB5/BBBB6/BBB7/BB8/10/B8A/8AA/7AAA/6AAAA/5AAAAA A",
		POSITION_RESIGNED, "A", "A", 'A' },
};

/* Plays one word of the turns, and takes a move back and plays it again. */
static void play_word(const struct ground *ground, struct position *position, const char *word)
{
	uint8_t cells[MOVE_CELLS];
	struct position before = *position;
	struct move_path path;
	struct fault fault;

	if (strcmp(word, "pass") == 0) {
		CHECK_INT(rules_move_count(ground, position), 0);
		rules_pass(ground, position);
	} else if (strcmp(word, "resign") == 0) {
		rules_resign(ground, position);
	} else {
		size_t count = check_cells(&ground->board, word, cells);
		struct move move = { cells[0], cells[count - 1] };

		assert_true(rules_check(ground, position, cells, count, &path, &fault));
		rules_play(ground, position, move);
		rules_take_back(ground, position, move, &before.standing);
		assert_memory_equal(position, &before, sizeof before);
		rules_play(ground, position, move);
	}
}

/* The letters of the players whose bits are set. */
static void check_players(unsigned bits, const char *letters)
{
	unsigned wanted = 0;

	for (; *letters; letters++)
		wanted |= 1u << (*letters - 'A');
	CHECK_INT(bits, wanted);
}

static void test_race(void **state)
{
	const struct race_row *row = *state;
	const struct standing *standing;
	char turns[100], places[VARIANT_PLAYERS + 1] = "";
	struct position position;
	struct ground ground;
	int winner;

	check_ground(&ground, row->id, row->players, row->rules);
	check_read(&position, &ground, row->start);
	strcpy(turns, row->turns);
	for (char *word = strtok(turns, " "); word; word = strtok(NULL, " "))
		play_word(&ground, &position, word);
	check_line(&position, &ground, row->line);
	standing = &position.standing;
	CHECK_INT(standing->end, row->end);
	for (int i = 0; i < standing->arrived; i++)
		places[i] = (char)('A' + standing->order[i]);
	CHECK_TEXT(places, row->places);
	check_players(standing->finished, row->home);
	winner = standing->end ? rules_winner(&position) : GROUND_NOBODY;
	CHECK_INT(winner == GROUND_NOBODY ? '-' : 'A' + winner, row->winner);
}

int main(void)
{
	return CHECK_RUN("core rules", CHECK_TABLE(race_rows, test_race));
}
