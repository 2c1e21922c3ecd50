#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Settings that last: set save, set reset, and the files that a start reads (halma(6),
# SETTINGS and FILES).  Run from the top of the tree; the program is HALMA.
set -u
. tests/common
cd "$work" || exit 1
file=$XDG_CONFIG_HOME/halma/settings
# shellcheck disable=SC2088 # as it is printed
shown="~/config/halma/settings"
own=$XDG_CONFIG_HOME/halma/halmarc

# starts WHAT ANSWER ARGUMENT...: the program reads those files and ends well, with that.
starts()
{
	what=$1 answer=$2
	shift 2
	"$HALMA" "$@" >out 2>&1
	is "$what: status" $? 0
	is "$what" "$(cat out)" "$answer"
}

# What is saved is there at the next start.
starts "nothing to save" "Saved in $shown: all settings have their defaults." -c 'set save'
is "a file all the same" "$(grep -vc '^#' "$file")" 0
starts "it changes nothing" "width terminal: the columns in a line, 14 to 200, terminal for \
as many as the terminal has, or 0 to fold nothing." -c 'set width'
starts "what differs is named" "verbosity brief.
squares nato.
Saved in $shown: squares nato, verbosity brief." \
	-c 'set verbosity brief' -c 'set squares nato' -c 'set save'
"$HALMA" -c 'set width 20' -c 'set verbosity normal' -c 'set save' >out
is "and written" "$(grep -v '^#' "$file")" "set squares nato
set width 20"
starts "the next start has it" "squares nato: how
cells are written:
letters, nato or
anna." -c 'set squares'
starts "an option wins" "squares nato: how cells are written: letters, nato or anna." \
	-w 0 -c 'set squares'
starts "--no-rc" "squares letters: how cells are written: letters, nato or anna." \
	--no-rc -c 'set squares'
echo 'set width 14' >"$own"
starts "halmarc comes after it" "squares nato:
how cells are
written:
letters, nato
or anna." -c 'set squares'
rm "$own"
starts "reset tells which" "Set back: squares letters, width terminal." -c 'set reset'
starts "and leaves the file" "width 20: the
columns in a line,
14 to 200, terminal
for as many as the
terminal has, or 0
to fold nothing." -c 'set width'
starts "reset and save" "Set back: squares letters, width terminal.
Saved in $shown: all settings have their defaults." -c 'set reset' -c 'set save'
is "nothing is left in it" "$(grep -vc '^#' "$file")" 0
starts "nothing to reset" "All settings have their defaults." -c 'set reset'
run "they take nothing after them" 1 "" "halma: command 1: There is no setting save; the \
settings are $("$HALMA" -c 'set' | sed 's/ .*//' | paste -sd , | sed 's/,/, /g')." -c 'set save x'

# All settings, each changed.
cat >in <<'END'
set brf-formfeed off
set brf-newline lf
set cells letters
set finish on
set grade 1
set ink off
set interrupt key
set page 28x25
set paper letter
set pitch 30
set printer Index_V5
set prompt # 1. go: "now"
set rate 250
set sounds on
set square 30
set squares anna
set verbosity full
set voice de+f3
set volume 50
set width 80
END
missing= # in a build without speech or paper
for name in grade voice; do
	"$HALMA" -c "$(grep "^set $name" in)" >out 2>&1 && continue
	missing="$missing$name
"
	sed -i "/^set $name /d" in
done
while read -r line; do
	set -- "$@" -c "$line"
done <in
"$HALMA" "$@" -c 'set save' >out 2>err
is "all are saved" "$? $(cat err)" "0 "
is "each with its value" "$(grep -v '^# ' "$file")" "$(cat in)"
is "no setting is left out of the list in tests/settings.sh" \
	"$({ sed 's/^set \([^ ]*\) .*/\1/' in; printf '%s' "$missing"; } | sort)" \
	"$("$HALMA" --no-rc -c set | sed 's/ .*//' | grep -vx side | sort)"
cp "$file" first
"$HALMA" -c 'set save' >out 2>err
is "saved again" "$(cat err)" ""
is "it is the same" "$(cat "$file")" "$(cat first)"
sed -i '/^set grade/d' in "$file" # not every language has it
for code in de nl es; do
	"$HALMA" -l $code -c 'set save' >out 2>err
	is "$code: saved again" "$(cat err)" ""
	is "$code: it is the same" "$(grep -v '^# [A-Z]' "$file")" "$(cat in)"
done
is "German words" "$("$HALMA" --no-rc -l de -c 'einstellen umfang kurz' -c 'einst sp' 2>&1 |
	tail -1)" "Gespeichert in $shown: umfang kurz."
is "are read in English" "$(grep -v '^#' "$file")" "set verbosity brief"
starts "side is of a game" "side Red.
Saved in $shown: all settings have their defaults." --no-rc -c 'set side red' -c 'set save'

# Failures are said, and what was saved is still there.
cp in "$file"
printf x >no
XDG_CONFIG_HOME=$work/no "$HALMA" -c 'set save' >out 2>err
is "a file for a folder: status" $? 1
is "a file for a folder" "$(cat err)" \
	"halma: command 1: $work/no/halma/settings: Not a directory."
rm "$file"
mkdir "$file"
"$HALMA" -c 'set width 30' -c 'set save' >out 2>err
is "a folder for a file: status" $? 1
rmdir "$file"
cp in "$file"
(ulimit -f 0; trap '' XFSZ; "$HALMA" -c 'set width 30' -c 'set save' >/dev/null 2>&1)
is "no room: what was there stays" "$(cat "$file")" "$(cat in)"
is "no draft is left" "$(ls "$XDG_CONFIG_HOME/halma")" settings
env -u XDG_CONFIG_HOME -u HOME "$HALMA" -c 'set save' >out 2>err
is "no folder: status" $? 1
is "no folder" "$(tail -1 err)" "halma: command 1: There is no folder for settings: neither \
XDG_CONFIG_HOME nor HOME is set."
printf 'set rate 1000\nset rate 300\n' >"$file"
starts "a wrong line is told" "halma: $file, line 1: 1000 is not a number from 80 to 450.
rate 300: how fast the voice speaks, 80 to 450 words a minute." -c 'set rate'
rm -r "$XDG_CONFIG_HOME"

# The files are found.
is "help names them" "$("$HALMA" -c 'help set' | tail -1)" "Saved settings are in $shown; \
commands of your own for each start go into ~/config/halma/halmarc."
greeting="Halma. Type a move such as c3-e5, or help. kitchen5: Red, Blue.
For settings that last, type help set.
red: "
starts "the first start" "$greeting" -i </dev/null
greeting="Halma. Type a move such as c3-e5, or help. kitchen5: Red, Blue.
red: "
starts "not with --no-rc" "$greeting" -i --no-rc </dev/null
"$HALMA" -c 'set save' >out
starts "not with settings" "$greeting" -i </dev/null
mv "$file" "$own"
starts "not with halmarc" "$greeting" -i </dev/null

finish settings
