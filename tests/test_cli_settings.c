/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines that follow one another: settings, why, repeat, new games, the prompt. */
#include "i18n.h"
#include "test_cli_session.h"

/* Lines, and what the last of them is answered with. */
static const struct lines_row {
	const char *label, *lines, *answer;
} lines_rows[] = {
	{ "set: squares", "set squares nato\nm c5\n",
		"Charlie 5: Red. Steps: Charlie 4, Delta 4, Delta 5.\n" },
	{ "set: the beginning of a value", "set squares a\nm c5\n",
		"Caesar 5: Red. Steps: Caesar 4, David 4, David 5.\n" },
	{ "set: squares back", "set squares nato\nset squares letters\nm c5\n",
		"c5: Red. Steps: c4, d4, d5.\n" },
	{ "set: verbosity brief", "set verbosity brief\na5-c3\n", "Red: a5, c3.\n" },
	{ "set: verbosity full", "set verbosity full\na5-c3\n",
		"Red: a5, c3, 1 jump. Red has 0 of 6 in the goal. Blue to move, turn 1.\n" },
	{ "set: side", "set side red\nrows 5-4\n", "4 - - - r r\n5 - - r r r\n  e d c b a\n" },
	{ "set: side by number", "set side 1\nset side\n",
		"side Red: the player from whose side of the table rows, braille and print show the "
		"board, or off.\n" },
	{ "set: side off", "set side red\nset side off\nrows 5\n", "5 r r r - -\n  a b c d e\n" },
	{ "set: side stays in a new game", "set side red\nnew\nrows 5-4\n",
		"4 - - - r r\n5 - - r r r\n  e d c b a\n" },
	{ "set: side of a player who is not in the new game is off",
		"new star 6\nset side 6\nnew kitchen5\nrows 5\n", "5 r r r - -\n  a b c d e\n" },
	{ "set: it answers with the value", "set width 0\n", "width 0.\n" },
	{ "set: the beginning of a name", "set verb brief\n", "verbosity brief.\n" },
	{ "set: tells a value", "set width\n", "width terminal: the columns in a line, 14 to 200, "
		"terminal for as many as the terminal has, or 0 to fold nothing.\n" },
	{ "set reset: tells what it changed",
		"set rate 300\nset side red\nset prompt x\nset width 20\nset reset\n",
		"Set back: prompt player, rate 175, side off, width terminal.\n" },
	{ "set reset: what was set is so no more", "set squares nato\nset res\nset squares\n",
		"squares letters: how cells are written: letters, nato or anna.\n" },
	{ "set reset: nothing to do", "set width 20\nset width terminal\nset reset\n",
		"All settings have their defaults.\n" },
	{ "set: the width of the terminal again", "set width 20\nset width terminal\n",
		"width terminal.\n" },
	{ "set: the bounds of a page", "set page\n",
		"page 40x25: the size of a braille page, cells by lines, 20x10 to 60x40.\n" },
	{ "set: the bounds of the rate", "set rate\n",
		"rate 175: how fast the voice speaks, 80 to 450 words a minute.\n" },
	{ "help: the levels", "help computer\n",
		"computer [PLAYER LEVEL]: Lets the computer play for a player at a level from 1, "
		"for a child, to 6; with off instead of a level a person plays again. On its own it tells "
		"who plays for whom.\n" },
	{ "help: the languages", "help language\n",
		"language [LANGUAGE]: Names the languages, or changes to one, by name or code: "
		"English (en), German (de), Dutch (nl), Spanish (es).\n" },
	{ "set: the least width", "set width 14\n", "width 14.\n" },
	{ "set: the greatest width", "set width 200\n", "width 200.\n" },
	{ "set: rows fits itself to the width", "set width 14\nnew halma8\nrows 8\n",
		"8 rrrr----\n  abcdefgh\n" },

	{ "why: after a move", "why\n",
		"A move begins on a cell where a piece of the player to move stands. "
		"Nothing stands on c3. The command where lists the pieces.\n" },
	{ "why: later on too", "board\nturn\nwhy\n",
		"A move begins on a cell where a piece of the player to move stands. "
		"Nothing stands on c3. The command where lists the pieces.\n" },
	{ "why: no good line is taken for a refused one",
		"new kitchen4\nwhere red\nset prompt off\nset squares letters\nrule goal off\nwhy\n",
		"A move begins on a cell where a piece of the player to move stands. "
		"Nothing stands on c3. The command where lists the pieces.\n" },
	{ "why: twice", "why\nwhy\n",
		"A move begins on a cell where a piece of the player to move stands. "
		"Nothing stands on c3. The command where lists the pieces.\n" },

	{ "repeat: the last answer", "turn\nrepeat\n", "Red to move, turn 1.\n" },
	{ "repeat: twice", "turn\nrepeat\nrepeat\n", "Red to move, turn 1.\n" },
	{ "repeat: past what has no answer", "turn\n\nrepeat\n", "Red to move, turn 1.\n" },
	{ "repeat: a move, which is not played again", "c5-d4\nrepeat\n",
		"Red: c5, d4. Blue to move.\n" },
	{ "repeat: a refusal", "repeat\n", "c3 is empty.\n" },

	{ "new: the same rules and names",
		"rule clear-out on\nname red Anna\nc5-d4\nnew\nrule clear-out\n",
		"clear-out on: Once a player has left home entirely, the player opposite "
		"who still has pieces at home may move only those, and only forwards, while "
		"one of them can move so.\n" },
	{ "new: the same names", "name red Anna\nnew\n",
		"New game. kitchen5: Anna, Blue. Anna to move, turn 1.\n" },
	{ "new: another variant has its own", "name red Anna\nnew halma8\n",
		"New game. halma8: Red, Blue. Red to move, turn 1.\n" },
	{ "new: other players of the same variant", "new star 3\nnew 6\n",
		"New game. star: Red, Blue, Green, Yellow, Purple, White. Red to move, turn 1.\n" },
	{ "new: the players stay if they can", "new star 3\nnew corners10\n",
		"New game. corners10: Red, Blue, Green. Red to move, turn 1.\n" },
	{ "new: the fewest if they cannot", "new star 6\nnew halma4\n",
		"New game. halma4: Red, Blue, Green. Red to move, turn 1.\n" },
	{ "new: settings stay", "set squares nato\nnew halma8\nm a8\n",
		"Alpha 8: Red. 1 jump: Charlie 6.\n" },
	{ "new: the whole name comes first", "new halma\n",
		"New game. halma: Red, Blue. Red to move, turn 1.\n" },
	{ "new: the beginning of a variant", "new gr\n",
		"New game. grasshopper: Red, Blue. Red to move, turn 1.\n" },

	{ "rule: the beginning of its name", "rule goal strict\nrule goal\n",
		"goal-lock strict: A piece in its goal never leaves it, not even in the middle of "
		"a chain.\n" },
	{ "rule: the beginning of its value", "rule clear on\nrule clear of\n",
		"clear-out off: Nobody is made to leave home.\n" },

	{ "undo: several", "c5-d4\nd1-c2\na5-c3\nundo 2\n",
		"Taken back: Blue d1, c2; Red a5, c3. Blue to move, turn 1.\n" },
	{ "undo: more than there are", "c5-d4\nundo 9\n",
		"Taken back: Red c5, d4. Red to move, turn 1.\n" },
	{ "undo: more than are named", "c5-d4\nd1-c2\na5-c3\ne3-e4\na4-a5\ne4-e5\na5-a4\nundo 7\n",
		"Taken back: 7 turns, from Red c5, d4 to Red a5, a4. Red to move, turn 1.\n" },
	{ "undo: what is not a move", "draw\nc5-d4\ndraw\nundo\nd1-c2\nresign\nundo 3\n",
		"Taken back: Red c5, d4; Blue d1, c2; the resignation of Red. "
		"Red to move, turn 1. Red is for a draw; Blue answers after the next move.\n" },
	{ "undo: to a person who has resigned", "new corners10 3\ncomputer 2 1\ncomputer 3 1\n"
		"c1-d2\nresign\nundo\nresign\nundo\nturn\n",
		"Red to move, turn 2.\n" },
	{ "redo: several", "c5-d4\nd1-c2\na5-c3\nundo 3\nredo 2\n",
		"Played again: Red c5, d4; Blue d1, c2. Red to move, turn 2.\n" },
	{ "name: one's own again, in another case", "name red anna\nname red Anna\n",
		"anna is now called Anna.\n" },
	{ "name: the colour is still known", "name red Anna\nwhere red\n",
		"Anna: a3 to a5, b4, b5, c5.\n" },
	{ "perft", "perft 1\n", "16\n" },
	{ "perft: no turn", "perft 0\n", "1\n" },
	{ "position", "position\n", "AAA2/AA3/A3B/3BB/2BBB A\n" },
};

static void test_lines(void **state)
{
	const struct lines_row *row = *state;
	struct session session;

	start(&session);
	CHECK_INT(do_quietly(&session, "c3-d4"), SESSION_REFUSED);
	do_lines(&session, row->lines);
	CHECK_TEXT(answer_of(&session), row->answer);
	session_clear(&session);
}

/* A session that has just begun. */
static const struct first_row {
	const char *label, *line, *reason;
} first_rows[] = {
	{ "first: why", "why", "Nothing has been refused yet." },
	{ "first: repeat", "repeat", "Nothing has been answered yet." },
	{ "first: undo", "undo", "There is nothing to take back." },
	{ "first: redo", "redo", "There is nothing to play again." },
	{ "first: save", "save", "The game has no file yet; type save and a file name." },
};

static void test_first(void **state)
{
	const struct first_row *row = *state;
	struct session session;

	start(&session);
	CHECK_INT(do_quietly(&session, row->line), SESSION_REFUSED);
	CHECK_TEXT(session_refusal(&session), row->reason);
	session_clear(&session);
}

static const struct prompt_row {
	const char *label, *lines, *prompt;
} prompt_rows[] = {
	{ "prompt: who is to move", "", "red: " },
	{ "prompt: the next one", "c5-d4\n", "blue: " },
	{ "prompt: light", "new halma10\n", "light: " },
	{ "prompt: a name", "name red Anna Maria\n", "anna maria: " },
	{ "prompt: a name of other letters", "name red \xc3\x84NNE\n", "\xc3\xa4nne: " },
	{ "prompt: off", "set prompt off\n", "" },
	{ "prompt: any text", "set prompt Your turn:\n", "Your turn: " },
	{ "prompt: no move yet", "set prompt {last} {player}:\n", "red: " },
	{ "prompt: the last move", "set prompt {last} {player}:\nc5-d4\nd1-c2\n", "d1-c2 red: " },
	{ "prompt: a chain",
	  "set prompt {last} {player}:\nsetup A4/A4/5/A4/4B A\na5-a1\n", "a5-a3-a1 blue: " },
	{ "prompt: a chain where it is narrow",
	  "set width 20\nset prompt {last} {player}:\nsetup A4/A4/5/A4/4B A\na5-a1\n", "a5-a1 blue: " },
	{ "prompt: its turn", "set prompt {turn} {player}:\nc5-d4\n", "1 blue: " },
	{ "prompt: a review", "c5-d4\nd1-c2\na5-c5\nreview back\n", "review 1: " },
	{ "prompt: a review of the start", "c5-d4\nreview first\n", "review 0: " },
	{ "prompt: after a review", "c5-d4\nreview first\nreview off\n", "blue: " },
	{ "prompt: cells as they are spelled", "set squares nato\nset prompt {last}\nc5-d4\n",
	  "Charlie 5-Delta 4 " },
	{ "prompt: a brace alone", "set prompt {\n", "{ " },
	{ "prompt: a name leaves room to type",
	  "set width 20\nname red Annabella Maria Margarethe\n", "annabella: " },
	{ "prompt: wide letters",
	  "set width 14\nname red \xe6\xb5\xb7\xe6\xb5\xb7\xe6\xb5\xb7\xe6\xb5\xb7\n",
	  "\xe6\xb5\xb7\xe6\xb5\xb7: " },
	{ "prompt: the least of a name",
	  "set width 14\nset prompt {last} {player}:\nc5-d4\nname blue Annabella\n", "c5-d4 ann: " },
	{ "prompt: player", "set prompt x\nset prompt player\n", "red: " },
	{ "prompt: after the end", "resign\n", "halma: " },
	{ "prompt: an own text after the end", "set prompt x\nresign\n", "x " },
};

static void test_prompt(void **state)
{
	const struct prompt_row *row = *state;
	struct session session;
	struct buf prompt = { 0 };

	start(&session);
	do_lines(&session, row->lines);
	session_prompt(&session, &prompt);
	CHECK_TEXT(buf_text(&prompt), row->prompt);
	buf_clear(&prompt);
	session_clear(&session);
}

/* Leaving is a command too. */
static void test_quit(void **state)
{
	struct session session;

	(void)state;
	start(&session);
	do_lines(&session, "turn\n");
	CHECK_INT(session.quit, false);
	do_lines(&session, "q\n");
	CHECK_INT(session.quit, true);
	session_clear(&session);
}

int main(void)
{
	setenv("LC_ALL", "C.UTF-8", 1);
	i18n_init("");
	return CHECK_RUN("cli settings",
		CHECK_TABLE(lines_rows, test_lines),
		CHECK_TABLE(first_rows, test_first),
		CHECK_TABLE(prompt_rows, test_prompt),
		CHECK_TEST("quit", test_quit));
}
