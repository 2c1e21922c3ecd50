#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks how the code is built: the floors, the names, the headers, the sizes.
# Run from the top of the tree; B is the build folder, CC the compiler.
# shellcheck disable=SC2046,SC2086 # lists of files and options are words
set -u
. tests/common
: "${CC:=cc}"

# rooms: the folders of the program; sees FOLDER: those whose headers it may include.
rooms=$(sed -n 's/^\([a-z0-9/]*\):.*/\1/p' floors)
sees()
{
	echo "$1"
	sed -n "s,^$1:,,p" floors
}
# files PATTERN: the matching files of all rooms.
files()
{
	for room in $rooms; do
		for file in "$room"/$1; do
			[ -f "$file" ] && echo "$file"
		done
	done
}
sources=$(files '*.c')
headers=$(files '*.h')
# Only what this build has: see WITH_VOICE and WITH_PAPER in the Makefile.
objects=$(for source in $sources; do ls "$B/${source%.c}.o" 2>/dev/null; done)

# Each header stands alone, and says what it is for before it begins.
for header in $headers tests/*.h; do
	case $header in
	tests/*) seen="tests $rooms" ;;
	*) seen=$(sees "$(dirname "$header")") ;;
	esac
	printf '#include "%s"\n' "$(basename "$header")" |
		$CC -std=c11 -D_XOPEN_SOURCE=700 -Wall -Wextra -Wno-unused-parameter -Werror -fsyntax-only \
			$(printf -- '-iquote %s ' $seen) -x c -
	check "$header compiles alone" $?
	sed -n '2p' "$header" | grep -q '^/\*$'
	check "$header begins with what it is for" $?
done

# What stands in for a room that a build leaves out compiles in every build.
for source in $(files '*_none.c'); do
	$CC -std=c11 -D_XOPEN_SOURCE=700 -Wall -Wextra -Wno-unused-parameter -Werror -fsyntax-only \
		$(printf -- '-iquote %s ' $(sees "$(dirname "$source")")) "$source"
	check "$source compiles" $?
done

# A room sees itself and what stands above it in the file floors, and no other room.
none "floors tells every folder of sources, lower ones first" "$(awk -F '[: ]+' '
	/^#/ || !NF { next }
	{ for (i = 2; i <= NF; i++) if ($i != "" && !($i in told)) print $1 " sees " $i
		told[$1] = 1 }' floors
	for folder in core core/* a11y a11y/* cli cli/*; do
		case " $(printf '%s ' $rooms)" in
		*" $folder "*) ;;
		*) ls "$folder"/*.[ch] 2>/dev/null ;;
		esac
	done)"
for source in $sources $headers; do
	room=$(dirname "$source")
	[ "$source" = cli/main.c ] && room=cli/main.c
	none "$source includes only what its room may see" "$(
		sed -n 's/^#include "\(.*\)".*/\1/p' "$source" | while read -r header; do
			found=
			for folder in $(dirname "$source") $(sees "$room"); do
				[ -f "$folder/$header" ] && found=yes
			done
			[ "$found" ] || echo "$header"
		done)"
done
# Within a room no two modules - x.c and x_y.c are one - include each other, round any corner.
for room in $rooms; do
	none "$room has no circle of includes" "$(
		for source in "$room"/*.[ch]; do
			module=$(basename "$source" | sed 's/[_.].*//')
			echo "$module $module"
			sed -n 's/^#include "\([a-z0-9]*\)[_.].*/\1/p' "$source" | while read -r other; do
				ls "$room/$other".[ch] "$room/$other"_*.[ch] >/dev/null 2>&1
				[ -f "$room/$other.h" ] && echo "$module $other"
			done
		done | tsort 2>&1 >/dev/null)"
done

# x.c and x_y.c export only x_...
for object in $objects; do
	source=${object#"$B/"}
	prefix=$(basename "$source" .o | sed 's/_.*//')
	none "$source exports only ${prefix}_..." "$(nm --defined-only -g "$object" |
		awk '{ print $3 }' | grep -v -e '^__' -e "^${prefix}_" -e '^main$')"
done

# Libraries and the outside world, each in its own file.
# uses PATTERN FILE...: the objects outside FILE... that want a matching symbol.
uses()
{
	pattern=$1
	shift
	for object in $objects; do
		case " $* " in
		*" $(basename "$object" .o) "*) continue ;;
		esac
		nm -u "$object" | grep -E " ($pattern)(@|\$)" | sed "s|^|$object:|"
	done
}
none "only i18n.c knows gettext and locales" \
	"$(uses '(d?c?n?gettext|bindtextdomain|textdomain|setlocale)' i18n)"
none "only line.c knows readline" \
	"$(uses '(readline|rl_.*|(add|using|read|append|stifle)_history)' line)"
none "only voice_sink.c knows ALSA" "$(uses 'snd_.*' voice_sink)"
none "only voice_espeak.c knows espeak-ng" \
	"$(grep -l 'espeak-ng/' $sources $headers | grep -v /voice_espeak.c)"
none "only prose.c knows liblouis" "$(uses 'lou_.*' prose)"
none "only page_cairo.c knows cairo" "$(uses 'cairo_.*' page_cairo)"
none "only a11y/voice and cli/lp.c start processes" \
	"$(uses '(fork|vfork|popen|system|exec.*|posix_spawnp?)' lp | grep -v "^$B/a11y/voice/")"
none "core has no stdio, environment, locale, clock" "$(nm -u "$B"/core/*/*.o | grep -E \
	' (v?[fs]?n?printf|fopen|fputs|puts|fwrite|getenv|setlocale|time|clock.*|gettimeofday|stdout|stderr|rand|exit)(@|$)')"
none "core compares letters without a locale" "$(nm -u "$B"/core/*/*.o | grep -E \
	' (strn?casecmp|strcoll|strxfrm|to(upper|lower)|is[a-z]+|__ctype_.*)(@|$)')"
none "a11y writes only into buffers, but for a11y/voice, which owns a process" \
	"$(uses '(open|write|dprintf|fopen|fdopen|fputs?|puts|fwrite|stdout|stderr|_?exit)' |
		grep "^$B/a11y/" | grep -v "^$B/a11y/voice/")"
none "below cli only i18n.c and a11y/voice read the environment" \
	"$(uses getenv i18n | grep -v -e "^$B/cli/" -e "^$B/a11y/voice/")"
none "core and a11y export no variables" \
	"$(nm --defined-only "$B"/core/*/*.o "$B"/a11y/*/*.o | grep -E ' [BDC] ')"

# Sizes.
for source in $sources $headers tests/*.[ch] tests/fuzz/*.c tests/bench/*.c; do
	[ "$(wc -l <"$source")" -lt 400 ]
	check "$source has under 400 lines" $?
done
none "no function is longer than 60 lines" "$(awk '
	/^[a-z].*[a-z_0-9]\(/ && !/;$/ { name = $0; start = FNR }
	/^}$/ {
		if (name != "" && FNR - start > 60)
			print FILENAME ":" start ": " FNR - start " lines"
		name = ""
	}' $sources tests/*.c)"
# A sentence is one line, however long, so texts in quotes do not count.
none "no line has more than 100 columns" "$(awk '{
		line = $0
		gsub(/"([^"\\]|\\.)*"/, "", line)
		gsub(/\t/, "        ", line)
		if (length(line) > 100)
			print FILENAME ":" FNR
	}' $sources $headers tests/*.[ch] tests/fuzz/*.c tests/bench/*.c \
	tests/tools/*.c Makefile)"
for source in $sources $headers tests/*.[ch] tests/*.sh Makefile; do
	head -n 2 "$source" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later'
	check "$source names its licence" $?
done
none "no blanks at the end of a line" "$(grep -nE '[ 	]+$' $sources $headers cli/halma.bash man/*.[0-9] man/*.in man/*/*.in \
	tests/*.[ch] tests/*.sh Makefile README.md)"

# The manual pages and scripts.
none "the manual page of files is clean" "$(mandoc -T lint -W warning man/halma.5 2>&1)"
none "the scripts are clean" "$(shellcheck -x tests/*.sh tests/common tests/run cli/halma.bash .ci/run 2>&1)"

finish house
