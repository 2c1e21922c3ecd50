/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "solve_place.h"

/* Sets are numbered in the combinatorial number system (Lehmer, 1964): the i-th
 * cell c of a set, from 1, counts for c over i. */
static void number_sets(struct solve_numbering *numbering)
{
	for (unsigned set = 0; set < 1u << SOLVE_CELLS; set++) {
		int cells = 0, number = 0;

		for (int cell = 0; cell < SOLVE_CELLS; cell++) {
			int over = 1;

			if (!(set >> cell & 1))
				continue;
			cells++;
			for (int i = 0; i < cells; i++)
				over = over * (cell - i) / (i + 1);
			number += over;
		}
		numbering->of_set[set] = (uint16_t)number;
	}
}

static void close_ranks(struct solve_numbering *numbering)
{
	for (unsigned taken = 0; taken <= UINT8_MAX; taken++) {
		for (unsigned set = 0; set <= UINT8_MAX; set++) {
			int next = 0;

			for (int cell = 0; cell < 8; cell++)
				if (!(taken >> cell & 1))
					numbering->left[taken][set] |=
						(uint8_t)((set >> cell & 1) << next++);
			numbering->left_count[taken] = (uint8_t)next;
		}
	}
}

void solve_place_init(struct solve_numbering *numbering)
{
	number_sets(numbering);
	close_ranks(numbering);
}
