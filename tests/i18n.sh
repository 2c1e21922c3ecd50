#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Checks the translations: whole, well-formed, up to date, and none by-passed.
set -u
. tests/common

# pairs FILE: each entry as "msgid<TAB>msgstr", plural forms one a line.
pairs()
{
	msgcat --no-wrap --no-location "$1" | awk '
		function text(line) { sub(/^[a-z_]+(\[[0-9]\])? "/, "", line); sub(/"$/, "", line)
			return line }
		/^msgid / { id = text($0) }
		/^msgid_plural / { many = text($0) }
		/^msgstr / { if (id != "") print id "\t" text($0) }
		/^msgstr\[0\]/ { print id "\t" text($0) }
		/^msgstr\[[1-9]\]/ { print many "\t" text($0) }'
}

# The catalogue of sentences is that of the sources.
xgettext --from-code=UTF-8 --no-wrap --sort-by-file -c'For translators' -k_ -kN_ -kNC_:1c,2 \
	-kNP_:1,2 -ki18n_plural:1,2 --no-location -o "$work/new.pot" core/*/*.c a11y/*/*.c cli/*.c cli/cmd/*.c
msgcat --no-wrap --no-location --sort-output "$work/new.pot" | sed '/^["#]/d' >"$work/new"
msgcat --no-wrap --no-location --sort-output a11y/po/halma.pot | sed '/^["#]/d' >"$work/old"
none "halma.pot has the sentences of the sources: make pot" "$(diff "$work/old" "$work/new")"

# What msgfmt is to check of a gap such as {cell} is told by a flag.
none "every sentence with gaps is marked so: make pot" "$(grep -B 1 '^msgid ".*{' a11y/po/halma.pot |
	grep -A 1 '^#:' | grep '^msgid')"
sed 's/^\(msgstr ".*\){cell}/\1{zelle}/' a11y/po/de.po >"$work/wrong.po"
! msgfmt --check -o /dev/null "$work/wrong.po" 2>/dev/null
check "a wrong gap is refused" $?

for po in a11y/po/*.po; do
	code=$(basename "$po" .po)
	none "$code is well-formed" "$(msgfmt --check -o /dev/null "$po" 2>&1)"
	none "$code has every sentence" \
		"$(msgattrib --untranslated --no-obsolete --no-wrap "$po" | grep '^msgid "..*"')"
	none "$code has no fuzzy sentence" \
		"$(msgattrib --only-fuzzy --no-obsolete --no-wrap "$po" | grep '^msgid "..*"')"
	msgcmp "$po" a11y/po/halma.pot >"$work/log" 2>&1
	check "$code is up to date" $?
	pairs "$po" >"$work/pairs"
	none "$code says in its own words all that a11y/po/SAME does not list" \
		"$(awk -F '\t' '$1 == $2 { print $1 }' "$work/pairs" | sort -u |
			grep -vxF -e "$(sed -n "s/^$code //p" a11y/po/SAME)")"
	grep -qw "$code" a11y/po/LINGUAS
	check "$code is in LINGUAS" $?
	[ -f "man/$code/halma.6.in" ]
	check "$code has a manual page" $?
done

# Words for people that no translator sees: literals with two words in calls that
# write, outside _() and the like.
none "no sentence by-passes gettext" "$(grep -nE \
	'(text_add|text_add_sentence|buf_add|text_add_item|session_refuse|printf|fputs)\(.*"[^"]*[a-z]{2,} [a-z]{2,}[^"]*"' \
	a11y/*/*.c cli/*.c cli/cmd/*.c | grep -vE '(_|N_|i18n_plural)\(')"

# Nor are signs put behind what is translated: each statement on one line, without the
# literals that are translated, has none with a gap and a sign.
statements()
{
	awk '{ sub(/^[ \t]+/, ""); text = text " " $0 }
		/[;{}]$|\*\/$/ { print FILENAME ":" FNR ":" text; text = "" }' a11y/*/*.c cli/*.c cli/cmd/*.c |
		sed -E 's/(_|N_|NP_|NC_|i18n_plural)\( ?(("([^"\\]|\\.)*"[ ,]*)+)//g'
}
none "no sentence gets its signs outside gettext" "$(statements | grep -E \
	'"[^"]*%[a-z]*[cdsu][^"%]*[.:;!?]( [^"]*)?(\\n)?"|buf_add.*, ("[.:;,!?]( |\\n)*"|'"'[.:;,!]'"'\))' |
	grep -vE '"halma: |^a11y/say/text\.c:')"
# A line that is a heading may end in a colon.
none "no sentence is continued outside gettext" "$(grep -nE '_\("[^"]*[:,;]"\)' \
	a11y/*/*.c cli/*.c cli/cmd/*.c | grep -v '^a11y/braille/braille\.c:.*each braille cell:')"

# The same game played with the commands of each language gives the same record.
play()
{
	# word LANGUAGE CONTEXT ENGLISH: the word, which the catalogues have by its context.
	word()
	{
		LANGUAGE=$1 LC_ALL=C.UTF-8 TEXTDOMAINDIR=$B/locale \
			gettext halma "$(printf '%s\004%s' "$2" "$3")" | sed 's/.*\x04//'
	}
	{
		printf '%s clear-out %s\n' "$(word "$1" command rule)" "$(word "$1" value on)"
		printf '%s 1 Anna\n' "$(word "$1" command name)"
		printf 'c5-d4\nd1-c2\n%s\n%s\n' "$(word "$1" command undo)" "$(word "$1" command redo)"
		printf 'a5 %s c5\n%s\n' "$(word "$1" command to)" "$(word "$1" command draw)"
		printf '%s %s\n' "$(word "$1" command save)" "$work/$1.halma"
	} | "$HALMA" --no-rc -l "$1" >"$work/$1.out" 2>&1
	cmp -s "$work/$1.halma" "$work/en.halma"
	check "a game played in $1 gives the same record" $?
}
read -r codes <a11y/po/LINGUAS
for code in en $codes; do
	play "$code"
done

# The terminal without UTF-8 gets ASCII and no question marks for letters.
for code in $codes; do
	none "in the locale C, $code is ASCII" \
		"$(LC_ALL=C "$HALMA" --no-rc -l "$code" -c help -c rules -c variants -c board |
			LC_ALL=C grep -n '[^ -~]')"
	none "in the locale C, $code refuses an option in ASCII" \
		"$(LC_ALL=C "$HALMA" -l "$code" --"$(printf 'h\303\266\033')" 2>&1 |
			LC_ALL=C grep -n '[^ -~]')"
	LC_ALL=C.UTF-8 "$HALMA" --no-rc -l "$code" -c help -c rules |
		grep -q "$(printf '[^ -~]')"
	check "in a locale with UTF-8, $code has its own letters" $?
	LC_ALL="${code}_XX.UTF-8" "$HALMA" --no-rc -c board >"$work/a"
	LC_ALL=C.UTF-8 "$HALMA" --no-rc -l "$code" -c board >"$work/b"
	cmp -s "$work/a" "$work/b"
	check "a locale that is not installed speaks $code" $?
	[ "$("$HALMA" --no-rc -c language -c "language $code" -c 'language en' | sed -n 3p)" = \
		"The language is English." ]
	check "the language changes to $code and back" $?
done

# Installed anywhere, the program finds its catalogues, though /usr/bin has a program
# called locale.
mkdir -p "$work/usr/bin" "$work/usr/share"
cp "$HALMA" "$work/usr/bin/halma"
cp -r "$B/locale" "$work/usr/share/locale"
touch "$work/usr/bin/locale"
"$work/usr/bin/halma" --no-rc -l de -c turn | grep -q 'Rot ist am Zug'
check "the catalogues are found where they were installed" $?

# Umlauts may be typed, spelled out, or dropped.
for word in züge ZÜGE zuege zuge zug; do
	LC_ALL=C.UTF-8 "$HALMA" --no-rc -l de -c "$word a5" 2>&1 | grep -q '^a5: Rot\. '
	check "$word is the German for moves" $?
done

finish i18n
