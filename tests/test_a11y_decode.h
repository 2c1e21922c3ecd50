/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Reads pages of braille back, without a line of what wrote them: signs of BRF by
 * the dots that the North American Braille Computer Code gives them, rows of PEF by
 * a strict reading of its schema, cells of the board by the labels around them.
 *
 * Whatever is not allowed in such a file fails the test.
 */
#ifndef TESTS_TEST_A11Y_DECODE_H
#define TESTS_TEST_A11Y_DECODE_H

#include <ctype.h>

#include "check.h"

enum { DECODE_LINES = 40, DECODE_CELLS = 60, DECODE_PAGES = 40 };

struct decode_page {
	int lines;
	int length[DECODE_LINES];
	uint8_t dots[DECODE_LINES][DECODE_CELLS + 1]; /* bit d - 1 is dot d */
};

struct decode {
	int width, height; /* allowed */
	int pages;
	struct decode_page page[DECODE_PAGES];
};

/* The dots in one number, from "135"; "" is the blank. */
static inline uint8_t decode_dots(const char *dots)
{
	uint8_t found = 0;

	for (; *dots; dots++)
		found |= (uint8_t)(1 << (*dots - '1'));
	return found;
}

/* The letters, and the digits that lie low. */
static inline uint8_t decode_letter(char letter)
{
	static const char *const dots[26] = {
		"1", "12", "14", "145", "15", "124", "1245", "125", "24", "245", "13",
		"123", "134", "1345", "135", "1234", "12345", "1235", "234", "2345", "136",
		"1236", "2456", "1346", "13456", "1356",
	};

	return decode_dots(dots[letter - 'a']);
}

static inline uint8_t decode_digit(int digit)
{
	static const char *const dots[10] = {
		"356", "2", "23", "25", "256", "26", "235", "2356", "236", "35",
	};

	return decode_dots(dots[digit]);
}

/* The dots of a sign of braille ASCII, from " " to "_"; fails for others. */
static inline uint8_t decode_ascii(char sign)
{
	static const char *const dots[] = {
		"", "2346", "5", "3456", "1246", "146", "12346", "3", "12356", "23456", "16",
		"346", "6", "36", "46", "34", "356", "2", "23", "25", "256", "26", "235",
		"2356", "236", "35", "156", "56", "126", "123456", "345", "1456", "4",
	};
	static const char *const after[] = { "246", "1256", "12456", "45", "456" };

	if (sign >= 'A' && sign <= 'Z')
		return decode_letter((char)tolower(sign));
	if (sign >= ' ' && sign <= '@')
		return decode_dots(dots[sign - ' ']);
	if (sign < '[' || sign > '_')
		fail_msg("byte %d is not a canonical sign of braille", (unsigned char)sign);
	return decode_dots(after[sign - '[']);
}

static inline void decode_add(struct decode *decode, struct decode_page *page, uint8_t dots)
{
	int *length = &page->length[page->lines];

	if (page->lines >= decode->height || *length >= decode->width)
		fail_msg("page %d is larger than %dx%d", decode->pages, decode->width,
			decode->height);
	page->dots[page->lines][(*length)++] = dots;
}

/* Reads BRF whose lines end in `newline` and whose pages are parted by form feeds. */
static inline void decode_brf(struct decode *decode, const char *text, const char *newline)
{
	struct decode_page *page = decode->page;
	size_t length = strlen(newline);

	decode->pages = 1;
	memset(decode->page, 0, sizeof decode->page);
	while (*text) {
		if (*text == '\f') {
			assert_true(++decode->pages <= DECODE_PAGES);
			page++;
			text++;
		} else if (strncmp(text, newline, length) == 0) {
			if (page->length[page->lines])
				assert_true(page->dots[page->lines]
					[page->length[page->lines] - 1] != 0);
			page->lines++;
			text += length;
		} else {
			decode_add(decode, page, decode_ascii(*text++));
		}
	}
}

/* Takes a piece of XML, or fails. */
static inline void decode_take(const char **text, const char *piece)
{
	*text += strspn(*text, "\n\t");
	if (strncmp(*text, piece, strlen(piece)) != 0)
		fail_msg("not %s: %.60s", piece, *text);
	*text += strlen(piece);
}

static inline bool decode_has(const char *text, const char *piece)
{
	text += strspn(text, "\n\t");
	return strncmp(text, piece, strlen(piece)) == 0;
}

/* Takes an element that holds only text, which must not be empty. */
static inline void decode_element(const char **text, const char *name)
{
	char tag[40];

	snprintf(tag, sizeof tag, "<%s>", name);
	decode_take(text, tag);
	assert_true(**text != '<');
	*text += strcspn(*text, "<");
	snprintf(tag, sizeof tag, "</%s>", name);
	decode_take(text, tag);
}

/* Takes the braille of a row: U+2800 to U+283F only, since there are six dots. */
static inline void decode_row(struct decode *decode, struct decode_page *page,
	const char **text)
{
	decode_take(text, "<row>");
	while (**text != '<') {
		const unsigned char *bytes = (const unsigned char *)*text;

		assert_true(bytes[0] == 0xE2 && bytes[1] == 0xA0 && bytes[2] >= 0x80 &&
			bytes[2] < 0xC0);
		decode_add(decode, page, bytes[2] & 0x3F);
		*text += 3;
	}
	decode_take(text, "</row>");
	page->lines++;
}

/* Reads PEF 2008-1 as its schema has it: pef (version) > head > meta with dc:format
 * and dc:identifier, others of Dublin Core allowed; body > volume (cols, rows,
 * rowgap, duplex) > section > page > row; no document type. */
static inline void decode_pef(struct decode *decode, const char *text)
{
	char volume[100];

	snprintf(volume, sizeof volume,
		"<volume cols=\"%d\" rows=\"%d\" rowgap=\"0\" duplex=\"false\">",
		decode->width, decode->height);
	memset(decode->page, 0, sizeof decode->page);
	decode->pages = 0;
	decode_take(&text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
	decode_take(&text, "<pef version=\"2008-1\" xmlns=\"http://www.daisy.org/ns/2008/pef\">");
	decode_take(&text, "<head>");
	decode_take(&text, "<meta xmlns:dc=\"http://purl.org/dc/elements/1.1/\">");
	decode_take(&text, "<dc:format>application/x-pef+xml</dc:format>");
	decode_element(&text, "dc:identifier");
	decode_element(&text, "dc:title");
	decode_element(&text, "dc:language");
	decode_take(&text, "</meta>");
	decode_take(&text, "</head>");
	decode_take(&text, "<body>");
	decode_take(&text, volume);
	decode_take(&text, "<section>");
	while (decode_has(text, "<page>")) {
		decode_take(&text, "<page>");
		assert_true(decode->pages < DECODE_PAGES);
		while (decode_has(text, "<row>"))
			decode_row(decode, &decode->page[decode->pages], &text);
		decode_take(&text, "</page>");
		decode->pages++;
	}
	decode_take(&text, "</section>");
	decode_take(&text, "</volume>");
	decode_take(&text, "</body>");
	decode_take(&text, "</pef>\n");
	CHECK_TEXT(text, "");
}

static inline uint8_t decode_at(const struct decode_page *page, int line, int column)
{
	return column < page->length[line] ? page->dots[line][column] : 0;
}

/* Reads a low number; `*column` goes behind it.  -1 if there is none. */
static inline int decode_number(const struct decode_page *page, int line, int *column)
{
	int number = -1, digit;

	do {
		for (digit = 0; digit < 10; digit++)
			if (decode_at(page, line, *column) == decode_digit(digit))
				break;
		if (digit < 10) {
			number = 10 * (number < 0 ? 0 : number) + digit;
			++*column;
		}
	} while (digit < 10);
	return number;
}

/* The file that a letter names; -1 if it does not name one. */
static inline int decode_file(uint8_t dots)
{
	for (int file = 0; file < 17; file++)
		if (dots == decode_letter((char)('a' + file)))
			return file;
	return -1;
}

#endif
