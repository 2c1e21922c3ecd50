/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * PEF, the Portable Embosser Format, version 2008-1 (Braille in DAISY working
 * group): one volume, one section, pages of rows in Unicode braille.
 *
 * The head must name the format and an identifier; the volume must say how wide and
 * high its pages are, the gap between rows in quarters of a cell's height, and
 * whether both sides of the paper are used.
 */
#include "page_format.h"

#include "text.h"

static const char opening[] =
	"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
	"<pef version=\"2008-1\" xmlns=\"http://www.daisy.org/ns/2008/pef\">\n"
	"\t<head>\n"
	"\t\t<meta xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n";

static const char closing[] =
	"\t\t\t</section>\n"
	"\t\t</volume>\n"
	"\t</body>\n"
	"</pef>\n";

/* Adds text with what XML would take for its own replaced. */
static void add_escaped(struct buf *out, const char *text)
{
	for (; *text; text++) {
		if (*text == '&')
			buf_add(out, "&amp;");
		else if (*text == '<')
			buf_add(out, "&lt;");
		else if (*text == '>')
			buf_add(out, "&gt;");
		else
			buf_add_char(out, *text);
	}
}

static void add_meta(struct buf *out, const char *name, const char *text)
{
	text_add(out, "\t\t\t<dc:%s>", name);
	add_escaped(out, text);
	text_add(out, "</dc:%s>\n", name);
}

void page_pef_begin(struct page_document *document)
{
	const struct page_about *about = document->about;
	struct buf *out = &document->out;

	buf_add(out, opening);
	add_meta(out, "format", "application/x-pef+xml");
	add_meta(out, "identifier", about->identifier);
	add_meta(out, "title", about->title);
	add_meta(out, "language", about->language);
	text_add(out, "\t\t</meta>\n"
		"\t</head>\n"
		"\t<body>\n"
		"\t\t<volume cols=\"%d\" rows=\"%d\" rowgap=\"0\" duplex=\"false\">\n"
		"\t\t\t<section>\n", document->grid.width, document->grid.height);
}

void page_pef_add(struct page_document *document)
{
	struct buf *out = &document->out;

	buf_add(out, "\t\t\t\t<page>\n");
	for (int line = 0; line < dots_line_count(&document->grid); line++) {
		buf_add(out, "\t\t\t\t\t<row>");
		dots_write_line(out, &document->grid, line);
		buf_add(out, "</row>\n");
	}
	buf_add(out, "\t\t\t\t</page>\n");
}

void page_pef_end(struct page_document *document)
{
	buf_add(&document->out, closing);
}
