/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is heard: the sound that commands write into WAV files. */
#include "check.h"

#include <unistd.h>

#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "session.h"
#include "text.h"

enum {
	HEADER = 44, RATE = 22050,
	QUIET = 200, /* of 32767: what is below is silence */
	GAP = 70,    /* ms of silence that are a pause */
};

/* A recording, and what there is to hear in it. */
struct sound {
	struct buf bytes;
	int length; /* ms */
	int loud;   /* of the loudest sample */
	int gaps;   /* pauses between sounds */
};

static int sample(const struct sound *sound, size_t i)
{
	const uint8_t *byte = (const uint8_t *)sound->bytes.text + HEADER + 2 * i;

	return abs((int16_t)(byte[0] | byte[1] << 8));
}

static void measure(struct sound *sound, const char *path)
{
	size_t count, quiet = 0;

	assert_true(file_read(path, &sound->bytes));
	assert_true(sound->bytes.length > HEADER);
	assert_memory_equal(sound->bytes.text, "RIFF", 4);
	assert_memory_equal(sound->bytes.text + 8, "WAVEfmt ", 8);
	count = (sound->bytes.length - HEADER) / 2;
	sound->length = (int)(1000 * count / RATE);
	for (size_t i = 0; i < count; i++) {
		int level = sample(sound, i);

		if (level > sound->loud)
			sound->loud = level;
		if (level < QUIET) {
			quiet++;
			continue;
		}
		sound->gaps += quiet < i && 1000 * quiet / RATE >= GAP;
		quiet = 0;
	}
}

/* The number that stands at a byte of the header, with its length in bytes. */
static unsigned header_number(const struct sound *sound, size_t at, int bytes)
{
	unsigned number = 0;

	while (bytes--)
		number = number << 8 | (uint8_t)sound->bytes.text[at + (size_t)bytes];
	return number;
}

static char folder[] = "/tmp/halma-speech-XXXXXX";

static const char *wav_path(void)
{
	static char path[sizeof folder + 8];

	snprintf(path, sizeof path, "%s/say.wav", folder);
	return path;
}

/* Does lines with a bar between them; the last one is to write the file. */
static void do_lines(struct session *session, const char *lines)
{
	char *copy = strdup(lines), *rest = copy, *line;

	while ((line = strtok_r(rest, "|", &rest)))
		if (cmd_enter(session, line) != SESSION_DONE)
			fail_msg("%s: %s", line, session_refusal(session));
	free(copy);
}

/* The sound of a line, which "> FILE" is added to. */
static struct sound hear(const char *lines)
{
	struct sound sound = { .loud = 0 };
	struct session session;
	struct buf all = { 0 };

	session_init(&session, variant_find("kitchen5"), 2, NULL);
	text_add(&all, "%s > %s", lines, wav_path());
	do_lines(&session, all.text);
	measure(&sound, wav_path());
	session_clear(&session);
	buf_clear(&all);
	unlink(wav_path());
	return sound;
}

/* Each command in a plausible time, with pauses where there are commas and stops. */
static const struct row {
	const char *label, *lines;
	int least, most; /* ms */
	int gaps;        /* at least */
} rows[] = {
	{ "a word", "say halma", 300, 1500, 0 },
	{ "a text", "say it is your turn, Anna", 1000, 3000, 1 },
	{ "the last answer", "turn|say", 1000, 4000, 1 },
	{ "what was said last", "say hello|say", 300, 1500, 0 },
	{ "board", "say board", 6000, 12000, 10 },
	{ "board by its letter", "say b", 6000, 12000, 10 },
	{ "the largest board", "new halma|say board", 12000, 18000, 12 },
	{ "rows", "say rows", 10000, 25000, 12 },
	{ "some rows", "say rows 2-1", 3500, 9000, 4 },
	{ "rank", "say rank 5", 2000, 5000, 2 },
	{ "file", "say file c", 2000, 5000, 2 },
	{ "line", "say line a1 n", 3000, 7000, 2 },
	{ "look", "say look c3", 8000, 30000, 8 },
	{ "near", "say near c3", 5000, 20000, 7 },
	{ "moves", "say moves", 10000, 40000, 12 },
	{ "moves of one piece", "say moves c5", 2000, 8000, 3 },
	{ "to", "say to c3", 2000, 8000, 2 },
	{ "where", "say where", 3000, 8000, 4 },
	{ "camp", "say camp", 6000, 16000, 8 },
	{ "goal", "c5-d4|say goal", 2000, 7000, 1 },
	{ "the moves of a large board", "new halma|say moves", 9000, 25000, 12 },
	{ "progress", "say progress", 8000, 25000, 6 },
	{ "turn", "say turn", 1500, 4000, 1 },
	{ "a chain: a pause between landings", "a5-c3|e2-c2-c4|say last", 4000, 9000, 4 },
	{ "a chain at 300 words a minute", "set rate 300|a5-c3|e2-c2-c4|say last", 1500, 4000, 5 },
	{ "a chain as fast as can be", "set rate 450|a5-c3|e2-c2-c4|say last", 1200, 3500, 5 },
	{ "history", "a5-c3|e2-c2-c4|say history", 6000, 14000, 7 },
	{ "repeat", "turn|say repeat", 1500, 4000, 1 },
	{ "squares in words", "set squares nato|say where", 4000, 9000, 4 },
	{ "German", "set voice de|say g5, g6", 1200, 4000, 1 },
	{ "slow", "set rate 80|say turn", 3000, 9000, 1 },
	{ "fast", "set rate 450|say turn", 400, 1500, 0 },
	{ "markup is not a pause", "say <break time=\"9s\"/> halma", 1000, 4500, 0 },
	{ "a name is not markup", "name red <break time=\"9s\"/>|say turn", 2000, 7000, 1 },
	{ "a name is not phonemes", "name red [[_:_:_:_:_:_:_:_:_:_:]]|say turn", 1000, 4000, 0 },
};

static void test_say(void **state)
{
	const struct row *row = *state;
	struct sound sound = hear(row->lines);

	print_message("%d ms, %d gaps, loud %d\n", sound.length, sound.gaps, sound.loud);
	assert_in_range(sound.length, row->least, row->most);
	assert_in_range(sound.gaps, row->gaps, 100);
	assert_true(sound.loud > 3000);
	buf_clear(&sound.bytes);
}

static void test_header(void **state)
{
	struct sound sound = hear("say halma");

	(void)state;
	CHECK_INT(header_number(&sound, 4, 4), sound.bytes.length - 8);
	CHECK_INT(header_number(&sound, 20, 2), 1);  /* PCM */
	CHECK_INT(header_number(&sound, 22, 2), 1);  /* channel */
	CHECK_INT(header_number(&sound, 24, 4), RATE);
	CHECK_INT(header_number(&sound, 28, 4), 2 * RATE);
	CHECK_INT(header_number(&sound, 34, 2), 16); /* bits */
	CHECK_INT(header_number(&sound, 40, 4), sound.bytes.length - HEADER);
	buf_clear(&sound.bytes);
}

/* A setting that must change the sound: which of the two is louder or longer. */
static void test_volume(void **state)
{
	struct sound soft = hear("set volume 20|say halma");
	struct sound loud = hear("set volume 100|say halma");
	struct sound none = hear("set volume 0|say halma");

	(void)state;
	assert_true(2 * soft.loud < loud.loud);
	assert_true(none.loud < QUIET);
	buf_clear(&soft.bytes);
	buf_clear(&loud.bytes);
	buf_clear(&none.bytes);
}

static void test_pitch(void **state)
{
	struct sound low = hear("set pitch 0|say halma");
	struct sound high = hear("set pitch 100|say halma");

	(void)state;
	assert_true(low.bytes.length != high.bytes.length ||
		memcmp(low.bytes.text, high.bytes.text, low.bytes.length) != 0);
	buf_clear(&low.bytes);
	buf_clear(&high.bytes);
}

/* A whole session in one file: its length in ms; refusals are taken. */
static int record(const char *lines)
{
	struct sound sound = { .loud = 0 };
	char *copy = strdup(lines), *rest = copy, *line;
	struct session session;

	session_init(&session, variant_find("kitchen5"), 2, NULL);
	assert_true(speech_open_wav(session.speech, wav_path()));
	while ((line = strtok_r(rest, "|", &rest)))
		if (cmd_enter(&session, line) != SESSION_DONE)
			session_complain(&session, session_refusal(&session));
	assert_true(session_end_speech(&session));
	measure(&sound, wav_path());
	CHECK_INT(header_number(&sound, 40, 4), sound.bytes.length - HEADER);
	session_clear(&session);
	free(copy);
	buf_clear(&sound.bytes);
	return sound.length;
}

/* espeak-ng makes the same text a few ms longer or shorter each time. */
static void check_near(int found, int wanted)
{
	if (abs(found - wanted) > 40)
		fail_msg("%d ms, not about %d", found, wanted);
}

/* What sounds add to a session, in ms. */
static const struct tone_row {
	const char *label, *lines;
	int more;
} tone_rows[] = {
	{ "no sound for an answer", "turn", 0 },
	{ "a refusal", "a5-a4", 190 },
	{ "an edge", "line a1 w", 90 },
	{ "a cell off the board", "look z9", 90 },
	{ "no sound on the way to the edge", "line a1 n", 0 },
	{ "the end of the game, once", "resign|turn", 420 },
	{ "each of two refusals", "a5-a4|zzz", 380 },
};

static void test_tone(void **state)
{
	const struct tone_row *row = *state;
	char lines[128];
	int more;

	snprintf(lines, sizeof lines, "set sounds on|%s", row->lines);
	more = record(lines);
	snprintf(lines, sizeof lines, "set sounds off|%s", row->lines);
	more -= record(lines) + record("set sounds on") - record("set sounds off");
	check_near(more, row->more);
}

/* All answers and refusals of a session, one after the other. */
static void test_session(void **state)
{
	int parts = record("turn") + record("a5-c3") + record("zzz");
	int whole = record("turn|a5-c3|zzz");

	(void)state;
	check_near(whole, parts);
}

int main(void)
{
	int failed;

	if (!mkdtemp(folder))
		return 1;
	failed = CHECK_RUN("speech", CHECK_TABLE(rows, test_say),
		CHECK_TEST("the header says what is there", test_header),
		CHECK_TEST("volume", test_volume), CHECK_TEST("pitch", test_pitch),
		CHECK_TABLE(tone_rows, test_tone),
		CHECK_TEST("a session", test_session));
	unlink(wav_path());
	rmdir(folder);
	return failed;
}
