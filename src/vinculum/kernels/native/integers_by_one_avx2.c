/*
 * Integers by one denominator, by AVX2: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010.
 *
 * Each numerator times a reciprocal that is computed once, and of that the upper half: MULTIPLY_HIGH shows that it is the
 * quotient, for all numerators and denominators of 8, 16, 32 and 64 bits.
 */
#include "integers_x86.h"

#if VINCULUM_INTEGERS_X86
#include "integers_avx2.h"

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

INLINE vector quotients_8(vector n, const struct divisor *by)
{
    const vector zero = _mm256_setzero_si256(), one = EVERY_16(1);
    const vector low = _mm256_add_epi16(_mm256_unpacklo_epi8(n, zero), one), high = _mm256_add_epi16(_mm256_unpackhi_epi8(n, zero), one);
    return _mm256_packus_epi16(_mm256_mulhi_epu16(low, by->factor), _mm256_mulhi_epu16(high, by->factor));
}

/* The upper half of each product. */
INLINE vector high_16(vector n, const struct divisor *by)
{
    return _mm256_mulhi_epu16(n, by->factor);
}

INLINE vector high_32(vector n, const struct divisor *by)
{
    const vector even = _mm256_srli_epi64(_mm256_mul_epu32(n, by->factor), 32);
    const vector odd = _mm256_mul_epu32(_mm256_srli_epi64(n, 32), by->factor);
    return _mm256_blend_epi32(even, odd, 0xaa);
}

INLINE vector high_64(vector n, const struct divisor *by)
{
    const vector upper = _mm256_srli_epi64(n, 32);
    const vector lowest = _mm256_mul_epu32(n, by->factor), highest = _mm256_mul_epu32(upper, by->upper);
    const vector one = _mm256_add_epi64(_mm256_mul_epu32(upper, by->factor), _mm256_srli_epi64(lowest, 32));
    const vector two = _mm256_add_epi64(_mm256_mul_epu32(n, by->upper), _mm256_and_si256(one, EVERY_64(0xffffffff)));
    return _mm256_add_epi64(_mm256_add_epi64(highest, _mm256_srli_epi64(one, 32)), _mm256_srli_epi64(two, 32));
}

/* (n + high) / 2^l, of which the sum may have a bit more than there is place for: 1 of the l is shifted before. */
#define QUOTIENTS(BITS)                                                                                                  \
    INLINE vector quotients_##BITS(vector n, const struct divisor *by)                                                   \
    {                                                                                                                    \
        const vector high = high_##BITS(n, by);                                                                          \
        const vector half = _mm256_srl_epi##BITS(_mm256_sub_epi##BITS(n, high), by->first);                              \
        return _mm256_srl_epi##BITS(_mm256_add_epi##BITS(high, half), by->second);                                       \
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
                                   _mm256_srli_epi64(factor, 32),                                                        \
                                   _mm_cvtsi32_si128(l > 0),                                                             \
                                   _mm_cvtsi32_si128(l > 0 ? l - 1 : 0),                                                 \
                                   EVERY_##BITS(-negative),                                                              \
                                   EVERY_##BITS(size - 1u)};                                                             \
        return by;                                                                                                       \
    }

/* By a denominator d. `wrong`: see integers_span.h. */
#define SPAN_BY(TYPE, T, BITS)                                                                                           \
    INLINE void few_##TYPE(const T *a, const struct divisor *by, T *c, size_t n, int floored, vector *wrong)             \
    {                                                                                                                    \
        vector left = _mm256_setzero_si256();                                                                            \
        (void)memcpy(&left, a, n * sizeof *c);                                                                           \
        const vector quotients = by_##TYPE(left, by, floored, wrong);                                                    \
        (void)memcpy(c, &quotients, n * sizeof *c);                                                                      \
    }                                                                                                                    \
    INLINE int span_##TYPE(const T *a, const struct divisor by, T *c, size_t n, int floored, int stream)                 \
    {                                                                                                                    \
        vector wrong = _mm256_setzero_si256();                                                                           \
        IN_VECTORS(T, few_##TYPE(a + i, &by, c + i, count, floored, &wrong), by_##TYPE(LOAD_AHEAD(a + i), &by, floored, &wrong))\
        return _mm256_movemask_epi8(_mm256_cmpgt_epi##BITS(_mm256_setzero_si256(), wrong)) != 0 ? -1 : 1;                \
    }

#define UNSIGNED_BY(TYPE, T, BITS)                                                                                       \
    INLINE vector by_##TYPE(vector a, const struct divisor *by, int floored, vector *wrong)                              \
    {                                                                                                                    \
        (void)floored, (void)wrong;                                                                                      \
        return quotients_##BITS(a, by);                                                                                  \
    }                                                                                                                    \
    SPAN_BY(TYPE, T, BITS)                                                                                               \
    VECTORS static int div_##TYPE(const T *a, T d, T *c, size_t n, int stream)                                           \
    {                                                                                                                    \
        return d == 0 ? -1 : span_##TYPE(a, divisor_##BITS(d, 0), c, n, 0, stream);                                      \
    }

/* Where signs differ, the floor of the quotient is -((|a| + |d| - 1) / |d|). */
#define SIGNED_BY(TYPE, T, BITS)                                                                                         \
    INLINE vector by_##TYPE(vector a, const struct divisor *by, int floored, vector *wrong)                              \
    {                                                                                                                    \
        const vector below = _mm256_cmpgt_epi##BITS(_mm256_setzero_si256(), a), sign = _mm256_xor_si256(below, by->below);\
        vector n = _mm256_sub_epi##BITS(_mm256_xor_si256(a, below), below);                                              \
        if (floored) {                                                                                                   \
            n = _mm256_add_epi##BITS(n, _mm256_and_si256(sign, by->less));                                               \
        }                                                                                                                \
        const vector quotient = quotients_##BITS(n, by);                                                                 \
        *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(sign, quotient));                                           \
        return _mm256_sub_epi##BITS(_mm256_xor_si256(quotient, sign), sign);                                             \
    }                                                                                                                    \
    SPAN_BY(TYPE, T, BITS)                                                                                               \
    VECTORS static int div_##TYPE(const T *a, T d, T *c, size_t n, int floored, int stream)                              \
    {                                                                                                                    \
        if (d == 0) {                                                                                                    \
            return -1;                                                                                                   \
        }                                                                                                                \
        const struct divisor by = divisor_##BITS((u##T)(d < 0 ? 0u - (u##T)d : (u##T)d), d < 0);                         \
        return floored ? span_##TYPE(a, by, c, n, 1, stream) : span_##TYPE(a, by, c, n, 0, stream);                      \
    }

DIVISOR(8)
DIVISOR(16)
DIVISOR(32)
DIVISOR(64)
UNSIGNED_BY(uint8, uint8_t, 8)
UNSIGNED_BY(uint16, uint16_t, 16)
UNSIGNED_BY(uint32, uint32_t, 32)
UNSIGNED_BY(uint64, uint64_t, 64)
SIGNED_BY(int8, int8_t, 8)
SIGNED_BY(int16, int16_t, 16)
SIGNED_BY(int64, int64_t, 64)

int integers_by_one_avx2(enum type type, int floored, const char *a, const char *b, char *c, size_t n, int stream)
{
    void *const to = c;
    const void *const from = a, *const d = b;
    switch (type) {
    case UINT8: return div_uint8(from, *(const uint8_t *)d, to, n, stream);
    case INT8: return div_int8(from, *(const int8_t *)d, to, n, floored, stream);
    case UINT16: return div_uint16(from, *(const uint16_t *)d, to, n, stream);
    case INT16: return div_int16(from, *(const int16_t *)d, to, n, floored, stream);
    case UINT32: return div_uint32(from, *(const uint32_t *)d, to, n, stream);
    case UINT64: return div_uint64(from, *(const uint64_t *)d, to, n, stream);
    case INT64: return div_int64(from, *(const int64_t *)d, to, n, floored, stream);
    default: return 0;
    }
}
#endif
