/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Runs a fuzz target on mutations of seeds, the same ones each time.
 *
 *     TARGET RUNS SEED-FILE...
 *
 * RUNS 0 goes on until interrupted.  A target is LLVMFuzzerTestOneInput(), so that
 * it can also be built with a fuzzer that watches coverage:
 * clang -fsanitize=fuzzer, without this file.  A crash leaves its input in
 * crash.bin of the current folder.
 */
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "buf.h"
#include "file.h"
#include "mem.h"

enum { INPUT_MAX = 4096, CHANGES = 6 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct {
	uint8_t byte[INPUT_MAX];
	size_t size;
} input;

/* splitmix64 (Steele, Lea and Flood, 2014). */
static uint64_t next_random(uint64_t *state)
{
	uint64_t x = *state += UINT64_C(0x9e3779b97f4a7c15);

	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return x ^ x >> 31;
}

static size_t below(uint64_t *state, size_t limit)
{
	return limit ? (size_t)(next_random(state) % limit) : 0;
}

/* Signs that mean something in moves, records, positions or scripts. */
static uint8_t telling_byte(uint64_t *state)
{
	static const char telling[] = "abcdehpqABCDEF0123456789-/ .[]\"{}\\=#*x>:\n\r\t";

	return below(state, 4) ? (uint8_t)telling[below(state, sizeof telling)] :
		(uint8_t)next_random(state);
}

static void insert(uint64_t *state)
{
	size_t at = below(state, input.size + 1);

	if (input.size == INPUT_MAX)
		return;
	memmove(input.byte + at + 1, input.byte + at, input.size - at);
	input.byte[at] = telling_byte(state);
	input.size++;
}

static void erase(uint64_t *state)
{
	size_t at = below(state, input.size);
	size_t count = 1 + below(state, input.size - at);

	if (!input.size)
		return;
	memmove(input.byte + at, input.byte + at + count, input.size - at - count);
	input.size -= count;
}

/* Copies a part of the input to its end. */
static void repeat(uint64_t *state)
{
	size_t at = below(state, input.size);
	size_t count = below(state, input.size - at + 1);

	if (input.size + count > INPUT_MAX)
		return;
	memcpy(input.byte + input.size, input.byte + at, count);
	input.size += count;
}

static void mutate(uint64_t *state)
{
	for (size_t i = below(state, CHANGES + 1); i; i--) {
		switch (below(state, 5)) {
		case 0:  erase(state); break;
		case 1:  repeat(state); break;
		case 2:  insert(state); break;
		default:
			if (input.size)
				input.byte[below(state, input.size)] = telling_byte(state);
			break;
		}
	}
}

static void on_crash(int number)
{
	const struct rlimit all = { RLIM_INFINITY, RLIM_INFINITY };
	FILE *file;

	setrlimit(RLIMIT_FSIZE, &all); /* a target may have lowered it */
	file = fopen("crash.bin", "w");
	if (file && fwrite(input.byte, 1, input.size, file) == input.size)
		fclose(file);
	signal(number, SIG_DFL);
	raise(number);
}

static struct buf *read_seeds(int count, char **paths)
{
	struct buf *seeds = mem_zero((size_t)count, sizeof *seeds);

	for (int i = 0; i < count; i++) {
		if (!file_read(paths[i], &seeds[i])) {
			fprintf(stderr, "%s: cannot be read\n", paths[i]);
			exit(2);
		}
	}
	return seeds;
}

int main(int argc, char **argv)
{
	int seed_count = argc - 2;
	unsigned long runs = argc > 1 ? strtoul(argv[1], NULL, 10) : 0;
	struct buf *seeds;
	uint64_t state = 1;

	if (seed_count < 1) {
		fprintf(stderr, "usage: %s RUNS SEED...\n", argv[0]);
		return 2;
	}
	seeds = read_seeds(seed_count, argv + 2);
	signal(SIGABRT, on_crash);
	signal(SIGSEGV, on_crash);
	for (unsigned long run = 0; !runs || run < runs; run++) {
		const struct buf *seed = &seeds[run % (unsigned)seed_count];

		input.size = seed->length < INPUT_MAX ? seed->length : INPUT_MAX;
		if (input.size)
			memcpy(input.byte, seed->text, input.size);
		mutate(&state);
		LLVMFuzzerTestOneInput(input.byte, input.size);
	}
	for (int i = 0; i < seed_count; i++)
		buf_clear(&seeds[i]);
	free(seeds);
	printf("%s: %lu runs\n", argv[0], runs);
	return 0;
}
