/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "option.h"

#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gaps.h"
#include "i18n.h"
#include "mem.h"
#include "output.h"
#include "session.h"
#include "text.h"
#include "words.h"

enum { NO_RC = 256, KEEP_GOING, WAV, SEED };

static const struct {
	const char *name;
	int value;          /* the letter, or a number above all letters */
	const char *argument; /* NULL if it has none */
	const char *help;
} table[] = {
	{ .name = "variant", .value = 'v', .argument = N_("ID"),
	  .help = N_("play this variant; kitchen5 unless given") },
	{ .name = "players", .value = 'p', .argument = N_("N"),
	  .help = N_("play with this number of players") },
	{ .name = "lang", .value = 'l', .argument = N_("LANGUAGE"),
	  .help = N_("speak this language: {languages}") },
	{ .name = "speak", .value = 's',
	  .help = N_("speak the answers, with espeak-ng") },
	{ .name = "wav", .value = WAV, .argument = N_("FILE"),
	  .help = N_("write what is spoken, or would be, to a WAV file") },
	{ .name = "width", .value = 'w', .argument = N_("N"),
	  .help = N_("fold lines at this width, {width_least} to {width_most}; 0 folds nothing") },
	{ .name = "command", .value = 'c', .argument = N_("TEXT"),
	  .help = N_("do this command and exit; may be given again") },
	{ .name = "seed", .value = SEED, .argument = N_("N"),
	  .help = N_("let the computer play the same moves each time") },
	{ .name = "interactive", .value = 'i',
	  .help = N_("keep the manners of a terminal on a pipe: greeting, prompt, no stop at a refusal") },
	{ .name = "quiet", .value = 'q',
	  .help = N_("no greeting") },
	{ .name = "no-rc", .value = NO_RC,
	  .help = N_("do not read the user's file of commands") },
	{ .name = "keep-going", .value = KEEP_GOING,
	  .help = N_("do not stop a script at a refused command") },
	{ .name = "version", .value = 'V',
	  .help = N_("show the version and exit") },
	{ .name = "help", .value = 'h',
	  .help = N_("show the options and exit") },
};

enum { OPTIONS = sizeof table / sizeof *table };

const char *option_name(int i)
{
	return i < OPTIONS ? table[i].name : NULL;
}

void option_explain(int i, struct buf *text)
{
	struct buf typed = { 0 }, help = { 0 };

	if (table[i].value < NO_RC)
		text_add_made_item(&typed, "-%c", table[i].value);
	text_add_made_item(&typed, "--%s", table[i].name);
	if (table[i].argument)
		text_add_sentence(&typed, "%s", _(table[i].argument));
	gaps_fill(&help, _(table[i].help));
	text_add(text, _("%s: %s"), buf_text(&typed), buf_text(&help));
	buf_add_char(text, '\n');
	buf_clear(&typed);
	buf_clear(&help);
}

static void print_help(void)
{
	struct buf text = { 0 };

	text_add(&text, "%s\n", _("Usage: halma [OPTION]... [RECORD]"));
	for (int i = 0; i < OPTIONS; i++)
		option_explain(i, &text);
	text_add(&text, "%s\n", _("RECORD is a saved game to go on with. Standard input that is not a terminal is a script: one command a line. More is in the manual page halma(6)."));
	output_write(stdout, text.text, OUTPUT_TERMINAL);
	buf_clear(&text);
}

/* Prints what is wrong with the command line to standard error.  Always false. */
__attribute__((format(printf, 1, 2))) static bool wrong(const char *format, ...)
{
	va_list arguments;
	struct buf line = { 0 };

	buf_add(&line, "halma: ");
	va_start(arguments, format);
	text_add_list(&line, format, arguments);
	va_end(arguments);
	buf_add_char(&line, '\n');
	output_write(stderr, line.text, OUTPUT_TERMINAL);
	buf_clear(&line);
	return false;
}

static bool read_seed(const char *text, uint64_t *seed)
{
	unsigned long long value;
	char *end;

	errno = 0;
	value = strtoull(text, &end, 10);
	if (*text < '0' || *text > '9' || *end || errno || !value)
		return wrong(_("%s is not a seed; it must be a number from 1."),
			text_typed(text).text);
	*seed = value;
	return true;
}

static bool read_width(const char *text, int *width)
{
	if (!text_read_number(text, 0, SESSION_WIDTH_MOST, width) ||
	    (*width && *width < SESSION_WIDTH_LEAST))
		return wrong(_("%s is not a width; it must be 0 or from %d to %d."),
			text_typed(text).text, SESSION_WIDTH_LEAST, SESSION_WIDTH_MOST);
	return true;
}

static bool read_variant(const char *text, const struct variant **variant)
{
	struct buf candidates = { 0 };

	*variant = words_find_variant(text, &candidates);
	if (!*variant && candidates.length)
		wrong(_("%s may mean %s."), text_typed(text).text, candidates.text);
	else if (!*variant)
		wrong(_("There is no variant %s; halma -c variants lists them."),
			text_typed(text).text);
	buf_clear(&candidates);
	return *variant;
}

static bool read_language(const char *code)
{
	struct buf codes = { 0 };
	bool known = i18n_set_language(words_find_language(code));

	gaps_add_languages(&codes);
	if (!known)
		wrong(_("There is no language %s; the languages are %s."),
			text_typed(code).text, buf_text(&codes));
	buf_clear(&codes);
	return known;
}

/* Says that an option lacks its argument, or has one that it does not take. */
static bool refuse_argument(int i)
{
	struct buf name = { 0 };

	text_add(&name, "--%s", table[i].name);
	if (table[i].argument)
		wrong(_("Expected: %s %s."), name.text, _(table[i].argument));
	else
		wrong(_("%s takes nothing after it."), name.text);
	buf_clear(&name);
	return false;
}

static bool refuse_unknown(const char *option)
{
	struct buf list = { 0 }, candidates = { 0 };
	size_t length = strcspn(option, "=");

	for (int i = 0; i < OPTIONS; i++) {
		text_add_made_item(&list, "--%s", table[i].name);
		if (length > 2 && strncmp(option + 2, table[i].name, length - 2) == 0)
			text_add_made_item(&candidates, "--%s", table[i].name);
	}
	if (candidates.length)
		wrong(_("%s may mean %s."), text_typed(option).text, candidates.text);
	else
		wrong(_("There is no option %s; the options are %s."),
			text_typed(option).text, list.text);
	buf_clear(&list);
	buf_clear(&candidates);
	return false;
}

/* Says what is wrong with an option that getopt_long() has refused.  It left in
 * optopt which one, or a letter that does not exist, or 0 for an unknown name. */
static bool refuse_option(const char *typed)
{
	const char letter[] = { '-', (char)optopt, '\0' };

	for (int i = 0; i < OPTIONS; i++)
		if (table[i].value == optopt)
			return refuse_argument(i);
	return refuse_unknown(optopt ? letter : typed);
}

/* Applies an option; `typed` is the word of the command line that it ends in. */
static bool apply(int value, const char *argument, const char *typed,
	struct option_values *values)
{
	switch (value) {
	case 'v':
		return read_variant(argument, &values->variant);
	case 'p':
		return text_read_number(argument, 1, INT_MAX, &values->players) ||
			wrong(_("%s is not a number of players."), text_typed(argument).text);
	case 'l':
		return read_language(argument);
	case 'w':
		return read_width(argument, &values->width);
	case 'c':
		values->commands = mem_resize(values->commands,
			(size_t)values->command_count + 1, sizeof *values->commands);
		values->commands[values->command_count++] = argument;
		return true;
	case SEED:
		return read_seed(argument, &values->seed);
	case 'i':
		values->interactive = true;
		return true;
	case 'q':
		values->quiet = true;
		return true;
	case 's':
		values->speak = true;
		return true;
	case WAV:
		values->wav = argument;
		return true;
	case NO_RC:
		values->no_rc = true;
		return true;
	case KEEP_GOING:
		values->keep_going = true;
		return true;
	default:
		return refuse_option(typed);
	}
}

/* The table in the form of getopt_long(): long options, and their letters. */
static void prepare(struct option *longs, char *letters)
{
	for (int i = 0; i < OPTIONS; i++) {
		longs[i] = (struct option){
			.name = table[i].name,
			.has_arg = table[i].argument ? required_argument : no_argument,
			.val = table[i].value,
		};
		if (table[i].value >= NO_RC)
			continue;
		*letters++ = (char)table[i].value;
		if (table[i].argument)
			*letters++ = ':';
	}
	longs[OPTIONS] = (struct option){ 0 };
	*letters = '\0';
}

static bool check(struct option_values *values)
{
	struct fault fault;

	if (!values->variant && !values->players)
		return true;
	if (!values->variant)
		values->variant = variant_default();
	if (!values->players)
		values->players = variant_fewest(values->variant);
	return variant_check_players(values->variant, values->players, &fault) ||
		wrong(_("%s cannot be played by %d; possible numbers of players: %s."),
			words_variant_name(values->variant), values->players, fault.text);
}

enum option_result option_read(int argc, char **argv, struct option_values *values)
{
	struct option longs[OPTIONS + 1];
	char letters[2 * OPTIONS + 1];
	int value;

	*values = (struct option_values){ .width = -1 };
	prepare(longs, letters);
	opterr = 0;
	while ((value = getopt_long(argc, argv, letters, longs, NULL)) >= 0) {
		if (value == 'h') {
			print_help();
			return OPTION_DONE;
		}
		if (value == 'V') {
			printf("halma %s\n", HALMA_VERSION);
			return OPTION_DONE;
		}
		if (!apply(value, optarg, argv[optind - 1], values))
			return OPTION_WRONG;
	}
	if (optind < argc)
		values->record = argv[optind++];
	if (optind < argc) {
		wrong(_("Too many arguments: %s."), text_typed(argv[optind]).text);
		return OPTION_WRONG;
	}
	return check(values) ? OPTION_GO_ON : OPTION_WRONG;
}
