"""Work on arrays a block at a time, so that intermediate values stay in the processor's cache."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]


def by_blocks(quotient: Callable[[Array, Array, Array], None], A: Array, B: Array, C: Array, size: int) -> None:
    """`quotient` of A and B, `size` bytes of C at a time. Where C overlaps A or B, nditer puts copies in their place.

    A `quotient` whose C may be one of its operands must have read these before it writes to C.
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
            quotient(_once(a), _once(b), c)


def _once(x: Array) -> Array:
    """A run of one repeated element as that element: NumPy divides faster by a single denominator."""
    return x[:1] if x.strides == (0,) else x
