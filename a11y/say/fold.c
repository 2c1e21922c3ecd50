/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fold.h"

#include <stdbool.h>
#include <string.h>
#include <wchar.h>

#include "utf8.h"

/* A line that is being folded: what is left of it, and where the next character goes. */
struct line {
	struct buf *folded;
	const char *at;
	size_t left; /* bytes */
	size_t column, width;
};

/* The bytes of the first character, and the columns that it takes: two if it is as wide
 * as Chinese ones are, none if it is a mark upon the one before.  A wrong byte takes one,
 * and so does what this system has no width for. */
static size_t measure(const char *text, size_t *columns)
{
	uint32_t point;
	size_t length = utf8_read(text, &point);
	int width = wcwidth((wchar_t)point);

	*columns = width >= 0 && length ? (size_t)width : 1;
	return length ? length : 1;
}

size_t fold_fit(const char *word, size_t length, size_t width, size_t *columns)
{
	size_t bytes = 0;

	for (*columns = 0; bytes < length;) {
		size_t next, more = measure(word + bytes, &next);

		if (bytes && *columns + next > width)
			break;
		bytes += more;
		*columns += next;
	}
	return bytes < length ? bytes : length;
}

/* How much of a word goes on a line of its own: all of it, or up to the last hyphen that
 * fits, else up to the last blank, else as many characters as fit. */
static size_t cut(const char *word, size_t length, size_t width)
{
	size_t columns, bytes = fold_fit(word, length, width, &columns);

	for (size_t i = bytes; bytes < length && i > 1; i--)
		if (word[i - 1] == '-')
			return i;
	for (size_t i = bytes; bytes < length && i > 0; i--)
		if (word[i] == ' ')
			return i;
	return bytes;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The length of the word at the start of what is left; "Charlie 3" is one. */
static size_t word_length(const struct line *line)
{
	const char *text = line->at;
	size_t i = 0;

	while (i < line->left && (text[i] != ' ' ||
	       (i && is_letter(text[i - 1]) && is_digit(text[i + 1]))))
		i++;
	return i;
}

/* Takes the next bytes over. */
static void take(struct line *line, size_t bytes)
{
	buf_add_bytes(line->folded, line->at, bytes);
	line->at += bytes;
	line->left -= bytes;
}

static void break_line(struct line *line)
{
	buf_add_char(line->folded, '\n');
	line->column = 0;
}

/* Leaves out the blanks at the start of what is left, and returns how many they were. */
static size_t skip_blanks(struct line *line)
{
	size_t blanks = 0;

	while (blanks < line->left && line->at[blanks] == ' ')
		blanks++;
	line->at += blanks;
	line->left -= blanks;
	return blanks;
}

/* Takes a word over, of `length` bytes, behind a blank or on a line of its own. */
static void take_word(struct line *line, size_t length)
{
	size_t columns, bytes;

	fold_fit(line->at, length, SIZE_MAX, &columns);
	if (line->column && line->column + 1 + columns > line->width)
		break_line(line);
	if (line->column) {
		buf_add_char(line->folded, ' ');
		line->column++;
	}
	while ((bytes = cut(line->at, length, line->width)) < length) {
		take(line, bytes);
		break_line(line);
		length -= bytes + skip_blanks(line);
	}
	fold_fit(line->at, length, SIZE_MAX, &columns);
	take(line, length);
	line->column += columns;
}

static void fold_line(struct line *line)
{
	size_t length;

	skip_blanks(line);
	while ((length = word_length(line))) {
		take_word(line, length);
		skip_blanks(line);
	}
}

void fold_text(struct buf *folded, const char *text, int width)
{
	while (*text) {
		size_t length = strcspn(text, "\n");
		struct line line = {
			.folded = folded, .at = text, .left = length, .width = (size_t)width,
		};

		if (width)
			fold_line(&line);
		else
			take(&line, length);
		text += length;
		if (*text) {
			buf_add_char(folded, '\n');
			text++;
		}
	}
}
