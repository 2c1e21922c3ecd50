/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The files of kept games in the folder of state: autosave.halma, number 0, and the older
 * ones, autosave-1.halma the newest of them.
 *
 * What the files hold and how they make room; who plays in which is in journal.c, and
 * nobody else includes this.
 */
#ifndef CLI_JOURNAL_KEPT_H
#define CLI_JOURNAL_KEPT_H

#include <stdbool.h>

#include "game.h"
#include "journal.h"

/* Waits until no other program moves files, and keeps others from it until
 * journal_kept_unlock(), which leaves errno alone.  What looks for a game or a free number and
 * then moves files must do both between the two.  Where there can be no lock, as in a
 * folder that may not be written, it is -1, which is taken too. */
int journal_kept_lock(const char *folder);
void journal_kept_unlock(int lock);

/* The path of the i-th file, 0 to JOURNAL_KEPT; the caller frees it. */
char *journal_kept_file(const char *folder, int i);

/* The game in a file, as far as it was answered before the power went off; NULL if it
 * cannot be read.  The caller frees it. */
struct game *journal_kept_read(const char *path);

/* Is what is in a file worth keeping: unfinished, or not to be understood? */
bool journal_kept_is_worth(const char *path);

/* Moves the games from file `first` on one file on, up to the first file that is not
 * there.  If all are, an older game goes: the one with the fewest turns, and of several
 * such the oldest.  False with errno. */
bool journal_kept_shift(const char *folder, int first);

#endif
