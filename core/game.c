/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "mem.h"
#include "rules.h"
#include "utf8.h"

struct game {
	struct arena arena;
	struct position start, now;
	bool own_start;
	char name[VARIANT_PLAYERS][GAME_NAME_MAX + 1];
	char *comment;
	unsigned offers;
	unsigned edition;

	struct game_turn *turns; /* `count` done, then those taken back */
	size_t count, total, capacity;
};

/* Makes a position the start and the present.  Only its pieces, the player to
 * move and a pending equalising turn count; the rest follows from the rules. */
static void start_from(struct game *game, const struct position *position)
{
	const struct standing standing = {
		.turn = position->standing.turn,
		.equalising = position->standing.equalising &&
			game->arena.rules.equalise,
	};

	game->start = *position;
	game->start.standing = standing;
	rules_judge(&game->arena, &game->start);
	game->now = game->start;
}

struct game *game_new(const struct variant *variant, int players)
{
	struct game *game = mem_zero(1, sizeof *game);
	struct position position;

	arena_init(&game->arena, variant, players, &variant->rules);
	position_start(&position, &game->arena);
	start_from(game, &position);
	game->own_start = true;
	return game;
}

/* Forgets the turns from index `from` on. */
static void forget(struct game *game, size_t from)
{
	for (size_t i = from; i < game->total; i++)
		free(game->turns[i].comment);
	game->total = from;
}

void game_free(struct game *game)
{
	if (!game)
		return;
	forget(game, 0);
	free(game->turns);
	free(game->comment);
	free(game);
}

const struct arena *game_arena(const struct game *game)
{
	return &game->arena;
}

const struct position *game_position(const struct game *game)
{
	return &game->now;
}

const struct position *game_start(const struct game *game)
{
	return &game->start;
}

bool game_is_own_start(const struct game *game)
{
	return game->own_start;
}

static bool refuse(struct fault *fault, enum error error)
{
	*fault = (struct fault){ .error = error };
	return false;
}

bool game_set_rules(struct game *game, const struct ruleset *rules, struct fault *fault)
{
	const struct variant *variant = game->arena.variant;
	int players = game->arena.players;

	if (game->count)
		return refuse(fault, ERROR_GAME_BEGUN);
	if (!variant_check_rules(variant, players, rules, fault))
		return false;
	arena_init(&game->arena, variant, players, rules);
	forget(game, 0);
	start_from(game, &game->start);
	game->edition++;
	return true;
}

bool game_setup(struct game *game, const char *line, struct fault *fault)
{
	struct position position, own;

	if (!position_read(&position, &game->arena, line, fault))
		return false;
	position_start(&own, &game->arena);
	game->own_start = position_key(&position) == position_key(&own);
	forget(game, 0);
	free(game->comment);
	game->comment = NULL;
	game->count = 0;
	game->offers = 0;
	start_from(game, &position);
	game->edition++;
	return true;
}

const char *game_name(const struct game *game, int player)
{
	return game->name[player];
}

void game_set_name(struct game *game, int player, const char *name)
{
	size_t length = strlen(name);

	if (length > GAME_NAME_MAX) {
		length = GAME_NAME_MAX;
		while (length && (name[length] & 0xc0) == 0x80) /* inside UTF-8 */
			length--;
	}
	memmove(game->name[player], name, length);
	game->name[player][length] = '\0';
	utf8_clean(game->name[player]);
	game->edition++;
}

/* The next entry of the history, for the player to move. */
static struct game_turn *add_turn(struct game *game, enum game_kind kind)
{
	if (game->total > game->count) {
		forget(game, game->count);
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

static unsigned racing_bits(const struct game *game)
{
	unsigned bits = 0;

	for (int player = 0; player < game->arena.players; player++)
		bits |= (unsigned)position_is_racing(&game->now, player) << player;
	return bits;
}

/* Draws by agreement or by the claim that `turn` makes; else notes the offer. */
static void apply_draw(struct game *game, const struct game_turn *turn, bool claimed)
{
	game->offers |= 1u << turn->player;
	if (claimed)
		game->now.standing.end = POSITION_REPEATED;
	else if (!(racing_bits(game) & ~game->offers))
		game->now.standing.end = POSITION_AGREED;
}

/* Does the i-th entry to the position; it was checked. */
static void apply(struct game *game, size_t i)
{
	const struct game_turn *turn = &game->turns[i];
	const struct move_path *path = &turn->path;

	if (turn->kind != GAME_DRAW && !(game->offers >> turn->player & 1))
		game->offers = 0;
	switch (turn->kind) {
	case GAME_MOVE:
		rules_play(&game->arena, &game->now,
			(struct move){ path->cell[0], path->cell[path->count - 1] });
		break;
	case GAME_PASS:
		rules_pass(&game->arena, &game->now);
		break;
	case GAME_RESIGN:
		rules_resign(&game->arena, &game->now);
		break;
	case GAME_DRAW:
		apply_draw(game, turn, game_occurrences(game) >= 3);
		break;
	case GAME_STOP:
		game->now.standing.end = POSITION_STOPPED;
		break;
	}
}

bool game_move(struct game *game, const uint8_t *cells, size_t count,
	struct fault *fault)
{
	struct move_path path;

	if (!rules_check(&game->arena, &game->now, cells, count, &path, fault))
		return false;
	add_turn(game, GAME_MOVE)->path = path;
	apply(game, game->count - 1);
	return true;
}

static bool check_open(const struct game *game, struct fault *fault)
{
	return !game->now.standing.end || refuse(fault, ERROR_GAME_OVER);
}

bool game_must_pass(const struct game *game)
{
	return !game->now.standing.end &&
		!rules_move_count(&game->arena, &game->now);
}

bool game_pass(struct game *game, struct fault *fault)
{
	struct move list[MOVE_LIST];

	if (!check_open(game, fault))
		return false;
	if (rules_moves(&game->arena, &game->now, list)) {
		refuse(fault, ERROR_MOVE_EXISTS);
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

enum game_draw game_draw(struct game *game, struct fault *fault)
{
	unsigned offers = game->offers;

	if (!check_open(game, fault))
		return GAME_DRAW_REFUSED;
	if (offers >> game->now.standing.turn & 1 && game_occurrences(game) < 3) {
		refuse(fault, ERROR_DRAW_OFFERED);
		fault->player = game->now.standing.turn;
		return GAME_DRAW_REFUSED;
	}
	add_turn(game, GAME_DRAW);
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
	if (game->arena.players == 2)
		return refuse(fault, ERROR_END_TWO_PLAYERS);
	add_turn(game, GAME_STOP);
	apply(game, game->count - 1);
	return true;
}

unsigned game_offers(const struct game *game)
{
	return game->offers;
}

static bool is_turn(const struct game_turn *turn)
{
	return turn->kind != GAME_DRAW && turn->kind != GAME_STOP;
}

int game_occurrences(const struct game *game)
{
	uint64_t key = position_key(&game->now);
	int occurrences = 1;

	for (size_t i = 0; i < game->count; i++) {
		/* Every turn but a draw or a stop met a position of its own. */
		if (is_turn(&game->turns[i]) && game->turns[i].key == key)
			occurrences++;
	}
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

size_t game_turns(const struct game *game)
{
	size_t turns = 0;

	for (size_t i = 0; i < game->count; i++)
		turns += is_turn(&game->turns[i]);
	return turns;
}

static void take_back_last(struct game *game)
{
	const struct game_turn *turn = &game->turns[--game->count];
	const struct move_path *path = &turn->path;

	game->offers = turn->offers;
	if (turn->kind == GAME_MOVE)
		rules_take_back(&game->arena, &game->now,
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

void game_add_comment(struct game *game, const char *text, size_t length)
{
	char **comment = game->count ? &game->turns[game->count - 1].comment :
		&game->comment;
	size_t old = *comment ? strlen(*comment) + 1 : 0;

	*comment = mem_resize(*comment, old + length + 1, 1);
	if (old)
		(*comment)[old - 1] = ' ';
	memcpy(*comment + old, text, length);
	(*comment)[old + length] = '\0';
	utf8_clean(*comment + old);
	game->edition++;
}

const char *game_comment(const struct game *game)
{
	return game->comment;
}

unsigned game_edition(const struct game *game)
{
	return game->edition;
}
