/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files read whole and written whole (halma(5)). */
#include <fcntl.h>

#include "test_cli_folder.h"

static int mode_of(const char *path)
{
	struct stat status;

	CHECK_INT(stat(path, &status), 0);
	return status.st_mode & 07777;
}

static bool write_text(const char *path, const char *text)
{
	errno = 0;
	return file_write(path, text, strlen(text));
}

/* What is there before, is written to, and what comes of it. */
static const struct write_row {
	const char *label;
	const char *before; /* a shell command that makes it */
	mode_t umask;
	const char *path;
	int error;          /* 0: it is written */
	const char *read;   /* where the text, or the old one, must then be */
	const char *names;  /* in the folder, afterwards */
	int mode;           /* of `read`; 0: any */
} write_rows[] = {
	{ "write: a new file", "true", 022, "x", 0, "x", "x", 0644 },
	{ "write: a new file under another umask", "true", 077, "x", 0, "x", "x", 0600 },
	{ "write: over a file", "echo old >x", 022, "x", 0, "x", "x", 0644 },
	{ "write: permissions stay", "echo old >x; chmod 640 x", 022, "x", 0, "x", "x", 0640 },
	{ "write: private stays private", "echo old >x; chmod 600 x", 0, "x", 0, "x", "x", 0600 },
	{ "write: into a folder", "mkdir d; echo old >d/x", 022, "d/x", 0, "d/x", "d", 0 },
	{ "write: a link stays", "echo old >x; ln -s x y", 022, "y", 0, "x", "x y", 0644 },
	{ "write: a link to another folder", "mkdir d; echo old >d/x; ln -s d/x y", 022, "y", 0,
		"d/x", "d y", 0 },
	{ "write: a link to a link", "echo old >x; ln -s x y; ln -s y z", 022, "z", 0, "x", "x y z",
		0 },
	{ "write: a link to nothing stays", "ln -s x y", 022, "y", 0, "x", "x y", 0644 },
	{ "write: a link to nothing in another folder", "mkdir d; ln -s d/x y", 022, "y", 0, "d/x",
		"d y", 0644 },
	{ "write: a link out of a folder", "mkdir d; ln -s ../x d/y", 022, "d/y", 0, "x", "d x", 0644 },
	{ "write: links to nothing", "ln -s x y; ln -s $PWD/y z", 022, "z", 0, "x", "x y z", 0644 },
	{ "write: a name with blanks", "true", 022, "a b", 0, "a b", "a b", 0644 },
	{ "no write: a missing folder", "true", 022, "d/x", ENOENT, NULL, "", 0 },
	{ "no write: a folder", "mkdir x", 022, "x", EISDIR, NULL, "x", 0 },
	{ "no write: a link to a folder", "mkdir x; ln -s x y", 022, "y", EISDIR, NULL, "x y", 0 },
	{ "no write: below a file", "echo old >x", 022, "x/y", ENOTDIR, "x", "x", 0 },
	{ "no write: a link into a missing folder", "ln -s d/x y", 022, "y", ENOENT, NULL, "y", 0 },
	{ "no write: a link to itself", "ln -s x x", 022, "x", ELOOP, NULL, "x", 0 },
	{ "no write: nothing", "true", 022, "", ENOENT, NULL, "", 0 },
	{ "no write: a full device", "true", 022, "/dev/full", ENOSPC, NULL, "", 0 },
	{ "write: a device that takes all", "true", 022, "/dev/null", 0, NULL, "", 0 },
};

static void test_write(void **state)
{
	const struct write_row *row = *state;
	struct folder folder;

	folder_enter(&folder);
	CHECK_INT(system(row->before), 0);
	umask(row->umask);
	CHECK_INT(write_text(row->path, "new\n"), !row->error);
	if (row->error)
		CHECK_INT(errno, row->error);
	if (row->read)
		folder_check(row->read, row->error ? "old\n" : "new\n");
	if (row->mode)
		CHECK_INT(mode_of(row->read), row->mode);
	folder_check_names(".", row->names);
	folder_leave(&folder);
}

/* Another file takes the place of the old one, which others still read whole. */
static void test_replace(void **state)
{
	struct folder folder;
	struct stat old, now;
	char bytes[8] = "";
	int fd;

	(void)state;
	folder_enter(&folder);
	folder_make("x", "old\n");
	fd = open("x", O_RDONLY);
	CHECK_INT(fstat(fd, &old), 0);
	assert_true(write_text("x", "new\n"));
	CHECK_INT(stat("x", &now), 0);
	assert_int_not_equal(old.st_ino, now.st_ino);
	CHECK_INT(read(fd, bytes, 4), 4);
	CHECK_TEXT(bytes, "old\n");
	close(fd);
	folder_leave(&folder);
}

static void make_forbidden(struct folder *folder)
{
	folder_enter(folder);
	folder_make("x", "old\n");
	chmod("x", 0444);
	mkdir("d", 0555);
}

/* What may not be written is not replaced either. */
static void test_forbidden(void **state)
{
	struct folder folder;

	(void)state;
	if (geteuid() == 0)
		skip();
	make_forbidden(&folder);
	assert_false(write_text("x", "new\n"));
	CHECK_INT(errno, EACCES);
	folder_check("x", "old\n");
	assert_false(write_text("d/y", "new\n"));
	CHECK_INT(errno, EACCES);
	folder_check_names(".", "d x");
	folder_leave(&folder);
}

static void test_root(void **state)
{
	struct folder folder;

	(void)state;
	if (geteuid() != 0)
		skip();
	make_forbidden(&folder);
	assert_true(write_text("x", "new\n"));
	CHECK_INT(mode_of("x"), 0444);
	assert_true(write_text("d/y", "new\n"));
	folder_check_names("d", "y");
	folder_leave(&folder);
}

/* Text of any length and any bytes comes back as it was. */
static const struct size_row {
	const char *label;
	size_t length;
	bool read; /* it can be read again */
} size_rows[] = {
	{ "size: nothing", 0, true },
	{ "size: one byte", 1, true },
	{ "size: a buffer", 65536, true },
	{ "size: one more", 65537, true },
	{ "size: the most", FILE_BYTES, true },
	{ "size: too much", FILE_BYTES + 1, false },
};

static void test_size(void **state)
{
	const struct size_row *row = *state;
	struct folder folder;
	struct buf found = { 0 };
	char *text = malloc(row->length + 1);

	folder_enter(&folder);
	for (size_t i = 0; i < row->length; i++)
		text[i] = (char)(i % 251); /* zero bytes too */
	assert_true(file_write("x", text, row->length));
	CHECK_INT(file_read("x", &found), row->read);
	if (row->read) {
		CHECK_INT(found.length, row->length);
		CHECK_INT(buf_text(&found)[row->length], '\0');
		CHECK_INT(memcmp(buf_text(&found), text, row->length), 0);
	} else {
		CHECK_INT(errno, EFBIG);
	}
	buf_clear(&found);
	free(text);
	folder_leave(&folder);
}

/* Bit by bit: kept, dropped, and failed. */
static const struct part_row {
	const char *label, *path;
	bool keep, ends;
	const char *text; /* of x afterwards */
} part_rows[] = {
	{ "parts: kept", "x", true, true, "new text" },
	{ "parts: dropped", "x", false, true, "old\n" },
	{ "parts: a full device", "/dev/full", true, false, "old\n" },
};

static void test_parts(void **state)
{
	const struct part_row *row = *state;
	struct folder folder;
	struct file_text *file;

	folder_enter(&folder);
	folder_make("x", "old\n");
	file = file_begin(row->path);
	assert_non_null(file);
	file_add(file, "new", 3);
	folder_check("x", "old\n");
	file_add(file, " text", 5);
	CHECK_INT(file_end(file, row->keep), row->ends);
	folder_check("x", row->text);
	folder_check_names(".", "x");
	folder_leave(&folder);
}

static const struct read_row {
	const char *label, *before, *path;
	int error;
	bool old; /* it holds "old" */
} read_rows[] = {
	{ "read: a file", "echo old >x", "x", 0, true },
	{ "read: a link", "echo old >x; ln -s x y", "y", 0, true },
	{ "no read: nothing", "true", "x", ENOENT, false },
	{ "no read: a folder", "mkdir x", "x", EISDIR, false },
	{ "no read: a link to nothing", "ln -s y x", "x", ENOENT, false },
	{ "read: a device", "true", "/dev/null", 0, false },
	{ "read: a pipe without a writer", "mkfifo x", "x", 0, false },
	{ "read: a pipe with a writer", "mkfifo x; echo old >x &", "x", 0, true },
};

static void test_read(void **state)
{
	const struct read_row *row = *state;
	struct folder folder;
	struct buf text = { 0 };

	folder_enter(&folder);
	CHECK_INT(system(row->before), 0);
	buf_add(&text, "before ");
	errno = 0;
	CHECK_INT(file_read(row->path, &text), !row->error);
	CHECK_INT(errno, row->error);
	CHECK_TEXT(buf_text(&text), row->old ? "before old\n" : "before ");
	buf_clear(&text);
	folder_leave(&folder);
}

/* Is it old?  What is longer than is read shows that by its length. */
static bool is_old(const void *kind, const char *text, size_t length)
{
	CHECK_TEXT(kind, "kind");
	return length > FILE_BYTES ? *text == 'o' : length == 4 && memcmp(text, "old\n", 4) == 0;
}

/* Files that may be replaced by something of a kind, and others. */
static const struct replace_row {
	const char *label, *before, *path;
	int error; /* 0: it may */
} replace_rows[] = {
	{ "replace: nothing", "true", "x", 0 },
	{ "replace: in a missing folder", "true", "d/x", 0 },
	{ "replace: an empty file", ": >x", "x", 0 },
	{ "replace: a device", "true", "/dev/null", 0 },
	{ "replace: a pipe", "mkfifo x", "x", 0 },
	{ "replace: a folder", "mkdir x", "x", 0 },
	{ "replace: a link to nothing", "ln -s y x", "x", 0 },
	{ "replace: of that kind", "echo old >x", "x", 0 },
	{ "replace: a link to one of that kind", "echo old >x; ln -s x y", "y", 0 },
	{ "replace: more than is read, of that kind", "echo old >x; truncate -s 17M x", "x", 0 },
	{ "no replacing: something else", "echo new >x", "x", EEXIST },
	{ "no replacing: a link to something else", "echo new >x; ln -s x y", "y", EEXIST },
	{ "no replacing: more than is read", "truncate -s 17M x", "x", EEXIST },
	{ "no replacing: what cannot be read", "ln -s /proc/self/mem x", "x", EIO },
};

static void test_replace_kind(void **state)
{
	const struct replace_row *row = *state;
	struct folder folder;

	folder_enter(&folder);
	CHECK_INT(system(row->before), 0);
	errno = 0;
	CHECK_INT(file_may_replace(row->path, is_old, "kind"), !row->error);
	if (row->error)
		CHECK_INT(errno, row->error);
	folder_leave(&folder);
}

static const struct folder_row {
	const char *label, *before, *path;
	int error;
} folder_rows[] = {
	{ "folder: new", "true", "a", 0 },
	{ "folder: and those above it", "true", "a/b/c", 0 },
	{ "folder: it is there", "mkdir -p a/b", "a/b", 0 },
	{ "no folder: below a file", "echo old >a", "a/b", ENOTDIR },
};

static void test_folder(void **state)
{
	const struct folder_row *row = *state;
	struct folder folder;
	struct stat status;

	folder_enter(&folder);
	CHECK_INT(system(row->before), 0);
	umask(0);
	CHECK_INT(file_make_folder(row->path), !row->error);
	if (row->error)
		CHECK_INT(errno, row->error);
	else
		assert_true(stat(row->path, &status) == 0 && S_ISDIR(status.st_mode));
	/* For this user only. */
	if (strcmp(row->before, "true") == 0)
		CHECK_INT(mode_of("a"), 0700);
	folder_leave(&folder);
}

static const struct expand_row {
	const char *label, *home, *path, *expanded;
} expand_rows[] = {
	{ "expand: the home folder", "/h", "~/x", "/h/x" },
	{ "expand: an absolute path", "/h", "/x", "/x" },
	{ "expand: a tilde in a name", "/h", "x~/y", "x~/y" },
	{ "expand: another user's", "/h", "~x/y", "~x/y" },
	{ "expand: a tilde alone", "/h", "~", "~" },
	{ "expand: no home", NULL, "~/x", "~/x" },
};

static void test_expand(void **state)
{
	const struct expand_row *row = *state;
	char *found;

	if (row->home)
		setenv("HOME", row->home, 1);
	else
		unsetenv("HOME");
	found = file_expand(row->path);
	CHECK_TEXT(found, row->expanded);
	free(found);
}

int main(void)
{
	return CHECK_RUN("cli file",
		CHECK_TABLE(write_rows, test_write),
		CHECK_TEST("write: a new file takes the place", test_replace),
		CHECK_TEST("write: not what is forbidden (run as root: skipped)", test_forbidden),
		CHECK_TEST("write: root may write what is forbidden (not run as root: skipped)", test_root),
		CHECK_TABLE(size_rows, test_size),
		CHECK_TABLE(part_rows, test_parts),
		CHECK_TABLE(read_rows, test_read),
		CHECK_TABLE(replace_rows, test_replace_kind),
		CHECK_TABLE(folder_rows, test_folder),
		CHECK_TABLE(expand_rows, test_expand));
}
