/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scripts of commands, and what of their answers goes to a voice.  Files cannot be
 * written meanwhile; perft, which may take for ever, the computer, which takes its
 * time, and the commands that speak are left out. */
#include <assert.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <unistd.h>

#include "buf.h"
#include "cmd.h"
#include "ear.h"
#include "mem.h"
#include "session.h"
#include "utf8.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const left_out[] = {
	"perft", "computer", "go", "hint", "value", "solve", "say", "speak",
};

enum { LEFT_OUT = sizeof left_out / sizeof *left_out };

/* Checks the names above, sends the answers nowhere and lets no file grow. */
static void shut(void)
{
	static bool done;
	struct rlimit none = { 0, RLIM_INFINITY };
	int null;

	if (done)
		return;
	done = true;
	for (size_t i = 0; i < LEFT_OUT; i++) {
		const struct cmd *cmd = cmd_find(left_out[i], NULL);

		assert(cmd && cmd_is_named(cmd, left_out[i]));
		assert(!cmd->letter || cmd->letter == *left_out[i]);
	}
	signal(SIGXFSZ, SIG_IGN);
	setrlimit(RLIMIT_FSIZE, &none);
	null = open("/dev/null", O_WRONLY);
	assert(null >= 0);
	dup2(null, STDOUT_FILENO);
	close(null);
}

/* cmd_find() takes long, so that a look at the beginning comes first. */
static bool is_left_out(const char *line)
{
	char word[16];

	if (sscanf(line, " %15[^ ]", word) != 1)
		return false;
	for (size_t i = 0; i < LEFT_OUT; i++) {
		const struct cmd *cmd = strncasecmp(left_out[i], word, strlen(word)) == 0 ?
			cmd_find(word, NULL) : NULL;

		if (cmd && cmd_is_named(cmd, left_out[i]))
			return true;
	}
	return false;
}

static void check_completion(void *into, const char *completion)
{
	(void)into;
	assert(*completion);
}

/* Nothing in an answer can be taken for markup or a command to the voice. */
static void check_spoken(const char *answer)
{
	struct buf spoken = { 0 };

	ear_text(answer, &spoken);
	for (const char *c = buf_text(&spoken); *c; c++)
		assert((unsigned char)*c >= ' ' && !strchr("<>[]{}\x7f", *c));
	buf_clear(&spoken);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char *script = mem_zero(size + 1, 1);
	struct session session;
	char *line, *next = script;

	shut();
	if (size)
		memcpy(script, data, size);
	session_init(&session, variant_default(), 2, NULL);
	while ((line = next) && !session.quit) {
		next = strchr(line, '\n');
		if (next)
			*next++ = '\0';
		utf8_clean(line);
		if (is_left_out(line))
			continue;
		cmd_complete(&session, line, NULL, check_completion);
		if (cmd_enter(&session, line) != SESSION_DONE)
			assert(*session_refusal(&session));
		check_spoken(buf_text(&session.last.ear));
		check_spoken(line);
	}
	session_clear(&session);
	free(script);
	return 0;
}
