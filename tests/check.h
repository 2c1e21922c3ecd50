/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the test suites share: rows of a table as tests, comparisons that say
 * what differs, and grounds, cells and positions from short texts.
 *
 * A suite is a program.  Its tests are the rows of its tables; a row is a struct
 * of the suite's own whose first member is `const char *label`, the test's name:
 *
 *     static const struct row { const char *label; int in, out; } rows[] = { .. };
 *     static void test_row(void **state) { const struct row *row = *state; .. }
 *
 *     int main(void)
 *     {
 *         return CHECK_RUN("suite", CHECK_TABLE(rows, test_row));
 *     }
 */
#ifndef TESTS_CHECK_H
#define TESTS_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ground.h"
#include "position.h"
#include "variant.h"

struct check_table {
	const void *rows;
	size_t size, count; /* of a row in bytes; of rows */
	CMUnitTestFunction run;
};

#define CHECK_TABLE(rows, run) \
	{ (rows), sizeof *(rows), sizeof (rows) / sizeof *(rows), (run) }

/* A test that is not a row of a table, and needs no data. */
#define CHECK_TEST(label, run) \
	{ (const char *const[]){ (label) }, sizeof (const char *), 1, (run) }

/* Runs the rows of the tables in turn; what main() returns. */
#define CHECK_RUN(name, ...) \
	check_run((name), (const struct check_table[]){ __VA_ARGS__ }, \
		sizeof (const struct check_table[]){ __VA_ARGS__ } / sizeof (struct check_table))

static inline int check_run(const char *name, const struct check_table *tables, size_t count)
{
	struct CMUnitTest *tests;
	size_t total = 0, next = 0;
	int failed;

	for (size_t i = 0; i < count; i++)
		total += tables[i].count;
	tests = calloc(total, sizeof *tests);
	for (size_t i = 0; i < count; i++) {
		const char *row = tables[i].rows;

		for (size_t j = 0; j < tables[i].count; j++, row += tables[i].size) {
			memcpy(&tests[next].name, row, sizeof tests[next].name);
			tests[next].test_func = tables[i].run;
			tests[next++].initial_state = (void *)(uintptr_t)row;
		}
	}
	failed = _cmocka_run_group_tests(name, tests, total, NULL, NULL);
	free(tests);
	return failed != 0;
}

/* Compares two integers of any type and prints them in decimal. */
#define CHECK_INT(found, wanted) \
	check_int((intmax_t)(found), (intmax_t)(wanted), #found, __FILE__, __LINE__)

static inline void check_int(intmax_t found, intmax_t wanted, const char *what,
	const char *file, int line)
{
	if (found == wanted)
		return;
	print_error("%s is %jd, not %jd\n", what, found, wanted);
	_fail(file, line);
}

/* Compares two texts. */
#define CHECK_TEXT(found, wanted) assert_string_equal((found), (wanted))

/* A small generator of random numbers (Marsaglia's xorshift64): 0 to limit - 1.
 * The state starts as any number but 0. */
static inline unsigned check_random(uint64_t *state, unsigned limit)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return (unsigned)((*state >> 32) % limit);
}

/* The cell of that name, which must exist. */
static inline unsigned check_cell(const struct board *board, const char *name)
{
	unsigned cell = board_read_cell(board, name, strlen(name));

	if (cell == BOARD_NONE)
		fail_msg("no cell %s", name);
	return cell;
}

/* Reads cell names with one of "- " between them; returns how many. */
static inline size_t check_cells(const struct board *board, const char *names,
	uint8_t *cells)
{
	size_t count = 0;

	while (*names) {
		size_t length = strcspn(names, "- ");
		unsigned cell = board_read_cell(board, names, length);

		if (cell == BOARD_NONE)
			fail_msg("no cell %s", names);
		cells[count++] = (uint8_t)cell;
		names += length + (names[length] != '\0');
	}
	return count;
}

static inline struct cellset check_set(const struct board *board, const char *names)
{
	struct cellset set = { 0 };
	uint8_t cells[BOARD_CELLS];
	size_t count = check_cells(board, names, cells);

	for (size_t i = 0; i < count; i++)
		cellset_add(&set, cells[i]);
	return set;
}

/* Compares a set with the cells of those names, in any order. */
static inline void check_same_cells(const struct board *board, const struct cellset *found,
	const char *names)
{
	struct cellset wanted = check_set(board, names);
	char name[BOARD_NAME];

	for (unsigned cell = 0; cell < (unsigned)board->cells; cell++) {
		if (cellset_has(found, cell) == cellset_has(&wanted, cell))
			continue;
		board_write_cell(board, cell, name);
		fail_msg("%s is %s, wanted: %s", name,
			cellset_has(found, cell) ? "there" : "not there", names);
	}
}

/* The rules of a variant with changes such as "goal-lock off clear-out on". */
static inline struct ruleset check_rules(const struct variant *variant, const char *changes)
{
	struct ruleset rules = variant->rules;
	struct fault fault;
	char name[16], value[16];
	int length;

	for (; sscanf(changes, " %15s %15s%n", name, value, &length) == 2; changes += length)
		if (!ruleset_set(&rules, name, value, &fault))
			fail_msg("no rule %s %s", name, value);
	return rules;
}

/* The board of a side of 1 to 16, or the star for BOARD_SIDE. */
static inline void check_make_board(struct board *board, int side)
{
	board_init(board, side == BOARD_SIDE ? BOARD_STAR : BOARD_SQUARE, side);
}

static inline void check_ground(struct ground *ground, const char *id, int players,
	const char *changes)
{
	const struct variant *variant = variant_find(id);
	struct ruleset rules;

	if (!variant)
		fail_msg("no variant %s", id);
	rules = check_rules(variant, changes);
	ground_init(ground, variant, players, &rules);
}

/* Reads a position line, which must be one; "" is the start of the game. */
static inline void check_read(struct position *position, const struct ground *ground,
	const char *line)
{
	struct fault fault;

	if (!*line)
		position_start(position, ground);
	else if (!position_read(position, ground, line, &fault))
		fail_msg("no position, error %d: %s", (int)fault.error, line);
}

/* The letters of the players whose bits are set. */
static inline void check_letters(unsigned bits, char text[VARIANT_PLAYERS + 1])
{
	for (int player = 0; player < VARIANT_PLAYERS; player++)
		if (bits >> player & 1)
			*text++ = (char)('A' + player);
	*text = '\0';
}

/* Compares a position with a position line. */
static inline void check_line(const struct position *position, const struct ground *ground,
	const char *line)
{
	struct buf text = { 0 };

	position_write(position, ground, &text);
	CHECK_TEXT(buf_text(&text), line);
	buf_clear(&text);
}

#endif
