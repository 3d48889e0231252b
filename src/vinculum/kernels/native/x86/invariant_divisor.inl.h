/*
 * Integers by one denominator, in vectors of one width: E_DIV_INT_FUNC_0010, V_DIV_INT_OVERFLOW_0010.
 *
 * Each numerator times a reciprocal that is computed once, and of that the upper half, which is the quotient of 8 bits, and of
 * more bits gives it with the numerator: MULTIPLY_HIGH shows it for all numerators and denominators of 8, 16, 32 and 64 bits.
 * The file that includes this says what a vector is, as for integers_span.h, and
 *
 *     MM(NAME), WHOLE(NAME)   the instruction NAME at this width, such as MM(add_epi32); of the vector as a whole, such as WHOLE(and)
 *     ALTERNATE(EVEN, ODD)    the even places of 32 bits of the one, the odd ones of the other
 */
#ifndef VINCULUM_INTEGERS_BY_ONE_H
#define VINCULUM_INTEGERS_BY_ONE_H

struct divisor {
    vector factor, upper; /* the reciprocal, and in places of 64 bits its upper half */
    __m128i first, second; /* by how much is shifted */
    vector below, less; /* all ones if the denominator is negative; its magnitude less 1 */
};

/* ---- the reciprocal of d, of N bits ---- */

/* The least l for which d <= 2^l. */
INLINE int bits_below(uint64_t d)
{
    return d > 1u ? 64 - __builtin_clzll(d - 1u) : 0;
}

/* 65535 / d, cut: enough for numerators of 8 bits. */
INLINE vector factor_8(uint8_t d, int l)
{
    (void)l;
    return EVERY_16(65535 / d);
}

/* 2^N * (2^l - d) / d, cut, and 1: 2^N less than 2^(N + l) / d, and a little more. */
INLINE vector factor_16(uint16_t d, int l)
{
    return EVERY_16((((1 << l) - d) << 16) / d + 1);
}

INLINE vector factor_32(uint32_t d, int l)
{
    return EVERY_32((((UINT64_C(1) << l) - d) << 32) / d + 1u);
}

INLINE vector factor_64(uint64_t d, int l)
{
    const uint64_t rest = (l < 64 ? UINT64_C(1) << l : 0u) - d;
    return EVERY_64((uint64_t)(((unsigned __int128)rest << 64) / d) + 1u);
}

/* ---- quotients of n of N bits ---- */

/* The upper half of each product. */
INLINE vector high_16(vector n, const struct divisor *by)
{
    return MM(mulhi_epu16)(n, by->factor);
}

INLINE vector high_32(vector n, const struct divisor *by)
{
    const vector even = MM(srli_epi64)(MM(mul_epu32)(n, by->factor), 32);
    const vector odd = MM(mul_epu32)(MM(srli_epi64)(n, 32), by->factor);
    return ALTERNATE(even, odd);
}

INLINE vector high_64(vector n, const struct divisor *by)
{
    const vector upper = MM(srli_epi64)(n, 32);
    const vector lowest = MM(mul_epu32)(n, by->factor), highest = MM(mul_epu32)(upper, by->upper);
    const vector one = MM(add_epi64)(MM(mul_epu32)(upper, by->factor), MM(srli_epi64)(lowest, 32));
    const vector two = MM(add_epi64)(MM(mul_epu32)(n, by->upper), WHOLE(and)(one, EVERY_64(0xffffffff)));
    return MM(add_epi64)(MM(add_epi64)(highest, MM(srli_epi64)(one, 32)), MM(srli_epi64)(two, 32));
}

/* (n + high) / 2^l, of which the sum may have a bit more than there is place for: 1 of the l is shifted before. */
#define QUOTIENTS(BITS)                                                                                                  \
    INLINE vector quotients_##BITS(vector n, const struct divisor *by)                                                   \
    {                                                                                                                    \
        const vector high = high_##BITS(n, by);                                                                          \
        const vector half = MM(srl_epi##BITS)(MM(sub_epi##BITS)(n, high), by->first);                                    \
        return MM(srl_epi##BITS)(MM(add_epi##BITS)(high, half), by->second);                                             \
    }

QUOTIENTS(16)
QUOTIENTS(32)
QUOTIENTS(64)

/* ---- spans ---- */

#define DIVISOR(BITS)                                                                                                    \
    INLINE struct divisor divisor_##BITS(uint##BITS##_t size, int negative)                                              \
    {                                                                                                                    \
        const int l = bits_below(size);                                                                                  \
        const vector factor = factor_##BITS(size, l);                                                                    \
        const struct divisor by = {factor,                                                                               \
                                   MM(srli_epi64)(factor, 32),                                                           \
                                   _mm_cvtsi32_si128(l > 0),                                                             \
                                   _mm_cvtsi32_si128(l > 0 ? l - 1 : 0),                                                 \
                                   EVERY_##BITS(-negative),                                                              \
                                   EVERY_##BITS(size - 1u)};                                                             \
        return by;                                                                                                       \
    }

/* By a denominator d. `wrong`: see integers_span.h; CAME is 1, or -1 if it tells of a quotient that does not fit. */
#define SPAN_BY(TYPE, T, CAME)                                                                                           \
    INLINE void few_##TYPE(const T *a, const struct divisor *by, T *c, size_t n, int floored, vector *wrong)             \
    {                                                                                                                    \
        vector left = WHOLE(setzero)();                                                                                  \
        (void)memcpy(&left, a, n * sizeof *c);                                                                           \
        const vector quotients = by_##TYPE(left, by, floored, wrong);                                                    \
        (void)memcpy(c, &quotients, n * sizeof *c);                                                                      \
    }                                                                                                                    \
    INLINE int span_##TYPE(const T *a, const struct divisor by, T *c, size_t n, int floored, int stream)                 \
    {                                                                                                                    \
        vector wrong = WHOLE(setzero)();                                                                                 \
        IN_VECTORS(T, few_##TYPE(a + i, &by, c + i, count, floored, &wrong), by_##TYPE(LOAD_AHEAD(a + i), &by, floored, &wrong))\
        return CAME;                                                                                                     \
    }

#define UNSIGNED_BY(TYPE, T, BITS)                                                                                       \
    INLINE vector by_##TYPE(vector a, const struct divisor *by, int floored, vector *wrong)                              \
    {                                                                                                                    \
        (void)floored, (void)wrong;                                                                                      \
        return quotients_##BITS(a, by);                                                                                  \
    }                                                                                                                    \
    SPAN_BY(TYPE, T, 1)                                                                                                  \
    VECTORS static int div_##TYPE(const T *a, T d, T *c, size_t n, int stream)                                           \
    {                                                                                                                    \
        return d == 0 ? -1 : span_##TYPE(a, divisor_##BITS(d, 0), c, n, 0, stream);                                      \
    }

#endif
