"""Hard quotients wherever elements lie: by a row and a column of divisors, in matrices, tensors and large arrays, not in order.

A short cut that is right for nearly all operands may be taken where operands repeat, or lie in one way, and nowhere else.
"""

from collections.abc import Iterator

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import numerators, reciprocal_divisors
from vinculum.gate.sandbox.layouts.registry import layout_text
from vinculum.gate.targets.base import Array

LAYOUTS = ("contiguous", "strided_2", "reversed", "column_major", "strided_2 | contiguous", "contiguous | strided_2")

ONE = (1 << 16) + 5  # quotients by one divisor
MEETING = 16  # divisors of a row that meets a column, and numerators of each
TENSOR = (2, 3, 7, 11)


def cases(plan: Plan) -> Iterator[Case]:
    """All of these, the large ones last."""
    if plan.element.kind == "real":
        return
    A, row = plan.draw(reciprocal_divisors.divisor_matrix, "hard places", 12 if plan.level.name == "quick" else 40)
    B = np.tile(row, (A.shape[0], 1))
    many = plan.level.large // A.size + 1
    yield from _of_rows(plan)
    yield from _by_one(plan)
    yield from _by_channels(plan, A, row)
    yield from _in_tensors(plan, A, row)
    for factor, words in ((1, "hard quotients"), (many, "large, hard quotients")):
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
    """A row of numerators by a matrix, and a column."""
    row, B = plan.draw(numerators.numerator_matrix, "of rows", 4)
    for a, b, where in ((row, B, "of a row"), (row[:, None], B.T.copy(), "of a column")):
        if (attributes := plan.attributes_admitting(a.shape, b.shape)) is not None:
            yield Case(f"hard quotients {where}", a, b, attributes)


def _by_channels(plan: Plan, A: Array, row: Array) -> Iterator[Case]:
    """Each divisor by its own numerators on an inner axis; all, and such as are alike in size."""
    for X, Y in ((A, row), *reciprocal_divisors.equal_length_matrices(plan.element, plan.random("channels"))):
        for whole, part in (((1, *X.T.shape), (Y.size, 1)), ((1, *X.T.shape, 1), (Y.size, 1, 1))):
            if (attributes := plan.attributes_admitting(whole, part)) is not None:
                yield Case("hard quotients by channels", X.T.reshape(whole), Y.reshape(part), attributes)


def _in_tensors(plan: Plan, A: Array, row: Array) -> Iterator[Case]:
    """By a row in three axes, and a column of numerators by a row of divisors, each of which has some of its own there."""
    even = A[: A.shape[0] // 2 * 2].reshape(2, -1, row.size)
    column = A[:MEETING, :MEETING].T.reshape(-1, 1)
    for a, b, where in ((even, row, "by a row in three axes"), (column, row[None, :MEETING], "of a column by a row")):
        if (attributes := plan.attributes_admitting(a.shape, b.shape)) is not None:
            yield Case(f"hard quotients {where}", a, b, attributes)
    if (attributes := plan.attributes_admitting(TENSOR, ())) is not None:
        for divisor, numerators in reciprocal_divisors.single_divisors(plan.element, 2, plan.random("tensor by one")):
            X = np.resize(numerators, TENSOR)
            yield Case("hard quotients of a tensor by one divisor", X, divisor.reshape(()), attributes)


def _by_one(plan: Plan) -> Iterator[Case]:
    """By one divisor, more of them than where a loop is cut in blocks."""
    for k, (divisor, A) in enumerate(reciprocal_divisors.single_divisors(plan.element, 4, plan.random("large by one"))):
        if k % 4 == 0 and (attributes := plan.attributes_admitting(A.shape, ())) is not None:
            yield Case("large, hard quotients by one divisor", np.resize(A, ONE), divisor.reshape(()), attributes)
