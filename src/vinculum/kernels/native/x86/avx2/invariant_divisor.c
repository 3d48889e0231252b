/*
 * Integers by one denominator, by AVX2: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010. Why the quotients are
 * right, integers_by_one.h says; signed numbers are divided by magnitudes and signs.
 */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
#include "x86/avx2/vectors.h"

#define MM(NAME) _mm256_##NAME
#define WHOLE(NAME) _mm256_##NAME##_si256
#define ALTERNATE(EVEN, ODD) _mm256_blend_epi32(EVEN, ODD, 0xaa)
#include "x86/invariant_divisor.inl.h"

INLINE vector quotients_8(vector n, const struct divisor *by)
{
    const vector zero = _mm256_setzero_si256(), one = EVERY_16(1);
    const vector low = _mm256_add_epi16(_mm256_unpacklo_epi8(n, zero), one), high = _mm256_add_epi16(_mm256_unpackhi_epi8(n, zero), one);
    return _mm256_packus_epi16(_mm256_mulhi_epu16(low, by->factor), _mm256_mulhi_epu16(high, by->factor));
}

/* Where signs differ, the floor of the quotient is -((|a| + |d| - 1) / |d|). */
#define SIGNED_BY(TYPE, T, BITS)                                                                                         \
    INLINE vector by_##TYPE(vector a, const struct divisor *by, int floored, vector *wrong)                              \
    {                                                                                                                    \
        const vector below = _mm256_cmpgt_epi##BITS(_mm256_setzero_si256(), a), sign = _mm256_xor_si256(below, by->below);\
        vector n = _mm256_sub_epi##BITS(_mm256_xor_si256(a, below), below);                                              \
        if (floored) {                                                                                                   \
            n = _mm256_add_epi##BITS(n, _mm256_and_si256(sign, by->less));                                               \
        }                                                                                                                \
        const vector quotient = quotients_##BITS(n, by);                                                                 \
        *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(sign, quotient));                                           \
        return _mm256_sub_epi##BITS(_mm256_xor_si256(quotient, sign), sign);                                             \
    }                                                                                                                    \
    SPAN_BY(TYPE, T, _mm256_movemask_epi8(_mm256_cmpgt_epi##BITS(_mm256_setzero_si256(), wrong)) != 0 ? -1 : 1)          \
    VECTORS static int div_##TYPE(const T *a, T d, T *c, size_t n, int floored, int stream)                              \
    {                                                                                                                    \
        if (d == 0) {                                                                                                    \
            return -1;                                                                                                   \
        }                                                                                                                \
        const struct divisor by = divisor_##BITS((u##T)(d < 0 ? 0u - (u##T)d : (u##T)d), d < 0);                         \
        return floored ? span_##TYPE(a, by, c, n, 1, stream) : span_##TYPE(a, by, c, n, 0, stream);                      \
    }

DIVISOR(8)
DIVISOR(16)
DIVISOR(32)
DIVISOR(64)
UNSIGNED_BY(uint8, uint8_t, 8)
UNSIGNED_BY(uint16, uint16_t, 16)
UNSIGNED_BY(uint32, uint32_t, 32)
UNSIGNED_BY(uint64, uint64_t, 64)
SIGNED_BY(int8, int8_t, 8)
SIGNED_BY(int16, int16_t, 16)
SIGNED_BY(int64, int64_t, 64)

int integers_by_one_avx2(enum type type, int floored, const char *a, const char *b, char *c, size_t n, int stream)
{
    void *const to = c;
    const void *const from = a, *const d = b;
    switch (type) {
    case UINT8: return div_uint8(from, *(const uint8_t *)d, to, n, stream);
    case INT8: return div_int8(from, *(const int8_t *)d, to, n, floored, stream);
    case UINT16: return div_uint16(from, *(const uint16_t *)d, to, n, stream);
    case INT16: return div_int16(from, *(const int16_t *)d, to, n, floored, stream);
    case UINT32: return div_uint32(from, *(const uint32_t *)d, to, n, stream);
    case UINT64: return div_uint64(from, *(const uint64_t *)d, to, n, stream);
    case INT64: return div_int64(from, *(const int64_t *)d, to, n, floored, stream);
    default: return 0;
    }
}
#endif
