/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Text in plain ASCII that comes nearest to it: for terminals without UTF-8, and for
 * comparing what is typed with or without umlauts and accents.
 */
#ifndef A11Y_ASCII_H
#define A11Y_ASCII_H

#include <stdbool.h>

#include "buf.h"

/* Adds well-formed UTF-8 text as ASCII: letters of the Latin alphabets as readers
 * of German, Dutch and Spanish spell them without their marks (ae for a umlaut, n
 * for n tilde), quotes and dashes as their plain signs, and the six-dot braille
 * patterns as North American braille ASCII.  What has no such form becomes a question
 * mark; marks that stand by themselves are left out. */
void ascii_add(struct buf *out, const char *text);

/* Has each character of the text such a form? */
bool ascii_has(const char *text);

/* The sign of a six-dot braille pattern, 0 to 63 with bit d - 1 for dot d, in North
 * American braille ASCII: " " to "_". */
char ascii_braille(unsigned dots);

/* Does `name` begin with `text`, in any case, in ASCII or with umlauts as bare letters (a
 * for a umlaut)?  Letters that have no such form must be the same; a text that
 * transliterates to nothing matches only itself.  An empty text begins every name.
 * `*whole` tells whether `text` is all of the name. */
bool ascii_begins(const char *name, const char *text, bool *whole);

/* Is `text` all of the name, as ascii_begins() compares? */
bool ascii_is(const char *name, const char *text);

#endif
