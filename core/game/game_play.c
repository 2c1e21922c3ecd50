/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <assert.h>

#include "game_state.h"
#include "mem.h"
#include "rules.h"

/* The next entry of the history, for the player to move. */
static struct game_turn *add_turn(struct game *game, enum game_kind kind)
{
	if (game->total > game->count) {
		game_forget(game, game->count);
		game->edition++;
	}
	if (game->count == game->capacity) {
		game->capacity = game->capacity ? 2 * game->capacity : 64;
		game->turns = mem_resize(game->turns, game->capacity,
			sizeof *game->turns);
	}
	struct game_turn *turn = &game->turns[game->count];
	*turn = (struct game_turn){
		.kind = kind,
		.player = game->now.standing.turn,
		.before = game->now.standing,
		.offers = (uint8_t)game->offers,
		.key = position_key(&game->now),
	};
	game->total = ++game->count;
	return turn;
}

/* The players who must agree to a draw, a bit each: those still in the race; of two,
 * both, since one who is home waits for the equalising turn of the other. */
static unsigned voters(const struct game *game)
{
	unsigned bits = 0;

	for (int player = 0; player < game->ground.players; player++)
		bits |= (unsigned)(game->ground.players == 2 ||
			position_is_racing(&game->now, player)) << player;
	return bits;
}

/* Ends the game if all have taken the draw that is offered.  The offer of a player who
 * has left the race is void. */
static void settle_offers(struct game *game)
{
	game->offers &= voters(game);
	if (!game->now.standing.end && game->offers && game->offers == voters(game))
		rules_draw(&game->ground, &game->now, POSITION_AGREED);
}

/* Carries out the i-th entry of the history, which has been checked. */
static void apply(struct game *game, size_t i)
{
	const struct game_turn *turn = &game->turns[i];
	const struct move_path *path = &turn->path;

	/* A player forced to pass has had no chance to answer. */
	if (turn->kind == GAME_MOVE && !(game->offers >> turn->player & 1))
		game->offers = 0;
	switch (turn->kind) {
	case GAME_MOVE:
		rules_play(&game->ground, &game->now,
			(struct move){ path->cell[0], path->cell[path->count - 1] });
		break;
	case GAME_PASS:
		rules_pass(&game->ground, &game->now);
		break;
	case GAME_RESIGN:
		rules_resign(&game->ground, &game->now);
		break;
	case GAME_DRAW:
		game->offers |= 1u << turn->player;
		if (turn->claim)
			rules_draw(&game->ground, &game->now, POSITION_REPEATED);
		break;
	case GAME_STOP:
		game->now.standing.end = POSITION_STOPPED;
		break;
	}
	settle_offers(game);
}

bool game_move(struct game *game, const uint8_t *cells, size_t count,
	struct fault *fault)
{
	struct move_path path;

	if (!rules_check(&game->ground, &game->now, cells, count, &path, fault))
		return false;
	add_turn(game, GAME_MOVE)->path = path;
	apply(game, game->count - 1);
	return true;
}

static bool check_open(const struct game *game, struct fault *fault)
{
	return !game->now.standing.end || error_set(fault, ERROR_GAME_OVER);
}

bool game_must_pass(const struct game *game)
{
	return !game->now.standing.end &&
		!rules_move_count(&game->ground, &game->now);
}

bool game_pass(struct game *game, struct fault *fault)
{
	struct move list[MOVE_LIST];

	if (!check_open(game, fault))
		return false;
	if (rules_moves(&game->ground, &game->now, list)) {
		error_set(fault, ERROR_MOVE_EXISTS);
		fault->other = game->now.standing.turn;
		fault->cell[0] = list[0].from;
		fault->cell[1] = list[0].to;
		return false;
	}
	add_turn(game, GAME_PASS);
	apply(game, game->count - 1);
	return true;
}

bool game_resign(struct game *game, struct fault *fault)
{
	if (!check_open(game, fault))
		return false;
	add_turn(game, GAME_RESIGN);
	apply(game, game->count - 1);
	return true;
}

/* May the player to move offer a draw, or accept what is offered? */
static bool check_offer(const struct game *game, struct fault *fault)
{
	const struct standing *standing = &game->now.standing;

	if (game->offers >> standing->turn & 1) {
		error_set(fault, ERROR_DRAW_OFFERED);
		fault->player = standing->turn;
		return false;
	}
	if (standing->equalising && !game->offers) {
		error_set(fault, ERROR_DRAW_LAST_TURN);
		fault->player = !standing->turn;
		return false;
	}
	return true;
}

enum game_draw game_draw(struct game *game, struct fault *fault)
{
	unsigned offers = game->offers;
	bool claim;

	if (!check_open(game, fault))
		return GAME_DRAW_REFUSED;
	claim = game_occurrences(game) >= 3;
	if (!claim && !check_offer(game, fault))
		return GAME_DRAW_REFUSED;
	add_turn(game, GAME_DRAW)->claim = claim;
	apply(game, game->count - 1);
	if (game->now.standing.end == POSITION_REPEATED)
		return GAME_DRAW_CLAIMED;
	if (game->now.standing.end == POSITION_AGREED)
		return GAME_DRAW_AGREED;
	return offers ? GAME_DRAW_ACCEPTED : GAME_DRAW_OFFERED;
}

bool game_stop(struct game *game, struct fault *fault)
{
	if (!check_open(game, fault))
		return false;
	if (game->ground.players == 2)
		return error_set(fault, ERROR_END_TWO_PLAYERS);
	add_turn(game, GAME_STOP);
	apply(game, game->count - 1);
	return true;
}

bool game_is_turn(const struct game_turn *turn)
{
	return turn->kind != GAME_DRAW && turn->kind != GAME_STOP;
}

int game_occurrences(const struct game *game)
{
	uint64_t key = position_key(&game->now);
	int occurrences = 1;

	for (size_t i = 0; i < game->count; i++)
		if (game_is_turn(&game->turns[i]) && game->turns[i].key == key)
			occurrences++;
	return occurrences;
}

size_t game_count(const struct game *game)
{
	return game->count;
}

const struct game_turn *game_turn(const struct game *game, size_t i)
{
	assert(i < game->total);
	return &game->turns[i];
}

bool game_begins_round(const struct game *game, size_t i)
{
	const struct game_turn *before = i ? &game->turns[i - 1] : NULL;
	int player = i < game->count ? game->turns[i].player : game->now.standing.turn;

	return !before || player < before->player ||
		(player == before->player && before->kind != GAME_DRAW);
}

unsigned game_round(const struct game *game, size_t i)
{
	unsigned round = 0;

	for (size_t j = 0; j <= i; j++)
		round += game_begins_round(game, j);
	return round;
}

size_t game_turns(const struct game *game)
{
	size_t turns = 0;

	for (size_t i = 0; i < game->count; i++)
		turns += game_is_turn(&game->turns[i]);
	return turns;
}

static void take_back_last(struct game *game)
{
	const struct game_turn *turn = &game->turns[--game->count];
	const struct move_path *path = &turn->path;

	game->offers = turn->offers;
	if (turn->kind == GAME_MOVE)
		rules_take_back(&game->ground, &game->now,
			(struct move){ path->cell[0], path->cell[path->count - 1] },
			&turn->before);
	else
		game->now.standing = turn->before;
}

size_t game_undo(struct game *game, size_t steps)
{
	size_t undone = 0;

	while (undone < steps) {
		size_t last = game->count;

		while (last && game->turns[last - 1].kind == GAME_PASS)
			last--;
		if (!last)
			break;
		while (game->count >= last)
			take_back_last(game);
		undone++;
	}
	if (undone)
		game->edition++;
	return undone;
}

size_t game_redo(struct game *game, size_t steps)
{
	size_t redone = 0;

	while (game->count < game->total) {
		bool chosen = game->turns[game->count].kind != GAME_PASS;

		if (chosen && redone == steps)
			break;
		redone += chosen;
		apply(game, game->count);
		game->count++;
	}
	return redone;
}
