#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Listens to a whole game through the screen reader yasr, with speech of our own off
# and on: each answer must be heard once, in order and before the next prompt, and besides the
# answers and the prompts nothing, neither what is typed nor what was said before.
# Run from the top of the tree; the program is HALMA, the build folder B.
set -u
. tests/common
unset XDG_STATE_HOME XDG_CONFIG_HOME
HEARD=$work/heard
export HEARD

# same WHAT WANTED FOUND: compares two files.
same()
{
	diff -u "$2" "$3"
	check "$1" $?
}

# listen NAME TERM LINES PROMPT: types LINES, each when a text that ends in PROMPT has been
# heard, and leaves what is heard in NAME.heard.
listen()
{
	rm -f "$HEARD"
	mkfifo "$HEARD"
	rm -rf "$work/.local"
	TERM=$2 "$B/tests/tools/listen" "$HEARD" "$4" \
		yasr -C /etc/yasr/yasr.conf -s "emacspeak server" \
		-p "|tests/tools/speech_server.sh" "$HALMA" <"$3" >"$work/$1.heard"
	check "$1 is played to its end" $?
}

# words: a word a line, since the screen reader may make two texts of a line.
words()
{
	tr -s ' ' '\n' | grep .
}

# answers NAME: what was heard but the greeting, the prompts and what was typed.
answers()
{
	sed '1,/^typed: /d; /^typed: /d; / greater than$/d' "$work/$1.heard" | words
}

# A whole game, and its answers as a script gets them: with a prompt that does not name
# the player, who is to move is said as it is there.
mkdir -p "$work/.config/halma"
echo 'set prompt halma>' >"$work/.config/halma/halmarc"
grep -v '^#' tests/golden/kitchen5.in >"$work/game.in"
"$HALMA" <"$work/game.in" | words >"$work/game.out"
rm -rf "$work/.local"

# play TERM HOW: listens to the game.
play()
{
	name=$2-$1
	how="$2, TERM=$1"
	listen "$name" "$1" "$work/game.in" "greater than"
	answers "$name" >"$work/found"
	same "every answer is heard once and in order, $how" "$work/game.out" "$work/found"

	# What is heard last before a line is typed is one prompt, and one only.
	awk '/^typed: / { if (prompts != 1) bad++; prompts = 0; next }
		prompts { bad++ }
		/ greater than$/ { prompts++ }
		END { exit bad }' "$work/$name.heard"
	check "one prompt before each line, after the answer, $how" $?
	sed -n 's/^typed: //p' "$work/$name.heard" >"$work/typed"
	same "every line is typed, $how" "$work/game.in" "$work/typed"
}

play xterm silent
play dumb silent

# A sound device that is always ready and never heard.
echo 'pcm.!default { type file file /dev/null format raw slave.pcm { type null } }' \
	>"$work/asound.conf"
ALSA_CONFIG_PATH=$work/asound.conf
export ALSA_CONFIG_PATH
echo 'speak on' >>"$work/.config/halma/halmarc"
play xterm speaking
echo 'set prompt halma>' >"$work/.config/halma/halmarc"

# Refusals are heard like answers.
printf '%s\n' 'a5-a1' 'zzz' 'why' 'set width 500' 'a5-a4' 'b5-d3' quit >"$work/refused.in"
listen refused xterm "$work/refused.in" "greater than"
"$HALMA" --keep-going <"$work/refused.in" 2>&1 |
	sed 's/^halma: line [0-9]*: //' | words >"$work/refused.out"
answers refused >"$work/found"
same "refusals are heard once and in order" "$work/refused.out" "$work/found"

# heard NAME LINE: how many characters are heard after that line was typed, with the
# blanks between them.
heard()
{
	awk -v line="typed: $2" '$0 == line { on = 1; next }
		/^typed: / && on { exit }
		on { count += length($0) + 1 }
		END { print count - 1 }' "$work/$1.heard"
}

# A move and the computer's reply, with the prompt that names the player: variant, move.
rm "$work/.config/halma/halmarc"
printf '#!/bin/sh\nexec "%s" --seed 1\n' "$HALMA" >"$work/halma"
chmod +x "$work/halma"
while read -r variant move; do
	printf 'new %s 2\ncomputer 2 1\n%s\n' "$variant" "$move"
done >"$work/short.in" <<'END'
kitchen4 a3-a1
kitchen5 a4-a2
halma8 a6-a4
grasshopper a6-a4
corners10 a1-c3
sides10 a8-a10
halma10 a7-a5
halma13 a13-c13
halma a12-c12
star e15-e13
END
printf '%s\n' 'new halma 2' board moves quit >>"$work/short.in"
HALMA=$work/halma listen short xterm "$work/short.in" :
grep '^[a-q][0-9]' "$work/short.in" | while read -r move; do
	echo "$move $(heard short "$move")"
done >"$work/short"
is "a move and its reply are heard in 60 characters" \
	"$(awk '$2 < 20 || $2 > 60' "$work/short")" ""
for line in board moves; do
	[ "$(heard short "$line")" -le 150 ]
	check "$line is heard in 150 characters on the largest board" $?
done

finish yasr
