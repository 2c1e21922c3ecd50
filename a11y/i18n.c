/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

static const char domain[] = "halma";

void i18n_init(const char *folder)
{
	setlocale(LC_CTYPE, "");
	setlocale(LC_MESSAGES, "");
	bindtextdomain(domain, folder);
	textdomain(domain);
}

const char *i18n_text(const char *text)
{
	/* The empty text would give the header of the catalogue. */
	return *text ? gettext(text) : text;
}

const char *i18n_context(const char *marked)
{
	const char *text = gettext(marked);

	return text == marked ? strchr(marked, '\004') + 1 : text;
}

const char *i18n_plural(const char *one, const char *many, unsigned long number)
{
	return ngettext(one, many, number);
}
