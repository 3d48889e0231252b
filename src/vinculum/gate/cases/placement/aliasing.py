"""Operands that share memory, and operands that take the memory of the previous call in another order."""

from collections.abc import Iterator
from math import prod

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.sandbox.layouts.registry import (
    SHARED,
    SHARED_ADJACENT,
    SHARED_B_AFTER_A,
    SHARED_B_BEFORE_A,
    SHARED_DIAGONAL,
    SHARED_ELEMENT,
    SHARED_FIRST_COLUMN,
    SHARED_FIRST_ROW,
    SHARED_INTERLEAVED,
    SHARED_LAST_COLUMN,
    SHARED_REVERSED,
    SHARED_STRIDED,
    SHARED_TRANSPOSED,
    SLIDING_WINDOWS,
    layout_text,
    on_one_operand,
)

SQUARES = (6, 37)


def cases(plan: Plan) -> Iterator[Case]:
    """Operands that share memory with themselves, their parts or each other; then changed operands."""
    if plan.element.kind == "real":
        return
    A, B = plan.index_revealing_pairs(128)
    square = B[:25].reshape(5, 5)
    yield Case("matrix by itself, transposed", square, square.T.copy(), layout=SHARED_TRANSPOSED)
    yield Case("vector by itself, one apart", B[:32], B[1:33], layout=SHARED_B_AFTER_A)
    yield Case("matrix by itself, one apart", B[:35].reshape(5, 7), B[7:42].reshape(5, 7), layout=SHARED_B_AFTER_A)
    yield Case("vector by itself, reversed", B[:33], B[:33][::-1].copy(), layout=SHARED_REVERSED)
    yield Case("vector by itself, strided", B[:33], B[:33].copy(), layout=SHARED_STRIDED)
    yield Case("vectors by turns", A[:33], B[:33], layout=SHARED_INTERLEAVED, index_revealing=True)
    yield Case("vector by itself, one before", B[1:33], B[:32], layout=SHARED_B_BEFORE_A)
    for shape in ((33,), (5, 7)):
        a, b = (x[: prod(shape)].reshape(shape) for x in (A, B))
        yield Case("halves of one array", a, b, layout=SHARED_ADJACENT, index_revealing=True)
    yield from _windows(plan)
    matrix = B[:35].reshape(5, 7)
    for part, words, layout in (
        (matrix[0], "matrix by its first row", SHARED_FIRST_ROW), (matrix[:, -1:], "matrix by its last column", SHARED_LAST_COLUMN),
        (matrix[:, :1], "matrix by its first column", SHARED_FIRST_COLUMN), (square.diagonal(), "square by its diagonal", SHARED_DIAGONAL),
        (B[:35].reshape(1, 35), "column by itself as a row", SHARED),
        (matrix[2, 3], "matrix by one of its elements", SHARED_ELEMENT), (B[17:18], "vector by one of its elements", SHARED_ELEMENT),
    ):  # fmt: skip
        whole = {"vector": B[:35], "square": square, "column": B[:35].reshape(35, 1)}.get(words.split()[0], matrix)
        if (attributes := plan.attributes_admitting(whole.shape, part.shape)) is not None:
            yield Case(words, whole, part.copy(), attributes, layout=layout)
        if layout == SHARED_ELEMENT and (attributes := plan.attributes_admitting(part.shape, whole.shape)) is not None:
            yield Case("one of its elements by it", part.copy(), whole, attributes, layout=layout)
    yield from _turned(plan)
    yield from _nearly_alike(plan)


def _windows(plan: Plan) -> Iterator[Case]:
    """Sliding windows over a vector, divided by a matrix and by a column, and as divisors of these."""
    A, B = plan.index_revealing_pairs(128)
    numerators, denominators = (np.lib.stride_tricks.sliding_window_view(x[:40], 7)[:12] for x in (A, B))
    of, by = on_one_operand(SLIDING_WINDOWS)
    for part in ((12, 7), (12, 1)):
        for shapes in plan.as_either_operand((12, 7), part):
            if shapes.repeated == "divisor":
                layout, X, Y = of, numerators.copy(), B[: prod(part)].reshape(part)
            else:
                layout, X, Y = by, A[: prod(part)].reshape(part), denominators.copy()
            yield Case(layout_text(layout), X, Y, shapes.attributes, layout, index_revealing=True)


def _turned(plan: Plan) -> Iterator[Case]:
    """A square matrix, then the same memory transposed.

    The matrix is first the divisor and then the numerator, in one call after the other.
    """
    for size in SQUARES:
        A, B = plan.tiled((size, size), (size, size))
        yield Case("square matrices", A, B)
        yield Case("the divisor the other way round", A, B.T.copy(), layout="contiguous | column_major")
        yield Case("square matrices", A, B)
        yield Case("the numerator the other way round", A.T.copy(), B, layout="column_major | contiguous")


def _nearly_alike(plan: Plan) -> Iterator[Case]:
    """The same divisors, then divisors that differ in one bit.

    This finds caches that compare divisors with a tolerance.
    """
    A, B = plan.index_revealing_pairs(40)
    for shape in ((40,), (1,), ()):
        divisors, attributes = B[: prod(shape)], plan.attributes_admitting(A.shape, shape)
        words = divisors.view(f"u{divisors.itemsize}")
        for bit in (1, 2) if attributes is not None else ():  # without its only bit a divisor would be 0
            changed = np.append(words[:-1], words[-1:] ^ words.dtype.type(bit)).view(divisors.dtype)
            if plan.in_domain(A, np.resize(changed, A.size)).all():
                yield Case("by the same", A, divisors.reshape(shape), attributes or {})
                yield Case("by the same but for a bit", A, changed.reshape(shape), attributes or {})
                break
