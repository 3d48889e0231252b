/* Loads and stores of vectors that hold floating-point numbers as bit patterns. */
#ifndef VINCULUM_FLOAT_VECTORS_H
#define VINCULUM_FLOAT_VECTORS_H

#include <immintrin.h>
#include <stdint.h>

#include "x86/prefetch.h"

#define LOAD_256(P) _mm256_loadu_si256((const void *)(P))
#define STORE_256(P, X) _mm256_storeu_si256((void *)(P), X)
#define STREAM_256(P, X) _mm256_stream_si256((void *)(P), X)
#define BLEND_256 _mm256_blendv_epi8
#define PREFETCH_LOAD_256(P) (PREFETCH(P), LOAD_256(P))
#define LOAD_128(P) _mm_loadu_si128((const void *)(P))
#define STORE_128(P, X) _mm_storeu_si128((void *)(P), X)
#define STREAM_128(P, X) _mm_stream_si128((void *)(P), X)
#define BLEND_128 _mm_blendv_epi8
#define PREFETCH_LOAD_128(P) (PREFETCH(P), LOAD_128(P))

/* A load from k bytes before the middle gives k bytes of ones, then zeros. */
static const int32_t leading_ones[16] = {-1, -1, -1, -1, -1, -1, -1, -1};

#endif
