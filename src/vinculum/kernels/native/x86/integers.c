/* By which instructions integers are divided here: E_DIV_INT_FUNC_0010. */
#include "x86/integers.h"

#if VINCULUM_INTEGERS_X86
static int avx2(enum instructions most)
{
    return most >= AVX2 && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

static int avx512(enum instructions most)
{
    return most >= AVX512 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
}

static int vbmi(enum instructions most)
{
    return most >= AVX512_VBMI && avx512(most) && __builtin_cpu_supports("avx512vbmi");
}

const char *integers_x86_path(enum instructions most)
{
    return avx512(most) ? "avx512" : avx2(most) ? "avx2" : "portable";
}

const char *bytes_x86_path(enum instructions most)
{
    return vbmi(most) ? "avx512vbmi" : integers_x86_path(most);
}

/*
 * With AVX-512 compilers make vectors of all integers and of double out of the generated C, which stays where it is as fast: of
 * 64 bits, and by one denominator.
 */
int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, int one_b, char *c, size_t n, int stream,
                 enum instructions most)
{
    const int bytes = type == INT8 || type == UINT8, small = bytes || type == INT16 || type == UINT16;
    if (n == 0) {
        return 0;
    }
    if (avx512(most)) {
        divide_integers *const by_vectors = bytes && vbmi(most) ? integers_vbmi : small ? integers_avx512 : integers_wide_avx512;
        const int done = one_b ? integers_by_one_avx512(type, floored, a, b, c, n, stream)
                               : by_vectors(type, floored, a, one_a, b, c, n, stream);
        if (done != 0 || !stream || type == INT64 || type == UINT64) {
            return done;
        }
    }
    if (!avx2(most)) {
        return 0;
    }
    if (one_b) { /* with AVX-512 too, where what is written goes past the caches, as that of the generated C does not */
        return integers_by_one_avx2(type, floored, a, b, c, n, stream);
    }
    return (small ? integers_avx2 : integers_wide_avx2)(type, floored, a, one_a, b, c, n, stream);
}
#else
const char *integers_x86_path(enum instructions most)
{
    (void)most;
    return "portable";
}

const char *bytes_x86_path(enum instructions most)
{
    return integers_x86_path(most);
}

int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, int one_b, char *c, size_t n, int stream,
                 enum instructions most)
{
    (void)type, (void)floored, (void)a, (void)one_a, (void)b, (void)one_b, (void)c, (void)n, (void)stream, (void)most;
    return 0;
}
#endif
