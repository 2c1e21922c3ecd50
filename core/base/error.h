/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What can be wrong with something a person typed or a file holds.
 *
 * Core reports such an error as an enum and the facts its sentence needs; the
 * sentences are in a11y/say/words_error.c.  Our own bugs are asserts, and what the
 * system refuses (disk, memory) is errno: neither is here.
 */
#ifndef CORE_ERROR_H
#define CORE_ERROR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum error {
	ERROR_NONE,

	ERROR_MOVE_TEXT,        /* text: what is not a cell's name */
	ERROR_MOVE_CUT,         /* it ends where another cell is expected */

	/* A typed move, in the order in which the reasons are tried. */
	ERROR_NO_CELL,          /* text: the cell as typed */
	ERROR_CELL_EMPTY,       /* cell[0] */
	ERROR_OTHERS_PIECE,     /* cell[0], player: owner, other: to move */
	ERROR_OTHERS_FINISHED,  /* likewise; the owner has finished */
	ERROR_OTHERS_GAME_OVER, /* likewise; the game is over */
	ERROR_GAME_OVER,
	ERROR_NOTHING_MOVES,    /* cell[0] */
	ERROR_OCCUPIED,         /* cell[0], player: who stands there */
	ERROR_NOT_IN_LINE,      /* cell[0] to cell[1] */
	ERROR_TOO_FAR,          /* cell[0] to cell[1] */
	ERROR_NOTHING_TO_JUMP,  /* cell[0]: the empty one, cell[1]: landing */
	ERROR_STEP_IN_CHAIN,    /* cell[0] to cell[1] */
	ERROR_CHAIN_RETURNS,    /* cell[0] */
	ERROR_GOAL_LOCKED,      /* cell[0]: in the goal, cell[1]: outside it */
	ERROR_GOAL_LOCKED_WAY,  /* cell[0] to cell[1]: only through and out of it */
	ERROR_ONLY_FROM_HOME,   /* cell[0]: not in the mover's home */
	ERROR_ONLY_FORWARDS,    /* cell[0] to cell[1] */
	ERROR_NO_CHAIN,         /* cell[0] to cell[1] */

	/* Other turns. */
	ERROR_MOVE_EXISTS,      /* cell[0] to cell[1]: one, other: to move */
	ERROR_DRAW_OFFERED,     /* player has offered already */
	ERROR_DRAW_LAST_TURN,   /* player could not answer any more */
	ERROR_END_TWO_PLAYERS,
	ERROR_GAME_BEGUN,       /* the rules are fixed from the first move on */

	/* Names of players. */
	ERROR_NAME_EMPTY,
	ERROR_NAME_TAKEN,       /* text: the name, or colour, of another player */

	/* Variants, rules, positions. */
	ERROR_PLAYERS,          /* number: as asked, text: the numbers that can */
	ERROR_NO_RULE,          /* text: the name as typed */
	ERROR_RULE_VALUE,       /* rule, text: the value as typed */
	ERROR_EQUALISE_PLAYERS,
	ERROR_TEAMS_PLAYERS,
	ERROR_POSITION_SIGN,    /* text: the sign */
	ERROR_POSITION_RANK,    /* number: the rank, limit: its cells */
	ERROR_POSITION_RANKS,   /* number: ranks found, limit: ranks wanted */
	ERROR_POSITION_PIECES,  /* player, number: found, limit: at most */
	ERROR_POSITION_PLAYER,  /* text: not a player of this game */
	ERROR_POSITION_EQUAL,   /* "=" where no equalising turn can be due */
	ERROR_POSITION_END,     /* text: what follows the end */

	/* Records. */
	ERROR_RECORD_EMPTY,
	ERROR_RECORD_BYTE,      /* a zero byte */
	ERROR_RECORD_TAG,       /* the tag is not of the form [Name "value"] */
	ERROR_RECORD_TAG_NAME,  /* text: the unknown name */
	ERROR_RECORD_TAGS,      /* limit: the most there may be */
	ERROR_RECORD_TAG_TWICE, /* text: the name */
	ERROR_RECORD_LONG,      /* text: the name of a tag with too long a value */
	ERROR_RECORD_VARIANT,   /* text: the unknown variant */
	ERROR_RECORD_NO_VARIANT,
	ERROR_RECORD_NUMBER,    /* text: not a number of players */
	ERROR_RECORD_RULE,      /* text: not "name value" */
	ERROR_RECORD_COMPUTER,  /* text: not a player's letter and a level */
	ERROR_RECORD_COMMENT,   /* the comment is not closed */
	ERROR_RECORD_WORD,      /* text: neither a move nor a word of a record */
	ERROR_RECORD_RESULT,    /* text: the result claimed, which is not true */

	ERROR_COUNT
};

enum { ERROR_TEXT_MAX = 40 };

/* An error and the facts its sentence needs; the rest is zero. */
struct fault {
	enum error error;
	uint16_t cell[2];
	uint8_t player, other;
	uint8_t rule; /* enum ruleset_rule */
	int number, limit;
	int line; /* of a record, from 1; 0 where there is none */
	char text[ERROR_TEXT_MAX + 1]; /* as it came from outside, whole characters */
};

/* Fills the fault with an error and no facts; error_set_text() also keeps as many whole
 * characters of a text as there is room for.  Always false, to be returned. */
bool error_set(struct fault *fault, enum error error);
bool error_set_text(struct fault *fault, enum error error, const char *text, size_t length);

#endif
