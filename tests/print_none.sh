#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A halma that was built without printing, WITH_PAPER=0: what would print says so in one
# line and leaves files alone; the settings of pages are kept, and the game goes on.
# Run from the top of the tree; the program is HALMA.
set -u
. tests/common
cd "$work" || exit 1

none='This halma was built without printing.'
echo old >old.brf

for line in print 'print new.brf' 'print old.brf' 'print --template new.pdf' emboss \
	'emboss index' 'set grade 1'; do
	run "$line" 1 "" "halma: command 1: $none" -c "$line"
done
run "settings of pages" 0 "page 30x20.
paper letter.
Red to move, turn 1." "" -c 'set page 30x20' -c 'set paper letter' -c turn
run "in German" 1 "" "halma: Befehl 1: Dieses Halma wurde ohne Druckfunktion gebaut." \
	--lang de -c drucken
is "no file is made, and what was there stays" "$(ls -- *.brf; cat old.brf)" "old.brf
old"
none "neither liblouis nor cairo is wanted" "$(nm -u "$HALMA" | grep -e lou_ -e cairo_)"

finish print_none
