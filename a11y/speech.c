/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "speech.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "mem.h"
#include "speech_child.h"

struct speech {
	enum speech_to to;
	int socket;
	pid_t child;
	bool answered; /* it has reported once */
	bool ended;    /* it reports no more */
};

struct speech *speech_new(enum speech_to to, int file)
{
	struct speech *speech;
	int ends[2];
	pid_t child;

	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0)
		return NULL;
	child = fork();
	if (child == 0)
		speech_voice_run(ends[1], to, file);
	close(ends[1]);
	if (child < 0) {
		close(ends[0]);
		return NULL;
	}
	speech = mem_zero(1, sizeof *speech);
	*speech = (struct speech){ .to = to, .socket = ends[0], .child = child };
	return speech;
}

void speech_free(struct speech *speech)
{
	if (!speech)
		return;
	kill(speech->child, SIGKILL);
	while (waitpid(speech->child, NULL, 0) < 0 && errno == EINTR)
		;
	close(speech->socket);
	free(speech);
}

/* How much of a text is spoken: all, or as many whole words as there is room for. */
static size_t fitting(const char *text)
{
	size_t length = strlen(text);

	if (length <= SPEECH_TEXT_MAX)
		return length;
	length = SPEECH_TEXT_MAX;
	while (length && text[length] != ' ' && text[length] != '\n')
		length--;
	return length;
}

/* Sends a message.  A device that does not keep up loses it; a file is waited for. */
static void send_message(const struct speech *speech, struct speech_head head,
	const char *text)
{
	struct iovec parts[] = {
		{ .iov_base = &head, .iov_len = sizeof head },
		{ .iov_base = (char *)(uintptr_t)text, .iov_len = fitting(text) },
	};
	struct msghdr message = { .msg_iov = parts, .msg_iovlen = 2 };
	int flags = MSG_NOSIGNAL | (speech->to == SPEECH_TO_DEVICE ? MSG_DONTWAIT : 0);

	while (sendmsg(speech->socket, &message, flags) < 0 && errno == EINTR)
		;
}

void speech_say(struct speech *speech, const struct speech_voice *voice,
	enum speech_sound sound, const char *text, bool follows)
{
	struct speech_head head;

	memset(&head, 0, sizeof head);
	head.kind = follows ? SPEECH_FOLLOW : SPEECH_SAY;
	head.sound = sound;
	head.voice = *voice;
	send_message(speech, head, text);
}

void speech_cut(struct speech *speech)
{
	struct speech_head head;

	if (speech->to != SPEECH_TO_DEVICE)
		return;
	memset(&head, 0, sizeof head);
	head.kind = SPEECH_CUT;
	send_message(speech, head, "");
}

/* Takes the next report; true if there was one, or the child has ended without. */
static bool receive(struct speech *speech, int flags, enum speech_trouble *trouble)
{
	struct speech_report report;
	ssize_t got = recv(speech->socket, &report, sizeof report, flags);

	/* A child that ends with messages unread is told of before its last report. */
	if (got < 0 && errno == ECONNRESET)
		got = recv(speech->socket, &report, sizeof report, flags);
	if (speech->ended || (got < 0 && (errno == EAGAIN || errno == EINTR)))
		return false;
	speech->answered = true;
	if (got != sizeof report) {
		speech->ended = true;
		*trouble = SPEECH_LOST;
		return true;
	}
	speech->ended = report.last;
	*trouble = report.trouble;
	errno = report.error;
	return true;
}

enum speech_trouble speech_check(struct speech *speech)
{
	enum speech_trouble trouble = SPEECH_FINE;

	while (trouble == SPEECH_FINE && receive(speech, MSG_DONTWAIT, &trouble))
		;
	return trouble;
}

enum speech_trouble speech_wait(struct speech *speech, int milliseconds)
{
	struct pollfd end = { .fd = speech->socket, .events = POLLIN };

	if (!speech->answered)
		poll(&end, 1, milliseconds);
	return speech_check(speech);
}

enum speech_trouble speech_finish(struct speech *speech)
{
	enum speech_trouble trouble = SPEECH_FINE, next;
	struct speech_head head;
	int error = 0;

	memset(&head, 0, sizeof head);
	head.kind = SPEECH_END;
	send_message(speech, head, "");
	while (!speech->ended && receive(speech, 0, &next))
		if (next > trouble) {
			trouble = next;
			error = errno;
		}
	errno = error;
	return trouble;
}

enum speech_trouble speech_try(const char *name)
{
	struct speech_voice voice = {
		.rate = SPEECH_RATE, .pitch = SPEECH_PITCH, .volume = SPEECH_VOLUME,
	};
	struct speech *speech = speech_new(SPEECH_TO_NOTHING, -1);
	enum speech_trouble trouble = SPEECH_LOST;

	if (speech) {
		strncpy(voice.name, name, sizeof voice.name - 1);
		speech_say(speech, &voice, SPEECH_NO_SOUND, "", false);
		trouble = speech_finish(speech);
	}
	speech_free(speech);
	return trouble;
}
