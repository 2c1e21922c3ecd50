/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "error.h"

#include <string.h>

#include "utf8.h"

bool error_set(struct fault *fault, enum error error)
{
	*fault = (struct fault){ .error = error };
	return false;
}

bool error_set_text(struct fault *fault, enum error error, const char *text, size_t length)
{
	error_set(fault, error);
	memcpy(fault->text, text, utf8_cut(text, length, ERROR_TEXT_MAX));
	return false;
}
