/* One division of contiguous operands: checked, split into parts, on several threads. */
#ifndef VINCULUM_ENGINE_H
#define VINCULUM_ENGINE_H

#include <stddef.h>

#include "runtime/types.h"

/* n: elements of c. m: elements of the operand that `form` repeats; ignored for the first three forms. */
struct vinculum_call {
    enum type type;
    enum form form;
    enum operation operation;
    const char *a, *b; /* a scalar is one element at its address */
    char *c;           /* shares no memory with a and b */
    size_t n, m;
    int check_first; /* write nothing unless all pairs are in the domain */
    int threads;
};

/* Returns 0 or a code of vinculum_div.h. Without check_first, c may hold anything after a code. */
int vinculum_divide(const struct vinculum_call *call);

#endif
