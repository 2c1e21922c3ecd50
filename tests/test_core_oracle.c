/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The moves of core against those of the oracle, in every variant, number of players
 * and goal lock, with and without clear-out: on the positions of random games, in
 * which each move is the most forward of three, and on scattered pieces, of which
 * many stand in the camps.
 */
#include "rules.h"

#include "check.h"
#include "test_core_oracle.h"

/* What is compared: the oracle, the position it was read from, and its moves. */
struct trial {
	struct ground ground;
	struct position position;
	struct oracle oracle;
	struct found found;
	uint64_t random;
};

static void read_position(const struct trial *trial, const struct position *position,
	char at[WIDTH][WIDTH])
{
	struct buf line = { 0 };

	position_write(position, &trial->ground, &line);
	read_board(&trial->oracle, buf_text(&line), at);
	buf_clear(&line);
}

static uint8_t cell_of(const struct trial *trial, struct spot spot)
{
	char name[16];

	snprintf(name, sizeof name, "%c%d", 'a' + spot.file - MARGIN, spot.rank - MARGIN + 1);
	return (uint8_t)check_cell(&trial->ground.board, name);
}

/* Core plays the move with that way, given by its ends and given in full. */
static void check_way(const struct trial *trial, const struct way *way)
{
	uint8_t cells[PATH], ends[2];
	struct move_path path;
	struct fault fault;

	for (int i = 0; i < way->count; i++)
		cells[i] = cell_of(trial, way->spot[i]);
	ends[0] = cells[0];
	ends[1] = cells[way->count - 1];
	assert_true(rules_check(&trial->ground, &trial->position, ends, 2, &path, &fault));
	CHECK_INT(path.count, way->count);
	assert_memory_equal(path.cell, cells, (size_t)way->count);
	assert_true(rules_check(&trial->ground, &trial->position, cells, (size_t)way->count,
		&path, &fault));
	CHECK_INT(path.count, way->count);
	assert_memory_equal(path.cell, cells, (size_t)way->count);
}

/* Core's moves are those found, each once. */
static void check_list(const struct trial *trial)
{
	const struct ground *ground = &trial->ground;
	const struct position *position = &trial->position;
	struct cellset wanted[BOARD_CELLS] = { 0 };
	struct move list[MOVE_LIST];
	int count = rules_moves(ground, position, list);

	for (int i = 0; i < trial->found.count; i++) {
		const struct way *way = &trial->found.way[i];

		cellset_add(&wanted[cell_of(trial, way->spot[0])],
			cell_of(trial, way->spot[way->count - 1]));
	}
	CELLSET_EACH(from, &position->own[position->standing.turn]) {
		struct cellset landings = rules_landings(ground, position, from);

		assert_true(cellset_is_equal(&landings, &wanted[from]));
	}
	CHECK_INT(count, trial->found.count);
	CHECK_INT(rules_move_count(ground, position), count);
	for (int i = 0; i < count; i++) {
		assert_true(cellset_has(&wanted[list[i].from], list[i].to));
		cellset_flip(&wanted[list[i].from], list[i].to);
	}
}

/* Typed by its ends, no other move of a piece is taken. */
static void check_others(const struct trial *trial)
{
	int player = trial->position.standing.turn, taken = 0;

	CELLSET_EACH(from, &trial->position.own[player]) {
		for (int to = 0; to < trial->ground.board.cells; to++) {
			const uint8_t ends[2] = { (uint8_t)from, (uint8_t)to };
			struct move_path path;
			struct fault fault;

			taken += rules_check(&trial->ground, &trial->position, ends, 2, &path,
				&fault);
		}
	}
	CHECK_INT(taken, trial->found.count);
}

static void check_turn(struct trial *trial, int turn)
{
	read_position(trial, &trial->position, trial->oracle.at);
	trial->oracle.player = (char)('A' + trial->position.standing.turn);
	find_moves(&trial->oracle, &trial->found);
	check_list(trial);
	for (int i = 0; i < trial->found.count; i++)
		check_way(trial, &trial->found.way[i]);
	if (turn % 25 == 0)
		check_others(trial);
}

/* Plays the most forward of three moves, or passes. */
static void play_turn(struct trial *trial)
{
	const struct way *best = NULL;

	for (int i = 0; trial->found.count && i < 3; i++) {
		const struct way *way = &trial->found.way[
			check_random(&trial->random, (unsigned)trial->found.count)];

		if (!best || is_forwards(&trial->oracle, best->spot[best->count - 1],
				way->spot[way->count - 1]))
			best = way;
	}
	if (!best)
		rules_pass(&trial->ground, &trial->position);
	else
		rules_play(&trial->ground, &trial->position, (struct move){
			cell_of(trial, best->spot[0]),
			cell_of(trial, best->spot[best->count - 1]) });
}

static struct trial *new_trial(const char *id, int players, const char *rules)
{
	struct trial *trial = calloc(1, sizeof *trial);

	trial->random = 20;
	check_ground(&trial->ground, id, players, rules);
	trial->oracle.side = trial->ground.board.side;
	trial->oracle.star = strcmp(id, "star") == 0;
	trial->oracle.lock = trial->ground.rules.goal_lock;
	trial->oracle.clear_out = trial->ground.rules.clear_out;
	position_start(&trial->position, &trial->ground);
	read_position(trial, &trial->position, trial->oracle.start);
	return trial;
}

static void check_game(struct trial *trial, int turns)
{
	for (int turn = 0; turn < turns; turn++) {
		if (trial->position.standing.end)
			position_start(&trial->position, &trial->ground);
		check_turn(trial, turn);
		play_turn(trial);
	}
}

/* Puts a player's piece on a random cell: of the home, of the goal, or any. */
static void scatter_piece(struct trial *trial, int player)
{
	const struct board *board = &trial->ground.board;
	unsigned cell = check_random(&trial->random, (unsigned)board->cells);
	const struct cellset *camp = check_random(&trial->random, 2) ?
		&trial->ground.home[player] : &trial->ground.goal[player];

	if (check_random(&trial->random, 2)) {
		cell = cellset_next(camp, cell);
		if (cell == CELLSET_SIZE)
			cell = cellset_next(camp, 0);
	}
	if (position_owner(&trial->position, cell) == GROUND_NOBODY)
		position_flip(&trial->position, board, player, cell);
}

/* Clears a player's home of that player's pieces. */
static void leave_home(struct trial *trial, int player)
{
	struct cellset at_home = cellset_and(&trial->position.own[player],
		&trial->ground.home[player]);

	CELLSET_EACH(cell, &at_home)
		position_flip(&trial->position, &trial->ground.board, player, cell);
}

/* Random pieces, and often the one opposite has left home. */
static void check_scattered(struct trial *trial, int count)
{
	for (int i = 0; i < count; i++) {
		int players = trial->ground.players;
		int player = i % players, opposite = trial->ground.opposite[player];

		trial->position = (struct position){ 0 };
		trial->position.standing.turn = (uint8_t)player;
		for (int j = variant_pieces(trial->ground.variant) * players; j > 0; j--)
			scatter_piece(trial, j % players);
		if (opposite != GROUND_NOBODY && i % 3)
			leave_home(trial, opposite);
		check_turn(trial, i);
	}
}

static const struct game_row {
	const char *label, *id;
	int players, turns;
} game_rows[] = {
	{ "oracle: kitchen4", "kitchen4", 2, 200 },
	{ "oracle: kitchen5", "kitchen5", 2, 200 },
	{ "oracle: halma8", "halma8", 2, 100 },
	{ "oracle: grasshopper", "grasshopper", 2, 60 },
	{ "oracle: corners10, 2 players", "corners10", 2, 60 },
	{ "oracle: corners10, 3 players", "corners10", 3, 60 },
	{ "oracle: corners10, 4 players", "corners10", 4, 60 },
	{ "oracle: sides10, 2 players", "sides10", 2, 60 },
	{ "oracle: sides10, 3 players", "sides10", 3, 60 },
	{ "oracle: sides10, 4 players", "sides10", 4, 60 },
	{ "oracle: halma10", "halma10", 2, 60 },
	{ "oracle: halma13", "halma13", 2, 60 },
	{ "oracle: halma4, 3 players", "halma4", 3, 60 },
	{ "oracle: halma4, 4 players", "halma4", 4, 60 },
	{ "oracle: halma", "halma", 2, 60 },
	{ "oracle: star, 2 players", "star", 2, 60 },
	{ "oracle: star, 3 players", "star", 3, 60 },
	{ "oracle: star, 4 players", "star", 4, 60 },
	{ "oracle: star, 6 players", "star", 6, 60 },
};

static void test_game(void **state)
{
	static const char *const rules[] = {
		"goal-lock off", "goal-lock stop", "goal-lock strict",
		"goal-lock off clear-out on", "goal-lock stop clear-out on",
		"goal-lock strict clear-out on",
	};
	const struct game_row *row = *state;

	for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
		struct trial *trial = new_trial(row->id, row->players, rules[i]);

		check_game(trial, row->turns);
		check_scattered(trial, row->turns);
		free(trial);
	}
}

int main(void)
{
	return CHECK_RUN("core oracle", CHECK_TABLE(game_rows, test_game));
}
