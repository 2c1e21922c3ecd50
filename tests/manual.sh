#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks what can be wrong in the manual pages, besides the lists that are made from the
# program, how those are made, and what bash completes.  Run from the top of the tree;
# B is the build folder.
set -u
. tests/common
LINGUAS=$(cat a11y/po/LINGUAS)

# words PAGE: the words shown as typed, with their lines, that no entry and no usage has.
words()
{
	awk '
	{ gsub(/\\-/, "-"); gsub(/\\[&%]/, "") }
	FNR == NR && /^\.It / { for (i = 2; i <= NF; i++) if (typed($i)) known[$(i + 1)] = 1 }
	FNR == NR || !/^\.(Ic|Cm) / { next }
	{
		for (i = 2; i <= NF && $i !~ /^[A-Z][a-z]$/; i++)
			if ($i !~ /^[[:punct:]]$/ && $i !~ /^[a-z][0-9]*$/ && !($i in known))
				print FILENAME ":" FNR ": " $i
	}
	function typed(macro) { return macro == "Ic" || macro == "Cm" }' "$1" "$1"
}

# outline PAGE: what each language must have alike.
outline()
{
	awk '/^\.S[hs] / { print $1 } /^\.It (Pa|Ev|[0-9])/ { print $2, $3 }' "$1"
}

for code in en $LINGUAS; do
	folder='man'
	[ "$code" = en ] || folder=man/$code
	page=$B/$folder/halma.6
	none "$page is clean" "$(mandoc -T lint -W warning "$page" 2>&1)"
	none "$page shows nothing as typed that there is not" "$(words "$page")"
	is "$page has the sections, files, variables and statuses of the English page" \
		"$(outline "$page")" "$(outline "$B/man/halma.6")"
	is "$folder/halma.6.in adds to the entries to which man/halma.6.in adds" \
		"$(grep '^\.\\" @more' "$folder/halma.6.in")" \
		"$(grep '^\.\\" @more' man/halma.6.in)"
	none "$page tells the options of print that its help does" "$(
		sed -n 's/^\.It Cm --/--/p' "$page" | while read -r option; do
			LC_ALL=C.UTF-8 "$HALMA" --no-rc -l "$code" -c 'help print' | grep -qe "$option" || echo "$option"
		done)"
done

# completes WANTED WORD...: what bash offers for the last word of the command line.
completes()
{
	wanted=$1
	shift
	is "bash completes $*" "$(bash -c '. cli/halma.bash
		COMP_WORDS=("$HALMA" "$@") COMP_CWORD=$#
		_halma
		echo "${COMPREPLY[@]}"' bash "$@" | tr ' ' '\n')" "$wanted"
}

export HALMA
completes "$("$HALMA" --help | grep -oe '--[a-z-]*')" --
completes --lang --l
completes "$("$HALMA" --no-rc -l en -c variants | sed 's/:.*//')" -v ""
completes "$(printf 'kitchen4\nkitchen5')" --variant = kitchen
completes "$(printf '2\n3\n4\n6')" -v star -p ""
completes "$(printf '3\n4')" --variant = halma4 --players ""
completes 2 -p ""
completes "" -v ".*" -p ""

# makes WHAT SOURCE PAGE COMPLAINT: a source becomes a page, or is refused.
makes()
{
	printf '%b' "$2" | "$B/man/manual" en "$B/locale" >"$work/out" 2>"$work/err"
	is "$1: page" "$(cat "$work/out")" "$3"
	is "$1: complaint" "$(cat "$work/err")" "$4"
}

list='.\\" @variants to\n.It {name}\n'
makes "what is not a list stays" 'a {name}\n.\\" b\n' 'a {name}
.\" b' ""
makes "more belongs to an entry" "$list"'.\\" @more kitchen6\nMore.\n.\\" @end\n' "" \
	'manual: line 3: nothing in the list is called so: .\" @more kitchen6'
makes "a list ends" "$list" "" 'manual: line 3: the file ends without: @end'
makes "a list has a name" '.\\" @varieties\n.\\" @end\n' "" \
	'manual: line 1: there is no list: varieties'
makes "a gap has a name" '.\\" @rules\n{nmae}\n.\\" @end\n' "" \
	'manual: line 4: there is no gap: nmae}'
printf '.\\" @variants as far as\n.It {name}{letter}\n{letter} none\n{more}\n{homes}\n.\\" @more halma8\n.Em a\n.\\" @end\n' |
	"$B/man/manual" en "$B/locale" >"$work/out"
is "a line is left out if its gaps are empty" "$(sed -n '3,7p' "$work/out")" '.It kitchen5
a3 as far as a5, b4, b5, c5; c1, d1, d2, e1 as far as e3
.It halma8
.Em a
a5 as far as a8, b6 as far as b8, c7, c8, d8; e1, f1, f2, g1 as far as g3, h1 as far as h4'

finish manual
