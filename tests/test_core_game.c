/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game: how it goes on and ends, draws, and what is refused (halma(6), RULES). */
#include "game.h"

#include "check.h"
#include "test_core_play.h"

#define KITCHEN5 "AAA2/AA3/A3B/3BB/2BBB"
/* There and back for both: the position occurs again. */
#define ROUND "c5-d5 c1-b1 d5-c5 b1-c1"
/* halma8: Blue is shut in, Red has one free piece. */
#define SHUT "A7/8/8/8/8/5A1A/6AA/5AAB A"
/* sides10: one piece each; the same with Green home. */
#define THREE "10/10/10/10/4A5/4B5/4C5/10/10/10 A"
#define GREEN_HOME "10/C9/C9/C9/C9/C3A5/C9/C9/C9/5B4 A"

static const struct flow_row {
	const char *label, *id;
	int players;
	const char *rules, *start, *words;
	enum position_end end;
	char turn;
	const char *offers; /* players who offer or have accepted a draw */
	int count, turns, occurrences;
} flow_rows[] = {
	{ "flow: nothing yet", "kitchen5", 2, "", "", "", POSITION_OPEN, 'A', "", 0, 0, 1 },
	{ "flow: two moves", "kitchen5", 2, "", "", "c5-d4 d1-c2",
		POSITION_OPEN, 'A', "", 2, 2, 1 },
	{ "flow: a win", "kitchen4", 2, "", "B3/2A1/2AA/1AAA A", "c3-d3",
		POSITION_HOME, 'B', "", 1, 1, 1 },
	{ "flow: forced passes", "halma8", 2, "", SHUT, "a8-a7 pass a7-a8 pass",
		POSITION_OPEN, 'A', "", 4, 4, 2 },
	{ "flow: a resignation of two", "kitchen5", 2, "", "", "c5-d4 resign",
		POSITION_RESIGNED, 'A', "", 2, 2, 1 },
	{ "flow: a resignation of three", "sides10", 3, "", THREE, "resign e5-f5",
		POSITION_OPEN, 'C', "", 2, 2, 1 },

	{ "draw: offered", "kitchen5", 2, "", "", "offer", POSITION_OPEN, 'A', "A", 1, 0, 1 },
	{ "draw: the offer outlives one's own move", "kitchen5", 2, "", "", "offer c5-d4",
		POSITION_OPEN, 'B', "A", 2, 1, 1 },
	{ "draw: agreed", "kitchen5", 2, "", "", "offer c5-d4 agree",
		POSITION_AGREED, 'B', "AB", 3, 1, 1 },
	{ "draw: declined by a move", "kitchen5", 2, "", "", "offer c5-d4 d1-c2",
		POSITION_OPEN, 'A', "", 3, 2, 1 },
	{ "draw: offered again after that", "kitchen5", 2, "", "", "offer c5-d4 d1-c2 offer",
		POSITION_OPEN, 'A', "A", 4, 2, 1 },
	{ "draw: too late to accept after that", "kitchen5", 2, "", "",
		"offer c5-d4 d1-c2 a5-c5 offer", POSITION_OPEN, 'B', "B", 5, 3, 1 },
	{ "draw: taken in the equalising turn", "kitchen5", 2, "equalise on",
		"BBB2/BB3/1B2A/3AA/1A1AA A", "offer b1-c1 agree",
		POSITION_AGREED, 'B', "AB", 3, 1, 1 },
	{ "draw: one who has not taken it resigns", "sides10", 3, "", THREE,
		"offer e6-d6 accept e5-f5 resign", POSITION_AGREED, 'A', "AB", 5, 3, 1 },
	{ "draw: an offer falls with the one who resigns", "sides10", 3, "", THREE, "offer resign",
		POSITION_OPEN, 'B', "", 2, 1, 1 },
	{ "draw: one who took an offer and resigns is out of it", "sides10", 3, "", THREE,
		"offer e6-d6 accept resign", POSITION_OPEN, 'C', "A", 4, 2, 1 },
	{ "draw: offered by the second", "kitchen5", 2, "", "", "c5-d4 offer d1-c2 agree",
		POSITION_AGREED, 'A', "AB", 4, 2, 1 },
	{ "draw: all of three must accept", "sides10", 3, "", THREE, "offer e6-d6 accept",
		POSITION_OPEN, 'B', "AB", 3, 1, 1 },
	{ "draw: agreed by three", "sides10", 3, "", THREE, "offer e6-d6 accept e5-f5 agree",
		POSITION_AGREED, 'C', "ABC", 5, 2, 1 },
	{ "draw: declined by the second of three", "sides10", 3, "", THREE,
		"offer e6-d6 e5-f5 offer", POSITION_OPEN, 'C', "C", 4, 2, 1 },
	{ "draw: declined by the third of three", "sides10", 3, "", THREE,
		"offer e6-d6 accept e5-f5 e4-d4", POSITION_OPEN, 'A', "", 5, 3, 1 },
	{ "draw: a player who is home is not asked", "sides10", 3, "", GREEN_HOME,
		"offer e5-e6 agree", POSITION_AGREED, 'B', "AB", 3, 1, 1 },
	{ "draw: a player who has resigned is not asked", "sides10", 3, "", THREE,
		"resign offer e5-f5 agree", POSITION_AGREED, 'C', "BC", 4, 2, 1 },

	{ "repetition: the second occurrence", "kitchen5", 2, "", "", ROUND,
		POSITION_OPEN, 'A', "", 4, 4, 2 },
	{ "repetition: at the second, draw is an offer", "kitchen5", 2, "", "", ROUND " offer",
		POSITION_OPEN, 'A', "A", 5, 4, 2 },
	{ "repetition: the third occurrence", "kitchen5", 2, "", "", ROUND " " ROUND,
		POSITION_OPEN, 'A', "", 8, 8, 3 },
	{ "repetition: claimed", "kitchen5", 2, "", "", ROUND " " ROUND " claim",
		POSITION_REPEATED, 'A', "A", 9, 8, 3 },
	{ "repetition: not claimed, and then gone", "kitchen5", 2, "", "",
		ROUND " " ROUND " c5-d4", POSITION_OPEN, 'B', "", 9, 9, 1 },
	{ "repetition: claimed by the second player", "kitchen5", 2, "", "",
		"c5-d5 c1-b1 d5-c5 b1-c1 c5-d5 c1-b1 d5-c5 b1-c1 c5-d5 claim",
		POSITION_REPEATED, 'B', "B", 10, 9, 3 },
	{ "repetition: with the other to move it is another position", "kitchen5", 2, "", "",
		"c5-d5 c1-b1 d5-d4 b1-c1 d4-c5", POSITION_OPEN, 'B', "", 5, 5, 1 },
	{ "repetition: a draw offer is not an occurrence", "kitchen5", 2, "", "",
		"offer " ROUND " offer", POSITION_OPEN, 'A', "A", 6, 4, 2 },
	{ "repetition: a resignation makes another position", "sides10", 3, "", THREE,
		"e6-e7 e5-f5 e4-d4 e7-e6 f5-e5 d4-e4 resign e5-f5 e4-d4 f5-e5 d4-e4",
		POSITION_OPEN, 'B', "", 11, 11, 2 },

	{ "end: of three, undecided", "sides10", 3, "", THREE, "e6-d6 end",
		POSITION_STOPPED, 'B', "", 2, 1, 1 },
};

static void check_state(const struct game *game, const struct flow_row *row)
{
	const struct standing *standing = &game_position(game)->standing;
	char offers[VARIANT_PLAYERS + 1];

	CHECK_INT(standing->end, row->end);
	CHECK_INT('A' + standing->turn, row->turn);
	check_letters(game_offers(game), offers);
	CHECK_TEXT(offers, row->offers);
	CHECK_INT(game_count(game), row->count);
	CHECK_INT(game_turns(game), row->turns);
	CHECK_INT(game_occurrences(game), row->occurrences);
}

/* So it is, and so again after all was taken back and done again. */
static void test_flow(void **state)
{
	const struct flow_row *row = *state;
	struct game *game = play_new(row->id, row->players, row->rules, row->start);
	struct buf line = { 0 };

	play_words(game, row->words);
	check_state(game, row);
	position_write(game_position(game), game_ground(game), &line);
	game_undo(game, 1000);
	CHECK_INT(game_count(game), 0);
	CHECK_INT(game_offers(game), 0);
	CHECK_INT(position_key(game_position(game)), position_key(game_start(game)));
	game_redo(game, 1000);
	check_state(game, row);
	check_line(game_position(game), game_ground(game), buf_text(&line));
	buf_clear(&line);
	game_free(game);
}

static const struct refusal_row {
	const char *label, *id;
	int players;
	const char *start, *words; /* played before */
	const char *word;          /* refused */
	enum error error;
	char player; /* of the fault; 0: does not matter */
} refusal_rows[] = {
	{ "refused: a move by the rules", "kitchen5", 2, "", "", "c5-c5", ERROR_NOTHING_MOVES, 0 },
	{ "refused: a piece of the other", "kitchen5", 2, "", "c5-d4", "d4-c4",
		ERROR_OTHERS_PIECE, 'A' },
	{ "refused: a piece of one who resigned", "sides10", 3, THREE, "resign", "e6-d6",
		ERROR_OTHERS_FINISHED, 'A' },
	{ "refused: a move after the end", "kitchen5", 2, "", "resign", "d1-c2",
		ERROR_GAME_OVER, 0 },
	{ "refused: a pass while a move exists", "kitchen5", 2, "", "", "pass",
		ERROR_MOVE_EXISTS, 0 },
	{ "refused: a pass after the end", "halma8", 2, SHUT, "a8-a7 resign", "pass",
		ERROR_GAME_OVER, 0 },
	{ "refused: a resignation after the end", "kitchen5", 2, "", "resign", "resign",
		ERROR_GAME_OVER, 0 },
	{ "refused: a draw after the end", "kitchen5", 2, "", "resign", "offer",
		ERROR_GAME_OVER, 0 },
	{ "refused: a draw offered twice", "kitchen5", 2, "", "offer", "offer",
		ERROR_DRAW_OFFERED, 'A' },
	{ "refused: a draw accepted twice", "sides10", 3, THREE, "offer e6-d6 accept", "accept",
		ERROR_DRAW_OFFERED, 'B' },
	{ "refused: end of two", "kitchen5", 2, "", "", "end", ERROR_END_TWO_PLAYERS, 0 },
	{ "refused: end of two on a board for four", "sides10", 2, "", "", "end",
		ERROR_END_TWO_PLAYERS, 0 },
	{ "refused: end after the end", "sides10", 3, THREE, "end", "end", ERROR_GAME_OVER, 0 },
};

/* Nothing changes. */
static void test_refusal(void **state)
{
	const struct refusal_row *row = *state;
	struct game *game = play_new(row->id, row->players, "", row->start);
	struct fault fault = { .error = ERROR_NONE };
	struct position before;
	size_t count;
	unsigned edition;

	play_words(game, row->words);
	before = *game_position(game);
	count = game_count(game);
	edition = game_edition(game);
	assert_false(play_word(game, row->word, &fault));
	CHECK_INT(fault.error, row->error);
	if (row->player)
		CHECK_INT('A' + fault.player, row->player);
	CHECK_INT(game_count(game), count);
	CHECK_INT(game_edition(game), edition);
	assert_memory_equal(game_position(game), &before, sizeof before);
	game_free(game);
}

/* A move that may be played is told along with ERROR_MOVE_EXISTS. */
static void test_move_exists(void **state)
{
	struct game *game = play_new("kitchen5", 2, "", "4B/5/5/5/A4 B");
	struct fault fault = { .error = ERROR_NONE };
	uint8_t cells[2];

	(void)state;
	assert_false(game_pass(game, &fault));
	cells[0] = (uint8_t)fault.cell[0];
	cells[1] = (uint8_t)fault.cell[1];
	CHECK_INT(cells[0], check_cell(&game_ground(game)->board, "e5"));
	CHECK_INT(fault.other, 1);
	assert_true(game_move(game, cells, 2, &fault));
	game_free(game);
}

static const struct pass_row {
	const char *label, *id, *rules, *start;
	bool must;
} pass_rows[] = {
	{ "must pass: no", "kitchen5", "", KITCHEN5 " A", false },
	{ "must pass: shut in", "halma8", "", "A7/8/8/8/8/5A1A/6AA/5AAB B", true },
	{ "must pass: no piece", "kitchen5", "", "5/5/2A2/5/5 B", true },
	{ "must pass: the goal lock leaves nothing", "kitchen4", "goal-lock strict",
		"ABB1/BB1A/B1AA/1AAB A", true },
	{ "must pass: not after the end", "kitchen4", "", "4/3A/2AA/1AAA B", false },
};

static void test_must_pass(void **state)
{
	const struct pass_row *row = *state;
	struct game *game = play_new(row->id, 2, row->rules, row->start);

	CHECK_INT(game_must_pass(game), row->must);
	game_free(game);
}

/* What is kept of a turn. */
static void test_turn(void **state)
{
	struct game *game = play_new("halma8", 2, "", "8/8/8/3B4/2B1B3/2A5/8/8 A");
	uint64_t key = position_key(game_position(game));
	const struct game_turn *turn;
	uint8_t cells[MOVE_CELLS];

	(void)state;
	play_words(game, "offer c3-e3 resign");
	turn = game_turn(game, 1);
	CHECK_INT(turn->kind, GAME_MOVE);
	CHECK_INT(turn->player, 0);
	CHECK_INT(turn->path.count, check_cells(&game_ground(game)->board, "c3-c5-e5-e3", cells));
	assert_memory_equal(turn->path.cell, cells, 4);
	CHECK_INT(turn->offers, 1);
	CHECK_INT(turn->key, key);
	assert_null(turn->comment);
	CHECK_INT(game_turn(game, 0)->kind, GAME_DRAW);
	CHECK_INT(game_turn(game, 2)->kind, GAME_RESIGN);
	CHECK_INT(game_turn(game, 2)->player, 1);
	CHECK_INT(game_turn(game, 2)->before.turn, 1);
	assert_false(game_is_turn(game_turn(game, 0)));
	assert_true(game_is_turn(game_turn(game, 1)));
	assert_true(game_is_turn(game_turn(game, 2)));
	game_undo(game, 2);
	CHECK_INT(game_turn(game, 2)->kind, GAME_RESIGN);
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("core game",
		CHECK_TABLE(flow_rows, test_flow),
		CHECK_TABLE(refusal_rows, test_refusal),
		CHECK_TABLE(pass_rows, test_must_pass),
		CHECK_TEST("a move is named when a pass is refused", test_move_exists),
		CHECK_TEST("what is kept of a turn", test_turn));
}
