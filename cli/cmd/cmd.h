/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The commands: one table that feeds dispatch, help, completion and the manual pages.
 *
 * Each command is a function of its own in the file of its group, cmd_*.c.  It
 * adds its answer to session->answer.text, or refuses the line and changes nothing.
 */
#ifndef CLI_CMD_H
#define CLI_CMD_H

#include <stddef.h>

#include "session.h"

enum {
	CMD_WORDS = 4,          /* arguments at most */
	CMD_TURNS = 1000000,    /* of a game that can be asked for, at most */
};

enum cmd_group {
	CMD_PLAY, CMD_LOOK, CMD_SHOW, CMD_GAME, CMD_SETTINGS, CMD_HELP, CMD_SOLVED,
	CMD_GROUPS
};

/* What a word of the arguments is, for completion. */
enum cmd_word {
	CMD_NOTHING, CMD_CELL, CMD_DIRECTION, CMD_PLAYER, CMD_VARIANT, CMD_RULE,
	CMD_RULE_VALUE, CMD_SETTING, CMD_SETTING_VALUE, CMD_COMMAND, CMD_FILE, CMD_LANGUAGE,
	CMD_KEPT, CMD_MOVES, CMD_STEP,
	CMD_KINDS
};

struct cmd;

/* Runs a command, whose row is `self`: `argc` words of arguments, NULL after the last. */
typedef enum session_result cmd_function(struct session *session, const struct cmd *self,
	int argc, char **argv);

struct cmd {
	const char *name;      /* in English; _() gives the user's own.  No digits */
	char letter;           /* a shorter name; 0 if it has none */
	enum cmd_group group;
	const char *arguments; /* to be translated, as help shows them; NULL if there are none */
	const char *help;      /* what it does, in one sentence or more; gaps.h fills its gaps */
	void (*more)(const struct view *view, struct buf *out); /* adds to the help; NULL */
	int least, most;       /* words of arguments */
	bool rest;             /* the last word goes on to the end of the line */
	bool into;             /* and may end in "> FILE" */
	bool plays;            /* changes the game being played: refused in a review */
	bool raw;              /* the answer is never folded */
	enum cmd_word words[2]; /* what they are */

	/* What it does: it answers by a view of the game, for the ear by another if that is not
	 * NULL; of the cell that is named; of the player that is named or is to move; or else
	 * it has a function. */
	void (*view)(const struct view *view, struct buf *out);
	void (*ear)(const struct view *view, struct buf *out);
	void (*view_cell)(const struct view *view, unsigned cell, struct buf *out);
	void (*view_player)(const struct view *view, int player, struct buf *out);
	cmd_function *run;
};

/* The commands of each group's file, a row without a name after the last. */
extern const struct cmd cmd_play_table[], cmd_computer_table[], cmd_end_table[],
	cmd_look_table[], cmd_show_table[], cmd_say_table[], cmd_print_table[],
	cmd_game_table[], cmd_record_table[], cmd_kept_table[], cmd_review_table[],
	cmd_language_table[], cmd_speak_table[], cmd_set_table[], cmd_help_table[],
	cmd_solve_table[];

/* The i-th command, from 0, groups together; NULL past the last. */
const struct cmd *cmd_get(int i);

/* The command of that name, letter or unique beginning, in any case.  NULL if
 * there is none or more than one; `candidates` then lists those it may mean. */
const struct cmd *cmd_find(const char *name, struct buf *candidates);

/* Is `word` its name or letter, not only a beginning? */
bool cmd_is_named(const struct cmd *cmd, const char *word);

/* The name of a group. */
const char *cmd_group_name(enum cmd_group group);

/* A line is entered: runs it, keeps the game on disk, and only then prints the answer to
 * standard output.  If it is refused, nothing is printed: the reason is session_refusal().
 * Then the computer plays, while it is its turn.  A silent session only runs the line: it
 * keeps nothing, and no computer plays. */
enum session_result cmd_enter(struct session *session, const char *line);

/* The same for loading the record at a path, which may hold anything. */
enum session_result cmd_enter_record(struct session *session, const char *path);

/* Before the first line: keeps what the user's own file of commands has begun, and lets the
 * computer play if it is its turn.  Fails only if what that played cannot be printed. */
enum session_result cmd_enter_first(struct session *session);

/* Runs a line - a move, a question about a cell, or a command - and leaves its answer in
 * session->answer. */
enum session_result cmd_run(struct session *session, const char *line);

/* Calls `add` with `into` for each way the word at the end of `line` may go on, as
 * line.h has it.  False if the word is the name of a file. */
bool cmd_complete(void *session, const char *line, void *into,
	void (*add)(void *into, const char *completion));

/* For the commands: refuses the line with the usage of `cmd`; fails with errno. */
enum session_result cmd_misused(struct session *session, const struct cmd *cmd);
enum session_result cmd_fail(struct session *session, const char *what);

/* Refuses the line since a word in it may mean several things. */
enum session_result cmd_refuse_several(struct session *session, const char *word,
	const struct buf *candidates);

/* Reading arguments.  False if the line was refused. */
bool cmd_read_number(struct session *session, const char *text, int least, int most,
	int *number);
bool cmd_read_cell(struct session *session, const char *text, unsigned *cell);
bool cmd_read_player(struct session *session, const char *text, int *player);

/* A copy of the text without a pair of quotes around it; of a path, also with "~/" expanded.
 * The caller frees it. */
char *cmd_unquote(const char *text);
char *cmd_read_path(const char *text);

/* Ends the line in which a terminal shows the Ctrl-C that has stopped a command. */
void cmd_leave_echo(const struct session *session);

/* cmd_play.c */
enum session_result cmd_move(struct session *session, const uint8_t *cells, size_t count);

/* Answers with what was done in the game from index `from` on, or refuses the line if the
 * game has: what game_move() and the like return.  What was done lets the computer
 * go on. */
enum session_result cmd_answer_done(struct session *session, size_t from, bool done,
	const struct fault *fault);

/* cmd_print.c */
cmd_function cmd_print, cmd_emboss;

/* The table of liblouis for prose of that grade in the user's language; NULL if the
 * line was refused since there is none. */
const char *cmd_prose(struct session *session, int grade);

/* cmd_set_table.c: refuses the line since that cannot be the name of a printer. */
enum session_result cmd_refuse_printer(struct session *session, const char *name);

/* cmd_game.c */

/* Says which game is played now, after the sentence `what`, for whom the computer plays,
 * who had to pass in it from index `from` on, and where it stands. */
enum session_result cmd_answer_game(struct session *session, const char *what, size_t from);

/* cmd_kept.c: is a finished game kept?  Brings back the one of that number, in digits. */
bool cmd_has_finished(const struct session *session);
enum session_result cmd_load_finished(struct session *session, const char *number);

/* cmd_review.c: in a review, steps forward by `count` turns, or back if it is negative; the
 * i-th word that names a step, NULL past the last. */
enum session_result cmd_review_step_by(struct session *session, int count);
const char *cmd_review_step(int i);

/* cmd_record.c */
enum session_result cmd_load_file(struct session *session, const char *path);

/* cmd_set.c */
bool cmd_set_has(const char *name); /* is there a setting of that name? */
enum session_result cmd_set_explain(struct session *session, const char *name);
int cmd_set_count(void);
const char *cmd_set_name(int i);
const char *cmd_set_choice(int i, int choice); /* NULL past the last */
bool cmd_set_is_choice(int i); /* is it one of these, and nothing else? */
const char *cmd_set_verb(int i); /* a word in the place of a setting; NULL past the last */

/* cmd_computer.c */

/* Adds a sentence to the answer for each player that the computer plays for. */
void cmd_computer_add_players(struct session *session);

/* Adds a line to the answer if it is a computer's turn that waits to be let go on. */
void cmd_computer_add_waiting(struct session *session);

/* Is it a computer's turn, and may it play?  Plays it and adds the answer. */
bool cmd_computer_is_due(const struct session *session);
void cmd_computer_play(struct session *session);

/* cmd_speech.c */

/* Refuses a file for speech, or fails, with errno of speech_may_replace() or
 * speech_open_wav(), or since nothing can be spoken in this build. */
enum session_result cmd_refuse_wav(struct session *session, const char *path);

#endif
