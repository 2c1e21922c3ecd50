/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "buf.h"
#include "file.h"
#include "journal_kept.h"
#include "mem.h"
#include "record.h"

struct journal {
	char *folder, *path;
	int lock; /* the folder, locked by the program that has the first file */
	bool first;

	/* If fd >= 0, the game being played is in the file, which is open to be appended to. */
	int fd;
	unsigned edition;
	size_t count; /* of what was done that is in the file */
};

char *journal_file(const struct journal *journal, const char *name)
{
	struct buf path = { 0 };

	buf_add(&path, journal->folder);
	buf_add_char(&path, '/');
	buf_add(&path, name);
	return path.text;
}

const char *journal_path(const struct journal *journal)
{
	return journal->path;
}

bool journal_is_first(const struct journal *journal)
{
	return journal->first;
}

void journal_release(struct journal *journal)
{
	if (journal->fd >= 0)
		close(journal->fd);
	journal->fd = -1;
}

/* The number in the name "autosave-PID.halma" of a program that ran at the same
 * time as another and has ended, or in "autosave-PID-aside.halma" of one that was killed
 * while it resumed a game; 0 if the name is not such a one. */
static long orphan_of(const char *name)
{
	static const char before[] = "autosave-", after[] = ".halma", aside[] = "-aside.halma";
	char *end;
	long pid;

	if (strncmp(name, before, strlen(before)) != 0)
		return 0;
	pid = strtol(name + strlen(before), &end, 10);
	if (pid <= JOURNAL_KEPT || (strcmp(end, after) != 0 && strcmp(end, aside) != 0))
		return 0;
	return kill((pid_t)pid, 0) < 0 && errno == ESRCH ? pid : 0;
}

/* Takes the games that such programs left to the older games. */
static void adopt(const struct journal *journal)
{
	int lock = journal_kept_lock(journal->folder);
	DIR *folder = opendir(journal->folder);
	struct dirent *entry;

	while (folder && (entry = readdir(folder))) {
		char *path;

		if (!orphan_of(entry->d_name))
			continue;
		path = journal_file(journal, entry->d_name);
		if (journal_kept_shelf(path) == JOURNAL_SHELVES)
			unlink(path);
		else
			journal_kept_put(journal->folder, path);
		free(path);
	}
	if (folder)
		closedir(folder);
	journal_kept_unlock(lock);
}

struct journal *journal_new(void)
{
	char *folder = file_xdg("XDG_STATE_HOME", ".local/state", "halma");
	struct journal *journal;
	char name[40];

	if (!folder) {
		errno = ENOENT;
		return NULL;
	}
	if (!file_make_folder(folder)) {
		free(folder);
		return NULL;
	}
	journal = mem_zero(1, sizeof *journal);
	journal->folder = folder;
	journal->fd = -1;
	journal->lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	journal->first = journal->lock >= 0 && flock(journal->lock, LOCK_EX | LOCK_NB) == 0;
	snprintf(name, sizeof name, "autosave-%ld.halma", (long)getpid());
	journal->path = journal->first ?
		journal_kept_file(folder, JOURNAL_UNFINISHED, 0) :
		journal_file(journal, name);
	if (journal->first)
		adopt(journal);
	return journal;
}

void journal_free(struct journal *journal)
{
	if (!journal)
		return;
	journal_release(journal);
	/* What a program that was not the first leaves must be worth finding. */
	if (!journal->first && journal_kept_shelf(journal->path) == JOURNAL_SHELVES)
		unlink(journal->path);
	if (journal->lock >= 0)
		close(journal->lock);
	free(journal->path);
	free(journal->folder);
	free(journal);
}

/* Opens the file, which holds the game, to append to it. */
static bool reopen(struct journal *journal, const struct game *game)
{
	journal->fd = open(journal->path, O_WRONLY | O_APPEND | O_CLOEXEC);
	journal->edition = game_edition(game);
	journal->count = game_count(game);
	return journal->fd >= 0;
}

static bool write_whole(struct journal *journal, const struct game *game)
{
	struct buf text = { 0 };
	bool done = true;

	if (journal->fd < 0) {
		int lock = journal_kept_lock(journal->folder);

		done = journal_kept_put(journal->folder, journal->path);
		journal_kept_unlock(lock);
	}
	if (!done)
		return false;
	record_write(game, &text);
	done = file_write(journal->path, text.text, text.length);
	buf_clear(&text);
	if (!done)
		return false;
	journal_release(journal);
	return reopen(journal, game);
}

static bool add_new(struct journal *journal, const struct game *game)
{
	struct buf text = { 0 };
	ssize_t written;
	bool done;

	for (size_t i = journal->count; i < game_count(game); i++) {
		record_write_turn(game, i, &text);
		buf_add_char(&text, '\n');
	}
	written = write(journal->fd, buf_text(&text), text.length);
	done = written == (ssize_t)text.length && fdatasync(journal->fd) == 0;
	if (written >= 0 && written < (ssize_t)text.length)
		errno = ENOSPC;
	buf_clear(&text);
	/* On a full disk a part of a line may be in the file: then all is written anew. */
	journal->count = done ? game_count(game) : SIZE_MAX;
	return done;
}

/* Is the open file still the one of that name?  Not if save has put another there. */
static bool is_in_place(const struct journal *journal)
{
	struct stat ours, named;

	return fstat(journal->fd, &ours) == 0 && stat(journal->path, &named) == 0 &&
		ours.st_dev == named.st_dev && ours.st_ino == named.st_ino;
}

bool journal_keep(struct journal *journal, const struct game *game)
{
	bool known = journal->fd >= 0;

	if (known && journal->edition == game_edition(game) &&
	    journal->count == game_count(game))
		return true;
	if (!known && !game_count(game) &&
	    (game_is_plain(game) ||
	     journal_kept_shelf(journal->path) == JOURNAL_UNFINISHED))
		return true;
	/* The tag of the result stands at the head of the file. */
	if (!known || journal->edition != game_edition(game) ||
	    journal->count > game_count(game) || game_position(game)->standing.end ||
	    !is_in_place(journal))
		return write_whole(journal, game);
	return add_new(journal, game) || write_whole(journal, game);
}

/* Does a game belong on a shelf?  One without a turn only if something was chosen for it. */
static bool is_of(const struct game *game, enum journal_shelf shelf)
{
	bool finished = game_position(game)->standing.end;

	return shelf == JOURNAL_FINISHED ? finished : !finished && !game_is_plain(game);
}

/* Reads the game of a shelf's i-th file; NULL if it does not belong there. */
static struct game *read_from(const struct journal *journal, enum journal_shelf shelf, int i,
	time_t *when)
{
	char *path = journal_kept_file(journal->folder, shelf, i);
	struct game *game = journal_kept_read(path);
	struct stat facts;

	if (when)
		*when = stat(path, &facts) == 0 ? facts.st_mtime : 0;
	free(path);
	if (!game || is_of(game, shelf))
		return game;
	game_free(game);
	return NULL;
}

/* Reads the n-th newest game of a shelf, from 1; `*from` is its file's number. */
static struct game *find_kept(const struct journal *journal, enum journal_shelf shelf, int n,
	time_t *when, int *from)
{
	/* Is the first file that of a game being played, by us or by another program? */
	bool busy = journal->fd >= 0 || !journal->first;

	for (*from = busy; *from <= journal_kept_most(shelf); ++*from) {
		struct game *game = read_from(journal, shelf, *from, when);

		if (game && --n <= 0)
			return game;
		game_free(game);
	}
	return NULL;
}

struct game *journal_read(const struct journal *journal, enum journal_shelf shelf, int n,
	time_t *when)
{
	int from, lock = journal_kept_lock(journal->folder);
	struct game *game = find_kept(journal, shelf, n, when, &from);

	journal_kept_unlock(lock);
	return game;
}

/* Moves the game of a shelf's file `from` into the file of the game being played.  If
 * another program owns autosave.halma, this also keeps that program from resuming the same
 * game.  False with errno. */
static bool bring(const struct journal *journal, enum journal_shelf shelf, int from)
{
	char *old = journal_kept_file(journal->folder, shelf, from);
	char name[40], *aside;
	bool done = false;

	snprintf(name, sizeof name, "autosave-%ld-aside.halma", (long)getpid());
	aside = journal_file(journal, name);
	if (rename(old, aside) == 0) {
		int error;

		done = journal_kept_put(journal->folder, journal->path) &&
			rename(aside, journal->path) == 0;
		error = errno;
		/* Where another has its number by now, the next start finds it. */
		if (!done && access(old, F_OK) < 0)
			rename(aside, old);
		errno = error;
	}
	free(old);
	free(aside);
	return done;
}

/* Finds the n-th newest game and moves it into the file of the game being played.  NULL
 * with errno, 0 if fewer are kept. */
static struct game *find_and_bring(const struct journal *journal, enum journal_shelf shelf,
	int n)
{
	int from, lock = journal_kept_lock(journal->folder);
	struct game *game = find_kept(journal, shelf, n, NULL, &from);

	if (!game) {
		errno = 0;
	} else if (from > 0 && !bring(journal, shelf, from)) {
		game_free(game);
		game = NULL;
	}
	journal_kept_unlock(lock);
	return game;
}

struct game *journal_resume(struct journal *journal, enum journal_shelf shelf, int n)
{
	struct game *game = find_and_bring(journal, shelf, n);

	if (!game)
		return NULL;
	journal_release(journal);
	/* It is written anew with the next change, lest its end be cut off. */
	journal->fd = open(journal->path, O_WRONLY | O_APPEND | O_CLOEXEC);
	journal->edition = game_edition(game) + 1;
	return game;
}
