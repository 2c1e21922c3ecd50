/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print.h"

#include "i18n.h"
#include "page_format.h"
#include "prose.h"
#include "record.h"
#include "tactile.h"
#include "text.h"
#include "words.h"

/* RUNOVER: the indent of a paragraph's lines but the first, so that a finger finds where
 * each paragraph begins.  KEYS: the lines of a key, at most. */
enum { RUNOVER = 2, KEYS = VARIANT_PLAYERS + 2 };

/* A document in the making. */
struct job {
	const struct print *print;
	const struct ground *ground;
	struct position position; /* the one that is drawn */
	struct page_document document;
};

static void add_prose(struct job *job, const char *text)
{
	struct dots cells = { 0 };

	prose_add(&cells, job->print->table, text);
	page_add_paragraph(&job->document, &cells, 0, RUNOVER);
	dots_clear(&cells);
}

/* The rules that are not the variant's own. */
static void add_rules(struct job *job)
{
	const struct ruleset *own = &job->ground->variant->rules;

	for (int rule = 0; rule < RULESET_RULES; rule++) {
		int value = ruleset_get(&job->ground->rules, rule);

		if (value != ruleset_get(own, rule))
			add_prose(job, words_rule(rule, value));
	}
}

/* Which position it is, and whose turn. */
static void add_state(struct job *job)
{
	const struct view view = { .game = job->print->game, .side = GROUND_NOBODY };
	struct buf text = { 0 };

	switch (job->print->position) {
	case PRINT_NOW:
		view_add_state(&view, true, &text);
		add_prose(job, buf_text(&text));
		break;
	case PRINT_START:
		add_prose(job, _("The position at the start."));
		break;
	case PRINT_EMPTY:
		add_prose(job, _("The empty board."));
		break;
	}
	buf_clear(&text);
}

static void add_players(struct job *job)
{
	struct buf names = { 0 }, text = { 0 };

	words_add_players(job->print->game, &names);
	text_add(&text, _("Players: %s."), buf_text(&names));
	add_prose(job, text.text);
	buf_clear(&names);
	buf_clear(&text);
}

/* What is played: the words above a board, whose key tells the players, or above the
 * moves alone. */
static void add_introduction(struct job *job)
{
	struct buf text = { 0 };

	text_add(&text, _("%s."), words_variant(job->ground->variant));
	add_prose(job, buf_text(&text));
	buf_clear(&text);
	if (!job->print->board)
		add_players(job);
	add_rules(job);
	add_state(job);
}

/* Fills the key: the players, unless the board is empty, and the empty cells.
 * Returns how many lines; the caller clears their texts. */
static int make_key(const struct job *job, struct tactile_key keys[KEYS])
{
	int count = 0, players = job->print->position == PRINT_EMPTY ? 0 : job->ground->players;

	for (int player = 0; player < players; player++)
		keys[count++] = (struct tactile_key){
			.player = player, .ink = words_player(job->print->game, player),
		};
	keys[count++] = (struct tactile_key){
		.player = GROUND_NOBODY, .ink = _(NC_("cell", "empty")),
	};
	keys[count++] = (struct tactile_key){
		.player = GROUND_NOBODY, .in_camp = true, .ink = _("empty, in a camp"),
	};
	for (int i = 0; i < count; i++)
		prose_add(&keys[i].text, job->print->table, keys[i].ink);
	return count;
}

static void clear_key(struct tactile_key *keys, int count)
{
	for (int i = 0; i < count; i++)
		dots_clear(&keys[i].text);
}

static void add_key(struct job *job, const struct braille_board *board)
{
	struct tactile_key keys[KEYS];
	int count = make_key(job, keys);

	for (int i = 0; i < count; i++) {
		struct dots line = { 0 };

		dots_add(&line, keys[i].player == GROUND_NOBODY ?
			braille_empty(keys[i].in_camp) :
			braille_piece(board, keys[i].player));
		dots_add(&line, DOTS_BLANK);
		dots_add_line(&line, &keys[i].text);
		page_add_paragraph(&job->document, &line, 0, RUNOVER);
		dots_clear(&line);
	}
	clear_key(keys, count);
}

static struct braille_board board_of(const struct job *job)
{
	return (struct braille_board){
		.ground = job->ground, .position = &job->position, .side = job->print->side,
		.signs = job->print->signs,
	};
}

/* The board in cells, whole where it fits on a page, else in windows. */
static void add_board(struct job *job)
{
	const struct braille_board board = board_of(job);
	struct dots_grid window;
	int next = 0;

	add_introduction(job);
	page_add_space(&job->document);
	add_key(job, &board);
	page_add_space(&job->document);
	while (braille_window(&board, page_width(&job->document), page_height(&job->document),
		&next, &window)) {
		page_add_grid(&job->document, &window);
		page_add_space(&job->document);
	}
}

/* Does a board fit below what stands on the page, the first of this part? */
static bool fits_below(const struct job *job, const struct tactile *tactile, int first)
{
	return job->document.number == first &&
		job->document.line - 1 <= tactile_room(&job->document, tactile);
}

/* The board in signs.  Where the introduction does not fit above it, it has a page of
 * its own; in a file that holds only one, as much is left out as must be. */
static void add_tactile_board(struct job *job)
{
	const struct braille_board board = board_of(job);
	struct tactile_key keys[KEYS];
	struct tactile tactile = { .board = &board, .keys = keys };
	int first = job->document.number;
	bool single = job->document.format->single;

	tactile.key_count = make_key(job, keys);
	add_introduction(job);
	if (!single && !fits_below(job, &tactile, first))
		page_break(&job->document);
	if (single && !fits_below(job, &tactile, first)) {
		page_clear(&job->document);
		add_state(job);
	}
	if (single && !fits_below(job, &tactile, first))
		page_clear(&job->document);
	tactile_add(&job->document, &tactile);
	clear_key(keys, tactile.key_count);
}

/* A move in our own cells; other turns in words. */
static void add_turn(const struct job *job, const struct game_turn *turn, struct dots *line)
{
	static const char *const words[] = {
		[GAME_PASS] = NC_("turn", "pass"), [GAME_RESIGN] = NC_("turn", "resign"),
		[GAME_DRAW] = NC_("turn", "draw"), [GAME_STOP] = NC_("turn", "end"),
	};

	dots_add(line, DOTS_BLANK);
	if (turn->kind != GAME_MOVE) {
		prose_add(line, job->print->table, _(words[turn->kind]));
		return;
	}
	for (int i = 0; i < turn->path.count; i++) {
		if (i)
			dots_add(line, DOTS_HYPHEN);
		dots_add_cell(line, &job->ground->board, turn->path.cell[i]);
	}
}

static void add_comment(struct job *job, const char *comment)
{
	struct buf text = { 0 };

	text_add(&text, _("Comment: %s"), comment);
	add_prose(job, buf_text(&text));
	buf_clear(&text);
}

/* Ends the line of a round. */
static void end_line(struct job *job, struct dots *line)
{
	page_add_paragraph(&job->document, line, 0, RUNOVER);
	dots_cut(line, 0);
}

/* The moves, a round a line.  A comment has lines of its own; a round that goes on
 * after it is numbered again. */
static void add_moves(struct job *job)
{
	const struct game *game = job->print->game;
	struct dots line = { 0 };
	int round = 0;

	if (!game_count(game))
		add_prose(job, _("Nothing has been played yet."));
	if (game_comment(game))
		add_comment(job, game_comment(game));
	for (size_t i = 0; i < game_count(game); i++) {
		const struct game_turn *turn = game_turn(game, i);

		if (game_begins_round(game, i)) {
			end_line(job, &line);
			round++;
		}
		if (!dots_count(&line))
			dots_add_number(&line, round);
		add_turn(job, turn, &line);
		if (turn->comment) {
			end_line(job, &line);
			add_comment(job, turn->comment);
		}
	}
	end_line(job, &line);
	dots_clear(&line);
}

static void set_position(struct job *job)
{
	switch (job->print->position) {
	case PRINT_NOW:
		job->position = *game_position(job->print->game);
		break;
	case PRINT_START:
		job->position = *game_start(job->print->game);
		break;
	case PRINT_EMPTY:
		job->position = (struct position){ 0 };
		break;
	}
}

/* Names the document: the same game gives the same name. */
static void make_identifier(const struct job *job, struct buf *identifier)
{
	text_add(identifier, "halma-%s-%d-%016llx-%zu", job->ground->variant->id,
		job->ground->players, (unsigned long long)position_key(&job->position),
		game_count(job->print->game));
}

static void add_everything(struct job *job)
{
	const struct print *print = job->print;

	if (print->board && print->tactile && job->document.format->drawn)
		add_tactile_board(job);
	else if (print->board)
		add_board(job);
	else
		add_introduction(job);
	if (print->moves) {
		page_add_space(&job->document);
		add_moves(job);
	}
}

/* A copy of the game without the names that cannot be written in braille, which fall back to
 * the colours; NULL if there is none such. */
static struct game *without_names(const struct print *print)
{
	struct game *copy = NULL;

	for (int player = 0; player < game_ground(print->game)->players; player++) {
		if (prose_has_text(print->table, game_name(print->game, player)))
			continue;
		if (!copy)
			copy = record_copy(print->game);
		game_set_name(copy, player, "");
	}
	return copy;
}

int print_game(const struct print *given, const struct page_format *format,
	page_sink *sink, void *context)
{
	struct game *copy = without_names(given);
	struct print print = *given;
	struct job job = { .print = &print, .ground = game_ground(given->game) };
	struct buf identifier = { 0 };
	struct dots head = { 0 };
	struct page_about about = {
		.title = words_variant_name(job.ground->variant), .head = &head,
		.language = i18n_language(),
	};
	int pages;

	if (copy)
		print.game = copy;
	set_position(&job);
	make_identifier(&job, &identifier);
	about.identifier = buf_text(&identifier);
	prose_add(&head, print.table, about.title);
	page_begin(&job.document, &print.page, &about, format, sink, context);
	add_everything(&job);
	pages = page_end(&job.document);
	dots_clear(&head);
	buf_clear(&identifier);
	game_free(copy);
	return pages;
}
