/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position.h"

#include <assert.h>

#include "mix.h"

void position_start(struct position *position, const struct ground *ground)
{
	*position = (struct position){ 0 };
	for (int player = 0; player < ground->players; player++)
		CELLSET_EACH(cell, &ground->home[player])
			position_flip(position, &ground->board, player, cell);
}

int position_owner(const struct position *position, unsigned cell)
{
	int player = 0;

	while (player < VARIANT_PLAYERS && !cellset_has(&position->own[player], cell))
		player++;
	return player < VARIANT_PLAYERS ? player : GROUND_NOBODY;
}

int position_in_goal(const struct position *position, const struct ground *ground, int player)
{
	struct cellset there = cellset_and(&position->own[player], &ground->goal[player]);

	return cellset_count(&there);
}

int position_at_home(const struct position *position, const struct ground *ground, int player)
{
	struct cellset there = cellset_and(&position->own[player], &ground->home[player]);

	return cellset_count(&there);
}

int position_rows_to_go(const struct position *position, const struct ground *ground,
	int player)
{
	struct cellset goal = ground->goal[player];
	int rows = 0;

	CELLSET_EACH(cell, &position->own[player]) {
		unsigned last = ground_farthest(ground, player, cellset_next(&goal, 0), &goal);

		cellset_flip(&goal, last);
		rows += ground_rows_forward(ground, player, cell, last);
	}
	return rows;
}

uint64_t position_key(const struct position *position)
{
	const struct standing *standing = &position->standing;
	uint64_t key = (uint64_t)standing->turn | (uint64_t)standing->finished << 8 |
		(uint64_t)standing->resigned << 16 |
		(uint64_t)standing->equalising << 24;

	for (int player = 0; player < VARIANT_PLAYERS; player++)
		for (int i = 0; i < CELLSET_WORDS; i++)
			key = mix_bits(key + MIX_STEP) ^
				position->own[player].word[i];
	return mix_bits(key);
}
