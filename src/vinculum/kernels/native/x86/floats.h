/* Floating-point numbers by vectors, where a compiler makes nothing as good of the generated loops. */
#ifndef VINCULUM_FLOATS_X86_H
#define VINCULUM_FLOATS_X86_H

#include <stddef.h>

#include "runtime/engine.h"

/* Whether this processor can. */
int floats_x86(void);

/* c[i] = a[i] / b[i]. `stream`, here and below: what is written goes past the caches. */
void float_arrays_x86(enum type type, const char *a, const char *b, char *c, size_t n, int stream);

/*
 * The same of runs of m elements, which are divided by one denominator each or, if `of`, one numerator, the next of `scalars`:
 * of one run, or of whole ones of LEAST_RUN elements at least.
 */
enum { LEAST_RUN = 8 };
void float_runs_x86(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of, int stream);

/* What went past the caches is there for everybody. */
void fence_x86(void);

#endif
