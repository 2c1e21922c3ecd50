/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <assert.h>

#include "rules.h"

static int count_racing(const struct ground *ground, const struct position *position)
{
	int racing = 0;

	for (int player = 0; player < ground->players; player++)
		racing += position_is_racing(position, player);
	return racing;
}

/* A player is home and takes the next place.  In teams the place is that of both
 * partners, once both are home. */
static void arrive(const struct ground *ground, struct standing *standing, int player)
{
	int partner = ground->opposite[player];

	standing->finished |= (uint8_t)(1 << player);
	if (ground->rules.teams) {
		if (!(standing->finished >> partner & 1))
			return;
		standing->order[standing->arrived++] = (uint8_t)partner;
	}
	standing->order[standing->arrived++] = (uint8_t)player;
}

/* Turns go round in the order of the homes, past players out of the race.  Of two
 * players, it is always the other's turn, even after the end. */
static void pass_turn(const struct ground *ground, struct position *position)
{
	struct standing *standing = &position->standing;

	for (int i = 1; i <= ground->players; i++) {
		int next = (standing->turn + i) % ground->players;

		if (ground->players == 2 || position_is_racing(position, next) ||
		    i == ground->players) {
			standing->turn = (uint8_t)next;
			return;
		}
	}
}

/* Are all players who are left on one side, so that nothing is open? */
static bool is_decided(const struct ground *ground, const struct position *position)
{
	int left = GROUND_NOBODY;

	for (int player = 0; player < ground->players; player++) {
		if (!position_is_racing(position, player))
			continue;
		if (left != GROUND_NOBODY && !ground_is_same_side(ground, left, player))
			return false;
		left = player;
	}
	return true;
}

/* Ends a race that is decided.  The players who are left take the next places, unless
 * there is only the first. */
static void end_race(const struct ground *ground, struct position *position,
	enum position_end end)
{
	struct standing *standing = &position->standing;

	standing->end = (uint8_t)end;
	if (end == POSITION_HOME && !ground_has_places(ground))
		return;
	for (int player = 0; player < ground->players; player++)
		if (position_is_racing(position, player))
			standing->order[standing->arrived++] = (uint8_t)player;
}

static bool has_finished(const struct position *position, int player)
{
	return position->standing.finished >> player & 1;
}

/* A player has come home: in teams this decides only with the partner. */
static bool wins_by_arriving(const struct ground *ground, const struct position *position,
	int player)
{
	if (ground->rules.teams)
		return has_finished(position, ground->opposite[player]);
	return ground->players == 2 || count_racing(ground, position) <= 1;
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

/* Judges what a turn of `player` has decided: the arrival, and with it the game. */
static void judge_turn(const struct ground *ground, struct position *position, int player)
{
	struct standing *standing = &position->standing;
	bool home = !has_finished(position, player) && !standing->passes &&
		position_is_home(position, ground, player);

	if (home)
		arrive(ground, standing, player);
	if (ground->rules.equalise)
		judge_equalising(position, player);
	else if (home && wins_by_arriving(ground, position, player))
		end_race(ground, position, POSITION_HOME);
}

void rules_play(const struct ground *ground, struct position *position, struct move move)
{
	int player = position->standing.turn;

	assert(!position->standing.end);
	position_shift(position, &ground->board, player, move.from, move.to);
	position->standing.passes = 0;
	judge_turn(ground, position, player);
	pass_turn(ground, position);
}

void rules_take_back(const struct ground *ground, struct position *position,
	struct move move, const struct standing *before)
{
	position_shift(position, &ground->board, before->turn, move.to, move.from);
	position->standing = *before;
}

void rules_pass(const struct ground *ground, struct position *position)
{
	struct standing *standing = &position->standing;

	assert(!standing->end);
	standing->passes++;
	judge_turn(ground, position, standing->turn);
	if (!standing->end && standing->passes >= count_racing(ground, position))
		rules_draw(ground, position, POSITION_STUCK);
	pass_turn(ground, position);
}

void rules_resign(const struct ground *ground, struct position *position)
{
	struct standing *standing = &position->standing;
	int player = standing->turn;

	assert(!standing->end);
	standing->resigned |= (uint8_t)(1 << player);
	if (ground->rules.teams)
		standing->resigned |= (uint8_t)(1 << ground->opposite[player]);
	standing->passes = 0;
	standing->equalising = false;
	if (is_decided(ground, position))
		end_race(ground, position, POSITION_RESIGNED);
	pass_turn(ground, position);
}

void rules_draw(const struct ground *ground, struct position *position,
	enum position_end end)
{
	position->standing.end = (uint8_t)end;
	position->standing.equalising = false;
	if (!ground_has_places(ground))
		position->standing.arrived = 0;
}

int rules_winner(const struct position *position)
{
	const struct standing *standing = &position->standing;

	for (int place = 0; place < standing->arrived; place++)
		if (standing->end != POSITION_EQUALISED &&
		    !(standing->resigned >> standing->order[place] & 1))
			return standing->order[place];
	return GROUND_NOBODY;
}

/* With the equalising turn, by which players fill their goals and which is to move:
 *
 *   second only, or both with the first to move   over (halma(6), RULES, drawn if both)
 *   first only, first to move                     over: the second has had that turn
 *   first only, second to move                    open if the line says "="
 *   both, second to move                          open likewise */
static void judge_equalising_setup(const struct ground *ground, struct position *position)
{
	struct standing *standing = &position->standing;
	bool home[2] = {
		position_is_home(position, ground, 0), position_is_home(position, ground, 1),
	};

	if (home[0])
		arrive(ground, standing, 0);
	if (home[1] && !standing->equalising)
		arrive(ground, standing, 1);
	if (standing->arrived && !standing->equalising)
		standing->end = home[0] && home[1] ? POSITION_EQUALISED : POSITION_HOME;
}

void rules_judge(const struct ground *ground, struct position *position)
{
	struct standing *standing = &position->standing;

	assert(!standing->arrived && !standing->resigned && !standing->end);
	if (ground->rules.equalise) {
		judge_equalising_setup(ground, position);
		return;
	}
	for (int player = 0; player < ground->players; player++) {
		if (player == standing->turn || !position_is_home(position, ground, player))
			continue;
		arrive(ground, standing, player);
		if (!standing->end && wins_by_arriving(ground, position, player))
			end_race(ground, position, POSITION_HOME);
	}
}
