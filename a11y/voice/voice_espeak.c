/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The child process that speaks.  The only file that knows espeak-ng.
 *
 * It speaks one message at a time.  It looks at the socket before each CHUNK of samples
 * and, while the device has no room, every TICK, so that a new message or a cut takes
 * effect at once; for a file, messages wait their turn.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <espeak-ng/speak_lib.h>

#include "mem.h"
#include "voice_child.h"

enum {
	CHUNK = 20,   /* ms of sound that espeak-ng makes at a time */
	TICK = 10,    /* ms between looks at the socket */
	STUCK = 300,  /* ticks in which a device does nothing before it is given up */
	PAUSE = 250,  /* ms between utterances in a file */
	APART = 70,   /* ms that fast speech pauses more at commas and stops */
	FILES = 1024, /* descriptors that the game may have open */
};

/* What is used of espeak-ng, found when the child has started. */
struct library {
	__typeof__(espeak_Initialize) *initialize;
	__typeof__(espeak_SetSynthCallback) *set_callback;
	__typeof__(espeak_SetVoiceByName) *set_voice;
	__typeof__(espeak_SetParameter) *set_parameter;
	__typeof__(espeak_Synth) *synth;
};

struct utterance {
	struct voice_head head;
	char text[VOICE_TEXT_MAX + 1];
};

struct child {
	int socket;
	struct library library;
	struct voice_sink sink;
	struct utterance *current;  /* being spoken */
	struct utterance *pending;  /* to be spoken next, if has_pending */
	struct utterance *received; /* the last message */
	bool has_pending;
	bool ending; /* VOICE_END has come */
	bool cut;    /* `current` is to be spoken no further */
	char name[VOICE_NAME]; /* of the voice that is set */
};

/* espeak-ng calls back without a context of ours. */
static struct child *state;

static void report(const struct child *child, enum voice_trouble trouble, bool last)
{
	struct voice_report message;

	memset(&message, 0, sizeof message);
	message.error = errno;
	message.trouble = trouble;
	message.last = last;
	send(child->socket, &message, sizeof message, MSG_NOSIGNAL);
}

/* Ends the child. */
static void give_up(const struct child *child, enum voice_trouble trouble)
	__attribute__((noreturn));
static void give_up(const struct child *child, enum voice_trouble trouble)
{
	report(child, trouble, true);
	_exit(0);
}

/* Appends the received text to the pending utterance. */
static void append(struct child *child)
{
	char *text = child->pending->text;
	size_t length = strlen(text);

	snprintf(text + length, sizeof child->pending->text - length, " %s",
		child->received->text);
	if (!child->pending->head.sound)
		child->pending->head.sound = child->received->head.sound;
}

static void swap(struct utterance **a, struct utterance **b)
{
	struct utterance *first = *a;

	*a = *b;
	*b = first;
}

/* Takes a message from the socket, and waits for one if there is none. */
static void receive(struct child *child)
{
	struct voice_head *head = &child->received->head;
	struct iovec parts[] = {
		{ .iov_base = head, .iov_len = sizeof *head },
		{ .iov_base = child->received->text, .iov_len = VOICE_TEXT_MAX },
	};
	struct msghdr message = { .msg_iov = parts, .msg_iovlen = 2 };
	ssize_t got = recvmsg(child->socket, &message, 0);

	if (got < (ssize_t)sizeof *head)
		_exit(0); /* the game has ended */
	child->received->text[(size_t)got - sizeof *head] = '\0';
	child->cut |= head->kind == VOICE_SAY || head->kind == VOICE_CUT;
	if (head->kind == VOICE_END) {
		child->ending = true;
	} else if (head->kind == VOICE_FOLLOW && child->has_pending) {
		append(child);
	} else {
		child->has_pending = head->kind != VOICE_CUT;
		swap(&child->pending, &child->received);
	}
}

/* Takes the messages that come within the given time, up to one that cuts. */
static void look(struct child *child, int milliseconds)
{
	struct pollfd end = { .fd = child->socket, .events = POLLIN };

	if (child->sink.to == VOICE_TO_DEVICE)
		while (!child->cut && poll(&end, 1, milliseconds) > 0)
			receive(child);
}

/* Plays samples.  False if they were cut. */
static bool play(struct child *child, const int16_t *samples, size_t count)
{
	int ticks = 0;

	look(child, 0);
	while (count && !child->cut) {
		long took = voice_sink_write(&child->sink, samples, count);

		if (took < 0 || ticks > STUCK)
			give_up(child, child->sink.to == VOICE_TO_FILE ? VOICE_NO_FILE :
				VOICE_LOST);
		if (took == 0) {
			look(child, TICK);
			ticks++;
			continue;
		}
		ticks = 0;
		samples += took;
		count -= (size_t)took;
	}
	return !child->cut;
}

static bool play_pause(struct child *child, int milliseconds)
{
	static const int16_t silence[1024];
	size_t left = (size_t)(child->sink.rate * milliseconds / 1000);

	while (left && !child->cut) {
		size_t count = left < 1024 ? left : 1024;

		play(child, silence, count);
		left -= count;
	}
	return !child->cut;
}

/* How much longer the pauses are made.  Those of espeak-ng shrink from 140 ms after a
 * comma at 175 words a minute to 30 at 300 and 10 at 400, and landings run together. */
static int more_pause(int rate)
{
	return rate <= 200 ? 0 : rate >= 300 ? APART : (rate - 200) * APART / 100;
}

/* Takes samples from espeak-ng; anything but 0 makes it stop.  A comma or a stop is an event
 * at the end of the samples it comes with. */
static int on_samples(short *samples, int count, espeak_EVENT *events)
{
	bool goes_on = !samples || count <= 0 || play(state, samples, (size_t)count);

	for (; goes_on && events->type != espeakEVENT_LIST_TERMINATED; events++)
		if (events->type == espeakEVENT_END)
			goes_on = play_pause(state, more_pause(state->current->head.settings.rate));
	return !goes_on;
}

static void play_tone(struct child *child, enum voice_sound sound)
{
	int16_t samples[VOICE_TONE];

	play(child, samples, voice_tone_make(sound, child->sink.rate, samples));
}

static void set_voice(struct child *child, const struct voice_settings *settings)
{
	const struct library *library = &child->library;

	if (strcmp(child->name, settings->name) != 0) {
		memcpy(child->name, settings->name, sizeof child->name);
		if (library->set_voice(settings->name) != EE_OK)
			report(child, VOICE_UNKNOWN, false);
	}
	library->set_parameter(espeakRATE, settings->rate, 0);
	library->set_parameter(espeakPITCH, settings->pitch, 0);
	library->set_parameter(espeakVOLUME, settings->volume, 0);
}

/* Waits until all that was played has been heard, or is cut. */
static void drain(struct child *child)
{
	for (int ticks = 0; !child->cut && !voice_sink_drain(&child->sink); ticks++) {
		if (ticks > STUCK)
			give_up(child, VOICE_LOST);
		look(child, TICK);
	}
	if (child->cut)
		voice_sink_cut(&child->sink);
}

/* Speaks the pending utterance. */
static void utter(struct child *child)
{
	struct utterance *current = child->pending;
	size_t size = strlen(current->text) + 1;

	swap(&child->current, &child->pending);
	child->has_pending = child->cut = false;
	set_voice(child, &current->head.settings);
	voice_sink_begin(&child->sink);
	play_tone(child, current->head.sound);
	/* Without espeakSSML and espeakPHONEMES the text is only text. */
	if (size > 1 && !child->cut)
		child->library.synth(current->text, size, 0, POS_CHARACTER, 0,
			espeakCHARS_UTF8, NULL, NULL);
	if (child->sink.to == VOICE_TO_FILE)
		play_pause(child, PAUSE);
	drain(child);
}

/* Loads the library by the name that carries the number of its binary interface, the
 * one that speak_lib.h describes.  The plain "libespeak-ng.so" comes only with that
 * header, and may be a link to another interface. */
static bool find_library(struct library *library)
{
	const struct { const char *name; void *function; } wanted[] = {
		{ "espeak_Initialize", &library->initialize },
		{ "espeak_SetSynthCallback", &library->set_callback },
		{ "espeak_SetVoiceByName", &library->set_voice },
		{ "espeak_SetParameter", &library->set_parameter },
		{ "espeak_Synth", &library->synth },
	};
	void *handle = dlopen("libespeak-ng.so.1", RTLD_NOW);

	for (size_t i = 0; handle && i < sizeof wanted / sizeof *wanted; i++) {
		void *found = dlsym(handle, wanted[i].name);

		if (!found)
			return false;
		memcpy(wanted[i].function, &found, sizeof found);
	}
	return handle;
}

/* Leaves the terminal, and closes what else the game has open, such as the locks on its
 * files. */
static void detach(const struct child *child, int file)
{
	int null = open("/dev/null", O_RDWR);

	setsid();
	signal(SIGINT, SIG_DFL);
	signal(SIGTERM, SIG_DFL);
	signal(SIGALRM, SIG_DFL);
	for (int fd = 0; fd <= 2; fd++)
		if (fd != child->socket && fd != file)
			dup2(null, fd);
	for (int fd = 3; fd < FILES; fd++)
		if (fd != child->socket && fd != file)
			close(fd);
}

/* Initialises espeak-ng and returns its samples a second; 0 or less if its data are
 * missing.  Though it is asked for samples only, it connects to a PulseAudio
 * server, and waits 30 seconds for one that hangs: it is shown none meanwhile. */
static int initialize(const struct library *library)
{
	const char *server = getenv("PULSE_SERVER");
	char *kept = server ? mem_copy(server) : NULL;
	int rate;

	setenv("PULSE_SERVER", "unix:/dev/null", 1);
	rate = library->initialize(AUDIO_OUTPUT_SYNCHRONOUS, CHUNK, NULL,
		espeakINITIALIZE_DONT_EXIT);
	if (kept)
		setenv("PULSE_SERVER", kept, 1);
	else
		unsetenv("PULSE_SERVER");
	free(kept);
	return rate;
}

static void start(struct child *child, enum voice_to to, int file)
{
	enum voice_trouble trouble;
	int rate;

	if (!find_library(&child->library))
		give_up(child, VOICE_NO_LIBRARY);
	rate = initialize(&child->library);
	if (rate <= 0)
		give_up(child, VOICE_NO_DATA);
	child->library.set_callback(on_samples);
	trouble = voice_sink_open(&child->sink, to, file, rate);
	if (trouble)
		give_up(child, trouble);
	report(child, VOICE_FINE, false);
}

void voice_run(int socket, enum voice_to to, int file)
{
	struct child *child = mem_zero(1, sizeof *child);

	child->socket = socket;
	child->current = mem_zero(1, sizeof *child->current);
	child->pending = mem_zero(1, sizeof *child->pending);
	child->received = mem_zero(1, sizeof *child->received);
	state = child;
	detach(child, file);
	if (to == VOICE_TO_FILE)
		signal(SIGPIPE, SIG_IGN);
	start(child, to, file);
	for (;;) {
		while (!child->has_pending && !child->ending)
			receive(child);
		if (!child->has_pending) {
			voice_sink_close(&child->sink);
			give_up(child, VOICE_FINE);
		}
		utter(child);
	}
}
