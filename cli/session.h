/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * One user at play: the game, the settings, and what was answered last.
 *
 * What is done with the lines that the user gives is in cmd.h.
 */
#ifndef CLI_SESSION_H
#define CLI_SESSION_H

#include <stdbool.h>
#include <stddef.h>

#include "braille.h"
#include "buf.h"
#include "error.h"
#include "game.h"
#include "journal.h"
#include "notation.h"
#include "page.h"
#include "speech.h"
#include "view.h"

enum session_result {
	SESSION_DONE,
	SESSION_REFUSED, /* the line was wrong and has changed nothing */
	SESSION_FAILED,  /* the system refused: disk, output */
};

enum { SESSION_WIDTH_LEAST = 14, SESSION_WIDTH_MOST = 200 }; /* columns; or 0 */
enum { SESSION_SQUARE_LEAST = 20, SESSION_SQUARE_MOST = 60 }; /* mm */

/* Settings of braille and of what is printed. */
struct session_braille {
	enum braille_signs signs;
	int grade;          /* of prose, from 0 */
	struct page_setup page;
	int square;         /* of a board to build, in mm */
	char *printer;      /* NULL: the default one */
};

/* Settings: neither chosen before play nor restored by undo. */
struct session_settings {
	int width; /* columns; 0: no folding; OUTPUT_TERMINAL */
	enum notation_style notation;
	enum view_verbosity verbosity;
	int side;  /* a player, or GROUND_NOBODY */
	bool prompt_off;
	char *prompt; /* with gaps, see session_prompt.c; NULL: "{player}:" */
	struct session_braille braille;
	struct speech_settings speech;
};

/* What is answered to a line. */
struct session_answer {
	struct buf text;
	struct buf ear; /* what is spoken; empty: the text */
	bool raw;       /* the text is not to be folded */
	enum voice_sound sound; /* heard before it */
};

struct session {
	struct game *game;   /* that is looked at: the one being played, or a copy in a review */
	struct game *played; /* the one being played, during a review; else NULL */
	struct session_settings settings;
	struct journal *journal; /* NULL: the game is not kept */
	struct speech *speech;
	bool keep_failed;        /* and the user has been told */
	char *file;              /* that the game was saved to or loaded from; NULL */
	struct computer *computer; /* NULL until it is asked; see session_computer() */
	uint64_t seed;           /* of what the computer plays */
	bool halted;             /* computer players wait: after Ctrl-C or undo */
	bool typed;              /* a person is there: long thinking is announced */
	bool quit;
	bool silent; /* nothing is printed or kept: the user's own file of commands */

	struct session_answer answer; /* to this line, as it is being made */
	struct session_answer last;   /* the one before, for repeat */
	bool over; /* the game was, at the last answer */
	bool grade_told; /* that the language has no braille of the grade that is set */

	/* The last refusal, as it is told briefly (empty: not otherwise), and its longer
	 * explanation for why. */
	struct buf refusal;
	struct buf brief;
	struct buf why;
	bool refused; /* the refusal is newer than the answer */
};

/* Fills `session` with a new game; the players must be possible.  `journal` may
 * be NULL and stays the caller's. */
void session_init(struct session *session, const struct variant *variant, int players,
	struct journal *journal);
void session_clear(struct session *session);

/* The settings of a new session.  What settings own is freed. */
struct session_settings session_defaults(void);
void session_clear_settings(struct session_settings *settings);

/* Empties an answer. */
void session_clear_answer(struct session_answer *answer);

/* Why the last line was refused or failed, in one or more sentences; briefly if so set. */
const char *session_refusal(const struct session *session);

/* Speaks an answer, after a sound, if answers are spoken. */
void session_speak(const struct session *session, enum voice_sound sound, const char *text);

/* Prints a text to standard output or error, folded to the width that is set, and
 * speaks it.  False with errno. */
bool session_print(const struct session *session, const char *text);
void session_complain(const struct session *session, const char *text);

/* Tells what has gone wrong with speech, if anything has; waits for a voice that has just
 * been started, at most that many milliseconds.  session_end_speech() also waits for what
 * is still to be spoken; false if its file could not be written. */
void session_check_speech(const struct session *session, int milliseconds);
bool session_end_speech(const struct session *session);

/* Writes the prompt: the player to move, such as "red: ", or the text that is set with its
 * gaps filled, so that there is room to type on the line. */
void session_prompt(const struct session *session, struct buf *prompt);

/* Does the prompt name the player to move? */
bool session_prompt_names_player(const struct session_settings *settings);

/* Is each gap in the text one that a prompt can have?  If not, `wrong` gets the first that
 * is none, without its braces. */
bool session_prompt_is_text(const char *text, struct buf *wrong);

/* The way the game is looked at. */
struct view session_view(const struct session *session);

/* Refuses the line with a sentence; what `why` adds may be NULL. */
enum session_result session_refuse(struct session *session, const char *why,
	const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Refuses the line for an error of the core: one that happened in the game, or in a
 * record, whose `game` (NULL if it has none yet) it then speaks of. */
enum session_result session_refuse_fault(struct session *session,
	const struct fault *fault);
enum session_result session_refuse_record(struct session *session, const char *path,
	const struct game *game, const struct fault *fault);

/* Plays another game from now on, and owns it.  It has no file yet, and is looked at from
 * the same side if that player is in it; what is kept of the game before stays, unless the
 * new one is that very game, resumed. */
void session_resume_game(struct session *session, struct game *game);
void session_set_game(struct session *session, struct game *game);

/* Begins a review, unless there is one: from now on a copy of the game is looked at, which
 * stands where the game stands.  session_end_review() ends it, if there is one. */
void session_review(struct session *session);
void session_end_review(struct session *session);

/* The game being played, also in a review. */
struct game *session_played(const struct session *session);

/* The computer that plays, gives hints and knows the solved board. */
struct computer *session_computer(struct session *session);

/* Passes for players who cannot move, until one can or the game is over. */
void session_settle(struct session *session);

#endif
