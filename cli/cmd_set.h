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

/* The index of a choice, by its name in English or translated; -1 if the line was
 * refused. */
int cmd_set_choose(struct session *session, const char *value,
	const char *const *choices, int count);

/* Sets what is one of two words, the first for false; what is on or off.  They refuse
 * the line for another word. */
enum session_result cmd_set_either(struct session *session, const char *value,
	const char *const ids[2], bool *setting);
enum session_result cmd_set_switch(struct session *session, const char *value,
	bool *setting);

/* Adds on or off. */
void cmd_get_switch(bool setting, struct buf *value);

/* cmd_set_page.c */
cmd_setter cmd_set_cells, cmd_set_formfeed, cmd_set_grade, cmd_set_ink, cmd_set_newline,
	cmd_set_page, cmd_set_paper, cmd_set_printer, cmd_set_square;
cmd_getter cmd_get_cells, cmd_get_formfeed, cmd_get_grade, cmd_get_ink, cmd_get_newline,
	cmd_get_page, cmd_get_paper, cmd_get_printer, cmd_get_square;

/* cmd_set_speech.c */
cmd_setter cmd_set_rate, cmd_set_pitch, cmd_set_volume, cmd_set_voice, cmd_set_interrupt,
	cmd_set_finish, cmd_set_sounds;
cmd_getter cmd_get_rate, cmd_get_pitch, cmd_get_volume, cmd_get_voice, cmd_get_interrupt,
	cmd_get_finish, cmd_get_sounds;

#endif
