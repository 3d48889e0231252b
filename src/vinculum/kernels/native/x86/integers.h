/* Division of integers by vectors. */
#ifndef VINCULUM_INTEGERS_X86_H
#define VINCULUM_INTEGERS_X86_H

#include <stddef.h>

#include "runtime/engine.h"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define VINCULUM_INTEGERS_X86 1
#else
#define VINCULUM_INTEGERS_X86 0
#endif

/* "avx512", "avx2", or "portable" where this processor cannot; no more than `most`. Of 8 bits "avx512vbmi" too. */
const char *integers_x86_path(enum instructions most);
const char *bytes_x86_path(enum instructions most);

/*
 * c[i] = a[i] / b[i], where a or b may be one element that stands for all. 1: so it is. 0: nothing is to be had from here, as
 * the processor or the type is another one. -1: some pair is outside of the domain; c may hold anything then.
 * `stream`: what is written goes past the caches.
 */
int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, int one_b, char *c, size_t n, int stream,
                 enum instructions most);

/*
 * The same by these instructions, which the processor has to have, of one element at least: of 8 and 16 bits, of 32 and 64, and of
 * 8. 1, or -1.
 */
typedef int divide_integers(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream);
divide_integers integers_avx2, integers_avx512, integers_wide_avx2, integers_wide_avx512, integers_vbmi;

/* And by one denominator, of the types of which the generated C is not as fast. 1, -1, or 0 for another type. */
typedef int divide_integers_by_one(enum type type, int floored, const char *a, const char *b, char *c, size_t n, int stream);
divide_integers_by_one integers_by_one_avx2, integers_by_one_avx512;

#endif
