# SPDX-License-Identifier: GPL-3.0-or-later
#
# make            builds build/halma; installs nothing
# make play       installs what the build needs (Debian), builds, starts the game
# make check      installs what the tests need too, builds, runs every test
# make quick      builds, runs the suites in C and the golden sessions, in under a minute
# make bench      measures speed
# make tournament plays the computer against itself, for an hour; the tables go to
#                 tests/bench
# make fuzz       fuzzes until interrupted, FUZZ=move, record, position or script
# make install    to DESTDIR and PREFIX; also uninstall, dist, clean
#
# B=folder puts the build elsewhere; SAN=address,undefined adds sanitizers;
# WITH_VOICE=0 builds without speech, and needs neither ALSA nor espeak-ng;
# WITH_PAPER=0 builds without print and emboss, and needs neither liblouis nor cairo.

VERSION := 0.1.0
B ?= build
PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
MANDIR ?= $(PREFIX)/share/man
COMPLETIONDIR ?= $(PREFIX)/share/bash-completion/completions
LOCALEDIR ?= $(PREFIX)/share/locale

CC ?= cc
CFLAGS ?= -O2 -g
WARNINGS = -Wall -Wextra -Wconversion -Wno-sign-conversion -Wshadow -Wstrict-prototypes \
	-Wmissing-prototypes -Wwrite-strings -Wformat=2 -Wvla -Wno-unused-parameter
CPPFLAGS += -D_XOPEN_SOURCE=700 -DHALMA_VERSION='"$(VERSION)"' \
	-DHALMA_LOCALEDIR='"$(LOCALEDIR)"' -DI18N_LINGUAS='"$(LINGUAS)"'
LINGUAS := $(shell cat a11y/po/LINGUAS)
PKG_CONFIG ?= pkg-config
READLINE_LIBS := $(shell $(PKG_CONFIG) --libs readline 2>/dev/null || echo -lreadline)

# What this build leaves out, and the libraries of what it does not.
WITH_VOICE ?= 1
WITH_PAPER ?= 1
ifeq ($(WITH_VOICE),0)
LEFT_OUT += $(filter-out %/voice_none.c,$(wildcard a11y/voice/*.c)) \
	$(addprefix tests/,test_a11y_ear_heard.c test_a11y_voice.c test_cli_speech.c \
		test_cli_speech_cut.c speech.sh yasr.sh bench/speech.c)
else
LEFT_OUT += a11y/voice/voice_none.c tests/voice_none.sh
A11Y_PACKAGES += alsa
A11Y_NAMES += asound
VOICE_TOOLS = $(B)/tests/tools/libespeak-ng.so.1
VOICE_PACKAGES = libasound2-dev libespeak-ng-dev espeak-ng-data
endif
ifeq ($(WITH_PAPER),0)
LEFT_OUT += $(wildcard a11y/paper/*.c tests/test_a11y_print*.c) cli/cmd/cmd_print.c \
	$(addprefix tests/,test_a11y_drawing.c test_a11y_page.c test_a11y_prose.c print.sh \
		bench/print.c)
else
LEFT_OUT += cli/cmd/cmd_print_none.c tests/print_none.sh
A11Y_PACKAGES += liblouis cairo cairo-pdf cairo-svg
A11Y_NAMES += louis cairo
PAPER_PACKAGES = libcairo2-dev liblouis-dev liblouis-data
endif
found = $(filter-out $(LEFT_OUT),$(wildcard $(1)))

LIBRARY_CFLAGS := $(shell $(PKG_CONFIG) --cflags-only-I readline $(A11Y_PACKAGES) 2>/dev/null)
A11Y_LIBS := $(shell $(PKG_CONFIG) --libs $(A11Y_PACKAGES) 2>/dev/null || \
	echo $(A11Y_NAMES:%=-l%)) -lm
CMOCKA_LIBS := $(shell $(PKG_CONFIG) --libs cmocka 2>/dev/null || echo -lcmocka)

ifdef SAN
SANFLAGS = -fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer
endif
ifdef WERROR
WARNINGS += -Werror
endif

COMPILE = $(CC) -std=c11 $(WARNINGS) $(CPPFLAGS) $(CFLAGS) $(SANFLAGS) -MMD -MP
LINK = $(CC) $(CFLAGS) $(SANFLAGS) $(LDFLAGS)

# What is done, in short; V=1 shows the commands instead.
say = $(if $(V),,@echo '$(1) $@';)

# The rooms, which are folders, and which others each may see: the file floors tells.
ROOMS := $(shell sed -n 's/^\([a-z0-9/]*\):.*/\1/p' floors)
SOURCES := $(call found,$(ROOMS:%=%/*.c))
sees = $(addprefix -iquote ,$(shell sed -n 's,^$(1):,,p' floors))
objects = $(patsubst %.c,$(B)/%.o,$(filter $(1)/%,$(filter-out cli/main.c,$(SOURCES))))
LIBRARIES = $(B)/libcli.a $(B)/liba11y.a $(B)/libcore.a

CATALOGUES = $(LINGUAS:%=$(B)/locale/%/LC_MESSAGES/halma.mo)

PAGES = $(B)/man/halma.6 $(LINGUAS:%=$(B)/man/%/halma.6)

all: $(B)/halma $(CATALOGUES) $(PAGES)

$(B)/halma: $(B)/cli/main.o $(LIBRARIES)
	$(call say,link)$(LINK) -o $@ $^ $(A11Y_LIBS) $(READLINE_LIBS) $(LIBS)

$(B)/libcore.a: $(call objects,core)
$(B)/liba11y.a: $(call objects,a11y)
$(B)/libcli.a: $(call objects,cli)
$(LIBRARIES):
	@rm -f $@
	$(call say,archive)$(AR) rcs $@ $^

define compile_room
$$(B)/$(1)/%.o: $(1)/%.c $$(B)/flags
	$$(call say,compile)$$(COMPILE) -iquote $(1) $(call sees,$(1)) $$(LIBRARY_CFLAGS) \
		-c -o $$@ $$<
endef
$(foreach room,$(ROOMS),$(eval $(call compile_room,$(room))))
$(B)/cli/main.o: cli/main.c $(B)/flags
	$(call say,compile)$(COMPILE) $(call sees,cli/main.c) -c -o $@ $<

$(B)/locale/%/LC_MESSAGES/halma.mo: a11y/po/%.po
	@mkdir -p $(@D)
	$(call say,translate)msgfmt --check -o $@ $<

# The manual pages: what is written by hand in man, with the lists of what the program
# has.
$(B)/man/manual: $(call objects,man) $(LIBRARIES)
	$(call say,link)$(LINK) -o $@ $^ $(A11Y_LIBS) $(READLINE_LIBS) $(LIBS)

$(B)/man/halma.6: man/halma.6.in $(B)/man/manual
	$(call say,manual)$(B)/man/manual en $(B)/locale <$< >$@
$(B)/man/%/halma.6: man/%/halma.6.in $(B)/man/manual $(B)/locale/%/LC_MESSAGES/halma.mo
	@mkdir -p $(@D)
	$(call say,manual)$(B)/man/manual $* $(B)/locale <$< >$@

# The sentences of the program, for translators; the catalogues are brought up to
# date with them.  Gaps such as {cell} are those of Python: msgfmt checks them.
pot: a11y/po/halma.pot
	for code in $(LINGUAS); do \
		msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap \
			--add-location=file a11y/po/$$code.po $<; \
	done

a11y/po/halma.pot: $(wildcard $(ROOMS:%=%/*.c))
	xgettext --from-code=UTF-8 --no-wrap --sort-by-file --add-location=file \
		-c'For translators' -k_ -kN_ -kNC_:1c,2 -kNP_:1,2 -ki18n_plural:1,2 \
		--package-name=halma --package-version=$(VERSION) -o $@ $(sort $^)
	sed -i -e '/^"POT-Creation-Date:/d' -e '/^msgid ".*{[a-z_]*}/i #, python-brace-format' $@

# Changed flags rebuild everything.
FLAGS = $(COMPILE) $(LINK) $(LIBRARY_CFLAGS) $(A11Y_LIBS) $(READLINE_LIBS) $(LEFT_OUT)
$(B)/flags: FORCE
	@mkdir -p $(ROOMS:%=$(B)/%) $(B)/tests/fuzz $(B)/tests/bench $(B)/tests/tools
	@printf '%s\n' "$(subst ",\",$(FLAGS))" | cmp -s - $@ || \
		printf '%s\n' "$(subst ",\",$(FLAGS))" >$@
FORCE:
.DELETE_ON_ERROR:

# Tests. A test of core sees and links only core, and so on up.
floor = $(addprefix -iquote ,$(filter $(1:%=%/%) $(1),$(ROOMS)))
CORE_INCLUDE = $(call floor,core)
A11Y_INCLUDE = $(call floor,core a11y)
CLI_INCLUDE = $(call floor,core a11y cli)
CORE_TESTS = $(patsubst tests/%.c,$(B)/tests/%,$(call found,tests/test_core_*.c))
A11Y_TESTS = $(patsubst tests/%.c,$(B)/tests/%,$(call found,tests/test_a11y_*.c))
CLI_TESTS = $(patsubst tests/%.c,$(B)/tests/%,$(call found,tests/test_cli_*.c))
TESTS = $(CORE_TESTS) $(A11Y_TESTS) $(CLI_TESTS)
# Sanitizers see nothing in the checks of sources and pages.
ONCE = $(if $(SAN),$(addprefix tests/,house.sh i18n.sh manual.sh))
SCRIPTS = $(filter-out $(ONCE),$(sort $(call found,tests/*.sh)))
WITHOUT = $(strip $(foreach part,VOICE PAPER,$(if $(filter 0,$(WITH_$(part))),WITH_$(part)=0)))
SKIPPED = $(if $(ONCE),'skipped (sanitizers see nothing there): $(notdir $(ONCE))') \
	$(if $(WITHOUT),'skipped (this build is $(WITHOUT)): $(sort $(notdir \
		$(filter-out %_none.sh tests/bench/%,$(filter tests/%,$(LEFT_OUT)))))')
FUZZERS = move record position script
TOOLS = $(VOICE_TOOLS) $(patsubst tests/%.c,$(B)/tests/%,\
	$(filter-out %/espeak.c,$(wildcard tests/tools/*.c)))
FUZZ ?= script
FUZZ_RUNS ?= 20000
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)

$(CORE_TESTS): $(B)/tests/%: tests/%.c $(B)/libcore.a $(B)/flags
	$(call say,compile)$(COMPILE) $(CORE_INCLUDE) -iquote tests -o $@ $< $(B)/libcore.a \
		$(LDFLAGS) $(CMOCKA_LIBS)
$(A11Y_TESTS): $(B)/tests/%: tests/%.c $(B)/liba11y.a $(B)/libcore.a $(B)/flags
	$(call say,compile)$(COMPILE) $(A11Y_INCLUDE) -iquote tests $(LIBRARY_CFLAGS) -o $@ $< \
		$(B)/liba11y.a $(B)/libcore.a $(LDFLAGS) $(CMOCKA_LIBS) $(A11Y_LIBS)
$(CLI_TESTS): $(B)/tests/%: tests/%.c $(LIBRARIES) $(B)/flags
	$(call say,compile)$(COMPILE) $(CLI_INCLUDE) -iquote tests -o $@ $< $(LIBRARIES) \
		$(LDFLAGS) $(CMOCKA_LIBS) $(A11Y_LIBS) $(READLINE_LIBS)

# A fuzz target with a driver of our own, which repeats the same inputs each time.
$(B)/tests/fuzz/%: tests/fuzz/%.c tests/fuzz/driver.c $(LIBRARIES) $(B)/flags
	$(call say,compile)$(COMPILE) $(CLI_INCLUDE) -o $@ $< tests/fuzz/driver.c $(LIBRARIES) \
		$(LDFLAGS) $(A11Y_LIBS) $(READLINE_LIBS)

$(B)/tests/test_cli_speech_cut: | $(VOICE_TOOLS)

# Programs that tests use.
$(B)/tests/tools/%: tests/tools/%.c $(B)/flags
	$(call say,compile)$(COMPILE) -o $@ $< $(LDFLAGS)
$(VOICE_TOOLS): tests/tools/espeak.c $(B)/flags
	$(call say,compile)$(filter-out -fsanitize=%,$(COMPILE)) -fPIC -shared -o $@ $<

$(B)/tests/bench/%: tests/bench/%.c $(LIBRARIES) $(B)/flags
	$(call say,compile)$(COMPILE) $(CLI_INCLUDE) -o $@ $< $(LIBRARIES) $(LDFLAGS) $(A11Y_LIBS) \
		$(READLINE_LIBS)

# The packages of Debian that are needed, and a way to install those missing.
PLAY_PACKAGES = gcc libc6-dev make pkgconf gettext libreadline-dev $(VOICE_PACKAGES) \
	$(PAPER_PACKAGES)
CHECK_PACKAGES = $(PLAY_PACKAGES) libcmocka-dev mandoc shellcheck \
	poppler-utils librsvg2-bin yasr
ROOT = $(if $(filter 0,$(shell id -u)),,sudo)
install_missing = \
	missing=; for package in $(1); do \
		dpkg -s $$package 2>/dev/null | grep -q '^Status: .* installed' || \
			missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
		$(ROOT) apt-get update && \
		$(ROOT) env DEBIAN_FRONTEND=noninteractive apt-get install -y \
			--no-install-recommends $$missing; \
	fi

play:
	@$(call install_missing,$(PLAY_PACKAGES))
	@$(MAKE) --no-print-directory -s all
	@$(B)/halma

# Check has builds of its own, since warnings are errors there.
check:
	@$(call install_missing,$(CHECK_PACKAGES))
	@$(CHECK) B=$(B)/check run-tests
	@$(CHECK) B=$(B)/none WITH_VOICE=0 WITH_PAPER=0 CFLAGS=-O1 run-none
	@$(CHECK) B=$(B)/san SAN=address,undefined FUZZ_RUNS=5000 run-tests
CHECK = $(MAKE) --no-print-directory $(if $(findstring -j,$(MAKEFLAGS)),,-j$(JOBS)) WERROR=1

# What the tests need, each with the package of Debian that has it.
RENDERERS = $(if $(filter 0,$(WITH_PAPER)),,pdftoppm:poppler-utils rsvg-convert:librsvg2-bin)
NEEDED = $(RENDERERS) $(if $(filter 0,$(WITH_VOICE)),,yasr:yasr) mandoc:mandoc \
	shellcheck:shellcheck xgettext:gettext nm:binutils
quick: NEEDED = $(RENDERERS)
needed:
	@missing=$$(for need in $(NEEDED); do \
			command -v "$${need%:*}" >/dev/null || echo "$${need#*:}"; \
		done; \
		$(CC) $(patsubst %,-include %.h,stdarg stddef stdint setjmp cmocka) \
			-fsyntax-only -x c /dev/null 2>/dev/null || echo libcmocka-dev); \
	if [ -n "$$missing" ]; then \
		echo 'The tests need packages that are missing:' $$missing >&2; \
		exit 1; \
	fi

RUN = B=$(B) CC='$(CC)' JOBS=$(JOBS) FUZZ_RUNS=$(FUZZ_RUNS) \
	SKIPPED="$$(printf '%s\n' $(SKIPPED))" tests/run

run-tests: needed all $(TESTS) $(TOOLS) $(patsubst %,$(B)/tests/fuzz/%,$(FUZZERS))
	@$(RUN) $(TESTS) $(SCRIPTS)

quick: needed all $(TESTS) $(TOOLS)
	@$(RUN) $(TESTS) tests/golden.sh

# What a build without speech and paper says.
run-none: all
	@$(RUN) tests/voice_none.sh tests/print_none.sh

BENCHES = $(patsubst %.c,$(B)/%,$(filter-out %/tournament.c,$(call found,tests/bench/*.c)))

bench: all $(BENCHES)
	@for bench in $(BENCHES); do $$bench || exit 1; done

tournament: $(B)/tests/bench/tournament
	$< >tests/bench/tournament.txt
	cat tests/bench/tournament.txt

fuzz:
	@$(MAKE) --no-print-directory B=$(B)/san SAN=address,undefined $(B)/san/tests/fuzz/$(FUZZ)
	$(B)/san/tests/fuzz/$(FUZZ) 0 tests/fuzz/seeds/$(FUZZ)/*

install: all
	install -d $(DESTDIR)$(BINDIR) $(DESTDIR)$(MANDIR)/man5 $(DESTDIR)$(MANDIR)/man6 \
		$(DESTDIR)$(COMPLETIONDIR)
	install -m 755 $(B)/halma $(DESTDIR)$(BINDIR)/halma
	install -m 644 man/halma.5 $(DESTDIR)$(MANDIR)/man5/halma.5
	install -m 644 $(B)/man/halma.6 $(DESTDIR)$(MANDIR)/man6/halma.6
	install -m 644 cli/halma.bash $(DESTDIR)$(COMPLETIONDIR)/halma
	for code in $(LINGUAS); do \
		install -d $(DESTDIR)$(LOCALEDIR)/$$code/LC_MESSAGES \
			$(DESTDIR)$(MANDIR)/$$code/man6; \
		install -m 644 $(B)/locale/$$code/LC_MESSAGES/halma.mo \
			$(DESTDIR)$(LOCALEDIR)/$$code/LC_MESSAGES/halma.mo; \
		install -m 644 $(B)/man/$$code/halma.6 $(DESTDIR)$(MANDIR)/$$code/man6/halma.6; \
	done

uninstall:
	rm -f $(DESTDIR)$(BINDIR)/halma $(DESTDIR)$(MANDIR)/man5/halma.5 \
		$(DESTDIR)$(MANDIR)/man6/halma.6 $(DESTDIR)$(COMPLETIONDIR)/halma \
		$(LINGUAS:%=$(DESTDIR)$(LOCALEDIR)/%/LC_MESSAGES/halma.mo) \
		$(LINGUAS:%=$(DESTDIR)$(MANDIR)/%/man6/halma.6)

dist:
	git archive --prefix=halma-$(VERSION)/ -o $(B)/halma-$(VERSION).tar.gz HEAD

clean:
	rm -rf $(B)

-include $(wildcard $(B)/*/*.d $(B)/*/*/*.d)

.PHONY: all pot play check needed quick run-tests run-none bench tournament fuzz install \
	uninstall dist clean FORCE
