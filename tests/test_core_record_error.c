/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a record is refused, and on which line (halma(5)). */
#include "record.h"

#include "check.h"
#include "test_core_play.h"

#define HEAD "[Game \"Halma\"]\n[Variant \"kitchen5\"]\n[Players \"2\"]\n\n"
#define TEN "0123456789"
#define X16 "xxxxxxxxxxxxxxxx"
#define X128 X16 X16 X16 X16 X16 X16 X16 X16
#define X2048 X128 X128 X128 X128 X128 X128 X128 X128 X128 X128 X128 X128 X128 X128 X128 X128
#define EIGHT_RULES "[Rule \"teams off\"]\n[Rule \"teams off\"]\n[Rule \"teams off\"]\n" \
	"[Rule \"teams off\"]\n[Rule \"teams off\"]\n[Rule \"teams off\"]\n" \
	"[Rule \"teams off\"]\n[Rule \"teams off\"]\n"

static const struct error_row {
	const char *label, *text;
	enum error error;
	int line;
	const char *word; /* the fault's text; NULL: does not matter */
} error_rows[] = {
	{ "empty", "", ERROR_RECORD_EMPTY, 1, "" },
	{ "empty: blanks and newlines", " \r\n\t\n", ERROR_RECORD_EMPTY, 3, "" },
	{ "empty: a byte order mark", "\xef\xbb\xbf", ERROR_RECORD_EMPTY, 1, "" },

	{ "tag: no quotes", "[Variant kitchen5]", ERROR_RECORD_TAG, 1, "" },
	{ "tag: no value", "[Game \"Halma\"]\n[Variant]", ERROR_RECORD_TAG, 2, "" },
	{ "tag: value not closed", "\n[Variant \"kitchen5]\n", ERROR_RECORD_TAG, 2, "" },
	{ "tag: value not closed at the end", "[Variant \"kitchen5", ERROR_RECORD_TAG, 1, "" },
	{ "tag: value that ends in a backslash", "[Variant \"kitchen5\\\"]",
		ERROR_RECORD_TAG, 1, "" },
	{ "tag: value over two lines", "[Variant \"kitchen5\"]\n[Red \"An\nna\"]\n",
		ERROR_RECORD_TAG, 2, "" },
	{ "tag: bracket not closed", "[Variant \"kitchen5\"\n1. c5-d4", ERROR_RECORD_TAG, 1, "" },
	{ "tag: bracket not closed at the end", "[Variant \"kitchen5\"", ERROR_RECORD_TAG, 1, "" },
	{ "tag: text behind the value", "[Variant \"kitchen5\" x]", ERROR_RECORD_TAG, 1, "" },
	{ "tag: more than 32", HEAD EIGHT_RULES EIGHT_RULES EIGHT_RULES EIGHT_RULES,
		ERROR_RECORD_TAGS, 34, "" },
	{ "tag: a bracket at the end", "[Variant \"kitchen5\"]\n[", ERROR_RECORD_TAG, 2, "" },
	{ "tag: no name", "[\"kitchen5\"]", ERROR_RECORD_TAG, 1, "" },
	{ "tag: nothing", "[]", ERROR_RECORD_TAG, 1, "" },

	{ "tag name: unknown", HEAD "[Colour \"x\"]\n", ERROR_RECORD_TAG_NAME, 5, "Colour" },
	{ "tag name: small letters", "[variant \"kitchen5\"]",
		ERROR_RECORD_TAG_NAME, 1, "variant" },
	{ "tag name: longer than any", "[" TEN TEN TEN " \"x\"]", ERROR_RECORD_TAG_NAME, 1, NULL },
	{ "tag name: a player of another number", HEAD "[Green \"x\"]\n",
		ERROR_RECORD_TAG_NAME, 5, "Green" },
	{ "tag name: a player of another variant", "[Light \"x\"]\n" HEAD,
		ERROR_RECORD_TAG_NAME, 1, "Light" },
	{ "tag name: Red does not play halma10", "[Variant \"halma10\"]\n[Red \"x\"]",
		ERROR_RECORD_TAG_NAME, 2, "Red" },

	{ "tag twice: variant", HEAD "[Variant \"star\"]\n", ERROR_RECORD_TAG_TWICE, 5, "Variant" },
	{ "tag twice: a name", HEAD "[Red \"x\"]\n[Red \"x\"]\n",
		ERROR_RECORD_TAG_TWICE, 6, "Red" },
	{ "tag twice: result", HEAD "[Result \"*\"]\n[Result \"*\"]\n",
		ERROR_RECORD_TAG_TWICE, 6, "Result" },

	{ "name: the other's", HEAD "[Red \"Anna\"]\n[Blue \"ANNA\"]\n",
		ERROR_NAME_TAKEN, 6, "ANNA" },
	{ "name: the other's with a blank", HEAD "[Red \"Anna\"]\n[Blue \"Anna \"]\n",
		ERROR_NAME_TAKEN, 6, "Anna" },
	{ "name: the other's with an invisible sign",
		HEAD "[Red \"Anna\"]\n[Blue \"Anna\xe2\x80\x8b\"]\n",
		ERROR_NAME_TAKEN, 6, "Anna" },
	{ "name: the other's when cut", HEAD "[Red \"" TEN TEN TEN TEN "x\"]\n"
		"[Blue \"" TEN TEN TEN TEN "y\"]\n", ERROR_NAME_TAKEN, 6, TEN TEN TEN TEN },
	{ "name: the other's colour", HEAD "[Red \"Blue\"]\n[Blue \"Berta\"]\n",
		ERROR_NAME_TAKEN, 5, "Blue" },
	{ "name: invisible", HEAD "[Red \"\xc2\xa0\"]\n", ERROR_NAME_EMPTY, 5, "" },

	{ "long value", HEAD "[Red \"" X2048 "x\"]\n", ERROR_RECORD_LONG, 5, "Red" },

	{ "variant: unknown", "[Game \"Halma\"]\n[Variant \"chess\"]\n",
		ERROR_RECORD_VARIANT, 2, "chess" },
	{ "variant: capitals", "[Variant \"Kitchen5\"]\n", ERROR_RECORD_VARIANT, 1, "Kitchen5" },
	{ "variant: empty", "[Variant \"\"]\n", ERROR_RECORD_VARIANT, 1, "" },
	{ "variant: long", "[Variant \"" TEN TEN TEN TEN TEN "\"]\n",
		ERROR_RECORD_VARIANT, 1, TEN TEN TEN TEN },
	{ "no variant: moves only", "1. c5-d4\n", ERROR_RECORD_NO_VARIANT, 1, "" },
	{ "no variant: another tag", "[Game \"Halma\"]\n\n1. c5-d4\n",
		ERROR_RECORD_NO_VARIANT, 3, "" },
	{ "no variant: a comment before the tags", "{x}\n" HEAD, ERROR_RECORD_NO_VARIANT, 1, "" },

	{ "players: a word", "[Variant \"star\"]\n[Players \"two\"]\n",
		ERROR_RECORD_NUMBER, 2, "two" },
	{ "players: two digits", "[Variant \"star\"]\n[Players \"22\"]\n",
		ERROR_RECORD_NUMBER, 2, "22" },
	{ "players: nothing", "[Variant \"star\"]\n[Players \"\"]\n", ERROR_RECORD_NUMBER, 2, "" },
	{ "players: negative", "[Variant \"star\"]\n[Players \"-2\"]\n",
		ERROR_RECORD_NUMBER, 2, "-2" },
	{ "players: too many", "[Variant \"kitchen5\"]\n[Players \"3\"]\n", ERROR_PLAYERS, 2, "2" },
	{ "players: five on the star", "[Players \"5\"]\n[Variant \"star\"]\n",
		ERROR_PLAYERS, 1, "2, 3, 4, 6" },
	{ "players: nine", "[Variant \"star\"]\n[Players \"9\"]\n", ERROR_PLAYERS, 2, NULL },
	{ "players: none", "[Variant \"star\"]\n[Players \"0\"]\n", ERROR_PLAYERS, 2, NULL },

	{ "rule: no value", HEAD "[Rule \"clear-out\"]\n", ERROR_RECORD_RULE, 5, "clear-out" },
	{ "rule: nothing", HEAD "[Rule \"\"]\n", ERROR_RECORD_RULE, 5, "" },
	{ "rule: unknown", HEAD "[Rule \"huff on\"]\n", ERROR_NO_RULE, 5, "huff" },
	{ "rule: wrong value", HEAD "[Rule \"goal-lock on\"]\n", ERROR_RULE_VALUE, 5, "on" },
	{ "rule: two blanks", HEAD "[Rule \"teams  on\"]\n", ERROR_RULE_VALUE, 5, " on" },
	{ "rule: equalise with three, by its own line",
		"[Variant \"sides10\"]\n[Players \"3\"]\n[Rule \"equalise on\"]\n[Red \"x\"]\n",
		ERROR_EQUALISE_PLAYERS, 3, NULL },
	{ "rule: teams with three, by its own line",
		"[Rule \"teams on\"]\n[Variant \"sides10\"]\n[Players \"3\"]\n"
		"[Rule \"clear-out on\"]\n", ERROR_TEAMS_PLAYERS, 1, NULL },

	{ "position: a sign", HEAD "[Position \"X4/5/5/5/5 A\"]\n", ERROR_POSITION_SIGN, 5, "X" },
	{ "position: a rank", HEAD "[Position \"6/5/5/5/5 A\"]\n", ERROR_POSITION_RANK, 5, NULL },
	{ "position: empty", HEAD "[Position \"\"]\n", ERROR_POSITION_RANK, 5, NULL },
	{ "position: ranks", HEAD "[Position \"5/5/5 A\"]\n", ERROR_POSITION_RANKS, 5, NULL },
	{ "position: pieces", HEAD "[Position \"AAAAA/AA3/5/5/5 A\"]\n[Result \"*\"]\n",
		ERROR_POSITION_PIECES, 5, NULL },
	{ "position: player", HEAD "[Position \"5/5/5/5/5 C\"]\n", ERROR_POSITION_PLAYER, 5, "C" },
	{ "position: equal without the rule", HEAD "[Position \"5/5/4A/3AA/2AAA B =\"]\n",
		ERROR_POSITION_EQUAL, 5, NULL },
	{ "position: end", HEAD "[Position \"5/5/5/5/5 A B\"]\n", ERROR_POSITION_END, 5, "B" },

	{ "comment: not closed", HEAD "1. c5-d4 {good\n\nd1-c2\n", ERROR_RECORD_COMMENT, 5, "" },
	{ "comment: a brace at the end", HEAD "1. c5-d4\n{", ERROR_RECORD_COMMENT, 6, "" },

	{ "word: unknown", HEAD "c5-d4 hello\n", ERROR_RECORD_WORD, 5, "hello" },
	{ "word: behind a comment over three lines", HEAD "c5-d4 {a\nb\n} hello\n",
		ERROR_RECORD_WORD, 7, "hello" },
	{ "word: capitals", HEAD "c5-d4\nRESIGN\n", ERROR_RECORD_WORD, 6, "RESIGN" },
	{ "word: one cell", HEAD "c5\n", ERROR_RECORD_WORD, 5, "c5" },
	{ "word: hyphen behind", HEAD "c5-d4-\n", ERROR_RECORD_WORD, 5, "c5-d4-" },
	{ "word: hyphen in front", HEAD "-c5-d4\n", ERROR_RECORD_WORD, 5, "-c5-d4" },
	{ "word: two hyphens", HEAD "c5--d4\n", ERROR_RECORD_WORD, 5, "c5--d4" },
	{ "word: no hyphen", HEAD "c5d4\n", ERROR_RECORD_WORD, 5, "c5d4" },
	{ "word: sign behind", HEAD "c5-d4!\n", ERROR_RECORD_WORD, 5, "c5-d4!" },
	{ "word: number without a point", HEAD "1 c5-d4\n", ERROR_RECORD_WORD, 5, "1" },
	{ "word: number with dots", HEAD "1... c5-d4\n", ERROR_RECORD_WORD, 5, ".." },
	{ "word: a letter for a number", HEAD "x.c5-d4\n", ERROR_RECORD_WORD, 5, "x.c5-d4" },
	{ "word: a point", HEAD ". c5-d4\n", ERROR_RECORD_WORD, 5, "." },
	{ "word: closing brace", HEAD "c5-d4 } d1-c2\n", ERROR_RECORD_WORD, 5, "}" },
	{ "word: a tag behind the moves", HEAD "c5-d4\n[Red \"x\"]\n",
		ERROR_RECORD_WORD, 6, "[Red" },
	{ "word: cut at 40 bytes", HEAD TEN TEN TEN "abcdefghijxx\n", ERROR_RECORD_WORD, 5,
		TEN TEN TEN "abcdefghij" },
	{ "word: cut before a letter of two bytes", HEAD TEN TEN TEN "abcdefghi\xc3\xa4x\n",
		ERROR_RECORD_WORD, 5, TEN TEN TEN "abcdefghi" },

	{ "move: no such cell", HEAD "c5-d4\n\n2. d1-z9\n", ERROR_NO_CELL, 7, "z9" },
	{ "move: no such cell, capital", HEAD "c5-Z9\n", ERROR_NO_CELL, 5, "Z9" },
	{ "move: no such cell, with a long number", HEAD "c5-d444444444444444\n",
		ERROR_NO_CELL, 5, "d444444444444444" },
	{ "move: an empty cell", HEAD "c5-d4\nc2-c3\n", ERROR_CELL_EMPTY, 6, NULL },
	{ "move: another's piece", HEAD "c5-d4\na5-a4\n", ERROR_OTHERS_PIECE, 6, NULL },
	{ "move: against the rules", HEAD "1. c5-d4 d1-c2\n2. a5-a2\n", ERROR_TOO_FAR, 6, NULL },
	{ "move: a wrong hop", HEAD "1. c5-d4 d1-c2\n2. a5-c5-e5\n",
		ERROR_NOTHING_TO_JUMP, 6, NULL },
	{ "move: after the end", HEAD "resign\nd1-c2\n", ERROR_GAME_OVER, 6, NULL },
	{ "pass while a move exists", HEAD "c5-d4 pass\n", ERROR_MOVE_EXISTS, 5, NULL },
	{ "resign after the end", HEAD "resign\n\nresign\n", ERROR_GAME_OVER, 7, NULL },
	{ "draw twice", HEAD "draw\ndraw\n", ERROR_DRAW_OFFERED, 6, NULL },
	{ "draw in the equalising turn", "[Variant \"kitchen4\"]\n[Rule \"equalise on\"]\n"
		"[Position \"4/B2A/2AA/1AAA B =\"]\n\ndraw\n", ERROR_DRAW_LAST_TURN, 5, NULL },
	{ "end of two", HEAD "end\n", ERROR_END_TWO_PLAYERS, 5, NULL },

	{ "result: open, but claimed", "[Result \"A\"]\n" HEAD "c5-d4\n",
		ERROR_RECORD_RESULT, 1, "A" },
	{ "result: of chess", HEAD "[Result \"1-0\"]\nresign\n", ERROR_RECORD_RESULT, 5, "1-0" },
	{ "result: of the loser", HEAD "[Result \"A\"]\nresign\n", ERROR_RECORD_RESULT, 5, "A" },
	{ "result: empty", HEAD "[Result \"\"]\nresign\n", ERROR_RECORD_RESULT, 5, "" },
};

static void test_error(void **state)
{
	const struct error_row *row = *state;
	struct fault fault = { .error = ERROR_NONE };

	assert_null(record_read(row->text, strlen(row->text), &fault));
	CHECK_INT(fault.error, row->error);
	CHECK_INT(fault.line, row->line);
	if (row->word)
		CHECK_TEXT(fault.text, row->word);
}

/* A zero byte, which no string here can hold. */
static const struct zero_row {
	const char *label;
	size_t at;
	int line;
} zero_rows[] = {
	{ "zero byte: the first", 0, 1 },
	{ "zero byte: in a tag", 20, 2 },
	{ "zero byte: in a move", sizeof HEAD + 1, 5 },
	{ "zero byte: the last", sizeof HEAD "c5-d4\n" - 2, 5 },
};

static void test_zero(void **state)
{
	const struct zero_row *row = *state;
	struct fault fault = { .error = ERROR_NONE };
	char text[] = HEAD "c5-d4\n";

	text[row->at] = '\0';
	assert_null(record_read(text, sizeof text - 1, &fault));
	CHECK_INT(fault.error, ERROR_RECORD_BYTE);
	CHECK_INT(fault.line, row->line);
}

/* The facts of a refused move, and the game it was refused in. */
static void test_part(void **state)
{
	static const char text[] = HEAD "[Red \"Anna\"]\n1. c5-d4 d1-c2\n2. d4-c2 {x}\n";
	struct fault fault = { .error = ERROR_NONE };
	struct game *game = NULL;

	(void)state;
	assert_false(record_read_part(text, strlen(text), &game, &fault));
	assert_non_null(game);
	CHECK_INT(fault.error, ERROR_OCCUPIED);
	CHECK_INT(fault.line, 7);
	CHECK_INT(fault.cell[0], check_cell(&game_ground(game)->board, "c2"));
	CHECK_INT(fault.player, 1);
	CHECK_INT(game_count(game), 2);
	CHECK_TEXT(game_name(game, 0), "Anna");
	game_free(game);
}

static void test_no_part(void **state)
{
	static const char text[] = "[Variant \"chess\"]\n";
	struct game *game = NULL;
	struct fault fault;

	(void)state;
	assert_false(record_read_part(text, strlen(text), &game, &fault));
	assert_null(game);
}

int main(void)
{
	return CHECK_RUN("core record error",
		CHECK_TABLE(error_rows, test_error),
		CHECK_TABLE(zero_rows, test_zero),
		CHECK_TEST("part: the game as far as it was played", test_part),
		CHECK_TEST("part: none without a variant", test_no_part));
}
