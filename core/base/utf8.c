/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "utf8.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static bool is_continuation(char c)
{
	return ((unsigned char)c & 0xc0) == 0x80;
}

/* The code point of a sequence of `length` bytes that is shaped like UTF-8. */
static uint32_t decode(const char *text, size_t length)
{
	/* The bits that a first byte gives: 7, 5, 4 or 3. */
	static const uint8_t mask[] = { 0, 0x7f, 0x1f, 0x0f, 0x07 };
	uint32_t point = (unsigned char)*text & mask[length];

	for (size_t i = 1; i < length; i++)
		point = point << 6 | ((unsigned char)text[i] & 0x3f);
	return point;
}

size_t utf8_read(const char *text, uint32_t *point)
{
	/* The smallest code point that needs that number of bytes. */
	static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
	unsigned char first = (unsigned char)*text;
	size_t length = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 :
		first >> 3 == 30 ? 4 : 0;

	*point = 0;
	if (!first || !length)
		return 0;
	for (size_t i = 1; i < length; i++)
		if (!is_continuation(text[i]))
			return 0;
	*point = decode(text, length);
	if (*point >= least[length] && *point <= 0x10ffff &&
	    (*point < 0xd800 || *point > 0xdfff))
		return length;
	*point = 0;
	return 0;
}

size_t utf8_length(const char *text)
{
	uint32_t point;

	return utf8_read(text, &point);
}

static bool is_control(uint32_t point)
{
	return point < 0x20 || (point >= 0x7f && point <= 0x9f) ||
		point == 0x061c || point == 0x200e || point == 0x200f ||
		(point >= 0x2028 && point <= 0x202e) ||
		(point >= 0x2066 && point <= 0x2069);
}

void utf8_clean(char *text)
{
	char *to = text;

	while (*text) {
		uint32_t point;
		size_t length = utf8_read(text, &point);

		if (*text == '\t' || *text == '\n') {
			*to++ = ' ';
			text++;
		} else if (!length || is_control(point)) {
			*to++ = '?';
			text += length ? length : 1;
		} else {
			memmove(to, text, length);
			to += length;
			text += length;
		}
	}
	*to = '\0';
}

/* Characters that show nothing: those of Unicode 15 that are white space, or that
 * may be ignored where they are not known, and the blank of braille. */
static bool is_invisible(uint32_t point)
{
	static const struct {
		uint32_t first, last;
	} ranges[] = {
		{ 0x0000, 0x0020 }, { 0x0085, 0x0085 }, { 0x00a0, 0x00a0 },
		{ 0x00ad, 0x00ad }, { 0x034f, 0x034f }, { 0x061c, 0x061c },
		{ 0x115f, 0x1160 }, { 0x1680, 0x1680 }, { 0x17b4, 0x17b5 },
		{ 0x180b, 0x180f }, { 0x2000, 0x200f }, { 0x2028, 0x202f },
		{ 0x205f, 0x206f }, { 0x2800, 0x2800 }, { 0x3000, 0x3000 },
		{ 0x3164, 0x3164 }, { 0xfe00, 0xfe0f }, { 0xfeff, 0xfeff },
		{ 0xffa0, 0xffa0 }, { 0xfff0, 0xfff8 }, { 0x1bca0, 0x1bca3 },
		{ 0x1d173, 0x1d17a }, { 0xe0000, 0xe0fff },
	};

	for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
		if (point >= ranges[i].first && point <= ranges[i].last)
			return true;
	return false;
}

void utf8_trim(char *text)
{
	char *from = NULL, *to = text, *at = text;
	uint32_t point;
	size_t length;

	for (; (length = utf8_read(at, &point)); at += length) {
		if (is_invisible(point))
			continue;
		from = from ? from : at;
		to = at + length;
	}
	if (from)
		memmove(text, from, (size_t)(to - from));
	text[from ? to - from : 0] = '\0';
}

size_t utf8_cut(const char *text, size_t length, size_t most)
{
	size_t cut = most;

	if (length <= most)
		return length;
	while (cut && most - cut < 3 && is_continuation(text[cut]))
		cut--;
	return cut;
}

size_t utf8_count(const char *text)
{
	size_t count = 0;

	for (; *text; text++)
		count += !is_continuation(*text);
	return count;
}
