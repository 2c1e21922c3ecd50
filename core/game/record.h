/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The record of a game as text (halma(5)): tags, then numbered rounds.
 *
 *     [Game "Halma"]
 *     [Variant "kitchen5"]
 *     [Players "2"]
 *     [Red "Anna"]
 *     [Computer "B 3"]
 *     [Rule "clear-out on"]
 *     [Result "*"]
 *
 *     1. c5-d4 d1-c2
 *     2. a5-c5 {a comment} draw e1-d1
 *
 * A game is read by playing it: what a person could not do, a record cannot.
 */
#ifndef CORE_RECORD_H
#define CORE_RECORD_H

#include <stddef.h>

#include "buf.h"
#include "error.h"
#include "game.h"

/* Writes the whole record, ending in a newline. */
void record_write(const struct game *game, struct buf *text);

/* Writes one thing that was done, the i-th, with the number of its round if it
 * begins one: "2. a5-c5".  A record may hold each on a line of its own. */
void record_write_turn(const struct game *game, size_t i, struct buf *text);

/* Writes the result as in the tag: "*" open, "draw", "undecided", or the places
 * by the letters of position lines ("B", "A C B"; in teams "A+C"). */
void record_write_result(const struct game *game, struct buf *text);

/* Reads a record of `length` bytes.  A new game, which the caller frees with
 * game_free(); NULL with `fault` filled, its line too, if something is wrong. */
struct game *record_read(const char *text, size_t length, struct fault *fault);

/* Another game with the same record; what was taken back is not in it.  The caller frees it. */
struct game *record_copy(const struct game *game);

/* Reads a record, but gives `*game` even when something is wrong, which returns false:
 * as far as it was played, since the cells and players of the fault are those of that
 * game; NULL if the fault is in the tags that choose the board. */
bool record_read_part(const char *text, size_t length, struct game **game,
	struct fault *fault);

#endif
