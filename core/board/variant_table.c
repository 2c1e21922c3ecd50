/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "variant.h"

/* Two camps in opposite corners of a square board. */
#define CORNERS(top_left, bottom_right, ...) \
	.camps = { \
		{ .corner = top_left, .files = 1, .ranks = -1, .rows = { __VA_ARGS__ } }, \
		{ .corner = bottom_right, .files = -1, .ranks = 1, .rows = { __VA_ARGS__ } }, \
	}, \
	.camp_count = 2, \
	.seats = { [2] = "12" }

static const struct variant table[] = {
	{
		.id = "kitchen4",
		.side = 4,
		CORNERS("a4", "d1", 3, 2, 1),
	}, {
		.id = "kitchen5",
		.side = 5,
		CORNERS("a5", "e1", 3, 2, 1),
	}, {
		.id = "halma8",
		.side = 8,
		CORNERS("a8", "h1", 4, 3, 2, 1),
	}, {
		.id = "grasshopper",
		.side = 8,
		CORNERS("a8", "h1", 4, 3, 2, 1),
	}, {
		.id = "corners10",
		.side = 10,
		.camps = {
			{ .corner = "a1", .files = 1, .ranks = 1, .rows = { 3, 3, 2 } },
			{ .corner = "a10", .files = 1, .ranks = -1, .rows = { 3, 3, 2 } },
			{ .corner = "j10", .files = -1, .ranks = -1, .rows = { 3, 3, 2 } },
			{ .corner = "j1", .files = -1, .ranks = 1, .rows = { 3, 3, 2 } },
		},
		.camp_count = 4,
		.seats = { [2] = "13", [3] = "123", [4] = "1234" },
	}, {
		.id = "sides10",
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
		.seats = { [2] = "13", [3] = "123", [4] = "1234" },
	}, {
		.id = "halma10",
		.side = 10,
		CORNERS("a10", "j1", 5, 4, 3, 2, 1),
		.light_and_dark = true,
		.rules = { .equalise = true },
	}, {
		.id = "halma13",
		.side = 16,
		CORNERS("a16", "p1", 4, 4, 3, 2),
		.rules = { .goal_lock = GOAL_LOCK_STRICT },
	}, {
		.id = "halma4",
		.side = 16,
		.camps = {
			{ .corner = "a16", .files = 1, .ranks = -1, .rows = { 4, 4, 3, 2 } },
			{ .corner = "p16", .files = -1, .ranks = -1, .rows = { 4, 4, 3, 2 } },
			{ .corner = "p1", .files = -1, .ranks = 1, .rows = { 4, 4, 3, 2 } },
			{ .corner = "a1", .files = 1, .ranks = 1, .rows = { 4, 4, 3, 2 } },
		},
		.camp_count = 4,
		.seats = { [3] = "123", [4] = "1234" },
		.rules = { .goal_lock = GOAL_LOCK_STRICT },
	}, {
		.id = "halma",
		.side = 16,
		CORNERS("a16", "p1", 5, 5, 4, 3, 2),
		.rules = { .goal_lock = GOAL_LOCK_STRICT },
	}, {
		.id = "star",
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
		.rules = { .goal_lock = GOAL_LOCK_STRICT },
	},
};

enum { VARIANTS = sizeof table / sizeof *table };

const struct variant *variant_get(int i)
{
	return i < VARIANTS ? &table[i] : NULL;
}
