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
 * for the ear (text.h), folded to `width` characters a line (0: not at all). */
void output_prepare(struct buf *out, const char *text, int width);

/* Prepares the text like output_prepare(), writes and flushes it.  False with errno. */
bool output_write(FILE *stream, const char *text, int width);

#endif
