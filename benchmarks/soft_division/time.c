/*
 * Time the division of arrays: print the nanoseconds of an element in the fastest of REPEATS runs.
 *
 * Macros: WIDTH and PRECISION of the format; OPERAND, the type of an element. Either ARRAY_FUNCTION, which divides arrays
 * as the generated C does, or ROUTINE, which divides two elements; HALF: ROUTINE divides float32, and EXTEND and TRUNCATE
 * convert from and to float16.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <time.h>

#define CONCATENATED(a, b, c) a##b##c
#define UNSIGNED(width) CONCATENATED(uint, width, _t)
#define N 4096
#define REPEATS 400
#define TOP (((uint64_t)1 << (WIDTH - PRECISION)) - 1)

typedef union {
    UNSIGNED(WIDTH) bits[N];
    OPERAND numbers[N];
} array;
static array a, b, c;

#ifdef ARRAY_FUNCTION
int ARRAY_FUNCTION(const OPERAND *, const OPERAND *, OPERAND *, size_t, size_t *);

static void divide(void)
{
    size_t where;
    (void)ARRAY_FUNCTION(a.numbers, b.numbers, c.numbers, N, &where);
}
#else
#ifdef HALF
float ROUTINE(float, float);
float EXTEND(OPERAND);
OPERAND TRUNCATE(float);
#define QUOTIENT(x, y) TRUNCATE(ROUTINE(EXTEND(x), EXTEND(y)))
#else
OPERAND ROUTINE(OPERAND, OPERAND);
#define QUOTIENT(x, y) ROUTINE(x, y)
#endif

static void divide(void)
{
    for (size_t i = 0; i < N; ++i) {
        c.numbers[i] = QUOTIENT(a.numbers[i], b.numbers[i]);
    }
}
#endif

static uint64_t draw(void) /* splitmix64 */
{
    static uint64_t state = 1;
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static UNSIGNED(WIDTH) number(void) /* any sign and fraction, and an exponent such that quotients are normal */
{
    uint64_t sign_and_fraction = draw() & ~(TOP << (PRECISION - 1));
    return (UNSIGNED(WIDTH))(sign_and_fraction | (TOP / 4 + 1 + draw() % (TOP / 2 - 2)) << (PRECISION - 1));
}

static double nanoseconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e9 * (double)now.tv_sec + (double)now.tv_nsec;
}

int main(void)
{
    double fastest = 1e18;
    uint64_t sum = 0;
    for (size_t i = 0; i < N; ++i) {
        a.bits[i] = number();
        b.bits[i] = number();
    }
    for (int k = 0; k < REPEATS; ++k) {
        double start = nanoseconds();
        divide();
        double taken = nanoseconds() - start;
        fastest = taken < fastest ? taken : fastest;
    }
    for (size_t i = 0; i < N; ++i) {
        sum = sum * 31 + c.bits[i];
    }
    printf("%.3f %llu\n", fastest / N, (unsigned long long)sum);
    return 0;
}
