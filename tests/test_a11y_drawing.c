/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Drawings in true size, rendered to pixels by programs that did not draw them
 * (pdftoppm, rsvg-convert) and measured: ten pixels to the millimetre.
 */
#include <math.h>
#include <unistd.h>

#include "template.h"
#include "test_a11y_print.h"

enum { PIXELS = 10, BLOBS = 4000 }; /* per mm; on a page at most */

/* A page of grey pixels, 0 black. */
struct image {
	int width, height;
	unsigned char *pixels;
};

/* A connected black figure: its centre in mm, its area in square mm. */
struct blob {
	double x, y, area;
	double width, height;
};

struct blobs {
	int count;
	struct blob blob[BLOBS];
};

static struct decode decode;
static struct blobs blobs;

/* The programs that render, and the packages of Debian that have them. */
static const struct {
	const char *program, *package;
} programs[] = {
	{ "pdftoppm", "poppler-utils" }, { "rsvg-convert", "librsvg2-bin" },
};

static void check_programs(const char *command)
{
	for (size_t i = 0; i < sizeof programs / sizeof *programs; i++) {
		char ask[100];

		snprintf(ask, sizeof ask, "command -v %s >/dev/null", programs[i].program);
		if (strstr(command, programs[i].program) && system(ask) != 0)
			fail_msg("%s is missing; install the package %s", programs[i].program,
				programs[i].package);
	}
}

static void read_image(const char *command, struct image *image)
{
	FILE *pipe;
	size_t size;
	int most;

	check_programs(command);
	pipe = popen(command, "r");
	assert_non_null(pipe);
	if (fscanf(pipe, "P5 %d %d %d", &image->width, &image->height, &most) != 3)
		fail_msg("no image from: %s", command);
	fgetc(pipe);
	size = (size_t)image->width * (size_t)image->height;
	image->pixels = malloc(size);
	CHECK_INT(fread(image->pixels, 1, size, pipe), size);
	CHECK_INT(pclose(pipe), 0);
}

/* Writes a drawing to a file and renders a page of it. */
static void render_text(const struct buf *text, const char *ending, int page,
	struct image *image)
{
	const char *folder = getenv("TMPDIR");
	char path[200], command[1000];
	int fd;

	snprintf(path, sizeof path, "%s/halma.XXXXXX", folder ? folder : "/tmp");
	fd = mkstemp(path);
	assert_true(fd >= 0);
	CHECK_INT(write(fd, text->text, text->length), text->length);
	close(fd);
	if (strcmp(ending, "svg") == 0)
		snprintf(command, sizeof command,
			"rsvg-convert -f pdf %s >%s.pdf && pdftoppm -r 254 -gray %s.pdf; rm %s.pdf",
			path, path, path, path);
	else
		snprintf(command, sizeof command, "pdftoppm -r 254 -gray -f %d -l %d %s", page,
			page, path);
	read_image(command, image);
	unlink(path);
}

static void render(const struct print *print, const char *ending, struct image *image)
{
	struct buf text = { 0 };

	assert_true(print_game(print, page_find_format(ending), print_to_buf, &text) > 0);
	render_text(&text, ending, 1, image);
	buf_clear(&text);
}

/* Takes the figure with the pixel `start` off the image; the stack is as large as
 * the image. */
static struct blob take_blob(struct image *image, int start, int *stack)
{
	double sum_x = 0, sum_y = 0, weight = 0;
	int top = 0, left = image->width, right = 0, upper = image->height, lower = 0;

	stack[top++] = start;
	while (top) {
		int at = stack[--top], x = at % image->width, y = at / image->width;
		double ink = (255 - image->pixels[at]) / 255.0;

		if (image->pixels[at] == 255)
			continue;
		image->pixels[at] = 255;
		sum_x += ink * (x + 0.5);
		sum_y += ink * (y + 0.5);
		weight += ink;
		left = x < left ? x : left;
		right = x > right ? x : right;
		upper = y < upper ? y : upper;
		lower = y > lower ? y : lower;
		if (x > 0)
			stack[top++] = at - 1;
		if (x + 1 < image->width)
			stack[top++] = at + 1;
		if (y > 0)
			stack[top++] = at - image->width;
		if (y + 1 < image->height)
			stack[top++] = at + image->width;
	}
	return (struct blob){
		.x = sum_x / weight / PIXELS, .y = sum_y / weight / PIXELS,
		.area = weight / (PIXELS * PIXELS),
		.width = (right - left + 1) / (double)PIXELS,
		.height = (lower - upper + 1) / (double)PIXELS,
	};
}

static void find_blobs(struct image *image)
{
	int size = image->width * image->height;
	int *stack = malloc(4 * sizeof *stack * (size_t)size);

	blobs.count = 0;
	for (int i = 0; i < size; i++) {
		if (image->pixels[i] == 255)
			continue;
		assert_true(blobs.count < BLOBS);
		blobs.blob[blobs.count++] = take_blob(image, i, stack);
	}
	free(stack);
	free(image->pixels);
}

static void check_near(double found, double wanted, double within, const char *what)
{
	if (fabs(found - wanted) > within)
		fail_msg("%s is %.3f mm, not %.3f", what, found, wanted);
}

/* The dot nearest to a point must be there, and as wide as the base of a dot. */
static void check_dot(double x, double y)
{
	const struct blob *nearest = &blobs.blob[0];

	for (int i = 1; i < blobs.count; i++)
		if (hypot(blobs.blob[i].x - x, blobs.blob[i].y - y) <
		    hypot(nearest->x - x, nearest->y - y))
			nearest = &blobs.blob[i];
	check_near(nearest->x, x, 0.02, "the middle of a dot across");
	check_near(nearest->y, y, 0.02, "the middle of a dot down");
	check_near(2 * sqrt(nearest->area / 3.14159265), 1.6, 0.05, "the width of a dot");
}

/* Every dot of the page, in the measures of Marburg Medium: cells 6 mm wide, lines
 * 10 mm apart, dots 2.5 mm apart. */
static void check_page(const struct decode_page *page, double left, double top)
{
	int dots = 0;

	for (int line = 0; line < page->lines; line++)
		for (int i = 0; i < page->length[line]; i++)
			for (int dot = 0; dot < 6; dot++) {
				if (!(page->dots[line][i] >> dot & 1))
					continue;
				check_dot(left + 6 * i + 1.75 + 2.5 * (dot / 3),
					top + 10 * line + 2.5 + 2.5 * (dot % 3));
				dots++;
			}
	CHECK_INT(blobs.count, dots);
}

static const struct page_row {
	const char *label;
	const char *ending;
	enum page_paper paper;
	int width, height; /* of paper, mm / 10 */
	int cells, lines;
	double left;
} page_rows[] = {
	{ "dots of a PDF on A4", "pdf", PAGE_A4, 2100, 2970, 30, 26, 15 },
	{ "dots of a PDF on letter", "pdf", PAGE_LETTER, 2159, 2794, 30, 24, 17.95 },
	{ "dots of an SVG on A4", "svg", PAGE_A4, 2100, 2970, 30, 26, 15 },
};

static void test_page(void **state)
{
	const struct page_row *row = *state;
	struct game *game = game_new(variant_find("kitchen5"), 2);
	struct print print = {
		.game = game, .side = GROUND_NOBODY, .table = prose_table("en", 0),
		.board = true, .page = { .formfeed = true, .paper = row->paper },
	};
	struct buf text = { 0 };
	struct image image;

	print.page.width = decode.width = row->cells;
	print.page.height = decode.height = row->lines;
	assert_true(prose_has(print.table));
	assert_true(print_game(&print, page_find_format("brf"), print_to_buf, &text) > 0);
	decode_brf(&decode, text.text, "\n");
	render(&print, row->ending, &image);
	CHECK_INT(abs(image.width - row->width) <= 1, 1);
	CHECK_INT(abs(image.height - row->height) <= 1, 1);
	find_blobs(&image);
	check_page(&decode.page[0], row->left, 15);
	buf_clear(&text);
	game_free(game);
}

/* Signs of a tactile board: no line of it is drawn, so each is a figure. */
static const struct sign_row {
	const char *label;
	const char *variant;
	int players;
	enum page_paper paper;
	int pieces; /* signs larger than a dot, those of the key included */
	/* From one cell to the next, as large as the paper allows: its width or height
	 * without margins, text, labels and gaps, by the cells in it; mm. */
	double apart;
} sign_rows[] = {
	{ "signs of halma", "halma", 2, PAGE_A4, 38 + 2, 10.12 },
	{ "signs of halma4 on A4", "halma4", 4, PAGE_A4, 52 + 4, 9.71 },
	{ "signs of halma4 on letter", "halma4", 4, PAGE_LETTER, 52 + 4, 8.61 },
	{ "signs of corners10", "corners10", 4, PAGE_A4, 32 + 4, 15.54 },
	{ "signs of the star", "star", 6, PAGE_A4, 60 + 6, 10.63 },
	{ "signs of the star on letter", "star", 6, PAGE_LETTER, 60 + 6, 9.45 },
};

static bool is_dot(const struct blob *blob)
{
	return blob->width < 2;
}

static void test_signs(void **state)
{
	const struct sign_row *row = *state;
	struct game *game = game_new(variant_find(row->variant), row->players);
	const struct print print = {
		.game = game, .side = GROUND_NOBODY, .table = prose_table("en", 0),
		.board = true, .tactile = true,
		.page = { .width = 40, .height = 25, .paper = row->paper },
	};
	struct image image;
	double nearest = 1000;
	int signs = 0;

	render(&print, "svg", &image);
	find_blobs(&image);
	for (int i = 0; i < blobs.count; i++) {
		const struct blob *a = &blobs.blob[i];

		if (is_dot(a))
			continue;
		signs++;
		assert_true(a->width >= 4.3);
		assert_true(a->x > 10 && a->y > 10);
		for (int j = 0; j < blobs.count; j++) {
			const struct blob *b = &blobs.blob[j];
			double apart = hypot(a->x - b->x, a->y - b->y);

			if (j != i && apart < (is_dot(b) ? 5.5 : 7.95))
				fail_msg("signs at %.1f %.1f and %.1f %.1f are too near", a->x,
					a->y, b->x, b->y);
			if (j != i && !is_dot(b) && fabs(a->y - b->y) < 0.1)
				nearest = fmin(nearest, apart);
		}
	}
	CHECK_INT(signs, row->pieces);
	check_near(nearest, row->apart, 0.06, "the way from a sign to the next");
	game_free(game);
}

/* Sheets of a board to build. */
static const struct sheet_row {
	const char *label;
	const char *variant;
	int square;       /* mm */
	int sheets;       /* of the board */
	int page, lines;  /* a sheet, and the lines across it along its upper edge */
} sheet_rows[] = {
	{ "a board to build, kitchen4", "kitchen4", 40, 1, 1, 5 },
	{ "a board to build, kitchen5, first sheet", "kitchen5", 40, 2, 1, 5 },
	{ "a board to build, kitchen5, second sheet", "kitchen5", 40, 2, 2, 2 },
	{ "a board to build, halma8 in small squares", "halma8", 20, 1, 1, 9 },
	{ "a board to build, halma in large squares", "halma", 60, 24, 1, 4 },
};

/* The cells begin at the margin of 15 mm and are as wide as they should be. */
static void test_sheet(void **state)
{
	const struct sheet_row *row = *state;
	const struct page_setup setup = { .paper = PAGE_A4 };
	const int y = 15 * PIXELS + row->square; /* a tenth of the first cell */
	struct ground ground;
	struct image image;
	struct buf text = { 0 };
	int found = 0;

	check_ground(&ground, row->variant, 2, "");
	CHECK_INT(template_write(&setup, &ground, row->square, print_to_buf, &text),
		row->sheets);
	render_text(&text, "pdf", row->page, &image);
	for (int x = 1; x < image.width; x++) {
		const unsigned char *pixel = &image.pixels[y * image.width + x];

		if (pixel[0] >= 128 || pixel[-1] < 128)
			continue;
		check_near(x / (double)PIXELS, 15 + found * row->square, 0.4,
			"the line beside a cell");
		found++;
	}
	CHECK_INT(found, row->lines);
	free(image.pixels);
	buf_clear(&text);
}

int main(void)
{
	return CHECK_RUN("drawing", CHECK_TABLE(page_rows, test_page),
		CHECK_TABLE(sign_rows, test_signs), CHECK_TABLE(sheet_rows, test_sheet));
}
