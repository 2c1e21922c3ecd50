/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Answers to questions about a game, in whole lines of sentences: each function answers
 * one question and adds its answer to `out`.
 *
 * Answers are not folded; the caller that prints them does so.  Only rows fits itself
 * to a narrow width.  Nothing here changes a game.  Names are in words.h, and text.h
 * has the printf() of a buffer.
 */
#ifndef A11Y_VIEW_H
#define A11Y_VIEW_H

#include <stddef.h>

#include "buf.h"
#include "game.h"
#include "notation.h"
#include "search.h"

enum view_verbosity {
	VIEW_BRIEF,  /* after a move: its cells */
	VIEW_NORMAL, /* also the number of jumps and who is to move, unless that is known */
	VIEW_FULL,   /* also how far the mover has come */
};

/* What is looked at, and how. */
struct view {
	const struct game *game;
	enum notation_style notation;
	enum view_verbosity verbosity;
	int width; /* characters a line; 0: any */
	int side;  /* the player whose side of the table rows is seen from, or
	            * GROUND_NOBODY for the first rank below */
	bool prompted; /* a prompt follows that names the player to move */
	bool halted;   /* a computer whose turn it is waits, rather than answers at once */
};

/* Parts of answers, for the files view_*.c: a cell's name; a list of cells in cell order,
 * with runs such as "a12 to a16"; who stands on a cell or "empty". */
struct notation_name view_cell(const struct view *view, unsigned cell);
void view_add_cells(const struct view *view, const struct cellset *cells,
	struct buf *list);
const char *view_owner(const struct view *view, unsigned cell);

/* All pieces of all players, then view_add_next(). */
void view_board(const struct view *view, struct buf *out);

/* The pieces of one player. */
void view_where(const struct view *view, int player, struct buf *out);

/* The cells of a player's home and goal. */
void view_camp(const struct view *view, int player, struct buf *out);

/* What is free in a player's goal, who else stands there, and which pieces are outside. */
void view_goal(const struct view *view, int player, struct buf *out);

/* How far each player has come, in the end what is free in the goal too. */
void view_progress(const struct view *view, struct buf *out);

/* Who is to move, or how the game has ended, in a sentence without a newline;
 * `turn` adds the number of the turn. */
void view_add_state(const struct view *view, bool turn, struct buf *out);

/* Who is to move, as an answer of its own, with draw offers and repetition. */
void view_turn(const struct view *view, struct buf *out);

/* Ends the line with what view_turn() says.  If the prompt or the move of a computer tells
 * who is to move, only the number of the turn is left of that, or nothing in the first. */
void view_add_next(const struct view *view, struct buf *out);

/* The ranks from `first` down to `last`, 0 the lowest, as rows of letters. */
void view_rows(const struct view *view, int first, int last, struct buf *out);

/* The letters that these rows have for the players. */
void view_letters(const struct view *view, struct buf *out);

/* What stands on a rank, on a file, and from a cell on in a direction.  Rank and
 * file must have cells. */
void view_rank(const struct view *view, int rank, struct buf *out);
void view_file(const struct view *view, int file, struct buf *out);
void view_line(const struct view *view, unsigned cell, int direction, struct buf *out);

/* Cells in a row that have the same owner. */
struct view_run {
	int owner; /* or GROUND_NOBODY */
	unsigned first, last;
	int count;
	bool is_start; /* the first run of its line */
};

/* Adds a run to the list of its line. */
typedef void view_run_adder(const struct view *view, const struct view_run *run,
	struct buf *list);

/* Adds the runs of `count` cells to a list, as `add` tells them; view_file() and
 * view_line() with runs as `add` tells them. */
void view_each_run(const struct view *view, const unsigned *cells, int count,
	view_run_adder *add, struct buf *list);
void view_file_runs(const struct view *view, int file, view_run_adder *add, struct buf *out);
void view_line_runs(const struct view *view, unsigned cell, int direction,
	view_run_adder *add, struct buf *out);

/* A cell and its neighbours; the pieces within two cells of it. */
void view_look(const struct view *view, unsigned cell, struct buf *out);
void view_near(const struct view *view, unsigned cell, struct buf *out);

/* Where the piece on a cell can go, if it were its owner's turn. */
void view_moves_of(const struct view *view, unsigned cell, struct buf *out);

enum { VIEW_LONGEST = 100 }; /* moves that may be asked for, at most */

/* Where the pieces of a player can go, if it were that player's turn.  view_moves() tells
 * all where that is short, and otherwise how many moves there are and the longest five; the
 * others tell all, only the jumps, and at most `count` moves, those that go the most rows
 * forward. */
void view_moves(const struct view *view, int player, struct buf *out);
void view_moves_all(const struct view *view, int player, struct buf *out);
void view_moves_chains(const struct view *view, int player, struct buf *out);
void view_moves_longest(const struct view *view, int player, int count, struct buf *out);

/* Which pieces of the player to move can get to a cell. */
void view_to(const struct view *view, unsigned cell, struct buf *out);

/* What was done from index `from` on, and what follows from it: the answer to a
 * move. */
void view_done(const struct view *view, size_t from, struct buf *out);

/* A move that the search advises, the i-th of its best, and what is true of it: "c3,
 * e5, g5: 2 jumps, 4 rows forward."  The game must not be over. */
void view_hint(const struct view *view, const struct search_result *result, int i,
	struct buf *out);

/* One thing that was done, the i-th, in a sentence without a newline. */
void view_add_turn(const struct view *view, size_t i, struct buf *out);

/* Adds the i-th thing that was done to the line of its round. */
typedef void view_adder(const struct view *view, size_t i, struct buf *line);

/* All that was done, a line for each round: its number, a colon and what `add` adds. */
void view_each_round(const struct view *view, view_adder *add, struct buf *out);

/* Adds what was done from index `from` on and before `to`, in a few words, to a list: "Red
 * a5, c3; Blue d1, c2"; of more than six turns only the first and the last.  They may have
 * been taken back. */
void view_add_turns(const struct view *view, size_t from, size_t to, struct buf *list);

/* The last `count` turns, and all of them by rounds. */
void view_last(const struct view *view, size_t count, struct buf *out);
void view_history(const struct view *view, struct buf *out);

/* Every variant in a line; the rules of this game; its variant and players. */
void view_variants(struct buf *out);
void view_rules(const struct view *view, struct buf *out);
void view_game(const struct view *view, struct buf *out);

/* One rule that may differ, or all, with the values they have. */
void view_rule(const struct view *view, enum ruleset_rule rule, struct buf *out);
void view_ruleset(const struct view *view, struct buf *out);

/* The position line. */
void view_position(const struct view *view, struct buf *out);

#endif
