/* Divides bit patterns by Berkeley SoftFloat: f16_div, f32_div and f64_div.
 *
 * Targets: c:…:float16:bits:void, c:…:float32:bits:void, c:…:float64:bits:void.
 */
#include <stddef.h>
#include <stdint.h>

#include "softfloat.h"

#define DIVIDE(NAME, WORD, FLOAT, FUNCTION)                                       \
    void NAME(const WORD *a, const WORD *b, WORD *c, size_t n)                    \
    {                                                                             \
        for (size_t i = 0; i < n; ++i)                                            \
            c[i] = FUNCTION((FLOAT){a[i]}, (FLOAT){b[i]}).v;                      \
    }

DIVIDE(float16, uint16_t, float16_t, f16_div)
DIVIDE(float32, uint32_t, float32_t, f32_div)
DIVIDE(float64, uint64_t, float64_t, f64_div)
