#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The computer as a player, through the commands.
# Run from the top of the tree; the program is HALMA.
set -u
. tests/common

# halma OPTIONS...: runs a script from standard input.
halma()
{
	"$HALMA" --no-rc --seed 7 "$@" 2>&1
}

# says WHAT PATTERN: the last answer, in $work/out, has a line like that.
says()
{
	grep -qE "$2" "$work/out"
	check "$1" $?
}

# Every variant and number of players plays itself to an end.
for game in 'kitchen4 2' 'kitchen5 2' 'halma8 2' 'grasshopper 2' 'corners10 2' 'corners10 3' \
	'corners10 4' 'sides10 2' 'sides10 3' 'sides10 4' 'halma10 2' 'halma13 2' 'halma4 3' \
	'halma4 4' 'halma 2' 'star 2' 'star 3' 'star 4' 'star 6'; do
	{
		echo "new $game"
		# Levels from the last player on, so that nobody moves before all are set.
		for player in $(seq "${game#* }" -1 1); do
			echo "computer $player 2"
		done
		echo turn
	} | halma | tail -n 1 >"$work/out"
	says "$game plays itself to an end" '^[A-Z][a-z]* has won|^Both are home: '
done

# The same seed gives the same moves, for each level.
for level in 1 2 3 4; do
	script="computer blue $level\na7-c5\nb8-d6\nhistory"
	printf '%b\n' "$script" | halma -v halma8 >"$work/first"
	printf '%b\n' "$script" | halma -v halma8 >"$work/out"
	cmp -s "$work/first" "$work/out"
	check "level $level plays the same with the same seed" $?
	says "level $level answers each move" '^2: b8-d6, '
done

# It is announced as a person's move is, and undo goes back to the person.
printf 'computer blue 2\nc5-d4\nundo\nturn\n' | halma >"$work/out"
says "its move is told like anybody's" '^Blue: [a-e][1-5], .*\. Red to move\.$'
says "undo goes back to a person's turn" '^Red to move, turn 1\.$'

# The same game again has the same players; another one has persons.
printf 'computer blue 2\nc5-d4\nnew\nc5-d4\nsetup 2BBB/3BB/A3B/AA3/AAA2 A\nnew kitchen4\ncomputer\n' |
	halma >"$work/out"
says "a new game has the same computer players" \
	'^New game\. kitchen5: Red, Blue\. The computer plays Blue at level 2\. Red to move, turn 1\.$'
is "and they play" "$(grep -c '^Blue: .*\. Red to move\.$' "$work/out")" 2
says "so has a position that is set up" \
	'^kitchen5: Red, Blue\. The computer plays Blue at level 2\. Red to move, turn 1\.$'
says "a game of another variant has persons" '^New game\. kitchen4: Red, Blue\. Red to move, turn 1\.$'
says "for all" '^A person plays Blue\.$'

# The computer does not play while a game is reviewed, and goes on after it.
printf 'computer blue 1\nc5-d4\nreview first\nreview forward\nturn\nreview off\na5-c5\nhistory\n' |
	halma --seed 1 >"$work/out"
says "in a review the computer waits" '^Blue to move, turn 1\.$'
says "after it the computer answers" '^2: a5-c5, '

# Who has accepted a draw that others have not answered does not accept it again.
{
	echo 'new corners10 3'
	for _ in 1 2 3 4 5; do
		printf 'go\nc9-c8\ngo\ngo\nc8-c9\ngo\n'
	done
	printf 'draw\ngo\ndraw\nturn\ncomputer blue 1\nturn\n'
} | halma --seed 1 >"$work/out"
says "a draw accepted already: the computer moves" '^Green to move, turn 11\.'

# A record notes the level, and a loaded game goes on with it.
printf 'c5-d4\ncomputer blue 3\nsave %s/game.halma\n' "$work" | halma >"$work/out"
grep -q '^\[Computer "B 3"\]$' "$work/game.halma"
check "the record notes the level" $?
printf 'load %s/game.halma\nhistory\ncomputer\n' "$work" | halma >"$work/out"
says "a loaded game keeps the level" '^The computer plays Blue at level 3\.$'
says "a loaded game has a person for the other" '^A person plays Red\.$'
printf 'computer blue 3\ncomputer blue off\nc5-d4\nturn\n' | halma >"$work/out"
says "a person plays again" '^Blue to move, turn 1\.$'

# A hint is a move that can be played, with a reason.
for variant in kitchen4 kitchen5 halma8 sides10 halma10 star; do
	printf 'hint 3\n' | halma -v "$variant" >"$work/out"
	[ "$(grep -cE '^[a-q][0-9]+, .*: (a step|[0-9]+ jumps?), ' "$work/out")" -eq 3 ]
	check "$variant has three hints" $?
	sed 's/:.*//; s/,//g' "$work/out" | while read -r move; do
		printf '%s\n' "$move" | "$HALMA" --no-rc -v "$variant" >/dev/null || exit 1
	done
	check "the hints of $variant can be played" $?
done

# The solved board: the values hurry to the end that they foretell.
printf 'rule equalise on\nsetup BB3/BBB2/B3A/2AAA/3AA A\nc2-c1\nhint 2\n' | halma >"$work/out"
says "in the last turn a hint looks no further" '^b4, c5: a step\.$'
printf 'new corners10 3\nsetup %s\nhint\n' \
	'7AAA/5A2AA/8AA/10/10/10/10/CC4B2B/CCC4BBB/CCC4BBB A' | halma >"$work/out"
says "of three, a hint tells one's own turns" 'home in 2 turns of your own\.$'

printf 'new kitchen4\nsolve\nvalue\nhint\n' | halma >"$work/out"
says "totals of kitchen4" '^1681680 positions: 3195 won, 347 lost, 1678138 drawn$'
says "the start is drawn" '^A draw if both play well\.$'
says "the hint says so" 'a draw if both play well\.$'
printf 'new kitchen4\nrule goal-lock strict\nsolve\n' | halma >"$work/out"
says "totals of kitchen4, strict" '^1681680 positions: 13989 won, 7569 lost, 1660122 drawn$'
won='BBBB/B1BA/A1AA/A1A1 A'
printf 'new kitchen4\nsetup %s\nvalue\nhint\n' "$won" | halma >"$work/out"
turns=$(sed -n 's/^A win in \([0-9]*\) turns\.$/\1/p' "$work/out")
[ -n "$turns" ]
check "a position is won" $?
says "the hint tells the turns" "a forced win in $turns turns?\\.\$"
printf 'new kitchen4\nsetup %s\ncomputer 2 6\ncomputer 1 6\nlast\nturn\n' "$won" |
	halma >"$work/out"
says "perfect play wins in so many turns" "^$(((turns + 1) / 2)): Red: "
says "perfect play wins" '^Red has won\.$'
printf 'value\n' | halma >"$work/out"
says "other boards have no values" '^halma: line 1: Only kitchen4 is solved; '
printf 'new kitchen4\nrule equalise on\nvalue\n' | halma >"$work/out"
says "nor has the equalising turn" '^halma: line 3: With the equalising turn '

# Draws: it takes one when it is behind, and not when it is about to win.
move=$(printf 'new kitchen4\nsetup %s\nhint\n' "$won" | halma | sed -n '$s/:.*//p' | tr -d ',')
printf 'new kitchen4\nsetup %s\ncomputer 2 6\ndraw\n%s\nturn\n' "$won" "$move" |
	halma >"$work/out"
says "a lost game is drawn gladly" '^The game is drawn by agreement\.$'
printf 'computer blue 2\ndraw\na5-c3\n' | halma >"$work/out"
says "a game that has just begun is not drawn" '^Blue: .* Red to move\.$'
printf 'new kitchen4\nsetup BBBB/BAAA/B2A/1AA1 B\ndraw\na2-a1\ncomputer 1 6\nturn\n' |
	halma >"$work/out"
says "a won game is not" '^Blue to move, turn 2\.$'

# An offer is not a position of its own: it plays the same moves without.
set -- c5-d5 d5-c5 c5-d5 d5-c5 c5-d5 d5-e5
{
	echo 'computer blue 4'
	printf '%s\n' "$@" history
} | halma | grep '^[0-9]*: c5\|^[0-9]*: d5' >"$work/plain"
{
	echo 'computer blue 4'
	printf 'draw\n%s\n' "$@"
	echo history
} | halma | sed -n 's/^\([0-9]*: \)draw, /\1/p' >"$work/out"
cmp "$work/plain" "$work/out"
check "offers of a draw change nothing of its play" $?
says "and it answers each of them" '^6: d5-e5, '

# What is refused.
for line in 'computer red 7' 'computer red 0' 'computer nobody 1' 'computer red 1 2' 'hint 0' \
	'hint 17' 'go 1'; do
	printf '%s\n' "$line" | halma >"$work/out"
	says "refused: $line" '^halma: line 1: '
done
for seed in 0 x -1; do
	"$HALMA" --no-rc --seed "$seed" -c turn >"$work/out" 2>&1
	[ $? -eq 2 ]
	check "refused: --seed $seed" $?
done

finish computer
