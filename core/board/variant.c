/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "variant.h"

#include <assert.h>
#include <string.h>

static const char *const colour_ids[VARIANT_COLOURS] = {
	[VARIANT_RED] = "Red",       [VARIANT_BLUE] = "Blue",
	[VARIANT_GREEN] = "Green",   [VARIANT_YELLOW] = "Yellow",
	[VARIANT_PURPLE] = "Purple", [VARIANT_WHITE] = "White",
	[VARIANT_LIGHT] = "Light",   [VARIANT_DARK] = "Dark",
};

const struct variant *variant_find(const char *id)
{
	const struct variant *variant;

	for (int i = 0; (variant = variant_get(i)); i++)
		if (strcmp(variant->id, id) == 0)
			break;
	return variant;
}

const struct variant *variant_default(void)
{
	return variant_find("kitchen5");
}

int variant_pieces(const struct variant *variant)
{
	int pieces = 0;

	for (int row = 0; row < VARIANT_ROWS; row++)
		pieces += variant->camps[0].rows[row];
	return pieces;
}

int variant_fewest(const struct variant *variant)
{
	int players = 2;

	while (!variant_has_players(variant, players))
		players++;
	return players;
}

bool variant_has_players(const struct variant *variant, int players)
{
	return players >= 0 && players <= VARIANT_PLAYERS && variant->seats[players];
}

bool variant_check_players(const struct variant *variant, int players,
	struct fault *fault)
{
	char *text = fault->text;

	if (variant_has_players(variant, players))
		return true;
	*fault = (struct fault){ .error = ERROR_PLAYERS, .number = players };
	for (int can = 2; can <= VARIANT_PLAYERS; can++) {
		if (!variant_has_players(variant, can))
			continue;
		if (text != fault->text) {
			*text++ = ',';
			*text++ = ' ';
		}
		*text++ = (char)('0' + can);
	}
	return false;
}

/* Does every player face another? */
static bool all_are_opposite(const struct variant *variant, int players)
{
	int faced = 0;

	for (int a = 0; a < players; a++)
		for (int b = 0; b < players; b++)
			faced += variant_goal(variant, players, a) ==
				variant_home(variant, players, b);
	return faced == players;
}

bool variant_check_rules(const struct variant *variant, int players,
	const struct ruleset *rules, struct fault *fault)
{
	if (rules->equalise && players != 2)
		return error_set(fault, ERROR_EQUALISE_PLAYERS);
	if (rules->teams && (players < 4 || !all_are_opposite(variant, players)))
		return error_set(fault, ERROR_TEAMS_PLAYERS);
	return true;
}

int variant_home(const struct variant *variant, int players, int player)
{
	assert(variant_has_players(variant, players) && player < players);
	return variant->seats[players][player] - '1';
}

int variant_goal(const struct variant *variant, int players, int player)
{
	return (variant_home(variant, players, player) + variant->camp_count / 2) %
		variant->camp_count;
}

enum variant_colour variant_colour(const struct variant *variant, int player)
{
	return (enum variant_colour)((variant->light_and_dark ? VARIANT_LIGHT : VARIANT_RED) +
		player);
}

const char *variant_colour_id(enum variant_colour colour)
{
	return colour_ids[colour];
}
