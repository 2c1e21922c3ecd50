/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record.h"

#include "rules.h"

static void write_tag(struct buf *text, const char *name, const char *value)
{
	buf_add_char(text, '[');
	buf_add(text, name);
	buf_add(text, " \"");
	for (; *value; value++) {
		if (*value == '"' || *value == '\\')
			buf_add_char(text, '\\');
		buf_add_char(text, *value);
	}
	buf_add(text, "\"]\n");
}

void record_write_result(const struct game *game, struct buf *text)
{
	const struct ground *ground = game_ground(game);
	const struct standing *standing = &game_position(game)->standing;
	int winner = rules_winner(game_position(game));

	if (!standing->end) {
		buf_add_char(text, '*');
	} else if (winner == GROUND_NOBODY) {
		buf_add(text, standing->end == POSITION_STUCK ||
			standing->end == POSITION_STOPPED ? "undecided" : "draw");
	} else if (ground->rules.teams) {
		int partner = ground->opposite[winner];

		buf_add_char(text, (char)('A' + (winner < partner ? winner : partner)));
		buf_add_char(text, '+');
		buf_add_char(text, (char)('A' + (winner < partner ? partner : winner)));
	} else {
		for (int place = 0; place < standing->arrived; place++) {
			if (place)
				buf_add_char(text, ' ');
			buf_add_char(text, (char)('A' + standing->order[place]));
		}
	}
}

static void write_rules(const struct ground *ground, struct buf *text)
{
	const struct ruleset *own = &ground->variant->rules;

	for (int rule = 0; rule < RULESET_RULES; rule++) {
		const char *value = ruleset_value(&ground->rules, rule);
		struct buf both = { 0 };

		if (ruleset_get(&ground->rules, rule) == ruleset_get(own, rule))
			continue;
		buf_add(&both, ruleset_name(rule));
		buf_add_char(&both, ' ');
		buf_add(&both, value);
		write_tag(text, "Rule", buf_text(&both));
		buf_clear(&both);
	}
}

static void write_levels(const struct game *game, struct buf *text)
{
	for (int player = 0; player < game_ground(game)->players; player++) {
		char value[] = "A 1";

		if (!game_level(game, player))
			continue;
		value[0] = (char)('A' + player);
		value[2] = (char)('0' + game_level(game, player));
		write_tag(text, "Computer", value);
	}
}

static void write_tags(const struct game *game, struct buf *text)
{
	const struct ground *ground = game_ground(game);
	struct buf value = { 0 };

	write_tag(text, "Game", "Halma");
	write_tag(text, "Variant", ground->variant->id);
	buf_add_number(&value, (unsigned)ground->players);
	write_tag(text, "Players", buf_text(&value));
	for (int player = 0; player < ground->players; player++) {
		enum variant_colour colour = variant_colour(ground->variant, player);

		if (*game_name(game, player))
			write_tag(text, variant_colour_id(colour),
				game_name(game, player));
	}
	write_levels(game, text);
	write_rules(ground, text);
	buf_cut(&value, 0);
	if (!game_is_own_start(game)) {
		position_write(game_start(game), ground, &value);
		write_tag(text, "Position", buf_text(&value));
	}
	buf_cut(&value, 0);
	record_write_result(game, &value);
	write_tag(text, "Result", buf_text(&value));
	buf_clear(&value);
}

static void write_comment(struct buf *text, const char *comment)
{
	buf_add_char(text, '{');
	buf_add(text, comment);
	buf_add_char(text, '}');
}

/* Writes a turn, after the number of the round that it begins; 0 if none. */
static void write_turn(const struct ground *ground, const struct game_turn *turn,
	unsigned round, struct buf *text)
{
	static const char *const words[] = {
		[GAME_MOVE] = "", [GAME_PASS] = "pass", [GAME_RESIGN] = "resign",
		[GAME_DRAW] = "draw", [GAME_STOP] = "end",
	};
	char name[BOARD_NAME];

	if (round) {
		buf_add_number(text, round);
		buf_add(text, ". ");
	}
	buf_add(text, words[turn->kind]);
	for (int i = 0; turn->kind == GAME_MOVE && i < turn->path.count; i++) {
		board_write_cell(&ground->board, turn->path.cell[i], name);
		if (i)
			buf_add_char(text, '-');
		buf_add(text, name);
	}
	if (turn->comment) {
		buf_add_char(text, ' ');
		write_comment(text, turn->comment);
	}
}

void record_write_turn(const struct game *game, size_t i, struct buf *text)
{
	write_turn(game_ground(game), game_turn(game, i),
		game_begins_round(game, i) ? game_round(game, i) : 0, text);
}

void record_write(const struct game *game, struct buf *text)
{
	unsigned round = 0;

	write_tags(game, text);
	if (game_comment(game)) {
		buf_add_char(text, '\n');
		write_comment(text, game_comment(game));
	}
	for (size_t i = 0; i < game_count(game); i++) {
		bool begins = game_begins_round(game, i);

		round += begins;
		buf_add_char(text, begins ? '\n' : ' ');
		write_turn(game_ground(game), game_turn(game, i), begins ? round : 0, text);
	}
	buf_add_char(text, '\n');
}
