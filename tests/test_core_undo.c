/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo, and the number that tells of changes (halma(6), COMMANDS). */
#include "game.h"

#include "check.h"
#include "test_core_play.h"

#define KITCHEN5 "AAA2/AA3/A3B/3BB/2BBB"
/* halma8: Blue is shut in, Red has one free piece. */
#define SHUT_REST "/8/8/8/8/5A1A/6AA/5AAB"
#define THREE "10/10/10/10/4A5/4B5/4C5/10/10/10"
/* halma10: Light needs j6-j5, Dark a5-a6. */
#define BOTH_NEAR "BBBBB5/BBBB6/BBB7/BB8/9A/B9/8AA/7AAA/6AAAA/5AAAAA"

static const struct undo_row {
	const char *label, *id;
	int players;
	const char *start, *words;
	int steps, taken; /* asked to take back, and taken back */
	const char *line; /* then */
	int count;
} undo_rows[] = {
	{ "undo: nothing", "kitchen5", 2, "", "c5-d4", 0, 0,
		"AA3/AA1A1/A3B/3BB/2BBB B", 1 },
	{ "undo: a move", "kitchen5", 2, "", "c5-d4", 1, 1, KITCHEN5 " A", 0 },
	{ "undo: one of two", "kitchen5", 2, "", "c5-d4 d1-c2", 1, 1,
		"AA3/AA1A1/A3B/3BB/2BBB B", 1 },
	{ "undo: two of two", "kitchen5", 2, "", "c5-d4 d1-c2", 2, 2, KITCHEN5 " A", 0 },
	{ "undo: more than there is", "kitchen5", 2, "", "c5-d4 d1-c2", 9, 2, KITCHEN5 " A", 0 },
	{ "undo: at the start", "kitchen5", 2, "", "", 1, 0, KITCHEN5 " A", 0 },
	{ "undo: a chain", "halma8", 2, "8/5B2/4B3/8/3B4/2A5/8/8 A", "c3-g7", 1, 1,
		"8/5B2/4B3/8/3B4/2A5/8/8 A", 0 },

	{ "undo: a forced pass goes with its move", "halma8", 2, "A7" SHUT_REST " A",
		"a8-b8 pass b8-c8 pass", 1, 1, "1A6" SHUT_REST " A", 2 },
	{ "undo: two moves with their passes", "halma8", 2, "A7" SHUT_REST " A",
		"a8-b8 pass b8-c8 pass", 2, 2, "A7" SHUT_REST " A", 0 },
	{ "undo: the move before its pass was made", "halma8", 2, "A7" SHUT_REST " A",
		"a8-b8", 1, 1, "A7" SHUT_REST " A", 0 },
	{ "undo: a pass that follows nothing stays", "halma8", 2, "A7" SHUT_REST " B",
		"pass a8-b8", 9, 1, "A7" SHUT_REST " A", 1 },

	{ "undo: a resignation", "kitchen5", 2, "", "c5-d4 resign", 1, 1,
		"AA3/AA1A1/A3B/3BB/2BBB B", 1 },
	{ "undo: a resignation of three", "sides10", 3, THREE " A", "resign e5-f5", 2, 2,
		THREE " A", 0 },
	{ "undo: a draw offer is a step", "kitchen5", 2, "", "offer c5-d4", 1, 1,
		KITCHEN5 " A", 1 },
	{ "undo: an agreed draw", "kitchen5", 2, "", "offer c5-d4 agree", 1, 1,
		"AA3/AA1A1/A3B/3BB/2BBB B", 2 },
	{ "undo: an end", "sides10", 3, THREE " A", "end", 1, 1, THREE " A", 0 },
	{ "undo: a win", "kitchen4", 2, "B3/2A1/2AA/1AAA A", "c3-d3", 1, 1,
		"B3/2A1/2AA/1AAA A", 0 },
	{ "undo: into the equalising turn", "halma10", 2, BOTH_NEAR " A", "j6-j5 a5-a6", 1, 1,
		"BBBBB5/BBBB6/BBB7/BB8/10/B8A/8AA/7AAA/6AAAA/5AAAAA B =", 1 },
	{ "undo: before the equalising turn", "halma10", 2, BOTH_NEAR " A", "j6-j5 a5-a6", 2, 2,
		BOTH_NEAR " A", 0 },
};

/* The game goes on from there; done again, all is as before. */
static void test_undo(void **state)
{
	const struct undo_row *row = *state;
	struct game *game = play_new(row->id, row->players, "", row->start);
	struct position before;
	unsigned offers;
	size_t count;

	play_words(game, row->words);
	before = *game_position(game);
	offers = game_offers(game);
	count = game_count(game);
	CHECK_INT(game_undo(game, (size_t)row->steps), row->taken);
	CHECK_INT(game_count(game), row->count);
	check_line(game_position(game), game_ground(game), row->line);
	CHECK_INT(game_position(game)->standing.end, POSITION_OPEN);
	CHECK_INT(game_redo(game, (size_t)row->taken), row->taken);
	CHECK_INT(game_count(game), count);
	CHECK_INT(game_offers(game), offers);
	assert_memory_equal(game_position(game), &before, sizeof before);
	CHECK_INT(game_redo(game, 1), 0);
	game_free(game);
}

static const struct redo_row {
	const char *label, *id;
	const char *start, *words; /* "undo" among them */
	int steps, done;           /* asked to do again, and done */
	const char *line;          /* then */
	int count;
} redo_rows[] = {
	{ "redo: nothing was taken back", "kitchen5", "", "c5-d4", 1, 0,
		"AA3/AA1A1/A3B/3BB/2BBB B", 1 },
	{ "redo: nothing is asked", "kitchen5", "", "c5-d4 undo", 0, 0, KITCHEN5 " A", 0 },
	{ "redo: one of two", "kitchen5", "", "c5-d4 d1-c2 undo undo", 1, 1,
		"AA3/AA1A1/A3B/3BB/2BBB B", 1 },
	{ "redo: more than there is", "kitchen5", "", "c5-d4 undo", 9, 1,
		"AA3/AA1A1/A3B/3BB/2BBB B", 1 },
	{ "redo: with the forced pass behind it", "halma8", "A7" SHUT_REST " A",
		"a8-b8 pass b8-c8 pass undo undo", 1, 1, "1A6" SHUT_REST " A", 2 },
	{ "redo: another move forgets it", "kitchen5", "", "c5-d4 undo c5-d5", 1, 0,
		"AA1A1/AA3/A3B/3BB/2BBB B", 1 },
	{ "redo: the same move forgets it too", "kitchen5", "", "c5-d4 d1-c2 undo undo c5-d4", 1, 0,
		"AA3/AA1A1/A3B/3BB/2BBB B", 1 },
	{ "redo: a draw offer forgets it", "kitchen5", "", "c5-d4 undo offer", 1, 0,
		KITCHEN5 " A", 1 },
	{ "redo: undo and redo in turn", "kitchen5", "", "c5-d4 d1-c2 undo redo undo undo redo",
		1, 1, "AA3/AA1A1/A3B/2BBB/2B1B A", 2 },
};

static void test_redo(void **state)
{
	const struct redo_row *row = *state;
	struct game *game = play_new(row->id, 2, "", row->start);

	play_words(game, row->words);
	CHECK_INT(game_redo(game, (size_t)row->steps), row->done);
	CHECK_INT(game_count(game), row->count);
	check_line(game_position(game), game_ground(game), row->line);
	game_free(game);
}

/* A refused move keeps what was taken back. */
static void test_refused_redo(void **state)
{
	struct game *game = play_new("kitchen5", 2, "", "");
	struct fault fault;

	(void)state;
	play_words(game, "c5-d4 undo");
	assert_false(play_word(game, "a5-a4", &fault));
	assert_false(play_word(game, "pass", &fault));
	assert_false(play_word(game, "end", &fault));
	CHECK_INT(game_redo(game, 1), 1);
	game_free(game);
}

static void name_red(struct game *game)
{
	game_set_name(game, 0, "Anna");
}

static void comment(struct game *game)
{
	game_add_comment(game, "well", 4);
}

static void set_same_rules(struct game *game)
{
	struct fault fault;

	assert_true(game_set_rules(game, &game_ground(game)->rules, &fault));
}

static void set_up(struct game *game)
{
	struct fault fault;

	assert_true(game_setup(game, KITCHEN5 " B", &fault));
}

static void set_up_wrongly(struct game *game)
{
	struct fault fault;

	assert_false(game_setup(game, KITCHEN5, &fault));
}

static void undo_nothing(struct game *game)
{
	CHECK_INT(game_undo(game, 0), 0);
}

/* Whether what is done after some words changes what was written down before. */
static const struct edition_row {
	const char *label, *words, *word;
	void (*act)(struct game *game); /* instead of a word */
	bool changes;
} edition_rows[] = {
	{ "edition: a move adds", "c5-d4", "d1-c2", NULL, false },
	{ "edition: a draw offer adds", "c5-d4", "offer", NULL, false },
	{ "edition: a resignation adds", "c5-d4", "resign", NULL, false },
	{ "edition: redo adds", "c5-d4 undo", "redo", NULL, false },
	{ "edition: undo changes", "c5-d4", "undo", NULL, true },
	{ "edition: an undo of nothing does not", "c5-d4", NULL, undo_nothing, false },
	{ "edition: a move in place of another changes", "c5-d4 undo", "c5-d5", NULL, true },
	{ "edition: a name changes", "c5-d4", NULL, name_red, true },
	{ "edition: a comment changes", "c5-d4", NULL, comment, true },
	{ "edition: rules change", "", NULL, set_same_rules, true },
	{ "edition: a set-up changes", "c5-d4", NULL, set_up, true },
	{ "edition: a wrong set-up does not", "c5-d4", NULL, set_up_wrongly, false },
};

static void test_edition(void **state)
{
	const struct edition_row *row = *state;
	struct game *game = play_new("kitchen5", 2, "", "");
	unsigned edition;

	play_words(game, row->words);
	edition = game_edition(game);
	if (row->act)
		row->act(game);
	else
		play_words(game, row->word);
	CHECK_INT(game_edition(game) != edition, row->changes);
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("core undo",
		CHECK_TABLE(undo_rows, test_undo),
		CHECK_TABLE(redo_rows, test_redo),
		CHECK_TABLE(edition_rows, test_edition),
		CHECK_TEST("redo: a refused turn keeps it", test_refused_redo));
}
