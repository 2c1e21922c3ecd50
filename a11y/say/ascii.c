/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ascii.h"

#include <assert.h>
#include <string.h>
#include <strings.h>

#include "utf8.h"

/* Letters and what they become. */
static const struct {
	const char *letter, *ascii;
} table[] = {
	{ "\u00a0", " " }, { "\u00a1", "" }, { "\u00ab", "\"" }, { "\u00b4", "'" },
	{ "\u00b7", "." }, { "\u00bb", "\"" }, { "\u00bf", "" },
	{ "\u00c0", "A" }, { "\u00c1", "A" }, { "\u00c2", "A" }, { "\u00c3", "A" },
	{ "\u00c4", "Ae" }, { "\u00c5", "A" }, { "\u00c6", "AE" }, { "\u00c7", "C" },
	{ "\u00c8", "E" }, { "\u00c9", "E" }, { "\u00ca", "E" }, { "\u00cb", "E" },
	{ "\u00cc", "I" }, { "\u00cd", "I" }, { "\u00ce", "I" }, { "\u00cf", "I" },
	{ "\u00d1", "N" }, { "\u00d2", "O" }, { "\u00d3", "O" }, { "\u00d4", "O" },
	{ "\u00d5", "O" }, { "\u00d6", "Oe" }, { "\u00d8", "O" }, { "\u00d9", "U" },
	{ "\u00da", "U" }, { "\u00db", "U" }, { "\u00dc", "Ue" }, { "\u00dd", "Y" },
	{ "\u00df", "ss" },
	{ "\u00e0", "a" }, { "\u00e1", "a" }, { "\u00e2", "a" }, { "\u00e3", "a" },
	{ "\u00e4", "ae" }, { "\u00e5", "a" }, { "\u00e6", "ae" }, { "\u00e7", "c" },
	{ "\u00e8", "e" }, { "\u00e9", "e" }, { "\u00ea", "e" }, { "\u00eb", "e" },
	{ "\u00ec", "i" }, { "\u00ed", "i" }, { "\u00ee", "i" }, { "\u00ef", "i" },
	{ "\u00f1", "n" }, { "\u00f2", "o" }, { "\u00f3", "o" }, { "\u00f4", "o" },
	{ "\u00f5", "o" }, { "\u00f6", "oe" }, { "\u00f8", "o" }, { "\u00f9", "u" },
	{ "\u00fa", "u" }, { "\u00fb", "u" }, { "\u00fc", "ue" }, { "\u00fd", "y" },
	{ "\u00ff", "y" },
	{ "\u00aa", "a" }, { "\u00ba", "o" },
	{ "\u00d0", "D" }, { "\u00de", "Th" }, { "\u00f0", "d" }, { "\u00fe", "th" },
	{ "\u0132", "IJ" }, { "\u0133", "ij" }, { "\u0152", "OE" }, { "\u0153", "oe" },
	{ "\u0218", "S" }, { "\u0219", "s" }, { "\u021a", "T" }, { "\u021b", "t" },
	{ "\u1e9e", "SS" },
	{ "\u2010", "-" }, { "\u2011", "-" }, { "\u2012", "-" }, { "\u2013", "-" },
	{ "\u2014", "-" }, { "\u2018", "'" }, { "\u2019", "'" }, { "\u201a", "'" },
	{ "\u201c", "\"" }, { "\u201d", "\"" }, { "\u201e", "\"" }, { "\u2026", "..." },
	{ "\u202f", " " }, { "\u2212", "-" },
};

enum { EXTENDED = 0x100, BRAILLE = 0x2800, BRAILLE_LAST = 0x283F };

/* U+0100 to U+017F (Latin Extended-A) without their marks; a blank: see above. */
static const char extended[] =
	"AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi  JjKkkLlLlLlL"
	"lLlNnNnNnnNnOoOoOo  RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";

char ascii_braille(unsigned dots)
{
	static const char signs[] =
		" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

	assert(dots < sizeof signs - 1);
	return signs[dots];
}

/* The sign that stands for a letter of that table or for a braille pattern; 0 if the
 * character is neither. */
static char sign_of(uint32_t point)
{
	if (point >= BRAILLE && point <= BRAILLE_LAST)
		return ascii_braille(point - BRAILLE);
	if (point >= EXTENDED && point < EXTENDED + sizeof extended - 1 &&
	    extended[point - EXTENDED] != ' ')
		return extended[point - EXTENDED];
	return '\0';
}

/* Marks upon a letter, joiners, soft hyphens and selectors of variants: nothing by
 * themselves. */
static bool is_mark(uint32_t point)
{
	return point == 0xad || (point >= 0x300 && point <= 0x36f) ||
		(point >= 0x200b && point <= 0x200d) || point == 0x2060 ||
		(point >= 0xfe00 && point <= 0xfe0f) || point == 0xfeff;
}

/* Adds the plain form of the character of `length` bytes; `bare` leaves out the e
 * that stands for the marks of an umlaut.  False if it has none. */
static bool add_plain(struct buf *out, const char *text, size_t length, bool bare)
{
	uint32_t point;

	if (utf8_read(text, &point) == 1 || sign_of(point)) {
		buf_add_char(out, length == 1 ? *text : sign_of(point));
		return true;
	}
	if (is_mark(point))
		return true;
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		const char *ascii = table[i].ascii;

		if (strlen(table[i].letter) != length ||
		    memcmp(table[i].letter, text, length) != 0)
			continue;
		buf_add_bytes(out, ascii, bare && ascii[0] && ascii[1] == 'e' ? 1 :
			strlen(ascii));
		return true;
	}
	return false;
}

/* Adds text in its plain form.  What has none becomes a question mark, or stays. */
static void add_text(struct buf *out, const char *text, bool bare, bool stays)
{
	while (*text) {
		size_t length = utf8_length(text);

		length = length ? length : 1;
		if (!add_plain(out, text, length, bare))
			buf_add_bytes(out, stays ? text : "?", stays ? length : 1);
		text += length;
	}
}

void ascii_add(struct buf *out, const char *text)
{
	add_text(out, text, false, false);
}

bool ascii_has(const char *text)
{
	struct buf plain = { 0 };
	bool has = true;

	for (size_t length; has && *text; text += length) {
		length = utf8_length(text);
		has = length && add_plain(&plain, text, length, false);
	}
	buf_clear(&plain);
	return has;
}

/* As ascii_begins(), with one of the two ways to spell an umlaut.  A text that is
 * nothing in plain form, such as a turned question mark, would begin everything: it is
 * only itself. */
static bool begins(const char *name, const char *text, bool bare, bool *whole)
{
	struct buf plain_name = { 0 }, plain_text = { 0 };
	bool result;

	add_text(&plain_name, name, bare, true);
	add_text(&plain_text, text, bare, true);
	if (*text && !plain_text.length)
		result = strcmp(name, text) == 0;
	else
		result = strncasecmp(buf_text(&plain_name), buf_text(&plain_text),
			plain_text.length) == 0;
	*whole = result && plain_name.length == plain_text.length;
	buf_clear(&plain_name);
	buf_clear(&plain_text);
	return result;
}

bool ascii_begins(const char *name, const char *text, bool *whole)
{
	bool bare_whole;
	bool result = begins(name, text, false, whole);
	bool bare = begins(name, text, true, &bare_whole);

	*whole |= bare_whole;
	return result || bare;
}

bool ascii_is(const char *name, const char *text)
{
	bool whole;

	ascii_begins(name, text, &whole);
	return whole;
}
