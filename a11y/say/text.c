/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "utf8.h"

void text_add_list(struct buf *buf, const char *format, va_list arguments)
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
	text_add_list(buf, format, arguments);
	va_end(arguments);
}

void text_add_sentence(struct buf *buf, const char *format, ...)
{
	va_list arguments;

	if (buf->length && buf->text[buf->length - 1] != '\n')
		buf_add_char(buf, ' ');
	va_start(arguments, format);
	text_add_list(buf, format, arguments);
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
	text_add_list(list, format, arguments);
	va_end(arguments);
}

void text_add_entry(struct buf *list, const char *item)
{
	if (list->length)
		buf_add(list, "; ");
	buf_add(list, item);
}

struct text_typed text_typed(const char *text)
{
	struct text_typed typed = { 0 };
	size_t length = strlen(text), cut = utf8_cut(text, length, TEXT_TYPED);

	memcpy(typed.text, text, cut);
	if (cut < length)
		strcat(typed.text, "...");
	utf8_clean(typed.text);
	return typed;
}

void text_fill(struct buf *buf, const char *text, text_filler *add_fact, const void *facts)
{
	while (*text) {
		size_t plain = strcspn(text, "{");

		buf_add_bytes(buf, text, plain);
		text += plain;
		if (*text) {
			size_t length = strcspn(text + 1, "}");
			bool is_gap = text[1 + length];

			if (!is_gap || !add_fact(buf, facts, text + 1, length))
				buf_add_bytes(buf, text, 1 + length + is_gap);
			text += 1 + length + is_gap;
		}
	}
}

bool text_is_gap(const char *name, size_t length, const char *gap)
{
	return strlen(gap) == length && memcmp(name, gap, length) == 0;
}

bool text_read_number(const char *text, int least, int most, int *number)
{
	char *end;
	long value = strtol(text, &end, 10);

	if (*text < '0' || *text > '9' || *end || value < least || value > most)
		return false;
	*number = (int)value;
	return true;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

bool text_is_mark(const char *text, size_t at)
{
	return text[at] == *TEXT_LETTER_MARK && at && text[at - 1] >= 'a' &&
		text[at - 1] <= 'z' && (at == 1 || !is_letter(text[at - 2]));
}

void text_add_unmarked(struct buf *buf, const char *text)
{
	for (size_t i = 0; text[i]; i++)
		if (!text_is_mark(text, i))
			buf_add_char(buf, text[i]);
}
