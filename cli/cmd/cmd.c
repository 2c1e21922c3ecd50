/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "ascii.h"
#include "gaps.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "output.h"
#include "text.h"
#include "words.h"

/* Bytes of a line: more than any command needs. */
enum { LINE_MOST = 900 };

bool cmd_is_named(const struct cmd *cmd, const char *word)
{
	return match_is(cmd->name, word) ||
		(cmd->letter && tolower((unsigned char)*word) == cmd->letter && !word[1]);
}

const struct cmd *cmd_find(const char *name, struct buf *candidates)
{
	const struct cmd *cmd;
	struct match match = { 0 };
	int i;

	for (i = 0; (cmd = cmd_get(i)); i++) {
		if (cmd_is_named(cmd, name))
			return cmd;
		match_add_both(&match, cmd->name, i);
	}
	i = match_find(&match, name, candidates);
	return i < 0 ? NULL : cmd_get(i);
}

enum session_result cmd_misused(struct session *session, const struct cmd *cmd)
{
	struct buf help = { 0 };

	gaps_fill(&help, _(cmd->help));
	if (cmd->arguments)
		session_refuse(session, buf_text(&help), _("Expected: %s %s."), _(cmd->name),
			_(cmd->arguments));
	else
		session_refuse(session, buf_text(&help), _("%s takes nothing after it."),
			_(cmd->name));
	buf_clear(&help);
	return SESSION_REFUSED;
}

enum session_result cmd_fail(struct session *session, const char *what)
{
	int error = errno;

	session_refuse(session, NULL, _("%s: %s."), what, strerror(error));
	switch (error) {
	case ENOENT: case EACCES: case EPERM: case EISDIR: case ENOTDIR:
	case ENAMETOOLONG: case EINVAL: case EFBIG: case ELOOP: case EROFS:
		return SESSION_REFUSED; /* another name would do */
	default:
		return SESSION_FAILED;
	}
}

/* Splits off the first word of a text; `*text` is left at the next. */
static char *split_word(char **text)
{
	char *word = *text;
	size_t length = strcspn(word, " ");

	*text = word + length;
	if (**text) {
		*(*text)++ = '\0';
		*text += strspn(*text, " ");
	}
	return word;
}

/* Answers a question about a cell, or about the player that is named or is to move. */
static enum session_result answer_cell(struct session *session, const struct cmd *cmd,
	const char *text)
{
	const struct view view = session_view(session);
	unsigned cell;

	if (!cmd_read_cell(session, text, &cell))
		return SESSION_REFUSED;
	cmd->view_cell(&view, cell, &session->answer.text);
	return SESSION_DONE;
}

static enum session_result answer_player(struct session *session, const struct cmd *cmd,
	const char *text)
{
	const struct view view = session_view(session);
	int player = game_position(session->game)->standing.turn;

	if (text && !cmd_read_player(session, text, &player))
		return SESSION_REFUSED;
	cmd->view_player(&view, player, &session->answer.text);
	return SESSION_DONE;
}

static enum session_result answer(struct session *session, const struct cmd *cmd)
{
	const struct view view = session_view(session);

	cmd->view(&view, &session->answer.text);
	if (cmd->ear)
		cmd->ear(&view, &session->answer.ear);
	return SESSION_DONE;
}

static enum session_result refuse_in_review(struct session *session)
{
	return session_refuse(session, NULL, "%s",
		_("This is a review, in which nothing is played; type review off to go on with the game."));
}

/* Calls a command with what stands after its name. */
static enum session_result call(struct session *session, const struct cmd *cmd, char *text)
{
	char *argv[CMD_WORDS + 1] = { NULL };
	int argc = 0;

	assert(cmd->most <= CMD_WORDS);
	while (*text && argc < cmd->most) {
		if (cmd->rest && argc == cmd->most - 1) {
			argv[argc++] = text;
			text += strlen(text);
		} else {
			argv[argc++] = split_word(&text);
		}
	}
	if (*text || argc < cmd->least)
		return cmd_misused(session, cmd);
	if (cmd->plays && session->played)
		return refuse_in_review(session);
	session->answer.raw = cmd->raw;
	if (cmd->view_cell)
		return answer_cell(session, cmd, argv[0]);
	if (cmd->view_player)
		return answer_player(session, cmd, argv[0]);
	return cmd->view ? answer(session, cmd) : cmd->run(session, cmd, argc, argv);
}

enum session_result cmd_refuse_several(struct session *session, const char *word,
	const struct buf *candidates)
{
	return session_refuse(session, NULL, _("%s may mean %s."), text_typed(word).text,
		buf_text(candidates));
}

static enum session_result refuse_unknown(struct session *session, const char *word,
	const struct buf *candidates)
{
	if (candidates->length)
		return cmd_refuse_several(session, word, candidates);
	return session_refuse(session, NULL,
		_("%s is neither a move such as c3-e5 nor a command; type help for a list."),
		text_typed(word).text);
}

/* The player whose whole name or colour it is; GROUND_NOBODY if there is none. */
static int find_player(const struct session *session, const char *text)
{
	const struct ground *ground = game_ground(session->game);
	int player = 0;

	while (player < ground->players && !words_is_player(session->game, player, text) &&
	       !ascii_is(variant_colour_id(variant_colour(ground->variant, player)), text))
		player++;
	return player < ground->players ? player : GROUND_NOBODY;
}

/* If the line begins with a cell, it is a move or a question about a cell, or wrong, and
 * `*result` is set.  False if it does not. */
static bool try_cells(struct session *session, const char *line, enum session_result *result)
{
	const struct view view = session_view(session);
	uint8_t cells[NOTATION_TYPED];
	struct fault fault;
	size_t count;

	switch (notation_read(&game_ground(session->game)->board, line, cells, &count, &fault)) {
	case NOTATION_NO_MOVE:
		return false;
	case NOTATION_WRONG:
		*result = session_refuse_fault(session, &fault);
		return true;
	case NOTATION_CELLS:
		break;
	}
	*result = SESSION_DONE;
	if (count > 1 && session->played)
		*result = refuse_in_review(session);
	else if (count > 1)
		*result = cmd_move(session, cells, count);
	else
		view_moves_of(&view, cells[0], &session->answer.text);
	return true;
}

/* Letters and a digit begin a cell, or a player's name, and never a command. */
static bool begins_like_cell(const char *line)
{
	size_t letters = strcspn(line, " 0123456789");

	return letters && isdigit((unsigned char)line[letters]);
}

/* A command's own name or letter comes before a move; its beginning after one, and
 * after a player's name alone, as "red" is not short for "redo".  `copy` is cut up. */
static enum session_result run_line(struct session *session, const char *line, char *copy)
{
	const struct view view = session_view(session);
	char *rest = copy;
	const char *word = split_word(&rest);
	struct buf candidates = { 0 };
	const struct cmd *cmd = begins_like_cell(line) ? NULL : cmd_find(word, &candidates);
	bool named = cmd && cmd_is_named(cmd, word);
	enum session_result result = SESSION_DONE;
	int player;

	if (!named && try_cells(session, line, &result)) {
		buf_clear(&candidates);
		return result;
	}
	player = named ? GROUND_NOBODY : find_player(session, line);
	if (player != GROUND_NOBODY)
		view_where(&view, player, &session->answer.text);
	else if (cmd)
		result = call(session, cmd, rest);
	else
		result = refuse_unknown(session, word, &candidates);
	buf_clear(&candidates);
	return result;
}

enum session_result cmd_run(struct session *session, const char *line)
{
	char *whole = mem_copy(line + strspn(line, " ")), *copy;
	size_t length = strlen(whole);
	enum session_result result = SESSION_DONE;

	while (length && whole[length - 1] == ' ')
		whole[--length] = '\0';
	copy = mem_copy(whole);
	if (length > LINE_MOST)
		result = session_refuse(session, NULL,
			_("The line is too long; %d bytes are the most."), LINE_MOST);
	else if (length)
		result = run_line(session, whole, copy);
	free(copy);
	free(whole);
	return result;
}

void cmd_leave_echo(const struct session *session)
{
	if (session->typed)
		output_write(stdout, "\n", 0);
}
