# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completion of halma's command line for bash.  It needs nothing but bash.

# Sets COMPREPLY to the words of $1 that begin with $2.
_halma_offer()
{
	mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2")
}

# The numbers of players that the variant on the command line can have.
_halma_players()
{
	local i id=kitchen5

	for ((i = 1; i < ${#COMP_WORDS[@]} - 1; i++)); do
		case ${COMP_WORDS[i]} in
		-v | --variant)
			id=${COMP_WORDS[i + 1]}
			[[ $id == "=" ]] && id=${COMP_WORDS[i + 2]-}
			;;
		esac
	done
	case $id in
	corners10 | sides10) echo 2 3 4 ;;
	halma4) echo 3 4 ;;
	star) echo 2 3 4 6 ;;
	*) echo 2 ;;
	esac
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
		_halma_offer "kitchen4 kitchen5 halma8 grasshopper corners10 sides10 halma10
			halma13 halma4 halma star" "$word"
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
		_halma_offer "--command --help --keep-going --lang --no-rc --players --quiet --seed --speak --variant
			--version --wav --width -c -h -l -p -q -s -v -V -w" "$word"
	else
		_halma_records "$word"
	fi
}

complete -F _halma halma
