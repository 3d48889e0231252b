/*
 * Spans of floating-point numbers in vectors. The file that includes this says by which instructions (VECTORS, INLINE), and has
 * for each type
 *
 *     VECTOR quotients_NAME(VECTOR a, VECTOR b)
 *     VECTOR quotients_by_NAME(VECTOR a, VECTOR d), the same by one denominator, where PRODUCTS_NAME(that one) is not 0
 *
 * of which FLOATS makes divide_arrays_NAME and divide_runs_NAME. BOTH loads the vectors of two arrays: to ask ahead takes longer
 * than it saves where quotients need no conversion. LEAST is the least run that divide_runs_NAME is given, but for a single one.
 */
#ifndef VINCULUM_FLOATS_SPAN_H
#define VINCULUM_FLOATS_SPAN_H

#include <string.h>

#include "x86/floats.h"
#include "x86/prefetch.h"

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
#define FLOATS(NAME, T, BITS, VECTOR, EVERY, BOTH, LEAST)                                                                \
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
            put_##NAME(c + i, quotients_##NAME(BOTH(a + i), BOTH(b + i)), stream);                                       \
        }                                                                                                                \
        if (i < n) {                                                                                                     \
            few_##NAME(EVERY(1), a + i, b + i, c + i, n - i);                                                            \
        }                                                                                                                \
    }                                                                                                                    \
    /* What of a run fills vectors; where it ends. */                                                                    \
    INLINE size_t run_##NAME(VECTOR scalar, const T *others, T *c, size_t i, size_t end, int of, int products, int stream)\
    {                                                                                                                    \
        for (; i + WIDTH(VECTOR, T) <= end; i += WIDTH(VECTOR, T)) {                                                     \
            const VECTOR x = AHEAD_##BITS(others + i);                                                                   \
            const VECTOR by = products ? quotients_by_##NAME(x, scalar) : quotients_##NAME(x, scalar);                   \
            put_##NAME(c + i, of ? quotients_##NAME(scalar, x) : by, stream);                                            \
        }                                                                                                                \
        return i;                                                                                                        \
    }                                                                                                                    \
    _Static_assert((LEAST) >= WIDTH(VECTOR, T), "a vector has two runs at most");                                        \
    INLINE void runs_##NAME(const T *scalars, const T *others, T *c, size_t n, size_t m, int of, int stream)             \
    {                                                                                                                    \
        const size_t before = BEFORE(c, VECTOR, n);                                                                      \
        size_t i = stream ? before : 0;                                                                                  \
        if (i > 0) {                                                                                                     \
            few_##NAME(EVERY(*scalars), of ? NULL : others, of ? others : NULL, c, i);                                   \
        }                                                                                                                \
        for (size_t end = m; i + WIDTH(VECTOR, T) <= n; end += m) {                                                      \
            const VECTOR scalar = EVERY(*scalars);                                                                       \
            i = !of && PRODUCTS_##NAME(*scalars) ? run_##NAME(scalar, others, c, i, end, 0, 1, stream)                   \
                                                 : run_##NAME(scalar, others, c, i, end, of, 0, stream);                 \
            if (end < n) {                                                                                               \
                ++scalars;                                                                                               \
            }                                                                                                            \
            if (i < end && end < n) {                                                                                    \
                const VECTOR here = LOAD_##BITS((const char *)(masks + 8) - (end - i) * sizeof(T));                      \
                const VECTOR two = BLEND_##BITS(EVERY(*scalars), scalar, here), x = LOAD_##BITS(others + i);             \
                put_##NAME(c + i, of ? quotients_##NAME(two, x) : quotients_##NAME(x, two), stream);                     \
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

#endif
