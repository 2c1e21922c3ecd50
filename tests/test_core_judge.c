/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions that are set up: which players are home in them, and whether they are over. */
#include "rules.h"

#include "check.h"

/* kitchen4: Red fills the goal; Blue does; both do. */
#define RED_HOME "4/B2A/2AA/1AAA"
#define BLUE_HOME "BBB1/BB2/B3/3A"
#define BOTH_HOME "BBB1/BB1A/B1AA/1AAA"
/* sides10, where the goal is the side opposite: Red on j, Blue below, Green on a,
 * Yellow above. */
#define SIDES_NONE "10/10/10/10/10/4A5/10/10/10/10"
#define SIDES_GREEN "10/C9/C9/C9/C9/C3A5/C9/C9/C9/10"
#define SIDES_BLUE_GREEN "10/C9/C9/C9/C9/C3A5/C9/C9/C9/1BBBBBBBB1"
#define SIDES_RED_GREEN "10/C8A/C8A/C8A/C8A/C8A/C8A/C8A/C8A/4B5"
#define SIDES_ALL_BUT_YELLOW "10/C8A/C8A/C8A/C8A/C8A/C8A/C8A/C8A/1BBBBBBBB1"
#define SIDES_BLUE_YELLOW "1DDDDDDDD1/C9/10/10/10/10/10/10/9A/1BBBBBBBB1"

static const struct judge_row {
	const char *label, *id;
	int players;
	const char *rules, *line;
	enum position_end end;
	const char *places, *home;
	char winner; /* '-': nobody, or not yet */
} judge_rows[] = {
	{ "judge: nobody is home", "kitchen4", 2, "", "AAA1/AA1B/A1BB/1BBB A",
		POSITION_OPEN, "", "", '-' },
	{ "judge: no piece at all", "kitchen4", 2, "", "4/4/4/4 A", POSITION_OPEN, "", "", '-' },
	{ "judge: lost for Blue, to move", "kitchen4", 2, "", RED_HOME " B",
		POSITION_HOME, "A", "A", 'A' },
	{ "judge: lost for Red, to move", "kitchen4", 2, "", BLUE_HOME " A",
		POSITION_HOME, "B", "B", 'B' },
	{ "judge: the player to move plays on, though home", "kitchen4", 2, "", RED_HOME " A",
		POSITION_OPEN, "", "", '-' },
	{ "judge: both home, lost for the player to move", "kitchen4", 2, "", BOTH_HOME " A",
		POSITION_HOME, "B", "B", 'B' },
	{ "judge: both home, Blue to move", "kitchen4", 2, "", BOTH_HOME " B",
		POSITION_HOME, "A", "A", 'A' },

	{ "judge: equalise, the turn is due", "kitchen4", 2, "equalise on", RED_HOME " B =",
		POSITION_OPEN, "A", "A", '-' },
	{ "judge: equalise, the turn is over", "kitchen4", 2, "equalise on", RED_HOME " B",
		POSITION_HOME, "A", "A", 'A' },
	{ "judge: equalise, the second has had a last turn", "kitchen4", 2, "equalise on",
		RED_HOME " A", POSITION_HOME, "A", "A", 'A' },
	{ "judge: equalise, the second is home alone", "kitchen4", 2, "equalise on",
		BLUE_HOME " A", POSITION_HOME, "B", "B", 'B' },
	{ "judge: equalise, both are home", "kitchen4", 2, "equalise on", BOTH_HOME " A",
		POSITION_EQUALISED, "AB", "AB", '-' },

	{ "judge: three, nobody is home", "sides10", 3, "", SIDES_NONE " B",
		POSITION_OPEN, "", "", '-' },
	{ "judge: three, one is home", "sides10", 3, "", SIDES_GREEN " A",
		POSITION_OPEN, "C", "C", '-' },
	{ "judge: three, the player to move is not home", "sides10", 3, "", SIDES_GREEN " C",
		POSITION_OPEN, "", "", '-' },
	{ "judge: three, places in turn order", "sides10", 3, "", SIDES_BLUE_GREEN " A",
		POSITION_HOME, "BCA", "BC", 'B' },
	{ "judge: three, of two home one is to move", "sides10", 3, "", SIDES_BLUE_GREEN " B",
		POSITION_OPEN, "C", "C", '-' },
	{ "judge: two opposite each other, on a board for four", "sides10", 2, "",
		"10/B9/B9/B9/B9/B3A5/B9/B9/B9/10 A", POSITION_HOME, "B", "B", 'B' },
	{ "judge: four, two are home", "sides10", 4, "", SIDES_RED_GREEN " B",
		POSITION_OPEN, "AC", "AC", '-' },
	{ "judge: four, three are home", "sides10", 4, "", SIDES_ALL_BUT_YELLOW " D",
		POSITION_HOME, "ABCD", "ABC", 'A' },
	{ "judge: teams, one is home", "sides10", 4, "teams on", SIDES_GREEN " A",
		POSITION_OPEN, "", "C", '-' },
	{ "judge: teams, both are home", "sides10", 4, "teams on", SIDES_RED_GREEN " B",
		POSITION_HOME, "AC", "AC", 'A' },
	{ "judge: teams, both are home, but one is to move", "sides10", 4, "teams on",
		SIDES_RED_GREEN " C", POSITION_OPEN, "", "A", '-' },
	{ "judge: teams, the second team", "sides10", 4, "teams on", SIDES_BLUE_YELLOW " A",
		POSITION_HOME, "BD", "BD", 'B' },
	{ "judge: teams, three are home, two of them a team", "sides10", 4, "teams on",
		SIDES_ALL_BUT_YELLOW " D", POSITION_HOME, "AC", "ABC", 'A' },
};

static void test_judge(void **state)
{
	const struct judge_row *row = *state;
	char places[VARIANT_PLAYERS + 1] = "", home[VARIANT_PLAYERS + 1];
	const struct standing *standing;
	struct position position;
	struct ground ground;
	int winner;

	check_ground(&ground, row->id, row->players, row->rules);
	check_read(&position, &ground, row->line);
	rules_judge(&ground, &position);
	check_line(&position, &ground, row->line);
	standing = &position.standing;
	CHECK_INT(standing->end, row->end);
	for (int i = 0; i < standing->arrived; i++)
		places[i] = (char)('A' + standing->order[i]);
	CHECK_TEXT(places, row->places);
	check_letters(standing->finished, home);
	CHECK_TEXT(home, row->home);
	winner = standing->end ? rules_winner(&position) : GROUND_NOBODY;
	CHECK_INT(winner == GROUND_NOBODY ? '-' : 'A' + winner, row->winner);
}

int main(void)
{
	return CHECK_RUN("core judge", CHECK_TABLE(judge_rows, test_judge));
}
