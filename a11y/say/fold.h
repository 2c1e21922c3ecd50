/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Folds text to the width of a braille display or a narrow terminal.
 */
#ifndef A11Y_FOLD_H
#define A11Y_FOLD_H

#include <stddef.h>

#include "buf.h"

/* Adds `text` to `folded`, no line wider than `width` columns (0: as wide as they
 * are).  A Chinese character takes two columns and a mark upon a letter none, by the
 * locale (i18n_init()).  A line is broken at a blank, which goes, but not between a word
 * and a number, as in "Charlie 3"; what is longer, after a hyphen in it, else at such a
 * blank, else at the edge.  No line ends in a blank. */
void fold_text(struct buf *folded, const char *text, int width);

/* The bytes of the characters of a text of `length` bytes that fit into `width` columns,
 * but at least one character, and the columns that they take. */
size_t fold_fit(const char *text, size_t length, size_t width, size_t *columns);

#endif
