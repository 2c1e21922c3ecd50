/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How lines become commands, and what every command refuses (halma(6), COMMANDS). */
#include "gaps.h"
#include "i18n.h"
#include "line.h"
#include "record.h"
#include "test_cli_session.h"
#include "text.h"

/* What a name means: a command, or a list of those it could be; "" for none. */
static const struct find_row {
	const char *label, *command, *candidates;
} find_rows[] = {
	{ "b", "board", "" },
	{ "r", "rows", "" },
	{ "l", "last", "" },
	{ "m", "moves", "" },
	{ "n", "near", "" },
	{ "w", "where", "" },
	{ "t", "turn", "" },
	{ "p", "progress", "" },
	{ "u", "undo", "" },
	{ "?", "help", "" },
	{ "q", "quit", "" },
	{ "B", "board", "" },
	{ "BOARD", "board", "" },
	{ "Board", "board", "" },
	{ "boa", "board", "" },
	{ "to", "to", "" },
	{ "tu", "turn", "" },
	{ "rule", "rule", "" },
	{ "rules", "rules", "" },
	{ "his", "history", "" },
	{ "re", "", "redo, resign, repeat, resume, review" },
	{ "res", "", "resign, resume" },
	{ "RES", "", "resign, resume" },
	{ "rul", "", "rules, rule" },
	{ "boards", "", "" },
	{ "x", "", "" },
	{ "", "", "" },
	{ "1", "", "" },
};

static void test_find(void **state)
{
	const struct find_row *row = *state;
	struct buf candidates = { 0 };
	const struct cmd *cmd = cmd_find(row->label, &candidates);

	CHECK_TEXT(cmd ? i18n_english(cmd->name) : "", row->command);
	CHECK_TEXT(buf_text(&candidates), row->candidates);
	buf_clear(&candidates);
}

/* Each beginning of each name is that command, or one of several it could be. */
static void test_beginnings(void **state)
{
	const struct cmd *cmd;

	(void)state;
	for (int i = 0; (cmd = cmd_get(i)); i++)
		for (size_t length = 1; length <= strlen(i18n_english(cmd->name)); length++) {
			char *name = strndup(i18n_english(cmd->name), length);
			struct buf candidates = { 0 };
			const struct cmd *found = cmd_find(name, &candidates);

			if (length == strlen(i18n_english(cmd->name)) && found != cmd)
				fail_msg("%s is not itself", name);
			if (found != cmd && !(found && cmd_is_named(found, name)) &&
			    !strstr(buf_text(&candidates), i18n_english(cmd->name)))
				fail_msg("%s is not %s", name, i18n_english(cmd->name));
			buf_clear(&candidates);
			free(name);
		}
}

/* What lines are: moves, questions, commands. */
static const struct dispatch_row {
	const char *label, *line;
	const char *answer; /* its beginning */
} dispatch_rows[] = {
	{ "dispatch: a move", "c5-d4", "Red: c5, d4." },
	{ "dispatch: a move with blanks", "  c5   d4  ", "Red: c5, d4." },
	{ "dispatch: a move in words", "Caesar 5 to David 4", "Red: c5, d4." },
	{ "dispatch: a move that begins like a command", "a5 c3", "Red: a5, c3, 1 jump." },
	{ "dispatch: a cell", "c5", "c5: Red. Steps" },
	{ "dispatch: a cell with a blank", "c 5", "c5: Red. Steps" },
	{ "dispatch: a cell before the beginning of a command", "e 3", "e3: Blue." },
	{ "dispatch: the letter of a command before a cell", "m c5", "c5: Red. Steps" },
	{ "dispatch: a command named like a separator", "to c3", "To c3: Step: b4" },
	{ "dispatch: a command in capitals", "MOVES C5", "c5: Red. Steps" },
	{ "dispatch: blanks around words", "  line   c3    ne  ", "From c3 north-east:" },
	{ "dispatch: a cell in two words, then another word", "line c 3 ne",
		"From c3 north-east:" },
	{ "dispatch: nato, then another word", "line charlie 3 ne", "From c3 north-east:" },
	{ "dispatch: rest of the line", "name red  Anna  Maria ",
		"Red is now called Anna  Maria." },
	{ "dispatch: a name in quotes", "name red \"Anna Maria\"",
		"Red is now called Anna Maria." },
	{ "dispatch: a player alone", "red", "Red: a3 to a5," },
	{ "dispatch: a player by number", "where 2", "Blue: c1," },
	{ "dispatch: a player by beginning", "where bl", "Blue: c1," },
	{ "dispatch: ranks the other way round", "rows 1-2", "2 - - - b b\n1 - - b b b\n" },
	{ "dispatch: a number with a zero before it", "new halma4 04",
		"New game. halma4: Red, Blue, Green, Yellow. Red to move, turn 1.\n" },
	{ "dispatch: a direction without a hyphen", "line c3 southwest",
		"From c3 south-west:" },
	{ "dispatch: a direction in two words", "line c3 south west", "From c3 south-west:" },
	{ "dispatch: nothing", "", "" },
	{ "dispatch: blanks", "    ", "" },
};

static void test_dispatch(void **state)
{
	const struct dispatch_row *row = *state;
	struct session session;
	char *found;

	start(&session);
	if (do_quietly(&session, row->line) != SESSION_DONE)
		fail_msg("%s", session_refusal(&session));
	found = strndup(answer_of(&session), strlen(row->answer));
	CHECK_TEXT(found, row->answer);
	free(found);
	session_clear(&session);
}

/* The record and the settings as text: what a refused line must leave alone. */
static void describe(const struct session *session, struct buf *text)
{
	const struct session_settings *settings = &session->settings;
	const struct session_braille *braille = &settings->braille;
	const struct page_setup *page = &braille->page;
	const struct speech_settings *speech = &settings->speech;

	record_write(session->game, text);
	text_add(text, "%d %d %d %d %d %s\n", settings->width, (int)settings->notation,
		(int)settings->verbosity, settings->side, settings->prompt_off,
		settings->prompt ? settings->prompt : "");
	text_add(text, "%d %d %d %d %d %d %d %d %d %s\n", (int)braille->signs, braille->grade,
		page->width, page->height, page->crlf, page->formfeed, (int)page->paper,
		page->ink, braille->square,
		braille->printer ? braille->printer : "");
	text_add(text, "%s %d %d %d %d %d %d %d\n", speech->voice.name, speech->voice.rate,
		speech->voice.pitch, speech->voice.volume, session->speech->on, speech->sounds,
		speech->finish, speech->keys);
	text_add(text, "%s %d %d\n", session->file ? session->file : "", session->halted,
		session->quit);
}

/* Does a line that must be refused, in a game in progress, and compares the reason
 * and all the rest. */
static void check_refused(const char *line, const char *reason, const char *why)
{
	struct session session;
	struct buf before = { 0 }, after = { 0 };

	start(&session);
	do_lines(&session, "c5-d4\nd1-c2\na5-c3\nundo\nset squares nato\nset width 40\n");
	describe(&session, &before);
	if (do_quietly(&session, line) != SESSION_REFUSED)
		fail_msg("%s was not refused", line);
	describe(&session, &after);
	CHECK_TEXT(session_refusal(&session), reason);
	CHECK_TEXT(buf_text(&after), buf_text(&before));
	CHECK_TEXT(answer_of(&session), "width 40.\n");
	do_lines(&session, "why\n");
	if (!strstr(answer_of(&session), why))
		fail_msg("why does not tell \"%s\": %s", why, answer_of(&session));
	do_lines(&session, "redo\n");
	buf_clear(&before);
	buf_clear(&after);
	session_clear(&session);
}

/* The sentence about a command that is used wrongly. */
static void add_usage(const struct cmd *cmd, struct buf *usage)
{
	if (cmd->arguments) {
		buf_add(usage, "Expected: ");
		buf_add(usage, i18n_english(cmd->name));
		buf_add_char(usage, ' ');
		buf_add(usage, cmd->arguments);
		buf_add_char(usage, '.');
	} else {
		buf_add(usage, i18n_english(cmd->name));
		buf_add(usage, " takes nothing after it.");
	}
}

/* Each command with one word too many, and each with too few. */
static void test_usage(void **state)
{
	const struct cmd *cmd;

	(void)state;
	for (int i = 0; (cmd = cmd_get(i)); i++) {
		struct buf line = { 0 }, usage = { 0 }, help = { 0 };

		add_usage(cmd, &usage);
		gaps_fill(&help, cmd->help);
		for (int words = 0; words < cmd->least; words++) {
			buf_add(&line, words ? " x" : i18n_english(cmd->name));
			check_refused(buf_text(&line), buf_text(&usage), buf_text(&help));
		}
		buf_cut(&line, 0);
		buf_add(&line, i18n_english(cmd->name));
		for (int words = 0; words <= cmd->most; words++)
			buf_add(&line, " x");
		if (!cmd->rest)
			check_refused(buf_text(&line), buf_text(&usage), buf_text(&help));
		buf_clear(&line);
		buf_clear(&usage);
		buf_clear(&help);
	}
}

/* Refused lines, of which nothing remains. */
static const struct refused_row {
	const char *label, *line, *reason;
} refused_rows[] = {
	{ "refused: an ambiguous setting", "set s x",
		"s may mean side, sounds, square, squares." },
	{ "refused: an ambiguous variant", "new kit", "kit may mean kitchen4, kitchen5." },
	{ "refused: an ambiguous command after help", "help re",
		"re may mean redo, resign, repeat, resume, review." },
	{ "refused: an illegal move", "c3-d4", "Charlie 3 is empty." },
	{ "refused: an ambiguous command", "re", "re may mean redo, resign, repeat, resume, review." },
	{ "refused: no command", "fly",
		"fly is neither a move such as c3-e5 nor a command; type help for a list." },
	{ "refused: a rule in the middle of the game", "rule teams on",
		"The rules can be changed only before the first turn; type new for a new game." },
	{ "refused: a position that is none", "setup 5/5/5/5 A",
		"A position on this board must have 5 ranks." },
	{ "refused: new with too many players", "new halma 3",
		"This variant cannot be played by 3; possible numbers of players: 2." },
	{ "refused: new with a number of two digits", "new kitchen5 12",
		"This variant cannot be played by 12; possible numbers of players: 2." },
	{ "refused: new with no players", "new 0",
		"This variant cannot be played by 0; possible numbers of players: 2." },
	{ "refused: new with more players than can be counted", "new 4294967298",
		"This variant cannot be played by 2147483647; possible numbers of players: 2." },
	{ "refused: new of no variant", "new chess",
		"There is no variant chess; type variants for a list." },
	{ "refused: no file", "load no/such/file", "no/such/file: No such file or directory." },
	{ "refused: no folder", "save no/such/file", "no/such/file: No such file or directory." },
	{ "refused: another's colour", "name red blue",
		"Another player has the name or the colour \"blue\"." },
	{ "refused: a name of nothing in quotes", "name red \"\"",
		"A name needs a character that can be seen." },
	{ "refused: a number for a name", "name red 2",
		"2 cannot be a name, for numbers stand for players already." },
	{ "refused: an invisible name", "name red \xe2\x80\x8b",
		"A name needs a character that can be seen." },
	{ "refused: a width", "set width 13",
		"The width must be a number from 14 to 200, terminal, or 0, which folds nothing." },
	{ "refused: a way to write cells", "set squares morse",
		"\"morse\" is not possible here; possible values: letters, nato, anna." },
	{ "refused: an ambiguous value", "set verbosity x",
		"\"x\" is not possible here; possible values: brief, normal, full." },
	{ "refused: a gap that no prompt has", "set prompt {player} {time}:",
		"A prompt cannot have {time}; it can have {player}, {last} and {turn}." },
	{ "refused: a side", "set side white",
		"There is no player white; the players are Red, Blue." },
	{ "refused: pass", "pass",
		"Red cannot pass: there is a move, for example Alpha 3 to Alpha 2." },
	{ "refused: end", "end", "Two players play to the end: type resign or draw." },
	{ "refused: resume", "resume", "No unfinished game is kept." },
};

/* Names that begin alike. */
static void test_players(void **state)
{
	struct session session;

	(void)state;
	start(&session);
	do_lines(&session, "new star 3\nname red Anna\nname green Andreas\n");
	CHECK_INT(do_quietly(&session, "where an"), SESSION_REFUSED);
	CHECK_TEXT(session_refusal(&session), "an may mean Anna, Andreas.");
	CHECK_INT(do_quietly(&session, "where x"), SESSION_REFUSED);
	CHECK_TEXT(session_refusal(&session),
		"There is no player x; the players are Anna, Blue, Andreas.");
	do_lines(&session, "where and\n");
	session_clear(&session);
}

static void test_refused(void **state)
{
	const struct refused_row *row = *state;

	check_refused(row->line, row->reason, "");
}

/* Lines after which the computer waits until it is let go on, or does not. */
static const struct halted_row {
	const char *label, *lines;
	const char *last; /* the last line, which may be refused */
	bool halted;
	const char *answer; /* its end; NULL: it is refused */
} halted_rows[] = {
	{ "halted: by undo", "computer blue 1\nc5-d4\n", "undo", true, "Red to move, turn 1.\n" },
	{ "halted: not if there was nothing to take back", "computer blue 1\n", "undo", false,
		NULL },
	{ "halted: a refused move leaves it", "c5-d4\nundo\n", "c3-d4", true, NULL },
	{ "halted: a move ends it", "c5-d4\nundo\n", "c5-d4", false, "Blue to move.\n" },
	{ "halted: an offer ends it", "c5-d4\nundo\n", "draw", false, "Red to move.\n" },
	{ "halted: resigning ends it", "new halma4 3\na13-a12\nundo\n", "resign", false,
		"Blue to move.\n" },
	{ "halted: redo leaves it", "c5-d4\nundo\n", "redo", true, "Blue to move.\n" },
	{ "halted: redo tells that the computer waits",
		"c5-d4\nundo\ncomputer blue 1\nc5-d4\nundo\n", "redo", true,
		"Blue to move.\nThe computer waits; type go to let it play.\n" },
	{ "halted: so does redo of several turns",
		"c5-d4\nd1-c2\na5-c3\ne1-d1\ncomputer blue 1\nundo 4\n", "redo 3", true,
		"Blue to move, turn 2.\nThe computer waits; type go to let it play.\n" },
	{ "halted: a question leaves it", "computer blue 1\nc5-d4\nundo\n", "computer blue", true,
		"The computer plays Blue at level 1.\n" },
	{ "halted: so does that for all", "computer blue 1\nc5-d4\nundo\n", "computer", true,
		"The computer plays Blue at level 1.\n" },
	{ "halted: a level ends it", "c5-d4\nundo\n", "computer blue 1", false,
		"The computer plays Blue at level 1.\n" },
	{ "halted: a wrong level leaves it", "c5-d4\nundo\n", "computer blue 7", true, NULL },
	{ "halted: another game ends it", "c5-d4\nundo\n", "new", false, "Red to move, turn 1.\n" },
};

static void test_halted(void **state)
{
	const struct halted_row *row = *state;
	struct session session;
	const char *answer;

	start(&session);
	do_lines(&session, row->lines);
	CHECK_INT(do_quietly(&session, row->last), row->answer ? SESSION_DONE : SESSION_REFUSED);
	CHECK_INT(session.halted, row->halted);
	if (row->answer) {
		answer = answer_of(&session);
		if (strlen(answer) > strlen(row->answer))
			answer += strlen(answer) - strlen(row->answer);
		CHECK_TEXT(answer, row->answer);
	}
	session_clear(&session);
}

/* What thinks says that it was interrupted: Ctrl-C came as soon as it began. */
static const struct interrupt_row {
	const char *label, *line;
	enum session_result result;
	const char *begins; /* the answer or the refusal */
} interrupt_rows[] = {
	{ "interrupted: hint", "hint", SESSION_DONE, "Interrupted; this is the best so far.\n" },
	{ "interrupted: several hints", "hint 3", SESSION_DONE,
		"Interrupted; this is the best so far.\n" },
	{ "interrupted: go", "go", SESSION_DONE, "Interrupted; the best so far is played. Red:" },
	{ "interrupted: perft", "perft 9", SESSION_REFUSED, "Interrupted." },
};

static void test_interrupt(void **state)
{
	const struct interrupt_row *row = *state;
	volatile sig_atomic_t *interrupt = (volatile sig_atomic_t *)line_interrupt();
	struct session session;
	const char *told;

	start(&session);
	*interrupt = 1;
	CHECK_INT(do_quietly(&session, row->line), row->result);
	*interrupt = 0;
	told = row->result == SESSION_DONE ? answer_of(&session) : session_refusal(&session);
	CHECK_INT(strncmp(told, row->begins, strlen(row->begins)), 0);
	session_clear(&session);
}

int main(void)
{
	return CHECK_RUN("cli session",
		CHECK_TABLE(find_rows, test_find),
		CHECK_TEST("each beginning of each name", test_beginnings),
		CHECK_TABLE(dispatch_rows, test_dispatch),
		CHECK_TEST("each command used wrongly", test_usage),
		CHECK_TABLE(refused_rows, test_refused),
		CHECK_TEST("refused: an ambiguous player", test_players),
		CHECK_TABLE(halted_rows, test_halted),
		CHECK_TABLE(interrupt_rows, test_interrupt));
}
