/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The computer as a player: searches for a move until it is found or Ctrl-C is pressed, and
 * announces once that it is thinking when that takes long.
 */
#ifndef CLI_COMPUTER_H
#define CLI_COMPUTER_H

#include <stdint.h>

#include "game.h"
#include "search.h"

struct computer;

/* A computer player; its tables are allocated on first use.  The same seed plays the same
 * moves.  Free it with computer_free(), which takes NULL too. */
struct computer *computer_new(uint64_t seed);
void computer_free(struct computer *computer);

/* The solver it uses. */
struct solve *computer_solver(struct computer *computer);

/* Looks for the best move of the player to move, at a level, or with `wanted`, 1 to
 * SEARCH_BEST, for that number of the best, and then also proves the wins in sight; 0 looks
 * only for the one to play.  If that takes longer than a second, `notice` (NULL: nothing) and
 * a newline are written to standard output once.  Ctrl-C ends it early. */
void computer_think(struct computer *computer, const struct game *game, int level,
	int wanted, const char *notice, struct search_result *result);

#endif
