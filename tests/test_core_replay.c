/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Complete games of another engine, in tests/games: replayed to the positions they
 * ended in, written as records and read back.
 */
#include "record.h"

#include "check.h"
#include "rules.h"
#include "test_core_play.h"

#ifndef GAMES
#define GAMES "tests/games/" /* the tests run at the top of the tree */
#endif

#define END_2 "BBBBB11/BBBBB11/BBBB12/BBB13/BB14/16/16/16/16/16/16/14AA/13AAA/11AAAAA/" \
	"11AAA1A/11AAAAA A"
#define END_3 "BBBBB1B9/BB1BB1B9/BBBB12/BBB1B11/16/16/16/16/16/16/16/14AA/13AAA/12AAAA/" \
	"11AAAAA/11AAAAA B"

static const struct replay_row {
	const char *label, *file, *rules;
	size_t moves;
	const char *line, *result;
} replay_rows[] = {
	{ "replay: engine game 2, strict", GAMES "halma-engine-2.moves", "", 188, END_2, "B" },
	{ "replay: engine game 2, stop", GAMES "halma-engine-2.moves", "goal-lock stop",
		188, END_2, "B" },
	{ "replay: engine game 2, off", GAMES "halma-engine-2.moves", "goal-lock off",
		188, END_2, "B" },
	{ "replay: engine game 3, strict", GAMES "halma-engine-3.moves", "", 195, END_3, "A" },
	{ "replay: engine game 3, stop", GAMES "halma-engine-3.moves", "goal-lock stop",
		195, END_3, "A" },
	{ "replay: engine game 3, off", GAMES "halma-engine-3.moves", "goal-lock off",
		195, END_3, "A" },
};

/* Plays the moves of a file, one a line. */
static void replay(struct game *game, const char *path)
{
	FILE *file = fopen(path, "r");
	char line[400];

	if (!file)
		fail_msg("no file %s", path);
	while (fgets(line, sizeof line, file)) {
		line[strcspn(line, "\n")] = '\0';
		if (*line && *line != '#')
			play_words(game, line);
	}
	fclose(file);
}

static void check_end(const struct game *game, const struct replay_row *row)
{
	struct buf result = { 0 };

	CHECK_INT(game_turns(game), row->moves);
	CHECK_INT(game_position(game)->standing.end, POSITION_HOME);
	check_line(game_position(game), game_ground(game), row->line);
	record_write_result(game, &result);
	CHECK_TEXT(buf_text(&result), row->result);
	buf_clear(&result);
}

static void test_replay(void **state)
{
	const struct replay_row *row = *state;
	struct game *game = play_new("halma", 2, row->rules, ""), *again;
	struct buf first = { 0 }, second = { 0 };
	struct fault fault;

	replay(game, row->file);
	check_end(game, row);
	record_write(game, &first);
	again = record_read(first.text, first.length, &fault);
	assert_non_null(again);
	check_end(again, row);
	record_write(again, &second);
	CHECK_TEXT(buf_text(&second), buf_text(&first));
	buf_clear(&first);
	buf_clear(&second);
	game_free(game);
	game_free(again);
}

int main(void)
{
	return CHECK_RUN("core replay", CHECK_TABLE(replay_rows, test_replay));
}
