/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "solve.h"

#include <assert.h>
#include <stdlib.h>

#include "mem.h"
#include "rules.h"
#include "solve_place.h"

enum { LOCKS = GOAL_LOCK_STRICT + 1 };

/* What a placement is worth to the player to move is kept in a byte: 0, a draw, or
 * not known yet; otherwise 1 + the turns to the end.  The last turn is the winner's
 * own, so an even number of turns is a loss and an odd one a win. */
struct solve {
	struct solve_numbering numbering;
	uint8_t *table[LOCKS][2]; /* by goal lock and clear-out; NULL: not made yet */
	uint64_t home;            /* of the first player, in the games of the tables */
};

/* One table in the making. */
struct making {
	const struct solve_numbering *numbering;
	const struct ground *ground;
	struct ground unlocked;  /* the same game with neither rule */
	uint8_t *table;
	uint32_t *way_out; /* by number: one they lead to that is not won; 0 if unknown */
	struct solve_placement *found; /* those valued so far, nearest the end first */
	size_t count;
};

struct solve *solve_new(void)
{
	struct solve *solve = mem_zero(1, sizeof *solve);

	solve_place_init(&solve->numbering);
	return solve;
}

static void forget_tables(struct solve *solve)
{
	for (int lock = 0; lock < LOCKS; lock++) {
		for (int clear_out = 0; clear_out <= 1; clear_out++) {
			free(solve->table[lock][clear_out]);
			solve->table[lock][clear_out] = NULL;
		}
	}
}

void solve_free(struct solve *solve)
{
	if (!solve)
		return;
	forget_tables(solve);
	free(solve);
}

static struct solve_placement placement_of(const struct position *position)
{
	const struct solve_placement placement = {
		(uint16_t)position->own[0].word[0], (uint16_t)position->own[1].word[0],
	};

	return position->standing.turn == 0 ? placement : solve_swap_sides(placement);
}

static uint16_t shift(uint16_t cells, struct move move)
{
	return (uint16_t)(cells ^ 1u << move.from ^ 1u << move.to);
}

static bool is_loss(uint8_t worth)
{
	return worth % 2 == 1;
}

static bool is_win(uint8_t worth)
{
	return worth && !is_loss(worth);
}

static void set_up(const struct making *making, struct solve_placement placement,
	struct position *position)
{
	const struct board *board = &making->ground->board;

	*position = (struct position){ 0 };
	for (unsigned cell = 0; cell < SOLVE_CELLS; cell++) {
		if (placement.own >> cell & 1)
			position_flip(position, board, 0, cell);
		else if (placement.other >> cell & 1)
			position_flip(position, board, 1, cell);
	}
}

static uint8_t *worth_of(const struct making *making, struct solve_placement placement)
{
	return &making->table[solve_number(making->numbering, placement)];
}

static void note(struct making *making, struct solve_placement placement, uint8_t worth)
{
	*worth_of(making, placement) = worth;
	making->found[making->count++] = placement;
}

static bool is_among(struct move move, const struct move *list, int count)
{
	for (int i = 0; i < count; i++)
		if (move_is_same(list[i], move))
			return true;
	return false;
}

/* A placement seen from the side of the player not to move in it, who is the first
 * here: a move of the second leads to `after`. */
struct before {
	struct solve_placement placement;
	struct move move; /* from = to: a pass */
	uint8_t after;    /* the worth of the placement it leads to */
	size_t number;
};

/* Looks for a move, or the pass, to a placement that is not won for the player to
 * move in it.  One that was found holds until that placement is won, so it is
 * remembered. */
static bool has_way_out(struct making *making, const struct before *before,
	const struct move *list, int count)
{
	size_t next = solve_number(making->numbering, before->placement);

	if (!count)
		return !is_win(making->table[next]);
	for (int i = 0; i < count; i++) {
		next = solve_number(making->numbering, (struct solve_placement){
			before->placement.own, shift(before->placement.other, list[i]),
		});
		if (!is_win(making->table[next])) {
			making->way_out[before->number] = (uint32_t)next;
			return true;
		}
	}
	return false;
}

/* Values a placement, whose position is given, if it is known now: it is won if
 * the move to a lost one is legal, and lost if there is no other way out. */
static void judge(struct making *making, const struct position *position,
	const struct before *before)
{
	struct move list[MOVE_LIST];
	int count = rules_moves(making->ground, position, list);
	bool passes = before->move.from == before->move.to;

	assert(before->after < UINT8_MAX);
	if (is_loss(before->after) ?
	    (passes ? !count : is_among(before->move, list, count)) :
	    !has_way_out(making, before, list, count))
		note(making, solve_swap_sides(before->placement), (uint8_t)(before->after + 1));
}

/* Is there nothing to find out: the placement is valued, or its way out is open? */
static bool is_settled(const struct making *making, const struct before *before)
{
	uint32_t way_out = making->way_out[before->number];

	return making->table[before->number] ||
		(is_win(before->after) && way_out && !is_win(making->table[way_out]));
}

/* Judges all placements that may lead to this one.  A chain can be gone back, so
 * the other player's moves without locks show where the piece may come from. */
static void judge_those_before(struct making *making, struct solve_placement placement)
{
	const struct board *board = &making->ground->board;
	struct before before = { .after = *worth_of(making, placement) };
	struct move list[MOVE_LIST];
	struct position position;
	int count;

	set_up(making, placement, &position);
	position.standing.turn = 1;
	count = move_generate(&making->unlocked, &position, list);
	list[count++] = (struct move){ 0, 0 };
	for (int i = 0; i < count; i++) {
		before.move = (struct move){ list[i].to, list[i].from };
		before.placement = placement;
		before.placement.other = shift(placement.other, list[i]);
		before.number = solve_number(making->numbering, solve_swap_sides(before.placement));
		if (is_settled(making, &before))
			continue;
		position_shift(&position, board, 1, list[i].from, list[i].to);
		judge(making, &position, &before);
		position_shift(&position, board, 1, list[i].to, list[i].from);
	}
}

/* Every placement in which the player not to move fills the goal is lost at 0. */
static void note_ends(struct making *making)
{
	uint16_t goal = (uint16_t)making->ground->goal[1].word[0];

	for (unsigned own = 0; own < 1u << SOLVE_CELLS; own++)
		if (!(own & goal) && cellset_word_count(own) == SOLVE_PIECES)
			note(making, (struct solve_placement){ (uint16_t)own, goal }, 1);
}

/* Goes back from the ends.  Since the placements found are taken in turn, those
 * nearer to the end are all known when one is judged. */
static uint8_t *make_table(const struct solve_numbering *numbering, const struct ground *ground)
{
	const struct ruleset none = { 0 };
	struct making *making = mem_zero(1, sizeof *making);
	uint8_t *table = mem_zero(SOLVE_PLACEMENTS, sizeof *table);

	making->numbering = numbering;
	making->ground = ground;
	making->table = table;
	making->way_out = mem_zero(SOLVE_PLACEMENTS, sizeof *making->way_out);
	making->found = mem_resize(NULL, SOLVE_PLACEMENTS, sizeof *making->found);
	ground_init(&making->unlocked, ground->variant, ground->players, &none);
	note_ends(making);
	for (size_t i = 0; i < making->count; i++)
		judge_those_before(making, making->found[i]);
	free(making->found);
	free(making->way_out);
	free(making);
	return table;
}

/* The table of a game, made when it is first asked for. */
static const uint8_t *table_of(struct solve *solve, const struct ground *ground)
{
	const struct ruleset *rules = &ground->rules;
	uint8_t **table = &solve->table[rules->goal_lock][rules->clear_out];

	assert(solve_has_values(ground));
	if (solve->home != ground->home[0].word[0])
		forget_tables(solve);
	solve->home = ground->home[0].word[0];
	if (!*table)
		*table = make_table(&solve->numbering, ground);
	return *table;
}

/* Does turning the board round take the two players to each other's places? */
static bool is_symmetric(const struct ground *ground)
{
	return ground->opposite[0] == 1 && ground->opposite[1] == 0 &&
		solve_turn_round((unsigned)ground->home[0].word[0]) ==
			ground->home[1].word[0];
}

bool solve_has_values(const struct ground *ground)
{
	return ground->players == 2 && ground->board.cells == SOLVE_CELLS &&
		variant_pieces(ground->variant) == SOLVE_PIECES && is_symmetric(ground) &&
		!ground->rules.equalise;
}

bool solve_has(const struct ground *ground, const struct position *position)
{
	return solve_has_values(ground) && !position->standing.end &&
		cellset_count(&position->own[0]) == SOLVE_PIECES &&
		cellset_count(&position->own[1]) == SOLVE_PIECES;
}

struct solve_value solve_value(struct solve *solve, const struct ground *ground,
	const struct position *position)
{
	const uint8_t *table = table_of(solve, ground);
	uint8_t worth;

	assert(solve_has(ground, position));
	worth = table[solve_number(&solve->numbering, placement_of(position))];
	if (!worth)
		return (struct solve_value){ SOLVE_DRAW, 0 };
	return (struct solve_value){ is_loss(worth) ? SOLVE_LOSS : SOLVE_WIN, worth - 1 };
}

/* How good it is for a player that the other is to move in a placement of that
 * worth: the higher the better. */
static int goodness(uint8_t worth)
{
	if (!worth)
		return 0;
	return is_loss(worth) ? UINT8_MAX + 1 - worth : worth - UINT8_MAX - 1;
}

int solve_best(struct solve *solve, const struct ground *ground,
	const struct position *position, struct move list[MOVE_LIST])
{
	const uint8_t *table = table_of(solve, ground);
	int count = rules_moves(ground, position, list);
	int best = -UINT8_MAX - 1, kept = 0;

	assert(solve_has(ground, position));
	for (int i = 0; i < count; i++) {
		struct position next = *position;
		int good;

		rules_play(ground, &next, list[i]);
		good = goodness(table[solve_number(&solve->numbering, placement_of(&next))]);
		if (good > best)
			kept = 0;
		if (good < best)
			continue;
		best = good;
		list[kept++] = list[i];
	}
	return kept;
}

struct solve_totals solve_totals(struct solve *solve, const struct ground *ground)
{
	const uint8_t *table = table_of(solve, ground);
	struct solve_totals totals = { .positions = SOLVE_PLACEMENTS };

	for (int i = 0; i < SOLVE_PLACEMENTS; i++) {
		totals.drawn += !table[i];
		totals.lost += is_loss(table[i]);
	}
	totals.won = totals.positions - totals.drawn - totals.lost;
	return totals;
}
