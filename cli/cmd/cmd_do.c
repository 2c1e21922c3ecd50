/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cmd.h"
#include "i18n.h"
#include "output.h"
#include "text.h"

/* Remembers what the answer is for the ear, and speaks it. */
static void speak(struct session *session)
{
	bool over = game_position(session->game)->standing.end;

	if (over && !session->over)
		session->sound = VOICE_OVER;
	session->over = over;
	if (!session->spoken.length)
		buf_add(&session->spoken, session->answer.text);
	buf_clear(&session->last_spoken);
	session->last_spoken = session->spoken;
	session->spoken = (struct buf){ 0 };
	speech_answer(session->speech, session->sound, session->last_spoken.text);
}

/* Prints and speaks the answer and remembers it for repeat. */
static bool give_answer(struct session *session)
{
	bool done;

	if (!session->answer.length || session->silent)
		return true;
	done = output_write(stdout, session->answer.text,
		session->raw ? 0 : session->settings.width);
	speak(session);
	buf_clear(&session->last_answer);
	session->last_raw = session->raw;
	session->last_answer = session->answer;
	session->answer = (struct buf){ 0 };
	return done;
}

/* Keeps the game on disk.  If that fails it is said once, until it works again:
 * the game itself goes on. */
static void keep(struct session *session)
{
	struct buf line = { 0 };

	if (session->journal ? journal_keep(session->journal, session->game) :
			!game_count(session->game)) {
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
		session->raw = false;
		cmd_computer_play(session);
		keep(session);
		if (!give_answer(session))
			return false;
	}
	return true;
}

/* Gets ready for another answer. */
static void clear(struct session *session)
{
	buf_cut(&session->answer, 0);
	buf_cut(&session->spoken, 0);
	session->raw = false;
	session->sound = VOICE_NO_SOUND;
}

/* Gets ready for another line. */
static void begin(struct session *session)
{
	speech_cut(session->speech);
	clear(session);
}

/* Keeps what the line has done, answers it, and lets the computer play: not unheard,
 * and not in a game that an option may yet take the place of. */
static enum session_result end(struct session *session, enum session_result result)
{
	if (!session->silent)
		keep(session);
	session->refused = result != SESSION_DONE;
	if (session->refused && !session->sound)
		session->sound = VOICE_REFUSED;
	if (result != SESSION_DONE)
		return result;
	if (give_answer(session) &&
	    (session->quit || session->silent || play_computers(session)))
		return SESSION_DONE;
	return cmd_fail(session, _("Cannot write the answer"));
}

enum session_result cmd_do_first(struct session *session)
{
	clear(session);
	keep(session);
	if (session->quit || play_computers(session))
		return SESSION_DONE;
	return cmd_fail(session, _("Cannot write the answer"));
}

enum session_result cmd_do(struct session *session, const char *line)
{
	begin(session);
	return end(session, cmd_run(session, line));
}

enum session_result cmd_do_load(struct session *session, const char *path)
{
	begin(session);
	return end(session, cmd_load_file(session, path));
}
