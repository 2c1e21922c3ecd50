#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs each fuzz target briefly, on the same inputs each time.
set -u
. tests/common
: "${FUZZ_RUNS:=20000}"

for target in move record position script; do
	if "$B/tests/fuzz/$target" "$FUZZ_RUNS" tests/fuzz/seeds/"$target"/*; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "failed: $target; the input is in crash.bin"
	fi
done
finish fuzz
