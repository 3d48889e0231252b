/* The floating-point environment in which the kernel divides: the default of IEEE 754. */
#ifndef VINCULUM_FP_ENVIRONMENT_H
#define VINCULUM_FP_ENVIRONMENT_H

struct vinculum_fpenv {
    unsigned long long saved[8];
};

/* Save the caller's environment in *caller and set the default: round to nearest, keep subnormal numbers, mask all traps. */
void vinculum_fpenv_save_default(struct vinculum_fpenv *caller);

void vinculum_fpenv_restore(const struct vinculum_fpenv *caller);

#endif
