/*
 * The generated functions, by type, operation and form, behind one signature.
 *
 * E_DIV_INT_FUNC_0010, E_DIV_FLOAT_FUNC_0010
 */
#include "runtime/dispatch.h"

#include "x86/floats.h"
#include "x86/avx512/float16.h"
#include "x86/integers.h"
#include "generated/vinculum_div.h"

typedef int function(const char *a, const char *b, char *c, size_t n, size_t *where);

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

static enum instructions most = AVX512_VBMI;

static _Atomic size_t by_vectors;

size_t elements_by_vectors(void)
{
    return by_vectors;
}

void set_most(enum instructions wanted)
{
    most = wanted;
}

/* Whether float16 and bfloat16 are divided sixteen at a time, but in shorter runs. */
static int wide_halves(void)
{
    return most >= AVX512 && floats_x86() && halves_avx512();
}

const char *float16_path(void)
{
    return most == PORTABLE || !floats_x86() ? "portable" : wide_halves() ? "avx512" : "f16c";
}

const char *bfloat16_path(void)
{
    return most == PORTABLE || !floats_x86() ? "portable" : wide_halves() ? "avx512" : "avx2";
}

const char *integers_path(void)
{
    return integers_x86_path(most);
}

const char *bytes_path(void)
{
    return bytes_x86_path(most);
}

/* float32 and float64 that stay in the caches of one core are left to the generated functions, which are as fast. */
static int by_floats(const struct span *s, enum form form, const char *a, const char *b, char *c, size_t n)
{
    const enum type type = s->type;
    const int one_a = form == OF_SCALAR, half = type == FLOAT16 || type == BFLOAT16, by_512 = half && wide_halves();
    if (!floats_x86() || !(half || s->far)) {
        return 0;
    }
    if (form == ARRAYS) {
        (by_512 ? halves_arrays_avx512 : float_arrays_x86)(type, a, b, c, n, s->stream);
    } else {
        (by_512 ? halves_runs_avx512 : float_runs_x86)(type, one_a ? a : b, one_a ? b : a, c, n, n, one_a, s->stream);
    }
    return 1;
}

/* What of it this processor has instructions for that no compiler would choose. 1: done. Else nothing, or part of it, is done. */
static int by_instructions(const struct span *s, enum form form, const char *a, const char *b, char *c, size_t n)
{
    if (most == PORTABLE || s->operation == CHECK || n == 0) {
        return 0;
    }
    const int one_a = form == OF_SCALAR, one_b = form == BY_SCALAR;
    if (s->type >= FLOAT16) {
        return by_floats(s, form, a, b, c, n);
    }
    return integers_x86(s->type, s->operation == FLOOR_DIVIDE, a, one_a, b, one_b, c, n, s->stream, most);
}

void call(struct span *s, enum form form, const char *a, const char *b, char *c, size_t n)
{
    size_t where = 0;
    const int done = by_instructions(s, form, a, b, c, n);
    s->by_vectors += done > 0 ? n : 0;
    s->status = done > 0 ? VINCULUM_OK : functions[s->type][s->operation][form](a, b, c, n, &where);
}

int call_runs(struct span *s)
{
    const int of_a = s->form == RUNS_OF_A, half = s->type == FLOAT16 || s->type == BFLOAT16;
    if (most == PORTABLE || s->operation == CHECK || s->type < FLOAT16 || s->m < LEAST_RUN || !floats_x86()) {
        return 0;
    }
    (half && s->m >= LEAST_RUN_OF_16 && wide_halves() ? halves_runs_avx512 : float_runs_x86)(
        s->type, of_a ? s->a : s->b, of_a ? s->b : s->a, s->c, s->n, s->m, of_a, s->stream);
    s->by_vectors += s->n;
    return 1;
}

void count_vectors(const struct span *s)
{
    if (s->by_vectors > 0) {
        by_vectors += s->by_vectors;
    }
}
