/*
 * Integers of 8 and 16 bits by AVX-512: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010.
 *
 * 8 bits use a table of reciprocals; with VBMI, int8_vbmi.c divides them. 16 bits use the method of AVX2: VRCP14PS estimates a
 * reciprocal with |e| <= 2^-14, finer than RCPPS. tests/kernels/native/test_estimates.py shows in exact arithmetic that this
 * is good enough.
 */
#include "x86/cpu_features.h"
#include "x86/integers.h"

#if VINCULUM_X86_VECTORS
#include "x86/avx512/int8_table.h"

#define WORD(R) (uint16_t)(R)
static const uint16_t reciprocals[128] __attribute__((aligned(64))) = RECIPROCALS(WORD);

/* The reciprocals of 32 denominators. */
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

/* floor(a / b) of sixteen numbers below 65536: the estimate e of 1 / b is refined to e (2 - b e), and a little more. */
INLINE vector quotients_of_16(vector a, vector b)
{
    const __m512 numerator = _mm512_cvtepi32_ps(a), denominator = _mm512_cvtepi32_ps(b), estimate = _mm512_rcp14_ps(denominator);
    const __m512 refined = _mm512_fnmadd_ps(denominator, estimate, _mm512_set1_ps(2.0f + 1.0f / 524288.0f));
    return _mm512_cvttps_epi32(_mm512_mul_ps(_mm512_mul_ps(numerator, estimate), refined));
}

/* a / b where 0 <= a <= 65535 and 1 <= b <= 65535. */
INLINE vector quotients_of_words(vector a, vector b)
{
    const vector zero = _mm512_setzero_si512();
    return _mm512_packus_epi32(quotients_of_16(_mm512_unpacklo_epi16(a, zero), _mm512_unpacklo_epi16(b, zero)),
                               quotients_of_16(_mm512_unpackhi_epi16(a, zero), _mm512_unpackhi_epi16(b, zero)));
}

INLINE vector divide_vector_uint16(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    (void)floored, (void)overflow_mask;
    *min_denominator = _mm512_min_epu16(*min_denominator, b);
    return quotients_of_words(a, b);
}

INLINE vector divide_vector_int16(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    const vector zero = _mm512_setzero_si512(), sign = _mm512_xor_si512(a, b), magnitude = _mm512_abs_epi16(b);
    const __mmask32 sign_mask = _mm512_movepi16_mask(sign);
    vector numerator = _mm512_abs_epi16(a);
    if (floored) {
        numerator = _mm512_mask_add_epi16(numerator, sign_mask, numerator, _mm512_sub_epi16(magnitude, EVERY_16(1)));
    }
    const vector quotient = quotients_of_words(numerator, magnitude);
    *min_denominator = _mm512_min_epu16(*min_denominator, magnitude);
    *overflow_mask = _mm512_or_si512(*overflow_mask, _mm512_andnot_si512(sign, quotient));
    return _mm512_mask_sub_epi16(quotient, sign_mask, zero, quotient);
}

INLINE int out_of_domain_16(vector min_denominator, vector overflow_mask)
{
    return (_mm512_testn_epi16_mask(min_denominator, min_denominator) | _mm512_movepi16_mask(overflow_mask)) != 0;
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

int vinculum_int8_int16_avx512(const struct integer_span *span)
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
