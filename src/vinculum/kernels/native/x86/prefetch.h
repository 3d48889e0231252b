/* Prefetching of operands in loops over large arrays. */
#ifndef VINCULUM_PREFETCH_H
#define VINCULUM_PREFETCH_H

#include <immintrin.h>
#include <stdint.h>

enum { PREFETCH_BYTES = 512 }; /* the distance that hides the latency of the third-level cache; an address past the end is harmless */

#define PREFETCH(P) _mm_prefetch((const char *)((uintptr_t)(P) + PREFETCH_BYTES), _MM_HINT_T0)

#endif
