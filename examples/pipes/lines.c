/* The line protocol in C: for each line `A B` of standard input one line `C`.
 *
 *     cc -O2 -o build/lines lines.c
 *     vinculum check "exec:build/lines {dtype}" --dtype float32 float64 int32
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char in[1 << 16], out[1 << 17];

/* Write the answer to one line. */
static void answer(const char *dtype, const char *line)
{
    uint64_t a, b;
    if (sscanf(line, "%" SCNx64 " %" SCNx64, &a, &b) != 2) {
        puts("error no operands");
    } else if (strcmp(dtype, "float32") == 0) {
        uint32_t u = (uint32_t)a, v = (uint32_t)b;
        float x, y;
        memcpy(&x, &u, sizeof x);
        memcpy(&y, &v, sizeof y);
        x /= y;
        memcpy(&u, &x, sizeof u);
        printf("%08" PRIX32 "\n", u);
    } else if (strcmp(dtype, "float64") == 0) {
        double x, y;
        memcpy(&x, &a, sizeof x);
        memcpy(&y, &b, sizeof y);
        x /= y;
        memcpy(&a, &x, sizeof a);
        printf("%016" PRIX64 "\n", a);
    } else if (strcmp(dtype, "int32") == 0) {
        int32_t x = (int32_t)a, y = (int32_t)b;
        if (y == 0)
            puts("error zero denominator");
        else if (x == INT32_MIN && y == -1)
            puts("error overflow");
        else
            printf("%08" PRIX32 "\n", (uint32_t)(x / y));
    } else {
        puts("unsupported");
    }
}

int main(int argc, char **argv)
{
    size_t have = 0;
    ssize_t got;
    setvbuf(stdout, out, _IOFBF, sizeof out);
    while ((got = read(STDIN_FILENO, in + have, sizeof in - have)) > 0) {
        char *begin = in, *end;
        have += (size_t)got;
        for (; (end = memchr(begin, '\n', have - (size_t)(begin - in))) != NULL; begin = end + 1) {
            *end = '\0';
            answer(argc > 1 ? argv[1] : "float32", begin);
        }
        have -= (size_t)(begin - in);
        memmove(in, begin, have);
        fflush(stdout); /* before the next read, which waits for the gate */
    }
    return 0;
}
