/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pipe read whole while somebody writes into it slowly (halma(5)). */
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include "test_cli_folder.h"

enum { BITS = 1000 };

/* In a process of its own: opens the pipe x, says so, and when it is told to writes a byte
 * each time that the one before has been read, as `reader`, the other end, shows. */
static void write_slowly(int told, int reader)
{
	int fd = open("x", O_WRONLY);
	char byte = 'o';

	alarm(60); /* if the test has failed nobody reads */
	if (fd < 0 || write(told, &byte, 1) != 1 || read(told, &byte, 1) != 1)
		_exit(1);
	for (int i = 0; i < BITS; i++) {
		if (write(fd, &byte, 1) != 1)
			_exit(1);
		while (poll(&(struct pollfd){ .fd = reader, .events = POLLIN }, 1, 0) > 0)
			sched_yield();
	}
	_exit(0);
}

/* What comes into a pipe bit by bit, and not before it is waited for, is read whole. */
static void test_slow(void **state)
{
	struct folder folder;
	struct buf text = { 0 };
	int reader, told[2], status;
	char byte;
	pid_t pid;

	(void)state;
	folder_enter(&folder);
	CHECK_INT(mkfifo("x", 0600), 0);
	reader = open("x", O_RDONLY | O_NONBLOCK);
	CHECK_INT(socketpair(AF_UNIX, SOCK_STREAM, 0, told), 0);
	pid = fork();
	if (!pid)
		write_slowly(told[1], reader);
	close(told[1]);
	CHECK_INT(read(told[0], &byte, 1), 1);
	CHECK_INT(write(told[0], &byte, 1), 1);
	assert_true(file_read("x", &text));
	CHECK_INT(text.length, BITS);
	CHECK_INT(waitpid(pid, &status, 0), pid);
	CHECK_INT(status, 0);
	close(reader);
	close(told[0]);
	buf_clear(&text);
	folder_leave(&folder);
}

int main(void)
{
	return CHECK_RUN("cli file pipe",
		CHECK_TEST("read: a pipe with a slow writer", test_slow));
}
