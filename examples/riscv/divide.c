/* The instructions of division of RV64, for each line `A B` of standard input one line `C`.
 *
 *     mkdir -p build
 *     riscv64-linux-gnu-gcc -O2 -static -o build/divide divide.c
 *     vinculum check "exec:qemu-riscv64 -cpu rv64,Zfh=true build/divide {dtype}" --profile riscv
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* Operands and result are in integer registers; of a shorter type, in their lower bits. */
#define INTEGER(name, instruction) \
    static uint64_t name(uint64_t a, uint64_t b) \
    { \
        uint64_t c; \
        __asm__ volatile(instruction " %0, %1, %2" : "=r"(c) : "r"(a), "r"(b)); \
        return c; \
    }
#define FLOATING(name, format, move) \
    static uint64_t name(uint64_t a, uint64_t b) \
    { \
        uint64_t c; \
        __asm__ volatile(".option push\n .option arch, +zfh\n" \
                         " fmv." move ".x ft0, %1\n fmv." move ".x ft1, %2\n" \
                         " fdiv." format " ft2, ft0, ft1\n fmv.x." move " %0, ft2\n" \
                         " .option pop" : "=r"(c) : "r"(a), "r"(b) : "ft0", "ft1", "ft2"); \
        return c; \
    }
INTEGER(div, "div")
INTEGER(divu, "divu")
INTEGER(divw, "divw")
INTEGER(divuw, "divuw")
FLOATING(fdiv_h, "h", "h")
FLOATING(fdiv_s, "s", "w")
FLOATING(fdiv_d, "d", "d")

static const struct {
    const char *dtype;
    int digits;
    uint64_t (*divide)(uint64_t, uint64_t);
} TYPES[] = {
    {"int32", 8, divw}, {"int64", 16, div}, {"uint32", 8, divuw}, {"uint64", 16, divu},
    {"float16", 4, fdiv_h}, {"float32", 8, fdiv_s}, {"float64", 16, fdiv_d},
};
static char in[1 << 16], out[1 << 17];

static uint64_t number(const char *digits, int count)
{
    uint64_t value = 0;
    for (int k = 0; k < count; k++)
        value = value << 4 | (uint64_t)(digits[k] <= '9' ? digits[k] - '0' : (digits[k] & ~32) - 'A' + 10);
    return value;
}

static void answer(size_t type, const char *line)
{
    int digits = TYPES[type].digits;
    uint64_t c = TYPES[type].divide(number(line, digits), number(line + digits + 1, digits));
    char text[17];
    for (int k = 0; k < digits; k++)
        text[k] = "0123456789ABCDEF"[c >> 4 * (digits - 1 - k) & 15];
    text[digits] = '\n';
    fwrite(text, 1, (size_t)digits + 1, stdout);
}

int main(int argc, char **argv)
{
    size_t have = 0, type = 0, types = sizeof TYPES / sizeof *TYPES;
    ssize_t got;
    while (type < types && (argc < 2 || strcmp(argv[1], TYPES[type].dtype) != 0))
        type++;
    setvbuf(stdout, out, _IOFBF, sizeof out);
    while ((got = read(STDIN_FILENO, in + have, sizeof in - have)) > 0) {
        char *begin = in, *end;
        have += (size_t)got;
        for (; (end = memchr(begin, '\n', have - (size_t)(begin - in))) != NULL; begin = end + 1) {
            if (type == types)
                fputs("unsupported\n", stdout);
            else
                answer(type, begin);
        }
        have -= (size_t)(begin - in);
        memmove(in, begin, have);
        fflush(stdout); /* before the next read, which waits for the gate */
    }
    return 0;
}
