#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Scripts, options and files: status, complaints, and that nothing refused has
# changed anything (halma(5), halma(6) SCRIPTS).  Run from the top of the tree; the program is
# HALMA.
set -u
. tests/common
cd "$work" || exit 1

turn1='Red to move, turn 1.'
empty="halma: line 2: c3 is empty."

# Status and lines.
run "a good script" 0 "$turn1" "" <<END
turn
END
run "no input" 0 "" "" </dev/null
printf '\n\n   \n' >in
run "blank lines" 0 "" "" <in
printf '# nothing\n   # more\nturn # who?\n#' >in
run "comments" 0 "$turn1" "" <in
printf 'c5-d4' >in
run "no newline at the end" 0 "Red: c5, d4. Blue to move." "" <in
printf 'turn\r\n\r\n# x\r\n' >in
run "CR LF" 0 "$turn1" "" <in
printf '\357\273\277turn\n' >in
run "a byte order mark" 0 "$turn1" "" <in
printf '  turn  \n' >in
run "blanks around" 0 "$turn1" "" <in
printf 'turn\nc3-d4\nturn\n' >in
run "the first refusal stops" 1 "$turn1" "$empty" <in
printf 'turn\nc3-d4\nturn\n' >in
run "--keep-going" 1 "$turn1
$turn1" "$empty" --keep-going <in
printf 'fly\n\n#\nfly\nturn' >in
run "each line is told" 1 "$turn1" \
	"halma: line 1: fly is neither a move such as c3-e5 nor a command; type help for a list.
halma: line 4: fly is neither a move such as c3-e5 nor a command; type help for a list." \
	--keep-going <in
printf 'turn\nquit\nfly\n' >in
run "quit" 0 "$turn1" "" <in
printf 'fly\nquit\n' >in
run "quit after a refusal" 1 "" \
	"halma: line 1: fly is neither a move such as c3-e5 nor a command; type help for a list." \
	--keep-going <in
printf 'set width 20\nc3-d4\n' >in
run "complaints are folded" 1 "width 20." \
	"halma: line 2: c3 is
empty." <in

# A script that a person types, through another program.
rm -r "$XDG_STATE_HOME"
printf 'c5-d4\nfly\n# x\nundo\n' >in
greeting="Halma. Type a move such as c3-e5, or help. kitchen5: Red, Blue."
unknown="is neither a move such as c3-e5 nor a command; type help for a list."
run "-i" 0 "$greeting
red: Red: c5, d4.
blue: blue: blue: Taken back: Red c5, d4.
red: " "fly $unknown
# $unknown" -i <in
run "-i, then nothing" 0 "$greeting
red: " "" --no-rc -i </dev/null
printf 'fly\nquit\nturn\n' >in
run "-i and quit" 0 "red: red: " "fly $unknown" --interactive --quiet <in
run "-i and -c" 1 "" "halma: command 1: fly $unknown" -i -c fly -c turn <in
"$HALMA" --no-rc -i <in >out 2>&1
is "-i, both in one pipe" "$(cat out)" "$greeting
red: fly $unknown
red: "

# Options.
run "-c" 0 "$turn1" "" -c turn
run "-c, twice" 0 "Red: c5, d4. Blue to move.
Blue to move, turn 1." "" -c c5-d4 --command turn
run "-c, refused" 1 "$turn1" "halma: command 2: c3 is empty." -c turn -c c3-d4 -c turn
run "-c, refused, --keep-going" 1 "$turn1
$turn1" "halma: command 2: c3 is empty." --keep-going -c turn -c c3-d4 -c turn
printf 'fly\n' >in
run "-c leaves standard input alone" 0 "$turn1" "" -c turn <in
run "-c quit" 0 "" "" -c quit -c turn
run "-v" 0 "New game. halma8: Red, Blue. $turn1" "" -v halma8 -c new
run "-v -p" 0 "New game. star: Red, Blue, Green. $turn1" "" -v star -p 3 -c new
run "--variant, the fewest players" 0 "New game. halma4: Red, Blue, Green. $turn1" "" \
	--variant=halma4 -c new
run "-w" 0 "Red to move,
turn 1." "" -w 14 -c turn
run "-v in capitals" 0 "New game. halma8: Red, Blue. Red to move, turn 1." "" -v HALMA8 -c new
run "-v, a beginning" 0 "New game. grasshopper: Red, Blue. Red to move, turn 1." "" -v gras -c new
run "-v, a beginning of two" 2 "" "halma: kit may mean kitchen4, kitchen5." -v kit -c new
run "an option, a beginning of two" 2 "" "halma: --w may mean --wav, --width." --w
for seed in 1 3000000000 18446744073709551615 007; do
	run "--seed $seed" 0 "$turn1" "" --seed $seed -c turn
done
for seed in 0 -1 +1 x 1x '' 18446744073709551616; do
	run "--seed $seed" 2 "" "halma: $seed is not a seed; it must be a number from 1." \
		--seed "$seed" -c turn
done
run "-V" 0 "$("$HALMA" --version)" "" -V
"$HALMA" -h | head -n 1 | grep -q '^Usage: halma '
check "-h tells how to use it" $?
for options in '-x' '--nothing' '-v nothing' '-v' '-p x' '-p 3' '-p 7' '-w 13' '-w 201' \
	'-w x' '-v halma4 -p 2' 'a.halma b.halma' '-c' '--keep-going=1'; do
	# shellcheck disable=SC2086 # the options are words
	"$HALMA" --no-rc $options </dev/null >out 2>err
	is "wrong usage, $options: status" $? 2
	is "wrong usage, $options: no answer" "$(cat out)" ""
	[ -s err ]
	check "wrong usage, $options: a complaint" $?
done

# What was typed is told again by its beginning, the sentence to its end.
long=$(printf '%0850d' 0)
short=$(printf '%040d...' 0)
run "a long word" 1 "" "halma: command 1: $short is neither a move such as c3-e5 nor a command; \
type help for a list." -c "$long"
run "a long word after a command" 1 "" "halma: command 1: There is no player $short; the players \
are Red, Blue." -c "where $long"
run "a long option" 2 "" "halma: There is no variant $short; halma -c variants lists them." -v "$long"
run "a word cut between characters" 1 "" "halma: command 1: $(printf '%039d...' 0) is neither a move \
such as c3-e5 nor a command; type help for a list." -c "$(printf '%039d\303\244\303\266' 0)"
run "a long path" 1 "" "halma: command 1: $(printf '%0255d/%0255d' 0 0): No such file or directory." \
	-c "load $(printf '%0255d/%0255d' 0 0)"

# The user's file of commands.
mkdir -p config/halma
printf '# mine\nfly\nset width 14\nset squares nato\n' >config/halma/halmarc
"$HALMA" -c 'm c5' >out 2>err
is "rc: status" $? 0
is "rc: settings" "$(cat out)" "Charlie 5:
Red. Steps:
Charlie 4,
Delta 4,
Delta 5."
is "rc: a refused line" "$(cat err)" "halma: $work/config/halma/halmarc, line 2: \
fly is neither a move such as c3-e5 nor a command; type help for a list."
printf '\357\273\277set squares nato\r\n\r\n# mine\r\nset\twidth 200 # wide\r\nfl\0y\r\nset verbosity brief' \
	>config/halma/halmarc
is "rc: a byte order mark, CR LF, zero bytes, no newline at the end" \
	"$("$HALMA" -c 'm c5' -c 'set verbosity' 2>&1)" "halma: $work/config/halma/halmarc, line 5: \
fl?y is neither a move such as c3-e5 nor a command; type help for a list.
Charlie 5: Red. Steps: Charlie 4, Delta 4, Delta 5.
verbosity brief: how much is said after a move or a refusal: brief, normal or full."
printf 'computer red 1\nrule clear-out on\nname red Anna\n' >config/halma/halmarc
"$HALMA" --seed 1 -c 'rule clear-out' >out 2>err
is "rc: a computer player: status" "$? $(cat err)" "0 "
is "rc: a computer player plays once all is chosen, and is heard" \
	"$(sed 's/: .*\. Blue/: MOVE. Blue/; s/^\(clear-out on\):.*/\1/' out)" \
	"Anna: MOVE. Blue to move.
clear-out on"
rm -r "$XDG_STATE_HOME"
is "rc: a computer player does not play a game that is not wanted" \
	"$("$HALMA" -v kitchen4 -c 'resume list' 2>&1)" "No unfinished game is kept."
printf 'load no\ncomputer red 1\nquit\n' >config/halma/halmarc
is "rc: it does not play for somebody who leaves" "$("$HALMA" -c turn 2>/dev/null)" ""
rm config/halma/halmarc
mkfifo config/halma/halmarc
is "rc: a pipe that nobody writes into" "$(timeout 60 "$HALMA" -c turn 2>&1)" "$turn1"
is "--no-rc" "$("$HALMA" --no-rc -c 'm c5')" "c5: Red. Steps: c4, d4, d5."
rm -r config
mkdir -p .config/halma
echo 'set squares anna' >.config/halma/halmarc
is "rc: in the home folder" "$(env -u XDG_CONFIG_HOME "$HALMA" -c 'm c5')" \
	"Caesar 5: Red. Steps: Caesar 4, David 4, David 5."
: >.config/halma/halmarc
is "rc: an empty file" "$(env -u XDG_CONFIG_HOME "$HALMA" -c turn 2>&1)" "$turn1"
rm -r .config

# Bytes of all kinds never crash it.
printf 'tu\0rn\nturn\n' | "$HALMA" --no-rc --keep-going >out 2>err
is "a zero byte: status" $? 1
is "a zero byte: the line goes on behind it" "$(cat out)" "$turn1"
printf '\033[31mturn\033[0m\n\233\302\233\n' | "$HALMA" --no-rc --keep-going >out 2>err
is "control characters: status" $? 1
! LC_ALL=C grep -q '[^ -~]' err
check "control characters: none comes back" $?
# Numbers from a fixed seed, as bytes of which many are letters.
random()
{
	awk -v seed="$1" 'BEGIN {
		x = seed
		for (i = 0; i < 20000; i++) {
			x = (x * 16807) % 2147483647
			b = x % 1000
			printf "%c", b < 300 ? 97 + b % 17 : b < 500 ? 48 + b % 10 : \
				b < 600 ? 10 : b < 800 ? 32 + b % 95 : b % 256
		}
	}'
}
for seed in 1 2 3 4 5 6 7 8; do
	random $seed | "$HALMA" --no-rc --keep-going >out 2>err
	is "random bytes, seed $seed: status" $? 1
	! cat out err | LC_ALL=C grep -q '[[:cntrl:]]'
	check "random bytes, seed $seed: no control character comes back" $?
done
# Lines far longer than any command: each is one line, and is not repeated.
long="halma: line 1: The line is too long; 900 bytes are the most."
head -c 10000000 /dev/zero | tr '\0' x >long
{ cat long; echo; echo turn; } >in
run "10 MB of letters" 1 "$turn1" "$long" --keep-going <in
{ printf c5; tr x - <long; echo d4; } >in
run "a move of 10 MB" 1 "" "$long" <in
{ echo "# $(head -c 1000000 long)"; echo turn; } >in
run "a comment of 1 MB" 0 "$turn1" "" <in
{ tr x ' ' <long; echo turn; } >in
run "10 MB of blanks" 0 "$turn1" "" <in
word=$(head -c 900 long)
printf '%s\n' "$word" >in
run "as long as may be" 1 "" "halma: line 1: $(echo "$word" | cut -c -40)... is neither a \
move such as c3-e5 nor a command; type help for a list." <in
printf '%sx\n' "$word" >in
run "one more" 1 "" "$long" <in
rm long

# What the system refuses.
if [ -w /dev/full ]; then
	echo board | "$HALMA" --no-rc >/dev/full 2>err
	is "a full device: status" $? 3
	is "a full device: complaint" "$(cat err)" \
		"halma: line 1: Cannot write the answer: No space left on device."
	"$HALMA" --help >/dev/full 2>err
	is "a full device: help" $? 3
	"$HALMA" --no-rc --keep-going -c board -c board >/dev/full 2>err
	is "a full device: -c stops in any case" "$? $(wc -l <err)" "3 1"
	printf 'save /dev/full\nturn\n' >in
	run "save to a full device" 3 "" \
		"halma: line 1: /dev/full: No space left on device." <in
fi
printf 'save no/folder/x\nturn\n' >in
run "save to a missing folder" 1 "$turn1" \
	"halma: line 1: no/folder/x: No such file or directory." --keep-going <in
[ ! -e no ]
check "save to a missing folder makes nothing" $?
printf 'save .\n' >in
run "save to a folder" 1 "" "halma: line 1: .: Is a directory." <in
"$HALMA" --no-rc </ >out 2>err
is "a folder as standard input: status" $? 3
is "a folder as standard input: complaint" "$(cat err)" "halma: standard input: Is a directory"
mkdir bad
: >bad/halma
printf 'c5-d4\nd1-c2\nturn\n' | XDG_STATE_HOME=$work/bad "$HALMA" --no-rc >out 2>err
is "a game that cannot be kept: status" $? 0
is "a game that cannot be kept: answers" "$(cat out)" "Red: c5, d4. Blue to move.
Blue: d1, c2. Red to move.
Red to move, turn 2."
is "a game that cannot be kept: it is said once" \
	"$(sed 's/autosave.*halma: /autosave: /' err)" \
	"The game cannot be kept in $work/bad/halma/autosave: Not a directory. Playing goes on."
echo precious >mine.txt
printf 'save mine.txt\n' >in
run "save over what is no record" 1 "" \
	"halma: line 1: mine.txt exists and is not a record of Halma; choose another name." <in
is "save over what is no record leaves it" "$(cat mine.txt)" precious
truncate -s 17M mine.txt
run "save over what is too long to be read" 1 "" \
	"halma: line 1: mine.txt exists and is not a record of Halma; choose another name." <in
is "save over what is too long to be read leaves it" "$(head -n 1 mine.txt)" precious

# Unfinished games that are kept, by number.
XDG_STATE_HOME=$work/kept
run "resume list: none" 0 "No unfinished game is kept." "" -c 'resume list'
printf 'name red Anna\nc5-d4\nnew halma4 3\na13-a12\no13-o12\nnew kitchen4\na2-a1\n' |
	"$HALMA" --no-rc >out
run "resume list" 0 "1: kitchen4, at turn 1: Red, Blue.
2: halma4, at turn 1: Red, Blue, Green.
3: kitchen5, at turn 1: Anna, Blue." "" -c 'resume list'
run "resume N" 0 "Resumed. kitchen5: Anna, Blue. Blue to move, turn 1.
1: kitchen4, at turn 1: Red, Blue.
2: halma4, at turn 1: Red, Blue, Green." "" -c 'resume 3' -c 'resume list'
run "resume N: too many" 1 "" \
	"halma: command 1: Only 3 unfinished games are kept; resume list tells them." -c 'resume 4'
run "resume N: too many, one" 1 "Resumed. kitchen4: Red, Blue. Blue to move, turn 1.
Resumed. kitchen5: Anna, Blue. Blue to move, turn 1." \
	"halma: command 3: Only 2 unfinished games are kept; resume list tells them." \
	-c 'resume 2' -c resume -c 'resume 3'
run "resume N: none" 1 "" "halma: command 1: 0 is not a number from 1 to 10." \
	-c 'resume 0'
run "resume N: more than are ever kept" 1 "" \
	"halma: command 1: 11 is not a number from 1 to 10." -c 'resume 11'
run "resume N: no number" 1 "" "halma: command 1: Expected: resume [N|list]." -c 'resume -1'

# Finished games are kept; a resignation by mistake is taken back after leaving and after new.
rm -rf "$XDG_STATE_HOME"
run "games: none" 0 "No finished game is kept but the one being played." "" -c games
run "load N: none" 1 "" "halma: command 1: No finished game is kept." -c 'load 1'
"$HALMA" -c 'name red Anna' -c c5-d4 -c resign >out
"$HALMA" -v star -p 3 -c end -c new >out
touch -d '2026-03-05 12:00' "$XDG_STATE_HOME/halma/autosave.halma"
touch -d '2026-03-04 12:00' "$XDG_STATE_HOME/halma/finished-1.halma"
run "games" 0 "1: star, Red, Blue, Green, 2026-03-05. The game was ended before it was decided.
2: kitchen5, Anna, Blue, 2026-03-04. Anna has won." "" -c games
run "load N: too many" 1 "" \
	"halma: command 1: Only 2 finished games are kept; games tells them." -c 'load 3'
run "load N: none such" 1 "" "halma: command 1: 0 is not a number from 1 to 20." -c 'load 0'
run "load N, and take back" 0 "Loaded. kitchen5: Anna, Blue. Anna has won.
Taken back: the resignation of Blue. Blue to move, turn 1." "" -c 'load 2' -c undo
run "load N: only one is left" 1 "" \
	"halma: command 1: Only 1 finished game is kept; games tells it." -c 'load 2'
"$HALMA" -c 'save 1' >out
run "a file with a number for its name" 0 \
	"Loaded ./1. kitchen5: Red, Blue. Red to move, turn 1." "" -c 'load ./1'
run "the way back is told" 1 "" "halma: command 1: There is nothing to take back; load 1 brings \
back the last finished game." -c undo

finish script
