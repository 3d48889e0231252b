/* float16 by the conversions of the processor, which are exact or round once: E_DIV_FLOAT_FUNC_0010. */
#include "float16_x86.h"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#include <string.h>

/*
 * Widening is exact; the conversion back rounds to nearest, ties to even, by its own operand and not by MXCSR. The
 * last few elements go through a vector of their own, so that a pair has one quotient wherever it stands.
 */
#define DIVIDE(WIDTH, WIDEN)                                                                                          \
    size_t i = 0;                                                                                                     \
    uint16_t left_a[WIDTH] = {0}, left_b[WIDTH] = {0}, left_c[WIDTH];                                                 \
    for (; i + WIDTH <= n; i += WIDTH) {                                                                              \
        WIDEN(one_a ? repeated_a : a + i, one_b ? repeated_b : b + i, c + i);                                         \
    }                                                                                                                 \
    if (i < n) {                                                                                                      \
        (void)memcpy(left_a, one_a ? repeated_a : a + i, (n - i) * sizeof *c);                                        \
        (void)memcpy(left_b, one_b ? repeated_b : b + i, (n - i) * sizeof *c);                                        \
        WIDEN(left_a, left_b, left_c);                                                                                \
        (void)memcpy(c + i, left_c, (n - i) * sizeof *c);                                                             \
    }

#define REPEATED(WIDTH)                                                                                               \
    uint16_t repeated_a[WIDTH], repeated_b[WIDTH];                                                                    \
    for (int k = 0; k < WIDTH; ++k) {                                                                                 \
        repeated_a[k] = a[one_a ? 0 : (size_t)k < n ? (size_t)k : 0];                                                 \
        repeated_b[k] = b[one_b ? 0 : (size_t)k < n ? (size_t)k : 0];                                                 \
    }

#define SIXTEEN(A, B, C)                                                                                              \
    _mm256_storeu_si256((void *)(C),                                                                                  \
                        _mm512_cvtps_ph(_mm512_div_ps(_mm512_cvtph_ps(_mm256_loadu_si256((const void *)(A))),         \
                                                      _mm512_cvtph_ps(_mm256_loadu_si256((const void *)(B)))),        \
                                        _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC))
#define EIGHT(A, B, C)                                                                                                \
    _mm_storeu_si128((void *)(C), _mm256_cvtps_ph(_mm256_div_ps(_mm256_cvtph_ps(_mm_loadu_si128((const void *)(A))),  \
                                                                _mm256_cvtph_ps(_mm_loadu_si128((const void *)(B)))), \
                                                  _MM_FROUND_TO_NEAREST_INT))

__attribute__((target("avx512f"))) static void by_avx512(const uint16_t *restrict a, int one_a, const uint16_t *restrict b,
                                                         int one_b, uint16_t *restrict c, size_t n)
{
    REPEATED(16)
    DIVIDE(16, SIXTEEN)
}

__attribute__((target("avx,f16c"))) static void by_f16c(const uint16_t *restrict a, int one_a, const uint16_t *restrict b,
                                                        int one_b, uint16_t *restrict c, size_t n)
{
    REPEATED(8)
    DIVIDE(8, EIGHT)
}

/* Every processor with AVX2 has F16C; Clang has no name to ask for the latter by. */
const char *float16_x86_path(int wide)
{
    return wide && __builtin_cpu_supports("avx512f") ? "avx512" : __builtin_cpu_supports("avx2") ? "f16c" : "portable";
}

int float16_x86(const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n,
                int wide)
{
    const int avx512 = wide && __builtin_cpu_supports("avx512f") != 0, f16c = __builtin_cpu_supports("avx2") != 0;
    if (n > 0 && avx512) {
        by_avx512(a, one_a, b, one_b, c, n);
    } else if (n > 0 && f16c) {
        by_f16c(a, one_a, b, one_b, c, n);
    }
    return avx512 || f16c;
}
#else
const char *float16_x86_path(int wide)
{
    (void)wide;
    return "portable";
}

int float16_x86(const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n,
                int wide)
{
    (void)a, (void)one_a, (void)b, (void)one_b, (void)c, (void)n, (void)wide;
    return 0;
}
#endif
