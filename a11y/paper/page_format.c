/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page_format.h"

#include <string.h>
#include <strings.h>

#include "page_canvas.h"
#include "page_drawn.h"

static const struct page_format formats[] = {
	{
		.ending = "brf", .add = page_brf_add,
	}, {
		.ending = "pef", .signature = "<?xml",
		.mark = "<dc:identifier>halma-", .begin = page_pef_begin,
		.add = page_pef_add, .end = page_pef_end,
	}, {
		.ending = "txt", .signature = "\xE2\xA0", .add = page_text_add,
	}, {
		.ending = "svg", .signature = "<?xml", .mark = PAGE_SVG_MARK,
		.drawn = true, .single = true, .size = page_drawn_size,
		.begin = page_svg_begin, .add = page_drawn_add, .end = page_drawn_end,
	}, {
		.ending = "pdf", .signature = "%PDF-", .mark = PAGE_PDF_MARK,
		.drawn = true, .size = page_drawn_size,
		.begin = page_pdf_begin, .add = page_drawn_add, .end = page_drawn_end,
	},
};

enum { FORMATS = sizeof formats / sizeof *formats };

const struct page_format *page_find_format(const char *ending)
{
	for (int i = 0; i < FORMATS; i++)
		if (strcasecmp(formats[i].ending, ending) == 0)
			return &formats[i];
	return NULL;
}

const char *page_ending(int i)
{
	return i < FORMATS ? formats[i].ending : NULL;
}

/* Do these bytes hold the word? */
static bool holds(const char *text, size_t length, const char *word)
{
	size_t size = strlen(word);

	for (size_t i = 0; i + size <= length; i++)
		if (memcmp(text + i, word, size) == 0)
			return true;
	return false;
}

bool page_is_like(const struct page_format *format, const char *text, size_t length)
{
	const char *signature = format->signature;

	if (signature)
		return length >= strlen(signature) &&
			memcmp(text, signature, strlen(signature)) == 0 &&
			(!format->mark || holds(text, length, format->mark));
	for (size_t i = 0; i < length; i++)
		if ((text[i] < ' ' || text[i] > '_') && !memchr("\r\n\f", text[i], 3))
			return false;
	return true;
}
