#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# A halma that was built without speech, WITH_VOICE=0: what would speak says so in one
# line, leaves files alone, and the game goes on.
# Run from the top of the tree; the program is HALMA.
set -u
. tests/common
cd "$work" || exit 1

turn='Red to move, turn 1.'
none='This halma was built without speech.'
echo old >old.wav

run "nothing is spoken unless it is wanted" 0 "$turn" "" -c turn
run "--speak" 0 "$turn" "$none" -s -c turn
run "speak on" 0 "Speech is off.
$turn" "$none" -c 'speak on' -c turn
run "speak off" 0 "Speech is off." "" -c 'speak off'
run "say" 0 "$turn" "$none" -c 'say halma' -c turn
run "say into a file" 1 "" "halma: command 1: $none" -c 'say halma > new.wav'
run "--wav" 2 "" "halma: $none" --wav new.wav -c turn
run "--wav with another file" 2 "" "halma: $none" --wav old.wav -c turn
run "set voice" 1 "" "halma: command 1: $none" -c 'set voice de'
run "set voice language" 0 "voice language." "" -c 'set voice language'
run "set rate" 0 "rate 300." "" -c 'set rate 300'
[ ! -e new.wav ]
check "no file is made" $?
is "what was there stays" "$(cat old.wav)" old
none "neither ALSA nor espeak-ng is wanted" \
	"$(nm -u "$HALMA" | grep -e snd_ -e dlopen; grep -c -a libespeak "$HALMA" | grep -v '^0$')"

finish voice_none
