#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Speech that cannot be, or goes wrong: one line says so, nothing else reaches the
# terminal, and the game goes on.  No sound device is used: ALSA's "default" is one
# that does not exist, or a named pipe.
# Run from the top of the tree; the program is HALMA.
set -u
. tests/common
unset ESPEAK_DATA_PATH
ALSA_CONFIG_PATH=$work/none.conf
export ALSA_CONFIG_PATH
cd "$work" || exit 1

# A device that does not exist, and one that is a pipe.
echo 'pcm.!default { type hw card 99 }' >none.conf
cat >pipe.conf <<END
pcm.!default { type file file "$work/device" format raw slave.pcm { type null } }
END
mkfifo device

turn='Red to move, turn 1.'
device='There is no speech, since no sound device can be opened; the game goes on without it.'
data='There is no speech, since the voice data of espeak-ng are missing; the game goes on without it.'
library='There is no speech, since espeak-ng is not installed; the game goes on without it.'
lost='Speech has stopped, since the voice or the sound device is lost; the game goes on without it. Type speak on to try again.'
more='-c turn'

# What is missing.  An empty folder has no data; a library that is none cannot be loaded.
mkdir empty
: >empty/libespeak-ng.so.1
# shellcheck disable=SC2086 # the options are words
{
run "no device" 0 "$turn" "$device" -s $more
run "no device, speech turned on" 0 "Speech is off.
$turn" "$device" -c 'speak on' $more
run "no device, say" 0 "$turn" "$device" -c 'say halma' $more
ESPEAK_DATA_PATH=$work/empty run "no data" 0 "$turn" "$data" -s $more
ESPEAK_DATA_PATH=/nowhere run "data nowhere" 0 "$turn" "$device" -s $more
LD_LIBRARY_PATH=$work/empty run "no library" 0 "$turn" "$library" -s $more
LD_LIBRARY_PATH=$work/empty run "no library, off" 0 "$turn" "" $more
ESPEAK_DATA_PATH=$work/empty run "no data, off" 0 "$turn" "" $more
ESPEAK_DATA_PATH=$work/empty run "no data for a file" 1 "" "halma: command 1: $data" \
	-c 'say halma > say.wav'
LD_LIBRARY_PATH=$work/empty run "no library for a voice" 1 "" \
	"halma: command 1: $library" -c 'set voice en'
}
[ ! -e say.wav ]
check "a file that cannot be spoken is not made" $?

# In the user's file of commands the same is said later, and playing goes on.
mkdir -p config/halma
echo 'speak on' >config/halma/halmarc
echo turn | "$HALMA" >out 2>err
is "no device, file of commands: status" $? 0
is "no device, file of commands: answer" "$(cat out)" "$turn"
is "no device, file of commands: complaint" "$(cat err)" "$device"

# A device that plays: all is heard when leaving waits for it.
ALSA_CONFIG_PATH=$work/pipe.conf
wc -c <device >heard &
run "a device" 0 "finish on.
$turn" "" -s -c 'set finish on' -c turn
wait
[ "$(cat heard)" -gt 60000 ]
check "the whole answer is heard" $?

# A player that ends in the middle of a sentence.
head -c 20000 device >heard &
run "a lost device" 0 "finish on." "$lost" -c 'set finish on' -c 'say board'
wait

# One that takes nothing: leaving does not wait for it.
mkfifo gate
(exec 3<>device; cat <gate >gate.out) &
run "a stuck device" 0 "$turn" "" -s -c turn
echo >gate
wait

# The voice ends with the game, even if that is killed.
cat device >heard &
listener=$!
mkfifo lines
"$HALMA" --no-rc <lines >out 2>err &
game=$!
exec 4>lines
echo 'say board' >&4
head -c 1 device >heard.first
kill -9 $game
wait $listener
check "the voice ends with a game that is killed" $?
exec 4>&-
wait

ALSA_CONFIG_PATH=$work/none.conf

# WAV files.
run "a file" 0 "$turn" "" --wav all.wav -c turn
is "a file: what it is" "$(head -c 12 all.wav | tr -d '\000-\037\177-\377' | tail -c 4)" WAVE
[ "$(wc -c <all.wav)" -gt 60000 ]
check "a file has sound" $?
run "a file in no folder" 2 "" "halma: no/all.wav: No such file or directory." \
	--wav no/all.wav -c turn
run "a folder as a file" 2 "" "halma: empty: Is a directory." --wav empty -c turn
run "a full disk" 3 "$turn" \
	"The file for speech cannot be written: No space left on device." \
	--wav /dev/full -c turn
cat device >heard &
run "a pipe as a file" 0 "$turn" "" --wav device -c turn
wait
[ "$(wc -c <heard)" -eq "$(wc -c <all.wav)" ]
check "a pipe gets as much as a file" $?
for option in -s '--wav heard'; do
	# shellcheck disable=SC2086 # the option may have an argument
	"$HALMA" --no-rc $option -c turn >/dev/full 2>err
	is "an answer to a full disk, $option: status" $? 3
	is "an answer to a full disk, $option: complaint" "$(head -n 1 err)" \
		"halma: command 1: Cannot write the answer: No space left on device."
done
echo old >say.wav
run "say into a full disk" 3 "" "halma: command 1: /dev/full: No space left on device." \
	-c 'say turn > /dev/full'
run "say into no folder" 1 "" "halma: command 1: no/say.wav: No such file or directory." \
	-c 'say turn > no/say.wav'
run "say with a wrong cell" 1 "" "halma: command 1: There is no cell z9 on this board." \
	-c 'say look z9 > say.wav'
run "say into another file" 1 "" \
	"halma: command 1: say.wav exists and is not a WAV file; choose another name." \
	-c 'say turn > say.wav'
run "another file as a file" 2 "" \
	"halma: say.wav exists and is not a WAV file; choose another name." --wav say.wav -c turn
is "what was refused leaves the file" "$(cat say.wav)" old
for form in 'AVI ' WEBP; do
	printf 'RIFF\044\000\000\000%s film' "$form" >say.wav
	run "say into RIFF, $form" 1 "" \
		"halma: command 1: say.wav exists and is not a WAV file; choose another name." \
		-c 'say turn > say.wav'
	run "RIFF as a file, $form" 2 "" \
		"halma: say.wav exists and is not a WAV file; choose another name." --wav say.wav -c turn
	is "RIFF is left, $form" "$(tail -c 5 say.wav)" " film"
done
: >say.wav
run "say into an empty file" 0 "Spoken into say.wav." "" -c 'say turn > say.wav'
run "say into a WAV file" 0 "Spoken into say.wav." "" -c 'say halma > say.wav'
run "say into a file with quotes" 0 "Spoken into my game.wav." "" \
	-c 'say turn > "my game.wav"'
run "a WAV file as a file" 0 "$turn" "" --wav all.wav -c turn
run "say into nothing" 1 "" "halma: command 1: Expected: say [TEXT] [> FILE]." -c 'say turn >'
run "nothing to say again" 1 "" "halma: command 1: Nothing has been answered yet." \
	-c 'say > say.wav'

# refused SETTING REASON
refused()
{
	run "set $1" 1 "" "halma: command 1: $2" -c "set $1"
}
refused 'rate 79' '79 is not a number from 80 to 450.'
refused 'rate 451' '451 is not a number from 80 to 450.'
refused 'rate fast' 'fast is not a number from 80 to 450.'
refused 'pitch 101' '101 is not a number from 0 to 100.'
refused 'pitch -1' '-1 is not a number from 0 to 100.'
refused 'volume 201' '201 is not a number from 0 to 200.'
refused 'voice xx-nobody' 'There is no voice xx-nobody in espeak-ng.'
refused 'voice ../../etc/passwd' 'There is no voice ../../etc/passwd in espeak-ng.'
refused "voice $(printf %060d 0)" "There is no voice $(printf %040d... 0) in espeak-ng."
refused 'interrupt never' '"never" is not possible here; possible values: enter, key.'
refused 'finish maybe' '"maybe" is not possible here; possible values: off, on.'
refused 'sounds loud' '"loud" is not possible here; possible values: off, on.'
run "speak what" 1 "" "halma: command 1: Expected: speak [on|off]." -c 'speak loud'
run "settings" 0 "rate 450.
pitch 0.
volume 200.
voice en+f3.
voice language.
interrupt key.
sounds on.
Speech is off." "" -c 'set rate 450' -c 'set pitch 0' -c 'set volume 200' \
	-c 'set voice en+f3' -c 'set voice language' -c 'set interrupt key' \
	-c 'set sounds on' -c 'speak off'

finish speech
