/*
 * float16 and bfloat16 by AVX-512, through float, which rounds once (FLOAT16_THROUGH_FLOAT32, BFLOAT16_THROUGH_FLOAT32):
 * float16 by the conversions of the processor, bfloat16 by the steps of the generated C. E_DIV_FLOAT_FUNC_0010
 */
#include "x86/avx512/float16.h"

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define VECTORS __attribute__((target("avx512f")))
#define INLINE VECTORS __attribute__((always_inline)) static inline
#include "x86/float_span.inl.h"

#define EVERY(X) _mm256_set1_epi16((short)(X))

/* Widening is exact; the conversion back rounds to nearest, ties to even, by its own operand and not by MXCSR. */
INLINE __m256i quotients_float16(__m256i a, __m256i b)
{
    return _mm512_cvtps_ph(_mm512_div_ps(_mm512_cvtph_ps(a), _mm512_cvtph_ps(b)), _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

/*
 * Numerators times a reciprocal in two parts, of which the compiler makes one for all: what is cut of 1 / d to a float, and what is left.
 * Left is something always, of the sign of the first: so the sum of both products has the sign of a zero, and is not a NaN where a
 * numerator is infinite. It is the float next to the quotient but for a few 2^-46 of it, and so gives the float16 that the quotient gives,
 * and ties are ties: every pair is run. By a NaN it is a division, as which of two NaNs a product is depends on the compiler.
 */
INLINE __m256i quotients_by_float16(__m256i a, __m256i b)
{
    const __m512 one = _mm512_set1_ps(1.0f), d = _mm512_cvtph_ps(b), n = _mm512_cvtph_ps(a);
    const __m512 first = _mm512_div_round_ps(one, d, _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC);
    const __m512 left = _mm512_mul_ps(first, _mm512_max_ps(_mm512_fnmadd_ps(first, d, one), _mm512_set1_ps(0x1p-60f)));
    const __m512 quotients = _mm512_fmadd_ps(n, first, _mm512_mul_ps(n, left));
    return _mm512_cvtps_ph(quotients, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
}

INLINE __m512 wide(__m256i x)
{
    return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(x), 16));
}

/*
 * bfloat16 is the upper half of a float. Back: half a unit of what is kept is added, less one bit where that is even, and
 * the rest is cut off; of a NaN the upper half is one, as a quotient that is a NaN is a quiet one.
 */
INLINE __m256i quotients_bfloat16(__m256i a, __m256i b)
{
    const __m512 quotient = _mm512_div_ps(wide(a), wide(b));
    const __m512i bits = _mm512_castps_si512(quotient), kept = _mm512_srli_epi32(bits, 16);
    const __m512i up = _mm512_add_epi32(_mm512_and_si512(kept, _mm512_set1_epi32(1)), _mm512_set1_epi32(0x7fff));
    const __mmask16 nan = _mm512_cmp_ps_mask(quotient, quotient, _CMP_UNORD_Q);
    const __m512i rounded = _mm512_srli_epi32(_mm512_add_epi32(bits, up), 16);
    return _mm512_cvtepi32_epi16(_mm512_mask_mov_epi32(rounded, nan, kept));
}

#define PRODUCTS_float16(D) (((D) & 0x7fffu) <= 0x7c00u)
#define PRODUCTS_bfloat16(D) 0
#define quotients_by_bfloat16 quotients_bfloat16

FLOATS(float16, uint16_t, 256, __m256i, EVERY, AHEAD_256, LEAST_RUN_OF_16)
FLOATS(bfloat16, uint16_t, 256, __m256i, EVERY, AHEAD_256, LEAST_RUN_OF_16)

int halves_avx512(void)
{
    return __builtin_cpu_supports("avx512f") != 0;
}

void halves_arrays_avx512(enum type type, const char *a, const char *b, char *c, size_t n, int stream)
{
    (type == FLOAT16 ? divide_arrays_float16 : divide_arrays_bfloat16)(a, b, c, n, stream);
}

void halves_runs_avx512(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of, int stream)
{
    (type == FLOAT16 ? divide_runs_float16 : divide_runs_bfloat16)(scalars, others, c, n, m, of, stream);
}
#else
int halves_avx512(void)
{
    return 0;
}

void halves_arrays_avx512(enum type type, const char *a, const char *b, char *c, size_t n, int stream)
{
    (void)type, (void)a, (void)b, (void)c, (void)n, (void)stream;
}

void halves_runs_avx512(enum type type, const char *scalars, const char *others, char *c, size_t n, size_t m, int of, int stream)
{
    (void)type, (void)scalars, (void)others, (void)c, (void)n, (void)m, (void)of, (void)stream;
}
#endif
