/* Vectors of integers by AVX2. VECTORS may be defined before, with more instructions. */
#ifndef VINCULUM_AVX2_VECTORS_H
#define VINCULUM_AVX2_VECTORS_H

#include <immintrin.h>
#include <stdint.h>

#include "x86/prefetch.h"

#ifndef VECTORS
#define VECTORS __attribute__((target("avx2,fma")))
#endif
#define INLINE VECTORS __attribute__((always_inline)) static inline
#define LOAD(P) _mm256_loadu_si256((const void *)(P))
#define LOAD_AHEAD(P) (PREFETCH(P), LOAD(P))
#define STORE(P, X) _mm256_storeu_si256((void *)(P), X)
#define STREAM(P, X) _mm256_stream_si256((void *)(P), X)
#define EVERY_8(X) _mm256_set1_epi8((char)(X))
#define EVERY_16(X) _mm256_set1_epi16((short)(X))
#define EVERY_32(X) _mm256_set1_epi32((int)(X))
#define EVERY_64(X) _mm256_set1_epi64x((long long)(X))

typedef __m256i vector;

/* Whether a denominator was 0 or a quotient did not fit. */
INLINE int out_of_domain_16(vector min_denominator, vector overflow_mask)
{
    const vector zero = _mm256_setzero_si256();
    const vector zero_denominator = _mm256_cmpeq_epi16(min_denominator, zero), overflow = _mm256_cmpgt_epi16(zero, overflow_mask);
    return _mm256_movemask_epi8(_mm256_or_si256(zero_denominator, overflow)) != 0;
}

INLINE int out_of_domain_32(vector min_denominator, vector overflow_mask)
{
    const vector zero = _mm256_setzero_si256();
    const vector zero_denominator = _mm256_cmpeq_epi32(min_denominator, zero), overflow = _mm256_cmpgt_epi32(zero, overflow_mask);
    return _mm256_movemask_epi8(_mm256_or_si256(zero_denominator, overflow)) != 0;
}

#endif
