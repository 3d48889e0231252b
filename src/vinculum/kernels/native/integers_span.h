/*
 * Spans of integers of 8 and 16 bits in vectors of one width. The file that includes this says what a vector is: `vector`,
 * VECTORS (the instructions), INLINE, LOAD, STORE, STREAM, EVERY_8 and EVERY_16 (one element in all places), and
 *
 *     vector vector_TYPE(vector a, vector b, int floored, vector *least, vector *wrong)
 *     int outside_BITS(vector least, vector wrong)
 *
 * of which the first divides, keeping in `least` the least size of a denominator and in `wrong` a sign bit where a quotient
 * is positive but does not fit; the second says whether either shows a pair outside of the domain.
 */
#ifndef VINCULUM_INTEGERS_SPAN_H
#define VINCULUM_INTEGERS_SPAN_H

#include <string.h>

#include "ahead_x86.h"

/*
 * The last few elements go through a vector of their own, filled with 1; so do the first ones where c is to be aligned. A
 * pair has one quotient wherever it stands.
 */
#define SPAN(TYPE, T, BITS)                                                                                                \
    INLINE void few_##TYPE(const T *a, vector scalar, const T *b, T *c, size_t n, int floored, vector *least, vector *wrong) \
    {                                                                                                                      \
        vector left[2] = {scalar, EVERY_##BITS(1)};                                                                        \
        if (a != NULL) {                                                                                                   \
            (void)memcpy(&left[0], a, n * sizeof *c);                                                                      \
        }                                                                                                                  \
        (void)memcpy(&left[1], b, n * sizeof *c);                                                                          \
        const vector quotients = vector_##TYPE(left[0], left[1], floored, least, wrong);                                   \
        (void)memcpy(c, &quotients, n * sizeof *c);                                                                        \
    }                                                                                                                      \
    INLINE int span_##TYPE(const T *a, int one_a, const T *b, T *c, size_t n, int floored, int stream)                     \
    {                                                                                                                      \
        enum { WIDTH = sizeof(vector) / sizeof(T) };                                                                       \
        const T repeated = one_a ? *a : 1;                                                                                 \
        const vector scalar = EVERY_##BITS(repeated);                                                                      \
        vector least = EVERY_8(-1), wrong = EVERY_8(0);                                                                    \
        const size_t before = stream ? (sizeof scalar - (uintptr_t)c % sizeof scalar) % sizeof scalar / sizeof *c : 0;     \
        size_t i = before < n ? before : n;                                                                                \
        if (i > 0) {                                                                                                       \
            few_##TYPE(one_a ? NULL : a, scalar, b, c, i, floored, &least, &wrong);                                        \
        }                                                                                                                  \
        for (; i + WIDTH <= n; i += WIDTH) {                                                                               \
            if (!one_a) {                                                                                                  \
                PREFETCH(a + i);                                                                                           \
            }                                                                                                              \
            PREFETCH(b + i);                                                                                               \
            const vector numerators = one_a ? scalar : LOAD(a + i);                                                        \
            const vector quotients = vector_##TYPE(numerators, LOAD(b + i), floored, &least, &wrong);                      \
            if (stream) {                                                                                                  \
                STREAM(c + i, quotients);                                                                                  \
            } else {                                                                                                       \
                STORE(c + i, quotients);                                                                                   \
            }                                                                                                              \
        }                                                                                                                  \
        if (i < n) {                                                                                                       \
            few_##TYPE(one_a ? NULL : a + i, scalar, b + i, c + i, n - i, floored, &least, &wrong);                        \
        }                                                                                                                  \
        if (stream) {                                                                                                      \
            _mm_sfence();                                                                                                  \
        }                                                                                                                  \
        return !outside_##BITS(least, wrong);                                                                              \
    }                                                                                                                      \
    VECTORS static int div_##TYPE(const void *a, int one_a, const void *b, void *c, size_t n, int floored, int stream)     \
    {                                                                                                                      \
        if (floored) {                                                                                                     \
            return one_a ? span_##TYPE(a, 1, b, c, n, 1, stream) : span_##TYPE(a, 0, b, c, n, 1, stream);                  \
        }                                                                                                                  \
        return one_a ? span_##TYPE(a, 1, b, c, n, 0, stream) : span_##TYPE(a, 0, b, c, n, 0, stream);                      \
    }

/* What divides spans of each type; unsigned integers have one quotient, floored or not. */
#define SPANS(NAME)                                                                                                        \
    SPAN(uint8, uint8_t, 8)                                                                                                \
    SPAN(int8, int8_t, 8)                                                                                                  \
    SPAN(uint16, uint16_t, 16)                                                                                             \
    SPAN(int16, int16_t, 16)                                                                                               \
    int NAME(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream)          \
    {                                                                                                                      \
        switch (type) {                                                                                                    \
        case UINT8: return div_uint8(a, one_a, b, c, n, 0, stream);                                                        \
        case INT8: return div_int8(a, one_a, b, c, n, floored, stream);                                                    \
        case UINT16: return div_uint16(a, one_a, b, c, n, 0, stream);                                                      \
        case INT16: return div_int16(a, one_a, b, c, n, floored, stream);                                                  \
        default: return 0;                                                                                                 \
        }                                                                                                                  \
    }

#endif
