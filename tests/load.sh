#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Records in files: what is saved comes back; what cannot be loaded is refused with
# its line and reason and leaves the game as it was; nothing in a file steers the
# terminal (halma(5)).  Run from the top of the tree; the program is HALMA.
set -u
. tests/common
games=$PWD/tests/games
cd "$work" || exit 1

# plain WHAT FILE...: no control characters, and no bytes but ASCII.
plain()
{
	what=$1
	shift
	! cat "$@" | tr -d '\n' | grep -q '[^ -~]'
	check "$what: nothing steers the terminal" $?
}

# A game in progress, its position and its turns.
before='c5-d4
d1-c2
a5-c3'
wanted='1A3/AA1A1/A1A1B/2BBB/2B1B B
1: c5-d4, d1-c2
2: a5-c3'

# refused WHAT STATUS REASON: loading the file x is, and the game is untouched.
refused()
{
	printf '%s\nload x\nposition\nhistory\nundo 2\nredo\n' "$before" |
		"$HALMA" --no-rc --keep-going >out 2>err
	is "$1: status" $? "$2"
	is "$1: reason" "$(cat err)" "halma: line 4: $3"
	is "$1: the game is untouched" "$(sed -n '4,6p' out)" "$wanted"
	is "$1: so is what can be taken back" "$(sed -n '7,8p' out)" \
		"Taken back: Blue d1, c2; Red a5, c3. Blue to move, turn 1.
Blue: d1, c2. Red to move."
	plain "$1" out err
	# The same file on the command line.
	"$HALMA" --no-rc -c position x >out 2>err
	is "$1, as an argument: status" $? "$2"
	is "$1, as an argument: no answer" "$(cat out)" ""
	is "$1, as an argument: reason" "$(cat err)" "halma: $3"
}

# record TAG... -- TURNS: a record of kitchen5 as the file x.
record()
{
	printf '[Game "Halma"]\n[Variant "kitchen5"]\n[Players "2"]\n' >x
	while [ "$1" != -- ]; do
		printf '%s\n' "$1" >>x
		shift
	done
	printf '\n%s\n' "$2" >>x
}

# ask COMMAND FILE: the answer in the game in a file.
ask()
{
	"$HALMA" --no-rc -c "$1" "$2" 2>&1 | grep -v '^Loaded '
}

: >x
refused "an empty file" 1 "x, line 1: The record is empty."
printf '\n  \n' >x
refused "blank lines" 1 "x, line 3: The record is empty."
rm x
refused "no file" 1 "x: No such file or directory."
mkdir x
refused "a folder" 1 "x: Is a directory."
rmdir x
ln -s x x
refused "a link to itself" 1 "x: Too many levels of symbolic links."
rm x
if [ "$(id -u)" -ne 0 ]; then
	: >x
	chmod 000 x
	refused "a file that may not be read" 1 "x: Permission denied."
	rm -f x
else
	skip "a file that may not be read: root may read it"
fi
head -c 20000000 /dev/zero >x
refused "a file that is too big" 1 "x: File too large."
head -c 1000 /dev/zero >x
refused "zero bytes" 1 "x, line 1: This is not a text file: it has a zero byte."
echo "Dear diary" >x
refused "another text" 1 "x, line 1: The record does not begin with tags that name \
the variant, such as [Variant \"kitchen5\"]."
printf '[Game "Halma"]\n[Variant "chess"]\n' >x
refused "an unknown variant" 1 "x, line 2: There is no variant \"chess\"; type variants \
for a list."
printf '[Game "Halma"]\n[Variant "halma"]\n[Players "3"]\n' >x
refused "too many players" 1 "x, line 3: This variant cannot be played by 3; possible \
numbers of players: 2."
record '[Colour "red"]' -- ''
refused "an unknown tag" 1 "x, line 4: There is no tag \"Colour\" in a record of this game."
record '[Red "Anna"' -- ''
refused "a tag that is not closed" 1 "x, line 4: A tag must be of the form \
[Name \"value\"], on one line."
record '[Red "Anna"]' '[Red "Berta"]' -- ''
refused "a tag twice" 1 "x, line 5: The tag Red is there twice."
record '[Rule "goal-lock maybe"]' -- ''
refused "an unknown value of a rule" 1 "x, line 4: \"maybe\" is not a value of goal-lock; \
possible values: off, stop, strict."
record '[Position "5/5/5/5/5"]' -- ''
refused "half a position" 1 "x, line 4: The position must end with a blank and the \
letter of the player to move, from A."
record '[Result "A"]' -- '1. c5-d4 d1-c2'
refused "a false result" 1 "x, line 4: The result \"A\" is not what the turns lead to."
record -- '1. c5-d4 d1-c2
2. a5-d5'
refused "an illegal move" 1 "x, line 6: a5 to d5 is not a step and not a jump: the cells \
are too far apart."
record -- '1. c5-d4 c5-c4'
refused "an empty cell" 1 "x, line 5: c5 is empty."
record -- '1. c5-d4 d1-c'
refused "a move cut off" 1 "x, line 5: \"d1-c\" is not a move such as c3-e5-g5, and not \
pass, draw, resign or end."
record -- '1. c5-d4 {nice'
refused "a comment cut off" 1 "x, line 5: The comment that begins here has no end; \
a closing brace is missing."
record -- '1. c5-d4 pass'
refused "a pass that is not due" 1 "x, line 5: Blue cannot pass: there is a move, for \
example c1 to b1."
record -- '1. c5-d4 resign d1-c2'
refused "a move after the end" 1 "x, line 5: The piece on d1 belongs to Blue, and the \
game is over."
printf '[Game "Halma"]\n[Variant "\033[31m\233x"]\n' >x
refused "an escape sequence as a variant" 1 "x, line 2: There is no variant \"?[31m?x\"; \
type variants for a list."
record -- "1. c5-d4 $(printf '\033]0;x\007')"
refused "an escape sequence as a move" 1 "x, line 5: \"?]0;x?\" is not a move such as \
c3-e5-g5, and not pass, draw, resign or end."

# Cut off at any byte, a record is refused or gives the turns up to there.
record '[Red "Anna"]' '[Result "*"]' -- '1. c5-d4 d1-c2
2. a5-c3 {a comment} e1-d1'
mv x whole
size=$(wc -c <whole)
cut=0
bad=0
while [ $cut -lt "$size" ]; do
	head -c $cut whole >x
	"$HALMA" --no-rc -c history x >out 2>err
	case $? in
	0) [ ! -s err ] || bad=$((bad + 1)) ;;
	1) [ ! -s out ] && grep -q '^halma: x, line [0-9]*: ' err || bad=$((bad + 1)) ;;
	*) bad=$((bad + 1)) ;;
	esac
	cut=$((cut + 1))
done
is "cut off at each of $size bytes: wrong answers" $bad 0

# Names and comments with escape sequences, and other kinds of line ends.
record "[Red \"$(printf '\033[31mA\a\233\302\233\342\200\256n')\"]" -- \
	"{$(printf 'start\033[2J')} 1. c5-d4 {$(printf '\033]0;title\007')} d1-c2"
printf 'load x\nboard\nhistory\nlast 2\nturn\nsave y\nname blue %s\nturn\nundo\n' \
	"$(printf '\033[1mB')" | "$HALMA" --no-rc >out 2>err
is "escape sequences in a record: status" $? 0
plain "escape sequences in a record" out err
is "escape sequences in a record: the name" "$(sed -n 2p out)" \
	"?[31mA????n: a3 to a5, b4, b5, d4."
is "escape sequences in a record: comments" "$(sed -n '5,6p' out)" "{start?[2J}
1: c5-d4 {?]0;title?}, d1-c2"
plain "escape sequences in a record: saved again" y
escape=$(printf '\033[31m.halma')
cp whole "$escape"
"$HALMA" --no-rc -c 'save copy' -c board "$escape" >out 2>err
is "an escape sequence in a file's name: status" $? 0
plain "an escape sequence in a file's name" out err
"$HALMA" --no-rc "$(printf 'no\033[31m')" >out 2>err
is "an escape sequence in a missing file's name: status" $? 1
plain "an escape sequence in a missing file's name" out err
sed 's/$/\r/' whole >x
is "CR LF" "$(ask history x)" "1: c5-d4, d1-c2
2: a5-c3 {a comment}, e1-d1"
{ printf '\357\273\277'; cat whole; } >x
is "a byte order mark" "$(ask turn x)" "Anna to move, turn 3."

# Any path may be loaded.
mkdir 'a b'
for name in ' x' 'x ' 'a b/x' '"x"' '~x' '-x'; do
	cp whole "./$name"
	is "the path [$name]" "$("$HALMA" --no-rc -c turn -- "$name" 2>&1 | tail -n 1)" "Anna to move, turn 3."
done
deep=$(printf '%0250d/' 1 2 3 4)
mkdir -p "$deep"
cp whole "$deep/x"
is "a long path" "$(ask turn "$deep/x")" "Anna to move, turn 3."

# Names of files may be typed between quotes.
rm -rf 'a b'
run "quotes" 0 "Red: c5, d4. Blue to move.
Saved as my game.
Loaded my game. kitchen5: Red, Blue. Blue to move, turn 1." "" -c c5-d4 -c 'save "my game"' \
	-c "load 'my game'"

# Pipes.
rm x
mkfifo x
cat whole >x &
is "a pipe" "$(ask turn x)" "Anna to move, turn 3."
is "a pipe that nobody writes into" "$(timeout 60 "$HALMA" --no-rc -c turn x 2>&1)" \
	"halma: x, line 1: The record is empty."
rm x
# shellcheck disable=SC2002 # it is to be a pipe
cat whole | ask turn /dev/fd/0 >out
is "a pipe by its number" "$(cat out)" "Anna to move, turn 3."

# What was saved comes back.
"$HALMA" --no-rc -c 'load whole' -c 'save again' -c save | tail -n 2 >out
is "a record is written as it was read" "$(cat again)" "$(cat whole)"
is "save without a name takes the last" "$(cat out)" "Saved as again.
Saved as again."
{ cat "$games/halma-engine-2.moves"; echo position; echo 'save long'; echo turn; } >in
"$HALMA" --no-rc -v halma <in >out 2>err
is "a long game: status" "$? $(cat err)" "0 "
is "a long game is won" "$(tail -n 1 out)" "Blue has won."
is "a long game comes back" "$(ask position long)" "$(tail -n 3 out | head -n 1)"
{
	record -- ''
	i=0
	while [ $i -lt 2500 ]; do
		echo "c5-d4 d1-c2 d4-c5 c2-d1"
		i=$((i + 1))
	done
} >turns
cat turns >>x
"$HALMA" --no-rc -c turn -c 'undo 9999' -c turn -c 'redo 10000' -c turn x >out 2>err
is "10,000 turns: status" "$? $(cat err)" "0 "
is "10,000 turns" "$(tail -n 1 out)" "Red to move, turn 5001. The position has occurred \
three times: Red may claim a draw with the command draw."

finish load
