/*
 * float16 and bfloat16 by AVX-512, through float, which rounds once (FLOAT16_THROUGH_FLOAT32, BFLOAT16_THROUGH_FLOAT32):
 * float16 by the conversions of the processor, bfloat16 by the steps of the generated C. E_DIV_FLOAT_FUNC_0010
 */
#include "x86/cpu_features.h"
#include "x86/floats.h"

#if VINCULUM_X86_VECTORS
#define VECTORS __attribute__((target("avx512f")))
#define INLINE VECTORS __attribute__((always_inline)) static inline
#include "x86/float_vectors.h"

/* Widening is exact; the conversion back rounds to nearest, ties to even, by its own operand and not by MXCSR. */
INLINE __m256i quotients_float16(__m256i a, __m256i b)
{
    return _mm512_cvtps_ph(_mm512_div_ps(_mm512_cvtph_ps(a), _mm512_cvtph_ps(b)), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

/*
 * The numerator times a reciprocal in two parts: 1 / d truncated to a float, and the remainder of that, both computed once for
 * all. The remainder is kept above 0 in magnitude and has the sign of the first part: so the sum of both products has the right
 * sign where it is 0, and is no NaN where a numerator is infinite. The sum differs from the quotient by a few 2^-46 of it, and
 * rounds to the same float16, ties included: every pair is run. A NaN d is divided by: which of two NaNs a product returns
 * depends on the compiler.
 */
INLINE __m256i quotients_by_float16(__m256i a, __m256i b)
{
    const __m512 one = _mm512_set1_ps(1.0f), d = _mm512_cvtph_ps(b), n = _mm512_cvtph_ps(a);
    const __m512 first = _mm512_div_round_ps(one, d, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512 remainder = _mm512_mul_ps(first, _mm512_max_ps(_mm512_fnmadd_ps(first, d, one), _mm512_set1_ps(0x1p-60f)));
    const __m512 quotients = _mm512_fmadd_ps(n, first, _mm512_mul_ps(n, remainder));
    return _mm512_cvtps_ph(quotients, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

INLINE __m512 float_of_bfloat16(__m256i x)
{
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(x), 16));
}

/*
 * bfloat16 is the upper half of a float. Round to nearest, ties to even: add half a unit of the upper half, less one bit where
 * that is even, and truncate. The upper half of a NaN is kept: a quotient that is a NaN is quiet, so its upper half is a NaN.
 */
INLINE __m256i quotients_bfloat16(__m256i a, __m256i b)
{
    const __m512 quotient = _mm512_div_ps(float_of_bfloat16(a), float_of_bfloat16(b));
    const __m512i bits = _mm512_castps_si512(quotient), upper = _mm512_srli_epi32(bits, 16);
    const __m512i increment = _mm512_add_epi32(_mm512_and_si512(upper, _mm512_set1_epi32(1)), _mm512_set1_epi32(0x7fff));
    const __mmask16 nan = _mm512_cmp_ps_mask(quotient, quotient, _CMP_UNORD_Q);
    const __m512i rounded = _mm512_srli_epi32(_mm512_add_epi32(bits, increment), 16);
    return _mm512_cvtepi32_epi16(_mm512_mask_mov_epi32(rounded, nan, upper));
}

#define quotients_by_bfloat16 quotients_bfloat16

#define TYPE float16
#define ELEMENT uint16_t
#define VECTOR __m256i
#define BITS 256
#define EVERY(X) _mm256_set1_epi16((short)(X))
#define LOAD_PAIRED PREFETCH_LOAD_256
#define MIN_LENGTH MIN_RUN_AVX512
#define HAS_PRODUCTS(D) (((D) & 0x7fffu) <= 0x7c00u)
#include "x86/float_span.inl.h"
#define TYPE bfloat16
#define ELEMENT uint16_t
#define VECTOR __m256i
#define BITS 256
#define EVERY(X) _mm256_set1_epi16((short)(X))
#define LOAD_PAIRED PREFETCH_LOAD_256
#define MIN_LENGTH MIN_RUN_AVX512
#define HAS_PRODUCTS(D) 0
#include "x86/float_span.inl.h"

void vinculum_divide_half_arrays_avx512(enum type type, const char *a, const char *b, char *c, size_t n, int non_temporal)
{
    (type == FLOAT16 ? divide_arrays_float16 : divide_arrays_bfloat16)(a, b, c, n, non_temporal);
}

void vinculum_divide_half_runs_avx512(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of_scalar, int non_temporal)
{
    (type == FLOAT16 ? divide_runs_float16 : divide_runs_bfloat16)(scalars, others, c, n, m, of_scalar, non_temporal);
}
#else
void vinculum_divide_half_arrays_avx512(enum type type, const char *a, const char *b, char *c, size_t n, int non_temporal)
{
    (void)type, (void)a, (void)b, (void)c, (void)n, (void)non_temporal;
}

void vinculum_divide_half_runs_avx512(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of_scalar, int non_temporal)
{
    (void)type, (void)scalars, (void)others, (void)c, (void)n, (void)m, (void)of_scalar, (void)non_temporal;
}
#endif
