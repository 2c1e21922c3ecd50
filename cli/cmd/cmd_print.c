/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmd.h"
#include "file.h"
#include "i18n.h"
#include "lp.h"
#include "match.h"
#include "mem.h"
#include "page_format.h"
#include "print.h"
#include "prose.h"
#include "template.h"
#include "text.h"

const char *cmd_prose(struct session *session, int grade)
{
	const char *language = i18n_language();
	const char *table = prose_table(language, grade);
	int nearest = prose_grade(language, grade);

	if (!table || !prose_has(table)) {
		session_refuse(session, NULL,
			_("The braille table %s cannot be found; install liblouis-data."),
			table ? table : language);
		return NULL;
	}
	if (nearest != grade && !session->grade_told) {
		text_add(&session->answer.text,
			_("In this language there is no braille of grade %d; grade %d is taken."),
			grade, nearest);
		buf_add_char(&session->answer.text, '\n');
		session->grade_told = true;
	}
	return table;
}

/* What "print" is asked for. */
struct request {
	struct print print;
	bool template;
	const char *path; /* as typed; "" if none */
};

enum { PRINT_BOARD, PRINT_MOVES, PRINT_THE_START, PRINT_AN_EMPTY, PRINT_BRAILLE, PRINT_TEMPLATE };

static const char *const print_ids[] = {
	[PRINT_BOARD] = NC_("option", "board"), [PRINT_MOVES] = NC_("option", "moves"),
	[PRINT_THE_START] = NC_("option", "start"), [PRINT_AN_EMPTY] = NC_("option", "empty"),
	[PRINT_BRAILLE] = NC_("option", "braille"), [PRINT_TEMPLATE] = NC_("option", "template"),
};

enum { PRINT_IDS = sizeof print_ids / sizeof *print_ids };

static void apply(struct request *request, int id)
{
	switch (id) {
	case PRINT_BOARD:     request->print.board = true; break;
	case PRINT_MOVES:     request->print.moves = true; break;
	case PRINT_THE_START: request->print.position = PRINT_START; break;
	case PRINT_AN_EMPTY:  request->print.position = PRINT_EMPTY; break;
	case PRINT_BRAILLE:   request->print.tactile = false; break;
	case PRINT_TEMPLATE:  request->template = true; break;
	}
}

static enum session_result refuse_option(struct session *session, const char *option,
	const struct buf *candidates)
{
	struct buf list = { 0 };

	if (candidates->length)
		return cmd_refuse_several(session, option, candidates);
	for (int i = 0; i < PRINT_IDS; i++)
		text_add_made_item(&list, "--%s", _(print_ids[i]));
	session_refuse(session, NULL, _("There is no option %s; the options are %s."),
		text_typed(option).text, buf_text(&list));
	buf_clear(&list);
	return SESSION_REFUSED;
}

/* Reads the options in front of the name of the file; `text` is cut into words. */
static enum session_result read_request(struct session *session, char *text,
	struct request *request)
{
	enum session_result result = SESSION_DONE;
	struct match match = { 0 };
	struct buf candidates = { 0 };

	for (int i = 0; i < PRINT_IDS; i++)
		match_add_both(&match, print_ids[i], i);
	while (result == SESSION_DONE && *text == '-') {
		char *next = text + strcspn(text, " ");
		int id;

		if (*next)
			*next++ = '\0';
		id = match_find(&match, text + strspn(text, "-"), &candidates);
		if (id < 0)
			result = refuse_option(session, text, &candidates);
		else
			apply(request, id);
		text = next + strspn(next, " ");
	}
	buf_clear(&candidates);
	request->path = text;
	return result;
}

static struct request make_request(const struct session *session)
{
	const struct session_braille *braille = &session->settings.braille;

	return (struct request){
		.print = {
			.game = session->game, .side = session->settings.side,
			.signs = braille->signs, .tactile = true, .page = braille->page,
		},
		.path = "",
	};
}

/* The path to print to: the one that is typed, or else the file of the game or the name
 * of the variant with the ending of what is printed.  The caller frees it. */
static char *make_path(const struct session *session, const struct request *request)
{
	const char *name = session->file ? session->file :
		game_ground(session->game)->variant->id;
	const char *slash = strrchr(name, '/'), *dot = strrchr(slash ? slash : name, '.');
	struct buf path = { 0 };

	if (*request->path)
		return cmd_read_path(request->path);
	buf_add_bytes(&path, name, dot ? (size_t)(dot - name) : strlen(name));
	buf_add(&path, request->template ? ".pdf" : ".brf");
	return path.text;
}

/* The format by the ending of a path; NULL if the line was refused. */
static const struct page_format *find_format(struct session *session, const char *path)
{
	const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
	const struct page_format *format = dot ? page_find_format(dot + 1) : NULL;
	struct buf list = { 0 };

	for (int i = 0; page_ending(i); i++)
		text_add_made_item(&list, ".%s", page_ending(i));
	if (!format)
		session_refuse(session, NULL,
			_("The ending of %s does not tell what to print; possible endings: %s."), path,
			buf_text(&list));
	buf_clear(&list);
	return format;
}

/* Is it something printed in this format?  Pages are never longer than can be read. */
static bool is_printed(const void *format, const char *text, size_t length)
{
	return length <= FILE_BYTES && page_is_like(format, text, length);
}

/* A file that is printed.  It is begun with the first bytes of it, so that pages that turn
 * out to be too many touch nothing. */
struct output {
	const struct page_format *format;
	const char *path;
	struct file_text *file; /* NULL before */
};

static bool write_output(void *context, const char *bytes, size_t length)
{
	struct output *output = context;

	if (!output->file && file_may_replace(output->path, is_printed, output->format))
		output->file = file_begin(output->path);
	return output->file && file_add(output->file, bytes, length);
}

static enum session_result fail(struct session *session, const char *path)
{
	if (errno != EEXIST)
		return cmd_fail(session, path);
	return session_refuse(session, NULL,
		_("%s exists and holds something else; choose another name."), path);
}

/* Prints pages, or the board to build, into a file, and tells how many pages it has. */
static enum session_result print_file(struct session *session, const struct request *request,
	const struct page_format *format, const char *path, int *pages)
{
	struct output output = { .format = format, .path = path };
	int error;

	*pages = request->template ?
		template_write(&request->print.page, game_ground(session->game),
			session->settings.braille.square, write_output, &output) :
		print_game(&request->print, format, write_output, &output);
	error = errno;
	if (output.file && !file_end(output.file, *pages > 0) && *pages > 0)
		return fail(session, path);
	errno = error;
	if (*pages < 0)
		return fail(session, path);
	if (format->single && *pages > 1)
		return session_refuse(session, NULL, i18n_plural(
			"That takes %d page, but a file of this kind holds one; name a file that ends in .pdf.",
			"That takes %d pages, but a file of this kind holds one; name a file that ends in .pdf.",
			(unsigned long)*pages), *pages);
	return SESSION_DONE;
}

/* Can that be printed in this format?  Finds the braille for it. */
static enum session_result check_request(struct session *session, struct request *request,
	const struct page_format *format)
{
	if (request->template)
		return format->drawn && !format->single ? SESSION_DONE :
			session_refuse(session, NULL, "%s",
				_("A template takes several sheets; name a file that ends in .pdf."));
	request->print.table = cmd_prose(session, session->settings.braille.grade);
	return request->print.table ? SESSION_DONE : SESSION_REFUSED;
}

/* Without an option that says what to print: the board, and on pages of text also the
 * moves that led to it. */
static void choose_parts(struct request *request, const struct page_format *format)
{
	struct print *print = &request->print;

	if (print->board || print->moves)
		return;
	print->board = true;
	print->moves = !format->drawn && print->position == PRINT_NOW &&
		game_count(print->game);
}

enum session_result cmd_print(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct request request = make_request(session);
	enum session_result result = SESSION_DONE;
	const struct page_format *format;
	char *path;
	int pages;

	if (argc)
		result = read_request(session, argv[0], &request);
	if (result != SESSION_DONE)
		return result;
	path = make_path(session, &request);
	format = find_format(session, path);
	if (format)
		choose_parts(&request, format);
	result = format ? check_request(session, &request, format) : SESSION_REFUSED;
	if (result == SESSION_DONE)
		result = print_file(session, &request, format, path, &pages);
	if (result == SESSION_DONE) {
		text_add(&session->answer.text, i18n_plural("%s: %d page.", "%s: %d pages.",
			(unsigned long)pages), path, pages);
		buf_add_char(&session->answer.text, '\n');
	}
	free(path);
	return result;
}

/* Sends the pages to the printer and tells how that went. */
static enum session_result send(struct session *session, const char *printer, const char *path)
{
	struct buf said = { 0 };
	enum session_result result = SESSION_DONE;

	switch (lp_send(path, printer, &said)) {
	case LP_SENT:
		text_add(&session->answer.text, "%s\n", said.length ? said.text : _("Sent."));
		(void)unlink(path);
		break;
	case LP_MISSING:
		result = session_refuse(session, NULL,
			_("The program lp is missing; install cups-client, or take the pages to the embosser: they are in %s."),
			path);
		break;
	case LP_REFUSED:
		result = session_refuse(session, NULL,
			_("The pages were not sent and are kept in %s. The command lpstat -e lists the printers, and set printer chooses one. lp says: %s"),
			path, said.length ? said.text : _("nothing"));
		break;
	}
	buf_clear(&said);
	return result;
}

enum session_result cmd_emboss(struct session *session, const struct cmd *self,
	int argc, char **argv)
{
	struct request request = make_request(session);
	const struct page_format *format = page_find_format("brf");
	const char *printer = argc ? argv[0] : session->settings.braille.printer;
	enum session_result result;
	char *path;
	int pages;

	if (printer && !lp_is_name(printer))
		return cmd_refuse_printer(session, printer);
	path = session->journal ? journal_file(session->journal, "emboss.brf") :
		mem_copy("emboss.brf");
	choose_parts(&request, format);
	result = check_request(session, &request, format);
	if (result == SESSION_DONE)
		result = print_file(session, &request, format, path, &pages);
	if (result == SESSION_DONE)
		result = send(session, printer, path);
	free(path);
	return result;
}
