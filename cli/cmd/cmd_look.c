/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cmd.h"
#include "ear.h"
#include "i18n.h"
#include "text.h"
#include "words.h"

static const struct board *board_of(const struct session *session)
{
	return &game_ground(session->game)->board;
}

enum session_result cmd_board(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);

	(void)argc, (void)argv;
	view_board(&view, &session->answer);
	return SESSION_DONE;
}

/* Reads "A-B" or "A" as two ranks, the higher first, from 0. */
static bool read_ranks(struct session *session, char *text, int *first, int *last)
{
	int side = board_of(session)->side, other;
	char *hyphen = strchr(text, '-');

	if (hyphen == text || (hyphen && !hyphen[1])) {
		cmd_misused(session, cmd_find("rows", NULL));
		return false;
	}
	if (hyphen)
		*hyphen = '\0';
	if (!cmd_read_number(session, text, 1, side, first))
		return false;
	*last = *first;
	if (hyphen && !cmd_read_number(session, hyphen + 1, 1, side, last))
		return false;
	if (*first < *last) {
		other = *first;
		*first = *last;
		*last = other;
	}
	--*first;
	--*last;
	return true;
}

enum session_result cmd_rows(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);
	int first = board_of(session)->side - 1, last = 0;

	if (argc && !read_ranks(session, argv[0], &first, &last))
		return SESSION_REFUSED;
	view_rows(&view, first, last, &session->answer);
	ear_rows(&view, first, last, &session->spoken);
	return SESSION_DONE;
}

enum session_result cmd_rank(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);
	int rank;

	(void)argc;
	if (!cmd_read_number(session, argv[0], 1, board_of(session)->side, &rank))
		return SESSION_REFUSED;
	view_rank(&view, rank - 1, &session->answer);
	ear_rank(&view, rank - 1, &session->spoken);
	return SESSION_DONE;
}

enum session_result cmd_file(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);
	int side = board_of(session)->side;
	int file = notation_read_file(argv[0]);

	(void)argc;
	if (file < 0 || file >= side)
		return session_refuse(session, NULL,
			_("There is no file %s; the files are %s to %s."),
			text_typed(argv[0]).text, notation_file(0, NOTATION_LETTERS).text,
			notation_file(side - 1, NOTATION_LETTERS).text);
	view_file(&view, file, &session->answer);
	ear_file(&view, file, &session->spoken);
	return SESSION_DONE;
}

static enum session_result refuse_direction(struct session *session, const char *text)
{
	const struct board *board = board_of(session);
	struct buf list = { 0 };

	for (int i = 0; i < BOARD_COMPASS; i++)
		if (board_direction(board, i) >= 0)
			text_add_item(&list, words_compass(i));
	session_refuse(session, NULL, _("There is no direction %s here; the directions are %s."),
		text_typed(text).text, buf_text(&list));
	buf_clear(&list);
	return SESSION_REFUSED;
}

/* The blank after the cell that a text begins with; NULL if it is no cell, or if
 * nothing follows. */
static char *end_of_cell(const struct board *board, char *text)
{
	uint8_t cells[NOTATION_TYPED];
	struct fault fault;
	size_t count;

	for (char *blank = strchr(text, ' '); blank; blank = strchr(blank + 1, ' ')) {
		enum notation_read read;

		*blank = '\0';
		read = notation_read(board, text, cells, &count, &fault);
		*blank = ' ';
		if (read != NOTATION_NO_MOVE)
			return blank;
	}
	return NULL;
}

/* Joins words by hyphens: "north east" is taken as north-east. */
static void join_words(char *text)
{
	char *to = text;

	for (text += strspn(text, " "); *text; text++) {
		if (*text != ' ')
			*to++ = *text;
		else if (to[-1] != '-')
			*to++ = '-';
	}
	*to = '\0';
}

enum session_result cmd_line(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);
	char *blank = end_of_cell(board_of(session), argv[0]);
	enum board_compass compass;
	unsigned cell;
	int direction;

	(void)argc;
	if (!blank)
		return cmd_misused(session, cmd_find("line", NULL));
	*blank++ = '\0';
	join_words(blank);
	compass = words_find_compass(blank);
	direction = compass == BOARD_COMPASS ? -1 :
		board_direction(board_of(session), compass);
	if (!cmd_read_cell(session, argv[0], &cell))
		return SESSION_REFUSED;
	if (direction < 0)
		return refuse_direction(session, blank);
	view_line(&view, cell, direction, &session->answer);
	ear_line(&view, cell, direction, &session->spoken);
	if (board_of(session)->neighbour[cell][direction] == BOARD_NONE)
		session->sound = VOICE_EDGE;
	return SESSION_DONE;
}

/* Answers a question about one cell. */
static enum session_result answer_cell(struct session *session, const char *text,
	void (*answer)(const struct view *view, unsigned cell, struct buf *out))
{
	const struct view view = session_view(session);
	unsigned cell;

	if (!cmd_read_cell(session, text, &cell))
		return SESSION_REFUSED;
	answer(&view, cell, &session->answer);
	return SESSION_DONE;
}

enum session_result cmd_look(struct session *session, int argc, char **argv)
{
	(void)argc;
	return answer_cell(session, argv[0], view_look);
}

enum session_result cmd_near(struct session *session, int argc, char **argv)
{
	(void)argc;
	return answer_cell(session, argv[0], view_near);
}

enum session_result cmd_to(struct session *session, int argc, char **argv)
{
	(void)argc;
	return answer_cell(session, argv[0], view_to);
}

enum session_result cmd_moves(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);

	if (argc)
		return answer_cell(session, argv[0], view_moves_of);
	view_moves(&view, &session->answer);
	return SESSION_DONE;
}

/* Answers a question about the player that is named, or the one to move. */
static enum session_result answer_player(struct session *session, int argc, char **argv,
	void (*answer)(const struct view *view, int player, struct buf *out))
{
	const struct view view = session_view(session);
	int player = game_position(session->game)->standing.turn;

	if (argc && !cmd_read_player(session, argv[0], &player))
		return SESSION_REFUSED;
	answer(&view, player, &session->answer);
	return SESSION_DONE;
}

enum session_result cmd_where(struct session *session, int argc, char **argv)
{
	return answer_player(session, argc, argv, view_where);
}

enum session_result cmd_camp(struct session *session, int argc, char **argv)
{
	return answer_player(session, argc, argv, view_camp);
}

enum session_result cmd_progress(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);

	(void)argc, (void)argv;
	view_progress(&view, &session->answer);
	return SESSION_DONE;
}

enum session_result cmd_last(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);
	int count = 1;

	if (argc && !cmd_read_number(session, argv[0], 1, CMD_TURNS, &count))
		return SESSION_REFUSED;
	view_last(&view, (size_t)count, &session->answer);
	return SESSION_DONE;
}

enum session_result cmd_turn(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);

	(void)argc, (void)argv;
	view_turn(&view, &session->answer);
	cmd_computer_add_waiting(session);
	return SESSION_DONE;
}

enum session_result cmd_history(struct session *session, int argc, char **argv)
{
	const struct view view = session_view(session);

	(void)argc, (void)argv;
	view_history(&view, &session->answer);
	ear_history(&view, &session->spoken);
	return SESSION_DONE;
}

enum session_result cmd_repeat(struct session *session, int argc, char **argv)
{
	(void)argc, (void)argv;
	if (session->refused) {
		text_add(&session->answer, "%s\n", session_refusal(session));
		return SESSION_DONE;
	}
	if (!session->last_answer.length)
		return session_refuse(session, NULL, "%s", _("Nothing has been answered yet."));
	buf_add(&session->answer, session->last_answer.text);
	buf_add(&session->spoken, buf_text(&session->last_spoken));
	session->raw = session->last_raw;
	return SESSION_DONE;
}
