/*
 * Integers of 32 bits by AVX-512 and reciprocals in double: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010.
 *
 * The estimate of a reciprocal, VRCP14PD, |e| <= 2^-14, is made better to one that is a little too large, so that a product with
 * it, cut, is the quotient: AVX512_WIDE_ESTIMATES. EVERY_DENOMINATOR_32_BIT tries all denominators.
 */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
#define VECTORS __attribute__((target("avx2,avx512f")))
#include "x86/avx2/vectors.h"

/* 1 / b, and up to 2^-39 of it more, where 1 <= |b| < 2^32: e (1 + x + x^2) for an estimate e, where x = 1 + 2^-40 - b e. */
INLINE __m512d reciprocals_of(__m512d b)
{
    const __m512d estimate = _mm512_rcp14_pd(b), error = _mm512_fnmadd_pd(b, estimate, _mm512_set1_pd(1.0 + 0x1p-40));
    return _mm512_fmadd_pd(estimate, _mm512_fmadd_pd(error, error, error), estimate);
}

INLINE vector vector_uint32(vector a, vector b, int floored, vector *least, vector *wrong)
{
    (void)floored, (void)wrong;
    *least = _mm256_min_epu32(*least, b);
    return _mm512_cvttpd_epu32(_mm512_mul_pd(_mm512_cvtepu32_pd(a), reciprocals_of(_mm512_cvtepu32_pd(b))));
}

/* Where signs differ and something is left, the floor is one less. */
INLINE vector vector_int32(vector a, vector b, int floored, vector *least, vector *wrong)
{
    const vector sign = _mm256_xor_si256(a, b);
    const vector quotient = _mm512_cvttpd_epi32(_mm512_mul_pd(_mm512_cvtepi32_pd(a), reciprocals_of(_mm512_cvtepi32_pd(b))));
    *least = _mm256_min_epu32(*least, b);
    *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(sign, quotient));
    if (!floored) {
        return quotient;
    }
    const vector none_left = _mm256_cmpeq_epi32(_mm256_mullo_epi32(quotient, b), a);
    return _mm256_add_epi32(quotient, _mm256_andnot_si256(none_left, _mm256_srai_epi32(sign, 31)));
}

OUTSIDE(32)
SPAN(uint32, uint32_t, 32)
SPAN(int32, int32_t, 32)

int integers_wide_avx512(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream)
{
    switch (type) {
    case UINT32: return div_uint32(a, one_a, b, c, n, 0, stream);
    case INT32: return div_int32(a, one_a, b, c, n, floored, stream);
    default: return 0;
    }
}
#endif
