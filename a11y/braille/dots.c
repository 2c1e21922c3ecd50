/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dots.h"

#include <assert.h>
#include <string.h>

/* The letters "a" to "z" (World Braille Usage, 3rd edition, 2013). */
static const uint8_t letters[26] = {
	0x01, 0x03, 0x09, 0x19, 0x11, 0x0B, 0x1B, 0x13, 0x0A, 0x1A, 0x05, 0x07, 0x0D,
	0x1D, 0x15, 0x0F, 0x1F, 0x17, 0x0E, 0x1E, 0x25, 0x27, 0x3A, 0x2D, 0x3D, 0x35,
};

/* The digits 0 to 9, lowered: each is "j", "a" to "i" one row further down. */
static const uint8_t low_digits[10] = {
	0x34, 0x02, 0x06, 0x12, 0x32, 0x22, 0x16, 0x36, 0x26, 0x14,
};

void dots_add(struct dots *line, unsigned dots)
{
	assert(dots <= DOTS_FULL);
	buf_add_char(&line->bytes, (char)dots);
}

void dots_add_line(struct dots *line, const struct dots *more)
{
	buf_add_bytes(&line->bytes, buf_text(&more->bytes), more->bytes.length);
}

void dots_add_blanks(struct dots *line, int count)
{
	while (count-- > 0)
		dots_add(line, DOTS_BLANK);
}

void dots_add_letter(struct dots *line, char letter)
{
	assert(letter >= 'a' && letter <= 'z');
	dots_add(line, letters[letter - 'a']);
}

void dots_add_low(struct dots *line, int number)
{
	if (number >= 10)
		dots_add_low(line, number / 10);
	dots_add(line, low_digits[number % 10]);
}

void dots_add_cell(struct dots *line, const struct board *board, unsigned cell)
{
	dots_add_letter(line, (char)('a' + board->file[cell]));
	dots_add_low(line, board->rank[cell] + 1);
}

void dots_add_label(struct dots *line, struct picture_label label)
{
	if (label.letter)
		dots_add_letter(line, label.letter);
	if (label.number)
		dots_add_low(line, label.number);
}

void dots_add_column_label(struct dots *line, struct picture_label label)
{
	if (label.letter)
		dots_add_letter(line, label.letter);
	else
		dots_add_low(line, label.number % 10);
}

/* The digits of prose are the letters "j", "a" to "i". */
static void add_digits(struct dots *line, int number)
{
	if (number >= 10)
		add_digits(line, number / 10);
	dots_add(line, letters[(number % 10 + 9) % 10]);
}

void dots_add_number(struct dots *line, int number)
{
	dots_add(line, DOTS_NUMBER);
	add_digits(line, number);
}

int dots_count(const struct dots *line)
{
	return (int)line->bytes.length;
}

unsigned dots_get(const struct dots *line, int i)
{
	assert(i >= 0 && i < dots_count(line));
	return (uint8_t)line->bytes.text[i];
}

void dots_cut(struct dots *line, int count)
{
	buf_cut(&line->bytes, (size_t)count);
}

void dots_clear(struct dots *line)
{
	buf_clear(&line->bytes);
}

void dots_init_grid(struct dots_grid *grid, int width, int height)
{
	assert(width > 0 && width <= DOTS_WIDTH && height > 0 && height <= DOTS_HEIGHT);
	memset(grid, 0, sizeof *grid);
	grid->width = width;
	grid->height = height;
}

void dots_set(struct dots_grid *grid, int column, int line, unsigned dots)
{
	assert(column >= 0 && column < grid->width && line >= 0 && line < grid->height);
	assert(dots <= DOTS_FULL);
	grid->dots[line][column] = (uint8_t)dots;
}

void dots_put(struct dots_grid *grid, int column, int line, const struct dots *signs)
{
	for (int i = 0; i < dots_count(signs); i++)
		dots_set(grid, column + i, line, dots_get(signs, i));
}

int dots_line_length(const struct dots_grid *grid, int line)
{
	int length = grid->width;

	while (length && grid->dots[line][length - 1] == DOTS_BLANK)
		length--;
	return length;
}

int dots_line_count(const struct dots_grid *grid)
{
	int count = grid->height;

	while (count && !dots_line_length(grid, count - 1))
		count--;
	return count;
}

void dots_write(struct buf *text, unsigned dots)
{
	assert(dots <= DOTS_FULL);
	buf_add_char(text, (char)0xE2);
	buf_add_char(text, (char)0xA0);
	buf_add_char(text, (char)(0x80 | dots));
}

void dots_write_line(struct buf *text, const struct dots_grid *grid, int line)
{
	for (int i = 0; i < dots_line_length(grid, line); i++)
		dots_write(text, grid->dots[line][i]);
}
