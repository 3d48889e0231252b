/* Division of large float32 and float64 arrays with stores that go past the caches: what is written is not read first. */
#ifndef VINCULUM_STREAMS_X86_H
#define VINCULUM_STREAMS_X86_H

#include <stddef.h>

/* c[i] = a[i] / b[i], where an operand that is one element stands for all. 0 where the processor cannot: nothing is done. */
int stream_float32_x86(const float *restrict a, int one_a, const float *restrict b, int one_b, float *restrict c, size_t n);
int stream_float64_x86(const double *restrict a, int one_a, const double *restrict b, int one_b, double *restrict c, size_t n);

#endif
