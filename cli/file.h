/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Reads a file whole, and replaces one so that a crash leaves the old or the new text.
 */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum { FILE_BYTES = 16 << 20 }; /* of a file that is read, at most */

/* Adds what the file holds to `text`.  False with errno set; EFBIG if it holds
 * more than FILE_BYTES.  `text` may then have a part of it.  A pipe is read to its end;
 * one that nobody writes into counts as empty. */
bool file_read(const char *path, struct buf *text);

/* Replaces what the file holds.  A new file is written beside it, synced and
 * renamed, so that at every moment the old or the new text is there whole;
 * permissions and symbolic links stay.  Something that is not a regular file,
 * such as a device or a pipe, is written to directly.  False with errno set, and
 * the old file as it was. */
bool file_write(const char *path, const char *text, size_t length);

/* Like file_write(), in pieces, for output too large for memory.  file_begin() gives NULL
 * with errno, file_add() is false with errno.  file_end() puts the text in place, or
 * drops it unless `keep` is set; false with errno if it was to be kept and that, or an
 * addition before, has failed: then the old file is as it was. */
struct file_text;
struct file_text *file_begin(const char *path);
bool file_add(struct file_text *file, const char *bytes, size_t length);
bool file_end(struct file_text *file, bool keep);

/* May this file be replaced by something of our own?  Yes if there is none, if it is not
 * a regular file but, say, a device, if it is empty, or if `is_like` finds that it holds
 * something of that kind.  False with errno: EEXIST if it holds something else, or why it
 * cannot be read.  `is_like` gets the kind that was given and what the file holds.  If the
 * file exceeds FILE_BYTES, only its start is passed, with a length greater than
 * FILE_BYTES. */
typedef bool file_is_like(const void *kind, const char *text, size_t length);
bool file_may_replace(const char *path, file_is_like *is_like, const void *kind);

/* Makes a folder and those above it, for this user only.  False with errno. */
bool file_make_folder(const char *path);

/* The path with "~/" at its start replaced by the user's home folder; the caller
 * frees it. */
char *file_expand(const char *path);

/* Replaces the user's home folder at the start of the path by "~", in place: shorter to
 * hear. */
void file_shorten(char *path);

/* The path of `name` in a folder of the XDG base directory specification: the folder that
 * the environment variable names, or else `fallback` in the home folder.  NULL if the
 * environment names neither; the caller frees it. */
char *file_xdg(const char *variable, const char *fallback, const char *name);

/* The path of a file in the user's folder of settings, as file_xdg() gives it. */
char *file_settings(const char *name);

#endif
