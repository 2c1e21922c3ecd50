/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The directions that can be typed. */
#include "words.h"

#include "check.h"

static const struct compass_row {
	const char *label, *text;
	enum board_compass compass;
} compass_rows[] = {
	{ "compass: north", "north", BOARD_NORTH },
	{ "compass: n", "n", BOARD_NORTH },
	{ "compass: nor", "nor", BOARD_NORTH },
	{ "compass: NE", "NE", BOARD_NORTH_EAST },
	{ "compass: north-", "north-", BOARD_COMPASS },
	{ "compass: north-e", "north-e", BOARD_NORTH_EAST },
	{ "compass: North-East", "North-East", BOARD_NORTH_EAST },
	{ "compass: southwest", "southwest", BOARD_SOUTH_WEST },
	{ "compass: Northe", "Northe", BOARD_NORTH_EAST },
	{ "compass: s-w", "s-w", BOARD_SOUTH_WEST },
	{ "compass: east", "eas", BOARD_EAST },
	{ "compass: se", "se", BOARD_SOUTH_EAST },
	{ "compass: s", "S", BOARD_SOUTH },
	{ "compass: sw", "sw", BOARD_SOUTH_WEST },
	{ "compass: west", "West", BOARD_WEST },
	{ "compass: nw", "nw", BOARD_NORTH_WEST },
	{ "no compass: nothing", "", BOARD_COMPASS },
	{ "no compass: up", "up", BOARD_COMPASS },
	{ "no compass: northern", "northern", BOARD_COMPASS },
};

static void test_compass(void **state)
{
	const struct compass_row *row = *state;

	CHECK_INT(words_find_compass(row->text), row->compass);
}

int main(void)
{
	return CHECK_RUN("a11y compass", CHECK_TABLE(compass_rows, test_compass));
}
