/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cells stand in a picture of the board, and how its lines are labelled. */
#include "picture.h"

#include "check.h"

/* A place of a line: its cell, its half cells from the left, and the labels. */
static const struct place_row {
	const char *label, *id;
	int players, side, line, place;
	const char *cell;
	int half;
	const char *line_label, *column_label; /* NULL: the star has none */
	int width; /* of labels */
} place_rows[] = {
	{ "the top left", "kitchen5", 2, GROUND_NOBODY, 0, 0, "a5", 0, "5", "a", 1 },
	{ "the bottom right", "kitchen5", 2, GROUND_NOBODY, 4, 4, "e1", 8, "1", "e", 1 },
	{ "two digits", "halma10", 2, GROUND_NOBODY, 0, 2, "c10", 4, "10", "c", 2 },
	{ "the second player", "kitchen5", 2, 1, 4, 0, "a1", 0, "1", "a", 1 },
	{ "the first player", "kitchen5", 2, 0, 0, 0, "e1", 0, "1", "e", 1 },
	{ "from the side", "sides10", 4, 0, 0, 0, "j10", 0, "j", "10", 1 },
	{ "from the side, the last line", "sides10", 4, 0, 9, 9, "a1", 18, "a", "1", 1 },
	{ "the star's top", "star", 2, GROUND_NOBODY, 0, 0, "e17", 12, "e17", NULL, 3 },
	{ "the star's longest line", "star", 2, GROUND_NOBODY, 4, 12, "m13", 24, "m13", NULL, 3 },
	{ "the star's middle", "star", 2, GROUND_NOBODY, 8, 0, "e9", 4, "e9", NULL, 3 },
	{ "the star from the other side", "star", 2, 0, 0, 0, "m1", 12, "m1", NULL, 3 },
};

static void check_label(struct picture_label label, const char *wanted)
{
	char text[BOARD_NAME];

	picture_write_label(label, text);
	CHECK_TEXT(text, wanted);
}

static void test_place(void **state)
{
	const struct place_row *row = *state;
	struct ground ground;
	struct picture picture;

	check_ground(&ground, row->id, row->players, "");
	picture = picture_of(&ground, row->side);
	check_label((struct picture_label){ .number = 0 }, "");
	CHECK_INT(picture_cell(&picture, row->line, row->place),
		check_cell(&ground.board, row->cell));
	CHECK_INT(picture_half(&picture, row->line, row->place), row->half);
	check_label(picture_line_label(&picture, row->line, row->place), row->line_label);
	if (row->column_label)
		check_label(picture_column_label(&picture, row->place), row->column_label);
	CHECK_INT(picture_label_width(&picture), row->width);
}

/* From each side a picture has every cell once, and no line is longer than the columns. */
static const struct whole_row {
	const char *label, *id;
	int players;
} whole_rows[] = {
	{ "all of a square", "halma4", 4 },
	{ "all of a board seen from its sides", "sides10", 4 },
	{ "all of the star", "star", 6 },
};

static void test_whole(void **state)
{
	const struct whole_row *row = *state;
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	for (int side = 0; side <= row->players; side++) {
		struct picture picture = picture_of(&ground,
			side < row->players ? side : GROUND_NOBODY);
		struct cellset found = { { 0 } };

		for (int line = 0; line < ground.board.side; line++) {
			assert_true(picture_places(&picture, line) <= picture_columns(&picture));
			for (int i = 0; i < picture_places(&picture, line); i++)
				cellset_add(&found, picture_cell(&picture, line, i));
		}
		CHECK_INT(cellset_count(&found), ground.board.cells);
	}
}

int main(void)
{
	return CHECK_RUN("a11y picture", CHECK_TABLE(place_rows, test_place),
		CHECK_TABLE(whole_rows, test_whole));
}
