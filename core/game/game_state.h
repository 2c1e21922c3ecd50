/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What struct game holds, for its three files: game.c sets it up and tells of it,
 * game_name.c names the players, game_play.c plays.  No other file includes this.
 */
#ifndef CORE_GAME_STATE_H
#define CORE_GAME_STATE_H

#include "game.h"

struct game {
	struct ground ground;
	struct position start, now;
	bool own_start;
	char name[VARIANT_PLAYERS][GAME_NAME_MAX + 1];
	uint8_t level[VARIANT_PLAYERS]; /* of the computer; 0: a person plays */
	char *comment;
	unsigned offers;
	unsigned edition;

	struct game_turn *turns; /* `count` done, then those taken back */
	size_t count, total, capacity;
};

/* Forgets what was done, or taken back, from index `from` on. */
void game_forget(struct game *game, size_t from);

#endif
