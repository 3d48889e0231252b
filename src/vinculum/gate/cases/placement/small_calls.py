"""Hard quotients in calls of few elements, where kernels use no loop; and operands in ascending order."""

from collections.abc import Iterable, Iterator
from itertools import cycle
from math import prod

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.placement.special_values_in_context import missed_by_reciprocals
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.cases.values import hard_to_round, reciprocal_divisors
from vinculum.gate.cases.values.special_values import array_of, encode
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.schema import ElementType

SHAPES: tuple[Shape, ...] = (
    (), (1,), *((n,) for n in range(2, 17)), (1, 1), (2, 3), (4, 4), (2, 1, 3), (2, 2, 2, 2),
    (2, 1, 2, 1, 2), (2, 3, 2, 2, 3), (1, 2, 2, 1, 2, 2), (2, 1, 2, 1, 2, 1, 2),
)  # fmt: skip
DIVISOR_COUNTS = (2, 3, 4)  # different divisors of a call
CANDIDATES = 120  # numerators drawn for a divisor, of which one is chosen
CONSECUTIVE = 300  # numerators in ascending order
CONSECUTIVE_DIVISORS = (7, 10)
REPEATS = 48  # calls, after which a just-in-time compiler may specialise on the divisor


def cases(plan: Plan) -> Iterator[Case]:
    """Scalars, short vectors and small tensors; then repeated calls and consecutive operands."""
    if plan.element.kind == "real":
        return
    A, row = plan.draw(reciprocal_divisors.divisor_matrix, "brief", 12)
    B = np.tile(row, (A.shape[0], 1))
    yield from _small_shapes(plan, A.ravel(), B.ravel())
    hardest = missed_by_reciprocals(A, B).sum(axis=0).argsort()[::-1]
    for count in DIVISOR_COUNTS:
        columns = hardest[:count]
        yield Case("hard quotients by few divisors", A[:, columns].ravel(), B[:, columns].ravel())
    yield Case("the same over and over", A[:REPEATS, 0], B[:REPEATS, 0], repeat=REPEATS)
    yield from _consecutive(plan)


def _small_shapes(plan: Plan, A: Array, B: Array) -> Iterator[Case]:
    """Operands of each shape for which the product with a reciprocal is not the quotient."""
    order = plan.random("brief").permutation(A.size)
    hard = order[missed_by_reciprocals(A[order], B[order])]
    missed_cycle = cycle(hard.tolist() or order.tolist())
    for shape in SHAPES:
        if (attributes := plan.attributes_admitting(shape, shape)) is not None:
            for _ in range(12 if not shape else 1 if plan.level.name == "quick" else 6):
                places = [next(missed_cycle) for _ in range(prod(shape))]
                yield Case("hard quotients of few", A[places].reshape(shape), B[places].reshape(shape), attributes)


def _consecutive(plan: Plan) -> Iterator[Case]:
    """Consecutive denominators with hard quotients, and consecutive numerators by one divisor.

    Index computations have such operands.
    """
    yield Case("by one after another", *plan.draw(_by_consecutive, "in turn"))
    element = plan.element
    first = max(element.minimum, -CONSECUTIVE // 2) if element.form is None else -CONSECUTIVE // 2
    last = min(first + CONSECUTIVE, element.maximum) if element.form is None else first + CONSECUTIVE
    A = np.arange(first, last).astype(element_dtype(element.name))
    for b in CONSECUTIVE_DIVISORS:
        for sign in (1, -1) if element.form is not None or element.signed else (1,):
            one = np.array(sign * b).astype(A.dtype)
            if (attributes := plan.attributes_admitting(A.shape, ())) is not None:
                yield Case("one after another by one", A, one, attributes)
            yield Case("one after another by one", A, np.repeat(one, A.size))


def _by_consecutive(element: ElementType, random: np.random.Generator) -> tuple[Array, Array]:
    """A hard quotient by each integer from 1; of floats one next to a midpoint of subnormal numbers."""
    divisors = range(1, reciprocal_divisors.TABLE + 1)
    numerators = [_numerators(b, element, random) for b in divisors]
    A, B = np.stack([array_of(x, element) for x in numerators], axis=1), _divisors(divisors, element)
    hard_ones = missed_by_reciprocals(A, np.tile(B, (CANDIDATES, 1))).argmax(axis=0)
    return A[hard_ones, np.arange(B.size)], B


def _divisors(numbers: Iterable[int], element: ElementType) -> Array:
    if (form := element.form) is None:
        return array_of(numbers, element)
    return array_of(
        (encode(0, *x, form) for b in numbers if (x := hard_to_round.canonical(b, 1, form)) is not None), element
    )


def _numerators(b: int, element: ElementType, random: np.random.Generator) -> list[int]:
    """Integers: multiples of b. Floats: odd multiples of half a subnormal quotient, and their neighbours."""
    if (form := element.form) is None:
        return [
            int(q) * b for q in random.integers(1, element.maximum // b, CANDIDATES, dtype=np.uint64, endpoint=True)
        ]
    halves = random.integers(0, 1 << (form.p - b.bit_length() - 1), CANDIDATES).tolist()
    near = ((2 * half + 1) * b + k % 3 - 1 for k, half in enumerate(halves))
    return [
        encode(0, *x, form) for m in near if (x := hard_to_round.canonical(max(m, 1), form.q_min, form)) is not None
    ]
