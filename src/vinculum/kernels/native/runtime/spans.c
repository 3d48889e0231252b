/*
 * Spans of contiguous elements, of rows and of runs, each divided by the generated functions or by vector code.
 *
 * V_DIV_INDEX_0010
 */
#include "runtime/span.h"

#include <stdint.h>
#include <string.h>

#include "generated/vinculum_div.h"
#include "runtime/dispatch.h"
#include "runtime/fp_environment.h"
#include "x86/floats.h"

/*
 * Contiguous elements, in tiles: the division reads what the check has just read from the cache, and no check goes on after a
 * failure. Division by a scalar needs no tiles: there is little to check.
 */
static void divide_contiguous(struct span *s)
{
    const size_t size = vinculum_type_sizes[s->type];
    const size_t tile = (s->form == BY_SCALAR || s->type >= FLOAT16) ? s->n : TILE / size;
    const size_t step_a = s->form == OF_SCALAR ? 0 : size, step_b = s->form == BY_SCALAR ? 0 : size;
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += tile) {
        const size_t count = s->n - i < tile ? s->n - i : tile;
        vinculum_divide_block(s, s->form, s->a + i * step_a, s->b + i * step_b, s->c == NULL ? NULL : s->c + i * size, count);
    }
}

/* Rows. A short row is repeated in a buffer that fits the first-level cache beside two of its size; a long row is used in place. */
static void divide_rows(struct span *s)
{
    enum { BUFFER = TILE / 2 };
    const size_t size = vinculum_type_sizes[s->type], bytes = s->m * size, times = bytes > BUFFER / 2 ? 1 : BUFFER / bytes;
    const size_t step = times * s->m;
    const char *row = s->form == ROWS_OF_A ? s->a : s->b;
    uint64_t buffer[BUFFER / sizeof(uint64_t)];
    if (times > 1) {
        for (size_t k = 0; k < times && k * s->m < s->n; ++k) {
            (void)memcpy((char *)buffer + k * bytes, row, bytes);
        }
        row = (const char *)buffer;
    }
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += step) {
        const char *other = (s->form == ROWS_OF_A ? s->b : s->a) + i * size;
        vinculum_divide_block(s, ARRAYS, s->form == ROWS_OF_A ? row : other, s->form == ROWS_OF_A ? other : row,
                              s->c == NULL ? NULL : s->c + i * size, s->n - i < step ? s->n - i : step);
    }
}

/* Write the element n times, in words of 8 bytes. Up to 7 bytes more are written, for which there is room. */
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

/* Runs: a long run is divided by or into its scalar. Of short runs the scalars are repeated in a buffer, and several runs divided as arrays. */
static void divide_runs(struct span *s)
{
    enum { SHORT_RUN = 128 }; /* bytes */
    const size_t size = vinculum_type_sizes[s->type], length = s->m;
    const int of_a = s->form == RUNS_OF_A, repeated = length * size <= (size <= 2 ? TILE / 8 : SHORT_RUN);
    if (vinculum_divide_runs(s)) {
        return;
    }
    const size_t times = repeated ? TILE / 4 / (length * size) : 1, step = times * length;
    uint64_t buffer[TILE / sizeof(uint64_t)];
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += step) {
        const size_t count = s->n - i < step ? s->n - i : step;
        const char *scalar = (of_a ? s->a : s->b) + i / length * size, *other = (of_a ? s->b : s->a) + i * size;
        if (repeated) {
            for (size_t k = 0; k * length < count; ++k) {
                repeat((char *)buffer + k * length * size, scalar + k * size, size, length);
            }
            scalar = (const char *)buffer;
        }
        vinculum_divide_block(s, repeated ? ARRAYS : of_a ? OF_SCALAR : BY_SCALAR, of_a ? scalar : other, of_a ? other : scalar,
                              s->c == NULL ? NULL : s->c + i * size, count);
    }
}

void vinculum_divide_span(struct span *s)
{
    struct vinculum_fpenv caller;
    vinculum_fpenv_save_default(&caller);
    if (s->form < FORMS) {
        divide_contiguous(s);
    } else if (s->form == ROWS_OF_A || s->form == ROWS_OF_B) {
        divide_rows(s);
    } else {
        divide_runs(s);
    }
    if (s->non_temporal) {
        vinculum_store_fence();
    }
    vinculum_count_vector_elements(s);
    vinculum_fpenv_restore(&caller);
}
