"""Special values and hard quotients in the place of other operands: what is done to them may depend on where elements lie and meet.

A quotient is hard here if the product with a reciprocal, in a wider type, is another number.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import numerators, reciprocal_divisors, special_values
from vinculum.gate.cases.values.special_values import Generator
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType

WIDER = {
    1: np.float32,
    2: np.float32,
    4: np.float64,
    8: np.longdouble,
}  # of so many bytes: in what a reciprocal is taken
SHARE = 0.25  # of the places of what repeats, that have hard quotients
OF_EACH = 16
DRAWS = 6  # of divisors: of float32 few have such a quotient


def in_place(plan: Plan, case: Case) -> tuple[Array, Array]:
    """Operands of these shapes: special values by such as may divide each, and in some places hard quotients."""
    random = plan.random(f"special, {case.label}")
    A = random.choice(special_values.special_values(plan.element), case.A.shape)
    B = random.choice(plan.ordinary_divisors, case.B.shape)
    try:
        shape = np.broadcast_shapes(A.shape, B.shape)
    except ValueError:  # they meet along an axis
        return A, B
    if B.shape == shape != A.shape:
        B, A = _mixed(B, A, *hard_of_numerators(plan), random)
    elif A.shape == shape:
        A, B = _mixed(A, B, *hard_by_divisors(plan), random)
    else:
        A, B = _by_one(A, B, *hard_by_divisors(plan), random)
    return A, B


def _mixed(whole: Array, part: Array, column: Array, row: Array, random: Generator) -> tuple[Array, Array]:
    """In some places of the part a number of the row, and where the whole meets it numbers of its column; of one that repeats, in half."""
    some = random.random(part.shape) < SHARE if part.size > 1 else random.random(part.shape) < 2 * SHARE
    if part.size > 1:
        some[np.unravel_index(random.integers(part.size), part.shape)] = True
    which = random.integers(row.size, size=part.shape)
    met = np.broadcast_to(some, whole.shape)
    if part.size < whole.size:
        met = met & (random.random(whole.shape) < 1 / 2)
    numbers = column[random.integers(OF_EACH, size=whole.shape), np.broadcast_to(which, whole.shape)]
    return np.asarray(np.where(met, numbers, whole)), np.asarray(np.where(some, row[which], part))


def _by_one(A: Array, B: Array, column: Array, row: Array, random: Generator) -> tuple[Array, Array]:
    """Where both repeat: in some places one divisor, in some its numerators."""
    which = int(random.integers(row.size))
    numerators = column[random.integers(OF_EACH, size=A.shape), which]
    return (
        np.where(random.random(A.shape) < 1 / 2, numerators, A),
        np.where(random.random(B.shape) < SHARE, row[which], B),
    )


def hard_by_divisors(plan: Plan) -> tuple[Array, Array]:
    """A row of divisors, and below each so many numerators by which its quotients are hard."""
    return plan.draw(_by_divisors, "hard by divisors")


def hard_of_numerators(plan: Plan) -> tuple[Array, Array]:
    """A row of numerators, and below each so many denominators."""
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
    """The columns of a few matrices that have a hard one, and of these those alone; all of the last, if none has."""
    columns, row = list[Array](), list[Array]()
    for _ in range(DRAWS):
        matrix, numbers, hard = draw()
        for k in np.flatnonzero(hard.any(axis=0)):
            columns.append(np.resize(matrix[hard[:, k], k], OF_EACH))
            row.append(numbers[k])
    if not columns:
        return np.resize(matrix, (OF_EACH, numbers.size)), numbers
    return np.stack(columns, axis=1), np.array(row, matrix.dtype)


def missed_by_reciprocals(A: Array, B: Array) -> npt.NDArray[np.bool_]:
    """Where the product with a reciprocal in a wider type is not the quotient there, in the type of A."""
    wide = WIDER[A.itemsize]
    with np.errstate(all="ignore"):
        a, b = A.astype(wide), B.astype(wide)
        quotients, products = a / b, a * (1 / b)
        if A.dtype.kind in "iu":
            return np.asarray(np.trunc(quotients) != np.trunc(products))
        return np.asarray((quotients.astype(A.dtype) != products.astype(A.dtype)) & ~np.isnan(quotients))
