/* Division of integers by vector code. */
#ifndef VINCULUM_INTEGERS_H
#define VINCULUM_INTEGERS_H

#include <stddef.h>

#include "runtime/types.h"

/* c[i] = a[i] / b[i] for n elements. scalar_a, scalar_b: the operand is one element that stands for all. */
struct integer_span {
    enum type type;
    int floored;
    const char *a;
    int scalar_a;
    const char *b;
    int scalar_b;
    char *c;
    size_t n;
    int non_temporal; /* stores bypass the caches */
};

/* The instruction set used within the limit: "avx512", "avx2" or "portable"; for 8 bits also "avx512vbmi". */
const char *vinculum_integers_path_x86(enum instruction_set limit);
const char *vinculum_bytes_path_x86(enum instruction_set limit);

/*
 * Divide by the best instruction set within the limit. Returns 1: done. 0: there is no vector code for this type here; c is as
 * it was. -1: some pair is outside of the domain; c may hold anything.
 */
int vinculum_divide_integers_x86(const struct integer_span *span, enum instruction_set limit);

/*
 * The same by one instruction set, which the processor must have, of at least one element. The invariant_divisor functions need
 * scalar_b, the others that b is an array.
 */
typedef int divide_integer_span(const struct integer_span *span);
divide_integer_span vinculum_int8_int16_avx2, vinculum_int32_int64_avx2, vinculum_invariant_divisor_avx2;
divide_integer_span vinculum_int8_int16_avx512, vinculum_int8_vbmi, vinculum_int32_avx512, vinculum_invariant_divisor_avx512;

#endif
