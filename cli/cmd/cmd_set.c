/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"
#include "cmd_set.h"
#include "gaps.h"
#include "i18n.h"
#include "match.h"
#include "text.h"

/* Words that may stand in the place of a setting. */
static const struct {
	const char *name;
	enum session_result (*run)(struct session *session);
} verbs[] = {
	{ .name = NC_("setting", "save"), .run = cmd_set_save },
	{ .name = NC_("setting", "reset"), .run = cmd_set_reset },
};

enum { VERBS = sizeof verbs / sizeof *verbs };

const char *cmd_set_name(int i)
{
	return cmd_set_get(i)->name;
}

const char *cmd_set_choice(int i, int choice)
{
	return choice < CMD_SET_CHOICES ? cmd_set_get(i)->choices[choice] : NULL;
}

bool cmd_set_has(const char *name)
{
	for (int i = 0; i < cmd_set_count(); i++)
		if (match_is(cmd_set_name(i), name))
			return true;
	return false;
}

static bool is_choice(const struct cmd_setting *setting)
{
	return !setting->most && !setting->set;
}

bool cmd_set_is_choice(int i)
{
	return is_choice(cmd_set_get(i));
}

static void write_field(struct session *session, const struct cmd_setting *setting, int value)
{
	void *field = (char *)&session->settings + setting->field.offset;

	if (setting->field.is_bool)
		*(bool *)field = value;
	else
		*(int *)field = value;
}

static int read_field(const struct session *session, const struct cmd_setting *setting)
{
	const void *field = (const char *)&session->settings + setting->field.offset;

	return setting->field.is_bool ? *(const bool *)field : *(const int *)field;
}

void cmd_set_add_value(const struct session *session, const struct cmd_setting *setting,
	bool english, struct buf *value)
{
	const char *word = NULL;

	if (setting->get)
		word = setting->get(session, value);
	else if (is_choice(setting))
		word = setting->choices[read_field(session, setting)];
	else
		text_add(value, "%d", read_field(session, setting));
	if (word)
		buf_add(value, english ? i18n_english(word) : _(word));
}

/* The index of a choice, by its name in English or translated; -1 if the line was
 * refused. */
static int find_choice(struct session *session, const struct cmd_setting *setting,
	const char *value)
{
	struct match match = { 0 };
	struct buf list = { 0 };
	int found;

	for (int i = 0; i < CMD_SET_CHOICES && setting->choices[i]; i++)
		match_add_both(&match, setting->choices[i], i);
	match_list(&match, &list);
	found = match_find(&match, value, NULL);
	if (found < 0)
		session_refuse(session, NULL, _("\"%s\" is not possible here; possible values: %s."),
			text_typed(value).text, buf_text(&list));
	buf_clear(&list);
	return found;
}

static enum session_result set_value(struct session *session,
	const struct cmd_setting *setting, const char *value)
{
	int number;

	if (setting->set)
		return setting->set(session, value);
	if (!setting->most)
		number = find_choice(session, setting, value);
	else if (!cmd_read_number(session, value, setting->least, setting->most, &number))
		number = -1;
	if (number < 0)
		return SESSION_REFUSED;
	write_field(session, setting, number);
	return SESSION_DONE;
}

/* The setting and what it is about. */
static void explain_setting(struct session *session, const struct cmd_setting *setting)
{
	struct buf value = { 0 }, help = { 0 };

	cmd_set_add_value(session, setting, false, &value);
	gaps_fill(&help, _(setting->help));
	text_add(&session->answer.text, _("%s %s: %s."), _(setting->name), buf_text(&value),
		buf_text(&help));
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&value);
	buf_clear(&help);
}

/* The setting and the value it has now. */
static void add_setting(struct session *session, const struct cmd_setting *setting)
{
	struct buf value = { 0 };

	cmd_set_add_value(session, setting, false, &value);
	text_add(&session->answer.text, _("%s %s."), _(setting->name), buf_text(&value));
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&value);
}

const char *cmd_set_verb(int i)
{
	return i < VERBS ? verbs[i].name : NULL;
}

/* The index of the setting of that name or unique beginning, or if `verb` is allowed the
 * one above all settings by that of the verb; -1 if the line was refused. */
static int find(struct session *session, const char *name, bool verb)
{
	struct match match = { 0 };
	struct buf list = { 0 }, candidates = { 0 };
	int i;

	for (i = 0; i < cmd_set_count(); i++)
		match_add_both(&match, cmd_set_name(i), i);
	match_list(&match, &list);
	for (int j = 0; verb && j < VERBS; j++)
		match_add_both(&match, verbs[j].name, i + j);
	i = match_find(&match, name, &candidates);
	if (i < 0 && candidates.length)
		cmd_refuse_several(session, name, &candidates);
	else if (i < 0)
		session_refuse(session, NULL,
			_("There is no setting %s; the settings are %s."),
			text_typed(name).text, buf_text(&list));
	buf_clear(&list);
	buf_clear(&candidates);
	return i;
}

enum session_result cmd_set_explain(struct session *session, const char *name)
{
	int i = find(session, name, false);

	if (i < 0)
		return SESSION_REFUSED;
	explain_setting(session, cmd_set_get(i));
	return SESSION_DONE;
}

/* Does what a single word after "set" asks for. */
static enum session_result run_word(struct session *session, const char *word)
{
	int i = find(session, word, true);

	if (i < 0)
		return SESSION_REFUSED;
	if (i >= cmd_set_count())
		return verbs[i - cmd_set_count()].run(session);
	explain_setting(session, cmd_set_get(i));
	return SESSION_DONE;
}

static enum session_result run_set(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	int i;

	if (!argc) {
		for (i = 0; i < cmd_set_count(); i++)
			explain_setting(session, cmd_set_get(i));
		return SESSION_DONE;
	}
	if (argc == 1)
		return run_word(session, argv[0]);
	i = find(session, argv[0], false);
	if (i < 0 || set_value(session, cmd_set_get(i), argv[1]) != SESSION_DONE)
		return SESSION_REFUSED;
	add_setting(session, cmd_set_get(i));
	return SESSION_DONE;
}

const struct cmd cmd_set_table[] = {
	{
		.name = NC_("command", "set"), .group = CMD_SETTINGS, .words = { CMD_SETTING, CMD_SETTING_VALUE },
		.arguments = N_("[NAME [VALUE]|save|reset]"), .most = 2, .rest = true, .run = run_set,
		.more = cmd_set_add_files,
		.help = N_("Lists the settings, or sets one; save keeps them for the next start, reset sets them all back."),
	},
	{ 0 },
};
