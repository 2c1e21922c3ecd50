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

/* Offers words of one kind; `before` is the argument before them. */
typedef void offerer(const struct completion *completion, const char *before);

static void offer_cells(const struct completion *completion, const char *before)
{
	const struct board *board = &game_ground(completion->session->game)->board;

	/* All cells would be no help. */
	for (int cell = 0; *completion->word && cell < board->cells; cell++)
		offer_landing(completion, "", (unsigned)cell);
}

static void offer_directions(const struct completion *completion, const char *before)
{
	const struct board *board = &game_ground(completion->session->game)->board;

	for (int i = 0; i < BOARD_COMPASS; i++)
		if (board_direction(board, i) >= 0)
			offer(completion, words_compass(i));
}

static void offer_players(const struct completion *completion, const char *before)
{
	const struct game *game = completion->session->game;

	for (int player = 0; player < game_ground(game)->players; player++)
		offer(completion, words_player(game, player));
}

static void offer_variants(const struct completion *completion, const char *before)
{
	for (int i = 0; variant_get(i); i++)
		offer_both(completion, variant_get(i)->name);
}

static void offer_rules(const struct completion *completion, const char *before)
{
	for (int i = 0; i < RULESET_RULES; i++)
		offer_both(completion, ruleset_marked_name(i));
}

static void offer_rule_values(const struct completion *completion, const char *before)
{
	enum ruleset_rule rule = words_find_rule(before);

	for (int i = 0; rule < RULESET_RULES && ruleset_choice(rule, i); i++)
		offer(completion, words_rule_value(rule, i));
}

static void offer_settings(const struct completion *completion, const char *before)
{
	for (int i = 0; i < cmd_set_count(); i++)
		offer_both(completion, cmd_set_name(i));
	for (int i = 0; cmd_set_verb(i); i++)
		offer_both(completion, cmd_set_verb(i));
}

static void offer_setting_values(const struct completion *completion, const char *before)
{
	int i = 0;

	if (match_is(NC_("setting", "side"), before))
		offer_players(completion, before);
	while (i < cmd_set_count() && !match_is(cmd_set_name(i), before))
		i++;
	for (int j = 0; i < cmd_set_count() && cmd_set_choice(i, j); j++)
		offer(completion, _(cmd_set_choice(i, j)));
}

static void offer_commands(const struct completion *completion, const char *before)
{
	const struct cmd *cmd;

	for (int i = 0; (cmd = cmd_get(i)); i++)
		offer_both(completion, cmd->name);
}

static void offer_languages(const struct completion *completion, const char *before)
{
	for (int i = 0; i18n_code(i); i++)
		offer(completion, i18n_code(i));
}

static void offer_kept(const struct completion *completion, const char *before)
{
	offer_both(completion, NC_("value", "list"));
}

static void offer_steps(const struct completion *completion, const char *before)
{
	for (int i = 0; cmd_review_step(i); i++)
		offer_both(completion, cmd_review_step(i));
}

static void offer_moves(const struct completion *completion, const char *before)
{
	offer_both(completion, NC_("option", "all"));
	offer_both(completion, NC_("option", "chains"));
	offer_players(completion, before);
	offer_cells(completion, before);
}

/* By kind; names of files are readline's own. */
static offerer *const offerers[CMD_KINDS] = {
	[CMD_CELL] = offer_cells, [CMD_DIRECTION] = offer_directions,
	[CMD_PLAYER] = offer_players, [CMD_VARIANT] = offer_variants,
	[CMD_RULE] = offer_rules, [CMD_RULE_VALUE] = offer_rule_values,
	[CMD_SETTING] = offer_settings, [CMD_SETTING_VALUE] = offer_setting_values,
	[CMD_COMMAND] = offer_commands, [CMD_LANGUAGE] = offer_languages,
	[CMD_KEPT] = offer_kept, [CMD_MOVES] = offer_moves, [CMD_STEP] = offer_steps,
};

/* The kind of the next word, after `words`; a file's name is one word with all that follows. */
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
		offer_commands(&completion, "");
	} else if (cmd) {
		kind = find_kind(cmd, words, line);
		if (offerers[kind])
			offerers[kind](&completion, word[words - 1]);
	}
	free(copy);
	return kind != CMD_FILE;
}
