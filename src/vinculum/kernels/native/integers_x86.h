/* Division of integers of 8 and 16 bits with the estimate of reciprocals that x86 processors have. */
#ifndef VINCULUM_INTEGERS_X86_H
#define VINCULUM_INTEGERS_X86_H

#include <stddef.h>

#include "engine.h"

/* "avx2", or "portable" where this processor cannot. */
const char *integers_x86_path(void);

/*
 * c[i] = a[i] / b[i], where a may be one element that stands for all. 0: nothing is to be had from here, as the processor
 * or the type is another one, or some pair is outside of the domain; c may hold anything then.
 * `stream`: what is written goes past the caches.
 */
int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream);

#endif
