/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The rules that may differ from game to game, as switches with names.
 *
 * A rule is a field and a row in ruleset.c, which says what each value does; what makes it
 * so is in rules.h and move.h.  Records have the same names and
 * values in every language; people see those of their own (a11y/say/words.h).
 */
#ifndef CORE_RULESET_H
#define CORE_RULESET_H

#include <stdbool.h>
#include <stdint.h>

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
	uint8_t goal_lock; /* enum goal_lock */
	uint8_t equalise;  /* 0 or 1; two players: halma(6), RULES */
	uint8_t clear_out; /* 0 or 1: halma(6), RULES */
	uint8_t teams;     /* 0 or 1; four or six players: halma(6), RULES */
};

/* The name of a rule, such as "goal-lock". */
const char *ruleset_name(enum ruleset_rule rule);

/* The rule of that name; RULESET_RULES if there is none. */
enum ruleset_rule ruleset_find(const char *name);

/* The i-th value, from 0, that a rule can have, such as "strict"; NULL past the last. */
const char *ruleset_choice(enum ruleset_rule rule, int i);

/* The name and that value marked for translation (a11y/say/i18n.h); what the rule does when it
 * has that value, in a sentence to be translated (a11y/say/words.h). */
const char *ruleset_marked_name(enum ruleset_rule rule);
const char *ruleset_marked_choice(enum ruleset_rule rule, int i);
const char *ruleset_meaning(enum ruleset_rule rule, int i);

/* The value a rule has in `rules`: which it is, from 0, and how it is called. */
int ruleset_get(const struct ruleset *rules, enum ruleset_rule rule);
const char *ruleset_value(const struct ruleset *rules, enum ruleset_rule rule);

/* Sets a rule.  False, with `rules` untouched and `fault` filled, for
 * ERROR_NO_RULE and ERROR_RULE_VALUE. */
bool ruleset_set(struct ruleset *rules, const char *name, const char *value,
	struct fault *fault);

#endif
