/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ear.h"

#include <string.h>

#include "i18n.h"
#include "text.h"
#include "words.h"

/* Cells in a row, and how each is named in it. */
struct row {
	const struct view *view;
	unsigned cells[BOARD_SIDE];
	int count;
	bool by_file; /* by its file alone */
};

struct notation_name ear_file_name(int file, enum notation_style style)
{
	struct notation_name name = notation_file(file, style);

	if (!name.text[1])
		strcpy(name.text + 1, "-");
	return name;
}

static struct notation_name name_of(const struct row *row, int i)
{
	const struct board *board = &game_ground(row->view->game)->board;

	return row->by_file ?
		ear_file_name(board->file[row->cells[i]], row->view->notation) :
		view_cell(row->view, row->cells[i]);
}

/* Adds the run of cells with the same owner from i on, and returns where it ends. */
static int add_run(const struct row *row, int i, struct buf *list)
{
	const struct game *game = row->view->game;
	int owner = position_owner(game_position(game), row->cells[i]);
	struct buf item = { 0 };
	int end = i + 1;

	while (end < row->count &&
	       position_owner(game_position(game), row->cells[end]) == owner)
		end++;
	if (owner == GROUND_NOBODY && i == 0)
		/* For translators: spoken; so many empty cells at the start of a rank.  In
		 * the singular the number may be a word, where "1" would be heard in
		 * another form: Spanish "una". */
		text_add(&item, i18n_plural("%d empty", "%d empty", (unsigned long)(end - i)),
			end - i);
	else if (owner == GROUND_NOBODY)
		/* For translators: spoken; so many empty cells after pieces; likewise. */
		text_add(&item, i18n_plural("then %d empty", "then %d empty",
			(unsigned long)(end - i)), end - i);
	else if (end - i == 1)
		/* For translators: spoken; a player and the cell, or its file, where a
		 * piece of his stands: "Red a3", "Red a". */
		text_add(&item, _("%1$s %2$s"), words_player(game, owner),
			name_of(row, i).text);
	else
		/* For translators: spoken; a player and the first and last of some cells
		 * in a row, or their files, where his pieces stand: "Red a to c". */
		text_add(&item, _("%1$s %2$s to %3$s"), words_player(game, owner),
			name_of(row, i).text, name_of(row, end - 1).text);
	text_add_item(list, buf_text(&item));
	buf_clear(&item);
	return end;
}

static void add_runs(const struct row *row, struct buf *list)
{
	for (int i = 0; i < row->count;)
		i = add_run(row, i, list);
}

void ear_rank(const struct view *view, int rank, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	struct row row = { .view = view, .by_file = true };
	struct buf list = { 0 };

	row.count = board_list_rank(board, rank, row.cells);
	add_runs(&row, &list);
	if (board->shape == BOARD_STAR && row.count > 1)
		/* For translators: spoken; a rank of the star and the files it goes from
		 * and to. */
		text_add(out, _("Rank %d, %s to %s: %s."), rank + 1, name_of(&row, 0).text,
			name_of(&row, row.count - 1).text, buf_text(&list));
	else
		text_add(out, _("Rank %d: %s."), rank + 1, buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void ear_file(const struct view *view, int file, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	struct row row = { .view = view };
	struct buf list = { 0 };

	row.count = board_list_file(board, file, row.cells);
	add_runs(&row, &list);
	text_add(out, _("File %s: %s."), ear_file_name(file, view->notation).text,
		buf_text(&list));
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void ear_line(const struct view *view, unsigned cell, int direction, struct buf *out)
{
	const struct board *board = &game_ground(view->game)->board;
	const char *compass = words_compass(board_compass(board, direction));
	struct row row = { .view = view };
	struct buf list = { 0 };

	row.count = board_list_line(board, cell, direction, row.cells);
	add_runs(&row, &list);
	if (row.count)
		text_add(out, _("From %s %s: %s, then the edge."), view_cell(view, cell).text,
			compass, buf_text(&list));
	else
		text_add(out, _("From %s %s: the edge."), view_cell(view, cell).text, compass);
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void ear_rows(const struct view *view, int first, int last, struct buf *out)
{
	for (int rank = first; rank >= last; rank--)
		ear_rank(view, rank, out);
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

static bool is_small(char c)
{
	return c >= 'a' && c <= 'z';
}

/* Does a full stop here make the number before it an ordinal?  Not at the end and not
 * before a capital letter. */
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

/* Is it the file a of some files, as in "the files are a to e"?  Then another letter
 * follows after the next word. */
static bool is_file_a(char last, const char *text)
{
	if (last != ' ' || text[0] != 'a' || text[1] != ' ')
		return false;
	for (text += 2; is_small(*text); text++)
		;
	return *text == ' ' && is_small(text[1]) && !is_small(text[2]) &&
		!is_digit(text[2]) && !(text[2] & 0x80);
}

/* Adds a sign and returns how many bytes of the text it was. */
static size_t add_sign(const char *text, struct buf *out)
{
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
	} else if (*text == ' ' || is_unspoken(*text)) {
		add_blank(out);
	} else if (is_file_a(last, text)) {
		buf_add(out, "a-");
	} else {
		buf_add_char(out, *text);
	}
	return 1;
}

void ear_text(const char *text, struct buf *out)
{
	while (*text)
		text += add_sign(text, out);
	while (out->length && out->text[out->length - 1] == ' ')
		buf_cut(out, out->length - 1);
}
