/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Prints text: cleaned, folded, and in ASCII where the terminal does not take UTF-8.
 */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

struct buf;

/* Adds the text in the encoding of the terminal, without control characters and without marks
 * for the ear (text.h), folded to `width` columns (0: not at all). */
void output_prepare(struct buf *out, const char *text, int width);

enum { OUTPUT_TERMINAL = -1 }; /* as a width: that of the terminal */

/* The width in columns that is meant by `width`: itself, or for OUTPUT_TERMINAL that of
 * the terminal that the stream is at this moment, 0 if it is none or does not tell. */
int output_width(FILE *stream, int width);

/* Prepares the text like output_prepare(), writes and flushes it.  The width may also be
 * OUTPUT_TERMINAL.  False with errno. */
bool output_write(FILE *stream, const char *text, int width);

#endif
