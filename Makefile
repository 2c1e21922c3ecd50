# SPDX-License-Identifier: GPL-3.0-or-later
#
# make            builds build/halma; installs nothing
# make play       installs what the build needs (Debian), builds, starts the game
# make check      installs what the tests need too, builds, runs every test
# make bench      measures speed
# make fuzz       fuzzes until interrupted: FUZZ=move|record|position|script
# make install    to DESTDIR and PREFIX; also uninstall, dist, clean
#
# B=folder puts the build elsewhere; SAN=address,undefined adds sanitizers.

VERSION := 0.1.0
B ?= build
PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
MANDIR ?= $(PREFIX)/share/man
COMPLETIONDIR ?= $(PREFIX)/share/bash-completion/completions
LOCALEDIR ?= $(PREFIX)/share/locale

CC ?= cc
CFLAGS ?= -O2 -g
WARNINGS = -Wall -Wextra -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes \
	-Wwrite-strings -Wformat=2 -Wvla
CPPFLAGS += -D_XOPEN_SOURCE=700 -DHALMA_VERSION='"$(VERSION)"' \
	-DHALMA_LOCALEDIR='"$(LOCALEDIR)"'
PKG_CONFIG ?= pkg-config
READLINE_CFLAGS := $(shell $(PKG_CONFIG) --cflags-only-I readline 2>/dev/null)
READLINE_LIBS := $(shell $(PKG_CONFIG) --libs readline 2>/dev/null || echo -lreadline)
CMOCKA_LIBS := $(shell $(PKG_CONFIG) --libs cmocka 2>/dev/null || echo -lcmocka)

ifdef SAN
SANFLAGS = -fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer
endif
ifdef WERROR
WARNINGS += -Werror
endif

COMPILE = $(CC) -std=c11 $(WARNINGS) $(CPPFLAGS) $(CFLAGS) $(SANFLAGS) -MMD -MP
LINK = $(CC) $(CFLAGS) $(SANFLAGS) $(LDFLAGS)

# The floors: each sees itself and those below it.
CORE_INCLUDE = -iquote core
A11Y_INCLUDE = $(CORE_INCLUDE) -iquote a11y
CLI_INCLUDE = $(A11Y_INCLUDE) -iquote cli

CORE_OBJECTS = $(patsubst %.c,$(B)/%.o,$(wildcard core/*.c))
A11Y_OBJECTS = $(patsubst %.c,$(B)/%.o,$(wildcard a11y/*.c))
CLI_OBJECTS = $(patsubst %.c,$(B)/%.o,$(filter-out cli/main.c,$(wildcard cli/*.c)))
LIBRARIES = $(B)/libcli.a $(B)/liba11y.a $(B)/libcore.a

all: $(B)/halma

$(B)/halma: $(B)/cli/main.o $(LIBRARIES)
	$(LINK) -o $@ $^ $(READLINE_LIBS) $(LIBS)

$(B)/libcore.a: $(CORE_OBJECTS)
$(B)/liba11y.a: $(A11Y_OBJECTS)
$(B)/libcli.a: $(CLI_OBJECTS)
$(LIBRARIES):
	rm -f $@
	$(AR) rcs $@ $^

$(B)/core/%.o: core/%.c $(B)/flags
	$(COMPILE) $(CORE_INCLUDE) -c -o $@ $<
$(B)/a11y/%.o: a11y/%.c $(B)/flags
	$(COMPILE) $(A11Y_INCLUDE) -c -o $@ $<
$(B)/cli/%.o: cli/%.c $(B)/flags
	$(COMPILE) $(CLI_INCLUDE) $(READLINE_CFLAGS) -c -o $@ $<

# Changed flags rebuild everything.
FLAGS = $(COMPILE) $(LINK) $(READLINE_CFLAGS) $(READLINE_LIBS)
$(B)/flags: FORCE
	@mkdir -p $(B)/core $(B)/a11y $(B)/cli $(B)/tests/fuzz $(B)/tests/bench
	@printf '%s\n' "$(subst ",\",$(FLAGS))" | cmp -s - $@ || \
		printf '%s\n' "$(subst ",\",$(FLAGS))" >$@
FORCE:

# Tests. A test of core links only core, and so on up.
CORE_TESTS = $(patsubst tests/test_core_%.c,$(B)/tests/test_core_%,$(wildcard tests/test_core_*.c))
A11Y_TESTS = $(patsubst tests/test_a11y_%.c,$(B)/tests/test_a11y_%,$(wildcard tests/test_a11y_*.c))
CLI_TESTS = $(patsubst tests/test_cli_%.c,$(B)/tests/test_cli_%,$(wildcard tests/test_cli_*.c))
TESTS = $(CORE_TESTS) $(A11Y_TESTS) $(CLI_TESTS)

$(B)/tests/test_core_%: tests/test_core_%.c $(B)/libcore.a $(B)/flags
	$(COMPILE) $(CORE_INCLUDE) -iquote tests -o $@ $< $(B)/libcore.a $(CMOCKA_LIBS)
$(B)/tests/test_a11y_%: tests/test_a11y_%.c $(B)/liba11y.a $(B)/libcore.a $(B)/flags
	$(COMPILE) $(A11Y_INCLUDE) -iquote tests -o $@ $< $(B)/liba11y.a $(B)/libcore.a \
		$(CMOCKA_LIBS)
$(B)/tests/test_cli_%: tests/test_cli_%.c $(LIBRARIES) $(B)/flags
	$(COMPILE) $(CLI_INCLUDE) -iquote tests -o $@ $< $(LIBRARIES) $(CMOCKA_LIBS) \
		$(READLINE_LIBS)

-include $(wildcard $(B)/*/*.d $(B)/*/*/*.d)

clean:
	rm -rf $(B)

.PHONY: all clean FORCE
