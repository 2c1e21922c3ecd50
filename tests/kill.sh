#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Nothing that was answered is ever lost: the program is killed (kill -9) in the middle
# of a long game, and resume must give back every turn whose answer was out (halma(5)).
# Run from the top of the tree; the program is HALMA.
set -u
. tests/common
rounds=50 # of two kills each
burst=12  # lines given at once before each kill

# A game with turns taken back and played anew, draws offered, names given; each line
# has an answer of one line.  Chance is a generator of Park and Miller.
{
	echo "new halma 2"
	awk 'function chance(n) { x = x * 16807 % 2147483647; return int(x / 2147483647 * n) }
		function play(line) { print line; done[++count] = line }
		BEGIN { x = 20 }
		/^#/ { next }
		{
			play($0)
			c = ++move < 5 ? 9 : chance(20)
			if (c > 0 && c < 4) {
				print "undo " c
				for (i = count - c + 1; i <= count; i++)
					print done[i]
			} else if (c == 4 && move % 2)
				play("draw")
			else if (c == 5)
				print "name red Anna" move
		}' tests/games/halma-engine-2.moves
} >"$work/game"
all=$(wc -l <"$work/game")

# Where the game stands after each line: its position, and who is to move in what turn.
sed 's/$/\nposition\nturn/' "$work/game" | "$HALMA" --no-rc >"$work/answers" || exit 1
[ "$(wc -l <"$work/answers")" -eq $((3 * all)) ] || exit 1
sed -n 'n;N;s/\n/, /p' "$work/answers" >"$work/stands"

# play FIRST COUNT MORE: plays COUNT lines from FIRST on, after resume unless FIRST is
# 1; then gives the program a burst of lines, and kills it when MORE of them have been
# answered.  Sets `last` to the last line whose answer came out.
play()
{
	rm -f "$work/in" "$work/out"
	mkfifo "$work/in" "$work/out"
	"$HALMA" --no-rc <"$work/in" >"$work/out" &
	exec 3>"$work/in" 4<"$work/out"
	sed -n "$1,$(($1 + $2 - 1))p" "$work/game" >"$work/lines"
	sed -n "$(($1 + $2)),$(($1 + $2 + burst - 1))p" "$work/game" >"$work/burst"
	last=$(($1 - 1))
	if [ "$1" -gt 1 ]; then
		echo resume >&3
		read -r _ <&4
	fi
	cat "$work/lines" >&3
	while [ $last -lt $(($1 + $2 - 1)) ] && read -r _ <&4; do
		last=$((last + 1))
	done
	cat "$work/burst" >&3
	while [ $last -lt $(($1 + $2 + $3 - 1)) ] && read -r _ <&4; do
		last=$((last + 1))
	done
	kill -9 $!
	exec 3>&-
	while read -r _ <&4; do
		last=$((last + 1))
	done
	exec 4<&-
	wait $! 2>"$work/err"
}

# resumed WHAT: the game is where the last answered line left it, or the line after.
# Sets `stands` to that line.
resumed()
{
	found=$("$HALMA" --no-rc -c resume -c position -c turn | sed -n '2{N;s/\n/, /p;}')
	stands=$last
	while [ "$stands" -le $((last + 1)) ]; do
		if [ "$found" = "$(sed -n "${stands}p" "$work/stands")" ]; then
			passed=$((passed + 1))
			return
		fi
		stands=$((stands + 1))
	done
	failed=$((failed + 1))
	stands=$last
	echo "failed: $1, after line $last of $all"
	echo "found:  $found"
	echo "wanted: $(sed -n "${last}p" "$work/stands")"
}

# chance N: sets `chance` to a number from 0 to N - 1.
chance()
{
	seed=$((seed * 16807 % 2147483647))
	chance=$((seed / 100 % $1))
}

seed=1
round=1
while [ $round -le $rounds ]; do
	rm -rf "$XDG_STATE_HOME"
	chance $((all - 100))
	count=$((chance + 10))
	chance 4
	play 1 $count $chance
	resumed "round $round"
	chance 40
	count=$((chance + 1))
	chance 4
	play $((stands + 1)) $count $chance
	resumed "round $round, killed again"
	round=$((round + 1))
done
finish kill
