/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "buf.h"
#include "file.h"
#include "mem.h"
#include "record.h"

enum { KEPT = 9 }; /* older unfinished games */

struct journal {
	char *folder, *path;
	int lock; /* the folder, locked by the program that has the first file */
	bool first;

	/* The game being played is in the file, open for more, if fd >= 0. */
	int fd;
	unsigned edition;
	size_t count; /* of what was done that is in the file */
};

/* $XDG_STATE_HOME/halma, or what the base directory specification says instead;
 * NULL if there is neither that nor a home. */
static char *find_folder(void)
{
	const char *state = getenv("XDG_STATE_HOME");
	const char *home = getenv("HOME");
	struct buf path = { 0 };

	if (state && *state == '/') {
		buf_add(&path, state);
	} else if (home && *home) {
		buf_add(&path, home);
		buf_add(&path, "/.local/state");
	} else {
		return NULL;
	}
	buf_add(&path, "/halma");
	return path.text;
}

char *journal_file(const struct journal *journal, const char *name)
{
	struct buf path = { 0 };

	buf_add(&path, journal->folder);
	buf_add_char(&path, '/');
	buf_add(&path, name);
	return path.text;
}

/* The i-th file, 0 the first, then the older games. */
static char *kept_file(const struct journal *journal, int i)
{
	char name[] = "autosave-1.halma";

	name[9] = (char)('0' + i);
	return journal_file(journal, i ? name : "autosave.halma");
}

struct journal *journal_new(void)
{
	char *folder = find_folder();
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
	journal->path = journal->first ? kept_file(journal, 0) : journal_file(journal, name);
	return journal;
}

void journal_free(struct journal *journal)
{
	if (!journal)
		return;
	journal_release(journal);
	if (journal->lock >= 0)
		close(journal->lock);
	free(journal->path);
	free(journal->folder);
	free(journal);
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

/* The end of the last whole word or comment of a file that the power may have
 * gone off on: what stands after the last newline was never answered. */
static size_t whole_length(const struct buf *text)
{
	size_t length = text->length;

	while (length && text->text[length - 1] != '\n')
		length--;
	return length;
}

/* The game in a kept file; NULL if it cannot be read. */
static struct game *read_kept(const char *path)
{
	struct buf text = { 0 };
	struct fault fault;
	struct game *game = NULL;

	if (file_read(path, &text))
		game = record_read(buf_text(&text), whole_length(&text), &fault);
	buf_clear(&text);
	return game;
}

static bool is_unfinished(const struct game *game)
{
	return !game_is_plain(game) && !game_position(game)->standing.end;
}

/* Moves the games that are kept one file on, if the first is worth it: unfinished,
 * or not to be understood. */
static bool make_room(const struct journal *journal)
{
	struct game *game;
	bool done = true;

	if (!journal->first || access(journal->path, F_OK) < 0)
		return true;
	game = read_kept(journal->path);
	if (game && !is_unfinished(game)) {
		game_free(game);
		return true;
	}
	game_free(game);
	for (int i = KEPT - 1; done && i >= 0; i--) {
		char *from = kept_file(journal, i), *to = kept_file(journal, i + 1);

		done = rename(from, to) == 0 || errno == ENOENT;
		free(from);
		free(to);
	}
	return done;
}

/* Opens the file for more, once it holds the game. */
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
	bool known = journal->fd >= 0;
	bool done;

	if (!known && !make_room(journal))
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
	/* A full disk may have taken a part of a line: then all is written anew. */
	journal->count = done ? game_count(game) : SIZE_MAX;
	return done;
}

bool journal_keep(struct journal *journal, const struct game *game)
{
	bool known = journal->fd >= 0;

	if (known && journal->edition == game_edition(game) &&
	    journal->count == game_count(game))
		return true;
	if (!known && game_is_plain(game))
		return true;
	/* The tag of the result stands at the head of the file. */
	if (!known || journal->edition != game_edition(game) ||
	    journal->count > game_count(game) || game_position(game)->standing.end)
		return write_whole(journal, game);
	return add_new(journal, game) || write_whole(journal, game);
}

/* Reads the newest unfinished game; `*from` is its file's number. */
static struct game *find_kept(const struct journal *journal, int *from)
{
	/* The first file is being played, by us or by another program? */
	bool busy = journal->fd >= 0 || !journal->first;

	for (int i = busy; i <= KEPT; i++) {
		char *path = kept_file(journal, i);
		struct game *game = read_kept(path);

		free(path);
		if (game && is_unfinished(game)) {
			*from = i;
			return game;
		}
		game_free(game);
	}
	return NULL;
}

struct game *journal_read(const struct journal *journal)
{
	int from;

	return find_kept(journal, &from);
}

struct game *journal_resume(struct journal *journal)
{
	int from;
	struct game *game = find_kept(journal, &from);

	if (!game)
		return NULL;
	journal_release(journal);
	/* The first file goes on as it is, once its end is sure to be whole. */
	if (from == 0 && journal->first) {
		journal->edition = game_edition(game) + 1;
		journal->fd = open(journal->path, O_WRONLY | O_APPEND | O_CLOEXEC);
	}
	return game;
}
