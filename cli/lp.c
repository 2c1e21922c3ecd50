/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lp.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "utf8.h"

enum { NAME_MOST = 127, SAID_MOST = 500 };

extern char **environ;

bool lp_is_name(const char *printer)
{
	size_t length = strlen(printer);

	if (!length || length > NAME_MOST || *printer == '-' ||
	    strpbrk(printer, " /\\#?'\""))
		return false;
	for (; *printer; printer++)
		if (iscntrl((unsigned char)*printer))
			return false;
	return true;
}

/* Starts lp with its words going into the pipe; an error number. */
static int start(char *const argv[], const int pipe_ends[2], pid_t *child)
{
	posix_spawn_file_actions_t actions;
	int error = posix_spawn_file_actions_init(&actions);

	if (error)
		return error;
	error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null",
		O_RDONLY, 0);
	if (!error)
		error = posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDOUT_FILENO);
	if (!error)
		error = posix_spawn_file_actions_adddup2(&actions, pipe_ends[1], STDERR_FILENO);
	if (!error)
		error = posix_spawnp(child, argv[0], &actions, NULL, argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	return error;
}

/* Reads what lp says to its end, and keeps the beginning. */
static void listen_to(int fd, struct buf *said)
{
	char bytes[256];
	ssize_t got;

	while ((got = read(fd, bytes, sizeof bytes)) > 0 || (got < 0 && errno == EINTR))
		if (got > 0 && said->length < SAID_MOST)
			buf_add_bytes(said, bytes, (size_t)got);
	if (!said->length)
		return;
	buf_cut(said, strcspn(said->text, "\n"));
	utf8_clean(said->text);
	said->length = strlen(said->text);
}

static bool has_succeeded(pid_t child)
{
	int status;

	while (waitpid(child, &status, 0) < 0)
		if (errno != EINTR)
			return false;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

enum lp_result lp_send(const char *path, const char *printer, struct buf *said)
{
	char lp[] = "lp", option[] = "-o", format[] = "document-format=application/vnd.cups-brf";
	char destination[] = "-d", end[] = "--";
	char *argv[] = {
		lp, option, format, destination, (char *)printer, end, (char *)path, NULL,
	};
	char *plain[] = { lp, option, format, end, (char *)path, NULL };
	int pipe_ends[2], error;
	pid_t child;

	if (pipe(pipe_ends) < 0) {
		buf_add(said, strerror(errno));
		return LP_REFUSED;
	}
	fcntl(pipe_ends[0], F_SETFD, FD_CLOEXEC);
	fcntl(pipe_ends[1], F_SETFD, FD_CLOEXEC);
	error = start(printer ? argv : plain, pipe_ends, &child);
	close(pipe_ends[1]);
	if (!error)
		listen_to(pipe_ends[0], said);
	close(pipe_ends[0]);
	if (error == ENOENT || error == ENOTDIR)
		return LP_MISSING;
	if (error)
		buf_add(said, strerror(error));
	return !error && has_succeeded(child) ? LP_SENT : LP_REFUSED;
}
