"""Vectors of every length with a broadcast operand.

Each kind of broadcasting has its own loop and tail.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.sandbox.layouts.registry import ZERO_STRIDES, layout_text, on_one_operand
from vinculum.gate.sandbox.protocol import element_dtype

VECTOR_BYTES = 32


def cases(plan: Plan) -> Iterator[Case]:
    """A scalar, a row and a column as either operand, broadcast by shape or zero strides; strided arrays."""
    A, B = plan.index_revealing_pairs(256)
    for n in lengths(plan):
        yield from _by_shape(plan, n, A, B)
        yield Case(
            "three rows by three, of every length",
            _reshaped((3, n), A),
            _reshaped((3, n), B),
            index_revealing=True,
            special_values_at_quick=False,
        )
        if plan.element.kind != "real" and n > 1:
            yield from _in_memory(n, A, B)


def _by_shape(plan: Plan, n: int, A: Array, B: Array) -> Iterator[Case]:
    forms = [((n,), (), "one element"), ((2, n), (n,), "a row"), ((2, n), (2, 1), "a column")]
    forms += [((n,), (1,), "one element of an axis")] if plan.level.name != "quick" else []
    for full, broadcast, words in forms:
        for shapes in plan.as_either_operand(full, broadcast):
            label = f"{words} as {shapes.repeated}, of every length"
            yield Case(
                label,
                _reshaped(shapes.A, A),
                _reshaped(shapes.B, B),
                shapes.attributes,
                index_revealing=True,
                special_values_at_quick=False,
            )


def _in_memory(n: int, A: Array, B: Array) -> Iterator[Case]:
    numerators, denominators, (of, by) = np.repeat(A[:1], n), np.repeat(B[:1], n), on_one_operand(ZERO_STRIDES)
    for a, b, layout in (
        (A[:n], denominators, by), (numerators, B[:n], of),
        (A[:n], B[:n], "contiguous | strided_2"), (A[:n], B[:n], "strided_2 | contiguous"), (A[:n], B[:n], "strided_2"),
    ):  # fmt: skip
        yield Case(
            f"{layout_text(layout)}, of every length",
            a,
            b,
            layout=layout,
            index_revealing=True,
            special_values_at_quick=False,
        )


def lengths(plan: Plan) -> Sequence[int]:
    """At level quick the lengths from one SIMD vector to two, which have every remainder."""
    if plan.level.name != "quick":
        return plan.level.lengths
    lanes = max(VECTOR_BYTES // element_dtype(plan.element.name).itemsize, 16)
    return range(lanes + 1, 2 * lanes + 1)


def _reshaped(shape: Shape, array: Array) -> Array:
    return array[: int(np.prod(shape, dtype=int))].reshape(shape)
