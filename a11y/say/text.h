/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writes into a buffer by format, in sentences and lists, fills the gaps of a sentence,
 * and reads numbers.  What the sentences say is the business of others (view.h, words.h).
 */
#ifndef A11Y_TEXT_H
#define A11Y_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

/* Adds text as printf() would. */
void text_add(struct buf *buf, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void text_add_list(struct buf *buf, const char *format, va_list arguments)
	__attribute__((format(printf, 2, 0)));

/* As text_add(), after a blank unless the line is still empty. */
void text_add_sentence(struct buf *buf, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Adds an item to a list: after ", " unless the buffer is empty. */
void text_add_item(struct buf *list, const char *item);

/* Adds an item to a list, made as printf() would. */
void text_add_made_item(struct buf *list, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Adds an item that may be a list itself: after "; " unless the buffer is empty. */
void text_add_entry(struct buf *list, const char *item);

enum { TEXT_TYPED = 40 }; /* bytes */

/* What was typed, cleaned (utf8.h), or its beginning and "...", for a sentence that repeats
 * it: what is long would only be in the way of what is new. */
struct text_typed {
	char text[TEXT_TYPED + 4];
};

struct text_typed text_typed(const char *text);

/* Reads a text that is a whole number within these bounds and nothing more.  False, with
 * `*number` untouched, if it is not. */
bool text_read_number(const char *text, int least, int most, int *number);

/* Adds a text with gaps such as {cell}.  `add` adds what is in a gap of that name, of
 * `length` bytes; if it returns false, the gap is left as it stands, since a catalogue may
 * have a wrong one.  `facts` is passed on to it. */
typedef bool text_filler(struct buf *buf, const void *facts, const char *name, size_t length);
void text_fill(struct buf *buf, const char *text, text_filler *add, const void *facts);

/* Is that name, of `length` bytes, the name of this gap? */
bool text_is_gap(const char *name, size_t length, const char *gap);

/* Stands behind a small letter that is a name by itself, such as that of the file a: it
 * is not printed, and tells the ear that this is not a word (ear.h).  It is a control,
 * which utf8_clean() takes out of any text from outside. */
#define TEXT_LETTER_MARK "\x1f"

/* Is the character at `at` in `text` such a mark, behind such a letter? */
bool text_is_mark(const char *text, size_t at);

/* Adds a text as it is printed, without its marks. */
void text_add_unmarked(struct buf *buf, const char *text);

#endif
