/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "computer.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

#include "buf.h"
#include "line.h"
#include "mem.h"
#include "output.h"
#include "solve.h"

enum { SOLVED_NODES = 200000, PROOF_NODES = 400000 };

struct computer {
	struct search *search;
	struct solve *solve;
	uint64_t seed;
};

/* What the signal handler writes: it gets no context. */
static struct {
	const char *volatile text;
	volatile size_t length;
} notice_state;

struct computer *computer_new(uint64_t seed)
{
	struct computer *computer = mem_zero(1, sizeof *computer);

	computer->seed = seed;
	return computer;
}

void computer_free(struct computer *computer)
{
	if (!computer)
		return;
	search_free(computer->search);
	solve_free(computer->solve);
	free(computer);
}

struct solve *computer_solver(struct computer *computer)
{
	if (!computer->solve)
		computer->solve = solve_new();
	return computer->solve;
}

static void on_alarm(int signal)
{
	int error = errno; /* of what is interrupted */
	ssize_t written = write(STDOUT_FILENO, notice_state.text, notice_state.length);

	(void)written; /* if the notice cannot be written, nothing is lost */
	errno = error;
}

/* Has the notice written in a second; a text of length 0 cancels that. */
static void set_notice(const struct buf *text)
{
	struct sigaction action = { .sa_handler = on_alarm, .sa_flags = SA_RESTART };
	struct itimerval timer = { .it_value = { .tv_sec = text->length > 0 } };

	notice_state.length = text->length;
	notice_state.text = buf_text(text);
	sigaction(SIGALRM, &action, NULL);
	setitimer(ITIMER_REAL, &timer, NULL);
}

/* The keys of the positions that the game has been through, game_turns() of them. */
static uint64_t *list_history(const struct game *game)
{
	uint64_t *history = mem_zero(game_turns(game), sizeof *history);
	size_t count = 0;

	for (size_t i = 0; i < game_count(game); i++)
		if (game_is_turn(game_turn(game, i)))
			history[count++] = game_turn(game, i)->key;
	return history;
}

void computer_think(struct computer *computer, const struct game *game, int level,
	int wanted, const char *notice, struct search_result *result)
{
	uint64_t *history = list_history(game);
	struct search_limits limits = { 0 };
	struct buf text = { 0 }, none = { 0 };

	if (!computer->search)
		computer->search = search_new();
	search_set_level(&limits, level);
	limits.wanted = wanted ? wanted : 1;
	limits.proof = wanted ? PROOF_NODES / (uint64_t)wanted : 0;
	limits.seed = computer->seed + game_turns(game);
	limits.stop = line_interrupt();
	limits.history = history;
	limits.history_count = game_turns(game);
	if (search_level_is_perfect(level))
		limits.solve = computer_solver(computer);
	/* Of moves that the solver knows to be equal, a short look chooses. */
	if (limits.solve && solve_has(game_ground(game), game_position(game)) &&
	    limits.nodes > SOLVED_NODES)
		limits.nodes = SOLVED_NODES;
	if (notice) {
		output_prepare(&text, notice, 0);
		buf_add_char(&text, '\n');
	}
	set_notice(&text);
	search_run(computer->search, game_ground(game), game_position(game), &limits, result);
	set_notice(&none);
	buf_clear(&text);
	free(history);
}
