/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

__attribute__((format(printf, 2, 0)))
static void add(struct buf *buf, const char *format, va_list arguments)
{
	va_list again;
	int length;

	va_copy(again, arguments);
	length = vsnprintf(NULL, 0, format, again);
	va_end(again);
	assert(length >= 0);
	buf_reserve(buf, (size_t)length);
	vsnprintf(buf->text + buf->length, (size_t)length + 1, format, arguments);
	buf->length += (size_t)length;
}

void text_add(struct buf *buf, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	add(buf, format, arguments);
	va_end(arguments);
}

void text_add_sentence(struct buf *buf, const char *format, ...)
{
	va_list arguments;

	if (buf->length && buf->text[buf->length - 1] != '\n')
		buf_add_char(buf, ' ');
	va_start(arguments, format);
	add(buf, format, arguments);
	va_end(arguments);
}

void text_add_item(struct buf *list, const char *item)
{
	if (list->length)
		buf_add(list, ", ");
	buf_add(list, item);
}

void text_add_made_item(struct buf *list, const char *format, ...)
{
	va_list arguments;

	text_add_item(list, "");
	va_start(arguments, format);
	add(list, format, arguments);
	va_end(arguments);
}
