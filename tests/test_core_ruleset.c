/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The switches: their names and values, as records and "rule" use them (halma(6), RULES). */
#include "ruleset.h"

#include "check.h"

static const struct rule_row {
	const char *label;
	enum ruleset_rule rule;
	const char *name;
	const char *choices[4]; /* NULL after the last; the first is the zero value */
} rule_rows[] = {
	{ "rule: goal-lock", RULESET_GOAL_LOCK, "goal-lock", { "off", "stop", "strict" } },
	{ "rule: equalise", RULESET_EQUALISE, "equalise", { "off", "on" } },
	{ "rule: clear-out", RULESET_CLEAR_OUT, "clear-out", { "off", "on" } },
	{ "rule: teams", RULESET_TEAMS, "teams", { "off", "on" } },
};

/* Each value can be set, is read back, and changes no other rule. */
static void test_rule(void **state)
{
	const struct rule_row *row = *state;
	int i = 0;

	CHECK_TEXT(ruleset_name(row->rule), row->name);
	CHECK_INT(ruleset_find(row->name), row->rule);
	for (; row->choices[i]; i++) {
		struct ruleset rules = { 0 };
		struct fault fault;

		CHECK_TEXT(ruleset_choice(row->rule, i), row->choices[i]);
		assert_true(ruleset_set(&rules, row->name, row->choices[i], &fault));
		CHECK_TEXT(ruleset_value(&rules, row->rule), row->choices[i]);
		for (int other = 0; other < RULESET_RULES; other++)
			if (other != (int)row->rule)
				CHECK_TEXT(ruleset_value(&rules, other), "off");
		assert_true(ruleset_set(&rules, row->name, "off", &fault));
		CHECK_TEXT(ruleset_value(&rules, row->rule), "off");
	}
	assert_null(ruleset_choice(row->rule, i));
	assert_null(ruleset_choice(row->rule, 99));
}

static const struct field_row {
	const char *label, *name, *value;
	struct ruleset rules;
} field_rows[] = {
	{ "field: strict", "goal-lock", "strict", { .goal_lock = GOAL_LOCK_STRICT } },
	{ "field: stop", "goal-lock", "stop", { .goal_lock = GOAL_LOCK_STOP } },
	{ "field: equalise", "equalise", "on", { .equalise = true } },
	{ "field: clear-out", "clear-out", "on", { .clear_out = true } },
	{ "field: teams", "teams", "on", { .teams = true } },
};

static void test_field(void **state)
{
	const struct field_row *row = *state;
	struct ruleset rules = { 0 };
	struct fault fault;

	assert_true(ruleset_set(&rules, row->name, row->value, &fault));
	CHECK_INT(rules.goal_lock, row->rules.goal_lock);
	CHECK_INT(rules.equalise, row->rules.equalise);
	CHECK_INT(rules.clear_out, row->rules.clear_out);
	CHECK_INT(rules.teams, row->rules.teams);
}

#define TEN "0123456789"

static const struct refusal_row {
	const char *label, *name, *value;
	enum error error;
	const char *text;
} refusal_rows[] = {
	{ "refused: no such rule", "goal", "strict", ERROR_NO_RULE, "goal" },
	{ "refused: no name", "", "on", ERROR_NO_RULE, "" },
	{ "refused: capitals", "Teams", "on", ERROR_NO_RULE, "Teams" },
	{ "refused: no such value", "goal-lock", "on", ERROR_RULE_VALUE, "on" },
	{ "refused: no value", "teams", "", ERROR_RULE_VALUE, "" },
	{ "refused: value of another rule", "teams", "strict", ERROR_RULE_VALUE, "strict" },
	{ "refused: name and value, the name is told", "x", "y", ERROR_NO_RULE, "x" },
	{ "refused: a long name is cut at 40", TEN TEN TEN TEN TEN, "on", ERROR_NO_RULE,
		TEN TEN TEN TEN },
	{ "refused: a long value is cut at 40", "teams", TEN TEN TEN TEN TEN,
		ERROR_RULE_VALUE, TEN TEN TEN TEN },
	{ "refused: a value is cut before a letter of two bytes", "teams",
		TEN TEN TEN "012345678\xc3\xa4", ERROR_RULE_VALUE, TEN TEN TEN "012345678" },
};

static void test_refusal(void **state)
{
	const struct refusal_row *row = *state;
	struct ruleset rules = { .goal_lock = GOAL_LOCK_STOP, .clear_out = true };
	struct fault fault = { .error = ERROR_NONE };

	assert_false(ruleset_set(&rules, row->name, row->value, &fault));
	CHECK_INT(fault.error, row->error);
	CHECK_TEXT(fault.text, row->text);
	CHECK_INT(rules.goal_lock, GOAL_LOCK_STOP);
	assert_true(rules.clear_out);
	assert_false(rules.equalise || rules.teams);
}

int main(void)
{
	return CHECK_RUN("core ruleset",
		CHECK_TABLE(rule_rows, test_rule),
		CHECK_TABLE(field_rows, test_field),
		CHECK_TABLE(refusal_rows, test_refusal));
}
