/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Makes a manual page from its source: manual CODE LOCALES <man/halma.6.in >halma.6
 *
 * The source is mdoc(7) without the lists of what the program has.  Where one belongs
 * stand lines such as
 *
 *	.\" @commands
 *	.It Ic {name} {arguments}
 *	{help}
 *	{more}
 *	.\" @more undo
 *	A draw offer counts by itself.
 *	.\" @end
 *
 * Those up to the first @more are written for each entry of the list, with their gaps
 * filled; a line is left out if all its gaps are empty.  {more} is filled with the lines
 * below "@more" and the English name of the entry, the other gaps by entry.h.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "entry.h"
#include "i18n.h"
#include "mem.h"

/* The source, and the place where it is being read. */
struct source {
	char **lines; /* without their ends; NULL after the last */
	int at;       /* from 0 */
};

/* Ends the program, with the line that is wrong. */
static void fail(const struct source *source, const char *what, const char *word)
{
	fprintf(stderr, "manual: line %d: %s: %s\n", source->at + 1, what, word);
	exit(1);
}

static void read_source(struct source *source)
{
	struct buf text = { 0 };
	char *line;
	int c, count = 0;

	while ((c = getchar()) != EOF) {
		if (c != '\n') {
			buf_add_char(&text, (char)c);
			continue;
		}
		line = mem_copy(buf_text(&text));
		source->lines = mem_resize(source->lines, (size_t)count + 2, sizeof line);
		source->lines[count++] = line;
		source->lines[count] = NULL;
		buf_cut(&text, 0);
	}
	buf_clear(&text);
}

static void free_source(struct source *source)
{
	for (int i = 0; source->lines[i]; i++)
		free(source->lines[i]);
	free(source->lines);
}

/* What follows a mark, such as "@more", and a blank; NULL if the line has not that mark.
 * Any mark is found by "@". */
static const char *find_mark(const char *line, const char *mark)
{
	if (strncmp(line, ".\\\" ", 4) != 0 || strncmp(line + 4, mark, strlen(mark)) != 0)
		return NULL;
	line += 4 + strlen(mark);
	return line + (*line == ' ');
}

/* Adds the lines up to the next mark, and goes on to it. */
static void take_lines(struct source *source, struct buf *text)
{
	while (source->lines[source->at] && !find_mark(source->lines[source->at], "@")) {
		if (text->length)
			buf_add_char(text, '\n');
		buf_add(text, source->lines[source->at++]);
	}
	if (!source->lines[source->at])
		fail(source, "the file ends without", "@end");
}

/* A list of the program, entry after entry. */
struct list {
	struct entry *entries;
	int count;
};

/* Reads the list that the line asks for: its name, and the word between cells. */
static void read_list(struct source *source, struct list *list)
{
	const char *name = find_mark(source->lines[source->at], "@");
	char *word = mem_copy(name);
	struct entry entry;

	word[strcspn(word, " ")] = '\0';
	name += strlen(word);
	while (entry_read(&entry, word, list->count, name + (*name == ' '))) {
		list->entries = mem_resize(list->entries, (size_t)list->count + 1, sizeof entry);
		list->entries[list->count++] = entry;
	}
	if (!list->count)
		fail(source, "there is no list", word);
	free(word);
	source->at++;
}

static void free_list(struct list *list)
{
	for (int i = 0; i < list->count; i++)
		entry_clear(&list->entries[i]);
	free(list->entries);
}

/* Reads what stands below each "@more", up to "@end". */
static void read_more(struct source *source, struct list *list)
{
	const char *line, *key;
	int i;

	while (!find_mark(line = source->lines[source->at], "@end")) {
		key = find_mark(line, "@more");
		for (i = 0; key && i < list->count; i++)
			if (strcmp(list->entries[i].key, key) == 0)
				break;
		if (!key || i == list->count)
			fail(source, "nothing in the list is called so", line);
		source->at++;
		take_lines(source, &list->entries[i].part[ENTRY_MORE]);
	}
	source->at++;
}

/* What a gap of that name, of `length` bytes, is filled with; NULL if there is none. */
static const char *fill_gap(const struct entry *entry, const char *name, size_t length)
{
	static const char *const names[ENTRY_PARTS] = {
		[ENTRY_NAME] = "name",       [ENTRY_ARGUMENTS] = "arguments",
		[ENTRY_HELP] = "help",       [ENTRY_LETTER] = "letter",
		[ENTRY_DEFAULT] = "default", [ENTRY_HOMES] = "homes",
		[ENTRY_RULES] = "rules",     [ENTRY_MORE] = "more",
	};

	for (int i = 0; i < ENTRY_PARTS; i++)
		if (strlen(names[i]) == length && memcmp(names[i], name, length) == 0)
			return buf_text(&entry->part[i]);
	return NULL;
}

/* Writes a line of the template, of `length` bytes; not if all its gaps are empty. */
static void write_line(const struct source *source, const struct entry *entry,
	const char *line, size_t length)
{
	const char *end = line + length, *text;
	struct buf out = { 0 };
	bool gaps = false, full = false;

	while (line < end) {
		size_t plain = strcspn(line, "{\n"), gap;

		buf_add_bytes(&out, line, plain);
		line += plain;
		if (*line != '{')
			break;
		gap = strcspn(++line, "}\n");
		text = fill_gap(entry, line, gap);
		if (!text)
			fail(source, "there is no gap", line);
		buf_add(&out, text);
		gaps = true;
		full |= *text;
		line += gap + 1;
	}
	while (out.length && out.text[out.length - 1] == ' ')
		buf_cut(&out, out.length - 1);
	if (full || !gaps)
		puts(buf_text(&out));
	buf_clear(&out);
}

static void write_entry(const struct source *source, const struct entry *entry,
	const char *template)
{
	while (*template) {
		size_t length = strcspn(template, "\n");

		write_line(source, entry, template, length);
		template += length + (template[length] == '\n');
	}
}

/* Writes the list; the commands of each group under its title. */
static void write_list(const struct source *source, const struct list *list,
	const char *template)
{
	const char *group = NULL;

	for (int i = 0; i < list->count; i++) {
		const struct entry *entry = &list->entries[i];

		if (entry->group && (!group || strcmp(entry->group, group) != 0)) {
			if (group)
				puts(".El");
			printf(".Ss %s\n.Bl -tag -width Ds\n", entry->group);
			group = entry->group;
		}
		write_entry(source, entry, template);
	}
	if (group)
		puts(".El");
}

/* Reads a block from its mark to "@end", and writes what it becomes. */
static void make_list(struct source *source)
{
	struct list list = { 0 };
	struct buf template = { 0 };

	read_list(source, &list);
	take_lines(source, &template);
	read_more(source, &list);
	write_list(source, &list, buf_text(&template));
	buf_clear(&template);
	free_list(&list);
}

int main(int argc, char **argv)
{
	struct source source = { 0 };
	const char *line;

	if (argc != 3) {
		fputs("usage: manual CODE LOCALES <source >page\n", stderr);
		return 2;
	}
	i18n_init(argv[2]);
	if (!i18n_set_language(argv[1]))
		fail(&source, "there is no language", argv[1]);
	read_source(&source);
	while ((line = source.lines[source.at])) {
		if (find_mark(line, "@")) {
			make_list(&source);
		} else {
			puts(line);
			source.at++;
		}
	}
	free_source(&source);
	return fflush(stdout) == 0 ? 0 : 1;
}
