/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is chosen around a game: names, rules, the start, comments. */
#include "record.h"

#include "check.h"
#include "test_core_play.h"

#define TEN "0123456789"
#define KITCHEN5 "AAA2/AA3/A3B/3BB/2BBB"
#define RED_HOME "5/5/4A/3AA/2AAA"

static const struct name_row {
	const char *label, *name, *kept;
} name_rows[] = {
	{ "name: plain", "Anna", "Anna" },
	{ "name: none", "", "" },
	{ "name: blanks and signs", "Dr. O'Neil \"X\" \\", "Dr. O'Neil \"X\" \\" },
	{ "name: letters of two bytes", "J\xc3\xb6rg", "J\xc3\xb6rg" },
	{ "name: 40 bytes", TEN TEN TEN TEN, TEN TEN TEN TEN },
	{ "name: cut at 40 bytes", TEN TEN TEN TEN "x", TEN TEN TEN TEN },
	{ "name: cut before a letter of two bytes", TEN TEN TEN "012345678\xc3\xb6",
		TEN TEN TEN "012345678" },
	{ "name: cut before a sign of four bytes", TEN TEN TEN "0123456\xf0\x9f\x98\x80",
		TEN TEN TEN "0123456" },
	{ "name: cut behind a letter of two bytes", TEN TEN TEN "01234567\xc3\xb6x",
		TEN TEN TEN "01234567\xc3\xb6" },
	{ "name: escape sequence", "\x1b[2JAnna", "?[2JAnna" },
	{ "name: bell, delete, and a control of two bytes", "a\a\x7f\xc2\x9b" "b", "a???b" },
	{ "name: newline and tab", "a\nb\tc", "a b c" },
	{ "name: direction override", "a\xe2\x80\xae" "b", "a?b" },
	{ "name: bytes that are not UTF-8", "a\xff\xc3" "b\x80", "a??b?" },
	{ "name: overlong form of a slash", "a\xc0\xaf", "a??" },
	{ "name: blanks around it", " \t Anna \n", "Anna" },
	{ "name: wide blanks around it", "\xc2\xa0" "Anna\xe3\x80\x80", "Anna" },
	{ "name: invisible signs around it", "\xe2\x80\x8b" "Anna\xef\xbb\xbf", "Anna" },
	{ "name: invisible signs inside it", "An\xe2\x80\x8d" "na", "An\xe2\x80\x8d" "na" },
	{ "name: cut behind a blank", TEN TEN TEN "012345678 x", TEN TEN TEN "012345678" },
	{ "name: only blanks", " \t\n", "" },
	{ "name: only a blank of no width", "\xe2\x80\x8b", "" },
	{ "name: only a no-break space", "\xc2\xa0", "" },
	{ "name: only a blank of braille", "\xe2\xa0\x80", "" },
	{ "name: only fillers and tags", "\xe3\x85\xa4\xf3\xa0\x80\xa0", "" },
};

static void test_name(void **state)
{
	const struct name_row *row = *state;
	struct game *game = play_new("kitchen5", 2, "", "");
	struct fault fault;

	CHECK_TEXT(game_name(game, 0), "");
	game_set_name(game, 1, "Bea");
	game_set_name(game, 0, row->name);
	CHECK_TEXT(game_name(game, 0), row->kept);
	CHECK_TEXT(game_name(game, 1), "Bea");
	play_words(game, "c5-d4 undo");
	assert_true(game_setup(game, KITCHEN5 " B", &fault));
	CHECK_TEXT(game_name(game, 0), row->kept);
	game_free(game);
}

/* The game can be written and read again. */
static void check_record(const struct game *game)
{
	struct buf text = { 0 }, again = { 0 };
	struct fault fault;
	struct game *read;

	record_write(game, &text);
	read = record_read(text.text, text.length, &fault);
	assert_non_null(read);
	record_write(read, &again);
	CHECK_TEXT(buf_text(&again), buf_text(&text));
	buf_clear(&text);
	buf_clear(&again);
	game_free(read);
}

/* May Red be called so, where Blue is called Bea? */
static const struct check_row {
	const char *label, *id, *name;
	enum error error;
	const char *text; /* of the fault */
} check_rows[] = {
	{ "check: a name", "kitchen5", "Anna", ERROR_NONE, "" },
	{ "check: the own colour", "kitchen5", "Red", ERROR_NONE, "" },
	{ "check: a colour that does not play", "kitchen5", "Green", ERROR_NONE, "" },
	{ "check: a beginning of the other's name", "kitchen5", "Be", ERROR_NONE, "" },
	{ "check: longer than the other's name", "kitchen5", "Beate", ERROR_NONE, "" },
	{ "check: the other's name", "kitchen5", "Bea", ERROR_NAME_TAKEN, "Bea" },
	{ "check: in capitals", "kitchen5", "BEA", ERROR_NAME_TAKEN, "BEA" },
	{ "check: with blanks around it", "kitchen5", " Bea\t", ERROR_NAME_TAKEN, "Bea" },
	{ "check: with a no-break space behind it", "kitchen5", "Bea\xc2\xa0",
		ERROR_NAME_TAKEN, "Bea" },
	{ "check: the other's colour, though named", "kitchen5", "Blue",
		ERROR_NAME_TAKEN, "Blue" },
	{ "check: the other's colour in small letters", "kitchen5", "blue",
		ERROR_NAME_TAKEN, "blue" },
	{ "check: Dark", "halma10", "dark", ERROR_NAME_TAKEN, "dark" },
	{ "check: nothing", "kitchen5", "", ERROR_NAME_EMPTY, "" },
	{ "check: only blanks", "kitchen5", "  ", ERROR_NAME_EMPTY, "" },
	{ "check: nothing to be seen", "kitchen5", "\xe2\x80\x8b\xc2\xa0", ERROR_NAME_EMPTY, "" },
};

static void test_check(void **state)
{
	const struct check_row *row = *state;
	struct game *game = play_new(row->id, 2, "", "");
	struct fault fault = { .error = ERROR_NONE };

	game_set_name(game, 0, "Anna");
	game_set_name(game, 1, "Bea");
	CHECK_INT(game_check_name(game, 0, row->name, &fault), !row->error);
	CHECK_INT(fault.error, row->error);
	CHECK_TEXT(fault.text, row->text);
	CHECK_TEXT(game_name(game, 0), "Anna");
	if (!row->error)
		game_set_name(game, 0, row->name);
	check_record(game);
	game_free(game);
}

/* Names are compared as they are kept, when they are cut. */
static void test_check_cut(void **state)
{
	struct game *game = play_new("kitchen5", 2, "", "");
	struct fault fault;

	(void)state;
	game_set_name(game, 1, TEN TEN TEN TEN);
	assert_false(game_check_name(game, 0, TEN TEN TEN TEN "x", &fault));
	assert_true(game_check_name(game, 0, TEN TEN TEN "012345678", &fault));
	game_free(game);
}

static const struct rules_row {
	const char *label, *id;
	int players;
	const char *words, *rules;
	enum error error; /* 0: they can be set */
} rules_rows[] = {
	{ "rules: at the start", "kitchen5", 2, "", "goal-lock strict", ERROR_NONE },
	{ "rules: after a move", "kitchen5", 2, "c5-d4", "goal-lock strict", ERROR_GAME_BEGUN },
	{ "rules: the same after a move", "kitchen5", 2, "c5-d4", "", ERROR_GAME_BEGUN },
	{ "rules: after a resignation", "kitchen5", 2, "resign", "clear-out on",
		ERROR_GAME_BEGUN },
	{ "rules: after all was taken back", "kitchen5", 2, "c5-d4 undo", "clear-out on",
		ERROR_NONE },
	{ "rules: equalise with three", "sides10", 3, "", "equalise on", ERROR_EQUALISE_PLAYERS },
	{ "rules: teams with three", "sides10", 3, "", "teams on", ERROR_TEAMS_PLAYERS },
	{ "rules: teams with four", "sides10", 4, "", "teams on", ERROR_NONE },
};

/* Rules that are set hold, and forget what was taken back; others change nothing. */
static void test_rules(void **state)
{
	const struct rules_row *row = *state;
	struct game *game = play_new(row->id, row->players, "", "");
	struct ruleset rules = check_rules(variant_find(row->id), row->rules);
	struct ruleset before = game_ground(game)->rules, after;
	struct fault fault = { .error = ERROR_NONE };
	size_t count;

	play_words(game, row->words);
	count = game_count(game);
	CHECK_INT(game_set_rules(game, &rules, &fault), !row->error);
	CHECK_INT(fault.error, row->error);
	CHECK_INT(game_count(game), count);
	CHECK_INT(game_redo(game, 1), 0);
	after = game_ground(game)->rules;
	for (int rule = 0; rule < RULESET_RULES; rule++)
		CHECK_TEXT(ruleset_value(&after, rule),
			ruleset_value(row->error ? &before : &rules, rule));
	game_free(game);
}

/* What the rules make of a start that is set up, before and after they change. */
static const struct start_row {
	const char *label, *id, *rules, *line, *changes;
	enum position_end before, after;
	const char *line_after;
} start_rows[] = {
	{ "start: over, and stays so", "kitchen5", "", RED_HOME " B", "goal-lock strict",
		POSITION_HOME, POSITION_HOME, RED_HOME " B" },
	{ "start: the first is home, equalising or not", "kitchen5", "", RED_HOME " B",
		"equalise on", POSITION_HOME, POSITION_HOME, RED_HOME " B" },
	{ "start: the equalising turn falls away with its rule", "kitchen5", "equalise on",
		RED_HOME " B =", "equalise off", POSITION_OPEN, POSITION_HOME, RED_HOME " B" },
	{ "start: an open one stays as set up", "kitchen5", "", "A4/5/5/5/4B B",
		"clear-out on", POSITION_OPEN, POSITION_OPEN, "A4/5/5/5/4B B" },
};

static void test_start(void **state)
{
	const struct start_row *row = *state;
	struct game *game = play_new(row->id, 2, row->rules, row->line);
	struct ruleset rules;
	struct fault fault;

	CHECK_INT(game_position(game)->standing.end, row->before);
	rules = check_rules(variant_find(row->id), row->changes);
	assert_true(game_set_rules(game, &rules, &fault));
	CHECK_INT(game_position(game)->standing.end, row->after);
	check_line(game_position(game), game_ground(game), row->line_after);
	check_line(game_start(game), game_ground(game), row->line_after);
	game_free(game);
}

static const struct setup_row {
	const char *label, *line;
	enum error error;
	bool own; /* the variant's own start */
} setup_rows[] = {
	{ "set-up: another position", "A4/5/5/5/4B B", ERROR_NONE, false },
	{ "set-up: the variant's own", KITCHEN5 " A", ERROR_NONE, true },
	{ "set-up: the other to move", KITCHEN5 " B", ERROR_NONE, false },
	{ "set-up: not a position", "A4/5/5/5/4B", ERROR_POSITION_PLAYER, true },
};

/* A set-up begins anew; one that is refused leaves the game as it was. */
static void test_setup(void **state)
{
	const struct setup_row *row = *state;
	struct game *game = play_new("kitchen5", 2, "clear-out on", "");
	struct fault fault = { .error = ERROR_NONE };
	bool done = !row->error;

	assert_true(game_is_own_start(game));
	game_add_comment(game, "before", 6);
	play_words(game, "c5-d4 offer d1-c2 undo");
	CHECK_INT(game_setup(game, row->line, &fault), done);
	CHECK_INT(fault.error, row->error);
	CHECK_INT(game_is_own_start(game), row->own);
	CHECK_INT(game_count(game), done ? 0 : 2);
	CHECK_INT(game_offers(game), done ? 0 : 2);
	CHECK_INT(game_comment(game) == NULL, done);
	CHECK_INT(game_redo(game, 9), !done);
	assert_true(game_ground(game)->rules.clear_out);
	if (done)
		check_line(game_position(game), game_ground(game), row->line);
	game_free(game);
}

/* Comments belong to what was done last; several are joined. */
static void test_comments(void **state)
{
	struct game *game = play_new("kitchen5", 2, "", "");

	(void)state;
	assert_null(game_comment(game));
	game_add_comment(game, "first, and more", 5);
	play_words(game, "c5-d4");
	game_add_comment(game, "good", 4);
	game_add_comment(game, "\x1b[1mbold\nnew line", 17);
	play_words(game, "d1-c2 offer");
	game_add_comment(game, "", 0);
	CHECK_TEXT(game_comment(game), "first");
	CHECK_TEXT(game_turn(game, 0)->comment, "good ?[1mbold new line");
	assert_null(game_turn(game, 1)->comment);
	CHECK_TEXT(game_turn(game, 2)->comment, "");
	game_undo(game, 3);
	game_redo(game, 1);
	CHECK_TEXT(game_turn(game, 0)->comment, "good ?[1mbold new line");
	game_undo(game, 1);
	play_words(game, "c5-d4");
	assert_null(game_turn(game, 0)->comment);
	game_free(game);
}

static void test_free_nothing(void **state)
{
	(void)state;
	game_free(NULL);
}

int main(void)
{
	return CHECK_RUN("core choices",
		CHECK_TABLE(name_rows, test_name),
		CHECK_TABLE(check_rows, test_check),
		CHECK_TEST("check: where names are cut", test_check_cut),
		CHECK_TABLE(rules_rows, test_rules),
		CHECK_TABLE(start_rows, test_start),
		CHECK_TABLE(setup_rows, test_setup),
		CHECK_TEST("comments", test_comments),
		CHECK_TEST("no game is freed without harm", test_free_nothing));
}
