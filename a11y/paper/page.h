/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Pages of braille: lines of cells flow onto pages of a fixed size, and each page,
 * once full, is written in the format of the file and forgotten.
 *
 * So the memory that is needed grows with the page and not with what is printed.
 * The first line of a page is a running head: the title, and the number of the page
 * on the right.  What stands on the pages is the business of print.h.
 */
#ifndef A11Y_PAGE_H
#define A11Y_PAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "dots.h"
#include "page_canvas.h"

enum {
	PAGE_WIDTH_LEAST = 20, PAGE_WIDTH_MOST = DOTS_WIDTH,
	PAGE_HEIGHT_LEAST = 10, PAGE_HEIGHT_MOST = DOTS_HEIGHT,
};

enum page_paper { PAGE_A4, PAGE_LETTER, PAGE_PAPERS };

/* The pages that a user wants. */
struct page_setup {
	int width, height; /* cells and lines of a page for an embosser */
	bool crlf;         /* BRF: lines end in CR LF, not LF */
	bool formfeed;     /* BRF: pages are parted by form feeds, not filled with empty lines */
	bool ink;          /* drawings: also letters for the sighted */
	enum page_paper paper; /* drawings */
};

/* What a document says of itself. */
struct page_about {
	const char *title;       /* UTF-8 */
	const struct dots *head; /* the title in braille, for the first line of each page */
	const char *language;    /* its code */
	const char *identifier;  /* ASCII */
};

/* Takes bytes of the file.  False with errno set if it cannot. */
typedef bool page_sink(void *context, const char *bytes, size_t length);

/* A document being written.  What is not described is private to page*.c. */
struct page_document {
	const struct page_setup *setup;
	const struct page_about *about;
	const struct page_format *format;
	struct dots_grid grid;   /* the page being filled */
	int line;                 /* the next free one */
	int number;               /* of the page, from 1; past the last, at the end */
	struct buf out;           /* written, but not yet in the sink */
	page_sink *sink;
	void *context;
	bool failed;
	int error;                /* errno of the failure */
	struct page_canvas *canvas; /* of formats that are drawn; else NULL */
};

/* A format of file.  None of the functions may be NULL. */
struct page_format {
	const char *ending; /* of the file's name, without the dot */
	bool drawn;         /* on a canvas, in true size; pages are sheets of paper */
	bool single;        /* it holds only one page */
	const char *signature; /* how a file begins; NULL: with braille ASCII */
	const char *mark;      /* what only a file of ours holds; NULL: nothing */
	void (*begin)(struct page_document *document);
	void (*add)(struct page_document *document); /* the page in `grid` */
	void (*end)(struct page_document *document);
};

/* The format of that ending, in any case; NULL if there is none.  The i-th ending,
 * from 0; NULL past the last. */
const struct page_format *page_find_format(const char *ending);
const char *page_ending(int i);

/* May that be what such a file of ours holds? */
bool page_is_like(const struct page_format *format, const char *text, size_t length);

/* A format that writes nothing, to count the pages of another. */
struct page_format page_counter(const struct page_format *format);

/* The size of a paper in millimetres. */
void page_paper_size(enum page_paper paper, double *width, double *height);

/* Begins a document.  What is given is borrowed until page_end().  `sink` may be NULL:
 * nothing is written. */
void page_begin(struct page_document *document, const struct page_setup *setup,
	const struct page_about *about, const struct page_format *format, page_sink *sink,
	void *context);

/* The cells of a line. */
int page_width(const struct page_document *document);

/* The lines that are free on an empty page, below its head. */
int page_height(const struct page_document *document);

/* Goes on to a new page unless so many lines, page_height() at most, are free on
 * this one. */
void page_keep(struct page_document *document, int lines);

/* Adds a line as long as fits; an empty one, except after another and on top of a
 * page. */
void page_add_line(struct page_document *document, const struct dots *line);
void page_add_space(struct page_document *document);

/* Adds a paragraph: broken at blanks, a longer word after a hyphen or at the edge.
 * Its first line is indented by `first` cells and the others by `rest`. */
void page_add_paragraph(struct page_document *document, const struct dots *text, int first,
	int rest);

/* How many lines that takes, and the length of the last one. */
int page_paragraph_lines(const struct page_document *document, const struct dots *text,
	int first, int rest, int *last);

/* Adds all lines of a grid, page_height() at most and no wider than a line, without
 * breaking it. */
void page_add_grid(struct page_document *document, const struct dots_grid *grid);

/* Ends the page if anything stands on it: what follows begins a new one. */
void page_break(struct page_document *document);

/* Takes everything off the page again. */
void page_clear(struct page_document *document);

/* Ends the page even if nothing stands on it: something was drawn there. */
void page_finish(struct page_document *document);

/* Ends the document.  False with errno if anything could not be written.  The
 * document is then empty; `number` still tells the pages plus 1. */
bool page_end(struct page_document *document);

/* For page_*.c: hands over what is in `out`. */
void page_flush(struct page_document *document);

/* The formats. */
void page_brf_add(struct page_document *document);
void page_text_add(struct page_document *document);
void page_pef_begin(struct page_document *document);
void page_pef_add(struct page_document *document);
void page_pef_end(struct page_document *document);
void page_svg_begin(struct page_document *document);
void page_pdf_begin(struct page_document *document);
void page_drawn_add(struct page_document *document);
void page_drawn_end(struct page_document *document);

#endif
