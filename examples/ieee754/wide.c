/* The line protocol with exception flags for binary128, which libgcc divides, and for x87's format, in one of the rounding
 * directions of C's <fenv.h>. On x86, binary128 is __float128 and long double is x87's; on AArch64 and RISC-V, long double is binary128.
 *
 *     cc -O2 -frounding-math -o build/wide wide.c -lm
 *     vinculum check "exec:build/wide {dtype} {rounding}" --dtype binary128 x87_extended --rounding all --flags
 */
#include <fenv.h>
#include <float.h>
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
#if LDBL_MANT_DIG == 113
typedef long double binary128;
#else
typedef __float128 binary128;
#endif
typedef struct { uint64_t low, high; } bits; /* of 80 or of 128 bits, on a little-endian processor */

/* Read the digits of a bit pattern, of which the last 16 are its low half. */
static int parse(const char **text, int digits, bits *x)
{
    char half[17];
    if (strspn(*text, "0123456789ABCDEFabcdef") != (size_t)digits)
        return 0;
    snprintf(half, sizeof half, "%.*s", digits - 16, *text);
    sscanf(half, "%" SCNx64, &x->high);
    snprintf(half, sizeof half, "%.16s", *text + digits - 16);
    sscanf(half, "%" SCNx64, &x->low);
    *text += digits;
    *text += **text == ' ';
    return 1;
}

/* Divide. Variables are volatile, so that the division happens here. */
static bits divide(int digits, bits a, bits b)
{
    bits c = {0, 0};
    if (digits == 20) { /* where long double is x87's */
        volatile long double x, y, z;
        memcpy((void *)&x, &a, 10);
        memcpy((void *)&y, &b, 10);
        z = x / y;
        memcpy(&c, (const void *)&z, 10);
    } else {
        volatile binary128 x, y, z;
        memcpy((void *)&x, &a, 16);
        memcpy((void *)&y, &b, 16);
        z = x / y;
        memcpy(&c, (const void *)&z, 16);
    }
    return c;
}

int main(int argc, char **argv)
{
    const char *dtype = argc > 1 ? argv[1] : "binary128", *direction = argc > 2 ? argv[2] : "ties-to-even";
    int digits = strcmp(dtype, "binary128") == 0 ? 32 : strcmp(dtype, "x87_extended") == 0 && LDBL_MANT_DIG == 64 ? 20 : 0, mode = -1;
    char line[100];
    setvbuf(stdout, NULL, _IOLBF, 1 << 16);
    for (size_t k = 0; k < sizeof directions / sizeof *directions; k++)
        if (strcmp(direction, directions[k].name) == 0)
            mode = directions[k].mode;
    while (fgets(line, sizeof line, stdin) != NULL) {
        const char *text = line;
        bits a, b, c;
        unsigned raised = 0;
        if (mode == -1 || digits == 0) {
            puts("unsupported");
            continue;
        }
        if (!parse(&text, digits, &a) || !parse(&text, digits, &b)) {
            puts("error no operands");
            continue;
        }
        fesetround(mode);
        feclearexcept(FE_ALL_EXCEPT);
        c = divide(digits, a, b);
        for (size_t k = 0; k < sizeof flags / sizeof *flags; k++)
            raised |= fetestexcept(flags[k].exception) ? flags[k].bit : 0;
        fesetround(FE_TONEAREST);
        printf("%0*" PRIX64 "%016" PRIX64 " %02X\n", digits - 16, c.high, c.low, raised);
    }
    return 0;
}
