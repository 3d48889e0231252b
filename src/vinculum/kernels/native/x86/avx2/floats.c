/*
 * Floating-point numbers by AVX2, as bit patterns: float32 and float64 by the processor's division, float16 and bfloat16
 * through float32, which rounds once (FLOAT16_THROUGH_FLOAT32, BFLOAT16_THROUGH_FLOAT32). E_DIV_FLOAT_FUNC_0010
 *
 * The generated loops divide in the same way. But no compiler makes vectors of conversions to float16, or knows how large an
 * array is and what had better go past the caches; and they are called anew for each run.
 */
#include "x86/floats.h"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define VECTORS __attribute__((target("avx2,f16c")))
#define INLINE VECTORS __attribute__((always_inline)) static inline
#include "x86/float_span.inl.h"

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
INLINE __m256 wide(__m128i x)
{
    return _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(x), 16));
}

/*
 * Back: half a unit of what is kept is added, less one bit where that is even, and the rest is cut off; of a NaN the upper
 * half is one, as a quotient that is a NaN is a quiet one.
 */
INLINE __m128i quotients_bfloat16(__m128i a, __m128i b)
{
    const __m256 quotient = _mm256_div_ps(wide(a), wide(b));
    const __m256i bits = _mm256_castps_si256(quotient), kept = _mm256_srli_epi32(bits, 16);
    const __m256i up = _mm256_add_epi32(_mm256_and_si256(kept, _mm256_set1_epi32(1)), _mm256_set1_epi32(0x7fff));
    const __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(quotient, quotient, _CMP_UNORD_Q));
    const __m256i rounded = _mm256_srli_epi32(_mm256_add_epi32(bits, up), 16);
    const __m256i chosen = _mm256_blendv_epi8(rounded, kept, nan);
    return _mm_packus_epi32(_mm256_castsi256_si128(chosen), _mm256_extracti128_si256(chosen, 1));
}

#define PRODUCTS_float16(D) 0
#define PRODUCTS_bfloat16(D) 0
#define PRODUCTS_float32(D) 0
#define PRODUCTS_float64(D) 0
#define quotients_by_float16 quotients_float16
#define quotients_by_bfloat16 quotients_bfloat16
#define quotients_by_float32 quotients_float32
#define quotients_by_float64 quotients_float64

/* ---- spans ---- */

#define EVERY_16(X) _mm_set1_epi16((short)(X))
#define EVERY_32(X) _mm256_set1_epi32((int)(X))
#define EVERY_64(X) _mm256_set1_epi64x((long long)(X))

FLOATS(float16, uint16_t, 128, __m128i, EVERY_16, AHEAD_128, LEAST_RUN)
FLOATS(bfloat16, uint16_t, 128, __m128i, EVERY_16, AHEAD_128, LEAST_RUN)
FLOATS(float32, uint32_t, 256, __m256i, EVERY_32, LOAD_256, LEAST_RUN)
FLOATS(float64, uint64_t, 256, __m256i, EVERY_64, LOAD_256, LEAST_RUN)

/* Every processor with AVX2 has F16C; Clang has no name to ask for the latter by. */
int floats_x86(void)
{
    return __builtin_cpu_supports("avx2") != 0;
}

void float_arrays_x86(enum type type, const char *a, const char *b, char *c, size_t n, int stream)
{
    switch (type) {
    case FLOAT16: divide_arrays_float16(a, b, c, n, stream); break;
    case BFLOAT16: divide_arrays_bfloat16(a, b, c, n, stream); break;
    case FLOAT32: divide_arrays_float32(a, b, c, n, stream); break;
    default: divide_arrays_float64(a, b, c, n, stream); break;
    }
}

void float_runs_x86(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of, int stream)
{
    switch (type) {
    case FLOAT16: divide_runs_float16(scalars, others, c, n, m, of, stream); break;
    case BFLOAT16: divide_runs_bfloat16(scalars, others, c, n, m, of, stream); break;
    case FLOAT32: divide_runs_float32(scalars, others, c, n, m, of, stream); break;
    default: divide_runs_float64(scalars, others, c, n, m, of, stream); break;
    }
}

void fence_x86(void)
{
    _mm_sfence();
}
#else
int floats_x86(void)
{
    return 0;
}

void float_arrays_x86(enum type type, const char *a, const char *b, char *c, size_t n, int stream)
{
    (void)type, (void)a, (void)b, (void)c, (void)n, (void)stream;
}

void float_runs_x86(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of, int stream)
{
    (void)type, (void)scalars, (void)others, (void)c, (void)n, (void)m, (void)of, (void)stream;
}

void fence_x86(void)
{
}
#endif
