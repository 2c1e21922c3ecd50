/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What sentences of help tell of the program: the bounds of numbers that can be
 * typed, and the languages there are.
 *
 * The numbers themselves stand where they are checked; here they only have names.
 */
#ifndef CLI_FACTS_H
#define CLI_FACTS_H

#include "buf.h"

/* Adds `text`, translated, with its gaps filled: {levels}, {width-least} and the others
 * that the table in facts.c names, and {languages}, a list of codes. */
void facts_fill(struct buf *sentence, const char *text);

/* Adds the list of the codes of the languages. */
void facts_add_languages(struct buf *sentence);

#endif
