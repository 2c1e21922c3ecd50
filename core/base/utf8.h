/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Text from outside in UTF-8: read, made safe to show, trimmed and cut.
 */
#ifndef CORE_UTF8_H
#define CORE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* The length in bytes, 1 to 4, of the character that `text` starts with; 0 if it
 * is the end, or not well-formed UTF-8 (Unicode 15, table 3-7). */
size_t utf8_length(const char *text);

/* As utf8_length(), and sets `*point` to the code point of the character, or 0. */
size_t utf8_read(const char *text, uint32_t *point);

/* Replaces by "?", in place, each byte that is not well-formed UTF-8 and each
 * character that could steer a terminal or reorder what is read: the controls
 * (U+0000 to U+001F, U+007F to U+009F), the line and paragraph separators and the
 * bidirectional controls.  Tabs and newlines become blanks. */
void utf8_clean(char *text);

/* Takes away, in place, the characters at both ends that show nothing: blanks of any
 * width, the blank of braille, and joiners, selectors and fillers.  The text is clean. */
void utf8_trim(char *text);

/* The length at which to cut a text of `length` bytes so that at most `most` bytes, in
 * whole characters, are left. */
size_t utf8_cut(const char *text, size_t length, size_t most);

/* The number of characters. */
size_t utf8_count(const char *text);

#endif
