/* Targets in C for test_fault_programs.py: int f(const float *a, const float *b, float *c, size_t n). */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xmmintrin.h>

/* As an object does that is linked with -ffast-math: loading it sets flush-to-zero. */
__attribute__((constructor)) static void fast_math(void) { _mm_setcsr(_mm_getcsr() | 0x8040u); }

int divides(const float *a, const float *b, float *c, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        c[i] = a[i] / b[i];
    }
    return 0;
}

int writes_beyond(const float *a, const float *b, float *c, size_t n)
{
    divides(a, b, c, n);
    for (size_t i = 0; i < 1u << 24; i++) {
        c[n + i] = 1.0f;
    }
    return 0;
}

/* As with a factor beta = 0 for what was in c: nothing was. */
int adds_to_what_is_there(const float *a, const float *b, float *c, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        c[i] = a[i] / b[i] + -0.0f * (c[i] < 0.0f ? -c[i] : c[i]);
    }
    return 0;
}

/* So many by themselves, until a is at a boundary of 64 bytes, however few there are. */
int aligns_first(const float *a, const float *b, float *c, size_t n)
{
    const size_t first = (64 - ((size_t)a & 63)) % 64 / sizeof *a;
    divides(a, b, c, first);
    return first < n ? divides(a + first, b + first, c + first, n - first) : 0;
}

int recurses(const float *a, const float *b, float *c, size_t n)
{
    volatile char frame[1 << 16];
    frame[0] = (char)n;
    return recurses(a, b, c, n + 1) + frame[0];
}

/* Block by block, in memory that all calls have in common. */
int one_block_for_all(const float *a, const float *b, float *c, size_t n)
{
    static float block[1 << 14];
    for (size_t i = 0, some; i < n; i += some) {
        some = n - i < 1 << 14 ? n - i : 1 << 14;
        divides(a + i, b + i, block, some);
        usleep(some < 1 << 14 ? 0 : 100);
        memcpy(c + i, block, some * sizeof *c);
    }
    return 0;
}

/* As vectors of the MMX do without what ends them. */
int leaves_a_register_in_use(const float *a, const float *b, float *c, size_t n)
{
    __asm__ volatile("fld1");
    return divides(a, b, c, n);
}
