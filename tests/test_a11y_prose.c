/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Prose in braille: the cells that the codes of the languages give, and what liblouis
 * reads from them again.
 */
#include <liblouis.h>

#include "prose.h"
#include "test_a11y_decode.h"

/* The cells as braille ASCII. */
static void spell(const struct dots *cells, char *text)
{
	for (int i = 0; i < dots_count(cells); i++)
		for (char sign = ' '; sign <= '_'; sign++)
			if (decode_ascii(sign) == dots_get(cells, i))
				*text++ = sign;
	*text = '\0';
}

static const struct cell_row {
	const char *label;
	const char *language;
	int grade;
	const char *text;
	const char *cells; /* braille ASCII */
} cell_rows[] = {
	{ "nothing", "en", 0, "", "" },
	{ "English, a capital", "en", 1, "Red", ",RED" },
	{ "English, a number", "en", 1, "turn 12", "TURN #AB" },
	{ "English, contracted", "en", 2, "the children", "! *N" },
	{ "German, each letter", "de", 0, "Schach", "SCHACH" },
	{ "German, groups of letters", "de", 1, "Schach", ":A?" },
	{ "German, an umlaut", "de", 0, "z\xC3\xA4hlt", "Z>HLT" },
	{ "Dutch, a capital", "nl", 0, "Rood", ".ROOD" },
	{ "Spanish, an accent", "es", 0, "\xC3\xA1rbol", "(RBOL" },
	{ "English, a sign without a form", "en", 0, "\xE6\x9D\x8E a", ";8 A" },
	{ "Spanish, a sign without a form", "es", 0, "\xE6\x9D\x8E a", "5 A" },
	{ "Spanish, a sign of programs", "es", 0, "a~b", "A5B" },
};

static void test_cells(void **state)
{
	const struct cell_row *row = *state;
	const char *table = prose_table(row->language, row->grade);
	struct dots cells = { 0 };
	char text[100];

	assert_non_null(table);
	assert_true(prose_has(table));
	prose_add(&cells, table, row->text);
	spell(&cells, text);
	CHECK_TEXT(text, row->cells);
	dots_clear(&cells);
}

static const struct back_row {
	const char *label;
	const char *language;
	int grade;
	const char *text; /* as it comes back */
} back_rows[] = {
	{ "back to English", "en", 0, "Red to move, turn 12." },
	{ "back to English from contractions", "en", 2,
	  "A piece in its goal never leaves it, not even in the middle of a chain." },
	{ "back to German", "de", 0, "rot ist am zug, runde 12." },
	{ "back to Dutch", "nl", 0, "Rood is aan zet, beurt 12." },
	{ "back to Spanish", "es", 0, "Juega Rojo, turno 12" },
	{ "back to a long text", "en", 1,
	  "Clear-out: once a player has left home entirely, the player opposite who still "
	  "has pieces in the own home may move only those, and only forwards, while one of "
	  "them can move so. Equalising turn: if the first player is home first, the second "
	  "has one more turn; if that brings the second home too, the game is drawn." },
};

static void check_back(const char *language, int grade, const char *text,
	const char *wanted)
{
	const char *table = prose_table(language, grade);
	struct dots cells = { 0 };
	widechar in[1000], out[1000];
	struct buf found = { 0 };
	int length, size = 1000;

	assert_true(prose_has(table));
	prose_add(&cells, table, text);
	length = dots_count(&cells);
	for (int i = 0; i < length; i++)
		in[i] = 0x8000 | dots_get(&cells, i); /* LOU_DOTS */
	assert_true(lou_backTranslateString(table, in, &length, out, &size, NULL, NULL,
		dotsIO));
	CHECK_INT(length, dots_count(&cells));
	for (int i = 0; i < size; i++) {
		assert_true(out[i] < 0x800);
		if (out[i] >= 0x80)
			buf_add_char(&found, (char)(0xC0 | out[i] >> 6));
		buf_add_char(&found, (char)(out[i] < 0x80 ? out[i] : 0x80 | (out[i] & 0x3F)));
	}
	CHECK_TEXT(buf_text(&found), wanted);
	buf_clear(&found);
	dots_clear(&cells);
}

static void test_back(void **state)
{
	const struct back_row *row = *state;

	check_back(row->language, row->grade, row->text, row->text);
}

/* Letters that the table does not know, and what comes back for them. */
static const struct foreign_row {
	const char *label;
	const char *language;
	const char *text, *back;
} foreign_rows[] = {
	{ "a German name in Spanish", "es", "J\xC3\xB6rg", "Joerg" },
	{ "sharp s in Spanish", "es", "Wei\xC3\x9F", "Weiss" },
	{ "a cedilla in Spanish", "es", "Pla\xC3\xA7" "a", "Placa" },
	{ "graves in Spanish", "es", "\xC3\xA0 \xC3\xB2", "a o" },
	{ "a Polish name in Spanish", "es", "\xC5\x81\xC3\xB3" "d\xC5\xBA", "L\xC3\xB3" "dz" },
	{ "a Czech name in Dutch", "nl", "\xC4\x8C" "apek", "Capek" },
	{ "a mark by itself in Dutch", "nl", "Joe\xCC\x88l", "Joel" },
	{ "Greek in German", "de", "\xCE\xB1 anna", "? anna" },
};

static void test_foreign_letters(void **state)
{
	const struct foreign_row *row = *state;

	check_back(row->language, 0, row->text, row->back);
}

/* A table that cannot be loaded gives no cells. */
static void test_fault(void **state)
{
	struct dots cells = { 0 };

	(void)state;
	assert_false(prose_has("no-such-table.ctb"));
	prose_add(&cells, "no-such-table.ctb", "Anna");
	CHECK_INT(dots_count(&cells), 0);
	dots_clear(&cells);
}

static const struct missing_row {
	const char *label;
	const char *language;
	int grade, nearest; /* -1: none at all */
} missing_rows[] = {
	{ "Dutch has grade 0", "nl", 0, 0 },
	{ "Dutch has no grade 1", "nl", 1, 0 },
	{ "Dutch has no grade 2", "nl", 2, 0 },
	{ "German has grade 2", "de", 2, 2 },
	{ "an unknown language", "fr", 2, -1 },
};

static void test_missing(void **state)
{
	const struct missing_row *row = *state;

	if (row->nearest < 0) {
		assert_null(prose_table(row->language, row->grade));
		return;
	}
	CHECK_INT(prose_grade(row->language, row->grade), row->nearest);
	CHECK_TEXT(prose_table(row->language, row->grade),
		prose_table(row->language, row->nearest));
}

/* Signs that no table knows, and those of eight dots elsewhere: six dots. */
static void test_foreign(void **state)
{
	static const char *const languages[] = { "en", "de", "nl", "es" };

	(void)state;
	for (int i = 0; i < 4 * PROSE_GRADES; i++) {
		const char *table = prose_table(languages[i / PROSE_GRADES], i % PROSE_GRADES);
		struct dots cells = { 0 };

		assert_true(prose_has(table));
		prose_add(&cells, table, "\xD0\x96\xE4\xB8\xAD\xF0\x9F\x8E\xB2 @#\\|~ \xE2\xA3\xBF");
		assert_true(dots_count(&cells) > 0);
		for (int j = 0; j < dots_count(&cells); j++)
			assert_true(dots_get(&cells, j) <= DOTS_FULL);
		dots_clear(&cells);
	}
}

static void test_has_text(void **state)
{
	const char *table = prose_table("en", 2);

	(void)state;
	assert_true(prose_has(table));
	assert_true(prose_has_text(table, "Anna J\xc3\xb6rg \xc5\x81ukasz \xe2\xa0\x83"));
	assert_false(prose_has_text(table, "Anna \xd0\x90"));
	assert_false(prose_has_text(table, "\xe4\xb8\xad"));
}

static void test_no_table(void **state)
{
	(void)state;
	assert_false(prose_has("no-such-table.ctb"));
}

int main(void)
{
	return CHECK_RUN("prose", CHECK_TABLE(cell_rows, test_cells),
		CHECK_TABLE(back_rows, test_back),
		CHECK_TABLE(foreign_rows, test_foreign_letters),
		CHECK_TEST("a table that is not there", test_fault),
		CHECK_TEST("what can be written", test_has_text),
		CHECK_TABLE(missing_rows, test_missing),
		CHECK_TEST("signs that no table knows", test_foreign),
		CHECK_TEST("a table that is not there", test_no_table));
}
