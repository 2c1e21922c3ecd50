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
	{ "second: finished", "c5-d4", "resign", false, "c5-d4; F1: R" },
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

enum { MANY = 4, MANY_TIMES = 20 };

/* Starts a program that plays words once all others can: when the other end of the
 * pipe is closed. */
static pid_t start_one_of_many(const int gate[2], const char *words)
{
	pid_t pid = fork();
	struct player player;
	char byte;

	assert_true(pid >= 0);
	if (pid)
		return pid;
	close(gate[1]);
	start(&player);
	if (read(gate[0], &byte, 1) != 0)
		_exit(1);
	do_words(&player, words);
	stop(&player);
	_exit(0);
}

/* Lets many programs play words at the same time, and waits for them. */
static void run_many(const char *words)
{
	pid_t pids[MANY];
	int gate[2], status;

	assert_int_equal(pipe(gate), 0);
	for (int i = 0; i < MANY; i++)
		pids[i] = start_one_of_many(gate, words);
	close(gate[0]);
	close(gate[1]);
	for (int i = 0; i < MANY; i++) {
		CHECK_INT(waitpid(pids[i], &status, 0), pids[i]);
		assert_true(WIFEXITED(status));
		CHECK_INT(WEXITSTATUS(status), 0);
	}
}

/* Many programs beside a first move kept games about at once: each game is kept. */
static const struct many_row {
	const char *label, *first, *many, *files;
} many_rows[] = {
	{ "many: games make room at once", "c5-d4", "b5-d5 new b5-d5",
		"c5-d4; 1: b5-d5; 2: b5-d5; 3: b5-d5; 4: b5-d5; 5: b5-d5; 6: b5-d5; 7: b5-d5; "
		"8: b5-d5" },
	{ "many: each resumes another", "c5-d4 new c5-d4 new c5-d4 new c5-d4 new b5-d5",
		"resume d1-c2", "b5-d5; 1: c5-d4 d1-c2; 2: c5-d4 d1-c2; 3: c5-d4 d1-c2; "
		"4: c5-d4 d1-c2" },
	{ "many: resuming, and making room", "c5-d4 new c5-d4 new c5-d4 new c5-d4 new b5-d5",
		"resume new c5-d4", "b5-d5; 1: c5-d4; 2: c5-d4; 3: c5-d4; 4: c5-d4; 5: c5-d4; "
		"6: c5-d4; 7: c5-d4; 8: c5-d4" },
};

static void test_many(void **state)
{
	const struct many_row *row = *state;

	for (int i = 0; i < MANY_TIMES; i++) {
		struct folder folder;
		struct player player;
		struct buf files = { 0 };

		folder_enter(&folder);
		start(&player);
		do_words(&player, row->first);
		run_many(row->many);
		do_words(&player, "restart");
		add_files(&files);
		CHECK_TEXT(buf_text(&files), row->files);
		buf_clear(&files);
		stop(&player);
		folder_leave(&folder);
	}
}

/* A game whose file cannot be moved is not resumed, and the one being played goes on.
 * A folder in the way stops root, too. */
static void test_stuck(void **state)
{
	struct folder folder;
	struct player player;
	struct buf files = { 0 };
	char aside[64];

	(void)state;
	folder_enter(&folder);
	start(&player);
	do_words(&player, "c5-d4 new b5-d5");
	snprintf(aside, sizeof aside, "halma/autosave-%ld-aside.halma", (long)getpid());
	CHECK_INT(mkdir(aside, 0700), 0);
	assert_null(journal_resume(player.journal, JOURNAL_UNFINISHED, 1));
	CHECK_INT(errno, EISDIR);
	do_words(&player, "d1-c2");
	add_files(&files);
	CHECK_TEXT(buf_text(&files), "b5-d5 d1-c2; 1: c5-d4");
	CHECK_INT(rmdir(aside), 0);
	do_words(&player, "resume d1-c2");
	buf_cut(&files, 0);
	add_files(&files);
	CHECK_TEXT(buf_text(&files), "c5-d4 d1-c2; 1: b5-d5 d1-c2");
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
	/* The next program to start does not take it from the one still running. */
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
	add_file("autosave", 1, &files);
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
	{ "place: XDG_STATE_HOME that is not an absolute path", "state", "/home",
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
		CHECK_TABLE(many_rows, test_many),
		CHECK_TEST("resume: its file cannot be moved", test_stuck),
		CHECK_TEST("second: beside the first", test_beside),
		CHECK_TEST("resume: killed in the middle", test_aside),
		CHECK_TABLE(place_rows, test_place),
		CHECK_TEST("a folder that goes away", test_gone));
}
