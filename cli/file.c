/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "mem.h"

enum {
	PIPE_WAIT = 1000, /* ms for somebody to begin to write into a pipe */
	LINKS = 40,       /* that are followed, as Linux does */
};

static bool read_all(int fd, struct buf *text)
{
	for (;;) {
		ssize_t got;

		buf_reserve(text, 65536);
		text->text[text->length] = '\0';
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

/* Opens a file to be read.  To open a pipe without a writer would wait for ever, so that
 * only a little time is given to a writer that is just starting. */
static int open_to_read(const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
	struct stat status;

	if (fd < 0)
		return -1;
	if (fstat(fd, &status) == 0 && S_ISFIFO(status.st_mode))
		(void)poll(&(struct pollfd){ .fd = fd, .events = POLLIN }, 1, PIPE_WAIT);
	(void)fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) & ~O_NONBLOCK);
	return fd;
}

bool file_read(const char *path, struct buf *text)
{
	int fd = open_to_read(path);
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

/* A text on its way into a file. */
struct file_text {
	int fd;
	char *path;    /* the file itself, not a link to it */
	char *beside;  /* what is written, to be renamed; NULL: the file directly */
	mode_t mode;   /* of the new file */
	int error;     /* errno of what could not be added; 0 */
};

/* Syncs the folder of `path`, so that a rename in it survives a crash. */
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

static void free_text(struct file_text *file)
{
	free(file->path);
	free(file->beside);
	free(file);
}

static bool open_directly(struct file_text *file)
{
	file->fd = open(file->path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
	return file->fd >= 0;
}

static bool open_beside(struct file_text *file, mode_t mode)
{
	struct buf beside = { 0 };

	buf_add(&beside, file->path);
	buf_add(&beside, ".XXXXXX");
	file->beside = beside.text;
	file->mode = mode;
	file->fd = mkstemp(file->beside);
	return file->fd >= 0;
}

/* Replaces the path, while it is a symbolic link, by where that leads; nothing need be
 * there.  False with errno. */
static bool follow_links(struct file_text *file)
{
	for (int i = 0; i < LINKS; i++) {
		char target[PATH_MAX];
		ssize_t length = readlink(file->path, target, sizeof target);
		const char *slash = strrchr(file->path, '/');
		struct buf path = { 0 };

		if (length < 0)
			return errno == EINVAL || errno == ENOENT; /* not a link, or nothing */
		if (slash && *target != '/')
			buf_add_bytes(&path, file->path, (size_t)(slash + 1 - file->path));
		buf_add_bytes(&path, target, (size_t)length);
		free(file->path);
		file->path = path.text;
	}
	errno = ELOOP;
	return false;
}

/* Opens what is to be written, for a file that exists. */
static bool open_for(struct file_text *file, const struct stat *old)
{
	if (S_ISDIR(old->st_mode)) {
		errno = EISDIR;
		return false;
	}
	if (!S_ISREG(old->st_mode))
		return open_directly(file);
	return follow_links(file) && access(file->path, W_OK) == 0 &&
		open_beside(file, old->st_mode & 07777);
}

struct file_text *file_begin(const char *path)
{
	struct file_text *file = mem_zero(1, sizeof *file);
	struct stat old;
	bool done;

	file->path = mem_copy(path);
	if (stat(path, &old) == 0)
		done = open_for(file, &old);
	else
		done = errno == ENOENT && follow_links(file) &&
			open_beside(file, new_file_mode());
	if (done)
		return file;
	free_text(file);
	return NULL;
}

bool file_add(struct file_text *file, const char *bytes, size_t length)
{
	if (write_all(file->fd, bytes, length))
		return true;
	file->error = errno;
	return false;
}

/* Syncs what is written and gives it the name of the file. */
static bool put_in_place(struct file_text *file)
{
	if (fchmod(file->fd, file->mode) < 0 || fsync(file->fd) < 0 ||
	    rename(file->beside, file->path) < 0)
		return false;
	sync_folder(file->path);
	return true;
}

bool file_end(struct file_text *file, bool keep)
{
	int error = file->error;
	bool done = keep && !error;

	if (done && file->beside && !put_in_place(file)) {
		done = false;
		error = errno;
	}
	if (close(file->fd) < 0 && done && !file->beside) {
		done = false;
		error = errno;
	}
	if (!done && file->beside)
		unlink(file->beside);
	free_text(file);
	errno = error;
	return done || !keep;
}

bool file_write(const char *path, const char *text, size_t length)
{
	struct file_text *file = file_begin(path);

	if (!file)
		return false;
	file_add(file, text, length);
	return file_end(file, true);
}

bool file_may_replace(const char *path, file_is_like *is_like, const void *kind)
{
	struct buf text = { 0 };
	struct stat status;
	bool may;

	if (stat(path, &status) < 0 || !S_ISREG(status.st_mode))
		return true; /* if it cannot be written either, that is said then */
	may = file_read(path, &text) || errno == EFBIG;
	if (may && text.length && !is_like(kind, text.text, text.length)) {
		may = false;
		errno = EEXIST;
	}
	buf_clear(&text);
	return may;
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

void file_shorten(char *path)
{
	const char *home = getenv("HOME");
	size_t length = home ? strlen(home) : 0;

	if (!length || strncmp(path, home, length) != 0 || path[length] != '/')
		return;
	*path = '~';
	memmove(path + 1, path + length, strlen(path + length) + 1);
}

char *file_xdg(const char *variable, const char *fallback, const char *name)
{
	const char *folder = getenv(variable), *home = getenv("HOME");
	struct buf path = { 0 };

	if (folder && *folder == '/') {
		buf_add(&path, folder);
	} else if (home && *home) {
		buf_add(&path, home);
		buf_add_char(&path, '/');
		buf_add(&path, fallback);
	} else {
		return NULL;
	}
	buf_add_char(&path, '/');
	buf_add(&path, name);
	return path.text;
}

char *file_settings(const char *name)
{
	struct buf path = { 0 };
	char *found;

	buf_add(&path, "halma/");
	buf_add(&path, name);
	found = file_xdg("XDG_CONFIG_HOME", ".config", path.text);
	buf_clear(&path);
	return found;
}
