/* Division of elements at a constant distance from each other. */
#ifndef VINCULUM_STRIDED_H
#define VINCULUM_STRIDED_H

#include <stddef.h>

#include "runtime/types.h"

/*
 * One operation on n elements that lie `step` bytes apart (0: one element for all). c may be exactly where a or b is. Returns 0
 * or a code of vinculum_div.h. Nothing is checked in advance: part of c may be written before a code is returned.
 */
int vinculum_divide_strided(enum type type, enum operation operation, const char *a, ptrdiff_t step_a, const char *b,
                            ptrdiff_t step_b, char *c, ptrdiff_t step_c, size_t n);

#endif
