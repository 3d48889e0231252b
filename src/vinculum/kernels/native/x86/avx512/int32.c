/*
 * Integers of 32 bits by AVX-512 and reciprocals in double: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010.
 *
 * VRCP14PD estimates a reciprocal with |e| <= 2^-14. The estimate is refined to one slightly too large, so that its truncated
 * product with a numerator is the quotient: AVX512_WIDE_ESTIMATES. EVERY_DENOMINATOR_32_BIT tests all denominators.
 */
#include "x86/cpu_features.h"
#include "x86/integers.h"

#if VINCULUM_X86_VECTORS
#define VECTORS __attribute__((target("avx2,avx512f")))
#include "x86/avx2/vectors.h"

/* (1 + t) / b with 0 < t <= 2^-39, for 1 <= |b| < 2^32: e (1 + x + x^2) for the estimate e, where x = 1 + 2^-40 - b e. */
INLINE __m512d reciprocals_of(__m512d b)
{
    const __m512d estimate = _mm512_rcp14_pd(b), error = _mm512_fnmadd_pd(b, estimate, _mm512_set1_pd(1.0 + 0x1p-40));
    return _mm512_fmadd_pd(estimate, _mm512_fmadd_pd(error, error, error), estimate);
}

INLINE vector divide_vector_uint32(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    (void)floored, (void)overflow_mask;
    *min_denominator = _mm256_min_epu32(*min_denominator, b);
    return _mm512_cvttpd_epu32(_mm512_mul_pd(_mm512_cvtepu32_pd(a), reciprocals_of(_mm512_cvtepu32_pd(b))));
}

/* Where signs differ and the remainder is not 0, the floor is one less than the truncated quotient. */
INLINE vector divide_vector_int32(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    const vector sign = _mm256_xor_si256(a, b);
    const vector quotient = _mm512_cvttpd_epi32(_mm512_mul_pd(_mm512_cvtepi32_pd(a), reciprocals_of(_mm512_cvtepi32_pd(b))));
    *min_denominator = _mm256_min_epu32(*min_denominator, b);
    *overflow_mask = _mm256_or_si256(*overflow_mask, _mm256_andnot_si256(sign, quotient));
    if (!floored) {
        return quotient;
    }
    const vector exact = _mm256_cmpeq_epi32(_mm256_mullo_epi32(quotient, b), a);
    return _mm256_add_epi32(quotient, _mm256_andnot_si256(exact, _mm256_srai_epi32(sign, 31)));
}

#define TYPE uint32
#define ELEMENT uint32_t
#define BITS 32
#include "x86/integer_span.inl.h"
#define TYPE int32
#define ELEMENT int32_t
#define BITS 32
#include "x86/integer_span.inl.h"

int vinculum_int32_avx512(const struct integer_span *span)
{
    switch (span->type) {
    case UINT32: return divide_uint32(span);
    case INT32: return divide_int32(span);
    default: return 0;
    }
}
#endif
