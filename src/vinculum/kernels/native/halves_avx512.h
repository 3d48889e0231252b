/* float16 and bfloat16 by AVX-512. */
#ifndef VINCULUM_HALVES_AVX512_H
#define VINCULUM_HALVES_AVX512_H

#include <stddef.h>
#include <stdint.h>

/* Whether this processor can. */
int halves_avx512(void);

/* c[i] = a[i] / b[i], where an operand that is one element stands for all. */
void float16_avx512(const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n);
void bfloat16_avx512(const uint16_t *restrict a, int one_a, const uint16_t *restrict b, int one_b, uint16_t *restrict c, size_t n);

#endif
