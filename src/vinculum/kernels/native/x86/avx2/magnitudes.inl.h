/*
 * Division of signed and unsigned integers of 16 or 32 bits by their magnitudes, by AVX2. Included once for each width, with
 *
 *     BITS          16 or 32
 *     QUOTIENTS     a function of two vectors of magnitudes
 *
 * which it undefines. Defines divide_vector_uintBITS and divide_vector_intBITS: see integer_span.inl.h.
 */
#define JOIN_(X, Y) X##Y
#define JOIN(X, Y) JOIN_(X, Y)
#define MM256(STEM) JOIN(_mm256_##STEM, BITS) /* the instruction of this width, such as MM256(add_epi) */
#define EVERY(X) JOIN(EVERY_, BITS)(X)

INLINE vector JOIN(divide_vector_uint, BITS)(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    (void)floored, (void)overflow_mask;
    *min_denominator = MM256(min_epu)(*min_denominator, b);
    return QUOTIENTS(a, b);
}

/* Where signs differ, the floor of the quotient is -((|a| + |b| - 1) / |b|). */
INLINE vector JOIN(divide_vector_int, BITS)(vector a, vector b, int floored, vector *min_denominator, vector *overflow_mask)
{
    const vector zero = _mm256_setzero_si256(), one = EVERY(1);
    const vector sign = _mm256_xor_si256(a, b), magnitude = MM256(abs_epi)(b);
    vector numerator = MM256(abs_epi)(a);
    if (floored) {
        const vector increment = _mm256_and_si256(MM256(cmpgt_epi)(zero, sign), MM256(sub_epi)(magnitude, one));
        numerator = MM256(add_epi)(numerator, increment);
    }
    const vector quotient = QUOTIENTS(numerator, magnitude);
    *min_denominator = MM256(min_epu)(*min_denominator, magnitude);
    *overflow_mask = _mm256_or_si256(*overflow_mask, _mm256_andnot_si256(sign, quotient));
    return MM256(sign_epi)(quotient, _mm256_or_si256(sign, one));
}

#undef EVERY
#undef MM256
#undef JOIN
#undef JOIN_
#undef QUOTIENTS
#undef BITS
