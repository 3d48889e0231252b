"""Calls of few operands whose quotients are hard: where no loop pays, something else divides; and where operands follow each other."""

from collections.abc import Iterable, Iterator
from itertools import cycle
from math import prod

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.placement.special_values_in_context import missed_by_reciprocals
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.cases.values import hard_to_round, reciprocal_divisors
from vinculum.gate.cases.values.special_values import array_of, encode
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType

SHAPES: tuple[Shape, ...] = (
    (), (1,), *((n,) for n in range(2, 17)), (1, 1), (2, 3), (4, 4), (2, 1, 3), (2, 2, 2, 2),
    (2, 1, 2, 1, 2), (2, 3, 2, 2, 3), (1, 2, 2, 1, 2, 2), (2, 1, 2, 1, 2, 1, 2),
)  # fmt: skip
FEW = (2, 3, 4)  # divisors of a call
ROWS = 120  # numerators of each, of which one is chosen
NUMERATORS = 300  # that follow each other
BY = (7, 10)
OFTEN = 48  # times, after which it may be worth to compile for one divisor


def cases(plan: Plan) -> Iterator[Case]:
    """All of these."""
    if plan.element.kind == "real":
        return
    A, row = plan.draw(reciprocal_divisors.divisor_matrix, "brief", 12)
    B = np.tile(row, (A.shape[0], 1))
    yield from _brief(plan, A.ravel(), B.ravel())
    hardest = missed_by_reciprocals(A, B).sum(axis=0).argsort()[::-1]
    for count in FEW:
        some = hardest[:count]
        yield Case("hard quotients by few divisors", A[:, some].ravel(), B[:, some].ravel())
    yield Case("the same over and over", A[:OFTEN, 0], B[:OFTEN, 0], repeat=OFTEN)
    yield from _in_turn(plan)


def _brief(plan: Plan, A: Array, B: Array) -> Iterator[Case]:
    """Of each shape some, of which a product with a reciprocal is no quotient, and their neighbours."""
    order = plan.random("brief").permutation(A.size)
    missed = order[missed_by_reciprocals(A[order], B[order])]
    missed_cycle = cycle(missed.tolist() or order.tolist())
    for shape in SHAPES:
        if (attributes := plan.attributes_admitting(shape, shape)) is not None:
            for _ in range(12 if not shape else 1 if plan.level.name == "quick" else 6):
                places = [next(missed_cycle) for _ in range(prod(shape))]
                yield Case("hard quotients of few", A[places].reshape(shape), B[places].reshape(shape), attributes)


def _in_turn(plan: Plan) -> Iterator[Case]:
    """Denominators that follow each other, with hard quotients, and numerators that do, by one: as indices are divided."""
    yield Case("by one after another", *plan.draw(_by_each_in_turn, "in turn"))
    element = plan.element
    first = max(element.minimum, -NUMERATORS // 2) if element.form is None else -NUMERATORS // 2
    last = min(first + NUMERATORS, element.maximum) if element.form is None else first + NUMERATORS
    A = np.arange(first, last).astype(element_dtype(element.name))
    for b in BY:
        for sign in (1, -1) if element.form is not None or element.signed else (1,):
            one = np.array(sign * b).astype(A.dtype)
            if (attributes := plan.attributes_admitting(A.shape, ())) is not None:
                yield Case("one after another by one", A, one, attributes)
            yield Case("one after another by one", A, np.repeat(one, A.size))


def _by_each_in_turn(element: ElementType, random: np.random.Generator) -> tuple[Array, Array]:
    """By the whole numbers from 1, a hard quotient of each; of floats, one that is next to halfway between subnormal numbers."""
    divisors = range(1, reciprocal_divisors.TABLE + 1)
    numerators = [_numerators(b, element, random) for b in divisors]
    A, B = np.stack([array_of(x, element) for x in numerators], axis=1), _divisors(divisors, element)
    hard_ones = missed_by_reciprocals(A, np.tile(B, (ROWS, 1))).argmax(axis=0)
    return A[hard_ones, np.arange(B.size)], B


def _divisors(numbers: Iterable[int], element: ElementType) -> Array:
    if (form := element.form) is None:
        return array_of(numbers, element)
    return array_of(
        (encode(0, *x, form) for b in numbers if (x := hard_to_round.canonical(b, 1, form)) is not None), element
    )


def _numerators(b: int, element: ElementType, random: np.random.Generator) -> list[int]:
    """Multiples of b; of floats odd ones, by which it is a subnormal number and a half, and their neighbours."""
    if (form := element.form) is None:
        return [int(q) * b for q in random.integers(1, element.maximum // b, ROWS, dtype=np.uint64, endpoint=True)]
    halves = random.integers(0, 1 << (form.p - b.bit_length() - 1), ROWS).tolist()
    near = ((2 * half + 1) * b + k % 3 - 1 for k, half in enumerate(halves))
    return [
        encode(0, *x, form) for m in near if (x := hard_to_round.canonical(max(m, 1), form.q_min, form)) is not None
    ]
