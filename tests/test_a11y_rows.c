/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board as rows of letters (halma(6), set width, set side). */
#include "test_a11y_ask.h"

/* Pieces in one corner only, so that one sees how the board is turned. */
#define SIDES10_START "1BBBBBBBB1/A8C/A8C/A8C/A8C/A8C/A8C/A8C/A8C/1DDDDDDDD1 A"

static const struct ask_row rows_rows[] = {
	{ "the start of kitchen5", "kitchen5", 2, .ask = "rows", .answer =
		"5 r r r - -\n"
		"4 r r - - -\n"
		"3 r - - - b\n"
		"2 - - - b b\n"
		"1 - - b b b\n"
		"  a b c d e\n" },
	{ "after moves", "kitchen5", 2, .play = "c5-d4 d1-c2 a5-c3", .ask = "rows", .answer =
		"5 - r - - -\n"
		"4 r r - r -\n"
		"3 r - r - b\n"
		"2 - - b b b\n"
		"1 - - b - b\n"
		"  a b c d e\n" },
	{ "some ranks", "kitchen5", 2, .ask = "rows 4-3", .answer =
		"4 r r - - -\n"
		"3 r - - - b\n"
		"  a b c d e\n" },
	{ "one rank", "kitchen5", 2, .ask = "rows 1-1", .answer =
		"1 - - b b b\n"
		"  a b c d e\n" },
	{ "light and dark, ranks of two digits", "halma10", 2, .ask = "rows", .answer =
		"10 l l l l l - - - - -\n"
		"9  l l l l - - - - - -\n"
		"8  l l l - - - - - - -\n"
		"7  l l - - - - - - - -\n"
		"6  l - - - - - - - - -\n"
		"5  - - - - - - - - - d\n"
		"4  - - - - - - - - d d\n"
		"3  - - - - - - - d d d\n"
		"2  - - - - - - d d d d\n"
		"1  - - - - - d d d d d\n"
		"   a b c d e f g h i j\n" },

	{ "side: the home above is turned near", "kitchen4", 2, .side_of = 1, .ask = "rows",
		.answer =
		"1 b b b -\n"
		"2 b b - r\n"
		"3 b - r r\n"
		"4 - r r r\n"
		"  d c b a\n" },
	{ "side: the home below stays", "kitchen4", 2, .side_of = 2, .ask = "rows", .answer =
		"4 r r r -\n"
		"3 r r - b\n"
		"2 r - b b\n"
		"1 - b b b\n"
		"  a b c d\n" },
	{ "side: some ranks, turned", "kitchen4", 2, .side_of = 1, .ask = "rows 2-1", .answer =
		"1 b b b -\n"
		"2 b b - r\n"
		"  d c b a\n" },
	{ "side: a home on the left", "sides10", 4, .side_of = 1, .ask = "rows", .answer =
		"j - g g g g g g g g -\n"
		"i b - - - - - - - - y\n"
		"h b - - - - - - - - y\n"
		"g b - - - - - - - - y\n"
		"f b - - - - - - - - y\n"
		"e b - - - - - - - - y\n"
		"d b - - - - - - - - y\n"
		"c b - - - - - - - - y\n"
		"b b - - - - - - - - y\n"
		"a - r r r r r r r r -\n"
		"  0 9 8 7 6 5 4 3 2 1\n" },
	{ "side: a home above", "sides10", 4, .side_of = 2, .ask = "rows", .answer =
		"1  - y y y y y y y y -\n"
		"2  g - - - - - - - - r\n"
		"3  g - - - - - - - - r\n"
		"4  g - - - - - - - - r\n"
		"5  g - - - - - - - - r\n"
		"6  g - - - - - - - - r\n"
		"7  g - - - - - - - - r\n"
		"8  g - - - - - - - - r\n"
		"9  g - - - - - - - - r\n"
		"10 - b b b b b b b b -\n"
		"   j i h g f e d c b a\n" },
	{ "side: a home on the right", "sides10", 4, .side_of = 3, .ask = "rows", .answer =
		"a - r r r r r r r r -\n"
		"b y - - - - - - - - b\n"
		"c y - - - - - - - - b\n"
		"d y - - - - - - - - b\n"
		"e y - - - - - - - - b\n"
		"f y - - - - - - - - b\n"
		"g y - - - - - - - - b\n"
		"h y - - - - - - - - b\n"
		"i y - - - - - - - - b\n"
		"j - g g g g g g g g -\n"
		"  1 2 3 4 5 6 7 8 9 0\n" },
	{ "side: a home below", "sides10", 4, .side_of = 4, .ask = "rows 2-1", .answer =
		"2  r - - - - - - - - g\n"
		"1  - y y y y y y y y -\n"
		"   a b c d e f g h i j\n" },
	{ "side: ranks of a board turned by a quarter are columns", "sides10", 4, .side_of = 1,
		.ask = "rows 3-1", .answer =
		"j g g -\n"
		"i - - y\n"
		"h - - y\n"
		"g - - y\n"
		"f - - y\n"
		"e - - y\n"
		"d - - y\n"
		"c - - y\n"
		"b - - y\n"
		"a r r -\n"
		"  3 2 1\n" },
	{ "side: the same turned the other way", "sides10", 4, .side_of = 3,
		.position = SIDES10_START, .ask = "rows 10-9", .answer =
		"a r -\n"
		"b - b\n"
		"c - b\n"
		"d - b\n"
		"e - b\n"
		"f - b\n"
		"g - b\n"
		"h - b\n"
		"i - b\n"
		"j g -\n"
		"  9 0\n" },

	{ "width: it just fits", "kitchen4", 2, .width = 14, .ask = "rows 4-4", .answer =
		"4 r r r -\n"
		"  a b c d\n" },
	{ "width: it just fits on 8 files", "halma8", 2, .width = 17, .ask = "rows 8-8", .answer =
		"8 r r r r - - - -\n"
		"  a b c d e f g h\n" },
	{ "width: one less drops the blanks", "halma8", 2, .width = 16, .ask = "rows 8-8",
		.answer =
		"8 rrrr----\n"
		"  abcdefgh\n" },
	{ "width: the widest board without blanks", "halma", 2, .width = 19, .ask = "rows 16-15",
		.answer =
		"16 rrrrr-----------\n"
		"15 rrrrr-----------\n"
		"   abcdefghijklmnop\n" },
	{ "width: one less shows windows", "halma", 2, .width = 18, .ask = "rows 2-1", .answer =
		"2  -----------bbbb\n"
		"1  -----------bbbb\n"
		"   abcdefghijklmno\n"
		"2  b\n"
		"1  b\n"
		"   p\n" },
	{ "width: windows at the narrowest", "halma", 2, .width = 14, .ask = "rows 2-1", .answer =
		"2  -----------\n"
		"1  -----------\n"
		"   abcdefghijk\n"
		"2  bbbbb\n"
		"1  bbbbb\n"
		"   lmnop\n" },
	{ "width: windows from the other side", "halma", 2, .width = 14, .side_of = 1,
		.ask = "rows 16-15", .answer =
		"15 -----------\n"
		"16 -----------\n"
		"   ponmlkjihgf\n"
		"15 rrrrr\n"
		"16 rrrrr\n"
		"   edcba\n" },
	{ "width: ranks become columns without blanks", "sides10", 4, .width = 14, .side_of = 1,
		.ask = "rows", .answer =
		"j -gggggggg-\n"
		"i b--------y\n"
		"h b--------y\n"
		"g b--------y\n"
		"f b--------y\n"
		"e b--------y\n"
		"d b--------y\n"
		"c b--------y\n"
		"b b--------y\n"
		"a -rrrrrrrr-\n"
		"  0987654321\n" },
};

#define STAR_MIDDLE \
	"d10    w - - - - - - - - b\n" \
	"e9      - - - - - - - - -\n" \
	"e8     p - - - - - - - - g\n"

static const struct ask_row star_rows[] = {
	{ "star: six players", "star", 6, .ask = "rows", .answer =
		"e17             r\n"
		"e16            r r\n"
		"e15           r r r\n"
		"e14          r r r r\n"
		"a13 w w w w - - - - - b b b b\n"
		"b12  w w w - - - - - - b b b\n"
		"c11   w w - - - - - - - b b\n"
		STAR_MIDDLE
		"e7    p p - - - - - - - g g\n"
		"e6   p p p - - - - - - g g g\n"
		"e5  p p p p - - - - - g g g g\n"
		"j4           y y y y\n"
		"k3            y y y\n"
		"l2             y y\n"
		"m1              y\n" },
	{ "star: from the north", "star", 2, .side_of = 1, .ask = "rows", .answer =
		"m1              b\n"
		"m2             b b\n"
		"m3            b b b\n"
		"m4           b b b b\n"
		"q5  - - - - - - - - - - - - -\n"
		"p6   - - - - - - - - - - - -\n"
		"o7    - - - - - - - - - - -\n"
		"n8     - - - - - - - - - -\n"
		"m9      - - - - - - - - -\n"
		"m10    - - - - - - - - - -\n"
		"m11   - - - - - - - - - - -\n"
		"m12  - - - - - - - - - - - -\n"
		"m13 - - - - - - - - - - - - -\n"
		"h14          r r r r\n"
		"g15           r r r\n"
		"f16            r r\n"
		"e17             r\n" },
	{ "star: from the south", "star", 2, .side_of = 2, .ask = "rows 2-1", .answer =
		"l2             b b\n"
		"m1              b\n" },
	{ "star: from the upper side", "star", 6, .side_of = 2, .ask = "rows 10-8", .answer =
		"n8     g - - - - - - - - p\n"
		"m9      - - - - - - - - -\n"
		"m10    b - - - - - - - - w\n" },
	{ "star: from the lower side", "star", 6, .side_of = 3, .ask = "rows 10-8", .answer =
		STAR_MIDDLE },
	{ "star: it just fits", "star", 6, .width = 29, .ask = "rows 13-12", .answer =
		"a13 w w w w - - - - - b b b b\n"
		"b12  w w w - - - - - - b b b\n" },
	{ "star: one less drops blanks and shifts", "star", 6, .width = 28, .ask = "rows 14-12",
		.answer =
		"e14 rrrr\n"
		"a13 wwww-----bbbb\n"
		"b12 www------bbb\n" },
	{ "star: windows, labelled by their first cells", "star", 6, .width = 14,
		.ask = "rows 14-10", .answer =
		"e14 rrrr\n"
		"a13 wwww-----b\n"
		"b12 www------b\n"
		"c11 ww-------b\n"
		"d10 w--------b\n"
		"k13 bbb\n"
		"l12 bb\n"
		"m11 b\n" },
};

static const struct sweep_row {
	const char *label, *id;
	int players;
} sweep_rows[] = {
	{ "every width and side: kitchen4", "kitchen4", 2 },
	{ "every width and side: halma8", "halma8", 2 },
	{ "every width and side: sides10", "sides10", 4 },
	{ "every width and side: corners10", "corners10", 4 },
	{ "every width and side: halma4", "halma4", 4 },
	{ "every width and side: star", "star", 6 },
};

/* Counts the signs of pieces and empty cells, and the longest line. */
static void measure(const char *rows, int *pieces, int *empty, int *longest)
{
	*pieces = *empty = *longest = 0;
	while (*rows) {
		int length = (int)strcspn(rows, "\n");

		if (rows[length - 1] == ' ')
			fail_msg("a blank at the end: %.*s", length, rows);
		*longest = length > *longest ? length : *longest;
		/* Behind the label.  A foot, which begins with a blank, has no pieces. */
		for (int i = (int)strcspn(rows, " "); *rows != ' ' && i < length; i++) {
			*empty += rows[i] == '-';
			*pieces += rows[i] >= 'a' && rows[i] <= 'z';
		}
		rows += length + 1;
	}
}

/* Whatever the width and the side, every cell is shown once and no line is too
 * long. */
static void test_sweep(void **state)
{
	const struct sweep_row *row = *state;
	struct game *game = game_new(variant_find(row->id), row->players);
	const struct ground *ground = game_ground(game);
	int all = row->players * variant_pieces(ground->variant);

	for (int side = 0; side <= row->players; side++)
		for (int width = 14; width <= 60; width++) {
			const struct view view = {
				.game = game, .width = width,
				.side = side == row->players ? GROUND_NOBODY : side,
			};
			struct buf out = { 0 };
			int pieces, empty, longest;

			view_rows(&view, ground->board.side - 1, 0, &out);
			measure(buf_text(&out), &pieces, &empty, &longest);
			CHECK_INT(pieces, all);
			CHECK_INT(empty, ground->board.cells - all);
			assert_true(longest <= width);
			buf_clear(&out);
		}
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("a11y rows",
		CHECK_TABLE(rows_rows, test_ask),
		CHECK_TABLE(star_rows, test_ask),
		CHECK_TABLE(sweep_rows, test_sweep));
}
