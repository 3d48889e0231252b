/*
 * Divide the same operands by two libraries, and count where their quotients differ.
 *
 * Usage: compare INTEGER.so HARDWARE.so PAIRS SEED. With PAIRS 0, every pair of operands of a type of at most 16 bits is
 * divided. Where HARDWARE.so returns a NaN, INTEGER.so must return NOT_A_NUMBER; everywhere else the bits must be the same.
 * Exit status: 0 no difference, 1 differences, 2 a library that cannot be used.
 *
 * Macros: OPERAND, the type of an element of HARDWARE.so; BITS, the unsigned type of its pattern; WIDTH; PRECISION, the bits
 * of a significand, or 0 for integers; SIGNED, of integers; NOT_A_NUMBER; INTEGER_FUNCTION and HARDWARE_FUNCTION, names.
 */
#include <dlfcn.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define BATCH 4096
#define SHOWN 5
#define SIGN ((BITS)((BITS)1 << (WIDTH - 1)))

typedef union {
    BITS bits[65536];
    OPERAND numbers[65536];
} array;
#if PRECISION
typedef BITS integer_operand; /* INTEGER.so divides bit patterns */
#define PATTERNS(x) ((x).bits)
#else
typedef OPERAND integer_operand;
#define PATTERNS(x) ((x).numbers)
#endif
typedef int (*integer_function)(const integer_operand *, const integer_operand *, integer_operand *, size_t, size_t *);
typedef int (*hardware_function)(const OPERAND *, const OPERAND *, OPERAND *, size_t, size_t *);

static array a, b, integer, hardware;
static uint64_t state, pairs, different;
static integer_function integer_divide;
static hardware_function hardware_divide;

static uint64_t draw(void) /* splitmix64 */
{
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

#if PRECISION
#define HIDDEN ((uint64_t)1 << (PRECISION - 1))
#define TOP (((uint64_t)1 << (WIDTH - PRECISION)) - 1)

static BITS number(uint64_t low, uint64_t high) /* random sign and fraction, exponent field from low to high - 1 */
{
    uint64_t random = draw();
    uint64_t field = low + (draw() >> 32) % (high - low);
    return (BITS)((random & (HIDDEN - 1)) + field * HIDDEN + ((random >> 63) << (WIDTH - 1)));
}

static BITS rounded_off(BITS bits) /* with a random number of trailing zeros in the fraction */
{
    return (BITS)(bits & ~(((uint64_t)1 << (draw() % PRECISION)) - 1));
}

static void fill(size_t i, unsigned kind)
{
    switch (kind) {
    case 0: /* any */
        a.bits[i] = (BITS)draw();
        b.bits[i] = (BITS)draw();
        break;
    case 1: /* subnormal quotients */
        a.bits[i] = number(1, PRECISION + 2);
        b.bits[i] = number(TOP / 2, TOP / 2 + PRECISION + 2 < TOP ? TOP / 2 + PRECISION + 2 : TOP);
        break;
    case 2: /* subnormal operands */
        a.bits[i] = number(0, 1);
        b.bits[i] = number(0, 2);
        break;
    case 3: /* powers of two as denominators */
        a.bits[i] = number(0, TOP);
        b.bits[i] = (BITS)(number(0, TOP) & ~(HIDDEN - 1));
        break;
    case 4: /* large quotients */
        a.bits[i] = number(TOP - 3, TOP);
        b.bits[i] = number(0, TOP / 2);
        break;
    default: /* ties: few significant bits, subnormal quotients */
        a.bits[i] = rounded_off(number(1, PRECISION + 2));
        b.bits[i] = rounded_off(number(TOP / 2, TOP / 2 + 3));
        break;
    }
}

static int equal(size_t i)
{
    uint64_t magnitude = (uint64_t)hardware.bits[i] & (((uint64_t)1 << (WIDTH - 1)) - 1);
    return integer.bits[i] == (magnitude > TOP * HIDDEN ? (BITS)NOT_A_NUMBER : hardware.bits[i]);
}
#else
static void fill(size_t i, unsigned kind)
{
    a.bits[i] = (BITS)draw();
    b.bits[i] = (BITS)draw();
    if (kind % 3 == 1) { /* denominators of any length */
        b.bits[i] = (BITS)(b.bits[i] >> (draw() % WIDTH));
    } else if (kind % 3 == 2) { /* multiples, and their neighbours */
        b.bits[i] = (BITS)(b.bits[i] >> (draw() % WIDTH));
        a.bits[i] = (BITS)(a.bits[i] / (b.bits[i] ? b.bits[i] : 1) * b.bits[i] + draw() % 3 - 1);
    }
    if (b.bits[i] == 0 || (SIGNED && a.bits[i] == SIGN && (BITS)(b.bits[i] + 1) == 0)) {
        b.bits[i] = 1; /* the self-test divides these */
    }
}

static int equal(size_t i)
{
    return integer.bits[i] == hardware.bits[i];
}
#endif

static void compare(size_t n)
{
    size_t where = 0;
    if (integer_divide(PATTERNS(a), PATTERNS(b), PATTERNS(integer), n, &where) != 0
        || hardware_divide(a.numbers, b.numbers, hardware.numbers, n, &where) != 0) {
        fprintf(stderr, "refused at %zu\n", where);
        exit(2);
    }
    for (size_t i = 0; i < n; ++i) {
        if (!equal(i) && different++ < SHOWN) {
            fprintf(stderr, "0x%" PRIx64 " / 0x%" PRIx64 ": 0x%" PRIx64 ", hardware 0x%" PRIx64 "\n", (uint64_t)a.bits[i],
                    (uint64_t)b.bits[i], (uint64_t)integer.bits[i], (uint64_t)hardware.bits[i]);
        }
    }
    pairs += n;
}

#if WIDTH <= 16
static void compare_all(void)
{
    for (uint32_t numerator = 0; numerator < (uint32_t)1 << WIDTH; ++numerator) {
        size_t n = 0;
        for (uint32_t denominator = 0; denominator < (uint32_t)1 << WIDTH; ++denominator) {
            if (!PRECISION && (denominator == 0 || (SIGNED && numerator == SIGN && (BITS)(denominator + 1) == 0))) {
                continue; /* outside of the domain */
            }
            a.bits[n] = (BITS)numerator;
            b.bits[n] = (BITS)denominator;
            ++n;
        }
        compare(n);
    }
}
#else
static void compare_all(void)
{
    fprintf(stderr, "too many pairs\n");
    exit(2);
}
#endif

static void *function(const char *path, const char *name)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void *found = library ? dlsym(library, name) : NULL;
    if (!found) {
        fprintf(stderr, "%s\n", dlerror());
        exit(2);
    }
    return found;
}

int main(int count, char **arguments)
{
    if (count != 5) {
        return 2;
    }
    *(void **)&integer_divide = function(arguments[1], INTEGER_FUNCTION);
    *(void **)&hardware_divide = function(arguments[2], HARDWARE_FUNCTION);
    uint64_t wanted = strtoull(arguments[3], NULL, 10);
    state = strtoull(arguments[4], NULL, 10);
    if (wanted == 0) {
        compare_all();
    }
    for (unsigned kind = 0; pairs < wanted; kind = (kind + 1) % 6) {
        size_t n = wanted - pairs < BATCH ? (size_t)(wanted - pairs) : BATCH;
        for (size_t i = 0; i < n; ++i) {
            fill(i, kind);
        }
        compare(n);
    }
    printf("%" PRIu64 " %" PRIu64 "\n", pairs, different);
    return different ? 1 : 0;
}
