#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks how the code is built: the floors, the names, the headers, the sizes.
# Run from the top of the tree; B is the build folder, CC the compiler.
set -u
. tests/common
: "${CC:=cc}"

includes()
{
	case $1 in
	core) echo "-iquote core" ;;
	a11y) echo "-iquote core -iquote a11y" ;;
	*) echo "-iquote core -iquote a11y -iquote cli" ;;
	esac
}

# Each header stands alone, and says what it is for before it begins.
for header in core/*.h a11y/*.h cli/*.h tests/*.h; do
	# shellcheck disable=SC2046 # the words are options
	printf '#include "%s"\n' "$(basename "$header")" |
		$CC -std=c11 -D_XOPEN_SOURCE=700 -Wall -Wextra -Werror -fsyntax-only \
			-iquote "$(dirname "$header")" $(includes "$(dirname "$header")") -x c -
	check "$header compiles alone" $?
	sed -n '2p' "$header" | grep -q '^/\*$'
	check "$header begins with what it is for" $?
done

# The modules of core and cli stand in the order that CONTRIBUTING.md tells.
for floor in core cli; do
	none "$floor keeps the order of its modules" "$(awk -v floor=$floor '
		function module(name) { sub(/.*\//, "", name); sub(/[_.].*/, "", name); return name }
		FILENAME == "CONTRIBUTING.md" {
			if (/^    [a-z]/)
				within = $1 == floor ":"
			for (i = 1; within && /^    / && i <= NF; i++)
				place[$i] = ++places
			next
		}
		!(module(FILENAME) in place) { print FILENAME " has no place"; nextfile }
		/^#include "/ {
			included = module(substr($2, 2))
			if (included in place && place[included] > place[module(FILENAME)])
				print FILENAME ": " $2
		}' CONTRIBUTING.md $floor/*.[ch])"
done

# x.c and x_y.c export only x_...
for source in core/*.c a11y/*.c cli/*.c; do
	object=$B/${source%.c}.o
	prefix=$(basename "$source" .c | sed 's/_.*//')
	none "$source exports only ${prefix}_..." "$(nm --defined-only -g "$object" |
		awk '{ print $3 }' | grep -v -e '^__' -e "^${prefix}_" -e '^main$')"
done

# Libraries and the outside world, each in its own file.
# uses PATTERN FILE...: the objects outside FILE... that want a matching symbol.
uses()
{
	pattern=$1
	shift
	for object in "$B"/core/*.o "$B"/a11y/*.o "$B"/cli/*.o; do
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
none "only speech_sink.c knows ALSA" "$(uses 'snd_.*' speech_sink)"
none "only speech_voice.c knows espeak-ng" \
	"$(grep -l 'espeak-ng/' core/*.[ch] a11y/*.[ch] cli/*.[ch] | grep -v /speech_voice.c)"
none "only prose.c knows liblouis" "$(uses 'lou_.*' prose)"
none "only page_cairo.c knows cairo" "$(uses 'cairo_.*' page_cairo)"
none "only lp.c and speech.c start processes" \
	"$(uses '(fork|vfork|popen|system|exec.*|posix_spawnp?)' lp speech)"
none "core has no stdio, environment, locale, clock" "$(nm -u "$B"/core/*.o | grep -E \
	' (v?[fs]?n?printf|fopen|fputs|puts|fwrite|getenv|setlocale|time|clock.*|gettimeofday|stdout|stderr|rand|exit)(@|$)')"
none "core compares letters without a locale" "$(nm -u "$B"/core/*.o | grep -E \
	' (strn?casecmp|strcoll|strxfrm|to(upper|lower)|is[a-z]+|__ctype_.*)(@|$)')"
none "a11y writes only into buffers" "$(nm -u "$B"/a11y/*.o |
	grep -E ' (fopen|fputs|puts|fwrite|stdout|stderr|exit)(@|$)')"
none "below cli only i18n.c and speech_voice.c read the environment" \
	"$(uses getenv i18n speech_voice | grep -v "^$B/cli/")"
none "core and a11y export no variables" \
	"$(nm --defined-only "$B"/core/*.o "$B"/a11y/*.o | grep -E ' [BDC] ')"

# Sizes.
for source in core/*.[ch] a11y/*.[ch] cli/*.[ch] tests/*.[ch] tests/fuzz/*.c tests/bench/*.c; do
	[ "$(wc -l <"$source")" -lt 400 ]
	check "$source has under 400 lines" $?
done
none "no function is longer than 60 lines" "$(awk '
	/^[a-z].*[a-z_0-9]\(/ && !/;$/ { name = $0; start = FNR }
	/^}$/ {
		if (name != "" && FNR - start > 60)
			print FILENAME ":" start ": " FNR - start " lines"
		name = ""
	}' core/*.c a11y/*.c cli/*.c tests/*.c)"
# A sentence is one line, however long, so texts in quotes do not count.
none "no line has more than 100 columns" "$(awk '{
		line = $0
		gsub(/"([^"\\]|\\.)*"/, "", line)
		gsub(/\t/, "        ", line)
		if (length(line) > 100)
			print FILENAME ":" FNR
	}' core/*.[ch] a11y/*.[ch] cli/*.[ch] tests/*.[ch] tests/fuzz/*.c tests/bench/*.c \
	tests/tools/*.c Makefile)"
for source in core/*.[ch] a11y/*.[ch] cli/*.[ch] tests/*.[ch] tests/*.sh Makefile; do
	head -n 2 "$source" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later'
	check "$source names its licence" $?
done
none "no blanks at the end of a line" "$(grep -nE '[ 	]+$' core/* a11y/*.[ch] cli/* man/*.[0-9] man/*/*.[0-9] \
	tests/*.[ch] tests/*.sh Makefile README.md)"

# The manual pages and scripts.
none "the manual pages are clean" "$(mandoc -T lint -W warning man/*.[0-9] 2>&1)"
none "the scripts are clean" "$(shellcheck -x tests/*.sh tests/common tests/run cli/halma.bash .ci/run 2>&1)"

finish house
