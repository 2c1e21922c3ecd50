/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A session that does lines, without a journal and with nothing printed.
 */
#ifndef TESTS_TEST_CLI_SESSION_H
#define TESTS_TEST_CLI_SESSION_H

#include <fcntl.h>
#include <unistd.h>

#include "check.h"
#include "cmd.h"
#include "session.h"

static inline void start(struct session *session)
{
	session_init(session, variant_find("kitchen5"), 2, NULL);
}

/* Does a line with standard output elsewhere. */
static inline enum session_result do_quietly(struct session *session, const char *line)
{
	int output, nowhere = open("/dev/null", O_WRONLY);
	enum session_result result;

	fflush(stdout);
	output = dup(STDOUT_FILENO);
	assert_true(dup2(nowhere, STDOUT_FILENO) >= 0);
	result = cmd_enter(session, line);
	fflush(stdout);
	dup2(output, STDOUT_FILENO);
	close(output);
	close(nowhere);
	return result;
}

/* Does lines that end in newlines, of which none may be refused. */
static inline void do_lines(struct session *session, const char *lines)
{
	char *copy = strdup(lines), *rest = copy, *line;

	while ((line = strtok_r(rest, "\n", &rest)))
		if (do_quietly(session, line) != SESSION_DONE)
			fail_msg("%s: %s", line, session_refusal(session));
	free(copy);
}

/* What the last line that was not refused was answered with. */
static inline const char *answer_of(const struct session *session)
{
	return buf_text(&session->last.text);
}

#endif
