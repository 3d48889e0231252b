/* The line protocol with exception flags on Berkeley SoftFloat, in all five rounding directions.
 *
 *     cc -O2 -I"$SOFTFLOAT/source/include" -o build/softfloat softfloat.c "$SOFTFLOAT/build/Linux-x86_64-GCC/softfloat.a"
 *     vinculum check "exec:build/softfloat {dtype} {rounding}" --dtype float16 float32 float64 binary128 x87_extended \
 *         --rounding all --flags
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "softfloat.h"

static const struct { const char *name; uint_fast8_t mode; } directions[] = {
    {"ties-to-even", softfloat_round_near_even},
    {"ties-to-away", softfloat_round_near_maxMag},
    {"toward-positive", softfloat_round_max},
    {"toward-negative", softfloat_round_min},
    {"toward-zero", softfloat_round_minMag},
};
static const struct { const char *name; int digits; } formats[] = {
    {"float16", 4}, {"float32", 8}, {"float64", 16}, {"x87_extended", 20}, {"binary128", 32},
};
typedef struct { uint64_t low, high; } bits;

/* Read the digits of a bit pattern, of which the last 16 are its low half. */
static bool parse(const char **text, int digits, bits *x)
{
    char half[17] = "0";
    int low = digits < 16 ? digits : 16;
    if (strspn(*text, "0123456789ABCDEFabcdef") != (size_t)digits)
        return false;
    if (digits > 16)
        snprintf(half, sizeof half, "%.*s", digits - 16, *text);
    sscanf(half, "%" SCNx64, &x->high);
    snprintf(half, sizeof half, "%.*s", low, *text + digits - low);
    sscanf(half, "%" SCNx64, &x->low);
    *text += digits;
    *text += **text == ' ';
    return true;
}

static bits divide(int digits, bits a, bits b)
{
    bits c = {0, 0};
    if (digits == 4) {
        c.low = f16_div((float16_t){(uint16_t)a.low}, (float16_t){(uint16_t)b.low}).v;
    } else if (digits == 8) {
        c.low = f32_div((float32_t){(uint32_t)a.low}, (float32_t){(uint32_t)b.low}).v;
    } else if (digits == 16) {
        c.low = f64_div((float64_t){a.low}, (float64_t){b.low}).v;
    } else if (digits == 20) {
        extFloat80_t x, y, z;
        memset(&x, 0, sizeof x);
        memset(&y, 0, sizeof y);
        memcpy(&x, &a, 10);
        memcpy(&y, &b, 10);
        extF80M_div(&x, &y, &z);
        memcpy(&c, &z, 10);
    } else {
        float128_t x, y, z;
        memcpy(&x, &a, 16);
        memcpy(&y, &b, 16);
        f128M_div(&x, &y, &z);
        memcpy(&c, &z, 16);
    }
    return c;
}

int main(int argc, char **argv)
{
    const char *dtype = argc > 1 ? argv[1] : "float32", *direction = argc > 2 ? argv[2] : "ties-to-even";
    int digits = 0;
    bool is_known = false;
    char line[100];
    setvbuf(stdout, NULL, _IOLBF, 1 << 16);
    for (size_t k = 0; k < sizeof formats / sizeof *formats; k++)
        if (strcmp(dtype, formats[k].name) == 0)
            digits = formats[k].digits;
    for (size_t k = 0; k < sizeof directions / sizeof *directions; k++)
        if (strcmp(direction, directions[k].name) == 0)
            softfloat_roundingMode = directions[k].mode, is_known = digits > 0;
    while (fgets(line, sizeof line, stdin) != NULL) {
        const char *text = line;
        bits a, b, c;
        if (!is_known) {
            puts("unsupported");
            continue;
        }
        if (!parse(&text, digits, &a) || !parse(&text, digits, &b)) {
            puts("error no operands");
            continue;
        }
        softfloat_exceptionFlags = 0;
        c = divide(digits, a, b);
        if (digits > 16)
            printf("%0*" PRIX64, digits - 16, c.high);
        printf("%0*" PRIX64 " %02X\n", digits < 16 ? digits : 16, c.low, (unsigned)softfloat_exceptionFlags);
    }
    return 0;
}
