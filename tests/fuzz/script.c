/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scripts of commands, and what of their answers goes to a voice.  Files cannot be
 * written meanwhile; perft, which may take for ever, the computer, which takes its
 * time, and the commands that speak are left out. */
#include <assert.h>
#include <fcntl.h>
#include <signal.h>
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

/* Sends the answers nowhere and lets no file grow. */
static void shut(void)
{
	static bool done;
	struct rlimit none = { 0, RLIM_INFINITY };
	int null;

	if (done)
		return;
	done = true;
	signal(SIGXFSZ, SIG_IGN);
	setrlimit(RLIMIT_FSIZE, &none);
	null = open("/dev/null", O_WRONLY);
	assert(null >= 0);
	dup2(null, STDOUT_FILENO);
	close(null);
}

static bool is_left_out(const char *line)
{
	static const char *const left_out[] = { "pe", "co", "go", "hi", "h ", "va", "sol",
		"say", "sp" };

	while (*line == ' ')
		line++;
	for (size_t i = 0; i < sizeof left_out / sizeof *left_out; i++)
		if (strncasecmp(line, left_out[i], strlen(left_out[i])) == 0)
			return true;
	return strcmp(line, "h") == 0 || strcmp(line, "g") == 0;
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
