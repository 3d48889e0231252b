"""StableHLO's operator divide, compiled by IREE for the processor, as a function to judge.

vinculum check python:examples/stablehlo/iree_divide.py:divide --profile stablehlo --dtype int32

IREE compiles one function for each type, of vectors of any length: arrays of more axes are passed as vectors.
"""

from functools import cache
from typing import Any

import numpy as np

TYPES = {
    "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64",
    "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64",
    "float16": "f16", "float32": "f32", "float64": "f64",
}  # fmt: skip
FUNCTION = """
func.func @divide(%a: tensor<?x{type}>, %b: tensor<?x{type}>) -> tensor<?x{type}> {{
  %c = stablehlo.divide %a, %b : tensor<?x{type}>
  return %c : tensor<?x{type}>
}}
"""


def divide(a: Any, b: Any) -> Any:
    """Divide arrays of one type and one shape.

    Raises ValueError for others, which the operator does not take.
    """
    if a.shape != b.shape or a.dtype != b.dtype:
        raise ValueError("stablehlo.divide takes operands of one type and one shape")
    vectors = (np.array(x, order="C").reshape(-1) for x in (a, b))
    return compiled(a.dtype.name).divide(*vectors).to_host().reshape(a.shape)


@cache
def compiled(dtype: str) -> Any:
    """The module for one type, on IREE's driver of the calling thread."""
    from iree import compiler, runtime

    binary = compiler.compile_str(
        FUNCTION.format(type=TYPES[dtype]),
        input_type="stablehlo",
        target_backends=["llvm-cpu"],
        extra_args=["--iree-llvmcpu-target-cpu=generic"],
    )
    return runtime.load_vm_flatbuffer(binary, driver="local-sync")
