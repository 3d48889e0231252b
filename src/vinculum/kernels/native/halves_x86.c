/*
 * float16 and bfloat16 through float, which rounds once (FLOAT16_THROUGH_FLOAT32, BFLOAT16_THROUGH_FLOAT32): float16 by
 * the conversions of the processor, bfloat16 by the steps of the generated C. E_DIV_FLOAT_FUNC_0010
 */
#include "halves_x86.h"

#define ARGUMENTS                                                                                                     \
    const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <string.h>

#include "ahead_x86.h"

/* The last few elements go through a vector of their own, so that a pair has one quotient wherever it stands. */
#define DIVIDE(WIDTH, VECTOR)                                                                                         \
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

#define LOAD_16(P) _mm256_loadu_si256((const void *)(P))
#define LOAD_8(P) _mm_loadu_si128((const void *)(P))

/* float16: widening is exact; the conversion back rounds to nearest, ties to even, by its own operand and not by MXCSR. */
#define FLOAT16_16(A, B, C)                                                                                           \
    _mm256_storeu_si256((void *)(C),                                                                                  \
                        _mm512_cvtps_ph(_mm512_div_ps(_mm512_cvtph_ps(LOAD_16(A)), _mm512_cvtph_ps(LOAD_16(B))),      \
                                        _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC))
#define FLOAT16_8(A, B, C)                                                                                            \
    _mm_storeu_si128((void *)(C), _mm256_cvtps_ph(_mm256_div_ps(_mm256_cvtph_ps(LOAD_8(A)), _mm256_cvtph_ps(LOAD_8(B))), \
                                                  _MM_FROUND_TO_NEAREST_INT))

/*
 * bfloat16 is the upper half of a float. Back: half a unit of what is kept is added, less one bit where that is even, and
 * the rest is cut off; of a NaN the upper half is one, as a quotient that is a NaN is a quiet one.
 */
#define WIDE_16(P) _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(LOAD_16(P)), 16))
#define BFLOAT16_16(A, B, C)                                                                                          \
    const __m512 quotient = _mm512_div_ps(WIDE_16(A), WIDE_16(B));                                                    \
    const __m512i bits = _mm512_castps_si512(quotient), kept = _mm512_srli_epi32(bits, 16);                           \
    const __m512i up = _mm512_add_epi32(_mm512_and_si512(kept, _mm512_set1_epi32(1)), _mm512_set1_epi32(0x7fff));     \
    const __mmask16 nan = _mm512_cmp_ps_mask(quotient, quotient, _CMP_UNORD_Q);                                       \
    const __m512i rounded = _mm512_srli_epi32(_mm512_add_epi32(bits, up), 16);                                        \
    _mm256_storeu_si256((void *)(C), _mm512_cvtepi32_epi16(_mm512_mask_mov_epi32(rounded, nan, kept)))

#define WIDE_8(P) _mm256_castsi256_ps(_mm256_slli_epi32(_mm256_cvtepu16_epi32(LOAD_8(P)), 16))
#define BFLOAT16_8(A, B, C)                                                                                           \
    const __m256 quotient = _mm256_div_ps(WIDE_8(A), WIDE_8(B));                                                      \
    const __m256i bits = _mm256_castps_si256(quotient), kept = _mm256_srli_epi32(bits, 16);                           \
    const __m256i up = _mm256_add_epi32(_mm256_and_si256(kept, _mm256_set1_epi32(1)), _mm256_set1_epi32(0x7fff));     \
    const __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(quotient, quotient, _CMP_UNORD_Q));                         \
    const __m256i rounded = _mm256_srli_epi32(_mm256_add_epi32(bits, up), 16);                                        \
    const __m256i chosen = _mm256_blendv_epi8(rounded, kept, nan);                                                    \
    _mm_storeu_si128((void *)(C), _mm_packus_epi32(_mm256_castsi256_si128(chosen), _mm256_extracti128_si256(chosen, 1)))

__attribute__((target("avx512f"))) static void float16_by_avx512(ARGUMENTS)
{
    DIVIDE(16, FLOAT16_16)
}

__attribute__((target("avx,f16c"))) static void float16_by_f16c(ARGUMENTS)
{
    DIVIDE(8, FLOAT16_8)
}

__attribute__((target("avx512f"))) static void bfloat16_by_avx512(ARGUMENTS)
{
    DIVIDE(16, BFLOAT16_16)
}

__attribute__((target("avx2"))) static void bfloat16_by_avx2(ARGUMENTS)
{
    DIVIDE(8, BFLOAT16_8)
}

static int avx512(int wide)
{
    return wide && __builtin_cpu_supports("avx512f");
}

/* Every processor with AVX2 has F16C; Clang has no name to ask for the latter by. */
static int avx2(void)
{
    return __builtin_cpu_supports("avx2") != 0;
}

static const char *path(int wide, const char *narrow)
{
    return avx512(wide) ? "avx512" : avx2() ? narrow : "portable";
}

typedef void divide(ARGUMENTS);

static int by(divide *wider, divide *narrower, ARGUMENTS, int wide)
{
    divide *const function = avx512(wide) ? wider : avx2() ? narrower : NULL;
    if (function != NULL && n > 0) {
        function(a, one_a, b, one_b, c, n);
    }
    return function != NULL;
}

const char *float16_x86_path(int wide)
{
    return path(wide, "f16c");
}

const char *bfloat16_x86_path(int wide)
{
    return path(wide, "avx2");
}

int float16_x86(ARGUMENTS, int wide)
{
    return by(float16_by_avx512, float16_by_f16c, a, one_a, b, one_b, c, n, wide);
}

int bfloat16_x86(ARGUMENTS, int wide)
{
    return by(bfloat16_by_avx512, bfloat16_by_avx2, a, one_a, b, one_b, c, n, wide);
}
#else
const char *float16_x86_path(int wide)
{
    (void)wide;
    return "portable";
}

const char *bfloat16_x86_path(int wide)
{
    return float16_x86_path(wide);
}

int float16_x86(ARGUMENTS, int wide)
{
    (void)a, (void)one_a, (void)b, (void)one_b, (void)c, (void)n, (void)wide;
    return 0;
}

int bfloat16_x86(ARGUMENTS, int wide)
{
    return float16_x86(a, one_a, b, one_b, c, n, wide);
}
#endif
