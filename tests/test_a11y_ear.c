/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text for the ear. */
#include "ear.h"

#include "test_core_play.h"
#include "text.h"
#include "words.h"

/* What a view says for the ear, with its marks as hyphens; "nato" or "anna" before the
 * question is a style. */
static const struct row {
	const char *label, *id, *position, *play, *ask, *answer;
} rows[] = {
	{ "a rank in runs", "kitchen5", "", "", "rank 5", "Rank 5: Red a- to c-, then 2 empty.\n" },
	{ "a rank that begins empty", "kitchen5", "", "", "rank 2",
	  "Rank 2: 3 empty, Blue d- and e-.\n" },
	{ "single pieces", "kitchen5", "", "", "rank 3",
	  "Rank 3: Red a-, then 3 empty, Blue e-.\n" },
	{ "a long run", "halma8", "", "", "rank 5", "Rank 5: Red a-, then 7 empty.\n" },
	{ "an empty rank", "kitchen5", "AAA2/5/3AA/AB3/2BBB A", "", "rank 4",
	  "Rank 4: 5 empty.\n" },
	{ "files in words", "kitchen5", "", "", "nato rank 5",
	  "Rank 5: Red Alpha to Charlie, then 2 empty.\n" },
	{ "files in German words", "kitchen5", "", "", "anna rank 3",
	  "Rank 3: Red Anna, then 3 empty, Blue Eva.\n" },
	{ "a file by cells", "kitchen5", "", "", "file a",
	  "File a-: 2 empty, Red a3 to a5.\n" },
	{ "a line", "kitchen5", "", "", "line a1 n",
	  "From a1 north: 1 empty, Red a3 to a5, then the edge.\n" },
	{ "a line at the edge", "kitchen5", "", "", "line a1 w", "From a1 west: the edge.\n" },
	{ "the rows of the board", "kitchen4", "", "", "rows",
	  "Rank 4: Red a- to c-, then 1 empty.\nRank 3: Red a- and b-, then 1 empty, Blue d-.\n"
	  "Rank 2: Red a-, then 1 empty, Blue c- and d-.\nRank 1: 1 empty, Blue b- to d-.\n" },
	{ "empty rows together", "halma8", "AAA5/8/8/8/A7/8/8/BB6 A", "", "rows",
	  "Rank 8: Red a- to c-, then 5 empty.\nRanks 5 to 7 empty.\n"
	  "Rank 4: Red a-, then 7 empty.\nRanks 2 and 3 empty.\n"
	  "Rank 1: Blue a- and b-, then 6 empty.\n" },
	{ "an empty row below", "kitchen4", "A3/3B/3B/4 A", "", "rows",
	  "Rank 4: Red a-, then 3 empty.\nRank 3: 3 empty, Blue d-.\n"
	  "Rank 2: 3 empty, Blue d-.\nRank 1 empty.\n" },
	{ "a rank of the star", "star", "", "", "rank 14",
	  "Rank 14, e- to h-: Red e- to h-.\n" },
	{ "no history", "kitchen5", "", "", "history", "Nothing has been played yet.\n" },
	{ "rounds with a colon and names", "kitchen5", "", "c5-d4 d1-c2 a5-c5", "history",
	  "1: Red: c5, d4. Blue: d1, c2.\n2: Red: a5, c5, 1 jump.\n" },
};

static void ask(const struct view *view, const char *question, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	char cell[BOARD_NAME], compass[16];
	int rank;

	if (strcmp(question, "rows") == 0)
		ear_rows(view, board->side - 1, 0, out);
	else if (strcmp(question, "history") == 0)
		ear_history(view, out);
	else if (sscanf(question, "rank %d", &rank) == 1)
		ear_rank(view, rank - 1, out);
	else if (sscanf(question, "line %3s %15s", cell, compass) == 2)
		ear_line(view, check_cell(board, cell),
			board_direction(board, words_find_compass(compass)), out);
	else
		ear_file(view, notation_read_file(question + strlen("file ")), out);
}

static void test_spoken(void **state)
{
	const struct row *row = *state;
	struct game *game = play_new(row->id, 2, "", row->position);
	struct view view = { .game = game, .verbosity = VIEW_NORMAL, .side = GROUND_NOBODY };
	const char *question = row->ask;
	struct buf out = { 0 };

	if (strncmp(question, "nato ", 5) == 0)
		view.notation = NOTATION_NATO;
	else if (strncmp(question, "anna ", 5) == 0)
		view.notation = NOTATION_ANNA;
	if (view.notation)
		question += 5;
	play_words(game, row->play);
	ask(&view, question, &out);
	for (size_t i = 0; i < out.length; i++)
		if (text_is_mark(out.text, i))
			out.text[i] = '-';
	CHECK_TEXT(buf_text(&out), row->answer);
	buf_clear(&out);
	game_free(game);
}

#define MARK TEXT_LETTER_MARK

/* What is sent to the voice. */
static const struct text_row {
	const char *label, *text, *spoken;
} text_rows[] = {
	{ "nothing", "", "" },
	{ "only signs", "{[(<>)]}\n", "" },
	{ "lines become sentences", "Red to move\nturn 1\n", "Red to move. turn 1." },
	{ "lines that are sentences", "Red: a3.\nBlue: c1.\n", "Red: a3. Blue: c1." },
	{ "a capital letter after a number", "c5. Blue to move.", "c5. Blue to move." },
	{ "a small letter after a number", "c5. anna to move.", "c5; anna to move." },
	{ "an umlaut after a number", "c5. \xc3\x84nne.", "c5; \xc3\x84nne." },
	{ "a number after a number", "12. 3", "12; 3" },
	{ "a line that ends in a number", "turn 12\nanna", "turn 12; anna" },
	{ "the last number", "turn 12.\n", "turn 12." },
	{ "a decimal number", "2.5 mm", "2.5 mm" },
	{ "markup is text", "<break time=\"3s\"/>Anna</b>", "break time= 3s, Anna, b" },
	{ "phonemes are text", "[[hElo]]", "hElo" },
	{ "controls", "\x01" "50S\x1b[2JAnna\x7f", "50S 2JAnna" },
	{ "brackets and quotes", "\"Anna\" (red), {a comment}.", "Anna red, a comment." },
	{ "no stop by itself", "Anna .", "Anna." },
	{ "a position", "AAA2/AA3 A\n", "AAA2, AA3 A." },
	{ "braille patterns", "a \xe2\xa0\xbf\xe2\xa0\x80 b", "a b" },
	{ "other languages", "\xc2\xbf" "D\xc3\xb3nde?", "\xc2\xbf" "D\xc3\xb3nde?" },
	{ "the file a", "the files are a" MARK " to e" MARK ".", "the files are a- to e-." },
	{ "a mark that is not ours", "Anna" MARK " A" MARK " " MARK "1" MARK, "Anna A 1" },
	{ "an article", "Type a move. A cell is a letter and a number.",
	  "Type a move. A cell is a letter and a number." },
	{ "an article before a cell", "has a step b2", "has a step b2" },
	{ "an apostrophe", "player's", "player's" },
};

static void test_text(void **state)
{
	const struct text_row *row = *state;
	struct buf out = { 0 };

	ear_text(row->text, &out);
	CHECK_TEXT(buf_text(&out), row->spoken);
	buf_clear(&out);
}

/* Names that a voice cannot say fall back to the colour; others are said. */
static const struct name_row {
	const char *label, *red, *blue, *text, *heard;
} name_rows[] = {
	{ "names: colours", "", "", "Red to move.", "Red to move." },
	{ "names: an umlaut", "J\xc3\xb6rg", "", "J\xc3\xb6rg: c5, d4.", "J\xc3\xb6rg: c5, d4." },
	{ "names: Cyrillic", "\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0", "",
	  "\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0: c5, d4. Blue to move.", "Red: c5, d4. Blue to move." },
	{ "names: dots of braille", "", "\xe2\xa0\x83\xe2\xa0\x91",
	  "Red: c5. \xe2\xa0\x83\xe2\xa0\x91 to move, \xe2\xa0\x83\xe2\xa0\x91.",
	  "Red: c5. Blue to move, Blue." },
};

static void test_names(void **state)
{
	const struct name_row *row = *state;
	struct game *game = game_new(variant_find("kitchen5"), 2);
	struct buf out = { 0 };

	game_set_name(game, 0, row->red);
	game_set_name(game, 1, row->blue);
	ear_answer(game, row->text, &out);
	CHECK_TEXT(buf_text(&out), row->heard);
	buf_clear(&out);
	game_free(game);
}

int main(void)
{
	return CHECK_RUN("spoken", CHECK_TABLE(rows, test_spoken),
		CHECK_TABLE(text_rows, test_text),
		CHECK_TABLE(name_rows, test_names));
}
