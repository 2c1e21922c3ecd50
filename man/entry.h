/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The entries of the lists in the manual pages: what the program itself says of its
 * options, commands, settings, variants and rules, as mdoc(7).
 *
 * How a list is laid out, and what else is told of an entry, is in the sources of the
 * pages; manual.c puts both together.
 */
#ifndef MAN_ENTRY_H
#define MAN_ENTRY_H

#include <stdbool.h>

#include "buf.h"

/* What is told of an entry; empty if there is nothing. */
enum entry_part {
	ENTRY_NAME,      /* as it is typed; of an option all its forms, as macros */
	ENTRY_ARGUMENTS, /* of a command, and the values of a setting, as macros */
	ENTRY_HELP,      /* in sentences, one a line */
	ENTRY_LETTER,    /* the short name of a command */
	ENTRY_DEFAULT,   /* the value of a setting at the start */
	ENTRY_HOMES,     /* of a variant: the cells of each camp */
	ENTRY_RULES,     /* of a variant: those that are not off */
	ENTRY_MORE,      /* nothing; for what the source of the page adds */
	ENTRY_PARTS
};

struct entry {
	const char *key;   /* its English name */
	const char *group; /* the title of the commands it belongs to; or NULL */
	const char *to;    /* the word between the first and the last of cells in line */
	struct buf part[ENTRY_PARTS];
};

/* Fills `entry` with the i-th, from 0, of the list of that name, such as "commands",
 * in the language in use.  False past the last, or if there is no such list.  `to`
 * stays the caller's; entry_clear() frees what is in the entry. */
bool entry_read(struct entry *entry, const char *list, int i, const char *to);
void entry_clear(struct entry *entry);

#endif
