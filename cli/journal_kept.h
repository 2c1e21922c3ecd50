/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The files in which the journal (journal.h) keeps games: autosave.halma, number 0, and
 * the older ones of each shelf, of which number 1 is the newest.
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

/* The path of the i-th file of a shelf, up to journal_kept_most(); the caller frees it. */
char *journal_kept_file(const char *folder, enum journal_shelf shelf, int i);
int journal_kept_most(enum journal_shelf shelf);

/* The game in a file; if the power went off, all turns that were answered before.  NULL if it
 * cannot be read.  The caller frees it. */
struct game *journal_kept_read(const char *path);

/* The shelf for what is in a file, which is the unfinished one if that cannot be understood;
 * JOURNAL_SHELVES if the game has no turns, or there is no file. */
enum journal_shelf journal_kept_shelf(const char *path);

/* Makes a file the first of its shelf, if it belongs on one.  Each older game moves on to the
 * next file, up to the first that does not exist.  If all are, an older game goes: of the
 * unfinished ones that with the fewest turns and of several such the oldest, of the finished
 * ones the oldest.  False with errno. */
bool journal_kept_put(const char *folder, const char *path);

#endif
