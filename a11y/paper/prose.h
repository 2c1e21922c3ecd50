/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes words and sentences in the braille of the user's language, contracted or not.
 *
 * The only part of the program that knows liblouis.  Names of cells, moves and boards
 * never come here, since contractions would mangle them: dots.h writes those.
 *
 * Grade 0 writes every letter; 1 and 2 are the degrees of contraction as the language
 * counts them.
 */
#ifndef A11Y_PROSE_H
#define A11Y_PROSE_H

#include <stdbool.h>

#include "dots.h"

enum { PROSE_GRADES = 3 };

/* The grade of a language ("en", "de", "nl", "es") that liblouis has and that comes nearest to
 * `grade`, 0 to PROSE_GRADES - 1, without more contractions; and its table, such as
 * "en-ueb-g2.ctb".  NULL if liblouis has none of the language at all. */
int prose_grade(const char *language, int grade);
const char *prose_table(const char *language, int grade);

/* Can the table be loaded? */
bool prose_has(const char *table);

/* Can each character of the text be written in a table, if need be without its marks? */
bool prose_has_text(const char *table, const char *text);

/* Adds the text, in UTF-8, in the braille of a table that can be loaded.  A letter that
 * the table does not know loses its marks (ascii.h); what cannot be written so becomes a
 * question mark.  Of braille with eight dots only the upper six are taken.  Adds nothing
 * if the table is at fault. */
void prose_add(struct dots *dots, const char *table, const char *text);

#endif
