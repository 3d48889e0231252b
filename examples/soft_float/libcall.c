/* Divides bit patterns by __divsf3 and __divdf3, the functions that a compiler calls where there is no FPU.
 *
 * Targets: c:….so:divsf3:bits:void for float32, c:….so:divdf3:bits:void for float64.
 */
#include <stddef.h>
#include <stdint.h>

float __divsf3(float a, float b);
double __divdf3(double a, double b);

union single {
    uint32_t bits;
    float value;
};

union twice {
    uint64_t bits;
    double value;
};

void divsf3(const uint32_t *a, const uint32_t *b, uint32_t *c, size_t n)
{
    for (size_t i = 0; i < n; ++i) {
        union single x = {a[i]}, y = {b[i]}, quotient;
        quotient.value = __divsf3(x.value, y.value);
        c[i] = quotient.bits;
    }
}

void divdf3(const uint64_t *a, const uint64_t *b, uint64_t *c, size_t n)
{
    for (size_t i = 0; i < n; ++i) {
        union twice x = {a[i]}, y = {b[i]}, quotient;
        quotient.value = __divdf3(x.value, y.value);
        c[i] = quotient.bits;
    }
}
