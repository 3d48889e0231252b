/* The line protocol with exception flags, in one of the rounding directions of C's <fenv.h>: for each line `A B` of standard
 * input one line `C FLAGS`. FLAGS are those of TestFloat: 10 invalid, 08 division by zero, 04 overflow, 02 underflow,
 * 01 inexact. C has no direction ties-to-away.
 *
 *     cc -O2 -frounding-math -o build/directions directions.c -lm
 *     vinculum check "exec:build/directions {dtype} {rounding}" --dtype float32 --rounding toward-zero --flags
 *
 * With a compiler that has _Float16 it divides float16 too. -DLIBCALL calls __divsf3 and __divdf3 of a library.
 */
#include <fenv.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const struct { const char *name; int mode; } directions[] = {
    {"ties-to-even", FE_TONEAREST},
    {"toward-positive", FE_UPWARD},
    {"toward-negative", FE_DOWNWARD},
    {"toward-zero", FE_TOWARDZERO},
};
static const struct { int exception; unsigned bit; } flags[] = {
    {FE_INVALID, 16},
    {FE_DIVBYZERO, 8},
    {FE_OVERFLOW, 4},
    {FE_UNDERFLOW, 2},
    {FE_INEXACT, 1},
};

#ifdef __FLT16_MANT_DIG__
#define HAS_FLOAT16 1
#else
#define HAS_FLOAT16 0
#endif

#ifdef LIBCALL /* the functions that compilers call where there is no floating-point unit */
float __divsf3(float, float);
double __divdf3(double, double);
#define DIVIDE_FLOAT __divsf3
#define DIVIDE_DOUBLE __divdf3
#else
#define DIVIDE_FLOAT(x, y) ((x) / (y))
#define DIVIDE_DOUBLE(x, y) ((x) / (y))
#endif

/* Divide bit patterns. Variables are volatile, so that the division happens here, and in the type. */
static uint64_t divide(const char *dtype, uint64_t a, uint64_t b)
{
    if (strcmp(dtype, "float32") == 0) {
        volatile float x, y, z;
        uint32_t u = (uint32_t)a, v = (uint32_t)b, w;
        memcpy((void *)&x, &u, sizeof x);
        memcpy((void *)&y, &v, sizeof y);
        z = DIVIDE_FLOAT(x, y);
        memcpy(&w, (const void *)&z, sizeof w);
        return w;
    }
#if HAS_FLOAT16
    if (strcmp(dtype, "float16") == 0) {
        volatile _Float16 x, y, z;
        uint16_t u = (uint16_t)a, v = (uint16_t)b, w;
        memcpy((void *)&x, &u, sizeof x);
        memcpy((void *)&y, &v, sizeof y);
        z = x / y;
        memcpy(&w, (const void *)&z, sizeof w);
        return w;
    }
#endif
    volatile double x, y, z;
    uint64_t w;
    memcpy((void *)&x, &a, sizeof x);
    memcpy((void *)&y, &b, sizeof y);
    z = DIVIDE_DOUBLE(x, y);
    memcpy(&w, (const void *)&z, sizeof w);
    return w;
}

int main(int argc, char **argv)
{
    const char *dtype = argc > 1 ? argv[1] : "float32", *direction = argc > 2 ? argv[2] : "ties-to-even";
    int digits = strcmp(dtype, "float32") == 0 ? 8 : HAS_FLOAT16 && strcmp(dtype, "float16") == 0 ? 4 : 16, mode = -1;
    char line[100];
    setvbuf(stdout, NULL, _IOLBF, 1 << 16);
    for (size_t k = 0; k < sizeof directions / sizeof *directions; k++)
        if (strcmp(direction, directions[k].name) == 0)
            mode = directions[k].mode;
    while (fgets(line, sizeof line, stdin) != NULL) {
        uint64_t a, b, c;
        unsigned raised = 0;
        if (mode == -1 || (digits == 16 && strcmp(dtype, "float64") != 0)) {
            puts("unsupported");
            continue;
        }
        if (sscanf(line, "%" SCNx64 " %" SCNx64, &a, &b) != 2) {
            puts("error no operands");
            continue;
        }
        fesetround(mode);
        feclearexcept(FE_ALL_EXCEPT);
        c = divide(dtype, a, b);
        for (size_t k = 0; k < sizeof flags / sizeof *flags; k++)
            raised |= fetestexcept(flags[k].exception) ? flags[k].bit : 0;
        fesetround(FE_TONEAREST);
        printf("%0*" PRIX64 " %02X\n", digits, c, raised);
    }
    return 0;
}
