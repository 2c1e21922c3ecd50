/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <assert.h>
#include <string.h>

#include "record.h"
#include "record_reader.h"

enum { TYPED_CELLS = 2 * MOVE_CELLS }; /* of one move, at most */

bool record_refuse(const struct record_reader *reader, int line, enum error error,
	const char *text, size_t length)
{
	error_set_text(reader->fault, error, text, length);
	return record_blame(reader, line);
}

bool record_blame(const struct record_reader *reader, int line)
{
	reader->fault->line = line;
	return false;
}

bool record_is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

void record_skip_blanks(struct record_reader *reader)
{
	for (; reader->at < reader->end && record_is_blank(*reader->at); reader->at++)
		reader->line += *reader->at == '\n';
}

static bool read_comment(struct record_reader *reader, struct game *game)
{
	const char *from = ++reader->at;
	int line = reader->line;

	for (; reader->at < reader->end && *reader->at != '}'; reader->at++)
		reader->line += *reader->at == '\n';
	if (reader->at == reader->end)
		return record_refuse(reader, line, ERROR_RECORD_COMMENT, "", 0);
	game_add_comment(game, from, (size_t)(reader->at++ - from));
	return true;
}

/* The length of a cell's name at the start of `text`, whether or not the board
 * has that cell; 0 if there is none. */
static size_t cell_length(const char *text, size_t length)
{
	size_t digits = 1;

	if (!length || !((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z')))
		return 0;
	while (digits < length && text[digits] >= '0' && text[digits] <= '9')
		digits++;
	return digits > 1 ? digits : 0;
}

static bool play_move(const struct record_reader *reader, const char *word,
	size_t length, struct game *game)
{
	const struct board *board = &game_ground(game)->board;
	uint8_t cells[TYPED_CELLS];
	size_t count = 0, at = 0;

	while (count < TYPED_CELLS) {
		size_t name = cell_length(word + at, length - at);
		unsigned cell = board_read_cell(board, word + at, name);

		if (!name)
			break;
		if (cell == BOARD_NONE)
			return record_refuse(reader, reader->line, ERROR_NO_CELL,
				word + at, name);
		cells[count++] = (uint8_t)cell;
		at += name;
		if (at == length && count >= 2)
			return game_move(game, cells, count, reader->fault) ||
				record_blame(reader, reader->line);
		if (at == length || word[at++] != '-')
			break;
	}
	return record_refuse(reader, reader->line, ERROR_RECORD_WORD, word, length);
}

static bool is_word(const char *word, size_t length, const char *text)
{
	return strlen(text) == length && memcmp(word, text, length) == 0;
}

static bool play_word(const struct record_reader *reader, const char *word, size_t length,
	struct game *game)
{
	struct fault *fault = reader->fault;
	bool done;

	if (is_word(word, length, "pass"))
		done = game_pass(game, fault);
	else if (is_word(word, length, "resign"))
		done = game_resign(game, fault);
	else if (is_word(word, length, "draw"))
		done = game_draw(game, fault) != GAME_DRAW_REFUSED;
	else if (is_word(word, length, "end"))
		done = game_stop(game, fault);
	else
		return play_move(reader, word, length, game);
	return done || record_blame(reader, reader->line);
}

/* How much of a word is the number of its round, as in "12." or "12.c5-d4". */
static size_t round_length(const char *word, size_t length)
{
	size_t digits = 0;

	while (digits < length && word[digits] >= '0' && word[digits] <= '9')
		digits++;
	return digits && digits < length && word[digits] == '.' ? digits + 1 : 0;
}

static bool read_turns(struct record_reader *reader, struct game *game)
{
	for (;;) {
		const char *word;
		size_t length, number;

		record_skip_blanks(reader);
		word = reader->at;
		if (word == reader->end)
			return true;
		if (*word == '{') {
			if (!read_comment(reader, game))
				return false;
			continue;
		}
		while (reader->at < reader->end && !record_is_blank(*reader->at) &&
		       *reader->at != '{')
			reader->at++;
		length = (size_t)(reader->at - word);
		number = round_length(word, length);
		if (length > number &&
		    !play_word(reader, word + number, length - number, game))
			return false;
	}
}

static bool check_result(const struct record_reader *reader, const struct game *game)
{
	struct buf result = { 0 };
	bool same;

	/* An open result is what an interrupted game has. */
	if (!reader->result_line || strcmp(reader->result, "*") == 0)
		return true;
	record_write_result(game, &result);
	same = strcmp(buf_text(&result), reader->result) == 0;
	buf_clear(&result);
	return same || record_refuse(reader, reader->result_line, ERROR_RECORD_RESULT,
		reader->result, strlen(reader->result));
}

/* A text with a zero byte would be cut there by whatever handles it as a string. */
static bool check_bytes(struct record_reader *reader)
{
	for (const char *at = reader->at; at < reader->end; at++) {
		if (!*at)
			return record_refuse(reader, reader->line, ERROR_RECORD_BYTE, "", 0);
		reader->line += *at == '\n';
	}
	reader->line = 1;
	return true;
}

bool record_read_part(const char *text, size_t length, struct game **game,
	struct fault *fault)
{
	static const char mark[] = "\xef\xbb\xbf"; /* UTF-8's byte order mark */
	struct record_reader reader = {
		.at = text, .end = text + length, .line = 1, .fault = fault,
	};

	if (length >= 3 && memcmp(text, mark, 3) == 0)
		reader.at += 3;
	*game = NULL;
	return check_bytes(&reader) && record_read_tags(&reader, game) &&
		read_turns(&reader, *game) && check_result(&reader, *game);
}

struct game *record_read(const char *text, size_t length, struct fault *fault)
{
	struct game *game;

	if (record_read_part(text, length, &game, fault))
		return game;
	game_free(game);
	return NULL;
}

struct game *record_copy(const struct game *game)
{
	struct buf text = { 0 };
	struct game *copy;
	struct fault fault;

	record_write(game, &text);
	copy = record_read(text.text, text.length, &fault);
	assert(copy);
	buf_clear(&text);
	return copy;
}
