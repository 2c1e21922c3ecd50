/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cells, their names, and where a step or a jump leads (halma(6), Cells). */
#include "board.h"

#include "check.h"

/* A name and the file and rank it stands for, counted from 0. */
static const struct name_row {
	const char *label;
	int side; /* 17: the star */
	const char *name;
	int file, rank;
} name_rows[] = {
	{ "name: first cell of 4x4", 4, "a1", 0, 0 },
	{ "name: last cell of 4x4", 4, "d4", 3, 3 },
	{ "name: inside 5x5", 5, "c2", 2, 1 },
	{ "name: rank of two digits", 16, "a10", 0, 9 },
	{ "name: last cell of 16x16", 16, "p16", 15, 15 },
	{ "name: north tip of the star", 17, "e17", 4, 16 },
	{ "name: centre of the star", 17, "i9", 8, 8 },
	{ "name: south tip of the star", 17, "m1", 12, 0 },
	{ "name: east corner of the star", 17, "q5", 16, 4 },
	{ "name: west corner of the star", 17, "a13", 0, 12 },
};

static void test_name(void **state)
{
	const struct name_row *row = *state;
	char name[BOARD_NAME], capital[BOARD_NAME];
	struct board board;
	unsigned cell;

	check_make_board(&board, row->side);
	cell = board_cell(&board, row->file, row->rank);
	CHECK_INT(board_read_cell(&board, row->name, strlen(row->name)), cell);
	board_write_cell(&board, cell, name);
	CHECK_TEXT(name, row->name);
	strcpy(capital, name);
	capital[0] = (char)(capital[0] - 'a' + 'A');
	CHECK_INT(board_read_cell(&board, capital, strlen(capital)), cell);
	CHECK_INT(board.file[cell], row->file);
	CHECK_INT(board.rank[cell], row->rank);
}

static const struct no_name_row {
	const char *label;
	int side;
	const char *text;
} no_name_rows[] = {
	{ "no name: nothing", 16, "" },
	{ "no name: letter only", 16, "a" },
	{ "no name: number only", 16, "11" },
	{ "no name: rank 0", 16, "a0" },
	{ "no name: leading zero", 16, "a01" },
	{ "no name: rank past the last", 16, "a17" },
	{ "no name: file past the last", 16, "q1" },
	{ "no name: rank of three digits", 16, "a100" },
	{ "no name: rank that wraps a byte to 1", 16, "a257" },
	{ "no name: two letters", 16, "aa1" },
	{ "no name: number first", 16, "1a" },
	{ "no name: sign behind", 16, "a1x" },
	{ "no name: blank in front", 16, " a1" },
	{ "no name: blank behind", 16, "a1 " },
	{ "no name: negative rank", 16, "a-1" },
	{ "no name: the sign that would be digit ten", 16, "a:" },
	{ "no name: the sign before digit zero, behind a digit", 16, "a1/" },
	{ "no name: sign before A", 16, "@1" },
	{ "no name: sign before a", 16, "`1" },
	{ "no name: letter of two bytes", 16, "\xc3\xa4" "1" },
	{ "no name: 5x5 has no f", 5, "f1" },
	{ "no name: 5x5 has no rank 6", 5, "a6" },
	{ "no name: corner of the star's square", 17, "a1" },
	{ "no name: beside the north tip", 17, "f17" },
	{ "no name: in the star's notch", 17, "d14" },
	{ "no name: west of the star's waist", 17, "d9" },
	{ "no name: the star has no r", 17, "r5" },
	{ "no name: the star has no rank 18", 17, "e18" },
};

static void test_no_name(void **state)
{
	const struct no_name_row *row = *state;
	struct board board;

	check_make_board(&board, row->side);
	CHECK_INT(board_read_cell(&board, row->text, strlen(row->text)), BOARD_NONE);
}

/* The star's rows from south to north: the files they begin and end with. */
static const char star_rows[17][2] = {
	{ 'm', 'm' }, { 'l', 'm' }, { 'k', 'm' }, { 'j', 'm' },
	{ 'e', 'q' }, { 'e', 'p' }, { 'e', 'o' }, { 'e', 'n' }, { 'e', 'm' },
	{ 'd', 'm' }, { 'c', 'm' }, { 'b', 'm' }, { 'a', 'm' },
	{ 'e', 'h' }, { 'e', 'g' }, { 'e', 'f' }, { 'e', 'e' },
};

/* Is there a cell, by the table above? */
static int is_cell(int side, int file, int rank)
{
	if (file < 0 || rank < 0 || file >= side || rank >= side)
		return 0;
	return side != BOARD_SIDE || (file + 'a' >= star_rows[rank][0] &&
		file + 'a' <= star_rows[rank][1]);
}

static const struct size_row {
	const char *label;
	int side, cells;
} size_rows[] = {
	{ "cells of a board of one", 1, 1 },
	{ "cells of 4x4", 4, 16 },
	{ "cells of 5x5", 5, 25 },
	{ "cells of 8x8", 8, 64 },
	{ "cells of 10x10", 10, 100 },
	{ "cells of 16x16", 16, 256 },
	{ "cells of the star", 17, 121 },
};

/* All cells are there, numbered by file, then rank. */
static void test_size(void **state)
{
	const struct size_row *row = *state;
	struct board board;
	unsigned next = 0;

	check_make_board(&board, row->side);
	CHECK_INT(board.cells, row->cells);
	for (int file = -2; file < 20; file++)
		for (int rank = -2; rank < 20; rank++)
			CHECK_INT(board_cell(&board, file, rank),
				is_cell(row->side, file, rank) ? next++ : BOARD_NONE);
	CHECK_INT(next, row->cells);
}

/* Where each direction leads from a cell in the middle of the board. */
static const struct way_row {
	const char *label;
	int side;
	enum board_compass compass;
	const char *from, *step, *jump; /* NULL: the board lacks the direction */
} way_rows[] = {
	{ "square: north", 8, BOARD_NORTH, "d4", "d5", "d6" },
	{ "square: north-east", 8, BOARD_NORTH_EAST, "d4", "e5", "f6" },
	{ "square: east", 8, BOARD_EAST, "d4", "e4", "f4" },
	{ "square: south-east", 8, BOARD_SOUTH_EAST, "d4", "e3", "f2" },
	{ "square: south", 8, BOARD_SOUTH, "d4", "d3", "d2" },
	{ "square: south-west", 8, BOARD_SOUTH_WEST, "d4", "c3", "b2" },
	{ "square: west", 8, BOARD_WEST, "d4", "c4", "b4" },
	{ "square: north-west", 8, BOARD_NORTH_WEST, "d4", "c5", "b6" },
	{ "star: north", 17, BOARD_NORTH, "i9", NULL, NULL },
	{ "star: north-east", 17, BOARD_NORTH_EAST, "i9", "i10", "i11" },
	{ "star: east", 17, BOARD_EAST, "i9", "j9", "k9" },
	{ "star: south-east", 17, BOARD_SOUTH_EAST, "i9", "j8", "k7" },
	{ "star: south", 17, BOARD_SOUTH, "i9", NULL, NULL },
	{ "star: south-west", 17, BOARD_SOUTH_WEST, "i9", "i8", "i7" },
	{ "star: west", 17, BOARD_WEST, "i9", "h9", "g9" },
	{ "star: north-west", 17, BOARD_NORTH_WEST, "i9", "h10", "g11" },
};

static void test_way(void **state)
{
	const struct way_row *row = *state;
	struct board board;
	unsigned from;
	int d;

	check_make_board(&board, row->side);
	from = check_cell(&board, row->from);
	d = board_direction(&board, row->compass);
	if (!row->step) {
		CHECK_INT(d, -1);
		return;
	}
	assert_in_range(d, 0, BOARD_DIRECTIONS - 1);
	CHECK_INT(board_compass(&board, d), row->compass);
	CHECK_INT(board.neighbour[from][d], check_cell(&board, row->step));
	CHECK_INT(board.landing[from][d], check_cell(&board, row->jump));
}

/* The neighbours of a cell at the edge, and where it can jump to at most. */
static const struct edge_row {
	const char *label;
	int side;
	const char *from, *neighbours, *landings;
} edge_rows[] = {
	{ "edge: corner of 4x4", 4, "a1", "a2 b1 b2", "a3 c1 c3" },
	{ "edge: side of 4x4", 4, "d2", "c1 c2 c3 d1 d3", "b2 b4 d4" },
	{ "edge: corner of 16x16", 16, "p16", "o15 o16 p15", "n14 n16 p14" },
	{ "edge: last file does not meet the first", 10, "j5", "i4 i5 i6 j4 j6",
		"h3 h5 h7 j3 j7" },
	{ "edge: north tip of the star", 17, "e17", "e16 f16", "e15 g15" },
	{ "edge: south tip of the star", 17, "m1", "l2 m2", "k3 m3" },
	{ "edge: west corner of the star", 17, "a13", "b12 b13", "c11 c13" },
	{ "edge: east corner of the star", 17, "q5", "p5 p6", "o5 o7" },
	{ "edge: beside the notch", 17, "d13", "c13 d12 e12 e13", "b13 d11 f11 f13" },
	{ "edge: in the notch", 17, "e13", "d13 e12 e14 f12 f13",
		"c13 e11 e15 g11 g13" },
};

static struct cellset table_cells(const uint16_t next[BOARD_DIRECTIONS])
{
	struct cellset set = { 0 };

	for (int d = 0; d < BOARD_DIRECTIONS; d++)
		if (next[d] != BOARD_NONE)
			cellset_add(&set, next[d]);
	return set;
}

static void test_edge(void **state)
{
	const struct edge_row *row = *state;
	struct cellset neighbours, landings;
	struct board board;
	unsigned from;

	check_make_board(&board, row->side);
	from = check_cell(&board, row->from);
	neighbours = table_cells(board.neighbour[from]);
	landings = table_cells(board.landing[from]);
	check_same_cells(&board, &neighbours, row->neighbours);
	check_same_cells(&board, &landings, row->landings);
}

static const struct line_row {
	const char *label;
	int side;
	const char *from, *to;
	int compass, distance; /* -1: not in line */
} line_rows[] = {
	{ "line: a step", 8, "c3", "d4", BOARD_NORTH_EAST, 1 },
	{ "line: a jump", 8, "c3", "c1", BOARD_SOUTH, 2 },
	{ "line: far away", 16, "p1", "a16", BOARD_NORTH_WEST, 15 },
	{ "line: a knight's move is none", 8, "c3", "d5", -1, 0 },
	{ "line: to itself is none", 8, "c3", "c3", -1, 0 },
	{ "line: across the star", 17, "e17", "m9", BOARD_SOUTH_EAST, 8 },
	{ "line: north on the star is none", 17, "i9", "h11", -1, 0 },
	{ "line: both up by one on the star is none", 17, "i9", "j10", -1, 0 },
};

static void test_line(void **state)
{
	const struct line_row *row = *state;
	struct board board;
	int distance = 0, d;

	check_make_board(&board, row->side);
	d = board_line(&board, check_cell(&board, row->from), check_cell(&board, row->to),
		&distance);
	if (row->compass < 0) {
		CHECK_INT(d, -1);
		return;
	}
	assert_in_range(d, 0, BOARD_DIRECTIONS - 1);
	CHECK_INT(board_compass(&board, d), row->compass);
	CHECK_INT(distance, row->distance);
}

/* Walks out from a cell, step by step, until all cells are reached. */
static void walk(const struct board *board, unsigned from, int steps[BOARD_CELLS])
{
	unsigned queue[BOARD_CELLS], first = 0, last = 0;

	for (int cell = 0; cell < board->cells; cell++)
		steps[cell] = -1;
	steps[from] = 0;
	queue[last++] = from;
	while (first < last) {
		unsigned cell = queue[first++];

		for (int d = 0; d < BOARD_DIRECTIONS; d++) {
			unsigned next = board->neighbour[cell][d];

			if (next == BOARD_NONE || steps[next] >= 0)
				continue;
			steps[next] = steps[cell] + 1;
			queue[last++] = next;
		}
	}
}

/* The cells of the rank and the file of a cell, and those to the west of it. */
static const struct list_row {
	const char *label;
	int side;
	const char *cell, *rank, *file, *west;
} list_rows[] = {
	{ "list: a corner", 4, "a4", "a4 b4 c4 d4", "a1 a2 a3 a4", "" },
	{ "list: inside", 4, "c2", "a2 b2 c2 d2", "c1 c2 c3 c4", "b2 a2" },
	{ "list: the south tip of the star", 17, "m1", "m1",
		"m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13", "" },
	{ "list: the north-west of the star", 17, "f14", "e14 f14 g14 h14",
		"f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15 f16", "e14" },
};

static void check_list(const struct board *board, const unsigned *found, int count,
	const char *names)
{
	uint8_t wanted[BOARD_CELLS];

	CHECK_INT(count, check_cells(board, names, wanted));
	for (int i = 0; i < count; i++)
		CHECK_INT(found[i], wanted[i]);
}

static void test_list(void **state)
{
	const struct list_row *row = *state;
	struct board board;
	unsigned cell, cells[BOARD_SIDE];

	check_make_board(&board, row->side);
	cell = check_cell(&board, row->cell);
	check_list(&board, cells, board_list_rank(&board, board.rank[cell], cells), row->rank);
	check_list(&board, cells, board_list_file(&board, board.file[cell], cells), row->file);
	check_list(&board, cells, board_list_line(&board, cell,
		board_direction(&board, BOARD_WEST), cells), row->west);
}

static const struct distance_row {
	const char *label;
	int side;
} distance_rows[] = {
	{ "distances on 4x4", 4 },
	{ "distances on 16x16", 16 },
	{ "distances on the star", 17 },
};

static void test_distance(void **state)
{
	const struct distance_row *row = *state;
	int steps[BOARD_CELLS];
	struct board board;

	check_make_board(&board, row->side);
	for (int from = 0; from < board.cells; from++) {
		walk(&board, (unsigned)from, steps);
		for (int to = 0; to < board.cells; to++)
			CHECK_INT(board_distance(&board, (unsigned)from, (unsigned)to),
				steps[to]);
	}
}

/* Twice the product of the lengths and the cosine of the angle. */
static const struct dot_row {
	const char *label;
	int side;
	int a[2], b[2]; /* files, ranks */
	int dot;
} dot_rows[] = {
	{ "dot: square, the same unit", 8, { 1, 0 }, { 1, 0 }, 2 },
	{ "dot: square, right angle", 8, { 1, 0 }, { 0, 1 }, 0 },
	{ "dot: square, diagonal and unit", 8, { 1, 1 }, { 0, 1 }, 2 },
	{ "dot: square, opposite diagonals", 8, { 1, -1 }, { -2, 2 }, -8 },
	{ "dot: star, east and east", 17, { 1, 0 }, { 1, 0 }, 2 },
	{ "dot: star, east and north-east, 60 degrees", 17, { 1, 0 }, { 0, 1 }, 1 },
	{ "dot: star, east and north-west, 120 degrees", 17, { 1, 0 }, { -1, 1 }, -1 },
	{ "dot: star, north-west and north-west", 17, { -1, 1 }, { -1, 1 }, 2 },
	{ "dot: star, north-east and north-west", 17, { 0, 1 }, { -1, 1 }, 1 },
	{ "dot: star, north is square to east", 17, { -1, 2 }, { 1, 0 }, 0 },
	{ "dot: star, north and north, root 3 squared", 17, { -1, 2 }, { -1, 2 }, 6 },
};

static void test_dot(void **state)
{
	const struct dot_row *row = *state;
	struct board board;

	check_make_board(&board, row->side);
	CHECK_INT(board_dot(&board, row->a, row->b), row->dot);
	CHECK_INT(board_dot(&board, row->b, row->a), row->dot);
}

int main(void)
{
	return CHECK_RUN("core board",
		CHECK_TABLE(name_rows, test_name),
		CHECK_TABLE(no_name_rows, test_no_name),
		CHECK_TABLE(size_rows, test_size),
		CHECK_TABLE(way_rows, test_way),
		CHECK_TABLE(edge_rows, test_edge),
		CHECK_TABLE(line_rows, test_line),
		CHECK_TABLE(list_rows, test_list),
		CHECK_TABLE(distance_rows, test_distance),
		CHECK_TABLE(dot_rows, test_dot));
}
