/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Stands in for cmd_print.c where halma is built without a11y/paper (make WITH_PAPER=0).
 */
#include "cmd.h"
#include "i18n.h"

const char *cmd_prose(struct session *session, int grade)
{
	session_refuse(session, NULL, "%s", _("This halma was built without printing."));
	return NULL;
}

enum session_result cmd_print(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	cmd_prose(session, 0);
	return SESSION_REFUSED;
}

enum session_result cmd_emboss(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	return cmd_print(session, self, argc, argv);
}
