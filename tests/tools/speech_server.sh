#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Stands in for a speech synthesizer behind a screen reader: what would be spoken goes
# into the named pipe HEARD.
exec cat >"$HEARD"
