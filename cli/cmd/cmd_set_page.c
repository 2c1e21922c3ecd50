/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"
#include "cmd_set.h"
#include "i18n.h"
#include "lp.h"
#include "match.h"
#include "mem.h"
#include "prose.h"
#include "text.h"

void cmd_choose_newline(struct session *session, int choice)
{
	session->settings.braille.page.crlf = choice;
}

int cmd_chosen_newline(const struct session *session)
{
	return session->settings.braille.page.crlf;
}

void cmd_choose_formfeed(struct session *session, int choice)
{
	session->settings.braille.page.formfeed = choice;
}

int cmd_chosen_formfeed(const struct session *session)
{
	return session->settings.braille.page.formfeed;
}

void cmd_choose_ink(struct session *session, int choice)
{
	session->settings.braille.page.ink = choice;
}

int cmd_chosen_ink(const struct session *session)
{
	return session->settings.braille.page.ink;
}

void cmd_choose_cells(struct session *session, int choice)
{
	session->settings.braille.signs = (enum braille_signs)choice;
}

int cmd_chosen_cells(const struct session *session)
{
	return session->settings.braille.signs;
}

void cmd_choose_paper(struct session *session, int choice)
{
	session->settings.braille.page.paper = (enum page_paper)choice;
}

int cmd_chosen_paper(const struct session *session)
{
	return session->settings.braille.page.paper;
}

enum session_result cmd_set_grade(struct session *session, const char *value)
{
	int grade;

	if (!cmd_read_number(session, value, 0, PROSE_GRADES - 1, &grade))
		return SESSION_REFUSED;
	if (!cmd_prose(session, grade))
		return SESSION_REFUSED;
	session->settings.braille.grade = grade;
	return SESSION_DONE;
}

void cmd_get_grade(const struct session *session, struct buf *value)
{
	text_add(value, "%d", session->settings.braille.grade);
}

enum session_result cmd_set_square(struct session *session, const char *value)
{
	int square;

	if (!cmd_read_number(session, value, SESSION_SQUARE_LEAST, SESSION_SQUARE_MOST, &square))
		return SESSION_REFUSED;
	session->settings.braille.square = square;
	return SESSION_DONE;
}

void cmd_get_square(const struct session *session, struct buf *value)
{
	text_add(value, "%d", session->settings.braille.square);
}

enum session_result cmd_set_page(struct session *session, const char *value)
{
	int width, height, end = 0;

	if (strspn(value, "0123456789xX") != strlen(value) ||
	    sscanf(value, "%3d%*1[xX]%3d%n", &width, &height, &end) != 2 || value[end] ||
	    width < PAGE_WIDTH_LEAST || width > PAGE_WIDTH_MOST ||
	    height < PAGE_HEIGHT_LEAST || height > PAGE_HEIGHT_MOST)
		return session_refuse(session, NULL,
			_("%s is not a page; it must be cells by lines, from %dx%d to %dx%d, such as 40x25."),
			text_typed(value).text, PAGE_WIDTH_LEAST, PAGE_HEIGHT_LEAST,
			PAGE_WIDTH_MOST, PAGE_HEIGHT_MOST);
	session->settings.braille.page.width = width;
	session->settings.braille.page.height = height;
	return SESSION_DONE;
}

void cmd_get_page(const struct session *session, struct buf *value)
{
	text_add(value, "%dx%d", session->settings.braille.page.width,
		session->settings.braille.page.height);
}

enum session_result cmd_refuse_printer(struct session *session, const char *name)
{
	return session_refuse(session, NULL,
		_("\"%s\" is not the name of a printer; the command lpstat -e lists the printers."),
		text_typed(name).text);
}

enum session_result cmd_set_printer(struct session *session, const char *value)
{
	bool off = match_is("off", value);

	if (!off && !lp_is_name(value))
		return cmd_refuse_printer(session, value);
	free(session->settings.braille.printer);
	session->settings.braille.printer = off ? NULL : mem_copy(value);
	return SESSION_DONE;
}

void cmd_get_printer(const struct session *session, struct buf *value)
{
	const char *printer = session->settings.braille.printer;

	buf_add(value, printer ? printer : _("off"));
}
