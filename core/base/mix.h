/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Numbers from numbers, as if by chance: for the keys of positions and for the
 * choices of the computer, the same on every machine.
 */
#ifndef CORE_MIX_H
#define CORE_MIX_H

#include <stdint.h>

/* What splitmix64 adds to its state for each number. */
#define MIX_STEP UINT64_C(0x9e3779b97f4a7c15)

/* The finalizer of splitmix64 (Steele, Lea and Flood, 2014): each bit of the result
 * depends on every bit of x. */
static inline uint64_t mix_bits(uint64_t x)
{
	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

#endif
