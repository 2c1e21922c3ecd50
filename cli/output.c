/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "output.h"

#include "ascii.h"
#include "buf.h"
#include "fold.h"
#include "i18n.h"

void output_prepare(struct buf *out, const char *text, int width)
{
	struct buf ascii = { 0 };

	if (!i18n_is_utf8()) {
		ascii_add(&ascii, text);
		text = buf_text(&ascii);
	}
	fold_text(out, text, width);
	buf_clear(&ascii);
}

bool output_write(FILE *stream, const char *text, int width)
{
	struct buf out = { 0 };
	bool done;

	output_prepare(&out, text, width);
	done = fwrite(buf_text(&out), 1, out.length, stream) == out.length &&
		fflush(stream) == 0;
	buf_clear(&out);
	return done;
}
