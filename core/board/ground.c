/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ground.h"

#include <assert.h>
#include <string.h>

static void place_camp(const struct board *board, const struct variant_camp *camp,
	struct cellset *cells)
{
	unsigned corner = board_read_cell(board, camp->corner, strlen(camp->corner));

	for (int row = 0; row < VARIANT_ROWS; row++) {
		for (int i = 0; i < camp->rows[row]; i++) {
			unsigned cell = board_cell(board,
				board->file[corner] + i * camp->files,
				board->rank[corner] + row * camp->ranks);

			assert(cell != BOARD_NONE && !cellset_has(cells, cell));
			cellset_add(cells, cell);
		}
	}
}

/* The least that a step forward adds to the dot product with the way. */
static int find_row_unit(const struct board *board, const int way[2])
{
	int unit = 0;

	for (int x = -1; x <= 1; x++) {
		for (int y = -1; y <= 1; y++) {
			int dot = board_dot(board, (const int[]){ x, y }, way);

			if (dot > 0 && (!unit || dot < unit))
				unit = dot;
		}
	}
	return unit;
}

static void seat_player(struct ground *ground, int player)
{
	const struct variant *variant = ground->variant;
	int goal = variant_goal(variant, ground->players, player);

	ground->home[player] =
		ground->camp[variant_home(variant, ground->players, player)];
	ground->goal[player] = ground->camp[goal];
	ground->opposite[player] = GROUND_NOBODY;
	for (int other = 0; other < ground->players; other++)
		if (variant_home(variant, ground->players, other) == goal)
			ground->opposite[player] = (uint8_t)other;

	CELLSET_EACH(cell, &ground->goal[player]) {
		ground->way[player][0] += ground->board.file[cell];
		ground->way[player][1] += ground->board.rank[cell];
	}
	CELLSET_EACH(cell, &ground->home[player]) {
		ground->way[player][0] -= ground->board.file[cell];
		ground->way[player][1] -= ground->board.rank[cell];
	}
	ground->row_unit[player] = find_row_unit(&ground->board, ground->way[player]);
}

/* Is there a cell to go to, and is it in the goal if that must not be left? */
static bool may_reach(const struct ground *ground, int player, bool locked, unsigned to)
{
	return to != BOARD_NONE && (!locked || cellset_has(&ground->goal[player], to));
}

static void mask_steps(struct ground *ground, int player, unsigned cell)
{
	const struct board *board = &ground->board;
	bool locked = ground_is_bound(ground, player, cell);

	for (int d = 0; d < BOARD_DIRECTIONS; d++) {
		unsigned next = board->neighbour[cell][d];

		if (may_reach(ground, player, locked, next))
			ground->step_mask[player][cell] |=
				UINT64_C(1) << (next - board->window[cell]);
	}
}

static void mask_jumps(struct ground *ground, int player, unsigned cell)
{
	const struct board *board = &ground->board;
	bool locked = ground->rules.goal_lock == GOAL_LOCK_STRICT &&
		ground_is_bound(ground, player, cell);
	uint64_t *mask = ground->jump_mask[player][board->bitboard[cell]];

	for (int d = 0; d < BOARD_DIRECTIONS; d++)
		if (may_reach(ground, player, locked, board->landing[cell][d]))
			mask[d] |= UINT64_C(1) << board->bit[cell];
}

static void mask_ends(struct ground *ground, int player, unsigned cell)
{
	const struct board *board = &ground->board;
	uint64_t *mask = &ground->end_mask[player][cell];

	*mask = ~UINT64_C(0);
	if (!ground_is_bound(ground, player, cell))
		return;
	*mask = 0;
	CELLSET_EACH(end, &ground->goal[player])
		if (board->bitboard[end] == board->bitboard[cell])
			*mask |= UINT64_C(1) << board->bit[end];
}

static void make_masks(struct ground *ground, int player)
{
	for (unsigned cell = 0; cell < (unsigned)ground->board.cells; cell++) {
		mask_steps(ground, player, cell);
		mask_jumps(ground, player, cell);
		mask_ends(ground, player, cell);
	}
}

void ground_init(struct ground *ground, const struct variant *variant, int players,
	const struct ruleset *rules)
{
	assert(variant_has_players(variant, players));
	*ground = (struct ground){
		.variant = variant, .players = players, .rules = *rules,
	};
	board_init(&ground->board, variant->shape, variant->side);
	for (int camp = 0; camp < variant->camp_count; camp++)
		place_camp(&ground->board, &variant->camps[camp], &ground->camp[camp]);
	for (int player = 0; player < players; player++) {
		seat_player(ground, player);
		make_masks(ground, player);
	}
}

int ground_camp_of(const struct ground *ground, unsigned cell)
{
	for (int camp = 0; camp < ground->variant->camp_count; camp++)
		if (cellset_has(&ground->camp[camp], cell))
			return camp;
	return -1;
}

int ground_rows_forward(const struct ground *ground, int player, unsigned from, unsigned to)
{
	const struct board *board = &ground->board;
	const int way[2] = {
		board->file[to] - board->file[from], board->rank[to] - board->rank[from],
	};

	return board_dot(board, way, ground->way[player]) / ground->row_unit[player];
}

unsigned ground_farthest(const struct ground *ground, int player, unsigned from,
	const struct cellset *cells)
{
	unsigned best = from;

	CELLSET_EACH(cell, cells)
		if (ground_rows_forward(ground, player, best, cell) > 0)
			best = cell;
	return best;
}

bool ground_is_same_side(const struct ground *ground, int a, int b)
{
	return a == b || (ground->rules.teams && ground->opposite[a] == b);
}
