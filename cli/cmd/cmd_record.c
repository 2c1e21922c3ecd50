/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "mem.h"
#include "record.h"
#include "text.h"
#include "words.h"

/* Is it a record?  Not if it is longer than FILE_BYTES. */
static bool is_record(const void *kind, const char *text, size_t length)
{
	struct fault fault;
	struct game *game = length > FILE_BYTES ? NULL : record_read(text, length, &fault);

	game_free(game);
	return game;
}

/* Writes a record into a file, unless that holds something else. */
static enum session_result save(struct session *session, const char *path)
{
	struct buf text = { 0 };
	bool done;

	if (!file_may_replace(path, is_record, NULL))
		return errno != EEXIST ? cmd_fail(session, path) : session_refuse(session, NULL,
			_("%s exists and is not a record of Halma; choose another name."), path);
	record_write(session_played(session), &text);
	done = file_write(path, text.text, text.length);
	buf_clear(&text);
	return done ? SESSION_DONE : cmd_fail(session, path);
}

static enum session_result run_save(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	char *path = argc ? cmd_read_path(argv[0]) : session->file ?
		mem_copy(session->file) : NULL;
	enum session_result result;

	if (!path)
		return session_refuse(session, NULL, "%s",
			_("The game has no file yet; type save and a file name."));
	result = save(session, path);
	if (result != SESSION_DONE) {
		free(path);
		return result;
	}
	free(session->file);
	session->file = path;
	text_add(&session->answer.text, _("Saved as %s."), path);
	buf_add_char(&session->answer.text, '\n');
	return SESSION_DONE;
}

/* Reads a record from a file; NULL if the line was refused, as `*result` says. */
static struct game *load(struct session *session, const char *path,
	enum session_result *result)
{
	struct buf text = { 0 };
	struct game *game = NULL;
	struct fault fault;

	if (!file_read(path, &text)) {
		*result = cmd_fail(session, path);
	} else if (!record_read_part(buf_text(&text), text.length, &game, &fault)) {
		*result = session_refuse_record(session, path, game, &fault);
		game_free(game);
		game = NULL;
	}
	buf_clear(&text);
	return game;
}

enum session_result cmd_load_file(struct session *session, const char *path)
{
	enum session_result result = SESSION_DONE;
	struct game *game = load(session, path, &result);
	size_t from;

	if (!game)
		return result;
	from = game_count(game);
	session_set_game(session, game);
	session->file = mem_copy(path);
	text_add(&session->answer.text, _("Loaded %s."), path);
	return cmd_answer_game(session, "", from);
}

static enum session_result run_load(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	char *path;
	enum session_result result;

	if (!argv[0][strspn(argv[0], "0123456789")])
		return cmd_load_finished(session, argv[0]);
	path = cmd_read_path(argv[0]);
	result = cmd_load_file(session, path);
	free(path);
	return result;
}

const struct cmd cmd_record_table[] = {
	{
		.name = NC_("command", "save"), .group = CMD_GAME, .words = { CMD_FILE },
		.arguments = N_("[FILE]"), .most = 1, .rest = true, .run = run_save,
		.help = N_("Saves the game as a record in a file; without a name, in that of the last save or load."),
	}, {
		.name = NC_("command", "load"), .group = CMD_GAME, .words = { CMD_FILE },
		.arguments = N_("FILE|N"), .least = 1, .most = 1, .rest = true, .run = run_load,
		.help = N_("Loads a game from a file and goes on with it. With a number it loads one of the finished games that the command games lists, and a turn of it can be taken back; a file whose name is a number is loaded as ./3."),
	},
	{ 0 },
};
