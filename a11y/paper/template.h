/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A board to build at home, drawn in its own size: outlines of the cells with their
 * centres, a ring in those of the camps, and the name of each in ink.
 *
 * It is cut into sheets that meet at cut marks; rows of sheets are lettered from "a",
 * columns numbered from 1, and each sheet bears its name in ink and braille.
 */
#ifndef A11Y_TEMPLATE_H
#define A11Y_TEMPLATE_H

#include "ground.h"
#include "page.h"

/* Writes a PDF of the board, with cells of `square` mm from side to side.  Of `setup` only
 * the fields for drawings are used.  Returns the number of sheets, or -1 with errno if it
 * could not be written. */
int template_write(const struct page_setup *setup, const struct ground *ground, int square,
	page_sink *sink, void *context);

#endif
