/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kept games where two programs run, where one was killed, and where the disk fails. */
#include <sys/wait.h>

#include "test_cli_journal.h"

/* Runs a program of its own that plays words and is killed, or leaves. */
static void run_another(const char *words, bool killed, bool first)
{
	int status;
	pid_t pid = fork();

	assert_true(pid >= 0);
	if (!pid) {
		struct player player;

		start(&player);
		if (journal_is_first(player.journal) != first)
			_exit(1);
		do_words(&player, words);
		if (!killed)
			stop(&player);
		_exit(0);
	}
	CHECK_INT(waitpid(pid, &status, 0), pid);
	assert_true(WIFEXITED(status));
	CHECK_INT(WEXITSTATUS(status), 0);
}

/* Two programs at the same time: what the first and the second play, and what is kept
 * when a third comes after both. */
static const struct second_row {
	const char *label, *first, *second;
	bool killed;       /* the second */
	const char *files;
} second_rows[] = {
	{ "second: each has a file", "c5-d4", "b5-d5", false, "c5-d4; 1: b5-d5" },
	{ "second: killed", "c5-d4", "b5-d5 d1-c2", true, "c5-d4; 1: b5-d5 d1-c2" },
	{ "second: the game of the first is not resumed", "c5-d4", "nothing", false, "c5-d4" },
	{ "second: an older one is", "c5-d4 new b5-d5", "resume d1-c2", false,
		"b5-d5; 1: c5-d4 d1-c2" },
	{ "second: an older one, killed", "c5-d4 new b5-d5", "resume d1-c2", true,
		"b5-d5; 1: c5-d4 d1-c2" },
	{ "second: its own game makes room", "c5-d4", "b5-d5 new a5-c3", true,
		"c5-d4; 1: a5-c3; 2: b5-d5" },
	{ "second: finished", "c5-d4", "resign", false, "c5-d4" },
	{ "second: nothing played", "c5-d4", "", false, "c5-d4" },
};

static void test_second(void **state)
{
	const struct second_row *row = *state;
	struct folder folder;
	struct player player;
	struct buf files = { 0 };

	folder_enter(&folder);
	start(&player);
	assert_true(journal_is_first(player.journal));
	do_words(&player, row->first);
	run_another(row->second, row->killed, false);
	do_words(&player, "restart");
	assert_true(journal_is_first(player.journal));
	add_files(&files);
	CHECK_TEXT(buf_text(&files), row->files);
	buf_clear(&files);
	stop(&player);
	folder_leave(&folder);
}

/* While the second plays, what it keeps is beside the first's, under its number. */
static void test_beside(void **state)
{
	struct folder folder;
	struct player first, second;
	char name[64];

	(void)state;
	folder_enter(&folder);
	start(&first);
	start(&second);
	assert_false(journal_is_first(second.journal));
	do_words(&first, "c5-d4");
	do_words(&second, "b5-d5");
	snprintf(name, sizeof name, "halma/autosave-%ld.halma", (long)getpid());
	folder_check(name, OPEN "\n1. b5-d5\n");
	assert_non_null(strstr(journal_path(second.journal), name));
	folder_check("halma/autosave.halma", OPEN "\n1. c5-d4\n");
	/* Whoever comes first now does not take it from the one still running. */
	do_words(&first, "restart");
	assert_true(journal_is_first(first.journal));
	folder_check(name, OPEN "\n1. b5-d5\n");
	stop(&second);
	stop(&first);
	folder_leave(&folder);
}

/* Killed in the middle of resume: the game that was put aside is found. */
static void test_aside(void **state)
{
	struct folder folder;
	struct player player;
	struct buf files = { 0 };
	char name[64];
	pid_t gone = fork();

	(void)state;
	if (!gone)
		_exit(0);
	waitpid(gone, NULL, 0);
	folder_enter(&folder);
	mkdir("halma", 0700);
	snprintf(name, sizeof name, "halma/autosave-%ld-aside.halma", (long)gone);
	folder_make(name, OPEN "\n1. c5-d4\n");
	start(&player);
	add_file(1, &files);
	CHECK_TEXT(buf_text(&files), "1: c5-d4");
	buf_clear(&files);
	stop(&player);
	folder_leave(&folder);
}

/* Where the folder of state is, by the environment. */
static const struct place_row {
	const char *label, *state, *home;
	const char *file; /* where a game is kept; NULL: nowhere, with the error */
	int error;
} place_rows[] = {
	{ "place: XDG_STATE_HOME", "/state", "/home", "state/halma/autosave.halma", 0 },
	{ "place: the home folder", NULL, "/home", "home/.local/state/halma/autosave.halma", 0 },
	{ "place: an empty XDG_STATE_HOME", "", "/home",
		"home/.local/state/halma/autosave.halma", 0 },
	{ "place: XDG_STATE_HOME that is no absolute path", "state", "/home",
		"home/.local/state/halma/autosave.halma", 0 },
	{ "no place: nothing is set", NULL, NULL, NULL, ENOENT },
	{ "no place: a file is in the way", "/dev/null", NULL, NULL, ENOTDIR },
};

/* Sets a variable to a path in this folder, as it is, or not at all. */
static void set_place(const struct folder *folder, const char *name, const char *value)
{
	char path[128];

	if (!value) {
		unsetenv(name);
		return;
	}
	snprintf(path, sizeof path, "%s%s", *value == '/' && strcmp(value, "/dev/null") != 0 ?
		folder->path : "", value);
	setenv(name, path, 1);
}

static void test_place(void **state)
{
	const struct place_row *row = *state;
	struct folder folder;
	struct player player;

	folder_enter(&folder);
	set_place(&folder, "XDG_STATE_HOME", row->state);
	set_place(&folder, "HOME", row->home);
	if (row->file) {
		start(&player);
		do_words(&player, "c5-d4");
		folder_check(row->file, OPEN "\n1. c5-d4\n");
		stop(&player);
	} else {
		assert_null(journal_new());
		CHECK_INT(errno, row->error);
	}
	folder_leave(&folder);
}

/* A folder that goes away is an error, and the whole game is kept when it is back. */
static void test_gone(void **state)
{
	struct folder folder;
	struct player player;

	(void)state;
	folder_enter(&folder);
	start(&player);
	do_words(&player, "c5-d4 d1-c2");
	CHECK_INT(rename("halma", "elsewhere"), 0);
	play_words(player.game, "undo");
	assert_false(journal_keep(player.journal, player.game));
	CHECK_INT(errno, ENOENT);
	mkdir("halma", 0700);
	do_words(&player, "d2-d3 a5-c5");
	folder_check("halma/autosave.halma", OPEN "\n1. c5-d4 d2-d3\n2. a5-c5\n");
	stop(&player);
	folder_leave(&folder);
}

int main(void)
{
	return CHECK_RUN("cli journal two",
		CHECK_TABLE(second_rows, test_second),
		CHECK_TEST("second: beside the first", test_beside),
		CHECK_TEST("resume: killed in the middle", test_aside),
		CHECK_TABLE(place_rows, test_place),
		CHECK_TEST("a folder that goes away", test_gone));
}
