/*
 * Integers of 8 bits by AVX-512 and a table of reciprocals: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010,
 * V_DIV_INT_OVERFLOW_0010. tests/kernels/native/test_estimates.py computes the quotient of every pair from the table.
 */
#ifndef VINCULUM_INT8_TABLE_H
#define VINCULUM_INT8_TABLE_H

#include "x86/avx512/vectors.h"

/* At index b mod 128, 1 <= b <= 128: PART of floor(65535 / b). */
#define FOUR(PART, B) PART(65535 / (B)), PART(65535 / ((B) + 1)), PART(65535 / ((B) + 2)), PART(65535 / ((B) + 3))
#define SIXTEEN(PART, B) FOUR(PART, B), FOUR(PART, (B) + 4), FOUR(PART, (B) + 8), FOUR(PART, (B) + 12)
#define RECIPROCALS(PART)                                                                                                \
    {                                                                                                                    \
        PART(65535 / 128), PART(65535), PART(65535 / 2), PART(65535 / 3), FOUR(PART, 4), FOUR(PART, 8), FOUR(PART, 12),  \
            SIXTEEN(PART, 16), SIXTEEN(PART, 32), SIXTEEN(PART, 48), SIXTEEN(PART, 64), SIXTEEN(PART, 80),               \
            SIXTEEN(PART, 96), SIXTEEN(PART, 112)                                                                        \
    }

/*
 * Look up the reciprocals of 64 denominators from 1 to 128, in the order of _mm512_unpacklo_epi8 and _mm512_unpackhi_epi8. The
 * including file defines this, and the table.
 */
INLINE void reciprocals_of_bytes(vector b, vector *low, vector *high);

/* (next - 1) / b where 1 <= next <= 256 and 1 <= b <= 128. */
INLINE vector quotients_of_bytes(vector next_low, vector next_high, vector b)
{
    vector low, high;
    reciprocals_of_bytes(b, &low, &high);
    return _mm512_packus_epi16(_mm512_mulhi_epu16(next_low, low), _mm512_mulhi_epu16(next_high, high));
}

/* Where signs differ, the floor of the quotient is -((|a| + |b| - 1) / |b|). */
INLINE vector divide_vector_uint8(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    (void)floored, (void)overflow_mask;
    const vector zero = _mm512_setzero_si512(), one = EVERY_16(1);
    const vector low = _mm512_add_epi16(_mm512_unpacklo_epi8(a, zero), one), high = _mm512_add_epi16(_mm512_unpackhi_epi8(a, zero), one);
    const vector zero_or_one = _mm512_maskz_mov_epi8(_mm512_cmpge_epu8_mask(a, b), EVERY_8(1)); /* by denominators of at least 128 */
    *min_denominator = _mm512_min_epu8(*min_denominator, b);
    return _mm512_mask_blend_epi8(_mm512_movepi8_mask(b), quotients_of_bytes(low, high, b), zero_or_one);
}

INLINE vector divide_vector_int8(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    const vector zero = _mm512_setzero_si512(), one = EVERY_8(1), sign = _mm512_xor_si512(a, b), magnitude = _mm512_abs_epi8(b);
    const __mmask64 sign_mask = _mm512_movepi8_mask(sign);
    vector next = _mm512_add_epi8(_mm512_abs_epi8(a), one);
    if (floored) {
        next = _mm512_mask_add_epi8(next, sign_mask, next, _mm512_sub_epi8(magnitude, one));
    }
    const vector quotient = quotients_of_bytes(_mm512_unpacklo_epi8(next, zero), _mm512_unpackhi_epi8(next, zero), magnitude);
    *min_denominator = _mm512_min_epu8(*min_denominator, magnitude);
    *overflow_mask = _mm512_or_si512(*overflow_mask, _mm512_andnot_si512(sign, quotient));
    return _mm512_mask_sub_epi8(quotient, sign_mask, zero, quotient);
}

INLINE int out_of_domain_8(vector min_denominator, vector overflow_mask)
{
    return (_mm512_testn_epi8_mask(min_denominator, min_denominator) | _mm512_movepi8_mask(overflow_mask)) != 0;
}

#endif
