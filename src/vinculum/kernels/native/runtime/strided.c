/*
 * Division of elements at a constant distance: gathered into contiguous tiles, divided as spans, scattered to the result.
 *
 * V_DIV_INDEX_0010
 */
#include "runtime/strided.h"

#include <stdint.h>
#include <string.h>

#include "generated/vinculum_div.h"
#include "runtime/span.h"

#define ELEMENT uint8_t
#include "runtime/strided_copy.inl.h"
#define ELEMENT uint16_t
#include "runtime/strided_copy.inl.h"
#define ELEMENT uint32_t
#include "runtime/strided_copy.inl.h"
#define ELEMENT uint64_t
#include "runtime/strided_copy.inl.h"

static void gather(void *to, const char *from, ptrdiff_t step, size_t size, size_t n)
{
    if (step == (ptrdiff_t)size) {
        (void)memcpy(to, from, n * size);
        return;
    }
    switch (size) {
    case 1: gather_uint8_t(to, from, step, n); break;
    case 2: gather_uint16_t(to, from, step, n); break;
    case 4: gather_uint32_t(to, from, step, n); break;
    default: gather_uint64_t(to, from, step, n); break;
    }
}

static void scatter(char *to, ptrdiff_t step, const void *from, size_t size, size_t n)
{
    switch (size) {
    case 1: scatter_uint8_t(to, step, from, n); break;
    case 2: scatter_uint16_t(to, step, from, n); break;
    case 4: scatter_uint32_t(to, step, from, n); break;
    default: scatter_uint64_t(to, step, from, n); break;
    }
}

/* Whether n contiguous elements of c share no memory with the operand x, which is contiguous or a scalar. */
static int disjoint(const char *x, ptrdiff_t step, const char *c, size_t size, size_t n)
{
    const uintptr_t x_begin = (uintptr_t)x, x_end = x_begin + (step == 0 ? size : n * size), c_begin = (uintptr_t)c;
    return c == NULL || x_end <= c_begin || c_begin + n * size <= x_begin;
}

int vinculum_divide_strided(enum type type, enum operation operation, const char *a, ptrdiff_t step_a, const char *b,
                            ptrdiff_t step_b, char *c, ptrdiff_t step_c, size_t n)
{
    const size_t size = vinculum_type_sizes[type];
    const ptrdiff_t contiguous = (ptrdiff_t)size;
    const int scalar_a = step_a == 0 && n > 1, scalar_b = step_b == 0 && n > 1 && !scalar_a;
    const enum form form = scalar_a ? OF_SCALAR : scalar_b ? BY_SCALAR : ARRAYS;
    /* Contiguous operands are read in place, unless they overlap c: the generated functions require that they do not. */
    const int scattered = c != NULL && step_c != contiguous;
    const int gathered_a = (step_a != contiguous && !scalar_a) || (!scattered && !disjoint(a, step_a, c, size, n));
    const int gathered_b = (step_b != contiguous && !scalar_b) || (!scattered && !disjoint(b, step_b, c, size, n));
    uint64_t buffers[3][TILE / 4 / sizeof(uint64_t)];
    const size_t tile = gathered_a || gathered_b || scattered ? sizeof buffers[0] / size : n;
    int status = VINCULUM_OK;
    for (size_t i = 0; i < n && status == VINCULUM_OK; i += tile) {
        const size_t count = n - i < tile ? n - i : tile;
        const ptrdiff_t offset = (ptrdiff_t)i;
        const char *numerators = scalar_a ? a : a + offset * step_a, *denominators = scalar_b ? b : b + offset * step_b;
        char *const quotients = c == NULL ? NULL : scattered ? (char *)buffers[2] : c + offset * step_c;
        if (gathered_a) {
            gather(buffers[0], numerators, scalar_a ? contiguous : step_a, size, scalar_a ? 1 : count);
            numerators = (const char *)buffers[0];
        }
        if (gathered_b) {
            gather(buffers[1], denominators, scalar_b ? contiguous : step_b, size, scalar_b ? 1 : count);
            denominators = (const char *)buffers[1];
        }
        struct span span = {type, form, operation, numerators, denominators, quotients, count, 0, 0, 0, VINCULUM_OK, 0};
        vinculum_divide_span(&span);
        status = span.status;
        if (scattered && status == VINCULUM_OK) {
            scatter(c + offset * step_c, step_c, quotients, size, count);
        }
    }
    return status;
}
