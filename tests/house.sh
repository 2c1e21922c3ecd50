#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks how the code is built: the floors, the names, the headers, the sizes, the map.
# Run from the top of the tree; B is the build folder, CC the compiler.
# shellcheck disable=SC2046,SC2086 # lists of files and options are words
set -u
. tests/common
: "${CC:=cc}" "${JOBS:=$(getconf _NPROCESSORS_ONLN)}"

# each WHAT FILE...: a check for each file, of which those fail that the file wrong names,
# in lines "FILE: what is wrong".
each()
{
	what=$1
	shift
	wrong=$(sed 's/:.*//' "$work/wrong" | sort -u | grep -c .)
	passed=$((passed + $# - wrong))
	failed=$((failed + wrong))
	[ "$wrong" -eq 0 ] || { echo "failed: $what"; cat "$work/wrong"; }
}

# rooms: the folders of the program.  files PATTERN: the matching files of all rooms.
rooms=$(sed -n 's/^\([a-z0-9/]*\):.*/\1/p' floors)
files()
{
	for room in $rooms; do
		ls "$room"/$1 2>/dev/null
	done
}
sources=$(files '*.c')
headers=$(files '*.h')
c_files="$sources $headers $(ls tests/*.[ch] tests/*/*.[ch])"
# Only what this build has: see WITH_VOICE and WITH_PAPER in the Makefile.
objects=$(for source in $sources; do ls "$B/${source%.c}.o" 2>/dev/null; done)

# The file floors: a room sees only what stands above it there, and of the folders core
# sees core, and a11y core and a11y.
none "floors tells every folder of sources, the lower ones first" "$(
	awk -F '[: ]+' '
	/^#/ || !NF { next }
	{
		for (i = 2; i <= NF; i++) {
			if ($i != "" && !($i in told))
				print "floors: " $1 " sees " $i ", which does not stand above it"
			if ($1 ~ /^core/ && $i !~ /^(core|$)/ || $1 ~ /^a11y/ && $i ~ /^(cli|man)/)
				print "floors: " $1 " sees " $i ", which is on a higher floor"
		}
		if ($1 in told) print "floors: " $1 " stands there twice"
		told[$1] = 1
	}' floors
	for folder in $(find core a11y cli man -name '*.[ch]' | sed 's|/[^/]*$||' | sort -u); do
		case " $(printf '%s ' $rooms)" in
		*" $folder "*) ;;
		*) echo "floors: nothing about $folder" ;;
		esac
	done
	for room in $rooms; do
		ls "$room"/*.c >/dev/null 2>&1 || echo "floors: there is no $room with sources"
	done)"

# Each header stands alone, and says what it is for before it begins.
for header in $headers tests/*.h; do
	case $header in
	tests/*) seen=tests\ $rooms ;;
	*) seen="${header%/*} $(sed -n "s,^${header%/*}:,,p" floors)" ;;
	esac
	echo "$header" $(printf -- '-iquote %s ' $seen)
done >"$work/alone"
export CC
# shellcheck disable=SC2016 # the inner shell expands
xargs -P "$JOBS" -L 1 sh -c 'header=$0
	printf "#include \"%s\"\n" "${header##*/}" |
		$CC -std=c11 -D_XOPEN_SOURCE=700 -Wall -Wextra -Werror -fsyntax-only "$@" -x c - 2>&1 |
		grep -m 1 error: | sed "s|^|$header: |"' <"$work/alone" >"$work/wrong"
each "each header compiles alone" $headers tests/*.h
awk 'FNR == 2 && !/^\/\*$/ { print FILENAME ": line 2 does not begin the comment" }' \
	$headers tests/*.h >"$work/wrong"
each "each header begins with what it is for" $headers tests/*.h

# A room sees itself and what the file floors says.  includes: of each "FILE HEADER" the
# room where that header is, or "?".
includes()
{
	awk '
	FILENAME == "floors" {
		sub(/:/, " ")
		if (!/^#/) { room = $1; sees[room] = $0 }
		next
	}
	FNR == 1 {
		folder = FILENAME; sub(/\/[^\/]*$/, "", folder)
		room = FILENAME == "cli/main.c" ? FILENAME : folder
	}
	/^#include "/ {
		split($0, part, "\"")
		where = "?"
		count = split(folder " " sees[room], seen, " ")
		for (i = 1; i <= count; i++)
			if (part[2] !~ "/" && seen[i] "/" part[2] in exists) { where = seen[i]; break }
		print FILENAME, part[2], where
	}
	BEGIN { while (getline file <ARGV[1] > 0) exists[file] = 1; ARGV[1] = "" }' \
		"$work/headers" floors $sources $headers
}
printf '%s\n' $headers >"$work/headers"
includes >"$work/includes"
awk '$3 == "?" { print $1 ": its room may not see " $2 ", says the file floors" }' \
	"$work/includes" >"$work/wrong"
each "each file includes only what its room may see" $sources $headers

# Within a room no two modules - x.c and x_y.c are one - include each other, round any corner.
awk '{
	folder = module = $1; sub(/\/[^\/]*$/, "", folder); sub(/.*\//, "", module)
	sub(/[_.].*/, "", module); print folder "/" module, folder "/" module
	if ($3 == folder) { sub(/[_.].*/, "", $2); print folder "/" module, folder "/" $2 }
}' "$work/includes" | tsort 2>&1 >/dev/null |
	sed -n 's,^tsort: \([a-z0-9/]*\)/\([a-z0-9]*\)$,\1: \2 is in a circle of includes,p' >"$work/wrong"
each "no room has a circle of includes" $rooms

# The map: a line for each file.
none "the map in CONTRIBUTING.md has a line for each file" "$({
		printf '%s\n' $sources $headers | sed 's/\.[ch]$//' | sort -u
		awk '/^## /{ here = $2 == "Map" } !here { next }
			/^### / { room = $2 }
			/^- / { sub(/:/, "", $2); print room "/" $2 "\tnamed" }' CONTRIBUTING.md
	} | awk -F '\t' '
		$2 == "" { there[$1] = 1; next }
		$1 in named { print "CONTRIBUTING.md: names " $1 " twice" }
		{ named[$1] = 1 }
		!($1 in there) { print "CONTRIBUTING.md: there is no " $1 }
		END { for (file in there) if (!(file in named))
			print "CONTRIBUTING.md: nothing about " file }')"

# x.c and x_y.c export only x_...
nm -A --defined-only -g $objects | sed "s|^$B/||" | awk '{
	sub(/:[^ ]*/, "", $1); prefix = $1; sub(/.*\//, "", prefix); sub(/[_.].*/, "", prefix)
	if ($3 !~ "^__" && $3 !~ "^" prefix "_" && $3 != "main")
		print $1 ": exports " $3 ", which does not begin with " prefix "_"
	}' >"$work/wrong"
each "each file exports only names of its own" $objects

# Libraries and the outside world, each in its own file.
# uses PATTERN FILE...: the objects outside FILE... that want a matching symbol.
nm -A -u $objects | sed "s|^$B/||" >"$work/wanted"
uses()
{
	pattern=$1
	shift
	grep -E " ($pattern)(@|\$)" "$work/wanted" |
		grep -vE "/($(echo "${@:-none}" | tr ' ' '|'))\.o:"
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
	"$(uses '(fork|vfork|popen|system|exec.*|posix_spawnp?)' lp | grep -v '^a11y/voice/')"
none "core has no stdio, environment, locale, clock" "$(grep '^core/' "$work/wanted" | grep -E \
	' (v?[fs]?n?printf|fopen|fputs|puts|fwrite|getenv|setlocale|time|clock.*|gettimeofday|stdout|stderr|rand|exit)(@|$)')"
none "core compares letters without a locale" "$(grep '^core/' "$work/wanted" | grep -E \
	' (strn?casecmp|strcoll|strxfrm|to(upper|lower)|is[a-z]+|__ctype_.*)(@|$)')"
none "a11y writes only into buffers, but for a11y/voice, which owns a process" \
	"$(uses '(open|write|dprintf|fopen|fdopen|fputs?|puts|fwrite|stdout|stderr|_?exit)' |
		grep '^a11y/' | grep -v '^a11y/voice/')"
none "below cli only i18n.c and a11y/voice read the environment" \
	"$(uses getenv i18n | grep -v -e '^cli/' -e '^a11y/voice/')"
none "core and a11y export no variables" \
	"$(nm -A --defined-only $objects | sed "s|^$B/||" | grep -E '^(core|a11y)/.* [BDC] ')"

# Sizes.
awk 'FNR == 400 { print FILENAME ": has 400 lines or more" }' $c_files >"$work/wrong"
each "each file has under 400 lines" $c_files
none "no function is longer than 60 lines" "$(awk '
	/^[a-z].*[a-z_0-9]\(/ && !/;$/ { name = $0; start = FNR }
	/^}$/ {
		if (name != "" && FNR - start > 60)
			print FILENAME ":" start ": " FNR - start " lines"
		name = ""
	}' $c_files)"
# A sentence is one line, however long, so texts in quotes do not count.
none "no line has more than 100 columns" "$(awk '{
		line = $0
		gsub(/"([^"\\]|\\.)*"/, "", line)
		gsub(/\t/, "        ", line)
		if (length(line) > 100)
			print FILENAME ":" FNR
	}' $c_files Makefile)"
scripts="tests/*.sh tests/common tests/run cli/halma.bash .ci/run"
awk 'FNR <= 2 && /SPDX-License-Identifier: GPL-3.0-or-later/ { named[FILENAME] = 1 }
	END { for (i = 1; i < ARGC; i++) if (!(ARGV[i] in named))
		print ARGV[i] ": has no line SPDX-License-Identifier" }' $c_files $scripts Makefile >"$work/wrong"
each "each file names its licence" $c_files $scripts Makefile
none "no blanks at the end of a line" "$(grep -nE '[ 	]+$' $c_files $scripts floors \
	man/*.[0-9] man/*.in man/*/*.in Makefile README.md CONTRIBUTING.md CHANGELOG.md)"

# The manual pages and scripts.
none "the manual page of files is clean" "$(mandoc -T lint -W warning man/halma.5 2>&1)"
none "the scripts are clean" "$(printf '%s\n' $scripts | xargs -P "$JOBS" -n 3 shellcheck -x 2>&1)"

finish house
