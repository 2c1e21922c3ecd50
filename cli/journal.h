/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Keeps the game on disk while it is played, so that nothing that was answered is
 * lost, and gives back older games, unfinished or finished.
 *
 * The game is a record, autosave.halma in $XDG_STATE_HOME/halma.  Before it is
 * given to another game, an unfinished one is moved to autosave-1.halma, what was
 * there to autosave-2.halma and so on to 9; when all are taken, the one with the fewest
 * turns goes.  A finished one is moved to finished-1.halma and so on to 20; then the oldest
 * goes.  While one program keeps its game there, another running at the same time
 * uses autosave-PID.halma instead; what that leaves, the next program takes to the older
 * games.
 */
#ifndef CLI_JOURNAL_H
#define CLI_JOURNAL_H

#include <stdbool.h>
#include <time.h>

#include "game.h"

/* Where older games are kept, and how many at most. */
enum journal_shelf { JOURNAL_UNFINISHED, JOURNAL_FINISHED, JOURNAL_SHELVES };
enum { JOURNAL_KEPT = 9, JOURNAL_KEPT_FINISHED = 20 };

struct journal;

/* Finds the folder and makes it.  NULL with errno if the environment names none
 * or it cannot be made.  Free it with journal_free(), which takes NULL too. */
struct journal *journal_new(void);
void journal_free(struct journal *journal);

/* The path of the file that the game is kept in. */
const char *journal_path(const struct journal *journal);

/* Is it the file that resume reads first, not one beside it? */
bool journal_is_first(const struct journal *journal);

/* Writes what has changed since the last call and syncs it.  A game
 * without a turn is written only if something was chosen for it, and if no game that
 * has turns must make room.  False with errno. */
bool journal_keep(struct journal *journal, const struct game *game);

/* From now on another game is played: what is kept stays and makes room for the
 * next one when that begins. */
void journal_release(struct journal *journal);

/* The n-th newest game of a shelf, from 1, that is not the one being played; NULL if fewer
 * are kept.  `*when`, if `when` is not NULL, is the time of its last change.  The caller
 * frees it. */
struct game *journal_read(const struct journal *journal, enum journal_shelf shelf, int n,
	time_t *when);

/* Reads that game like journal_read(), and keeps it from now on as the game being played.
 * NULL with errno if its file cannot be moved, with errno 0 if fewer are kept; the game
 * being played is then kept as before. */
struct game *journal_resume(struct journal *journal, enum journal_shelf shelf, int n);

/* The path of a file in the folder of state; the caller frees it. */
char *journal_file(const struct journal *journal, const char *name);

#endif
