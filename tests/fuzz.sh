#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs each fuzz target briefly, on the same inputs each time.
set -u
. tests/common
: "${FUZZ_RUNS:=20000}"

# A sanitizer's report is a crash too, and is seen though files cannot grow.
ASAN_OPTIONS=abort_on_error=1
UBSAN_OPTIONS=abort_on_error=1
export ASAN_OPTIONS UBSAN_OPTIONS

for target in move record position script; do
	{
		"$B/tests/fuzz/$target" "$FUZZ_RUNS" tests/fuzz/seeds/"$target"/* 2>&1
		echo "status $?"
	} | cat >"$work/log"
	grep -q '^status 0$' "$work/log"
	check "$target; the input is in crash.bin" $?
	grep -q '^status 0$' "$work/log" || cat "$work/log"
done
finish fuzz
