/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "game_state.h"
#include "mem.h"
#include "rules.h"
#include "utf8.h"

/* Makes a position the start and the present.  Only its pieces, the player to
 * move and a pending equalising turn count; the rest follows from the rules. */
static void start_from(struct game *game, const struct position *position)
{
	const struct standing standing = {
		.turn = position->standing.turn,
		.equalising = position->standing.equalising &&
			game->ground.rules.equalise,
	};

	game->start = *position;
	game->start.standing = standing;
	rules_judge(&game->ground, &game->start);
	game->now = game->start;
}

struct game *game_new(const struct variant *variant, int players)
{
	struct game *game = mem_zero(1, sizeof *game);
	struct position position;

	ground_init(&game->ground, variant, players, &variant->rules);
	position_start(&position, &game->ground);
	start_from(game, &position);
	game->own_start = true;
	return game;
}

void game_forget(struct game *game, size_t from)
{
	for (size_t i = from; i < game->total; i++)
		free(game->turns[i].comment);
	game->total = from;
}

void game_free(struct game *game)
{
	if (!game)
		return;
	game_forget(game, 0);
	free(game->turns);
	free(game->comment);
	free(game);
}

const struct ground *game_ground(const struct game *game)
{
	return &game->ground;
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

bool game_set_rules(struct game *game, const struct ruleset *rules, struct fault *fault)
{
	const struct variant *variant = game->ground.variant;
	int players = game->ground.players;

	if (game->count)
		return error_set(fault, ERROR_GAME_BEGUN);
	if (!variant_check_rules(variant, players, rules, fault))
		return false;
	ground_init(&game->ground, variant, players, rules);
	game_forget(game, 0);
	start_from(game, &game->start);
	game->edition++;
	return true;
}

bool game_setup(struct game *game, const char *line, struct fault *fault)
{
	struct position position, own;

	if (!position_read(&position, &game->ground, line, fault))
		return false;
	position_start(&own, &game->ground);
	game->own_start = position_key(&position) == position_key(&own);
	game_forget(game, 0);
	free(game->comment);
	game->comment = NULL;
	game->count = 0;
	game->offers = 0;
	start_from(game, &position);
	game->edition++;
	return true;
}

int game_level(const struct game *game, int player)
{
	return game->level[player];
}

void game_set_level(struct game *game, int player, int level)
{
	game->level[player] = (uint8_t)level;
	game->edition++;
}

bool game_is_plain(const struct game *game)
{
	bool plain = game->own_start && !game->count && !game->comment;

	for (int player = 0; player < game->ground.players; player++)
		plain = plain && !*game->name[player] && !game->level[player];
	for (int rule = 0; rule < RULESET_RULES; rule++)
		plain = plain && ruleset_get(&game->ground.rules, rule) ==
			ruleset_get(&game->ground.variant->rules, rule);
	return plain;
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

unsigned game_offers(const struct game *game)
{
	return game->offers;
}

const char *game_comment(const struct game *game)
{
	return game->comment;
}

unsigned game_edition(const struct game *game)
{
	return game->edition;
}
