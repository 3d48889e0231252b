/* Integers of 8 bits by AVX-512 with VBMI, which looks up 64 bytes at once: E_DIV_INT_FUNC_0010, V_DIV_INT_OVERFLOW_0010. */
#include "x86/cpu_features.h"
#include "x86/integers.h"

#if VINCULUM_X86_VECTORS
#define VECTORS __attribute__((target("avx512f,avx512bw,avx512vbmi")))
#include "x86/avx512/int8_table.h"

#define LOWER(R) (uint8_t)(R)
#define UPPER(R) (uint8_t)((R) >> 8)
static const uint8_t lower[128] __attribute__((aligned(64))) = RECIPROCALS(LOWER);
static const uint8_t upper[128] __attribute__((aligned(64))) = RECIPROCALS(UPPER);

INLINE void reciprocals_of_bytes(vector b, vector *low, vector *high)
{
    const vector below = _mm512_permutex2var_epi8(LOAD(lower), b, LOAD(lower + 64));
    const vector above = _mm512_permutex2var_epi8(LOAD(upper), b, LOAD(upper + 64));
    *low = _mm512_unpacklo_epi8(below, above);
    *high = _mm512_unpackhi_epi8(below, above);
}

#define TYPE uint8
#define ELEMENT uint8_t
#define BITS 8
#include "x86/integer_span.inl.h"
#define TYPE int8
#define ELEMENT int8_t
#define BITS 8
#include "x86/integer_span.inl.h"

int vinculum_int8_vbmi(const struct integer_span *span)
{
    switch (span->type) {
    case UINT8: return divide_uint8(span);
    default: return divide_int8(span);
    }
}
#endif
