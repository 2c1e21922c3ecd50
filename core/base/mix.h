/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Random numbers that are the same on every machine: for the keys of positions and
 * the choices of the computer.  It is splitmix64 (Steele, Lea and Flood, 2014).
 */
#ifndef CORE_MIX_H
#define CORE_MIX_H

#include <stdint.h>

/* What is added to the state for each number. */
#define MIX_STEP UINT64_C(0x9e3779b97f4a7c15)

/* Mixes a number: each bit of the result depends on every bit of x. */
static inline uint64_t mix_bits(uint64_t x)
{
	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

/* The next random number.  The state starts as any number, the seed. */
static inline uint64_t mix_next(uint64_t *state)
{
	return mix_bits(*state += MIX_STEP);
}

#endif
