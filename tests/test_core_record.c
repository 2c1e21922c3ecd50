/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records: what is written, and what is read (halma(5)). */
#include "record.h"

#include "check.h"
#include "test_core_play.h"

#define HEAD "[Game \"Halma\"]\n[Variant \"kitchen5\"]\n[Players \"2\"]\n"
#define OPEN "[Result \"*\"]\n"
#define SIDES3 "[Game \"Halma\"]\n[Variant \"sides10\"]\n[Players \"3\"]\n"
#define THREE "10/10/10/10/4A5/4B5/4C5/10/10/10 A"
/* corners10: Red needs i7-i8, Blue i4-i3, Green c3-c2; the same, Yellow d9-c9. */
#define RED_BLUE_GREEN "7AAA/7AAA/9A/8A1/10/4D5/8B1/CCC6B/CC5BBB/CCC4BBB A"
#define RED_BLUE_YELLOW "DDD4AAA/DD1D3AAA/DD7A/8A1/10/4C5/8B1/9B/7BBB/7BBB A"
#define BOTH_NEAR "BBBBB5/BBBB6/BBB7/BB8/9A/B9/8AA/7AAA/6AAAA/5AAAAA A"
#define ROUND "c5-d5 c1-b1 d5-c5 b1-c1"

static const struct write_row {
	const char *label, *id;
	int players;
	const char *rules, *start, *words;
	const char *record;
} write_rows[] = {
	{ "write: nothing played", "kitchen5", 2, "", "", "", HEAD OPEN "\n" },
	{ "write: rounds", "kitchen5", 2, "", "", "c5-d4 d1-c2 a5-c5 e1-d1",
		HEAD OPEN "\n1. c5-d4 d1-c2\n2. a5-c5 e1-d1\n" },
	{ "write: a chain in full", "halma8", 2, "", "8/5B2/4B3/8/3B4/2A5/8/8 A", "c3-g7",
		"[Game \"Halma\"]\n[Variant \"halma8\"]\n[Players \"2\"]\n"
		"[Position \"8/5B2/4B3/8/3B4/2A5/8/8 A\"]\n" OPEN "\n1. c3-e5-e7-g7\n" },
	{ "write: rules that differ", "kitchen5", 2, "clear-out on goal-lock strict", "", "",
		HEAD "[Rule \"goal-lock strict\"]\n[Rule \"clear-out on\"]\n" OPEN "\n" },
	{ "write: a rule that is off", "halma10", 2, "equalise off", "", "",
		"[Game \"Halma\"]\n[Variant \"halma10\"]\n[Players \"2\"]\n"
		"[Rule \"equalise off\"]\n" OPEN "\n" },
	{ "write: the second player begins", "kitchen5", 2, "", "A4/5/5/5/4B B", "e1-e2 a5-a4",
		HEAD "[Position \"A4/5/5/5/4B B\"]\n" OPEN "\n1. e1-e2\n2. a5-a4\n" },
	{ "write: draws stand with the turn that follows", "kitchen5", 2, "", "",
		"c5-d4 offer d1-c2 a5-c5 offer e1-d1 agree",
		HEAD "[Result \"draw\"]\n\n1. c5-d4 draw d1-c2\n2. a5-c5 draw e1-d1\n3. draw\n" },
	{ "write: an offer that begins a round", "kitchen5", 2, "", "", "offer c5-d4 agree",
		HEAD "[Result \"draw\"]\n\n1. draw c5-d4 draw\n" },
	{ "write: a resignation", "kitchen5", 2, "", "", "c5-d4 resign",
		HEAD "[Result \"A\"]\n\n1. c5-d4 resign\n" },
	{ "write: passes", "halma8", 2, "", "A7/8/8/8/8/5A1A/6AA/5AAB A",
		"a8-a7 pass a7-a6 pass",
		"[Game \"Halma\"]\n[Variant \"halma8\"]\n[Players \"2\"]\n"
		"[Position \"A7/8/8/8/8/5A1A/6AA/5AAB A\"]\n" OPEN
		"\n1. a8-a7 pass\n2. a7-a6 pass\n" },
	{ "write: one who has resigned is left out of the rounds", "sides10", 3, "", THREE,
		"e6-e7 e5-d5 resign e7-e8 d5-c5 end",
		SIDES3 "[Position \"" THREE "\"]\n[Result \"undecided\"]\n"
		"\n1. e6-e7 e5-d5 resign\n2. e7-e8 d5-c5\n3. end\n" },
	{ "write: the first has resigned", "sides10", 3, "", THREE,
		"resign e5-d5 e4-f4 d5-c5",
		SIDES3 "[Position \"" THREE "\"]\n" OPEN "\n1. resign e5-d5 e4-f4\n2. d5-c5\n" },
};

/* The record is as it stands there, and read and written again it is the same. */
static void test_write(void **state)
{
	const struct write_row *row = *state;
	struct game *game = play_new(row->id, row->players, row->rules, row->start), *again;
	struct buf first = { 0 }, second = { 0 };
	struct fault fault;

	play_words(game, row->words);
	record_write(game, &first);
	CHECK_TEXT(buf_text(&first), row->record);
	again = record_read(first.text, first.length, &fault);
	assert_non_null(again);
	record_write(again, &second);
	CHECK_TEXT(buf_text(&second), row->record);
	CHECK_INT(position_key(game_position(again)), position_key(game_position(game)));
	CHECK_INT(game_offers(again), game_offers(game));
	buf_clear(&first);
	buf_clear(&second);
	game_free(game);
	game_free(again);
}

static const struct result_row {
	const char *label, *id;
	int players;
	const char *rules, *start, *words, *result;
} result_rows[] = {
	{ "result: open", "kitchen5", 2, "", "", "c5-d4", "*" },
	{ "result: the first is home", "kitchen4", 2, "", "B3/2A1/2AA/1AAA A", "c3-d3", "A" },
	{ "result: the second is home", "kitchen4", 2, "", "BBB1/BB2/1B2/3A B", "b2-a2", "B" },
	{ "result: a resignation", "kitchen5", 2, "", "", "resign", "B" },
	{ "result: agreed", "kitchen5", 2, "", "", "offer c5-d4 agree", "draw" },
	{ "result: claimed", "kitchen5", 2, "", "", ROUND " " ROUND " claim", "draw" },
	{ "result: equalised", "halma10", 2, "", BOTH_NEAR, "j6-j5 a5-a6", "draw" },
	{ "result: the equalising turn is due", "halma10", 2, "", BOTH_NEAR, "j6-j5", "*" },
	{ "result: not equalised", "halma10", 2, "", BOTH_NEAR, "j6-j5 a5-a4", "A" },
	{ "result: nobody can move", "kitchen4", 2, "goal-lock strict",
		"ABB1/BB1A/B1AA/1AAB A", "pass pass", "undecided" },
	{ "result: places of four", "corners10", 4, "", RED_BLUE_GREEN,
		"i7-i8 i4-i3 c3-c2", "A B C D" },
	{ "result: places so far are still open", "corners10", 4, "", RED_BLUE_GREEN,
		"i7-i8 i4-i3", "*" },
	{ "result: ended with a place", "corners10", 4, "", RED_BLUE_GREEN, "i7-i8 end", "A" },
	{ "result: ended with two places", "corners10", 4, "", RED_BLUE_GREEN,
		"i7-i8 i4-i3 end", "A B" },
	{ "result: ended without a place", "corners10", 4, "", RED_BLUE_GREEN, "end",
		"undecided" },
	{ "result: all others have resigned", "sides10", 3, "", THREE, "resign resign", "C" },
	{ "result: teams, first and third", "corners10", 4, "teams on", RED_BLUE_GREEN,
		"i7-i8 i4-i3 c3-c2", "A+C" },
	{ "result: teams, second and fourth, though the first was home", "corners10", 4,
		"teams on", RED_BLUE_YELLOW, "i7-i8 i4-i3 e5-e6 d9-c9", "B+D" },
	{ "result: teams, ended with one of each home", "corners10", 4, "teams on",
		RED_BLUE_GREEN, "i7-i8 i4-i3 end", "undecided" },
	{ "result: teams, a resignation", "corners10", 4, "teams on", RED_BLUE_GREEN,
		"i7-i8 resign", "A+C" },
	{ "result: over at the start", "kitchen4", 2, "", "B3/3A/2AA/1AAA B", "", "A" },
};

static void test_result(void **state)
{
	const struct result_row *row = *state;
	struct game *game = play_new(row->id, row->players, row->rules, row->start);
	struct buf result = { 0 };

	play_words(game, row->words);
	record_write_result(game, &result);
	CHECK_TEXT(buf_text(&result), row->result);
	buf_clear(&result);
	game_free(game);
}

/* Records that are written in another way, and how our own hand writes them. */
static const struct read_row {
	const char *label, *text, *record;
} read_rows[] = {
	{ "read: our own hand", HEAD OPEN "\n1. c5-d4 d1-c2\n", HEAD OPEN "\n1. c5-d4 d1-c2\n" },
	{ "read: nothing but the variant", "[Variant \"kitchen5\"]", HEAD OPEN "\n" },
	{ "read: the fewest players", "[Variant \"halma4\"]",
		"[Game \"Halma\"]\n[Variant \"halma4\"]\n[Players \"3\"]\n" OPEN "\n" },
	{ "read: UTF-8's byte order mark", "\xef\xbb\xbf" HEAD "\nc5-d4",
		HEAD OPEN "\n1. c5-d4\n" },
	{ "read: CR LF", "[Variant \"kitchen5\"]\r\n[Red \"Anna\"]\r\n\r\n1. c5-d4 d1-c2\r\n",
		HEAD "[Red \"Anna\"]\n" OPEN "\n1. c5-d4 d1-c2\n" },
	{ "read: no numbers", HEAD "c5-d4\nd1-c2\n", HEAD OPEN "\n1. c5-d4 d1-c2\n" },
	{ "read: wrong numbers", HEAD "7. c5-d4 9. d1-c2", HEAD OPEN "\n1. c5-d4 d1-c2\n" },
	{ "read: numbers without a blank", HEAD "1.c5-d4 d1-c2", HEAD OPEN "\n1. c5-d4 d1-c2\n" },
	{ "read: capital letters", HEAD "C5-D4", HEAD OPEN "\n1. c5-d4\n" },
	{ "read: tabs and blank lines", HEAD "\n\n\t1.\t c5-d4 \n\n \td1-c2\n\n",
		HEAD OPEN "\n1. c5-d4 d1-c2\n" },
	{ "read: tags on one line, with blanks",
		"[ Players  \"2\" ] [Variant\t\"kitchen5\"\n][Blue \"B\"]1. c5-d4",
		HEAD "[Blue \"B\"]\n" OPEN "\n1. c5-d4\n" },
	{ "read: tags of chess records",
		"[Event \"x\"]\n[Site \"x\"]\n[Date \"x\"]\n[Round \"1\"]\n"
		HEAD, HEAD OPEN "\n" },
	{ "read: a chain by its ends",
		"[Variant \"halma8\"]\n[Position \"8/5B2/4B3/8/3B4/2A5/8/8 A\"]\nc3-g7",
		"[Game \"Halma\"]\n[Variant \"halma8\"]\n[Players \"2\"]\n"
		"[Position \"8/5B2/4B3/8/3B4/2A5/8/8 A\"]\n" OPEN "\n1. c3-e5-e7-g7\n" },
	{ "read: the variant's own position", HEAD "[Position \"AAA2/AA3/A3B/3BB/2BBB A\"]\n",
		HEAD OPEN "\n" },
	{ "read: a position before its rule",
		"[Variant \"kitchen4\"]\n[Position \"4/B2A/2AA/1AAA B =\"]\n[Rule \"equalise on\"]",
		"[Game \"Halma\"]\n[Variant \"kitchen4\"]\n[Players \"2\"]\n"
		"[Rule \"equalise on\"]\n[Position \"4/B2A/2AA/1AAA B =\"]\n" OPEN "\n" },
	{ "read: of the same rule the last counts",
		HEAD "[Rule \"goal-lock strict\"]\n[Rule \"goal-lock stop\"]\n",
		HEAD "[Rule \"goal-lock stop\"]\n" OPEN "\n" },
	{ "read: the result of a finished game left open", HEAD OPEN "resign",
		HEAD "[Result \"B\"]\n\n1. resign\n" },
	{ "read: no result", HEAD "resign", HEAD "[Result \"B\"]\n\n1. resign\n" },
	{ "read: a true result", HEAD "[Result \"B\"]\nresign",
		HEAD "[Result \"B\"]\n\n1. resign\n" },

	{ "read: signs in a name", HEAD "[Red \"An \\\"X\\\" \\\\ na\"]\n",
		HEAD "[Red \"An \\\"X\\\" \\\\ na\"]\n" OPEN "\n" },
	{ "read: a lone backslash in a name", HEAD "[Red \"a\\b\"]\n",
		HEAD "[Red \"a\\\\b\"]\n" OPEN "\n" },
	{ "read: brackets and braces in a name", HEAD "[Red \"[{]}\"]\n",
		HEAD "[Red \"[{]}\"]\n" OPEN "\n" },
	{ "read: an escape sequence in a name", HEAD "[Red \"\x1b[2J\"]\n",
		HEAD "[Red \"?[2J\"]\n" OPEN "\n" },
	{ "read: Light and Dark",
		"[Variant \"halma10\"]\n[Dark \"D\"]\n[Light \"L\"]\n",
		"[Game \"Halma\"]\n[Variant \"halma10\"]\n[Players \"2\"]\n[Light \"L\"]\n"
		"[Dark \"D\"]\n" OPEN "\n" },

	{ "read: a comment at the start", HEAD "\n{hello}\n1. c5-d4",
		HEAD OPEN "\n{hello}\n1. c5-d4\n" },
	{ "read: comments between moves", HEAD "1. c5-d4 {one} d1-c2 {two} {three}\n",
		HEAD OPEN "\n1. c5-d4 {one} d1-c2 {two three}\n" },
	{ "read: comments without blanks", HEAD "1.{zero}c5-d4{one}d1-c2{two}",
		HEAD OPEN "\n{zero}\n1. c5-d4 {one} d1-c2 {two}\n" },
	{ "read: a comment over two lines", HEAD "c5-d4 {one\ntwo} d1-c2",
		HEAD OPEN "\n1. c5-d4 {one two} d1-c2\n" },
	{ "read: moves and tags in a comment", HEAD "c5-d4 {1. c5-c1 [Red \"x\"] \\} d1-c2",
		HEAD OPEN "\n1. c5-d4 {1. c5-c1 [Red \"x\"] \\} d1-c2\n" },
	{ "read: an empty comment", HEAD "c5-d4 {} d1-c2", HEAD OPEN "\n1. c5-d4 {} d1-c2\n" },
	{ "read: a comment on a draw offer", HEAD "draw {please} c5-d4",
		HEAD OPEN "\n1. draw {please} c5-d4\n" },
	{ "read: an escape sequence in a comment", HEAD "c5-d4 {\x1b[2J}",
		HEAD OPEN "\n1. c5-d4 {?[2J}\n" },
};

static void test_read(void **state)
{
	const struct read_row *row = *state;
	struct fault fault = { .error = ERROR_NONE };
	struct game *game = record_read(row->text, strlen(row->text), &fault);
	struct buf text = { 0 };

	CHECK_INT(fault.error, ERROR_NONE);
	assert_non_null(game);
	record_write(game, &text);
	CHECK_TEXT(buf_text(&text), row->record);
	buf_clear(&text);
	game_free(game);
}

/* Turn by turn as record_write_turn() gives them, each on a line of its own. */
static const struct turn_row {
	const char *label, *id;
	int players;
	const char *start, *words, *lines;
} turn_rows[] = {
	{ "turns: of two", "kitchen5", 2, "", "c5-d4 d1-c2 a5-c5",
		"1. c5-d4\nd1-c2\n2. a5-c5\n" },
	{ "turns: with draws", "kitchen5", 2, "", "offer c5-d4 d1-c2 offer a5-c5 agree",
		"1. draw\nc5-d4\nd1-c2\n2. draw\na5-c5\ndraw\n" },
	{ "turns: of three, one resigns", "sides10", 3, THREE, "e6-e7 resign e4-d4 e7-e8 end",
		"1. e6-e7\nresign\ne4-d4\n2. e7-e8\nend\n" },
};

static void test_turns(void **state)
{
	const struct turn_row *row = *state;
	struct game *game = play_new(row->id, row->players, "", row->start), *again;
	struct buf record = { 0 }, lines = { 0 };
	struct fault fault;

	record_write(game, &record);
	play_words(game, row->words);
	for (size_t i = 0; i < game_count(game); i++) {
		record_write_turn(game, i, &lines);
		buf_add_char(&lines, '\n');
	}
	CHECK_TEXT(buf_text(&lines), row->lines);
	buf_add(&record, buf_text(&lines));
	again = record_read(record.text, record.length, &fault);
	assert_non_null(again);
	CHECK_INT(position_key(game_position(again)), position_key(game_position(game)));
	CHECK_INT(game_count(again), game_count(game));
	buf_clear(&record);
	buf_clear(&lines);
	game_free(game);
	game_free(again);
}

int main(void)
{
	return CHECK_RUN("core record",
		CHECK_TABLE(write_rows, test_write),
		CHECK_TABLE(result_rows, test_result),
		CHECK_TABLE(read_rows, test_read),
		CHECK_TABLE(turn_rows, test_turns));
}
