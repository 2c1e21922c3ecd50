/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The files in which the journal (journal.h) keeps games: autosave.halma, number 0, and
 * the older ones, of which autosave-1.halma is the newest.
 *
 * Here is what the files hold and how they make room; which program plays in which file
 * is in journal.c.  Nobody else includes this.
 */
#ifndef CLI_JOURNAL_KEPT_H
#define CLI_JOURNAL_KEPT_H

#include <stdbool.h>

#include "game.h"
#include "journal.h"

/* Waits until no other program moves files, and keeps others from it until
 * journal_kept_unlock(), which leaves errno alone.  What looks for a game or a free number and
 * then moves files must do both between the two.  Where there can be no lock, as in a
 * folder that may not be written, it returns -1, which journal_kept_unlock() takes too. */
int journal_kept_lock(const char *folder);
void journal_kept_unlock(int lock);

/* The path of the i-th file, 0 to JOURNAL_KEPT; the caller frees it. */
char *journal_kept_file(const char *folder, int i);

/* The game in a file; if the power went off, all turns that were answered before.  NULL if it
 * cannot be read.  The caller frees it. */
struct game *journal_kept_read(const char *path);

/* Is what is in a file worth keeping: unfinished, or not to be understood? */
bool journal_kept_is_worth(const char *path);

/* Moves each game from file `first` on to the next file, up to the first file that does
 * not exist.  If all are, an older game goes: the one with the fewest turns, and of several
 * such the oldest.  False with errno. */
bool journal_kept_shift(const char *folder, int first);

#endif
