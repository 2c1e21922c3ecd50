#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Plays the sessions in tests/golden: each NAME.in is a script whose answers must be
# NAME.out and whose complaints NAME.err, byte for byte; without NAME.err there must
# be none, and the status must be 0.  A first line "# options: ..." adds options.
# With --update the files are written anew; with names only those are played.
# Run from the top of the tree; the program is HALMA.
set -u
. tests/common
unset XDG_STATE_HOME XDG_CONFIG_HOME
golden=$PWD/tests/golden
update=no
if [ "${1-}" = --update ]; then
	update=yes
	shift
fi

# play IN: leaves out, err and status in the work folder.
play()
{
	rm -rf "$work/play"
	mkdir -p "$work/play/home"
	options=$(sed -n '1s/^# options: //p' "$1")
	# shellcheck disable=SC2086 # the options are words
	(cd "$work/play" && HOME=$work/play/home "$HALMA" --no-rc $options \
		<"$1" >"$work/out" 2>"$work/err"; echo $? >"$work/status")
}

# compare NAME: says what differs.
compare()
{
	wanted=0
	[ -e "$golden/$1.err" ] && wanted=1
	[ "$(cat "$work/status")" -eq $wanted ] ||
		{ echo "$1: status $(cat "$work/status"), not $wanted"; return 1; }
	diff -u "$golden/$1.out" "$work/out" || return 1
	if [ -e "$golden/$1.err" ]; then
		diff -u "$golden/$1.err" "$work/err"
	else
		diff -u /dev/null "$work/err"
	fi
}

if [ $# -eq 0 ]; then
	set -- "$golden"/*.in
fi
for session in "$@"; do
	name=$(basename "$session" .in)
	play "$golden/$name.in"
	if [ $update = yes ]; then
		cp "$work/out" "$golden/$name.out"
		rm -f "$golden/$name.err"
		[ ! -s "$work/err" ] || cp "$work/err" "$golden/$name.err"
	fi
	if compare "$name"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "failed: $name"
	fi
done
finish golden
