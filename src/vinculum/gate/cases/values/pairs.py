"""Flat pairs of operands.

They have special values, all pairs of 8-bit types, hard-to-round quotients, edges of the range, and ordinary values.
"""

from collections.abc import Iterator

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import hard_to_round, special_values, srt_digits

MIN_REPEATED_DIGITS = 8000  # quotients with repeated digits; a faulty table shows in some of a thousand of float32


def cases(plan: Plan) -> Iterator[Case]:
    """The sources' examples, then all pairs in the domain under each rounding."""
    for example in plan.spec.value_examples:
        if example.profile == plan.profile.name and example.type == plan.element.name:
            A, B = (
                special_values.parse_numbers(x, plan.element).reshape(example.shape) for x in (example.A, example.B)
            )
            yield Case(example.id, A, B, hard=True)
    for attributes in plan.roundings():
        for label, A, B in pairs(plan):
            inside = plan.in_domain(A, B)
            yield Case(label, A[inside], B[inside], attributes, repeat=2, hard=len(A) < 1 << 14)
    # All numerators by one number, then by the next: runs of equal divisors.
    for values in (
        special_values.special_values(plan.element),
        *([special_values.all_values(plan.element)] if plan.element.width == 8 else []),
    ):
        B, A = special_values.cross(values)
        inside = plan.in_domain(A, B)
        yield Case("crossed, divisor after divisor", A[inside], B[inside])


def pairs(plan: Plan) -> Iterator[tuple[str, Array, Array]]:
    """Generate labels and flat operands, in and outside of the domain."""
    element, sample = plan.element, plan.level.sample
    yield "special values, crossed", *special_values.cross(special_values.special_values(element))
    if element.width == 8:
        yield "all pairs", *special_values.cross(special_values.all_values(element))
    if element.kind == "float":
        yield "ties among subnormals", *plan.draw(hard_to_round.subnormal_ties, "ties", sample)
        yield "edges of the range", *plan.draw(hard_to_round.range_edges, "edges", sample // 10)
        yield "hardest to round", *plan.draw(hard_to_round.hard_normal, "hard", plan.level.hard)
        yield "every exponent by the ends of the range", *plan.draw(srt_digits.every_exponent, "exponents")
    if element.kind in ("float", "int"):
        yield (
            "digits that repeat",
            *plan.draw(srt_digits.repeated_digits, "digits", max(2 * sample, MIN_REPEATED_DIGITS)),
        )
    if element.kind == "int":
        yield "near multiples", *plan.draw(hard_to_round.near_multiples, "multiples", sample // 4)
    yield "interior", *plan.draw(special_values.interior, "interior", sample)
