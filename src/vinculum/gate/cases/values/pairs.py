"""Pairs of operands, flat: special values, all of the 8-bit types, hardest to round, edges, and samples of the interior."""

from collections.abc import Iterator

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.values import hard_to_round, special_values, srt_digits
from vinculum.gate.targets.base import Array

DIGITS = 8000  # quotients with digits that repeat, at any level: of float32 a table's fault shows in some of a thousand


def cases(plan: Plan) -> Iterator[Case]:
    """The examples that sources print, and all pairs that are within the domain, under each rounding."""
    for example in plan.spec.value_examples:
        if example.profile == plan.profile.name and example.type == plan.element.name:
            A, B = (
                special_values.parse_numbers(x, plan.element).reshape(example.shape) for x in (example.A, example.B)
            )
            yield Case(example.id, A, B, hard=True)
    for chosen in plan.roundings():
        for label, A, B in pairs(plan):
            inside = plan.in_domain(A, B)
            yield Case(label, A[inside], B[inside], chosen, repeat=2, hard=len(A) < 1 << 14)
    # All numerators by one number, then by the next: what is done where neighbours have one divisor is seen here.
    for some in (
        special_values.special_values(plan.element),
        *([special_values.all_values(plan.element)] if plan.element.width == 8 else []),
    ):
        B, A = special_values.cross(some)
        inside = plan.in_domain(A, B)
        yield Case("crossed, divisor after divisor", A[inside], B[inside])


def pairs(plan: Plan) -> Iterator[tuple[str, Array, Array]]:
    """Flat operands, labelled; conditions not looked at yet."""
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
        yield "digits that repeat", *plan.draw(srt_digits.repeated_digits, "digits", max(2 * sample, DIGITS))
    if element.kind == "int":
        yield "near multiples", *plan.draw(hard_to_round.near_multiples, "multiples", sample // 4)
    yield "interior", *plan.draw(special_values.interior, "interior", sample)
