/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "text.h"
#include "words.h"

bool cmd_read_number(struct session *session, const char *text, int least, int most,
	int *number)
{
	if (text_read_number(text, least, most, number))
		return true;
	session_refuse(session, NULL, _("%s is not a number from %d to %d."),
		text_typed(text).text, least, most);
	return false;
}

bool cmd_read_cell(struct session *session, const char *text, unsigned *cell)
{
	const struct board *board = &game_ground(session->game)->board;
	uint8_t cells[NOTATION_TYPED];
	struct fault fault;
	size_t count = 0;

	switch (notation_read(board, text, cells, &count, &fault)) {
	case NOTATION_WRONG:
		session_refuse_fault(session, &fault);
		return false;
	case NOTATION_CELLS:
		*cell = cells[0];
		break;
	default:
		break;
	}
	if (count == 1)
		return true;
	session_refuse(session, NULL, _("%s is not one cell, such as c3."),
		text_typed(text).text);
	return false;
}

bool cmd_read_player(struct session *session, const char *text, int *player)
{
	static const char *const numbers[] = { "1", "2", "3", "4", "5", "6" };
	const struct ground *ground = game_ground(session->game);
	struct match match = { 0 };
	struct buf list = { 0 }, candidates = { 0 };

	for (int i = 0; i < ground->players; i++)
		match_add(&match, words_player(session->game, i), i);
	match_list(&match, &list);
	for (int i = 0; i < ground->players; i++) {
		enum variant_colour colour = variant_colour(ground->variant, i);

		match_add(&match, words_colour(colour), i);
		match_add(&match, variant_colour_id(colour), i);
		match_add(&match, numbers[i], i);
	}
	*player = match_find(&match, text, &candidates);
	if (*player < 0 && candidates.length)
		cmd_refuse_several(session, text, &candidates);
	else if (*player < 0)
		session_refuse(session, NULL, _("There is no player %s; the players are %s."),
			text_typed(text).text, buf_text(&list));
	buf_clear(&list);
	buf_clear(&candidates);
	return *player >= 0;
}

char *cmd_unquote(const char *text)
{
	size_t length = strlen(text);
	char *bare;

	if (length < 2 || (*text != '"' && *text != '\'') || text[length - 1] != *text)
		return mem_copy(text);
	bare = mem_copy(text + 1);
	bare[length - 2] = '\0';
	return bare;
}

char *cmd_read_path(const char *text)
{
	char *bare = cmd_unquote(text), *path = file_expand(bare);

	free(bare);
	return path;
}
