/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A program that plays and keeps its game, and what is kept then.
 */
#ifndef TESTS_TEST_CLI_JOURNAL_H
#define TESTS_TEST_CLI_JOURNAL_H

#include "game.h"
#include "journal.h"
#include "record.h"
#include "test_cli_folder.h"
#include "test_core_play.h"

#define TAGS "[Game \"Halma\"]\n[Variant \"kitchen5\"]\n[Players \"2\"]\n"
#define OPEN TAGS "[Result \"*\"]\n"

/* The program: its journal and the game being played. */
struct player {
	struct journal *journal;
	struct game *game;
};

static inline void start(struct player *player)
{
	player->journal = journal_new();
	assert_non_null(player->journal);
	player->game = game_new(variant_find("kitchen5"), 2);
}

/* Leaves, as after "quit" or a kill: nothing more is written. */
static inline void stop(struct player *player)
{
	journal_free(player->journal);
	game_free(player->game);
}

static inline void keep(const struct player *player)
{
	if (!journal_keep(player->journal, player->game))
		fail_msg("not kept: %s", strerror(errno));
}

static inline void set_game(struct player *player, struct game *game)
{
	game_free(player->game);
	player->game = game;
}

/* Writes the game over the file it is kept in, as "save" and its path. */
static inline void save_over(const struct player *player)
{
	struct buf text = { 0 };

	record_write(player->game, &text);
	assert_true(file_write(journal_path(player->journal), text.text, text.length));
	buf_clear(&text);
}

/* Plays one word of a script: those of play_word(), and what the program does. */
static inline void do_word(struct player *player, const char *word)
{
	struct game *game;

	if (strcmp(word, "new") == 0) {
		journal_release(player->journal);
		set_game(player, game_new(variant_find("kitchen5"), 2));
	} else if (strcmp(word, "restart") == 0) {
		stop(player);
		start(player);
	} else if (strcmp(word, "resume") == 0) {
		game = journal_resume(player->journal, JOURNAL_UNFINISHED, 1);
		assert_non_null(game);
		set_game(player, game);
	} else if (strcmp(word, "load") == 0) {
		game = journal_resume(player->journal, JOURNAL_FINISHED, 1);
		assert_non_null(game);
		set_game(player, game);
	} else if (strcmp(word, "unfinished") == 0) {
		assert_null(journal_resume(player->journal, JOURNAL_FINISHED, 1));
	} else if (strcmp(word, "nothing") == 0) {
		assert_null(journal_resume(player->journal, JOURNAL_UNFINISHED, 1));
	} else if (strlen(word) == 1 && *word >= '1' && *word <= '9') {
		assert_null(journal_resume(player->journal, JOURNAL_UNFINISHED, *word - '0' + 1));
		game = journal_resume(player->journal, JOURNAL_UNFINISHED, *word - '0');
		assert_non_null(game);
		set_game(player, game);
	} else if (strcmp(word, "save") == 0) {
		save_over(player);
	} else if (strcmp(word, "remove") == 0) {
		CHECK_INT(unlink(journal_path(player->journal)), 0);
	} else if (strcmp(word, "name") == 0) {
		game_set_name(player->game, 0, "Anna");
	} else {
		play_words(player->game, word);
	}
	keep(player);
}

static inline void do_words(struct player *player, const char *words)
{
	char *copy = strdup(words), *rest = copy, *word;

	while ((word = strtok_r(rest, " ", &rest)))
		do_word(player, word);
	free(copy);
}

/* Adds the turns of a game, as "c5-d4 d1-c2". */
static inline void add_turns(const struct game *game, struct buf *turns)
{
	char name[BOARD_NAME];

	for (size_t i = 0; i < game_count(game); i++) {
		const struct game_turn *turn = game_turn(game, i);

		if (i)
			buf_add_char(turns, ' ');
		if (turn->kind != GAME_MOVE)
			buf_add_char(turns, "-pRdE"[turn->kind]);
		for (int j = 0; turn->kind == GAME_MOVE && j < turn->path.count; j++) {
			board_write_cell(&game_ground(game)->board, turn->path.cell[j], name);
			if (j)
				buf_add_char(turns, '-');
			buf_add(turns, name);
		}
	}
}

/* Adds "; " and the turns in a kept file, if it is there: "1: " of an unfinished game, "F1: " of
 * a finished one. */
static inline void add_file(const char *shelf, int i, struct buf *files)
{
	char path[40] = "halma/autosave.halma";
	struct buf text = { 0 };
	struct fault fault;
	struct game *game;

	if (i)
		snprintf(path, sizeof path, "halma/%s-%d.halma", shelf, i);
	if (!file_read(path, &text))
		return;
	game = record_read(buf_text(&text), text.length, &fault);
	if (files->length)
		buf_add(files, "; ");
	if (i && *shelf == 'f')
		buf_add_char(files, 'F');
	if (i)
		buf_add_number(files, (unsigned)i);
	buf_add(files, i ? ": " : "");
	if (game)
		add_turns(game, files);
	else
		buf_add(files, "unreadable");
	game_free(game);
	buf_clear(&text);
}

/* Adds all that is kept. */
static inline void add_files(struct buf *files)
{
	for (int i = 0; i <= 9; i++)
		add_file("autosave", i, files);
	for (int i = 1; i <= 20; i++)
		add_file("finished", i, files);
}

#endif
