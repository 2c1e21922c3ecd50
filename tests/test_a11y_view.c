/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in sentences: the board, who is to move, what was done, how it ended. */
#include "test_a11y_ask.h"

/* Positions: see test_core_rules.c. */
#define RED_NEAR "B3/2A1/2AA/1AAA"
#define BLUE_SHUT "4/1A1A/2AA/1AAB"
#define ALL_SHUT "ABB1/BB1A/B1AA/1AAB"
#define BOTH_NEAR "BBBBB5/BBBB6/BBB7/BB8/9A/B9/8AA/7AAA/6AAAA/5AAAAA"
#define RED_GREEN "7AAA/7AAA/9A/8A1/10/4B5/10/CCC7/CC8/CCC7"
#define RED_BLUE_GREEN "7AAA/7AAA/9A/8A1/10/4D5/8B1/CCC6B/CC5BBB/CCC4BBB"
#define THRICE \
	"c5-d4 d1-c2 d4-c5 c2-d1 c5-d4 d1-c2 d4-c5 c2-d1"

static const struct ask_row state_rows[] = {
	{ "board: the start", "kitchen5", 2, .ask = "board", .answer =
		"Red: a3 to a5, b4, b5, c5.\n"
		"Blue: c1, d1, d2, e1 to e3.\n"
		"Red to move, turn 1.\n" },
	{ "board: one piece, none", "kitchen5", 2, .position = "5/5/2A2/5/5 B", .ask = "board",
		.answer =
		"Red: c3.\n"
		"Blue has no pieces.\n"
		"Blue to move, turn 1.\n" },
	{ "board: nato", "kitchen4", 2, .notation = NOTATION_NATO, .position = "A3/4/4/3B A",
		.ask = "board", .answer =
		"Red: Alpha 4.\n"
		"Blue: Delta 1.\n"
		"Red to move, turn 1.\n" },
	{ "board: a prompt follows, at the start", "kitchen4", 2, .prompted = true,
		.ask = "board", .answer =
		"Red: a2 to a4, b3, b4, c4.\n"
		"Blue: b1, c1, c2, d1 to d3.\n" },
	{ "board: a prompt follows, later", "kitchen5", 2, .prompted = true,
		.play = "c5-d4", .ask = "board", .answer =
		"Red: a3 to a5, b4, b5, d4.\n"
		"Blue: c1, d1, d2, e1 to e3.\n"
		"Turn 1.\n" },
	{ "turn: a prompt follows", "kitchen5", 2, .prompted = true, .ask = "turn",
		.answer = "Red to move, turn 1.\n" },
	{ "where: the second player", "halma10", 2, .ask = "where 1",
		.answer = "Dark: f1, g1, g2, h1 to h3, i1 to i4, j1 to j5.\n" },
	{ "where: a run past 9", "corners10", 3, .ask = "where 1",
		.answer = "Blue: a8 to a10, b8 to b10, c9, c10.\n" },
	{ "where: a run along a rank", "kitchen5", 2, .position = "5/5/AAAA1/5/BB3 A",
		.ask = "where 0",
		.answer = "Red: a3 to d3.\n" },
	{ "where: runs along ranks, since there are fewer items", "kitchen5", 2,
		.position = "5/1AAA1/AAA2/5/BB3 A", .ask = "where 0",
		.answer = "Red: a3 to c3, b4 to d4.\n" },
	{ "where: as many either way", "kitchen5", 2, .position = "AAA2/A4/A4/5/BB3 A",
		.ask = "where 0",
		.answer = "Red: a3 to a5, b5, c5.\n" },
	{ "where: two in a row are told each", "kitchen5", 2, .position = "AA3/5/A4/A1A2/BB3 A",
		.ask = "where 0",
		.answer = "Red: a2, a3, a5, b5, c2.\n" },
	{ "where: a run on the star", "star", 2,
		.position = "1/2/3/4/6AAA4/12/11/10/9/10/11/12/13/4/3/2/1 A", .ask = "where 0",
		.answer = "Red: g13 to i13.\n" },
	{ "where: runs in words", "halma10", 2, .notation = NOTATION_NATO,
		.ask = "where 1", .answer =
		"Dark: Foxtrot 1, Golf 1, Golf 2, Hotel 1 to Hotel 3, India 1 to India 4, "
		"Juliet 1 to Juliet 5.\n" },
	{ "board: 16 by 16", "halma", 2, .ask = "board", .answer =
		"Red: a12 to a16, b12 to b16, c13 to c16, d14 to d16, e15, e16.\n"
		"Blue: l1, l2, m1 to m3, n1 to n4, o1 to o5, p1 to p5.\n"
		"Red to move, turn 1.\n" },
	{ "camp: at the start", "kitchen4", 2, .ask = "camp 0", .answer =
		"Home of Red, goal of Blue: a2 to a4, b3, b4, c4.\n"
		"Goal of Red, home of Blue: b1, c1, c2, d1 to d3.\n" },
	{ "camp: facing the empty camp", "corners10", 3, .ask = "camp 1", .answer =
		"Home of Blue: a8 to a10, b8 to b10, c9, c10.\n"
		"Goal of Blue: h1, h2, i1 to i3, j1 to j3.\n" },
	{ "goal: the start", "kitchen5", 2, .ask = "goal 0",
		.answer = "Goal of Red: Blue holds all. Outside: all.\n" },
	{ "goal: all free", "corners10", 2, .position = "10/10/10/10/10/10/10/10/1BA7/10 A",
		.ask = "goal 0",
		.answer = "Goal of Red: all free. Outside: all.\n" },
	{ "goal: all free at the start", "corners10", 3, .ask = "goal 1",
		.answer = "Goal of Blue: all free. Outside: all.\n" },
	{ "goal: some free, some outside", "halma8", 2,
		.position = "8/8/4A3/8/7A/B5AA/5AAA/4AAA1 A", .ask = "goal 0",
		.answer = "Goal of Red: free h1. Outside: e6.\n" },
	{ "goal: held by another", "kitchen4", 2, .position = "AAB1/4/B3/2AB A", .ask = "goal 0",
		.answer = "Goal of Red: free b1, c2, d2, d3. Blue holds d1. Outside: a4, b4.\n" },
	{ "goal: held by two others", "corners10", 3,
		.position = "7AAC/7AAB/8A1/9A/10/10/10/CCC7/BBB7/CB8 A", .ask = "goal 0",
		.answer = "Goal of Red: free j8. Blue holds j9. Green holds j10. Outside: j7.\n" },
	{ "goal: nothing free", "kitchen4", 2, .position = "4/3A/B1AA/1AAB A", .ask = "goal 0",
		.answer = "Goal of Red: nothing free. Blue holds d1. Outside: none.\n" },
	{ "goal: none outside", "kitchen4", 2, .position = "B3/3A/3A/1AA1 A", .ask = "goal 0",
		.answer = "Goal of Red: free c2, d1. Outside: none.\n" },
	{ "goal: no pieces", "kitchen5", 2, .position = "5/5/2A2/5/5 B", .ask = "goal 1",
		.answer = "Goal of Blue: all free. Outside: none.\n" },
	{ "goal: all inside", "halma10", 2, .position = BOTH_NEAR " A", .play = "j6-j5",
		.ask = "goal 0",
		.answer = "Goal of Light: all inside.\n" },
	{ "goal: nato", "kitchen4", 2, .notation = NOTATION_NATO, .position = RED_NEAR " A",
		.ask = "goal 0",
		.answer = "Goal of Red: free Delta 3. Outside: Charlie 3.\n" },
	{ "progress: the start", "kitchen4", 2, .ask = "progress", .answer =
		"Red: 0 of 6 in the goal, 6 still at home, rows to go: 20.\n"
		"Blue: 0 of 6 in the goal, 6 still at home, rows to go: 20.\n" },
	{ "progress: one step before the end", "kitchen4", 2, .position = RED_NEAR " A",
		.ask = "progress", .answer =
		"Red: 5 of 6 in the goal, rows to go: 1. Free: d3. Outside: c3.\n"
		"Blue: 1 of 6 in the goal, rows to go: 0.\n" },
	{ "progress: no row to go, but not inside", "sides10", 2,
		.position = "9A/9A/9A/9A/9A/9A/B8A/10/10/9A A", .ask = "progress", .answer =
		"Red: 6 of 8 in the goal, rows to go: 0. Free: j2, j3. Outside: j1, j10.\n"
		"Blue: 1 of 8 in the goal, rows to go: 0.\n" },
	{ "progress: on a corner, one piece beside it", "kitchen4", 2,
		.position = "4/3A/1A1A/2AA A", .ask = "progress", .answer =
		"Red: 4 of 6 in the goal, rows to go: 1. Free: b1, c2. Outside: b2.\n"
		"Blue: 0 of 6 in the goal, rows to go: 0.\n" },
	{ "progress: home first of two", "halma10", 2, .position = BOTH_NEAR " A",
		.play = "j6-j5", .ask = "progress", .answer =
		"Light is home.\n"
		"Dark: 14 of 15 in the goal, rows to go: 1. Free: a6. Outside: a5.\n" },
	{ "progress: both home", "halma10", 2, .position = BOTH_NEAR " A",
		.play = "j6-j5 a5-a6", .ask = "progress",
		.answer = "Light is home.\nDark is home.\n" },
	{ "progress: a place", "corners10", 3, .position = RED_GREEN " A", .play = "i7-i8",
		.ask = "progress", .answer =
		"Red is home, place 1.\n"
		"Blue: 0 of 8 in the goal, rows to go: 9.\n"
		"Green: 7 of 8 in the goal, rows to go: 1. Free: c2. Outside: c3.\n" },
	{ "progress: a partner who is home has no place", "corners10", 4, "teams on",
		RED_BLUE_GREEN " A", "i7-i8", .ask = "progress", .answer =
		"Red is home.\n"
		"Blue: 7 of 8 in the goal, rows to go: 1. Free: i3. Outside: i4.\n"
		"Green: 7 of 8 in the goal, rows to go: 1. Free: c2. Outside: c3.\n"
		"Yellow: 0 of 8 in the goal, rows to go: 9.\n" },
	{ "hint: a bridge", "kitchen5", 2, .ask = "hint c5 c4", .answer =
		"c5, c4: a step, 1 row forward, it opens a bridge for the piece on b5.\n" },
	{ "hint: a way freed", "kitchen5", 2, .position = "A4/1A3/2A2/5/5 A",
		.ask = "hint c3 c4",
		.answer = "c3, c4: a step, it clears the way for the piece on a5.\n" },
	{ "hint: a chain", "kitchen5", 2, .position = "5/5/1A1A1/A4/4B A",
		.ask = "hint a2 e2", .answer = "a2, c4, e2: 2 jumps, 4 rows forward.\n" },
	{ "letters: three players", "corners10", 3, .ask = "letters",
		.answer = "The letters in this game: r Red, b Blue, g Green.\n" },
	{ "letters: Light and Dark", "halma10", 2, .ask = "letters",
		.answer = "The letters in this game: l Light, d Dark.\n" },
	{ "position: the start of the star is its line", "kitchen5", 2, .play = "c5-d4",
		.ask = "position", .answer = "AA3/AA1A1/A3B/3BB/2BBB B\n" },
	{ "game: variant and players", "star", 3, .ask = "game",
		.answer = "star: Red, Blue, Green." },

	{ "turn: open", "kitchen5", 2, .play = "c5-d4", .ask = "turn",
		.answer = "Blue to move, turn 1.\n" },
	{ "state: open", "kitchen5", 2, .play = "c5-d4", .ask = "state",
		.answer = "Blue to move.\n" },
	{ "turn: an offer is no turn", "kitchen5", 2, .play = "offer", .ask = "turn",
		.answer = "Red to move, turn 1. "
		"Red is for a draw; Blue answers after the next move.\n" },
	{ "turn: an offer to two others", "star", 3, .play = "offer", .ask = "turn",
		.answer = "Red to move, turn 1. "
		"Red is for a draw; the others answer in their turns.\n" },
	{ "turn: an offer falls with who resigns", "star", 3, .play = "offer resign",
		.ask = "turn", .answer = "Blue to move, turn 1.\n" },
	{ "turn: a draw is offered", "kitchen5", 2, .play = "offer c5-d4", .ask = "turn",
		.answer = "Blue to move, turn 1. "
		"A draw is offered: Blue takes it with the command draw or declines by moving.\n" },
	{ "turn: an offer is declined by moving", "kitchen5", 2, .play = "offer c5-d4 d1-c2",
		.ask = "turn", .answer = "Red to move, turn 2.\n" },
	{ "turn: the third occurrence", "kitchen5", 2, .play = THRICE, .ask = "turn", .answer =
		"Red to move, turn 5. "
		"The position has occurred three times: Red may claim a draw with the command draw.\n" },
	{ "turn: the equalising turn", "halma10", 2, .position = BOTH_NEAR " A",
		.play = "j6-j5", .ask = "turn", .answer =
		"Dark to move, turn 1. This is the equalising turn of Dark.\n" },
	{ "turn: an equalising turn that was set up", "halma10", 2,
		.position = "BBBBB5/BBBB6/BBB7/BB8/10/B8A/8AA/7AAA/6AAAA/5AAAAA B =",
		.ask = "turn", .answer =
		"Dark to move, turn 1. This is the equalising turn of Dark.\n" },

	{ "end: home", "kitchen4", 2, .position = RED_NEAR " A", .play = "c3-d3",
		.ask = "turn", .answer = "Red has won.\n" },
	{ "end: resigned", "kitchen5", 2, .play = "resign", .ask = "turn",
		.answer = "Blue has won.\n" },
	{ "end: both home", "halma10", 2, .position = BOTH_NEAR " A", .play = "j6-j5 a5-a6",
		.ask = "turn", .answer = "Both are home: the game is drawn.\n" },
	{ "end: the equalising turn was missed", "halma10", 2, .position = BOTH_NEAR " A",
		.play = "j6-j5 a5-a4", .ask = "turn", .answer = "Light has won.\n" },
	{ "end: agreed", "kitchen5", 2, .play = "offer c5-d4 agree", .ask = "turn",
		.answer = "The game is drawn by agreement.\n" },
	{ "end: claimed", "kitchen5", 2, .play = THRICE " claim", .ask = "turn",
		.answer = "The game is drawn: the position has occurred three times.\n" },
	{ "end: stuck", "kitchen4", 2, "goal-lock strict", ALL_SHUT " A", "pass pass",
		.ask = "turn", .answer = "Nobody can move: the game ends undecided.\n" },
	{ "end: stopped before anybody is home", "star", 3, .play = "end", .ask = "turn",
		.answer = "The game was ended before it was decided.\n" },
	{ "end: stopped with a place taken", "corners10", 3, .position = RED_GREEN " A",
		.play = "i7-i8 end", .ask = "turn", .answer =
		"The game was ended before it was decided. Places, from the first: Red.\n" },
	{ "end: in teams there are no places", "corners10", 4, "teams on",
		RED_BLUE_GREEN " A", "i7-i8 end", .ask = "turn",
		.answer = "The game was ended before it was decided.\n" },
	{ "end: all places", "corners10", 3, .position = RED_GREEN " A",
		.play = "i7-i8 e5-e6 c3-c2", .ask = "turn",
		.answer = "Red has won. Places, from the first: Red, Green, Blue.\n" },
	{ "end: two of three resigned", "corners10", 3, .play = "resign resign", .ask = "turn",
		.answer = "Green has won. Places, from the first: Green.\n" },
	{ "end: a team", "corners10", 4, "teams on", RED_BLUE_GREEN " A",
		"i7-i8 i4-i3 c3-c2", .ask = "turn", .answer = "Red and Green have won.\n" },
	{ "end: a team resigned", "corners10", 4, "teams on", .play = "resign", .ask = "turn",
		.answer = "Blue and Yellow have won.\n" },
};

static const struct ask_row done_rows[] = {
	{ "done: a step", "kitchen5", 2, .play = "c5-d4", .ask = "done 0",
		.answer = "Red: c5, d4. Blue to move.\n" },
	{ "done: a jump", "kitchen5", 2, .play = "a5-c3", .ask = "done 0",
		.answer = "Red: a5, c3, 1 jump. Blue to move.\n" },
	{ "done: a chain that was found", "kitchen5", 2, .play = "b4-b3 d2-d3 a4-c2",
		.ask = "done 2", .answer = "Red: a4, c2, 1 jump. Blue to move.\n" },
	{ "done: a chain of two jumps", "kitchen5", 2,
		.position = "5/5/1A1A1/A4/4B A", .play = "a2-e2", .ask = "done 0",
		.answer = "Red: a2, c4, e2, 2 jumps. Blue to move.\n" },
	{ "done: a prompt follows", "kitchen5", 2, .prompted = true, .play = "c5-d4",
		.ask = "done 0", .answer = "Red: c5, d4.\n" },
	{ "done: full, a prompt follows", "kitchen5", 2, .prompted = true, .verbosity = 'f',
		.play = "c5-d4", .ask = "done 0",
		.answer = "Red: c5, d4. Red has 0 of 6 in the goal. Turn 1.\n" },
	{ "done: the computer answers", "kitchen5", 2, .level = 1, .play = "c5-d4",
		.ask = "done 0", .answer = "Red: c5, d4.\n" },
	{ "done: the computer has answered", "kitchen5", 2, .level = 1, .play = "c5-d4 d1-c2",
		.ask = "done 1", .answer = "Blue: d1, c2. Red to move.\n" },
	{ "done: the computer waits", "kitchen5", 2, .level = 1, .halted = true,
		.play = "c5-d4", .ask = "done 0", .answer = "Red: c5, d4. Blue to move.\n" },
	{ "done: the end, a prompt follows", "kitchen4", 2, .prompted = true,
		.position = RED_NEAR " A", .play = "c3-d3", .ask = "done 0",
		.answer = "Red: c3, d3. Red has won.\n" },
	{ "done: an offer, a prompt follows", "kitchen5", 2, .prompted = true,
		.play = "offer c5-d4", .ask = "done 1", .answer = "Red: c5, d4. "
		"A draw is offered: Blue takes it with the command draw or declines by moving.\n" },
	{ "done: brief", "kitchen5", 2, .verbosity = 'b', .play = "a5-c3", .ask = "done 0",
		.answer = "Red: a5, c3.\n" },
	{ "done: full", "kitchen5", 2, .verbosity = 'f', .play = "a5-c3", .ask = "done 0",
		.answer = "Red: a5, c3, 1 jump. Red has 0 of 6 in the goal. "
		"Blue to move, turn 1.\n" },
	{ "done: full, with a pass behind it", "kitchen4", 2, "goal-lock strict",
		"BAA1/AA1A/A3/4 A", "d3-d2 pass", .verbosity = 'f', .ask = "done 0",
		.answer = "Red: d3, d2. Red has 1 of 6 in the goal. "
		"Blue cannot move and passes. Red to move, turn 2.\n" },
	{ "done: nato", "kitchen5", 2, .notation = NOTATION_NATO, .play = "a5-c3",
		.ask = "done 0", .answer = "Red: Alpha 5, Charlie 3, 1 jump. Blue to move.\n" },
	{ "done: anna", "kitchen5", 2, .notation = NOTATION_ANNA, .play = "c5-d4",
		.ask = "done 0", .answer = "Red: Caesar 5, David 4. Blue to move.\n" },
	{ "done: brief tells the end too", "kitchen4", 2, .verbosity = 'b',
		.position = RED_NEAR " A", .play = "c3-d3", .ask = "done 0",
		.answer = "Red: c3, d3. Red has won.\n" },
	{ "done: brief tells an offer too", "kitchen5", 2, .verbosity = 'b',
		.play = "offer c5-d4", .ask = "done 1", .answer = "Red: c5, d4. "
		"A draw is offered: Blue takes it with the command draw or declines by moving.\n" },
	{ "done: home, the others go on", "corners10", 3, .position = RED_GREEN " A",
		.play = "i7-i8", .ask = "done 0",
		.answer = "Red: i7, i8. Red is home. Blue to move.\n" },
	{ "done: home, full", "corners10", 3, .verbosity = 'f', .position = RED_GREEN " A",
		.play = "i7-i8", .ask = "done 0",
		.answer = "Red: i7, i8. Red is home. Blue to move, turn 1.\n" },
	{ "done: home first, the equalising turn is due", "halma10", 2,
		.position = BOTH_NEAR " A", .play = "j6-j5", .ask = "done 0", .answer =
		"Light: j6, j5. Light is home. Dark to move. "
		"This is the equalising turn of Dark.\n" },
	{ "done: and is used", "halma10", 2, .position = BOTH_NEAR " A",
		.play = "j6-j5 a5-a6", .ask = "done 1", .answer =
		"Dark: a5, a6. Dark is home. Both are home: the game is drawn.\n" },
	{ "done: a team mate is home", "corners10", 4, "teams on", RED_BLUE_GREEN " A",
		"i7-i8 i4-i3 c3-c2", .ask = "done 2",
		.answer = "Green: c3, c2. Green is home. Red and Green have won.\n" },
	{ "done: a forced pass behind the move", "kitchen4", 2, "goal-lock strict",
		ALL_SHUT " A", "pass pass", .ask = "done 0", .answer =
		"Red cannot move and passes. Blue cannot move and passes. "
		"Nobody can move: the game ends undecided.\n" },
	{ "done: the third occurrence", "kitchen5", 2, .play = THRICE, .ask = "done 7",
		.answer = "Blue: c2, d1. Red to move. "
		"The position has occurred three times: Red may claim a draw with the command draw.\n" },
	{ "done: an offer", "kitchen5", 2, .play = "offer", .ask = "done 0",
		.answer = "Red offers a draw. Red to move.\n" },
	{ "done: an offer is declined", "kitchen5", 2, .play = "offer c5-d4 d1-c2",
		.ask = "done 2", .answer = "Blue: d1, c2. The draw is declined. Red to move.\n" },
	{ "done: only once", "kitchen5", 2, .play = "offer c5-d4 d1-c2 a5-c5", .ask = "done 3",
		.answer = "Red: a5, c5, 1 jump. Blue to move.\n" },
	{ "done: a move that wins declines nothing", "kitchen4", 2,
		.position = "B3/2A1/2AA/1AAA B", .play = "offer a4-a3 c3-d3", .ask = "done 2",
		.answer = "Red: c3, d3. Red has won.\n" },
	{ "done: an offer is taken", "kitchen5", 2, .play = "offer c5-d4 agree",
		.ask = "done 2",
		.answer = "Blue accepts the draw. The game is drawn by agreement.\n" },
	{ "done: one of two others takes it", "star", 3, .play = "offer e14-f13 accept",
		.ask = "done 2", .answer = "Blue accepts the draw. Blue to move.\n" },
	{ "done: the third is asked too", "star", 3, .play = "offer e14-f13 accept n5-m6",
		.ask = "done 3", .answer = "Blue: n5, m6. Green to move. "
		"A draw is offered: Green takes it with the command draw or declines by moving.\n" },
	{ "done: a claim", "kitchen5", 2, .play = THRICE " claim", .ask = "done 8", .answer =
		"Red claims a draw. The game is drawn: the position has occurred three times.\n" },
	{ "done: a resignation", "kitchen5", 2, .play = "resign", .ask = "done 0",
		.answer = "Red resigns. Blue has won.\n" },
	{ "done: one of three resigns", "star", 3, .play = "resign", .ask = "done 0",
		.answer = "Red resigns. Blue to move.\n" },
	{ "done: the end", "star", 3, .play = "end", .ask = "done 0", .answer =
		"Red ends the game before it is decided.\n" },
	{ "done: the end with a place taken", "corners10", 3, .position = RED_GREEN " A",
		.play = "i7-i8 end", .ask = "done 1", .answer =
		"Blue ends the game before it is decided. Places, from the first: Red.\n" },
};

static const struct ask_row history_rows[] = {
	{ "last: nothing", "kitchen5", 2, .ask = "last 1",
		.answer = "Nothing has been played yet.\n" },
	{ "last: one", "kitchen5", 2, .play = "c5-d4 d1-c2", .ask = "last 1",
		.answer = "1: Blue: d1, c2.\n" },
	{ "last: two", "kitchen5", 2, .play = "c5-d4 d1-c2 a5-c3", .ask = "last 2",
		.answer = "1: Blue: d1, c2.\n2: Red: a5, c3, 1 jump.\n" },
	{ "last: more than there are", "kitchen5", 2, .play = "c5-d4 d1-c2", .ask = "last 9",
		.answer = "1: Red: c5, d4.\n1: Blue: d1, c2.\n" },
	{ "last: an offer has no number", "kitchen5", 2, .play = "offer c5-d4", .ask = "last 2",
		.answer = "Red offers a draw.\n1: Red: c5, d4.\n" },
	{ "last: an offer and an agreement", "kitchen5", 2, .play = "offer c5-d4 agree",
		.ask = "last 1", .answer =
		"Red offers a draw.\n1: Red: c5, d4.\nBlue accepts the draw.\n" },
	{ "last: an offer before a turn that is left out", "kitchen5", 2,
		.play = "offer c5-d4 d1-c2", .ask = "last 1",
		.answer = "1: Blue: d1, c2. The draw is declined.\n" },
	{ "last: an offer before the last turn", "kitchen5", 2, .play = "c5-d4 offer d1-c2",
		.ask = "last 1", .answer = "Blue offers a draw.\n1: Blue: d1, c2.\n" },
	{ "last: only an offer", "kitchen5", 2, .play = "offer", .ask = "last 1",
		.answer = "Red offers a draw.\n" },
	{ "history: nothing", "kitchen5", 2, .ask = "history",
		.answer = "Nothing has been played yet.\n" },
	{ "history: rounds", "kitchen5", 2, .play = "c5-d4 d1-c2 a5-c3", .ask = "history",
		.answer = "1: c5-d4, d1-c2\n2: a5-c3\n" },
	{ "history: the second player begins", "kitchen5", 2,
		.position = "AAA2/AA3/A3B/3BB/2BBB B", .play = "d1-c2 c5-d4", .ask = "history",
		.answer = "1: d1-c2\n2: c5-d4\n" },
	{ "history: three players, one resigns", "star", 3,
		.play = "e14-f13 n5-m6 resign f13-f12", .ask = "history",
		.answer = "1: e14-f13, n5-m6, resign\n2: f13-f12\n" },
	{ "history: a draw", "kitchen5", 2, .play = "offer c5-d4 agree", .ask = "history",
		.answer = "1: draw, c5-d4, draw\n" },
	{ "history: passes", "kitchen4", 2, "goal-lock strict", ALL_SHUT " A", "pass pass",
		.ask = "history", .answer = "1: pass, pass\n" },
	{ "history: the end", "star", 3, .play = "e14-f13 end", .ask = "history",
		.answer = "1: e14-f13, end\n" },
	{ "history: nato", "kitchen5", 2, .notation = NOTATION_NATO, .play = "c5-d4",
		.ask = "history", .answer = "1: Charlie 5-Delta 4\n" },
};

int main(void)
{
	return CHECK_RUN("a11y view",
		CHECK_TABLE(state_rows, test_ask),
		CHECK_TABLE(done_rows, test_ask),
		CHECK_TABLE(history_rows, test_ask));
}
