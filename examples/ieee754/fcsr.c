/* The line protocol with exception flags on RISC-V F and D, whose register fcsr has all five rounding directions.
 *
 *     riscv64-linux-gnu-gcc -O2 -static -o build/fcsr fcsr.c
 *     vinculum check "exec:qemu-riscv64 build/fcsr {dtype} {rounding}" --dtype float32 float64 --rounding all --flags
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char *const directions[] = {"ties-to-even", "toward-zero", "toward-negative", "toward-positive", "ties-to-away"};

/* Divide in the rounding direction of fcsr with this number, and set `flags`: RISC-V orders them as TestFloat does. */
static uint64_t divide(int is_float32, unsigned mode, uint64_t a, uint64_t b, unsigned *flags)
{
    uint64_t c;
    if (is_float32)
        __asm__ volatile("fscsr %2\n fmv.w.x ft0, %3\n fmv.w.x ft1, %4\n fdiv.s ft2, ft0, ft1, dyn\n frflags %1\n fmv.x.w %0, ft2\n"
                         : "=&r"(c), "=&r"(*flags) : "r"(mode << 5), "r"(a), "r"(b) : "ft0", "ft1", "ft2");
    else
        __asm__ volatile("fscsr %2\n fmv.d.x ft0, %3\n fmv.d.x ft1, %4\n fdiv.d ft2, ft0, ft1, dyn\n frflags %1\n fmv.x.d %0, ft2\n"
                         : "=&r"(c), "=&r"(*flags) : "r"(mode << 5), "r"(a), "r"(b) : "ft0", "ft1", "ft2");
    __asm__ volatile("fscsr zero");
    return is_float32 ? (uint32_t)c : c;
}

int main(int argc, char **argv)
{
    const char *dtype = argc > 1 ? argv[1] : "float32", *direction = argc > 2 ? argv[2] : "ties-to-even";
    int is_float32 = strcmp(dtype, "float32") == 0, is_known = 0;
    unsigned mode = 0, flags;
    char line[100];
    setvbuf(stdout, NULL, _IOLBF, 1 << 16);
    for (unsigned k = 0; k < sizeof directions / sizeof *directions; k++)
        if (strcmp(direction, directions[k]) == 0)
            mode = k, is_known = is_float32 || strcmp(dtype, "float64") == 0;
    while (fgets(line, sizeof line, stdin) != NULL) {
        uint64_t a, b, c;
        if (!is_known) {
            puts("unsupported");
        } else if (sscanf(line, "%" SCNx64 " %" SCNx64, &a, &b) != 2) {
            puts("error no operands");
        } else {
            c = divide(is_float32, mode, a, b, &flags);
            printf("%0*" PRIX64 " %02X\n", is_float32 ? 8 : 16, c, flags);
        }
    }
    return 0;
}
