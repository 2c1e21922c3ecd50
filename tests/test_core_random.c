/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Random games in every variant and number of players: what must hold in each.
 *
 * Lines: a position is written and read the same.  Records: written, read and written
 * again, byte for byte.  Undo: step by step back to the start, and forth again.
 * Pieces: none is lost, and a player who fills the goal by a move is home.
 */
#include "record.h"

#include "check.h"
#include "mem.h"
#include "rules.h"
#include "test_core_play.h"

enum { THINGS = 1000 }; /* done in one game, at most */

struct trial {
	struct game *game;
	uint64_t random;
	size_t count;
	uint64_t key[THINGS + 1];    /* of the position after that number of things */
	unsigned offers[THINGS + 1]; /* and the draw offers then */
};

/* The most forward of four random moves. */
static struct move choose(struct trial *trial)
{
	const struct ground *ground = game_ground(trial->game);
	const struct position *position = game_position(trial->game);
	int player = position->standing.turn;
	struct move list[MOVE_LIST], best;
	unsigned count = (unsigned)rules_moves(ground, position, list);

	best = list[check_random(&trial->random, count)];
	for (int i = 0; i < 3; i++) {
		struct move other = list[check_random(&trial->random, count)];

		if (ground_rows_forward(ground, player, other.from, other.to) >
		    ground_rows_forward(ground, player, best.from, best.to))
			best = other;
	}
	return best;
}

static void play_move(struct trial *trial)
{
	struct move move = choose(trial);
	const uint8_t ends[2] = { move.from, move.to };
	struct fault fault;

	assert_true(game_move(trial->game, ends, 2, &fault));
}

/* Now and then something else than a move; false if nothing was done. */
static bool play_otherwise(struct trial *trial)
{
	struct fault fault;
	unsigned chance = check_random(&trial->random, 1000);

	if (chance < 1)
		return game_resign(trial->game, &fault);
	if (chance < 20)
		return game_draw(trial->game, &fault) != GAME_DRAW_REFUSED;
	if (chance < 40)
		game_add_comment(trial->game, "a (comment), \"quoted\" \\", 22);
	return false;
}

static void play_thing(struct trial *trial)
{
	struct fault fault;

	if (game_must_pass(trial->game))
		assert_true(game_pass(trial->game, &fault));
	else if (!play_otherwise(trial))
		play_move(trial);
}

/* Read from its line the position has the same pieces and player to move. */
static void check_position_line(const struct game *game)
{
	const struct position *position = game_position(game);
	struct position read;
	struct buf line = { 0 };

	position_write(position, game_ground(game), &line);
	check_read(&read, game_ground(game), buf_text(&line));
	assert_memory_equal(read.own, position->own, sizeof read.own);
	assert_memory_equal(&read.occupied, &position->occupied, sizeof read.occupied);
	assert_memory_equal(read.bitboard, position->bitboard, sizeof read.bitboard);
	CHECK_INT(read.standing.turn, position->standing.turn);
	CHECK_INT(read.standing.equalising, position->standing.equalising);
	buf_clear(&line);
}

static void check_pieces(const struct game *game)
{
	const struct ground *ground = game_ground(game);
	const struct position *position = game_position(game);
	const struct game_turn *last = game_turn(game, game_count(game) - 1);

	for (int player = 0; player < ground->players; player++) {
		CHECK_INT(cellset_count(&position->own[player]),
			variant_pieces(ground->variant));
		if (position->standing.finished >> player & 1)
			CHECK_INT(position_in_goal(position, ground, player),
				variant_pieces(ground->variant));
	}
	if (last->kind == GAME_MOVE)
		CHECK_INT(position->standing.finished >> last->player & 1,
			position_is_home(position, ground, last->player));
}

static void check_now(const struct trial *trial)
{
	CHECK_INT(position_key(game_position(trial->game)), trial->key[game_count(trial->game)]);
	CHECK_INT(game_offers(trial->game), trial->offers[game_count(trial->game)]);
}

static void note_now(struct trial *trial)
{
	trial->count = game_count(trial->game);
	trial->key[trial->count] = position_key(game_position(trial->game));
	trial->offers[trial->count] = game_offers(trial->game);
}

static void play_game(struct trial *trial)
{
	note_now(trial);
	while (!game_position(trial->game)->standing.end && trial->count < THINGS) {
		play_thing(trial);
		note_now(trial);
		check_position_line(trial->game);
		check_pieces(trial->game);
	}
}

static void check_undo(struct trial *trial)
{
	const struct position end = *game_position(trial->game);
	uint64_t start = position_key(game_start(trial->game));

	while (game_undo(trial->game, 1))
		check_now(trial);
	CHECK_INT(position_key(game_position(trial->game)), start);
	while (game_redo(trial->game, 1))
		check_now(trial);
	CHECK_INT(game_count(trial->game), trial->count);
	assert_memory_equal(game_position(trial->game), &end, sizeof end);
}

static void check_record(const struct game *game)
{
	struct buf first = { 0 }, second = { 0 };
	struct fault fault = { .error = ERROR_NONE };
	struct game *again;

	record_write(game, &first);
	again = record_read(first.text, first.length, &fault);
	CHECK_INT(fault.error, ERROR_NONE);
	record_write(again, &second);
	CHECK_TEXT(buf_text(&second), buf_text(&first));
	assert_memory_equal(game_position(again), game_position(game),
		sizeof (struct position));
	CHECK_INT(game_offers(again), game_offers(game));
	CHECK_INT(game_occurrences(again), game_occurrences(game));
	game_free(again);
	buf_clear(&first);
	buf_clear(&second);
}

static const struct game_row {
	const char *label, *id;
	int players;
	const char *rules;
} game_rows[] = {
	{ "random: kitchen4", "kitchen4", 2, "" },
	{ "random: kitchen4, strict, equalise", "kitchen4", 2, "goal-lock strict equalise on" },
	{ "random: kitchen4, stop, clear-out", "kitchen4", 2, "goal-lock stop clear-out on" },
	{ "random: kitchen5", "kitchen5", 2, "" },
	{ "random: kitchen5, strict, clear-out", "kitchen5", 2, "goal-lock strict clear-out on" },
	{ "random: halma8", "halma8", 2, "" },
	{ "random: grasshopper", "grasshopper", 2, "goal-lock stop" },
	{ "random: corners10, 2 players", "corners10", 2, "" },
	{ "random: corners10, 3 players", "corners10", 3, "goal-lock strict" },
	{ "random: corners10, 4 players", "corners10", 4, "" },
	{ "random: corners10, teams", "corners10", 4, "teams on goal-lock stop" },
	{ "random: sides10, 2 players", "sides10", 2, "equalise on clear-out on" },
	{ "random: sides10, 3 players", "sides10", 3, "" },
	{ "random: sides10, 4 players", "sides10", 4, "clear-out on" },
	{ "random: halma10", "halma10", 2, "" },
	{ "random: halma10, strict, clear-out", "halma10", 2, "goal-lock strict clear-out on" },
	{ "random: halma13", "halma13", 2, "" },
	{ "random: halma4, 3 players", "halma4", 3, "" },
	{ "random: halma4, 4 players", "halma4", 4, "" },
	{ "random: halma", "halma", 2, "" },
	{ "random: star, 2 players", "star", 2, "" },
	{ "random: star, 3 players", "star", 3, "" },
	{ "random: star, 4 players, teams", "star", 4, "teams on" },
	{ "random: star, 6 players", "star", 6, "" },
	{ "random: star, 6 players, teams", "star", 6, "teams on goal-lock off" },
};

static void test_game(void **state)
{
	const struct game_row *row = *state;
	struct trial *trial = mem_zero(1, sizeof *trial);

	/* Other games in each row. */
	for (const char *c = row->label; *c; c++)
		trial->random = 31 * trial->random + (unsigned char)*c;
	for (int i = 0; i < 6; i++) {
		trial->game = play_new(row->id, row->players, row->rules, "");
		game_set_name(trial->game, 1, "An \"X\" \\ na");
		game_add_comment(trial->game, "start", 5);
		play_game(trial);
		check_undo(trial);
		check_record(trial->game);
		game_free(trial->game);
	}
	free(trial);
}

int main(void)
{
	return CHECK_RUN("core random", CHECK_TABLE(game_rows, test_game));
}
