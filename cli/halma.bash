# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completion of halma's command line for bash.  It asks the program.

# Sets COMPREPLY to the words of $1 that begin with $2.
_halma_offer()
{
	mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

# What the program says of itself, in English; it finds no folder to keep a game in.
_halma_ask()
{
	local halma=${COMP_WORDS[0]/#~\//$HOME/}

	XDG_STATE_HOME=/dev/null "$halma" --no-rc --lang en "$@" </dev/null 2>/dev/null
}

# The variants, each in a line such as "halma4: ...; players: 3, 4; ...".
_halma_variants()
{
	_halma_ask --command variants
}

# All forms of the options, from lines such as "-p, --players N: ...".
_halma_options()
{
	_halma_ask --help | sed -n 's/^\(-[^:]*\):.*/\1/p' | grep -oe '-[-a-zA-Z]*'
}

# The numbers of players that the variant on the command line can have.
_halma_players()
{
	local i name says id=kitchen5

	for ((i = 1; i < ${#COMP_WORDS[@]} - 1; i++)); do
		case ${COMP_WORDS[i]} in
		-v | --variant)
			id=${COMP_WORDS[i + 1]}
			[[ $id == "=" ]] && id=${COMP_WORDS[i + 2]-}
			;;
		esac
	done
	_halma_variants | while read -r name says; do
		[[ $name == "$id:" && $says =~ players:\ ([0-9, ]*) ]] &&
			echo "${BASH_REMATCH[1]//,/}"
	done
}

# Sets COMPREPLY to the records, and the folders that may hold some.
_halma_records()
{
	compopt -o filenames 2>/dev/null
	mapfile -t COMPREPLY < <(
		compgen -f -X '!*.halma' -- "$1"
		compgen -d -- "$1"
	)
}

_halma()
{
	local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}

	# bash makes three words of --variant=star.
	if [[ $word == "=" ]]; then
		word=
	elif [[ $before == "=" ]]; then
		before=${COMP_WORDS[COMP_CWORD - 2]}
	fi
	COMPREPLY=()
	case $before in
	-v | --variant)
		_halma_offer "$(_halma_variants | sed 's/:.*//')" "$word"
		return
		;;
	-p | --players)
		_halma_offer "$(_halma_players)" "$word"
		return
		;;
	-w | --width)
		_halma_offer "0 20 40 80" "$word"
		return
		;;
	--wav)
		compopt -o filenames 2>/dev/null
		mapfile -t COMPREPLY < <(compgen -f -- "$word")
		return
		;;
	-c | --command | -l | --lang | --seed)
		return
		;;
	esac
	if [[ $word == -* ]]; then
		_halma_offer "$(_halma_options)" "$word"
	else
		_halma_records "$word"
	fi
}

complete -F _halma halma
