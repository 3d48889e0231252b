"""Shared by the tests of the kernel: the types, and the specification's relations as judges of floats."""

from collections.abc import Callable
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
from sympy import lambdify

from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754

Array = npt.NDArray[Any]
SPEC = specification()
SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
INTEGERS = SIGNED + UNSIGNED
FLOATS = ("float16", "bfloat16", "float32", "float64")
# A profile under which each shape rule is to be had, and the attributes that it takes.
PROFILE_OF_RULE: dict[str, tuple[str, dict[str, Any]]] = {
    "same": ("sonnx", {}),
    "multidirectional": ("onnx-14", {}),
    "limited": ("onnx-6", {"broadcast": 1}),
    "pdpd": ("openvino-1", {"auto_broadcast": "pdpd"}),
}


def dtype_of(name: str) -> np.dtype[Any]:
    """Return NumPy's dtype for the specification's type `name`."""
    return np.dtype({"bfloat16": ml_dtypes.bfloat16, "real": object}.get(name, name))


def patterns(array: Array) -> Array:
    """Return the bits of a float array as Python integers, which cannot overflow."""
    return array.astype(array.dtype.newbyteorder("=")).view(f"u{array.dtype.itemsize}").astype(object)


@cache
def _judge(name: str) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    form = SPEC.types[name].form
    assert form is not None
    statement = SPEC.requirements["E_DIV_FLOAT_FUNC_0010"].relation.statement.subs(ieee754.parameter_values(form))
    symbols = tuple(sorted(statement.free_symbols, key=str))
    return lambdify(symbols, statement, "numpy", cse=True), symbols


def accepted(name: str, A: Array, B: Array, C: Array) -> npt.NDArray[np.bool_]:
    """Tell where C is the quotient of A and B by the relation `ieee754.quotient`, in exact integers."""
    form = SPEC.types[name].form
    assert form is not None
    function, symbols = _judge(name)
    seen = ieee754.observe(*(patterns(x.ravel()) for x in (A, B, C)), form)
    return np.asarray(function(*(seen[symbol] for symbol in symbols)), dtype=bool)


def bits(*arrays: Array) -> list[bytes]:
    """Return the bytes of each array's elements in C order; for object arrays, their texts."""
    return [repr(x.tolist()).encode() if x.dtype == object else x.tobytes() for x in arrays]


def same_bits(C: Array, expected: Array) -> bool:
    """Tell whether two arrays are equal bit by bit, where any NaN equals any other."""
    kind = f"u{C.itemsize}"
    with np.errstate(invalid="ignore"):
        none = np.isnan(C) & np.isnan(expected)
    return bool(((C.view(kind) == expected.view(kind)) | none).all())
