/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Sentences in the user's language.
 *
 * The only part of the program that knows gettext.  Every sentence a user can
 * see goes through one of these, whole; a sentence with a number has a plural
 * form.  N_() only marks a text in a table for translation, and NC_() one that
 * means different things in different contexts; _() translates it where it is
 * used, i18n_context() the latter.
 */
#ifndef A11Y_I18N_H
#define A11Y_I18N_H

#define N_(text) (text)
#define NC_(context, text) (context "\004" text)
#define _(text) i18n_text(text)

/* Takes the language from the environment (LC_MESSAGES and LC_CTYPE only, so
 * that numbers keep their form) and the catalogues from `folder`. */
void i18n_init(const char *folder);

/* The translation of a text; the text itself if there is none. */
const char *i18n_text(const char *text) __attribute__((format_arg(1)));

/* The translation of what NC_() marked. */
const char *i18n_context(const char *marked);

/* The translation for a number: of `one`, `many` or another form the language
 * has. */
const char *i18n_plural(const char *one, const char *many, unsigned long number)
	__attribute__((format_arg(1), format_arg(2)));

#endif
