/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A text that grows: what records, views and answers are written into.
 *
 * A zeroed struct buf is an empty one.  `text` is always terminated once
 * something was added; buf_text() gives "" before that.
 */
#ifndef CORE_BUF_H
#define CORE_BUF_H

#include <stddef.h>

struct buf {
	char *text;
	size_t length, capacity; /* bytes */
};

/* Add a string, `length` bytes, one byte, a decimal number. */
void buf_add(struct buf *buf, const char *text);
void buf_add_bytes(struct buf *buf, const char *bytes, size_t length);
void buf_add_char(struct buf *buf, char c);
void buf_add_number(struct buf *buf, unsigned long long number);

/* Makes room for `length` more bytes and their terminator. */
void buf_reserve(struct buf *buf, size_t length);

/* The text, never NULL; it lives until the next addition. */
const char *buf_text(const struct buf *buf);

/* Cuts the text to its first `length` bytes; it must have that many. */
void buf_cut(struct buf *buf, size_t length);

/* Frees the text and leaves an empty buffer. */
void buf_clear(struct buf *buf);

#endif
