/* Integers of 8 bits by AVX-512 with VBMI, which looks up 64 bytes at a time: E_DIV_INT_FUNC_0010, V_DIV_INT_OVERFLOW_0010. */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
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

SPAN(uint8, uint8_t, 8)
SPAN(int8, int8_t, 8)

int integers_vbmi(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream)
{
    return type == UINT8 ? div_uint8(a, one_a, b, c, n, 0, stream)
                         : div_int8(a, one_a, b, c, n, floored, stream);
}
#endif
