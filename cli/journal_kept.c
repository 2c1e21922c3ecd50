/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal_kept.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#include "buf.h"
#include "file.h"
#include "record.h"

int journal_kept_lock(const char *folder)
{
	struct buf path = { 0 };
	int lock;

	buf_add(&path, folder);
	buf_add(&path, "/lock");
	lock = open(path.text, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
	buf_clear(&path);
	while (lock >= 0 && flock(lock, LOCK_EX) < 0 && errno == EINTR)
		continue;
	return lock;
}

void journal_kept_unlock(int lock)
{
	int error = errno;

	if (lock >= 0)
		close(lock);
	errno = error;
}

static const struct shelf {
	const char *name; /* of its files but the first, before a hyphen and the number */
	int most;
} shelves[JOURNAL_SHELVES] = {
	[JOURNAL_UNFINISHED] = { "/autosave", JOURNAL_KEPT },
	[JOURNAL_FINISHED] = { "/finished", JOURNAL_KEPT_FINISHED },
};

int journal_kept_most(enum journal_shelf shelf)
{
	return shelves[shelf].most;
}

char *journal_kept_file(const char *folder, enum journal_shelf shelf, int i)
{
	struct buf path = { 0 };

	buf_add(&path, folder);
	buf_add(&path, i ? shelves[shelf].name : "/autosave");
	if (i) {
		buf_add_char(&path, '-');
		buf_add_number(&path, (unsigned long long)i);
	}
	buf_add(&path, ".halma");
	return path.text;
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

struct game *journal_kept_read(const char *path)
{
	struct buf text = { 0 };
	struct fault fault;
	struct game *game = NULL;

	if (file_read(path, &text))
		game = record_read(buf_text(&text), whole_length(&text), &fault);
	buf_clear(&text);
	return game;
}

enum journal_shelf journal_kept_shelf(const char *path)
{
	struct game *game = journal_kept_read(path);
	enum journal_shelf shelf = JOURNAL_SHELVES;

	if (!game)
		return access(path, F_OK) == 0 ? JOURNAL_UNFINISHED : JOURNAL_SHELVES;
	if (game_position(game)->standing.end)
		shelf = JOURNAL_FINISHED;
	else if (game_count(game))
		shelf = JOURNAL_UNFINISHED;
	game_free(game);
	return shelf;
}

/* The turns that would be lost with a file; one that cannot be understood may hold many. */
static size_t count_turns(const char *path)
{
	struct game *game = journal_kept_read(path);
	size_t turns = !game ? SIZE_MAX :
		game_position(game)->standing.end ? 0 : game_turns(game);

	game_free(game);
	return turns;
}

/* The first older file of a shelf that does not exist; 0 if all do. */
static int find_free(const char *folder, enum journal_shelf shelf)
{
	for (int i = 1; i <= shelves[shelf].most; i++) {
		char *path = journal_kept_file(folder, shelf, i);
		bool there = access(path, F_OK) == 0;

		free(path);
		if (!there)
			return i;
	}
	return 0;
}

/* The older file with the fewest turns, the last of several. */
static int find_least(const char *folder)
{
	size_t fewest = SIZE_MAX;
	int least = 0;

	for (int i = 1; i <= JOURNAL_KEPT; i++) {
		char *path = journal_kept_file(folder, JOURNAL_UNFINISHED, i);
		size_t turns = count_turns(path);

		if (turns <= fewest) {
			fewest = turns;
			least = i;
		}
		free(path);
	}
	return least;
}

/* Frees the first older file of a shelf. */
static bool shift(const char *folder, enum journal_shelf shelf)
{
	int room = find_free(folder, shelf);
	bool done = true;

	if (!room)
		room = shelf == JOURNAL_UNFINISHED ? find_least(folder) : JOURNAL_KEPT_FINISHED;
	for (int i = room - 1; done && i >= 1; i--) {
		char *from = journal_kept_file(folder, shelf, i);
		char *to = journal_kept_file(folder, shelf, i + 1);

		done = rename(from, to) == 0 || errno == ENOENT;
		free(from);
		free(to);
	}
	return done;
}

bool journal_kept_put(const char *folder, const char *path)
{
	enum journal_shelf shelf = journal_kept_shelf(path);
	char *to;
	bool done;

	if (shelf == JOURNAL_SHELVES)
		return true;
	to = journal_kept_file(folder, shelf, 1);
	done = shift(folder, shelf) && rename(path, to) == 0;
	free(to);
	return done;
}
