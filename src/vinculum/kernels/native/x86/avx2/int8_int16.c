/*
 * Integers of 8 and 16 bits by AVX2 and estimates of reciprocals: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010,
 * V_DIV_INT_OVERFLOW_0010.
 *
 * The code rests on one guarantee of Intel and AMD: RCPPS estimates a reciprocal with a relative error |e| <= 1.5 * 2^-12.
 * tests/kernels/native/test_estimates.py shows in exact arithmetic that every such estimate is good enough.
 */
#include "x86/cpu_features.h"
#include "x86/integers.h"

#if VINCULUM_X86_VECTORS
#include "x86/avx2/vectors.h"

/* Slightly less than 65536 / b, for eight denominators given as 128 + b / 65536: b / 65536 is scaled by 1 + 13 / 8192 first. */
INLINE vector reciprocals_of_8(vector numbers)
{
    const __m256 slightly_more = _mm256_set1_ps(8205.0f / 8192.0f), offset = _mm256_set1_ps(-128.0f * (8205.0f / 8192.0f));
    return _mm256_cvtps_epi32(_mm256_rcp_ps(_mm256_fmadd_ps(_mm256_castsi256_ps(numbers), slightly_more, offset)));
}

INLINE vector reciprocals_of_16(vector b)
{
    const vector head = EVERY_16(0x4300); /* the upper half of the float 128 + b / 65536; b is the lower half */
    return _mm256_packus_epi32(reciprocals_of_8(_mm256_unpacklo_epi16(b, head)), reciprocals_of_8(_mm256_unpackhi_epi16(b, head)));
}

/* (next - 1) / b where 1 <= next <= 256 and 1 <= b <= 128. */
INLINE vector quotients_of_bytes(vector next_low, vector next_high, vector b)
{
    const vector zero = _mm256_setzero_si256();
    return _mm256_packus_epi16(_mm256_mulhi_epu16(next_low, reciprocals_of_16(_mm256_unpacklo_epi8(b, zero))),
                               _mm256_mulhi_epu16(next_high, reciprocals_of_16(_mm256_unpackhi_epi8(b, zero))));
}

/* floor(a / b) of eight numbers below 65536: the estimate e of 1 / b is refined to e (2 - b e), and a little more. */
INLINE vector quotients_of_8(vector a, vector b)
{
    const __m256 numerator = _mm256_cvtepi32_ps(a), denominator = _mm256_cvtepi32_ps(b), estimate = _mm256_rcp_ps(denominator);
    const __m256 refined = _mm256_fnmadd_ps(denominator, estimate, _mm256_set1_ps(2.0f + 1.0f / 524288.0f));
    return _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_mul_ps(numerator, estimate), refined));
}

/* a / b where 0 <= a <= 65535 and 1 <= b <= 65535. */
INLINE vector quotients_of_words(vector a, vector b)
{
    const vector zero = _mm256_setzero_si256();
    return _mm256_packus_epi32(quotients_of_8(_mm256_unpacklo_epi16(a, zero), _mm256_unpacklo_epi16(b, zero)),
                               quotients_of_8(_mm256_unpackhi_epi16(a, zero), _mm256_unpackhi_epi16(b, zero)));
}

/* Where signs differ, the floor of the quotient is -((|a| + |b| - 1) / |b|). */
INLINE vector divide_vector_uint8(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    (void)floored, (void)overflow_mask;
    const vector zero = _mm256_setzero_si256(), one = EVERY_16(1);
    const vector low = _mm256_add_epi16(_mm256_unpacklo_epi8(a, zero), one), high = _mm256_add_epi16(_mm256_unpackhi_epi8(a, zero), one);
    const vector reaches = _mm256_cmpeq_epi8(_mm256_max_epu8(a, b), a); /* the quotient by a denominator of at least 128 is 0 or 1 */
    *min_denominator = _mm256_min_epu8(*min_denominator, b);
    return _mm256_blendv_epi8(quotients_of_bytes(low, high, b), _mm256_and_si256(reaches, EVERY_8(1)), b);
}

INLINE vector divide_vector_int8(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    const vector zero = _mm256_setzero_si256(), one = EVERY_8(1);
    const vector sign = _mm256_xor_si256(a, b), magnitude = _mm256_abs_epi8(b);
    vector next = _mm256_add_epi8(_mm256_abs_epi8(a), one);
    if (floored) {
        next = _mm256_add_epi8(next, _mm256_and_si256(_mm256_cmpgt_epi8(zero, sign), _mm256_sub_epi8(magnitude, one)));
    }
    const vector quotient = quotients_of_bytes(_mm256_unpacklo_epi8(next, zero), _mm256_unpackhi_epi8(next, zero), magnitude);
    *min_denominator = _mm256_min_epu8(*min_denominator, magnitude);
    *overflow_mask = _mm256_or_si256(*overflow_mask, _mm256_andnot_si256(sign, quotient));
    return _mm256_sign_epi8(quotient, _mm256_or_si256(sign, one));
}

#define BITS 16
#define QUOTIENTS quotients_of_words
#include "x86/avx2/magnitudes.inl.h"

INLINE int out_of_domain_8(vector min_denominator, vector overflow_mask)
{
    return _mm256_movemask_epi8(_mm256_or_si256(_mm256_cmpeq_epi8(min_denominator, _mm256_setzero_si256()), overflow_mask)) != 0;
}

#define TYPE uint8
#define ELEMENT uint8_t
#define BITS 8
#include "x86/integer_span.inl.h"
#define TYPE int8
#define ELEMENT int8_t
#define BITS 8
#include "x86/integer_span.inl.h"
#define TYPE uint16
#define ELEMENT uint16_t
#define BITS 16
#include "x86/integer_span.inl.h"
#define TYPE int16
#define ELEMENT int16_t
#define BITS 16
#include "x86/integer_span.inl.h"

int vinculum_int8_int16_avx2(const struct integer_span *span)
{
    switch (span->type) {
    case UINT8: return divide_uint8(span);
    case INT8: return divide_int8(span);
    case UINT16: return divide_uint16(span);
    case INT16: return divide_int16(span);
    default: return 0;
    }
}
#endif
