/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the pieces stand. */
#include "i18n.h"
#include "text.h"
#include "view.h"
#include "words.h"

void view_where(const struct view *view, int player, struct buf *out)
{
	const struct cellset *own = &game_position(view->game)->own[player];
	struct buf list = { 0 };

	view_add_cells(view, own, &list);
	if (list.length)
		text_add(out, _("%s: %s."), words_player(view->game, player), buf_text(&list));
	else
		text_add(out, _("%s has no pieces."), words_player(view->game, player));
	buf_add_char(out, '\n');
	buf_clear(&list);
}

void view_board(const struct view *view, struct buf *out)
{
	for (int player = 0; player < game_ground(view->game)->players; player++)
		view_where(view, player, out);
	view_add_next(view, out);
}
