"""Special values and hard quotients in the shapes and layouts of other cases.

Kernels choose their code by shape and layout. A quotient is hard here if the product with the reciprocal, computed in a
wider type, is another number.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import numerators, reciprocal_divisors, special_values
from vinculum.gate.cases.values.special_values import Generator
from vinculum_spec.schema import ElementType

WIDER = {
    1: np.float32,
    2: np.float32,
    4: np.float64,
    8: np.longdouble,
}  # by bytes of the element type: the type in which a reciprocal is computed
HARD_SHARE = 0.25  # share of the elements of the broadcast operand that get hard quotients
HARD_PER_NUMBER = 16  # hard quotients drawn for a divisor or numerator
MAX_DRAWS = 6  # of divisors: few of float32 have a hard quotient


def with_special_values(plan: Plan, case: Case) -> tuple[Array, Array]:
    """Return operands of the case's shapes: special values in the domain, some with hard quotients."""
    random = plan.random(f"special, {case.label}")
    A = random.choice(special_values.special_values(plan.element), case.A.shape)
    B = random.choice(plan.ordinary_divisors, case.B.shape)
    try:
        shape = np.broadcast_shapes(A.shape, B.shape)
    except ValueError:  # B is aligned by the attribute `axis`
        return A, B
    if B.shape == shape != A.shape:
        B, A = _mixed(B, A, *hard_of_numerators(plan), random)
    elif A.shape == shape:
        A, B = _mixed(A, B, *hard_by_divisors(plan), random)
    else:
        A, B = _by_one(A, B, *hard_by_divisors(plan), random)
    return A, B


def _mixed(full: Array, broadcast: Array, column: Array, row: Array, random: Generator) -> tuple[Array, Array]:
    """Replace a random subset of `broadcast` by numbers of `row`, and its partners in `full` by hard ones.

    An element that is broadcast gets hard partners at half of the indices. Column k of `column` is hard for row[k].
    """
    replaced = (
        random.random(broadcast.shape) < HARD_SHARE
        if broadcast.size > 1
        else random.random(broadcast.shape) < 2 * HARD_SHARE
    )
    if broadcast.size > 1:
        replaced[np.unravel_index(random.integers(broadcast.size), broadcast.shape)] = True
    which = random.integers(row.size, size=broadcast.shape)
    partners = np.broadcast_to(replaced, full.shape)
    if broadcast.size < full.size:
        partners = partners & (random.random(full.shape) < 1 / 2)
    numbers = column[random.integers(HARD_PER_NUMBER, size=full.shape), np.broadcast_to(which, full.shape)]
    return np.asarray(np.where(partners, numbers, full)), np.asarray(np.where(replaced, row[which], broadcast))


def _by_one(A: Array, B: Array, column: Array, row: Array, random: Generator) -> tuple[Array, Array]:
    """Both operands are broadcast: one divisor at some indices, its hard numerators at others."""
    which = int(random.integers(row.size))
    numerators = column[random.integers(HARD_PER_NUMBER, size=A.shape), which]
    return (
        np.where(random.random(A.shape) < 1 / 2, numerators, A),
        np.where(random.random(B.shape) < HARD_SHARE, row[which], B),
    )


def hard_by_divisors(plan: Plan) -> tuple[Array, Array]:
    """Return a matrix of numerators and a row of divisors.

    The quotients of a column by its divisor are hard.
    """
    return plan.draw(_by_divisors, "hard by divisors")


def hard_of_numerators(plan: Plan) -> tuple[Array, Array]:
    """Return a matrix of denominators and a row of numerators.

    The quotients of a numerator by its column are hard.
    """
    return plan.draw(_of_numerators, "hard of numerators")


def _by_divisors(element: ElementType, random: Generator) -> tuple[Array, Array]:
    def draw() -> tuple[Array, Array, npt.NDArray[np.bool_]]:
        A, row = reciprocal_divisors.divisor_matrix(element, 12, random)
        return A, row, missed_by_reciprocals(A, row)

    return _hardest(draw)


def _of_numerators(element: ElementType, random: Generator) -> tuple[Array, Array]:
    def draw() -> tuple[Array, Array, npt.NDArray[np.bool_]]:
        row, B = numerators.numerator_matrix(element, 4, random)
        return B, row, missed_by_reciprocals(row, B)

    return _hardest(draw)


def _hardest(draw: Callable[[], tuple[Array, Array, npt.NDArray[np.bool_]]]) -> tuple[Array, Array]:
    """The hard quotients of a few random matrices, column by column.

    If there are none, it is the whole last matrix.
    """
    columns, row = list[Array](), list[Array]()
    for _ in range(MAX_DRAWS):
        matrix, numbers, hard = draw()
        for k in np.flatnonzero(hard.any(axis=0)):
            columns.append(np.resize(matrix[hard[:, k], k], HARD_PER_NUMBER))
            row.append(numbers[k])
    if not columns:
        return np.resize(matrix, (HARD_PER_NUMBER, numbers.size)), numbers
    return np.stack(columns, axis=1), np.array(row, matrix.dtype)


def missed_by_reciprocals(A: Array, B: Array) -> npt.NDArray[np.bool_]:
    """Where the quotient differs from the product with the reciprocal.

    Both are computed in a wider type and rounded to that of A.
    """
    wide = WIDER[A.itemsize]
    with np.errstate(all="ignore"):
        a, b = A.astype(wide), B.astype(wide)
        quotients, products = a / b, a * (1 / b)
        if A.dtype.kind in "iu":
            return np.asarray(np.trunc(quotients) != np.trunc(products))
        return np.asarray((quotients.astype(A.dtype) != products.astype(A.dtype)) & ~np.isnan(quotients))
