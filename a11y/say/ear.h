/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Text for the ear.
 *
 * What a sentence of view.h says to the eye, it mostly says to the ear as well.
 * Where it does not - rows of letters, lists of cells, hyphens between landings -
 * the same facts are said here in other words.  Nothing is read back from printed
 * text; ear_text() only takes from any text, just before it is spoken, the signs
 * that are not meant for the ear.
 *
 * Measured with espeak-ng 1.51, and held by the tests: "a3" is heard as a letter and
 * a number in every language, "a 3" in English as an article, and "g5. blue" in
 * German and Dutch as an ordinal.
 */
#ifndef A11Y_EAR_H
#define A11Y_EAR_H

#include "buf.h"
#include "view.h"

/* A file alone, 0 the first.  A letter has a hyphen after it, which is not heard:
 * without one, English hears "a" as an article. */
struct notation_name ear_file_name(int file, enum notation_style style);

/* A rank in runs: "Rank 5: Red a- to c-, then 2 empty."  A file and a line likewise,
 * by cells.  Rank and file must have cells. */
void ear_rank(const struct view *view, int rank, struct buf *out);
void ear_file(const struct view *view, int file, struct buf *out);
void ear_line(const struct view *view, unsigned cell, int direction, struct buf *out);

/* The ranks from `first` down to `last`. */
void ear_rows(const struct view *view, int first, int last, struct buf *out);

/* All turns by rounds, a number and a colon first. */
void ear_history(const struct view *view, struct buf *out);

/* Adds any text as it is sent to a voice: on one line, without controls, brackets,
 * quotes and other signs, so that nothing in it can be taken for markup, and without
 * a full stop after a number where that would make it an ordinal. */
void ear_text(const char *text, struct buf *out);

#endif
