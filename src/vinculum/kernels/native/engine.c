/* What a span is divided in: the default environment, and as many threads as are worth it. */
#include "engine.h"

#include <pthread.h>
#include <stdint.h>
#include <string.h>

#include "functions.h"
#include "vinculum_div.h"

#if defined(__x86_64__)
#include <xmmintrin.h>
#else
#include <fenv.h>
#endif

enum { MOST_THREADS = 64 };
static const size_t WORTH_A_THREAD = 512 * 1024; /* bytes of one operand: less is done before a thread has begun */

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

static void *divide_on_thread(void *span)
{
    divide_span(span);
    return NULL;
}

/* Where an operand has what meets element `first`: it may be a scalar, a row, or have one element for each run. */
static size_t offset(const struct span *s, enum form scalar, enum form row, enum form runs, size_t first)
{
    return s->form == scalar || s->form == row ? 0 : s->form == runs ? first / s->m : first;
}

static int divide(struct span whole, int threads)
{
    const size_t size = type_sizes[whole.type];
    const size_t useful = whole.n * size / WORTH_A_THREAD;
    size_t parts = threads < MOST_THREADS ? (size_t)threads : MOST_THREADS;
    parts = useful < parts ? useful : parts;
    if (parts < 2) {
        divide_span(&whole);
        return whole.status;
    }
    struct span part[MOST_THREADS];
    pthread_t thread[MOST_THREADS];
    int begun[MOST_THREADS] = {0};
    const size_t unit = whole.form < FORMS ? 64 : whole.m; /* a cache line, or a row, belongs to one thread */
    const size_t length = (whole.n / parts + unit - 1) / unit * unit;
    for (size_t k = 0; k < parts; ++k) {
        const size_t first = k * length < whole.n ? k * length : whole.n;
        const size_t left = whole.n - first;
        part[k] = whole;
        part[k].n = k + 1 == parts || left < length ? left : length;
        part[k].a += offset(&whole, OF_SCALAR, ROWS_OF_A, RUNS_OF_A, first) * size;
        part[k].b += offset(&whole, BY_SCALAR, ROWS_OF_B, RUNS_OF_B, first) * size;
        part[k].c = whole.c == NULL ? NULL : whole.c + first * size;
        begun[k] = k > 0 && pthread_create(&thread[k], NULL, divide_on_thread, &part[k]) == 0;
    }
    for (size_t k = 0; k < parts; ++k) {
        if (!begun[k]) {
            divide_span(&part[k]); /* the first is ours; so is any that no thread could be had for */
        }
    }
    int status = VINCULUM_OK;
    for (size_t k = 0; k < parts; ++k) {
        if (begun[k]) {
            (void)pthread_join(thread[k], NULL);
        }
        status = status == VINCULUM_OK ? part[k].status : status;
    }
    return status;
}

int run(enum type type, enum form form, enum operation operation, const char *a, const char *b, char *c, size_t n,
        size_t m, int whole, int threads)
{
    /* Of runs a span knows how long they are; of rows, how long one is. */
    const size_t period = form == RUNS_OF_A || form == RUNS_OF_B ? n / m : m;
    struct span span = {type, form, operation, a, b, c, n, period, VINCULUM_OK};
    if (whole && operation != CHECK && type < FLOAT16) {
        struct span check = span;
        check.operation = CHECK;
        const int status = divide(check, threads);
        if (status != VINCULUM_OK) {
            return status;
        }
    }
    return divide(span, threads);
}
