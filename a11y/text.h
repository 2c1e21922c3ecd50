/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Writing sentences into a buffer.
 */
#ifndef A11Y_TEXT_H
#define A11Y_TEXT_H

#include "buf.h"

/* Adds text as printf() would. */
void text_add(struct buf *buf, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* The same after a blank, unless the line is still empty. */
void text_add_sentence(struct buf *buf, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* Adds an item to a list: after ", " unless the buffer is empty. */
void text_add_item(struct buf *list, const char *item);

/* The same for an item made as by printf(). */
void text_add_made_item(struct buf *list, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
