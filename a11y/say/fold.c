/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fold.h"

#include <string.h>

#include "utf8.h"

/* The bytes of the first `width` characters of a word of `length` bytes. */
static size_t bytes_of(const char *word, size_t length, size_t width)
{
	size_t bytes = 0;

	for (; bytes < length && width; width--) {
		size_t character = utf8_length(word + bytes);

		bytes += character ? character : 1;
	}
	return bytes < length ? bytes : length;
}

static size_t count(const char *word, size_t length)
{
	size_t characters = 0;

	while (length) {
		size_t bytes = bytes_of(word, length, 1);

		word += bytes;
		length -= bytes;
		characters++;
	}
	return characters;
}

/* How much of a word that is too long for a line goes on it: up to the last
 * hyphen that fits, else as many characters as fit. */
static size_t cut(const char *word, size_t length, size_t width)
{
	size_t bytes = bytes_of(word, length, width);

	for (size_t i = bytes; i > 1; i--)
		if (word[i - 1] == '-')
			return i;
	return bytes;
}

static void fold_line(struct buf *folded, const char *line, size_t length, size_t width)
{
	size_t column = 0;

	while (length) {
		size_t word = 0, characters;

		while (word < length && line[word] != ' ')
			word++;
		characters = count(line, word);
		if (column && column + 1 + characters > width) {
			buf_add_char(folded, '\n');
			column = 0;
		}
		if (column && word) {
			buf_add_char(folded, ' ');
			column++;
		}
		while (characters > width) {
			size_t bytes = cut(line, word, width);

			buf_add_bytes(folded, line, bytes);
			buf_add_char(folded, '\n');
			line += bytes;
			length -= bytes;
			word -= bytes;
			characters = count(line, word);
		}
		buf_add_bytes(folded, line, word);
		column += characters;
		line += word;
		length -= word;
		while (length && *line == ' ') {
			line++;
			length--;
		}
	}
}

void fold_text(struct buf *folded, const char *text, int width)
{
	while (*text) {
		size_t length = strcspn(text, "\n");

		if (width)
			fold_line(folded, text, length, (size_t)width);
		else
			buf_add_bytes(folded, text, length);
		text += length;
		if (*text) {
			buf_add_char(folded, '\n');
			text++;
		}
	}
}
