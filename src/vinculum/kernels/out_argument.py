"""Check `out`, the array that the caller provides for the result."""

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum.errors import DivOutError
from vinculum.kernels._profiles import REQUIREMENTS
from vinculum.kernels.operands import ARRAYS, Operands, is_type


def check(out: object, inputs: Operands, shape: tuple[int, ...], shape_requirement: str) -> None:
    """Raise DivOutError unless `out` can hold a result of that type and shape.

    E_DIV_FLOAT_CONSTR_C_0020, E_DIV_INT_CONSTR_C_0020, V_DIV_ANSWER_0010
    """
    if not isinstance(out, np.ndarray) or type(out) not in ARRAYS:
        kind = f"{type(out).__module__}.{type(out).__qualname__}"
        raise DivOutError(f"out is a {kind}; give a numpy.ndarray", requirement=REQUIREMENTS.listed_type)
    if not is_type(out.dtype, inputs.type):
        raise DivOutError(
            f"out is of type {out.dtype}; it must be {inputs.dtype}, the type of A and B, as nothing is converted",
            requirement=REQUIREMENTS.same_type[inputs.kind],
        )
    if out.shape != shape:
        raise DivOutError(f"out has shape {out.shape}; the result has {shape}", requirement=shape_requirement)
    if not out.flags.writeable:
        raise DivOutError("out is read-only; give an array that can be written to", requirement=REQUIREMENTS.answer)
    if overlaps_itself(out):
        raise DivOutError(
            "elements of out share memory with each other, so that it cannot hold a value for each; give an array "
            "whose elements lie apart, such as out.copy()",
            requirement=REQUIREMENTS.source_index,
        )


def overlaps_itself(array: npt.NDArray[Any]) -> bool:
    """Return whether two elements of `array` share memory, as after broadcast_to or as_strided."""
    if array.size < 2:
        return False
    size = array.itemsize
    axes = sorted((abs(step), n) for step, n in zip(array.strides, array.shape, strict=True) if n > 1)
    extent, nested = size, True
    for step, n in axes:
        nested = nested and step >= extent  # each axis steps over all that the axes before it span
        extent += step * (n - 1)
    if nested:
        return False
    if axes[0][0] < size or math.prod(n for _, n in axes) * size > extent:
        return True
    # The axes interleave, and all elements might fit: compare the offsets of all elements.
    offsets = np.zeros((1,), np.intp)
    for step, n in axes:
        offsets = np.add.outer(offsets, np.arange(n) * step).ravel()
    offsets.sort()
    return bool((np.diff(offsets) < size).any())
