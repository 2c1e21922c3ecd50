/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "move.h"

#include <assert.h>

/* On one bitboard, the cells from which a jump can be made in each direction, and in
 * any. */
struct jumps {
	uint64_t from[BOARD_DIRECTIONS], any;
};

/* The cells that a chain can land on, nearest first and in cell order among the
 * equally near.  before[i] is the index of the landing before landing i; -1 is
 * the origin. */
struct chain {
	int count;
	uint8_t cell[MOVE_LANDINGS];
	int8_t before[MOVE_LANDINGS];
};

static uint64_t rotate_up(uint64_t bits, unsigned by)
{
	return bits << by | bits >> (-by % BOARD_BITS);
}

static uint64_t rotate_down(uint64_t bits, unsigned by)
{
	return bits >> by | bits << (-by % BOARD_BITS);
}

/* Where the piece on a cell can step, as bits of the cell's window (board.h). */
static uint64_t steps_of(const struct ground *ground, const struct position *position,
	unsigned cell)
{
	return ground->step_mask[position->standing.turn][cell] &
		~cellset_window(&position->occupied, ground->board.window[cell]);
}

/* The masks leave out what would lead off the board or round in a rotation.  Unrolling
 * this and the fill takes a third off the time of move generation. */
static void find_jumps(const struct ground *ground, const struct position *position,
	unsigned bitboard, struct jumps *jumps)
{
	const struct board *board = &ground->board;
	const struct board_offset *beside = board->beside[bitboard];
	const uint64_t *mask = ground->jump_mask[position->standing.turn][bitboard];
	uint64_t occupied = position->bitboard[bitboard];

	jumps->any = 0;
#pragma GCC unroll 8
	for (int d = 0; d < BOARD_DIRECTIONS; d++) {
		uint64_t over = rotate_down(position->bitboard[beside[d].bitboard],
			beside[d].rotation);

		jumps->from[d] = mask[d] & over &
			~rotate_down(occupied, board->jump_rotation[d]);
		jumps->any |= jumps->from[d];
	}
}

/* Where chains from a cell can land, as bits: a flood fill.  The piece is left on its
 * origin meanwhile, so nothing lands there; nor could anything jump over it, since
 * landings differ from the origin by 0 or 2 in file and rank and the cells beside it
 * do not. */
static uint64_t fill(const struct board *board, const struct jumps *jumps, unsigned origin)
{
	uint64_t reached = 0, wave = UINT64_C(1) << board->bit[origin];

	while (wave & jumps->any) {
		uint64_t landings = 0;

#pragma GCC unroll 8
		for (int d = 0; d < BOARD_DIRECTIONS; d++)
			landings |= rotate_up(wave & jumps->from[d],
				board->jump_rotation[d]);
		wave = landings & ~reached;
		reached |= landings;
	}
	return reached;
}

/* Where chains from a cell can end, as bits of its bitboard. */
static uint64_t jump_ends(const struct ground *ground, const struct position *position,
	const struct jumps *jumps, unsigned from)
{
	return fill(&ground->board, jumps, from) &
		ground->end_mask[position->standing.turn][from];
}

/* Lists the moves of the piece on `from` at `next`, and returns where they end.  On a
 * single bitboard, steps and jumps are bits of the same cells and listed together. */
static inline struct move *list_from(const struct ground *ground,
	const struct position *position, const struct jumps *jumps, unsigned from,
	struct move *next)
{
	const struct board *board = &ground->board;
	const uint8_t *cell_of = board->cell_of[board->bitboard[from]];
	uint64_t ends = jump_ends(ground, position, jumps, from);
	uint64_t steps = steps_of(ground, position, from);

	if (board->bitboards == 1) {
		ends |= steps;
		steps = 0;
	}
	for (; steps; steps &= steps - 1)
		*next++ = (struct move){ (uint8_t)from, (uint8_t)
			(board->window[from] + cellset_word_first(steps)) };
	for (; ends; ends &= ends - 1)
		*next++ = (struct move){ (uint8_t)from, cell_of[cellset_word_first(ends)] };
	return next;
}

int move_generate_from(const struct ground *ground, const struct position *position,
	unsigned from, struct move list[MOVE_LIST_FROM])
{
	struct jumps jumps;

	find_jumps(ground, position, ground->board.bitboard[from], &jumps);
	return (int)(list_from(ground, position, &jumps, from, list) - list);
}

static void find_all_jumps(const struct ground *ground, const struct position *position,
	struct jumps jumps[BOARD_BITBOARDS])
{
	for (int i = 0; i < ground->board.bitboards; i++)
		find_jumps(ground, position, (unsigned)i, &jumps[i]);
}

int move_generate(const struct ground *ground, const struct position *position,
	struct move list[MOVE_LIST])
{
	struct jumps jumps[BOARD_BITBOARDS];
	struct move *next = list;

	find_all_jumps(ground, position, jumps);
	CELLSET_EACH(from, &position->own[position->standing.turn])
		next = list_from(ground, position, &jumps[ground->board.bitboard[from]],
			from, next);
	return (int)(next - list);
}

int move_count(const struct ground *ground, const struct position *position)
{
	struct jumps jumps[BOARD_BITBOARDS];
	int count = 0;

	find_all_jumps(ground, position, jumps);
	CELLSET_EACH(from, &position->own[position->standing.turn]) {
		const struct jumps *here = &jumps[ground->board.bitboard[from]];

		count += cellset_word_count(steps_of(ground, position, from));
		if (here->any >> ground->board.bit[from] & 1)
			count += cellset_word_count(jump_ends(ground, position, here, from));
	}
	return count;
}

/* Searches breadth first.  As directions come in cell order, the way found to each
 * landing is the first in cell order of the shortest. */
static void find_chain(const struct ground *ground, const struct position *position,
	unsigned origin, struct chain *chain)
{
	const struct board *board = &ground->board;
	struct cellset seen = { 0 };
	struct jumps jumps;
	unsigned cell = origin;

	find_jumps(ground, position, board->bitboard[origin], &jumps);
	chain->count = 0;
	for (int at = -1;; cell = chain->cell[at]) {
		for (int d = 0; d < BOARD_DIRECTIONS; d++) {
			unsigned landing = board->landing[cell][d];

			if (!(jumps.from[d] >> board->bit[cell] & 1) ||
			    cellset_has(&seen, landing))
				continue;
			cellset_add(&seen, landing);
			chain->before[chain->count] = (int8_t)at;
			chain->cell[chain->count++] = (uint8_t)landing;
		}
		if (++at == chain->count)
			return;
	}
}

struct cellset move_steps(const struct ground *ground, const struct position *position,
	unsigned from)
{
	struct cellset cells = { 0 };

	for (uint64_t steps = steps_of(ground, position, from); steps; steps &= steps - 1)
		cellset_add(&cells, ground->board.window[from] + cellset_word_first(steps));
	return cells;
}

struct cellset move_jumps(const struct ground *ground, const struct position *position,
	unsigned from, uint8_t jumps[BOARD_CELLS])
{
	int player = position->standing.turn;
	bool inside = ground_is_bound(ground, player, from);
	struct cellset cells = { 0 };
	uint8_t depth[MOVE_LANDINGS];
	struct chain chain;

	find_chain(ground, position, from, &chain);
	for (int i = 0; i < chain.count; i++) {
		int before = chain.before[i];

		depth[i] = (uint8_t)(before < 0 ? 1 : depth[before] + 1);
		if (inside && !cellset_has(&ground->goal[player], chain.cell[i]))
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

bool move_find(const struct ground *ground, const struct position *position,
	unsigned from, unsigned to, struct move_path *path)
{
	int player = position->standing.turn;
	struct cellset steps = move_steps(ground, position, from);
	struct chain chain;

	if (cellset_has(&steps, to)) {
		*path = (struct move_path){ 2, { (uint8_t)from, (uint8_t)to } };
		return true;
	}
	if (ground_is_bound(ground, player, from) &&
	    !cellset_has(&ground->goal[player], to))
		return false;
	find_chain(ground, position, from, &chain);
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
