/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program at a terminal: a real one, made here, that a person seems to type at
 * (halma(6)).  The program is HALMA, or build/halma. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

#define ESC "\x1b"
#define UP ESC "[A"
#define CTRL_C "\x03"
#define CTRL_D "\x04"
#define TAB "\t"

/* Instead of typing: kill -9, and start anew. */
#define RESTART "<restart>"

/* The same for stopping the program, and going on with it, as after Ctrl-Z and fg. */
#define STOP "<stop>"

#define GREETING \
	"Halma. Type a move such as c3-e5, or help. kitchen5: Red, Blue.\n" \
	"Red to move, turn 1.\n" \
	"red> "

enum { STEPS = 12, SECONDS = 30 };

/* What is typed, and what must then appear; NULL: nothing in particular. */
struct step {
	const char *type, *wait;
};

static const struct pty_row {
	const char *label, *term;
	const char *inputrc; /* NULL: none */
	struct step steps[STEPS];
	const char *never; /* this is nowhere in what the program prints */
} rows[] = {
	{ "greeting and prompt", "xterm", NULL,
		{ { "", GREETING }, { "quit\n", "quit\n" } }, ESC },
	{ "a move and its answer", "xterm", NULL, {
		{ "", "red> " },
		{ "c5-d4\n", "c5-d4\nRed: c5, d4. Blue to move.\nblue> " },
		{ "d1 c2\n", "d1 c2\nBlue: d1, c2. Red to move.\nred> " },
		{ "q\n", NULL },
	}, ESC },
	{ "a refused line", "xterm", NULL, {
		{ "", "red> " },
		{ "c3-d4\n", "c3-d4\nc3 is empty.\nred> " },
		{ "turn\n", "Red to move, turn 1.\nred> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "long answers and many lines", "xterm", NULL, {
		{ "", "red> " },
		{ "help\n", "Type help and a command for more.\nred> " },
		{ "rules\n", "may claim a draw.\nred> " },
		{ "variants\n", "pieces each: 10.\nred> " },
		{ "rows\n", "  a b c d e\nred> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "commands are completed, one a line", "xterm", NULL, {
		{ "", "red> " },
		{ "re" TAB, "re\nredo\nrepeat\nresign\nresume\nred> re" },
		{ "s" TAB, "\nresign\nresume\nred> res" },
		{ CTRL_C, "\nred> " },
		{ "his" TAB "\n", "history" },
		{ "", "\nNothing has been played yet.\nred> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "landings are completed, one a line", "xterm", NULL, {
		{ "", "red> " },
		{ "b5-" TAB, "\nb5-b3\nb5-c4\nb5-d5\nred> b5-" },
		{ "d" TAB "\n", "Red: b5, d5, 1 jump. Blue to move.\nblue> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "files are completed, between quotes if they have blanks", "xterm", NULL, {
		{ "", "red> " },
		{ "save ~/my game\n", "/my game.\nred> " },
		{ "save ~/my goal\n", "/my goal.\nred> " },
		{ "load ~/my" TAB, "/my g" },
		{ "am" TAB "\n", "/my game. kitchen5: Red, Blue. Red to move, turn 1.\nred> " },
		{ "say turn > ~/my" TAB, "\"~/my g" },
		{ CTRL_C, "\nred> " },
		{ "quit\n", NULL },
	}, NULL },
	{ "Ctrl-C drops the line", "xterm", NULL, {
		{ "", "red> " },
		{ "c5-d4", "c5-d4" },
		{ CTRL_C, "\nred> " },
		{ "\n", "\nred> " },
		{ "turn\n", "turn\nRed to move, turn 1.\nred> " },
		{ CTRL_C CTRL_C, "\nred> " },
		{ "quit\n", NULL },
	}, NULL },
	{ "stopped and continued", "xterm", NULL, {
		{ "", "red> " },
		{ STOP, "red> " },
		{ "tur", "tur" },
		{ STOP, "red> tur" },
		{ "n\n", "n\nRed to move, turn 1.\nred> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "Ctrl-D leaves", "xterm", NULL, {
		{ "", "red> " }, { CTRL_D, "\n" },
	}, ESC },
	{ "the line before comes back", "xterm", NULL, {
		{ "", "red> " },
		{ "turn\n", "turn 1.\nred> " },
		{ "last\n", "Nothing has been played yet.\nred> " },
		{ UP UP, "last\b\b\b\bturn" },
		{ "\n", "Red to move, turn 1.\nred> " },
		{ "quit\n", NULL },
	}, NULL },
	{ "so does that of another day", "xterm", NULL, {
		{ "", "red> " },
		{ "progress\n", "\nBlue: 0 of 6 in the goal, 6 still at home, rows to go: 32.\nred> " },
		{ RESTART, "red> " },
		{ UP, "progress" },
		{ "\n", "\nBlue: 0 of 6 in the goal, 6 still at home, rows to go: 32.\nred> " },
		{ "quit\n", NULL },
	}, NULL },
	{ "an interrupted game is offered and resumed", "xterm", NULL, {
		{ "", "red> " },
		{ "c5-d4\n", "blue> " },
		{ "d1-c2\n", "red> " },
		{ RESTART, "kitchen5: Red, Blue.\n"
			"An unfinished game of kitchen5, 2 turns, is kept: type resume.\n"
			"Red to move, turn 1.\nred> " },
		{ "resume\n",
			"Resumed. kitchen5: Red, Blue. Red to move, turn 3.\nred> " },
		{ "history\n", "1: c5-d4, d1-c2\nred> " },
		{ "undo\n", "Taken back: Blue d1, c2. Blue to move, turn 2.\nblue> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "one behind a game without turns is offered by its number", "xterm", NULL, {
		{ "", "red> " },
		{ "c5-d4\n", "blue> " },
		{ "new\n", "red> " },
		{ "name red Anna\n", "anna> " },
		{ "c5-c4\n", "blue> " },
		{ "undo\n", "anna> " },
		{ RESTART, "kitchen5: Red, Blue.\n"
			"An unfinished game of kitchen5, 1 turn, is kept: type resume 2.\n"
			"Red to move, turn 1.\nred> " },
		{ "resume 2\n",
			"Resumed. kitchen5: Red, Blue. Blue to move, turn 2.\nblue> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "the prompt as it is set", "xterm", NULL, {
		{ "", "red> " },
		{ "name red Anna\n", "Red is now called Anna.\nanna> " },
		{ "set prompt move:\n", "prompt move:.\nmove: " },
		{ "set prompt off\n", "prompt off.\n" },
		{ "turn\n", "turn\nAnna to move, turn 1.\n" },
		{ "set prompt player\n", "prompt player.\nanna> " },
		{ "resign\n", "Anna resigns. Blue has won.\nhalma> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "the inputrc of the user wins", "xterm",
		"$if Halma\nset enable-bracketed-paste on\n\"\\C-xt\": \"turn\\C-m\"\n$endif\n", {
		{ "", ESC "[?2004hred> " },
		{ "\x18t", "turn" },
		{ "", "Red to move, turn 1.\n" },
		{ "quit\n", NULL },
	}, NULL },
	{ "the inputrc for other programs does not matter", "xterm",
		"$if Bash\nset enable-bracketed-paste on\n$endif\n", {
		{ "", "red> " }, { "turn\n", "turn 1.\nred> " }, { "quit\n", NULL },
	}, ESC },
	{ "dumb: plain lines", "dumb", NULL, {
		{ "", GREETING },
		{ "c5-d4\n", "c5-d4\nRed: c5, d4. Blue to move.\nblue> " },
		{ "his\n", "1: c5-d4\nblue> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "dumb: Ctrl-C drops the line", "dumb", NULL, {
		{ "", "red> " },
		{ "c5-d4" CTRL_C, "\nred> " },
		{ "turn\n", "Red to move, turn 1.\nred> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "dumb: stopped and continued", "dumb", NULL, {
		{ "", "red> " },
		{ STOP, "red> " },
		{ "turn\n", "Red to move, turn 1.\nred> " },
		{ "quit\n", NULL },
	}, ESC },
	{ "dumb: Ctrl-D leaves", "dumb", NULL, {
		{ "", "red> " }, { CTRL_D, "\n" },
	}, ESC },
	{ "no TERM: plain lines", NULL, NULL, {
		{ "", GREETING }, { "turn\n", "Red to move, turn 1.\nred> " },
		{ "quit\n", NULL },
	}, ESC },
};

/* A program at the other end of the terminal, and what it has printed. */
struct pty {
	char folder[64];
	int master;
	pid_t pid;
	char *text; /* CR LF as LF */
	size_t length, seen; /* bytes; those that were waited for */
};

static void set_path(const char *name, const char *folder, const char *file)
{
	char path[128];

	snprintf(path, sizeof path, "%s/%s", folder, file);
	setenv(name, path, 1);
}

/* In the child: the program, with the terminal as its own. */
static void run_program(const struct pty *pty, const struct pty_row *row, const char *slave)
{
	const char *program = getenv("HALMA");
	int fd;

	setsid();
	fd = open(slave, O_RDWR);
	if (fd < 0 || dup2(fd, 0) < 0 || dup2(fd, 1) < 0 || dup2(fd, 2) < 0)
		_exit(120);
	close(pty->master);
	set_path("HOME", pty->folder, ".");
	set_path("XDG_STATE_HOME", pty->folder, "state");
	set_path("XDG_CONFIG_HOME", pty->folder, "config");
	set_path("INPUTRC", pty->folder, "inputrc");
	setenv("LC_ALL", "C", 1);
	unsetenv("LANGUAGE");
	if (row->term)
		setenv("TERM", row->term, 1);
	else
		unsetenv("TERM");
	execl(program ? program : "build/halma", "halma", "--no-rc", (char *)NULL);
	_exit(121);
}

static void start(struct pty *pty, const struct pty_row *row)
{
	pty->master = posix_openpt(O_RDWR | O_NOCTTY);
	assert_true(pty->master >= 0);
	CHECK_INT(grantpt(pty->master), 0);
	CHECK_INT(unlockpt(pty->master), 0);
	pty->pid = fork();
	assert_true(pty->pid >= 0);
	if (!pty->pid)
		run_program(pty, row, ptsname(pty->master));
}

/* Reads what there is, for as long as `seconds` allow.  False at the end. */
static bool read_more(struct pty *pty)
{
	struct pollfd ready = { .fd = pty->master, .events = POLLIN };
	char bytes[4096];
	ssize_t got;

	if (poll(&ready, 1, 1000 * SECONDS) <= 0)
		fail_msg("nothing comes; so far: %s", pty->text ? pty->text : "");
	got = read(pty->master, bytes, sizeof bytes);
	if (got <= 0)
		return false; /* EIO: nobody has the other end open */
	pty->text = realloc(pty->text, pty->length + (size_t)got + 1);
	for (ssize_t i = 0; i < got; i++)
		if (bytes[i] != '\r')
			pty->text[pty->length++] = bytes[i];
	pty->text[pty->length] = '\0';
	return true;
}

/* Waits until a text appears after what was waited for before. */
static void wait_for(struct pty *pty, const char *text)
{
	const char *found;

	while (!pty->text || !(found = strstr(pty->text + pty->seen, text)))
		if (!read_more(pty))
			fail_msg("the program has gone, before \"%s\": %s", text,
				pty->text ? pty->text : "");
	pty->seen = (size_t)(found - pty->text) + strlen(text);
}

static void type(const struct pty *pty, const char *text)
{
	size_t length = strlen(text);

	CHECK_INT(write(pty->master, text, length), (ssize_t)length);
}

static void restart(struct pty *pty, const struct pty_row *row)
{
	kill(pty->pid, SIGKILL);
	while (read_more(pty))
		;
	waitpid(pty->pid, NULL, 0);
	close(pty->master);
	start(pty, row);
}

static void stop_for_a_while(const struct pty *pty)
{
	int status;

	kill(pty->pid, SIGSTOP);
	CHECK_INT(waitpid(pty->pid, &status, WUNTRACED), pty->pid);
	assert_true(WIFSTOPPED(status));
	kill(pty->pid, SIGCONT);
}

static void make_folder(struct pty *pty, const char *inputrc)
{
	char path[128];
	FILE *file;

	snprintf(pty->folder, sizeof pty->folder, "%s/halma-pty-XXXXXX",
		access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	assert_non_null(mkdtemp(pty->folder));
	snprintf(path, sizeof path, "%s/inputrc", pty->folder);
	file = fopen(path, "w");
	assert_non_null(file);
	fputs(inputrc ? inputrc : "", file);
	fclose(file);
}

static void remove_folder(const struct pty *pty)
{
	char command[128];

	snprintf(command, sizeof command, "rm -r '%s'", pty->folder);
	CHECK_INT(system(command), 0);
}

static void test_pty(void **state)
{
	const struct pty_row *row = *state;
	struct pty pty = { .pid = 0 };
	int status;

	make_folder(&pty, row->inputrc);
	start(&pty, row);
	for (int i = 0; i < STEPS && row->steps[i].type; i++) {
		if (strcmp(row->steps[i].type, RESTART) == 0)
			restart(&pty, row);
		else if (strcmp(row->steps[i].type, STOP) == 0)
			stop_for_a_while(&pty);
		else
			type(&pty, row->steps[i].type);
		if (row->steps[i].wait)
			wait_for(&pty, row->steps[i].wait);
	}
	while (read_more(&pty))
		;
	CHECK_INT(waitpid(pty.pid, &status, 0), pty.pid);
	assert_true(WIFEXITED(status));
	CHECK_INT(WEXITSTATUS(status), 0);
	if (row->never && strstr(pty.text, row->never))
		fail_msg("has what must not be there: %s", pty.text);
	free(pty.text);
	close(pty.master);
	remove_folder(&pty);
}

int main(void)
{
	return CHECK_RUN("cli pty", CHECK_TABLE(rows, test_pty));
}
