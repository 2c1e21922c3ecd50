/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "i18n.h"

#include <assert.h>
#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The codes of a11y/po/LINGUAS, as "de nl es". */
#ifndef I18N_LINGUAS
#define I18N_LINGUAS ""
#endif

enum { CODE_LENGTH = 2, CODES = 16 };

static const char domain[] = "halma";

/* gettext's language belongs to the whole process, and so does this. */
static struct {
	char code[CODES][CODE_LENGTH + 1]; /* "en" and those of LINGUAS */
	int count;
	int language; /* of `code` */
	bool utf8;
} state;

static void list_codes(void)
{
	const char *at = I18N_LINGUAS;

	strcpy(state.code[0], "en");
	state.count = 1;
	for (; *at && state.count < CODES; at += strspn(at, " ")) {
		assert(strcspn(at, " ") == CODE_LENGTH);
		memcpy(state.code[state.count++], at, CODE_LENGTH);
		at += strcspn(at, " ");
	}
}

/* The index of the code that a locale's name begins with, as "de_AT.UTF-8"; -1 if
 * there is no such language. */
static int find_code(const char *name)
{
	char after = strlen(name) < CODE_LENGTH ? '\0' : name[CODE_LENGTH];

	if (after && !strchr("_.@:-", after))
		return -1;
	for (int i = 0; i < state.count; i++)
		if (strncasecmp(name, state.code[i], CODE_LENGTH) == 0)
			return i;
	return -1;
}

/* The value of the first of the variables that is set; "" if none is. */
static const char *first_set(const char *const variables[3])
{
	for (int i = 0; i < 3; i++) {
		const char *value = getenv(variables[i]);

		if (value && *value)
			return value;
	}
	return "";
}

/* The language that the environment asks for; 0, English, by default. */
static int language_of_environment(void)
{
	static const char *const variables[3] = { "LC_ALL", "LC_MESSAGES", "LANG" };
	const char *locale = first_set(variables);
	const char *list = getenv("LANGUAGE");
	int code;

	/* As in gettext, the locale C speaks English whatever LANGUAGE says. */
	if (!*locale || strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0)
		return 0;
	for (; list && *list; list += strcspn(list, ":"), list += *list == ':') {
		code = find_code(list);
		if (code >= 0)
			return code;
	}
	code = find_code(locale);
	return code < 0 ? 0 : code;
}

/* Does the terminal take UTF-8, by the locale or, if that is not installed, by
 * its name? */
static bool takes_utf8(void)
{
	static const char *const variables[3] = { "LC_ALL", "LC_CTYPE", "LANG" };
	const char *locale = first_set(variables);
	const char *charset = strchr(locale, '.');

	if (setlocale(LC_CTYPE, ""))
		return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
	return charset && (strncasecmp(charset, ".UTF-8", 6) == 0 ||
		strncasecmp(charset, ".utf8", 5) == 0);
}

void i18n_init(const char *folder)
{
	list_codes();
	state.utf8 = takes_utf8();
	/* Text inside the program is UTF-8 in any case. */
	setlocale(LC_CTYPE, "C.UTF-8");
	bindtextdomain(domain, folder);
	bind_textdomain_codeset(domain, "UTF-8");
	i18n_set_language(state.code[language_of_environment()]);
}

bool i18n_set_language(const char *code)
{
	int language = find_code(code);

	if (language < 0)
		return false;
	state.language = language;
	/* LANGUAGE is heeded in any locale but C.  gettext keeps what it has found
	 * until the domain is set again. */
	setenv("LANGUAGE", state.code[language], 1);
	setlocale(LC_MESSAGES, "C.UTF-8");
	textdomain(domain);
	return true;
}

const char *i18n_language(void)
{
	return state.count ? state.code[state.language] : "en";
}

const char *i18n_code(int i)
{
	return i < state.count ? state.code[i] : NULL;
}

bool i18n_is_utf8(void)
{
	return state.utf8;
}

const char *i18n_text(const char *text)
{
	/* The empty text would give the header of the catalogue. */
	const char *found = *text ? gettext(text) : text;

	return found == text ? i18n_english(text) : found;
}

const char *i18n_english(const char *text)
{
	const char *mark = strchr(text, '\004');

	return mark ? mark + 1 : text;
}

const char *i18n_plural(const char *one, const char *many, unsigned long number)
{
	return ngettext(one, many, number);
}
