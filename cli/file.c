/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "mem.h"

static bool read_all(int fd, struct buf *text)
{
	for (;;) {
		ssize_t got;

		buf_reserve(text, 65536);
		got = read(fd, text->text + text->length, 65536);
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return got == 0;
		text->length += (size_t)got;
		text->text[text->length] = '\0';
		if (text->length > FILE_BYTES) {
			errno = EFBIG;
			return false;
		}
	}
}

bool file_read(const char *path, struct buf *text)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	bool done;
	int error;

	if (fd < 0)
		return false;
	done = read_all(fd, text);
	error = errno;
	close(fd);
	errno = error;
	return done;
}

static bool write_all(int fd, const char *text, size_t length)
{
	while (length) {
		ssize_t put = write(fd, text, length);

		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return false;
		text += put;
		length -= (size_t)put;
	}
	return true;
}

static bool write_directly(const char *path, const char *text, size_t length)
{
	int fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
	bool done = fd >= 0 && write_all(fd, text, length);

	if (fd >= 0 && close(fd) < 0)
		done = false;
	return done;
}

/* Makes a rename in the folder of `path` last. */
static void sync_folder(const char *path)
{
	char *copy = mem_copy(path);
	int fd = open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC);

	free(copy);
	if (fd < 0)
		return;
	(void)fsync(fd); /* some file systems cannot sync a folder */
	close(fd);
}

static mode_t new_file_mode(void)
{
	mode_t mask = umask(0);

	umask(mask);
	return 0666 & ~mask;
}

static bool replace(const char *path, mode_t mode, const char *text, size_t length)
{
	struct buf beside = { 0 };
	bool done;
	int fd, error;

	buf_add(&beside, path);
	buf_add(&beside, ".XXXXXX");
	fd = mkstemp(beside.text);
	if (fd < 0) {
		buf_clear(&beside);
		return false;
	}
	done = write_all(fd, text, length) && fchmod(fd, mode) == 0 && fsync(fd) == 0;
	error = errno;
	if (close(fd) < 0 && done) {
		done = false;
		error = errno;
	}
	if (done && rename(beside.text, path) < 0) {
		done = false;
		error = errno;
	}
	if (done)
		sync_folder(path);
	else
		unlink(beside.text);
	buf_clear(&beside);
	errno = error;
	return done;
}

bool file_write(const char *path, const char *text, size_t length)
{
	char real[PATH_MAX];
	struct stat old;

	if (stat(path, &old) < 0)
		return errno == ENOENT && replace(path, new_file_mode(), text, length);
	if (S_ISDIR(old.st_mode)) {
		errno = EISDIR;
		return false;
	}
	if (!S_ISREG(old.st_mode))
		return write_directly(path, text, length);
	if (access(path, W_OK) < 0 || !realpath(path, real))
		return false;
	return replace(real, old.st_mode & 07777, text, length);
}

bool file_is_regular(const char *path)
{
	struct stat status;

	return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

bool file_make_folder(const char *path)
{
	char *copy = mem_copy(path);
	bool done = true;

	for (char *slash = strchr(copy + 1, '/'); done && slash; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		done = mkdir(copy, 0700) == 0 || errno == EEXIST;
		*slash = '/';
	}
	done = done && (mkdir(copy, 0700) == 0 || errno == EEXIST);
	free(copy);
	return done;
}

char *file_expand(const char *path)
{
	const char *home = getenv("HOME");
	struct buf expanded = { 0 };

	if (strncmp(path, "~/", 2) == 0 && home) {
		buf_add(&expanded, home);
		path++;
	}
	buf_add(&expanded, path);
	return expanded.text;
}
