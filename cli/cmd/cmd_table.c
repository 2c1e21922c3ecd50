/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"
#include "i18n.h"

static const struct cmd *const tables[] = {
	cmd_play_table,
	cmd_computer_table,
	cmd_end_table,
	cmd_look_table,
	cmd_show_table,
	cmd_say_table,
	cmd_print_table,
	cmd_game_table,
	cmd_record_table,
	cmd_kept_table,
	cmd_review_table,
	cmd_language_table,
	cmd_speak_table,
	cmd_set_table,
	cmd_help_table,
	cmd_solve_table,
};

const struct cmd *cmd_get(int i)
{
	for (size_t table = 0; table < sizeof tables / sizeof *tables; table++)
		for (const struct cmd *cmd = tables[table]; cmd->name; cmd++)
			if (i-- == 0)
				return cmd;
	return NULL;
}

const char *cmd_group_name(enum cmd_group group)
{
	static const char *const names[CMD_GROUPS] = {
		[CMD_PLAY] = N_("Play"),         [CMD_LOOK] = N_("Look"),
		[CMD_SHOW] = N_("Show"),         [CMD_GAME] = N_("Game"),
		[CMD_SETTINGS] = N_("Settings"), [CMD_HELP] = N_("Help and more"),
		[CMD_SOLVED] = N_("Solved boards"),
	};

	return _(names[group]);
}
