/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Reads the options and arguments that halma is started with (halma(6), OPTIONS).
 */
#ifndef CLI_OPTION_H
#define CLI_OPTION_H

#include <stdbool.h>

#include "buf.h"
#include "variant.h"

struct option_values {
	const struct variant *variant; /* NULL unless -v or -p is given */
	int players;
	uint64_t seed;       /* 0 unless it is given */
	int width;           /* columns; -1 unless it is given */
	const char **commands; /* of -c, `command_count` of them; freed by the caller */
	int command_count;
	const char *record;  /* a file; NULL if none */
	const char *wav;     /* a file; NULL if none */
	bool quiet, no_rc, keep_going, interactive, speak;
};

enum option_result {
	OPTION_GO_ON,
	OPTION_DONE,  /* --help or --version: it was answered */
	OPTION_WRONG, /* the error has been printed to standard error */
};

/* The long name of the i-th option, from 0; NULL past the last. */
const char *option_name(int i);

/* Adds the line of --help for it: how it is typed, and what it does. */
void option_explain(int i, struct buf *text);

/* Reads the arguments of the program; --help and --version are answered here. */
enum option_result option_read(int argc, char **argv, struct option_values *values);

#endif
