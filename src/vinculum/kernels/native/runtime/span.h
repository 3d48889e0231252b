/* A span: the part of a division that one thread does. */
#ifndef VINCULUM_SPAN_H
#define VINCULUM_SPAN_H

#include <stddef.h>

#include "runtime/types.h"

enum { TILE = 16384 }; /* bytes of one operand that stay in the first-level cache */

struct span {
    enum type type;
    enum form form;
    enum operation operation;
    const char *a, *b;
    char *c;
    size_t n, m;           /* m: the length of a row or of a run */
    int exceeds_cache;     /* the result is larger than the caches of one core */
    int non_temporal;      /* the result is larger than any cache: stores bypass the caches */
    int status;            /* 0, or a code of vinculum_div.h */
    size_t vector_elements; /* quotients that vector code of x86/ has written */
};

/* Divide a span in the default floating-point environment, and set its status. */
void vinculum_divide_span(struct span *span);

#endif
