/*
 * Division of a span of integers in vectors. Included once for each element type, with these defined, which it undefines:
 *
 *     TYPE, ELEMENT, BITS   such as int8, int8_t, 8
 *     PIPELINED             optional: the division of the next vector begins before that of the current one ends
 *
 * A header vectors.h gives `vector`, VECTORS (a function attribute), INLINE, LOAD, LOAD_AHEAD, STORE, STREAM and EVERY_BITS (one
 * element in all places). The includer defines
 *
 *     vector divide_vector_TYPE(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
 *     int out_of_domain_BITS(vector min_denominator, vector overflow_mask)
 *
 * min_denominator is all ones at first, and the running minimum of the denominators' magnitudes: 0 reveals a denominator 0.
 * overflow_mask is 0 at first; a sign bit in it reveals a quotient that is positive and does not fit. With PIPELINED there are
 *
 *     struct division begin_division_TYPE(vector a, vector b, int floored)
 *     vector end_division_TYPE(struct division division, vector *min_denominator, vector *overflow_mask)
 *
 * Defines divide_TYPE, which returns 1, or -1 where a pair is outside of the domain.
 */
#include <string.h>

#include "x86/alignment.h"
#include "x86/prefetch.h"

#define JOIN_(X, Y) X##_##Y
#define JOIN(X, Y) JOIN_(X, Y)
#define NAME(STEM) JOIN(STEM, TYPE)
#define EVERY(X) JOIN(EVERY, BITS)(X)

/* Fewer elements than a vector holds go through a vector of their own, filled with 1: a pair has one quotient wherever it is. */
INLINE void NAME(divide_partial_vector)(const ELEMENT *a, vector scalar, const ELEMENT *b, ELEMENT *c, size_t n, int floored,
                                        vector *min_denominator, vector *overflow_mask)
{
    vector operands[2] = {scalar, EVERY(1)};
    if (a != NULL) {
        (void)memcpy(&operands[0], a, n * sizeof *c);
    }
    (void)memcpy(&operands[1], b, n * sizeof *c);
    const vector quotients = NAME(divide_vector)(operands[0], operands[1], floored, min_denominator, overflow_mask);
    (void)memcpy(c, &quotients, n * sizeof *c);
}

INLINE int NAME(divide_span)(const ELEMENT *a, int scalar_a, const ELEMENT *b, ELEMENT *c, size_t n, int floored, int non_temporal)
{
    enum { WIDTH = sizeof(vector) / sizeof(ELEMENT) };
    const ELEMENT repeated = scalar_a ? *a : 1;
    const vector scalar = EVERY(repeated);
    vector min_denominator = EVERY(-1), overflow_mask = EVERY(0);
    size_t i = non_temporal ? elements_before_alignment(c, sizeof(vector), sizeof *c, n) : 0;
    if (i > 0) {
        NAME(divide_partial_vector)(scalar_a ? NULL : a, scalar, b, c, i, floored, &min_denominator, &overflow_mask);
    }
#ifdef PIPELINED
    struct division next;
    if (i + WIDTH <= n) {
        next = NAME(begin_division)(scalar_a ? scalar : LOAD_AHEAD(a + i), LOAD_AHEAD(b + i), floored);
    }
#endif
    for (; i + WIDTH <= n; i += WIDTH) {
#ifdef PIPELINED
        const size_t ahead = i + 2 * WIDTH <= n ? i + WIDTH : i;
        const struct division current = next;
        next = NAME(begin_division)(scalar_a ? scalar : LOAD_AHEAD(a + ahead), LOAD_AHEAD(b + ahead), floored);
        const vector quotients = NAME(end_division)(current, &min_denominator, &overflow_mask);
#else
        const vector numerators = scalar_a ? scalar : LOAD_AHEAD(a + i);
        const vector quotients = NAME(divide_vector)(numerators, LOAD_AHEAD(b + i), floored, &min_denominator, &overflow_mask);
#endif
        if (non_temporal) {
            STREAM(c + i, quotients);
        } else {
            STORE(c + i, quotients);
        }
    }
    if (i < n) {
        NAME(divide_partial_vector)(scalar_a ? NULL : a + i, scalar, b + i, c + i, n - i, floored, &min_denominator, &overflow_mask);
    }
    return JOIN(out_of_domain, BITS)(min_denominator, overflow_mask) ? -1 : 1;
}

/* The compiler makes one loop for each rounding and kind of numerator. */
VECTORS static int NAME(divide)(const struct integer_span *span)
{
    const ELEMENT *const a = ARRAY(span->a, ELEMENT), *const b = ARRAY(span->b, ELEMENT);
    ELEMENT *const c = (ELEMENT *)(void *)span->c;
    if (span->floored) {
        return span->scalar_a ? NAME(divide_span)(a, 1, b, c, span->n, 1, span->non_temporal)
                              : NAME(divide_span)(a, 0, b, c, span->n, 1, span->non_temporal);
    }
    return span->scalar_a ? NAME(divide_span)(a, 1, b, c, span->n, 0, span->non_temporal)
                          : NAME(divide_span)(a, 0, b, c, span->n, 0, span->non_temporal);
}

#undef EVERY
#undef NAME
#undef JOIN
#undef JOIN_
#undef PIPELINED
#undef BITS
#undef ELEMENT
#undef TYPE
