/* Vectors of integers by AVX-512. VECTORS may be defined before, with more instructions. */
#ifndef VINCULUM_AVX512_VECTORS_H
#define VINCULUM_AVX512_VECTORS_H

#include <immintrin.h>
#include <stdint.h>

#include "x86/prefetch.h"

#ifndef VECTORS
#define VECTORS __attribute__((target("avx512f,avx512bw")))
#endif
#define INLINE VECTORS __attribute__((always_inline)) static inline
#define LOAD(P) _mm512_loadu_si512((const void *)(P))
#define LOAD_AHEAD(P) (PREFETCH(P), LOAD(P))
#define STORE(P, X) _mm512_storeu_si512((void *)(P), X)
#define STREAM(P, X) _mm512_stream_si512((void *)(P), X)
#define EVERY_8(X) _mm512_set1_epi8((char)(X))
#define EVERY_16(X) _mm512_set1_epi16((short)(X))
#define EVERY_32(X) _mm512_set1_epi32((int)(X))
#define EVERY_64(X) _mm512_set1_epi64((long long)(X))

typedef __m512i vector;

#endif
