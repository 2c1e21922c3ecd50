/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session.h"

#include <limits.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

#include "fold.h"
#include "i18n.h"
#include "output.h"
#include "text.h"
#include "words.h"

enum { TO_TYPE = 8, NAME_LEAST = 3 }; /* columns: left for the line; that a name keeps */

/* How the gaps of a prompt are filled. */
struct filling {
	const struct session *session;
	size_t name;  /* columns of a name, at most */
	bool is_short; /* of a move only the first and the last cell */
};

/* Adds a name in small letters. */
static void add_small(const char *name, struct buf *text)
{
	mbstate_t in = { 0 }, out = { 0 };
	char bytes[MB_LEN_MAX];
	wchar_t letter;

	while (*name) {
		size_t length = mbrtowc(&letter, name, strlen(name), &in);
		size_t count;

		if (length == (size_t)-1 || length == (size_t)-2)
			break; /* names are clean: this is not a UTF-8 locale */
		count = wcrtomb(bytes, (wchar_t)towlower((wint_t)letter), &out);
		if (count != (size_t)-1)
			buf_add_bytes(text, bytes, count);
		name += length;
	}
	buf_add(text, name);
}

/* Adds the player to move, or the name of the program after the end. */
static void add_player(const struct filling *filling, struct buf *text)
{
	const struct game *game = filling->session->game;
	const struct standing *standing = &game_position(game)->standing;
	struct buf name = { 0 };
	size_t columns, length;

	if (standing->end)
		buf_add(&name, "halma");
	else
		add_small(words_player(game, standing->turn), &name);
	length = fold_fit(name.text, name.length, filling->name, &columns);
	if (length < name.length)
		while (length && name.text[length - 1] == ' ')
			length--;
	buf_add_bytes(text, name.text, length);
	buf_clear(&name);
}

/* Adds the cells of the last move, if there is one. */
static void add_last(const struct filling *filling, struct buf *text)
{
	const struct game *game = filling->session->game;
	const struct move_path *path;
	size_t i = game_count(game);

	while (i && game_turn(game, i - 1)->kind != GAME_MOVE)
		i--;
	if (!i)
		return;
	path = &game_turn(game, i - 1)->path;
	for (int hop = 0; hop < path->count; hop++)
		if (!filling->is_short || hop == 0 || hop == path->count - 1)
			text_add(text, hop ? "-%s" : "%s", notation_cell(&game_ground(game)->board,
				path->cell[hop], filling->session->settings.notation).text);
}

static void add_turn(const struct filling *filling, struct buf *text)
{
	const struct game *game = filling->session->game;

	text_add(text, "%u", game_round(game, game_count(game)));
}

static const struct gap {
	const char *name;
	void (*add)(const struct filling *filling, struct buf *text);
} gaps[] = {
	{ "player", add_player }, { "last", add_last }, { "turn", add_turn },
};

/* The gap of that name, of `length` bytes; NULL if a prompt has none such. */
static const struct gap *find_gap(const char *name, size_t length)
{
	for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++)
		if (text_is_gap(name, length, gaps[i].name))
			return &gaps[i];
	return NULL;
}

static bool add_fact(struct buf *text, const void *filling, const char *name, size_t length)
{
	const struct gap *gap = find_gap(name, length);

	if (gap)
		gap->add(filling, text);
	return gap;
}

/* Notes the first gap that a prompt does not have. */
static bool add_wrong(struct buf *text, const void *all, const char *name, size_t length)
{
	struct buf *wrong = *(struct buf *const *)all;
	bool known = find_gap(name, length);

	if (!known && !wrong->text)
		buf_add_bytes(wrong, name, length);
	return known;
}

bool session_prompt_is_text(const char *text, struct buf *wrong)
{
	struct buf rest = { 0 };

	text_fill(&rest, text, add_wrong, &wrong);
	buf_clear(&rest);
	return !wrong->text;
}

bool session_prompt_names_player(const struct session_settings *settings)
{
	return !settings->prompt_off &&
		(!settings->prompt || strstr(settings->prompt, "{player}"));
}

/* Makes the prompt, without the blanks that an empty gap leaves before it; its columns. */
static size_t make(const struct filling *filling, struct buf *text)
{
	const char *format = filling->session->settings.prompt;
	struct buf filled = { 0 };
	size_t columns;

	buf_cut(text, 0);
	text_fill(&filled, format ? format : "{player}:", add_fact, filling);
	text_add(text, "%s ", buf_text(&filled) + strspn(buf_text(&filled), " "));
	buf_clear(&filled);
	fold_fit(text->text, text->length, SIZE_MAX, &columns);
	return columns;
}

/* The prompt of a review names the turn that is looked at; that of the start is 0. */
static void add_review(const struct game *game, struct buf *text)
{
	size_t count = game_count(game);

	text_add(text, _("review %u: "), count ? game_round(game, count - 1) : 0);
}

void session_prompt(const struct session *session, struct buf *prompt)
{
	struct filling filling = { .session = session, .name = SIZE_MAX };
	size_t width = (size_t)output_width(stdout, session->settings.width);
	size_t room = width > TO_TYPE ? width - TO_TYPE : 0;
	struct buf text = { 0 };

	if (session->settings.prompt_off)
		return;
	if (session->played) {
		add_review(session->game, &text);
	} else if (make(&filling, &text) > room && width) {
		size_t columns;

		filling.is_short = true;
		filling.name = NAME_LEAST;
		columns = make(&filling, &text);
		filling.name += columns < room ? room - columns : 0;
		make(&filling, &text);
	}
	output_prepare(prompt, text.text, 0);
	buf_clear(&text);
}
