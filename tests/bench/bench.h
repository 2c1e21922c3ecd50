/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What the measuring programs share.
 */
#ifndef TESTS_BENCH_H
#define TESTS_BENCH_H

#include <time.h>

/* The seconds of processor time that this program has taken. */
static inline double bench_seconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

#endif
