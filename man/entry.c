/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry.h"

#include <assert.h>
#include <string.h>

#include "cmd.h"
#include "ground.h"
#include "i18n.h"
#include "option.h"
#include "text.h"
#include "words.h"

static bool is_capital(const char *at)
{
	return (*at >= 'A' && *at <= 'Z') ||
		(strncmp(at, "\303\200", 2) >= 0 && strncmp(at, "\303\236", 2) <= 0) ||
		strncmp(at, "\302\277", 2) == 0;
}

/* Adds a text, each sentence on a line of its own, without anything that mdoc would
 * take as its own. */
static void add_text(struct buf *out, const char *text)
{
	for (const char *at = text; *at; at++) {
		bool first = at == text || at[-1] == ' ' || at[-1] == '\n';

		if (first && (*at == '.' || *at == '\''))
			buf_add(out, "\\&");
		if (*at == '\\')
			buf_add(out, "\\e");
		else if (*at == '-' && (first || at[-1] == '-'))
			buf_add(out, first ? "\\%\\-" : "\\-");
		else if (*at == ' ' && strchr(".?!", at[-1]) && is_capital(at + 1))
			buf_add_char(out, '\n');
		else
			buf_add_char(out, *at);
	}
}

/* Adds a text as a sentence: with a capital letter and a full stop. */
static void add_sentence(struct buf *out, const char *text)
{
	size_t start = out->length;
	char *first;

	add_text(out, text);
	first = out->text + start;
	if (*first == '\303' && (unsigned char)first[1] >= 0xa0)
		first[1] = (char)(first[1] - 0x20);
	else if (*first >= 'a' && *first <= 'z')
		*first = (char)(*first - 'a' + 'A');
	if (out->text[out->length - 1] != '.')
		buf_add_char(out, '.');
}

/* Adds what is typed as it stands. */
static void add_typed(struct buf *out, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++) {
		if (text[i] == '-' || text[i] == '?')
			buf_add(out, text[i] == '-' ? "\\" : "\\&");
		buf_add_char(out, text[i]);
	}
}

/* Adds a word of a usage: what stands for something else is in capitals. */
static void add_word(struct buf *out, const char *word, size_t length)
{
	bool typed = false;

	for (size_t i = 0; i < length; i++)
		typed |= word[i] >= 'a' && word[i] <= 'z';
	if (*word == '-') {
		buf_add(out, "Fl ");
		add_typed(out, word + 1, length - 1);
	} else {
		buf_add(out, typed || *word == '>' ? "Cm " : "Ar ");
		add_typed(out, word, length);
	}
}

/* Adds what help shows of arguments or options, such as "[N|list]", as macros. */
static void add_usage(struct buf *out, const char *usage)
{
	static const char signs[] = "[]|, .";

	while (*usage) {
		size_t length = strcspn(usage, signs);

		if (!length)
			length = strncmp(usage, "...", 3) == 0 ? 3 : 1;
		if (*usage != ' ' && out->length)
			buf_add_char(out, ' ');
		if (*usage == '[' || *usage == ']')
			buf_add(out, *usage == '[' ? "Oo" : "Oc");
		else if (*usage == '.')
			buf_add(out, "Ns ...");
		else if (*usage == '|' || *usage == ',')
			buf_add_char(out, *usage);
		else if (*usage != ' ')
			add_word(out, usage, length);
		usage += length;
	}
}

/* Of what the program says of something, "rows [A-B]: Shows ...", leaves what stands
 * before the colon, and adds the rest to the entry. */
static void take_help(struct entry *entry, char *line)
{
	char *help = strstr(line, ": ");

	assert(help);
	*help = '\0';
	help += 2;
	help[strcspn(help, "\n")] = '\0';
	add_sentence(&entry->part[ENTRY_HELP], help);
}

/* Leaves the first word of a line as the name of the entry; what follows it. */
static const char *take_name(struct entry *entry, const char *line)
{
	size_t length = strcspn(line, " ");

	add_typed(&entry->part[ENTRY_NAME], line, length);
	return line + length + (line[length] == ' ');
}

/* What is answered to a line in a new game; the caller clears it. */
static struct buf ask(const char *line, const char *word)
{
	struct session session;
	struct buf text = { 0 };

	text_add(&text, "%s%s", line, word);
	session_init(&session, variant_default(), variant_fewest(variant_default()), NULL);
	cmd_run(&session, text.text);
	buf_clear(&text);
	buf_add(&text, buf_text(&session.answer.text));
	session_clear(&session);
	return text;
}

static bool read_option(struct entry *entry, int i)
{
	struct buf line = { 0 };

	entry->key = option_name(i);
	if (!entry->key)
		return false;
	option_explain(i, &line);
	take_help(entry, line.text);
	add_usage(&entry->part[ENTRY_NAME], line.text);
	buf_clear(&line);
	return true;
}

static bool read_command(struct entry *entry, int i)
{
	const struct cmd *cmd = cmd_get(i);
	struct buf line;

	if (!cmd)
		return false;
	entry->key = i18n_english(cmd->name);
	entry->group = cmd_group_name(cmd->group);
	line = ask("help ", i18n_english(cmd->name));
	take_help(entry, line.text);
	add_usage(&entry->part[ENTRY_ARGUMENTS], take_name(entry, line.text));
	if (cmd->letter)
		add_typed(&entry->part[ENTRY_LETTER], &cmd->letter, 1);
	buf_clear(&line);
	return true;
}

static bool read_setting(struct entry *entry, int i)
{
	struct buf line;

	if (i >= cmd_set_count())
		return false;
	entry->key = i18n_english(cmd_set_name(i));
	for (int k = 0; cmd_set_is_choice(i) && cmd_set_choice(i, k); k++)
		text_add(&entry->part[ENTRY_ARGUMENTS], k ? " | Cm %s" : "Cm %s",
			_(cmd_set_choice(i, k)));
	line = ask("set ", entry->key);
	take_help(entry, line.text);
	add_text(&entry->part[ENTRY_DEFAULT], take_name(entry, line.text));
	buf_clear(&line);
	return true;
}

/* How many of `count` cells from the first are in line with it, side by side: all of them
 * along the rank, or else those along the file. */
static int count_row(const struct board *board, const unsigned *cells, int count)
{
	int file = board->file[*cells], rank = board->rank[*cells], row = 1;

	while (row < count && board->file[cells[row]] == file + row &&
		board->rank[cells[row]] == rank)
		row++;
	if (row == count)
		return row;
	row = 1;
	while (row < count && board->file[cells[row]] == file &&
		board->rank[cells[row]] == rank + row)
		row++;
	return row;
}

/* Adds the cells of a camp, three or more in line by the first and the last of them. */
static void add_camp(struct buf *out, const struct board *board,
	const struct cellset *camp, const char *to)
{
	unsigned cells[VARIANT_PIECES];
	int count = 0, row;

	CELLSET_EACH(cell, camp)
		cells[count++] = cell;
	for (int i = 0; i < count; i += row) {
		char first[BOARD_NAME], last[BOARD_NAME];

		row = count_row(board, cells + i, count - i);
		if (row < 3)
			row = 1;
		board_write_cell(board, cells[i], first);
		board_write_cell(board, cells[i + row - 1], last);
		buf_add(out, i ? ", " : out->length ? "; " : "");
		if (row == 1)
			buf_add(out, first);
		else
			text_add(out, "%s %s %s", first, to, last);
	}
}

static bool read_variant(struct entry *entry, int i)
{
	const struct variant *variant = variant_get(i);
	struct buf lines;
	char *line;
	struct ground ground;

	if (!variant)
		return false;
	entry->key = variant->id;
	lines = ask("variants", "");
	for (line = lines.text; i; i--)
		line += strcspn(line, "\n") + 1;
	take_help(entry, line);
	take_name(entry, line);
	buf_clear(&lines);
	ground_init(&ground, variant, variant_fewest(variant), &variant->rules);
	for (int camp = 0; camp < variant->camp_count; camp++)
		add_camp(&entry->part[ENTRY_HOMES], &ground.board, &ground.camp[camp],
			entry->to);
	for (int rule = 0; rule < RULESET_RULES; rule++) {
		int value = ruleset_get(&variant->rules, rule);

		if (value)
			text_add_made_item(&entry->part[ENTRY_RULES], "%s %s", words_rule_name(rule),
				words_rule_value(rule, value));
	}
	return true;
}

/* What a rule does is told by its values, as a list of their own. */
static bool read_rule(struct entry *entry, int i)
{
	struct buf *help = &entry->part[ENTRY_HELP];

	if (i >= RULESET_RULES)
		return false;
	entry->key = ruleset_name(i);
	add_typed(&entry->part[ENTRY_NAME], words_rule_name(i), strlen(words_rule_name(i)));
	buf_add(help, ".Bl -tag -width Ds -compact\n");
	for (int choice = 0; ruleset_choice(i, choice); choice++) {
		text_add(help, ".It Cm %s\n", words_rule_value(i, choice));
		add_sentence(help, words_rule(i, choice));
		buf_add_char(help, '\n');
	}
	buf_add(help, ".El");
	return true;
}

bool entry_read(struct entry *entry, const char *list, int i, const char *to)
{
	static const struct {
		const char *name;
		bool (*read)(struct entry *entry, int i);
	} lists[] = {
		{ "options", read_option },   { "commands", read_command },
		{ "settings", read_setting }, { "variants", read_variant },
		{ "rules", read_rule },
	};

	*entry = (struct entry){ .to = to };
	for (size_t k = 0; k < sizeof lists / sizeof *lists; k++)
		if (strcmp(lists[k].name, list) == 0)
			return lists[k].read(entry, i);
	return false;
}

void entry_clear(struct entry *entry)
{
	for (int part = 0; part < ENTRY_PARTS; part++)
		buf_clear(&entry->part[part]);
}
