/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>
#include <strings.h>

#include "text.h"

void match_add(struct match *match, const char *name, int value)
{
	assert(match->count < MATCH_NAMES && value >= 0);
	match->entry[match->count].name = name;
	match->entry[match->count++].value = value;
}

int match_find(const struct match *match, const char *text, struct buf *candidates)
{
	size_t length = strlen(text);
	int found = -1;
	bool unique = true;

	for (int i = 0; i < match->count; i++)
		if (strcasecmp(match->entry[i].name, text) == 0)
			return match->entry[i].value;
	for (int i = 0; length && i < match->count; i++) {
		if (strncasecmp(match->entry[i].name, text, length) != 0)
			continue;
		unique = unique && (found < 0 || found == match->entry[i].value);
		found = match->entry[i].value;
		if (candidates)
			text_add_item(candidates, match->entry[i].name);
	}
	return unique ? found : -1;
}

void match_list(const struct match *match, struct buf *list)
{
	for (int i = 0; i < match->count; i++)
		text_add_item(list, match->entry[i].name);
}
