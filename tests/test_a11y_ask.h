/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Questions to a game: rows that say a game, a question and its answer.
 *
 * The question is the name of a view function, and what it takes after it:
 * "where 1" (players count from 0), "rows", "rows 3-1", "rank 2", "file c",
 * "line c3 ne", "look c3", "last 2", "done 0", "rule teams"; "hint c3 c4" is what a
 * hint says of that move.  The answer is as it is printed.
 */
#ifndef TESTS_TEST_A11Y_ASK_H
#define TESTS_TEST_A11Y_ASK_H

#include "test_core_play.h"
#include "text.h"
#include "view.h"
#include "words.h"

struct ask_row {
	const char *label, *id;
	int players;
	const char *rules, *position, *play; /* as play_new(), play_words(); NULL: "" */
	const char *ask;
	const char *answer;

	/* How it is looked at, unless as usual. */
	char verbosity; /* 'b' brief, 'f' full */
	enum notation_style notation;
	int width;
	int side_of; /* a player, from 1 */
	bool prompted, halted;
	int level; /* at which the computer plays the second player */
};

/* Two small things that views lack: the state as an answer; a player by number. */
static inline void ask_state(const struct view *view, struct buf *out)
{
	view_add_state(view, false, out);
	buf_add_char(out, '\n');
}

static inline void ask_one_turn(const struct view *view, size_t i, struct buf *out)
{
	view_add_turn(view, i, out);
	buf_add_char(out, '\n');
}

static inline void ask_moves(const struct view *view, struct buf *out)
{
	view_moves(view, game_position(view->game)->standing.turn, out);
}

static inline void ask_longest(const struct view *view, int count, struct buf *out)
{
	view_moves_longest(view, game_position(view->game)->standing.turn, count, out);
}

static inline void ask_rows(const struct view *view, const char *argument, struct buf *out)
{
	int first = game_ground(view->game)->board.side, last = 1;

	if (*argument)
		CHECK_INT(sscanf(argument, "%d-%d", &first, &last), 2);
	view_rows(view, first - 1, last - 1, out);
}

static inline void ask_line(const struct view *view, const char *argument, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	char cell[BOARD_NAME], compass[16];

	CHECK_INT(sscanf(argument, "%3s %15s", cell, compass), 2);
	view_line(view, check_cell(board, cell),
		board_direction(board, words_find_compass(compass)), out);
}

static inline void ask_hint(const struct view *view, const char *argument, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	struct search_result result = { .count = 1 };
	char from[BOARD_NAME], to[BOARD_NAME];

	CHECK_INT(sscanf(argument, "%3s %3s", from, to), 2);
	result.best[0].move.from = (uint8_t)check_cell(board, from);
	result.best[0].move.to = (uint8_t)check_cell(board, to);
	view_hint(view, &result, 0, out);
}

/* Questions without anything after them, and those about a number or a cell. */
static inline bool ask_plainly(const struct view *view, const char *name, struct buf *out)
{
	static const struct {
		const char *name;
		void (*run)(const struct view *view, struct buf *out);
	} table[] = {
		{ "board", view_board }, { "progress", view_progress }, { "turn", view_turn },
		{ "state", ask_state }, { "moves", ask_moves }, { "history", view_history },
		{ "rules", view_rules }, { "game", view_game }, { "ruleset", view_ruleset },
		{ "position", view_position }, { "letters", view_letters },
	};

	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (strcmp(table[i].name, name) == 0) {
			table[i].run(view, out);
			return true;
		}
	return false;
}

static inline bool ask_number(const struct view *view, const char *name, int number,
	struct buf *out)
{
	if (strcmp(name, "where") == 0)
		view_where(view, number, out);
	else if (strcmp(name, "camp") == 0)
		view_camp(view, number, out);
	else if (strcmp(name, "goal") == 0)
		view_goal(view, number, out);
	else if (strcmp(name, "moves-by") == 0)
		view_moves(view, number, out);
	else if (strcmp(name, "all-by") == 0)
		view_moves_all(view, number, out);
	else if (strcmp(name, "chains-by") == 0)
		view_moves_chains(view, number, out);
	else if (strcmp(name, "longest") == 0)
		ask_longest(view, number, out);
	else if (strcmp(name, "rank") == 0)
		view_rank(view, number - 1, out);
	else if (strcmp(name, "last") == 0)
		view_last(view, (size_t)number, out);
	else if (strcmp(name, "done") == 0)
		view_done(view, (size_t)number, out);
	else if (strcmp(name, "one") == 0)
		ask_one_turn(view, (size_t)number, out);
	else
		return false;
	return true;
}

static inline bool ask_cell(const struct view *view, const char *name, const char *argument,
	struct buf *out)
{
	static const struct {
		const char *name;
		void (*run)(const struct view *view, unsigned cell, struct buf *out);
	} table[] = {
		{ "look", view_look }, { "near", view_near }, { "moves-of", view_moves_of },
		{ "to", view_to },
	};

	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (strcmp(table[i].name, name) == 0) {
			table[i].run(view,
				check_cell(&game_ground(view->game)->board, argument), out);
			return true;
		}
	return false;
}

static inline void ask(const struct view *view, const char *question, struct buf *out)
{
	const char *argument = question + strcspn(question, " ");
	char name[16] = "";

	CHECK_INT(sscanf(question, "%15s", name), 1);
	argument += *argument == ' ';
	if (strcmp(name, "rows") == 0)
		ask_rows(view, argument, out);
	else if (strcmp(name, "line") == 0)
		ask_line(view, argument, out);
	else if (strcmp(name, "hint") == 0)
		ask_hint(view, argument, out);
	else if (strcmp(name, "file") == 0)
		view_file(view, notation_read_file(argument), out);
	else if (strcmp(name, "rule") == 0)
		view_rule(view, ruleset_find(argument), out);
	else if (!ask_plainly(view, name, out) &&
		!ask_number(view, name, (int)strtol(argument, NULL, 10), out) &&
		!ask_cell(view, name, argument, out))
		fail_msg("no question %s", question);
}

static inline void test_ask(void **state)
{
	const struct ask_row *row = *state;
	struct game *game = play_new(row->id, row->players, row->rules ? row->rules : "",
		row->position ? row->position : "");
	struct view view = {
		.game = game, .notation = row->notation, .width = row->width,
		.verbosity = row->verbosity == 'b' ? VIEW_BRIEF :
			row->verbosity == 'f' ? VIEW_FULL : VIEW_NORMAL,
		.side = row->side_of ? row->side_of - 1 : GROUND_NOBODY,
		.prompted = row->prompted, .halted = row->halted,
	};
	struct buf out = { 0 }, printed = { 0 };

	game_set_level(game, 1, row->level);
	play_words(game, row->play ? row->play : "");
	ask(&view, row->ask, &out);
	text_add_unmarked(&printed, buf_text(&out));
	CHECK_TEXT(buf_text(&printed), row->answer);
	buf_clear(&out);
	buf_clear(&printed);
	game_free(game);
}

#endif
