/*
 * Integers by an invariant divisor, by AVX2: Granlund and Montgomery 1994, see invariant_divisor.inl.h; proved by MULTIPLY_HIGH.
 * int32 is missing: integer_span.inl.h divides it as fast. E_DIV_INT_FUNC_0010, V_DIV_INT_FLOOR_0010, V_DIV_INT_OVERFLOW_0010
 */
#include "x86/cpu_features.h"
#include "x86/integers.h"

#if VINCULUM_X86_VECTORS
#include "x86/avx2/vectors.h"

#define MM(NAME) _mm256_##NAME
#define MM_ALL(NAME) _mm256_##NAME##_si256
#define ALTERNATE(EVEN, ODD) _mm256_blend_epi32(EVEN, ODD, 0xaa)
#include "x86/invariant_divisor.inl.h"

/* floor((n + 1) floor(65535 / d) / 65536) = floor(n / d) for n and d of 8 bits. */
INLINE vector quotients_8(vector n, const struct divisor *by)
{
    const vector zero = _mm256_setzero_si256(), one = EVERY_16(1);
    const vector low = _mm256_add_epi16(_mm256_unpacklo_epi8(n, zero), one), high = _mm256_add_epi16(_mm256_unpackhi_epi8(n, zero), one);
    return _mm256_packus_epi16(_mm256_mulhi_epu16(low, by->factor), _mm256_mulhi_epu16(high, by->factor));
}

#define TYPE uint8
#define ELEMENT uint8_t
#define UNSIGNED uint8_t
#define BITS 8
#define SIGNED 0
#include "x86/invariant_span.inl.h"
#define TYPE int8
#define ELEMENT int8_t
#define UNSIGNED uint8_t
#define BITS 8
#define SIGNED 1
#include "x86/invariant_span.inl.h"
#define TYPE uint16
#define ELEMENT uint16_t
#define UNSIGNED uint16_t
#define BITS 16
#define SIGNED 0
#include "x86/invariant_span.inl.h"
#define TYPE int16
#define ELEMENT int16_t
#define UNSIGNED uint16_t
#define BITS 16
#define SIGNED 1
#include "x86/invariant_span.inl.h"
#define TYPE uint32
#define ELEMENT uint32_t
#define UNSIGNED uint32_t
#define BITS 32
#define SIGNED 0
#include "x86/invariant_span.inl.h"
#define TYPE uint64
#define ELEMENT uint64_t
#define UNSIGNED uint64_t
#define BITS 64
#define SIGNED 0
#include "x86/invariant_span.inl.h"
#define TYPE int64
#define ELEMENT int64_t
#define UNSIGNED uint64_t
#define BITS 64
#define SIGNED 1
#include "x86/invariant_span.inl.h"

int vinculum_invariant_divisor_avx2(const struct integer_span *span)
{
    switch (span->type) {
    case UINT8: return divide_uint8(span);
    case INT8: return divide_int8(span);
    case UINT16: return divide_uint16(span);
    case INT16: return divide_int16(span);
    case UINT32: return divide_uint32(span);
    case UINT64: return divide_uint64(span);
    case INT64: return divide_int64(span);
    default: return 0;
    }
}
#endif
