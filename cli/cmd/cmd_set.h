/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The table of settings, which the command `set` reads and changes.
 *
 * The rows, and the functions of settings that do more than keep a value, are in
 * cmd_set_table.c; what is done with them is in cmd_set.c.
 */
#ifndef CLI_CMD_SET_H
#define CLI_CMD_SET_H

#include "session.h"

enum { CMD_SET_CHOICES = 5 };

/* Sets it, or refuses the value. */
typedef enum session_result cmd_setter(struct session *session, const char *value);

/* The value it has: a word that is to be translated, or else NULL, and it is added. */
typedef const char *cmd_getter(const struct session *session, struct buf *value);

/* A setting is one of its choices, or if it has a `most`, a number, or if it has a
 * function `set`, what that takes; then the choices are only examples. */
struct cmd_setting {
	const char *name;
	const char *help; /* with gaps: gaps.h */
	const char *choices[CMD_SET_CHOICES]; /* NULL after the last */
	struct {
		size_t offset; /* in struct session_settings */
		bool is_bool;  /* or else an int or enum */
	} field; /* that holds the number, or the index of the choice */
	int least, most;
	cmd_setter *set; /* NULL: the field is set */
	cmd_getter *get; /* NULL: the field is told */
	bool is_of_game; /* about the players of this game: not saved */
};

/* The i-th, from 0, of cmd_set_count(). */
const struct cmd_setting *cmd_set_get(int i);

/* cmd_set.c: adds the value it has in a session, translated or in English. */
void cmd_set_add_value(const struct session *session, const struct cmd_setting *setting,
	bool english, struct buf *value);

/* cmd_set_file.c: the commands `set save` and `set reset`; help about the files. */
enum session_result cmd_set_save(struct session *session);
enum session_result cmd_set_reset(struct session *session);
void cmd_set_add_files(const struct view *view, struct buf *out);

#endif
