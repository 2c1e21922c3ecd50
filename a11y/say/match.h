/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Finds what a typed word means among some names: the name itself, or any
 * beginning that only one thing has, in any case, with or without umlauts and
 * accents (ascii.h).
 */
#ifndef A11Y_MATCH_H
#define A11Y_MATCH_H

#include <stdbool.h>

#include "buf.h"

enum { MATCH_NAMES = 192 };

/* Names and what they stand for; several may stand for the same. */
struct match {
	int count;
	struct {
		const char *name; /* borrowed */
		int value;        /* 0 or more */
		bool is_english;  /* a translation stands beside it */
	} entry[MATCH_NAMES];
};

/* Adds a name; a name and its translation.  At most MATCH_NAMES. */
void match_add(struct match *match, const char *name, int value);
void match_add_both(struct match *match, const char *name, int value);

/* The value of the name that `text` is, or that it begins and no name
 * with another value does; -1 if there is none.  `candidates`, if not NULL, then
 * gets a list of those it begins, each thing once.  The beginning of an English name
 * beside a translation counts only where no other name begins so. */
int match_find(const struct match *match, const char *text, struct buf *candidates);

/* Is `text` this name of the program's own, or its translation?  What people have
 * named is compared by ascii_is(), as it may be a word that has a translation. */
bool match_is(const char *name, const char *text);

/* Adds a list of the names, of those in a row with the same value only the first:
 * the user's own, not the English one. */
void match_list(const struct match *match, struct buf *list);

#endif
