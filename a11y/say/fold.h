/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Folding text to the width of a braille display or a narrow terminal.
 */
#ifndef A11Y_FOLD_H
#define A11Y_FOLD_H

#include "buf.h"

/* Adds `text` to `folded`, no line longer than `width` characters (0: as long as
 * they are).  A line is broken at a blank, which goes; a longer word after a
 * hyphen in it, else at the edge.  No line ends in a blank. */
void fold_text(struct buf *folded, const char *text, int width);

#endif
