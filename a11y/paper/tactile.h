/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The board to touch: drawn on a page in true size, every cell a raised sign that is told
 * apart by its shape, with a key above and labels around in braille and in ink.
 *
 * For files whose format is drawn (page_format.h).  A board written in braille is in
 * braille.h.
 */
#ifndef A11Y_TACTILE_H
#define A11Y_TACTILE_H

#include "braille.h"
#include "page.h"

/* A line of the key. */
struct tactile_key {
	int player;       /* whose sign it explains; GROUND_NOBODY: that of an empty cell */
	bool in_camp;     /* of an empty cell in a camp */
	struct dots text; /* what the sign means */
	const char *ink;  /* the same for the sighted */
};

/* What is drawn; borrowed. */
struct tactile {
	const struct braille_board *board;
	const struct tactile_key *keys;
	int key_count;
};

/* The number of lines of text that fit on a page above the board and its key, if the
 * board is to be large enough for fingers; negative if it is too small even alone. */
int tactile_room(const struct page_document *document, const struct tactile *tactile);

/* Adds the key and the board below what stands on the page, at most tactile_room()
 * lines, and ends the page. */
void tactile_add(struct page_document *document, const struct tactile *tactile);

#endif
