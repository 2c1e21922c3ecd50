/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <assert.h>

#include "rules.h"

static int count_racing(const struct arena *arena, const struct position *position)
{
	int racing = 0;

	for (int player = 0; player < arena->players; player++)
		racing += position_is_racing(position, player);
	return racing;
}

/* A player is home and takes the next place.  In teams the place is that of both
 * partners, once both are home. */
static void arrive(const struct arena *arena, struct standing *standing, int player)
{
	int partner = arena->opposite[player];

	standing->finished |= (uint8_t)(1 << player);
	if (arena->rules.teams) {
		if (!(standing->finished >> partner & 1))
			return;
		standing->order[standing->arrived++] = (uint8_t)partner;
	}
	standing->order[standing->arrived++] = (uint8_t)player;
}

/* Turns go round by the order of the homes, past those out of the race.  Of two
 * players, it is always the other's turn: after the end, he would be next. */
static void pass_turn(const struct arena *arena, struct position *position)
{
	struct standing *standing = &position->standing;

	for (int i = 1; i <= arena->players; i++) {
		int next = (standing->turn + i) % arena->players;

		if (arena->players == 2 || position_is_racing(position, next) ||
		    i == arena->players) {
			standing->turn = (uint8_t)next;
			return;
		}
	}
}

/* Does one side hold every player who is left, so that nothing is open? */
static bool is_decided(const struct arena *arena, const struct position *position)
{
	int left = ARENA_NOBODY;

	for (int player = 0; player < arena->players; player++) {
		if (!position_is_racing(position, player))
			continue;
		if (left != ARENA_NOBODY && !arena_is_same_side(arena, left, player))
			return false;
		left = player;
	}
	return true;
}

/* Ends a race that is decided.  Who is left takes the next place, unless there
 * are no places but the first. */
static void end_race(const struct arena *arena, struct position *position,
	enum position_end end)
{
	struct standing *standing = &position->standing;

	standing->end = (uint8_t)end;
	if (end == POSITION_HOME && !arena_has_places(arena))
		return;
	for (int player = 0; player < arena->players; player++)
		if (position_is_racing(position, player))
			standing->order[standing->arrived++] = (uint8_t)player;
}

static bool has_finished(const struct position *position, int player)
{
	return position->standing.finished >> player & 1;
}

/* A player has come home: in teams this decides only with the partner. */
static bool wins_by_arriving(const struct arena *arena, const struct position *position,
	int player)
{
	if (arena->rules.teams)
		return has_finished(position, arena->opposite[player]);
	return arena->players == 2 || count_racing(arena, position) <= 1;
}

static void judge_equalising(struct position *position, int player)
{
	struct standing *standing = &position->standing;

	if (player == 0 && has_finished(position, 0))
		standing->equalising = true;
	else if (has_finished(position, 0) && has_finished(position, 1))
		standing->end = POSITION_EQUALISED;
	else if (has_finished(position, 0) || has_finished(position, 1))
		standing->end = POSITION_HOME;
	if (standing->end)
		standing->equalising = false;
}

/* What a turn of `player` has decided: his arrival, and with it the game. */
static void judge_turn(const struct arena *arena, struct position *position, int player)
{
	struct standing *standing = &position->standing;
	bool home = !has_finished(position, player) && !standing->passes &&
		position_is_home(position, arena, player);

	if (home)
		arrive(arena, standing, player);
	if (arena->rules.equalise)
		judge_equalising(position, player);
	else if (home && wins_by_arriving(arena, position, player))
		end_race(arena, position, POSITION_HOME);
}

void rules_play(const struct arena *arena, struct position *position, struct move move)
{
	int player = position->standing.turn;

	assert(!position->standing.end);
	position_shift(position, &arena->board, player, move.from, move.to);
	position->standing.passes = 0;
	judge_turn(arena, position, player);
	pass_turn(arena, position);
}

void rules_take_back(const struct arena *arena, struct position *position,
	struct move move, const struct standing *before)
{
	position_shift(position, &arena->board, before->turn, move.to, move.from);
	position->standing = *before;
}

void rules_pass(const struct arena *arena, struct position *position)
{
	struct standing *standing = &position->standing;

	assert(!standing->end);
	standing->passes++;
	judge_turn(arena, position, standing->turn);
	if (!standing->end && standing->passes >= count_racing(arena, position))
		rules_draw(arena, position, POSITION_STUCK);
	pass_turn(arena, position);
}

void rules_resign(const struct arena *arena, struct position *position)
{
	struct standing *standing = &position->standing;
	int player = standing->turn;

	assert(!standing->end);
	standing->resigned |= (uint8_t)(1 << player);
	if (arena->rules.teams)
		standing->resigned |= (uint8_t)(1 << arena->opposite[player]);
	standing->passes = 0;
	standing->equalising = false;
	if (is_decided(arena, position))
		end_race(arena, position, POSITION_RESIGNED);
	pass_turn(arena, position);
}

void rules_draw(const struct arena *arena, struct position *position,
	enum position_end end)
{
	position->standing.end = (uint8_t)end;
	position->standing.equalising = false;
	if (!arena_has_places(arena))
		position->standing.arrived = 0;
}

int rules_winner(const struct position *position)
{
	const struct standing *standing = &position->standing;

	for (int place = 0; place < standing->arrived; place++)
		if (standing->end != POSITION_EQUALISED &&
		    !(standing->resigned >> standing->order[place] & 1))
			return standing->order[place];
	return ARENA_NOBODY;
}

/* With the equalising turn, by who fills his goal and who is to move:
 *
 *   second only, or both with the first to move   over (halma(6), RULES, drawn if both)
 *   first only, first to move                     over: the second has had his turn
 *   first only, second to move                    open if the line says "="
 *   both, second to move                          open likewise */
static void judge_equalising_setup(const struct arena *arena, struct position *position)
{
	struct standing *standing = &position->standing;
	bool home[2] = {
		position_is_home(position, arena, 0), position_is_home(position, arena, 1),
	};

	if (home[0])
		arrive(arena, standing, 0);
	if (home[1] && !standing->equalising)
		arrive(arena, standing, 1);
	if (standing->arrived && !standing->equalising)
		standing->end = home[0] && home[1] ? POSITION_EQUALISED : POSITION_HOME;
}

void rules_judge(const struct arena *arena, struct position *position)
{
	struct standing *standing = &position->standing;

	assert(!standing->arrived && !standing->resigned && !standing->end);
	if (arena->rules.equalise) {
		judge_equalising_setup(arena, position);
		return;
	}
	for (int player = 0; player < arena->players; player++) {
		if (player == standing->turn || !position_is_home(position, arena, player))
			continue;
		arrive(arena, standing, player);
		if (!standing->end && wins_by_arriving(arena, position, player))
			end_race(arena, position, POSITION_HOME);
	}
}
