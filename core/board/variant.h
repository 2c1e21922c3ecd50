/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The variants of Halma, as data: board, camps, where players start, default rules.
 *
 * The table itself is variant_table.c.  A variant has no code of its own; the
 * tables that a game needs are made from it in ground.h.
 */
#ifndef CORE_VARIANT_H
#define CORE_VARIANT_H

#include <stdbool.h>

#include "board.h"
#include "error.h"
#include "ruleset.h"

enum {
	VARIANT_PLAYERS = 6, /* in a game, at most */
	VARIANT_CAMPS = 6,
	VARIANT_ROWS = 8,    /* of one camp, at most */
	VARIANT_PIECES = 19, /* of one player, at most */
};

enum variant_colour {
	VARIANT_RED, VARIANT_BLUE, VARIANT_GREEN, VARIANT_YELLOW, VARIANT_PURPLE,
	VARIANT_WHITE, VARIANT_LIGHT, VARIANT_DARK,
	VARIANT_COLOURS
};

/* A camp: rows of cells along the ranks, the first at the corner. */
struct variant_camp {
	const char *corner; /* a cell's name */
	int files, ranks;   /* +1 or -1: the way on from the corner */
	uint8_t rows[VARIANT_ROWS]; /* cells in each row, 0 after the last */
};

struct variant {
	const char *id;    /* in small letters, the same in every language */
	const char *name;  /* that id, marked: words_variant_name() translates it */
	const char *title; /* what it is, in English: words_variant() translates it */
	const char *note;  /* on its origin, likewise; NULL if there is nothing to say */
	enum board_shape shape;
	int side; /* files, and as many ranks */
	struct variant_camp camps[VARIANT_CAMPS]; /* clockwise */
	int camp_count; /* even; camp i is opposite camp i + camp_count / 2 */

	/* For each number of players the camps they start in, as digits from 1 in
	 * turn order; NULL if that number cannot play. */
	const char *seats[VARIANT_PLAYERS + 1];
	bool light_and_dark; /* the players are called so, not Red and Blue */
	struct ruleset rules; /* unless the players choose others */
};

/* The i-th variant, from 0 in the order of halma(6); NULL past the last. */
const struct variant *variant_get(int i);

/* The variant with that id, in small letters; NULL if there is none. */
const struct variant *variant_find(const char *id);

/* The variant played unless another is asked for: kitchen5. */
const struct variant *variant_default(void);

/* How many pieces each player has. */
int variant_pieces(const struct variant *variant);

/* The smallest number of players. */
int variant_fewest(const struct variant *variant);

/* Can that number of players play it?  Any number may be asked for. */
bool variant_has_players(const struct variant *variant, int players);

/* As variant_has_players(), but false with ERROR_PLAYERS. */
bool variant_check_players(const struct variant *variant, int players,
	struct fault *fault);

/* Can that number of players play by these rules?  If not, false with ERROR_EQUALISE_PLAYERS or
 * ERROR_TEAMS_PLAYERS. */
bool variant_check_rules(const struct variant *variant, int players,
	const struct ruleset *rules, struct fault *fault);

/* The camp, from 0, that a player starts in. */
int variant_home(const struct variant *variant, int players, int player);

/* The camp opposite, which the player must fill. */
int variant_goal(const struct variant *variant, int players, int player);

/* What a player is called unless named otherwise. */
enum variant_colour variant_colour(const struct variant *variant, int player);

/* The English name of a colour, which records use in every language. */
const char *variant_colour_id(enum variant_colour colour);

#endif
