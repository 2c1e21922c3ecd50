/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "voice.h"

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
#include "voice_child.h"

struct voice {
	enum voice_to to;
	int socket;
	pid_t child;
	bool answered; /* it has reported once */
	bool ended;    /* it reports no more */
};

bool voice_is_built(void)
{
	return true;
}

struct voice *voice_new(enum voice_to to, int file)
{
	struct voice *voice;
	int ends[2];
	pid_t child;

	if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0)
		return NULL;
	child = fork();
	if (child == 0)
		voice_run(ends[1], to, file);
	close(ends[1]);
	if (child < 0) {
		close(ends[0]);
		return NULL;
	}
	voice = mem_zero(1, sizeof *voice);
	*voice = (struct voice){ .to = to, .socket = ends[0], .child = child };
	return voice;
}

void voice_free(struct voice *voice)
{
	if (!voice)
		return;
	kill(voice->child, SIGKILL);
	while (waitpid(voice->child, NULL, 0) < 0 && errno == EINTR)
		;
	close(voice->socket);
	free(voice);
}

/* The bytes of a text that are spoken: all, or as many whole words as there is room for. */
static size_t fitting(const char *text)
{
	size_t length = strlen(text);

	if (length <= VOICE_TEXT_MAX)
		return length;
	length = VOICE_TEXT_MAX;
	while (length && text[length] != ' ' && text[length] != '\n')
		length--;
	return length;
}

/* Sends a message, which is lost on a device that does not keep up; waits for a file. */
static void send_message(const struct voice *voice, struct voice_head head,
	const char *text)
{
	struct iovec parts[] = {
		{ .iov_base = &head, .iov_len = sizeof head },
		{ .iov_base = (char *)(uintptr_t)text, .iov_len = fitting(text) },
	};
	struct msghdr message = { .msg_iov = parts, .msg_iovlen = 2 };
	int flags = MSG_NOSIGNAL | (voice->to == VOICE_TO_DEVICE ? MSG_DONTWAIT : 0);

	while (sendmsg(voice->socket, &message, flags) < 0 && errno == EINTR)
		;
}

void voice_say(struct voice *voice, const struct voice_settings *settings,
	enum voice_sound sound, const char *text, bool follows)
{
	struct voice_head head;

	memset(&head, 0, sizeof head);
	head.kind = follows ? VOICE_FOLLOW : VOICE_SAY;
	head.sound = sound;
	head.settings = *settings;
	send_message(voice, head, text);
}

void voice_cut(struct voice *voice)
{
	struct voice_head head;

	if (voice->to != VOICE_TO_DEVICE)
		return;
	memset(&head, 0, sizeof head);
	head.kind = VOICE_CUT;
	send_message(voice, head, "");
}

/* Takes the next report.  True if there was one, or the child has ended without one. */
static bool receive(struct voice *voice, int flags, enum voice_trouble *trouble)
{
	struct voice_report report;
	ssize_t got = recv(voice->socket, &report, sizeof report, flags);

	/* If the child left messages unread, its end is told before its last report. */
	if (got < 0 && errno == ECONNRESET)
		got = recv(voice->socket, &report, sizeof report, flags);
	if (voice->ended || (got < 0 && (errno == EAGAIN || errno == EINTR)))
		return false;
	voice->answered = true;
	if (got != sizeof report) {
		voice->ended = true;
		*trouble = VOICE_LOST;
		return true;
	}
	voice->ended = report.last;
	*trouble = report.trouble;
	errno = report.error;
	return true;
}

enum voice_trouble voice_wait(struct voice *voice, int milliseconds)
{
	struct pollfd end = { .fd = voice->socket, .events = POLLIN };
	enum voice_trouble trouble = VOICE_FINE;

	if (!voice->answered)
		poll(&end, 1, milliseconds);
	while (trouble == VOICE_FINE && receive(voice, MSG_DONTWAIT, &trouble))
		;
	return trouble;
}

enum voice_trouble voice_finish(struct voice *voice)
{
	enum voice_trouble trouble = VOICE_FINE, next;
	struct voice_head head;
	int error = 0;

	memset(&head, 0, sizeof head);
	head.kind = VOICE_END;
	send_message(voice, head, "");
	while (!voice->ended && receive(voice, 0, &next))
		if (next > trouble) {
			trouble = next;
			error = errno;
		}
	errno = error;
	return trouble;
}

enum voice_trouble voice_try(const char *name)
{
	struct voice_settings settings = {
		.rate = VOICE_RATE, .pitch = VOICE_PITCH, .volume = VOICE_VOLUME,
	};
	struct voice *voice = voice_new(VOICE_TO_NOTHING, -1);
	enum voice_trouble trouble = VOICE_LOST;

	if (voice) {
		strncpy(settings.name, name, sizeof settings.name - 1);
		voice_say(voice, &settings, VOICE_NO_SOUND, "", false);
		trouble = voice_finish(voice);
	}
	voice_free(voice);
	return trouble;
}
