"""Operands of two types, attributes that violate a requirement, and attributes without an effect."""

from collections.abc import Iterator

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes import shape_pairs
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.requirement_ids import ATTRIBUTE


def cases(plan: Plan) -> Iterator[Case]:
    """Attributes first, then types."""
    A, B = plan.index_revealing_pairs(3)
    yield from _attributes(plan, A, B)
    same_type = next(r.id for r in plan.applicable if r.relation_name == "tensor.same_type")
    for other in _other_types(plan):
        foreign = np.array([1, 2, 3], dtype=element_dtype(other))
        yield Case(f"B of type {other}", A, foreign, violates=same_type)
        yield Case(f"A of type {other}", foreign, B, violates=same_type)


def _other_types(plan: Plan) -> list[str]:
    """The profile's other types. Types that it lacks would violate a second requirement."""
    return [name for name in plan.profile.types if name not in ("real", plan.element.name)]


def _attributes(plan: Plan, A: Array, B: Array) -> Iterator[Case]:
    yield Case("an attribute that there is not", A, B, {"no_such_attribute": 1}, violates=ATTRIBUTE)
    yield Case("an attribute that there is not", A, B, {"no_such_attribute": 0}, violates=ATTRIBUTE)
    if (by := plan.profile.shape.by) is not None:  # pass the default explicitly
        X, Y = plan.tiled((2, 3), (3,))
        default = next(a.default for a in plan.profile.attributes if a.name == by)
        for meeting in shape_pairs.pairs_with_choice(
            plan.spec, plan.profile, plan.element, X.shape, Y.shape, {by: default}
        ):
            violates = None if meeting.admitted else meeting.requirement
            yield Case(f"{by} = {default}, said", X, Y, meeting.attributes, violates=violates)
    if any(attribute.name == "axis" for attribute in plan.profile.attributes):
        X, Y = plan.tiled((2, 3), (2, 3))
        yield Case("axis = 1, and nothing is broadcast", X, Y, {"axis": 1})
    for attribute in plan.profile.attributes:
        bad = {"int": -7, "bool": "yes", "string": "no-such-value", "ints": "no list"}[attribute.type]
        yield Case(f"{attribute.name} = {bad!r}", A, B, {attribute.name: bad}, violates=ATTRIBUTE)
        if attribute.type == "ints":
            for ints in ((0, 1), (1, 0)):
                yield Case(f"{attribute.name} = {list(ints)}", A, B, {attribute.name: ints}, group=attribute.name)
        for value in attribute.values:
            yield Case(f"{attribute.name} = {value}", A, B, {attribute.name: value})
