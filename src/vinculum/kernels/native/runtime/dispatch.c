/*
 * Which function divides: a table of the generated functions by type, operation and form, and the choice of vector code.
 *
 * E_DIV_INT_FUNC_0010, E_DIV_FLOAT_FUNC_0010
 */
#include "runtime/dispatch.h"

#include "generated/vinculum_div.h"
#include "x86/cpu_features.h"
#include "x86/floats.h"
#include "x86/integers.h"

typedef int function(const char *a, const char *b, char *c, size_t n, size_t *where);

/* The generated functions, behind one signature: for arrays, _by a scalar, _of a scalar. */
#define WRAPPERS(T, TYPE, NAME, OPERATION)                                                                              \
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
#define CHECK_WRAPPERS(T, TYPE)                                                                                         \
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
#define SIGNED_WRAPPERS(T, TYPE)                                                                                        \
    CHECK_WRAPPERS(T, TYPE) WRAPPERS(T, TYPE, vinculum_div, div) WRAPPERS(T, TYPE, vinculum_floor_div, floor)
#define UNSIGNED_WRAPPERS(T, TYPE) CHECK_WRAPPERS(T, TYPE) WRAPPERS(T, TYPE, vinculum_div, div)

SIGNED_WRAPPERS(int8_t, int8)
SIGNED_WRAPPERS(int16_t, int16)
SIGNED_WRAPPERS(int32_t, int32)
SIGNED_WRAPPERS(int64_t, int64)
UNSIGNED_WRAPPERS(uint8_t, uint8)
UNSIGNED_WRAPPERS(uint16_t, uint16)
UNSIGNED_WRAPPERS(uint32_t, uint32)
UNSIGNED_WRAPPERS(uint64_t, uint64)
WRAPPERS(uint16_t, float16, vinculum_div, div)
WRAPPERS(uint16_t, bfloat16, vinculum_div, div)
WRAPPERS(float, float32, vinculum_div, div)
WRAPPERS(double, float64, vinculum_div, div)

static int nothing_to_check(const char *a, const char *b, char *c, size_t n, size_t *where)
{
    (void)a, (void)b, (void)c, (void)n, (void)where;
    return VINCULUM_OK;
}

#define FORMS_OF(OPERATION, TYPE) {OPERATION##_##TYPE, OPERATION##_##TYPE##_by, OPERATION##_##TYPE##_of}
#define UNCHECKED {nothing_to_check, nothing_to_check, nothing_to_check}
#define SIGNED(TYPE) {FORMS_OF(check, TYPE), FORMS_OF(div, TYPE), FORMS_OF(floor, TYPE)}
#define UNSIGNED(TYPE) {FORMS_OF(check, TYPE), FORMS_OF(div, TYPE), FORMS_OF(div, TYPE)} /* the floor is the truncated quotient */
#define FLOATING(TYPE) {UNCHECKED, FORMS_OF(div, TYPE), FORMS_OF(div, TYPE)}

static function *const functions[TYPES][OPERATIONS][FORMS] = {
    [INT8] = SIGNED(int8),         [INT16] = SIGNED(int16),       [INT32] = SIGNED(int32),
    [INT64] = SIGNED(int64),       [UINT8] = UNSIGNED(uint8),     [UINT16] = UNSIGNED(uint16),
    [UINT32] = UNSIGNED(uint32),   [UINT64] = UNSIGNED(uint64),   [FLOAT16] = FLOATING(float16),
    [BFLOAT16] = FLOATING(bfloat16), [FLOAT32] = FLOATING(float32), [FLOAT64] = FLOATING(float64),
};

static enum instruction_set instruction_limit = AVX512_VBMI;

static _Atomic size_t vector_elements;

size_t vinculum_vector_elements(void)
{
    return vector_elements;
}

void vinculum_limit_instruction_set(enum instruction_set limit)
{
    instruction_limit = limit;
}

static int use_avx2_floats(void)
{
    return instruction_limit >= AVX2 && vinculum_cpu_has_avx2();
}

/* Whether float16 and bfloat16 are divided in vectors of 16 elements; shorter runs are not. */
static int use_avx512_halves(void)
{
    return instruction_limit >= AVX512 && vinculum_cpu_has_avx2() && vinculum_cpu_has_avx512f();
}

const char *vinculum_float16_path(void)
{
    return !use_avx2_floats() ? "portable" : use_avx512_halves() ? "avx512" : "f16c";
}

const char *vinculum_bfloat16_path(void)
{
    return !use_avx2_floats() ? "portable" : use_avx512_halves() ? "avx512" : "avx2";
}

const char *vinculum_integers_path(void)
{
    return vinculum_integers_path_x86(instruction_limit);
}

const char *vinculum_bytes_path(void)
{
    return vinculum_bytes_path_x86(instruction_limit);
}

/* The generated functions are as fast for float32 and float64 whose result fits the caches of one core. */
static int divide_floats(const struct span *s, enum form form, const char *a, const char *b, char *c, size_t n)
{
    const enum type type = s->type;
    const int of_scalar = form == OF_SCALAR, half = type == FLOAT16 || type == BFLOAT16;
    const int use_avx512 = half && use_avx512_halves();
    if (!vinculum_cpu_has_avx2() || !(half || s->exceeds_cache)) {
        return 0;
    }
    if (form == ARRAYS) {
        (use_avx512 ? vinculum_divide_half_arrays_avx512 : vinculum_divide_float_arrays_avx2)(type, a, b, c, n, s->non_temporal);
    } else {
        (use_avx512 ? vinculum_divide_half_runs_avx512 : vinculum_divide_float_runs_avx2)(
            type, of_scalar ? a : b, of_scalar ? b : a, c, n, n, of_scalar, s->non_temporal);
    }
    return 1;
}

/* Divide by vector code. Returns 1 when done; otherwise nothing, or only part of c, is written. */
static int divide_by_vectors(const struct span *s, enum form form, const char *a, const char *b, char *c, size_t n)
{
    if (instruction_limit == PORTABLE || s->operation == CHECK || n == 0) {
        return 0;
    }
    if (s->type >= FLOAT16) {
        return divide_floats(s, form, a, b, c, n);
    }
    const struct integer_span span = {s->type, s->operation == FLOOR_DIVIDE, a, form == OF_SCALAR, b, form == BY_SCALAR, c, n, s->non_temporal};
    return vinculum_divide_integers_x86(&span, instruction_limit);
}

void vinculum_divide_block(struct span *s, enum form form, const char *a, const char *b, char *c, size_t n)
{
    size_t where = 0;
    const int done = divide_by_vectors(s, form, a, b, c, n) > 0;
    s->vector_elements += done ? n : 0;
    s->status = done ? VINCULUM_OK : functions[s->type][s->operation][form](a, b, c, n, &where);
}

int vinculum_divide_runs(struct span *s)
{
    const int of_a = s->form == RUNS_OF_A, half = s->type == FLOAT16 || s->type == BFLOAT16;
    if (instruction_limit == PORTABLE || s->operation == CHECK || s->type < FLOAT16 || s->m < MIN_RUN || !vinculum_cpu_has_avx2()) {
        return 0;
    }
    (half && s->m >= MIN_RUN_AVX512 && use_avx512_halves() ? vinculum_divide_half_runs_avx512 : vinculum_divide_float_runs_avx2)(
        s->type, of_a ? s->a : s->b, of_a ? s->b : s->a, s->c, s->n, s->m, of_a, s->non_temporal);
    s->vector_elements += s->n;
    return 1;
}

void vinculum_count_vector_elements(const struct span *s)
{
    if (s->vector_elements > 0) {
        vector_elements += s->vector_elements;
    }
}
