/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The settings that have a file of their own: how each is set and told.
 *
 * The table of all settings is in cmd_set.c, which alone uses these.
 */
#ifndef CLI_CMD_SET_H
#define CLI_CMD_SET_H

#include "session.h"

/* Sets it, or refuses the value. */
typedef enum session_result cmd_setter(struct session *session, const char *value);

/* Adds the value it has. */
typedef void cmd_getter(const struct session *session, struct buf *value);

/* Sets it to one of its choices, by its index in the table; the index of the one it
 * has. */
typedef void cmd_chooser(struct session *session, int choice);
typedef int cmd_chosen(const struct session *session);

/* cmd_set_page.c */
cmd_setter cmd_set_grade, cmd_set_page, cmd_set_printer, cmd_set_square;
cmd_getter cmd_get_grade, cmd_get_page, cmd_get_printer, cmd_get_square;
cmd_chooser cmd_choose_cells, cmd_choose_formfeed, cmd_choose_ink, cmd_choose_newline,
	cmd_choose_paper;
cmd_chosen cmd_chosen_cells, cmd_chosen_formfeed, cmd_chosen_ink, cmd_chosen_newline,
	cmd_chosen_paper;

/* cmd_set_speech.c */
cmd_setter cmd_set_rate, cmd_set_pitch, cmd_set_volume, cmd_set_voice;
cmd_getter cmd_get_rate, cmd_get_pitch, cmd_get_volume, cmd_get_voice;
cmd_chooser cmd_choose_finish, cmd_choose_interrupt, cmd_choose_sounds;
cmd_chosen cmd_chosen_finish, cmd_chosen_interrupt, cmd_chosen_sounds;

#endif
