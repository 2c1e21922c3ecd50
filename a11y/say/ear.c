/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ear.h"

#include <string.h>

#include "ascii.h"
#include "i18n.h"
#include "text.h"
#include "words.h"

/* Adds the run, by the names of its first and last cell or of their files. */
static void add_run(const struct view *view, const struct view_run *run, const char *first,
	const char *last, struct buf *list)
{
	if (run->owner == GROUND_NOBODY && run->is_start)
		/* For translators: spoken; the number of empty cells at the start of a
		 * rank.  In the singular the number may be a word, where "1" would be heard
		 * in another form: Spanish "una". */
		text_add_made_item(list, i18n_plural("%d empty", "%d empty",
			(unsigned long)run->count), run->count);
	else if (run->owner == GROUND_NOBODY)
		/* For translators: spoken; the number of empty cells after pieces.  In the
		 * singular the number may be a word. */
		text_add_made_item(list, i18n_plural("then %d empty", "then %d empty",
			(unsigned long)run->count), run->count);
	else if (run->count == 1)
		/* For translators: spoken; a player and the cell, or its file, where one of
		 * the player's pieces stands: "Red a3", "Red a". */
		text_add_made_item(list, _("%1$s %2$s"), words_player(view->game, run->owner),
			first);
	else if (run->count == 2)
		/* For translators: spoken; a player and two cells side by side, or their
		 * files: "Red a and b". */
		text_add_made_item(list, _("%1$s %2$s and %3$s"),
			words_player(view->game, run->owner), first, last);
	else
		/* For translators: spoken; a player and the first and last of some cells
		 * in a row, or their files, where the player's pieces stand: "Red a to c". */
		text_add_made_item(list, _("%1$s %2$s to %3$s"),
			words_player(view->game, run->owner), first, last);
}

static struct notation_name file_of(const struct view *view, unsigned cell)
{
	return notation_file(game_ground(view->game)->board.file[cell], view->notation);
}

static void add_by_files(const struct view *view, const struct view_run *run,
	struct buf *list)
{
	add_run(view, run, file_of(view, run->first).text, file_of(view, run->last).text, list);
}

static void add_by_cells(const struct view *view, const struct view_run *run,
	struct buf *list)
{
	add_run(view, run, view_cell(view, run->first).text, view_cell(view, run->last).text,
		list);
}

void ear_rank(const struct view *view, int rank, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	unsigned cells[BOARD_SIDE];
	int count = board_list_rank(board, rank, cells);
	struct buf list = { 0 };

	view_each_run(view, cells, count, add_by_files, &list);
	if (board->shape == BOARD_STAR && count > 1)
		/* For translators: spoken; a rank of the star and the files it goes from
		 * and to. */
		text_add(out, _("Rank %d, %s to %s: %s."), rank + 1,
			file_of(view, cells[0]).text, file_of(view, cells[count - 1]).text,
			buf_text(&list));
	else
		text_add(out, _("Rank %d: %s."), rank + 1, buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void ear_file(const struct view *view, int file, struct buf *out)
{
	view_file_runs(view, file, add_by_cells, out);
}

void ear_line(const struct view *view, unsigned cell, int direction, struct buf *out)
{
	view_line_runs(view, cell, direction, add_by_cells, out);
}

static bool is_empty(const struct view *view, int rank)
{
	unsigned cells[BOARD_SIDE];
	int count = board_list_rank(&game_ground(view->game)->board, rank, cells);

	for (int i = 0; i < count; i++)
		if (position_owner(game_position(view->game), cells[i]) != GROUND_NOBODY)
			return false;
	return true;
}

/* Says that the ranks from `first` down to `last` are empty. */
static void add_empty_ranks(int first, int last, struct buf *out)
{
	if (first == last)
		text_add(out, _("Rank %d empty."), first + 1);
	else if (first == last + 1)
		text_add(out, _("Ranks %d and %d empty."), last + 1, first + 1);
	else
		text_add(out, _("Ranks %d to %d empty."), last + 1, first + 1);
	buf_add_char(out, '\n');
}

void ear_rows(const struct view *view, int first, int last, struct buf *out)
{
	for (int rank = first, next; rank >= last; rank = next) {
		next = rank;
		while (next >= last && is_empty(view, next))
			next--;
		if (next < rank)
			add_empty_ranks(rank, next + 1, out);
		else
			ear_rank(view, next--, out);
	}
}

static void add_turn(const struct view *view, size_t i, struct buf *sentences)
{
	if (sentences->length)
		buf_add_char(sentences, ' ');
	view_add_turn(view, i, sentences);
}

void ear_history(const struct view *view, struct buf *out)
{
	if (!game_count(view->game))
		text_add(out, "%s\n", _("Nothing has been played yet."));
	if (game_comment(view->game))
		text_add(out, "%s\n", game_comment(view->game));
	view_each_round(view, add_turn, out);
}

/* Signs that espeak-ng reads out, or that make a pause where there is none. */
static bool is_unspoken(char c)
{
	return (unsigned char)c < ' ' || c == '\x7f' || strchr("<>[]{}()|\\*_#~^\"`", c);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Would a full stop here make the number before it an ordinal?  espeak-ng takes it for
 * one unless the text ends or a capital letter follows; no sentence has ordinals. */
static bool is_ordinal(const struct buf *out, const char *after)
{
	char before = out->length ? out->text[out->length - 1] : '\0';

	if (!is_digit(before) || (*after && *after != ' ' && *after != '\n'))
		return false;
	after += strspn(after, " \n");
	return *after && (*after < 'A' || *after > 'Z');
}

/* Adds a blank, unless there is one. */
static void add_blank(struct buf *out)
{
	if (out->length && out->text[out->length - 1] != ' ')
		buf_add_char(out, ' ');
}

/* Adds a sign that ends a part of a sentence, close to the word before: a full stop by
 * itself is read out as "dot". */
static void add_stop(struct buf *out, char stop)
{
	while (out->length && out->text[out->length - 1] == ' ')
		buf_cut(out, out->length - 1);
	if (out->length)
		buf_add_char(out, stop);
}

/* Is it a braille pattern, U+2800 to U+28FF? */
static bool is_braille(const char *text)
{
	return text[0] == '\xe2' && ((unsigned char)text[1] & 0xfc) == 0xa0 && text[2];
}

/* Adds what stands at `at`, and returns how many bytes it was. */
static size_t add_sign(const char *whole, size_t at, struct buf *out)
{
	const char *text = whole + at;
	char last = out->length ? out->text[out->length - 1] : ' ';

	if (*text == '\n') {
		if (!strchr(" .,;:!?", last))
			add_stop(out, is_ordinal(out, text) ? ';' : '.');
		add_blank(out);
	} else if (*text == '/') {
		add_stop(out, ',');
		add_blank(out);
	} else if (*text == '.' && is_ordinal(out, text + 1)) {
		add_stop(out, ';');
	} else if (strchr(".,;:!?", *text)) {
		add_stop(out, *text);
	} else if (is_braille(text)) {
		add_blank(out);
		return 3;
	} else if (text_is_mark(whole, at)) {
		buf_add_char(out, '-');
	} else if (*text == ' ' || is_unspoken(*text)) {
		add_blank(out);
	} else {
		buf_add_char(out, *text);
	}
	return 1;
}

void ear_text(const char *text, struct buf *out)
{
	for (size_t at = 0; text[at];)
		at += add_sign(text, at, out);
	while (out->length && out->text[out->length - 1] == ' ')
		buf_cut(out, out->length - 1);
}

/* Can a voice say the name?  One of a European language knows Latin letters. */
static bool is_sayable(const char *name)
{
	bool patterns = false;

	for (const char *at = name; *at && !patterns; at++)
		patterns = strncmp(at, "\342\240", 2) == 0; /* U+2800 to U+283F: six dots */
	return !patterns && ascii_has(name);
}

void ear_answer(const struct game *game, const char *text, struct buf *out)
{
	const struct ground *ground = game_ground(game);

	while (*text) {
		size_t taken = 0;

		for (int player = 0; player < ground->players && !taken; player++) {
			const char *name = game_name(game, player);

			if (!*name || is_sayable(name) || strncmp(text, name, strlen(name)) != 0)
				continue;
			buf_add(out, words_colour(variant_colour(ground->variant, player)));
			taken = strlen(name);
		}
		if (!taken)
			buf_add_char(out, *text++);
		text += taken;
	}
}
