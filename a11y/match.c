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
	const char *translation = _(name);

	match_add(match, translation, value);
	if (strcmp(translation, name) != 0)
		match_add(match, name, value);
}

int match_find(const struct match *match, const char *text, struct buf *candidates)
{
	struct buf list = { 0 };
	int found = -1;
	bool unique = true, whole = false;

	for (int i = 0; *text && i < match->count && !whole; i++) {
		int value = match->entry[i].value;

		if (!ascii_begins(match->entry[i].name, text, &whole))
			continue;
		unique = whole || (unique && (found < 0 || found == value));
		if (found != value)
			text_add_item(&list, match->entry[i].name);
		found = value;
	}
	if (candidates && !unique)
		buf_add(candidates, buf_text(&list));
	buf_clear(&list);
	return unique ? found : -1;
}

bool match_is(const char *name, const char *text)
{
	return ascii_is(_(name), text) || ascii_is(name, text);
}

void match_list(const struct match *match, struct buf *list)
{
	for (int i = 0; i < match->count; i++)
		if (!i || match->entry[i].value != match->entry[i - 1].value)
			text_add_item(list, match->entry[i].name);
}
