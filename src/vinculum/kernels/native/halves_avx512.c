/*
 * float16 and bfloat16 by AVX-512, through float, which rounds once (FLOAT16_THROUGH_FLOAT32, BFLOAT16_THROUGH_FLOAT32):
 * float16 by the conversions of the processor, bfloat16 by the steps of the generated C. E_DIV_FLOAT_FUNC_0010
 */
#include "halves_avx512.h"

#define ARGUMENTS const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <string.h>

#include "ahead_x86.h"

#define VECTORS __attribute__((target("avx512f")))

enum { WIDTH = 16 };

/* The last few elements go through a vector of their own, so that a pair has one quotient wherever it stands. */
#define DIVIDE(VECTOR)                                                                                                \
    uint16_t repeated_a[WIDTH], repeated_b[WIDTH];                                                                    \
    for (int k = 0; k < WIDTH; ++k) {                                                                                 \
        repeated_a[k] = a[one_a ? 0 : (size_t)k < n ? (size_t)k : 0];                                                 \
        repeated_b[k] = b[one_b ? 0 : (size_t)k < n ? (size_t)k : 0];                                                 \
    }                                                                                                                 \
    size_t i = 0;                                                                                                     \
    uint16_t left_a[WIDTH] = {0}, left_b[WIDTH] = {0}, left_c[WIDTH];                                                 \
    for (; i + WIDTH <= n; i += WIDTH) {                                                                              \
        PREFETCH(a + (one_a ? 0 : i));                                                                                \
        PREFETCH(b + (one_b ? 0 : i));                                                                                \
        VECTOR(one_a ? repeated_a : a + i, one_b ? repeated_b : b + i, c + i);                                        \
    }                                                                                                                 \
    if (i < n) {                                                                                                      \
        (void)memcpy(left_a, one_a ? repeated_a : a + i, (n - i) * sizeof *c);                                        \
        (void)memcpy(left_b, one_b ? repeated_b : b + i, (n - i) * sizeof *c);                                        \
        VECTOR(left_a, left_b, left_c);                                                                               \
        (void)memcpy(c + i, left_c, (n - i) * sizeof *c);                                                             \
    }

#define LOAD(P) _mm256_loadu_si256((const void *)(P))

/* Widening is exact; the conversion back rounds to nearest, ties to even, by its own operand and not by MXCSR. */
#define FLOAT16(A, B, C)                                                                                              \
    _mm256_storeu_si256((void *)(C), _mm512_cvtps_ph(_mm512_div_ps(_mm512_cvtph_ps(LOAD(A)), _mm512_cvtph_ps(LOAD(B))), \
                                                     _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC))

/*
 * bfloat16 is the upper half of a float. Back: half a unit of what is kept is added, less one bit where that is even, and
 * the rest is cut off; of a NaN the upper half is one, as a quotient that is a NaN is a quiet one.
 */
#define WIDE(P) _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(LOAD(P)), 16))
#define BFLOAT16(A, B, C)                                                                                             \
    const __m512 quotient = _mm512_div_ps(WIDE(A), WIDE(B));                                                          \
    const __m512i bits = _mm512_castps_si512(quotient), kept = _mm512_srli_epi32(bits, 16);                           \
    const __m512i up = _mm512_add_epi32(_mm512_and_si512(kept, _mm512_set1_epi32(1)), _mm512_set1_epi32(0x7fff));     \
    const __mmask16 nan = _mm512_cmp_ps_mask(quotient, quotient, _CMP_UNORD_Q);                                       \
    const __m512i rounded = _mm512_srli_epi32(_mm512_add_epi32(bits, up), 16);                                        \
    _mm256_storeu_si256((void *)(C), _mm512_cvtepi32_epi16(_mm512_mask_mov_epi32(rounded, nan, kept)))

int halves_avx512(void)
{
    return __builtin_cpu_supports("avx512f") != 0;
}

VECTORS void float16_avx512(ARGUMENTS)
{
    DIVIDE(FLOAT16)
}

VECTORS void bfloat16_avx512(ARGUMENTS)
{
    DIVIDE(BFLOAT16)
}
#else
int halves_avx512(void)
{
    return 0;
}

void float16_avx512(ARGUMENTS)
{
    (void)a, (void)one_a, (void)b, (void)one_b, (void)c, (void)n;
}

void bfloat16_avx512(ARGUMENTS)
{
    float16_avx512(a, one_a, b, one_b, c, n);
}
#endif
