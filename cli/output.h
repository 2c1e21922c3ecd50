/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Text on its way to the terminal: UTF-8, or ASCII where that is all it takes.
 */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

struct buf;

/* Adds the text as the terminal takes it, without control characters and without marks
 * for the ear (text.h), folded to `width` characters a line (0: not at all). */
void output_prepare(struct buf *out, const char *text, int width);

/* Writes the text so prepared, and flushes.  False with errno. */
bool output_write(FILE *stream, const char *text, int width);

#endif
