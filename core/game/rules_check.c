/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a typed move is refused: each function below tries some of the reasons of
 * halma(6), Refusals, in their order, and reports the first that applies. */
#include <assert.h>

#include "rules.h"

/* A move being checked. */
struct check {
	const struct ground *ground;
	const struct position *position;
	const uint8_t *cell; /* as typed */
	size_t count;
	struct fault *fault;
};

static bool refuse(const struct check *check, enum error error, unsigned a, unsigned b)
{
	*check->fault = (struct fault){
		.error = error,
		.cell = { (uint16_t)a, (uint16_t)b },
		.other = check->position->standing.turn,
	};
	return false;
}

static int owner_of(const struct check *check, unsigned cell)
{
	return position_owner(check->position, cell);
}

/* Is the cell empty while the piece is under way? */
static bool is_free(const struct check *check, unsigned cell)
{
	return cell == check->cell[0] || owner_of(check, cell) == GROUND_NOBODY;
}

static bool check_mover(const struct check *check)
{
	const struct standing *standing = &check->position->standing;
	unsigned from = check->cell[0];
	int owner = owner_of(check, from);
	enum error error = ERROR_NONE;

	if (owner == GROUND_NOBODY)
		return refuse(check, ERROR_CELL_EMPTY, from, 0);
	if (owner != standing->turn && standing->end)
		error = ERROR_OTHERS_GAME_OVER;
	else if (owner != standing->turn && !position_is_racing(check->position, owner))
		error = ERROR_OTHERS_FINISHED;
	else if (owner != standing->turn)
		error = ERROR_OTHERS_PIECE;
	else if (standing->end)
		error = ERROR_GAME_OVER;
	if (error) {
		refuse(check, error, from, 0);
		check->fault->player = (uint8_t)owner;
	}
	return !error;
}

static bool check_landings(const struct check *check)
{
	for (size_t i = 1; i < check->count; i++)
		if (check->cell[i] == check->cell[i - 1])
			return refuse(check, ERROR_NOTHING_MOVES, check->cell[i], 0);
	for (size_t i = 1; i < check->count; i++) {
		if (is_free(check, check->cell[i]))
			continue;
		refuse(check, ERROR_OCCUPIED, check->cell[i], 0);
		check->fault->player = (uint8_t)owner_of(check, check->cell[i]);
		return false;
	}
	return true;
}

/* Can a sequence of jumps, whatever stands where, join the two cells? */
static bool is_jump_parity(const struct board *board, unsigned a, unsigned b)
{
	return (board->file[a] - board->file[b]) % 2 == 0 &&
		(board->rank[a] - board->rank[b]) % 2 == 0;
}

/* Each hop must be a step or a jump; the two ends of a move given without its way
 * may be the ends of any chain. */
static bool check_geometry(const struct check *check)
{
	const struct board *board = &check->ground->board;

	for (size_t i = 1; i < check->count; i++) {
		unsigned from = check->cell[i - 1], to = check->cell[i];
		int distance = 0;
		int direction = board_line(board, from, to, &distance);

		if (direction >= 0 && distance <= 2)
			continue;
		if (check->count == 2 && is_jump_parity(board, from, to))
			continue;
		return refuse(check,
			direction < 0 ? ERROR_NOT_IN_LINE : ERROR_TOO_FAR, from, to);
	}
	return true;
}

/* Is there a way between two cells given as the ends? */
static bool has_way(const struct check *check)
{
	struct move_path path;

	return check->count == 2 && move_find(check->ground, check->position,
		check->cell[0], check->cell[1], &path);
}

/* Would there be a way without the goal lock? */
static bool has_way_without_lock(const struct check *check)
{
	struct ground unlocked;
	struct ruleset rules = check->ground->rules;
	struct move_path path;

	if (check->count != 2)
		return false;
	rules.goal_lock = GOAL_LOCK_OFF;
	ground_init(&unlocked, check->ground->variant, check->ground->players, &rules);
	return move_find(&unlocked, check->position, check->cell[0], check->cell[1], &path);
}

static bool check_jumped(const struct check *check)
{
	const struct board *board = &check->ground->board;

	for (size_t i = 1; i < check->count; i++) {
		unsigned from = check->cell[i - 1], to = check->cell[i], over;
		int distance = 0;
		int direction = board_line(board, from, to, &distance);

		if (direction < 0 || distance != 2)
			continue;
		over = board->neighbour[from][direction];
		if (is_free(check, over) && !has_way_without_lock(check))
			return refuse(check, ERROR_NOTHING_TO_JUMP, over, to);
	}
	return true;
}

static bool check_chain(const struct check *check)
{
	const struct board *board = &check->ground->board;
	struct cellset seen = { 0 };

	for (size_t i = 1; check->count > 2 && i < check->count; i++)
		if (board_distance(board, check->cell[i - 1], check->cell[i]) == 1)
			return refuse(check, ERROR_STEP_IN_CHAIN,
				check->cell[i - 1], check->cell[i]);
	for (size_t i = 0; i < check->count; i++) {
		if (cellset_has(&seen, check->cell[i]))
			return refuse(check, ERROR_CHAIN_RETURNS, check->cell[i], 0);
		cellset_add(&seen, check->cell[i]);
	}
	return true;
}

static bool check_goal_lock(const struct check *check)
{
	const struct ground *ground = check->ground;
	int player = check->position->standing.turn;
	const struct cellset *goal = &ground->goal[player];
	unsigned from = check->cell[0], to = check->cell[check->count - 1];

	if (ground_is_bound(ground, player, from) && !cellset_has(goal, to))
		return refuse(check, ERROR_GOAL_LOCKED, from, to);
	if (ground->rules.goal_lock != GOAL_LOCK_STRICT)
		return true;
	for (size_t i = 1; check->count > 2 && i < check->count; i++)
		if (cellset_has(goal, check->cell[i - 1]) && !cellset_has(goal, check->cell[i]))
			return refuse(check, ERROR_GOAL_LOCKED,
				check->cell[i - 1], check->cell[i]);
	if (!has_way(check) && has_way_without_lock(check))
		return refuse(check, ERROR_GOAL_LOCKED_WAY, from, to);
	return true;
}

static bool check_clear_out(const struct check *check)
{
	const struct ground *ground = check->ground;
	int player = check->position->standing.turn;
	unsigned from = check->cell[0], to = check->cell[check->count - 1];

	if (!rules_is_clearing_out(ground, check->position))
		return true;
	if (!cellset_has(&ground->home[player], from))
		return refuse(check, ERROR_ONLY_FROM_HOME, from, to);
	return rules_clears_out(ground, player, from, to) ||
		refuse(check, ERROR_ONLY_FORWARDS, from, to);
}

static bool find_path(const struct check *check, struct move_path *path)
{
	if (check->count == 2)
		return move_find(check->ground, check->position, check->cell[0],
				check->cell[1], path) ||
			refuse(check, ERROR_NO_CHAIN, check->cell[0], check->cell[1]);
	/* Longer than any path would be a chain that returns. */
	assert(check->count <= MOVE_CELLS);
	path->count = (uint8_t)check->count;
	for (size_t i = 0; i < check->count; i++)
		path->cell[i] = check->cell[i];
	return true;
}

bool rules_check(const struct ground *ground, const struct position *position,
	const uint8_t *cells, size_t count, struct move_path *path,
	struct fault *fault)
{
	const struct check check = { ground, position, cells, count, fault };

	assert(count >= 2);
	return check_mover(&check) && check_landings(&check) && check_geometry(&check) &&
		check_jumped(&check) && check_chain(&check) && check_goal_lock(&check) &&
		check_clear_out(&check) && find_path(&check, path);
}
