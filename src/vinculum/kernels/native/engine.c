#include "engine.h"

#include <pthread.h>
#include <stdint.h>
#include <string.h>

#include "float16_x86.h"
#include "vinculum_div.h"

#if defined(__x86_64__)
#include <xmmintrin.h>
#else
#include <fenv.h>
#endif

enum { TILE = 16384, MOST_THREADS = 64 }; /* bytes of one operand that stay in the nearest cache; threads */
static const size_t WORTH_A_THREAD = 512 * 1024; /* bytes of one operand: less is done before a thread has begun */

typedef int function(const char *a, const char *b, char *c, size_t n, size_t *where);

/* ---- the generated functions, behind one signature ---- */

#define OF(x, T) (*(const T *)(const void *)(x))
#define ARRAY(x, T) ((const T *)(const void *)(x))
#define THUNKS(T, TYPE, NAME, OPERATION)                                                                              \
    static int OPERATION##_##TYPE(const char *a, const char *b, char *c, size_t n, size_t *where)                     \
    {                                                                                                                 \
        return NAME##_##TYPE(ARRAY(a, T), ARRAY(b, T), (T *)(void *)c, n, where);                                     \
    }                                                                                                                 \
    static int OPERATION##_##TYPE##_by(const char *a, const char *b, char *c, size_t n, size_t *where)                \
    {                                                                                                                 \
        return NAME##_##TYPE##_by_scalar(ARRAY(a, T), OF(b, T), (T *)(void *)c, n, where);                            \
    }                                                                                                                 \
    static int OPERATION##_##TYPE##_of(const char *a, const char *b, char *c, size_t n, size_t *where)                \
    {                                                                                                                 \
        return NAME##_##TYPE##_of_scalar(OF(a, T), ARRAY(b, T), (T *)(void *)c, n, where);                            \
    }
#define CHECK_THUNKS(T, TYPE)                                                                                         \
    static int check_##TYPE(const char *a, const char *b, char *c, size_t n, size_t *where)                           \
    {                                                                                                                 \
        (void)c;                                                                                                      \
        return vinculum_check_##TYPE(ARRAY(a, T), ARRAY(b, T), n, where);                                             \
    }                                                                                                                 \
    static int check_##TYPE##_by(const char *a, const char *b, char *c, size_t n, size_t *where)                      \
    {                                                                                                                 \
        (void)c;                                                                                                      \
        return vinculum_check_##TYPE##_by_scalar(ARRAY(a, T), OF(b, T), n, where);                                    \
    }                                                                                                                 \
    static int check_##TYPE##_of(const char *a, const char *b, char *c, size_t n, size_t *where)                      \
    {                                                                                                                 \
        (void)c;                                                                                                      \
        return vinculum_check_##TYPE##_of_scalar(OF(a, T), ARRAY(b, T), n, where);                                    \
    }
#define SIGNED_THUNKS(T, TYPE)                                                                                        \
    CHECK_THUNKS(T, TYPE) THUNKS(T, TYPE, vinculum_div, div) THUNKS(T, TYPE, vinculum_floor_div, floor)
#define UNSIGNED_THUNKS(T, TYPE) CHECK_THUNKS(T, TYPE) THUNKS(T, TYPE, vinculum_div, div)

SIGNED_THUNKS(int8_t, int8)
SIGNED_THUNKS(int16_t, int16)
SIGNED_THUNKS(int32_t, int32)
SIGNED_THUNKS(int64_t, int64)
UNSIGNED_THUNKS(uint8_t, uint8)
UNSIGNED_THUNKS(uint16_t, uint16)
UNSIGNED_THUNKS(uint32_t, uint32)
UNSIGNED_THUNKS(uint64_t, uint64)
THUNKS(uint16_t, float16, vinculum_div, div)
THUNKS(uint16_t, bfloat16, vinculum_div, div)
THUNKS(float, float32, vinculum_div, div)
THUNKS(double, float64, vinculum_div, div)

static int nothing_to_check(const char *a, const char *b, char *c, size_t n, size_t *where)
{
    (void)a, (void)b, (void)c, (void)n, (void)where;
    return VINCULUM_OK;
}

#define FORMS_OF(OPERATION, TYPE) {OPERATION##_##TYPE, OPERATION##_##TYPE##_by, OPERATION##_##TYPE##_of}
#define FREE {nothing_to_check, nothing_to_check, nothing_to_check}
#define SIGNED(TYPE) {FORMS_OF(check, TYPE), FORMS_OF(div, TYPE), FORMS_OF(floor, TYPE)}
#define UNSIGNED(TYPE) {FORMS_OF(check, TYPE), FORMS_OF(div, TYPE), FORMS_OF(div, TYPE)} /* floor and truncate are one */
#define FLOATING(TYPE) {FREE, FORMS_OF(div, TYPE), FORMS_OF(div, TYPE)}

static function *const functions[TYPES][OPERATIONS][FORMS] = {
    [INT8] = SIGNED(int8),         [INT16] = SIGNED(int16),       [INT32] = SIGNED(int32),
    [INT64] = SIGNED(int64),       [UINT8] = UNSIGNED(uint8),     [UINT16] = UNSIGNED(uint16),
    [UINT32] = UNSIGNED(uint32),   [UINT64] = UNSIGNED(uint64),   [FLOAT16] = FLOATING(float16),
    [BFLOAT16] = FLOATING(bfloat16), [FLOAT32] = FLOATING(float32), [FLOAT64] = FLOATING(float64),
};
const char *const type_names[TYPES] = {"int8",   "int16",  "int32",   "int64",    "uint8",   "uint16",
                                       "uint32", "uint64", "float16", "bfloat16", "float32", "float64"};
const size_t type_sizes[TYPES] = {1, 2, 4, 8, 1, 2, 4, 8, 2, 2, 4, 8};

static int portable_float16 = 0;

const char *float16_path(void)
{
    return portable_float16 ? "portable" : float16_x86_path();
}

void set_portable_float16(int portable)
{
    portable_float16 = portable;
}

static int call(enum type type, enum form form, enum operation operation, const char *a, const char *b, char *c, size_t n)
{
    size_t where = 0;
    if (type == FLOAT16 && operation != CHECK && !portable_float16 &&
        float16_x86(ARRAY(a, uint16_t), form == OF_SCALAR, ARRAY(b, uint16_t), form == BY_SCALAR, (uint16_t *)(void *)c, n)) {
        return VINCULUM_OK;
    }
    return functions[type][operation][form](a, b, c, n, &where);
}

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

/* ---- spans ---- */

struct span {
    enum type type;
    enum form form;
    enum operation operation;
    const char *a, *b;
    char *c;
    size_t n, m;
    int status;
};

/* In tiles, so that what the check has read is still in the cache for the division; by a scalar there is little to check. */
static void divide_line(struct span *s)
{
    const size_t size = type_sizes[s->type];
    const size_t tile = (s->operation == CHECK || s->form == BY_SCALAR || s->type >= FLOAT16) ? s->n : TILE / size;
    const size_t step_a = s->form == OF_SCALAR ? 0 : size, step_b = s->form == BY_SCALAR ? 0 : size;
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += tile) {
        const size_t count = s->n - i < tile ? s->n - i : tile;
        s->status = call(s->type, s->form, s->operation, s->a + i * step_a, s->b + i * step_b,
                         s->c == NULL ? NULL : s->c + i * size, count);
    }
}

/* Short rows are laid out many times over, once for all; long ones are taken as they are. */
static void divide_rows(struct span *s)
{
    const size_t size = type_sizes[s->type], bytes = s->m * size, times = bytes > TILE / 2 ? 1 : TILE / bytes;
    const size_t step = times * s->m;
    const char *row = s->form == ROWS_OF_A ? s->a : s->b;
    uint64_t space[TILE / sizeof(uint64_t)];
    if (times > 1) {
        for (size_t k = 0; k < times && k * s->m < s->n; ++k) {
            (void)memcpy((char *)space + k * bytes, row, bytes);
        }
        row = (const char *)space;
    }
    for (size_t i = 0; i < s->n && s->status == VINCULUM_OK; i += step) {
        const char *other = (s->form == ROWS_OF_A ? s->b : s->a) + i * size;
        s->status = call(s->type, ARRAYS, s->operation, s->form == ROWS_OF_A ? row : other,
                         s->form == ROWS_OF_A ? other : row, s->c == NULL ? NULL : s->c + i * size,
                         s->n - i < step ? s->n - i : step);
    }
}

static void repeat(char *to, const char *element, size_t size, size_t n)
{
    if (size == 1) {
        (void)memset(to, *(const unsigned char *)element, n);
    } else {
        const uint16_t value = OF(element, uint16_t);
        for (size_t i = 0; i < n; ++i) {
            ((uint16_t *)(void *)to)[i] = value;
        }
    }
}

/* Each run by its scalar; or, where many elements go into one vector, several short ones as arrays. */
static void divide_runs(struct span *s)
{
    const size_t size = type_sizes[s->type], length = s->m;
    const int of_a = s->form == RUNS_OF_A, laid_out = size <= 2 && length * size <= TILE / 8;
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
        s->status = call(s->type, laid_out ? ARRAYS : of_a ? OF_SCALAR : BY_SCALAR, s->operation, of_a ? scalar : other,
                         of_a ? other : scalar, s->c == NULL ? NULL : s->c + i * size, count);
    }
}

static void divide_span(struct span *s)
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
    leave(&before);
}

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

/* ---- elements apart from each other ---- */

static void gather(char *to, const char *from, ptrdiff_t step, size_t size, size_t n)
{
    if (step == (ptrdiff_t)size) {
        (void)memcpy(to, from, n * size);
        return;
    }
#define GATHER(T)                                                                                                     \
    for (size_t i = 0; i < n; ++i) {                                                                                  \
        ((T *)(void *)to)[i] = OF(from + (ptrdiff_t)i * step, T);                                                     \
    }
    switch (size) {
    case 1: GATHER(uint8_t) break;
    case 2: GATHER(uint16_t) break;
    case 4: GATHER(uint32_t) break;
    default: GATHER(uint64_t) break;
    }
}

static void scatter(char *to, ptrdiff_t step, const char *from, size_t size, size_t n)
{
#define SCATTER(T)                                                                                                    \
    for (size_t i = 0; i < n; ++i) {                                                                                  \
        *(T *)(void *)(to + (ptrdiff_t)i * step) = ARRAY(from, T)[i];                                                 \
    }
    switch (size) {
    case 1: SCATTER(uint8_t) break;
    case 2: SCATTER(uint16_t) break;
    case 4: SCATTER(uint32_t) break;
    default: SCATTER(uint64_t) break;
    }
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
    const int in_place = (step_a == next || one_a) && (step_b == next || one_b) && (c == NULL || step_c == next) &&
                         apart(a, step_a, c, size, n) && apart(b, step_b, c, size, n);
    if (in_place) {
        struct span span = {type, form, operation, a, b, c, n, 0, VINCULUM_OK};
        divide_span(&span);
        return span.status;
    }
    uint64_t space[3][TILE / 4 / sizeof(uint64_t)];
    const size_t tile = sizeof space[0] / size;
    int status = VINCULUM_OK;
    for (size_t i = 0; i < n && status == VINCULUM_OK; i += tile) {
        const size_t count = n - i < tile ? n - i : tile;
        const ptrdiff_t at = (ptrdiff_t)i;
        char *const numerators = (char *)space[0], *const denominators = (char *)space[1], *const quotients = (char *)space[2];
        gather(numerators, a + at * step_a, one_a ? next : step_a, size, one_a ? 1 : count);
        gather(denominators, b + at * step_b, one_b ? next : step_b, size, one_b ? 1 : count);
        struct span span = {type, form, operation, numerators, denominators, c == NULL ? NULL : quotients, count, 0, VINCULUM_OK};
        divide_span(&span);
        status = span.status;
        if (c != NULL && status == VINCULUM_OK) {
            scatter(c + at * step_c, step_c, quotients, size, count);
        }
    }
    return status;
}
