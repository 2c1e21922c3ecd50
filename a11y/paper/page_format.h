/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The formats of files that pages are printed to: BRF, PEF, Unicode braille in a text,
 * SVG and PDF.
 *
 * A format turns a page that page.h has laid out into bytes.  It is known by the ending
 * of the file's name.
 */
#ifndef A11Y_PAGE_FORMAT_H
#define A11Y_PAGE_FORMAT_H

#include "page.h"

struct page_format {
	const char *ending; /* of the file's name, without the dot */
	bool drawn;         /* on sheets of paper, in true size */
	bool single;        /* a file holds only one page */
	const char *signature; /* how a file begins; NULL: with braille ASCII */
	const char *mark;      /* bytes found only in files we wrote; NULL if there are none */

	/* The size of a page; NULL: the one that is set for embossers. */
	void (*size)(const struct page_setup *setup, int *width, int *height);
	/* Add to `out` of the document: what stands before the first page, the page in
	 * `grid`, what stands after the last page.  The first and the last may be NULL. */
	void (*begin)(struct page_document *document);
	void (*add)(struct page_document *document);
	void (*end)(struct page_document *document);
};

/* The format with that ending, in small letters or capitals; NULL if there is none. */
const struct page_format *page_find_format(const char *ending);

/* The i-th ending, from 0; NULL past the last. */
const char *page_ending(int i);

/* Could a file that holds this text have been printed by us in this format? */
bool page_is_like(const struct page_format *format, const char *text, size_t length);

/* The functions of the formats, for the table in page_format.c. */
void page_brf_add(struct page_document *document);
void page_pef_begin(struct page_document *document);
void page_pef_add(struct page_document *document);
void page_pef_end(struct page_document *document);
void page_text_add(struct page_document *document);
void page_svg_begin(struct page_document *document);
void page_pdf_begin(struct page_document *document);
void page_drawn_add(struct page_document *document);
void page_drawn_end(struct page_document *document);

#endif
