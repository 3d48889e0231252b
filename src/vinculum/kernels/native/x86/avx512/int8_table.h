/*
 * Vectors of integers of 8 bits, by AVX-512 and a table of reciprocals: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010,
 * V_DIV_INT_OVERFLOW_0010. That these divide, tests/kernels/native/test_estimates.py computes for each denominator and numerator.
 */
#ifndef VINCULUM_INTEGERS_BYTES_AVX512_H
#define VINCULUM_INTEGERS_BYTES_AVX512_H

#include "x86/avx512/vectors.h"

/* 65535 / b, cut, PART of it, at b modulo 128, where 1 <= b <= 128. */
#define FOUR(PART, B) PART(65535 / (B)), PART(65535 / ((B) + 1)), PART(65535 / ((B) + 2)), PART(65535 / ((B) + 3))
#define SIXTEEN(PART, B) FOUR(PART, B), FOUR(PART, (B) + 4), FOUR(PART, (B) + 8), FOUR(PART, (B) + 12)
#define RECIPROCALS(PART)                                                                                                \
    {                                                                                                                    \
        PART(65535 / 128), PART(65535), PART(65535 / 2), PART(65535 / 3), FOUR(PART, 4), FOUR(PART, 8), FOUR(PART, 12),  \
            SIXTEEN(PART, 16), SIXTEEN(PART, 32), SIXTEEN(PART, 48), SIXTEEN(PART, 64), SIXTEEN(PART, 80),               \
            SIXTEEN(PART, 96), SIXTEEN(PART, 112)                                                                        \
    }

/*
 * Those of 64 denominators from 1 to 128, in the order in which _mm512_unpacklo_epi8 and _mm512_unpackhi_epi8 leave numerators.
 * The file that includes this has the table, and the instructions to look them up.
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

INLINE int outside_8(vector least, vector wrong)
{
    return (_mm512_testn_epi8_mask(least, least) | _mm512_movepi8_mask(wrong)) != 0;
}

#endif
