/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cmd.h"
#include "i18n.h"

static const struct cmd table[] = {
	{
		.name = N_("undo"), .letter = 'u', .group = CMD_PLAY,
		.arguments = N_("[N]"), .most = 1, .run = cmd_undo,
		.help = N_("Takes back the last turn, or the last N."),
	}, {
		.name = N_("redo"), .group = CMD_PLAY,
		.arguments = N_("[N]"), .most = 1, .run = cmd_redo,
		.help = N_("Plays again what undo took back: one turn, or N."),
	}, {
		.name = N_("computer"), .group = CMD_PLAY, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER LEVEL]"), .most = 2, .run = cmd_computer,
		.help = N_("Lets the computer play for a player at a level from 1, for a child, to {levels}; with off instead of a level a person plays again. On its own it tells who plays for whom."),
	}, {
		.name = N_("go"), .group = CMD_PLAY, .run = cmd_go,
		.help = N_("Lets the computer move once for the player to move. Ctrl-C makes it move at once."),
	}, {
		.name = N_("hint"), .letter = 'h', .group = CMD_PLAY,
		.arguments = N_("[N]"), .most = 1, .run = cmd_hint,
		.help = N_("Names a good move and says why it is good, or the best N. On kitchen4 it knows the best."),
	}, {
		.name = N_("draw"), .group = CMD_PLAY, .run = cmd_draw,
		.help = N_("Offers a draw, takes one that is offered, or claims one when the position has occurred three times. Whoever moves instead declines it."),
	}, {
		.name = N_("resign"), .group = CMD_PLAY, .run = cmd_resign,
		.help = N_("Gives up for the player to move. With three players or more the others play on."),
	}, {
		.name = N_("end"), .group = CMD_PLAY, .run = cmd_end,
		.help = N_("Ends a game of three players or more with the places so far."),
	}, {
		.name = N_("pass"), .group = CMD_PLAY, .run = cmd_pass,
		.help = N_("Passes the turn. That is possible only when no piece can move, and then the program passes by itself."),
	},

	{
		.name = N_("board"), .letter = 'b', .group = CMD_LOOK, .run = cmd_board,
		.help = N_("Tells where all pieces stand and who is to move."),
	}, {
		.name = N_("rows"), .letter = 'r', .group = CMD_LOOK,
		.arguments = N_("[A-B]"), .most = 1, .raw = true, .run = cmd_rows,
		.help = N_("Shows the board as rows of letters, a hyphen for an empty cell; with A-B only those ranks."),
	}, {
		.name = N_("rank"), .group = CMD_LOOK,
		.arguments = N_("N"), .least = 1, .most = 1, .run = cmd_rank,
		.help = N_("Tells what stands on rank N."),
	}, {
		.name = N_("file"), .group = CMD_LOOK,
		.arguments = N_("X"), .least = 1, .most = 1, .run = cmd_file,
		.help = N_("Tells what stands on file X."),
	}, {
		.name = N_("line"), .group = CMD_LOOK, .words = { CMD_CELL, CMD_DIRECTION },
		.arguments = N_("CELL DIRECTION"), .least = 1, .most = 1, .rest = true,
		.run = cmd_line,
		.help = N_("Tells what stands from a cell on in a direction, such as north or ne, to the edge."),
	}, {
		.name = N_("look"), .group = CMD_LOOK, .words = { CMD_CELL },
		.arguments = N_("CELL"), .least = 1, .most = 1, .rest = true, .run = cmd_look,
		.help = N_("Tells what stands on a cell, whose camp it is in, and its neighbours."),
	}, {
		.name = N_("near"), .letter = 'n', .group = CMD_LOOK, .words = { CMD_CELL },
		.arguments = N_("CELL"), .least = 1, .most = 1, .rest = true, .run = cmd_near,
		.help = N_("Lists the pieces within two cells of a cell."),
	}, {
		.name = N_("moves"), .letter = 'm', .group = CMD_LOOK, .words = { CMD_CELL },
		.arguments = N_("[CELL]"), .most = 1, .rest = true, .run = cmd_moves,
		.help = N_("Tells where the piece on a cell can go, or every piece of the player to move: steps, then jumps."),
	}, {
		.name = N_("to"), .group = CMD_LOOK, .words = { CMD_CELL },
		.arguments = N_("CELL"), .least = 1, .most = 1, .rest = true, .run = cmd_to,
		.help = N_("Tells which pieces can get to a cell."),
	}, {
		.name = N_("where"), .letter = 'w', .group = CMD_LOOK, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .run = cmd_where,
		.help = N_("Tells where the pieces of a player stand. The name or colour of a player alone does so, too."),
	}, {
		.name = N_("camp"), .group = CMD_LOOK, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .run = cmd_camp,
		.help = N_("Names the cells of the home and the goal of a player and says who stands there."),
	}, {
		.name = N_("progress"), .letter = 'p', .group = CMD_LOOK, .run = cmd_progress,
		.help = N_("Tells for each player how many pieces are in the goal and how many still at home, and how many rows all together have to go."),
	}, {
		.name = N_("last"), .letter = 'l', .group = CMD_LOOK,
		.arguments = N_("[N]"), .most = 1, .run = cmd_last,
		.help = N_("Repeats the last turn, or the last N."),
	}, {
		.name = N_("turn"), .letter = 't', .group = CMD_LOOK, .run = cmd_turn,
		.help = N_("Tells who is to move, or how the game has ended."),
	}, {
		.name = N_("history"), .group = CMD_LOOK, .run = cmd_history,
		.help = N_("Lists all turns, one round a line."),
	}, {
		.name = N_("repeat"), .group = CMD_LOOK, .run = cmd_repeat,
		.help = N_("Gives the last answer again, or the reason if the last line was refused."),
	},

	{
		.name = N_("braille"), .group = CMD_SHOW, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .raw = true,
		.run = cmd_braille,
		.help = N_("Shows the board in braille cells, a key before it; from the side of a player if one is named."),
	}, {
		.name = N_("overview"), .group = CMD_SHOW, .words = { CMD_PLAYER },
		.arguments = N_("[PLAYER]"), .most = 1, .rest = true, .run = cmd_overview,
		.help = N_("Shows where the pieces of a player stand as the dots of braille cells, 2 by 4 cells of the board in each, or 1 by 4 of the star."),
	}, {
		.name = N_("say"), .group = CMD_SHOW, .words = { CMD_COMMAND },
		.arguments = N_("[TEXT] [> FILE]"), .most = 1, .rest = true, .run = cmd_say,
		.help = N_("Says the last answer again, a text, or the answer of a command such as board, rows or look c3, also when speech is off. With > and a file's name it is written to a WAV file instead."),
	}, {
		.name = N_("print"), .group = CMD_SHOW, .words = { CMD_FILE },
		.arguments = N_("[OPTION]... [FILE]"), .most = 1, .rest = true, .run = cmd_print,
		.help = N_("Prints the board, and on pages of text the moves after it, to a file: .brf or .pef for an embosser, .txt as text, .svg or .pdf for swell paper. Options: --board prints only the board, --moves only the moves; --start prints the position at the start, --empty an empty board; --braille prints braille where signs would be drawn; --template prints a board to build."),
	}, {
		.name = N_("emboss"), .group = CMD_SHOW,
		.arguments = N_("[PRINTER]"), .most = 1, .run = cmd_emboss,
		.help = N_("Sends the board to an embosser."),
	},

	{
		.name = N_("new"), .group = CMD_GAME, .words = { CMD_VARIANT },
		.arguments = N_("[VARIANT] [PLAYERS]"), .most = 2, .run = cmd_new,
		.help = N_("Begins a new game; without a variant, of the same one by the same rules. The game before is kept: see resume."),
	}, {
		.name = N_("variants"), .group = CMD_GAME, .run = cmd_variants,
		.help = N_("Lists all variants, one a line."),
	}, {
		.name = N_("rules"), .group = CMD_GAME, .run = cmd_rules,
		.help = N_("Explains the rules of this game and what is known of its origin."),
	}, {
		.name = N_("rule"), .group = CMD_GAME, .words = { CMD_RULE, CMD_RULE_VALUE },
		.arguments = N_("[NAME [VALUE]]"), .most = 2, .run = cmd_rule,
		.help = N_("Lists the rules that may differ, or sets one before the first turn: {rules}."),
	}, {
		.name = N_("name"), .group = CMD_GAME, .words = { CMD_PLAYER },
		.arguments = N_("PLAYER NAME"), .least = 2, .most = 2, .rest = true,
		.run = cmd_name,
		.help = N_("Gives a player a name."),
	}, {
		.name = N_("setup"), .group = CMD_GAME,
		.arguments = N_("POSITION"), .least = 1, .most = 1, .rest = true,
		.run = cmd_setup,
		.help = N_("Begins a new game from a position, in the form that the command position gives."),
	}, {
		.name = N_("position"), .group = CMD_GAME, .raw = true, .run = cmd_position,
		.help = N_("Gives the position as one line."),
	}, {
		.name = N_("save"), .group = CMD_GAME, .words = { CMD_FILE },
		.arguments = N_("[FILE]"), .most = 1, .rest = true, .run = cmd_save,
		.help = N_("Saves the game as a record in a file; without a name, in that of the last save or load."),
	}, {
		.name = N_("load"), .group = CMD_GAME, .words = { CMD_FILE },
		.arguments = N_("FILE"), .least = 1, .most = 1, .rest = true, .run = cmd_load,
		.help = N_("Loads a game from a file and goes on with it."),
	}, {
		.name = N_("resume"), .group = CMD_GAME, .words = { CMD_KEPT },
		.arguments = N_("[N|list]"), .most = 1, .run = cmd_resume,
		.help = N_("Goes on with the last unfinished game, or with the N-th last; with list it tells which are kept. Every turn is kept as it is played, so that this also helps after a crash."),
	},

	{
		.name = N_("language"), .group = CMD_SETTINGS, .words = { CMD_LANGUAGE },
		.arguments = N_("[CODE]"), .most = 1, .run = cmd_language,
		.help = N_("Names the language, or changes it. The codes are {languages}."),
	}, {
		.name = N_("speak"), .group = CMD_SETTINGS,
		.arguments = N_("[on|off]"), .most = 1, .run = cmd_speak,
		.help = N_("Speaks every answer from now on, with espeak-ng, or no longer does."),
	}, {
		.name = N_("set"), .group = CMD_SETTINGS, .words = { CMD_SETTING, CMD_SETTING_VALUE },
		.arguments = N_("[NAME [VALUE]]"), .most = 2, .rest = true, .run = cmd_set,
		.help = N_("Lists the settings, or sets one."),
	},

	{
		.name = N_("help"), .letter = '?', .group = CMD_HELP, .words = { CMD_COMMAND },
		.arguments = N_("[COMMAND]"), .most = 1, .run = cmd_help,
		.help = N_("Lists the commands, or tells what a command or a setting does."),
	}, {
		.name = N_("why"), .group = CMD_HELP, .run = cmd_why,
		.help = N_("Explains at more length why the last line was refused."),
	}, {
		.name = N_("about"), .group = CMD_HELP, .run = cmd_about,
		.help = N_("Names the version and the licence."),
	}, {
		.name = N_("perft"), .group = CMD_HELP,
		.arguments = N_("N"), .least = 1, .most = 1, .raw = true, .run = cmd_perft,
		.help = N_("Counts the positions that N turns can lead to, for testing."),
	}, {
		.name = N_("quit"), .letter = 'q', .group = CMD_HELP, .run = cmd_quit,
		.help = N_("Leaves the program; an unfinished game is kept."),
	},

	{
		.name = N_("value"), .group = CMD_SOLVED, .raw = true, .run = cmd_value,
		.help = N_("On kitchen4: tells what the position is worth to the player to move, as win, loss or draw and the turns until the end if both play well."),
	}, {
		.name = N_("solve"), .group = CMD_SOLVED, .run = cmd_solve,
		.help = N_("On kitchen4: counts what all positions by these rules are worth to the first player, when he is to move."),
	},
};

const struct cmd *cmd_get(int i)
{
	return i < (int)(sizeof table / sizeof *table) ? &table[i] : NULL;
}

const char *cmd_group_name(enum cmd_group group)
{
	static const char *const names[CMD_GROUPS] = {
		[CMD_PLAY] = N_("Play"),         [CMD_LOOK] = N_("Look"),
		[CMD_SHOW] = N_("Show"),         [CMD_GAME] = N_("Game"),
		[CMD_SETTINGS] = N_("Settings"), [CMD_HELP] = N_("Help and more"),
		[CMD_SOLVED] = N_("Solved boards"),
	};

	return _(names[group]);
}
