/*
 * Integers of 8 and 16 bits by AVX2 and estimates of reciprocals: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010,
 * V_DIV_INT_OVERFLOW_0010.
 *
 * All of it rests on one promise of Intel and AMD: the estimate of a reciprocal, RCPPS, is (1 + e) times the reciprocal, and
 * |e| <= 1.5 * 2^-12. tests/kernels/native/test_estimates.py computes, in exact numbers, that any such estimate does.
 */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
#include "x86/avx2/vectors.h"

/* 65536 / b, and a little less, for eight denominators: the numbers 128 + b / 65536, each times 1 + 13 / 8192, less 128 times that. */
INLINE vector reciprocals_of_8(vector numbers)
{
    const __m256 slightly_more = _mm256_set1_ps(8205.0f / 8192.0f), offset = _mm256_set1_ps(-128.0f * (8205.0f / 8192.0f));
    return _mm256_cvtps_epi32(_mm256_rcp_ps(_mm256_fmadd_ps(_mm256_castsi256_ps(numbers), slightly_more, offset)));
}

INLINE vector reciprocals_of_16(vector b)
{
    const vector head = EVERY_16(0x4300); /* of the binary32 number 128 + b / 65536; b is the lower half */
    return _mm256_packus_epi32(reciprocals_of_8(_mm256_unpacklo_epi16(b, head)), reciprocals_of_8(_mm256_unpackhi_epi16(b, head)));
}

/* (next - 1) / b where 1 <= next <= 256 and 1 <= b <= 128. */
INLINE vector quotients_of_bytes(vector next_low, vector next_high, vector b)
{
    const vector zero = _mm256_setzero_si256();
    return _mm256_packus_epi16(_mm256_mulhi_epu16(next_low, reciprocals_of_16(_mm256_unpacklo_epi8(b, zero))),
                               _mm256_mulhi_epu16(next_high, reciprocals_of_16(_mm256_unpackhi_epi8(b, zero))));
}

/* a / b of eight numbers below 65536, cut: the estimate e of 1 / b, made better to e * (2 - b * e), and a little more. */
INLINE vector quotients_of_8(vector a, vector b)
{
    const __m256 numerator = _mm256_cvtepi32_ps(a), denominator = _mm256_cvtepi32_ps(b), estimate = _mm256_rcp_ps(denominator);
    const __m256 better = _mm256_fnmadd_ps(denominator, estimate, _mm256_set1_ps(2.0f + 1.0f / 524288.0f));
    return _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_mul_ps(numerator, estimate), better));
}

/* a / b where 0 <= a <= 65535 and 1 <= b <= 65535. */
INLINE vector quotients_of_words(vector a, vector b)
{
    const vector zero = _mm256_setzero_si256();
    return _mm256_packus_epi32(quotients_of_8(_mm256_unpacklo_epi16(a, zero), _mm256_unpacklo_epi16(b, zero)),
                               quotients_of_8(_mm256_unpackhi_epi16(a, zero), _mm256_unpackhi_epi16(b, zero)));
}

/* Where signs differ, the floor of the quotient is -((|a| + |b| - 1) / |b|). */
INLINE vector vector_uint8(vector a, vector b, int floored, vector *least, vector *wrong)
{
    (void)floored, (void)wrong;
    const vector zero = _mm256_setzero_si256(), one = EVERY_16(1);
    const vector low = _mm256_add_epi16(_mm256_unpacklo_epi8(a, zero), one), high = _mm256_add_epi16(_mm256_unpackhi_epi8(a, zero), one);
    const vector reaches = _mm256_cmpeq_epi8(_mm256_max_epu8(a, b), a); /* from 128 on a denominator is contained once, or not */
    *least = _mm256_min_epu8(*least, b);
    return _mm256_blendv_epi8(quotients_of_bytes(low, high, b), _mm256_and_si256(reaches, EVERY_8(1)), b);
}

INLINE vector vector_int8(vector a, vector b, int floored, vector *least, vector *wrong)
{
    const vector zero = _mm256_setzero_si256(), one = EVERY_8(1);
    const vector sign = _mm256_xor_si256(a, b), size = _mm256_abs_epi8(b);
    vector next = _mm256_add_epi8(_mm256_abs_epi8(a), one);
    if (floored) {
        next = _mm256_add_epi8(next, _mm256_and_si256(_mm256_cmpgt_epi8(zero, sign), _mm256_sub_epi8(size, one)));
    }
    const vector quotient = quotients_of_bytes(_mm256_unpacklo_epi8(next, zero), _mm256_unpackhi_epi8(next, zero), size);
    *least = _mm256_min_epu8(*least, size);
    *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(sign, quotient));
    return _mm256_sign_epi8(quotient, _mm256_or_si256(sign, one));
}

BY_MAGNITUDES(16, quotients_of_words)

INLINE int outside_8(vector least, vector wrong)
{
    return _mm256_movemask_epi8(_mm256_or_si256(_mm256_cmpeq_epi8(least, _mm256_setzero_si256()), wrong)) != 0;
}

SPANS(integers_avx2, 8, 16, AT_ONCE)
#endif
