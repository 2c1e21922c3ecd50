/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "cmd_set.h"
#include "i18n.h"
#include "lp.h"
#include "match.h"
#include "mem.h"
#include "output.h"
#include "prose.h"
#include "text.h"
#include "words.h"

/* A field of struct session_settings: a bool, an int or an enum. */
#define FIELD(member) { \
	.offset = offsetof(struct session_settings, member), \
	.is_bool = _Generic(((struct session_settings *)0)->member, \
		bool: true, default: false), \
}

static enum session_result set_grade(struct session *session, const char *value)
{
	int grade;

	if (!cmd_read_number(session, value, 0, PROSE_GRADES - 1, &grade))
		return SESSION_REFUSED;
	if (!cmd_prose(session, grade))
		return SESSION_REFUSED;
	session->settings.braille.grade = grade;
	return SESSION_DONE;
}

static enum session_result set_page(struct session *session, const char *value)
{
	int width, height, end = 0;

	if (strspn(value, "0123456789xX") != strlen(value) ||
	    sscanf(value, "%3d%*1[xX]%3d%n", &width, &height, &end) != 2 || value[end] ||
	    width < PAGE_WIDTH_LEAST || width > PAGE_WIDTH_MOST ||
	    height < PAGE_HEIGHT_LEAST || height > PAGE_HEIGHT_MOST)
		return session_refuse(session, NULL,
			_("%s is not a page; it must be cells by lines, from %dx%d to %dx%d, such as 40x25."),
			text_typed(value).text, PAGE_WIDTH_LEAST, PAGE_HEIGHT_LEAST,
			PAGE_WIDTH_MOST, PAGE_HEIGHT_MOST);
	session->settings.braille.page.width = width;
	session->settings.braille.page.height = height;
	return SESSION_DONE;
}

static const char *get_page(const struct session *session, struct buf *value)
{
	text_add(value, "%dx%d", session->settings.braille.page.width,
		session->settings.braille.page.height);
	return NULL;
}

enum session_result cmd_refuse_printer(struct session *session, const char *name)
{
	return session_refuse(session, NULL,
		_("\"%s\" is not the name of a printer; the command lpstat -e lists the printers."),
		text_typed(name).text);
}

static enum session_result set_printer(struct session *session, const char *value)
{
	bool off = match_is(NC_("value", "off"), value);

	if (!off && !lp_is_name(value))
		return cmd_refuse_printer(session, value);
	free(session->settings.braille.printer);
	session->settings.braille.printer = off ? NULL : mem_copy(value);
	return SESSION_DONE;
}

static const char *get_printer(const struct session *session, struct buf *value)
{
	const char *printer = session->settings.braille.printer;

	if (!printer)
		return NC_("value", "off");
	buf_add(value, printer);
	return NULL;
}

static enum session_result set_prompt(struct session *session, const char *value)
{
	struct session_settings *settings = &session->settings;
	struct buf wrong = { 0 };
	bool fine = session_prompt_is_text(value, &wrong);

	if (!fine)
		session_refuse(session, NULL,
			_("A prompt cannot have {%s}; it can have {player}, {last} and {turn}."),
			text_typed(buf_text(&wrong)).text);
	buf_clear(&wrong);
	if (!fine)
		return SESSION_REFUSED;
	free(settings->prompt);
	settings->prompt = NULL;
	settings->prompt_off = match_is(NC_("value", "off"), value);
	if (!settings->prompt_off && !match_is(NC_("value", "player"), value))
		settings->prompt = mem_copy(value);
	return SESSION_DONE;
}

static const char *get_prompt(const struct session *session, struct buf *value)
{
	const struct session_settings *settings = &session->settings;

	if (settings->prompt_off)
		return NC_("value", "off");
	if (!settings->prompt)
		return NC_("value", "player");
	buf_add(value, settings->prompt);
	return NULL;
}

static enum session_result set_side(struct session *session, const char *value)
{
	int player = GROUND_NOBODY;

	if (!match_is(NC_("value", "off"), value) && !cmd_read_player(session, value, &player))
		return SESSION_REFUSED;
	session->settings.side = player;
	return SESSION_DONE;
}

static const char *get_side(const struct session *session, struct buf *value)
{
	int side = session->settings.side;

	if (side == GROUND_NOBODY)
		return NC_("value", "off");
	buf_add(value, words_player(session->game, side));
	return NULL;
}

static enum session_result set_voice(struct session *session, const char *value)
{
	const char *name = match_is(NC_("value", "language"), value) ? "" : value;
	enum session_result result = SESSION_DONE;
	struct buf sentence = { 0 };

	if (!speech_set_voice(&session->settings.speech, name, &sentence))
		result = session_refuse(session, NULL, "%s", buf_text(&sentence));
	buf_clear(&sentence);
	return result;
}

static const char *get_voice(const struct session *session, struct buf *value)
{
	const char *name = session->settings.speech.voice.name;

	if (!*name)
		return NC_("value", "language");
	buf_add(value, name);
	return NULL;
}

static enum session_result set_width(struct session *session, const char *value)
{
	int width;

	if (match_is(NC_("value", "terminal"), value) || strcmp(value, "0") == 0) {
		session->settings.width = *value == '0' ? 0 : OUTPUT_TERMINAL;
		return SESSION_DONE;
	}
	if (!cmd_read_number(session, value, SESSION_WIDTH_LEAST, SESSION_WIDTH_MOST, &width))
		return session_refuse(session, NULL,
			_("The width must be a number from %d to %d, terminal, or 0, which folds nothing."),
			SESSION_WIDTH_LEAST, SESSION_WIDTH_MOST);
	session->settings.width = width;
	return SESSION_DONE;
}

static const char *get_width(const struct session *session, struct buf *value)
{
	int width = session->settings.width;

	if (width == OUTPUT_TERMINAL)
		return NC_("value", "terminal");
	text_add(value, "%d", width);
	return NULL;
}

static const struct cmd_setting table[] = {
	{
		.name = NC_("setting", "brf-formfeed"),
		.help = N_("whether a form feed stands between the pages of BRF; without, empty lines fill each: on or off"),
		.choices = { [false] = NC_("value", "off"), [true] = NC_("value", "on") },
		.field = FIELD(braille.page.formfeed),
	}, {
		.name = NC_("setting", "brf-newline"),
		.help = N_("how the lines of BRF end: crlf or lf"),
		.choices = { [false] = "lf", [true] = "crlf" },
		.field = FIELD(braille.page.crlf),
	}, {
		.name = NC_("setting", "cells"),
		.help = N_("how pieces are shown in braille: shapes, told apart by touch, or letters, as in rows"),
		.choices = { [BRAILLE_SHAPES] = NC_("value", "shapes"), [BRAILLE_LETTERS] = NC_("value", "letters") },
		.field = FIELD(braille.signs),
	}, {
		.name = NC_("setting", "finish"),
		.help = N_("on if leaving waits until all is spoken, or off"),
		.choices = { [false] = NC_("value", "off"), [true] = NC_("value", "on") },
		.field = FIELD(speech.finish),
	}, {
		.name = NC_("setting", "grade"),
		.help = N_("how far the words on braille pages are contracted: 0, 1 or 2, as far as the language has it"),
		.choices = { "0", "1", "2" },
		.field = FIELD(braille.grade),
		.set = set_grade,
	}, {
		.name = NC_("setting", "ink"),
		.help = N_("whether drawings also have letters in ink for sighted partners: on or off"),
		.choices = { [false] = NC_("value", "off"), [true] = NC_("value", "on") },
		.field = FIELD(braille.page.ink),
	}, {
		.name = NC_("setting", "interrupt"),
		.help = N_("what cuts the voice: enter, or any key"),
		.choices = { [false] = NC_("value", "enter"), [true] = NC_("value", "key") },
		.field = FIELD(speech.keys),
	}, {
		.name = NC_("setting", "page"),
		.help = N_("the size of a braille page, cells by lines, {page_width_least}x{page_height_least} to {page_width_most}x{page_height_most}"),
		.choices = { "40x25", "32x27", "28x25" },
		.set = set_page,
		.get = get_page,
	}, {
		.name = NC_("setting", "paper"),
		.help = N_("the paper of drawings: a4 or letter"),
		.choices = { [PAGE_A4] = "a4", [PAGE_LETTER] = "letter" },
		.field = FIELD(braille.page.paper),
	}, {
		.name = NC_("setting", "pitch"),
		.help = N_("how high the voice is, 0 to {pitch_most}"),
		.choices = { "30", "50", "70" },
		.field = FIELD(speech.voice.pitch),
		.most = VOICE_PITCH_MOST,
	}, {
		.name = NC_("setting", "printer"),
		.help = N_("the printer of CUPS that emboss sends to, or off for its default"),
		.choices = { NC_("value", "off") },
		.set = set_printer,
		.get = get_printer,
	}, {
		.name = NC_("setting", "prompt"),
		.help = N_("what stands before the line that is typed: off for nothing, player for the name of the player to move, or any text, where {player}, {last} and {turn} give the player, the last move and the number of the turn"),
		.choices = { NC_("value", "off"), NC_("value", "player") },
		.set = set_prompt,
		.get = get_prompt,
	}, {
		.name = NC_("setting", "rate"),
		.help = N_("how fast the voice speaks, {rate_least} to {rate_most} words a minute"),
		.choices = { "120", "175", "250", "350" },
		.field = FIELD(speech.voice.rate),
		.least = VOICE_RATE_LEAST,
		.most = VOICE_RATE_MOST,
	}, {
		.name = NC_("setting", "side"),
		.help = N_("the player from whose side of the table rows, braille and print show the board, or off"),
		.choices = { NC_("value", "off") },
		.set = set_side,
		.get = get_side,
		.is_of_game = true,
	}, {
		.name = NC_("setting", "sounds"),
		.help = N_("on if the voice has short sounds for an edge, a refusal and a finished game, or off"),
		.choices = { [false] = NC_("value", "off"), [true] = NC_("value", "on") },
		.field = FIELD(speech.sounds),
	}, {
		.name = NC_("setting", "square"),
		.help = N_("how large the squares of a board to build are, {square_least} to {square_most} millimetres"),
		.choices = { "20", "30", "40", "60" },
		.field = FIELD(braille.square),
		.least = SESSION_SQUARE_LEAST,
		.most = SESSION_SQUARE_MOST,
	}, {
		.name = NC_("setting", "squares"),
		.help = N_("how cells are written: letters, nato or anna"),
		.choices = {
			[NOTATION_LETTERS] = NC_("value", "letters"), [NOTATION_NATO] = NC_("value", "nato"),
			[NOTATION_ANNA] = NC_("value", "anna"),
		},
		.field = FIELD(notation),
	}, {
		.name = NC_("setting", "verbosity"),
		.help = N_("how much is said after a move or a refusal: brief, normal or full"),
		.choices = {
			[VIEW_BRIEF] = NC_("value", "brief"), [VIEW_NORMAL] = NC_("value", "normal"),
			[VIEW_FULL] = NC_("value", "full"),
		},
		.field = FIELD(verbosity),
	}, {
		.name = NC_("setting", "voice"),
		.help = N_("the voice of espeak-ng by its name, such as en-us or de+f3, or language for that of the language"),
		.choices = { NC_("value", "language") },
		.set = set_voice,
		.get = get_voice,
	}, {
		.name = NC_("setting", "volume"),
		.help = N_("how loud the voice is, 0 to {volume_most}; {volume} is as usual"),
		.choices = { "50", "100", "200" },
		.field = FIELD(speech.voice.volume),
		.most = VOICE_VOLUME_MOST,
	}, {
		.name = NC_("setting", "width"),
		.help = N_("the columns in a line, {width_least} to {width_most}, terminal for as many as the terminal has, or 0 to fold nothing"),
		.choices = { NC_("value", "terminal"), "0", "20", "40", "80" },
		.set = set_width,
		.get = get_width,
	},
};

int cmd_set_count(void)
{
	return sizeof table / sizeof *table;
}

const struct cmd_setting *cmd_set_get(int i)
{
	return &table[i];
}
