"""All cases of one profile and element type, cheapest and most telling first. Same seed, same cases."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from vinculum.gate.cases import (
    brief,
    by_shape,
    by_threads,
    crossed,
    hard_places,
    lengths,
    malformed,
    of_a_kind,
    outside,
    pairs,
    placed,
    round_and_narrow,
    shared,
    single,
    sixteens,
    tails,
    together,
    usual,
    vectors,
    without_remainder,
)
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.in_place import in_place
from vinculum.gate.cases.plan import Plan
from vinculum.gate.layouts import ZERO_STRIDES


def cases(plan: Plan) -> Iterator[Case]:
    """All cases but those that Hypothesis finds."""
    yield from pairs.cases(plan)
    yield from outside.cases(plan)
    for case in by_shape.cases(plan):
        yield case
        if max(case.A.ndim, case.B.ndim) > 2:
            yield from _with_specials(plan, case)
    yield from malformed.cases(plan)
    for chosen in plan.roundings():
        for case in chain(
            vectors.cases(plan),
            single.cases(plan),
            shared.cases(plan),
            lengths.cases(plan),
            placed.cases(plan),
            hard_places.cases(plan),
            brief.cases(plan),
            without_remainder.cases(plan),
            sixteens.cases(plan),
            tails.cases(plan),
            together.cases(plan),
            of_a_kind.cases(plan),
            usual.cases(plan),
            round_and_narrow.cases(plan),
        ):
            if not chosen:
                yield case
                yield from _with_specials(plan, case)
            elif case.layout == "contiguous" or plan.level.name != "quick":
                yield replace(case, attributes={**case.attributes, **chosen})
    yield from by_threads.cases(plan)
    for case in crossed.cases(plan):  # last: the first large calls, which others make, are made again
        yield case
        yield from _with_specials(plan, case)


def _with_specials(plan: Plan, case: Case) -> Iterator[Case]:
    """The same with special values and hard quotients, if it has others."""
    always = "of every length" in case.label and plan.level.name == "quick"  # tails have special values
    there = case.telling and case.violates is None and case.A.size and case.B.size
    if there and not always and plan.element.kind != "real" and ZERO_STRIDES not in case.layout:
        A, B = in_place(plan, case)
        repeat = case.repeat if A.shape == B.shape else 2
        yield replace(case, label=f"{case.label}, special values", A=A, B=B, repeat=repeat, telling=False)
