#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Printing to files and to an embosser, as a user does it: what is written, what is
# refused and what is left behind then.  The program is HALMA.
set -u
. tests/common
golden=$PWD/tests/golden
LC_ALL=C.UTF-8
export LC_ALL
unset LOUIS_TABLEPATH CUPS_SERVER PRINTER LPDEST
cupsd_pid=
trap '[ -z "$cupsd_pid" ] || kill "$cupsd_pid"; rm -rf "$work"' EXIT
mkdir "$work/here" && cd "$work/here" || exit 1
command -v pdfinfo >/dev/null
check "pdfinfo is there: it is in the package poppler-utils" $?

# halma ARGUMENT...: runs the program without the user's own commands.
halma()
{
	"$HALMA" --no-rc "$@" >"$work/out" 2>"$work/err"
}

# same WHAT FILE: the file is byte for byte the golden one.
same()
{
	cmp "$2" "$golden/$2" >>"$work/err" 2>&1
	check "$1" $?
}

# refused WHAT TEXT COMMAND...: the last command is refused with a line that has the
# text, and no file is left behind.
refused()
{
	what=$1
	text=$2
	shift 2
	find . -type f -exec rm {} +
	! printf '%s\n' "$@" | "$HALMA" --no-rc >"$work/out" 2>"$work/err" &&
		grep -qF -- "$text" "$work/err" && [ "$(wc -l <"$work/err")" -eq 1 ]
	check "$what" $?
	left=$(find . -type f)
	[ -z "$left" ]
	check "$what leaves no file" $?
}

# What is written.
halma -v kitchen5 -c 'c5-d4' -c 'd1-c2' -c 'name red Anna' -c 'print print-kitchen5.brf' \
	-c 'print --board --moves print-kitchen5.pef' -c 'print --board print-kitchen5.txt'
check "a game is printed" $?
for ending in brf pef txt; do
	same "the pages of kitchen5 in .$ending" print-kitchen5.$ending
done
halma -v star -p 6 -c 'set page 28x20' -c 'set cells letters' -c 'set brf-newline lf' \
	-c 'set brf-formfeed off' -c 'set side 3' -c 'rule goal-lock off' -c 'print print-star.brf'
check "the star is printed" $?
same "the star in windows, with lf and without form feeds" print-star.brf
[ $(($(wc -l <print-star.brf) % 20)) -eq 0 ]
check "without form feeds every page is full" $?
halma -v halma4 -p 4 -c 'set page 20x10' -c 'print --start print-halma4.brf' \
	-c 'print --empty print-empty.brf'
check "boards to hand out are printed" $?
same "the start of halma4 on small pages" print-halma4.brf
same "an empty board" print-empty.brf
halma -v kitchen5 -c print
[ -s kitchen5.brf ]
check "print alone names the file after the variant" $?
mkdir 'a b'
halma -v kitchen5 -c 'print "a b/c d.brf"'
[ -s 'a b/c d.brf' ]
check "a name between quotes" $?
rm -r 'a b'
halma -v kitchen5 -c 'save my.game.halma' -c print
[ -s my.game.brf ]
check "or after the record" $?
halma -c 'print X.BRF'
check "an ending in capitals" $?
halma -v halma -c 'print x.pdf' -c 'print x.svg' -c 'print --braille --moves y.pdf'
check "drawings" $?
[ "$(pdfinfo x.pdf | sed -n 's/^Page size: *//p')" = '595.276 x 841.89 pts (A4)' ]
check "a PDF is as large as A4" $?
! pdfinfo x.pdf | grep -q Date
check "a PDF has no date" $?
grep -q '<svg.*width="595.275591pt" height="841.889764pt"' x.svg
check "an SVG is as large as A4" $?
halma -v kitchen5 -c 'set square 40' -c 'print --template t.pdf'
[ "$(pdfinfo t.pdf | sed -n 's/^Pages: *//p')" = 2 ] && grep -q '2 pages' "$work/out"
check "a board to build on two sheets" $?
halma -v star -c 'set square 60' -c 'set paper letter' -c 'print --template t.pdf'
pdftotext -f 2 -l 2 t.pdf - | grep -q 'a2, star, 60 mm'
check "sheets are named in ink" $?
for language in en de nl es; do
	halma --lang $language -v halma -c 'print l.brf' -c 'print l.pef'
	check "pages in the language $language" $?
	tr -d '\r\f' <l.brf >plain
	! LC_ALL=C grep -q '[^ -_]' plain && awk 'length > 40 { exit 1 }' plain
	check "canonical signs and no long line in the language $language" $?
	grep -q "<dc:language>$language</dc:language>" l.pef
	check "the language $language in PEF" $?
done
[ "$(find . -name '*.??????' | wc -l)" -eq 0 ]
check "nothing is left beside the files" $?

# What is refused.
refused "no ending" "The ending of x does not tell what to print" 'print x'
refused "an unknown ending" ".brf, .pef, .txt, .svg, .pdf" 'print x.doc'
refused "an ending in a folder's name" "The ending of" 'print a.brf/x'
refused "a folder that is not there" "No such file or directory" 'print no/x.brf'
mkdir folder.brf
refused "a folder" "Is a directory" 'print folder.brf'
rmdir folder.brf
refused "an unknown option" "--template" 'print --colour x.brf'
refused "a hyphen" "There is no option -;" 'print -'
refused "two hyphens" "There is no option --;" 'print --'
refused "an option of one hyphen" "There is no option -x;" 'print -x x.brf'
refused "an option that may be two" "--b may mean board, braille." 'print --b x.brf'
refused "such an option with several hyphens" "---B may mean board, braille." 'print --moves ---B'
refused "no such option" "There is no option --x; the options are --board, --moves, --start, \
--empty, --braille, --template." 'print --x'
refused "a template that is no PDF" "name a file that ends in .pdf" 'print --template x.svg'
echo '<svg/>' >../foreign.svg
! halma -c 'print --board --moves ../foreign.svg' && grep -q 'but a file of this kind' "$work/err" &&
	[ "$(cat ../foreign.svg)" = '<svg/>' ]
check "too many pages are told first, and what is there stays" $?
refused "moves in an SVG" "name a file that ends in .pdf" 'print --board --moves x.svg'
# The grade of braille that a language has not: what it has is taken, and that is said once.
printf '%s\n' 'language nl' 'set grade 2' 'print a.brf' 'set grade 0' 'print b.brf' |
	"$HALMA" --no-rc >out
cmp -s a.brf b.brf && [ "$(grep -c 'geen braille van graad 2; graad 0 ' out)" -eq 1 ]
check "a grade that Dutch has not" $?
printf '%s\n' 'set grade 2' 'language nl' 'print a.brf' 'print a.brf' | "$HALMA" --no-rc >out
cmp -s a.brf b.brf && [ "$(grep -c 'geen braille van graad 2; graad 0 ' out)" -eq 1 ]
check "a grade that the next language has not" $?
# A name that braille cannot have is the colour.
printf 'print a.brf\nname red \320\220\320\275\nprint b.brf\n' | "$HALMA" --no-rc >out
cmp -s a.brf b.brf
check "a name in another alphabet" $?
refused "a page too small for a rank" "from 20x10 to 60x40" 'set page 10x4'
refused "a page that is none" "such as 40x25" 'set page wide'
refused "a page with a sign" "such as 40x25" 'set page -40x25'
refused "a square too small" "20 to 60" 'set square 19'
refused "a printer with a blank" "is not the name of a printer" 'set printer a b'
refused "a printer like an option" "is not the name of a printer" 'emboss -d'
refused "a printer like a path" "is not the name of a printer" 'emboss ../x'
LOUIS_TABLEPATH=/nonexistent
export LOUIS_TABLEPATH
refused "a missing table" "en-ueb-g1.ctb" 'print x.brf'
unset LOUIS_TABLEPATH
for ending in brf pef pdf svg txt; do
	rm -f ./*
	ln -s /dev/full full.$ending
	"$HALMA" --no-rc -c "print full.$ending" >"$work/out" 2>"$work/err"
	[ $? -eq 3 ] && grep -q 'No space left on device' "$work/err"
	check "a full disk, .$ending" $?
	[ -z "$(find . -type f)" ]
	check "a full disk leaves no file, .$ending" $?
done
rm -f ./*
for ending in brf pef txt svg pdf; do
	echo 'Dear Anna,' >x.$ending
	! halma -c "print x.$ending" && grep -q 'holds something else' "$work/err" &&
		[ "$(cat x.$ending)" = 'Dear Anna,' ]
	check "what is no .$ending is not replaced" $?
	case $ending in
	pdf) echo '%PDF-1.7 /Creator (somebody)' ;;
	brf) echo DEAR ;;
	*) echo '<?xml version="1.0"?><svg/>' ;;
	esac >x.$ending
	if [ $ending != brf ]; then
		! halma -c "print x.$ending" && grep -q 'holds something else' "$work/err"
		check "what another program wrote is not replaced, .$ending" $?
	fi
	truncate -s 17M x.$ending
	! halma -c "print x.$ending" && grep -q 'holds something else' "$work/err" &&
		[ "$(wc -c <x.$ending)" -eq $((17 << 20)) ]
	check "what is too long to be read is not replaced, .$ending" $?
	: >x.$ending
	halma -c "print x.$ending" -c 'c5-d4' -c "print x.$ending" && [ -s x.$ending ]
	check "a .$ending is replaced" $?
done
rm -f ./*
echo '<?xml old <!-- halma -->' >x.svg
(
	trap '' XFSZ
	ulimit -f 16
	"$HALMA" --no-rc -c 'print x.svg' -c 'print y.svg' 2>&1
) | grep -q 'File too large'
check "a file that grows too large" $?
[ "$(cat ./*)" = '<?xml old <!-- halma -->' ]
check "then the old file is whole, and nothing beside it" $?
rm -f ./*
echo OLD >x.brf
chmod 400 x.brf
mkdir stuck
chmod 500 stuck
if [ "$(id -u)" -ne 0 ]; then
	halma -c 'print stuck/x.brf'
	[ $? -eq 1 ]
	check "a folder that cannot be written" $?
	halma -c 'print x.brf'
	[ "$(cat x.brf)" = OLD ]
	check "a file that cannot be written stays" $?
else
	skip "what cannot be written: root may write it"
fi
rm -rf ./*

# An lp that records what it is given.
mkdir "$work/bin"
cat >"$work/bin/lp" <<'LP'
#!/bin/sh
printf '%s\n' "$@" >"$RECORD.words"
for word; do last=$word; done
cat "$last" >"$RECORD.brf"
echo "$LP_SAYS"
exit "$LP_STATUS"
LP
chmod +x "$work/bin/lp"
RECORD=$work/record LP_STATUS=0 LP_SAYS='request id is e-1 (1 file(s))'
export RECORD LP_STATUS LP_SAYS
# embossed WORD...: lp got these words and then the file.
embossed()
{
	printf '%s\n' "$@" "$XDG_STATE_HOME/halma/emboss.brf" >"$work/words"
	cmp -s "$work/words" "$RECORD.words"
}
halma -c 'print wanted.brf'
PATH="$work/bin:$PATH" "$HALMA" --no-rc -c emboss >"$work/out" 2>"$work/err"
embossed -o document-format=application/vnd.cups-brf --
check "emboss on the default printer" $?
cmp -s wanted.brf "$RECORD.brf"
check "emboss sends what print writes" $?
grep -qx 'request id is e-1 (1 file(s))' "$work/out"
check "emboss tells what lp said" $?
[ ! -e "$XDG_STATE_HOME/halma/emboss.brf" ]
check "what was sent is not kept" $?
PATH="$work/bin:$PATH" "$HALMA" --no-rc -c 'set printer Index_V5' -c emboss >"$work/out" \
	2>"$work/err"
embossed -o document-format=application/vnd.cups-brf -d Index_V5 --
check "emboss on the printer that is set" $?
# shellcheck disable=SC2016 # a shell would expand it
PATH="$work/bin:$PATH" "$HALMA" --no-rc -c 'emboss $(touch${IFS}gone);&|*' >"$work/out" \
	2>"$work/err"
# shellcheck disable=SC2016
embossed -o document-format=application/vnd.cups-brf -d '$(touch${IFS}gone);&|*' -- &&
	[ ! -e gone ]
check "no shell reads the name of a printer" $?
LP_STATUS=1 LP_SAYS="$(printf 'lp: \033[1mno\033[0m printer\nmore')"
PATH="$work/bin:$PATH" "$HALMA" --no-rc -c emboss >"$work/out" 2>"$work/err"
[ $? -eq 1 ] && [ "$(wc -l <"$work/err")" -eq 1 ] && grep -q "kept in .*/emboss.brf" "$work/err"
check "a failing lp" $?
grep -qF 'lp says: lp: ?[1mno?[0m printer' "$work/err"
check "what lp says is cleaned" $?
cmp -s wanted.brf "$XDG_STATE_HOME/halma/emboss.brf"
check "what was not sent is kept" $?
PATH="$work/none" "$HALMA" --no-rc -c emboss >"$work/out" 2>"$work/err"
[ $? -eq 1 ] && grep -q 'lp is missing; install cups-client' "$work/err"
check "no lp" $?

# A queue of CUPS, if one can run here: not worth installing a print server for.
cups=$work/cups
mkdir -p "$cups/root" "$cups/spool/tmp" "$cups/cache" "$cups/run"
cat >"$cups/files.conf" <<CONF
ServerRoot $cups/root
RequestRoot $cups/spool
TempDir $cups/spool/tmp
CacheDir $cups/cache
StateDir $cups/run
AccessLog $cups/access
ErrorLog $cups/errors
PageLog $cups/pages
FileDevice Yes
User lp
Group lp
CONF
cat >"$cups/cupsd.conf" <<CONF
Listen $cups/sock
DefaultAuthType None
Browsing Off
<Policy default>
<Limit All>
Order allow,deny
Allow all
</Limit>
</Policy>
CONF
chmod -R a+rX "$work"
chown -R lp:lp "$cups" 2>/dev/null
if [ -e /usr/share/cups/mime/braille.types ] &&
	cupsd -c "$cups/cupsd.conf" -s "$cups/files.conf" >/dev/null 2>&1 && [ -S "$cups/sock" ]; then
	for process in /proc/[0-9]*; do
		{ tr '\0' ' ' <"$process/cmdline" | grep -q "cupsd .*$cups"; } 2>/dev/null &&
			cupsd_pid=${process#/proc/}
	done
	CUPS_SERVER=$cups/sock
	export CUPS_SERVER
	lpadmin -p index -E -v file:///dev/null -m raw 2>/dev/null
	halma -c 'emboss index'
	check "a queue of CUPS takes the pages" $?
	cmp -s wanted.brf "$cups/spool/d00001-001"
	check "a queue of CUPS has what print writes" $?
	halma -c 'emboss nobody'
	[ $? -eq 1 ]
	check "a queue that is not there" $?
else
	skip "a queue of CUPS: no cupsd can run here"
fi

finish print
