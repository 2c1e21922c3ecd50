/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A folder for a test to work in, removed after it.
 *
 * The test changes into it, and finds the program's own folders of state and of
 * settings inside.
 */
#ifndef TESTS_TEST_CLI_FOLDER_H
#define TESTS_TEST_CLI_FOLDER_H

#include <dirent.h>
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "buf.h"
#include "check.h"
#include "file.h"

struct folder {
	char path[64];
};

/* Makes the folder, in memory if there is such a place, and changes into it. */
static inline void folder_enter(struct folder *folder)
{
	snprintf(folder->path, sizeof folder->path, "%s/halma-test-XXXXXX",
		access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	assert_non_null(mkdtemp(folder->path));
	CHECK_INT(chdir(folder->path), 0);
	setenv("HOME", folder->path, 1);
	setenv("XDG_STATE_HOME", folder->path, 1);
	setenv("XDG_CONFIG_HOME", folder->path, 1);
	umask(022);
}

static inline void folder_leave(const struct folder *folder)
{
	char command[128];

	snprintf(command, sizeof command, "rm -r '%s'", folder->path);
	CHECK_INT(chdir("/"), 0);
	CHECK_INT(system(command), 0);
}

/* Makes a file with this text. */
static inline void folder_make(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");

	assert_non_null(file);
	fputs(text, file);
	CHECK_INT(fclose(file), 0);
}

/* Compares what a file holds. */
static inline void folder_check(const char *path, const char *text)
{
	struct buf found = { 0 };

	if (!file_read(path, &found))
		fail_msg("%s: %s", path, strerror(errno));
	CHECK_TEXT(buf_text(&found), text);
	buf_clear(&found);
}

/* Compares the names in a folder, sorted, with blanks between them. */
static inline void folder_check_names(const char *path, const char *names)
{
	struct dirent **entries;
	int count = scandir(path, &entries, NULL, alphasort);
	struct buf found = { 0 };

	assert_true(count >= 0);
	for (int i = 0; i < count; i++) {
		if (entries[i]->d_name[0] != '.' || strlen(entries[i]->d_name) > 2) {
			if (found.length)
				buf_add_char(&found, ' ');
			buf_add(&found, entries[i]->d_name);
		}
		free(entries[i]);
	}
	free(entries);
	CHECK_TEXT(buf_text(&found), names);
	buf_clear(&found);
}

#endif
