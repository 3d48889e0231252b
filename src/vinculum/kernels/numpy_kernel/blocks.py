"""Divide arrays block by block, so that intermediate values stay in the processor's cache."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


def by_blocks(quotient: Callable[[Array, Array, Array], None], A: Array, B: Array, C: Array, size: int) -> None:
    """Apply `quotient` to blocks of `size` bytes of C. Where C overlaps A or B, nditer copies them first.

    C may be one of the operands of a block: `quotient` must read them before it writes to C.
    """
    if C.nbytes <= size:
        quotient(A, B, C)
        return
    blocks = np.nditer(
        [A, B, C],
        flags=["external_loop", "buffered", "copy_if_overlap"],
        op_flags=[
            ["readonly", "overlap_assume_elementwise"],
            ["readonly", "overlap_assume_elementwise"],
            ["writeonly", "no_broadcast", "overlap_assume_elementwise"],
        ],
        buffersize=size // C.itemsize,
    )
    with blocks:
        for a, b, c in blocks:
            quotient(_single_if_repeated(a), _single_if_repeated(b), c)


def _single_if_repeated(x: Array) -> Array:
    """Reduce a run of one repeated element to that element: NumPy divides faster by a single denominator."""
    return x[:1] if x.strides == (0,) else x
