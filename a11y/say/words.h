/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Names in the user's language for what core knows - players, colours, pieces, directions,
 * variants, rules - and the sentences for its errors.  Answers about a game are in view.h.
 */
#ifndef A11Y_WORDS_H
#define A11Y_WORDS_H

#include "board.h"
#include "buf.h"
#include "error.h"
#include "game.h"
#include "notation.h"
#include "variant.h"

/* A player's own name; the colour in the user's language if there is none, or if the terminal
 * could not show it. */
const char *words_player(const struct game *game, int player);

/* Does `text` equal the player's name or colour, as ascii_is() compares? */
bool words_is_player(const struct game *game, int player, const char *text);

/* Adds the names of all players to a list, in turn order. */
void words_add_players(const struct game *game, struct buf *list);

/* A colour in the user's language. */
const char *words_colour(enum variant_colour colour);

/* The letter for a player's pieces in rows: small, ASCII, and no other player's
 * in the same game. */
char words_piece(const struct variant *variant, int player);

/* A direction, such as "north-east". */
const char *words_compass(enum board_compass compass);

/* The direction that `text` names, in full, or as "ne", or by a unique beginning;
 * BOARD_COMPASS if none. */
enum board_compass words_find_compass(const char *text);

/* The name of a variant, such as "star"; in English its id. */
const char *words_variant_name(const struct variant *variant);

/* What a variant is, such as "kitchen board of 4 by 4 cells". */
const char *words_variant(const struct variant *variant);

/* The variant of that name, id or unique beginning, in any case; NULL if there is none, or
 * more than one: `candidates` then lists those it may mean. */
const struct variant *words_find_variant(const char *text, struct buf *candidates);

/* What there is to know about a variant's origin; NULL if nothing. */
const char *words_variant_note(const struct variant *variant);

/* The name of a rule, such as "goal-lock"; the rule of that name, in the user's language or in
 * English, or unique beginning; RULESET_RULES if there is none. */
const char *words_rule_name(enum ruleset_rule rule);
enum ruleset_rule words_find_rule(const char *text);

/* The i-th value that a rule can have, such as "strict", in the user's language. */
const char *words_rule_value(enum ruleset_rule rule, int i);

/* Add a list: of the names of the rules; of the values that a rule can have, in the user's
 * language. */
void words_add_rules(struct buf *sentence);
void words_add_rule_values(struct buf *sentence, enum ruleset_rule rule);

/* What a rule does, in a sentence, when it has its i-th value. */
const char *words_rule(enum ruleset_rule rule, int value);

/* The name of the language of that code, such as "German".  The code of the language that
 * `text` names, in that language, in the user's or in English, or by a unique beginning;
 * `text` itself, which may be a code, if it names none. */
const char *words_language(const char *code);
const char *words_find_language(const char *text);

/* Adds the sentence for an error that happened in a game.  Cells are written in that
 * style, and text from the user or a file is cleaned. */
void words_add_fault(struct buf *sentence, const struct game *game,
	enum notation_style style, const struct fault *fault);

/* Adds a shorter sentence for the error.  False if there is none, since the sentence itself
 * is short already. */
bool words_add_brief(struct buf *sentence, const struct game *game,
	enum notation_style style, const struct fault *fault);

/* Adds the longer explanation: what the rule is and which cells decide it.  False
 * if there is nothing more to say than the sentence itself. */
bool words_add_why(struct buf *sentences, const struct game *game,
	enum notation_style style, const struct fault *fault);

#endif
