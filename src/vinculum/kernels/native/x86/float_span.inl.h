/*
 * Division of spans of floating-point numbers in vectors, as bit patterns. Included once for each type, after float_vectors.h,
 * with these defined, which it undefines:
 *
 *     TYPE, ELEMENT, VECTOR   such as float16, uint16_t, __m128i
 *     BITS                    of VECTOR
 *     EVERY(X)                one element in all places
 *     LOAD_PAIRED(P)          loads a vector of one of two arrays; LOAD_BITS, or PREFETCH_LOAD_BITS where quotients need conversions
 *     MIN_LENGTH              the least length of a run, unless there is one run alone: at least one vector
 *     HAS_PRODUCTS(D)         whether quotients by the denominator D may be products with its reciprocal
 *
 * and VECTORS and INLINE (function attributes). The includer defines
 *
 *     VECTOR quotients_TYPE(VECTOR a, VECTOR b)
 *     VECTOR quotients_by_TYPE(VECTOR a, VECTOR d)   by one denominator for which HAS_PRODUCTS; only where that is not 0
 *
 * Defines divide_arrays_TYPE and divide_runs_TYPE.
 */
#include <string.h>

#include "x86/alignment.h"
#include "x86/prefetch.h"

#define JOIN_(X, Y) X##_##Y
#define JOIN(X, Y) JOIN_(X, Y)
#define NAME(STEM) JOIN(STEM, TYPE)
#define WIDTH (sizeof(VECTOR) / sizeof(ELEMENT))

_Static_assert((MIN_LENGTH) >= WIDTH, "a vector has elements of two runs at most");

/* Fewer elements than a vector holds go through a vector of their own. a or b may be NULL: its elements are those of `scalar`. */
INLINE void NAME(divide_partial_vector)(VECTOR scalar, const ELEMENT *a, const ELEMENT *b, ELEMENT *c, size_t n)
{
    VECTOR operands[2] = {scalar, scalar};
    if (a != NULL) {
        (void)memcpy(&operands[0], a, n * sizeof *c);
    }
    if (b != NULL) {
        (void)memcpy(&operands[1], b, n * sizeof *c);
    }
    const VECTOR quotients = NAME(quotients)(operands[0], operands[1]);
    (void)memcpy(c, &quotients, n * sizeof *c);
}

INLINE void NAME(store)(ELEMENT *c, VECTOR quotients, int non_temporal)
{
    if (non_temporal) {
        JOIN(STREAM, BITS)(c, quotients);
    } else {
        JOIN(STORE, BITS)(c, quotients);
    }
}

INLINE void NAME(arrays)(const ELEMENT *a, const ELEMENT *b, ELEMENT *c, size_t n, int non_temporal)
{
    size_t i = non_temporal ? elements_before_alignment(c, sizeof(VECTOR), sizeof *c, n) : 0;
    if (i > 0) {
        NAME(divide_partial_vector)(EVERY(1), a, b, c, i);
    }
    for (; i + WIDTH <= n; i += WIDTH) {
        NAME(store)(c + i, NAME(quotients)(LOAD_PAIRED(a + i), LOAD_PAIRED(b + i)), non_temporal);
    }
    if (i < n) {
        NAME(divide_partial_vector)(EVERY(1), a + i, b + i, c + i, n - i);
    }
}

/* Divide the part of a run, from i on, that fills vectors. Returns the index after it. */
INLINE size_t NAME(run)(VECTOR scalar, const ELEMENT *others, ELEMENT *c, size_t i, size_t end, int of_scalar, int products, int non_temporal)
{
    for (; i + WIDTH <= end; i += WIDTH) {
        const VECTOR x = JOIN(PREFETCH_LOAD, BITS)(others + i);
        VECTOR quotients;
        if (of_scalar) {
            quotients = NAME(quotients)(scalar, x);
        } else if (products) {
            quotients = NAME(quotients_by)(x, scalar);
        } else {
            quotients = NAME(quotients)(x, scalar);
        }
        NAME(store)(c + i, quotients, non_temporal);
    }
    return i;
}

INLINE void NAME(runs)(const ELEMENT *scalars, const ELEMENT *others, ELEMENT *c, size_t n, size_t m, int of_scalar, int non_temporal)
{
    size_t i = non_temporal ? elements_before_alignment(c, sizeof(VECTOR), sizeof *c, n) : 0;
    if (i > 0) {
        NAME(divide_partial_vector)(EVERY(*scalars), of_scalar ? NULL : others, of_scalar ? others : NULL, c, i);
    }
    for (size_t end = m; i + WIDTH <= n; end += m) {
        const VECTOR scalar = EVERY(*scalars);
        if (!of_scalar && HAS_PRODUCTS(*scalars)) {
            i = NAME(run)(scalar, others, c, i, end, 0, 1, non_temporal);
        } else {
            i = NAME(run)(scalar, others, c, i, end, of_scalar, 0, non_temporal);
        }
        if (end < n) {
            ++scalars;
        }
        if (i < end && end < n) { /* one vector for the end of this run and the beginning of the next */
            const VECTOR in_this_run = JOIN(LOAD, BITS)((const char *)(leading_ones + 8) - (end - i) * sizeof(ELEMENT));
            const VECTOR both = JOIN(BLEND, BITS)(EVERY(*scalars), scalar, in_this_run), x = JOIN(LOAD, BITS)(others + i);
            NAME(store)(c + i, of_scalar ? NAME(quotients)(both, x) : NAME(quotients)(x, both), non_temporal);
            i += WIDTH;
        }
    }
    if (i < n) {
        NAME(divide_partial_vector)(EVERY(*scalars), of_scalar ? NULL : others + i, of_scalar ? others + i : NULL, c + i, n - i);
    }
}

/* The compiler makes one loop for each kind of store and of scalar. */
VECTORS static void NAME(divide_arrays)(const void *a, const void *b, void *c, size_t n, int non_temporal)
{
    if (non_temporal) {
        NAME(arrays)(a, b, c, n, 1);
    } else {
        NAME(arrays)(a, b, c, n, 0);
    }
}

VECTORS static void NAME(divide_runs)(const void *scalars, const void *others, void *c, size_t n, size_t m, int of_scalar, int non_temporal)
{
    if (non_temporal && of_scalar) {
        NAME(runs)(scalars, others, c, n, m, 1, 1);
    } else if (non_temporal) {
        NAME(runs)(scalars, others, c, n, m, 0, 1);
    } else if (of_scalar) {
        NAME(runs)(scalars, others, c, n, m, 1, 0);
    } else {
        NAME(runs)(scalars, others, c, n, m, 0, 0);
    }
}

#undef WIDTH
#undef NAME
#undef JOIN
#undef JOIN_
#undef HAS_PRODUCTS
#undef MIN_LENGTH
#undef LOAD_PAIRED
#undef EVERY
#undef BITS
#undef VECTOR
#undef ELEMENT
#undef TYPE
