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

static const char *const newline_ids[] = { [false] = "lf", [true] = "crlf" };

enum session_result cmd_set_newline(struct session *session, const char *value)
{
	return cmd_set_either(session, value, newline_ids, &session->settings.braille.crlf);
}

void cmd_get_newline(const struct session *session, struct buf *value)
{
	buf_add(value, newline_ids[session->settings.braille.crlf]);
}

enum session_result cmd_set_formfeed(struct session *session, const char *value)
{
	return cmd_set_switch(session, value, &session->settings.braille.formfeed);
}

void cmd_get_formfeed(const struct session *session, struct buf *value)
{
	cmd_get_switch(session->settings.braille.formfeed, value);
}

enum session_result cmd_set_ink(struct session *session, const char *value)
{
	return cmd_set_switch(session, value, &session->settings.braille.ink);
}

void cmd_get_ink(const struct session *session, struct buf *value)
{
	cmd_get_switch(session->settings.braille.ink, value);
}

enum session_result cmd_set_cells(struct session *session, const char *value)
{
	const char *ids[VIEW_CELLS];
	int i;

	for (i = 0; i < VIEW_CELLS; i++)
		ids[i] = view_cells_id(i);
	i = cmd_set_choose(session, value, ids, VIEW_CELLS);
	if (i < 0)
		return SESSION_REFUSED;
	session->settings.braille.cells = (enum view_cells)i;
	return SESSION_DONE;
}

void cmd_get_cells(const struct session *session, struct buf *value)
{
	buf_add(value, _(view_cells_id(session->settings.braille.cells)));
}

enum session_result cmd_set_paper(struct session *session, const char *value)
{
	const char *ids[PAGE_PAPERS];
	int i;

	for (i = 0; i < PAGE_PAPERS; i++)
		ids[i] = page_paper_id(i);
	i = cmd_set_choose(session, value, ids, PAGE_PAPERS);
	if (i < 0)
		return SESSION_REFUSED;
	session->settings.braille.paper = (enum page_paper)i;
	return SESSION_DONE;
}

void cmd_get_paper(const struct session *session, struct buf *value)
{
	buf_add(value, page_paper_id(session->settings.braille.paper));
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
			_("%s is no page; it must be cells by lines, from %dx%d to %dx%d, such as 40x25."),
			text_typed(value).text, PAGE_WIDTH_LEAST, PAGE_HEIGHT_LEAST,
			PAGE_WIDTH_MOST, PAGE_HEIGHT_MOST);
	session->settings.braille.width = width;
	session->settings.braille.height = height;
	return SESSION_DONE;
}

void cmd_get_page(const struct session *session, struct buf *value)
{
	text_add(value, "%dx%d", session->settings.braille.width,
		session->settings.braille.height);
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
