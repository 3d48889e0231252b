/*
 * Division of integers by an invariant divisor d: the reciprocal is computed once, and each numerator multiplied by it.
 *
 * The method is that of T. Granlund and P. L. Montgomery, "Division by Invariant Integers using Multiplication", PLDI 1994,
 * Figure 4.1 for unsigned numerators. For N bits and l = ceil(log2 d) the factor is m = floor(2^N (2^l - d) / d) + 1, and
 *
 *     quotient = (((n - high) >> min(l, 1)) + high) >> max(l - 1, 0)    where high = floor(m n / 2^N)
 *
 * Signed numbers (their Figure 5.1) are divided here by their magnitudes, and the quotient takes the sign. Of 8 bits a product
 * of 16 bits is enough. The claim MULTIPLY_HIGH proves this for all numerators and denominators of 8, 16, 32 and 64 bits.
 * E_DIV_INT_FUNC_0010, V_DIV_INT_OVERFLOW_0010
 *
 * Included once by each file that divides so. It has included a vectors.h, and defines
 *
 *     MM(NAME), MM_ALL(NAME)  the instruction NAME at this vector width, such as MM(add_epi32); of all its bits, such as MM_ALL(and)
 *     ALTERNATE(EVEN, ODD)    places of 32 bits: the even ones of EVEN, the odd ones of ODD
 *
 * invariant_span.inl.h then makes the functions of each element type.
 */
struct divisor {
    vector factor, factor_high;        /* m; in places of 64 bits, its upper half */
    __m128i first_shift, second_shift; /* min(l, 1) and max(l - 1, 0) */
    vector negative, less_one;         /* all ones if d is negative; |d| - 1 */
};

/* ---- the factor m for a divisor d of N bits ---- */

/* l = ceil(log2 d), the least l with d <= 2^l. */
INLINE int ceil_log2(uint64_t d)
{
    return d > 1u ? 64 - __builtin_clzll(d - 1u) : 0;
}

/* floor(65535 / d): enough for numerators of 8 bits. */
INLINE vector factor_8(uint8_t d, int l)
{
    (void)l;
    return EVERY_16(65535 / d);
}

/* floor(2^N (2^l - d) / d) + 1 */
INLINE vector factor_16(uint16_t d, int l)
{
    return EVERY_16((((1 << l) - d) << 16) / d + 1);
}

INLINE vector factor_32(uint32_t d, int l)
{
    return EVERY_32((((UINT64_C(1) << l) - d) << 32) / d + 1u);
}

INLINE vector factor_64(uint64_t d, int l)
{
    const uint64_t rest = (l < 64 ? UINT64_C(1) << l : 0u) - d;
    return EVERY_64((uint64_t)(((unsigned __int128)rest << 64) / d) + 1u);
}

/* ---- high = floor(m n / 2^N) ---- */

INLINE vector high_16(vector n, const struct divisor *by)
{
    return MM(mulhi_epu16)(n, by->factor);
}

INLINE vector high_32(vector n, const struct divisor *by)
{
    const vector even = MM(srli_epi64)(MM(mul_epu32)(n, by->factor), 32);
    const vector odd = MM(mul_epu32)(MM(srli_epi64)(n, 32), by->factor);
    return ALTERNATE(even, odd);
}

INLINE vector high_64(vector n, const struct divisor *by)
{
    const vector upper = MM(srli_epi64)(n, 32);
    const vector low_low = MM(mul_epu32)(n, by->factor), high_high = MM(mul_epu32)(upper, by->factor_high);
    const vector middle = MM(add_epi64)(MM(mul_epu32)(upper, by->factor), MM(srli_epi64)(low_low, 32));
    const vector cross = MM(add_epi64)(MM(mul_epu32)(n, by->factor_high), MM_ALL(and)(middle, EVERY_64(0xffffffff)));
    return MM(add_epi64)(MM(add_epi64)(high_high, MM(srli_epi64)(middle, 32)), MM(srli_epi64)(cross, 32));
}
