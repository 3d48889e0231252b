/* Which instruction set divides integers: E_DIV_INT_FUNC_0010. */
#include "x86/integers.h"

#include "x86/cpu_features.h"

#if VINCULUM_X86_VECTORS
static int use_avx2(enum instruction_set limit)
{
    return limit >= AVX2 && vinculum_cpu_has_avx2_fma();
}

static int use_avx512(enum instruction_set limit)
{
    return limit >= AVX512 && vinculum_cpu_has_avx512bw();
}

static int use_vbmi(enum instruction_set limit)
{
    return limit >= AVX512_VBMI && use_avx512(limit) && vinculum_cpu_has_avx512vbmi();
}

const char *vinculum_integers_path_x86(enum instruction_set limit)
{
    return use_avx512(limit) ? "avx512" : use_avx2(limit) ? "avx2" : "portable";
}

const char *vinculum_bytes_path_x86(enum instruction_set limit)
{
    return use_vbmi(limit) ? "avx512vbmi" : vinculum_integers_path_x86(limit);
}

/*
 * With AVX-512, compilers vectorise the generated C for all integers and double. That is as fast for 64 bits, and for some types
 * by one denominator, as long as the result stays in the caches; it has no non-temporal stores.
 */
int vinculum_divide_integers_x86(const struct integer_span *span, enum instruction_set limit)
{
    const enum type type = span->type;
    const int bytes = type == INT8 || type == UINT8, small = bytes || type == INT16 || type == UINT16;
    if (span->n == 0) {
        return 0;
    }
    if (use_avx512(limit)) {
        divide_integer_span *const divide = span->scalar_b         ? vinculum_invariant_divisor_avx512
                                            : bytes && use_vbmi(limit) ? vinculum_int8_vbmi
                                            : small                ? vinculum_int8_int16_avx512
                                                                   : vinculum_int32_avx512;
        const int done = divide(span);
        if (done != 0 || !span->non_temporal || type == INT64 || type == UINT64) {
            return done;
        }
    }
    if (!use_avx2(limit)) {
        return 0;
    }
    if (span->scalar_b) {
        return vinculum_invariant_divisor_avx2(span);
    }
    return (small ? vinculum_int8_int16_avx2 : vinculum_int32_int64_avx2)(span);
}
#else
const char *vinculum_integers_path_x86(enum instruction_set limit)
{
    (void)limit;
    return "portable";
}

const char *vinculum_bytes_path_x86(enum instruction_set limit)
{
    return vinculum_integers_path_x86(limit);
}

int vinculum_divide_integers_x86(const struct integer_span *span, enum instruction_set limit)
{
    (void)span, (void)limit;
    return 0;
}
#endif
