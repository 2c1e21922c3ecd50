/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Translates sentences into the user's language.
 *
 * This is the only part of the program that knows gettext.  Every sentence a user can
 * see goes through one of these, whole; a sentence with a number has a plural form.
 * N_() only marks a text in a table for translation, which _() translates where it is
 * used; NC_() marks one in a context, since a short English word may be two words
 * elsewhere: names of commands, settings and values, for instance.  NP_() marks the
 * two forms of a sentence with a number, for i18n_plural().
 *
 * Translations are UTF-8 inside the program, whatever the terminal takes.
 */
#ifndef A11Y_I18N_H
#define A11Y_I18N_H

#include <stdbool.h>

#define N_(text) (text)
#define NC_(context, text) (context "\004" text)
#define NP_(one, many) one, many
#define _(text) i18n_text(text)

/* Finds the catalogues in `folder` and takes the language from the environment:
 * LC_ALL, LC_MESSAGES or LANG, whichever is set first, and LANGUAGE as gettext has
 * it, also if no such locale is installed.  Of the locale only LC_MESSAGES and
 * LC_CTYPE are set, so that numbers keep their form. */
void i18n_init(const char *folder);

/* Changes to the language of that code, such as "de", or of a locale, "de_AT".  False
 * if there is none. */
bool i18n_set_language(const char *code);

/* The code of the language in use. */
const char *i18n_language(void);

/* The i-th code there is, "en" first; NULL past the last. */
const char *i18n_code(int i);

/* Does the terminal take UTF-8?  Else what is shown to it must be ASCII (ascii.h). */
bool i18n_is_utf8(void);

/* The translation of a text; the text itself if there is none. */
const char *i18n_text(const char *text) __attribute__((format_arg(1)));

/* The text itself: of what NC_() marks, without the context. */
const char *i18n_english(const char *text);

/* The translation for a number: of `one`, `many` or another form the language
 * has. */
const char *i18n_plural(const char *one, const char *many, unsigned long number)
	__attribute__((format_arg(1), format_arg(2)));

#endif
