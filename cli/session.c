/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "computer.h"
#include "ear.h"
#include "i18n.h"
#include "output.h"
#include "record.h"
#include "text.h"
#include "words.h"

struct session_settings session_defaults(void)
{
	return (struct session_settings){
		.width = OUTPUT_TERMINAL, .verbosity = VIEW_NORMAL, .side = GROUND_NOBODY,
		.braille = {
			.page = {
				.width = 40, .height = 25, .crlf = true,
				.formfeed = true, .ink = true,
			},
			.square = 40,
		},
		.speech.voice = {
			.rate = VOICE_RATE, .pitch = VOICE_PITCH, .volume = VOICE_VOLUME,
		},
	};
}

void session_clear_settings(struct session_settings *settings)
{
	free(settings->prompt);
	free(settings->braille.printer);
}

void session_init(struct session *session, const struct variant *variant, int players,
	struct journal *journal)
{
	*session = (struct session){
		.game = game_new(variant, players),
		.settings = session_defaults(),
		.journal = journal,
		.speech = speech_new(&session->settings.speech),
	};
}

void session_clear_answer(struct session_answer *answer)
{
	buf_clear(&answer->text);
	buf_clear(&answer->ear);
	*answer = (struct session_answer){ 0 };
}

void session_clear(struct session *session)
{
	session_end_review(session);
	game_free(session->game);
	computer_free(session->computer);
	session_clear_settings(&session->settings);
	free(session->file);
	speech_free(session->speech);
	session_clear_answer(&session->answer);
	session_clear_answer(&session->last);
	buf_clear(&session->refusal);
	buf_clear(&session->brief);
	buf_clear(&session->why);
	*session = (struct session){ 0 };
}

/* The columns of a view: those of the terminal, but not fewer than a board needs. */
static int view_width(const struct session *session)
{
	int width = output_width(stdout, session->settings.width);

	return width && width < SESSION_WIDTH_LEAST ? SESSION_WIDTH_LEAST : width;
}

/* Is the next thing that is read or heard a prompt that names the player to move?  What is
 * spoken by the program itself has no prompts. */
static bool is_prompted(const struct session *session)
{
	const struct session_settings *settings = &session->settings;

	return session->typed && !session->played && session_prompt_names_player(settings) &&
		!session->speech->on && !session->speech->wav;
}

struct view session_view(const struct session *session)
{
	return (struct view){
		.game = session->game,
		.notation = session->settings.notation,
		.verbosity = session->settings.verbosity,
		.width = view_width(session),
		.side = session->settings.side,
		.prompted = is_prompted(session),
		.halted = session->halted,
	};
}

const char *session_refusal(const struct session *session)
{
	return buf_text(session->brief.length ? &session->brief : &session->refusal);
}

void session_speak(const struct session *session, enum voice_sound sound, const char *text)
{
	struct buf heard = { 0 };

	ear_answer(session->game, text, &heard);
	speech_answer(session->speech, sound, buf_text(&heard));
	buf_clear(&heard);
}

bool session_print(const struct session *session, const char *text)
{
	bool done = output_write(stdout, text, session->settings.width);

	session_speak(session, VOICE_NO_SOUND, text);
	return done;
}

static void print_complaint(const struct session *session, const char *text)
{
	struct buf line = { 0 };

	text_add(&line, "%s\n", text);
	output_write(stderr, line.text, session->settings.width);
	buf_clear(&line);
}

void session_complain(const struct session *session, const char *text)
{
	print_complaint(session, text);
	session_speak(session, session->answer.sound, text);
}

void session_check_speech(const struct session *session, int milliseconds)
{
	struct buf sentence = { 0 };

	if (speech_stop_on_trouble(session->speech, milliseconds, &sentence))
		print_complaint(session, sentence.text);
	buf_clear(&sentence);
}

bool session_end_speech(const struct session *session)
{
	struct buf sentences = { 0 };
	bool done = speech_end(session->speech, &sentences);

	output_write(stderr, buf_text(&sentences), session->settings.width);
	buf_clear(&sentences);
	return done;
}

enum session_result session_refuse(struct session *session, const char *why,
	const char *format, ...)
{
	va_list arguments;
	struct buf sentence = { 0 };

	va_start(arguments, format);
	text_add_list(&sentence, format, arguments);
	va_end(arguments);
	buf_clear(&session->refusal);
	buf_cut(&session->brief, 0);
	session->refusal = sentence;
	buf_cut(&session->why, 0);
	buf_add(&session->why, why ? why : "");
	return SESSION_REFUSED;
}

/* Keeps the longer explanation of an error for why. */
static void keep_why(struct session *session, const struct game *game,
	const struct fault *fault)
{
	buf_cut(&session->why, 0);
	words_add_why(&session->why, game, session->settings.notation, fault);
}

enum session_result session_refuse_fault(struct session *session,
	const struct fault *fault)
{
	if (fault->error == ERROR_NO_CELL)
		session->answer.sound = VOICE_EDGE;
	buf_cut(&session->refusal, 0);
	buf_cut(&session->brief, 0);
	words_add_fault(&session->refusal, session->game, session->settings.notation, fault);
	if (session->settings.verbosity == VIEW_BRIEF)
		words_add_brief(&session->brief, session->game, session->settings.notation, fault);
	keep_why(session, session->game, fault);
	return SESSION_REFUSED;
}

enum session_result session_refuse_record(struct session *session, const char *path,
	const struct game *game, const struct fault *fault)
{
	struct buf sentence = { 0 };

	game = game ? game : session->game;
	words_add_fault(&sentence, game, session->settings.notation, fault);
	buf_cut(&session->refusal, 0);
	buf_cut(&session->brief, 0);
	text_add(&session->refusal, _("%s, line %d: %s"), path, fault->line,
		buf_text(&sentence));
	buf_clear(&sentence);
	keep_why(session, game, fault);
	return SESSION_REFUSED;
}

void session_review(struct session *session)
{
	if (session->played)
		return;
	session->played = session->game;
	session->game = record_copy(session->played);
}

void session_end_review(struct session *session)
{
	if (!session->played)
		return;
	game_free(session->game);
	session->game = session->played;
	session->played = NULL;
}

struct game *session_played(const struct session *session)
{
	return session->played ? session->played : session->game;
}

void session_resume_game(struct session *session, struct game *game)
{
	session_end_review(session);
	game_free(session->game);
	session->game = game;
	free(session->file);
	session->file = NULL;
	session->halted = false;
	if (session->settings.side >= game_ground(game)->players)
		session->settings.side = GROUND_NOBODY;
	session_settle(session);
}

void session_set_game(struct session *session, struct game *game)
{
	if (session->journal)
		journal_release(session->journal);
	session_resume_game(session, game);
}

struct computer *session_computer(struct session *session)
{
	if (!session->computer)
		session->computer = computer_new(session->seed);
	return session->computer;
}

void session_settle(struct session *session)
{
	struct fault fault;

	while (game_must_pass(session->game)) {
		bool done = game_pass(session->game, &fault);

		assert(done);
	}
}
