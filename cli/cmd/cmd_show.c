/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "braille.h"
#include "cmd.h"
#include "ear.h"
#include "i18n.h"

static enum session_result run_braille(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct view view = session_view(session);

	if (argc && !cmd_read_player(session, argv[0], &view.side))
		return SESSION_REFUSED;
	braille_view(&view, session->settings.braille.signs, &session->answer.text);
	ear_rows(&view, game_ground(session->game)->board.side - 1, 0, &session->answer.ear);
	return SESSION_DONE;
}

static enum session_result run_overview(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	int player = game_position(session->game)->standing.turn;

	if (argc && !cmd_read_player(session, argv[0], &player))
		return SESSION_REFUSED;
	if (!i18n_is_utf8())
		return session_refuse(session, NULL, "%s",
			_("The overview has cells of eight dots, which only a terminal with UTF-8 can show."));
	braille_overview(&view, player, &session->answer.text);
	view_where(&view, player, &session->answer.ear);
	return SESSION_DONE;
}

const struct cmd cmd_show_table[] = {
	{
		.name = NC_("command", "braille"), .group = CMD_SHOW, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .raw = true,
		.run = run_braille,
		.help = N_("Shows the board in braille cells, a key before it; from the side of a player if one is named."),
	}, {
		.name = NC_("command", "overview"), .group = CMD_SHOW, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .run = run_overview,
		.help = N_("Shows where the pieces of a player stand as the dots of braille cells, 2 by 4 cells of the board in each, or 1 by 4 of the star."),
	},
	{ 0 },
};

/* Their functions are in cmd_print.c or, in a build without paper, in cmd_print_none.c. */
const struct cmd cmd_print_table[] = {
	{
		.name = NC_("command", "print"), .group = CMD_SHOW, .words = { CMD_FILE },
		.arguments = N_("[OPTION]... [FILE]"), .most = 1, .rest = true, .run = cmd_print,
		.help = N_("Prints the board, and on pages of text the moves after it, to a file: .brf or .pef for an embosser, .txt as Unicode braille, .svg or .pdf for swell paper. Options: --board prints only the board, --moves only the moves; --start prints the position at the start, --empty an empty board; --braille prints braille where signs would be drawn; --template prints a board to build."),
	}, {
		.name = NC_("command", "emboss"), .group = CMD_SHOW,
		.arguments = N_("[PRINTER]"), .most = 1, .run = cmd_emboss,
		.help = N_("Sends the board to an embosser."),
	},
	{ 0 },
};
