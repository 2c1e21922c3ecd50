/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Fills the named gaps of sentences of help: the bounds of numbers that can be typed, the
 * languages and the rules.
 *
 * The bounds stand where they are checked; here they only have names.
 */
#ifndef CLI_GAPS_H
#define CLI_GAPS_H

#include "buf.h"

/* Adds `text`, translated, with its gaps filled: {levels}, {width_least} and the others
 * that the table in gaps.c names, {languages}, a list of codes, and {rules}, those that
 * may differ and their values. */
void gaps_fill(struct buf *sentence, const char *text);

/* Adds the list of the codes of the languages. */
void gaps_add_languages(struct buf *sentence);

#endif
