/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "move.h"

#include <assert.h>

/* The cells that a chain can land on, nearest first and in cell order among the
 * equally near.  before[i] is the index of the landing before landing i; -1 is
 * the origin. */
struct chain {
	int count;
	uint8_t cell[MOVE_LANDINGS];
	int8_t before[MOVE_LANDINGS];
};

#define BITS2(n) (n), (n) + 1, (n) + 1, (n) + 2
#define BITS4(n) BITS2(n), BITS2((n) + 1), BITS2((n) + 1), BITS2((n) + 2)
#define BITS6(n) BITS4(n), BITS4((n) + 1), BITS4((n) + 1), BITS4((n) + 2)

/* How many bits are set in a byte.  The compiler's own calls a function where
 * the processor is not known to have an instruction for it. */
static const uint8_t bit_count[256] = { BITS6(0), BITS6(1), BITS6(1), BITS6(2) };

static unsigned steps_of(const struct arena *arena, const struct position *position,
	unsigned cell)
{
	return position->open[cell] &
		arena->step_mask[position->standing.turn][cell];
}

static unsigned jumps_of(const struct arena *arena, const struct position *position,
	unsigned cell)
{
	return position->far[cell] & ~position->open[cell] &
		arena->jump_mask[position->standing.turn][cell];
}

/* Takes the lowest direction out of a set of them. */
static int next_direction(unsigned *directions)
{
	int d = __builtin_ctz(*directions);

	*directions &= *directions - 1;
	return d;
}

/* Searches breadth first.  The piece is left on its origin meanwhile, so nothing
 * lands there; nor could anything jump over it, since landings differ from the
 * origin by 0 or 2 in file and rank and the cells beside it do not.  As directions
 * come in cell order, the way found to each landing is the first in cell order of
 * the shortest. */
static void find_chain(const struct arena *arena, const struct position *position,
	unsigned origin, struct chain *chain)
{
	struct cellset seen = { 0 };
	unsigned cell = origin;

	chain->count = 0;
	for (int at = -1;; cell = chain->cell[at]) {
		unsigned jumps = jumps_of(arena, position, cell);

		while (jumps) {
			int d = next_direction(&jumps);
			unsigned landing = arena->board.landing[cell][d];

			if (cellset_has(&seen, landing))
				continue;
			cellset_add(&seen, landing);
			chain->before[chain->count] = (int8_t)at;
			chain->cell[chain->count++] = (uint8_t)landing;
		}
		if (++at == chain->count)
			return;
	}
}

static void drop_outside(const struct cellset *goal, struct chain *chain)
{
	int kept = 0;

	for (int i = 0; i < chain->count; i++)
		if (cellset_has(goal, chain->cell[i]))
			chain->cell[kept++] = chain->cell[i];
	chain->count = kept;
}

/* The cells a chain from `origin` may end on; `before` is not kept. */
static void find_ends(const struct arena *arena, const struct position *position,
	unsigned origin, struct chain *chain)
{
	int player = position->standing.turn;

	find_chain(arena, position, origin, chain);
	if (arena_is_bound(arena, player, origin))
		drop_outside(&arena->goal[player], chain);
}

int move_generate_from(const struct arena *arena, const struct position *position,
	unsigned from, struct move list[MOVE_LIST_FROM])
{
	struct move *next = list;
	unsigned steps = steps_of(arena, position, from);
	struct chain chain;

	while (steps) {
		unsigned to = arena->board.neighbour[from][next_direction(&steps)];

		*next++ = (struct move){ (uint8_t)from, (uint8_t)to };
	}
	if (jumps_of(arena, position, from)) {
		find_ends(arena, position, from, &chain);
		for (int i = 0; i < chain.count; i++)
			*next++ = (struct move){ (uint8_t)from, chain.cell[i] };
	}
	return (int)(next - list);
}

int move_generate(const struct arena *arena, const struct position *position,
	struct move list[MOVE_LIST])
{
	int count = 0;

	CELLSET_EACH(from, &position->own[position->standing.turn])
		count += move_generate_from(arena, position, from, &list[count]);
	return count;
}

int move_count(const struct arena *arena, const struct position *position)
{
	struct chain chain;
	int count = 0;

	CELLSET_EACH(from, &position->own[position->standing.turn]) {
		count += bit_count[steps_of(arena, position, from)];
		if (!jumps_of(arena, position, from))
			continue;
		find_ends(arena, position, from, &chain);
		count += chain.count;
	}
	return count;
}

struct cellset move_steps(const struct arena *arena, const struct position *position,
	unsigned from)
{
	struct cellset cells = { 0 };
	unsigned steps = steps_of(arena, position, from);

	while (steps)
		cellset_add(&cells, arena->board.neighbour[from][next_direction(&steps)]);
	return cells;
}

struct cellset move_jumps(const struct arena *arena, const struct position *position,
	unsigned from, uint8_t jumps[BOARD_CELLS])
{
	int player = position->standing.turn;
	bool inside = arena_is_bound(arena, player, from);
	struct cellset cells = { 0 };
	uint8_t depth[MOVE_LANDINGS];
	struct chain chain;

	find_chain(arena, position, from, &chain);
	for (int i = 0; i < chain.count; i++) {
		int before = chain.before[i];

		depth[i] = (uint8_t)(before < 0 ? 1 : depth[before] + 1);
		if (inside && !cellset_has(&arena->goal[player], chain.cell[i]))
			continue;
		cellset_add(&cells, chain.cell[i]);
		if (jumps)
			jumps[chain.cell[i]] = depth[i];
	}
	return cells;
}

/* Writes the way to landing `last` of a chain. */
static void trace(const struct chain *chain, unsigned from, int last,
	struct move_path *path)
{
	int count = 1;

	for (int i = last; i >= 0; i = chain->before[i])
		count++;
	path->count = (uint8_t)count;
	for (int i = last; i >= 0; i = chain->before[i])
		path->cell[--count] = chain->cell[i];
	path->cell[0] = (uint8_t)from;
}

bool move_find(const struct arena *arena, const struct position *position,
	unsigned from, unsigned to, struct move_path *path)
{
	int player = position->standing.turn;
	struct cellset steps = move_steps(arena, position, from);
	struct chain chain;

	if (cellset_has(&steps, to)) {
		*path = (struct move_path){ 2, { (uint8_t)from, (uint8_t)to } };
		return true;
	}
	if (arena_is_bound(arena, player, from) &&
	    !cellset_has(&arena->goal[player], to))
		return false;
	find_chain(arena, position, from, &chain);
	for (int i = 0; i < chain.count; i++) {
		if (chain.cell[i] == to) {
			trace(&chain, from, i, path);
			return true;
		}
	}
	return false;
}

int move_jump_count(const struct board *board, const struct move_path *path)
{
	assert(path->count >= 2);
	return board_distance(board, path->cell[0], path->cell[1]) == 1 ? 0 :
		path->count - 1;
}
