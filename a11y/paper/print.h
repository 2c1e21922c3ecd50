/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A game on paper: what stands on the pages and in which order.
 *
 * First what is played, by whom and by which rules, where they are not the variant's
 * own, and whose turn it is; then the key, the board, and the moves.  How pages are
 * filled and written is in page.h.
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

struct print {
	const struct game *game;
	int side;               /* the player from whose side, or GROUND_NOBODY */
	enum braille_signs signs;
	const char *table;      /* for the prose: one that prose_has() */
	enum print_position position;
	bool board, moves;      /* what is printed; at least one */
	bool tactile;           /* draw the board in signs, where the format is drawn */
	struct page_setup page;
};

/* Prints everything.  False with errno if the sink could not take it. */
bool print_game(const struct print *print, const struct page_format *format,
	page_sink *sink, void *context);

/* How many pages that takes. */
int print_count_pages(const struct print *print, const struct page_format *format);

#endif
