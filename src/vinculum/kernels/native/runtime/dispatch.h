/* Which function divides: a generated one, or vector code where this processor has the instructions. */
#ifndef VINCULUM_DISPATCH_H
#define VINCULUM_DISPATCH_H

#include <stddef.h>

#include "runtime/span.h"
#include "runtime/types.h"

/* The instruction set used for float16: "avx512", "f16c" or "portable". */
const char *vinculum_float16_path(void);
/* For bfloat16: "avx512", "avx2" or "portable". */
const char *vinculum_bfloat16_path(void);
/* For integers: "avx512", "avx2" or "portable". */
const char *vinculum_integers_path(void);
/* For integers of 8 bits: as for integers, or "avx512vbmi". */
const char *vinculum_bytes_path(void);

/* How many quotients vector code has written in this process. The generated functions do not count. */
size_t vinculum_vector_elements(void);

/* Set an upper bound on the instruction sets used from now on. PORTABLE: the generated functions alone. */
void vinculum_limit_instruction_set(enum instruction_set limit);

/* The operation of a span on n elements, in one of the first three forms. Sets the span's status. */
void vinculum_divide_block(struct span *span, enum form form, const char *a, const char *b, char *c, size_t n);

/* Divide all runs of a span by vector code. Returns 0, and does nothing, where there is none or the operation is CHECK. */
int vinculum_divide_runs(struct span *span);

/* Add a finished span's elements to the process's count: once a span, as an atomic addition waits for non-temporal stores. */
void vinculum_count_vector_elements(const struct span *span);

#endif
