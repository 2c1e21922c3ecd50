/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"
#include "gaps.h"
#include "i18n.h"
#include "text.h"

static enum session_result run_language(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct buf codes = { 0 };
	enum session_result result = SESSION_DONE;

	gaps_add_languages(&codes);
	if (argc && !i18n_set_language(argv[0]))
		result = session_refuse(session, NULL,
			_("There is no language %s; the languages are %s."),
			text_typed(argv[0]).text, buf_text(&codes));
	else
		text_add(&session->answer.text, _("The language is English (%s)."),
			i18n_language());
	if (result == SESSION_DONE)
		buf_add_char(&session->answer.text, '\n');
	buf_clear(&codes);
	return result;
}

const struct cmd cmd_language_table[] = {
	{
		.name = NC_("command", "language"), .group = CMD_SETTINGS, .words = { CMD_LANGUAGE },
		.arguments = N_("[CODE]"), .most = 1, .run = run_language,
		.help = N_("Names the language, or changes it. The codes are {languages}."),
	},
	{ 0 },
};
