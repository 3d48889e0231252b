/* By which instructions integers are divided here: E_DIV_INT_FUNC_0010. */
#include "integers_x86.h"

#if VINCULUM_INTEGERS_X86
static int avx512(int wide)
{
    return wide && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
}

static int avx2(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

const char *integers_x86_path(int wide)
{
    return avx512(wide) ? "avx512" : avx2() ? "avx2" : "portable";
}

/*
 * With AVX-512 compilers make vectors of all integers and of double out of the generated C, which stays where it is as fast: of
 * 64 bits, and by one denominator.
 */
int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, int one_b, char *c, size_t n, int stream,
                 int wide)
{
    const int small = type == INT8 || type == UINT8 || type == INT16 || type == UINT16;
    if (n == 0) {
        return 0;
    }
    if (avx512(wide)) {
        const int done = one_b ? integers_by_one_avx512(type, floored, a, b, c, n, stream)
                               : (small ? integers_avx512 : integers_wide_avx512)(type, floored, a, one_a, b, c, n, stream);
        if (done != 0 || !stream || type == INT64 || type == UINT64) {
            return done;
        }
    }
    if (!avx2()) {
        return 0;
    }
    if (one_b) { /* with AVX-512 too, where what is written goes past the caches, as that of the generated C does not */
        return integers_by_one_avx2(type, floored, a, b, c, n, stream);
    }
    return (small ? integers_avx2 : integers_wide_avx2)(type, floored, a, one_a, b, c, n, stream);
}
#else
const char *integers_x86_path(int wide)
{
    (void)wide;
    return "portable";
}

int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, int one_b, char *c, size_t n, int stream,
                 int wide)
{
    (void)type, (void)floored, (void)a, (void)one_a, (void)b, (void)one_b, (void)c, (void)n, (void)stream, (void)wide;
    return 0;
}
#endif
