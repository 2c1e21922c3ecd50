/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * How many positions lie some turns on from the start (halma(6), RULES): each line of
 * perft.txt is a test, and all its numbers are counted.
 */
#include "rules.h"

#include "check.h"

#ifndef PERFT_FILE
#define PERFT_FILE "tests/perft.txt" /* the tests run at the top of the tree */
#endif

enum { ROWS = 100, DEPTHS = 12, LABEL = 64, LINE = 256 };

struct row {
	const char *label;
	char id[LABEL], rules[LABEL];
	int players, depths;
	uint64_t leaves[DEPTHS];
};

/* Copies what stands before the next "|", without the blanks around it, and goes
 * on behind it.  False if there is none. */
static bool read_field(char **at, char field[LABEL])
{
	char *end = strchr(*at, '|');
	int length;

	*at += strspn(*at, " ");
	if (!end)
		return false;
	length = (int)(end - *at);
	while (length > 0 && (*at)[length - 1] == ' ')
		length--;
	snprintf(field, LABEL, "%.*s", length, *at);
	*at = end + 1;
	return true;
}

/* Reads a line, and writes its label to a place of its own. */
static bool read_row(char *line, struct row *row, char label[LINE])
{
	char players[LABEL], *at = line;

	if (!read_field(&at, row->id) || !read_field(&at, players) ||
	    !read_field(&at, row->rules))
		return false;
	row->players = (int)strtol(players, NULL, 10);
	while (row->depths < DEPTHS) {
		char *end;
		uint64_t leaves = strtoull(at, &end, 10);

		if (end == at)
			break;
		row->leaves[row->depths++] = leaves;
		at = end;
	}
	snprintf(label, LINE, "perft: %s, %d players%s%s", row->id, row->players,
		*row->rules ? ", " : "", row->rules);
	row->label = label;
	return row->depths > 0 && at[strspn(at, " \n")] == '\0';
}

static struct row rows[ROWS];
static char labels[ROWS][LINE];
static size_t row_count;

/* False if the file is not there or a line is not as it should be. */
static bool read_rows(void)
{
	FILE *file = fopen(PERFT_FILE, "r");
	bool good = file != NULL;
	char line[LINE];

	while (good && fgets(line, sizeof line, file)) {
		if (*line == '#' || *line == '\n')
			continue;
		good = row_count < ROWS &&
			read_row(line, &rows[row_count], labels[row_count]);
		row_count++;
		if (!good)
			print_error("not as it should be: %s", line);
	}
	if (file)
		fclose(file);
	return good;
}

static void test_row(void **state)
{
	const struct row *row = *state;
	struct position position, before;
	struct ground ground;

	check_ground(&ground, row->id, row->players, row->rules);
	position_start(&position, &ground);
	before = position;
	CHECK_INT(rules_perft(&ground, &position, 0, NULL), 1);
	for (int i = 0; i < row->depths; i++)
		CHECK_INT(rules_perft(&ground, &position, i + 1, NULL), row->leaves[i]);
	assert_memory_equal(&position, &before, sizeof position);
}

/* Positions of kitchen4 under the strict goal lock that were counted by hand. */
#define ONE_TO_GO "B3/2A1/2AA/1AAA A" /* Red needs c3-d3; four pieces may fill d3 too */
#define SHUT_IN "4/1A1A/2AA/1AAB B"    /* Blue cannot move; Red can with b3 only */
#define OVER "B3/3A/2AA/1AAA B"

static const struct set_up_row {
	const char *label, *line;
	int depth;
	uint64_t leaves;
} set_up_rows[] = {
	{ "perft: the move that wins counts", ONE_TO_GO, 1, 10 },
	{ "perft: a line that has ended does not", ONE_TO_GO, 2, 26 },
	{ "perft: a forced pass is one", SHUT_IN, 1, 1 },
	{ "perft: the line goes on after a pass", SHUT_IN, 2, 7 },
	{ "perft: Blue leaps out over c2", SHUT_IN, 3, 7 },
	{ "perft: the end itself is one", OVER, 0, 1 },
	{ "perft: nothing follows the end", OVER, 1, 0 },
};

static void test_set_up(void **state)
{
	const struct set_up_row *row = *state;
	struct position position;
	struct ground ground;

	check_ground(&ground, "kitchen4", 2, "goal-lock strict");
	check_read(&position, &ground, row->line);
	rules_judge(&ground, &position);
	CHECK_INT(rules_perft(&ground, &position, row->depth, NULL), row->leaves);
}

static void test_variants(void **state)
{
	const struct variant *variant;

	(void)state;
	for (int i = 0; (variant = variant_get(i)); i++) {
		size_t row = 0;

		while (row < row_count && strcmp(rows[row].id, variant->id) != 0)
			row++;
		if (row == row_count)
			fail_msg("%s has no line for %s", PERFT_FILE, variant->id);
	}
}

int main(void)
{
	if (!read_rows())
		return 1;
	return CHECK_RUN("core perft",
		{ rows, sizeof *rows, row_count, test_row },
		CHECK_TABLE(set_up_rows, test_set_up),
		CHECK_TEST("perft: every variant has a line", test_variants));
}
