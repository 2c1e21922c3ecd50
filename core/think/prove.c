/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "prove.h"

#include "rules.h"

enum { CLAIMED = 3 }; /* occurrences of a position with which a draw may be claimed */

struct proof {
	const struct ground *ground;
	const struct prove_limits *limits;
	int player;     /* whose win it is */
	bool alone;     /* each for themselves: own turns are counted, and coming home */
	uint64_t nodes; /* that are left */
	bool given_up;
};

/* A position, and those on the way to it. */
struct node {
	const struct node *before; /* NULL at the first */
	struct position position;
	uint64_t key;
};

static bool is_ours(const struct proof *proof, int player)
{
	return ground_is_same_side(proof->ground, proof->player, player);
}

static bool is_won(const struct proof *proof, const struct position *position)
{
	int winner;

	if (proof->alone)
		return position->standing.finished >> proof->player & 1;
	if (!position->standing.end)
		return false;
	winner = rules_winner(position);
	return winner != GROUND_NOBODY && is_ours(proof, winner);
}

/* Are more pieces outside the goal than turns are left to bring them in, one a turn?
 * `left` counts as prove_win() does. */
static bool is_hopeless(const struct proof *proof, const struct position *position, int left)
{
	int turns = left, outside;

	if (proof->ground->rules.teams)
		return false;
	if (!proof->alone)
		turns = (left + (position->standing.turn == proof->player)) / 2;
	outside = cellset_count(&position->own[proof->player]) -
		position_in_goal(position, proof->ground, proof->player);
	return outside > turns;
}

/* May the player to move claim a draw? */
static bool is_claimable(const struct proof *proof, const struct node *node)
{
	int occurrences = 1;

	for (const struct node *other = node->before; other; other = other->before)
		occurrences += other->key == node->key;
	for (size_t i = 0; i < proof->limits->history_count; i++)
		occurrences += proof->limits->history[i] == node->key;
	return occurrences >= CLAIMED;
}

static bool must_give_up(struct proof *proof)
{
	const volatile sig_atomic_t *stop = proof->limits->stop;

	if (!proof->nodes || (stop && *stop))
		proof->given_up = true;
	else
		proof->nodes--;
	return proof->given_up;
}

static bool is_forced(struct proof *proof, struct node *node, int left);

/* Is a win forced within `left` turns once this move, or with NULL a pass, is made? */
static bool is_forced_by(struct proof *proof, const struct node *node,
	const struct move *move, int left)
{
	struct node next = { .before = node, .position = node->position };
	bool counts = !proof->alone || node->position.standing.turn == proof->player;

	if (move)
		rules_play(proof->ground, &next.position, *move);
	else
		rules_pass(proof->ground, &next.position);
	return is_forced(proof, &next, left - counts);
}

/* Our side needs one move that forces it; of the others every move must leave it so. */
static bool is_forced(struct proof *proof, struct node *node, int left)
{
	const struct standing *standing = &node->position.standing;
	bool ours = is_ours(proof, standing->turn), found = !ours;
	struct move list[MOVE_LIST];
	int count;

	if (is_won(proof, &node->position))
		return true;
	if (standing->end || left <= 0 || is_hopeless(proof, &node->position, left))
		return false;
	if (must_give_up(proof))
		return false;
	node->key = position_key(&node->position);
	if (!ours && is_claimable(proof, node))
		return false;
	count = rules_moves(proof->ground, &node->position, list);
	if (!count)
		return is_forced_by(proof, node, NULL, left);
	for (int i = 0; i < count && found != ours && !proof->given_up; i++)
		found = is_forced_by(proof, node, &list[i], left);
	return found && !proof->given_up;
}

int prove_win(const struct ground *ground, const struct position *position,
	struct move move, const struct prove_limits *limits)
{
	struct proof proof = {
		.ground = ground, .limits = limits, .player = position->standing.turn,
		.alone = ground_has_places(ground), .nodes = limits->nodes,
	};
	const struct node root = { .position = *position, .key = position_key(position) };

	for (int turns = 1; turns <= PROVE_TURNS && !proof.given_up; turns++)
		if (is_forced_by(&proof, &root, &move, turns))
			return turns;
	return 0;
}
