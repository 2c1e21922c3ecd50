/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "position.h"
#include "utf8.h"

/* The text being read, and where in it we are. */
struct reader {
	const char *at;
	struct fault *fault;
};

void position_write(const struct position *position, const struct ground *ground,
	struct buf *line)
{
	for (int rank = ground->board.side - 1; rank >= 0; rank--) {
		unsigned cells[BOARD_SIDE], empty = 0;
		int count = board_list_rank(&ground->board, rank, cells);

		for (int i = 0; i < count; i++) {
			int owner = position_owner(position, cells[i]);

			if (owner == GROUND_NOBODY) {
				empty++;
				continue;
			}
			if (empty)
				buf_add_number(line, empty);
			empty = 0;
			buf_add_char(line, (char)('A' + owner));
		}
		if (empty)
			buf_add_number(line, empty);
		buf_add_char(line, rank ? '/' : ' ');
	}
	buf_add_char(line, (char)('A' + position->standing.turn));
	if (position->standing.equalising)
		buf_add(line, " =");
}

static bool refuse(const struct reader *reader, enum error error, int number, int limit)
{
	error_set_text(reader->fault, error, reader->at, strcspn(reader->at, " \t"));
	reader->fault->number = number;
	reader->fault->limit = limit;
	return false;
}

static bool refuse_sign(const struct reader *reader)
{
	size_t length = utf8_length(reader->at);

	if (*reader->at && !length)
		length = 1; /* a byte that is not UTF-8 */
	return error_set_text(reader->fault, ERROR_POSITION_SIGN, reader->at, length);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The player of a piece's letter; GROUND_NOBODY if it is not one. */
static int player_of(const struct ground *ground, char letter)
{
	int player = letter >= 'a' ? letter - 'a' : letter - 'A';

	return player >= 0 && player < ground->players ? player : GROUND_NOBODY;
}

/* Reads a run of empty cells: 1 to 17, without leading zeros. */
static int read_run(struct reader *reader)
{
	int run = 0;

	while (is_digit(*reader->at) && run <= BOARD_SIDE)
		run = 10 * run + *reader->at++ - '0';
	return run;
}

static bool read_rank(struct reader *reader, const struct ground *ground, int rank,
	struct position *position)
{
	unsigned cells[BOARD_SIDE];
	int count = board_list_rank(&ground->board, rank, cells), at = 0;

	while (*reader->at && !strchr("/ \t", *reader->at)) {
		int player = player_of(ground, *reader->at);

		if (is_digit(*reader->at) && *reader->at != '0') {
			at += read_run(reader);
		} else if (player != GROUND_NOBODY) {
			if (at < count)
				position_flip(position, &ground->board, player, cells[at]);
			at++;
			reader->at++;
		} else {
			return refuse_sign(reader);
		}
		if (at > count)
			break;
	}
	return at == count || refuse(reader, ERROR_POSITION_RANK, rank + 1, count);
}

static bool read_ranks(struct reader *reader, const struct ground *ground,
	struct position *position)
{
	int side = ground->board.side;

	for (int rank = side - 1; rank >= 0; rank--) {
		if (!read_rank(reader, ground, rank, position))
			return false;
		if (rank && *reader->at++ != '/') {
			reader->at--;
			return refuse(reader, ERROR_POSITION_RANKS, side - rank, side);
		}
	}
	if (*reader->at == '/')
		return refuse(reader, ERROR_POSITION_RANKS, side + 1, side);
	return true;
}

static void skip_blanks(struct reader *reader)
{
	reader->at += strspn(reader->at, " \t");
}

static bool check_pieces(const struct reader *reader, const struct ground *ground,
	const struct position *position)
{
	int limit = variant_pieces(ground->variant);

	for (int player = 0; player < ground->players; player++) {
		int pieces = cellset_count(&position->own[player]);

		if (pieces > limit) {
			refuse(reader, ERROR_POSITION_PIECES, pieces, limit);
			reader->fault->player = (uint8_t)player;
			return false;
		}
	}
	return true;
}

/* Reads the player to move and the sign of an equalising turn. */
static bool read_turn(struct reader *reader, const struct ground *ground,
	struct position *position)
{
	int player;

	skip_blanks(reader);
	player = player_of(ground, *reader->at);
	if (player == GROUND_NOBODY)
		return refuse(reader, ERROR_POSITION_PLAYER, 0, 0);
	position->standing.turn = (uint8_t)player;
	reader->at++;
	if (*reader->at && *reader->at != ' ' && *reader->at != '\t')
		return refuse(reader, ERROR_POSITION_END, 0, 0);
	skip_blanks(reader);
	if (*reader->at == '=') {
		if (!ground->rules.equalise || player != 1 ||
		    !position_is_home(position, ground, 0))
			return refuse(reader, ERROR_POSITION_EQUAL, 0, 0);
		position->standing.equalising = true;
		reader->at++;
		skip_blanks(reader);
	}
	return !*reader->at || refuse(reader, ERROR_POSITION_END, 0, 0);
}

bool position_read(struct position *position, const struct ground *ground,
	const char *line, struct fault *fault)
{
	struct reader reader = { .at = line, .fault = fault };
	struct position read = { 0 };

	skip_blanks(&reader);
	if (!read_ranks(&reader, ground, &read) || !check_pieces(&reader, ground, &read) ||
	    !read_turn(&reader, ground, &read))
		return false;
	*position = read;
	return true;
}
