/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What is true of a move, so that a hint can say why it is good (halma(6), THE COMPUTER).
 *
 * These are facts of one position and one move; what the search expects of it is
 * its score (search.h).  The words are made elsewhere.
 */
#ifndef CORE_SEARCH_REASON_H
#define CORE_SEARCH_REASON_H

#include "ground.h"
#include "move.h"
#include "position.h"

/* The strongest reason, in this order. */
enum search_reason {
	SEARCH_REASON_ONLY,    /* there is no other move */
	SEARCH_REASON_HOME,    /* the player is home */
	SEARCH_REASON_FORWARD, /* SEARCH_REASON_ROWS rows or more */
	SEARCH_REASON_LAST_OUT, /* the last piece leaves home */
	SEARCH_REASON_ENTERS,  /* a piece comes into the goal */
	SEARCH_REASON_BRIDGE,  /* `bridge` becomes possible */
	SEARCH_REASON_HINDERS, /* `hindered` becomes impossible */
	SEARCH_REASON_HINDMOST, /* the piece farthest behind comes forward */
	SEARCH_REASON_ROOM,    /* a piece goes deeper into the goal */
	SEARCH_REASON_STEP_ON, /* forward, by fewer rows */
	SEARCH_REASON_WAITS,   /* none of these */
	SEARCH_REASON_COUNT
};

enum { SEARCH_REASON_ROWS = 3 };

/* A chain of jumps that a move opens or closes; from = to: none. */
struct search_bridge {
	struct move move;
	uint8_t player;
	int rows; /* how many rows farther forward than that piece's best otherwise */
};

struct search_facts {
	enum search_reason reason;
	int rows;  /* forward; negative: back */
	int jumps; /* 0: a step */
	bool is_only;     /* there is no other legal move */
	bool comes_home;  /* the player's pieces fill the goal */
	bool is_last_out; /* no piece is left at home after it, and one was before */
	bool enters;      /* from outside the goal into it */
	bool stays_inside; /* from a cell of the goal to another */
	bool is_hindmost; /* all other pieces of the player were farther forward */
	struct search_bridge bridge;   /* for another own piece, the best */
	bool is_freed;                 /* it does not lead over the moved piece */
	struct search_bridge hindered; /* of another player, the best */
};

/* Finds the facts of a legal move of the player to move. */
void search_find_facts(const struct ground *ground, const struct position *position,
	struct move move, struct search_facts *facts);

#endif
