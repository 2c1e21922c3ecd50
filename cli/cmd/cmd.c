/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "ascii.h"
#include "file.h"
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

/* Runs a command with what stands after its name. */
static enum session_result run(struct session *session, const struct cmd *cmd, char *text)
{
	char *argv[CMD_WORDS + 1];
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
	session->raw = cmd->raw;
	return cmd->run(session, argc, argv);
}

/* Does the line as a move, or answers a bare cell. */
static enum session_result run_cells(struct session *session, const uint8_t *cells,
	size_t count)
{
	const struct view view = session_view(session);

	if (count > 1)
		return cmd_move(session, cells, count);
	view_moves_of(&view, cells[0], &session->answer);
	return SESSION_DONE;
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

/* Is the word all of a player's name or colour? */
static bool is_player(const struct session *session, const char *word)
{
	const struct ground *ground = game_ground(session->game);

	for (int player = 0; player < ground->players; player++)
		if (words_is_player(session->game, player, word) ||
		    ascii_is(variant_colour_id(variant_colour(ground->variant, player)), word))
			return true;
	return false;
}

/* A command's own name or letter comes before a move; its beginning after one, and
 * after a player's name alone, as "red" is no short form of "redo". */
static enum session_result dispatch(struct session *session, char *line)
{
	const struct board *board = &game_ground(session->game)->board;
	char *copy = mem_copy(line), *rest = copy;
	const char *word = split_word(&rest);
	struct buf candidates = { 0 };
	const struct cmd *cmd = cmd_find(word, &candidates);
	uint8_t cells[NOTATION_TYPED];
	size_t count;
	struct fault fault;
	enum session_result result;
	bool named = cmd && cmd_is_named(cmd, word);
	enum notation_read read = named ? NOTATION_NO_MOVE :
		notation_read(board, line, cells, &count, &fault);

	if (read == NOTATION_CELLS)
		result = run_cells(session, cells, count);
	else if (read == NOTATION_WRONG)
		result = session_refuse_fault(session, &fault);
	else if (!named && is_player(session, line))
		result = run(session, cmd_find("where", NULL), line);
	else if (cmd)
		result = run(session, cmd, rest);
	else
		result = refuse_unknown(session, word, &candidates);
	buf_clear(&candidates);
	free(copy);
	return result;
}

enum session_result cmd_run(struct session *session, const char *line)
{
	char *copy = mem_copy(line + strspn(line, " "));
	size_t length = strlen(copy);
	enum session_result result = SESSION_DONE;

	while (length && copy[length - 1] == ' ')
		copy[--length] = '\0';
	if (length > LINE_MOST)
		result = session_refuse(session, NULL,
			_("The line is too long; %d bytes are the most."), LINE_MOST);
	else if (length)
		result = dispatch(session, copy);
	free(copy);
	return result;
}

bool cmd_read_number(struct session *session, const char *text, int least, int most,
	int *number)
{
	if (text_read_number(text, least, most, number))
		return true;
	session_refuse(session, NULL, _("%s is not a number from %d to %d."),
		text_typed(text).text, least, most);
	return false;
}

bool cmd_read_cell(struct session *session, const char *text, unsigned *cell)
{
	const struct board *board = &game_ground(session->game)->board;
	uint8_t cells[NOTATION_TYPED];
	struct fault fault;
	size_t count = 0;

	switch (notation_read(board, text, cells, &count, &fault)) {
	case NOTATION_WRONG:
		session_refuse_fault(session, &fault);
		return false;
	case NOTATION_CELLS:
		*cell = cells[0];
		break;
	default:
		break;
	}
	if (count == 1)
		return true;
	session_refuse(session, NULL, _("%s is not one cell, such as c3."),
		text_typed(text).text);
	return false;
}

bool cmd_read_player(struct session *session, const char *text, int *player)
{
	static const char *const numbers[] = { "1", "2", "3", "4", "5", "6" };
	const struct ground *ground = game_ground(session->game);
	struct match match = { 0 };
	struct buf list = { 0 }, candidates = { 0 };

	for (int i = 0; i < ground->players; i++)
		match_add(&match, words_player(session->game, i), i);
	match_list(&match, &list);
	for (int i = 0; i < ground->players; i++) {
		enum variant_colour colour = variant_colour(ground->variant, i);

		match_add(&match, words_colour(colour), i);
		match_add(&match, variant_colour_id(colour), i);
		match_add(&match, numbers[i], i);
	}
	*player = match_find(&match, text, &candidates);
	if (*player < 0 && candidates.length)
		cmd_refuse_several(session, text, &candidates);
	else if (*player < 0)
		session_refuse(session, NULL, _("There is no player %s; the players are %s."),
			text_typed(text).text, buf_text(&list));
	buf_clear(&list);
	buf_clear(&candidates);
	return *player >= 0;
}

char *cmd_unquote(const char *text)
{
	size_t length = strlen(text);
	char *bare;

	if (length < 2 || (*text != '"' && *text != '\'') || text[length - 1] != *text)
		return mem_copy(text);
	bare = mem_copy(text + 1);
	bare[length - 2] = '\0';
	return bare;
}

char *cmd_read_path(const char *text)
{
	char *bare = cmd_unquote(text), *path = file_expand(bare);

	free(bare);
	return path;
}

void cmd_leave_echo(const struct session *session)
{
	if (session->typed)
		output_write(stdout, "\n", 0);
}
