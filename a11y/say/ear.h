/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Says for the ear what the functions of view.h say for the eye, where that must be
 * said in other words: rows of letters, lists of cells, hyphens between landings.
 * ear_text() takes from any answer, just before it is spoken, the signs that are not
 * meant for the ear.  Nothing is read back from printed text.
 *
 * Measured with espeak-ng 1.51, and held by the tests: "a3" is heard as a letter and
 * a number in every language, "a 3" in English as an article, and "g5. blue" in
 * German and Dutch as an ordinal.
 */
#ifndef A11Y_EAR_H
#define A11Y_EAR_H

#include "buf.h"
#include "view.h"

/* What stands on a rank, in runs: "Rank 5: Red a to c, then 2 empty."  On a file and in a
 * direction, by cells: "File a: 2 empty, Red a3 to a5."  Rank and file must have cells. */
void ear_rank(const struct view *view, int rank, struct buf *out);
void ear_file(const struct view *view, int file, struct buf *out);
void ear_line(const struct view *view, unsigned cell, int direction, struct buf *out);

/* The ranks from `first` down to `last`. */
void ear_rows(const struct view *view, int first, int last, struct buf *out);

/* All turns by rounds, a number and a colon first. */
void ear_history(const struct view *view, struct buf *out);

/* Adds an answer about a game as a voice can say it: with colours for names that it cannot,
 * such as those in other alphabets or in braille patterns. */
void ear_answer(const struct game *game, const char *text, struct buf *out);

/* Adds any text as it is sent to a voice: on one line, without controls, brackets,
 * quotes and other signs, so that nothing in it can be taken for markup, and without
 * a full stop after a number where that would make it an ordinal.  A letter with a mark
 * (text.h) gets a hyphen, which is not heard: without it, English hears the file a as an
 * article. */
void ear_text(const char *text, struct buf *out);

#endif
