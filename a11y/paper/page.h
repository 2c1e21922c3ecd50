/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Lays out braille on pages: lines flow onto pages of a fixed size, and each full page
 * is handed to a format (page_format.h), which writes it into the file.
 *
 * A page that is written is forgotten, so the memory that is needed does not grow with
 * the document.  The first line of a page is its head: the title, and the number of the
 * page on the right.  What a document says is the business of print.h.
 *
 * Widths are in braille cells, heights in lines of them.
 */
#ifndef A11Y_PAGE_H
#define A11Y_PAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "dots.h"

struct page_canvas;
struct page_format;

enum {
	PAGE_WIDTH_LEAST = 20, PAGE_WIDTH_MOST = DOTS_WIDTH,
	PAGE_HEIGHT_LEAST = 10, PAGE_HEIGHT_MOST = DOTS_HEIGHT,
};

enum page_paper { PAGE_A4, PAGE_LETTER, PAGE_PAPERS };

/* The pages that a user wants. */
struct page_setup {
	int width, height; /* of a page for an embosser */
	bool crlf;         /* BRF: lines end in CR LF, not LF */
	bool formfeed;     /* BRF: a form feed between pages, which are not filled up */
	bool ink;          /* drawings: also letters for the sighted */
	enum page_paper paper; /* drawings */
};

/* What a document says of itself. */
struct page_about {
	const char *title;       /* UTF-8 */
	const struct dots *head; /* the title in braille, for the first line of each page */
	const char *language;    /* its code, such as "en" */
	const char *identifier;  /* ASCII */
};

/* Takes bytes of the file.  False with errno set if it cannot. */
typedef bool page_sink(void *context, const char *bytes, size_t length);

/* A document being written. */
struct page_document {
	/* As given to page_begin(). */
	const struct page_setup *setup;
	const struct page_about *about;
	const struct page_format *format;
	page_sink *sink;
	void *context; /* of the sink */

	struct dots_grid grid; /* the page being filled */
	int line;              /* its first free line */
	int number;            /* of that page, from 1 */
	struct page_canvas *canvas; /* what it is drawn on; NULL if the format is not drawn */

	struct buf out; /* bytes that the sink does not have yet */
	bool failed;    /* the sink, or the format */
	int error;      /* errno of that */
};

/* Begins a document.  What is given is borrowed until page_end(). */
void page_begin(struct page_document *document, const struct page_setup *setup,
	const struct page_about *about, const struct page_format *format, page_sink *sink,
	void *context);

int page_width(const struct page_document *document);

/* The lines of a page, without its head. */
int page_height(const struct page_document *document);

/* Adds an empty line, except after another one and at the top of a page. */
void page_add_space(struct page_document *document);

/* Adds a paragraph: broken at blanks, and a word too long for a line after a hyphen or
 * at the edge.  Its first line is indented by `first` cells, the others by `rest`. */
void page_add_paragraph(struct page_document *document, const struct dots *text, int first,
	int rest);

/* The number of lines that such a paragraph takes; the width of the last one. */
int page_paragraph_lines(const struct page_document *document, const struct dots *text,
	int first, int rest, int *last);

/* Adds a grid of page_width() by page_height() at most, all on one page. */
void page_add_grid(struct page_document *document, const struct dots_grid *grid);

/* Ends the page if anything stands on it: what follows begins a new one. */
void page_break(struct page_document *document);

/* Takes everything but the head off the page again. */
void page_clear(struct page_document *document);

/* Ends the page even if nothing stands on it, since something was drawn there. */
void page_finish(struct page_document *document);

/* Ends the document and frees what it holds.  Returns the number of its pages, or -1
 * with errno if anything could not be written.  A document of several pages in a format
 * that holds only one is not written at all: the sink is never called. */
int page_end(struct page_document *document);

#endif
