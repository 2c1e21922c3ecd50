/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the two halves of reading a record share: record_tags.c reads the tags
 * and makes the game, record_read.c plays the turns.  No other file includes this.
 */
#ifndef CORE_RECORD_READER_H
#define CORE_RECORD_READER_H

#include <stdbool.h>
#include <stddef.h>

#include "error.h"
#include "game.h"

enum { RECORD_VALUE_MAX = 2048 }; /* bytes of a tag's value */

/* The text being read, and where in it we are. */
struct record_reader {
	const char *at, *end;
	int line; /* of `at`, from 1 */
	struct fault *fault;

	/* The result claimed, and the line of its tag; 0 if there is none. */
	char result[RECORD_VALUE_MAX + 1];
	int result_line;
};

/* Fills the fault as error_set_text() does, with a line.  Always false. */
bool record_refuse(const struct record_reader *reader, int line, enum error error,
	const char *text, size_t length);

/* Notes the line of an error that another module has reported.  Always false. */
bool record_blame(const struct record_reader *reader, int line);

/* Goes on to the next sign that is not a blank or a newline. */
void record_skip_blanks(struct record_reader *reader);
bool record_is_blank(char c);

/* Reads the tags at the head, leaves the reader after them, and makes the game
 * they describe at its start.  False if something is wrong; `*game` is then NULL, or
 * the game that the rest of the tags could not be applied to. */
bool record_read_tags(struct record_reader *reader, struct game **game);

#endif
