/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

_Noreturn static void exhausted(void)
{
	static const char line[] = "halma: out of memory\n";

	if (write(STDERR_FILENO, line, sizeof line - 1) < 0)
		_exit(MEM_STATUS);
	_exit(MEM_STATUS);
}

void *mem_zero(size_t count, size_t size)
{
	void *memory = calloc(count ? count : 1, size ? size : 1);

	if (!memory)
		exhausted();
	return memory;
}

void *mem_resize(void *memory, size_t count, size_t size)
{
	if (size && count > SIZE_MAX / size)
		exhausted();
	size *= count;
	memory = realloc(memory, size ? size : 1);
	if (!memory)
		exhausted();
	return memory;
}

char *mem_copy(const char *text)
{
	size_t size = strlen(text) + 1;

	return memcpy(mem_resize(NULL, size, 1), text, size);
}
