/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "cmd_set.h"
#include "gaps.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "text.h"
#include "words.h"

enum { CHOICES = 4 };

struct setting {
	const char *name;
	const char *help; /* with gaps: gaps.h */
	const char *choices[CHOICES]; /* NULL after the last */
	/* It is one of the choices, and nothing else. */
	cmd_chooser *choose;
	cmd_chosen *chosen;
	/* Or else the choices are examples of what is taken. */
	cmd_setter *set;
	cmd_getter *get;
};

static enum session_result set_width(struct session *session, const char *value)
{
	int width;

	if (strcmp(value, "0") == 0) {
		session->settings.width = 0;
		return SESSION_DONE;
	}
	if (!cmd_read_number(session, value, SESSION_WIDTH_LEAST, SESSION_WIDTH_MOST, &width))
		return session_refuse(session, NULL,
			_("The width must be 0, which folds nothing, or a number from %d to %d."),
			SESSION_WIDTH_LEAST, SESSION_WIDTH_MOST);
	session->settings.width = width;
	return SESSION_DONE;
}

static void get_width(const struct session *session, struct buf *value)
{
	text_add(value, "%d", session->settings.width);
}

static enum session_result set_side(struct session *session, const char *value)
{
	int player = GROUND_NOBODY;

	if (!match_is("off", value) && !cmd_read_player(session, value, &player))
		return SESSION_REFUSED;
	session->settings.side = player;
	return SESSION_DONE;
}

static void get_side(const struct session *session, struct buf *value)
{
	int side = session->settings.side;

	buf_add(value, side == GROUND_NOBODY ? _("off") : words_player(session->game, side));
}

static void choose_verbosity(struct session *session, int choice)
{
	session->settings.verbosity = (enum view_verbosity)choice;
}

static int chosen_verbosity(const struct session *session)
{
	return session->settings.verbosity;
}

static void choose_squares(struct session *session, int choice)
{
	session->settings.notation = (enum notation_style)choice;
}

static int chosen_squares(const struct session *session)
{
	return session->settings.notation;
}

static enum session_result set_prompt(struct session *session, const char *value)
{
	struct session_settings *settings = &session->settings;

	free(settings->prompt);
	settings->prompt = NULL;
	settings->prompt_off = match_is("off", value);
	if (!settings->prompt_off && !match_is("player", value))
		settings->prompt = mem_copy(value);
	return SESSION_DONE;
}

static void get_prompt(const struct session *session, struct buf *value)
{
	const struct session_settings *settings = &session->settings;

	buf_add(value, settings->prompt_off ? _("off") :
		settings->prompt ? settings->prompt : _("player"));
}

static const struct setting settings[] = {
	{
		.name = N_("brf-formfeed"),
		.help = N_("whether a form feed stands between the pages of BRF; without, empty lines fill each: on or off"),
		.choices = { [false] = N_("off"), [true] = N_("on") },
		.choose = cmd_choose_formfeed,
		.chosen = cmd_chosen_formfeed,
	}, {
		.name = N_("brf-newline"),
		.help = N_("how the lines of BRF end: crlf or lf"),
		.choices = { [false] = "lf", [true] = "crlf" },
		.choose = cmd_choose_newline,
		.chosen = cmd_chosen_newline,
	}, {
		.name = N_("cells"),
		.help = N_("how pieces are shown in braille: shapes, told apart by touch, or letters, as in rows"),
		.choices = { [BRAILLE_SHAPES] = N_("shapes"), [BRAILLE_LETTERS] = N_("letters") },
		.choose = cmd_choose_cells,
		.chosen = cmd_chosen_cells,
	}, {
		.name = N_("finish"),
		.help = N_("on if leaving waits until all is spoken, or off"),
		.choices = { [false] = N_("off"), [true] = N_("on") },
		.choose = cmd_choose_finish,
		.chosen = cmd_chosen_finish,
	}, {
		.name = N_("grade"),
		.help = N_("how far the words on braille pages are contracted: 0, 1 or 2, as far as the language has it"),
		.choices = { "0", "1", "2" },
		.set = cmd_set_grade,
		.get = cmd_get_grade,
	}, {
		.name = N_("ink"),
		.help = N_("whether drawings also have letters in ink for sighted partners: on or off"),
		.choices = { [false] = N_("off"), [true] = N_("on") },
		.choose = cmd_choose_ink,
		.chosen = cmd_chosen_ink,
	}, {
		.name = N_("interrupt"),
		.help = N_("what cuts the voice: enter, or any key"),
		.choices = { [false] = N_("enter"), [true] = N_("key") },
		.choose = cmd_choose_interrupt,
		.chosen = cmd_chosen_interrupt,
	}, {
		.name = N_("page"),
		.help = N_("the size of a braille page, cells by lines, {page_width_least}x{page_height_least} to {page_width_most}x{page_height_most}"),
		.choices = { "40x25", "32x27", "28x25" },
		.set = cmd_set_page,
		.get = cmd_get_page,
	}, {
		.name = N_("paper"),
		.help = N_("the paper of drawings: a4 or letter"),
		.choices = { [PAGE_A4] = "a4", [PAGE_LETTER] = "letter" },
		.choose = cmd_choose_paper,
		.chosen = cmd_chosen_paper,
	}, {
		.name = N_("pitch"),
		.help = N_("how high the voice is, 0 to {pitch_most}"),
		.choices = { "30", "50", "70" },
		.set = cmd_set_pitch,
		.get = cmd_get_pitch,
	}, {
		.name = N_("printer"),
		.help = N_("the printer of CUPS that emboss sends to, or off for its default"),
		.choices = { N_("off") },
		.set = cmd_set_printer,
		.get = cmd_get_printer,
	}, {
		.name = N_("prompt"),
		.help = N_("what stands before the line that is typed: off for nothing, player for the name of the player to move, or any text"),
		.choices = { N_("off"), N_("player") },
		.set = set_prompt,
		.get = get_prompt,
	}, {
		.name = N_("rate"),
		.help = N_("how fast the voice speaks, {rate_least} to {rate_most} words a minute"),
		.choices = { "120", "175", "250", "350" },
		.set = cmd_set_rate,
		.get = cmd_get_rate,
	}, {
		.name = N_("side"),
		.help = N_("the player from whose side of the table rows, braille and print show the board, or off"),
		.choices = { N_("off") },
		.set = set_side,
		.get = get_side,
	}, {
		.name = N_("sounds"),
		.help = N_("on if the voice has short sounds for an edge, a refusal and a finished game, or off"),
		.choices = { [false] = N_("off"), [true] = N_("on") },
		.choose = cmd_choose_sounds,
		.chosen = cmd_chosen_sounds,
	}, {
		.name = N_("square"),
		.help = N_("how large the squares of a board to build are, {square_least} to {square_most} millimetres"),
		.choices = { "20", "30", "40", "60" },
		.set = cmd_set_square,
		.get = cmd_get_square,
	}, {
		.name = N_("squares"),
		.help = N_("how cells are written: letters, nato or anna"),
		.choices = {
			[NOTATION_LETTERS] = N_("letters"), [NOTATION_NATO] = N_("nato"),
			[NOTATION_ANNA] = N_("anna"),
		},
		.choose = choose_squares,
		.chosen = chosen_squares,
	}, {
		.name = N_("verbosity"),
		.help = N_("how much is said after a move: brief, normal or full"),
		.choices = {
			[VIEW_BRIEF] = N_("brief"), [VIEW_NORMAL] = N_("normal"),
			[VIEW_FULL] = N_("full"),
		},
		.choose = choose_verbosity,
		.chosen = chosen_verbosity,
	}, {
		.name = N_("voice"),
		.help = N_("the voice of espeak-ng by its name, such as en-us or de+f3, or language for that of the language"),
		.choices = { N_("language") },
		.set = cmd_set_voice,
		.get = cmd_get_voice,
	}, {
		.name = N_("volume"),
		.help = N_("how loud the voice is, 0 to {volume_most}; {volume} is as usual"),
		.choices = { "50", "100", "200" },
		.set = cmd_set_volume,
		.get = cmd_get_volume,
	}, {
		.name = N_("width"),
		.help = N_("the characters in a line, {width_least} to {width_most}, or 0 to fold nothing"),
		.choices = { "0", "20", "40", "80" },
		.set = set_width,
		.get = get_width,
	},
};

int cmd_set_count(void)
{
	return sizeof settings / sizeof *settings;
}

const char *cmd_set_name(int i)
{
	return settings[i].name;
}

const char *cmd_set_choice(int i, int choice)
{
	return choice < CHOICES ? settings[i].choices[choice] : NULL;
}

bool cmd_set_has(const char *name)
{
	for (int i = 0; i < cmd_set_count(); i++)
		if (match_is(settings[i].name, name))
			return true;
	return false;
}

bool cmd_set_is_choice(int i)
{
	return settings[i].choose;
}

static void add_value(const struct session *session, const struct setting *setting,
	struct buf *value)
{
	if (setting->get)
		setting->get(session, value);
	else
		buf_add(value, _(setting->choices[setting->chosen(session)]));
}

/* The index of a choice, by its name in English or translated; -1 if the line was
 * refused. */
static int find_choice(struct session *session, const struct setting *setting,
	const char *value)
{
	struct match match = { 0 };
	struct buf list = { 0 };
	int found;

	for (int i = 0; i < CHOICES && setting->choices[i]; i++)
		match_add_both(&match, setting->choices[i], i);
	match_list(&match, &list);
	found = match_find(&match, value, NULL);
	if (found < 0)
		session_refuse(session, NULL, _("\"%s\" is not possible here; possible values: %s."),
			text_typed(value).text, buf_text(&list));
	buf_clear(&list);
	return found;
}

static enum session_result set_value(struct session *session,
	const struct setting *setting, const char *value)
{
	int choice;

	if (setting->set)
		return setting->set(session, value);
	choice = find_choice(session, setting, value);
	if (choice < 0)
		return SESSION_REFUSED;
	setting->choose(session, choice);
	return SESSION_DONE;
}

/* The setting and what it is about. */
static void explain_setting(struct session *session, const struct setting *setting)
{
	struct buf value = { 0 }, help = { 0 };

	add_value(session, setting, &value);
	gaps_fill(&help, _(setting->help));
	text_add(&session->answer, _("%s %s: %s."), _(setting->name), buf_text(&value),
		buf_text(&help));
	buf_add_char(&session->answer, '\n');
	buf_clear(&value);
	buf_clear(&help);
}

/* The setting and the value it has now. */
static void add_setting(struct session *session, const struct setting *setting)
{
	struct buf value = { 0 };

	add_value(session, setting, &value);
	text_add(&session->answer, _("%s %s."), _(setting->name), buf_text(&value));
	buf_add_char(&session->answer, '\n');
	buf_clear(&value);
}

/* The setting of that name or unique beginning; NULL if the line was refused. */
static const struct setting *find_setting(struct session *session, const char *name)
{
	struct match match = { 0 };
	struct buf list = { 0 }, candidates = { 0 };
	int i;

	for (i = 0; i < cmd_set_count(); i++)
		match_add_both(&match, settings[i].name, i);
	i = match_find(&match, name, &candidates);
	match_list(&match, &list);
	if (i < 0 && candidates.length)
		cmd_refuse_several(session, name, &candidates);
	else if (i < 0)
		session_refuse(session, NULL,
			_("There is no setting %s; the settings are %s."),
			text_typed(name).text, buf_text(&list));
	buf_clear(&list);
	buf_clear(&candidates);
	return i < 0 ? NULL : &settings[i];
}

enum session_result cmd_set(struct session *session, int argc, char **argv)
{
	const struct setting *setting;

	if (!argc) {
		for (int i = 0; i < cmd_set_count(); i++)
			explain_setting(session, &settings[i]);
		return SESSION_DONE;
	}
	setting = find_setting(session, argv[0]);
	if (!setting)
		return SESSION_REFUSED;
	if (argc == 1) {
		explain_setting(session, setting);
		return SESSION_DONE;
	}
	if (set_value(session, setting, argv[1]) != SESSION_DONE)
		return SESSION_REFUSED;
	add_setting(session, setting);
	return SESSION_DONE;
}
