"""Layouts in which both operands share one block of memory."""

from collections.abc import Callable, Mapping

import numpy as np

from vinculum.gate.sandbox.layouts.block import Placed, contiguous
from vinculum.gate.sandbox.layouts.strides import strided
from vinculum.gate.targets.base import Array

Pair = tuple[Placed, Placed]
PlacePair = Callable[[Array, Array], Pair]


def shared(A: Array, B: Array) -> Pair:
    """One array as both operands, of one shape or of two."""
    view, block = contiguous(A)
    same_view = A.shape == B.shape or A.size != B.size
    return Placed(view, block), Placed(view if same_view else view.reshape(B.shape), block)


def shared_transposed(A: Array, _B: Array) -> Pair:
    """B is the transpose of A."""
    view, block = contiguous(A)
    return Placed(view, block), Placed(view.T, block)


def shared_reversed(A: Array, _B: Array) -> Pair:
    """B is A from its end."""
    view, block = contiguous(A)
    return Placed(view, block), Placed(view[::-1], block)


def shared_strided(A: Array, _B: Array) -> Pair:
    """One strided array as both operands."""
    placed = contiguous(A) if A.dtype.hasobject else strided(2, offset_elements=3)(A)
    return placed, placed


def shared_interleaved(A: Array, B: Array) -> Pair:
    """Each numerator lies beside its denominator."""
    view, block = contiguous(np.stack([A, B], axis=-1))
    return Placed(view[..., 0], block), Placed(view[..., 1], block)


def shared_adjacent(A: Array, B: Array) -> Pair:
    """B begins where A ends."""
    view, block = contiguous(np.concatenate([A.ravel(), B.ravel()]))
    return Placed(view[: A.size].reshape(A.shape), block), Placed(view[A.size :].reshape(B.shape), block)


def shared_b_after_a(A: Array, B: Array) -> Pair:
    """A without its last element, and B without its first, of one vector; of a matrix, by rows."""
    block, first, second = _overlapping(A, B)
    return Placed(first, block), Placed(second, block)


def shared_b_before_a(A: Array, B: Array) -> Pair:
    """A without its first element, and B without its last, of one vector; of a matrix, by rows."""
    block, first, second = _overlapping(B, A)
    return Placed(second, block), Placed(first, block)


def shared_subarray(subarray: Callable[[Array], Array]) -> PlacePair:
    """The smaller operand is a part of the larger one, as `subarray` selects it."""

    def place(A: Array, B: Array) -> Pair:
        if A.size >= B.size:
            return _subarray(A, B, subarray)
        larger, smaller = _subarray(B, A, subarray)
        return smaller, larger

    return place


# Which part of the larger operand the smaller one is.
SUBARRAYS: Mapping[str, Callable[[Array], Array]] = {
    "shared_first_row": lambda matrix: matrix[0, ...],
    "shared_last_column": lambda matrix: matrix[..., -1:],
    "shared_first_column": lambda matrix: matrix[..., :1],
    "shared_diagonal": lambda matrix: matrix.reshape(-1)[:: matrix.shape[-1] + 1],
    "shared_element": lambda array: array.reshape(-1)[array.size // 2, ...],
}


def _overlapping(first: Array, second: Array) -> tuple[Array, Array, Array]:
    """Return a block, `first` at its beginning, and `second` one element (or row) behind the beginning."""
    by_rows = first.shape == second.shape and first.ndim > 1
    parts = (first[:1], second)
    view, block = contiguous(np.concatenate(parts if by_rows else [x.ravel() for x in parts]))
    return block, view[:-1], view[1:]


def _subarray(larger: Array, smaller: Array, subarray: Callable[[Array], Array]) -> Pair:
    """Place `larger`, and `smaller` within it if its elements are there; a shrunk call may have others."""
    view, block = contiguous(larger)
    if view.ndim and view.size:
        part = subarray(view)
        part = part.reshape(smaller.shape) if part.size == smaller.size == 1 else part
        if part.shape == smaller.shape and part.tobytes() == smaller.tobytes():
            return Placed(view, block), Placed(part, block)
    return Placed(view, block), contiguous(smaller)
