/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Fills the named gaps of the sentences about a fault.
 *
 * {cell} and {landing} are the first and the second cell of the fault, {player}
 * and {mover} its players, {number}, {limit} and {text} the rest; {first_file}
 * and {file} are the first and last file of the board, {rank} its last rank, {levels} the
 * highest level; {rules} are the names of all rules, {rule} is that of the fault and
 * {values} are its values.
 */
#ifndef A11Y_WORDS_FILL_H
#define A11Y_WORDS_FILL_H

#include "buf.h"
#include "error.h"
#include "game.h"
#include "notation.h"

/* Adds `text` with its gaps filled.  What the fault holds of the user's own text
 * is cleaned (utf8.h). */
void words_fill(struct buf *sentence, const char *text, const struct game *game,
	enum notation_style style, const struct fault *fault);

#endif
