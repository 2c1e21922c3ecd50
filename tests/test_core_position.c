/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions: what stands where, and position lines (halma(5)). */
#include "position.h"

#include "check.h"

#define HALMA_MIDDLE "16/16/16/16/16/16"
#define KITCHEN5 "AAA2/AA3/A3B/3BB/2BBB"
/* halma10 with all of Light's pieces in the goal. */
#define LIGHT_HOME "10/10/10/10/10/9A/8AA/7AAA/6AAAA/5AAAAA"

static const struct start_row {
	const char *label, *id;
	int players;
	const char *line;
} start_rows[] = {
	{ "start: kitchen4", "kitchen4", 2, "AAA1/AA1B/A1BB/1BBB A" },
	{ "start: kitchen5", "kitchen5", 2, "AAA2/AA3/A3B/3BB/2BBB A" },
	{ "start: halma8", "halma8", 2, "AAAA4/AAA5/AA6/A7/7B/6BB/5BBB/4BBBB A" },
	{ "start: corners10, 2 players", "corners10", 2,
		"7BBB/7BBB/8BB/10/10/10/10/AA8/AAA7/AAA7 A" },
	{ "start: corners10, 4 players", "corners10", 4,
		"BBB4CCC/BBB4CCC/BB6CC/10/10/10/10/AA6DD/AAA4DDD/AAA4DDD A" },
	{ "start: sides10, 3 players", "sides10", 3,
		"1BBBBBBBB1/A8C/A8C/A8C/A8C/A8C/A8C/A8C/A8C/10 A" },
	{ "start: halma10", "halma10", 2,
		"AAAAA5/AAAA6/AAA7/AA8/A9/9B/8BB/7BBB/6BBBB/5BBBBB A" },
	{ "start: halma4, 3 players", "halma4", 3,
		"AAAA8BBBB/AAAA8BBBB/AAA10BBB/AA12BB/" HALMA_MIDDLE
		"/16/16/14CC/13CCC/12CCCC/12CCCC A" },
	{ "start: halma", "halma", 2,
		"AAAAA11/AAAAA11/AAAA12/AAA13/AA14/" HALMA_MIDDLE
		"/14BB/13BBB/12BBBB/11BBBBB/11BBBBB A" },
	{ "start: star, 2 players", "star", 2,
		"A/AA/AAA/AAAA/13/12/11/10/9/10/11/12/13/BBBB/BBB/BB/B A" },
	{ "start: star, 3 players", "star", 3,
		"A/AA/AAA/AAAA/13/12/11/10/9/C8B/CC7BB/CCC6BBB/CCCC5BBBB/4/3/2/1 A" },
	{ "start: star, 4 players", "star", 4,
		"1/2/3/4/DDDD5AAAA/DDD6AAA/DD7AA/D8A/9/C8B/CC7BB/CCC6BBB/CCCC5BBBB/4/3/2/1 A" },
	{ "start: star, 6 players", "star", 6,
		"A/AA/AAA/AAAA/FFFF5BBBB/FFF6BBB/FF7BB/F8B/9/"
		"E8C/EE7CC/EEE6CCC/EEEE5CCCC/DDDD/DDD/DD/D A" },
};

/* The start is written so, and read again it is the same position. */
static void test_start(void **state)
{
	const struct start_row *row = *state;
	struct position start, read;
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	position_start(&start, &ground);
	check_line(&start, &ground, row->line);
	check_read(&read, &ground, row->line);
	assert_memory_equal(start.own, read.own, sizeof start.own);
	assert_memory_equal(&start.occupied, &read.occupied, sizeof start.occupied);
	assert_memory_equal(start.bitboard, read.bitboard, sizeof start.bitboard);
	CHECK_INT(position_key(&read), position_key(&start));
}

/* Lines that may be written in more than one way. */
static const struct read_row {
	const char *label, *id;
	int players;
	const char *line, *canonical;
} read_rows[] = {
	{ "read: second player to move", "kitchen5", 2, KITCHEN5 " B", KITCHEN5 " B" },
	{ "read: small letters", "kitchen5", 2, "aaa2/aa3/a3b/3bb/2bbb b", KITCHEN5 " B" },
	{ "read: blanks around", "kitchen5", 2, "  \t" KITCHEN5 " \t A \t", KITCHEN5 " A" },
	{ "read: no piece at all", "kitchen5", 2, "5/5/5/5/5 B", "5/5/5/5/5 B" },
	{ "read: fewer pieces", "kitchen5", 2, "A4/5/5/5/4B A", "A4/5/5/5/4B A" },
	{ "read: sixth player to move", "star", 6,
		"1/2/3/4/FB11/12/11/10/9/10/11/12/13/4/3/2/1 F",
		"1/2/3/4/FB11/12/11/10/9/10/11/12/13/4/3/2/1 F" },
	{ "read: equalising turn", "halma10", 2, LIGHT_HOME " B =", LIGHT_HOME " B =" },
	{ "read: equalising turn, blanks", "halma10", 2, LIGHT_HOME "\tB\t=\t",
		LIGHT_HOME " B =" },
	{ "read: no equalising turn", "halma10", 2, LIGHT_HOME " B", LIGHT_HOME " B" },
};

static void test_read(void **state)
{
	const struct read_row *row = *state;
	struct position position;
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	check_read(&position, &ground, row->line);
	check_line(&position, &ground, row->canonical);
}

static const struct error_row {
	const char *label, *id;
	int players;
	const char *line;
	enum error error;
	int player, number, limit;
	const char *text; /* NULL: does not matter */
} error_rows[] = {
	{ "sign: no letter of a player", "kitchen5", 2, "AAX2/5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "X" },
	{ "sign: letter of a third player", "kitchen5", 2, "C4/5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "C" },
	{ "sign: letter past the sixth player", "star", 6, "G/2/3/4 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "G" },
	{ "sign: zero", "kitchen5", 2, "0AAA2/5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "0" },
	{ "sign: hyphen", "kitchen5", 2, "AAA--/5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "-" },
	{ "sign: two bytes of UTF-8", "kitchen5", 2, "A\xc3\xa4" "3/5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "\xc3\xa4" },
	{ "sign: four bytes of UTF-8", "kitchen5", 2, "\xf0\x9f\x98\x80/5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "\xf0\x9f\x98\x80" },
	{ "sign: newline", "kitchen5", 2, "AAA2\n5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "\n" },
	{ "sign: a byte that is not UTF-8", "kitchen5", 2, "\xc3/5/5/5/5 A",
		ERROR_POSITION_SIGN, 0, 0, 0, "\xc3" },

	{ "rank: nothing", "kitchen5", 2, "", ERROR_POSITION_RANK, 0, 5, 5, NULL },
	{ "rank: too short", "kitchen5", 2, "AAA1/5/5/5/5 A",
		ERROR_POSITION_RANK, 0, 5, 5, NULL },
	{ "rank: run too long", "kitchen5", 2, "AAA3/5/5/5/5 A",
		ERROR_POSITION_RANK, 0, 5, 5, NULL },
	{ "rank: a piece too many", "kitchen5", 2, "AAA2/AA3/AAABBB/5/5 A",
		ERROR_POSITION_RANK, 0, 3, 5, NULL },
	{ "rank: run past all numbers", "kitchen5", 2,
		"5/99999999999999999999999999/5/5/5 A", ERROR_POSITION_RANK, 0, 4, 5, NULL },
	{ "rank: runs that add up to too much", "kitchen5", 2, "5/5/5/5/17 A",
		ERROR_POSITION_RANK, 0, 1, 5, NULL },
	{ "rank: empty one", "kitchen5", 2, "5/5//5/5 A", ERROR_POSITION_RANK, 0, 3, 5, NULL },
	{ "rank: cut off after the line", "kitchen5", 2, "5/5/5/5/",
		ERROR_POSITION_RANK, 0, 1, 5, NULL },
	{ "rank: only cells that exist count on the star", "star", 2,
		"1/2/3/4/17/12/11/10/9/10/11/12/13/4/3/2/1 A",
		ERROR_POSITION_RANK, 0, 13, 13, NULL },
	{ "rank: the star's north tip has one cell", "star", 2, "2/2/3/4/13 A",
		ERROR_POSITION_RANK, 0, 17, 1, NULL },

	{ "ranks: one", "kitchen5", 2, "5 A", ERROR_POSITION_RANKS, 0, 1, 5, NULL },
	{ "ranks: one too few", "kitchen5", 2, "5/5/5/5 A", ERROR_POSITION_RANKS, 0, 4, 5, NULL },
	{ "ranks: one too many", "kitchen5", 2, "5/5/5/5/5/5 A",
		ERROR_POSITION_RANKS, 0, 6, 5, NULL },
	{ "ranks: those of another board", "kitchen4", 2, "4/4/4/4/4 A",
		ERROR_POSITION_RANKS, 0, 5, 4, NULL },

	{ "pieces: seven of the first", "kitchen5", 2, "AAAAA/AA3/5/5/5 A",
		ERROR_POSITION_PIECES, 0, 7, 6, NULL },
	{ "pieces: eight of the second", "kitchen5", 2, "BBBBB/BBB2/5/5/5 A",
		ERROR_POSITION_PIECES, 1, 8, 6, NULL },
	{ "pieces: told before the player to move", "kitchen5", 2, "AAAAA/AA3/5/5/5 X",
		ERROR_POSITION_PIECES, 0, 7, 6, NULL },

	{ "player: missing", "kitchen5", 2, "5/5/5/5/5", ERROR_POSITION_PLAYER, 0, 0, 0, "" },
	{ "player: blank only", "kitchen5", 2, "5/5/5/5/5 ", ERROR_POSITION_PLAYER, 0, 0, 0, "" },
	{ "player: third of two", "kitchen5", 2, "5/5/5/5/5 C",
		ERROR_POSITION_PLAYER, 0, 0, 0, "C" },
	{ "player: no letter", "kitchen5", 2, "5/5/5/5/5 white",
		ERROR_POSITION_PLAYER, 0, 0, 0, "white" },

	{ "equal: rule is off", "kitchen5", 2, "5/5/2AAA/3AA/4A B =",
		ERROR_POSITION_EQUAL, 0, 0, 0, NULL },
	{ "equal: first player to move", "halma10", 2, LIGHT_HOME " A =",
		ERROR_POSITION_EQUAL, 0, 0, 0, NULL },
	{ "equal: first player is not home", "halma10", 2,
		"AAAAA5/AAAA6/AAA7/AA8/A9/9B/8BB/7BBB/6BBBB/5BBBBB B =",
		ERROR_POSITION_EQUAL, 0, 0, 0, NULL },

	{ "end: second letter", "kitchen5", 2, "5/5/5/5/5 AB", ERROR_POSITION_END, 0, 0, 0, "B" },
	{ "end: word", "kitchen5", 2, "5/5/5/5/5 A now", ERROR_POSITION_END, 0, 0, 0, "now" },
	{ "end: newline", "kitchen5", 2, "5/5/5/5/5 A\n", ERROR_POSITION_END, 0, 0, 0, "\n" },
	{ "end: equal twice", "halma10", 2, LIGHT_HOME " B ==", ERROR_POSITION_END, 0, 0, 0, "=" },
	{ "end: word after equal", "halma10", 2, LIGHT_HOME " B = x",
		ERROR_POSITION_END, 0, 0, 0, "x" },
	{ "end: long text is cut at 40", "kitchen5", 2,
		"5/5/5/5/5 A 01234567890123456789012345678901234567890123456789",
		ERROR_POSITION_END, 0, 0, 0, "0123456789012345678901234567890123456789" },
	{ "end: text is cut before a letter of two bytes", "kitchen5", 2,
		"5/5/5/5/5 A 012345678901234567890123456789012345678\xc3\xa4",
		ERROR_POSITION_END, 0, 0, 0, "012345678901234567890123456789012345678" },
};

/* The fault holds the facts, and the position is as it was. */
static void test_error(void **state)
{
	const struct error_row *row = *state;
	struct position position, before;
	struct fault fault = { .error = ERROR_NONE };
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	position_start(&position, &ground);
	before = position;
	assert_false(position_read(&position, &ground, row->line, &fault));
	CHECK_INT(fault.error, row->error);
	CHECK_INT(fault.player, row->player);
	CHECK_INT(fault.number, row->number);
	CHECK_INT(fault.limit, row->limit);
	CHECK_INT(fault.line, 0);
	if (row->text)
		CHECK_TEXT(fault.text, row->text);
	assert_memory_equal(&position, &before, sizeof position);
}

/* What a player has where. */
static const struct count_row {
	const char *label, *id;
	int players;
	const char *line;
	int player, goal, home, rows;
} count_rows[] = {
	/* From a5 to e1 are 8 rows: 8 + 7 + 7 + 6 + 6 + 6 less 0 + 1 + 1 + 2 + 2 + 2. */
	{ "count: start of kitchen5", "kitchen5", 2, "", 0, 0, 6, 32 },
	{ "count: a piece gone one row", "kitchen5", 2, "AAA2/AA3/1A2B/3BB/2BBB B", 0, 0, 5, 31 },
	{ "count: home", "kitchen5", 2, "5/5/4A/3AA/2AAA B", 0, 6, 0, 0 },
	{ "count: one row back in the goal", "kitchen5", 2, "BBB2/5/5/5/5 B", 1, 3, 0, 1 },
	/* Ranks 17, 16, 16, .. 14 to ranks 1, 2, 2, .. 4. */
	{ "count: start of the star", "star", 2, "", 0, 0, 10, 120 },
	{ "count: eight files across in sides10", "sides10", 2, "", 1, 0, 8, 72 },
};

static void test_count(void **state)
{
	const struct count_row *row = *state;
	struct position position;
	struct ground ground;

	check_ground(&ground, row->id, row->players, "");
	check_read(&position, &ground, row->line);
	CHECK_INT(position_in_goal(&position, &ground, row->player), row->goal);
	CHECK_INT(position_at_home(&position, &ground, row->player), row->home);
	CHECK_INT(position_rows_to_go(&position, &ground, row->player), row->rows);
	CHECK_INT(position_is_home(&position, &ground, row->player),
		row->goal == variant_pieces(ground.variant));
}

static const struct owner_row {
	const char *label, *cell;
	int owner;
} owner_rows[] = {
	{ "owner: first player", "a3", 0 },
	{ "owner: second player", "e3", 1 },
	{ "owner: nobody", "c3", GROUND_NOBODY },
};

static void test_owner(void **state)
{
	const struct owner_row *row = *state;
	struct position position;
	struct ground ground;

	check_ground(&ground, "kitchen5", 2, "");
	position_start(&position, &ground);
	CHECK_INT(position_owner(&position, check_cell(&ground.board, row->cell)), row->owner);
}

/* Do two positions count as the same for a repetition? */
static const struct key_row {
	const char *label, *line;
	struct standing standing;
	bool same; /* as the start of kitchen5 */
} key_rows[] = {
	{ "key: the same", KITCHEN5 " A", { .turn = 0 }, true },
	{ "key: the other to move", KITCHEN5 " B", { .turn = 1 }, false },
	{ "key: a piece elsewhere", "AAA2/A1A2/A3B/3BB/2BBB A", { .turn = 0 }, false },
	{ "key: colours changed", "BBB2/BB3/B3A/3AA/2AAA A", { .turn = 0 }, false },
	{ "key: somebody is home", KITCHEN5 " A", { .finished = 2 }, false },
	{ "key: somebody has resigned", KITCHEN5 " A", { .resigned = 2 }, false },
	{ "key: home is not resigned", KITCHEN5 " A", { .finished = 2, .resigned = 4 }, false },
	{ "key: equalising turn", KITCHEN5 " A", { .equalising = true }, false },
	{ "key: passes do not count", KITCHEN5 " A", { .passes = 1 }, true },
};

static void test_key(void **state)
{
	const struct key_row *row = *state;
	struct position start, other;
	struct ground ground;

	check_ground(&ground, "kitchen5", 2, "");
	position_start(&start, &ground);
	check_read(&other, &ground, row->line);
	other.standing = row->standing;
	CHECK_INT(position_key(&start) == position_key(&other), row->same);
}

int main(void)
{
	return CHECK_RUN("core position",
		CHECK_TABLE(start_rows, test_start),
		CHECK_TABLE(read_rows, test_read),
		CHECK_TABLE(error_rows, test_error),
		CHECK_TABLE(count_rows, test_count),
		CHECK_TABLE(owner_rows, test_owner),
		CHECK_TABLE(key_rows, test_key));
}
