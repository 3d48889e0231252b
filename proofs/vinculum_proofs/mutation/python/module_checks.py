"""Which checks apply to a module of the kernel, and which of them run first."""

from collections.abc import Mapping

COMPILED_ONLY = ("dispatch", "config")  # about the compiled kernel alone
COMPILED = (
    *COMPILED_ONLY,
    "divide",
    "preconditions",
    "operands",
)  # modules that call the compiled kernel, or are called by it

# The checks most likely to kill a mutant of a module. They run first, as each check takes up to half a second.
FIRST: Mapping[str, tuple[str, ...]] = {
    "attributes": ("KERNEL_ATTRIBUTES",),
    "numpy_kernel/blocks": ("KERNEL_OUT",),
    "preconditions": ("KERNEL_DOMAIN_PLACES",),
    "fp_environment": ("ENVIRONMENT_NUMPY",),
    "numpy_kernel/floating": ("float16, every numerator",),
    "operands": ("KERNEL_TYPES",),
    "out_argument": ("KERNEL_OUT_REFUSED",),
    "_profiles": ("KERNEL_TYPES", "KERNEL_ATTRIBUTES"),
}
