/*
 * One division of contiguous operands: checked first where nothing may be written otherwise, and split among threads.
 *
 * V_DIV_DETERMINISM_0010
 */
#include "runtime/engine.h"

#include <stdint.h>

#include "generated/vinculum_div.h"
#include "runtime/span.h"
#include "runtime/thread_pool.h"
#include "x86/floats.h"

enum { MIN_BYTES_PER_THREAD = 128 * 1024 }; /* of one operand: less is done before a thread has woken up */
enum { EXCEEDS_CACHE = 1 * 1024 * 1024 }; /* bytes of the result: more than the caches of one core hold */
enum { NON_TEMPORAL = 24 * 1024 * 1024 }; /* bytes of operands and result: more than any cache holds */
enum { PARTS_PER_THREAD = 4, MAX_PARTS = MAX_THREADS * PARTS_PER_THREAD };

struct job {
    struct span span;
    size_t length; /* elements of each part but the last */
    int status[MAX_PARTS];
};

/* The index in an operand of the element that pairs with element `first` of the result; `scalar`, `row`, `runs`: its forms. */
static size_t offset(const struct span *s, enum form scalar, enum form row, enum form runs, size_t first)
{
    return s->form == scalar || s->form == row ? 0 : s->form == runs ? first / s->m : first;
}

static void divide_part(void *argument, size_t k)
{
    struct job *job = argument;
    struct span part = job->span;
    const size_t size = vinculum_type_sizes[part.type], first = k * job->length, left = part.n - first;
    part.n = left < job->length ? left : job->length;
    part.a += offset(&part, OF_SCALAR, ROWS_OF_A, RUNS_OF_A, first) * size;
    part.b += offset(&part, BY_SCALAR, ROWS_OF_B, RUNS_OF_B, first) * size;
    part.c = part.c == NULL ? NULL : part.c + first * size;
    vinculum_divide_span(&part);
    job->status[k] = part.status;
}

/* Divide on as many threads as are worth it. There are more parts than threads, so that no thread waits long for a slow one. */
static int divide(struct span span, int threads)
{
    const size_t worth = span.n * vinculum_type_sizes[span.type] / MIN_BYTES_PER_THREAD;
    const size_t allowed = threads < MAX_THREADS ? (size_t)threads : MAX_THREADS;
    const size_t useful = worth < allowed ? worth : allowed;
    if (useful < 2) {
        vinculum_divide_span(&span);
        return span.status;
    }
    const size_t unit = span.form < FORMS ? 64 : span.m; /* a cache line, or a row, belongs to one thread */
    const size_t units = (span.n + unit - 1) / unit, max_parts = useful * PARTS_PER_THREAD;
    struct job job = {.span = span, .length = (units + max_parts - 1) / max_parts * unit};
    const size_t parts = (span.n + job.length - 1) / job.length;
    vinculum_pool_run(divide_part, &job, parts, useful);
    for (size_t k = 0; k < parts; ++k) {
        if (job.status[k] != VINCULUM_OK) {
            return job.status[k];
        }
    }
    return VINCULUM_OK;
}

/*
 * For each type a numerator that is in the domain only with denominators that are in it with any numerator: MIN, as MIN / -1
 * overflows; of unsigned types 0.
 */
static const union {
    int8_t of8;
    int16_t of16;
    int32_t of32;
    int64_t of64;
} strictest[TYPES] = {[INT8] = {.of8 = INT8_MIN}, [INT16] = {.of16 = INT16_MIN}, [INT32] = {.of32 = INT32_MIN}, [INT64] = {.of64 = INT64_MIN}};

/* Whether these denominators are in the domain with any numerator. This reads half as much as a check of the pairs. */
static int divide_all(enum type type, const char *b, size_t count, int threads)
{
    const struct span check = {type, OF_SCALAR, CHECK, (const char *)&strictest[type], b, NULL, count, 0, 0, 0, VINCULUM_OK, 0};
    return divide(check, threads) == VINCULUM_OK;
}

int vinculum_divide(const struct vinculum_call *call)
{
    const enum type type = call->type;
    const enum form form = call->form;
    const size_t n = call->n, size = vinculum_type_sizes[type];
    /* A span of runs has the length of a run, a span of rows that of a row. */
    const size_t period = form == RUNS_OF_A || form == RUNS_OF_B ? n / call->m : call->m;
    /* Non-temporal stores suit long contiguous pieces: not short runs, except of floating-point numbers, which are one piece. */
    const int long_pieces = form < RUNS_OF_B || period * size >= TILE || (type >= FLOAT16 && period >= MIN_RUN);
    const size_t bytes = n * size, moved = (form == ARRAYS ? 3 : 2) * bytes;
    const struct span span = {.type = type, .form = form, .operation = call->operation, .a = call->a, .b = call->b, .c = call->c,
                              .n = n, .m = period, .exceeds_cache = bytes >= EXCEEDS_CACHE,
                              .non_temporal = long_pieces && moved >= NON_TEMPORAL, .status = VINCULUM_OK};
    const size_t denominators = form == BY_SCALAR ? 1 : form == ROWS_OF_B || form == RUNS_OF_B ? call->m : n;
    if (call->check_first && call->operation != CHECK && type < FLOAT16 && !divide_all(type, call->b, denominators, call->threads)) {
        struct span check = span;
        check.operation = CHECK;
        const int status = divide(check, call->threads);
        if (status != VINCULUM_OK) {
            return status;
        }
    }
    return divide(span, call->threads);
}
