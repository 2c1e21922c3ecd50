/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "game_state.h"
#include "mem.h"
#include "utf8.h"

/* What is kept of a name. */
static void keep(char kept[GAME_NAME_MAX + 1], const char *name)
{
	char *clean = mem_copy(name);
	size_t length;

	utf8_clean(clean);
	utf8_trim(clean);
	length = utf8_cut(clean, strlen(clean), GAME_NAME_MAX);
	memcpy(kept, clean, length);
	kept[length] = '\0';
	utf8_trim(kept); /* it may have been cut after a blank */
	free(clean);
}

static char small(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Are the names the same, with letters of ASCII in any case? */
static bool is_same(const char *a, const char *b)
{
	while (*a && small(*a) == small(*b))
		a++, b++;
	return *a == *b;
}

bool game_check_name(const struct game *game, int player, const char *name,
	struct fault *fault)
{
	const struct ground *ground = &game->ground;
	char kept[GAME_NAME_MAX + 1];

	keep(kept, name);
	if (!*kept)
		return error_set(fault, ERROR_NAME_EMPTY);
	for (int other = 0; other < ground->players; other++) {
		enum variant_colour colour = variant_colour(ground->variant, other);

		if (other != player && (is_same(kept, game->name[other]) ||
		    is_same(kept, variant_colour_id(colour))))
			return error_set_text(fault, ERROR_NAME_TAKEN, kept, strlen(kept));
	}
	return true;
}

const char *game_name(const struct game *game, int player)
{
	return game->name[player];
}

void game_set_name(struct game *game, int player, const char *name)
{
	keep(game->name[player], name);
	game->edition++;
}
