/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruleset.h"

#include <stddef.h>
#include <string.h>

enum { CHOICES = 4 };

static const struct {
	const char *name;
	const char *choices[CHOICES]; /* by value, NULL at the end */
} rule_table[RULESET_RULES] = {
	[RULESET_GOAL_LOCK] = {
		.name = "goal-lock",
		.choices = {
			[GOAL_LOCK_OFF] = "off",
			[GOAL_LOCK_STOP] = "stop",
			[GOAL_LOCK_STRICT] = "strict",
		},
	},
	[RULESET_EQUALISE] = { .name = "equalise", .choices = { "off", "on" } },
	[RULESET_CLEAR_OUT] = { .name = "clear-out", .choices = { "off", "on" } },
	[RULESET_TEAMS] = { .name = "teams", .choices = { "off", "on" } },
};

const char *ruleset_name(enum ruleset_rule rule)
{
	return rule_table[rule].name;
}

enum ruleset_rule ruleset_find(const char *name)
{
	enum ruleset_rule rule = 0;

	while (rule < RULESET_RULES && strcmp(rule_table[rule].name, name) != 0)
		rule++;
	return rule;
}

const char *ruleset_choice(enum ruleset_rule rule, int i)
{
	return i < CHOICES ? rule_table[rule].choices[i] : NULL;
}

static int choice(const struct ruleset *rules, enum ruleset_rule rule)
{
	switch (rule) {
	case RULESET_GOAL_LOCK: return (int)rules->goal_lock;
	case RULESET_EQUALISE:  return rules->equalise;
	case RULESET_CLEAR_OUT: return rules->clear_out;
	default:                return rules->teams;
	}
}

const char *ruleset_value(const struct ruleset *rules, enum ruleset_rule rule)
{
	return rule_table[rule].choices[choice(rules, rule)];
}

bool ruleset_set(struct ruleset *rules, const char *name, const char *value,
	struct fault *fault)
{
	enum ruleset_rule rule = ruleset_find(name);
	int i = 0;

	if (rule == RULESET_RULES)
		return error_set_text(fault, ERROR_NO_RULE, name, strlen(name));
	while (ruleset_choice(rule, i) && strcmp(ruleset_choice(rule, i), value) != 0)
		i++;
	if (!ruleset_choice(rule, i)) {
		error_set_text(fault, ERROR_RULE_VALUE, value, strlen(value));
		fault->rule = (uint8_t)rule;
		return false;
	}
	switch (rule) {
	case RULESET_GOAL_LOCK: rules->goal_lock = (enum goal_lock)i; break;
	case RULESET_EQUALISE:  rules->equalise = i; break;
	case RULESET_CLEAR_OUT: rules->clear_out = i; break;
	default:                rules->teams = i; break;
	}
	return true;
}
