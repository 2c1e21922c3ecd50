/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <inttypes.h>

#include "cmd.h"
#include "gaps.h"
#include "i18n.h"
#include "line.h"
#include "rules.h"
#include "text.h"

enum { PERFT_DEPTH = 99 };

static void add_group(struct session *session, enum cmd_group group)
{
	const struct cmd *cmd;
	struct buf list = { 0 };

	if (group == CMD_PLAY)
		text_add_item(&list, _("a move such as c3-e5"));
	for (int i = 0; (cmd = cmd_get(i)); i++) {
		if (cmd->group != group)
			continue;
		if (cmd->letter)
			text_add_made_item(&list, _("%s or %c"), _(cmd->name), cmd->letter);
		else
			text_add_item(&list, _(cmd->name));
	}
	text_add(&session->answer.text, _("%s: %s."), cmd_group_name(group), buf_text(&list));
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&list);
}

static enum session_result explain(struct session *session, const struct cmd *cmd)
{
	const struct view view = session_view(session);
	struct buf help = { 0 };

	gaps_fill(&help, _(cmd->help));
	if (cmd->arguments)
		text_add(&session->answer.text, _("%s %s: %s"), _(cmd->name), _(cmd->arguments),
			buf_text(&help));
	else
		text_add(&session->answer.text, _("%s: %s"), _(cmd->name), buf_text(&help));
	buf_add_char(&session->answer.text, '\n');
	buf_clear(&help);
	if (cmd->more)
		cmd->more(&view, &session->answer.text);
	return SESSION_DONE;
}

/* Tells what a command or a setting does. */
static enum session_result help_on(struct session *session, char **argv)
{
	struct buf candidates = { 0 };
	const struct cmd *cmd = cmd_find(argv[0], &candidates);
	enum session_result result;

	if (cmd)
		result = explain(session, cmd);
	else if (cmd_set_has(argv[0]))
		result = cmd_set_explain(session, argv[0]);
	else if (candidates.length)
		result = cmd_refuse_several(session, argv[0], &candidates);
	else
		result = session_refuse(session, NULL,
			_("There is no command %s; type help for a list."),
			text_typed(argv[0]).text);
	buf_clear(&candidates);
	return result;
}

static enum session_result run_help(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	if (argc)
		return help_on(session, argv);
	for (int group = 0; group < CMD_GROUPS; group++)
		add_group(session, group);
	text_add(&session->answer.text, "%s\n", _("A move is typed as its cells, c3-e5-g5, or as its first and last one. A cell alone, c3, tells who stands there and where the piece can go. Any beginning of a command is enough if no other has it. Type help and a command for more."));
	return SESSION_DONE;
}

static enum session_result run_why(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	if (!session->refusal.length)
		return session_refuse(session, NULL, "%s", _("Nothing has been refused yet."));
	text_add(&session->answer.text, "%s",
		buf_text(session->why.length ? &session->why : &session->refusal));
	if (session->answer.text.text[session->answer.text.length - 1] != '\n')
		buf_add_char(&session->answer.text, '\n');
	return SESSION_DONE;
}

static enum session_result run_about(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	text_add(&session->answer.text, _("halma %s: Halma for blind and sighted players."),
		HALMA_VERSION);
	text_add_sentence(&session->answer.text, "%s\n",
		_("Free software under the GNU General Public License, version 3 or later, without any warranty."));
	return SESSION_DONE;
}

static enum session_result run_perft(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct position position = *game_position(session->game);
	const volatile sig_atomic_t *stop = line_interrupt();
	uint64_t count;
	int depth;

	if (!cmd_read_number(session, argv[0], 0, PERFT_DEPTH, &depth))
		return SESSION_REFUSED;
	count = rules_perft(game_ground(session->game), &position, depth, stop);
	if (*stop) {
		cmd_leave_echo(session);
		return session_refuse(session, NULL, "%s", _("Interrupted."));
	}
	text_add(&session->answer.text, "%" PRIu64 "\n", count);
	return SESSION_DONE;
}

static enum session_result run_quit(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	session->quit = true;
	return SESSION_DONE;
}

const struct cmd cmd_help_table[] = {
	{
		.name = NC_("command", "help"), .letter = '?', .group = CMD_HELP, .words = { CMD_COMMAND },
		.arguments = N_("[COMMAND]"), .most = 1, .run = run_help,
		.help = N_("Lists the commands, or tells what a command or a setting does."),
	}, {
		.name = NC_("command", "why"), .group = CMD_HELP, .run = run_why,
		.help = N_("Explains at more length why the last line was refused."),
	}, {
		.name = NC_("command", "about"), .group = CMD_HELP, .run = run_about,
		.help = N_("Names the version and the licence."),
	}, {
		.name = NC_("command", "perft"), .group = CMD_HELP,
		.arguments = N_("N"), .least = 1, .most = 1, .raw = true, .run = run_perft,
		.help = N_("Counts the positions that N turns can lead to, for testing."),
	}, {
		.name = NC_("command", "quit"), .letter = 'q', .group = CMD_HELP, .run = run_quit,
		.help = N_("Leaves the program; an unfinished game is kept."),
	},
	{ 0 },
};
