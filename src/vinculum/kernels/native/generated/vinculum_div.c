/*
 * Written by `vinculum generate c`. Do not edit.
 * Specification: SHA-256 916ba428b06c048e9a25a3516ab4a0a0936fe93dd5a62187886a7c132c5cb064
 *
 * The functions satisfy their contracts if the caller satisfies the conditions of vinculum_div.h on memory and on the
 * floating-point environment. The latter count for integers too: the functions divide them in floating point.
 */
#include "vinculum_div.h"

#include <float.h>
#include <limits.h>
#include <string.h>

/* With other types, shifts and sums overflow, and quotients lack digits. An analyser may lack the headers, and so INT_MAX. */
#if defined(INT_MAX) && ((INT_MAX < 2147483647) || (FLT_MANT_DIG != 24) || (DBL_MANT_DIG != 53))
#error "compile for int of 32 bits at least, and for float and double that are binary32 and binary64"
#endif

/* 0 and 16: each operation rounds to the format of its operands. A wider format would round quotients twice. */
#if (FLT_EVAL_METHOD != 0) && (FLT_EVAL_METHOD != 16)
#error "compile for arithmetic in the formats of the operands (x86: -msse2 -mfpmath=sse; s390x: -fexcess-precision=fast)"
#endif

#if defined(__FAST_MATH__) || defined(__RECIPROCAL_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))
#error "compile without -ffast-math, -Ofast and the like: a compiler may then multiply by reciprocals, or leave NaN and infinity out"
#endif

#if defined(__NO_SIGNED_ZEROS__)
#error "compile without -fno-signed-zeros: a compiler may then take one zero for the other"
#endif

/* A build for many processors defines this attribute: the compiler clones each function, and the loader picks a clone. */
#ifndef VINCULUM_CLONED
#define VINCULUM_CLONED
#endif

/*@ assigns \nothing;
    exits \false;
*/
static inline float float_of(uint32_t bits)
{
    float value;
    (void)memcpy(&value, &bits, sizeof value);
    return value;
}

/*@ assigns \nothing;
    exits \false;
*/
static inline uint32_t bits_of(float value)
{
    uint32_t bits;
    (void)memcpy(&bits, &value, sizeof bits);
    return bits;
}

/*@ assigns \nothing;
    exits \false;
*/
static inline uint32_t all_where(int condition)
{
    return 0u - (uint32_t)condition;
}

/* No branch, so that compilers vectorise the loops. */
/*@ assigns \nothing;
    exits \false;
*/
static inline uint32_t choose(int condition, uint32_t yes, uint32_t no)
{
    return (yes & all_where(condition)) | (no & ~all_where(condition));
}

/* If float represents two integers exactly, their float quotient, truncated, is the integer quotient: FLOAT32_QUOTIENT_CUT */
/*@ axiomatic quotient_float32 {
    predicate cut_quotient_float32(real x, integer k) = (0 <= x ==> k <= x < k + 1) && (x <= 0 ==> k - 1 < x <= k);
    lemma quotient_float32_finite: \forall integer a, b;
      -0xffffff <= a <= 0xffffff && -0xffffff <= b <= 0xffffff && b != 0 ==>
      \is_finite(\div_float((float)a, (float)b));
    lemma quotient_float32_cut: \forall integer a, b;
      -0xffffff <= a <= 0xffffff && -0xffffff <= b <= 0xffffff && b != 0 ==>
      cut_quotient_float32(\div_float((float)a, (float)b), a / b);
} */

/* A numerator times a slightly too large reciprocal, truncated, is the integer quotient: FLOAT32_SCALED_CUT */
/*@ axiomatic scaled_float32 {
    predicate cut_scaled_float32(real x, integer k) = (0 <= x ==> k <= x < k + 1) && (x <= 0 ==> k - 1 < x <= k);
    lemma reciprocal_float32_finite: \forall integer b; -0x10000 <= b <= 0x10000 && b != 0 ==>
      \is_finite(\div_float((float)0x1.00001p0f, (float)b));
    lemma scaled_float32_finite: \forall integer a, b;
      -0x10000 <= a <= 0x10000 && -0x10000 <= b <= 0x10000 && b != 0 ==>
      \is_finite(\mul_float((float)a, \div_float((float)0x1.00001p0f, (float)b)));
    lemma scaled_float32_cut: \forall integer a, b;
      -0x10000 <= a <= 0x10000 && -0x10000 <= b <= 0x10000 && b != 0 ==>
      cut_scaled_float32(\mul_float((float)a, \div_float((float)0x1.00001p0f, (float)b)), a / b);
} */

/* If double represents two integers exactly, their double quotient, truncated, is the integer quotient: FLOAT64_QUOTIENT_CUT */
/*@ axiomatic quotient_float64 {
    predicate cut_quotient_float64(real x, integer k) = (0 <= x ==> k <= x < k + 1) && (x <= 0 ==> k - 1 < x <= k);
    lemma quotient_float64_finite: \forall integer a, b;
      -0x1fffffffffffff <= a <= 0x1fffffffffffff && -0x1fffffffffffff <= b <= 0x1fffffffffffff && b != 0 ==>
      \is_finite(\div_double((double)a, (double)b));
    lemma quotient_float64_cut: \forall integer a, b;
      -0x1fffffffffffff <= a <= 0x1fffffffffffff && -0x1fffffffffffff <= b <= 0x1fffffffffffff && b != 0 ==>
      cut_quotient_float64(\div_double((double)a, (double)b), a / b);
} */

/* A numerator times a slightly too large reciprocal, truncated, is the integer quotient: FLOAT64_SCALED_CUT */
/*@ axiomatic scaled_float64 {
    predicate cut_scaled_float64(real x, integer k) = (0 <= x ==> k <= x < k + 1) && (x <= 0 ==> k - 1 < x <= k);
    lemma reciprocal_float64_finite: \forall integer b; -0x100000000 <= b <= 0x100000000 && b != 0 ==>
      \is_finite(\div_double((double)0x1.0000000001p0, (double)b));
    lemma scaled_float64_finite: \forall integer a, b;
      -0x100000000 <= a <= 0x100000000 && -0x100000000 <= b <= 0x100000000 && b != 0 ==>
      \is_finite(\mul_double((double)a, \div_double((double)0x1.0000000001p0, (double)b)));
    lemma scaled_float64_cut: \forall integer a, b;
      -0x100000000 <= a <= 0x100000000 && -0x100000000 <= b <= 0x100000000 && b != 0 ==>
      cut_scaled_float64(\mul_double((double)a, \div_double((double)0x1.0000000001p0, (double)b)), a / b);
} */

/* `near`: p lies between 0 and a, inclusive, and |a - p| < |b| + |a| / 2^48. */
/*@ predicate near(integer a, integer b, integer p) = (0 <= a ==> 0 <= p <= a) && (a <= 0 ==> a <= p <= 0) &&
      0x1000000000000 * (\abs(a - p) - \abs(b)) < \abs(a);
*/

/* A numerator times a slightly too small reciprocal: FLOAT64_ESTIMATE */
/*@ axiomatic estimate {
    predicate cut_estimate(real x, integer k) = (0 <= x ==> k <= x < k + 1) && (x <= 0 ==> k - 1 < x <= k);
    predicate toward_zero(real x, integer k) = (0 < k ==> 0 <= x < k) && (k == 0 ==> x == 0) && (k < 0 ==> k < x <= 0);
    lemma reciprocal_finite: \forall integer b; -0x10000000000000000 < b < 0x10000000000000000 && b != 0 ==>
      \is_finite(\div_double((double)0x1.ffffffffffffp-1, (double)b));
    lemma estimate_finite: \forall integer a, b;
      -0x10000000000000000 < a < 0x10000000000000000 && -0x10000000000000000 < b < 0x10000000000000000 && b != 0 ==>
      \is_finite(\mul_double((double)a, \div_double((double)0x1.ffffffffffffp-1, (double)b)));
    lemma estimate_sign: \forall integer a, b;
      -0x10000000000000000 < a < 0x10000000000000000 && -0x10000000000000000 < b < 0x10000000000000000 && b != 0 ==>
      toward_zero(\mul_double((double)a, \div_double((double)0x1.ffffffffffffp-1, (double)b)), 0 < b ? a : -a);
    lemma estimate_near: \forall integer a, b, q;
      -0x10000000000000000 < a < 0x10000000000000000 && -0x10000000000000000 < b < 0x10000000000000000 && b != 0 &&
      cut_estimate(\mul_double((double)a, \div_double((double)0x1.ffffffffffffp-1, (double)b)), q) ==> near(a, b, q * b);
} */

/* ---- int8 ------------------------------------------------------------------ */

/*@
predicate nonzero_denominator_int8(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_int8(integer A, integer B) = !(B == -1 && -A > 127); // V_DIV_INT_OVERFLOW_0010
predicate domain_int8(integer A, integer B) =
  nonzero_denominator_int8(A, B) && representable_quotient_int8(A, B);
predicate truncated_quotient_int8(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_int8(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate floored_quotient_int8(integer A, integer B, integer C) = // V_DIV_INT_FLOOR_0010
  domain_int8(A, B) ==> A - B*C >= 0 && B > 0 && A - B*C < B || A - B*C <= 0 && A - B*C > B && B < 0;
predicate violated_int8(integer A, integer B, integer code) =
  (!nonzero_denominator_int8(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_int8(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_int8(int8_t *a, int8_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int8(a[i], b[i]);
predicate domain_all_int8_by_scalar(int8_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int8(a[i], b);
predicate domain_all_int8_of_scalar(integer a, int8_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int8(a, b[i]);
predicate overflow_first_int8(int8_t *a, int8_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int8(a, b, i) && !representable_quotient_int8(a[i], b[i]);
predicate overflow_first_int8_by_scalar(int8_t *a, integer b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int8_by_scalar(a, b, i) && !representable_quotient_int8(a[i], b);
predicate overflow_first_int8_of_scalar(integer a, int8_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int8_of_scalar(a, b, i) && !representable_quotient_int8(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_int8(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_int8(numerator, denominator, \result);
*/
static inline int violation_int8(int8_t numerator, int8_t denominator)
{
    const int overflow = ((denominator == -1) && (numerator == INT8_MIN)) ? VINCULUM_OVERFLOW : VINCULUM_OK;
    return (denominator == 0) ? VINCULUM_ZERO_DENOMINATOR : overflow;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int8(a, b, n);
*/
static inline int8_t any_violation_int8(const int8_t *a, const int8_t *b, size_t n)
{
    int8_t bad = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_int8(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_int8(a[i], b[i]) != VINCULUM_OK) ? (int8_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int8(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int8(a, b, *where);
    ensures code: violated_int8(a[*where], b[*where], \result);
    ensures overflow: overflow_first_int8(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int8(const int8_t *a, const int8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int8(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int8(a, b, *where) &&
          violated_int8(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int8(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int8(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int8(a, b, n) && !overflow_first_int8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8(a, b, *where);
      ensures violated: !representable_quotient_int8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int8(const int8_t *a, const int8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8(a, b, n) != 0) {
        status = first_violation_int8(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int8_by_scalar(a, b, n);
*/
static inline int8_t any_violation_int8_by_scalar(const int8_t *a, int8_t b, size_t n)
{
    int8_t bad = ((n > 0u) && (b == 0)) ? 1 : 0;
    if (b == -1) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int8_by_scalar(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT8_MIN) ? (int8_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_int8_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int8_by_scalar(a, b, *where);
    ensures code: violated_int8(a[*where], b, \result);
    ensures overflow: overflow_first_int8_by_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int8_by_scalar(const int8_t *a, int8_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int8_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int8_by_scalar(a, b, *where) &&
          violated_int8(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int8(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int8_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int8_by_scalar(a, b, n) && !overflow_first_int8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int8(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int8_by_scalar(const int8_t *a, int8_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8_by_scalar(a, b, n) != 0) {
        status = first_violation_int8_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int8_of_scalar(a, b, n);
*/
static inline int8_t any_violation_int8_of_scalar(int8_t a, const int8_t *b, size_t n)
{
    int8_t bad = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_int8_of_scalar(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_int8(a, b[i]) != VINCULUM_OK) ? (int8_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int8_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int8_of_scalar(a, b, *where);
    ensures code: violated_int8(a, b[*where], \result);
    ensures overflow: overflow_first_int8_of_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int8_of_scalar(int8_t a, const int8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int8_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int8_of_scalar(a, b, *where) &&
          violated_int8(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int8(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int8_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int8_of_scalar(a, b, n) && !overflow_first_int8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int8(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int8_of_scalar(int8_t a, const int8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8_of_scalar(a, b, n) != 0) {
        status = first_violation_int8_of_scalar(a, b, n, where);
    }
    return status;
}

/*@ assigns \nothing;
    exits \false;
    ensures \result == \abs(value);
*/
static inline uint8_t magnitude_int8(int8_t value)
{
    return (uint8_t)((value < 0) ? -value : value);
}

/* E_DIV_INT_FUNC_0010, by FLOAT32_QUOTIENT_CUT. */
/*@ requires domain_int8(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_int8(numerator, denominator, \result);
*/
static inline int8_t truncated_int8(int8_t numerator, int8_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: -128 <= numerator / denominator <= 127; */
    /*@ assert cut: cut_quotient_float32(\div_float((float)numerator, (float)denominator),
          numerator / denominator); */
    const float quotient = (float)numerator / (float)denominator;
    /*@ assert in_range: -129.0 < quotient < 128.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (int8_t)result;
}

/* E_DIV_INT_FUNC_0010, by a scalar denominator: compilers compute its reciprocal once, outside of the loop. */
/*@ requires domain_int8(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_int8(numerator, denominator, \result);
*/
static inline int8_t truncated_int8_by_scalar(int8_t numerator, int8_t denominator)
{
    const uint8_t size = magnitude_int8(numerator);
    const uint8_t divisor = magnitude_int8(denominator);
    const uint16_t reciprocal = (uint16_t)(65535u / divisor);
    const uint16_t above = (uint16_t)(size + 1u);
    /*@ assert rest: 0 <= 65535 - reciprocal * divisor < divisor; */
    /*@ assert euclid: (size / divisor) * divisor <= size < (size / divisor + 1) * divisor; */
    /*@ assert over: above * reciprocal <= ((size / divisor + 1) * divisor) * reciprocal; */
    /*@ assert over_one: (size / divisor + 1) * (divisor * reciprocal) <= (size / divisor + 1) * 65535; */
    /*@ assert high: above * reciprocal < (size / divisor + 1) * 65536; */
    /*@ assert error: above * (65536 - reciprocal * divisor) <= 65536; */
    /*@ assert under: above * (reciprocal * divisor) >= size * 65536; */
    /*@ assert under_one: divisor * (above * reciprocal - (size / divisor) * 65536) >= 0; */
    /*@ assert low: (size / divisor) * 65536 <= above * reciprocal; */
    const uint32_t product = (uint32_t)above * (uint32_t)reciprocal;
    /*@ assert exact: product / 65536 == size / divisor; */
    /*@ assert smaller: 0 <= size / divisor <= size; */
    const uint8_t quotient = (uint8_t)(product / 65536u);
    /*@ assert shifted: quotient == size / divisor; */
    return (int8_t)(((numerator < 0) == (denominator < 0)) ? quotient : -quotient);
}

/* V_DIV_INT_FLOOR_0010: the truncated quotient, less one where the remainder and the denominator have opposite signs. */
/*@ requires domain_int8(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures floored_quotient_int8(numerator, denominator, \result);
*/
static inline int8_t floored_int8(int8_t numerator, int8_t denominator)
{
    const int8_t quotient = truncated_int8(numerator, denominator);
    const int8_t remainder = (int8_t)(numerator - (int8_t)(quotient * denominator));
    return (int8_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

/* V_DIV_INT_FLOOR_0010: the truncated quotient, less one where the remainder and the denominator have opposite signs. */
/*@ requires domain_int8(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures floored_quotient_int8(numerator, denominator, \result);
*/
static inline int8_t floored_int8_by_scalar(int8_t numerator, int8_t denominator)
{
    const int8_t quotient = truncated_int8_by_scalar(numerator, denominator);
    const int8_t remainder = (int8_t)(numerator - (int8_t)(quotient * denominator));
    return (int8_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int8(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int8(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int8(a, b, n) && !overflow_first_int8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8(a, b, *where);
      ensures violated: !representable_quotient_int8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int8(const int8_t *restrict a, const int8_t *restrict b,
                      int8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8(a, b, n) != 0) {
        status = first_violation_int8(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int8(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int8(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int8_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int8(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int8_by_scalar(a, b, n) && !overflow_first_int8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int8(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int8_by_scalar(const int8_t *restrict a, int8_t b,
                                int8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8_by_scalar(a, b, n) != 0) {
        status = first_violation_int8_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int8(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int8_by_scalar(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int8_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int8(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int8_of_scalar(a, b, n) && !overflow_first_int8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int8(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int8_of_scalar(int8_t a, const int8_t *restrict b,
                                int8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8_of_scalar(a, b, n) != 0) {
        status = first_violation_int8_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int8(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int8(a, b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int8(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int8(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int8(a, b, n) && !overflow_first_int8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8(a, b, *where);
      ensures violated: !representable_quotient_int8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int8(const int8_t *restrict a, const int8_t *restrict b,
                            int8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8(a, b, n) != 0) {
        status = first_violation_int8(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int8(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int8(a[i], b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int8_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int8(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int8_by_scalar(a, b, n) && !overflow_first_int8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int8(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int8_by_scalar(const int8_t *restrict a, int8_t b,
                                      int8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8_by_scalar(a, b, n) != 0) {
        status = first_violation_int8_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int8(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int8_by_scalar(a[i], b);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int8_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int8(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int8_of_scalar(a, b, n) && !overflow_first_int8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int8(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int8_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int8(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int8_of_scalar(int8_t a, const int8_t *restrict b,
                                      int8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int8_of_scalar(a, b, n) != 0) {
        status = first_violation_int8_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int8(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int8(a, b[i]);
        }
    }
    return status;
}

/* ---- int16 ----------------------------------------------------------------- */

/*@
predicate nonzero_denominator_int16(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_int16(integer A, integer B) = !(B == -1 && -A > 32767); // V_DIV_INT_OVERFLOW_0010
predicate domain_int16(integer A, integer B) =
  nonzero_denominator_int16(A, B) && representable_quotient_int16(A, B);
predicate truncated_quotient_int16(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_int16(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate floored_quotient_int16(integer A, integer B, integer C) = // V_DIV_INT_FLOOR_0010
  domain_int16(A, B) ==> A - B*C >= 0 && B > 0 && A - B*C < B || A - B*C <= 0 && A - B*C > B && B < 0;
predicate violated_int16(integer A, integer B, integer code) =
  (!nonzero_denominator_int16(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_int16(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_int16(int16_t *a, int16_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int16(a[i], b[i]);
predicate domain_all_int16_by_scalar(int16_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int16(a[i], b);
predicate domain_all_int16_of_scalar(integer a, int16_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int16(a, b[i]);
predicate overflow_first_int16(int16_t *a, int16_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int16(a, b, i) && !representable_quotient_int16(a[i], b[i]);
predicate overflow_first_int16_by_scalar(int16_t *a, integer b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int16_by_scalar(a, b, i) && !representable_quotient_int16(a[i], b);
predicate overflow_first_int16_of_scalar(integer a, int16_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int16_of_scalar(a, b, i) && !representable_quotient_int16(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_int16(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_int16(numerator, denominator, \result);
*/
static inline int violation_int16(int16_t numerator, int16_t denominator)
{
    const int overflow = ((denominator == -1) && (numerator == INT16_MIN)) ? VINCULUM_OVERFLOW : VINCULUM_OK;
    return (denominator == 0) ? VINCULUM_ZERO_DENOMINATOR : overflow;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int16(a, b, n);
*/
static inline int16_t any_violation_int16(const int16_t *a, const int16_t *b, size_t n)
{
    int16_t bad = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_int16(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_int16(a[i], b[i]) != VINCULUM_OK) ? (int16_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int16(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int16(a, b, *where);
    ensures code: violated_int16(a[*where], b[*where], \result);
    ensures overflow: overflow_first_int16(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int16(const int16_t *a, const int16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int16(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int16(a, b, *where) &&
          violated_int16(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int16(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int16(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int16(a, b, n) && !overflow_first_int16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16(a, b, *where);
      ensures violated: !representable_quotient_int16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int16(const int16_t *a, const int16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16(a, b, n) != 0) {
        status = first_violation_int16(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int16_by_scalar(a, b, n);
*/
static inline int16_t any_violation_int16_by_scalar(const int16_t *a, int16_t b, size_t n)
{
    int16_t bad = ((n > 0u) && (b == 0)) ? 1 : 0;
    if (b == -1) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int16_by_scalar(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT16_MIN) ? (int16_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_int16_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int16_by_scalar(a, b, *where);
    ensures code: violated_int16(a[*where], b, \result);
    ensures overflow: overflow_first_int16_by_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int16_by_scalar(const int16_t *a, int16_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int16_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int16_by_scalar(a, b, *where) &&
          violated_int16(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int16(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int16_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int16_by_scalar(a, b, n) && !overflow_first_int16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int16(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int16_by_scalar(const int16_t *a, int16_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16_by_scalar(a, b, n) != 0) {
        status = first_violation_int16_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int16_of_scalar(a, b, n);
*/
static inline int16_t any_violation_int16_of_scalar(int16_t a, const int16_t *b, size_t n)
{
    int16_t bad = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_int16_of_scalar(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_int16(a, b[i]) != VINCULUM_OK) ? (int16_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int16_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int16_of_scalar(a, b, *where);
    ensures code: violated_int16(a, b[*where], \result);
    ensures overflow: overflow_first_int16_of_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int16_of_scalar(int16_t a, const int16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int16_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int16_of_scalar(a, b, *where) &&
          violated_int16(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int16(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int16_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int16_of_scalar(a, b, n) && !overflow_first_int16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int16(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int16_of_scalar(int16_t a, const int16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16_of_scalar(a, b, n) != 0) {
        status = first_violation_int16_of_scalar(a, b, n, where);
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, by FLOAT32_QUOTIENT_CUT. */
/*@ requires domain_int16(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_int16(numerator, denominator, \result);
*/
static inline int16_t truncated_int16(int16_t numerator, int16_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: -32768 <= numerator / denominator <= 32767; */
    /*@ assert cut: cut_quotient_float32(\div_float((float)numerator, (float)denominator),
          numerator / denominator); */
    const float quotient = (float)numerator / (float)denominator;
    /*@ assert in_range: -32769.0 < quotient < 32768.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (int16_t)result;
}

/* E_DIV_INT_FUNC_0010, by a scalar denominator: compilers compute its reciprocal once, outside of the loop. */
/*@ requires domain_int16(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_int16(numerator, denominator, \result);
*/
static inline int16_t truncated_int16_by_scalar(int16_t numerator, int16_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: -32768 <= numerator / denominator <= 32767; */
    /*@ assert cut: cut_scaled_float32(\mul_float((float)numerator, \div_float((float)0x1.00001p0f, (float)denominator)),
          numerator / denominator); */
    const float quotient = (float)numerator * (0x1.00001p0f / (float)denominator);
    /*@ assert in_range: -32769.0 < quotient < 32768.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (int16_t)result;
}

/* V_DIV_INT_FLOOR_0010: the truncated quotient, less one where the remainder and the denominator have opposite signs. */
/*@ requires domain_int16(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures floored_quotient_int16(numerator, denominator, \result);
*/
static inline int16_t floored_int16(int16_t numerator, int16_t denominator)
{
    const int16_t quotient = truncated_int16(numerator, denominator);
    const int16_t remainder = (int16_t)(numerator - (int16_t)(quotient * denominator));
    return (int16_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

/* V_DIV_INT_FLOOR_0010: the truncated quotient, less one where the remainder and the denominator have opposite signs. */
/*@ requires domain_int16(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures floored_quotient_int16(numerator, denominator, \result);
*/
static inline int16_t floored_int16_by_scalar(int16_t numerator, int16_t denominator)
{
    const int16_t quotient = truncated_int16_by_scalar(numerator, denominator);
    const int16_t remainder = (int16_t)(numerator - (int16_t)(quotient * denominator));
    return (int16_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int16(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int16(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int16(a, b, n) && !overflow_first_int16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16(a, b, *where);
      ensures violated: !representable_quotient_int16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int16(const int16_t *restrict a, const int16_t *restrict b,
                       int16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16(a, b, n) != 0) {
        status = first_violation_int16(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int16(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int16(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int16_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int16(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int16_by_scalar(a, b, n) && !overflow_first_int16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int16(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int16_by_scalar(const int16_t *restrict a, int16_t b,
                                 int16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16_by_scalar(a, b, n) != 0) {
        status = first_violation_int16_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int16(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int16_by_scalar(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int16_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int16(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int16_of_scalar(a, b, n) && !overflow_first_int16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int16(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int16_of_scalar(int16_t a, const int16_t *restrict b,
                                 int16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16_of_scalar(a, b, n) != 0) {
        status = first_violation_int16_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int16(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int16(a, b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int16(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int16(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int16(a, b, n) && !overflow_first_int16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16(a, b, *where);
      ensures violated: !representable_quotient_int16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int16(const int16_t *restrict a, const int16_t *restrict b,
                             int16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16(a, b, n) != 0) {
        status = first_violation_int16(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int16(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int16(a[i], b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int16_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int16(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int16_by_scalar(a, b, n) && !overflow_first_int16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int16(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int16_by_scalar(const int16_t *restrict a, int16_t b,
                                       int16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16_by_scalar(a, b, n) != 0) {
        status = first_violation_int16_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int16(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int16_by_scalar(a[i], b);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int16_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int16(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int16_of_scalar(a, b, n) && !overflow_first_int16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int16(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int16_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int16(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int16_of_scalar(int16_t a, const int16_t *restrict b,
                                       int16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int16_of_scalar(a, b, n) != 0) {
        status = first_violation_int16_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int16(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int16(a, b[i]);
        }
    }
    return status;
}

/* ---- int32 ----------------------------------------------------------------- */

/*@
predicate nonzero_denominator_int32(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_int32(integer A, integer B) = !(B == -1 && -A > 2147483647); // V_DIV_INT_OVERFLOW_0010
predicate domain_int32(integer A, integer B) =
  nonzero_denominator_int32(A, B) && representable_quotient_int32(A, B);
predicate truncated_quotient_int32(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_int32(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate floored_quotient_int32(integer A, integer B, integer C) = // V_DIV_INT_FLOOR_0010
  domain_int32(A, B) ==> A - B*C >= 0 && B > 0 && A - B*C < B || A - B*C <= 0 && A - B*C > B && B < 0;
predicate violated_int32(integer A, integer B, integer code) =
  (!nonzero_denominator_int32(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_int32(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_int32(int32_t *a, int32_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int32(a[i], b[i]);
predicate domain_all_int32_by_scalar(int32_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int32(a[i], b);
predicate domain_all_int32_of_scalar(integer a, int32_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int32(a, b[i]);
predicate overflow_first_int32(int32_t *a, int32_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int32(a, b, i) && !representable_quotient_int32(a[i], b[i]);
predicate overflow_first_int32_by_scalar(int32_t *a, integer b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int32_by_scalar(a, b, i) && !representable_quotient_int32(a[i], b);
predicate overflow_first_int32_of_scalar(integer a, int32_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int32_of_scalar(a, b, i) && !representable_quotient_int32(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_int32(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_int32(numerator, denominator, \result);
*/
static inline int violation_int32(int32_t numerator, int32_t denominator)
{
    const int overflow = ((denominator == -1) && (numerator == INT32_MIN)) ? VINCULUM_OVERFLOW : VINCULUM_OK;
    return (denominator == 0) ? VINCULUM_ZERO_DENOMINATOR : overflow;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int32(a, b, n);
*/
static inline int32_t any_violation_int32(const int32_t *a, const int32_t *b, size_t n)
{
    int32_t bad = 0;
    /* Usually b alone shows that there is no violation, and the loop need not read a. */
    int32_t suspect = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant suspect == 0 ==> \forall integer j; 0 <= j < i ==> b[j] != 0 && b[j] != -1;
        loop assigns i, suspect;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        suspect = ((b[i] == 0) || (b[i] == -1)) ? (int32_t)1 : suspect;
    }
    /*@ assert unsuspected: suspect == 0 ==> domain_all_int32(a, b, n); */
    if (suspect != 0) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int32(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (violation_int32(a[i], b[i]) != VINCULUM_OK) ? (int32_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int32(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int32(a, b, *where);
    ensures code: violated_int32(a[*where], b[*where], \result);
    ensures overflow: overflow_first_int32(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int32(const int32_t *a, const int32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int32(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int32(a, b, *where) &&
          violated_int32(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int32(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int32(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int32(a, b, n) && !overflow_first_int32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32(a, b, *where);
      ensures violated: !representable_quotient_int32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int32(const int32_t *a, const int32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32(a, b, n) != 0) {
        status = first_violation_int32(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int32_by_scalar(a, b, n);
*/
static inline int32_t any_violation_int32_by_scalar(const int32_t *a, int32_t b, size_t n)
{
    int32_t bad = ((n > 0u) && (b == 0)) ? 1 : 0;
    if (b == -1) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int32_by_scalar(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT32_MIN) ? (int32_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_int32_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int32_by_scalar(a, b, *where);
    ensures code: violated_int32(a[*where], b, \result);
    ensures overflow: overflow_first_int32_by_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int32_by_scalar(const int32_t *a, int32_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int32_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int32_by_scalar(a, b, *where) &&
          violated_int32(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int32(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int32_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int32_by_scalar(a, b, n) && !overflow_first_int32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int32(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int32_by_scalar(const int32_t *a, int32_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32_by_scalar(a, b, n) != 0) {
        status = first_violation_int32_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int32_of_scalar(a, b, n);
*/
static inline int32_t any_violation_int32_of_scalar(int32_t a, const int32_t *b, size_t n)
{
    int32_t bad = 0;
    /* Usually b alone shows that there is no violation, and the loop need not read a. */
    int32_t suspect = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant suspect == 0 ==> \forall integer j; 0 <= j < i ==> b[j] != 0 && b[j] != -1;
        loop assigns i, suspect;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        suspect = ((b[i] == 0) || (b[i] == -1)) ? (int32_t)1 : suspect;
    }
    /*@ assert unsuspected: suspect == 0 ==> domain_all_int32_of_scalar(a, b, n); */
    if (suspect != 0) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int32_of_scalar(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (violation_int32(a, b[i]) != VINCULUM_OK) ? (int32_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int32_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int32_of_scalar(a, b, *where);
    ensures code: violated_int32(a, b[*where], \result);
    ensures overflow: overflow_first_int32_of_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int32_of_scalar(int32_t a, const int32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int32_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int32_of_scalar(a, b, *where) &&
          violated_int32(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int32(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int32_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int32_of_scalar(a, b, n) && !overflow_first_int32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int32(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int32_of_scalar(int32_t a, const int32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32_of_scalar(a, b, n) != 0) {
        status = first_violation_int32_of_scalar(a, b, n, where);
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, by FLOAT64_QUOTIENT_CUT. */
/*@ requires domain_int32(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_int32(numerator, denominator, \result);
*/
static inline int32_t truncated_int32(int32_t numerator, int32_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: -2147483648 <= numerator / denominator <= 2147483647; */
    /*@ assert cut: cut_quotient_float64(\div_double((double)numerator, (double)denominator),
          numerator / denominator); */
    const double quotient = (double)numerator / (double)denominator;
    /*@ assert in_range: -2147483649.0 < quotient < 2147483648.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (int32_t)result;
}

/* E_DIV_INT_FUNC_0010, by a scalar denominator: compilers compute its reciprocal once, outside of the loop. */
/*@ requires domain_int32(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_int32(numerator, denominator, \result);
*/
static inline int32_t truncated_int32_by_scalar(int32_t numerator, int32_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: -2147483648 <= numerator / denominator <= 2147483647; */
    /*@ assert cut: cut_scaled_float64(\mul_double((double)numerator, \div_double((double)0x1.0000000001p0, (double)denominator)),
          numerator / denominator); */
    const double quotient = (double)numerator * (0x1.0000000001p0 / (double)denominator);
    /*@ assert in_range: -2147483649.0 < quotient < 2147483648.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (int32_t)result;
}

/* V_DIV_INT_FLOOR_0010: the truncated quotient, less one where the remainder and the denominator have opposite signs. */
/*@ requires domain_int32(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures floored_quotient_int32(numerator, denominator, \result);
*/
static inline int32_t floored_int32(int32_t numerator, int32_t denominator)
{
    const int32_t quotient = truncated_int32(numerator, denominator);
    const int32_t remainder = (int32_t)(numerator - (int32_t)(quotient * denominator));
    return (int32_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

/* V_DIV_INT_FLOOR_0010: the truncated quotient, less one where the remainder and the denominator have opposite signs. */
/*@ requires domain_int32(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures floored_quotient_int32(numerator, denominator, \result);
*/
static inline int32_t floored_int32_by_scalar(int32_t numerator, int32_t denominator)
{
    const int32_t quotient = truncated_int32_by_scalar(numerator, denominator);
    const int32_t remainder = (int32_t)(numerator - (int32_t)(quotient * denominator));
    return (int32_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int32(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int32(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int32(a, b, n) && !overflow_first_int32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32(a, b, *where);
      ensures violated: !representable_quotient_int32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int32(const int32_t *restrict a, const int32_t *restrict b,
                       int32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32(a, b, n) != 0) {
        status = first_violation_int32(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int32(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int32(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int32_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int32(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int32_by_scalar(a, b, n) && !overflow_first_int32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int32(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int32_by_scalar(const int32_t *restrict a, int32_t b,
                                 int32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32_by_scalar(a, b, n) != 0) {
        status = first_violation_int32_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int32(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int32_by_scalar(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int32_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int32(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int32_of_scalar(a, b, n) && !overflow_first_int32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int32(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int32_of_scalar(int32_t a, const int32_t *restrict b,
                                 int32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32_of_scalar(a, b, n) != 0) {
        status = first_violation_int32_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int32(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int32(a, b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int32(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int32(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int32(a, b, n) && !overflow_first_int32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32(a, b, *where);
      ensures violated: !representable_quotient_int32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int32(const int32_t *restrict a, const int32_t *restrict b,
                             int32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32(a, b, n) != 0) {
        status = first_violation_int32(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int32(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int32(a[i], b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int32_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int32(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int32_by_scalar(a, b, n) && !overflow_first_int32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int32(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int32_by_scalar(const int32_t *restrict a, int32_t b,
                                       int32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32_by_scalar(a, b, n) != 0) {
        status = first_violation_int32_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int32(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int32_by_scalar(a[i], b);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int32_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int32(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int32_of_scalar(a, b, n) && !overflow_first_int32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int32(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int32_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int32(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int32_of_scalar(int32_t a, const int32_t *restrict b,
                                       int32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int32_of_scalar(a, b, n) != 0) {
        status = first_violation_int32_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int32(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int32(a, b[i]);
        }
    }
    return status;
}

/* ---- int64 ----------------------------------------------------------------- */

/*@
predicate nonzero_denominator_int64(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_int64(integer A, integer B) = !(B == -1 && -A > 9223372036854775807); // V_DIV_INT_OVERFLOW_0010
predicate domain_int64(integer A, integer B) =
  nonzero_denominator_int64(A, B) && representable_quotient_int64(A, B);
predicate truncated_quotient_int64(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_int64(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate floored_quotient_int64(integer A, integer B, integer C) = // V_DIV_INT_FLOOR_0010
  domain_int64(A, B) ==> A - B*C >= 0 && B > 0 && A - B*C < B || A - B*C <= 0 && A - B*C > B && B < 0;
predicate violated_int64(integer A, integer B, integer code) =
  (!nonzero_denominator_int64(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_int64(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_int64(int64_t *a, int64_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int64(a[i], b[i]);
predicate domain_all_int64_by_scalar(int64_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int64(a[i], b);
predicate domain_all_int64_of_scalar(integer a, int64_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_int64(a, b[i]);
predicate overflow_first_int64(int64_t *a, int64_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int64(a, b, i) && !representable_quotient_int64(a[i], b[i]);
predicate overflow_first_int64_by_scalar(int64_t *a, integer b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int64_by_scalar(a, b, i) && !representable_quotient_int64(a[i], b);
predicate overflow_first_int64_of_scalar(integer a, int64_t *b, integer n) = \exists integer i;
  0 <= i < n && domain_all_int64_of_scalar(a, b, i) && !representable_quotient_int64(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_int64(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_int64(numerator, denominator, \result);
*/
static inline int violation_int64(int64_t numerator, int64_t denominator)
{
    const int overflow = ((denominator == -1) && (numerator == INT64_MIN)) ? VINCULUM_OVERFLOW : VINCULUM_OK;
    return (denominator == 0) ? VINCULUM_ZERO_DENOMINATOR : overflow;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int64(a, b, n);
*/
static inline int64_t any_violation_int64(const int64_t *a, const int64_t *b, size_t n)
{
    int64_t bad = 0;
    /* Usually b alone shows that there is no violation, and the loop need not read a. */
    int64_t suspect = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant suspect == 0 ==> \forall integer j; 0 <= j < i ==> b[j] != 0 && b[j] != -1;
        loop assigns i, suspect;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        suspect = ((b[i] == 0) || (b[i] == -1)) ? (int64_t)1 : suspect;
    }
    /*@ assert unsuspected: suspect == 0 ==> domain_all_int64(a, b, n); */
    if (suspect != 0) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int64(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (violation_int64(a[i], b[i]) != VINCULUM_OK) ? (int64_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int64(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int64(a, b, *where);
    ensures code: violated_int64(a[*where], b[*where], \result);
    ensures overflow: overflow_first_int64(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int64(const int64_t *a, const int64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int64(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int64(a, b, *where) &&
          violated_int64(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int64(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int64(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int64(a, b, n) && !overflow_first_int64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64(a, b, *where);
      ensures violated: !representable_quotient_int64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int64(const int64_t *a, const int64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64(a, b, n) != 0) {
        status = first_violation_int64(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int64_by_scalar(a, b, n);
*/
static inline int64_t any_violation_int64_by_scalar(const int64_t *a, int64_t b, size_t n)
{
    int64_t bad = ((n > 0u) && (b == 0)) ? 1 : 0;
    if (b == -1) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int64_by_scalar(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (a[i] == INT64_MIN) ? (int64_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_int64_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int64_by_scalar(a, b, *where);
    ensures code: violated_int64(a[*where], b, \result);
    ensures overflow: overflow_first_int64_by_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int64_by_scalar(const int64_t *a, int64_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int64_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int64_by_scalar(a, b, *where) &&
          violated_int64(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int64(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int64_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int64_by_scalar(a, b, n) && !overflow_first_int64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int64(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int64_by_scalar(const int64_t *a, int64_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64_by_scalar(a, b, n) != 0) {
        status = first_violation_int64_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_int64_of_scalar(a, b, n);
*/
static inline int64_t any_violation_int64_of_scalar(int64_t a, const int64_t *b, size_t n)
{
    int64_t bad = 0;
    /* Usually b alone shows that there is no violation, and the loop need not read a. */
    int64_t suspect = 0;
    /*@ loop invariant 0 <= i <= n;
        loop invariant suspect == 0 ==> \forall integer j; 0 <= j < i ==> b[j] != 0 && b[j] != -1;
        loop assigns i, suspect;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        suspect = ((b[i] == 0) || (b[i] == -1)) ? (int64_t)1 : suspect;
    }
    /*@ assert unsuspected: suspect == 0 ==> domain_all_int64_of_scalar(a, b, n); */
    if (suspect != 0) {
        /*@ loop invariant 0 <= i <= n;
            loop invariant bad == 0 <==> domain_all_int64_of_scalar(a, b, i);
            loop assigns i, bad;
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            bad = (violation_int64(a, b[i]) != VINCULUM_OK) ? (int64_t)1 : bad;
        }
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_int64_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_int64_of_scalar(a, b, *where);
    ensures code: violated_int64(a, b[*where], \result);
    ensures overflow: overflow_first_int64_of_scalar(a, b, n) ==> \result == VINCULUM_OVERFLOW;
*/
static inline int first_violation_int64_of_scalar(int64_t a, const int64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_int64_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_int64_of_scalar(a, b, *where) &&
          violated_int64(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_int64(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_int64_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_int64_of_scalar(a, b, n) && !overflow_first_int64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int64(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_int64_of_scalar(int64_t a, const int64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64_of_scalar(a, b, n) != 0) {
        status = first_violation_int64_of_scalar(a, b, n, where);
    }
    return status;
}

/*@ requires domain_int64(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures near: near(numerator, denominator, \result * denominator);
    ensures smaller: \abs(\result) <= \abs(numerator);
*/
static inline int64_t estimate_int64(int64_t numerator, int64_t denominator)
{
    /*@ assert sign: toward_zero(\mul_double((double)numerator, \div_double((double)0x1.ffffffffffffp-1, (double)denominator)),
          0 < denominator ? numerator : -numerator); */
    const double estimate = (double)numerator * (0x1.ffffffffffffp-1 / (double)denominator);
    /*@ assert in_range: -9223372036854775809.0 < estimate < 9223372036854775808.0; */
    const int64_t result = (int64_t)estimate;
    /*@ assert cut: cut_estimate(estimate, result); */
    return result;
}

/* E_DIV_INT_FUNC_0010: an estimate, a second estimate for the remainder, and a correction by at most one. */
/*@ requires domain_int64(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_int64(numerator, denominator, \result);
*/
static inline int64_t truncated_int64(int64_t numerator, int64_t denominator)
{
    const int64_t first = estimate_int64(numerator, denominator);
    const int64_t rest = numerator - (first * denominator);
    /*@ assert rest: rest == numerator - first * denominator; */
    const int64_t second = estimate_int64(rest, denominator);
    const int64_t left = rest - (second * denominator);
    /*@ assert left: left == rest - second * denominator; */
    const int64_t size = (denominator < 0) ? denominator : -denominator;
    const int64_t lack = (left < 0) ? left : -left;
    /*@ assert small: 2 * size < lack; */
    const int64_t unit = ((numerator < 0) == (denominator < 0)) ? 1 : -1;
    const int64_t third = (lack <= size) ? unit : 0;
    return (first + second) + third;
}

/* V_DIV_INT_FLOOR_0010: the truncated quotient, less one where the remainder and the denominator have opposite signs. */
/*@ requires domain_int64(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures floored_quotient_int64(numerator, denominator, \result);
*/
static inline int64_t floored_int64(int64_t numerator, int64_t denominator)
{
    const int64_t quotient = truncated_int64(numerator, denominator);
    const int64_t remainder = (int64_t)(numerator - (int64_t)(quotient * denominator));
    return (int64_t)(quotient - (((remainder != 0) && ((remainder < 0) != (denominator < 0))) ? 1 : 0));
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int64(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int64(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int64(a, b, n) && !overflow_first_int64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64(a, b, *where);
      ensures violated: !representable_quotient_int64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int64(const int64_t *restrict a, const int64_t *restrict b,
                       int64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64(a, b, n) != 0) {
        status = first_violation_int64(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int64(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int64(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int64_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int64(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int64_by_scalar(a, b, n) && !overflow_first_int64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int64(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int64_by_scalar(const int64_t *restrict a, int64_t b,
                                 int64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64_by_scalar(a, b, n) != 0) {
        status = first_violation_int64_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int64(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int64(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int64_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_int64(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int64_of_scalar(a, b, n) && !overflow_first_int64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int64(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_int64_of_scalar(int64_t a, const int64_t *restrict b,
                                 int64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64_of_scalar(a, b, n) != 0) {
        status = first_violation_int64_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_int64(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_int64(a, b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int64(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int64(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int64(a, b, n) && !overflow_first_int64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64(a, b, *where);
      ensures violated: !representable_quotient_int64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int64(const int64_t *restrict a, const int64_t *restrict b,
                             int64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64(a, b, n) != 0) {
        status = first_violation_int64(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int64(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int64(a[i], b[i]);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int64_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int64(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_int64_by_scalar(a, b, n) && !overflow_first_int64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_by_scalar(a, b, *where);
      ensures violated: !representable_quotient_int64(a[*where], b);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int64_by_scalar(const int64_t *restrict a, int64_t b,
                                       int64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64_by_scalar(a, b, n) != 0) {
        status = first_violation_int64_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int64(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int64(a[i], b);
        }
    }
    return status;
}

/* V_DIV_INT_FLOOR_0010, E_DIV_INT_CONSTR_B_0030, V_DIV_INT_OVERFLOW_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_int64_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> floored_quotient_int64(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_int64_of_scalar(a, b, n) && !overflow_first_int64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_int64(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    behavior overflow:
      assumes overflow_first_int64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_int64_of_scalar(a, b, *where);
      ensures violated: !representable_quotient_int64(a, b[*where]);
      ensures code: \result == VINCULUM_OVERFLOW;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_floor_div_int64_of_scalar(int64_t a, const int64_t *restrict b,
                                       int64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_int64_of_scalar(a, b, n) != 0) {
        status = first_violation_int64_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              floored_quotient_int64(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = floored_int64(a, b[i]);
        }
    }
    return status;
}

/* ---- uint8 ----------------------------------------------------------------- */

/*@
predicate nonzero_denominator_uint8(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_uint8(integer A, integer B) = !(B == -1 && -A > 255); // V_DIV_INT_OVERFLOW_0010
predicate domain_uint8(integer A, integer B) =
  nonzero_denominator_uint8(A, B) && representable_quotient_uint8(A, B);
predicate truncated_quotient_uint8(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_uint8(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate violated_uint8(integer A, integer B, integer code) =
  (!nonzero_denominator_uint8(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_uint8(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_uint8(uint8_t *a, uint8_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint8(a[i], b[i]);
predicate domain_all_uint8_by_scalar(uint8_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint8(a[i], b);
predicate domain_all_uint8_of_scalar(integer a, uint8_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint8(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_uint8(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_uint8(numerator, denominator, \result);
*/
static inline int violation_uint8(uint8_t numerator, uint8_t denominator)
{
    (void)numerator;
    return (denominator == 0u) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OK;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint8(a, b, n);
*/
static inline uint8_t any_violation_uint8(const uint8_t *a, const uint8_t *b, size_t n)
{
    uint8_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint8(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint8(0u, b[i]) != VINCULUM_OK) ? (uint8_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint8(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint8(a, b, *where);
    ensures code: violated_uint8(a[*where], b[*where], \result);
*/
static inline int first_violation_uint8(const uint8_t *a, const uint8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint8(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint8(a, b, *where) &&
          violated_uint8(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint8(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint8(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint8(a, b, *where);
      ensures violated: !nonzero_denominator_uint8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint8(const uint8_t *a, const uint8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint8(a, b, n) != 0u) {
        status = first_violation_uint8(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint8_by_scalar(a, b, n);
*/
static inline uint8_t any_violation_uint8_by_scalar(const uint8_t *a, uint8_t b, size_t n)
{
    uint8_t bad = ((n > 0u) && (b == 0u)) ? 1u : 0u;
    (void)a;
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_uint8_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint8_by_scalar(a, b, *where);
    ensures code: violated_uint8(a[*where], b, \result);
*/
static inline int first_violation_uint8_by_scalar(const uint8_t *a, uint8_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint8_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint8_by_scalar(a, b, *where) &&
          violated_uint8(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint8(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint8_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint8_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint8(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint8_by_scalar(const uint8_t *a, uint8_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint8_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint8_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint8_of_scalar(a, b, n);
*/
static inline uint8_t any_violation_uint8_of_scalar(uint8_t a, const uint8_t *b, size_t n)
{
    uint8_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint8_of_scalar(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint8(a, b[i]) != VINCULUM_OK) ? (uint8_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint8_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint8_of_scalar(a, b, *where);
    ensures code: violated_uint8(a, b[*where], \result);
*/
static inline int first_violation_uint8_of_scalar(uint8_t a, const uint8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint8_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint8_of_scalar(a, b, *where) &&
          violated_uint8(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint8(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint8_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint8_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint8(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint8_of_scalar(uint8_t a, const uint8_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint8_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint8_of_scalar(a, b, n, where);
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, by FLOAT32_QUOTIENT_CUT. */
/*@ requires domain_uint8(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_uint8(numerator, denominator, \result);
*/
static inline uint8_t truncated_uint8(uint8_t numerator, uint8_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: 0 <= numerator / denominator <= 255; */
    /*@ assert cut: cut_quotient_float32(\div_float((float)numerator, (float)denominator),
          numerator / denominator); */
    const float quotient = (float)numerator / (float)denominator;
    /*@ assert in_range: -1.0 < quotient < 256.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (uint8_t)result;
}

/* E_DIV_INT_FUNC_0010, by a scalar denominator: compilers compute its reciprocal once, outside of the loop. */
/*@ requires domain_uint8(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_uint8(numerator, denominator, \result);
*/
static inline uint8_t truncated_uint8_by_scalar(uint8_t numerator, uint8_t denominator)
{
    const uint8_t size = numerator;
    const uint8_t divisor = denominator;
    const uint16_t reciprocal = (uint16_t)(65535u / divisor);
    const uint16_t above = (uint16_t)(size + 1u);
    /*@ assert rest: 0 <= 65535 - reciprocal * divisor < divisor; */
    /*@ assert euclid: (size / divisor) * divisor <= size < (size / divisor + 1) * divisor; */
    /*@ assert over: above * reciprocal <= ((size / divisor + 1) * divisor) * reciprocal; */
    /*@ assert over_one: (size / divisor + 1) * (divisor * reciprocal) <= (size / divisor + 1) * 65535; */
    /*@ assert high: above * reciprocal < (size / divisor + 1) * 65536; */
    /*@ assert error: above * (65536 - reciprocal * divisor) <= 65536; */
    /*@ assert under: above * (reciprocal * divisor) >= size * 65536; */
    /*@ assert under_one: divisor * (above * reciprocal - (size / divisor) * 65536) >= 0; */
    /*@ assert low: (size / divisor) * 65536 <= above * reciprocal; */
    const uint32_t product = (uint32_t)above * (uint32_t)reciprocal;
    /*@ assert exact: product / 65536 == size / divisor; */
    /*@ assert smaller: 0 <= size / divisor <= size; */
    const uint8_t quotient = (uint8_t)(product / 65536u);
    /*@ assert shifted: quotient == size / divisor; */
    return quotient;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint8(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint8(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint8(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint8(a, b, *where);
      ensures violated: !nonzero_denominator_uint8(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint8(const uint8_t *restrict a, const uint8_t *restrict b,
                       uint8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint8(a, b, n) != 0u) {
        status = first_violation_uint8(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint8(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint8(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint8_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint8(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint8_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint8_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint8(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint8_by_scalar(const uint8_t *restrict a, uint8_t b,
                                 uint8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint8_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint8_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint8(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint8_by_scalar(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint8_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint8(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint8_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint8_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint8(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint8_of_scalar(uint8_t a, const uint8_t *restrict b,
                                 uint8_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint8_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint8_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint8(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint8(a, b[i]);
        }
    }
    return status;
}

/* ---- uint16 ---------------------------------------------------------------- */

/*@
predicate nonzero_denominator_uint16(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_uint16(integer A, integer B) = !(B == -1 && -A > 65535); // V_DIV_INT_OVERFLOW_0010
predicate domain_uint16(integer A, integer B) =
  nonzero_denominator_uint16(A, B) && representable_quotient_uint16(A, B);
predicate truncated_quotient_uint16(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_uint16(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate violated_uint16(integer A, integer B, integer code) =
  (!nonzero_denominator_uint16(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_uint16(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_uint16(uint16_t *a, uint16_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint16(a[i], b[i]);
predicate domain_all_uint16_by_scalar(uint16_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint16(a[i], b);
predicate domain_all_uint16_of_scalar(integer a, uint16_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint16(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_uint16(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_uint16(numerator, denominator, \result);
*/
static inline int violation_uint16(uint16_t numerator, uint16_t denominator)
{
    (void)numerator;
    return (denominator == 0u) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OK;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint16(a, b, n);
*/
static inline uint16_t any_violation_uint16(const uint16_t *a, const uint16_t *b, size_t n)
{
    uint16_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint16(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint16(0u, b[i]) != VINCULUM_OK) ? (uint16_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint16(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint16(a, b, *where);
    ensures code: violated_uint16(a[*where], b[*where], \result);
*/
static inline int first_violation_uint16(const uint16_t *a, const uint16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint16(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint16(a, b, *where) &&
          violated_uint16(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint16(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint16(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint16(a, b, *where);
      ensures violated: !nonzero_denominator_uint16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint16(const uint16_t *a, const uint16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint16(a, b, n) != 0u) {
        status = first_violation_uint16(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint16_by_scalar(a, b, n);
*/
static inline uint16_t any_violation_uint16_by_scalar(const uint16_t *a, uint16_t b, size_t n)
{
    uint16_t bad = ((n > 0u) && (b == 0u)) ? 1u : 0u;
    (void)a;
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_uint16_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint16_by_scalar(a, b, *where);
    ensures code: violated_uint16(a[*where], b, \result);
*/
static inline int first_violation_uint16_by_scalar(const uint16_t *a, uint16_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint16_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint16_by_scalar(a, b, *where) &&
          violated_uint16(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint16(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint16_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint16_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint16(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint16_by_scalar(const uint16_t *a, uint16_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint16_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint16_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint16_of_scalar(a, b, n);
*/
static inline uint16_t any_violation_uint16_of_scalar(uint16_t a, const uint16_t *b, size_t n)
{
    uint16_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint16_of_scalar(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint16(a, b[i]) != VINCULUM_OK) ? (uint16_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint16_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint16_of_scalar(a, b, *where);
    ensures code: violated_uint16(a, b[*where], \result);
*/
static inline int first_violation_uint16_of_scalar(uint16_t a, const uint16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint16_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint16_of_scalar(a, b, *where) &&
          violated_uint16(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint16(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint16_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint16_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint16(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint16_of_scalar(uint16_t a, const uint16_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint16_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint16_of_scalar(a, b, n, where);
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, by FLOAT32_QUOTIENT_CUT. */
/*@ requires domain_uint16(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_uint16(numerator, denominator, \result);
*/
static inline uint16_t truncated_uint16(uint16_t numerator, uint16_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: 0 <= numerator / denominator <= 65535; */
    /*@ assert cut: cut_quotient_float32(\div_float((float)numerator, (float)denominator),
          numerator / denominator); */
    const float quotient = (float)numerator / (float)denominator;
    /*@ assert in_range: -1.0 < quotient < 65536.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (uint16_t)result;
}

/* E_DIV_INT_FUNC_0010, by a scalar denominator: compilers compute its reciprocal once, outside of the loop. */
/*@ requires domain_uint16(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_uint16(numerator, denominator, \result);
*/
static inline uint16_t truncated_uint16_by_scalar(uint16_t numerator, uint16_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: 0 <= numerator / denominator <= 65535; */
    /*@ assert cut: cut_scaled_float32(\mul_float((float)numerator, \div_float((float)0x1.00001p0f, (float)denominator)),
          numerator / denominator); */
    const float quotient = (float)numerator * (0x1.00001p0f / (float)denominator);
    /*@ assert in_range: -1.0 < quotient < 65536.0; */
    const int32_t result = (int32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (uint16_t)result;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint16(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint16(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint16(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint16(a, b, *where);
      ensures violated: !nonzero_denominator_uint16(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint16(const uint16_t *restrict a, const uint16_t *restrict b,
                        uint16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint16(a, b, n) != 0u) {
        status = first_violation_uint16(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint16(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint16(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint16_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint16(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint16_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint16_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint16(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint16_by_scalar(const uint16_t *restrict a, uint16_t b,
                                  uint16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint16_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint16_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint16(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint16_by_scalar(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint16_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint16(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint16_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint16_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint16(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint16_of_scalar(uint16_t a, const uint16_t *restrict b,
                                  uint16_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint16_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint16_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint16(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint16(a, b[i]);
        }
    }
    return status;
}

/* ---- uint32 ---------------------------------------------------------------- */

/*@
predicate nonzero_denominator_uint32(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_uint32(integer A, integer B) = !(B == -1 && -A > 4294967295); // V_DIV_INT_OVERFLOW_0010
predicate domain_uint32(integer A, integer B) =
  nonzero_denominator_uint32(A, B) && representable_quotient_uint32(A, B);
predicate truncated_quotient_uint32(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_uint32(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate violated_uint32(integer A, integer B, integer code) =
  (!nonzero_denominator_uint32(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_uint32(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_uint32(uint32_t *a, uint32_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint32(a[i], b[i]);
predicate domain_all_uint32_by_scalar(uint32_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint32(a[i], b);
predicate domain_all_uint32_of_scalar(integer a, uint32_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint32(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_uint32(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_uint32(numerator, denominator, \result);
*/
static inline int violation_uint32(uint32_t numerator, uint32_t denominator)
{
    (void)numerator;
    return (denominator == 0u) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OK;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint32(a, b, n);
*/
static inline uint32_t any_violation_uint32(const uint32_t *a, const uint32_t *b, size_t n)
{
    uint32_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint32(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint32(0u, b[i]) != VINCULUM_OK) ? (uint32_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint32(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint32(a, b, *where);
    ensures code: violated_uint32(a[*where], b[*where], \result);
*/
static inline int first_violation_uint32(const uint32_t *a, const uint32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint32(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint32(a, b, *where) &&
          violated_uint32(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint32(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint32(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint32(a, b, *where);
      ensures violated: !nonzero_denominator_uint32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint32(const uint32_t *a, const uint32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint32(a, b, n) != 0u) {
        status = first_violation_uint32(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint32_by_scalar(a, b, n);
*/
static inline uint32_t any_violation_uint32_by_scalar(const uint32_t *a, uint32_t b, size_t n)
{
    uint32_t bad = ((n > 0u) && (b == 0u)) ? 1u : 0u;
    (void)a;
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_uint32_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint32_by_scalar(a, b, *where);
    ensures code: violated_uint32(a[*where], b, \result);
*/
static inline int first_violation_uint32_by_scalar(const uint32_t *a, uint32_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint32_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint32_by_scalar(a, b, *where) &&
          violated_uint32(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint32(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint32_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint32_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint32(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint32_by_scalar(const uint32_t *a, uint32_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint32_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint32_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint32_of_scalar(a, b, n);
*/
static inline uint32_t any_violation_uint32_of_scalar(uint32_t a, const uint32_t *b, size_t n)
{
    uint32_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint32_of_scalar(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint32(a, b[i]) != VINCULUM_OK) ? (uint32_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint32_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint32_of_scalar(a, b, *where);
    ensures code: violated_uint32(a, b[*where], \result);
*/
static inline int first_violation_uint32_of_scalar(uint32_t a, const uint32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint32_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint32_of_scalar(a, b, *where) &&
          violated_uint32(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint32(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint32_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint32_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint32(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint32_of_scalar(uint32_t a, const uint32_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint32_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint32_of_scalar(a, b, n, where);
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, by FLOAT64_QUOTIENT_CUT. */
/*@ requires domain_uint32(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_uint32(numerator, denominator, \result);
*/
static inline uint32_t truncated_uint32(uint32_t numerator, uint32_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: 0 <= numerator / denominator <= 4294967295; */
    /*@ assert cut: cut_quotient_float64(\div_double((double)numerator, (double)denominator),
          numerator / denominator); */
    const double quotient = (double)numerator / (double)denominator;
    /*@ assert in_range: -1.0 < quotient < 4294967296.0; */
    const uint32_t result = (uint32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (uint32_t)result;
}

/* E_DIV_INT_FUNC_0010, by a scalar denominator: compilers compute its reciprocal once, outside of the loop. */
/*@ requires domain_uint32(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_uint32(numerator, denominator, \result);
*/
static inline uint32_t truncated_uint32_by_scalar(uint32_t numerator, uint32_t denominator)
{
    /*@ assert smaller: \abs(numerator / denominator) <= \abs(numerator); */
    /*@ assert fits: 0 <= numerator / denominator <= 4294967295; */
    /*@ assert cut: cut_scaled_float64(\mul_double((double)numerator, \div_double((double)0x1.0000000001p0, (double)denominator)),
          numerator / denominator); */
    const double quotient = (double)numerator * (0x1.0000000001p0 / (double)denominator);
    /*@ assert in_range: -1.0 < quotient < 4294967296.0; */
    const uint32_t result = (uint32_t)quotient;
    /*@ assert exact: result == numerator / denominator; */
    return (uint32_t)result;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint32(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint32(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint32(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint32(a, b, *where);
      ensures violated: !nonzero_denominator_uint32(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint32(const uint32_t *restrict a, const uint32_t *restrict b,
                        uint32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint32(a, b, n) != 0u) {
        status = first_violation_uint32(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint32(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint32(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint32_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint32(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint32_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint32_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint32(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint32_by_scalar(const uint32_t *restrict a, uint32_t b,
                                  uint32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint32_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint32_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint32(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint32_by_scalar(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint32_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint32(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint32_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint32_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint32(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint32_of_scalar(uint32_t a, const uint32_t *restrict b,
                                  uint32_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint32_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint32_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint32(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint32(a, b[i]);
        }
    }
    return status;
}

/* ---- uint64 ---------------------------------------------------------------- */

/*@
predicate nonzero_denominator_uint64(integer A, integer B) = B != 0; // E_DIV_INT_CONSTR_B_0030
predicate representable_quotient_uint64(integer A, integer B) = !(B == -1 && -A > 18446744073709551615); // V_DIV_INT_OVERFLOW_0010
predicate domain_uint64(integer A, integer B) =
  nonzero_denominator_uint64(A, B) && representable_quotient_uint64(A, B);
predicate truncated_quotient_uint64(integer A, integer B, integer C) = // E_DIV_INT_FUNC_0010
  domain_uint64(A, B) ==> \abs(B*C) <= \abs(A) && \abs(A - B*C) < \abs(B);
predicate violated_uint64(integer A, integer B, integer code) =
  (!nonzero_denominator_uint64(A, B) && code == VINCULUM_ZERO_DENOMINATOR) ||
  (!representable_quotient_uint64(A, B) && code == VINCULUM_OVERFLOW);
predicate domain_all_uint64(uint64_t *a, uint64_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint64(a[i], b[i]);
predicate domain_all_uint64_by_scalar(uint64_t *a, integer b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint64(a[i], b);
predicate domain_all_uint64_of_scalar(integer a, uint64_t *b, integer n) =
  \forall integer i; 0 <= i < n ==> domain_uint64(a, b[i]);
*/

/*@ assigns \nothing;
    exits \false;
    ensures \result == VINCULUM_OK <==> domain_uint64(numerator, denominator);
    ensures \result != VINCULUM_OK ==> violated_uint64(numerator, denominator, \result);
*/
static inline int violation_uint64(uint64_t numerator, uint64_t denominator)
{
    (void)numerator;
    return (denominator == 0u) ? VINCULUM_ZERO_DENOMINATOR : VINCULUM_OK;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint64(a, b, n);
*/
static inline uint64_t any_violation_uint64(const uint64_t *a, const uint64_t *b, size_t n)
{
    uint64_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint64(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint64(0u, b[i]) != VINCULUM_OK) ? (uint64_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint64(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint64(a, b, *where);
    ensures code: violated_uint64(a[*where], b[*where], \result);
*/
static inline int first_violation_uint64(const uint64_t *a, const uint64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint64(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint64(a, b, *where) &&
          violated_uint64(a[*where], b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint64(a[i], b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint64(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint64(a, b, *where);
      ensures violated: !nonzero_denominator_uint64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint64(const uint64_t *a, const uint64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint64(a, b, n) != 0u) {
        status = first_violation_uint64(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint64_by_scalar(a, b, n);
*/
static inline uint64_t any_violation_uint64_by_scalar(const uint64_t *a, uint64_t b, size_t n)
{
    uint64_t bad = ((n > 0u) && (b == 0u)) ? 1u : 0u;
    (void)a;
    return bad;
}

/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    requires !domain_all_uint64_by_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint64_by_scalar(a, b, *where);
    ensures code: violated_uint64(a[*where], b, \result);
*/
static inline int first_violation_uint64_by_scalar(const uint64_t *a, uint64_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint64_by_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint64_by_scalar(a, b, *where) &&
          violated_uint64(a[*where], b, status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint64(a[i], b);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, a + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint64_by_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint64_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint64(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint64_by_scalar(const uint64_t *a, uint64_t b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint64_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint64_by_scalar(a, b, n, where);
    }
    return status;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    assigns \nothing;
    exits \false;
    ensures \result == 0 <==> domain_all_uint64_of_scalar(a, b, n);
*/
static inline uint64_t any_violation_uint64_of_scalar(uint64_t a, const uint64_t *b, size_t n)
{
    uint64_t bad = 0u;
    (void)a;
    /*@ loop invariant 0 <= i <= n;
        loop invariant bad == 0 <==> domain_all_uint64_of_scalar(a, b, i);
        loop assigns i, bad;
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        bad = (violation_uint64(a, b[i]) != VINCULUM_OK) ? (uint64_t)1 : bad;
    }
    return bad;
}

/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    requires !domain_all_uint64_of_scalar(a, b, n);
    assigns *where;
    exits \false;
    ensures first: *where < n && domain_all_uint64_of_scalar(a, b, *where);
    ensures code: violated_uint64(a, b[*where], \result);
*/
static inline int first_violation_uint64_of_scalar(uint64_t a, const uint64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    /*@ loop invariant 0 <= i <= n;
        loop invariant status == VINCULUM_OK ==> domain_all_uint64_of_scalar(a, b, i);
        loop invariant status != VINCULUM_OK ==> *where == i - 1 && domain_all_uint64_of_scalar(a, b, *where) &&
          violated_uint64(a, b[*where], status);
        loop assigns i, status, *where;
        loop variant n - i; */
    for (size_t i = 0u; (status == VINCULUM_OK) && (i < n); ++i) {
        status = violation_uint64(a, b[i]);
        if (status != VINCULUM_OK) {
            *where = i;
        }
    }
    return status;
}

/* E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(where);
    requires \separated(where, b + (0 .. n - 1));
    assigns *where;
    exits \false;
    behavior success:
      assumes domain_all_uint64_of_scalar(a, b, n);
      assigns \nothing;
      ensures \result == VINCULUM_OK;
    behavior zero_denominator:
      assumes !domain_all_uint64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint64_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint64(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_check_uint64_of_scalar(uint64_t a, const uint64_t *b, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint64_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint64_of_scalar(a, b, n, where);
    }
    return status;
}

/*@ requires domain_uint64(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures near: near(numerator, denominator, \result * denominator);
    ensures smaller: \abs(\result) <= \abs(numerator);
*/
static inline uint64_t estimate_uint64(uint64_t numerator, uint64_t denominator)
{
    /*@ assert sign: toward_zero(\mul_double((double)numerator, \div_double((double)0x1.ffffffffffffp-1, (double)denominator)),
          0 < denominator ? numerator : -numerator); */
    const double estimate = (double)numerator * (0x1.ffffffffffffp-1 / (double)denominator);
    /*@ assert in_range: -1.0 < estimate < 18446744073709551616.0; */
    const uint64_t result = (uint64_t)estimate;
    /*@ assert cut: cut_estimate(estimate, result); */
    return result;
}

/* E_DIV_INT_FUNC_0010: an estimate, a second estimate for the remainder, and a correction by at most one. */
/*@ requires domain_uint64(numerator, denominator);
    assigns \nothing;
    exits \false;
    ensures truncated_quotient_uint64(numerator, denominator, \result);
*/
static inline uint64_t truncated_uint64(uint64_t numerator, uint64_t denominator)
{
    const uint64_t first = estimate_uint64(numerator, denominator);
    const uint64_t rest = numerator - (first * denominator);
    /*@ assert rest: rest == numerator - first * denominator; */
    const uint64_t second = estimate_uint64(rest, denominator);
    const uint64_t left = rest - (second * denominator);
    /*@ assert left: left == rest - second * denominator; */
    /*@ assert small: left < 2 * denominator; */
    const uint64_t third = (left >= denominator) ? 1u : 0u;
    /*@ assert last: 0 <= left - third * denominator < denominator; */
    /*@ assert all: numerator == (first + second + third) * denominator + (left - third * denominator); */
    /*@ assert fits: first + second + third <= numerator; */
    return (first + second) + third;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint64(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint64(a[i], b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint64(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint64(a, b, *where);
      ensures violated: !nonzero_denominator_uint64(a[*where], b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint64(const uint64_t *restrict a, const uint64_t *restrict b,
                        uint64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint64(a, b, n) != 0u) {
        status = first_violation_uint64(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint64(a[j], b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint64(a[i], b[i]);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(where, a + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint64_by_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint64(a[i], b, c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint64_by_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint64_by_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint64(a[*where], b);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint64_by_scalar(const uint64_t *restrict a, uint64_t b,
                                  uint64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint64_by_scalar(a, b, n) != 0u) {
        status = first_violation_uint64_by_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint64(a[j], b, c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint64(a[i], b);
        }
    }
    return status;
}

/* E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    requires \separated(where, b + (0 .. n - 1));
    assigns *where, c[0 .. n - 1];
    exits \false;
    behavior success:
      assumes domain_all_uint64_of_scalar(a, b, n);
      assigns c[0 .. n - 1];
      ensures \result == VINCULUM_OK;
      ensures \forall integer i; 0 <= i < n ==> truncated_quotient_uint64(a, b[i], c[i]);
    behavior zero_denominator:
      assumes !domain_all_uint64_of_scalar(a, b, n);
      assigns *where;
      ensures first: *where < n && domain_all_uint64_of_scalar(a, b, *where);
      ensures violated: !nonzero_denominator_uint64(a, b[*where]);
      ensures code: \result == VINCULUM_ZERO_DENOMINATOR;
    complete behaviors;
    disjoint behaviors;
*/
VINCULUM_CLONED
int vinculum_div_uint64_of_scalar(uint64_t a, const uint64_t *restrict b,
                                  uint64_t *restrict c, size_t n, size_t *where)
{
    int status = VINCULUM_OK;
    if (any_violation_uint64_of_scalar(a, b, n) != 0u) {
        status = first_violation_uint64_of_scalar(a, b, n, where);
    } else {
        /*@ loop invariant 0 <= i <= n;
            loop invariant \forall integer j; 0 <= j < i ==>
              truncated_quotient_uint64(a, b[j], c[j]);
            loop assigns i, c[0 .. n - 1];
            loop variant n - i; */
        for (size_t i = 0u; i < n; ++i) {
            c[i] = truncated_uint64(a, b[i]);
        }
    }
    return status;
}

/* ---- float16 --------------------------------------------------------------- */

/* The number of a binary16 pattern. A subnormal x is computed as (x + 2^-14) - 2^-14, so that no float is subnormal. */
/*@ assigns \nothing;
    exits \false;
*/
static inline float from_float16(uint16_t pattern)
{
    const uint32_t magnitude = ((uint32_t)pattern & 0x7fffu) << 13;
    const uint32_t sign = ((uint32_t)pattern & 0x8000u) << 16;
    const uint32_t subnormal = bits_of(float_of(magnitude + (113u << 23)) - float_of(113u << 23));
    const uint32_t normal = magnitude + (112u << 23) + (all_where(magnitude >= (31u << 23)) & (112u << 23));
    return float_of(choose(magnitude < (1u << 23), subnormal, normal) | sign);
}

/* The binary16 pattern nearest to a quotient of two binary16 numbers, which is never halfway between two normal ones. */
/*@ assigns \nothing;
    exits \false;
*/
static inline uint16_t to_float16(float quotient)
{
    const uint32_t bits = bits_of(quotient);
    const uint32_t magnitude = bits & 0x7fffffffu;
    const uint32_t rounded = ((magnitude - (112u << 23)) + 0x1000u) >> 13;
    const uint32_t normal = (rounded < 0x7c00u) ? rounded : 0x7c00u;
    /* The sum with 1/2 rounds a number below 2^-14 to a multiple of 2^-24, the last place of 1/2. */
    const uint32_t subnormal = bits_of(float_of(magnitude) + 0.5f);
    const uint32_t number = choose(magnitude < (113u << 23), subnormal, normal);
    const uint32_t or_nan = choose(magnitude > 0x7f800000u, 0x7e00u, number);
    return (uint16_t)(or_nan | ((bits >> 16) & 0x8000u));
}

/*@
logic integer s_float16(integer bits) = bits >> 15;
logic integer m_float16(integer bits) = (bits & 1023) + ((((bits >> 10) & 31) != 0 ? 1 : 0) * 1024);
logic integer e_float16(integer bits) =
  \let t0 = (bits >> 10) & 31;
    (t0 + (t0 == 0 ? 1 : 0)) + (-25);
predicate inf_float16(integer bits) = ((bits >> 10) & 31) == 31 && (bits & 1023) == 0;
predicate nan_float16(integer bits) = ((bits >> 10) & 31) == 31 && (bits & 1023) != 0;
logic integer N_float16(integer A, integer B, integer C) =
  \let t0 = (e_float16(A) - e_float16(B)) - e_float16(C);
    \let t1 = (t0 - ((t0 - 104) * (t0 > 104 ? 1 : 0))) - ((t0 + 104) * (t0 < (-104) ? 1 : 0));
    m_float16(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_float16(integer A, integer B, integer C) =
  \let t0 = (e_float16(A) - e_float16(B)) - e_float16(C);
    \let t1 = (t0 - ((t0 - 104) * (t0 > 104 ? 1 : 0))) - ((t0 + 104) * (t0 < (-104) ? 1 : 0));
    m_float16(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_min_float16(integer A, integer B) =
  \let t0 = (e_float16(A) - e_float16(B)) - (-24);
    \let t1 = (t0 - ((t0 - 104) * (t0 > 104 ? 1 : 0))) - ((t0 + 104) * (t0 < (-104) ? 1 : 0));
    m_float16(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_min_float16(integer A, integer B) =
  \let t0 = (e_float16(A) - e_float16(B)) - (-24);
    \let t1 = (t0 - ((t0 - 104) * (t0 > 104 ? 1 : 0))) - ((t0 + 104) * (t0 < (-104) ? 1 : 0));
    m_float16(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_max_float16(integer A, integer B) =
  \let t0 = (e_float16(A) - e_float16(B)) - 5;
    \let t1 = (t0 - ((t0 - 104) * (t0 > 104 ? 1 : 0))) - ((t0 + 104) * (t0 < (-104) ? 1 : 0));
    m_float16(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_max_float16(integer A, integer B) =
  \let t0 = (e_float16(A) - e_float16(B)) - 5;
    \let t1 = (t0 - ((t0 - 104) * (t0 > 104 ? 1 : 0))) - ((t0 + 104) * (t0 < (-104) ? 1 : 0));
    m_float16(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
predicate nan_operand_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_NAN_0010
  nan_float16(A) || nan_float16(B) ==>
  nan_float16(C);
predicate invalid_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_INVALID_0010
  inf_float16(A) && inf_float16(B) || m_float16(A) == 0 && m_float16(B) == 0 && !inf_float16(A) && !inf_float16(B) &&
    !nan_float16(A) && !nan_float16(B) ==>
  nan_float16(C);
predicate sign_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_SIGN_0010
  !nan_float16(A) && !nan_float16(B) && !(inf_float16(A) && inf_float16(B) || m_float16(A) == 0 && m_float16(B) == 0 &&
    !inf_float16(A) && !inf_float16(B) && !nan_float16(A) && !nan_float16(B)) ==>
  s_float16(C) == \abs(s_float16(A) - s_float16(B)) && !nan_float16(C);
predicate zero_denominator_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_DENOMINATOR_0010
  m_float16(B) == 0 && !inf_float16(B) && !nan_float16(A) && !nan_float16(B) && (inf_float16(A) || m_float16(A) != 0)
    ==>
  inf_float16(C);
predicate infinite_numerator_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_NUMERATOR_0010
  inf_float16(A) && !inf_float16(B) && !nan_float16(B) ==>
  inf_float16(C);
predicate infinite_denominator_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_DENOMINATOR_0010
  inf_float16(B) && !inf_float16(A) && !nan_float16(A) ==>
  m_float16(C) == 0 && !inf_float16(C) && !nan_float16(C);
predicate zero_numerator_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_NUMERATOR_0010
  m_float16(A) == 0 && !inf_float16(A) && !inf_float16(B) && !nan_float16(A) && !nan_float16(B) && m_float16(B) != 0 ==>
  m_float16(C) == 0 && !inf_float16(C) && !nan_float16(C);
predicate overflow_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_OVERFLOW_0010
  2*N_max_float16(A, B) >= 4095*D_max_float16(A, B) && !inf_float16(A) && !inf_float16(B) && !nan_float16(A) &&
    !nan_float16(B) && m_float16(A) != 0 && m_float16(B) != 0 ==>
  inf_float16(C);
predicate underflow_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_UNDERFLOW_0010
  2*N_min_float16(A, B) <= D_min_float16(A, B) && !inf_float16(A) && !inf_float16(B) && !nan_float16(A) &&
    !nan_float16(B) && m_float16(A) != 0 && m_float16(B) != 0 ==>
  m_float16(C) == 0 && !inf_float16(C) && !nan_float16(C);
predicate subnormal_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_SUBNORMAL_0010
  !inf_float16(A) && !inf_float16(B) && !nan_float16(A) && !nan_float16(B) && 2*N_min_float16(A, B) > D_min_float16(A,
    B) && N_min_float16(A, B) < 1024*D_min_float16(A, B) && m_float16(A) != 0 && m_float16(B) != 0 ==>
  2*\abs(D_float16(A, B, C)*m_float16(C) - N_float16(A, B, C)) <= D_float16(A, B, C) && !inf_float16(C) &&
    !nan_float16(C) && ((m_float16(C) % 2) == 0 || 2*\abs(D_float16(A, B, C)*m_float16(C) - N_float16(A, B, C)) !=
    D_float16(A, B, C)) && (4*D_float16(A, B, C)*m_float16(C) - 4*N_float16(A, B, C) <= D_float16(A, B, C) ||
    !(m_float16(C) == 1024 && e_float16(C) > -24));
predicate rounding_float16(integer A, integer B, integer C) = // V_DIV_FLOAT_ROUNDING_0010
  N_min_float16(A, B) >= 1024*D_min_float16(A, B) && !inf_float16(A) && !inf_float16(B) && !nan_float16(A) &&
    !nan_float16(B) && 2*N_max_float16(A, B) < 4095*D_max_float16(A, B) && m_float16(A) != 0 && m_float16(B) != 0 ==>
  2*\abs(D_float16(A, B, C)*m_float16(C) - N_float16(A, B, C)) <= D_float16(A, B, C) && !inf_float16(C) &&
    !nan_float16(C) && ((m_float16(C) % 2) == 0 || 2*\abs(D_float16(A, B, C)*m_float16(C) - N_float16(A, B, C)) !=
    D_float16(A, B, C)) && (4*D_float16(A, B, C)*m_float16(C) - 4*N_float16(A, B, C) <= D_float16(A, B, C) ||
    !(m_float16(C) == 1024 && e_float16(C) > -24));
predicate quotient_ieee754_float16(integer A, integer B, integer C) = // E_DIV_FLOAT_FUNC_0010
  nan_operand_float16(A, B, C) && invalid_float16(A, B, C) && sign_float16(A, B, C) && zero_denominator_float16(A, B, C)
    && infinite_numerator_float16(A, B, C) && infinite_denominator_float16(A, B, C) && zero_numerator_float16(A, B, C)
    && overflow_float16(A, B, C) && underflow_float16(A, B, C) && subnormal_float16(A, B, C) && rounding_float16(A, B,
    C);
*/

/* E_DIV_FLOAT_FUNC_0010, by FLOAT16_THROUGH_FLOAT32. The admitted contract is tested on every pair: EVERY_WAY_FLOAT16. */
/*@ assigns \nothing;
    exits \false;
    admit ensures quotient_ieee754_float16(numerator, denominator, \result);
*/
static inline uint16_t quotient_float16(uint16_t numerator, uint16_t denominator)
{
    return to_float16(from_float16(numerator) / from_float16(denominator));
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_ieee754_float16(a[i], b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float16(const uint16_t *restrict a, const uint16_t *restrict b,
                         uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_ieee754_float16(a[j], b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float16(a[i], b[i]);
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_ieee754_float16(a[i], b, c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float16_by_scalar(const uint16_t *restrict a, uint16_t b,
                                   uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_ieee754_float16(a[j], b, c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float16(a[i], b);
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_ieee754_float16(a, b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float16_of_scalar(uint16_t a, const uint16_t *restrict b,
                                   uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_ieee754_float16(a, b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float16(a, b[i]);
    }
    return VINCULUM_OK;
}

/* ---- bfloat16 -------------------------------------------------------------- */

/* The number of a bfloat16 pattern, the upper half of a binary32. */
/*@ assigns \nothing;
    exits \false;
*/
static inline float from_bfloat16(uint16_t pattern)
{
    return float_of((uint32_t)pattern << 16);
}

/* The bfloat16 pattern nearest to a quotient, ties to even. */
/*@ assigns \nothing;
    exits \false;
*/
static inline uint16_t to_bfloat16(float quotient)
{
    const uint32_t bits = bits_of(quotient);
    const uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    return (uint16_t)choose((bits & 0x7fffffffu) > 0x7f800000u, (bits >> 16) | 0x40u, rounded);
}

/*@
logic integer s_bfloat16(integer bits) = bits >> 15;
logic integer m_bfloat16(integer bits) = (bits & 127) + ((((bits >> 7) & 255) != 0 ? 1 : 0) * 128);
logic integer e_bfloat16(integer bits) =
  \let t0 = (bits >> 7) & 255;
    (t0 + (t0 == 0 ? 1 : 0)) + (-134);
predicate inf_bfloat16(integer bits) = ((bits >> 7) & 255) == 255 && (bits & 127) == 0;
predicate nan_bfloat16(integer bits) = ((bits >> 7) & 255) == 255 && (bits & 127) != 0;
logic integer N_bfloat16(integer A, integer B, integer C) =
  \let t0 = (e_bfloat16(A) - e_bfloat16(B)) - e_bfloat16(C);
    \let t1 = (t0 - ((t0 - 540) * (t0 > 540 ? 1 : 0))) - ((t0 + 540) * (t0 < (-540) ? 1 : 0));
    m_bfloat16(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_bfloat16(integer A, integer B, integer C) =
  \let t0 = (e_bfloat16(A) - e_bfloat16(B)) - e_bfloat16(C);
    \let t1 = (t0 - ((t0 - 540) * (t0 > 540 ? 1 : 0))) - ((t0 + 540) * (t0 < (-540) ? 1 : 0));
    m_bfloat16(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_min_bfloat16(integer A, integer B) =
  \let t0 = (e_bfloat16(A) - e_bfloat16(B)) - (-133);
    \let t1 = (t0 - ((t0 - 540) * (t0 > 540 ? 1 : 0))) - ((t0 + 540) * (t0 < (-540) ? 1 : 0));
    m_bfloat16(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_min_bfloat16(integer A, integer B) =
  \let t0 = (e_bfloat16(A) - e_bfloat16(B)) - (-133);
    \let t1 = (t0 - ((t0 - 540) * (t0 > 540 ? 1 : 0))) - ((t0 + 540) * (t0 < (-540) ? 1 : 0));
    m_bfloat16(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_max_bfloat16(integer A, integer B) =
  \let t0 = (e_bfloat16(A) - e_bfloat16(B)) - 120;
    \let t1 = (t0 - ((t0 - 540) * (t0 > 540 ? 1 : 0))) - ((t0 + 540) * (t0 < (-540) ? 1 : 0));
    m_bfloat16(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_max_bfloat16(integer A, integer B) =
  \let t0 = (e_bfloat16(A) - e_bfloat16(B)) - 120;
    \let t1 = (t0 - ((t0 - 540) * (t0 > 540 ? 1 : 0))) - ((t0 + 540) * (t0 < (-540) ? 1 : 0));
    m_bfloat16(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
predicate nan_operand_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_NAN_0010
  nan_bfloat16(A) || nan_bfloat16(B) ==>
  nan_bfloat16(C);
predicate invalid_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_INVALID_0010
  inf_bfloat16(A) && inf_bfloat16(B) || m_bfloat16(A) == 0 && m_bfloat16(B) == 0 && !inf_bfloat16(A) && !inf_bfloat16(B)
    && !nan_bfloat16(A) && !nan_bfloat16(B) ==>
  nan_bfloat16(C);
predicate sign_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_SIGN_0010
  !nan_bfloat16(A) && !nan_bfloat16(B) && !(inf_bfloat16(A) && inf_bfloat16(B) || m_bfloat16(A) == 0 && m_bfloat16(B) ==
    0 && !inf_bfloat16(A) && !inf_bfloat16(B) && !nan_bfloat16(A) && !nan_bfloat16(B)) ==>
  s_bfloat16(C) == \abs(s_bfloat16(A) - s_bfloat16(B)) && !nan_bfloat16(C);
predicate zero_denominator_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_DENOMINATOR_0010
  m_bfloat16(B) == 0 && !inf_bfloat16(B) && !nan_bfloat16(A) && !nan_bfloat16(B) && (inf_bfloat16(A) || m_bfloat16(A) !=
    0) ==>
  inf_bfloat16(C);
predicate infinite_numerator_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_NUMERATOR_0010
  inf_bfloat16(A) && !inf_bfloat16(B) && !nan_bfloat16(B) ==>
  inf_bfloat16(C);
predicate infinite_denominator_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_DENOMINATOR_0010
  inf_bfloat16(B) && !inf_bfloat16(A) && !nan_bfloat16(A) ==>
  m_bfloat16(C) == 0 && !inf_bfloat16(C) && !nan_bfloat16(C);
predicate zero_numerator_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_NUMERATOR_0010
  m_bfloat16(A) == 0 && !inf_bfloat16(A) && !inf_bfloat16(B) && !nan_bfloat16(A) && !nan_bfloat16(B) && m_bfloat16(B) !=
    0 ==>
  m_bfloat16(C) == 0 && !inf_bfloat16(C) && !nan_bfloat16(C);
predicate overflow_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_OVERFLOW_0010
  2*N_max_bfloat16(A, B) >= 511*D_max_bfloat16(A, B) && !inf_bfloat16(A) && !inf_bfloat16(B) && !nan_bfloat16(A) &&
    !nan_bfloat16(B) && m_bfloat16(A) != 0 && m_bfloat16(B) != 0 ==>
  inf_bfloat16(C);
predicate underflow_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_UNDERFLOW_0010
  2*N_min_bfloat16(A, B) <= D_min_bfloat16(A, B) && !inf_bfloat16(A) && !inf_bfloat16(B) && !nan_bfloat16(A) &&
    !nan_bfloat16(B) && m_bfloat16(A) != 0 && m_bfloat16(B) != 0 ==>
  m_bfloat16(C) == 0 && !inf_bfloat16(C) && !nan_bfloat16(C);
predicate subnormal_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_SUBNORMAL_0010
  !inf_bfloat16(A) && !inf_bfloat16(B) && !nan_bfloat16(A) && !nan_bfloat16(B) && 2*N_min_bfloat16(A, B) >
    D_min_bfloat16(A, B) && N_min_bfloat16(A, B) < 128*D_min_bfloat16(A, B) && m_bfloat16(A) != 0 && m_bfloat16(B) != 0
    ==>
  2*\abs(D_bfloat16(A, B, C)*m_bfloat16(C) - N_bfloat16(A, B, C)) <= D_bfloat16(A, B, C) && !inf_bfloat16(C) &&
    !nan_bfloat16(C) && ((m_bfloat16(C) % 2) == 0 || 2*\abs(D_bfloat16(A, B, C)*m_bfloat16(C) - N_bfloat16(A, B, C)) !=
    D_bfloat16(A, B, C)) && (4*D_bfloat16(A, B, C)*m_bfloat16(C) - 4*N_bfloat16(A, B, C) <= D_bfloat16(A, B, C) ||
    !(m_bfloat16(C) == 128 && e_bfloat16(C) > -133));
predicate rounding_bfloat16(integer A, integer B, integer C) = // V_DIV_FLOAT_ROUNDING_0010
  N_min_bfloat16(A, B) >= 128*D_min_bfloat16(A, B) && !inf_bfloat16(A) && !inf_bfloat16(B) && !nan_bfloat16(A) &&
    !nan_bfloat16(B) && 2*N_max_bfloat16(A, B) < 511*D_max_bfloat16(A, B) && m_bfloat16(A) != 0 && m_bfloat16(B) != 0
    ==>
  2*\abs(D_bfloat16(A, B, C)*m_bfloat16(C) - N_bfloat16(A, B, C)) <= D_bfloat16(A, B, C) && !inf_bfloat16(C) &&
    !nan_bfloat16(C) && ((m_bfloat16(C) % 2) == 0 || 2*\abs(D_bfloat16(A, B, C)*m_bfloat16(C) - N_bfloat16(A, B, C)) !=
    D_bfloat16(A, B, C)) && (4*D_bfloat16(A, B, C)*m_bfloat16(C) - 4*N_bfloat16(A, B, C) <= D_bfloat16(A, B, C) ||
    !(m_bfloat16(C) == 128 && e_bfloat16(C) > -133));
predicate quotient_ieee754_bfloat16(integer A, integer B, integer C) = // E_DIV_FLOAT_FUNC_0010
  nan_operand_bfloat16(A, B, C) && invalid_bfloat16(A, B, C) && sign_bfloat16(A, B, C) && zero_denominator_bfloat16(A,
    B, C) && infinite_numerator_bfloat16(A, B, C) && infinite_denominator_bfloat16(A, B, C) &&
    zero_numerator_bfloat16(A, B, C) && overflow_bfloat16(A, B, C) && underflow_bfloat16(A, B, C) &&
    subnormal_bfloat16(A, B, C) && rounding_bfloat16(A, B, C);
*/

/* E_DIV_FLOAT_FUNC_0010, by BFLOAT16_THROUGH_FLOAT32. The admitted contract is tested on every pair: EVERY_WAY_BFLOAT16. */
/*@ assigns \nothing;
    exits \false;
    admit ensures quotient_ieee754_bfloat16(numerator, denominator, \result);
*/
static inline uint16_t quotient_bfloat16(uint16_t numerator, uint16_t denominator)
{
    return to_bfloat16(from_bfloat16(numerator) / from_bfloat16(denominator));
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_ieee754_bfloat16(a[i], b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_bfloat16(const uint16_t *restrict a, const uint16_t *restrict b,
                          uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_ieee754_bfloat16(a[j], b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_bfloat16(a[i], b[i]);
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_ieee754_bfloat16(a[i], b, c[i]);
*/
VINCULUM_CLONED
int vinculum_div_bfloat16_by_scalar(const uint16_t *restrict a, uint16_t b,
                                    uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_ieee754_bfloat16(a[j], b, c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_bfloat16(a[i], b);
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_ieee754_bfloat16(a, b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_bfloat16_of_scalar(uint16_t a, const uint16_t *restrict b,
                                    uint16_t *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_ieee754_bfloat16(a, b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_bfloat16(a, b[i]);
    }
    return VINCULUM_OK;
}

/* ---- float32 --------------------------------------------------------------- */

/*@
logic integer s_float32(integer bits) = bits >> 31;
logic integer m_float32(integer bits) = (bits & 8388607) + ((((bits >> 23) & 255) != 0 ? 1 : 0) * 8388608);
logic integer e_float32(integer bits) =
  \let t0 = (bits >> 23) & 255;
    (t0 + (t0 == 0 ? 1 : 0)) + (-150);
predicate inf_float32(integer bits) = ((bits >> 23) & 255) == 255 && (bits & 8388607) == 0;
predicate nan_float32(integer bits) = ((bits >> 23) & 255) == 255 && (bits & 8388607) != 0;
logic integer N_float32(integer A, integer B, integer C) =
  \let t0 = (e_float32(A) - e_float32(B)) - e_float32(C);
    \let t1 = (t0 - ((t0 - 604) * (t0 > 604 ? 1 : 0))) - ((t0 + 604) * (t0 < (-604) ? 1 : 0));
    m_float32(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_float32(integer A, integer B, integer C) =
  \let t0 = (e_float32(A) - e_float32(B)) - e_float32(C);
    \let t1 = (t0 - ((t0 - 604) * (t0 > 604 ? 1 : 0))) - ((t0 + 604) * (t0 < (-604) ? 1 : 0));
    m_float32(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_min_float32(integer A, integer B) =
  \let t0 = (e_float32(A) - e_float32(B)) - (-149);
    \let t1 = (t0 - ((t0 - 604) * (t0 > 604 ? 1 : 0))) - ((t0 + 604) * (t0 < (-604) ? 1 : 0));
    m_float32(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_min_float32(integer A, integer B) =
  \let t0 = (e_float32(A) - e_float32(B)) - (-149);
    \let t1 = (t0 - ((t0 - 604) * (t0 > 604 ? 1 : 0))) - ((t0 + 604) * (t0 < (-604) ? 1 : 0));
    m_float32(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_max_float32(integer A, integer B) =
  \let t0 = (e_float32(A) - e_float32(B)) - 104;
    \let t1 = (t0 - ((t0 - 604) * (t0 > 604 ? 1 : 0))) - ((t0 + 604) * (t0 < (-604) ? 1 : 0));
    m_float32(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_max_float32(integer A, integer B) =
  \let t0 = (e_float32(A) - e_float32(B)) - 104;
    \let t1 = (t0 - ((t0 - 604) * (t0 > 604 ? 1 : 0))) - ((t0 + 604) * (t0 < (-604) ? 1 : 0));
    m_float32(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
predicate nan_operand_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_NAN_0010
  nan_float32(A) || nan_float32(B) ==>
  nan_float32(C);
predicate invalid_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_INVALID_0010
  inf_float32(A) && inf_float32(B) || m_float32(A) == 0 && m_float32(B) == 0 && !inf_float32(A) && !inf_float32(B) &&
    !nan_float32(A) && !nan_float32(B) ==>
  nan_float32(C);
predicate sign_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_SIGN_0010
  !nan_float32(A) && !nan_float32(B) && !(inf_float32(A) && inf_float32(B) || m_float32(A) == 0 && m_float32(B) == 0 &&
    !inf_float32(A) && !inf_float32(B) && !nan_float32(A) && !nan_float32(B)) ==>
  s_float32(C) == \abs(s_float32(A) - s_float32(B)) && !nan_float32(C);
predicate zero_denominator_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_DENOMINATOR_0010
  m_float32(B) == 0 && !inf_float32(B) && !nan_float32(A) && !nan_float32(B) && (inf_float32(A) || m_float32(A) != 0)
    ==>
  inf_float32(C);
predicate infinite_numerator_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_NUMERATOR_0010
  inf_float32(A) && !inf_float32(B) && !nan_float32(B) ==>
  inf_float32(C);
predicate infinite_denominator_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_DENOMINATOR_0010
  inf_float32(B) && !inf_float32(A) && !nan_float32(A) ==>
  m_float32(C) == 0 && !inf_float32(C) && !nan_float32(C);
predicate zero_numerator_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_NUMERATOR_0010
  m_float32(A) == 0 && !inf_float32(A) && !inf_float32(B) && !nan_float32(A) && !nan_float32(B) && m_float32(B) != 0 ==>
  m_float32(C) == 0 && !inf_float32(C) && !nan_float32(C);
predicate overflow_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_OVERFLOW_0010
  2*N_max_float32(A, B) >= 33554431*D_max_float32(A, B) && !inf_float32(A) && !inf_float32(B) && !nan_float32(A) &&
    !nan_float32(B) && m_float32(A) != 0 && m_float32(B) != 0 ==>
  inf_float32(C);
predicate underflow_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_UNDERFLOW_0010
  2*N_min_float32(A, B) <= D_min_float32(A, B) && !inf_float32(A) && !inf_float32(B) && !nan_float32(A) &&
    !nan_float32(B) && m_float32(A) != 0 && m_float32(B) != 0 ==>
  m_float32(C) == 0 && !inf_float32(C) && !nan_float32(C);
predicate subnormal_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_SUBNORMAL_0010
  !inf_float32(A) && !inf_float32(B) && !nan_float32(A) && !nan_float32(B) && 2*N_min_float32(A, B) > D_min_float32(A,
    B) && N_min_float32(A, B) < 8388608*D_min_float32(A, B) && m_float32(A) != 0 && m_float32(B) != 0 ==>
  2*\abs(D_float32(A, B, C)*m_float32(C) - N_float32(A, B, C)) <= D_float32(A, B, C) && !inf_float32(C) &&
    !nan_float32(C) && ((m_float32(C) % 2) == 0 || 2*\abs(D_float32(A, B, C)*m_float32(C) - N_float32(A, B, C)) !=
    D_float32(A, B, C)) && (4*D_float32(A, B, C)*m_float32(C) - 4*N_float32(A, B, C) <= D_float32(A, B, C) ||
    !(m_float32(C) == 8388608 && e_float32(C) > -149));
predicate rounding_float32(integer A, integer B, integer C) = // V_DIV_FLOAT_ROUNDING_0010
  N_min_float32(A, B) >= 8388608*D_min_float32(A, B) && !inf_float32(A) && !inf_float32(B) && !nan_float32(A) &&
    !nan_float32(B) && 2*N_max_float32(A, B) < 33554431*D_max_float32(A, B) && m_float32(A) != 0 && m_float32(B) != 0
    ==>
  2*\abs(D_float32(A, B, C)*m_float32(C) - N_float32(A, B, C)) <= D_float32(A, B, C) && !inf_float32(C) &&
    !nan_float32(C) && ((m_float32(C) % 2) == 0 || 2*\abs(D_float32(A, B, C)*m_float32(C) - N_float32(A, B, C)) !=
    D_float32(A, B, C)) && (4*D_float32(A, B, C)*m_float32(C) - 4*N_float32(A, B, C) <= D_float32(A, B, C) ||
    !(m_float32(C) == 8388608 && e_float32(C) > -149));
predicate quotient_ieee754_float32(integer A, integer B, integer C) = // E_DIV_FLOAT_FUNC_0010
  nan_operand_float32(A, B, C) && invalid_float32(A, B, C) && sign_float32(A, B, C) && zero_denominator_float32(A, B, C)
    && infinite_numerator_float32(A, B, C) && infinite_denominator_float32(A, B, C) && zero_numerator_float32(A, B, C)
    && overflow_float32(A, B, C) && underflow_float32(A, B, C) && subnormal_float32(A, B, C) && rounding_float32(A, B,
    C);
*/

/* The bit pattern of a number, which ACSL cannot express. Nothing is assumed of this function. */
/*@ axiomatic pattern_float32 {
    logic integer pattern_float32(float x);
} */

/* The quotient as a bit pattern, and as a real number: there both zeros are one, and infinities and NaN are open. */
/*@ predicate quotient_of_float32(float A, float B, float C) = C == \div_float(A, B) &&
      quotient_ieee754_float32(pattern_float32(A), pattern_float32(B), pattern_float32(C)); */

/* E_DIV_FLOAT_FUNC_0010. The contract admits that / is IEEE 754's division, for which there is evidence: FP_DIV_FLOAT32. */
/*@ assigns \nothing;
    exits \false;
    ensures \result == \div_float(numerator, denominator);
    admit ensures quotient_ieee754_float32(pattern_float32(numerator), pattern_float32(denominator), pattern_float32(\result));
*/
static inline float quotient_float32(float numerator, float denominator)
{
    return numerator / denominator;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_of_float32(a[i], b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float32(const float *restrict a, const float *restrict b,
                         float *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_of_float32(a[j], b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float32(a[i], b[i]);
        /*@ assert own: quotient_of_float32(a[i], b[i], c[i]); */
        /*@ assert before: \forall integer j; 0 <= j < i ==> quotient_of_float32(a[j], b[j], c[j]); */
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_of_float32(a[i], b, c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float32_by_scalar(const float *restrict a, float b,
                                   float *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_of_float32(a[j], b, c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float32(a[i], b);
        /*@ assert own: quotient_of_float32(a[i], b, c[i]); */
        /*@ assert before: \forall integer j; 0 <= j < i ==> quotient_of_float32(a[j], b, c[j]); */
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_of_float32(a, b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float32_of_scalar(float a, const float *restrict b,
                                   float *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_of_float32(a, b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float32(a, b[i]);
        /*@ assert own: quotient_of_float32(a, b[i], c[i]); */
        /*@ assert before: \forall integer j; 0 <= j < i ==> quotient_of_float32(a, b[j], c[j]); */
    }
    return VINCULUM_OK;
}

/* ---- float64 --------------------------------------------------------------- */

/*@
logic integer s_float64(integer bits) = bits >> 63;
logic integer m_float64(integer bits) =
  (bits & 4503599627370495) + ((((bits >> 52) & 2047) != 0 ? 1 : 0) * 4503599627370496);
logic integer e_float64(integer bits) =
  \let t0 = (bits >> 52) & 2047;
    (t0 + (t0 == 0 ? 1 : 0)) + (-1075);
predicate inf_float64(integer bits) = ((bits >> 52) & 2047) == 2047 && (bits & 4503599627370495) == 0;
predicate nan_float64(integer bits) = ((bits >> 52) & 2047) == 2047 && (bits & 4503599627370495) != 0;
logic integer N_float64(integer A, integer B, integer C) =
  \let t0 = (e_float64(A) - e_float64(B)) - e_float64(C);
    \let t1 = (t0 - ((t0 - 4304) * (t0 > 4304 ? 1 : 0))) - ((t0 + 4304) * (t0 < (-4304) ? 1 : 0));
    m_float64(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_float64(integer A, integer B, integer C) =
  \let t0 = (e_float64(A) - e_float64(B)) - e_float64(C);
    \let t1 = (t0 - ((t0 - 4304) * (t0 > 4304 ? 1 : 0))) - ((t0 + 4304) * (t0 < (-4304) ? 1 : 0));
    m_float64(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_min_float64(integer A, integer B) =
  \let t0 = (e_float64(A) - e_float64(B)) - (-1074);
    \let t1 = (t0 - ((t0 - 4304) * (t0 > 4304 ? 1 : 0))) - ((t0 + 4304) * (t0 < (-4304) ? 1 : 0));
    m_float64(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_min_float64(integer A, integer B) =
  \let t0 = (e_float64(A) - e_float64(B)) - (-1074);
    \let t1 = (t0 - ((t0 - 4304) * (t0 > 4304 ? 1 : 0))) - ((t0 + 4304) * (t0 < (-4304) ? 1 : 0));
    m_float64(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
logic integer N_max_float64(integer A, integer B) =
  \let t0 = (e_float64(A) - e_float64(B)) - 971;
    \let t1 = (t0 - ((t0 - 4304) * (t0 > 4304 ? 1 : 0))) - ((t0 + 4304) * (t0 < (-4304) ? 1 : 0));
    m_float64(A) * (1 << (t1 * (t1 > 0 ? 1 : 0)));
logic integer D_max_float64(integer A, integer B) =
  \let t0 = (e_float64(A) - e_float64(B)) - 971;
    \let t1 = (t0 - ((t0 - 4304) * (t0 > 4304 ? 1 : 0))) - ((t0 + 4304) * (t0 < (-4304) ? 1 : 0));
    m_float64(B) * (1 << ((0 - t1) * (t1 < 0 ? 1 : 0)));
predicate nan_operand_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_NAN_0010
  nan_float64(A) || nan_float64(B) ==>
  nan_float64(C);
predicate invalid_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_INVALID_0010
  inf_float64(A) && inf_float64(B) || m_float64(A) == 0 && m_float64(B) == 0 && !inf_float64(A) && !inf_float64(B) &&
    !nan_float64(A) && !nan_float64(B) ==>
  nan_float64(C);
predicate sign_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_SIGN_0010
  !nan_float64(A) && !nan_float64(B) && !(inf_float64(A) && inf_float64(B) || m_float64(A) == 0 && m_float64(B) == 0 &&
    !inf_float64(A) && !inf_float64(B) && !nan_float64(A) && !nan_float64(B)) ==>
  s_float64(C) == \abs(s_float64(A) - s_float64(B)) && !nan_float64(C);
predicate zero_denominator_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_DENOMINATOR_0010
  m_float64(B) == 0 && !inf_float64(B) && !nan_float64(A) && !nan_float64(B) && (inf_float64(A) || m_float64(A) != 0)
    ==>
  inf_float64(C);
predicate infinite_numerator_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_NUMERATOR_0010
  inf_float64(A) && !inf_float64(B) && !nan_float64(B) ==>
  inf_float64(C);
predicate infinite_denominator_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_INF_DENOMINATOR_0010
  inf_float64(B) && !inf_float64(A) && !nan_float64(A) ==>
  m_float64(C) == 0 && !inf_float64(C) && !nan_float64(C);
predicate zero_numerator_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_ZERO_NUMERATOR_0010
  m_float64(A) == 0 && !inf_float64(A) && !inf_float64(B) && !nan_float64(A) && !nan_float64(B) && m_float64(B) != 0 ==>
  m_float64(C) == 0 && !inf_float64(C) && !nan_float64(C);
predicate overflow_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_OVERFLOW_0010
  2*N_max_float64(A, B) >= 18014398509481983*D_max_float64(A, B) && !inf_float64(A) && !inf_float64(B) &&
    !nan_float64(A) && !nan_float64(B) && m_float64(A) != 0 && m_float64(B) != 0 ==>
  inf_float64(C);
predicate underflow_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_UNDERFLOW_0010
  2*N_min_float64(A, B) <= D_min_float64(A, B) && !inf_float64(A) && !inf_float64(B) && !nan_float64(A) &&
    !nan_float64(B) && m_float64(A) != 0 && m_float64(B) != 0 ==>
  m_float64(C) == 0 && !inf_float64(C) && !nan_float64(C);
predicate subnormal_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_SUBNORMAL_0010
  !inf_float64(A) && !inf_float64(B) && !nan_float64(A) && !nan_float64(B) && 2*N_min_float64(A, B) > D_min_float64(A,
    B) && N_min_float64(A, B) < 4503599627370496*D_min_float64(A, B) && m_float64(A) != 0 && m_float64(B) != 0 ==>
  2*\abs(D_float64(A, B, C)*m_float64(C) - N_float64(A, B, C)) <= D_float64(A, B, C) && !inf_float64(C) &&
    !nan_float64(C) && ((m_float64(C) % 2) == 0 || 2*\abs(D_float64(A, B, C)*m_float64(C) - N_float64(A, B, C)) !=
    D_float64(A, B, C)) && (4*D_float64(A, B, C)*m_float64(C) - 4*N_float64(A, B, C) <= D_float64(A, B, C) ||
    !(m_float64(C) == 4503599627370496 && e_float64(C) > -1074));
predicate rounding_float64(integer A, integer B, integer C) = // V_DIV_FLOAT_ROUNDING_0010
  N_min_float64(A, B) >= 4503599627370496*D_min_float64(A, B) && !inf_float64(A) && !inf_float64(B) && !nan_float64(A)
    && !nan_float64(B) && 2*N_max_float64(A, B) < 18014398509481983*D_max_float64(A, B) && m_float64(A) != 0 &&
    m_float64(B) != 0 ==>
  2*\abs(D_float64(A, B, C)*m_float64(C) - N_float64(A, B, C)) <= D_float64(A, B, C) && !inf_float64(C) &&
    !nan_float64(C) && ((m_float64(C) % 2) == 0 || 2*\abs(D_float64(A, B, C)*m_float64(C) - N_float64(A, B, C)) !=
    D_float64(A, B, C)) && (4*D_float64(A, B, C)*m_float64(C) - 4*N_float64(A, B, C) <= D_float64(A, B, C) ||
    !(m_float64(C) == 4503599627370496 && e_float64(C) > -1074));
predicate quotient_ieee754_float64(integer A, integer B, integer C) = // E_DIV_FLOAT_FUNC_0010
  nan_operand_float64(A, B, C) && invalid_float64(A, B, C) && sign_float64(A, B, C) && zero_denominator_float64(A, B, C)
    && infinite_numerator_float64(A, B, C) && infinite_denominator_float64(A, B, C) && zero_numerator_float64(A, B, C)
    && overflow_float64(A, B, C) && underflow_float64(A, B, C) && subnormal_float64(A, B, C) && rounding_float64(A, B,
    C);
*/

/* The bit pattern of a number, which ACSL cannot express. Nothing is assumed of this function. */
/*@ axiomatic pattern_float64 {
    logic integer pattern_float64(double x);
} */

/* The quotient as a bit pattern, and as a real number: there both zeros are one, and infinities and NaN are open. */
/*@ predicate quotient_of_float64(double A, double B, double C) = C == \div_double(A, B) &&
      quotient_ieee754_float64(pattern_float64(A), pattern_float64(B), pattern_float64(C)); */

/* E_DIV_FLOAT_FUNC_0010. The contract admits that / is IEEE 754's division, for which there is evidence: FP_DIV_FLOAT64. */
/*@ assigns \nothing;
    exits \false;
    ensures \result == \div_double(numerator, denominator);
    admit ensures quotient_ieee754_float64(pattern_float64(numerator), pattern_float64(denominator), pattern_float64(\result));
*/
static inline double quotient_float64(double numerator, double denominator)
{
    return numerator / denominator;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_of_float64(a[i], b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float64(const double *restrict a, const double *restrict b,
                         double *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_of_float64(a[j], b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float64(a[i], b[i]);
        /*@ assert own: quotient_of_float64(a[i], b[i], c[i]); */
        /*@ assert before: \forall integer j; 0 <= j < i ==> quotient_of_float64(a[j], b[j], c[j]); */
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(a + (0 .. n - 1)) && \initialized(a + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), a + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_of_float64(a[i], b, c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float64_by_scalar(const double *restrict a, double b,
                                   double *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_of_float64(a[j], b, c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float64(a[i], b);
        /*@ assert own: quotient_of_float64(a[i], b, c[i]); */
        /*@ assert before: \forall integer j; 0 <= j < i ==> quotient_of_float64(a[j], b, c[j]); */
    }
    return VINCULUM_OK;
}

/* E_DIV_FLOAT_FUNC_0010 */
/*@
    requires \valid_read(b + (0 .. n - 1)) && \initialized(b + (0 .. n - 1));
    requires \valid(c + (0 .. n - 1));
    requires \separated(c + (0 .. n - 1), b + (0 .. n - 1));
    assigns c[0 .. n - 1];
    exits \false;
    ensures \result == VINCULUM_OK;
    ensures \forall integer i; 0 <= i < n ==> quotient_of_float64(a, b[i], c[i]);
*/
VINCULUM_CLONED
int vinculum_div_float64_of_scalar(double a, const double *restrict b,
                                   double *restrict c, size_t n, size_t *where)
{
    (void)where;
    /*@ loop invariant 0 <= i <= n;
        loop invariant \forall integer j; 0 <= j < i ==> quotient_of_float64(a, b[j], c[j]);
        loop assigns i, c[0 .. n - 1];
        loop variant n - i; */
    for (size_t i = 0u; i < n; ++i) {
        c[i] = quotient_float64(a, b[i]);
        /*@ assert own: quotient_of_float64(a, b[i], c[i]); */
        /*@ assert before: \forall integer j; 0 <= j < i ==> quotient_of_float64(a, b[j], c[j]); */
    }
    return VINCULUM_OK;
}
