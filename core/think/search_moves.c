/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"
#include "search_tree.h"

/* Does a move take a piece of the mover that stands in another player's goal on
 * its way out, back where that player comes from? */
static bool leaves(const struct ground *ground, int other, struct move move)
{
	return cellset_has(&ground->goal[other], move.from) &&
		ground_rows_forward(ground, other, move.from, move.to) < 0;
}

static bool enters(const struct ground *ground, int other, struct move move)
{
	return cellset_has(&ground->goal[other], move.to) &&
		!cellset_has(&ground->goal[other], move.from);
}

/* Moves the i-th of a list to the end of those kept, which stand at its front. */
static void keep(struct move *list, int i, int *kept)
{
	struct move move = list[i];

	list[i] = list[*kept];
	list[(*kept)++] = move;
}

/* Keeps the moves that leave the other's goal or, if there are none, those that do
 * not enter it. */
static int make_room(const struct ground *ground, int other, struct move *list, int count)
{
	int leaving = 0, kept = 0;

	for (int i = 0; i < count; i++)
		leaving += leaves(ground, other, list[i]);
	for (int i = 0; i < count; i++)
		if (leaving ? leaves(ground, other, list[i]) : !enters(ground, other, list[i]))
			keep(list, i, &kept);
	return kept ? kept : count;
}

/* Does the cell exist, and is it empty? */
static bool is_empty(const struct position *position, unsigned cell)
{
	return cell != BOARD_NONE && !cellset_has(&position->occupied, cell);
}

/* Can no piece leave the cell? */
static bool is_shut_in(const struct board *board, const struct position *position,
	unsigned cell)
{
	for (int d = 0; d < BOARD_DIRECTIONS; d++)
		if (is_empty(position, board->neighbour[cell][d]) ||
		    is_empty(position, board->landing[cell][d]))
			return false;
	return true;
}

/* Another player's piece that is shut in in the mover's goal; BOARD_NONE if there is
 * none. */
static unsigned find_prisoner(const struct ground *ground, const struct position *position)
{
	int player = position->standing.turn;

	CELLSET_EACH(cell, &ground->goal[player])
		if (!cellset_has(&position->own[player], cell) &&
		    cellset_has(&position->occupied, cell) &&
		    is_shut_in(&ground->board, position, cell))
			return cell;
	return BOARD_NONE;
}

static bool is_near(const struct board *board, unsigned cell, unsigned other)
{
	for (int d = 0; d < BOARD_DIRECTIONS; d++)
		if (board->neighbour[cell][d] == other || board->landing[cell][d] == other)
			return true;
	return false;
}

/* Keeps the moves that let a prisoner go. */
static int set_free(const struct ground *ground, unsigned prisoner, struct move *list, int count)
{
	int kept = 0;

	for (int i = 0; i < count; i++)
		if (is_near(&ground->board, prisoner, list[i].from))
			keep(list, i, &kept);
	return kept ? kept : count;
}

int search_moves_with(const struct ground *ground, const struct position *position,
	unsigned arriving, struct move list[MOVE_LIST])
{
	int count = rules_moves(ground, position, list);

	for (int player = 0; player < ground->players; player++) {
		unsigned prisoner;

		if (!(arriving >> player & 1))
			continue;
		if (player != position->standing.turn) {
			count = make_room(ground, player, list, count);
			continue;
		}
		prisoner = find_prisoner(ground, position);
		if (prisoner != BOARD_NONE)
			count = set_free(ground, prisoner, list, count);
	}
	return count;
}

int search_moves(const struct ground *ground, const struct position *position,
	struct move list[MOVE_LIST])
{
	unsigned arriving = 0;

	for (int player = 0; player < ground->players; player++)
		if (search_is_arriving(ground, position, player,
			position_in_goal(position, ground, player)))
			arriving |= 1u << player;
	return search_moves_with(ground, position, arriving, list);
}

bool search_moves_go_by_piece(const struct ground *ground, const struct position *position,
	unsigned arriving, struct cellset *closed)
{
	int mover = position->standing.turn;

	*closed = (struct cellset){ 0 };
	for (int player = 0; arriving >> player; player++) {
		if (!(arriving >> player & 1))
			continue;
		if (player != mover) {
			struct cellset inside = cellset_and(&position->own[mover],
				&ground->goal[player]);

			if (!cellset_is_empty(&inside))
				return false;
			*closed = cellset_or(closed, &ground->goal[player]);
		} else if (find_prisoner(ground, position) != BOARD_NONE) {
			return false;
		}
	}
	return !rules_may_clear_out(ground, position);
}
