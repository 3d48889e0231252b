/* By which instructions integers of 8 and 16 bits are divided here: E_DIV_INT_FUNC_0010. */
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

int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream, int wide)
{
    divide_integers *const function = avx512(wide) ? integers_avx512 : avx2() ? integers_avx2 : NULL;
    return function != NULL && n > 0 ? function(type, floored, a, one_a, b, c, n, stream) : 0;
}
#else
const char *integers_x86_path(int wide)
{
    (void)wide;
    return "portable";
}

int integers_x86(enum type type, int floored, const char *a, int one_a, const char *b, char *c, size_t n, int stream, int wide)
{
    (void)type, (void)floored, (void)a, (void)one_a, (void)b, (void)c, (void)n, (void)stream, (void)wide;
    return 0;
}
#endif
