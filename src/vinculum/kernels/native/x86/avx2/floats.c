/*
 * Floating-point numbers by AVX2, as bit patterns: float32 and float64 by the processor's division, float16 and bfloat16
 * through float32, which rounds once (FLOAT16_THROUGH_FLOAT32, BFLOAT16_THROUGH_FLOAT32). E_DIV_FLOAT_FUNC_0010
 *
 * The generated loops divide in the same way. But compilers do not vectorise conversions to float16, nor know that an array is
 * so large that stores should bypass the caches; and the generated functions take one call for each run.
 */
#include "x86/floats.h"

#include "x86/cpu_features.h"

#if VINCULUM_X86_VECTORS
#define VECTORS __attribute__((target("avx2,f16c")))
#define INLINE VECTORS __attribute__((always_inline)) static inline
#include "x86/float_vectors.h"

/* ---- quotients of one vector ---- */

INLINE __m256i quotients_float32(__m256i a, __m256i b)
{
    return _mm256_castps_si256(_mm256_div_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b)));
}

INLINE __m256i quotients_float64(__m256i a, __m256i b)
{
    return _mm256_castpd_si256(_mm256_div_pd(_mm256_castsi256_pd(a), _mm256_castsi256_pd(b)));
}

/* Widening is exact; the conversion back rounds to nearest, ties to even, by its own operand and not by MXCSR. */
INLINE __m128i quotients_float16(__m128i a, __m128i b)
{
    return _mm256_cvtps_ph(_mm256_div_ps(_mm256_cvtph_ps(a), _mm256_cvtph_ps(b)), _MM_FROUND_TO_NEAREST_INT);
}

/* bfloat16 is the upper half of a float. */
INLINE __m256 float_of_bfloat16(__m128i x)
{
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(x), 16));
}

/*
 * Round to nearest, ties to even: add half a unit of the upper half, less one bit where that is even, and truncate. The upper
 * half of a NaN is kept: a quotient that is a NaN is quiet, so its upper half is a NaN.
 */
INLINE __m128i quotients_bfloat16(__m128i a, __m128i b)
{
    const __m256 quotient = _mm256_div_ps(float_of_bfloat16(a), float_of_bfloat16(b));
    const __m256i bits = _mm256_castps_si256(quotient), upper = _mm256_srli_epi32(bits, 16);
    const __m256i increment = _mm256_add_epi32(_mm256_and_si256(upper, _mm256_set1_epi32(1)), _mm256_set1_epi32(0x7fff));
    const __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(quotient, quotient, _CMP_UNORD_Q));
    const __m256i rounded = _mm256_srli_epi32(_mm256_add_epi32(bits, increment), 16);
    const __m256i result = _mm256_blendv_epi8(rounded, upper, nan);
    return _mm_packus_epi32(_mm256_castsi256_si128(result), _mm256_extracti128_si256(result, 1));
}

#define quotients_by_float16 quotients_float16
#define quotients_by_bfloat16 quotients_bfloat16
#define quotients_by_float32 quotients_float32
#define quotients_by_float64 quotients_float64

/* ---- spans ---- */

#define TYPE float16
#define ELEMENT uint16_t
#define VECTOR __m128i
#define BITS 128
#define EVERY(X) _mm_set1_epi16((short)(X))
#define LOAD_PAIRED PREFETCH_LOAD_128
#define MIN_LENGTH MIN_RUN
#define HAS_PRODUCTS(D) 0
#include "x86/float_span.inl.h"
#define TYPE bfloat16
#define ELEMENT uint16_t
#define VECTOR __m128i
#define BITS 128
#define EVERY(X) _mm_set1_epi16((short)(X))
#define LOAD_PAIRED PREFETCH_LOAD_128
#define MIN_LENGTH MIN_RUN
#define HAS_PRODUCTS(D) 0
#include "x86/float_span.inl.h"
#define TYPE float32
#define ELEMENT uint32_t
#define VECTOR __m256i
#define BITS 256
#define EVERY(X) _mm256_set1_epi32((int)(X))
#define LOAD_PAIRED LOAD_256
#define MIN_LENGTH MIN_RUN
#define HAS_PRODUCTS(D) 0
#include "x86/float_span.inl.h"
#define TYPE float64
#define ELEMENT uint64_t
#define VECTOR __m256i
#define BITS 256
#define EVERY(X) _mm256_set1_epi64x((long long)(X))
#define LOAD_PAIRED LOAD_256
#define MIN_LENGTH MIN_RUN
#define HAS_PRODUCTS(D) 0
#include "x86/float_span.inl.h"

void vinculum_divide_float_arrays_avx2(enum type type, const char *a, const char *b, char *c, size_t n, int non_temporal)
{
    switch (type) {
    case FLOAT16: divide_arrays_float16(a, b, c, n, non_temporal); break;
    case BFLOAT16: divide_arrays_bfloat16(a, b, c, n, non_temporal); break;
    case FLOAT32: divide_arrays_float32(a, b, c, n, non_temporal); break;
    default: divide_arrays_float64(a, b, c, n, non_temporal); break;
    }
}

void vinculum_divide_float_runs_avx2(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of_scalar, int non_temporal)
{
    switch (type) {
    case FLOAT16: divide_runs_float16(scalars, others, c, n, m, of_scalar, non_temporal); break;
    case BFLOAT16: divide_runs_bfloat16(scalars, others, c, n, m, of_scalar, non_temporal); break;
    case FLOAT32: divide_runs_float32(scalars, others, c, n, m, of_scalar, non_temporal); break;
    default: divide_runs_float64(scalars, others, c, n, m, of_scalar, non_temporal); break;
    }
}

void vinculum_store_fence(void)
{
    _mm_sfence();
}
#else
void vinculum_divide_float_arrays_avx2(enum type type, const char *a, const char *b, char *c, size_t n, int non_temporal)
{
    (void)type, (void)a, (void)b, (void)c, (void)n, (void)non_temporal;
}

void vinculum_divide_float_runs_avx2(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of_scalar, int non_temporal)
{
    (void)type, (void)scalars, (void)others, (void)c, (void)n, (void)m, (void)of_scalar, (void)non_temporal;
}

void vinculum_store_fence(void)
{
}
#endif
