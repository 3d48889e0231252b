/* Integers of 8 and 16 bits by estimates of reciprocals: E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010. */
#include "integers_x86.h"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2,fma")))
#define INLINE AVX2 __attribute__((always_inline)) static inline

/*
 * All of it rests on one promise of Intel and AMD: the estimate of a reciprocal, RCPPS, is (1 + e) times the reciprocal, and
 * |e| <= 1.5 * 2^-12. tests/kernels/test_native_estimates.py computes, in exact numbers, that any such estimate does.
 */

/* 65536 / b, and a little less, for eight denominators: the numbers 128 + b / 65536, each times 1 + 13 / 8192, less 128 times that. */
INLINE __m256i reciprocals_of_8(__m256i numbers)
{
    const __m256 slightly_more = _mm256_set1_ps(8205.0f / 8192.0f), offset = _mm256_set1_ps(-128.0f * (8205.0f / 8192.0f));
    return _mm256_cvtps_epi32(_mm256_rcp_ps(_mm256_fmadd_ps(_mm256_castsi256_ps(numbers), slightly_more, offset)));
}

INLINE __m256i reciprocals_of_16(__m256i b)
{
    const __m256i head = _mm256_set1_epi16(0x4300); /* of the binary32 number 128 + b / 65536; b is the lower half */
    return _mm256_packus_epi32(reciprocals_of_8(_mm256_unpacklo_epi16(b, head)), reciprocals_of_8(_mm256_unpackhi_epi16(b, head)));
}

/* (next - 1) / b where 1 <= next <= 256 and 1 <= b <= 128. */
INLINE __m256i quotients_of_bytes(__m256i next_low, __m256i next_high, __m256i b)
{
    const __m256i zero = _mm256_setzero_si256();
    return _mm256_packus_epi16(_mm256_mulhi_epu16(next_low, reciprocals_of_16(_mm256_unpacklo_epi8(b, zero))),
                               _mm256_mulhi_epu16(next_high, reciprocals_of_16(_mm256_unpackhi_epi8(b, zero))));
}

/* a / b of eight numbers below 65536, cut: the estimate e of 1 / b, made better to e * (2 - b * e), and a little more. */
INLINE __m256i quotients_of_8(__m256i a, __m256i b)
{
    const __m256 numerator = _mm256_cvtepi32_ps(a), denominator = _mm256_cvtepi32_ps(b), estimate = _mm256_rcp_ps(denominator);
    const __m256 better = _mm256_fnmadd_ps(denominator, estimate, _mm256_set1_ps(2.0f + 1.0f / 524288.0f));
    return _mm256_cvttps_epi32(_mm256_mul_ps(_mm256_mul_ps(numerator, estimate), better));
}

/* a / b where 0 <= a <= 65535 and 1 <= b <= 65535. */
INLINE __m256i quotients_of_words(__m256i a, __m256i b)
{
    const __m256i zero = _mm256_setzero_si256();
    return _mm256_packus_epi32(quotients_of_8(_mm256_unpacklo_epi16(a, zero), _mm256_unpacklo_epi16(b, zero)),
                               quotients_of_8(_mm256_unpackhi_epi16(a, zero), _mm256_unpackhi_epi16(b, zero)));
}

/*
 * What a vector of each type does. `least` keeps the least size of a denominator, `wrong` a sign bit where a quotient is
 * positive but does not fit. Where signs differ, the floor of the quotient is -((|a| + |b| - 1) / |b|).
 */
INLINE __m256i vector_uint8(__m256i a, __m256i b, int floored, __m256i *least, __m256i *wrong)
{
    (void)floored, (void)wrong;
    const __m256i zero = _mm256_setzero_si256(), one = _mm256_set1_epi16(1);
    const __m256i low = _mm256_add_epi16(_mm256_unpacklo_epi8(a, zero), one), high = _mm256_add_epi16(_mm256_unpackhi_epi8(a, zero), one);
    const __m256i reaches = _mm256_cmpeq_epi8(_mm256_max_epu8(a, b), a); /* from 128 on a denominator is contained once, or not */
    *least = _mm256_min_epu8(*least, b);
    return _mm256_blendv_epi8(quotients_of_bytes(low, high, b), _mm256_and_si256(reaches, _mm256_set1_epi8(1)), b);
}

INLINE __m256i vector_int8(__m256i a, __m256i b, int floored, __m256i *least, __m256i *wrong)
{
    const __m256i zero = _mm256_setzero_si256(), one = _mm256_set1_epi8(1);
    const __m256i sign = _mm256_xor_si256(a, b), size = _mm256_abs_epi8(b);
    __m256i next = _mm256_add_epi8(_mm256_abs_epi8(a), one);
    if (floored) {
        next = _mm256_add_epi8(next, _mm256_and_si256(_mm256_cmpgt_epi8(zero, sign), _mm256_sub_epi8(size, one)));
    }
    const __m256i quotient = quotients_of_bytes(_mm256_unpacklo_epi8(next, zero), _mm256_unpackhi_epi8(next, zero), size);
    *least = _mm256_min_epu8(*least, size);
    *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(sign, quotient));
    return _mm256_sign_epi8(quotient, _mm256_or_si256(sign, one));
}

INLINE __m256i vector_uint16(__m256i a, __m256i b, int floored, __m256i *least, __m256i *wrong)
{
    (void)floored, (void)wrong;
    *least = _mm256_min_epu16(*least, b);
    return quotients_of_words(a, b);
}

INLINE __m256i vector_int16(__m256i a, __m256i b, int floored, __m256i *least, __m256i *wrong)
{
    const __m256i zero = _mm256_setzero_si256(), one = _mm256_set1_epi16(1);
    const __m256i sign = _mm256_xor_si256(a, b), size = _mm256_abs_epi16(b);
    __m256i numerator = _mm256_abs_epi16(a);
    if (floored) {
        numerator = _mm256_add_epi16(numerator, _mm256_and_si256(_mm256_cmpgt_epi16(zero, sign), _mm256_sub_epi16(size, one)));
    }
    const __m256i quotient = quotients_of_words(numerator, size);
    *least = _mm256_min_epu16(*least, size);
    *wrong = _mm256_or_si256(*wrong, _mm256_andnot_si256(sign, quotient));
    return _mm256_sign_epi16(quotient, _mm256_or_si256(sign, one));
}

/*
 * The last few elements go through a vector of their own, filled with 1; so do the first ones where c is to be aligned. A
 * pair has one quotient wherever it stands.
 */
#define SPAN(TYPE, T, BITS)                                                                                                \
    INLINE void few_##TYPE(const T *a, __m256i scalar, const T *b, T *c, size_t n, int floored, __m256i *least, __m256i *wrong) \
    {                                                                                                                      \
        __m256i left[2] = {scalar, _mm256_set1_epi##BITS(1)};                                                              \
        if (a != NULL) {                                                                                                   \
            (void)memcpy(&left[0], a, n * sizeof *c);                                                                      \
        }                                                                                                                  \
        (void)memcpy(&left[1], b, n * sizeof *c);                                                                          \
        const __m256i quotients = vector_##TYPE(left[0], left[1], floored, least, wrong);                                  \
        (void)memcpy(c, &quotients, n * sizeof *c);                                                                        \
    }                                                                                                                      \
    INLINE int span_##TYPE(const T *a, int one_a, const T *b, T *c, size_t n, int floored, int stream)                     \
    {                                                                                                                      \
        enum { WIDTH = 32 / sizeof(T) };                                                                                   \
        const __m256i scalar = _mm256_set1_epi##BITS(one_a ? *a : 1);                                                      \
        __m256i least = _mm256_set1_epi8(-1), wrong = _mm256_setzero_si256();                                              \
        const size_t before = stream ? (32 - (uintptr_t)c % 32) % 32 / sizeof *c : 0;                                      \
        size_t i = before < n ? before : n;                                                                                \
        if (i > 0) {                                                                                                       \
            few_##TYPE(one_a ? NULL : a, scalar, b, c, i, floored, &least, &wrong);                                        \
        }                                                                                                                  \
        for (; i + WIDTH <= n; i += WIDTH) {                                                                               \
            const __m256i numerators = one_a ? scalar : _mm256_loadu_si256((const void *)(a + i));                         \
            const __m256i denominators = _mm256_loadu_si256((const void *)(b + i));                                        \
            const __m256i quotients = vector_##TYPE(numerators, denominators, floored, &least, &wrong);                    \
            if (stream) {                                                                                                  \
                _mm256_stream_si256((void *)(c + i), quotients);                                                           \
            } else {                                                                                                       \
                _mm256_storeu_si256((void *)(c + i), quotients);                                                           \
            }                                                                                                              \
        }                                                                                                                  \
        if (i < n) {                                                                                                       \
            few_##TYPE(one_a ? NULL : a + i, scalar, b + i, c + i, n - i, floored, &least, &wrong);                        \
        }                                                                                                                  \
        if (stream) {                                                                                                      \
            _mm_sfence();                                                                                                  \
        }                                                                                                                  \
        const __m256i none = _mm256_cmpeq_epi##BITS(least, _mm256_setzero_si256());                                        \
        const __m256i signs = BITS == 8 ? wrong : _mm256_srai_epi16(wrong, 15);                                            \
        return _mm256_movemask_epi8(_mm256_or_si256(none, signs)) == 0;                                                    \
    }                                                                                                                      \
    AVX2 static int div_##TYPE(const void *a, int one_a, const void *b, void *c, size_t n, int floored, int stream)        \
    {                                                                                                                      \
        if (floored) {                                                                                                     \
            return one_a ? span_##TYPE(a, 1, b, c, n, 1, stream) : span_##TYPE(a, 0, b, c, n, 1, stream);                  \
        }                                                                                                                  \
        return one_a ? span_##TYPE(a, 1, b, c, n, 0, stream) : span_##TYPE(a, 0, b, c, n, 0, stream);                      \
    }

SPAN(uint8, uint8_t, 8)
SPAN(int8, int8_t, 8)
SPAN(uint16, uint16_t, 16)
SPAN(int16, int16_t, 16)

static int served(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

const char *integers_x86_path(void)
{
    return served() ? "avx2" : "portable";
}

int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream)
{
    if (n == 0 || !served()) {
        return 0;
    }
    switch (type) {
    case UINT8: return div_uint8(a, one_a, b, c, n, 0, stream);
    case INT8: return div_int8(a, one_a, b, c, n, floored, stream);
    case UINT16: return div_uint16(a, one_a, b, c, n, 0, stream);
    case INT16: return div_int16(a, one_a, b, c, n, floored, stream);
    default: return 0;
    }
}
#else
const char *integers_x86_path(void)
{
    return "portable";
}

int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream)
{
    (void)type, (void)floored, (void)a, (void)one_a, (void)b, (void)c, (void)n, (void)stream;
    return 0;
}
#endif
