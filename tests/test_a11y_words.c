/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the things of the core are called, and the sentences for its errors. */
#include "words.h"

#include "check.h"
#include "text.h"
#include "words_fill.h"

/* A game with names, and a fault with all its facts, which are easy to find. */
static struct game *make_game(const char *id, int players)
{
	const struct variant *variant = variant_find(id);
	struct game *game;

	assert_non_null(variant);
	game = game_new(variant, players);
	game_set_name(game, 0, "Max");
	game_set_name(game, 1, "Pia");
	return game;
}

static struct fault make_fault(const struct game *game, enum error error)
{
	const struct board *board = &game_ground(game)->board;

	return (struct fault){
		.error = error,
		.cell = {
			(uint16_t)check_cell(board, "c3"), (uint16_t)check_cell(board, "e5"),
		},
		.player = 1, .other = 0, .number = 77, .limit = 9, .text = "zyx",
	};
}

/* The facts that a listener needs in the sentence, by letters: c the first cell,
 * l the second, p the player, m who is to move, n the number, k the limit, t the
 * text. */
static const struct error_row {
	const char *label;
	enum error error;
	const char *facts;
} error_rows[] = {
	{ "ERROR_MOVE_TEXT", ERROR_MOVE_TEXT, "t" },
	{ "ERROR_MOVE_CUT", ERROR_MOVE_CUT, "" },
	{ "ERROR_NO_CELL", ERROR_NO_CELL, "t" },
	{ "ERROR_CELL_EMPTY", ERROR_CELL_EMPTY, "c" },
	{ "ERROR_OTHERS_PIECE", ERROR_OTHERS_PIECE, "cpm" },
	{ "ERROR_OTHERS_FINISHED", ERROR_OTHERS_FINISHED, "cpm" },
	{ "ERROR_OTHERS_GAME_OVER", ERROR_OTHERS_GAME_OVER, "cp" },
	{ "ERROR_GAME_OVER", ERROR_GAME_OVER, "" },
	{ "ERROR_NOTHING_MOVES", ERROR_NOTHING_MOVES, "c" },
	{ "ERROR_OCCUPIED", ERROR_OCCUPIED, "cp" },
	{ "ERROR_NOT_IN_LINE", ERROR_NOT_IN_LINE, "cl" },
	{ "ERROR_TOO_FAR", ERROR_TOO_FAR, "cl" },
	{ "ERROR_NOTHING_TO_JUMP", ERROR_NOTHING_TO_JUMP, "c" },
	{ "ERROR_STEP_IN_CHAIN", ERROR_STEP_IN_CHAIN, "cl" },
	{ "ERROR_CHAIN_RETURNS", ERROR_CHAIN_RETURNS, "c" },
	{ "ERROR_GOAL_LOCKED", ERROR_GOAL_LOCKED, "cl" },
	{ "ERROR_GOAL_LOCKED_WAY", ERROR_GOAL_LOCKED_WAY, "cl" },
	{ "ERROR_ONLY_FROM_HOME", ERROR_ONLY_FROM_HOME, "cm" },
	{ "ERROR_ONLY_FORWARDS", ERROR_ONLY_FORWARDS, "clm" },
	{ "ERROR_NO_CHAIN", ERROR_NO_CHAIN, "cl" },
	{ "ERROR_MOVE_EXISTS", ERROR_MOVE_EXISTS, "clm" },
	{ "ERROR_DRAW_OFFERED", ERROR_DRAW_OFFERED, "p" },
	{ "ERROR_DRAW_LAST_TURN", ERROR_DRAW_LAST_TURN, "p" },
	{ "ERROR_END_TWO_PLAYERS", ERROR_END_TWO_PLAYERS, "" },
	{ "ERROR_GAME_BEGUN", ERROR_GAME_BEGUN, "" },
	{ "ERROR_NAME_EMPTY", ERROR_NAME_EMPTY, "" },
	{ "ERROR_NAME_TAKEN", ERROR_NAME_TAKEN, "t" },
	{ "ERROR_PLAYERS", ERROR_PLAYERS, "nt" },
	{ "ERROR_NO_RULE", ERROR_NO_RULE, "t" },
	{ "ERROR_RULE_VALUE", ERROR_RULE_VALUE, "t" },
	{ "ERROR_EQUALISE_PLAYERS", ERROR_EQUALISE_PLAYERS, "" },
	{ "ERROR_TEAMS_PLAYERS", ERROR_TEAMS_PLAYERS, "" },
	{ "ERROR_POSITION_SIGN", ERROR_POSITION_SIGN, "t" },
	{ "ERROR_POSITION_RANK", ERROR_POSITION_RANK, "nk" },
	{ "ERROR_POSITION_RANKS", ERROR_POSITION_RANKS, "k" },
	{ "ERROR_POSITION_PIECES", ERROR_POSITION_PIECES, "pnk" },
	{ "ERROR_POSITION_PLAYER", ERROR_POSITION_PLAYER, "" },
	{ "ERROR_POSITION_EQUAL", ERROR_POSITION_EQUAL, "" },
	{ "ERROR_POSITION_END", ERROR_POSITION_END, "t" },
	{ "ERROR_RECORD_EMPTY", ERROR_RECORD_EMPTY, "" },
	{ "ERROR_RECORD_BYTE", ERROR_RECORD_BYTE, "" },
	{ "ERROR_RECORD_TAG", ERROR_RECORD_TAG, "" },
	{ "ERROR_RECORD_TAG_NAME", ERROR_RECORD_TAG_NAME, "t" },
	{ "ERROR_RECORD_TAGS", ERROR_RECORD_TAGS, "k" },
	{ "ERROR_RECORD_TAG_TWICE", ERROR_RECORD_TAG_TWICE, "t" },
	{ "ERROR_RECORD_LONG", ERROR_RECORD_LONG, "t" },
	{ "ERROR_RECORD_VARIANT", ERROR_RECORD_VARIANT, "t" },
	{ "ERROR_RECORD_NO_VARIANT", ERROR_RECORD_NO_VARIANT, "" },
	{ "ERROR_RECORD_NUMBER", ERROR_RECORD_NUMBER, "t" },
	{ "ERROR_RECORD_RULE", ERROR_RECORD_RULE, "t" },
	{ "ERROR_RECORD_COMPUTER", ERROR_RECORD_COMPUTER, "t" },
	{ "ERROR_RECORD_COMMENT", ERROR_RECORD_COMMENT, "" },
	{ "ERROR_RECORD_WORD", ERROR_RECORD_WORD, "t" },
	{ "ERROR_RECORD_RESULT", ERROR_RECORD_RESULT, "t" },
};

enum { ERROR_ROWS = sizeof error_rows / sizeof *error_rows };

/* Each error but ERROR_NONE has a row, in the order of the enum. */
static void test_every_error(void **state)
{
	(void)state;
	CHECK_INT(ERROR_ROWS, ERROR_COUNT - 1);
	for (int i = 0; i < ERROR_ROWS; i++)
		CHECK_INT(error_rows[i].error, i + 1);
}

/* A whole sentence in ASCII, with no gap left and no blank too many; marks are not
 * printed. */
static void check_sentence(const char *text)
{
	size_t length = strlen(text);

	assert_true(length > 0);
	CHECK_INT(text[length - 1], '.');
	assert_null(strpbrk(text, "{}"));
	assert_null(strstr(text, "  "));
	for (size_t i = 0; i < length; i++)
		if ((text[i] < ' ' || text[i] > '~') && !text_is_mark(text, i))
			fail_msg("not plain: %s", text);
}

/* Takes the examples out of a sentence: what stands in all of them is no fact. */
static void strip_examples(const char *text, struct buf *out)
{
	static const char *const examples[] = { "c3-e5-g5", "c3-e5" };

	while (*text) {
		size_t skip = 0;

		for (size_t i = 0; !skip && i < sizeof examples / sizeof *examples; i++)
			if (strncmp(text, examples[i], strlen(examples[i])) == 0)
				skip = strlen(examples[i]);
		if (skip)
			text += skip;
		else
			buf_add_char(out, *text++);
	}
}

static void test_error(void **state)
{
	static const struct { char letter; const char *text; } facts[] = {
		{ 'c', "c3" }, { 'l', "e5" }, { 'p', "Pia" }, { 'm', "Max" }, { 'n', "77" },
		{ 'k', "9" }, { 't', "zyx" },
	};
	const struct error_row *row = *state;
	struct game *game = make_game("kitchen5", 2);
	struct fault fault = make_fault(game, row->error);
	struct buf sentence = { 0 }, bare = { 0 };

	words_add_fault(&sentence, game, NOTATION_LETTERS, &fault);
	check_sentence(buf_text(&sentence));
	strip_examples(buf_text(&sentence), &bare);
	for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
		bool wanted = strchr(row->facts, facts[i].letter);

		if (!strstr(buf_text(&bare), facts[i].text) == wanted)
			fail_msg("%s %s: %s", wanted ? "lacks" : "has", facts[i].text,
				buf_text(&sentence));
	}
	buf_clear(&sentence);
	buf_clear(&bare);
	game_free(game);
}

/* The longer explanation is whole sentences too, and not the sentence again. */
static void test_why(void **state)
{
	const struct error_row *row = *state;
	struct game *game = make_game("kitchen5", 2);
	struct fault fault = make_fault(game, row->error);
	struct buf sentence = { 0 }, why = { 0 };

	words_add_fault(&sentence, game, NOTATION_LETTERS, &fault);
	if (words_add_why(&why, game, NOTATION_LETTERS, &fault))
		check_sentence(buf_text(&why));
	CHECK_INT(strstr(buf_text(&why), buf_text(&sentence)) != NULL, false);
	buf_clear(&sentence);
	buf_clear(&why);
	game_free(game);
}

/* Every refusal of a typed move is explained. */
static void test_moves_explained(void **state)
{
	struct game *game = make_game("kitchen5", 2);

	(void)state;
	for (int error = ERROR_MOVE_TEXT; error <= ERROR_NO_CHAIN; error++) {
		struct fault fault = make_fault(game, error);
		struct buf why = { 0 };

		if (!words_add_why(&why, game, NOTATION_LETTERS, &fault))
			fail_msg("error %d is not explained", error);
		buf_clear(&why);
	}
	game_free(game);
}

/* Sentences as they must be with these facts. */
static const struct filled_row {
	const char *label, *id;
	int players;
	enum notation_style style;
	struct fault fault;
	const char *sentence, *why; /* of `why`, a part */
} filled_rows[] = {
	{ "filled: cells in nato", "kitchen5", 2, NOTATION_NATO,
		{ .error = ERROR_NO_CHAIN, .cell = { 0, 12 } },
		"No chain leads from Alpha 1 to Charlie 3.", "Alpha 1 and Charlie 3 are" },
	{ "filled: cells in anna", "kitchen5", 2, NOTATION_ANNA,
		{ .error = ERROR_CHAIN_RETURNS, .cell = { 12 } },
		"The chain returns to Caesar 3.", "It comes to Caesar 3 twice." },
	{ "filled: a name given, and a colour", "star", 3, NOTATION_LETTERS,
		{ .error = ERROR_OTHERS_PIECE, .player = 2, .other = 1 },
		"The piece on a13 belongs to Green; Pia is to move.", "turn of Pia, and a13" },
	{ "filled: one cell", "kitchen5", 2, NOTATION_LETTERS,
		{ .error = ERROR_POSITION_RANK, .number = 3, .limit = 1 },
		"Rank 3 of the position must have 1 cell.", "" },
	{ "filled: several cells", "kitchen5", 2, NOTATION_LETTERS,
		{ .error = ERROR_POSITION_RANK, .number = 3, .limit = 5 },
		"Rank 3 of the position must have 5 cells.", "" },
	{ "filled: the most pieces", "kitchen5", 2, NOTATION_LETTERS,
		{ .error = ERROR_POSITION_PIECES, .player = 1, .number = 7, .limit = 6 },
		"Pia has 7 pieces in the position; 6 are the most.", "" },
	{ "filled: the files and ranks of this board", "halma", 2, NOTATION_LETTERS,
		{ .error = ERROR_NO_CELL, .text = "q1" },
		"There is no cell q1 on this board.", "a to p, its ranks 1 to 16." },
	{ "filled: the files and ranks of the star", "star", 2, NOTATION_LETTERS,
		{ .error = ERROR_NO_CELL, .text = "a1" },
		"There is no cell a1 on this board.", "a to q, its ranks 1 to 17." },
	{ "cleaned: an escape sequence", "kitchen5", 2, NOTATION_LETTERS,
		{ .error = ERROR_RECORD_VARIANT, .text = "\x1b[31m" },
		"There is no variant \"?[31m\"; type variants for a list.", "" },
	{ "cleaned: C1 controls and wrong bytes", "kitchen5", 2, NOTATION_LETTERS,
		{ .error = ERROR_POSITION_END, .text = "\xc2\x9b\xff" },
		"\"\?\?\" after the end of the position is too much.", "" },
	{ "cleaned: gaps in the text stay text", "kitchen5", 2, NOTATION_LETTERS,
		{ .error = ERROR_POSITION_END, .text = "{cell}%s" },
		"\"{cell}%s\" after the end of the position is too much.", "" },
};

static void test_filled(void **state)
{
	const struct filled_row *row = *state;
	struct game *game = make_game(row->id, row->players);
	struct buf sentence = { 0 }, why = { 0 }, printed = { 0 };

	words_add_fault(&sentence, game, row->style, &row->fault);
	CHECK_TEXT(buf_text(&sentence), row->sentence);
	words_add_why(&why, game, row->style, &row->fault);
	text_add_unmarked(&printed, buf_text(&why));
	if (!strstr(buf_text(&printed), row->why))
		fail_msg("lacks \"%s\": %s", row->why, buf_text(&printed));
	buf_clear(&printed);
	buf_clear(&sentence);
	buf_clear(&why);
	game_free(game);
}

/* A gap that a catalogue has wrong is left as it stands. */
static void test_wrong_gap(void **state)
{
	struct game *game = make_game("kitchen5", 2);
	struct fault fault = make_fault(game, ERROR_CELL_EMPTY);
	struct buf sentence = { 0 };

	(void)state;
	words_fill(&sentence, "{zelle} {cell} {} {cell", game, NOTATION_LETTERS, &fault);
	CHECK_TEXT(buf_text(&sentence), "{zelle} c3 {} {cell");
	buf_clear(&sentence);
	game_free(game);
}

/* Every variant has a title of its own, and its note is whole sentences. */
static void test_variants(void **state)
{
	const struct variant *variant;

	(void)state;
	for (int i = 0; (variant = variant_get(i)); i++) {
		const char *note = words_variant_note(variant);

		assert_true(strlen(words_variant(variant)) > 5);
		for (int j = 0; j < i; j++)
			assert_string_not_equal(words_variant(variant),
				words_variant(variant_get(j)));
		if (note)
			check_sentence(note);
	}
}

/* The letters of the pieces of a game are small, ASCII, and all different. */
static void test_pieces(void **state)
{
	const struct variant *variant;

	(void)state;
	for (int i = 0; (variant = variant_get(i)); i++) {
		int players = VARIANT_PLAYERS;
		unsigned seen = 0;

		while (!variant_has_players(variant, players))
			players--;
		for (int player = 0; player < players; player++) {
			char piece = words_piece(variant, player);

			assert_true(piece >= 'a' && piece <= 'z');
			assert_false(seen >> (piece - 'a') & 1);
			seen |= 1u << (piece - 'a');
		}
	}
}

/* What halma(6) tells of them. */
static const struct note_row {
	const char *label, *id, *part;
} note_rows[] = {
	{ "note: the misprint", "kitchen4", "prints c3 for a3" },
	{ "note: halma13 has no known author", "halma13", "nobody knows who made it" },
	{ "note: Monks", "halma", "George Howard Monks devised Halma in 1883 or 1884" },
	{ "note: Hoppity", "halma", "Hoppity of 1854, no rules" },
	{ "note: Grasshopper", "grasshopper", "1948" },
	{ "note: Stern-Halma", "star", "1892" },
};

static void test_note(void **state)
{
	const struct note_row *row = *state;

	assert_non_null(strstr(words_variant_note(variant_find(row->id)), row->part));
}

/* Each value of each rule is a sentence of its own. */
static void test_rules(void **state)
{
	(void)state;
	for (int rule = 0; rule < RULESET_RULES; rule++)
		for (int i = 0; ruleset_choice(rule, i); i++) {
			check_sentence(words_rule(rule, i));
			for (int j = 0; j < i; j++)
				assert_string_not_equal(words_rule(rule, i), words_rule(rule, j));
		}
}

static const struct player_row {
	const char *label, *id;
	int player;
	const char *name, *word;
} player_rows[] = {
	{ "player: red", "halma", 0, "", "Red" },
	{ "player: blue", "halma", 1, "", "Blue" },
	{ "player: light", "halma10", 0, "", "Light" },
	{ "player: dark", "halma10", 1, "", "Dark" },
	{ "player: a name", "halma", 0, "Anna", "Anna" },
	{ "player: a name with umlauts", "halma", 1, "J\xc3\xb6rg", "J\xc3\xb6rg" },
	{ "player: an escape sequence", "halma", 0, "\x1b]0;x\x07", "?]0;x?" },
};

static void test_player(void **state)
{
	const struct player_row *row = *state;
	struct game *game = game_new(variant_find(row->id), 2);

	game_set_name(game, row->player, row->name);
	CHECK_TEXT(words_player(game, row->player), row->word);
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("a11y words",
		CHECK_TEST("every error has a row", test_every_error),
		CHECK_TABLE(error_rows, test_error),
		CHECK_TABLE(error_rows, test_why),
		CHECK_TEST("every refused move is explained", test_moves_explained),
		CHECK_TABLE(filled_rows, test_filled),
		CHECK_TEST("a wrong gap stays", test_wrong_gap),
		CHECK_TEST("every variant has words", test_variants),
		CHECK_TEST("every player has a letter", test_pieces),
		CHECK_TABLE(note_rows, test_note),
		CHECK_TEST("every rule value has a sentence", test_rules),
		CHECK_TABLE(player_rows, test_player));
}
