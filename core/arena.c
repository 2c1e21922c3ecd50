/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "arena.h"

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

static void seat_player(struct arena *arena, int player)
{
	const struct variant *variant = arena->variant;
	int goal = variant_goal(variant, arena->players, player);

	arena->home[player] =
		arena->camp[variant_home(variant, arena->players, player)];
	arena->goal[player] = arena->camp[goal];
	arena->opposite[player] = ARENA_NOBODY;
	for (int other = 0; other < arena->players; other++)
		if (variant_home(variant, arena->players, other) == goal)
			arena->opposite[player] = (uint8_t)other;

	CELLSET_EACH(cell, &arena->goal[player]) {
		arena->way[player][0] += arena->board.file[cell];
		arena->way[player][1] += arena->board.rank[cell];
	}
	CELLSET_EACH(cell, &arena->home[player]) {
		arena->way[player][0] -= arena->board.file[cell];
		arena->way[player][1] -= arena->board.rank[cell];
	}
	arena->row_unit[player] = find_row_unit(&arena->board, arena->way[player]);
}

/* Is there a cell to go to, and is it in the goal if that must not be left? */
static bool may_reach(const struct arena *arena, int player, bool locked, unsigned to)
{
	return to != BOARD_NONE && (!locked || cellset_has(&arena->goal[player], to));
}

static void mask_steps(struct arena *arena, int player, unsigned cell)
{
	const struct board *board = &arena->board;
	bool locked = arena_is_bound(arena, player, cell);

	for (int d = 0; d < BOARD_DIRECTIONS; d++) {
		unsigned next = board->neighbour[cell][d];

		if (may_reach(arena, player, locked, next))
			arena->step_mask[player][cell] |=
				UINT64_C(1) << (next - board->window[cell]);
	}
}

static void mask_jumps(struct arena *arena, int player, unsigned cell)
{
	const struct board *board = &arena->board;
	bool locked = arena->rules.goal_lock == GOAL_LOCK_STRICT &&
		arena_is_bound(arena, player, cell);
	uint64_t *mask = arena->jump_mask[player][board->bitboard[cell]];

	for (int d = 0; d < BOARD_DIRECTIONS; d++)
		if (may_reach(arena, player, locked, board->landing[cell][d]))
			mask[d] |= UINT64_C(1) << board->bit[cell];
}

static void mask_ends(struct arena *arena, int player, unsigned cell)
{
	const struct board *board = &arena->board;
	uint64_t *mask = &arena->end_mask[player][cell];

	*mask = ~UINT64_C(0);
	if (!arena_is_bound(arena, player, cell))
		return;
	*mask = 0;
	CELLSET_EACH(end, &arena->goal[player])
		if (board->bitboard[end] == board->bitboard[cell])
			*mask |= UINT64_C(1) << board->bit[end];
}

static void make_masks(struct arena *arena, int player)
{
	for (unsigned cell = 0; cell < (unsigned)arena->board.cells; cell++) {
		mask_steps(arena, player, cell);
		mask_jumps(arena, player, cell);
		mask_ends(arena, player, cell);
	}
}

void arena_init(struct arena *arena, const struct variant *variant, int players,
	const struct ruleset *rules)
{
	assert(variant_has_players(variant, players));
	*arena = (struct arena){
		.variant = variant, .players = players, .rules = *rules,
	};
	board_init(&arena->board, variant->shape, variant->side);
	for (int camp = 0; camp < variant->camp_count; camp++)
		place_camp(&arena->board, &variant->camps[camp], &arena->camp[camp]);
	for (int player = 0; player < players; player++) {
		seat_player(arena, player);
		make_masks(arena, player);
	}
}

int arena_camp_of(const struct arena *arena, unsigned cell)
{
	for (int camp = 0; camp < arena->variant->camp_count; camp++)
		if (cellset_has(&arena->camp[camp], cell))
			return camp;
	return -1;
}

int arena_rows_forward(const struct arena *arena, int player, unsigned from, unsigned to)
{
	const struct board *board = &arena->board;
	const int way[2] = {
		board->file[to] - board->file[from], board->rank[to] - board->rank[from],
	};

	return board_dot(board, way, arena->way[player]) / arena->row_unit[player];
}

unsigned arena_farthest(const struct arena *arena, int player, unsigned from,
	const struct cellset *cells)
{
	unsigned best = from;

	CELLSET_EACH(cell, cells)
		if (arena_rows_forward(arena, player, best, cell) > 0)
			best = cell;
	return best;
}

bool arena_is_same_side(const struct arena *arena, int a, int b)
{
	return a == b || (arena->rules.teams && arena->opposite[a] == b);
}
