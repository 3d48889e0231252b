/*
 * Division of a span of integers by an invariant divisor, in vectors. Included once for each element type, after
 * invariant_divisor.inl.h, with these defined, which it undefines:
 *
 *     TYPE, ELEMENT, UNSIGNED, BITS   such as int16, int16_t, uint16_t, 16
 *     SIGNED                          1 or 0; signed types need a 256-bit vector
 *
 * Of 8 bits the includer has defined quotients_8. Defines divide_TYPE, which returns 1, or -1 where a pair is outside of the
 * domain.
 */
#include <string.h>

#include "x86/alignment.h"

#define JOIN_(X, Y) X##_##Y
#define JOIN(X, Y) JOIN_(X, Y)
#define NAME(STEM) JOIN(STEM, TYPE)
#define EVERY(X) JOIN(EVERY, BITS)(X)
#define PASTE_(X, Y) X##Y
#define PASTE(X, Y) PASTE_(X, Y)
#define MM_BITS(STEM) MM_EXPANDED(PASTE(STEM, BITS)) /* the instruction of this element width, such as MM_BITS(add_epi) */
#define MM_EXPANDED(NAME) MM(NAME)

INLINE struct divisor NAME(make_divisor)(UNSIGNED magnitude, int negative)
{
    const int l = ceil_log2(magnitude);
    const vector factor = JOIN(factor, BITS)(magnitude, l);
    const struct divisor divisor = {factor,
                                    MM(srli_epi64)(factor, 32),
                                    _mm_cvtsi32_si128(l > 0),
                                    _mm_cvtsi32_si128(l > 0 ? l - 1 : 0),
                                    EVERY(-negative),
                                    EVERY(magnitude - 1u)};
    return divisor;
}

/* floor((n + high) / 2^l). The sum may need N + 1 bits: so one of the l shifts comes before it. */
INLINE vector NAME(quotients)(vector n, const struct divisor *by)
{
#if BITS == 8
    return quotients_8(n, by);
#else
    const vector high = JOIN(high, BITS)(n, by);
    const vector half = MM_BITS(srl_epi)(MM_BITS(sub_epi)(n, high), by->first_shift);
    return MM_BITS(srl_epi)(MM_BITS(add_epi)(high, half), by->second_shift);
#endif
}

#if SIGNED
/* Where signs differ, the floor of the quotient is -((|a| + |d| - 1) / |d|). */
INLINE vector NAME(divide_vector)(vector a, const struct divisor *by, int floored, vector *overflow_mask)
{
    const vector negative = MM_BITS(cmpgt_epi)(MM_ALL(setzero)(), a), sign = MM_ALL(xor)(negative, by->negative);
    vector n = MM_BITS(sub_epi)(MM_ALL(xor)(a, negative), negative);
    if (floored) {
        n = MM_BITS(add_epi)(n, MM_ALL(and)(sign, by->less_one));
    }
    const vector quotient = NAME(quotients)(n, by);
    *overflow_mask = MM_ALL(or)(*overflow_mask, MM_ALL(andnot)(sign, quotient));
    return MM_BITS(sub_epi)(MM_ALL(xor)(quotient, sign), sign);
}

INLINE int NAME(overflowed)(vector overflow_mask)
{
    return MM(movemask_epi8)(MM_BITS(cmpgt_epi)(MM_ALL(setzero)(), overflow_mask)) != 0;
}
#else
INLINE vector NAME(divide_vector)(vector a, const struct divisor *by, int floored, vector *overflow_mask)
{
    (void)floored, (void)overflow_mask;
    return NAME(quotients)(a, by);
}

INLINE int NAME(overflowed)(vector overflow_mask)
{
    (void)overflow_mask;
    return 0;
}
#endif

INLINE void NAME(divide_partial_vector)(const ELEMENT *a, const struct divisor *by, ELEMENT *c, size_t n, int floored, vector *overflow_mask)
{
    vector numerators = MM_ALL(setzero)();
    (void)memcpy(&numerators, a, n * sizeof *c);
    const vector quotients = NAME(divide_vector)(numerators, by, floored, overflow_mask);
    (void)memcpy(c, &quotients, n * sizeof *c);
}

INLINE int NAME(divide_span)(const ELEMENT *a, const struct divisor by, ELEMENT *c, size_t n, int floored, int non_temporal)
{
    enum { WIDTH = sizeof(vector) / sizeof(ELEMENT) };
    vector overflow_mask = MM_ALL(setzero)();
    size_t i = non_temporal ? elements_before_alignment(c, sizeof(vector), sizeof *c, n) : 0;
    if (i > 0) {
        NAME(divide_partial_vector)(a, &by, c, i, floored, &overflow_mask);
    }
    for (; i + WIDTH <= n; i += WIDTH) {
        const vector quotients = NAME(divide_vector)(LOAD_AHEAD(a + i), &by, floored, &overflow_mask);
        if (non_temporal) {
            STREAM(c + i, quotients);
        } else {
            STORE(c + i, quotients);
        }
    }
    if (i < n) {
        NAME(divide_partial_vector)(a + i, &by, c + i, n - i, floored, &overflow_mask);
    }
    return NAME(overflowed)(overflow_mask) ? -1 : 1;
}

VECTORS static int NAME(divide)(const struct integer_span *span)
{
    const ELEMENT *const a = ARRAY(span->a, ELEMENT), d = OF(span->b, ELEMENT);
    ELEMENT *const c = (ELEMENT *)(void *)span->c;
    if (d == 0) {
        return -1;
    }
#if SIGNED
    const struct divisor by = NAME(make_divisor)((UNSIGNED)(d < 0 ? 0u - (UNSIGNED)d : (UNSIGNED)d), d < 0);
    return span->floored ? NAME(divide_span)(a, by, c, span->n, 1, span->non_temporal)
                         : NAME(divide_span)(a, by, c, span->n, 0, span->non_temporal);
#else
    return NAME(divide_span)(a, NAME(make_divisor)(d, 0), c, span->n, 0, span->non_temporal);
#endif
}

#undef MM_EXPANDED
#undef MM_BITS
#undef PASTE
#undef PASTE_
#undef EVERY
#undef NAME
#undef JOIN
#undef JOIN_
#undef SIGNED
#undef BITS
#undef UNSIGNED
#undef ELEMENT
#undef TYPE
