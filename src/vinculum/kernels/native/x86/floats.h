/* Division of floating-point numbers by vector code, where compilers make nothing as fast of the generated loops. */
#ifndef VINCULUM_FLOATS_H
#define VINCULUM_FLOATS_H

#include <stddef.h>

#include "runtime/types.h"

enum { MIN_RUN = 8, MIN_RUN_AVX512 = 16 };

/* c[i] = a[i] / b[i]. `non_temporal`, here and below: stores bypass the caches. The processor needs AVX2. */
void vinculum_divide_float_arrays_avx2(enum type type, const char *a, const char *b, char *c, size_t n, int non_temporal);

/*
 * Divide runs of m elements of `others`, each by the next of `scalars` or, if of_scalar, each into it. There is one run, or all
 * have at least MIN_RUN elements.
 */
void vinculum_divide_float_runs_avx2(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of_scalar,
                                     int non_temporal);

/* The same for float16 and bfloat16, with runs of at least MIN_RUN_AVX512 elements. The processor needs AVX-512F. */
void vinculum_divide_half_arrays_avx512(enum type type, const char *a, const char *b, char *c, size_t n, int non_temporal);
void vinculum_divide_half_runs_avx512(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of_scalar,
                                      int non_temporal);

/* Make non-temporal stores visible to other threads. */
void vinculum_store_fence(void);

#endif
