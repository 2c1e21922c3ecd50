/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The legal moves of a position, found a second time in the plainest way.
 *
 * The oracle knows a board only as text: it reads position lines, walks by file
 * and rank, tries every chain that never comes back to a cell, and takes the goal
 * for the image of the home through the middle of the board.  It shares no table
 * with core.
 */
#ifndef TESTS_TEST_CORE_ORACLE_H
#define TESTS_TEST_CORE_ORACLE_H

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "ruleset.h"

enum {
	MARGIN = 2,
	WIDTH = 17 + 2 * MARGIN,
	PATH = 64,          /* cells of a way, at most */
	FOUND_MOVES = 2000, /* more than any position has */
};

/* A cell by file and rank, moved by MARGIN so that looking past the edge is safe. */
struct spot {
	int file, rank;
};

/* A way that a piece can go. */
struct way {
	int count; /* of cells; 0: none found */
	struct spot spot[PATH];
};

struct found {
	int count;
	struct way way[FOUND_MOVES];
};

struct oracle {
	int side;
	bool star;
	char at[WIDTH][WIDTH]; /* '#' no cell, '.' empty, 'A' to 'F' */
	char start[WIDTH][WIDTH]; /* the same at the start of the game */
	char player;
	enum goal_lock lock;
	bool clear_out;

	struct way best[WIDTH][WIDTH]; /* of the piece under way, by its end */
	struct way now;
};

static inline bool is_cell(const struct oracle *oracle, int file, int rank)
{
	int x = file - 8, y = rank - 8, z = -x - y;

	if (!oracle->star)
		return file >= 0 && rank >= 0 && file < oracle->side && rank < oracle->side;
	return (x >= -4 && y >= -4 && z >= -4) || (x <= 4 && y <= 4 && z <= 4);
}

/* Reads the board of a position line. */
static inline void read_board(const struct oracle *oracle, const char *line, char at[WIDTH][WIDTH])
{
	int run = 0;

	memset(at, '#', WIDTH * WIDTH);
	for (int rank = oracle->side - 1; rank >= 0; rank--, line++) {
		for (int file = 0; file < oracle->side; file++) {
			if (!is_cell(oracle, file, rank))
				continue;
			if (!run && *line >= '0' && *line <= '9')
				run = (int)strtol(line, (char **)&line, 10);
			at[file + MARGIN][rank + MARGIN] = run ? '.' : *line++;
			run -= run > 0;
		}
	}
}

static inline bool is_home(const struct oracle *oracle, struct spot spot, char player)
{
	return oracle->start[spot.file][spot.rank] == player;
}

/* The goal is opposite the home. */
static inline bool is_goal(const struct oracle *oracle, struct spot spot)
{
	struct spot image = {
		oracle->side - 1 + 2 * MARGIN - spot.file,
		oracle->side - 1 + 2 * MARGIN - spot.rank,
	};

	return oracle->start[spot.file][spot.rank] != '#' &&
		is_home(oracle, image, oracle->player);
}

static inline bool is_earlier(struct spot a, struct spot b)
{
	return a.file != b.file ? a.file < b.file : a.rank < b.rank;
}

/* Is the first way better: shorter, or as long and earlier in cell order? */
static inline bool is_better(const struct way *a, const struct way *b)
{
	if (!b->count || a->count != b->count)
		return !b->count || a->count < b->count;
	for (int i = 0; i < a->count; i++) {
		if (is_earlier(a->spot[i], b->spot[i]))
			return true;
		if (is_earlier(b->spot[i], a->spot[i]))
			return false;
	}
	return false;
}

static inline void note(struct oracle *oracle, struct spot spot)
{
	struct way *best = &oracle->best[spot.file][spot.rank];

	if (is_better(&oracle->now, best))
		*best = oracle->now;
}

static inline bool is_direction(const struct oracle *oracle, int file, int rank)
{
	return (file || rank) && !(oracle->star && file == rank);
}

static inline bool was_here(const struct oracle *oracle, struct spot spot)
{
	for (int i = 0; i < oracle->now.count; i++)
		if (oracle->now.spot[i].file == spot.file && oracle->now.spot[i].rank == spot.rank)
			return true;
	return false;
}

static inline void try_jumps(struct oracle *oracle, struct spot from)
{
	for (int file = -1; file <= 1; file++) {
		for (int rank = -1; rank <= 1; rank++) {
			char over = oracle->at[from.file + file][from.rank + rank];
			struct spot to = { from.file + 2 * file, from.rank + 2 * rank };

			if (!is_direction(oracle, file, rank) || over == '.' || over == '#' ||
			    oracle->at[to.file][to.rank] != '.' || was_here(oracle, to))
				continue;
			if (oracle->lock == GOAL_LOCK_STRICT && is_goal(oracle, from) &&
			    !is_goal(oracle, to))
				continue;
			oracle->now.spot[oracle->now.count++] = to;
			note(oracle, to);
			try_jumps(oracle, to);
			oracle->now.count--;
		}
	}
}

static inline void try_steps(struct oracle *oracle, struct spot from)
{
	for (int file = -1; file <= 1; file++) {
		for (int rank = -1; rank <= 1; rank++) {
			struct spot to = { from.file + file, from.rank + rank };

			if (!is_direction(oracle, file, rank) ||
			    oracle->at[to.file][to.rank] != '.')
				continue;
			oracle->now.spot[oracle->now.count++] = to;
			note(oracle, to);
			oracle->now.count--;
		}
	}
}

/* Finds the best way of a piece to each cell where it can end its turn. */
static inline void try_piece(struct oracle *oracle, struct spot from)
{
	memset(oracle->best, 0, sizeof oracle->best);
	oracle->now.count = 1;
	oracle->now.spot[0] = from;
	oracle->at[from.file][from.rank] = '.';
	try_steps(oracle, from);
	try_jumps(oracle, from);
	oracle->at[from.file][from.rank] = oracle->player;
	if (oracle->lock == GOAL_LOCK_OFF || !is_goal(oracle, from))
		return;
	for (int file = 0; file < WIDTH; file++)
		for (int rank = 0; rank < WIDTH; rank++)
			if (!is_goal(oracle, (struct spot){ file, rank }))
				oracle->best[file][rank].count = 0;
}

/* Four times the dot product in the plane.  A file of the star is 1 to the right,
 * a rank half that and root 3 halves up. */
static inline int dot(const struct oracle *oracle, struct spot a, struct spot b)
{
	if (!oracle->star)
		return 4 * (a.file * b.file + a.rank * b.rank);
	return (2 * a.file + a.rank) * (2 * b.file + b.rank) + 3 * a.rank * b.rank;
}

/* The way from the middle of the home to that of the goal, times the pieces: twice
 * that from the middle of the home to the middle of the board. */
static inline struct spot forwards(const struct oracle *oracle)
{
	struct spot way = { 0, 0 };

	for (int file = 0; file < WIDTH; file++) {
		for (int rank = 0; rank < WIDTH; rank++) {
			if (!is_home(oracle, (struct spot){ file, rank }, oracle->player))
				continue;
			way.file += oracle->side - 1 - 2 * (file - MARGIN);
			way.rank += oracle->side - 1 - 2 * (rank - MARGIN);
		}
	}
	return way;
}

static inline bool is_forwards(const struct oracle *oracle, struct spot from, struct spot to)
{
	struct spot way = { to.file - from.file, to.rank - from.rank };

	return dot(oracle, way, forwards(oracle)) > 0;
}

/* Does the player in whose home the goal lies have nobody at home any more, while
 * the player to move has? */
static inline bool must_clear_out(const struct oracle *oracle)
{
	bool faced = false, left = true, at_home = false;

	for (int file = 0; file < WIDTH; file++) {
		for (int rank = 0; rank < WIDTH; rank++) {
			struct spot spot = { file, rank };
			char owner = oracle->start[file][rank];

			at_home = at_home || (is_home(oracle, spot, oracle->player) &&
				oracle->at[file][rank] == oracle->player);
			if (!is_goal(oracle, spot) || owner == '.')
				continue;
			faced = true;
			left = left && oracle->at[file][rank] != owner;
		}
	}
	return oracle->clear_out && faced && left && at_home;
}

/* Keeps the ways out of home and forwards, if there is one. */
static inline void keep_clearing_out(const struct oracle *oracle, struct found *found)
{
	int kept = 0;

	for (int i = 0; i < found->count; i++) {
		struct way way = found->way[i];

		if (!is_home(oracle, way.spot[0], oracle->player) ||
		    !is_forwards(oracle, way.spot[0], way.spot[way.count - 1]))
			continue;
		found->way[i] = found->way[kept];
		found->way[kept++] = way;
	}
	if (kept)
		found->count = kept;
}

static inline void find_moves(struct oracle *oracle, struct found *found)
{
	found->count = 0;
	for (int piece = 0; piece < WIDTH * WIDTH; piece++) {
		struct spot from = { piece / WIDTH, piece % WIDTH };

		if (oracle->at[from.file][from.rank] != oracle->player)
			continue;
		try_piece(oracle, from);
		for (int to = 0; to < WIDTH * WIDTH; to++)
			if (oracle->best[to / WIDTH][to % WIDTH].count)
				found->way[found->count++] = oracle->best[to / WIDTH][to % WIDTH];
	}
	if (must_clear_out(oracle))
		keep_clearing_out(oracle, found);
}

#endif
