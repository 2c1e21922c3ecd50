/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program at a terminal (halma(6)). */
#include "test_cli_pty.h"

#define GREETING \
	"Halma. Type a move such as c3-e5, or help. kitchen5: Red, Blue.\n" \
	"red: "

static const struct pty_row rows[] = {
	{ "greeting and prompt", "xterm", NULL,
		{ { "", GREETING }, { "quit\n", "quit\n" } }, ESC },
	{ "a move and its answer", "xterm", NULL, {
		{ "", "red: " },
		{ "c5-d4\n", "c5-d4\nRed: c5, d4.\nblue: " },
		{ "d1 c2\n", "d1 c2\nBlue: d1, c2.\nred: " },
		{ "q\n", NULL },
	}, ESC },
	{ "a move and the computer's, without saying who is to move", "xterm", NULL, {
		{ "", "red: " },
		{ "computer blue 1\n", "The computer plays Blue at level 1.\nred: " },
		{ "c5-d4\n", "c5-d4\nRed: c5, d4.\nBlue: " },
		{ "", ".\nred: " },
		{ "board\n", ".\nTurn 2.\nred: " },
		{ "undo\n", ".\nred: " },
		{ "turn\n", "Red to move, turn 1.\nred: " },
		{ "quit\n", NULL },
	}, "to move.\n" },
	{ "a refused line", "xterm", NULL, {
		{ "", "red: " },
		{ "c3-d4\n", "c3-d4\nc3 is empty.\nred: " },
		{ "turn\n", "Red to move, turn 1.\nred: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "long answers and many lines", "xterm", NULL, {
		{ "", "red: " },
		{ "help\n", "Type help and a command for more.\nred: " },
		{ "rules\n", "may claim a draw.\nred: " },
		{ "variants\n", "pieces each: 10.\nred: " },
		{ "rows\n", "  a b c d e\nred: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "commands are completed, one a line", "xterm", NULL, {
		{ "", "red: " },
		{ "re" TAB, "re\nredo\nrepeat\nresign\nresume\nreview\nred: re" },
		{ "s" TAB, "\nresign\nresume\nred: res" },
		{ CTRL_C, "\nred: " },
		{ "his" TAB "\n", "history" },
		{ "", "\nNothing has been played yet.\nred: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "landings are completed, one a line", "xterm", NULL, {
		{ "", "red: " },
		{ "b5-" TAB, "\nb5-b3\nb5-c4\nb5-d5\nred: b5-" },
		{ "d" TAB "\n", "Red: b5, d5, 1 jump.\nblue: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "files are completed, between quotes if they have blanks", "xterm", NULL, {
		{ "", "red: " },
		{ "save ~/my game\n", "/my game.\nred: " },
		{ "save ~/my goal\n", "/my goal.\nred: " },
		{ "load ~/my" TAB, "/my g" },
		{ "am" TAB "\n", "/my game. kitchen5: Red, Blue.\nred: " },
		{ "say turn > ~/my" TAB, "\"~/my g" },
		{ CTRL_C, "\nred: " },
		{ "quit\n", NULL },
	}, NULL },
	{ "Ctrl-C drops the line", "xterm", NULL, {
		{ "", "red: " },
		{ "c5-d4", "c5-d4" },
		{ CTRL_C, "\nred: " },
		{ "\n", "\nred: " },
		{ "turn\n", "turn\nRed to move, turn 1.\nred: " },
		{ CTRL_C CTRL_C, "\nred: " },
		{ "quit\n", NULL },
	}, NULL },
	{ "stopped and continued", "xterm", NULL, {
		{ "", "red: " },
		{ STOP, "red: " },
		{ "tur", "tur" },
		{ STOP, "red: tur" },
		{ "n\n", "n\nRed to move, turn 1.\nred: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "Ctrl-D leaves", "xterm", NULL, {
		{ "", "red: " }, { CTRL_D, "\n" },
	}, ESC },
	{ "the line before comes back", "xterm", NULL, {
		{ "", "red: " },
		{ "turn\n", "turn 1.\nred: " },
		{ "last\n", "Nothing has been played yet.\nred: " },
		{ UP UP, "last\b\b\b\bturn" },
		{ "\n", "Red to move, turn 1.\nred: " },
		{ "quit\n", NULL },
	}, NULL },
	{ "so does that of another day", "xterm", NULL, {
		{ "", "red: " },
		{ "progress\n", "\nBlue: 0 of 6 in the goal, 6 still at home, rows to go: 32.\nred: " },
		{ RESTART, "red: " },
		{ UP, "progress" },
		{ "\n", "\nBlue: 0 of 6 in the goal, 6 still at home, rows to go: 32.\nred: " },
		{ "quit\n", NULL },
	}, NULL },
	{ "an interrupted game is offered and resumed", "xterm", NULL, {
		{ "", "red: " },
		{ "c5-d4\n", "blue: " },
		{ "d1-c2\n", "red: " },
		{ RESTART, "kitchen5: Red, Blue.\n"
			"An unfinished game of kitchen5, at turn 2, is kept: type resume.\n"
			"red: " },
		{ "resume\n",
			"Resumed. kitchen5: Red, Blue. Turn 2.\nred: " },
		{ "history\n", "1: c5-d4, d1-c2\nred: " },
		{ "review b" TAB "\n", "back \n1: Red: c5, d4.\nreview 1: " },
		{ "turn\n", "Blue to move, turn 1.\nreview 1: " },
		{ "c5-c4\n", "nothing is played; type review off to go on with the game.\nreview 1: " },
		{ "review off\n", "The review ends. Turn 2.\nred: " },
		{ "undo\n", "Taken back: Blue d1, c2. Turn 1.\nblue: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "one behind a game without turns is offered by its number", "xterm", NULL, {
		{ "", "red: " },
		{ "c5-d4\n", "blue: " },
		{ "new\n", "red: " },
		{ "name red Anna\n", "anna: " },
		{ "c5-c4\n", "blue: " },
		{ "undo\n", "anna: " },
		{ RESTART, "kitchen5: Red, Blue.\n"
			"An unfinished game of kitchen5, at turn 1, is kept: type resume 2.\n"
			"red: " },
		{ "resume 2\n",
			"Resumed. kitchen5: Red, Blue. Turn 1.\nblue: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "the prompt as it is set", "xterm", NULL, {
		{ "", "red: " },
		{ "name red Anna\n", "Red is now called Anna.\nanna: " },
		{ "set prompt move:\n", "prompt move:.\nmove: " },
		{ "c5-d4\n", "Anna: c5, d4. Blue to move.\nmove: " },
		{ "undo\n", "Taken back: Anna c5, d4. Anna to move, turn 1.\nmove: " },
		{ "set prompt off\n", "prompt off.\n" },
		{ "turn\n", "turn\nAnna to move, turn 1.\n" },
		{ "set prompt player\n", "prompt player.\nanna: " },
		{ "resign\n", "Anna resigns. Blue has won.\nhalma: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "the inputrc of the user wins", "xterm",
		"$if Halma\nset enable-bracketed-paste on\n\"\\C-xt\": \"turn\\C-m\"\n$endif\n", {
		{ "", ESC "[?2004hred: " },
		{ "\x18t", "turn" },
		{ "", "Red to move, turn 1.\n" },
		{ "quit\n", NULL },
	}, NULL },
	{ "the inputrc for other programs does not matter", "xterm",
		"$if Bash\nset enable-bracketed-paste on\n$endif\n", {
		{ "", "red: " }, { "turn\n", "turn 1.\nred: " }, { "quit\n", NULL },
	}, ESC },
	{ "dumb: plain lines", "dumb", NULL, {
		{ "", GREETING },
		{ "c5-d4\n", "c5-d4\nRed: c5, d4.\nblue: " },
		{ "his\n", "1: c5-d4\nblue: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "dumb: Ctrl-C drops the line", "dumb", NULL, {
		{ "", "red: " },
		{ "c5-d4" CTRL_C, "\nred: " },
		{ "turn\n", "Red to move, turn 1.\nred: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "dumb: stopped and continued", "dumb", NULL, {
		{ "", "red: " },
		{ STOP, "red: " },
		{ "turn\n", "Red to move, turn 1.\nred: " },
		{ "quit\n", NULL },
	}, ESC },
	{ "dumb: Ctrl-D leaves", "dumb", NULL, {
		{ "", "red: " }, { CTRL_D, "\n" },
	}, ESC },
	{ "no TERM: plain lines", NULL, NULL, {
		{ "", GREETING }, { "turn\n", "Red to move, turn 1.\nred: " },
		{ "quit\n", NULL },
	}, ESC },
};

static void test_pty(void **state)
{
	struct pty pty = { 0 };

	pty_play(&pty, *state);
	pty_clear(&pty);
}

int main(void)
{
	return CHECK_RUN("cli pty", CHECK_TABLE(rows, test_pty));
}
