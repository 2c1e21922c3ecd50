#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What every command prints, in every variant, is plain: ASCII without control
# characters, no blanks at the end of a line, no line longer than the width, and
# nothing on standard error.  Run from the top of the tree; the program is HALMA.
set -u
. tests/common

# no_line WHAT FILE PATTERN: passes if no line of the file matches.
no_line()
{
	grep -nE "$3" "$2" | head -n 3 | cat -v >"$work/found"
	[ ! -s "$work/found" ]
	check "$1" $?
	cat "$work/found"
}

# The last move that "moves all" tells, as FROM-TO.
last_move()
{
	tail -n 1 | sed -n 's/^\([a-q][0-9]*\):.*: \([a-q][0-9]*\)[,. ].*$/\1-\2/p'
}

# play GAME COUNT: the lines that begin a game and play some moves.
play()
{
	printf 'new %s\n' "$1" >"$work/moves"
	i=0
	while [ $i -lt "$2" ]; do
		{ cat "$work/moves"; echo moves all; } >"$work/ask"
		"$HALMA" --no-rc <"$work/ask" | last_move >"$work/move"
		[ -s "$work/move" ] || break
		cat "$work/move" >>"$work/moves"
		i=$((i + 1))
	done
	cat "$work/moves"
}

# Commands whose answers are folded, by a game after some moves; MOVE is the last.
questions()
{
	cell=${1#*-}
	cat <<END
board
rows
rows 4-3
rank 4
file d
line $cell e
look $cell
near $cell
moves
moves 3
moves chains
moves all
moves 2
moves $cell
$cell
to $cell
where
where 2
camp
goal
camp 2
goal 2
progress
last
last 9
turn
history
repeat
braille
braille 2
variants
rules
rule
rule goal-lock
set
set side 2
rows
set side 1
rows
set side off
set squares nato
moves
history
games
review
review off
set squares anna
board
set squares letters
set verbosity full
undo
redo
set verbosity brief
undo 2
redo 2
set verbosity normal
set prompt off
name 1 Anna-Maria von und zu Braunschweig
board
turn
draw
$(help_lines)
help
about
language en
save $work/saved.halma
load $work/saved.halma
resign
board
turn
undo
setup $2
board
resume
quit
END
}

# "help" and each command that "help" lists.
help_lines()
{
	for command in $commands; do
		echo "help $command"
	done
}

# Commands whose answers are never folded.
raw_questions()
{
	printf '%s\n' position 'perft 1' 'perft 2'
}

# Commands that only a game in another state, or another test, can try.
elsewhere="end pass why value solve computer go hint overview print emboss say speak"

# plain NAME FILE: is the output what halma(6) promises of any output?
plain()
{
	[ -s "$2" ]
	check "$1: there is an answer" $?
	no_line "$1: only printable ASCII" "$2" '[^ -~]'
	no_line "$1: no blank at the end of a line" "$2" ' $'
	[ "$(tail -c 1 "$2" | od -An -tx1)" = " 0a" ]
	check "$1: it ends with a newline" $?
}

commands=$("$HALMA" --no-rc -c help | sed -n 's/^[A-Z][a-z ]*: \(.*\)\.$/\1/p' |
	sed 's/a move such as [^,]*, //; s/ or .,/,/g; s/ or .$//; s/,//g')
position=$("$HALMA" --no-rc -c position)
[ "$(echo "$commands" | wc -w)" -gt 30 ]
check "help lists the commands" $?
for command in $commands; do
	questions a1-a2 "$position" | grep -q "^$command" ||
		raw_questions | grep -q "^$command" || [ "$command" = new ] ||
		case " $elsewhere " in *" $command "*) ;; *) false ;; esac
	check "$command is in questions(), raw_questions() or elsewhere of tests/raw.sh" $?
done

"$HALMA" --no-rc -c variants | sed 's/^\([^:]*\):.*; players: \(.*\); .*$/\1 \2/; s/,//g' |
	while read -r variant players; do
		for count in $players; do
			echo "$variant $count"
		done
	done >"$work/games"
[ "$(wc -l <"$work/games")" -ge 19 ]
check "variants lists the variants" $?

while read -r game; do
	play "$game" 7 >"$work/start"
	position=$({ cat "$work/start"; echo position; } | "$HALMA" --no-rc | tail -n 1)
	for width in 0 14 20 80; do
		{
			echo "set width $width"
			cat "$work/start"
			questions "$(tail -n 1 "$work/start")" "$position"
		} >"$work/in"
		for term in xterm dumb; do
			rm -rf "$XDG_STATE_HOME"
			TERM=$term "$HALMA" --no-rc <"$work/in" >"$work/$term" 2>"$work/err"
			check "$game, width $width, TERM=$term: status" $?
			no_line "$game, width $width, TERM=$term: nothing on standard error" \
				"$work/err" ''
		done
		cmp -s "$work/xterm" "$work/dumb"
		check "$game, width $width: TERM changes nothing" $?
		plain "$game, width $width" "$work/xterm"
		[ $width -eq 0 ] || no_line "$game: no line longer than $width" "$work/xterm" \
			"^.{$((width + 1)),}"
	done
	{ echo "set width 20"; cat "$work/start"; raw_questions; } >"$work/in"
	"$HALMA" --no-rc <"$work/in" 2>"$work/err" | tail -n 3 >"$work/out"
	plain "$game: position and perft" "$work/out"
	no_line "$game: position and perft, nothing on standard error" "$work/err" ''
	grep -qE '^[A-F0-9/]+ [A-F]( =)?$' "$work/out"
	check "$game: the position is one line at width 20" $?
done <"$work/games"

# Colours and accessible output are the only output there is.
for variable in NO_COLOR=1 ACCESSIBLE=1 CLICOLOR_FORCE=1 FORCE_COLOR=1 COLUMNS=20; do
	env "$variable" "$HALMA" --no-rc -c board -c rows >"$work/out" 2>&1
	"$HALMA" --no-rc -c board -c rows | cmp -s - "$work/out"
	check "$variable changes nothing" $?
done
finish raw
