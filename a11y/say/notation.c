/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notation.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "i18n.h"
#include "text.h"

static const char *const nato[BOARD_SIDE] = {
	"Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India",
	"Juliet", "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec",
};

static const char *const anna[BOARD_SIDE] = {
	"Anna", "Bella", N_("Caesar"), "David", "Eva", "Felix", "Gustav", "Hector",
};

/* Other spellings that are read; with umlauts in both cases. */
static const struct {
	const char *word;
	int file;
} spellings[] = {
	{ "alfa", 0 }, { "juliett", 9 }, { "cesar", 2 }, { "c\xc3\xa4sar", 2 },
	{ "c\xc3\x84sar", 2 }, { "c\xc3\xa9sar", 2 }, { "c\xc3\x89sar", 2 },
};

enum { SPELLINGS = sizeof spellings / sizeof *spellings };

/* The word for a file, or its letter. */
static struct notation_name name_file(int file, enum notation_style style)
{
	const char *const *words = style == NOTATION_NATO ? nato : anna;
	struct notation_name name = { { (char)('a' + file) } };

	if (style != NOTATION_LETTERS && words[file])
		snprintf(name.text, sizeof name.text, "%s", _(words[file]));
	return name;
}

struct notation_name notation_file(int file, enum notation_style style)
{
	struct notation_name name = name_file(file, style);

	if (!name.text[1])
		strcat(name.text, TEXT_LETTER_MARK);
	return name;
}

struct notation_name notation_cell(const struct board *board, unsigned cell,
	enum notation_style style)
{
	struct notation_name name = name_file(board->file[cell], style);
	size_t length = strlen(name.text);

	/* Only a word is parted from the number: "a 3" would be heard as an article. */
	snprintf(name.text + length, sizeof name.text - length, length > 1 ? " %d" : "%d",
		board->rank[cell] + 1);
	return name;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_word(const char *text, size_t length, const char *word)
{
	return word && strlen(word) == length && strncasecmp(text, word, length) == 0;
}

/* The file that a word of `length` bytes names, on a board with as many files as
 * the alphabet has letters; -1 if none. */
static int file_of(const char *text, size_t length)
{
	if (length == 1 && !(*text & 0x80))
		return (*text | 0x20) - 'a';
	for (int file = 0; file < BOARD_SIDE; file++)
		if (is_word(text, length, nato[file]) || is_word(text, length, anna[file]))
			return file;
	for (int i = 0; i < SPELLINGS; i++)
		if (is_word(text, length, spellings[i].word))
			return spellings[i].file;
	return -1;
}

int notation_read_file(const char *text)
{
	size_t length = strlen(text);

	for (size_t i = 0; i < length; i++)
		if (!is_letter(text[i]))
			return -1;
	return length ? file_of(text, length) : -1;
}

/* The length of what stands between two cells at the start of `line`; 0 if nothing
 * does. */
static size_t separator_length(const char *line)
{
	static const char *const separators[] = {
		" ", "\t", "-", ",", ">", ":", "x", "to",
		"\xe2\x80\x90", "\xe2\x80\x91", "\xe2\x80\x92", /* hyphens, figure dash */
		"\xe2\x80\x93", "\xe2\x80\x94", "\xe2\x88\x92", /* dashes, minus */
		"\xe2\x86\x92",                                 /* arrow */
	};
	/* The name of the command, and the two words that people may say in "c3 to e5". */
	const char *const to[] = {
		_(NC_("command", "to")),
		_(NC_("between cells", "to")),
		_(NC_("between cells, as far as", "to")),
	};
	size_t length;

	for (size_t i = 0; i < sizeof separators / sizeof *separators; i++) {
		length = strlen(separators[i]);
		if (strncasecmp(line, separators[i], length) == 0)
			return length;
	}
	/* In some languages "to" is a letter that a cell begins with, as in "a 3". */
	for (size_t i = 0; i < sizeof to / sizeof *to; i++) {
		length = strlen(to[i]);
		if (strncasecmp(line, to[i], length) == 0 && line[length] == ' ' &&
		    !is_digit(line[length + strspn(line + length, " ")]))
			return length;
	}
	return 0;
}

static const char *skip_separators(const char *line)
{
	size_t length;

	while ((length = separator_length(line)))
		line += length;
	return line;
}

/* The number at `text`; 0 if it is not a rank on any board. */
static int read_rank(const char *text, size_t digits)
{
	int rank = 0;

	if (*text == '0' || digits > 2)
		return 0;
	for (size_t i = 0; i < digits; i++)
		rank = 10 * rank + text[i] - '0';
	return rank;
}

/* The length of a cell as typed at the start of `line`, 0 if there is none, and
 * what it names, BOARD_NONE if the board has no such cell. */
static size_t read_cell(const struct board *board, const char *line, unsigned *cell)
{
	size_t letters = 0, blanks, digits = 0;
	int file;

	while (is_letter(line[letters]))
		letters++;
	file = letters ? file_of(line, letters) : -1;
	if (file < 0)
		return 0;
	blanks = strspn(line + letters, " ");
	while (is_digit(line[letters + blanks + digits]))
		digits++;
	if (!digits)
		return 0;
	*cell = board_cell(board, file, read_rank(line + letters + blanks, digits) - 1);
	return letters + blanks + digits;
}

static enum notation_read refuse(struct fault *fault, enum error error, const char *text,
	size_t length)
{
	error_set_text(fault, error, text, length);
	return NOTATION_WRONG;
}

enum notation_read notation_read(const struct board *board, const char *line,
	uint8_t cells[NOTATION_TYPED], size_t *count, struct fault *fault)
{
	const char *next;
	unsigned cell;
	size_t length = read_cell(board, line, &cell);

	if (!length)
		return NOTATION_NO_MOVE;
	*count = 0;
	while (*line) {
		length = read_cell(board, line, &cell);
		if (!length || *count == NOTATION_TYPED)
			return refuse(fault, ERROR_MOVE_TEXT, line, strlen(line));
		if (cell == BOARD_NONE)
			return refuse(fault, ERROR_NO_CELL, line, length);
		cells[(*count)++] = (uint8_t)cell;
		line += length;
		next = skip_separators(line);
		if (!*next && line[strspn(line, " ")])
			return refuse(fault, ERROR_MOVE_CUT, "", 0);
		line = next;
	}
	return NOTATION_CELLS;
}
