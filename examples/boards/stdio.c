/* The two callbacks on standard input and output: of this machine, or of a board under semihosting. The argument is the
 * element type; a line may also select it. */
#include "vinculum_harness.h"
#include <stdio.h>

int vinculum_harness_read(void)
{
    return getchar(); /* EOF is negative */
}

void vinculum_harness_write(unsigned char byte)
{
    putchar(byte);
    if (byte == '\n')
        fflush(stdout);
}

int main(int argc, char **argv)
{
    vinculum_harness(argc > 1 ? argv[1] : NULL);
    return 0;
}
