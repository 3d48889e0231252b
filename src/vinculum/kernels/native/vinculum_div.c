/*
 * Written by `vinculum generate c`. Do not edit.
 * Specification: SHA-256 00e10b4d5e78535a0e64ea93b2218873924e06304f711fffb1b1f00ec2cbc128
 *
 * Integer functions violate nothing if their caller meets what vinculum_div.h asks; floating-point functions ask for the
 * default environment of IEEE 754: rounding to nearest, subnormal numbers as they are.
 */
#include "vinculum_div.h"

#include <string.h>

/* Set where a library is made for many processors: the compiler then makes each function for several, and picks one. */
#ifndef VINCULUM_CLONED
#define VINCULUM_CLONED
#endif

static inline float float_of(uint32_t bits)
{
    float value;
    (void)memcpy(&value, &bits, sizeof value);
    return value;
}

static inline uint32_t bits_of(float value)
{
    uint32_t bits;
    (void)memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline uint32_t all_where(int condition)
{
    return 0u - (uint32_t)condition;
}

/* Without a branch, so that compilers make vector code of it. */
static inline uint32_t choose(int condition, uint32_t yes, uint32_t no)
{
    return (yes & all_where(condition)) | (no & ~all_where(condition));
}

/* ---- integers of 8 bits ---------------------------------------------------------- */

/* The reciprocal of a denominator: floor((2^16 - 1) / denominator). */
static inline uint16_t reciprocal_uint8(uint8_t denominator)
{
    return (uint16_t)(65535u / denominator);
}

/* floor(numerator / denominator). RECIPROCAL_8 */
static inline uint8_t by_reciprocal_uint8(uint8_t numerator, uint16_t reciprocal)
{
    const uint16_t above = (uint16_t)(numerator + 1u);
    return (uint8_t)(((uint32_t)above * (uint32_t)reciprocal) >> 16);
}


/* ---- integers of 16 bits ---------------------------------------------------------- */

/* A denominator d and what replaces it: with l the least for which 2^l >= d, multiplier + 2^16 is floor(2^(16 + l) / d) + 1. */
typedef struct {
    uint16_t multiplier;
    uint8_t before; /* min(l, 1) */
    uint8_t after;  /* l - before */
} reciprocal_uint16_t;

static inline reciprocal_uint16_t reciprocal_uint16(uint16_t denominator)
{
    reciprocal_uint16_t found;
    uint8_t l = 0u;
    uint16_t left = (uint16_t)(denominator - 1u);
    while (left != 0u) {
        left = (uint16_t)(left >> 1);
        ++l;
    }
    found.multiplier = (uint16_t)((((((uint64_t)1) << l) - denominator) << 16) / denominator + 1u);
    found.before = (l > 0u) ? 1u : 0u;
    found.after = (uint8_t)(l - found.before);
    return found;
}

/* floor(numerator / denominator). RECIPROCAL */
static inline uint16_t by_reciprocal_uint16(uint16_t numerator, uint16_t multiplier, uint8_t before, uint8_t after)
{
    const uint16_t upper = (uint16_t)(((uint32_t)numerator * (uint32_t)multiplier) >> 16);
    const uint16_t half = (uint16_t)((uint16_t)(numerator - upper) >> before);
    return (uint16_t)((uint16_t)(upper + half) >> after);
}


/* ---- integers of 32 bits ---------------------------------------------------------- */

/* A denominator d and what replaces it: with l the least for which 2^l >= d, multiplier + 2^32 is floor(2^(32 + l) / d) + 1. */
typedef struct {
    uint32_t multiplier;
    uint8_t before; /* min(l, 1) */
    uint8_t after;  /* l - before */
} reciprocal_uint32_t;

static inline reciprocal_uint32_t reciprocal_uint32(uint32_t denominator)
{
    reciprocal_uint32_t found;
    uint8_t l = 0u;
    uint32_t left = (uint32_t)(denominator - 1u);
    while (left != 0u) {
        left = (uint32_t)(left >> 1);
        ++l;
    }
    found.multiplier = (uint32_t)((((((uint64_t)1) << l) - denominator) << 32) / denominator + 1u);
    found.before = (l > 0u) ? 1u : 0u;
    found.after = (uint8_t)(l - found.before);
    return found;
}

/* floor(numerator / denominator). RECIPROCAL */
static inline uint32_t by_reciprocal_uint32(uint32_t numerator, uint32_t multiplier, uint8_t before, uint8_t after)
{
    const uint32_t upper = (uint32_t)(((uint64_t)numerator * (uint64_t)multiplier) >> 32);
    const uint32_t half = (uint32_t)((uint32_t)(numerator - upper) >> before);
    return (uint32_t)((uint32_t)(upper + half) >> after);
}


/* ---- integers of 64 bits ---------------------------------------------------------- */

/* Below numerator / denominator, and by no more than 1 + numerator / 2^49: the factor is 1 - 2^-50. UINT64_ESTIMATE */
static inline uint64_t estimate_uint64(uint64_t numerator, uint64_t denominator)
{
    return (uint64_t)(((double)numerator / (double)denominator) * 0x1.ffffffffffff8p-1);
}

/* E_DIV_INT_FUNC_0010: two estimates, the second of what the first has left, and one unit at most that both have left. */
static inline uint64_t truncated_uint64(uint64_t numerator, uint64_t denominator)
{
    const uint64_t first = estimate_uint64(numerator, denominator);
    const uint64_t left = numerator - (first * denominator);
    const uint64_t second = estimate_uint64(left, denominator);
    const uint64_t rest = left - (second * denominator);
    return first + second + ((rest >= denominator) ? 1u : 0u);
}

/* A denominator d and what replaces it: with l the least for which 2^l >= d, multiplier + 2^64 is floor(2^(64 + l) / d) + 1. */
typedef struct {
    uint64_t multiplier;
    uint8_t before; /* min(l, 1) */
    uint8_t after;  /* l - before */
} reciprocal_uint64_t;

static inline reciprocal_uint64_t reciprocal_uint64(uint64_t denominator)
{
    reciprocal_uint64_t found;
    uint8_t l = 0u;
    uint64_t left = (uint64_t)(denominator - 1u);
    while (left != 0u) {
        left = (uint64_t)(left >> 1);
        ++l;
    }
    /* 2^64 (2^l - d) / d by long division, a bit at a time: C99 has no wider type. */
    uint64_t quotient = 0u;
    uint64_t remainder = ((l == 64u) ? (uint64_t)0 : ((uint64_t)1 << l)) - denominator;
    for (uint8_t k = 0u; k < 64u; ++k) {
        const uint64_t carry = remainder >> 63;
        remainder = remainder << 1;
        quotient = quotient << 1;
        if ((carry != 0u) || (remainder >= denominator)) {
            remainder = remainder - denominator;
            quotient = quotient + 1u;
        }
    }
    found.multiplier = quotient + 1u;
    found.before = (l > 0u) ? 1u : 0u;
    found.after = (uint8_t)(l - found.before);
    return found;
}

/* The upper 64 bits of a product. */
static inline uint64_t upper_uint64(uint64_t x, uint64_t y)
{
    const uint64_t low = 0xffffffffu;
    const uint64_t lower = (x & low) * (y & low);
    const uint64_t middle = ((x >> 32) * (y & low)) + (lower >> 32);
    const uint64_t other = ((x & low) * (y >> 32)) + (middle & low);
    return ((x >> 32) * (y >> 32)) + (middle >> 32) + (other >> 32);
}

/* floor(numerator / denominator). RECIPROCAL */
static inline uint64_t by_reciprocal_uint64(uint64_t numerator, uint64_t multiplier, uint8_t before, uint8_t after)
{
    const uint64_t upper = upper_uint64(numerator, multiplier);
    const uint64_t half = (uint64_t)((uint64_t)(numerator - upper) >> before);
    return (uint64_t)((uint64_t)(upper + half) >> after);
}


/* ---- int8 ------------------------------------------------------------------ */

/* E_DIV_INT_FUNC_0010, by INT8_IN_FLOATS. */
static inline int8_t truncated_int8(int8_t numerator, int8_t denominator)
{
    return (int8_t)((float)numerator / (float)denominator);
}

static inline uint8_t magnitude_int8(int8_t value)
{
    return (value < 0) ? (uint8_t)(0u - (uint8_t)value) : (uint8_t)value;
}

/* Minus `value` where `negative` is 1, `value` where it is 0. */
static inline int8_t signed_int8(uint8_t value, uint8_t negative)
{
    return (int8_t)(uint8_t)((value ^ (uint8_t)(0u - negative)) + negative);
}

/* V_DIV_INT_FLOOR_0010, from the truncated quotient: one less where something negative is left. */
static inline int8_t floored_from_int8(int8_t numerator, int8_t denominator, int8_t quotient)
{
    const int8_t remainder = (int8_t)(numerator - (int8_t)(quotient * denominator));
    return (int8_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

static inline int8_t floored_int8(int8_t numerator, int8_t denominator)
{
    return floored_from_int8(numerator, denominator, truncated_int8(numerator, denominator));
}

VINCULUM_CLONED
int vinculum_check_int8(const int8_t *a, const int8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int8_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a[i] == INT8_MIN))) ? (int8_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a[i] == INT8_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int8_by_scalar(const int8_t *a, int8_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if ((b == 0) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    if (b == -1) {
        int8_t bad = 0;
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT8_MIN) ? (int8_t)1 : bad;
        }
        if (bad != 0) {
            size_t i = 0u;
            while (a[i] != INT8_MIN) {
                ++i;
            }
            *where = i;
            status = VINCULUM_OVERFLOW;
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int8_of_scalar(int8_t a, const int8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int8_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a == INT8_MIN))) ? (int8_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a == INT8_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_int8(const int8_t *restrict a, const int8_t *restrict b, int8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int8(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int8(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int8_by_scalar(const int8_t *restrict a, int8_t b, int8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int8_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const uint16_t reciprocal = reciprocal_uint8(magnitude_int8(b));
        for (size_t i = 0u; i < n; ++i) {
            const uint8_t quotient = by_reciprocal_uint8(magnitude_int8(a[i]), reciprocal);
            const uint8_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = signed_int8(quotient, negative);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int8_of_scalar(int8_t a, const int8_t *restrict b, int8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int8_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int8(a, b[i]);
        }
    }
    return status;
}


VINCULUM_CLONED
int vinculum_floor_div_int8(const int8_t *restrict a, const int8_t *restrict b, int8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int8(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int8(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int8_by_scalar(const int8_t *restrict a, int8_t b, int8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int8_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const uint16_t reciprocal = reciprocal_uint8(magnitude_int8(b));
        for (size_t i = 0u; i < n; ++i) {
            const uint8_t quotient = by_reciprocal_uint8(magnitude_int8(a[i]), reciprocal);
            const uint8_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = floored_from_int8(a[i], b, signed_int8(quotient, negative));
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int8_of_scalar(int8_t a, const int8_t *restrict b, int8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int8_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int8(a, b[i]);
        }
    }
    return status;
}



/* ---- int16 ----------------------------------------------------------------- */

/* E_DIV_INT_FUNC_0010, by INT16_IN_FLOATS. */
static inline int16_t truncated_int16(int16_t numerator, int16_t denominator)
{
    return (int16_t)((float)numerator / (float)denominator);
}

static inline uint16_t magnitude_int16(int16_t value)
{
    return (value < 0) ? (uint16_t)(0u - (uint16_t)value) : (uint16_t)value;
}

/* Minus `value` where `negative` is 1, `value` where it is 0. */
static inline int16_t signed_int16(uint16_t value, uint16_t negative)
{
    return (int16_t)(uint16_t)((value ^ (uint16_t)(0u - negative)) + negative);
}

/* V_DIV_INT_FLOOR_0010, from the truncated quotient: one less where something negative is left. */
static inline int16_t floored_from_int16(int16_t numerator, int16_t denominator, int16_t quotient)
{
    const int16_t remainder = (int16_t)(numerator - (int16_t)(quotient * denominator));
    return (int16_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

static inline int16_t floored_int16(int16_t numerator, int16_t denominator)
{
    return floored_from_int16(numerator, denominator, truncated_int16(numerator, denominator));
}

VINCULUM_CLONED
int vinculum_check_int16(const int16_t *a, const int16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int16_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a[i] == INT16_MIN))) ? (int16_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a[i] == INT16_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int16_by_scalar(const int16_t *a, int16_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if ((b == 0) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    if (b == -1) {
        int16_t bad = 0;
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT16_MIN) ? (int16_t)1 : bad;
        }
        if (bad != 0) {
            size_t i = 0u;
            while (a[i] != INT16_MIN) {
                ++i;
            }
            *where = i;
            status = VINCULUM_OVERFLOW;
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int16_of_scalar(int16_t a, const int16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int16_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a == INT16_MIN))) ? (int16_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a == INT16_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_int16(const int16_t *restrict a, const int16_t *restrict b, int16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int16(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int16(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int16_by_scalar(const int16_t *restrict a, int16_t b, int16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int16_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint16_t reciprocal = reciprocal_uint16(magnitude_int16(b));
        const uint16_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            const uint16_t quotient = by_reciprocal_uint16(magnitude_int16(a[i]), multiplier, before, after);
            const uint16_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = signed_int16(quotient, negative);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int16_of_scalar(int16_t a, const int16_t *restrict b, int16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int16_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int16(a, b[i]);
        }
    }
    return status;
}


VINCULUM_CLONED
int vinculum_floor_div_int16(const int16_t *restrict a, const int16_t *restrict b, int16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int16(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int16(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int16_by_scalar(const int16_t *restrict a, int16_t b, int16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int16_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint16_t reciprocal = reciprocal_uint16(magnitude_int16(b));
        const uint16_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            const uint16_t quotient = by_reciprocal_uint16(magnitude_int16(a[i]), multiplier, before, after);
            const uint16_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = floored_from_int16(a[i], b, signed_int16(quotient, negative));
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int16_of_scalar(int16_t a, const int16_t *restrict b, int16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int16_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int16(a, b[i]);
        }
    }
    return status;
}



/* ---- int32 ----------------------------------------------------------------- */

/* E_DIV_INT_FUNC_0010, by INT32_IN_FLOATS. */
static inline int32_t truncated_int32(int32_t numerator, int32_t denominator)
{
    return (int32_t)((double)numerator / (double)denominator);
}

static inline uint32_t magnitude_int32(int32_t value)
{
    return (value < 0) ? (uint32_t)(0u - (uint32_t)value) : (uint32_t)value;
}

/* Minus `value` where `negative` is 1, `value` where it is 0. */
static inline int32_t signed_int32(uint32_t value, uint32_t negative)
{
    return (int32_t)(uint32_t)((value ^ (uint32_t)(0u - negative)) + negative);
}

/* V_DIV_INT_FLOOR_0010, from the truncated quotient: one less where something negative is left. */
static inline int32_t floored_from_int32(int32_t numerator, int32_t denominator, int32_t quotient)
{
    const int32_t remainder = (int32_t)(numerator - (int32_t)(quotient * denominator));
    return (int32_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

static inline int32_t floored_int32(int32_t numerator, int32_t denominator)
{
    return floored_from_int32(numerator, denominator, truncated_int32(numerator, denominator));
}

VINCULUM_CLONED
int vinculum_check_int32(const int32_t *a, const int32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int32_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a[i] == INT32_MIN))) ? (int32_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a[i] == INT32_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int32_by_scalar(const int32_t *a, int32_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if ((b == 0) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    if (b == -1) {
        int32_t bad = 0;
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT32_MIN) ? (int32_t)1 : bad;
        }
        if (bad != 0) {
            size_t i = 0u;
            while (a[i] != INT32_MIN) {
                ++i;
            }
            *where = i;
            status = VINCULUM_OVERFLOW;
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int32_of_scalar(int32_t a, const int32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int32_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a == INT32_MIN))) ? (int32_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a == INT32_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_int32(const int32_t *restrict a, const int32_t *restrict b, int32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int32(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int32(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int32_by_scalar(const int32_t *restrict a, int32_t b, int32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int32_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint32_t reciprocal = reciprocal_uint32(magnitude_int32(b));
        const uint32_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            const uint32_t quotient = by_reciprocal_uint32(magnitude_int32(a[i]), multiplier, before, after);
            const uint32_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = signed_int32(quotient, negative);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int32_of_scalar(int32_t a, const int32_t *restrict b, int32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int32_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int32(a, b[i]);
        }
    }
    return status;
}


VINCULUM_CLONED
int vinculum_floor_div_int32(const int32_t *restrict a, const int32_t *restrict b, int32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int32(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int32(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int32_by_scalar(const int32_t *restrict a, int32_t b, int32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int32_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint32_t reciprocal = reciprocal_uint32(magnitude_int32(b));
        const uint32_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            const uint32_t quotient = by_reciprocal_uint32(magnitude_int32(a[i]), multiplier, before, after);
            const uint32_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = floored_from_int32(a[i], b, signed_int32(quotient, negative));
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int32_of_scalar(int32_t a, const int32_t *restrict b, int32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int32_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int32(a, b[i]);
        }
    }
    return status;
}



/* ---- int64 ----------------------------------------------------------------- */

static inline uint64_t magnitude_int64(int64_t value)
{
    return (value < 0) ? (uint64_t)(0u - (uint64_t)value) : (uint64_t)value;
}

/* Minus `value` where `negative` is 1, `value` where it is 0. */
static inline int64_t signed_int64(uint64_t value, uint64_t negative)
{
    return (int64_t)(uint64_t)((value ^ (uint64_t)(0u - negative)) + negative);
}

/* E_DIV_INT_FUNC_0010: that of the magnitudes, with the sign. */
static inline int64_t truncated_int64(int64_t numerator, int64_t denominator)
{
    const uint64_t negative = ((numerator < 0) != (denominator < 0)) ? 1u : 0u;
    return signed_int64(truncated_uint64(magnitude_int64(numerator), magnitude_int64(denominator)), negative);
}

/* V_DIV_INT_FLOOR_0010, from the truncated quotient: one less where something negative is left. */
static inline int64_t floored_from_int64(int64_t numerator, int64_t denominator, int64_t quotient)
{
    const int64_t remainder = (int64_t)(numerator - (int64_t)(quotient * denominator));
    return (int64_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

static inline int64_t floored_int64(int64_t numerator, int64_t denominator)
{
    return floored_from_int64(numerator, denominator, truncated_int64(numerator, denominator));
}

VINCULUM_CLONED
int vinculum_check_int64(const int64_t *a, const int64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int64_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a[i] == INT64_MIN))) ? (int64_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a[i] == INT64_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int64_by_scalar(const int64_t *a, int64_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if ((b == 0) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    if (b == -1) {
        int64_t bad = 0;
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT64_MIN) ? (int64_t)1 : bad;
        }
        if (bad != 0) {
            size_t i = 0u;
            while (a[i] != INT64_MIN) {
                ++i;
            }
            *where = i;
            status = VINCULUM_OVERFLOW;
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_int64_of_scalar(int64_t a, const int64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    int64_t bad = 0;
    for (size_t i = 0u; i < n; ++i) {
        bad = ((b[i] == 0) || ((b[i] == -1) && (a == INT64_MIN))) ? (int64_t)1 : bad;
    }
    if (bad != 0) {
        size_t i = 0u;
        while (!((b[i] == 0) || ((b[i] == -1) && (a == INT64_MIN)))) {
            ++i;
        }
        *where = i;
        status = (b[i] == 0) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OVERFLOW;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_int64(const int64_t *restrict a, const int64_t *restrict b, int64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int64(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int64(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int64_by_scalar(const int64_t *restrict a, int64_t b, int64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int64_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint64_t reciprocal = reciprocal_uint64(magnitude_int64(b));
        const uint64_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            const uint64_t quotient = by_reciprocal_uint64(magnitude_int64(a[i]), multiplier, before, after);
            const uint64_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = signed_int64(quotient, negative);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_int64_of_scalar(int64_t a, const int64_t *restrict b, int64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int64_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int64(a, b[i]);
        }
    }
    return status;
}


VINCULUM_CLONED
int vinculum_floor_div_int64(const int64_t *restrict a, const int64_t *restrict b, int64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int64(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int64(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int64_by_scalar(const int64_t *restrict a, int64_t b, int64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int64_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint64_t reciprocal = reciprocal_uint64(magnitude_int64(b));
        const uint64_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            const uint64_t quotient = by_reciprocal_uint64(magnitude_int64(a[i]), multiplier, before, after);
            const uint64_t negative = ((a[i] < 0) != (b < 0)) ? 1u : 0u;
            c[i] = floored_from_int64(a[i], b, signed_int64(quotient, negative));
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_floor_div_int64_of_scalar(int64_t a, const int64_t *restrict b, int64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_int64_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int64(a, b[i]);
        }
    }
    return status;
}



/* ---- uint8 ----------------------------------------------------------------- */

/* E_DIV_INT_FUNC_0010, by INT8_IN_FLOATS. */
static inline uint8_t truncated_uint8(uint8_t numerator, uint8_t denominator)
{
    return (uint8_t)((float)numerator / (float)denominator);
}

VINCULUM_CLONED
int vinculum_check_uint8(const uint8_t *a, const uint8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint8_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint8_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint8_by_scalar(const uint8_t *a, uint8_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    (void)a;
    if ((b == 0u) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint8_of_scalar(uint8_t a, const uint8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint8_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint8_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_uint8(const uint8_t *restrict a, const uint8_t *restrict b, uint8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint8(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint8(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint8_by_scalar(const uint8_t *restrict a, uint8_t b, uint8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint8_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const uint16_t reciprocal = reciprocal_uint8(b);
        for (size_t i = 0u; i < n; ++i) {
            c[i] = by_reciprocal_uint8(a[i], reciprocal);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint8_of_scalar(uint8_t a, const uint8_t *restrict b, uint8_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint8_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint8(a, b[i]);
        }
    }
    return status;
}



/* ---- uint16 ---------------------------------------------------------------- */

/* E_DIV_INT_FUNC_0010, by INT16_IN_FLOATS. */
static inline uint16_t truncated_uint16(uint16_t numerator, uint16_t denominator)
{
    return (uint16_t)((float)numerator / (float)denominator);
}

VINCULUM_CLONED
int vinculum_check_uint16(const uint16_t *a, const uint16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint16_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint16_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint16_by_scalar(const uint16_t *a, uint16_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    (void)a;
    if ((b == 0u) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint16_of_scalar(uint16_t a, const uint16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint16_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint16_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_uint16(const uint16_t *restrict a, const uint16_t *restrict b, uint16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint16(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint16(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint16_by_scalar(const uint16_t *restrict a, uint16_t b, uint16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint16_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint16_t reciprocal = reciprocal_uint16(b);
        const uint16_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            c[i] = by_reciprocal_uint16(a[i], multiplier, before, after);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint16_of_scalar(uint16_t a, const uint16_t *restrict b, uint16_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint16_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint16(a, b[i]);
        }
    }
    return status;
}



/* ---- uint32 ---------------------------------------------------------------- */

/* E_DIV_INT_FUNC_0010, by INT32_IN_FLOATS. */
static inline uint32_t truncated_uint32(uint32_t numerator, uint32_t denominator)
{
    return (uint32_t)((double)numerator / (double)denominator);
}

VINCULUM_CLONED
int vinculum_check_uint32(const uint32_t *a, const uint32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint32_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint32_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint32_by_scalar(const uint32_t *a, uint32_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    (void)a;
    if ((b == 0u) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint32_of_scalar(uint32_t a, const uint32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint32_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint32_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_uint32(const uint32_t *restrict a, const uint32_t *restrict b, uint32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint32(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint32(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint32_by_scalar(const uint32_t *restrict a, uint32_t b, uint32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint32_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint32_t reciprocal = reciprocal_uint32(b);
        const uint32_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            c[i] = by_reciprocal_uint32(a[i], multiplier, before, after);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint32_of_scalar(uint32_t a, const uint32_t *restrict b, uint32_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint32_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint32(a, b[i]);
        }
    }
    return status;
}



/* ---- uint64 ---------------------------------------------------------------- */

VINCULUM_CLONED
int vinculum_check_uint64(const uint64_t *a, const uint64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint64_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint64_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint64_by_scalar(const uint64_t *a, uint64_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    (void)a;
    if ((b == 0u) && (n > 0u)) {
        *where = 0u;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}

VINCULUM_CLONED
int vinculum_check_uint64_of_scalar(uint64_t a, const uint64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    uint64_t bad = 0;
    (void)a;
    for (size_t i = 0u; i < n; ++i) {
        bad = (b[i] == 0u) ? (uint64_t)1 : bad;
    }
    if (bad != 0u) {
        size_t i = 0u;
        while (!(b[i] == 0u)) {
            ++i;
        }
        *where = i;
        status = VINCULUM_ZERO_DENOMINATOR;
    }
    return status;
}


VINCULUM_CLONED
int vinculum_div_uint64(const uint64_t *restrict a, const uint64_t *restrict b, uint64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint64(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint64(a[i], b[i]);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint64_by_scalar(const uint64_t *restrict a, uint64_t b, uint64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint64_by_scalar(a, b, n, where);
    if ((status == VINCULUM_OK) && (n > 0u)) {
        const reciprocal_uint64_t reciprocal = reciprocal_uint64(b);
        const uint64_t multiplier = reciprocal.multiplier;
        const uint8_t before = reciprocal.before;
        const uint8_t after = reciprocal.after;
        for (size_t i = 0u; i < n; ++i) {
            c[i] = by_reciprocal_uint64(a[i], multiplier, before, after);
        }
    }
    return status;
}

VINCULUM_CLONED
int vinculum_div_uint64_of_scalar(uint64_t a, const uint64_t *restrict b, uint64_t *restrict c, size_t n, size_t *where)
{
    const int status = vinculum_check_uint64_of_scalar(a, b, n, where);
    if (status == VINCULUM_OK) {
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint64(a, b[i]);
        }
    }
    return status;
}



/* ---- float16 --------------------------------------------------------------- */

/* The number of a binary16 pattern. A subnormal number is 2^-14 more than it is, less 2^-14: no operand is subnormal. */
static inline float from_float16(uint16_t pattern)
{
    const uint32_t magnitude = ((uint32_t)pattern & 0x7fffu) << 13;
    const uint32_t sign = ((uint32_t)pattern & 0x8000u) << 16;
    const uint32_t subnormal = bits_of(float_of(magnitude + (113u << 23)) - float_of(113u << 23));
    const uint32_t normal = magnitude + (112u << 23) + (all_where(magnitude >= (31u << 23)) & (112u << 23));
    return float_of(choose(magnitude < (1u << 23), subnormal, normal) | sign);
}

/* The nearest binary16 pattern of a quotient of two binary16 numbers: never halfway between two normal ones. */
static inline uint16_t to_float16(float quotient)
{
    const uint32_t bits = bits_of(quotient);
    const uint32_t magnitude = bits & 0x7fffffffu;
    const uint32_t rounded = ((magnitude - (112u << 23)) + 0x1000u) >> 13;
    const uint32_t normal = (rounded < 0x7c00u) ? rounded : 0x7c00u;
    /* Added to 1/2, a number below 2^-14 is rounded to a multiple of 2^-24, which is the last place of 1/2. */
    const uint32_t subnormal = bits_of(float_of(magnitude) + 0.5f);
    const uint32_t number = choose(magnitude < (113u << 23), subnormal, normal);
    const uint32_t or_nan = choose(magnitude > 0x7f800000u, 0x7e00u, number);
    return (uint16_t)(or_nan | ((bits >> 16) & 0x8000u));
}

/* E_DIV_FLOAT_FUNC_0010, by FLOAT16_THROUGH_FLOAT32. */
static inline uint16_t quotient_float16(uint16_t numerator, uint16_t denominator)
{
    return to_float16(from_float16(numerator) / from_float16(denominator));
}

VINCULUM_CLONED
int vinculum_div_float16(const uint16_t *restrict a, const uint16_t *restrict b, uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float16(a[i], b[i]);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_float16_by_scalar(const uint16_t *restrict a, uint16_t b, uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float16(a[i], b);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_float16_of_scalar(uint16_t a, const uint16_t *restrict b, uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float16(a, b[i]);
    }
    return VINCULUM_OK;
}


/* ---- bfloat16 -------------------------------------------------------------- */

/* The number of a bfloat16 pattern, the upper half of a binary32. */
static inline float from_bfloat16(uint16_t pattern)
{
    return float_of((uint32_t)pattern << 16);
}

/* The nearest bfloat16 pattern of a quotient, ties to even. */
static inline uint16_t to_bfloat16(float quotient)
{
    const uint32_t bits = bits_of(quotient);
    const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    return (uint16_t)choose((bits & 0x7fffffffu) > 0x7f800000u, (bits >> 16) | 0x40u, rounded);
}

/* E_DIV_FLOAT_FUNC_0010, by BFLOAT16_THROUGH_FLOAT32. */
static inline uint16_t quotient_bfloat16(uint16_t numerator, uint16_t denominator)
{
    return to_bfloat16(from_bfloat16(numerator) / from_bfloat16(denominator));
}

VINCULUM_CLONED
int vinculum_div_bfloat16(const uint16_t *restrict a, const uint16_t *restrict b, uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_bfloat16(a[i], b[i]);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_bfloat16_by_scalar(const uint16_t *restrict a, uint16_t b, uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_bfloat16(a[i], b);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_bfloat16_of_scalar(uint16_t a, const uint16_t *restrict b, uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_bfloat16(a, b[i]);
    }
    return VINCULUM_OK;
}


/* ---- float32 --------------------------------------------------------------- */


/* E_DIV_FLOAT_FUNC_0010. */
static inline float quotient_float32(float numerator, float denominator)
{
    return numerator / denominator;
}

VINCULUM_CLONED
int vinculum_div_float32(const float *restrict a, const float *restrict b, float *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float32(a[i], b[i]);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_float32_by_scalar(const float *restrict a, float b, float *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float32(a[i], b);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_float32_of_scalar(float a, const float *restrict b, float *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float32(a, b[i]);
    }
    return VINCULUM_OK;
}


/* ---- float64 --------------------------------------------------------------- */


/* E_DIV_FLOAT_FUNC_0010. */
static inline double quotient_float64(double numerator, double denominator)
{
    return numerator / denominator;
}

VINCULUM_CLONED
int vinculum_div_float64(const double *restrict a, const double *restrict b, double *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float64(a[i], b[i]);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_float64_by_scalar(const double *restrict a, double b, double *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float64(a[i], b);
    }
    return VINCULUM_OK;
}

VINCULUM_CLONED
int vinculum_div_float64_of_scalar(double a, const double *restrict b, double *restrict c, size_t n, size_t *where)
{
    (void)where;
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float64(a, b[i]);
    }
    return VINCULUM_OK;
}

