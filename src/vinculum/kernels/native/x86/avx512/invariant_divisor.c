/*
 * Unsigned integers of 16, 32 and 64 bits by one denominator, by AVX-512: E_DIV_INT_FUNC_0010, V_DIV_INT_OVERFLOW_0010. Why the
 * quotients are right, integers_by_one.h says. In the caches the generated C divides signed numbers and those of 8 bits as fast.
 */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
#include "x86/avx512/vectors.h"

#define MM(NAME) _mm512_##NAME
#define WHOLE(NAME) _mm512_##NAME##_si512
#define ALTERNATE(EVEN, ODD) _mm512_mask_blend_epi32(0xaaaa, EVEN, ODD)
#include "x86/invariant_divisor.inl.h"

DIVISOR(16)
DIVISOR(32)
DIVISOR(64)
UNSIGNED_BY(uint16, uint16_t, 16)
UNSIGNED_BY(uint32, uint32_t, 32)
UNSIGNED_BY(uint64, uint64_t, 64)

int integers_by_one_avx512(enum type type, int floored, const char *a, const char *b, char *c, size_t n, int stream)
{
    void *const to = c;
    const void *const from = a, *const d = b;
    (void)floored;
    switch (type) {
    case UINT16: return div_uint16(from, *(const uint16_t *)d, to, n, stream);
    case UINT32: return div_uint32(from, *(const uint32_t *)d, to, n, stream);
    case UINT64: return div_uint64(from, *(const uint64_t *)d, to, n, stream);
    default: return 0;
    }
}
#endif
