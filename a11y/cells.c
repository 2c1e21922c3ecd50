/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cells.h"

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

void cells_add(struct cells *cells, unsigned dots)
{
	assert(dots <= CELLS_FULL);
	buf_add_char(&cells->bytes, (char)dots);
}

void cells_add_cells(struct cells *cells, const struct cells *more)
{
	buf_add_bytes(&cells->bytes, buf_text(&more->bytes), more->bytes.length);
}

void cells_add_blanks(struct cells *cells, int count)
{
	while (count-- > 0)
		cells_add(cells, CELLS_BLANK);
}

void cells_add_letter(struct cells *cells, char letter)
{
	assert(letter >= 'a' && letter <= 'z');
	cells_add(cells, letters[letter - 'a']);
}

void cells_add_low(struct cells *cells, int number)
{
	if (number >= 10)
		cells_add_low(cells, number / 10);
	cells_add(cells, low_digits[number % 10]);
}

void cells_add_square(struct cells *cells, const struct board *board, unsigned square)
{
	cells_add_letter(cells, (char)('a' + board->file[square]));
	cells_add_low(cells, board->rank[square] + 1);
}

/* The digits of prose are the letters "j", "a" to "i". */
static void add_digits(struct cells *cells, int number)
{
	if (number >= 10)
		add_digits(cells, number / 10);
	cells_add(cells, letters[(number % 10 + 9) % 10]);
}

void cells_add_number(struct cells *cells, int number)
{
	cells_add(cells, CELLS_NUMBER);
	add_digits(cells, number);
}

int cells_count(const struct cells *cells)
{
	return (int)cells->bytes.length;
}

unsigned cells_get(const struct cells *cells, int i)
{
	assert(i >= 0 && i < cells_count(cells));
	return (uint8_t)cells->bytes.text[i];
}

void cells_cut(struct cells *cells, int count)
{
	buf_cut(&cells->bytes, (size_t)count);
}

void cells_clear(struct cells *cells)
{
	buf_clear(&cells->bytes);
}

void cells_init_grid(struct cells_grid *grid, int width, int height)
{
	assert(width > 0 && width <= CELLS_WIDTH && height > 0 && height <= CELLS_HEIGHT);
	memset(grid, 0, sizeof *grid);
	grid->width = width;
	grid->height = height;
}

void cells_set(struct cells_grid *grid, int column, int line, unsigned dots)
{
	assert(column >= 0 && column < grid->width && line >= 0 && line < grid->height);
	assert(dots <= CELLS_FULL);
	grid->dots[line][column] = (uint8_t)dots;
}

void cells_put(struct cells_grid *grid, int column, int line, const struct cells *cells)
{
	for (int i = 0; i < cells_count(cells); i++)
		cells_set(grid, column + i, line, cells_get(cells, i));
}

int cells_line_length(const struct cells_grid *grid, int line)
{
	int length = grid->width;

	while (length && grid->dots[line][length - 1] == CELLS_BLANK)
		length--;
	return length;
}

int cells_line_count(const struct cells_grid *grid)
{
	int count = grid->height;

	while (count && !cells_line_length(grid, count - 1))
		count--;
	return count;
}

char cells_ascii(unsigned dots)
{
	/* North American Braille Computer Code, in the order of the cells. */
	static const char signs[] =
		" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

	assert(dots <= CELLS_FULL);
	return signs[dots];
}

void cells_write(struct buf *text, unsigned dots)
{
	assert(dots <= CELLS_FULL);
	buf_add_char(text, (char)0xE2);
	buf_add_char(text, (char)0xA0);
	buf_add_char(text, (char)(0x80 | dots));
}

void cells_write_line(struct buf *text, const struct cells_grid *grid, int line)
{
	for (int i = 0; i < cells_line_length(grid, line); i++)
		cells_write(text, grid->dots[line][i]);
}
