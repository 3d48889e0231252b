"""All cases of one profile and element type, cheap and revealing ones first.

Equal seeds give equal cases.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from vinculum.gate.cases import concurrency
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.domain import ill_formed, out_of_domain
from vinculum.gate.cases.placement import (
    aliasing,
    hard_in_context,
    mixed_layouts,
    placement,
    scalar_operand,
    small_calls,
    vectors,
)
from vinculum.gate.cases.placement.special_values_in_context import with_special_values
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes import (
    block_multiples,
    broadcasting,
    loop_remainders,
    model_shapes,
    threshold_sizes,
    vector_lengths,
)
from vinculum.gate.cases.values import bit_patterns_16, operand_classes, pairs, shared_properties
from vinculum.gate.sandbox.layouts.registry import ZERO_STRIDES


def cases(plan: Plan) -> Iterator[Case]:
    """Generate all cases but those of the property search."""
    yield from pairs.cases(plan)
    yield from out_of_domain.cases(plan)
    for case in broadcasting.cases(plan):
        yield case
        if max(case.A.ndim, case.B.ndim) > 2:
            yield from _with_specials(plan, case)
    yield from ill_formed.cases(plan)
    for chosen in plan.roundings():
        for case in chain(
            vectors.cases(plan),
            scalar_operand.cases(plan),
            aliasing.cases(plan),
            vector_lengths.cases(plan),
            placement.cases(plan),
            hard_in_context.cases(plan),
            small_calls.cases(plan),
            block_multiples.cases(plan),
            bit_patterns_16.cases(plan),
            loop_remainders.cases(plan),
            shared_properties.cases(plan),
            operand_classes.cases(plan),
            model_shapes.cases(plan),
            threshold_sizes.cases(plan),
        ):
            if not chosen:
                yield case
                yield from _with_specials(plan, case)
            elif case.layout == "contiguous" or plan.level.name != "quick":
                yield replace(case, attributes={**case.attributes, **chosen})
    yield from concurrency.cases(plan)
    for case in mixed_layouts.cases(
        plan
    ):  # last: the determinism check repeats the first large calls, which others make
        yield case
        yield from _with_specials(plan, case)


def _with_specials(plan: Plan, case: Case) -> Iterator[Case]:
    """The same shapes and layout with special values and hard quotients, for an index-revealing case."""
    if plan.level.name == "quick" and not case.special_values_at_quick:
        return
    replaceable = case.index_revealing and case.violates is None and case.A.size and case.B.size
    if replaceable and plan.element.kind != "real" and ZERO_STRIDES not in case.layout:
        A, B = with_special_values(plan, case)
        repeat = case.repeat if A.shape == B.shape else 2
        yield replace(case, label=f"{case.label}, special values", A=A, B=B, repeat=repeat, index_revealing=False)
