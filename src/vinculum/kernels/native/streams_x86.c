/* float32 and float64 by the processor's division, written past the caches: E_DIV_FLOAT_FUNC_0010. */
#include "streams_x86.h"

#include <stdint.h>

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>

/*
 * The processor's division, as in the generated loops, which have no such stores: a compiler does not know how large
 * arrays are. First as many elements as it takes until c is aligned.
 */
#define STREAM(NAME, T, VECTOR, KIND)                                                                                      \
    __attribute__((target("avx"))) static void NAME(const T *restrict a, size_t step_a, const T *restrict b, size_t step_b, \
                                                    T *restrict c, size_t n)                                               \
    {                                                                                                                      \
        enum { WIDTH = 32 / sizeof(T) };                                                                                   \
        const VECTOR scalar_a = _mm256_set1_##KIND(*a), scalar_b = _mm256_set1_##KIND(*b);                                 \
        size_t i = 0;                                                                                                      \
        for (; i < n && (uintptr_t)(c + i) % 32 != 0; ++i) {                                                               \
            c[i] = a[i * step_a] / b[i * step_b];                                                                          \
        }                                                                                                                  \
        for (; i + WIDTH <= n; i += WIDTH) {                                                                               \
            const VECTOR numerators = step_a == 0 ? scalar_a : _mm256_loadu_##KIND(a + i);                                 \
            const VECTOR denominators = step_b == 0 ? scalar_b : _mm256_loadu_##KIND(b + i);                               \
            _mm256_stream_##KIND(c + i, _mm256_div_##KIND(numerators, denominators));                                      \
        }                                                                                                                  \
        for (; i < n; ++i) {                                                                                               \
            c[i] = a[i * step_a] / b[i * step_b];                                                                          \
        }                                                                                                                  \
        _mm_sfence();                                                                                                      \
    }

STREAM(divide_float32, float, __m256, ps)
STREAM(divide_float64, double, __m256d, pd)

int stream_float32_x86(const float *restrict a, int one_a, const float *restrict b, int one_b, float *restrict c, size_t n)
{
    if (n == 0 || !__builtin_cpu_supports("avx2")) {
        return 0;
    }
    divide_float32(a, !one_a, b, !one_b, c, n);
    return 1;
}

int stream_float64_x86(const double *restrict a, int one_a, const double *restrict b, int one_b, double *restrict c, size_t n)
{
    if (n == 0 || !__builtin_cpu_supports("avx2")) {
        return 0;
    }
    divide_float64(a, !one_a, b, !one_b, c, n);
    return 1;
}
#else
int stream_float32_x86(const float *restrict a, int one_a, const float *restrict b, int one_b, float *restrict c, size_t n)
{
    (void)a, (void)one_a, (void)b, (void)one_b, (void)c, (void)n;
    return 0;
}

int stream_float64_x86(const double *restrict a, int one_a, const double *restrict b, int one_b, double *restrict c, size_t n)
{
    (void)a, (void)one_a, (void)b, (void)one_b, (void)c, (void)n;
    return 0;
}
#endif
