/*
 * Spans of integers in vectors of one width. The file that includes this says what a vector is: `vector`, VECTORS (the
 * instructions), INLINE, LOAD, STORE, STREAM, EVERY_8 to EVERY_64 (one element in all places) as its types need them, and
 *
 *     vector vector_TYPE(vector a, vector b, int floored, vector *least, vector *wrong)
 *     int outside_BITS(vector least, vector wrong)
 *
 * of which the first divides, and sees to it that `least`, all ones at first, tells of a denominator 0, and `wrong`, zeros
 * at first, has a sign bit where a quotient is positive but does not fit; the second says whether either shows a pair
 * outside of the domain.
 */
#ifndef VINCULUM_INTEGERS_SPAN_H
#define VINCULUM_INTEGERS_SPAN_H

#include <string.h>

#include "x86/prefetch.h"

/*
 * Quotients of n elements of type T to c: EACH is the vector of those from element i on, FEW writes `count` of them from
 * there on, fewer than a vector has. These are the last ones and, where c is to be aligned, the first. FIRST comes before the
 * first vector, if there is one.
 */
#define IN_TURNS(T, FEW, FIRST, EACH)                                                                                    \
    {                                                                                                                    \
        enum { WIDTH = sizeof(vector) / sizeof(T) };                                                                     \
        const size_t before = stream ? (sizeof(vector) - (uintptr_t)c % sizeof(vector)) % sizeof(vector) / sizeof *c : 0;\
        size_t i = 0, count = before < n ? before : n;                                                                   \
        if (count > 0) {                                                                                                 \
            FEW;                                                                                                         \
        }                                                                                                                \
        i = count;                                                                                                       \
        if (i + WIDTH <= n) {                                                                                            \
            FIRST;                                                                                                       \
        }                                                                                                                \
        for (; i + WIDTH <= n; i += WIDTH) {                                                                             \
            const vector quotients = EACH;                                                                               \
            if (stream) {                                                                                                \
                STREAM(c + i, quotients);                                                                                \
            } else {                                                                                                     \
                STORE(c + i, quotients);                                                                                 \
            }                                                                                                            \
        }                                                                                                                \
        count = n - i;                                                                                                   \
        if (count > 0) {                                                                                                 \
            FEW;                                                                                                         \
        }                                                                                                                \
    }
#define IN_VECTORS(T, FEW, EACH) IN_TURNS(T, FEW, (void)0, EACH)
#define LOAD_AHEAD(P) (PREFETCH(P), LOAD(P))

/* Few elements go through a vector of their own, filled with 1. A pair has one quotient wherever it stands. */
#define SPAN_IN(LOOP, TYPE, T, BITS)                                                                                     \
    INLINE void few_##TYPE(const T *a, vector scalar, const T *b, T *c, size_t n, int floored, vector *least, vector *wrong)\
    {                                                                                                                    \
        vector left[2] = {scalar, EVERY_##BITS(1)};                                                                      \
        if (a != NULL) {                                                                                                 \
            (void)memcpy(&left[0], a, n * sizeof *c);                                                                    \
        }                                                                                                                \
        (void)memcpy(&left[1], b, n * sizeof *c);                                                                        \
        const vector quotients = vector_##TYPE(left[0], left[1], floored, least, wrong);                                 \
        (void)memcpy(c, &quotients, n * sizeof *c);                                                                      \
    }                                                                                                                    \
    INLINE int span_##TYPE(const T *a, int one_a, const T *b, T *c, size_t n, int floored, int stream)                   \
    {                                                                                                                    \
        const T repeated = one_a ? *a : 1;                                                                               \
        const vector scalar = EVERY_##BITS(repeated);                                                                    \
        vector least = EVERY_##BITS(-1), wrong = EVERY_##BITS(0);                                                        \
        LOOP(TYPE, T, few_##TYPE(one_a ? NULL : a + i, scalar, b + i, c + i, count, floored, &least, &wrong))            \
        return outside_##BITS(least, wrong) ? -1 : 1;                                                                    \
    }                                                                                                                    \
    VECTORS static int div_##TYPE(const void *a, int one_a, const void *b, void *c, size_t n, int floored, int stream)   \
    {                                                                                                                    \
        if (floored) {                                                                                                   \
            return one_a ? span_##TYPE(a, 1, b, c, n, 1, stream) : span_##TYPE(a, 0, b, c, n, 1, stream);                \
        }                                                                                                                \
        return one_a ? span_##TYPE(a, 1, b, c, n, 0, stream) : span_##TYPE(a, 0, b, c, n, 0, stream);                    \
    }
#define OPERANDS(I) one_a ? scalar : LOAD_AHEAD(a + (I)), LOAD_AHEAD(b + (I))
#define AT_ONCE(TYPE, T, FEW) IN_VECTORS(T, FEW, vector_##TYPE(OPERANDS(i), floored, &least, &wrong))
#define SPAN(TYPE, T, BITS) SPAN_IN(AT_ONCE, TYPE, T, BITS)

/* What divides spans of each type, of the larger ones by LOOP; unsigned integers have one quotient, floored or not. */
#define SPANS(NAME, SMALL, LARGE, LOOP)                                                                                  \
    SPAN(uint##SMALL, uint##SMALL##_t, SMALL)                                                                            \
    SPAN(int##SMALL, int##SMALL##_t, SMALL)                                                                              \
    SPAN_IN(LOOP, uint##LARGE, uint##LARGE##_t, LARGE)                                                                   \
    SPAN_IN(LOOP, int##LARGE, int##LARGE##_t, LARGE)                                                                     \
    int NAME(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream)        \
    {                                                                                                                    \
        switch (type) {                                                                                                  \
        case UINT##SMALL: return div_uint##SMALL(a, one_a, b, c, n, 0, stream);                                          \
        case INT##SMALL: return div_int##SMALL(a, one_a, b, c, n, floored, stream);                                      \
        case UINT##LARGE: return div_uint##LARGE(a, one_a, b, c, n, 0, stream);                                          \
        case INT##LARGE: return div_int##LARGE(a, one_a, b, c, n, floored, stream);                                      \
        default: return 0;                                                                                               \
        }                                                                                                                \
    }

#endif
