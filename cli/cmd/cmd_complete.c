/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "ascii.h"
#include "cmd.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "rules.h"
#include "words.h"

/* The word that is being typed, and where its completions go. */
struct completion {
	struct session *session;
	const char *word;
	void *into;
	void (*add)(void *into, const char *completion);
};

static void offer(const struct completion *completion, const char *name)
{
	bool whole;

	if (ascii_begins(name, completion->word, &whole))
		completion->add(completion->into, name);
}

/* Offers a name in the user's language, and in English to those who type that. */
static void offer_both(const struct completion *completion, const char *name)
{
	bool whole;

	offer(completion, _(name));
	if (*completion->word && !ascii_begins(_(name), completion->word, &whole))
		offer(completion, i18n_english(name));
}

/* Offers the cell after what has been typed of a move. */
static void offer_landing(const struct completion *completion, const char *typed,
	unsigned cell)
{
	char name[BOARD_NAME];
	struct buf move = { 0 };

	board_write_cell(&game_ground(completion->session->game)->board, cell, name);
	buf_add(&move, typed);
	buf_add(&move, name);
	offer(completion, buf_text(&move));
	buf_clear(&move);
}

/* Can a chain of the player to move go on from its last cell to `to`? */
static bool can_go_on(const struct session *session, const uint8_t *cells, size_t count,
	unsigned to)
{
	uint8_t longer[NOTATION_TYPED + 1];
	struct move_path path;
	struct fault fault;

	memcpy(longer, cells, count);
	longer[count] = (uint8_t)to;
	return rules_check(game_ground(session->game), game_position(session->game), longer,
		count + 1, &path, &fault);
}

/* Offers where the piece on the first cell may be moved. */
static void offer_first_cells(const struct completion *completion)
{
	const struct ground *ground = game_ground(completion->session->game);
	const struct position *position = game_position(completion->session->game);

	CELLSET_EACH(cell, &position->own[position->standing.turn]) {
		struct cellset landings = rules_landings(ground, position, cell);

		if (!cellset_is_empty(&landings))
			offer_landing(completion, "", cell);
	}
}

/* Offers the landings that may follow the cells in `typed`. */
static void offer_next(const struct completion *completion, const char *typed)
{
	const struct session *session = completion->session;
	const struct board *board = &game_ground(session->game)->board;
	struct buf start = { 0 };
	uint8_t cells[NOTATION_TYPED];
	struct fault fault;
	size_t count;

	if (notation_read(board, typed, cells, &count, &fault) != NOTATION_CELLS ||
	    count >= MOVE_CELLS)
		return;
	buf_add(&start, typed);
	buf_add_char(&start, '-');
	for (int to = 0; to < board->cells; to++)
		if (can_go_on(session, cells, count, (unsigned)to))
			offer_landing(completion, buf_text(&start), (unsigned)to);
	buf_clear(&start);
}

/* Offers a move typed with hyphens: after "c3-e5-", or after "c3" alone, the next
 * landings; before that the cells to begin with. */
static void offer_move(const struct completion *completion)
{
	const char *hyphen = strrchr(completion->word, '-');
	char *typed;

	if (game_position(completion->session->game)->standing.end)
		return;
	if (!hyphen)
		offer_first_cells(completion);
	typed = mem_copy(completion->word);
	if (hyphen)
		typed[hyphen - completion->word] = '\0';
	offer_next(completion, typed);
	free(typed);
}

static void offer_commands(const struct completion *completion)
{
	const struct cmd *cmd;

	for (int i = 0; (cmd = cmd_get(i)); i++)
		offer_both(completion, cmd->name);
}

static void offer_players(const struct completion *completion)
{
	const struct game *game = completion->session->game;

	for (int player = 0; player < game_ground(game)->players; player++)
		offer(completion, words_player(game, player));
}

static void offer_choices(const struct completion *completion, const char *setting)
{
	for (int i = 0; i < cmd_set_count(); i++)
		for (int j = 0; match_is(cmd_set_name(i), setting); j++) {
			if (!cmd_set_choice(i, j))
				return;
			offer(completion, _(cmd_set_choice(i, j)));
		}
}

static void offer_values(const struct completion *completion, const char *name)
{
	enum ruleset_rule rule = ruleset_find(name);

	for (int i = 0; rule < RULESET_RULES && ruleset_choice(rule, i); i++)
		offer(completion, words_rule_value(rule, i));
}

static void offer_settings(const struct completion *completion)
{
	for (int i = 0; i < cmd_set_count(); i++)
		offer_both(completion, cmd_set_name(i));
	for (int i = 0; cmd_set_verb(i); i++)
		offer_both(completion, cmd_set_verb(i));
}

/* Offers words of a kind; `before` is the argument before them. */
static void offer_words(const struct completion *completion, enum cmd_word kind,
	const char *before)
{
	const struct board *board = &game_ground(completion->session->game)->board;

	switch (kind) {
	case CMD_CELL:
		/* All cells would be no help. */
		for (int cell = 0; *completion->word && cell < board->cells; cell++)
			offer_landing(completion, "", (unsigned)cell);
		break;
	case CMD_DIRECTION:
		for (int i = 0; i < BOARD_COMPASS; i++)
			if (board_direction(board, i) >= 0)
				offer(completion, words_compass(i));
		break;
	case CMD_PLAYER:
		offer_players(completion);
		break;
	case CMD_VARIANT:
		for (int i = 0; variant_get(i); i++)
			offer(completion, variant_get(i)->id);
		break;
	case CMD_RULE:
		for (int i = 0; i < RULESET_RULES; i++)
			offer(completion, ruleset_name(i));
		break;
	case CMD_RULE_VALUE:
		offer_values(completion, before);
		break;
	case CMD_SETTING:
		offer_settings(completion);
		break;
	case CMD_SETTING_VALUE:
		if (match_is(NC_("setting", "side"), before))
			offer_players(completion);
		offer_choices(completion, before);
		break;
	case CMD_COMMAND:
		offer_commands(completion);
		break;
	case CMD_LANGUAGE:
		for (int i = 0; i18n_code(i); i++)
			offer(completion, i18n_code(i));
		break;
	case CMD_KEPT:
		offer_both(completion, NC_("value", "list"));
		break;
	case CMD_MOVES:
		offer_both(completion, NC_("option", "all"));
		offer_both(completion, NC_("option", "chains"));
		offer_players(completion);
		offer_words(completion, CMD_CELL, before);
		break;
	case CMD_NOTHING:
	case CMD_FILE: /* readline's own */
		break;
	}
}

/* The kind of the word after so many; a file's name is one word with all that follows. */
static enum cmd_word find_kind(const struct cmd *cmd, int words, const char *line)
{
	const char *sign = strrchr(line, '>');

	if (cmd->into && sign && sign > line && sign[-1] == ' ')
		return CMD_FILE;
	if (cmd->rest && cmd->words[0] == CMD_FILE)
		return CMD_FILE;
	return words <= 2 ? cmd->words[words - 1] : CMD_NOTHING;
}

bool cmd_complete(void *session, const char *line, void *into,
	void (*add)(void *into, const char *completion))
{
	struct completion completion = { session, "", into, add };
	char *copy = mem_copy(line + strspn(line, " ")), *rest = copy;
	const char *word[4] = { "", "", "", "" };
	const struct cmd *cmd;
	enum cmd_word kind = CMD_NOTHING;
	int words = 0;

	/* The words before the last, which may be empty, and the last. */
	while (words < 3 && strchr(rest, ' ')) {
		word[words++] = rest;
		rest += strcspn(rest, " ");
		*rest++ = '\0';
		rest += strspn(rest, " ");
	}
	completion.word = rest;
	cmd = words ? cmd_find(word[0], NULL) : NULL;
	if (!words) {
		offer_move(&completion);
		offer_commands(&completion);
	} else if (cmd) {
		kind = find_kind(cmd, words, line);
		offer_words(&completion, kind, word[words - 1]);
	}
	free(copy);
	return kind != CMD_FILE;
}
