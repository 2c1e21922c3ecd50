/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Placements of six pieces each on 16 cells, and their numbers: what the solver's
 * tables are indexed by.  Only solve.c and solve_place.c include this.
 */
#ifndef CORE_SOLVE_PLACE_H
#define CORE_SOLVE_PLACE_H

#include <stddef.h>
#include <stdint.h>

enum {
	SOLVE_CELLS = 16,
	SOLVE_PIECES = 6,
	SOLVE_OTHERS = 210, /* 10 over 6: the places that one side leaves the other */
	SOLVE_PLACEMENTS = 8008 * SOLVE_OTHERS, /* 16 over 6, times those */
};

/* Where the pieces of the player to move and of the other stand, a bit a cell,
 * seen as if the first player were to move. */
struct solve_placement {
	uint16_t own, other;
};

/* Tables for numbering placements. */
struct solve_numbering {
	uint16_t of_set[1 << SOLVE_CELLS]; /* for sets of up to SOLVE_PIECES cells */

	/* The cells of one set, eight of them, that another leaves, closed up. */
	uint8_t left[UINT8_MAX + 1][UINT8_MAX + 1], left_count[UINT8_MAX + 1];
};

/* Fills the tables. */
void solve_place_init(struct solve_numbering *numbering);

/* Turning the board round takes cell c to 15 - c, each camp to the other one. */
static inline uint16_t solve_turn_round(unsigned cells)
{
	cells = (cells & 0x5555) << 1 | (cells >> 1 & 0x5555);
	cells = (cells & 0x3333) << 2 | (cells >> 2 & 0x3333);
	cells = (cells & 0x0f0f) << 4 | (cells >> 4 & 0x0f0f);
	return (uint16_t)(cells << 8 | cells >> 8);
}

/* The same pieces with the other player to move. */
static inline struct solve_placement solve_swap_sides(struct solve_placement placement)
{
	return (struct solve_placement){
		solve_turn_round(placement.other), solve_turn_round(placement.own),
	};
}

/* The number of a placement: that of the first player's set of cells, then that of
 * the other's among the cells which are left. */
static inline size_t solve_number(const struct solve_numbering *numbering,
	struct solve_placement placement)
{
	unsigned low = placement.own & 0xff, high = placement.own >> 8;
	unsigned left = numbering->left[low][placement.other & 0xff] |
		(unsigned)numbering->left[high][placement.other >> 8] <<
			numbering->left_count[low];

	return (size_t)numbering->of_set[placement.own] * SOLVE_OTHERS + numbering->of_set[left];
}

#endif
