/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Proves that a move wins, whatever the others play.
 *
 * The search (search.h) leaves out moves that a player who wants to come home does not
 * make, so a win that it sees may still be prevented.  Here every legal move of every player is
 * tried, passes and the claim of a draw by repetition included, as deep as a given
 * number of positions allows.  What is not proven then may be true all the same.
 */
#ifndef CORE_PROVE_H
#define CORE_PROVE_H

#include <signal.h>
#include <stddef.h>

#include "ground.h"
#include "move.h"
#include "position.h"

enum { PROVE_TURNS = 15 }; /* of a proof, at most */

/* What a proof may use. */
struct prove_limits {
	uint64_t nodes; /* positions to look at, all together */
	const volatile sig_atomic_t *stop; /* not 0: give up; NULL if nobody will set it */
	const uint64_t *history; /* position_key() of the game's earlier positions */
	size_t history_count;
};

/* The smallest number of turns, that move counted, within which it forces a win: of all
 * players, until the side of the player to move has won; with three or more players each
 * for themselves, that player's own turns until they are home, whatever their place.  0
 * if none up to PROVE_TURNS could be proven within the limits.  The game must not be
 * over, and the move must be legal. */
int prove_win(const struct ground *ground, const struct position *position,
	struct move move, const struct prove_limits *limits);

#endif
