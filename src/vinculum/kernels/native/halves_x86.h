/* Division of float16 and bfloat16, numbers of half the width of float, with the instructions that x86 processors have. */
#ifndef VINCULUM_HALVES_X86_H
#define VINCULUM_HALVES_X86_H

#include <stddef.h>
#include <stdint.h>

/* "avx512", another name, or "portable" where this processor has neither. Here and below, `wide`: AVX-512 may be used. */
const char *float16_x86_path(int wide);
const char *bfloat16_x86_path(int wide);

/* c[i] = a[i] / b[i], where an operand that is one element stands for all. 0 where the processor cannot: nothing is done. */
int float16_x86(const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n,
                int wide);
int bfloat16_x86(const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n,
                 int wide);

#endif
