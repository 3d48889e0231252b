/* What the files on integers by AVX2 have in common: vectors for integers_span.h, and quotients by magnitudes and signs. */
#ifndef VINCULUM_INTEGERS_AVX2_H
#define VINCULUM_INTEGERS_AVX2_H

#include "x86/integer_span.inl.h"

#ifndef VECTORS
#define VECTORS __attribute__((target("avx2,fma")))
#endif
#define INLINE VECTORS __attribute__((always_inline)) static inline
#define LOAD(P) _mm256_loadu_si256((const void *)(P))
#define STORE(P, X) _mm256_storeu_si256((void *)(P), X)
#define STREAM(P, X) _mm256_stream_si256((void *)(P), X)
#define EVERY_8(X) _mm256_set1_epi8((char)(X))
#define EVERY_16(X) _mm256_set1_epi16((short)(X))
#define EVERY_32(X) _mm256_set1_epi32((int)(X))
#define EVERY_64(X) _mm256_set1_epi64x((long long)(X))

typedef __m256i vector;

/* Whether a denominator was 0, or a quotient too large, of 16 or 32 bits. */
#define OUTSIDE(BITS)                                                                                                    \
    INLINE int outside_##BITS(vector least, vector wrong)                                                                \
    {                                                                                                                    \
        const vector zero = _mm256_setzero_si256();                                                                      \
        const vector none = _mm256_cmpeq_epi##BITS(least, zero), large = _mm256_cmpgt_epi##BITS(zero, wrong);            \
        return _mm256_movemask_epi8(_mm256_or_si256(none, large)) != 0;                                                  \
    }

/* Of 16 and 32 bits, by QUOTIENTS of magnitudes; where signs differ, the floor is -((|a| + |b| - 1) / |b|). */
#define BY_MAGNITUDES(BITS, QUOTIENTS)                                                                                   \
    INLINE vector vector_uint##BITS(vector a, vector b, int floored, vector *least, vector *wrong)                       \
    {                                                                                                                    \
        (void)floored, (void)wrong;                                                                                      \
        *least = _mm256_min_epu##BITS(*least, b);                                                                        \
        return QUOTIENTS(a, b);                                                                                          \
    }                                                                                                                    \
    INLINE vector vector_int##BITS(vector a, vector b, int floored, vector *least, vector *wrong)                        \
    {                                                                                                                    \
        const vector zero = _mm256_setzero_si256(), one = EVERY_##BITS(1);                                               \
        const vector sign = _mm256_xor_si256(a, b), size = _mm256_abs_epi##BITS(b);                                      \
        vector numerator = _mm256_abs_epi##BITS(a);                                                                      \
        if (floored) {                                                                                                   \
            const vector more = _mm256_and_si256(_mm256_cmpgt_epi##BITS(zero, sign), _mm256_sub_epi##BITS(size, one));   \
            numerator = _mm256_add_epi##BITS(numerator, more);                                                           \
        }                                                                                                                \
        const vector quotient = QUOTIENTS(numerator, size);                                                              \
        *least = _mm256_min_epu##BITS(*least, size);                                                                     \
        *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(sign, quotient));                                           \
        return _mm256_sign_epi##BITS(quotient, _mm256_or_si256(sign, one));                                              \
    }                                                                                                                    \
    OUTSIDE(BITS)

#endif
