/*
 * Floating-point numbers by AVX2, as bit patterns: float32 and float64 by the processor's division, float16 and bfloat16
 * through float32, which rounds once (FLOAT16_THROUGH_FLOAT32, BFLOAT16_THROUGH_FLOAT32). E_DIV_FLOAT_FUNC_0010
 *
 * The generated loops divide in the same way. But no compiler makes vectors of conversions to float16, or knows how large an
 * array is and what had better go past the caches; and they are called anew for each run.
 */
#include "floats_x86.h"

#include <stdint.h>
#include <string.h>

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include "ahead_x86.h"

#define VECTORS __attribute__((target("avx2,f16c")))
#define INLINE VECTORS __attribute__((always_inline)) static inline

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

/* ---- spans ---- */

#define LOAD_256(P) _mm256_loadu_si256((const void *)(P))
#define STORE_256(P, X) _mm256_storeu_si256((void *)(P), X)
#define STREAM_256(P, X) _mm256_stream_si256((void *)(P), X)
#define BLEND_256 _mm256_blendv_epi8
#define LOAD_128(P) _mm_loadu_si128((const void *)(P))
#define STORE_128(P, X) _mm_storeu_si128((void *)(P), X)
#define STREAM_128(P, X) _mm_stream_si128((void *)(P), X)
#define BLEND_128 _mm_blendv_epi8
#define AHEAD_256(P) (PREFETCH(P), LOAD_256(P))
#define AHEAD_128(P) (PREFETCH(P), LOAD_128(P))
#define BOTH_256 LOAD_256 /* of two arrays of such, to ask ahead takes longer than it saves */
#define BOTH_128 AHEAD_128
#define EVERY_16(X) _mm_set1_epi16((short)(X))
#define EVERY_32(X) _mm256_set1_epi32((int)(X))
#define EVERY_64(X) _mm256_set1_epi64x((long long)(X))
#define WIDTH(VECTOR, T) (sizeof(VECTOR) / sizeof(T))

/* How many of n elements come before c is aligned. */
#define BEFORE(C, VECTOR, N) smaller((sizeof(VECTOR) - (uintptr_t)(C) % sizeof(VECTOR)) % sizeof(VECTOR) / sizeof *(C), N)

INLINE size_t smaller(size_t x, size_t y)
{
    return x < y ? x : y;
}

/* Loaded from k bytes before the middle: k bytes of ones, then zeros. */
static const int32_t masks[16] = {-1, -1, -1, -1, -1, -1, -1, -1};

/* Few elements go through a vector of their own. Where a vector has the end of a run, it has the beginning of the next, and no more. */
#define FLOATS(NAME, T, BITS, VECTOR, EVERY)                                                                             \
    INLINE void few_##NAME(VECTOR scalar, const T *a, const T *b, T *c, size_t n)                                        \
    {                                                                                                                    \
        VECTOR left[2] = {scalar, scalar};                                                                               \
        if (a != NULL) {                                                                                                 \
            (void)memcpy(&left[0], a, n * sizeof *c);                                                                    \
        }                                                                                                                \
        if (b != NULL) {                                                                                                 \
            (void)memcpy(&left[1], b, n * sizeof *c);                                                                    \
        }                                                                                                                \
        const VECTOR quotients = quotients_##NAME(left[0], left[1]);                                                     \
        (void)memcpy(c, &quotients, n * sizeof *c);                                                                      \
    }                                                                                                                    \
    INLINE void put_##NAME(T *c, VECTOR quotients, int stream)                                                           \
    {                                                                                                                    \
        if (stream) {                                                                                                    \
            STREAM_##BITS(c, quotients);                                                                                 \
        } else {                                                                                                         \
            STORE_##BITS(c, quotients);                                                                                  \
        }                                                                                                                \
    }                                                                                                                    \
    INLINE void arrays_##NAME(const T *a, const T *b, T *c, size_t n, int stream)                                        \
    {                                                                                                                    \
        const size_t before = BEFORE(c, VECTOR, n);                                                                      \
        size_t i = stream ? before : 0;                                                                                  \
        if (i > 0) {                                                                                                     \
            few_##NAME(EVERY(1), a, b, c, i);                                                                            \
        }                                                                                                                \
        for (; i + WIDTH(VECTOR, T) <= n; i += WIDTH(VECTOR, T)) {                                                       \
            put_##NAME(c + i, quotients_##NAME(BOTH_##BITS(a + i), BOTH_##BITS(b + i)), stream);                         \
        }                                                                                                                \
        if (i < n) {                                                                                                     \
            few_##NAME(EVERY(1), a + i, b + i, c + i, n - i);                                                            \
        }                                                                                                                \
    }                                                                                                                    \
    INLINE void by_##NAME(VECTOR scalar, const T *other, T *c, int of, int stream)                                       \
    {                                                                                                                    \
        const VECTOR x = AHEAD_##BITS(other);                                                                            \
        put_##NAME(c, of ? quotients_##NAME(scalar, x) : quotients_##NAME(x, scalar), stream);                           \
    }                                                                                                                    \
    _Static_assert(LEAST_RUN >= WIDTH(VECTOR, T), "a vector has two runs at most");                                      \
    INLINE void runs_##NAME(const T *scalars, const T *others, T *c, size_t n, size_t m, int of, int stream)             \
    {                                                                                                                    \
        const size_t before = BEFORE(c, VECTOR, n);                                                                      \
        size_t i = stream ? before : 0;                                                                                  \
        if (i > 0) {                                                                                                     \
            few_##NAME(EVERY(*scalars), of ? NULL : others, of ? others : NULL, c, i);                                   \
        }                                                                                                                \
        for (size_t end = m; i + WIDTH(VECTOR, T) <= n; end += m) {                                                      \
            const VECTOR scalar = EVERY(*scalars);                                                                       \
            for (; i + WIDTH(VECTOR, T) <= end; i += WIDTH(VECTOR, T)) {                                                 \
                by_##NAME(scalar, others + i, c + i, of, stream);                                                        \
            }                                                                                                            \
            if (end < n) {                                                                                               \
                ++scalars;                                                                                               \
            }                                                                                                            \
            if (i < end && end < n) {                                                                                    \
                const VECTOR here = LOAD_##BITS((const char *)(masks + 8) - (end - i) * sizeof(T));                      \
                by_##NAME(BLEND_##BITS(EVERY(*scalars), scalar, here), others + i, c + i, of, stream);                   \
                i += WIDTH(VECTOR, T);                                                                                   \
            }                                                                                                            \
        }                                                                                                                \
        if (i < n) {                                                                                                     \
            few_##NAME(EVERY(*scalars), of ? NULL : others + i, of ? others + i : NULL, c + i, n - i);                   \
        }                                                                                                                \
    }                                                                                                                    \
    VECTORS static void divide_arrays_##NAME(const void *a, const void *b, void *c, size_t n, int stream)                \
    {                                                                                                                    \
        if (stream) {                                                                                                    \
            arrays_##NAME(a, b, c, n, 1);                                                                                \
        } else {                                                                                                         \
            arrays_##NAME(a, b, c, n, 0);                                                                                \
        }                                                                                                                \
    }                                                                                                                    \
    VECTORS static void divide_runs_##NAME(const void *scalars, const void *others, void *c, size_t n, size_t m, int of, int stream)\
    {                                                                                                                    \
        if (stream && of) {                                                                                              \
            runs_##NAME(scalars, others, c, n, m, 1, 1);                                                                 \
        } else if (stream) {                                                                                             \
            runs_##NAME(scalars, others, c, n, m, 0, 1);                                                                 \
        } else if (of) {                                                                                                 \
            runs_##NAME(scalars, others, c, n, m, 1, 0);                                                                 \
        } else {                                                                                                         \
            runs_##NAME(scalars, others, c, n, m, 0, 0);                                                                 \
        }                                                                                                                \
    }

FLOATS(float16, uint16_t, 128, __m128i, EVERY_16)
FLOATS(bfloat16, uint16_t, 128, __m128i, EVERY_16)
FLOATS(float32, uint32_t, 256, __m256i, EVERY_32)
FLOATS(float64, uint64_t, 256, __m256i, EVERY_64)

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
