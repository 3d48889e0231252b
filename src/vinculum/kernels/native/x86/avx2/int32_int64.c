/*
 * Integers of 32 and 64 bits by AVX2 and division in double: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010,
 * V_DIV_INT_OVERFLOW_0010.
 *
 * The method is that of the generated C: FLOAT64_QUOTIENT_CUT for 32 bits, FLOAT64_ESTIMATE for 64 bits. AVX2 has no conversions
 * between double and integers of 64 bits: AVX2_WIDE_CONVERSIONS proves those below, and AVX2_WIDE_ESTIMATES that a small first
 * estimate needs no second one.
 */
#include "x86/cpu_features.h"
#include "x86/integers.h"

#if VINCULUM_X86_VECTORS
#include "x86/avx2/vectors.h"

/* The lower 52 bits of the double 2^52 + x are x, for integers 0 <= x < 2^52. */
#define OFFSET _mm256_set1_pd(0x1p52)

/* 2^52 + floor(x), where 0 <= x < 2^52. */
INLINE __m256d truncate_plus_offset(__m256d x)
{
    return _mm256_add_pd(_mm256_round_pd(x, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC), OFFSET);
}

/* ---- 32 bits ---- */

INLINE __m256d double_of_32(vector below_offset)
{
    return _mm256_sub_pd(_mm256_castsi256_pd(below_offset), OFFSET);
}

/* floor(a / b) for numbers from 0 to 2^32 - 1. */
INLINE vector quotients_of_32(vector a, vector b)
{
    const vector head = EVERY_32(0x43300000); /* the upper half of the double 2^52; the number is the lower half */
    const __m256d low = _mm256_div_pd(double_of_32(_mm256_unpacklo_epi32(a, head)), double_of_32(_mm256_unpacklo_epi32(b, head)));
    const __m256d high = _mm256_div_pd(double_of_32(_mm256_unpackhi_epi32(a, head)), double_of_32(_mm256_unpackhi_epi32(b, head)));
    return _mm256_castps_si256(
        _mm256_shuffle_ps(_mm256_castpd_ps(truncate_plus_offset(low)), _mm256_castpd_ps(truncate_plus_offset(high)), 0x88));
}

#define BITS 32
#define QUOTIENTS quotients_of_32
#include "x86/avx2/magnitudes.inl.h"

/* ---- 64 bits ---- */

/* The double nearest to x, 0 <= x < 2^64: (2^84 + 2^32 high) - (2^84 + 2^52) + (2^52 + low). */
INLINE __m256d double_of_64(vector x)
{
    const vector high = _mm256_or_si256(_mm256_srli_epi64(x, 32), EVERY_64(0x4530000000000000));
    const vector low = _mm256_blend_epi32(x, EVERY_32(0x43300000), 0xaa);
    return _mm256_add_pd(_mm256_sub_pd(_mm256_castsi256_pd(high), _mm256_set1_pd(0x1.00000001p84)), _mm256_castsi256_pd(low));
}

/* floor(x) as an integer of 64 bits, where 0 <= x < 2^52. */
INLINE vector truncate_to_64(__m256d x)
{
    return _mm256_xor_si256(_mm256_castpd_si256(truncate_plus_offset(x)), _mm256_castpd_si256(OFFSET));
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

/* A division whose reciprocal is on its way. The top bit of `sign` is set if the quotient is negative or the type unsigned: no overflow. */
struct division {
    vector a, b, sign;
    __m256d reciprocal;
};

INLINE struct division begin_division(vector a, vector b, vector sign)
{
    const struct division division = {a, b, sign, _mm256_div_pd(_mm256_set1_pd(0x1.ffffffffffffp-1), double_of_64(b))};
    return division;
}

/*
 * An estimate of a / b, plus one, for numbers from 0 to 2^64 - 1. The estimate is the truncated quotient, and then the remainder
 * is below b, or one less, and then the remainder is below 2 b. This holds for estimates below 2^47. From a larger one, the
 * multiple of 2^16 in it is subtracted first, which leaves an estimate below 2^47. Estimates for a denominator 0 (infinity or
 * NaN) and for MIN / -1 are large, so that min_denominator and overflow_mask are updated there alone.
 */
INLINE vector estimate_plus_one(struct division division, vector *remainder, vector *min_denominator, vector *overflow_mask)
{
    vector next = EVERY_64(1);
    __m256d estimate = _mm256_mul_pd(double_of_64(division.a), division.reciprocal);
    const int large = _mm256_movemask_pd(_mm256_cmp_pd(estimate, _mm256_set1_pd(0x1p47), _CMP_NLT_UQ));
    if (__builtin_expect(large != 0, 0)) {
        const vector multiple = _mm256_slli_epi64(truncate_to_64(_mm256_mul_pd(estimate, _mm256_set1_pd(0x1p-16))), 16);
        *min_denominator = _mm256_andnot_si256(_mm256_cmpeq_epi64(division.b, _mm256_setzero_si256()), *min_denominator);
        const vector by_one = _mm256_and_si256(division.a, _mm256_cmpeq_epi64(division.b, next));
        *overflow_mask = _mm256_or_si256(*overflow_mask, _mm256_andnot_si256(division.sign, by_one));
        next = _mm256_add_epi64(next, multiple);
        division.a = _mm256_sub_epi64(division.a, product(multiple, division.b));
        estimate = _mm256_mul_pd(double_of_64(division.a), division.reciprocal);
    }
    const vector quotient = truncate_to_64(estimate);
    *remainder = _mm256_sub_epi64(division.a, product(quotient, division.b));
    return _mm256_add_epi64(quotient, next);
}

INLINE struct division begin_division_uint64(vector a, vector b, int floored)
{
    (void)floored;
    return begin_division(a, b, EVERY_64(-1));
}

INLINE vector end_division_uint64(struct division division, vector *min_denominator, vector *overflow_mask)
{
    vector remainder;
    const vector next = estimate_plus_one(division, &remainder, min_denominator, overflow_mask);
    return _mm256_add_epi64(next, below(remainder, division.b));
}

/* x where the sign bit is 0, y where it is 1. */
INLINE vector by_sign(vector sign, vector x, vector y)
{
    return _mm256_castpd_si256(_mm256_blendv_pd(_mm256_castsi256_pd(x), _mm256_castsi256_pd(y), _mm256_castsi256_pd(sign)));
}

INLINE vector with_sign(vector sign, vector x)
{
    return by_sign(sign, x, _mm256_sub_epi64(_mm256_setzero_si256(), x));
}

INLINE struct division begin_division_int64(vector a, vector b, int floored)
{
    const vector sign = _mm256_xor_si256(a, b), magnitude = with_sign(b, b);
    vector numerator = with_sign(a, a);
    if (floored) {
        numerator = _mm256_add_epi64(numerator, by_sign(sign, _mm256_setzero_si256(), _mm256_sub_epi64(magnitude, EVERY_64(1))));
    }
    return begin_division(numerator, magnitude, sign);
}

/* A magnitude is at most 2^63: remainder - magnitude has its sign bit set where the remainder is smaller. */
INLINE vector end_division_int64(struct division division, vector *min_denominator, vector *overflow_mask)
{
    vector remainder;
    const vector next = estimate_plus_one(division, &remainder, min_denominator, overflow_mask);
    return with_sign(division.sign, _mm256_sub_epi64(next, _mm256_srli_epi64(_mm256_sub_epi64(remainder, division.b), 63)));
}

INLINE vector divide_vector_uint64(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    return end_division_uint64(begin_division_uint64(a, b, floored), min_denominator, overflow_mask);
}

INLINE vector divide_vector_int64(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    return end_division_int64(begin_division_int64(a, b, floored), min_denominator, overflow_mask);
}

INLINE int out_of_domain_64(vector min_denominator, vector overflow_mask)
{
    return _mm256_movemask_epi8(min_denominator) != -1 || _mm256_movemask_pd(_mm256_castsi256_pd(overflow_mask)) != 0;
}

/* A division waits long for its reciprocal: that of the next vector begins before. */
#define TYPE uint32
#define ELEMENT uint32_t
#define BITS 32
#include "x86/integer_span.inl.h"
#define TYPE int32
#define ELEMENT int32_t
#define BITS 32
#include "x86/integer_span.inl.h"
#define TYPE uint64
#define ELEMENT uint64_t
#define BITS 64
#define PIPELINED
#include "x86/integer_span.inl.h"
#define TYPE int64
#define ELEMENT int64_t
#define BITS 64
#define PIPELINED
#include "x86/integer_span.inl.h"

int vinculum_int32_int64_avx2(const struct integer_span *span)
{
    switch (span->type) {
    case UINT32: return divide_uint32(span);
    case INT32: return divide_int32(span);
    case UINT64: return divide_uint64(span);
    case INT64: return divide_int64(span);
    default: return 0;
    }
}
#endif
