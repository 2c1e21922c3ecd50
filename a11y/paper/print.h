/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Prints a game: decides what stands on the pages and in which order.
 *
 * First what is played, by whom, the rules that are not the variant's own, and whose
 * turn it is; then the key, the board, and the moves.  How they are laid out is in page.h,
 * how they are written into a file in page_format.h.
 */
#ifndef A11Y_PRINT_H
#define A11Y_PRINT_H

#include "braille.h"
#include "page.h"

/* Which board is printed. */
enum print_position {
	PRINT_NOW,   /* the position of the game */
	PRINT_START, /* the one it started from */
	PRINT_EMPTY, /* no pieces */
};

/* What is printed, and how. */
struct print {
	const struct game *game;
	int side;               /* the player whose home is near, or GROUND_NOBODY */
	enum braille_signs signs;
	const char *table;      /* for the prose: one that prose_has() */
	enum print_position position;
	bool board, moves;      /* what is printed; at least one */
	bool tactile;           /* the board as a drawing, if the format is drawn */
	struct page_setup page;
};

/* Prints everything.  Returns the number of pages, or -1 with errno if the sink could not
 * take them.  The sink gets nothing if they are too many for the format (page_end()). */
int print_game(const struct print *print, const struct page_format *format,
	page_sink *sink, void *context);

#endif
