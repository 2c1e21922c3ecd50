/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "mem.h"
#include "record_reader.h"

enum { TAGS_MAX = 32, NAME_LENGTH = 20 };

struct tag {
	char name[NAME_LENGTH + 1];
	char value[RECORD_VALUE_MAX + 1];
	int line;
};

struct tags {
	int count;
	struct tag tag[TAGS_MAX];
};

static bool refuse_tag(const struct record_reader *reader, const struct tag *tag,
	enum error error, const char *text)
{
	return record_refuse(reader, tag->line, error, text, strlen(text));
}

static bool is_tag_name(const char *name)
{
	static const char *const names[] = {
		"Game", "Variant", "Players", "Computer", "Rule", "Position", "Result",
		/* Accepted, as chess records have them, and not kept. */
		"Event", "Site", "Date", "Round",
	};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strcmp(names[i], name) == 0)
			return true;
	for (int colour = 0; colour < VARIANT_COLOURS; colour++)
		if (strcmp(variant_colour_id(colour), name) == 0)
			return true;
	return false;
}

/* The first tag of that name; NULL if there is none. */
static const struct tag *find_tag(const struct tags *tags, const char *name)
{
	for (int i = 0; i < tags->count; i++)
		if (strcmp(tags->tag[i].name, name) == 0)
			return &tags->tag[i];
	return NULL;
}

static bool read_tag_name(struct record_reader *reader, struct tag *tag)
{
	size_t length = 0;

	while (reader->at + length < reader->end && length < NAME_LENGTH &&
	       !record_is_blank(reader->at[length]) && !strchr("\"]", reader->at[length]))
		length++;
	memcpy(tag->name, reader->at, length);
	tag->name[length] = '\0';
	if (!length)
		return record_refuse(reader, tag->line, ERROR_RECORD_TAG, "", 0);
	if (!is_tag_name(tag->name))
		return record_refuse(reader, tag->line, ERROR_RECORD_TAG_NAME, reader->at, length);
	reader->at += length;
	record_skip_blanks(reader);
	return true;
}

/* Reads "value", in which \ stands before " and \ themselves. */
static bool read_tag_value(struct record_reader *reader, struct tag *tag)
{
	size_t length = 0;

	if (reader->at == reader->end || *reader->at++ != '"')
		return record_refuse(reader, tag->line, ERROR_RECORD_TAG, "", 0);
	for (; reader->at < reader->end && *reader->at != '"'; reader->at++) {
		if (*reader->at == '\n')
			break;
		if (*reader->at == '\\' && reader->at + 1 < reader->end &&
		    strchr("\\\"", reader->at[1]))
			reader->at++;
		if (length == RECORD_VALUE_MAX)
			return refuse_tag(reader, tag, ERROR_RECORD_LONG, tag->name);
		tag->value[length++] = *reader->at;
	}
	if (reader->at == reader->end || *reader->at++ != '"')
		return record_refuse(reader, tag->line, ERROR_RECORD_TAG, "", 0);
	tag->value[length] = '\0';
	return true;
}

static bool may_repeat(const char *name)
{
	return strcmp(name, "Rule") == 0 || strcmp(name, "Computer") == 0;
}

static bool read_tag(struct record_reader *reader, struct tags *tags)
{
	struct tag *tag = &tags->tag[tags->count];

	tag->line = reader->line;
	reader->at++; /* the bracket */
	record_skip_blanks(reader);
	if (!read_tag_name(reader, tag) || !read_tag_value(reader, tag))
		return false;
	record_skip_blanks(reader);
	if (reader->at == reader->end || *reader->at++ != ']')
		return record_refuse(reader, tag->line, ERROR_RECORD_TAG, "", 0);
	if (!may_repeat(tag->name) && find_tag(tags, tag->name))
		return refuse_tag(reader, tag, ERROR_RECORD_TAG_TWICE, tag->name);
	tags->count++;
	return true;
}

static bool read_tags(struct record_reader *reader, struct tags *tags)
{
	record_skip_blanks(reader);
	if (reader->at == reader->end)
		return record_refuse(reader, reader->line, ERROR_RECORD_EMPTY, "", 0);
	while (reader->at < reader->end && *reader->at == '[') {
		if (tags->count == TAGS_MAX) {
			record_refuse(reader, reader->line, ERROR_RECORD_TAGS, "", 0);
			reader->fault->limit = TAGS_MAX;
			return false;
		}
		if (!read_tag(reader, tags))
			return false;
		record_skip_blanks(reader);
	}
	return true;
}

/* A game of the variant and the players that the tags name; NULL if there is no such
 * game.  Without a number the fewest players play. */
static struct game *begin_game(const struct record_reader *reader, const struct tags *tags)
{
	const struct tag *tag = find_tag(tags, "Variant");
	const struct variant *variant;
	int players;

	if (!tag) {
		record_refuse(reader, reader->line, ERROR_RECORD_NO_VARIANT, "", 0);
		return NULL;
	}
	variant = variant_find(tag->value);
	if (!variant) {
		refuse_tag(reader, tag, ERROR_RECORD_VARIANT, tag->value);
		return NULL;
	}
	tag = find_tag(tags, "Players");
	if (!tag)
		return game_new(variant, variant_fewest(variant));
	players = *tag->value - '0';
	if (tag->value[0] < '0' || tag->value[0] > '9' || tag->value[1]) {
		refuse_tag(reader, tag, ERROR_RECORD_NUMBER, tag->value);
		return NULL;
	}
	if (!variant_check_players(variant, players, reader->fault)) {
		record_blame(reader, tag->line);
		return NULL;
	}
	return game_new(variant, players);
}

static bool apply_rule(const struct record_reader *reader, const struct tag *tag,
	const struct ground *ground, struct ruleset *rules)
{
	char name[RECORD_VALUE_MAX + 1];
	const char *blank = strchr(tag->value, ' ');

	if (!blank)
		return refuse_tag(reader, tag, ERROR_RECORD_RULE, tag->value);
	memcpy(name, tag->value, (size_t)(blank - tag->value));
	name[blank - tag->value] = '\0';
	return (ruleset_set(rules, name, blank + 1, reader->fault) &&
			variant_check_rules(ground->variant, ground->players, rules,
				reader->fault)) ||
		record_blame(reader, tag->line);
}

/* Names the players; a name for somebody who does not play is an error. */
static bool apply_names(const struct record_reader *reader, const struct tags *tags,
	struct game *game)
{
	const struct ground *ground = game_ground(game);

	for (int colour = 0; colour < VARIANT_COLOURS; colour++) {
		const struct tag *tag = find_tag(tags, variant_colour_id(colour));
		int player = 0;

		while (player < ground->players &&
		       (int)variant_colour(ground->variant, player) != colour)
			player++;
		if (tag && player == ground->players)
			return refuse_tag(reader, tag, ERROR_RECORD_TAG_NAME, tag->name);
		if (tag && *tag->value &&
		    !game_check_name(game, player, tag->value, reader->fault))
			return record_blame(reader, tag->line);
		if (tag)
			game_set_name(game, player, tag->value);
	}
	return true;
}

/* Sets the level of one computer player: "B 3". */
static bool apply_level(const struct record_reader *reader, const struct tag *tag,
	struct game *game)
{
	int player = tag->value[0] - 'A';
	int level = strlen(tag->value) == 3 && tag->value[1] == ' ' ? tag->value[2] - '0' : 0;

	if (player < 0 || player >= game_ground(game)->players || level < 1 ||
	    level > GAME_LEVELS)
		return refuse_tag(reader, tag, ERROR_RECORD_COMPUTER, tag->value);
	game_set_level(game, player, level);
	return true;
}

static bool apply_tags(const struct record_reader *reader, const struct tags *tags,
	struct game *game)
{
	const struct ground *ground = game_ground(game);
	struct ruleset rules = ground->rules;
	const struct tag *position = find_tag(tags, "Position");

	for (int i = 0; i < tags->count; i++) {
		const struct tag *tag = &tags->tag[i];

		if (strcmp(tag->name, "Rule") == 0 && !apply_rule(reader, tag, ground, &rules))
			return false;
		if (strcmp(tag->name, "Computer") == 0 && !apply_level(reader, tag, game))
			return false;
	}
	if (!game_set_rules(game, &rules, reader->fault) || !apply_names(reader, tags, game))
		return false;
	if (position && !game_setup(game, position->value, reader->fault))
		return record_blame(reader, position->line);
	return true;
}

static bool make_game(struct record_reader *reader, struct tags *tags, struct game **game)
{
	const struct tag *result;

	if (!read_tags(reader, tags))
		return false;
	*game = begin_game(reader, tags);
	if (!*game || !apply_tags(reader, tags, *game))
		return false;
	result = find_tag(tags, "Result");
	if (result) {
		strcpy(reader->result, result->value);
		reader->result_line = result->line;
	}
	return true;
}

bool record_read_tags(struct record_reader *reader, struct game **game)
{
	struct tags *tags = mem_zero(1, sizeof *tags);
	bool done;

	*game = NULL;
	done = make_game(reader, tags, game);
	free(tags);
	return done;
}
