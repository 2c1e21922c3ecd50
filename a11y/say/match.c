/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match.h"

#include <assert.h>
#include <string.h>

#include "ascii.h"
#include "i18n.h"
#include "text.h"

void match_add(struct match *match, const char *name, int value)
{
	assert(match->count < MATCH_NAMES && value >= 0);
	match->entry[match->count].name = name;
	match->entry[match->count++].value = value;
}

void match_add_both(struct match *match, const char *name, int value)
{
	const char *translation = _(name), *english = i18n_english(name);

	match_add(match, translation, value);
	if (strcmp(translation, english) == 0)
		return;
	match_add(match, english, value);
	match->entry[match->count - 1].is_english = true;
}

static bool has_value(const struct match *match, int value)
{
	for (int i = 0; i < match->count; i++)
		if (match->entry[i].value == value)
			return true;
	return false;
}

/* Gathers what `text` begins, one entry a value, or the first name that it is; of the
 * English names beside translations only that, unless `english`. */
static void gather(const struct match *match, const char *text, bool english,
	struct match *found)
{
	bool whole = false;

	for (int i = 0; *text && i < match->count && !whole; i++) {
		const char *name = match->entry[i].name;

		if (!ascii_begins(name, text, &whole))
			continue;
		if (whole)
			found->count = 0;
		else if (match->entry[i].is_english && !english)
			continue;
		if (!has_value(found, match->entry[i].value))
			match_add(found, name, match->entry[i].value);
	}
}

int match_find(const struct match *match, const char *text, struct buf *candidates)
{
	struct match found = { 0 };

	gather(match, text, false, &found);
	if (!found.count)
		gather(match, text, true, &found);
	if (found.count == 1)
		return found.entry[0].value;
	if (candidates)
		match_list(&found, candidates);
	return -1;
}

bool match_is(const char *name, const char *text)
{
	return ascii_is(_(name), text) || ascii_is(i18n_english(name), text);
}

void match_list(const struct match *match, struct buf *list)
{
	for (int i = 0; i < match->count; i++)
		if (!i || match->entry[i].value != match->entry[i - 1].value)
			text_add_item(list, match->entry[i].name);
}
