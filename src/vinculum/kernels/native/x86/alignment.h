/* Where non-temporal stores may begin. */
#ifndef VINCULUM_ALIGNMENT_H
#define VINCULUM_ALIGNMENT_H

#include <stddef.h>
#include <stdint.h>

/* How many of n elements of `size` bytes precede the first address from c on that is a multiple of `alignment`. */
static inline size_t elements_before_alignment(const void *c, size_t alignment, size_t size, size_t n)
{
    const size_t elements = (alignment - (uintptr_t)c % alignment) % alignment / size;
    return elements < n ? elements : n;
}

#endif
