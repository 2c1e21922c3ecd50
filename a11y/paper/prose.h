/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Words and sentences in the braille of the user's language.
 *
 * The only part of the program that knows liblouis.  Cells, moves and the board
 * never come here: contractions would mangle them (dots.h writes those).
 *
 * Grade 0 writes every letter; 1 and 2 are the degrees of contraction as the
 * language counts them.  Where a language has no such table, say so.
 */
#ifndef A11Y_PROSE_H
#define A11Y_PROSE_H

#include <stdbool.h>

#include "dots.h"

enum { PROSE_GRADES = 3 };

/* The table of liblouis for a language ("en", "de", "nl", "es") and a grade from 0
 * to PROSE_GRADES - 1, such as "en-ueb-g2.ctb"; NULL if liblouis has none. */
const char *prose_table(const char *language, int grade);

/* Can the table be loaded? */
bool prose_has(const char *table);

/* Adds the text, in UTF-8, in the braille of a table that can be loaded.  A letter
 * that the table does not know loses its marks (ascii.h); what has no such form
 * becomes a question mark.  Signs of eight dots lose the lower two.  Adds nothing if
 * the table is at fault. */
void prose_add(struct dots *cells, const char *table, const char *text);

#endif
