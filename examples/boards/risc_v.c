/* The two callbacks on the UART of QEMU's RISC-V board `virt`, an NS16550A, and its start, without any library.
 *
 *     riscv64-unknown-elf-gcc -std=c99 -O2 -march=rv32imac -mabi=ilp32 -mcmodel=medany -DTYPE='"int32"' -ffreestanding \
 *         -nostdlib -Wl,--section-start=.start=0x80000000,-Ttext=0x80000100,--entry=start -o board.elf \
 *         risc_v.c vinculum_harness.c vinculum_harness_operator.c -lgcc
 *     vinculum check "exec:qemu-system-riscv32 -M virt -bios none -display none -monitor none -serial stdio -kernel board.elf" \
 *         --dtype int32 --handshake
 */
#include "vinculum_harness.h"

#ifndef TYPE
#define TYPE NULL /* a line selects it */
#endif
#define UART ((volatile uint8_t *)0x10000000u)
enum { DATA = 0, LINE_STATUS = 5 };
enum { RECEIVED = 1u, EMPTY = 32u };

int vinculum_harness_read(void)
{
    while ((UART[LINE_STATUS] & RECEIVED) == 0u)
        ;
    return UART[DATA];
}

void vinculum_harness_write(unsigned char byte)
{
    while ((UART[LINE_STATUS] & EMPTY) == 0u)
        ;
    UART[DATA] = byte;
}

void run(void)
{
    vinculum_harness(TYPE);
}

__asm__(".section .start, \"ax\"\n"
        ".global start\n"
        "start: li sp, 0x80400000\n"
        "j run\n");
