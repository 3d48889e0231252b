/* What this processor has. All are 0 on other processors than x86-64, and with compilers other than GCC and Clang. */
#ifndef VINCULUM_CPU_FEATURES_H
#define VINCULUM_CPU_FEATURES_H

#if defined(__x86_64__) && (defined(__GNUC__) || defined(__clang__))
#define VINCULUM_X86_VECTORS 1
#else
#define VINCULUM_X86_VECTORS 0
#endif

#if VINCULUM_X86_VECTORS
/* Every processor with AVX2 has F16C, for which Clang has no name. */
static inline int vinculum_cpu_has_avx2(void)
{
    return __builtin_cpu_supports("avx2") != 0;
}

static inline int vinculum_cpu_has_avx2_fma(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
}

static inline int vinculum_cpu_has_avx512f(void)
{
    return __builtin_cpu_supports("avx512f") != 0;
}

/* AVX-512F and AVX-512BW. */
static inline int vinculum_cpu_has_avx512bw(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
}

static inline int vinculum_cpu_has_avx512vbmi(void)
{
    return __builtin_cpu_supports("avx512vbmi") != 0;
}
#else
static inline int vinculum_cpu_has_avx2(void)
{
    return 0;
}

static inline int vinculum_cpu_has_avx2_fma(void)
{
    return 0;
}

static inline int vinculum_cpu_has_avx512f(void)
{
    return 0;
}

static inline int vinculum_cpu_has_avx512bw(void)
{
    return 0;
}

static inline int vinculum_cpu_has_avx512vbmi(void)
{
    return 0;
}
#endif

#endif
