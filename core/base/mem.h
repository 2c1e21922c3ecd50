/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Allocation that cannot fail: without memory the program ends.
 *
 * Every allocation of the program goes through these functions.  When the system has
 * no memory left they write one line to standard error and exit with MEM_STATUS, so no
 * caller has to check.  It is the one thing that core does to the world outside.
 */
#ifndef CORE_MEM_H
#define CORE_MEM_H

#include <stddef.h>

enum { MEM_STATUS = 3 }; /* of the program, when the system fails it (halma(6)) */

/* `count` times `size` bytes, all zero.  The caller frees them with free(). */
void *mem_zero(size_t count, size_t size);

/* Resizes `memory` (NULL: none yet) to `count` times `size` bytes; new bytes
 * are not set.  Returns the block, which replaces `memory`. */
void *mem_resize(void *memory, size_t count, size_t size);

/* A copy of `text`; the caller frees it. */
char *mem_copy(const char *text);

#endif
