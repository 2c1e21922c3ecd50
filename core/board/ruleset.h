/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The rules that may differ from game to game, as switches with names.
 *
 * What they mean is in rules.h and move.h.  The names and values are the same
 * in every language; records and the command "rule" use them.
 */
#ifndef CORE_RULESET_H
#define CORE_RULESET_H

#include <stdbool.h>

#include "error.h"

/* May a piece in its goal leave it (halma(6), RULES)? */
enum goal_lock {
	GOAL_LOCK_OFF,    /* yes */
	GOAL_LOCK_STOP,   /* it may not end its turn outside */
	GOAL_LOCK_STRICT, /* it never leaves it, not even during a chain */
};

enum ruleset_rule {
	RULESET_GOAL_LOCK, RULESET_EQUALISE, RULESET_CLEAR_OUT, RULESET_TEAMS,
	RULESET_RULES
};

struct ruleset {
	enum goal_lock goal_lock;
	bool equalise;  /* two players: halma(6), RULES */
	bool clear_out; /* halma(6), RULES */
	bool teams;     /* four or six players: halma(6), RULES */
};

/* The name of a rule, such as "goal-lock". */
const char *ruleset_name(enum ruleset_rule rule);

/* The rule of that name; RULESET_RULES if there is none. */
enum ruleset_rule ruleset_find(const char *name);

/* The i-th value, from 0, that a rule can have, such as "strict"; NULL past the last. */
const char *ruleset_choice(enum ruleset_rule rule, int i);

/* The value a rule has in `rules`. */
const char *ruleset_value(const struct ruleset *rules, enum ruleset_rule rule);

/* Sets a rule.  False, with `rules` untouched and `fault` filled, for
 * ERROR_NO_RULE and ERROR_RULE_VALUE. */
bool ruleset_set(struct ruleset *rules, const char *name, const char *value,
	struct fault *fault);

#endif
