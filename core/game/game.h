/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A game: variant, rules, players' names, the turns so far and those taken back.
 *
 * The game is the middle of the program.  A front end asks it and tells it what
 * was played; typed moves, records and computer players all go through the same
 * functions.  Whatever these refuse leaves the game as it was.
 *
 * Forced passes are turns of their own: after every change the caller asks
 * game_must_pass() and, while it is true, calls game_pass().
 */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stddef.h>

#include "error.h"
#include "ground.h"
#include "move.h"
#include "position.h"

enum {
	GAME_NAME_MAX = 40, /* bytes of a player's name */
	GAME_LEVELS = 6,    /* of computer players */
};

enum game_kind {
	GAME_MOVE,
	GAME_PASS,
	GAME_RESIGN,
	GAME_DRAW, /* a claim, an offer or its acceptance; not a turn */
	GAME_STOP, /* "end"; not a turn */
};

/* What a player did. */
struct game_turn {
	enum game_kind kind;
	uint8_t player;
	struct move_path path;  /* of GAME_MOVE */
	struct standing before; /* the standing it met */
	bool claim;             /* of GAME_DRAW: of the third occurrence */
	uint8_t offers;         /* the draw offers it met, bit p for player p */
	uint64_t key;           /* position_key() of the position it met */
	char *comment;          /* UTF-8, owned by the game; NULL if none */
};

/* What "draw" did. */
enum game_draw {
	GAME_DRAW_REFUSED,
	GAME_DRAW_OFFERED,
	GAME_DRAW_ACCEPTED, /* but others have still to answer */
	GAME_DRAW_AGREED,
	GAME_DRAW_CLAIMED,
};

struct game;

/* A game at its start, with the variant's own rules; the players must be
 * possible.  Free it with game_free(), which takes NULL too. */
struct game *game_new(const struct variant *variant, int players);
void game_free(struct game *game);

/* Valid as long as the game, and up to date after each change. */
const struct ground *game_ground(const struct game *game);
const struct position *game_position(const struct game *game);

/* Where the game started, and whether that is the variant's own start. */
const struct position *game_start(const struct game *game);
bool game_is_own_start(const struct game *game);

/* Sets the rules before anything was played; the start stays as it is set up.
 * False with `fault`: ERROR_GAME_BEGUN, or what variant_check_rules() says. */
bool game_set_rules(struct game *game, const struct ruleset *rules, struct fault *fault);

/* Starts anew from a position line: variant, rules, names and levels stay; comments,
 * what was done and what was taken back go.  False, with nothing changed, for the
 * errors of position_read(). */
bool game_setup(struct game *game, const char *line, struct fault *fault);

/* Is the game untouched since game_new(): no rule, name, level, comment, position or
 * turn? */
bool game_is_plain(const struct game *game);

/* A player's own name in UTF-8, safe to show; "" if none is set.  A name that is
 * set is cleaned and trimmed (utf8.h) and cut to GAME_NAME_MAX bytes; "" takes it
 * away again. */
const char *game_name(const struct game *game, int player);
void game_set_name(struct game *game, int player, const char *name);

/* May the player have that name?  It is asked before the name is set, since a record
 * with other names cannot be read.  False: ERROR_NAME_EMPTY, if nothing of the name can be
 * seen; ERROR_NAME_TAKEN, if another player has that name, or that colour
 * (variant_colour_id()), in letters of any case. */
bool game_check_name(const struct game *game, int player, const char *name,
	struct fault *fault);

/* The level, 1 to GAME_LEVELS, at which the computer plays for a player; 0 if a
 * person does.  The game itself only remembers it. */
int game_level(const struct game *game, int player);
void game_set_level(struct game *game, int player, int level);

/* Plays a move as typed: cells of the board, 2 or more, as in rules_check(). */
bool game_move(struct game *game, const uint8_t *cells, size_t count,
	struct fault *fault);

/* Must the player to move pass, for want of a move? */
bool game_must_pass(const struct game *game);

/* Passes.  False: ERROR_MOVE_EXISTS, ERROR_GAME_OVER. */
bool game_pass(struct game *game, struct fault *fault);

/* The player to move resigns.  False: ERROR_GAME_OVER. */
bool game_resign(struct game *game, struct fault *fault);

/* The player to move claims a draw if the position has occurred three times,
 * else accepts what is offered or offers one.  An offer stands until somebody
 * who has not accepted it moves, or all who were for it have left the race.  In the
 * equalising turn none can be made: nobody could take it.
 * Refused: ERROR_GAME_OVER, ERROR_DRAW_OFFERED, ERROR_DRAW_LAST_TURN. */
enum game_draw game_draw(struct game *game, struct fault *fault);

/* Ends a game of three or more with the places so far.  False: ERROR_GAME_OVER,
 * ERROR_END_TWO_PLAYERS. */
bool game_stop(struct game *game, struct fault *fault);

/* The players who offer or have accepted a draw, bit p for player p. */
unsigned game_offers(const struct game *game);

/* How often the position has occurred with this player to move, now included. */
int game_occurrences(const struct game *game);

/* What was done so far, i from 0; what was taken back lies past the count.  The
 * pointer is good until something is done or a comment is added. */
size_t game_count(const struct game *game);
const struct game_turn *game_turn(const struct game *game, size_t i);

/* Was it a turn: a move, a pass or a resignation?  Each turn met a position of its
 * own; a draw or a stop met that of the turn after it, or of the end. */
bool game_is_turn(const struct game_turn *turn);

/* How many of them were turns. */
size_t game_turns(const struct game *game);

/* The number, from 1, of the round to which the i-th thing that was done belongs, or, if i is
 * the count, what is done next: what people call the number of a turn, and the number of its
 * line in a record.  A round ends before a player who comes no later than the last one. */
unsigned game_round(const struct game *game, size_t i);
bool game_begins_round(const struct game *game, size_t i);

/* Takes back up to `steps` of what was done, forced passes along with what they
 * followed.  Returns how many it took back. */
size_t game_undo(struct game *game, size_t steps);

/* Does again up to `steps` of what was taken back, forced passes along with what they
 * followed.  Returns how many it did. */
size_t game_redo(struct game *game, size_t steps);

/* Adds a comment, cleaned, to what was done last, or to the start of the game. */
void game_add_comment(struct game *game, const char *text, size_t length);

/* The comment at the start of the game; NULL if none. */
const char *game_comment(const struct game *game);

/* A number that changes with every change but those that only add to the end of what
 * was done: while it is the same, a record that was written before is still the
 * beginning of one written now. */
unsigned game_edition(const struct game *game);

#endif
