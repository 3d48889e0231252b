/* What a loop over large arrays asks for before it is needed. */
#ifndef VINCULUM_AHEAD_X86_H
#define VINCULUM_AHEAD_X86_H

#include <immintrin.h>
#include <stdint.h>

enum { AHEAD = 512 }; /* bytes: what the third cache takes to answer; an address past the end does no harm */

#define PREFETCH(P) _mm_prefetch((const char *)((uintptr_t)(P) + AHEAD), _MM_HINT_T0)

#endif
