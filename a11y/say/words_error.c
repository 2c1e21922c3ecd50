/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"
#include "words.h"
#include "words_fill.h"

/* Sentences by error; with `many` they have a plural by {limit}. */
struct sentence {
	const char *one, *many;
};

static const struct sentence error_table[] = {
	[ERROR_NONE] = { "", NULL },
	[ERROR_MOVE_TEXT] = { N_("Cannot read \"{text}\" as a cell. A move is cells such as c3-e5."), NULL },
	[ERROR_MOVE_CUT] = { N_("The move is cut off: another cell is expected at its end."), NULL },
	[ERROR_NO_CELL] = { N_("There is no cell {text} on this board."), NULL },
	[ERROR_CELL_EMPTY] = { N_("{cell} is empty."), NULL },
	[ERROR_OTHERS_PIECE] = { N_("The piece on {cell} belongs to {player}; {mover} is to move."), NULL },
	[ERROR_OTHERS_FINISHED] = { N_("The piece on {cell} belongs to {player}, who has finished; {mover} is to move."), NULL },
	[ERROR_OTHERS_GAME_OVER] = { N_("The piece on {cell} belongs to {player}, and the game is over."), NULL },
	[ERROR_GAME_OVER] = { N_("The game is over."), NULL },
	[ERROR_NOTHING_MOVES] = { N_("Nothing moves: {cell} twice."), NULL },
	[ERROR_OCCUPIED] = { N_("{cell} is occupied by {player}."), NULL },
	[ERROR_NOT_IN_LINE] = { N_("{cell} to {landing} is not a step and not a jump: the cells are not in line."), NULL },
	[ERROR_TOO_FAR] = { N_("{cell} to {landing} is not a step and not a jump: the cells are too far apart."), NULL },
	[ERROR_NOTHING_TO_JUMP] = { N_("There is nothing to jump over on {cell}."), NULL },
	[ERROR_STEP_IN_CHAIN] = { N_("{cell} to {landing} is a step, and a step cannot be part of a chain."), NULL },
	[ERROR_CHAIN_RETURNS] = { N_("The chain returns to {cell}."), NULL },
	[ERROR_GOAL_LOCKED] = { N_("A piece in the goal cannot leave it: {cell} is in it, {landing} is not."), NULL },
	[ERROR_GOAL_LOCKED_WAY] = { N_("A piece in the goal cannot leave it, and every chain from {cell} to {landing} enters it and leaves it again."), NULL },
	[ERROR_ONLY_FROM_HOME] = { N_("Clear-out: {mover} may move only pieces that are still at home, and only forwards; {cell} is not in the home."), NULL },
	[ERROR_ONLY_FORWARDS] = { N_("Clear-out: {mover} may move only pieces that are still at home, and only forwards; {cell} to {landing} is not forwards."), NULL },
	[ERROR_NO_CHAIN] = { N_("No chain leads from {cell} to {landing}."), NULL },

	[ERROR_MOVE_EXISTS] = { N_("{mover} cannot pass: there is a move, for example {cell} to {landing}."), NULL },
	[ERROR_DRAW_OFFERED] = { N_("{player} is for a draw already; the answer comes after the next move."), NULL },
	[ERROR_DRAW_LAST_TURN] = { N_("This is the last turn: {player} cannot take a draw any more."), NULL },
	[ERROR_END_TWO_PLAYERS] = { N_("Two players play to the end: type resign or draw."), NULL },
	[ERROR_GAME_BEGUN] = { N_("The rules can be changed only before the first turn; type new for a new game."), NULL },

	[ERROR_NAME_EMPTY] = { N_("A name needs a character that can be seen."), NULL },
	[ERROR_NAME_TAKEN] = { N_("Another player has the name or the colour \"{text}\"."), NULL },

	[ERROR_PLAYERS] = { N_("This variant cannot be played by {number}; possible numbers of players: {text}."), NULL },
	[ERROR_NO_RULE] = { N_("There is no rule \"{text}\"; the rules are {rules}."), NULL },
	[ERROR_RULE_VALUE] = { N_("\"{text}\" is not a value of {rule}; possible values: {values}."), NULL },
	[ERROR_EQUALISE_PLAYERS] = { N_("The equalising turn is for two players."), NULL },
	[ERROR_TEAMS_PLAYERS] = { N_("Teams need four or six players, each opposite another."), NULL },
	[ERROR_POSITION_SIGN] = { N_("\"{text}\" cannot stand in a position; pieces are letters from A, empty cells numbers, and a slash ends a rank."), NULL },
	[ERROR_POSITION_RANK] = {
		NP_("Rank {number} of the position must have {limit} cell.",
			"Rank {number} of the position must have {limit} cells."),
	},
	[ERROR_POSITION_RANKS] = {
		NP_("A position on this board must have {limit} rank.",
			"A position on this board must have {limit} ranks."),
	},
	[ERROR_POSITION_PIECES] = {
		NP_("{player} has {number} pieces in the position; {limit} is the most.",
			"{player} has {number} pieces in the position; {limit} are the most."),
	},
	[ERROR_POSITION_PLAYER] = { N_("The position must end with a blank and the letter of the player to move, from A."), NULL },
	[ERROR_POSITION_EQUAL] = { N_("The sign = marks an equalising turn, but none is due in this position."), NULL },
	[ERROR_POSITION_END] = { N_("\"{text}\" after the end of the position is too much."), NULL },

	[ERROR_RECORD_EMPTY] = { N_("The record is empty."), NULL },
	[ERROR_RECORD_BYTE] = { N_("This is not a text file: it has a zero byte."), NULL },
	[ERROR_RECORD_TAG] = { N_("A tag must be of the form [Name \"value\"], on one line."), NULL },
	[ERROR_RECORD_TAG_NAME] = { N_("There is no tag \"{text}\" in a record of this game."), NULL },
	[ERROR_RECORD_TAGS] = { N_("The record has more than {limit} tags."), NULL },
	[ERROR_RECORD_TAG_TWICE] = { N_("The tag {text} is there twice."), NULL },
	[ERROR_RECORD_LONG] = { N_("The value of the tag {text} is too long."), NULL },
	[ERROR_RECORD_VARIANT] = { N_("There is no variant \"{text}\"; type variants for a list."), NULL },
	[ERROR_RECORD_NO_VARIANT] = { N_("The record does not begin with tags that name the variant, such as [Variant \"kitchen5\"]."), NULL },
	[ERROR_RECORD_NUMBER] = { N_("\"{text}\" is not a number of players."), NULL },
	[ERROR_RECORD_RULE] = { N_("\"{text}\" is not the name of a rule and a value, such as \"clear-out on\"."), NULL },
	[ERROR_RECORD_COMPUTER] = { N_("\"{text}\" is not the letter of a player and a level from 1 to {levels}, such as \"B 3\"."), NULL },
	[ERROR_RECORD_COMMENT] = { N_("The comment that begins here has no end; a closing brace is missing."), NULL },
	[ERROR_RECORD_WORD] = { N_("\"{text}\" is not a move such as c3-e5-g5, and not pass, draw, resign or end."), NULL },
	[ERROR_RECORD_RESULT] = { N_("The result \"{text}\" is not what the turns lead to."), NULL },
};

_Static_assert(sizeof error_table / sizeof *error_table == ERROR_COUNT,
	"every error has a sentence");

/* Shorter sentences that still tell the reasons apart; the others are short already, or rare. */
static const char *const brief_table[ERROR_COUNT] = {
	[ERROR_MOVE_TEXT] = N_("\"{text}\" is not a cell."),
	[ERROR_MOVE_CUT] = N_("A cell is missing at the end."),
	[ERROR_NO_CELL] = N_("There is no cell {text}."),
	[ERROR_OTHERS_PIECE] = N_("{cell} belongs to {player}."),
	[ERROR_OTHERS_FINISHED] = N_("{cell} belongs to {player}, who has finished."),
	[ERROR_OTHERS_GAME_OVER] = N_("{cell} belongs to {player}; the game is over."),
	[ERROR_NOTHING_MOVES] = N_("{cell} twice."),
	[ERROR_OCCUPIED] = N_("{player} is on {cell}."),
	[ERROR_NOT_IN_LINE] = N_("{landing} is not in line."),
	[ERROR_TOO_FAR] = N_("{landing} is too far."),
	[ERROR_NOTHING_TO_JUMP] = N_("Nothing to jump on {cell}."),
	[ERROR_STEP_IN_CHAIN] = N_("{cell} to {landing} is a step."),
	[ERROR_CHAIN_RETURNS] = N_("Back on {cell}."),
	[ERROR_GOAL_LOCKED] = N_("{cell} must stay in the goal."),
	[ERROR_GOAL_LOCKED_WAY] = N_("Every chain to {landing} leaves the goal."),
	[ERROR_ONLY_FROM_HOME] = N_("Clear-out: {cell} is not at home."),
	[ERROR_ONLY_FORWARDS] = N_("Clear-out: {landing} is not forwards."),
	[ERROR_NO_CHAIN] = N_("No chain leads to {landing}."),
	[ERROR_MOVE_EXISTS] = N_("There is a move: {cell} to {landing}."),
	[ERROR_DRAW_OFFERED] = N_("{player} is for a draw already."),
	[ERROR_DRAW_LAST_TURN] = N_("This is the last turn."),
	[ERROR_END_TWO_PLAYERS] = N_("Two players play to the end."),
	[ERROR_GAME_BEGUN] = N_("The game has begun."),
};

void words_add_fault(struct buf *sentence, const struct game *game,
	enum notation_style style, const struct fault *fault)
{
	const struct sentence *entry = &error_table[fault->error];
	const char *text = entry->many ?
		i18n_plural(entry->one, entry->many, (unsigned long)fault->limit) :
		_(entry->one);

	words_fill(sentence, text, game, style, fault);
}

bool words_add_brief(struct buf *sentence, const struct game *game,
	enum notation_style style, const struct fault *fault)
{
	const char *brief = brief_table[fault->error];

	if (brief)
		words_fill(sentence, _(brief), game, style, fault);
	return brief;
}
