/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "mem.h"
#include "search_tree.h"

enum { FEWEST = 1 << 10, MOST = 1 << 21 }; /* entries */

_Static_assert(MOST * sizeof(struct search_entry) <= 32 << 20, "32 MB at most");

void search_table_clear(struct search_table *table, uint64_t nodes)
{
	size_t size = FEWEST;

	while (size < MOST && size < nodes)
		size *= 2;
	if (size > table->allocated) {
		free(table->entries);
		table->entries = mem_zero(size, sizeof *table->entries);
		table->allocated = size;
	} else {
		memset(table->entries, 0, size * sizeof *table->entries);
	}
	table->mask = size - 2;
}

const struct search_entry *search_table_find(const struct search_table *table, uint64_t key)
{
	const struct search_entry *pair = &table->entries[key & table->mask];

	for (int i = 0; i < 2; i++)
		if (pair[i].bound != SEARCH_EMPTY && pair[i].key == key)
			return &pair[i];
	return NULL;
}

/* The first of a pair is kept for what was searched deepest. */
void search_table_store(struct search_table *table, const struct search_entry *entry)
{
	struct search_entry *pair = &table->entries[entry->key & table->mask];

	if (pair->key == entry->key || entry->depth >= pair->depth) {
		if (pair->key != entry->key)
			pair[1] = pair[0];
		pair[0] = *entry;
	} else {
		pair[1] = *entry;
	}
}
