/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "braille.h"
#include "cmd.h"
#include "ear.h"
#include "i18n.h"

enum session_result cmd_braille(struct session *session, int argc, char **argv)
{
	struct view view = session_view(session);

	if (argc && !cmd_read_player(session, argv[0], &view.side))
		return SESSION_REFUSED;
	braille_view(&view, session->settings.braille.signs, &session->answer);
	ear_rows(&view, game_ground(session->game)->board.side - 1, 0, &session->spoken);
	return SESSION_DONE;
}

enum session_result cmd_overview(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);
	int player = game_position(session->game)->standing.turn;

	if (argc && !cmd_read_player(session, argv[0], &player))
		return SESSION_REFUSED;
	if (!i18n_is_utf8())
		return session_refuse(session, NULL, "%s",
			_("The overview has cells of eight dots, which only a terminal with UTF-8 can show."));
	braille_overview(&view, player, &session->answer);
	view_where(&view, player, &session->spoken);
	return SESSION_DONE;
}
