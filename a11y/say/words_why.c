/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "text.h"
#include "words.h"
#include "words_fill.h"

static const char *const why_table[ERROR_COUNT] = {
	[ERROR_MOVE_TEXT] = N_("A move is typed as the cells it goes through, such as c3-e5-g5, or as its first and last cell. A cell is a letter and a number. Between cells there may be a hyphen, a blank, a comma, the word to, or nothing."),
	[ERROR_MOVE_CUT] = N_("After a hyphen another cell must follow, as in c3-e5."),
	[ERROR_NO_CELL] = N_("The files of this board are {first_file} to {file}, its ranks 1 to {rank}. The command rank and a number tells which cells a rank has."),
	[ERROR_CELL_EMPTY] = N_("A move begins on a cell where a piece of the player to move stands. Nothing stands on {cell}. The command where lists the pieces."),
	[ERROR_OTHERS_PIECE] = N_("Players move their own pieces only, in turn. It is the turn of {mover}, and {cell} has a piece of {player}."),
	[ERROR_OTHERS_FINISHED] = N_("{player} is out of the race, so those pieces stay where they are. It is the turn of {mover}."),
	[ERROR_OTHERS_GAME_OVER] = N_("The game is over, so nobody moves any more. Type undo to take back the last turn, or new for another game."),
	[ERROR_GAME_OVER] = N_("The game is over, so nobody moves any more. Type undo to take back the last turn, or new for another game."),
	[ERROR_NOTHING_MOVES] = N_("A step and a jump lead to another cell; {cell} stands there twice."),
	[ERROR_OCCUPIED] = N_("A step and every jump end on an empty cell, and on {cell} stands a piece of {player}. Pieces are jumped over, never captured."),
	[ERROR_NOT_IN_LINE] = N_("A step goes to a neighbouring cell. A jump goes straight over one neighbouring cell to the one behind it, so the letter and the number each change by two or not at all. From {cell} to {landing} is neither."),
	[ERROR_TOO_FAR] = N_("A step goes to a neighbouring cell. A jump goes straight over one neighbouring cell to the one behind it, so it is two cells long. {cell} and {landing} are farther apart."),
	[ERROR_NOTHING_TO_JUMP] = N_("A jump to {landing} goes over {cell}, where a piece must stand. {cell} is empty. The moving piece itself does not count: its own cell is empty while it is under way."),
	[ERROR_STEP_IN_CHAIN] = N_("A turn is one step or a chain of jumps, never both. {cell} and {landing} are neighbours, so this is a step."),
	[ERROR_CHAIN_RETURNS] = N_("A chain never lands on a cell it has been on before, nor on the one it started from. It comes to {cell} twice."),
	[ERROR_GOAL_LOCKED] = N_("By the rule goal-lock of this game a piece that is in its goal stays there. {cell} belongs to the goal, and {landing} does not."),
	[ERROR_GOAL_LOCKED_WAY] = N_("By the rule goal-lock strict a piece that enters its goal during a chain jumps on only inside it. The chains from {cell} to {landing} would leave it again."),
	[ERROR_ONLY_FROM_HOME] = N_("The rule clear-out is on, and the player opposite has left home entirely. So {mover} must bring out the pieces that are still at home first. {cell} is not at home."),
	[ERROR_ONLY_FORWARDS] = N_("The rule clear-out is on, and the player opposite has left home entirely. So the pieces of {mover} at home may move only towards the goal. From {cell} to {landing} is no way forward."),
	[ERROR_NO_CHAIN] = N_("{cell} and {landing} are not neighbours, so only jumps could lead from one to the other, each over a piece to the empty cell behind. There is no such chain now."),
	[ERROR_MOVE_EXISTS] = N_("A turn is passed only when no piece can move, and then the program passes by itself."),
	[ERROR_DRAW_OFFERED] = N_("An offer stands until a player who has not taken it moves. Play on; whoever has not taken it yet does so with the command draw."),
	[ERROR_DRAW_LAST_TURN] = N_("{player} is home, and the equalising turn ends the game. A draw could only be offered before it."),
	[ERROR_END_TWO_PLAYERS] = N_("The command end is for three or more players, when the last places no longer matter."),
	[ERROR_GAME_BEGUN] = N_("Everybody has played by the rules as they are. Undo to the start also lets you change them."),
	[ERROR_EQUALISE_PLAYERS] = N_("It gives the second of two players as many turns as the first."),
	[ERROR_TEAMS_PLAYERS] = N_("Partners sit opposite each other, so nobody may face an empty camp."),
};

bool words_add_why(struct buf *sentences, const struct game *game,
	enum notation_style style, const struct fault *fault)
{
	const char *why = why_table[fault->error];

	if (why)
		words_fill(sentences, _(why), game, style, fault);
	return why;
}
