/*
 * Unsigned integers by an invariant divisor, by AVX-512: Granlund and Montgomery 1994, see invariant_divisor.inl.h; proved by
 * MULTIPLY_HIGH. For signed integers and 8 bits the generated C is as fast. E_DIV_INT_FUNC_0010, V_DIV_INT_OVERFLOW_0010
 */
#include "x86/cpu_features.h"
#include "x86/integers.h"

#if VINCULUM_X86_VECTORS
#include "x86/avx512/vectors.h"

#define MM(NAME) _mm512_##NAME
#define MM_ALL(NAME) _mm512_##NAME##_si512
#define ALTERNATE(EVEN, ODD) _mm512_mask_blend_epi32(0xaaaa, EVEN, ODD)
#include "x86/invariant_divisor.inl.h"

#define TYPE uint16
#define ELEMENT uint16_t
#define UNSIGNED uint16_t
#define BITS 16
#define SIGNED 0
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

int vinculum_invariant_divisor_avx512(const struct integer_span *span)
{
    switch (span->type) {
    case UINT16: return divide_uint16(span);
    case UINT32: return divide_uint32(span);
    case UINT64: return divide_uint64(span);
    default: return 0;
    }
}
#endif
