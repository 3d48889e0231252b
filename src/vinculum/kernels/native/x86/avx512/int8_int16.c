/*
 * Integers of 8 and 16 bits by AVX-512: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010.
 *
 * Of 8 bits by a table of reciprocals, where the processor has no VBMI. Of 16 bits as with AVX2: the estimate of a reciprocal,
 * VRCP14PS, is nearer than that of RCPPS, |e| <= 2^-14. tests/kernels/native/test_estimates.py computes, in exact numbers, that
 * it does.
 */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
#include "x86/avx512/int8_table.h"

#define WORD(R) (uint16_t)(R)
static const uint16_t reciprocals[128] __attribute__((aligned(64))) = RECIPROCALS(WORD);

/* Of thirty-two denominators. */
INLINE vector reciprocals_of(vector b)
{
    const vector below_64 = _mm512_permutex2var_epi16(LOAD(reciprocals), b, LOAD(reciprocals + 32));
    const vector from_64 = _mm512_permutex2var_epi16(LOAD(reciprocals + 64), b, LOAD(reciprocals + 96));
    return _mm512_mask_blend_epi16(_mm512_test_epi16_mask(b, EVERY_16(64)), below_64, from_64);
}

INLINE void reciprocals_of_bytes(vector b, vector *low, vector *high)
{
    const vector zero = _mm512_setzero_si512();
    *low = reciprocals_of(_mm512_unpacklo_epi8(b, zero));
    *high = reciprocals_of(_mm512_unpackhi_epi8(b, zero));
}

/* a / b of sixteen numbers below 65536, cut: the estimate e of 1 / b, made better to e * (2 - b * e), and a little more. */
INLINE vector quotients_of_16(vector a, vector b)
{
    const __m512 numerator = _mm512_cvtepi32_ps(a), denominator = _mm512_cvtepi32_ps(b), estimate = _mm512_rcp14_ps(denominator);
    const __m512 better = _mm512_fnmadd_ps(denominator, estimate, _mm512_set1_ps(2.0f + 1.0f / 524288.0f));
    return _mm512_cvttps_epi32(_mm512_mul_ps(_mm512_mul_ps(numerator, estimate), better));
}

/* a / b where 0 <= a <= 65535 and 1 <= b <= 65535. */
INLINE vector quotients_of_words(vector a, vector b)
{
    const vector zero = _mm512_setzero_si512();
    return _mm512_packus_epi32(quotients_of_16(_mm512_unpacklo_epi16(a, zero), _mm512_unpacklo_epi16(b, zero)),
                               quotients_of_16(_mm512_unpackhi_epi16(a, zero), _mm512_unpackhi_epi16(b, zero)));
}

INLINE vector vector_uint16(vector a, vector b, int floored, vector *least, vector *wrong)
{
    (void)floored, (void)wrong;
    *least = _mm512_min_epu16(*least, b);
    return quotients_of_words(a, b);
}

INLINE vector vector_int16(vector a, vector b, int floored, vector *least, vector *wrong)
{
    const vector zero = _mm512_setzero_si512(), sign = _mm512_xor_si512(a, b), size = _mm512_abs_epi16(b);
    const __mmask32 unlike = _mm512_movepi16_mask(sign);
    vector numerator = _mm512_abs_epi16(a);
    if (floored) {
        numerator = _mm512_mask_add_epi16(numerator, unlike, numerator, _mm512_sub_epi16(size, EVERY_16(1)));
    }
    const vector quotient = quotients_of_words(numerator, size);
    *least = _mm512_min_epu16(*least, size);
    *wrong = _mm512_or_si512(*wrong, _mm512_andnot_si512(sign, quotient));
    return _mm512_mask_sub_epi16(quotient, unlike, zero, quotient);
}

INLINE int outside_16(vector least, vector wrong)
{
    return (_mm512_testn_epi16_mask(least, least) | _mm512_movepi16_mask(wrong)) != 0;
}

SPANS(integers_avx512, 8, 16, AT_ONCE)
#endif
