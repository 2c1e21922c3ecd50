/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "variant.h"

/* Mark a sentence, and a name, for the translators (xgettext); a11y/say/words.c gives them in
 * the user's language. */
#define N_(text) (text)
#define NC_(context, text) (context "\004" text)

/* A variant, which cannot be without a name and a title.  The name in English is the id. */
#define VARIANT(marked, what, ...) \
	&(const struct variant){ \
		.name = (marked), .id = (marked) + sizeof "variant", .title = (what), __VA_ARGS__ \
	}

/* Two camps in opposite corners of a square board. */
#define CORNERS(top_left, bottom_right, ...) \
	.camps = { \
		{ .corner = top_left, .files = 1, .ranks = -1, .rows = { __VA_ARGS__ } }, \
		{ .corner = bottom_right, .files = -1, .ranks = 1, .rows = { __VA_ARGS__ } }, \
	}, \
	.camp_count = 2, \
	.seats = { [2] = "12" }

static const struct variant *const table[] = {
	VARIANT(NC_("variant", "kitchen4"), N_("kitchen board of 4 by 4 cells"),
		.note = N_("The published list of this board prints c3 for a3; that is a misprint, since the camp must mirror the other one."),
		.side = 4,
		CORNERS("a4", "d1", 3, 2, 1)),
	VARIANT(NC_("variant", "kitchen5"), N_("kitchen board of 5 by 5 cells"),
		.side = 5,
		CORNERS("a5", "e1", 3, 2, 1)),
	VARIANT(NC_("variant", "halma8"), N_("Halma on 8 by 8 cells"),
		.side = 8,
		CORNERS("a8", "h1", 4, 3, 2, 1)),
	VARIANT(NC_("variant", "grasshopper"), N_("Grasshopper, Halma for a draughts board"),
		.note = N_("Grasshopper appeared in 1948."),
		.side = 8,
		CORNERS("a8", "h1", 4, 3, 2, 1)),
	VARIANT(NC_("variant", "corners10"), N_("10 by 10 cells with camps in the corners"),
		.side = 10,
		.camps = {
			{ .corner = "a1", .files = 1, .ranks = 1, .rows = { 3, 3, 2 } },
			{ .corner = "a10", .files = 1, .ranks = -1, .rows = { 3, 3, 2 } },
			{ .corner = "j10", .files = -1, .ranks = -1, .rows = { 3, 3, 2 } },
			{ .corner = "j1", .files = -1, .ranks = 1, .rows = { 3, 3, 2 } },
		},
		.camp_count = 4,
		.seats = { [2] = "13", [3] = "123", [4] = "1234" }),
	VARIANT(NC_("variant", "sides10"), N_("10 by 10 cells with camps along the sides"),
		.side = 10,
		.camps = {
			{ .corner = "a2", .files = 1, .ranks = 1,
				.rows = { 1, 1, 1, 1, 1, 1, 1, 1 } },
			{ .corner = "b10", .files = 1, .ranks = -1, .rows = { 8 } },
			{ .corner = "j9", .files = -1, .ranks = -1,
				.rows = { 1, 1, 1, 1, 1, 1, 1, 1 } },
			{ .corner = "i1", .files = -1, .ranks = 1, .rows = { 8 } },
		},
		.camp_count = 4,
		.seats = { [2] = "13", [3] = "123", [4] = "1234" }),
	VARIANT(NC_("variant", "halma10"), N_("Halma on 10 by 10 cells, Light against Dark"),
		.side = 10,
		CORNERS("a10", "j1", 5, 4, 3, 2, 1),
		.light_and_dark = true,
		.rules = { .equalise = true }),
	VARIANT(NC_("variant", "halma13"), N_("Halma on 16 by 16 cells with small camps"),
		.note = N_("This is a rearrangement of the camps for four players; nobody knows who made it."),
		.side = 16,
		CORNERS("a16", "p1", 4, 4, 3, 2),
		.rules = { .goal_lock = GOAL_LOCK_STRICT }),
	VARIANT(NC_("variant", "halma4"), N_("Halma on 16 by 16 cells for three or four players"),
		.side = 16,
		.camps = {
			{ .corner = "a16", .files = 1, .ranks = -1, .rows = { 4, 4, 3, 2 } },
			{ .corner = "p16", .files = -1, .ranks = -1, .rows = { 4, 4, 3, 2 } },
			{ .corner = "p1", .files = -1, .ranks = 1, .rows = { 4, 4, 3, 2 } },
			{ .corner = "a1", .files = 1, .ranks = 1, .rows = { 4, 4, 3, 2 } },
		},
		.camp_count = 4,
		.seats = { [3] = "123", [4] = "1234" },
		.rules = { .goal_lock = GOAL_LOCK_STRICT }),
	VARIANT(NC_("variant", "halma"), N_("Halma on 16 by 16 cells"),
		.note = N_("George Howard Monks devised Halma in 1883 or 1884. Of its forerunner, Hoppity of 1854, no rules have survived."),
		.side = 16,
		CORNERS("a16", "p1", 5, 5, 4, 3, 2),
		.rules = { .goal_lock = GOAL_LOCK_STRICT }),
	VARIANT(NC_("variant", "star"), N_("the star of 121 cells"),
		.note = N_("Stern-Halma, Halma on a star, appeared in 1892."),
		.shape = BOARD_STAR,
		.side = BOARD_SIDE,
		.camps = { /* north, north-east, south-east, south, .. */
			{ .corner = "e17", .files = 1, .ranks = -1, .rows = { 1, 2, 3, 4 } },
			{ .corner = "m13", .files = -1, .ranks = -1, .rows = { 4, 3, 2, 1 } },
			{ .corner = "n5", .files = 1, .ranks = 1, .rows = { 4, 3, 2, 1 } },
			{ .corner = "m1", .files = -1, .ranks = 1, .rows = { 1, 2, 3, 4 } },
			{ .corner = "e5", .files = 1, .ranks = 1, .rows = { 4, 3, 2, 1 } },
			{ .corner = "d13", .files = -1, .ranks = -1, .rows = { 4, 3, 2, 1 } },
		},
		.camp_count = 6,
		.seats = { [2] = "14", [3] = "135", [4] = "2356", [6] = "123456" },
		.rules = { .goal_lock = GOAL_LOCK_STRICT }),
};

enum { VARIANTS = sizeof table / sizeof *table };

const struct variant *variant_get(int i)
{
	return i < VARIANTS ? table[i] : NULL;
}
