/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ruleset.h"

#include <stddef.h>
#include <string.h>

enum { CHOICES = 4 };

/* Mark a sentence, and a name or value, for the translators (xgettext); a11y/say/words.c gives
 * them in the user's language. */
#define N_(text) (text)
#define NC_(context, text) (context "\004" text)

static const struct {
	const char *name; /* marked */
	size_t field; /* of struct ruleset: a byte */
	struct {
		const char *value;   /* marked */
		const char *meaning; /* what the rule does then */
	} choices[CHOICES];      /* NULL at the end */
} rule_table[RULESET_RULES] = {
	[RULESET_GOAL_LOCK] = {
		.name = NC_("rule", "goal-lock"), .field = offsetof(struct ruleset, goal_lock),
		.choices = {
			[GOAL_LOCK_OFF] = { NC_("value", "off"), N_("A piece may leave its goal again.") },
			[GOAL_LOCK_STOP] = { NC_("value", "stop"), N_("A piece in its goal may pass outside during a chain but must end its turn inside.") },
			[GOAL_LOCK_STRICT] = { NC_("value", "strict"), N_("A piece in its goal never leaves it, not even in the middle of a chain.") },
		},
	},
	[RULESET_EQUALISE] = {
		.name = NC_("rule", "equalise"), .field = offsetof(struct ruleset, equalise),
		.choices = {
			{ NC_("value", "off"), N_("There is no equalising turn: whoever is home first wins at once.") },
			{ NC_("value", "on"), N_("If the first player is home first, the second has one more turn; if that brings the second home too, the game is drawn.") },
		},
	},
	[RULESET_CLEAR_OUT] = {
		.name = NC_("rule", "clear-out"), .field = offsetof(struct ruleset, clear_out),
		.choices = {
			{ NC_("value", "off"), N_("Nobody is made to leave home.") },
			{ NC_("value", "on"), N_("Once a player has left home entirely, the player opposite who still has pieces at home may move only those, and only forwards, while one of them can move so.") },
		},
	},
	[RULESET_TEAMS] = {
		.name = NC_("rule", "teams"), .field = offsetof(struct ruleset, teams),
		.choices = {
			{ NC_("value", "off"), N_("Everybody plays alone.") },
			{ NC_("value", "on"), N_("Players opposite each other are partners, and a team wins when both are home.") },
		},
	},
};

const char *ruleset_marked_name(enum ruleset_rule rule)
{
	return rule_table[rule].name;
}

const char *ruleset_name(enum ruleset_rule rule)
{
	return strchr(rule_table[rule].name, '\004') + 1;
}

enum ruleset_rule ruleset_find(const char *name)
{
	enum ruleset_rule rule = 0;

	while (rule < RULESET_RULES && strcmp(ruleset_name(rule), name) != 0)
		rule++;
	return rule;
}

const char *ruleset_marked_choice(enum ruleset_rule rule, int i)
{
	return i < CHOICES ? rule_table[rule].choices[i].value : NULL;
}

const char *ruleset_choice(enum ruleset_rule rule, int i)
{
	const char *marked = ruleset_marked_choice(rule, i);

	return marked ? strchr(marked, '\004') + 1 : NULL;
}

const char *ruleset_meaning(enum ruleset_rule rule, int i)
{
	return rule_table[rule].choices[i].meaning;
}

int ruleset_get(const struct ruleset *rules, enum ruleset_rule rule)
{
	return ((const uint8_t *)rules)[rule_table[rule].field];
}

const char *ruleset_value(const struct ruleset *rules, enum ruleset_rule rule)
{
	return ruleset_choice(rule, ruleset_get(rules, rule));
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
	((uint8_t *)rules)[rule_table[rule].field] = (uint8_t)i;
	return true;
}
