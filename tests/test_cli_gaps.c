/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Gaps in sentences of help. */
#include "gaps.h"

#include "check.h"
#include "i18n.h"

static const struct row {
	const char *label, *text, *filled;
} rows[] = {
	{ "no gap", "Undoes N turns.", "Undoes N turns." },
	{ "two gaps", "{width_least} to {width_most}", "14 to 200" },
	{ "languages", "one of {languages}.", "one of English (en), German (de), Dutch (nl), Spanish (es)." },
	{ "rules", "{rules}.", "goal-lock (off, stop, strict), equalise (off, on), "
		"clear-out (off, on), teams (off, on)." },
	{ "a gap that a catalogue has wrong", "{breite} to {width_most}", "{breite} to 200" },
	{ "an empty gap", "a {} b", "a {} b" },
	{ "a gap that does not end", "to {width_most", "to {width_most" },
};

static void test_fill(void **state)
{
	const struct row *row = *state;
	struct buf sentence = { 0 };

	gaps_fill(&sentence, row->text);
	CHECK_TEXT(buf_text(&sentence), row->filled);
	buf_clear(&sentence);
}

int main(void)
{
	i18n_init("");
	return CHECK_RUN("cli gaps", CHECK_TABLE(rows, test_fill));
}
