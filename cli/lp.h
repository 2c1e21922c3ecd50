/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Sends a file to an embosser through CUPS, the print server: by its program lp, with no
 * shell in between.
 *
 * A printer is what CUPS calls so: a queue with a name, here that of an embosser.
 */
#ifndef CLI_LP_H
#define CLI_LP_H

#include <stdbool.h>

#include "buf.h"

enum lp_result {
	LP_SENT,
	LP_MISSING, /* there is no lp */
	LP_REFUSED, /* lp failed */
};

/* Could that be the name of a printer?  CUPS takes up to 127 printable characters other
 * than blanks, "/", "\\", "#", quotes and "?" (lpadmin(8)); a hyphen in front would be an
 * option. */
bool lp_is_name(const char *printer);

/* Sends a BRF file to a printer, or with NULL to the default one.  `said` gets the
 * first line of what lp said, cleaned (utf8.h). */
enum lp_result lp_send(const char *path, const char *printer, struct buf *said);

#endif
