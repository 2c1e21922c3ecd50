/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"
#include "gaps.h"
#include "i18n.h"
#include "text.h"
#include "words.h"

static enum session_result run_language(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct buf languages = { 0 };
	bool known = !argc || i18n_set_language(words_find_language(argv[0]));

	gaps_add_languages(&languages);
	if (!known)
		session_refuse(session, NULL, _("There is no language %s; the languages are %s."),
			text_typed(argv[0]).text, buf_text(&languages));
	else if (argc)
		buf_add(&session->answer.text, _("The language is English."));
	else
		text_add(&session->answer.text, _("The language is English. There are %s."),
			buf_text(&languages));
	if (known)
		buf_add_char(&session->answer.text, '\n');
	buf_clear(&languages);
	return known ? SESSION_DONE : SESSION_REFUSED;
}

const struct cmd cmd_language_table[] = {
	{
		.name = NC_("command", "language"), .group = CMD_SETTINGS, .words = { CMD_LANGUAGE },
		.arguments = N_("[LANGUAGE]"), .most = 1, .run = run_language,
		.help = N_("Names the languages, or changes to one, by name or code: {languages}."),
	},
	{ 0 },
};
