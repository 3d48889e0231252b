/* The generated functions, by type, operation and form, behind one signature. */
#ifndef VINCULUM_FUNCTIONS_H
#define VINCULUM_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

#include "runtime/engine.h"

#define OF(x, T) (*(const T *)(const void *)(x))
#define ARRAY(x, T) ((const T *)(const void *)(x))

/* In lines, rows or runs: what `run` cuts into parts, one for each thread. `m`: the length of a row or of a run. */
struct span {
    enum type type;
    enum form form;
    enum operation operation;
    const char *a, *b;
    char *c;
    size_t n, m;
    int far, stream; /* what is written is too much for the caches of one core; for any, so that it goes past them */
    int status; /* 0, or a code of vinculum_div.h */
    size_t by_vectors; /* quotients that the processor's instructions have written */
};
void divide_span(struct span *span);

/* The operation of a span on n elements of it, in one of the first three forms; its status is that of these. */
void call(struct span *span, enum form form, const char *a, const char *b, char *c, size_t n);

/* All runs of a span in one, where there is something that can, and nothing is to be checked. 0: nothing is done. */
int call_runs(struct span *span);

/* Once for a span, when it is done: a locked addition waits for all that goes past the caches. */
void count_vectors(const struct span *span);

enum { TILE = 16384 }; /* bytes of one operand that stay in the nearest cache */

#endif
