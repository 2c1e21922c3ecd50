/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "output.h"

#include <string.h>
#include <sys/ioctl.h>

#include "ascii.h"
#include "buf.h"
#include "fold.h"
#include "i18n.h"
#include "text.h"
#include "utf8.h"

/* Adds the text without marks for the ear, and with all cleaned that could steer a
 * terminal: names of files are not ours.  Only the ends of lines stay. */
static void add_clean(struct buf *out, const char *text)
{
	struct buf copy = { 0 };
	char *line;

	text_add_unmarked(&copy, text);
	line = copy.text;
	while (line && *line) {
		char *end = line + strcspn(line, "\n");
		bool last = !*end;

		*end = '\0';
		utf8_clean(line);
		buf_add(out, line);
		if (last)
			break;
		buf_add_char(out, '\n');
		line = end + 1;
	}
	buf_clear(&copy);
}

void output_prepare(struct buf *out, const char *text, int width)
{
	struct buf clean = { 0 }, ascii = { 0 };

	add_clean(&clean, text);
	text = buf_text(&clean);
	if (!i18n_is_utf8()) {
		ascii_add(&ascii, text);
		text = buf_text(&ascii);
	}
	fold_text(out, text, width);
	buf_clear(&clean);
	buf_clear(&ascii);
}

int output_width(FILE *stream, int width)
{
	struct winsize size;

	if (width != OUTPUT_TERMINAL)
		return width;
	return ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

bool output_write(FILE *stream, const char *text, int width)
{
	struct buf out = { 0 };
	bool done;

	output_prepare(&out, text, output_width(stream, width));
	done = fwrite(buf_text(&out), 1, out.length, stream) == out.length &&
		fflush(stream) == 0;
	buf_clear(&out);
	return done;
}
