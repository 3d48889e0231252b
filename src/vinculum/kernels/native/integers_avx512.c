/*
 * Integers of 8 and 16 bits by AVX-512: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010.
 *
 * Of 8 bits, by a table of reciprocals, which is exact. Of 16 bits as with AVX2: the estimate of a reciprocal, VRCP14PS, is
 * nearer than that of RCPPS, |e| <= 2^-14. tests/kernels/test_native_estimates.py computes, in exact numbers, that both do.
 */
#include "integers_x86.h"

#if VINCULUM_INTEGERS_X86
#include "integers_avx512.h"

/* 65535 / b, cut, at b modulo 128, where 1 <= b <= 128. */
#define ONE(B) (uint16_t)(65535 / (B))
#define FOUR(B) ONE(B), ONE((B) + 1), ONE((B) + 2), ONE((B) + 3)
#define SIXTEEN(B) FOUR(B), FOUR((B) + 4), FOUR((B) + 8), FOUR((B) + 12)
static const uint16_t reciprocals[128] __attribute__((aligned(64))) = {
    ONE(128), ONE(1), ONE(2), ONE(3), FOUR(4), FOUR(8), FOUR(12), SIXTEEN(16), SIXTEEN(32), SIXTEEN(48), SIXTEEN(64), SIXTEEN(80),
    SIXTEEN(96), SIXTEEN(112)};

INLINE vector reciprocals_of(vector b)
{
    const vector below_64 = _mm512_permutex2var_epi16(LOAD(reciprocals), b, LOAD(reciprocals + 32));
    const vector from_64 = _mm512_permutex2var_epi16(LOAD(reciprocals + 64), b, LOAD(reciprocals + 96));
    return _mm512_mask_blend_epi16(_mm512_test_epi16_mask(b, EVERY_16(64)), below_64, from_64);
}

/* (next - 1) / b where 1 <= next <= 256 and 1 <= b <= 128. */
INLINE vector quotients_of_bytes(vector next_low, vector next_high, vector b)
{
    const vector zero = _mm512_setzero_si512();
    return _mm512_packus_epi16(_mm512_mulhi_epu16(next_low, reciprocals_of(_mm512_unpacklo_epi8(b, zero))),
                               _mm512_mulhi_epu16(next_high, reciprocals_of(_mm512_unpackhi_epi8(b, zero))));
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

/* Where signs differ, the floor of the quotient is -((|a| + |b| - 1) / |b|). */
INLINE vector vector_uint8(vector a, vector b, int floored, vector *least, vector *wrong)
{
    (void)floored, (void)wrong;
    const vector zero = _mm512_setzero_si512(), one = EVERY_16(1);
    const vector low = _mm512_add_epi16(_mm512_unpacklo_epi8(a, zero), one), high = _mm512_add_epi16(_mm512_unpackhi_epi8(a, zero), one);
    const vector once = _mm512_maskz_mov_epi8(_mm512_cmpge_epu8_mask(a, b), EVERY_8(1)); /* from 128 on, or not at all */
    *least = _mm512_min_epu8(*least, b);
    return _mm512_mask_blend_epi8(_mm512_movepi8_mask(b), quotients_of_bytes(low, high, b), once);
}

INLINE vector vector_int8(vector a, vector b, int floored, vector *least, vector *wrong)
{
    const vector zero = _mm512_setzero_si512(), one = EVERY_8(1), sign = _mm512_xor_si512(a, b), size = _mm512_abs_epi8(b);
    const __mmask64 unlike = _mm512_movepi8_mask(sign);
    vector next = _mm512_add_epi8(_mm512_abs_epi8(a), one);
    if (floored) {
        next = _mm512_mask_add_epi8(next, unlike, next, _mm512_sub_epi8(size, one));
    }
    const vector quotient = quotients_of_bytes(_mm512_unpacklo_epi8(next, zero), _mm512_unpackhi_epi8(next, zero), size);
    *least = _mm512_min_epu8(*least, size);
    *wrong = _mm512_or_si512(*wrong, _mm512_andnot_si512(sign, quotient));
    return _mm512_mask_sub_epi8(quotient, unlike, zero, quotient);
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

INLINE int outside_8(vector least, vector wrong)
{
    return (_mm512_testn_epi8_mask(least, least) | _mm512_movepi8_mask(wrong)) != 0;
}

INLINE int outside_16(vector least, vector wrong)
{
    return (_mm512_testn_epi16_mask(least, least) | _mm512_movepi16_mask(wrong)) != 0;
}

SPANS(integers_avx512, 8, 16, AT_ONCE)
#endif
