/* Divides bit patterns for a processor without an FPU, which qemu-user emulates: emulated.py sends them by a pipe.
 *
 * A message is the width of a pattern in bytes, their count, all numerators and all denominators; the reply is the quotients.
 * The program calls Linux itself, because compilers for bare metal have no library for it.
 */
#include <stddef.h>
#include <stdint.h>

void divsf3(const uint32_t *a, const uint32_t *b, uint32_t *c, size_t n);
void divdf3(const uint64_t *a, const uint64_t *b, uint64_t *c, size_t n);

#if defined __riscv
enum { READ = 63, WRITE = 64, EXIT = 93 };

static long linux_call(long number, long first, void *second, size_t third)
{
    register long a0 __asm__("a0") = first, a7 __asm__("a7") = number;
    register void *a1 __asm__("a1") = second;
    register size_t a2 __asm__("a2") = third;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a7) : "memory");
    return a0;
}
#elif defined __arm__
enum { READ = 3, WRITE = 4, EXIT = 1 };

static long linux_call(long number, long first, void *second, size_t third)
{
    register long r0 __asm__("r0") = first, r7 __asm__("r7") = number;
    register void *r1 __asm__("r1") = second;
    register size_t r2 __asm__("r2") = third;
    __asm__ volatile("svc 0" : "+r"(r0) : "r"(r1), "r"(r2), "r"(r7) : "memory");
    return r0;
}
#endif

static void transfer(long call, void *memory, size_t size)
{
    unsigned char *at = memory;
    while (size > 0) {
        long moved = linux_call(call, call == WRITE, at, size);
        if (moved <= 0)
            linux_call(EXIT, moved != 0, NULL, 0);
        at += moved;
        size -= (size_t)moved;
    }
}

void _start(void)
{
    static uint64_t a[1024], b[1024], c[1024];
    for (;;) {
        uint32_t message[2]; /* width, count */
        transfer(READ, message, sizeof message);
        if ((message[0] != 4 && message[0] != 8) || message[1] > 1024)
            linux_call(EXIT, 2, NULL, 0);
        transfer(READ, a, message[0] * message[1]);
        transfer(READ, b, message[0] * message[1]);
        if (message[0] == 4)
            divsf3((uint32_t *)a, (uint32_t *)b, (uint32_t *)c, message[1]);
        else
            divdf3(a, b, c, message[1]);
        transfer(WRITE, c, message[0] * message[1]);
    }
}
