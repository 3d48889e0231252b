/*
 * What a span is divided in: the default environment, and as many threads as are worth it.
 *
 * V_DIV_DETERMINISM_0010, V_DIV_FLOAT_ROUNDING_0010
 */
#include "runtime/engine.h"

#include <stdint.h>
#include <string.h>

#include "x86/floats.h"
#include "runtime/dispatch.h"
#include "runtime/thread_pool.h"
#include "generated/vinculum_div.h"

#if defined(__x86_64__)
#include <xmmintrin.h>
#else
#include <fenv.h>
#endif

enum { WORTH_A_THREAD = 128 * 1024 }; /* bytes of one operand: less is done before a thread has woken up */
enum { FAR = 1 * 1024 * 1024 }; /* bytes of the result: more than the caches of one core keep */
enum { STREAMED = 24 * 1024 * 1024 }; /* bytes of operands and result: more than any cache keeps */

/* ---- the environment of IEEE 754's default ---- */

#if defined(__x86_64__)
void enter(environment *before)
{
    const unsigned now = _mm_getcsr();
    before->saved[0] = now;
    if ((now & 0xffc0u) != 0x1f80u) { /* all but the flags: exceptions masked, to nearest, nothing flushed */
        _mm_setcsr(0x1f80u);
    }
}

void leave(const environment *before)
{
    _mm_setcsr((unsigned)before->saved[0]);
}
#else
_Static_assert(sizeof(fenv_t) <= sizeof(environment), "an environment holds a fenv_t");
void enter(environment *before)
{
    fenv_t now;
    (void)fegetenv(&now);
    (void)memcpy(before, &now, sizeof now);
    (void)fesetenv(FE_DFL_ENV);
}

void leave(const environment *before)
{
    fenv_t then;
    (void)memcpy(&then, before, sizeof then);
    (void)fesetenv(&then);
}
#endif

/* ---- threads ---- */

enum { PARTS_A_THREAD = 4, MOST_PARTS = MOST_THREADS * PARTS_A_THREAD };

struct job {
    struct span whole;
    size_t length; /* of all parts but the last */
    int status[MOST_PARTS];
};

/* Where an operand has what meets element `first`: it may be a scalar, a row, or have one element for each run. */
static size_t offset(const struct span *s, enum form scalar, enum form row, enum form runs, size_t first)
{
    return s->form == scalar || s->form == row ? 0 : s->form == runs ? first / s->m : first;
}

static void divide_part(void *of, size_t k)
{
    struct job *job = of;
    struct span part = job->whole;
    const size_t size = type_sizes[part.type], first = k * job->length, left = part.n - first;
    part.n = left < job->length ? left : job->length;
    part.a += offset(&part, OF_SCALAR, ROWS_OF_A, RUNS_OF_A, first) * size;
    part.b += offset(&part, BY_SCALAR, ROWS_OF_B, RUNS_OF_B, first) * size;
    part.c = part.c == NULL ? NULL : part.c + first * size;
    divide_span(&part);
    job->status[k] = part.status;
}

/* In more parts than threads, so that none waits long for one that was late or slow. */
static int divide(struct span whole, int threads)
{
    const size_t worth = whole.n * type_sizes[whole.type] / WORTH_A_THREAD, most = threads < MOST_THREADS ? (size_t)threads : MOST_THREADS;
    const size_t useful = worth < most ? worth : most;
    if (useful < 2) {
        divide_span(&whole);
        return whole.status;
    }
    const size_t unit = whole.form < FORMS ? 64 : whole.m; /* a cache line, or a row, belongs to one thread */
    const size_t units = (whole.n + unit - 1) / unit, wanted = useful * PARTS_A_THREAD;
    struct job job = {.whole = whole, .length = (units + wanted - 1) / wanted * unit};
    const size_t parts = (whole.n + job.length - 1) / job.length;
    spread(divide_part, &job, parts, useful);
    for (size_t k = 0; k < parts; ++k) {
        if (job.status[k] != VINCULUM_OK) {
            return job.status[k];
        }
    }
    return VINCULUM_OK;
}

/* The numerator that only -1 and 0 do not divide, or, of unsigned types, only 0. A denominator that divides it divides any. */
static const union {
    int8_t of8;
    int16_t of16;
    int32_t of32;
    int64_t of64;
} least[TYPES] = {[INT8] = {.of8 = INT8_MIN}, [INT16] = {.of16 = INT16_MIN}, [INT32] = {.of32 = INT32_MIN}, [INT64] = {.of64 = INT64_MIN}};

/* Whether whatever is divided by these denominators is within the domain: half as much to read as pairs are. */
static int divide_all(enum type type, const char *b, size_t count, int threads)
{
    const struct span check = {type, OF_SCALAR, CHECK, (const char *)&least[type], b, NULL, count, 0, 0, 0, VINCULUM_OK, 0};
    return divide(check, threads) == VINCULUM_OK;
}

int run(enum type type, enum form form, enum operation operation, const char *a, const char *b, char *c, size_t n,
        size_t m, int whole, int threads)
{
    /*
     * Of runs a span knows how long they are; of rows, how long one is. What is written in many short pieces stays in the caches: runs that are
     * short, but those of floating-point numbers, which are one piece.
     */
    const size_t period = form == RUNS_OF_A || form == RUNS_OF_B ? n / m : m;
    const int in_line = form < RUNS_OF_B || period * type_sizes[type] >= TILE || (type >= FLOAT16 && period >= LEAST_RUN);
    const size_t bytes = n * type_sizes[type], moved = (form == ARRAYS ? 3 : 2) * bytes;
    struct span span = {type, form, operation, a, b, c, n, period, bytes >= FAR, in_line && moved >= STREAMED, VINCULUM_OK, 0};
    const size_t denominators = form == BY_SCALAR ? 1 : form == ROWS_OF_B || form == RUNS_OF_B ? m : n;
    if (whole && operation != CHECK && type < FLOAT16 && !divide_all(type, b, denominators, threads)) {
        struct span check = span;
        check.operation = CHECK;
        const int status = divide(check, threads);
        if (status != VINCULUM_OK) {
            return status;
        }
    }
    return divide(span, threads);
}
