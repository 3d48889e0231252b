/*
 * Spans of elements in a line, as rows, or as runs, and elements that lie apart: each divided by the generated functions.
 *
 * V_DIV_INDEX_0010
 */
#include <string.h>

#include "x86/floats.h"
#include "runtime/dispatch.h"
#include "generated/vinculum_div.h"

/*
 * In tiles, so that what the check has read is still in the cache for the division, and that no check goes on when it has
 * failed; by a scalar there is little to check.
 */
static void divide_line(struct span *s)
{
    const size_t size = type_sizes[s->type];
    const size_t tile = (s->form == BY_SCALAR || s->type >= FLOAT16) ? s->n : TILE / size;
    const size_t step_a = s->form == OF_SCALAR ? 0 : size, step_b = s->form == BY_SCALAR ? 0 : size;
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += tile) {
        const size_t count = s->n - i < tile ? s->n - i : tile;
        call(s, s->form, s->a + i * step_a, s->b + i * step_b, s->c == NULL ? NULL : s->c + i * size, count);
    }
}

/*
 * Short rows are laid out many times over, once for all, in what the nearest cache keeps beside two more such; long ones are
 * taken as they are.
 */
static void divide_rows(struct span *s)
{
    enum { ROOM = TILE / 2 };
    const size_t size = type_sizes[s->type], bytes = s->m * size, times = bytes > ROOM / 2 ? 1 : ROOM / bytes;
    const size_t step = times * s->m;
    const char *row = s->form == ROWS_OF_A ? s->a : s->b;
    uint64_t space[ROOM / sizeof(uint64_t)];
    if (times > 1) {
        for (size_t k = 0; k < times && k * s->m < s->n; ++k) {
            (void)memcpy((char *)space + k * bytes, row, bytes);
        }
        row = (const char *)space;
    }
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += step) {
        const char *other = (s->form == ROWS_OF_A ? s->b : s->a) + i * size;
        call(s, ARRAYS, s->form == ROWS_OF_A ? row : other, s->form == ROWS_OF_A ? other : row,
             s->c == NULL ? NULL : s->c + i * size, s->n - i < step ? s->n - i : step);
    }
}

/*
 * The element n times, in words of as many as go into one; up to 7 bytes too many, for which there is room, and over which the
 * next ones go.
 */
static void repeat(char *to, const char *element, size_t size, size_t n)
{
    uint64_t word;
    switch (size) {
    case 1: word = UINT64_C(0x0101010101010101) * OF(element, uint8_t); break;
    case 2: word = UINT64_C(0x0001000100010001) * OF(element, uint16_t); break;
    case 4: word = UINT64_C(0x0000000100000001) * OF(element, uint32_t); break;
    default: word = OF(element, uint64_t); break;
    }
    for (size_t k = 0; k < n * size; k += sizeof word) {
        (void)memcpy(to + k, &word, sizeof word);
    }
}

/* Each run by its scalar; or several short ones as arrays: what is short depends on what a call is worth. */
static void divide_runs(struct span *s)
{
    enum { SHORT = 128 };
    const size_t size = type_sizes[s->type], length = s->m;
    const int of_a = s->form == RUNS_OF_A, laid_out = length * size <= (size <= 2 ? TILE / 8 : SHORT);
    if (call_runs(s)) {
        return;
    }
    const size_t times = laid_out ? TILE / 4 / (length * size) : 1, step = times * length;
    uint64_t space[TILE / sizeof(uint64_t)];
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += step) {
        const size_t count = s->n - i < step ? s->n - i : step;
        const char *scalar = (of_a ? s->a : s->b) + i / length * size, *other = (of_a ? s->b : s->a) + i * size;
        if (laid_out) {
            for (size_t k = 0; k * length < count; ++k) {
                repeat((char *)space + k * length * size, scalar + k * size, size, length);
            }
            scalar = (const char *)space;
        }
        call(s, laid_out ? ARRAYS : of_a ? OF_SCALAR : BY_SCALAR, of_a ? scalar : other, of_a ? other : scalar,
             s->c == NULL ? NULL : s->c + i * size, count);
    }
}

void divide_span(struct span *s)
{
    environment before;
    enter(&before);
    if (s->form < FORMS) {
        divide_line(s);
    } else if (s->form == ROWS_OF_A || s->form == ROWS_OF_B) {
        divide_rows(s);
    } else {
        divide_runs(s);
    }
    if (s->stream) {
        fence_x86();
    }
    count_vectors(s);
    leave(&before);
}

/* ---- elements apart from each other ---- */

/* Compilers move many at once where they know how far apart they lie: every other element, and elements in reverse. */
#define EACH(MOVE)                                                                                                    \
    for (size_t i = 0; i < n; ++i) {                                                                                  \
        MOVE;                                                                                                         \
    }
#define STEPPING(EVERY_OTHER, REVERSED, ANY)                                                                          \
    if (step == 2 * (ptrdiff_t)size) {                                                                                \
        EACH(EVERY_OTHER)                                                                                             \
    } else if (step == -(ptrdiff_t)size) {                                                                            \
        EACH(REVERSED)                                                                                                \
    } else {                                                                                                          \
        EACH(ANY)                                                                                                     \
    }
#define BY_SIZE(MOVE)                                                                                                 \
    switch (size) {                                                                                                   \
    case 1: MOVE(uint8_t) break;                                                                                      \
    case 2: MOVE(uint16_t) break;                                                                                     \
    case 4: MOVE(uint32_t) break;                                                                                     \
    default: MOVE(uint64_t) break;                                                                                    \
    }

static void gather(char *to, const char *from, ptrdiff_t step, size_t size, size_t n)
{
#define GATHER(T)                                                                                                     \
    {                                                                                                                 \
        T *const line = (T *)(void *)to;                                                                              \
        const T *const elements = ARRAY(from, T);                                                                     \
        STEPPING(line[i] = elements[2 * i], line[i] = elements[-(ptrdiff_t)i], line[i] = OF(from + (ptrdiff_t)i * step, T)) \
    }
    if (step == (ptrdiff_t)size) {
        (void)memcpy(to, from, n * size);
    } else {
        BY_SIZE(GATHER)
    }
}

static void scatter(char *to, ptrdiff_t step, const char *from, size_t size, size_t n)
{
#define SCATTER(T)                                                                                                    \
    {                                                                                                                 \
        const T *const line = ARRAY(from, T);                                                                         \
        T *const elements = (T *)(void *)to;                                                                          \
        STEPPING(elements[2 * i] = line[i], elements[-(ptrdiff_t)i] = line[i],                                        \
                 *(T *)(void *)(to + (ptrdiff_t)i * step) = line[i])                                                  \
    }
    BY_SIZE(SCATTER)
}

static int apart(const char *x, ptrdiff_t step, const char *c, size_t size, size_t n)
{
    const uintptr_t from = (uintptr_t)x, to = from + (step == 0 ? size : n * size), begin = (uintptr_t)c;
    return c == NULL || to <= begin || begin + n * size <= from;
}

int run_strided(enum type type, enum operation operation, const char *a, ptrdiff_t step_a, const char *b,
                ptrdiff_t step_b, char *c, ptrdiff_t step_c, size_t n)
{
    const size_t size = type_sizes[type];
    const ptrdiff_t next = (ptrdiff_t)size;
    const int one_a = step_a == 0 && n > 1, one_b = step_b == 0 && n > 1 && !one_a;
    const enum form form = one_a ? OF_SCALAR : one_b ? BY_SCALAR : ARRAYS;
    /* What lies in line is read and written where it is, unless the generated functions would find it in c. */
    const int scattered = c != NULL && step_c != next;
    const int gathered_a = (step_a != next && !one_a) || (!scattered && !apart(a, step_a, c, size, n));
    const int gathered_b = (step_b != next && !one_b) || (!scattered && !apart(b, step_b, c, size, n));
    uint64_t space[3][TILE / 4 / sizeof(uint64_t)];
    const size_t tile = gathered_a || gathered_b || scattered ? sizeof space[0] / size : n;
    int status = VINCULUM_OK;
    for (size_t i = 0; i < n && status == VINCULUM_OK; i += tile) {
        const size_t count = n - i < tile ? n - i : tile;
        const ptrdiff_t at = (ptrdiff_t)i;
        const char *numerators = one_a ? a : a + at * step_a, *denominators = one_b ? b : b + at * step_b;
        char *const quotients = c == NULL ? NULL : scattered ? (char *)space[2] : c + at * step_c;
        if (gathered_a) {
            gather((char *)space[0], numerators, one_a ? next : step_a, size, one_a ? 1 : count);
            numerators = (const char *)space[0];
        }
        if (gathered_b) {
            gather((char *)space[1], denominators, one_b ? next : step_b, size, one_b ? 1 : count);
            denominators = (const char *)space[1];
        }
        struct span span = {type, form, operation, numerators, denominators, quotients, count, 0, 0, 0, VINCULUM_OK, 0};
        divide_span(&span);
        status = span.status;
        if (scattered && status == VINCULUM_OK) {
            scatter(c + at * step_c, step_c, quotients, size, count);
        }
    }
    return status;
}
