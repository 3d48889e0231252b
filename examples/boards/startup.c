/* The reset of a Cortex-M, for the start code of newlib. STACK is the end of the memory of QEMU's board microbit. */
#include <stdint.h>

#ifndef STACK
#define STACK 0x20004000u
#endif

extern void _start(void);

static void reset(void)
{
#ifdef __ARM_FP
    *(volatile uint32_t *)0xe000ed88u |= 0xf00000u; /* the floating-point unit, on */
    __asm__ volatile("dsb\n isb");
#endif
    _start();
}

__attribute__((section(".vectors"), used)) static const uintptr_t vectors[] = {STACK, (uintptr_t)reset};
