/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "file.h"
#include "ear.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "text.h"

/* Milliseconds that an answer waits to learn that there is no sound device. */
enum { FIRST_REPORT = 150 };

static enum session_result run_speak(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct speech *speech = session->speech;

	if (argc && !match_is(NC_("value", "on"), argv[0]) && !match_is(NC_("value", "off"), argv[0]))
		return cmd_misused(session, self);
	if (argc)
		speech_switch(speech, match_is(NC_("value", "on"), argv[0]));
	if (!session->silent)
		session_check_speech(session, FIRST_REPORT);
	text_add(&session->answer.text, "%s\n", speech->on ? _("Speech is on.") : _("Speech is off."));
	return SESSION_DONE;
}

/* Cuts "> FILE" off the end of a text and returns the file's name; NULL if there is
 * none. */
static char *split_path(char *text)
{
	char *sign = strrchr(text, '>');
	char *path = sign ? sign + 1 : NULL;

	if (!sign || (sign > text && sign[-1] != ' '))
		return NULL;
	path += strspn(path, " ");
	while (sign > text && sign[-1] == ' ')
		sign--;
	*sign = '\0';
	return path;
}

/* Is the text a command that looks at the game, by its whole name or its letter? */
static bool is_look(const char *text)
{
	char *word = mem_copy(text);
	const struct cmd *cmd;

	word[strcspn(word, " ")] = '\0';
	cmd = cmd_find(word, NULL);
	if (cmd && (cmd->group != CMD_LOOK || !cmd_is_named(cmd, word)))
		cmd = NULL;
	free(word);
	return cmd;
}

/* Moves the answer, as it is for the ear, into `words`, so that it is not shown. */
static void take_answer(struct session *session, struct buf *words)
{
	const struct session_answer *answer = &session->answer;

	buf_add(words, buf_text(answer->ear.length ? &answer->ear : &answer->text));
	session_clear_answer(&session->answer);
}

/* Adds what is to be said: the answer of a command that looks at the game, another text
 * as it is, or the last answer if the text is empty. */
static enum session_result find_words(struct session *session, const char *text,
	struct buf *words)
{
	enum session_result result = SESSION_DONE;

	if (!*text && !session->last.ear.length)
		return session_refuse(session, NULL, "%s", _("Nothing has been answered yet."));
	if (!*text) {
		buf_add(words, session->last.ear.text);
	} else if (is_look(text)) {
		result = cmd_run(session, text);
		take_answer(session, words);
	} else {
		buf_add(words, text);
	}
	return result;
}

/* Adds the contents of a file that has just been written.  False with errno. */
static bool read_back(FILE *file, struct buf *bytes)
{
	char part[4096];
	size_t got;

	rewind(file);
	while ((got = fread(part, 1, sizeof part, file)) > 0)
		buf_add_bytes(bytes, part, got);
	return !ferror(file);
}

enum session_result cmd_refuse_wav(struct session *session, const char *path)
{
	struct buf sentence = { 0 };
	enum session_result result;

	if (!voice_is_built())
		speech_add_trouble(VOICE_NOT_BUILT, &sentence);
	else if (errno == EEXIST)
		text_add(&sentence, _("%s exists and is not a WAV file; choose another name."),
			path);
	else
		return cmd_fail(session, path);
	result = session_refuse(session, NULL, "%s", buf_text(&sentence));
	buf_clear(&sentence);
	return result;
}

/* Speaks into a draft, which replaces the file of that name when it is complete. */
static enum session_result write_wav(struct session *session, const char *words,
	const char *name)
{
	enum session_result result = SESSION_DONE;
	struct buf sentence = { 0 }, bytes = { 0 };
	char *path = cmd_read_path(name);
	FILE *draft = tmpfile();

	if (!draft) {
		result = cmd_fail(session, path);
	} else if (!speech_may_replace(path)) {
		result = cmd_refuse_wav(session, path);
	} else if (!speech_write_wav(session->speech, words, fileno(draft), &sentence)) {
		result = session_refuse(session, NULL, "%s", buf_text(&sentence));
	} else {
		if (!read_back(draft, &bytes) || !file_write(path, buf_text(&bytes), bytes.length))
			result = cmd_fail(session, path);
		else
			text_add(&session->answer.text, _("Spoken into %s."), path);
	}
	if (result == SESSION_DONE)
		buf_add_char(&session->answer.text, '\n');
	if (draft)
		fclose(draft);
	free(path);
	buf_clear(&bytes);
	buf_clear(&sentence);
	return result;
}

static enum session_result run_say(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	char nothing[] = "", *text = argc ? argv[0] : nothing;
	const char *path = split_path(text);
	struct buf words = { 0 };
	enum session_result result = path && !*path ?
		cmd_misused(session, self) :
		find_words(session, text, &words);

	if (result == SESSION_DONE) {
		struct buf heard = { 0 };

		ear_answer(session->game, buf_text(&words), &heard);
		buf_clear(&words);
		words = heard;
	}
	if (result == SESSION_DONE && path) {
		result = write_wav(session, buf_text(&words), path);
	} else if (result == SESSION_DONE) {
		speech_say(session->speech, buf_text(&words));
		if (!session->silent)
			session_check_speech(session, FIRST_REPORT);
		buf_clear(&session->last.ear);
		session->last.ear = words;
		words = (struct buf){ 0 };
	}
	buf_clear(&words);
	return result;
}

const struct cmd cmd_say_table[] = {
	{
		.name = NC_("command", "say"), .group = CMD_SHOW, .words = { CMD_COMMAND },
		.arguments = N_("[TEXT] [> FILE]"), .most = 1, .rest = true, .into = true, .run = run_say,
		.help = N_("Says the last answer again, a text, or the answer of a command such as board, rows or look c3, also when speech is off. With > and a file's name it is written to a WAV file instead."),
	},
	{ 0 },
};

const struct cmd cmd_speak_table[] = {
	{
		.name = NC_("command", "speak"), .group = CMD_SETTINGS,
		.arguments = N_("[on|off]"), .most = 1, .run = run_speak,
		.help = N_("Speaks every answer from now on, with espeak-ng, or no longer does."),
	},
	{ 0 },
};
