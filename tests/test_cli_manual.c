/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The manual pages name every command, setting, variant and option there is, in
 * the order of the tables, and no other. */
#include "check.h"

#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "option.h"

/* Adds, a line each, the words that follow `mark` at the beginnings of lines. */
static void list_marked(const char *text, const char *mark, struct buf *list)
{
	for (const char *line = text; line; line = strchr(line, '\n')) {
		line += *line == '\n';
		if (strncmp(line, mark, strlen(mark)) != 0)
			continue;
		line += strlen(mark);
		buf_add_bytes(list, line, strcspn(line, " \n"));
		buf_add_char(list, '\n');
	}
}

/* The part of a page from one section's title to the next. */
static char *section(const char *page, int number)
{
	const char *at = page, *end;
	char *part;

	for (int i = 0; i < number; i++) {
		at = strstr(at + 1, "\n.Sh ");
		assert_non_null(at);
	}
	end = strstr(at + 1, "\n.Sh ");
	part = calloc((size_t)(end - at) + 2, 1);
	memcpy(part, at, (size_t)(end - at) + 1);
	return part;
}

enum { OPTIONS = 4, COMMANDS, SETTINGS, VARIANTS };

static void compare(const char *code, int number, const char *mark,
	const struct buf *expected)
{
	struct buf path = { 0 }, page = { 0 }, found = { 0 };
	char *part;

	buf_add(&path, "man/");
	if (strcmp(code, "en") != 0) {
		buf_add(&path, code);
		buf_add_char(&path, '/');
	}
	buf_add(&path, "halma.6");
	assert_true(file_read(path.text, &page));
	part = section(page.text, number);
	list_marked(part, mark, &found);
	assert_string_equal(buf_text(&found), buf_text(expected));
	free(part);
	buf_clear(&path);
	buf_clear(&page);
	buf_clear(&found);
}

static void test_commands(void **state)
{
	const char *code = *state;
	struct buf expected = { 0 };

	i18n_set_language(code);
	for (int i = 0; cmd_get(i); i++) {
		buf_add(&expected, _(cmd_get(i)->name));
		buf_add_char(&expected, '\n');
	}
	compare(code, COMMANDS, ".It Ic ", &expected);
	buf_clear(&expected);
}

static void test_settings(void **state)
{
	const char *code = *state;
	struct buf expected = { 0 };

	i18n_set_language(code);
	for (int i = 0; i < cmd_set_count(); i++) {
		buf_add(&expected, _(cmd_set_name(i)));
		buf_add_char(&expected, '\n');
	}
	compare(code, SETTINGS, ".It Cm ", &expected);
	buf_clear(&expected);
}

static void test_variants(void **state)
{
	struct buf expected = { 0 };

	for (int i = 0; variant_get(i); i++) {
		buf_add(&expected, variant_get(i)->id);
		buf_add_char(&expected, '\n');
	}
	compare(*state, VARIANTS, ".It Cm ", &expected);
	buf_clear(&expected);
}

/* Every option is in the page's section and in the completion of bash. */
static void test_options(void **state)
{
	struct buf completion = { 0 }, page = { 0 };
	char *part;

	(void)state;
	assert_true(file_read("cli/halma.bash", &completion));
	assert_true(file_read("man/halma.6", &page));
	part = section(page.text, OPTIONS);
	for (int i = 0; option_name(i); i++) {
		char mark[40];

		snprintf(mark, sizeof mark, "--%s", option_name(i));
		assert_non_null(strstr(completion.text, mark));
		snprintf(mark, sizeof mark, "Fl -%s", option_name(i));
		assert_non_null(strstr(part, mark));
	}
	free(part);
	buf_clear(&completion);
	buf_clear(&page);
}

int main(void)
{
	enum { KINDS = 3, TESTS = 40 };
	static const CMUnitTestFunction kinds[KINDS] = {
		test_commands, test_settings, test_variants,
	};
	static const char *const names[KINDS] = { "commands", "settings", "variants" };
	struct CMUnitTest tests[TESTS] = { cmocka_unit_test(test_options) };
	char label[TESTS][40];
	const char *build = getenv("B");
	char folder[1024];
	size_t count = 1;

	snprintf(folder, sizeof folder, "%s/locale", build ? build : "build");
	i18n_init(folder);
	for (int i = 0; i18n_code(i); i++) {
		for (int kind = 0; kind < KINDS; kind++, count++) {
			snprintf(label[count], sizeof label[count], "%s in %s", names[kind],
				i18n_code(i));
			tests[count] = (struct CMUnitTest){
				.name = label[count],
				.test_func = kinds[kind],
				.initial_state = (void *)(uintptr_t)i18n_code(i),
			};
		}
	}
	return _cmocka_run_group_tests("manual", tests, count, NULL, NULL);
}
