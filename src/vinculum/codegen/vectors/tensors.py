"""Vectors of tensors, for shapes, broadcasting, types and attributes.

They are small cases of the gate and their expected results.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from vinculum.codegen.vectors.elements import plan
from vinculum.codegen.vectors.expected import Array, Expected, Rules, VectorError
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.shapes import shape_pairs
from vinculum_spec.relations import tensor
from vinculum_spec.requirement_ids import INDEX
from vinculum_spec.schema import MALFORMED, AttributeValue, ElementType, Specification

MAX_OPERAND_ELEMENTS = 60  # of both operands together


@dataclass(frozen=True)
class TensorVector:
    """Two tensors, and the shape and all elements of C.

    If they violate a requirement, `outside` has that requirement instead.
    """

    label: str
    A: Array
    B: Array
    attributes: Mapping[str, AttributeValue]
    shape: tuple[int, ...]
    C: tuple[Expected, ...]
    outside: Expected | None
    requirements: tuple[str, ...]


def tensors(spec: Specification, profile: str, element: ElementType) -> Iterator[TensorVector]:
    """Generate vectors of the gate's cases.

    These cases have few elements, and a shape, attribute or violation to check.
    """
    for case in catalogue.cases(plan(spec, profile, element)):
        is_small = case.A.size + case.B.size <= MAX_OPERAND_ELEMENTS and case.layout == "contiguous"
        if is_small and (case.A.ndim != 1 or case.A.shape != case.B.shape or case.attributes or case.violates):
            yield _vector(Rules(spec, spec.profiles[profile], element, case.attributes), case)


def _vector(rules: Rules, case: Case) -> TensorVector:
    operands = (case.label, case.A, case.B, case.attributes)
    if case.violates is not None:
        kind = rules.spec.requirements[case.violates].kind
        outcome = rules.profile.malformed[kind] if kind in MALFORMED else rules.profile.outside[case.violates]
        outside = Expected("error" if outcome == "report" else "unspecified", requirement=case.violates)
        return TensorVector(*operands, (), (), outside, (case.violates,))
    identifier = rules.profile.shape.requirement(rules.element.kind, rules.profile.complete(case.attributes))
    rule, axis = shape_pairs.rule_of(rules.spec, identifier), case.attributes.get("axis")
    a, b = case.A.shape, case.B.shape
    axes = tensor.align(rule, a, b, axis)
    shape = np.broadcast_shapes(a, b) if rule in ("same", "multidirectional") else a
    if axes is None or not tensor.shapes_hold(rule, a, b, shape, axis):
        raise VectorError(f"{identifier}: shapes {a} and {b} do not give {shape}")
    A = shape_pairs.broadcast_operand(case.A, shape, tuple(k.a for k in axes))
    B = shape_pairs.broadcast_operand(case.B, shape, tuple(k.b for k in axes))
    results = rules.expected_results(A, B)
    if any(expected.requirement for expected, _ in results):
        raise VectorError(
            f"{case.label}: {rules.profile.name}: an element is outside of the domain, and the case does not say so"
        )
    requirements: dict[str, Any] = dict.fromkeys((identifier, INDEX, *(name for _, names in results for name in names)))
    return TensorVector(*operands, shape, tuple(expected for expected, _ in results), None, tuple(requirements))
