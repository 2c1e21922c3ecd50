/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "buf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "mem.h"

void buf_reserve(struct buf *buf, size_t length)
{
	size_t wanted = buf->length + length + 1;
	size_t capacity = buf->capacity ? buf->capacity : 64;

	if (wanted <= buf->capacity)
		return;
	while (capacity < wanted)
		capacity *= 2;
	buf->text = mem_resize(buf->text, capacity, 1);
	buf->capacity = capacity;
}

void buf_add_bytes(struct buf *buf, const char *bytes, size_t length)
{
	buf_reserve(buf, length);
	if (length)
		memcpy(buf->text + buf->length, bytes, length);
	buf->length += length;
	buf->text[buf->length] = '\0';
}

void buf_add(struct buf *buf, const char *text)
{
	buf_add_bytes(buf, text, strlen(text));
}

void buf_add_char(struct buf *buf, char c)
{
	buf_add_bytes(buf, &c, 1);
}

void buf_add_number(struct buf *buf, unsigned long long number)
{
	char digits[24];
	size_t at = sizeof digits;

	do {
		digits[--at] = (char)('0' + number % 10);
		number /= 10;
	} while (number);
	buf_add_bytes(buf, digits + at, sizeof digits - at);
}

const char *buf_text(const struct buf *buf)
{
	return buf->text ? buf->text : "";
}

void buf_cut(struct buf *buf, size_t length)
{
	assert(length <= buf->length);
	if (buf->text)
		buf->text[length] = '\0';
	buf->length = length;
}

void buf_clear(struct buf *buf)
{
	free(buf->text);
	*buf = (struct buf){ 0 };
}
