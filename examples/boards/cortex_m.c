/* The two callbacks on the first UART of Arm's MPS2 boards, and the reset of a Cortex-M, without any library.
 *
 *     arm-none-eabi-gcc -std=c99 -O2 -mthumb -mcpu=cortex-m4 -mfpu=fpv4-sp-d16 -mfloat-abi=hard -nostartfiles -ffreestanding \
 *         -Wl,--section-start=.vectors=0,--entry=reset -o board.elf \
 *         cortex_m.c vinculum_harness.c vinculum_harness_operator.c
 *     qemu-system-arm -M mps2-an386 -display none -monitor none -serial tcp:localhost:5555,server,nowait -kernel board.elf &
 *     vinculum check "exec:python carry.py localhost:5555 {dtype}" --dtype float32 --handshake
 */
#include "vinculum_harness.h"

#ifndef TYPE
#define TYPE NULL /* a line selects it */
#endif
#define UART ((volatile uint32_t *)0x40004000u)
enum { DATA, STATE, CONTROL, INTERRUPT, DIVISOR };
enum { SENDING = 1u, RECEIVED = 2u, BOTH_WAYS = 3u };

int vinculum_harness_read(void)
{
    while ((UART[STATE] & RECEIVED) == 0u)
        ;
    return (int)(UART[DATA] & 255u);
}

void vinculum_harness_write(unsigned char byte)
{
    while ((UART[STATE] & SENDING) != 0u)
        ;
    UART[DATA] = byte;
}

void reset(void)
{
#ifdef __ARM_FP
    *(volatile uint32_t *)0xe000ed88u |= 0xf00000u; /* the floating-point unit, on */
    __asm__ volatile("dsb\n isb");
#endif
    UART[DIVISOR] = 16u;
    UART[CONTROL] = BOTH_WAYS;
    vinculum_harness(TYPE);
}

__attribute__((section(".vectors"), used)) static const uintptr_t vectors[] = {0x20400000u, (uintptr_t)reset};
