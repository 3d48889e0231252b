"""One operand is a single number: kernels have short cuts, tables and reciprocals for it."""

from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import numerators, reciprocal_divisors, special_values
from vinculum.gate.sandbox.layouts.registry import SHARED, ZERO_STRIDES, layout_text, on_one_operand

BY_ONE, OF_ONE = "special values by one divisor", "one special value by each"
HARD, HARD_OF_ONE = "hard quotients by one divisor", "hard quotients of one numerator"
ALL_BY_ONE, ALL_OF_ONE = "all values by one divisor", "one value by all"

HARD_LENGTH = 2048  # elements of a vector of hard quotients
SMALLEST_TRIED = 16  # special values of the smallest magnitude, each of which is tried


def cases(plan: Plan) -> Iterator[Case]:
    """The neutral divisor first."""
    yield from _throughout(plan)
    yield from _special(plan)
    if plan.element.kind != "real":
        yield from _hard(plan)
        yield from _at_guard_pages(plan)
    if plan.element.width == 8:
        yield from _all_by_one(plan)


def _throughout(plan: Plan) -> Iterator[Case]:
    """One number in every element of an operand; and every number by itself."""
    A, B = plan.index_revealing_pairs(40)
    one, real = special_values.ones(A.size, plan.element), plan.element.kind == "real"
    yield Case("divided by 1", A, one, repeat=2)
    yield Case("1 divided", one, B)
    for shape in ((), (1,)):
        yield from _case("divided by 1", A, one[:1].reshape(shape), plan.attributes_admitting(A.shape, shape))
    yield Case("divided by itself", B, B.copy())
    layout = "contiguous" if real else SHARED
    yield Case("divided by itself, the same memory", B, B.copy(), layout=layout)
    if not real:
        special = special_values.special_values(plan.element)
        special = special[plan.in_domain(special, special)]
        yield Case("special values by themselves, the same memory", special, special.copy(), layout=SHARED)
    for k in range(3):
        yield Case("one divisor throughout", A, np.repeat(B[k], A.size), hard=k == 0)
        yield Case("one numerator throughout", np.repeat(A[k], B.size), B)


def _special(plan: Plan) -> Iterator[Case]:
    """Special values by a scalar special value, and the scalar by them.

    The negation of each scalar follows it.
    """
    special = special_values.special_values(plan.element)
    attributes = plan.attributes_admitting((special.size,), ())
    if attributes is None:
        return
    one_by_one = _by_magnitude(special, plan)
    step = max(special.size // (64 if plan.level.name == "quick" else 128), 1)
    for k, one in enumerate(one_by_one):
        same, number = np.repeat(one, special.size), np.array(one, dtype=special.dtype)
        inside = plan.in_domain(special, same)
        broken = plan.violated_condition(special[~inside], same[~inside]) if not inside.all() else None
        if broken:
            yield Case(BY_ONE, special, number, attributes, violates=broken)
        if k < SMALLEST_TRIED or k // 2 % step == 0 or not inside.all():
            yield from _case(BY_ONE, _many(special[inside]), number, attributes)
            inside = plan.in_domain(same, special)
            yield from _case(OF_ONE, number, _many(special[inside]), plan.attributes_admitting((), (special.size,)))


def _many(some: Array) -> Array:
    """Many repetitions, without a remainder for any vector width.

    A kernel may prepare something for one number only if it divides many.
    """
    return np.resize(some, 640) if some.size else some


def _by_magnitude(special: Array, plan: Plan) -> Array:
    """A number and its negation side by side."""
    if plan.element.kind == "float":
        return special.reshape(2, -1).T.ravel()
    exact = [x if plan.element.kind == "real" else int(x) for x in special]
    return special[sorted(range(special.size), key=lambda k: abs(exact[k]))]


def _hard(plan: Plan) -> Iterator[Case]:
    """Quotients just below a multiple, or near a midpoint.

    There a product with a reciprocal is wrong, for few divisors.
    """
    random, count = plan.random("by one"), 12 if plan.level.name == "quick" else 60
    of, by = on_one_operand(ZERO_STRIDES)
    for k, (divisor, A) in enumerate(reciprocal_divisors.single_divisors(plan.element, count, random)):
        if k % 3 == 0:
            A = np.resize(A, HARD_LENGTH)  # noqa: PLW2901
        B = np.resize(divisor, A.size)
        if (attributes := plan.attributes_admitting(A.shape, ())) is not None:
            yield Case(HARD, A, divisor.reshape(()), attributes)
        yield Case(HARD, A, B, layout=by)
    if plan.element.width > 8 and (attributes := plan.attributes_admitting((1,), ())) is not None:
        largest_divisor = (
            reciprocal_divisors.TABLE if plan.level.name == "quick" else reciprocal_divisors.STANDARD_TABLE
        )
        small = reciprocal_divisors.small_divisors(plan.element, largest_divisor, plan.random("by small"))
        for divisor, A in chain(small, reciprocal_divisors.classified_divisors(plan.element, plan.random("by class"))):
            yield Case(HARD, A, divisor.reshape(()), attributes)
    for numerator, B in numerators.single_numerators(plan.element, count // 4, random):
        if (attributes := plan.attributes_admitting((), B.shape)) is not None:
            yield Case(HARD_OF_ONE, numerator.reshape(()), B, attributes)
        yield Case(HARD_OF_ONE, np.resize(numerator, B.size), B, layout=of)


def _at_guard_pages(plan: Plan) -> Iterator[Case]:
    """A scalar next to a guard page, or unaligned: kernels load it separately."""
    A, B = plan.index_revealing_pairs(70)
    for length, shape, layout in product(
        (33, 70), ((), (1,)), ("guard_page_after", "guard_page_before", "unaligned_1")
    ):
        of, by = on_one_operand(layout)
        if (attributes := plan.attributes_admitting((length,), shape)) is not None:
            words = f"one divisor, {layout_text(layout)}"
            yield Case(words, A[:length], B[:1].reshape(shape), attributes, by, index_revealing=True)
        if (attributes := plan.attributes_admitting(shape, (length,))) is not None:
            words = f"one numerator, {layout_text(layout)}"
            yield Case(words, A[:1].reshape(shape), B[:length], attributes, of, index_revealing=True)


def _all_by_one(plan: Plan) -> Iterator[Case]:
    """Of 8-bit types, every value by every scalar, and every scalar by every value."""
    every = special_values.all_values(plan.element)
    for one in every:
        same, number = np.repeat(one, every.size), np.array(one, dtype=every.dtype)
        by, of = every[plan.in_domain(every, same)], every[plan.in_domain(same, every)]
        yield from _case(ALL_BY_ONE, by, number, plan.attributes_admitting(by.shape, ()))
        if plan.level.name != "quick":
            yield from _case(ALL_OF_ONE, number, of, plan.attributes_admitting((), of.shape))


def _case(label: str, A: Array, B: Array, attributes: dict[str, Any] | None) -> Iterator[Case]:
    """The case, if it has elements and the profile admits its shapes."""
    if A.size and B.size and attributes is not None:
        yield Case(label, A, B, attributes)
