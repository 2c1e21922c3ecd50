/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game kept on disk while it is played (halma(6), FILES). */
#include "test_cli_journal.h"

/* What is done, and what is kept then: the game in autosave.halma, and the older
 * ones by number. */
static const struct keep_row {
	const char *label, *words, *files;
} keep_rows[] = {
	{ "keep: nothing is played", "restart", "" },
	{ "keep: a turn", "c5-d4", "c5-d4" },
	{ "keep: some turns", "c5-d4 d1-c2 a5-c5", "c5-d4 d1-c2 a5-c5" },
	{ "keep: a turn taken back", "c5-d4 d1-c2 undo", "c5-d4" },
	{ "keep: and another one", "c5-d4 d1-c2 undo d2-d3", "c5-d4 d2-d3" },
	{ "keep: and played again", "c5-d4 d1-c2 undo redo", "c5-d4 d1-c2" },
	{ "keep: all taken back", "c5-d4 undo", "" },
	{ "keep: a draw", "offer c5-d4 agree", "d c5-d4 d" },
	{ "keep: a resignation", "c5-d4 resign", "c5-d4 R" },
	{ "keep: a name alone", "name", "" },
	{ "keep: after it was saved over its own file", "c5-d4 save d1-c2 a5-c5",
		"c5-d4 d1-c2 a5-c5" },
	{ "keep: after its file was removed", "c5-d4 remove d1-c2", "c5-d4 d1-c2" },

	{ "resume: nothing", "nothing restart nothing", "" },
	{ "resume: the game", "c5-d4 d1-c2 restart resume", "c5-d4 d1-c2" },
	{ "resume: and go on", "c5-d4 restart resume d1-c2 restart resume a5-c5",
		"c5-d4 d1-c2 a5-c5" },
	{ "resume: and take back", "c5-d4 d1-c2 restart resume undo d2-d3", "c5-d4 d2-d3" },
	{ "resume: not the one being played", "c5-d4 nothing", "c5-d4" },
	{ "resume: not one that is finished", "resign restart nothing", "R" },
	{ "resume: one with a name alone", "name restart resume c5-d4", "c5-d4" },
	{ "resume: after the new game is begun", "c5-d4 restart b5-d5 resume d1-c2",
		"c5-d4 d1-c2; 1: b5-d5" },
	{ "resume: to and fro", "c5-d4 new b5-d5 resume resume resume", "c5-d4; 1: b5-d5" },
	{ "resume: past a finished one", "c5-d4 new resign restart resume d1-c2",
		"c5-d4 d1-c2; F1: R" },

	{ "older: the unfinished game makes room", "c5-d4 new b5-d5", "b5-d5; 1: c5-d4" },
	{ "older: not before the new game begins", "c5-d4 new", "c5-d4" },
	{ "older: not a finished game", "c5-d4 resign new b5-d5", "b5-d5; F1: c5-d4 R" },
	{ "finished: two", "resign new c5-d4 resign new b5-d5", "b5-d5; F1: c5-d4 R; F2: R" },
	{ "finished: not before the next game begins", "c5-d4 resign new", "c5-d4 R" },
	{ "finished: not the one being played", "resign unfinished", "R" },
	{ "finished: loaded, it is in one place", "c5-d4 resign new b5-d5 load",
		"c5-d4 R; 1: b5-d5" },
	{ "finished: loaded after a restart", "c5-d4 resign restart load undo d1-c2",
		"c5-d4 d1-c2" },
	{ "finished: taken back and resigned again", "c5-d4 resign new load undo resign new b5-d5",
		"b5-d5; F1: c5-d4 R" },
	{ "finished: an unfinished one is no such", "c5-d4 new unfinished", "c5-d4" },
	{ "finished: twenty at most, the oldest goes",
		"b5-d5 resign new resign new resign new resign new resign new resign new resign new "
		"resign new resign new resign new resign new resign new resign new resign new "
		"resign new resign new resign new resign new resign new resign new "
		"c5-d4 resign new resign new b5-d5",
		"b5-d5; F1: R; F2: c5-d4 R; F3: R; F4: R; F5: R; F6: R; F7: R; F8: R; F9: R; "
		"F10: R; F11: R; F12: R; F13: R; F14: R; F15: R; F16: R; F17: R; F18: R; F19: R; "
		"F20: R" },
	{ "older: two", "c5-d4 new b5-d5 new a5-c3", "a5-c3; 1: b5-d5; 2: c5-d4" },
	{ "older: resumed from the middle", "c5-d4 new b5-d5 new a5-c3 new resume d1-c2",
		"a5-c3 d1-c2; 1: b5-d5; 2: c5-d4" },
	{ "older: each once, however often one is resumed",
		"c5-d4 new b5-d5 new a5-c3 resume resume resume resume resume d1-c2",
		"b5-d5 d1-c2; 1: a5-c3; 2: c5-d4" },
	{ "older: the oldest of three", "c5-d4 new b5-d5 new a5-c3 new 3 d1-c2",
		"c5-d4 d1-c2; 1: a5-c3; 2: b5-d5" },
	{ "older: the one before the last", "c5-d4 new b5-d5 new a5-c3 2 d1-c2",
		"c5-d4 d1-c2; 1: a5-c3; 2: b5-d5" },
	{ "older: finished ones do not count", "c5-d4 new b5-d5 new resign restart 2 d1-c2",
		"c5-d4 d1-c2; 1: b5-d5; F1: R" },
	{ "older: nine at most",
		"c5-c4 new c5-d4 new c5-d5 new b5-c4 new b5-d5 new b5-b3 new b4-b3 new b4-c3 new "
		"b4-c4 new a3-a2 new a3-b2",
		"a3-b2; 1: a3-a2; 2: b4-c4; 3: b4-c3; 4: b4-b3; 5: b5-b3; 6: b5-d5; 7: b5-c4; "
		"8: c5-d5; 9: c5-d4" },
	{ "older: the shortest makes room",
		"c5-c4 d1-c2 new c5-d4 d1-c2 new c5-d5 d1-c2 new b5-c4 d1-c2 new b5-d5 new b5-b3 d1-c2 "
		"new b4-b3 d1-c2 new b4-c3 new b4-c4 d1-c2 new a3-a2 d1-c2 new a3-b2",
		"a3-b2; 1: a3-a2 d1-c2; 2: b4-c4 d1-c2; 3: b4-c3; 4: b4-b3 d1-c2; 5: b5-b3 d1-c2; "
		"6: b5-c4 d1-c2; 7: c5-d5 d1-c2; 8: c5-d4 d1-c2; 9: c5-c4 d1-c2" },
	{ "older: short games do not push out a long one",
		"c5-c4 d1-c2 c4-c5 new c5-d4 new c5-d4 new c5-d4 new c5-d4 new c5-d4 new c5-d4 new c5-d4 "
		"new c5-d4 new c5-d4 new c5-d4 new c5-d5",
		"c5-d5; 1: c5-d4; 2: c5-d4; 3: c5-d4; 4: c5-d4; 5: c5-d4; 6: c5-d4; 7: c5-d4; "
		"8: c5-d4; 9: c5-c4 d1-c2 c4-c5" },
};

static void test_keep(void **state)
{
	const struct keep_row *row = *state;
	struct folder folder;
	struct player player;
	struct buf files = { 0 };

	folder_enter(&folder);
	start(&player);
	do_words(&player, row->words);
	add_files(&files);
	CHECK_TEXT(buf_text(&files), row->files);
	buf_clear(&files);
	stop(&player);
	folder_leave(&folder);
}

/* The file itself.  New turns are added to its end; what changes the past, or the
 * result at its head, writes a new one. */
static const struct text_row {
	const char *label, *words, *more;
	bool added;       /* the file is the same after `more` */
	const char *text; /* after it */
} text_rows[] = {
	{ "text: the first turn", "c5-d4", "", true, OPEN "\n1. c5-d4\n" },
	{ "text: turns are added", "c5-d4", "d1-c2 a5-c5", true,
		OPEN "\n1. c5-d4\nd1-c2\n2. a5-c5\n" },
	{ "text: an offer is added", "c5-d4", "offer d1-c2", true,
		OPEN "\n1. c5-d4\ndraw\nd1-c2\n" },
	{ "text: undo", "c5-d4 d1-c2", "undo", false, OPEN "\n1. c5-d4\n" },
	{ "text: a name", "c5-d4", "name", false,
		TAGS "[Red \"Anna\"]\n[Result \"*\"]\n\n1. c5-d4\n" },
	{ "text: the end", "c5-d4", "resign", false,
		TAGS "[Result \"A\"]\n\n1. c5-d4 resign\n" },
	{ "text: saved over it", "c5-d4", "save d1-c2 a5-c5", false,
		OPEN "\n1. c5-d4 d1-c2\n2. a5-c5\n" },
	{ "text: resumed, the next turn", "c5-d4 restart resume", "d1-c2", true,
		OPEN "\n1. c5-d4\nd1-c2\n" },
};

static void test_text(void **state)
{
	const struct text_row *row = *state;
	struct folder folder;
	struct player player;
	struct stat before, after;

	folder_enter(&folder);
	start(&player);
	do_words(&player, row->words);
	CHECK_INT(stat("halma/autosave.halma", &before), 0);
	do_words(&player, row->more);
	CHECK_INT(stat("halma/autosave.halma", &after), 0);
	CHECK_INT(before.st_ino == after.st_ino, row->added);
	folder_check("halma/autosave.halma", row->text);
	stop(&player);
	folder_leave(&folder);
}

/* What stands in the file when the program starts, and the game it gives back. */
static const struct torn_row {
	const char *label, *text;
	const char *turns; /* NULL: none is offered */
} torn_rows[] = {
	{ "torn: half a turn", OPEN "\n1. c5-d4\nd1-c2\n2. a5-", "c5-d4 d1-c2" },
	{ "torn: a number", OPEN "\n1. c5-d4\nd1-c2\n2", "c5-d4 d1-c2" },
	{ "torn: a turn that could be whole", OPEN "\n1. c5-d4\nd1-c", "c5-d4" },
	{ "torn: no newline", OPEN "\n1. c5-d4\nd1-c2", "c5-d4" },
	{ "torn: half a tag", "[Game \"Halma\"]\n[Vari", NULL },
	{ "torn: nothing at all", "", NULL },
	{ "torn: something else", "hello\n", NULL },
	{ "torn: a comment", OPEN "\n1. c5-d4\nd1-c2 {half a", "c5-d4" },
};

static void test_torn(void **state)
{
	const struct torn_row *row = *state;
	struct folder folder;
	struct player player;
	struct buf turns = { 0 };
	struct game *game;

	folder_enter(&folder);
	mkdir("halma", 0700);
	folder_make("halma/autosave.halma", row->text);
	start(&player);
	game = journal_read(player.journal, JOURNAL_UNFINISHED, 1, NULL);
	CHECK_INT(game != NULL, row->turns != NULL);
	if (game)
		add_turns(game, &turns);
	CHECK_TEXT(buf_text(&turns), row->turns ? row->turns : "");
	game_free(game);
	/* What goes on is whole again; what was not understood is put away whole. */
	do_words(&player, row->turns ? "resume offer" : "c5-c4");
	do_words(&player, "restart resume");
	if (!row->turns)
		folder_check("halma/autosave-1.halma", row->text);
	stop(&player);
	buf_clear(&turns);
	folder_leave(&folder);
}

int main(void)
{
	return CHECK_RUN("cli journal",
		CHECK_TABLE(keep_rows, test_keep),
		CHECK_TABLE(text_rows, test_text),
		CHECK_TABLE(torn_rows, test_torn));
}
