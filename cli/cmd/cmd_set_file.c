/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "cmd_set.h"
#include "file.h"
#include "i18n.h"
#include "text.h"

/* Adds the value that a setting has in the session, in English; false if that is the one
 * it has at first. */
static bool add_changed(const struct session *session, const struct cmd_setting *setting,
	struct buf *value)
{
	const struct session new = { .game = session->game, .settings = session_defaults() };
	struct buf first = { 0 };
	bool changed;

	cmd_set_add_value(session, setting, true, value);
	cmd_set_add_value(&new, setting, true, &first);
	changed = strcmp(buf_text(value), buf_text(&first)) != 0;
	buf_clear(&first);
	return changed;
}

/* Adds a setting and the value that it has now to a list. */
static void add_item(const struct session *session, const struct cmd_setting *setting,
	struct buf *list)
{
	struct buf value = { 0 };

	cmd_set_add_value(session, setting, false, &value);
	text_add_made_item(list, _("%s %s"), _(setting->name), buf_text(&value));
	buf_clear(&value);
}

/* Adds the file: a line for each setting that is not as at first; and the list of these. */
static void add_settings(const struct session *session, struct buf *text, struct buf *list)
{
	text_add(text, "# %s\n",
		_("Settings of halma, written by set save. Commands for each start go into halmarc."));
	for (int i = 0; i < cmd_set_count(); i++) {
		const struct cmd_setting *setting = cmd_set_get(i);
		struct buf value = { 0 };

		if (!setting->is_of_game && add_changed(session, setting, &value)) {
			text_add(text, "set %s %s\n", i18n_english(setting->name),
				buf_text(&value));
			add_item(session, setting, list);
		}
		buf_clear(&value);
	}
}

/* Writes a file, in a folder that may have to be made.  False with errno. */
static bool write_file(const char *path, const struct buf *text)
{
	char *folder = file_settings("");
	bool done = file_make_folder(folder) && file_write(path, text->text, text->length);

	free(folder);
	return done;
}

/* Answers with where the settings in the list were saved. */
static void answer_saved(struct session *session, char *path, const struct buf *list)
{
	file_shorten(path);
	if (list->length)
		text_add(&session->answer.text, _("Saved in %s: %s."), path, list->text);
	else
		text_add(&session->answer.text,
			_("Saved in %s: all settings have their defaults."), path);
	buf_add_char(&session->answer.text, '\n');
}

enum session_result cmd_set_save(struct session *session)
{
	char *path = file_settings("settings");
	struct buf text = { 0 }, list = { 0 };
	enum session_result result = SESSION_DONE;

	add_settings(session, &text, &list);
	if (!path)
		result = session_refuse(session, NULL, "%s",
			_("There is no folder for settings: neither XDG_CONFIG_HOME nor HOME is set."));
	else if (!write_file(path, &text))
		result = cmd_fail(session, path);
	else
		answer_saved(session, path, &list);
	buf_clear(&text);
	buf_clear(&list);
	free(path);
	return result;
}

enum session_result cmd_set_reset(struct session *session)
{
	struct session before = { .game = session->game, .settings = session->settings };
	struct buf list = { 0 };

	session->settings = session_defaults();
	for (int i = 0; i < cmd_set_count(); i++) {
		struct buf value = { 0 };

		if (add_changed(&before, cmd_set_get(i), &value))
			add_item(session, cmd_set_get(i), &list);
		buf_clear(&value);
	}
	session_clear_settings(&before.settings);
	if (list.length)
		text_add(&session->answer.text, _("Set back: %s."), list.text);
	else
		buf_add(&session->answer.text, _("All settings have their defaults."));
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&list);
	return SESSION_DONE;
}

void cmd_set_add_files(const struct view *view, struct buf *out)
{
	char *settings = file_settings("settings"), *commands = file_settings("halmarc");

	if (settings && commands) {
		file_shorten(settings);
		file_shorten(commands);
		text_add(out, _("Saved settings are in %s; commands of your own for each start go into %s."),
			settings, commands);
		buf_add_char(out, '\n');
	}
	free(settings);
	free(commands);
}
