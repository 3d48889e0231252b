/* float16 and bfloat16 by AVX-512. */
#ifndef VINCULUM_HALVES_AVX512_H
#define VINCULUM_HALVES_AVX512_H

#include "x86/floats.h"

/* Whether this processor can. */
int halves_avx512(void);

/* As those of floats_x86.h, with runs of LEAST_RUN_OF_16 elements at least: sixteen are divided at a time. */
enum { LEAST_RUN_OF_16 = 16 };
void halves_arrays_avx512(enum type type, const char *a, const char *b, char *c, size_t n, int stream);
void halves_runs_avx512(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of, int stream);

#endif
