/*
 * Integers of 32 and 64 bits by AVX2 and division in double: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010,
 * V_DIV_INT_OVERFLOW_0010.
 *
 * As in the generated C: of 32 bits by FLOAT64_QUOTIENT_CUT, of 64 bits by FLOAT64_ESTIMATE. What AVX2 lacks are conversions
 * between double and integers of 64 bits; AVX2_WIDE_CONVERSIONS shows that these are such, and AVX2_WIDE_ESTIMATES that
 * the second estimate may be done without where the first is small.
 */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
#include "x86/avx2/vectors.h"

/* A number from 0 to 2^52 - 1 is the lower part of the double 2^52 + number. */
#define OFFSET _mm256_set1_pd(0x1p52)

/* x without its fraction, and 2^52 more, where 0 <= x < 2^52. */
INLINE __m256d cut_above_offset(__m256d x)
{
    return _mm256_add_pd(_mm256_round_pd(x, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC), OFFSET);
}

/* ---- 32 bits ---- */

INLINE __m256d double_of_32(vector below_offset)
{
    return _mm256_sub_pd(_mm256_castsi256_pd(below_offset), OFFSET);
}

/* a / b of numbers from 0 to 2^32 - 1, cut. */
INLINE vector quotients_of_32(vector a, vector b)
{
    const vector head = EVERY_32(0x43300000); /* of 2^52; the number is the lower half */
    const __m256d low = _mm256_div_pd(double_of_32(_mm256_unpacklo_epi32(a, head)), double_of_32(_mm256_unpacklo_epi32(b, head)));
    const __m256d high = _mm256_div_pd(double_of_32(_mm256_unpackhi_epi32(a, head)), double_of_32(_mm256_unpackhi_epi32(b, head)));
    return _mm256_castps_si256(
        _mm256_shuffle_ps(_mm256_castpd_ps(cut_above_offset(low)), _mm256_castpd_ps(cut_above_offset(high)), 0x88));
}

BY_MAGNITUDES(32, quotients_of_32)

/* ---- 64 bits ---- */

/* The double nearest to a number from 0 to 2^64 - 1: 2^84 + its upper half, less 2^84 + 2^52, and 2^52 + its lower half. */
INLINE __m256d double_of_64(vector x)
{
    const vector high = _mm256_or_si256(_mm256_srli_epi64(x, 32), EVERY_64(0x4530000000000000));
    const vector low = _mm256_blend_epi32(x, EVERY_32(0x43300000), 0xaa);
    return _mm256_add_pd(_mm256_sub_pd(_mm256_castsi256_pd(high), _mm256_set1_pd(0x1.00000001p84)), _mm256_castsi256_pd(low));
}

/* x without its fraction, where 0 <= x < 2^52. */
INLINE vector cut_to_64(__m256d x)
{
    return _mm256_xor_si256(_mm256_castpd_si256(cut_above_offset(x)), _mm256_castpd_si256(OFFSET));
}

/* The lower 64 bits of each product. */
INLINE vector product(vector a, vector b)
{
    const vector across = _mm256_add_epi64(_mm256_mul_epu32(a, _mm256_srli_epi64(b, 32)), _mm256_mul_epu32(_mm256_srli_epi64(a, 32), b));
    return _mm256_add_epi64(_mm256_mul_epu32(a, b), _mm256_slli_epi64(across, 32));
}

/* All ones where a < b, of numbers from 0 to 2^64 - 1. */
INLINE vector below(vector a, vector b)
{
    const vector top = EVERY_64(INT64_MIN);
    return _mm256_cmpgt_epi64(_mm256_xor_si256(b, top), _mm256_xor_si256(a, top));
}

/*
 * A division that is begun. Of `sign` the top bit counts: whether the quotient is negative, or, as no overflow is to be told,
 * the type unsigned.
 */
struct begun {
    vector a, b, sign;
    __m256d reciprocal;
};

INLINE struct begun begin_64(vector a, vector b, vector sign)
{
    const struct begun begun = {a, b, sign, _mm256_div_pd(_mm256_set1_pd(0x1.ffffffffffffp-1), double_of_64(b))};
    return begun;
}

/*
 * One more than an estimate of a / b, of numbers from 0 to 2^64 - 1, and what that leaves: `left` is below b where the estimate
 * is the quotient, cut, and else below 2 b, as it is one less. An estimate below 2^47 is such. Where there is another one, so
 * many times 2^16 as it has are taken out first, and what is left has an estimate below 2^47. Other ones are those of a
 * denominator 0, infinite or NaN, and of MIN / -1, so that `least` and `wrong` need not be seen to elsewhere.
 */
INLINE vector next_of_64(struct begun of, vector *left, vector *least, vector *wrong)
{
    vector next = EVERY_64(1);
    __m256d estimate = _mm256_mul_pd(double_of_64(of.a), of.reciprocal);
    const int large = _mm256_movemask_pd(_mm256_cmp_pd(estimate, _mm256_set1_pd(0x1p47), _CMP_NLT_UQ));
    if (__builtin_expect(large != 0, 0)) {
        const vector taken = _mm256_slli_epi64(cut_to_64(_mm256_mul_pd(estimate, _mm256_set1_pd(0x1p-16))), 16);
        *least = _mm256_andnot_si256(_mm256_cmpeq_epi64(of.b, _mm256_setzero_si256()), *least);
        *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(of.sign, _mm256_and_si256(of.a, _mm256_cmpeq_epi64(of.b, next))));
        next = _mm256_add_epi64(next, taken);
        of.a = _mm256_sub_epi64(of.a, product(taken, of.b));
        estimate = _mm256_mul_pd(double_of_64(of.a), of.reciprocal);
    }
    const vector quotient = cut_to_64(estimate);
    *left = _mm256_sub_epi64(of.a, product(quotient, of.b));
    return _mm256_add_epi64(quotient, next);
}

INLINE struct begun begin_uint64(vector a, vector b, int floored)
{
    (void)floored;
    return begin_64(a, b, EVERY_64(-1));
}

INLINE vector end_uint64(struct begun of, vector *least, vector *wrong)
{
    vector left;
    const vector next = next_of_64(of, &left, least, wrong);
    return _mm256_add_epi64(next, below(left, of.b));
}

/* x where the sign is +, y where it is -. */
INLINE vector by_sign(vector sign, vector x, vector y)
{
    return _mm256_castpd_si256(_mm256_blendv_pd(_mm256_castsi256_pd(x), _mm256_castsi256_pd(y), _mm256_castsi256_pd(sign)));
}

INLINE vector with_sign(vector sign, vector x)
{
    return by_sign(sign, x, _mm256_sub_epi64(_mm256_setzero_si256(), x));
}

INLINE struct begun begin_int64(vector a, vector b, int floored)
{
    const vector sign = _mm256_xor_si256(a, b), size = with_sign(b, b);
    vector numerator = with_sign(a, a);
    if (floored) {
        numerator = _mm256_add_epi64(numerator, by_sign(sign, _mm256_setzero_si256(), _mm256_sub_epi64(size, EVERY_64(1))));
    }
    return begin_64(numerator, size, sign);
}

/* A magnitude is at most 2^63, so that `left` less it has a sign where it is below. */
INLINE vector end_int64(struct begun of, vector *least, vector *wrong)
{
    vector left;
    const vector next = next_of_64(of, &left, least, wrong);
    return with_sign(of.sign, _mm256_sub_epi64(next, _mm256_srli_epi64(_mm256_sub_epi64(left, of.b), 63)));
}

/* Much waits for a reciprocal: that of the next vector is on its way while one is ended. */
#define TURNS(TYPE)                                                                                                      \
    INLINE vector vector_##TYPE(vector a, vector b, int floored, vector *least, vector *wrong)                           \
    {                                                                                                                    \
        return end_##TYPE(begin_##TYPE(a, b, floored), least, wrong);                                                    \
    }                                                                                                                    \
    INLINE vector turn_##TYPE(struct begun *next, vector a, vector b, int floored, vector *least, vector *wrong)         \
    {                                                                                                                    \
        const struct begun last = *next;                                                                                 \
        *next = begin_##TYPE(a, b, floored);                                                                             \
        return end_##TYPE(last, least, wrong);                                                                           \
    }
#define BY_TURNS(TYPE, T, FEW)                                                                                           \
    struct begun next;                                                                                                   \
    IN_TURNS(T, FEW, next = begin_##TYPE(OPERANDS(i), floored),                                                          \
             turn_##TYPE(&next, OPERANDS(i + 2 * WIDTH <= n ? i + WIDTH : i), floored, &least, &wrong))

TURNS(uint64)
TURNS(int64)

INLINE int outside_64(vector least, vector wrong)
{
    return _mm256_movemask_epi8(least) != -1 || _mm256_movemask_pd(_mm256_castsi256_pd(wrong)) != 0;
}

SPANS(integers_wide_avx2, 32, 64, BY_TURNS)
#endif
