/* The floating-point environment in which the kernel divides: V_DIV_FLOAT_ROUNDING_0010. */
#include "runtime/fp_environment.h"

#include <string.h>

#if defined(__x86_64__)
#include <xmmintrin.h>
#else
#include <fenv.h>
#endif

#if defined(__x86_64__)
void vinculum_fpenv_save_default(struct vinculum_fpenv *caller)
{
    const unsigned mxcsr = _mm_getcsr();
    caller->saved[0] = mxcsr;
    if ((mxcsr & 0xffc0u) != 0x1f80u) { /* all bits but the flags: traps masked, to nearest, no flushing */
        _mm_setcsr(0x1f80u);
    }
}

void vinculum_fpenv_restore(const struct vinculum_fpenv *caller)
{
    _mm_setcsr((unsigned)caller->saved[0]);
}
#else
_Static_assert(sizeof(fenv_t) <= sizeof(struct vinculum_fpenv), "a vinculum_fpenv holds a fenv_t");

void vinculum_fpenv_save_default(struct vinculum_fpenv *caller)
{
    fenv_t current;
    (void)fegetenv(&current);
    (void)memcpy(caller, &current, sizeof current);
    (void)fesetenv(FE_DFL_ENV);
}

void vinculum_fpenv_restore(const struct vinculum_fpenv *caller)
{
    fenv_t previous;
    (void)memcpy(&previous, caller, sizeof previous);
    (void)fesetenv(&previous);
}
#endif
