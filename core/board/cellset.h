/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A set of cells of one board, one bit a cell.
 *
 * Cell c is bit c % 64 of word c / 64, so walking the set from the lowest bit
 * visits the cells in cell order (board.h).  All inline: these stand in the
 * innermost loop of move generation.
 */
#ifndef CORE_CELLSET_H
#define CORE_CELLSET_H

#include <stdbool.h>
#include <stdint.h>

enum { CELLSET_WORDS = 4, CELLSET_SIZE = 64 * CELLSET_WORDS };

struct cellset {
	uint64_t word[CELLSET_WORDS];
};

static inline bool cellset_has(const struct cellset *set, unsigned cell)
{
	return set->word[cell >> 6] >> (cell & 63) & 1;
}

static inline void cellset_add(struct cellset *set, unsigned cell)
{
	set->word[cell >> 6] |= UINT64_C(1) << (cell & 63);
}

static inline void cellset_flip(struct cellset *set, unsigned cell)
{
	set->word[cell >> 6] ^= UINT64_C(1) << (cell & 63);
}

static inline bool cellset_is_equal(const struct cellset *a, const struct cellset *b)
{
	for (int i = 0; i < CELLSET_WORDS; i++)
		if (a->word[i] != b->word[i])
			return false;
	return true;
}

static inline bool cellset_is_empty(const struct cellset *set)
{
	return !(set->word[0] | set->word[1] | set->word[2] | set->word[3]);
}

static inline struct cellset cellset_and(const struct cellset *a, const struct cellset *b)
{
	struct cellset both;

	for (int i = 0; i < CELLSET_WORDS; i++)
		both.word[i] = a->word[i] & b->word[i];
	return both;
}

static inline struct cellset cellset_or(const struct cellset *a, const struct cellset *b)
{
	struct cellset either;

	for (int i = 0; i < CELLSET_WORDS; i++)
		either.word[i] = a->word[i] | b->word[i];
	return either;
}

/* The cells of a set that are not in another. */
static inline struct cellset cellset_without(const struct cellset *a, const struct cellset *b)
{
	struct cellset rest;

	for (int i = 0; i < CELLSET_WORDS; i++)
		rest.word[i] = a->word[i] & ~b->word[i];
	return rest;
}

/* How many bits of a word are set, added up in parallel (Knuth, TAOCP 7.1.3): the
 * compiler's own calls a function where the processor is not known to have an
 * instruction for it. */
static inline int cellset_word_count(uint64_t word)
{
	word -= word >> 1 & UINT64_C(0x5555555555555555);
	word = (word & UINT64_C(0x3333333333333333)) +
		(word >> 2 & UINT64_C(0x3333333333333333));
	word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
	return (int)(word * UINT64_C(0x0101010101010101) >> 56);
}

/* The lowest bit that is set in a word, which is not 0. */
static inline unsigned cellset_word_first(uint64_t word)
{
	return (unsigned)__builtin_ctzll(word);
}

static inline int cellset_count(const struct cellset *set)
{
	int count = 0;

	for (int i = 0; i < CELLSET_WORDS; i++)
		count += cellset_word_count(set->word[i]);
	return count;
}

/* Which of the 64 cells from `first` on are in the set, one bit each; after the last
 * cell the first ones follow. */
static inline uint64_t cellset_window(const struct cellset *set, unsigned first)
{
	unsigned i = first >> 6, shift = first & 63;

	return set->word[i] >> shift |
		set->word[(i + 1) % CELLSET_WORDS] << 1 << (63 - shift);
}

/* The first cell of the set at or after `cell`; CELLSET_SIZE if there is none. */
static inline unsigned cellset_next(const struct cellset *set, unsigned cell)
{
	unsigned i = cell >> 6;
	uint64_t rest;

	if (i == CELLSET_WORDS)
		return CELLSET_SIZE;
	rest = set->word[i] >> (cell & 63);
	if (rest)
		return cell + cellset_word_first(rest);
	while (++i < CELLSET_WORDS)
		if (set->word[i])
			return 64 * i + cellset_word_first(set->word[i]);
	return CELLSET_SIZE;
}

/* Runs the statement for each cell of the set, in cell order. */
#define CELLSET_EACH(cell, set) \
	for (unsigned cell = cellset_next((set), 0); cell < CELLSET_SIZE; \
	     cell = cellset_next((set), cell + 1))

#endif
