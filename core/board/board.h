/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The cells of a board, their names, and where a step or a jump leads.
 *
 * Square boards and the star are one mechanism.  A cell has a file (column)
 * and a rank (row), both counted from 0 here and from "a" and 1 in its name.
 * Cells are numbered by file, then rank: a1, a2, .., b1, ..  That number is the
 * "cell order" wherever one is asked for.
 *
 * There are eight directions, numbered in the cell order of where they lead,
 * so that direction d and 7 - d are opposite:
 *
 *       2 4 7        change of file: -1  0 +1, left to right
 *       1 . 6        change of rank: -1 at the bottom, +1 at the top
 *       0 3 5
 *
 * The star uses the same files and ranks in slanted coordinates (halma(6), Cells: with
 * x = file - 8, y = rank - 8 and z = -x - y, a cell exists where
 * min(x, y, z) >= -4 or max(x, y, z) <= 4) and lacks directions 0 and 7.
 *
 * For jumps, cells are also bits of bitboards, in cell order on each.  A chain keeps
 * the parity of file and of rank, so a board of more than 64 cells has a bitboard for
 * each of the four pairs of parities; a smaller one has all its cells on one.  The
 * neighbours of a bitboard's cells in one direction are all on one bitboard, its own or
 * another, the same number of bits on; so are the landings, on its own.
 */
#ifndef CORE_BOARD_H
#define CORE_BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum board_shape { BOARD_SQUARE, BOARD_STAR };

enum {
	BOARD_CELLS = 256,    /* at most; also the number of "no such cell" */
	BOARD_NONE = BOARD_CELLS,
	BOARD_SIDE = 17,      /* files or ranks at most */
	BOARD_DIRECTIONS = 8,
	BOARD_NAME = 4,       /* bytes of a cell's name with its terminator */
	BOARD_BITBOARDS = 4,  /* at most */
	BOARD_BITS = 64,      /* of a bitboard */
};

enum board_compass {
	BOARD_NORTH, BOARD_NORTH_EAST, BOARD_EAST, BOARD_SOUTH_EAST,
	BOARD_SOUTH, BOARD_SOUTH_WEST, BOARD_WEST, BOARD_NORTH_WEST,
	BOARD_COMPASS
};

/* The cells that lie `rotation` bits on (modulo BOARD_BITS), on the same or another
 * bitboard. */
struct board_offset {
	uint8_t bitboard, rotation;
};

struct board {
	enum board_shape shape;
	int side;  /* files, and as many ranks */
	int cells; /* numbered 0 to cells - 1 */
	uint8_t file[BOARD_CELLS], rank[BOARD_CELLS];
	uint16_t at[BOARD_SIDE][BOARD_SIDE]; /* [file][rank]; BOARD_NONE */

	/* One and two cells on in each direction; BOARD_NONE off the board, and
	 * for the cell BOARD_NONE itself. */
	uint16_t neighbour[BOARD_CELLS + 1][BOARD_DIRECTIONS];
	uint16_t landing[BOARD_CELLS + 1][BOARD_DIRECTIONS];

	int bitboards; /* 1 or 4 */
	uint8_t bitboard[BOARD_CELLS], bit[BOARD_CELLS];
	uint8_t cell_of[BOARD_BITBOARDS][BOARD_BITS];
	struct board_offset beside[BOARD_BITBOARDS][BOARD_DIRECTIONS]; /* neighbours */
	uint8_t jump_rotation[BOARD_DIRECTIONS];                       /* landings */

	/* The first of 64 cells, in cell order, among which are all neighbours of a cell;
	 * 0 on a board of one bitboard. */
	uint8_t window[BOARD_CELLS];
};

/* Fills `board`.  `side` is 1 to 16 for a square, 17 for the star. */
void board_init(struct board *board, enum board_shape shape, int side);

/* The cell at a file and a rank, of any value; BOARD_NONE off the board. */
unsigned board_cell(const struct board *board, int file, int rank);

/* List the cells of a rank or a file, in cell order, or those on from a cell in a
 * direction, nearest first.  Return how many, BOARD_SIDE at most. */
int board_list_rank(const struct board *board, int rank, unsigned cells[BOARD_SIDE]);
int board_list_file(const struct board *board, int file, unsigned cells[BOARD_SIDE]);
int board_list_line(const struct board *board, unsigned cell, int direction,
	unsigned cells[BOARD_SIDE]);

/* The cell that `text`, of `length` bytes, names: a small or capital letter and
 * a number without leading zeros.  BOARD_NONE if it is not a cell's name. */
unsigned board_read_cell(const struct board *board, const char *text, size_t length);

/* Writes the name of a cell, such as "c3" or "p16". */
void board_write_cell(const struct board *board, unsigned cell, char name[BOARD_NAME]);

/* What a direction of this board is called. */
enum board_compass board_compass(const struct board *board, int direction);

/* The direction of that name; -1 if the board has none (north on the star). */
int board_direction(const struct board *board, enum board_compass compass);

/* The direction that leads from one cell straight to another, `*distance`
 * cells away; -1 if they are not in line or are the same. */
int board_line(const struct board *board, unsigned from, unsigned to, int *distance);

/* How many steps the way from one cell to another takes on an empty board. */
int board_distance(const struct board *board, unsigned from, unsigned to);

/* Twice the dot product of two vectors of files and ranks, in the Euclidean
 * plane where neighbouring cells are 1 apart and the ranks of the star are
 * horizontal rows: its unit vectors of file and rank meet at 60 degrees, hence
 * 2 (x1 x2 + y1 y2) + x1 y2 + y1 x2 there. */
int board_dot(const struct board *board, const int a[2], const int b[2]);

#endif
