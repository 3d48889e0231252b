/* C's operator / as this compiler translates it, for each type of the profile c99.
 *
 *     mkdir -p build
 *     cc -std=c99 -O2 -fPIC -shared -o build/divide.so divide.c
 *     vinculum check c:build/divide.so:divide_int32 --dtype int32 --profile c99
 *
 * A zero denominator, and MIN / -1, are undefined: on some processors the process ends.
 */
#include <stddef.h>
#include <stdint.h>

#define DIVIDE(name, type) \
    int divide_##name(const type *a, const type *b, type *c, size_t n) \
    { \
        for (size_t i = 0; i < n; i++) \
            c[i] = a[i] / b[i]; \
        return 0; \
    }
DIVIDE(int32, int32_t)
DIVIDE(int64, int64_t)
DIVIDE(uint32, uint32_t)
DIVIDE(uint64, uint64_t)
DIVIDE(float32, float)
DIVIDE(float64, double)
