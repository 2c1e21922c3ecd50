/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "prose.h"

#include <stdlib.h>
#include <string.h>

#include <liblouis.h>

#include "ascii.h"
#include "mem.h"
#include "utf8.h"

static const struct {
	const char *language;
	const char *tables[PROSE_GRADES]; /* NULL: liblouis has none */
} languages[] = {
	/* English braille and Spanish braille count from 1: that is each letter. */
	{ .language = "en", .tables = { "en-ueb-g1.ctb", "en-ueb-g1.ctb", "en-ueb-g2.ctb" } },
	{ .language = "de", .tables = { "de-g0.utb", "de-g1.ctb", "de-g2.ctb" } },
	{ .language = "nl", .tables = { "nl-NL-g0.utb" } },
	{ .language = "es", .tables = { "es-g1.ctb", "es-g1.ctb", "es-g2.ctb" } },
};

/* The tables of a language; NULL if there are none. */
static const char *const *find_tables(const char *language)
{
	for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
		if (strcmp(languages[i].language, language) == 0)
			return languages[i].tables;
	return NULL;
}

int prose_grade(const char *language, int grade)
{
	const char *const *tables = find_tables(language);

	while (tables && grade && !tables[grade])
		grade--;
	return grade;
}

const char *prose_table(const char *language, int grade)
{
	const char *const *tables = find_tables(language);

	return tables ? tables[prose_grade(language, grade)] : NULL;
}

/* Braille cells of one character, at most: a table that gives more is at fault. */
enum { DOTS_EACH = 64 };

enum { SIGN_BYTES = 4 }; /* of a character in UTF-8, at most */

enum { LATIN = 0x180 }; /* the code points of the letters that nearly all texts are in */

/* Keeps the messages of liblouis off the terminal. */
static void drop_message(logLevels level, const char *message)
{
}

bool prose_has(const char *table)
{
	lou_registerLogCallback(drop_message);
	return lou_getTable(table) != NULL;
}

/* The code points of a well-formed text; the caller frees them. */
static widechar *decode(const char *text, int *count)
{
	widechar *points = mem_zero(utf8_count(text) + 1, sizeof *points);
	uint32_t point;
	size_t length;

	for (*count = 0; (length = utf8_read(text, &point)); text += length)
		points[(*count)++] = (widechar)point;
	return points;
}

/* Does the table know the character?  liblouis leaves out what it does not.  `known` has
 * the answers already found to be yes: asking costs more than translating. */
static bool knows(const char *table, widechar sign, bool known[LATIN])
{
	widechar out[DOTS_EACH];
	int taken = 1, size = DOTS_EACH;
	bool answer;

	if (sign < LATIN && known[sign])
		return true;
	answer = lou_translateString(table, &sign, &taken, out, &size, NULL, NULL,
		dotsIO | ucBrl | noUndefined) && size > 0;
	if (sign < LATIN)
		known[sign] = answer;
	return answer;
}

bool prose_has_text(const char *table, const char *text)
{
	int count;
	widechar *points = decode(text, &count);
	bool known[LATIN] = { false }, has = true;

	for (int i = 0; i < count && has; i++) {
		char sign[SIGN_BYTES + 1] = { 0 };

		memcpy(sign, text, utf8_length(text));
		text += strlen(sign);
		has = knows(table, points[i], known) || ascii_has(sign);
	}
	free(points);
	return has;
}

/* Adds the text with only such characters as the table knows. */
static void simplify(struct buf *plain, const char *table, const char *text)
{
	int count;
	widechar *points = decode(text, &count);
	bool known[LATIN] = { false };

	for (int i = 0; i < count; i++) {
		char sign[SIGN_BYTES + 1] = { 0 };

		memcpy(sign, text, utf8_length(text));
		text += strlen(sign);
		if (knows(table, points[i], known))
			buf_add(plain, sign);
		else if (points[i] < 0x80)
			buf_add_char(plain, '?');
		else
			ascii_add(plain, sign);
	}
	free(points);
}

/* Translates into a buffer of `*size` braille cells, and sets that to their number: 0 if
 * the table is at fault.  False if it was too short, which liblouis shows by taking
 * only a part of the text. */
static bool translate(const char *table, const widechar *text, int count, widechar *out,
	int *size)
{
	int taken = count;

	if (!lou_translateString(table, text, &taken, out, size, NULL, NULL,
		    dotsIO | ucBrl | noUndefined)) {
		*size = 0;
		return true;
	}
	return taken == count;
}

void prose_add(struct dots *dots, const char *table, const char *text)
{
	struct buf plain = { 0 };
	int count, size, room;
	widechar *points, *out = NULL;

	simplify(&plain, table, text);
	points = decode(buf_text(&plain), &count);
	room = 4 * (count + 1);
	do {
		size = room;
		out = mem_resize(out, (size_t)room, sizeof *out);
		room *= 2;
	} while (!translate(table, points, count, out, &size) &&
		room <= DOTS_EACH * (count + 1));
	/* Computer braille within a table may have dots 7 and 8. */
	for (int i = 0; i < size; i++)
		dots_add(dots, out[i] & DOTS_FULL);
	buf_clear(&plain);
	free(points);
	free(out);
}
