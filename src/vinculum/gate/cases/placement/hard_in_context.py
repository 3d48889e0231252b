"""Hard quotients by rows, columns and channels of divisors, in tensors, large arrays and layouts.

A kernel may use a short cut only where it broadcasts an operand, or only in one layout. The short cut may be right for
nearly all operands.
"""

from collections.abc import Iterator

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import numerators, reciprocal_divisors
from vinculum.gate.sandbox.layouts.registry import layout_text

LAYOUTS = ("contiguous", "strided_2", "reversed", "column_major", "strided_2 | contiguous", "contiguous | strided_2")

LARGE_BY_ONE = (1 << 16) + 5  # quotients by one divisor, in a large array
OUTER_SIZE = 16  # divisors of a row that is divided into a column, and numerators for each
TENSOR = (2, 3, 7, 11)


def cases(plan: Plan) -> Iterator[Case]:
    """Rows, columns, channels and tensors; large arrays last."""
    if plan.element.kind == "real":
        return
    A, row = plan.draw(reciprocal_divisors.divisor_matrix, "hard places", 12 if plan.level.name == "quick" else 40)
    B = np.tile(row, (A.shape[0], 1))
    repeats = plan.level.large // A.size + 1
    yield from _of_rows(plan)
    yield from _by_one(plan)
    yield from _by_channels(plan, A, row)
    yield from _in_tensors(plan, A, row)
    for factor, words in ((1, "hard quotients"), (repeats, "large, hard quotients")):
        X, Y = (np.tile(x, (factor, 1)) for x in (A, B))
        small = factor == 1
        for a, b, where in ((X, row, "by a row"), (X.T.copy(), row[:, None], "by a column")):
            if (attributes := plan.attributes_admitting(a.shape, b.shape)) is not None:
                yield Case(f"{words} {where}", a, b, attributes, hard=small)
        for layout in LAYOUTS if small else LAYOUTS[:2]:
            yield Case(f"{words}, {layout_text(layout)}", X, Y, layout=layout)
        yield Case(f"{words}, a vector", X.ravel(), Y.ravel())
        shape = (X.shape[0], -1, 1, X.shape[1]) if X.shape[0] % 2 else (2, X.shape[0] // 2, 1, X.shape[1])
        yield Case(f"{words}, a tensor", X.reshape(shape), Y.reshape(shape))


def _of_rows(plan: Plan) -> Iterator[Case]:
    """A row and a column of numerators by a matrix."""
    row, B = plan.draw(numerators.numerator_matrix, "of rows", 4)
    for a, b, where in ((row, B, "of a row"), (row[:, None], B.T.copy(), "of a column")):
        if (attributes := plan.attributes_admitting(a.shape, b.shape)) is not None:
            yield Case(f"hard quotients {where}", a, b, attributes)


def _by_channels(plan: Plan, A: Array, row: Array) -> Iterator[Case]:
    """Divisors as channels, each for its own numerators: of all sizes, and of one size."""
    for X, Y in ((A, row), *reciprocal_divisors.equal_length_matrices(plan.element, plan.random("channels"))):
        for full, broadcast in (((1, *X.T.shape), (Y.size, 1)), ((1, *X.T.shape, 1), (Y.size, 1, 1))):
            if (attributes := plan.attributes_admitting(full, broadcast)) is not None:
                yield Case("hard quotients by channels", X.T.reshape(full), Y.reshape(broadcast), attributes)


def _in_tensors(plan: Plan, A: Array, row: Array) -> Iterator[Case]:
    """A tensor by a row, a column of numerators by a row of divisors, and a tensor by one divisor."""
    even = A[: A.shape[0] // 2 * 2].reshape(2, -1, row.size)
    column = A[:OUTER_SIZE, :OUTER_SIZE].T.reshape(-1, 1)
    for a, b, where in (
        (even, row, "by a row in three axes"),
        (column, row[None, :OUTER_SIZE], "of a column by a row"),
    ):
        if (attributes := plan.attributes_admitting(a.shape, b.shape)) is not None:
            yield Case(f"hard quotients {where}", a, b, attributes)
    if (attributes := plan.attributes_admitting(TENSOR, ())) is not None:
        for divisor, numerators in reciprocal_divisors.single_divisors(plan.element, 2, plan.random("tensor by one")):
            X = np.resize(numerators, TENSOR)
            yield Case("hard quotients of a tensor by one divisor", X, divisor.reshape(()), attributes)


def _by_one(plan: Plan) -> Iterator[Case]:
    """Large arrays by one divisor: longer than a block of a loop."""
    for k, (divisor, A) in enumerate(reciprocal_divisors.single_divisors(plan.element, 4, plan.random("large by one"))):
        if k % 4 == 0 and (attributes := plan.attributes_admitting(A.shape, ())) is not None:
            yield Case(
                "large, hard quotients by one divisor", np.resize(A, LARGE_BY_ONE), divisor.reshape(()), attributes
            )
