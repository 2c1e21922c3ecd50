/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Records cut off anywhere or with any byte changed: they are read or refused, and
 * what was read is written and read again the same.  Meant for the sanitizers too:
 * each text is a block of its own, without a terminator.
 */
#include "record.h"

#include "check.h"
#include "mem.h"
#include "test_core_play.h"

/* All things a record can hold. */
#define FULL \
	"\xef\xbb\xbf[Event \"x\"]\r\n[Game \"Halma\"]\r\n[Variant \"kitchen5\"]\r\n" \
	"[Players \"2\"]\r\n[Red \"An \\\"X\\\" \\\\ \xc3\xa4\"]\r\n[Blue \"B\"]\r\n" \
	"[Rule \"goal-lock strict\"]\r\n[Rule \"clear-out on\"]\r\n" \
	"[Position \"AAA2/AA3/A3B/3BB/2BBB A\"]\r\n[Result \"A\"]\r\n\r\n" \
	"{a comment}\r\n1. draw c5-d4 d1-c2 {two\r\nlines}\r\n2. a5-c5 resign\r\n"
#define TEAMS \
	"[Variant \"star\"]\n[Players \"6\"]\n[Rule \"teams on\"]\n[White \"W\"]\n\n" \
	"1. e15-e13 l12-j12 o7-m9 m3-m5 f6-h6 c11-e11\n2. draw resign\n"
#define EQUALISE \
	"[Variant \"kitchen4\"]\n[Rule \"equalise on\"]\n" \
	"[Position \"4/2A1/2AA/1AAA A\"]\n[Result \"A\"]\n1. c3-d3 {home} pass\n"

/* Reads a copy that ends where the text does; what is read must be sound. */
static void read_copy(const char *text, size_t length)
{
	char *copy = mem_resize(NULL, length, 1);
	struct buf first = { 0 }, second = { 0 };
	struct fault fault = { .error = ERROR_NONE };
	struct game *game, *again;

	memcpy(copy, text, length);
	game = record_read(copy, length, &fault);
	free(copy);
	CHECK_INT(game == NULL, fault.error != ERROR_NONE);
	if (!game) {
		assert_true(fault.line >= 1 && fault.error < ERROR_COUNT);
		assert_true(memchr(fault.text, '\0', sizeof fault.text) != NULL);
		return;
	}
	record_write(game, &first);
	again = record_read(first.text, first.length, &fault);
	assert_non_null(again);
	record_write(again, &second);
	CHECK_TEXT(buf_text(&second), buf_text(&first));
	buf_clear(&first);
	buf_clear(&second);
	game_free(game);
	game_free(again);
}

static void cut_off(const char *record)
{
	for (size_t length = 0; length <= strlen(record); length++)
		read_copy(record, length);
}

static void cut_out(const char *record)
{
	size_t length = strlen(record);
	char text[1024];

	for (size_t at = 0; at < length; at++) {
		memcpy(text, record, at);
		memcpy(text + at, record + at + 1, length - at - 1);
		read_copy(text, length - 1);
	}
}

static void change_byte(const char *record)
{
	static const char bytes[] = "\0\n\r\t \"\\[]{}-.019AZaz\x1b\x7f\x80\xc3\xff";
	size_t length = strlen(record);
	char text[1024];

	memcpy(text, record, length);
	for (size_t at = 0; at < length; at++) {
		for (size_t i = 0; i < sizeof bytes - 1; i++) {
			text[at] = bytes[i];
			read_copy(text, length);
		}
		text[at] = record[at];
	}
}

/* Several bytes at a time, by chance. */
static void change_bytes(const char *record)
{
	size_t length = strlen(record);
	uint64_t random = 7;
	char text[1024];

	for (int i = 0; i < 3000; i++) {
		memcpy(text, record, length);
		for (int j = 0; j <= i % 5; j++) {
			unsigned from = check_random(&random, (unsigned)length);
			unsigned to = check_random(&random, (unsigned)length);

			text[to] = i % 2 ? record[from] :
				(char)check_random(&random, 256);
		}
		read_copy(text, length);
	}
}

/* The whole record is good, so that the others begin from something. */
static void leave(const char *record)
{
	struct fault fault = { .error = ERROR_NONE };
	struct game *game = record_read(record, strlen(record), &fault);

	CHECK_INT(fault.error, ERROR_NONE);
	game_free(game);
}

static const struct spoil_row {
	const char *label, *record;
	void (*spoil)(const char *record);
} spoil_rows[] = {
	{ "whole: a full record", FULL, leave },
	{ "whole: teams on the star", TEAMS, leave },
	{ "whole: an equalising turn", EQUALISE, leave },
	{ "cut off anywhere: a full record", FULL, cut_off },
	{ "cut off anywhere: teams on the star", TEAMS, cut_off },
	{ "cut off anywhere: an equalising turn", EQUALISE, cut_off },
	{ "a byte left out: a full record", FULL, cut_out },
	{ "a byte left out: teams on the star", TEAMS, cut_out },
	{ "a byte left out: an equalising turn", EQUALISE, cut_out },
	{ "a byte changed: a full record", FULL, change_byte },
	{ "a byte changed: teams on the star", TEAMS, change_byte },
	{ "a byte changed: an equalising turn", EQUALISE, change_byte },
	{ "bytes changed: a full record", FULL, change_bytes },
	{ "bytes changed: teams on the star", TEAMS, change_bytes },
	{ "bytes changed: an equalising turn", EQUALISE, change_bytes },
};

static void test_spoil(void **state)
{
	const struct spoil_row *row = *state;

	row->spoil(row->record);
}

/* Nothing but one byte, many times. */
static const struct flood_row {
	const char *label;
	char byte;
	enum error error;
} flood_rows[] = {
	{ "a flood of brackets", '[', ERROR_RECORD_TAG_NAME },
	{ "a flood of braces", '{', ERROR_RECORD_NO_VARIANT },
	{ "a flood of newlines", '\n', ERROR_RECORD_EMPTY },
	{ "a flood of zero bytes", '\0', ERROR_RECORD_BYTE },
	{ "a flood of digits", '9', ERROR_RECORD_NO_VARIANT },
	{ "a flood of high bytes", '\xff', ERROR_RECORD_NO_VARIANT },
};

static void test_flood(void **state)
{
	enum { FLOOD = 100000 };
	const struct flood_row *row = *state;
	char *text = mem_resize(NULL, FLOOD, 1);
	struct fault fault = { .error = ERROR_NONE };

	memset(text, row->byte, FLOOD);
	assert_null(record_read(text, FLOOD, &fault));
	CHECK_INT(fault.error, row->error);
	free(text);
}

/* 10,000 moves: there and back, again and again. */
static void test_long(void **state)
{
	struct buf text = { 0 }, again = { 0 };
	struct fault fault = { .error = ERROR_NONE };
	struct game *game;

	(void)state;
	buf_add(&text, "[Game \"Halma\"]\n[Variant \"kitchen5\"]\n[Players \"2\"]\n"
		"[Result \"*\"]\n");
	for (unsigned round = 1; round <= 5000; round++) {
		buf_add_char(&text, '\n');
		buf_add_number(&text, round);
		buf_add(&text, round % 2 ? ". c5-d5 c1-b1" : ". d5-c5 b1-c1");
	}
	buf_add_char(&text, '\n');
	game = record_read(text.text, text.length, &fault);
	CHECK_INT(fault.error, ERROR_NONE);
	CHECK_INT(game_turns(game), 10000);
	CHECK_INT(game_occurrences(game), 2501);
	record_write(game, &again);
	CHECK_TEXT(buf_text(&again), buf_text(&text));
	CHECK_INT(game_undo(game, 20000), 10000);
	CHECK_INT(game_redo(game, 20000), 10000);
	game_free(game);
	buf_clear(&text);
	buf_clear(&again);
}

int main(void)
{
	return CHECK_RUN("core record hostile",
		CHECK_TABLE(spoil_rows, test_spoil),
		CHECK_TABLE(flood_rows, test_flood),
		CHECK_TEST("10,000 moves", test_long));
}
