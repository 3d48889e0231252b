"""OpenCL C's operator `/`, compiled by the first device that pyopencl finds.

A kernel for each type divides the numbers at each index. Under opencl-c-rounded the compiler gets the option
-cl-fp32-correctly-rounded-divide-sqrt, which it must know.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import contiguous, refuse

TYPES = {  # by element type: the type of OpenCL C, and the extension of the device that it needs
    "float16": ("half", "cl_khr_fp16"),
    "float32": ("float", None),
    "float64": ("double", "cl_khr_fp64"),
    "int32": ("int", None),
    "uint32": ("uint", None),
    "int64": ("long", None),
    "uint64": ("ulong", None),
}
OPTIONS = {"opencl-c": (), "opencl-c-rounded": ("-cl-fp32-correctly-rounded-divide-sqrt",)}
KERNEL = """
{pragma}
kernel void divide(global const {type} *a, global const {type} *b, global {type} *c)
{{
    const size_t i = get_global_id(0);
    c[i] = a[i] / b[i];
}}
"""


class PyOpenCl(Adapter):
    """The operator in a kernel of one line."""

    name = "pyopencl"
    requires = "pyopencl"
    profiles = ("opencl-c", "opencl-c-rounded")

    def __init__(self) -> None:
        import pyopencl

        self._cl: Any = pyopencl
        self._context: Any = None
        self._kernels = dict[tuple[str, str], Any]()

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide the numbers at each index. Operands of two shapes or two types cannot be passed."""
        refuse(self, call)
        if call.profile not in OPTIONS or call.dtype not in TYPES:
            raise NotSupportedError(f"no kernel for {call.dtype} under {call.profile}")
        if A.shape != B.shape or A.dtype != B.dtype:
            raise InexpressibleError("the operator divides two numbers of one type")
        quotient = np.empty(A.shape, A.dtype)
        if A.size == 0:
            return quotient
        cl, kernel = self._cl, self._kernel(call.profile, call.dtype)
        flags = cl.mem_flags
        a, b = (cl.Buffer(self._context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=contiguous(x)) for x in (A, B))
        c = cl.Buffer(self._context, flags.WRITE_ONLY, quotient.nbytes)
        kernel(self._queue, (A.size,), None, a, b, c)
        cl.enqueue_copy(self._queue, quotient, c)
        return quotient

    def _kernel(self, profile: str, dtype: str) -> Any:
        """The kernel of a type, compiled once. The device is looked for when the first kernel is."""
        if self._context is None:
            self._context = self._cl.Context(self._device())
            self._queue = self._cl.CommandQueue(self._context)
        name, extension = TYPES[dtype]
        if extension is not None and extension not in self._context.devices[0].extensions.split():
            raise NotSupportedError(f"the device has no {extension}")
        if (profile, dtype) not in self._kernels:
            pragma = f"#pragma OPENCL EXTENSION {extension} : enable" if extension else ""
            program = self._cl.Program(self._context, KERNEL.format(pragma=pragma, type=name))
            self._kernels[profile, dtype] = program.build(list(OPTIONS[profile])).divide
        return self._kernels[profile, dtype]

    def _device(self) -> list[Any]:
        """The first device of the first platform that has any."""
        try:
            devices = [device for platform in self._cl.get_platforms() for device in platform.get_devices()]
        except self._cl.LogicError as error:
            raise NotSupportedError(f"pyopencl finds no platform of OpenCL: {error}") from None
        if not devices:
            raise NotSupportedError("no platform of OpenCL has a device")
        return devices[:1]
