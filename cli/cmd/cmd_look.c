/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cmd.h"
#include "ear.h"
#include "i18n.h"
#include "match.h"
#include "text.h"
#include "words.h"

static const struct board *board_of(const struct session *session)
{
	return &game_ground(session->game)->board;
}

/* Reads "A-B" or "A" as two ranks, the higher first, from 0. */
static bool read_ranks(struct session *session, const struct cmd *self, char *text,
	int *first, int *last)
{
	int side = board_of(session)->side, other;
	char *hyphen = strchr(text, '-');

	if (hyphen == text || (hyphen && !hyphen[1])) {
		cmd_misused(session, self);
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

static enum session_result run_rows(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	int first = board_of(session)->side - 1, last = 0;

	if (argc && !read_ranks(session, self, argv[0], &first, &last))
		return SESSION_REFUSED;
	view_rows(&view, first, last, &session->answer.text);
	ear_rows(&view, first, last, &session->answer.ear);
	return SESSION_DONE;
}

static enum session_result run_rank(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	int rank;

	if (!cmd_read_number(session, argv[0], 1, board_of(session)->side, &rank))
		return SESSION_REFUSED;
	view_rank(&view, rank - 1, &session->answer.text);
	ear_rank(&view, rank - 1, &session->answer.ear);
	return SESSION_DONE;
}

static enum session_result run_file(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	int side = board_of(session)->side;
	int file = notation_read_file(argv[0]);

	if (file < 0 || file >= side)
		return session_refuse(session, NULL,
			_("There is no file %s; the files are %s to %s."),
			text_typed(argv[0]).text, notation_file(0, NOTATION_LETTERS).text,
			notation_file(side - 1, NOTATION_LETTERS).text);
	view_file(&view, file, &session->answer.text);
	ear_file(&view, file, &session->answer.ear);
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

/* The blank after the cell that a text begins with; NULL if it is not a cell, or if
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

static enum session_result run_line(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	char *blank = end_of_cell(board_of(session), argv[0]);
	enum board_compass compass;
	unsigned cell;
	int direction;

	if (!blank)
		return cmd_misused(session, self);
	*blank++ = '\0';
	join_words(blank);
	compass = words_find_compass(blank);
	direction = compass == BOARD_COMPASS ? -1 :
		board_direction(board_of(session), compass);
	if (!cmd_read_cell(session, argv[0], &cell))
		return SESSION_REFUSED;
	if (direction < 0)
		return refuse_direction(session, blank);
	view_line(&view, cell, direction, &session->answer.text);
	ear_line(&view, cell, direction, &session->answer.ear);
	if (board_of(session)->neighbour[cell][direction] == BOARD_NONE)
		session->answer.sound = VOICE_EDGE;
	return SESSION_DONE;
}

/* Does the text begin like a cell, be it on the board or not? */
static bool begins_with_cell(const struct session *session, const char *text)
{
	uint8_t cells[NOTATION_TYPED];
	struct fault fault;
	size_t count;

	return notation_read(board_of(session), text, cells, &count, &fault) !=
		NOTATION_NO_MOVE;
}

static enum session_result run_moves(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	struct buf *answer = &session->answer.text;
	int player = game_position(session->game)->standing.turn, count;
	const char *word = argc ? argv[0] : "";
	unsigned cell;

	if (match_is(NC_("option", "all"), word)) {
		view_moves_all(&view, player, answer);
	} else if (match_is(NC_("option", "chains"), word)) {
		view_moves_chains(&view, player, answer);
	} else if (*word && !word[strspn(word, "0123456789")]) {
		if (!cmd_read_number(session, word, 1, VIEW_LONGEST, &count))
			return SESSION_REFUSED;
		view_moves_longest(&view, player, count, answer);
	} else if (begins_with_cell(session, word)) {
		if (!cmd_read_cell(session, word, &cell))
			return SESSION_REFUSED;
		view_moves_of(&view, cell, answer);
	} else {
		if (argc && !cmd_read_player(session, word, &player))
			return SESSION_REFUSED;
		view_moves(&view, player, answer);
	}
	return SESSION_DONE;
}

static enum session_result run_last(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);
	int count = 1;

	if (argc && !cmd_read_number(session, argv[0], 1, CMD_TURNS, &count))
		return SESSION_REFUSED;
	view_last(&view, (size_t)count, &session->answer.text);
	return SESSION_DONE;
}

static enum session_result run_turn(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	const struct view view = session_view(session);

	view_turn(&view, &session->answer.text);
	cmd_computer_add_waiting(session);
	return SESSION_DONE;
}

static enum session_result run_repeat(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	if (session->refused) {
		text_add(&session->answer.text, "%s\n", buf_text(&session->refusal));
		return SESSION_DONE;
	}
	if (!session->last.text.length)
		return session_refuse(session, NULL, "%s", _("Nothing has been answered yet."));
	buf_add(&session->answer.text, session->last.text.text);
	buf_add(&session->answer.ear, buf_text(&session->last.ear));
	session->answer.raw = session->last.raw;
	return SESSION_DONE;
}

const struct cmd cmd_look_table[] = {
	{
		.name = NC_("command", "board"), .letter = 'b', .group = CMD_LOOK, .view = view_board,
		.help = N_("Tells where all pieces stand, and who is to move unless the prompt says so."),
	}, {
		.name = NC_("command", "rows"), .letter = 'r', .group = CMD_LOOK,
		.arguments = N_("[A-B]"), .most = 1, .raw = true, .run = run_rows, .more = view_letters,
		.help = N_("Shows the board as rows of letters, a hyphen for an empty cell; with A-B only those ranks."),
	}, {
		.name = NC_("command", "rank"), .group = CMD_LOOK,
		.arguments = N_("N"), .least = 1, .most = 1, .run = run_rank,
		.help = N_("Tells what stands on rank N."),
	}, {
		.name = NC_("command", "file"), .group = CMD_LOOK,
		.arguments = N_("X"), .least = 1, .most = 1, .run = run_file,
		.help = N_("Tells what stands on file X."),
	}, {
		.name = NC_("command", "line"), .group = CMD_LOOK, .words = { CMD_CELL, CMD_DIRECTION },
		.arguments = N_("CELL DIRECTION"), .least = 1, .most = 1, .rest = true,
		.run = run_line,
		.help = N_("Tells what stands from a cell on in a direction, such as north or ne, to the edge."),
	}, {
		.name = NC_("command", "look"), .group = CMD_LOOK, .words = { CMD_CELL },
		.arguments = N_("CELL"), .least = 1, .most = 1, .rest = true, .view_cell = view_look,
		.help = N_("Tells what stands on a cell, whose camp it is in, and its neighbours."),
	}, {
		.name = NC_("command", "near"), .letter = 'n', .group = CMD_LOOK, .words = { CMD_CELL },
		.arguments = N_("CELL"), .least = 1, .most = 1, .rest = true, .view_cell = view_near,
		.help = N_("Lists the pieces within two cells of a cell."),
	}, {
		.name = NC_("command", "moves"), .letter = 'm', .group = CMD_LOOK, .words = { CMD_MOVES },
		.arguments = N_("[CELL|PLAYER|N|all|chains]"), .most = 1, .rest = true, .run = run_moves,
		.help = N_("Tells where the piece on a cell can go, or each piece of a player: steps, then jumps. Where that would be long, it tells how many there are and the longest five moves; N gives the longest N, chains only the jumps, all the whole list."),
	}, {
		.name = NC_("command", "to"), .group = CMD_LOOK, .words = { CMD_CELL },
		.arguments = N_("CELL"), .least = 1, .most = 1, .rest = true, .view_cell = view_to,
		.help = N_("Tells which pieces can get to a cell."),
	}, {
		.name = NC_("command", "where"), .letter = 'w', .group = CMD_LOOK, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .view_player = view_where,
		.help = N_("Tells where the pieces of a player stand. The name or colour of a player alone does so, too."),
	}, {
		.name = NC_("command", "camp"), .group = CMD_LOOK, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .view_player = view_camp,
		.help = N_("Names the cells of the home and the goal of a player."),
	}, {
		.name = NC_("command", "goal"), .group = CMD_LOOK, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .view_player = view_goal,
		.help = N_("Tells which cells of the goal of a player are free or held by others, and which of the player's pieces are outside."),
	}, {
		.name = NC_("command", "progress"), .letter = 'p', .group = CMD_LOOK, .view = view_progress,
		.help = N_("Tells for each player how many pieces are in the goal and how many still at home, and how many rows all together have to go; once half are in, also which cells of the goal are free and which pieces are outside."),
	}, {
		.name = NC_("command", "last"), .letter = 'l', .group = CMD_LOOK,
		.arguments = N_("[N]"), .most = 1, .run = run_last,
		.help = N_("Repeats the last turn, or the last N."),
	}, {
		.name = NC_("command", "turn"), .letter = 't', .group = CMD_LOOK, .run = run_turn,
		.help = N_("Tells who is to move, or how the game has ended."),
	}, {
		.name = NC_("command", "history"), .group = CMD_LOOK, .view = view_history, .ear = ear_history,
		.help = N_("Lists all turns, one round a line."),
	}, {
		.name = NC_("command", "repeat"), .group = CMD_LOOK, .run = run_repeat,
		.help = N_("Gives the last answer again, or the reason if the last line was refused."),
	},
	{ 0 },
};
