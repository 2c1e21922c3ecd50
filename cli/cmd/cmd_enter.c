/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cmd.h"
#include "i18n.h"
#include "output.h"
#include "text.h"

/* Prints and speaks the answer, and remembers it for repeat. */
static bool give_answer(struct session *session)
{
	struct session_answer *answer = &session->answer, last = session->last;
	bool over = game_position(session_played(session))->standing.end, done;

	if (!answer->text.length || session->silent)
		return true;
	done = output_write(stdout, answer->text.text,
		answer->raw ? 0 : session->settings.width);
	if (!answer->ear.length)
		buf_add(&answer->ear, answer->text.text);
	if (over && !session->over)
		answer->sound = VOICE_OVER;
	session->over = over;
	session_speak(session, answer->sound, answer->ear.text);
	session->last = session->answer;
	session->answer = last;
	session_clear_answer(answer);
	return done;
}

/* Keeps the game on disk.  If that fails it is said once, until it works again:
 * the game itself goes on. */
static void keep(struct session *session)
{
	struct buf line = { 0 };

	if (session->journal ? journal_keep(session->journal, session_played(session)) :
			!game_count(session_played(session))) {
		session->keep_failed = false;
		return;
	}
	if (session->keep_failed)
		return;
	session->keep_failed = true;
	if (session->journal)
		text_add(&line, _("The game cannot be kept in %s: %s. Playing goes on."),
			journal_path(session->journal), strerror(errno));
	else
		buf_add(&line, _("This game is not kept: there is no folder for it."));
	session_complain(session, line.text);
	buf_clear(&line);
}

/* Lets the computer play while it is its turn: each answer is given before the next
 * turn is thought about. */
static bool play_computers(struct session *session)
{
	while (cmd_computer_is_due(session)) {
		cmd_computer_play(session);
		keep(session);
		if (!give_answer(session))
			return false;
	}
	return true;
}

/* Gets ready for another line. */
static void begin(struct session *session)
{
	speech_cut(session->speech);
	session_clear_answer(&session->answer);
}

/* Saves the game, prints the answer, then lets the computer move.  A silent session, in the
 * user's own file of commands, only runs the line: nobody would hear the computer, and an
 * option may still replace the game. */
static enum session_result end(struct session *session, enum session_result result)
{
	if (!session->silent)
		keep(session);
	session->refused = result != SESSION_DONE;
	if (session->refused && !session->answer.sound)
		session->answer.sound = VOICE_REFUSED;
	if (result != SESSION_DONE)
		return result;
	if (give_answer(session) &&
	    (session->quit || session->silent || play_computers(session)))
		return SESSION_DONE;
	return cmd_fail(session, _("Cannot write the answer"));
}

enum session_result cmd_enter_first(struct session *session)
{
	session_clear_answer(&session->answer);
	keep(session);
	if (session->quit || play_computers(session))
		return SESSION_DONE;
	return cmd_fail(session, _("Cannot write the answer"));
}

enum session_result cmd_enter(struct session *session, const char *line)
{
	begin(session);
	return end(session, cmd_run(session, line));
}

enum session_result cmd_enter_record(struct session *session, const char *path)
{
	begin(session);
	return end(session, cmd_load_file(session, path));
}
