"""Expected results of pairs and tensors: some of each kind, for every profile that differs."""

from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from sympy import true

from vinculum.codegen.vectors import VectorError, edge_operands, tensors
from vinculum.codegen.vectors import elements as of_elements
from vinculum.codegen.vectors.expected import Expected, Rules
from vinculum.gate.cases.case import Case
from vinculum_spec.loader import specification

SPEC = specification()
TRUNCATED, FLOORED, ZERO_NUMERATOR = "E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "V_DIV_INT_ZERO_NUMERATOR_0010"
ZERO, OVERFLOW, INDEX = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_INDEX_0010"
FLOAT, SIGN = "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SIGN_0010"
Array = Any


def rules(profile: str, name: str, **attributes: Any) -> Rules:
    return Rules(SPEC, SPEC.profiles[profile], SPEC.types[name], attributes)


def int8(*values: Any) -> Array:
    return np.array(values, np.int8)


def summary(expected: Expected) -> tuple[str, Any]:
    """Its kind, and the value or the requirement."""
    return expected.kind, expected.requirement if expected.value is None else expected.value


@pytest.mark.parametrize(
    ("profile", "attributes", "main", "quotient", "outside"),
    [
        ("sonnx", {}, TRUNCATED, -3, "error"),
        ("onnx-14", {}, TRUNCATED, -3, "unspecified"),
        ("openvino-1", {}, FLOORED, -4, "unspecified"),
        ("openvino-1", {"m_pythondiv": True}, FLOORED, -4, "unspecified"),
        ("openvino-1", {"m_pythondiv": False}, TRUNCATED, -3, "unspecified"),
    ],
)
def test_integer_quotients_follow_the_profile_s_rounding(
    profile: str, attributes: dict[str, Any], main: str, quotient: int, outside: str
) -> None:
    """The quotient, by the rounding of the profile; where there is none, what the profile makes of that."""
    result = rules(profile, "int8", **attributes).expected_results(int8(-7, 0, 1, -128, 7), int8(2, 5, 0, -1, 1))
    assert [(*summary(expected), names) for expected, names in result] == [
        ("value", quotient, (main,)),
        ("value", 0, (main, ZERO_NUMERATOR)),
        (outside, ZERO, (ZERO,)),
        (outside, OVERFLOW, (OVERFLOW,)),
        ("value", 7, (main,)),
    ]


def test_each_kind_of_float_result_has_its_requirements() -> None:
    """One of each kind of result, with the requirements that apply to it and no other."""
    numbers, by = np.array([1, 0, 1, 1e-7, 60000, -5], np.float16), np.array([3, 0, 0, 2, 0.5, np.inf], np.float16)
    assert [
        (*summary(expected), names) for expected, names in rules("sonnx", "float16").expected_results(numbers, by)
    ] == [
        ("value", 0x3555, (FLOAT, SIGN, "V_DIV_FLOAT_ROUNDING_0010")),
        ("nan", None, (FLOAT, "V_DIV_FLOAT_INVALID_0010")),
        ("value", 0x7C00, (FLOAT, SIGN, "V_DIV_FLOAT_ZERO_DENOMINATOR_0010")),
        ("value", 0x0001, (FLOAT, SIGN, "V_DIV_FLOAT_SUBNORMAL_0010")),
        ("value", 0x7C00, (FLOAT, SIGN, "V_DIV_FLOAT_OVERFLOW_0010")),
        ("value", 0x8000, (FLOAT, SIGN, "V_DIV_FLOAT_INF_DENOMINATOR_0010")),
    ]


def requirements_of(profile: str, name: str, *operands: Array, **more: Any) -> tensors.TensorVector:
    return tensors._vector(rules(profile, name, **more.get("attributes", {})), Case("x", *operands, **more))


def test_tensor_has_its_shape_and_requirements() -> None:
    """Each requirement that concerns any element is named once."""
    result = requirements_of("onnx-14", "int8", int8([4], [0]), int8(2))
    assert (result.shape, [summary(x) for x in result.C], result.outside) == (
        (2, 1),
        [("value", 2), ("value", 0)],
        None,
    )
    assert result.requirements == ("V_DIV_SHAPE_MULTIDIRECTIONAL_0010", INDEX, TRUNCATED, ZERO_NUMERATOR)


@pytest.mark.parametrize(
    ("attributes", "results"), [({"broadcast": 1, "axis": 0}, [2, 3, 8, 1]), ({"broadcast": 1}, [2, 6, 4, 1])]
)
def test_an_axis_says_where_a_tensor_meets_another(attributes: dict[str, Any], results: list[int]) -> None:
    A, B = np.int32([[4, 6], [8, 1]]), np.int32([2, 1])
    result = requirements_of("onnx-6", "int32", A, B, attributes=attributes)
    assert [x.value for x in result.C] == results
    assert result.requirements == ("V_DIV_SHAPE_LIMITED_0010", INDEX, TRUNCATED)


@pytest.mark.parametrize(("profile", "kind"), [("sonnx", "error"), ("openvino-1", "unspecified")])
def test_operands_that_break_a_requirement_have_that_and_no_result(profile: str, kind: str) -> None:
    """The profile decides on zero; every profile rejects shapes that do not fit."""
    for violates, operands, outcome in (
        (ZERO, (int8(1), int8(0)), kind),
        ("E_DIV_INT_CONSTR_A_0010", (int8(1), int8(1, 2)), "error"),
    ):
        result = requirements_of(profile, "int8", *operands, violates=violates)
        assert (result.C, result.requirements) == ((), (violates,))
        assert result.outside == Expected(outcome, None, violates)  # type: ignore[arg-type]


def test_a_case_that_does_not_say_what_it_breaks_is_no_vector() -> None:
    with pytest.raises(VectorError, match="an element is outside of the domain, and the case does not say so"):
        requirements_of("onnx-14", "int8", int8(4, 6), int8(2, 0))
    with pytest.raises(VectorError, match=r"shapes \(1, 2\) and \(1,\) do not give \(1, 2\)"):
        requirements_of("onnx-6", "int32", np.int32([[4, 6]]), np.int32([2]))
    with pytest.raises(VectorError, match=r"E_DIV_INT_CONSTR_A_0010: shapes \(2,\) and \(1,\) do not give \(2,\)"):
        requirements_of("sonnx", "int8", int8(4, 6), int8(2))
    with pytest.raises(VectorError, match=r"shapes \(2,\) and \(2, 2\) do not give \(2,\)"):
        requirements_of("onnx-6", "int32", np.int32([4, 6]), np.int32([[2, 1], [1, 1]]), attributes={"broadcast": 1})


def test_tensor_vectors_check_more_than_elements(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tensor vectors have a shape, an attribute or a violation to check."""
    plain, row, large = (int8(1, 2), int8(1, 2)), (int8([1, 2]), int8(1, 2)), (np.ones((7, 5), np.int8),) * 2
    every = [
        Case("plain", *plain),
        Case("shapes", *row),
        Case("attributes", *plain, {"m_pythondiv": False}),
        Case("breaks", int8(1), int8(0), violates=ZERO),
        Case("layout", *row, layout="reversed"),
        Case("large", *large),
    ]
    monkeypatch.setattr(tensors.catalogue, "cases", lambda _: iter(every))
    result = list(tensors.tensors(SPEC, "openvino-1", SPEC.types["int8"]))
    assert [x.label for x in result] == ["shapes", "attributes", "breaks"]
    assert dict(result[1].attributes) == {"m_pythondiv": False}


def test_hardest_and_subnormal_denominators_are_distinct() -> None:
    """Every pair is in exactly one of the two classes."""
    A = np.arange(1, 5, dtype=np.uint16).view(np.float16)
    B = np.array([0x0400, 0x03FF, 0x8400, 0x8001], np.uint16).view(np.float16)
    actual = {
        label: (a.tolist(), b.tolist()) for label, a, b in of_elements._by_denominator(A, B, SPEC.types["float16"])
    }
    assert actual == {
        of_elements.HARDEST: (A[::2].tolist(), B[::2].tolist()),
        of_elements.BY_SUBNORMAL: (A[1::2].tolist(), B[1::2].tolist()),
    }


def test_operands_are_those_of_the_sources_and_of_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples first, of this profile and type; the hardest in two."""
    A, B = np.float16([1, 1]), np.float16([3, 6e-8])
    monkeypatch.setattr(of_elements, "pairs", lambda _: iter([("interior", A, B), (of_elements.HARDEST, A, B)]))
    assert SPEC.value_examples
    for profile, name in {("openvino-1", "float16"), *((x.profile, x.type) for x in SPEC.value_examples)}:
        source = of_elements.plan(SPEC, profile, SPEC.types[name])
        monkeypatch.setattr(of_elements, "_by_denominator", lambda *_: iter([("hardest, in two", A, B)]))
        result = [(label, a.tolist(), b.tolist()) for label, a, b in of_elements._operands(source)]
        *examples, first, second = result
        assert [first, second] == [("interior", A.tolist(), B.tolist()), ("hardest, in two", A.tolist(), B.tolist())]
        assert [label for label, *_ in examples] == [
            x.id for x in SPEC.value_examples if (x.profile, x.type) == (profile, name)
        ]
        assert all(len(a) == len(b) > 0 for _, a, b in examples)


def test_under_two_roundings_half_of_the_vectors_are_of_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roundings alternate, whichever comes first."""

    def numbered_vectors(chosen: Rules, _: Any, at_most: int) -> list[of_elements.Vector]:
        return [of_elements.Vector("x", k, 1, chosen.attributes, Expected("value", k), ()) for k in range(at_most)]

    monkeypatch.setattr(of_elements, "_of", numbered_vectors)
    result = of_elements.vectors(SPEC, "openvino-1", SPEC.types["int8"], 5)
    attributes = [dict(vector.attributes) for vector in result]
    assert len(attributes) == 5 and attributes[0] == attributes[2] == attributes[4] != attributes[1] == attributes[3]
    assert [vector.A for vector in result] == [0, 0, 1, 1, 2]
    assert len(of_elements.vectors(SPEC, "sonnx", SPEC.types["int8"], 5)) == 5


def test_lax_relation_has_no_expected_result() -> None:
    """A relation that accepts a value and NaN has no expected result."""
    requirement = SPEC.requirements[FLOAT]
    anything = replace(requirement, relation=replace(requirement.relation, holds=true))
    spec = replace(SPEC, requirements={**SPEC.requirements, FLOAT: anything})
    weak = Rules(spec, spec.profiles["sonnx"], spec.types["float16"], {})
    with pytest.raises(VectorError, match="not one result"):
        weak.expected_results(np.float16([-7]), np.float16([2]))


def test_extremes_of_floats_are_ties_and_edges() -> None:
    """Ties are halfway between subnormal numbers whose lower one is even or odd, of both signs."""
    result = edge_operands.extremes(rules("sonnx", "float16"))
    ties = [(number(v.A), number(v.B)) for v in result if v.label == edge_operands.TIES]
    units = [a / b * 2**24 for a, b in ties]  # of the least number
    assert all(abs(unit) % 1 == Fraction(1, 2) and abs(unit) < 1 << 10 for unit in units)
    assert {(int(abs(unit)) % 2, unit > 0) for unit in units} == set(product((0, 1), (False, True)))
    edges = {(int(v.A), int(v.B)) for v in result if v.label == edge_operands.EDGES}
    one, largest, infinity = 0x3C00, 0x7BFF, 0x7C00
    assert {(a, b) for a in (0, 1, 0x3FF, 0x400, largest, infinity) for b in (one - 1, one, one + 1)} <= edges
    assert {v.label for v in result} == {edge_operands.TIES, edge_operands.EDGES}


def number(pattern: Any) -> Fraction:
    return Fraction(float(np.uint16(pattern).view(np.float16)))


def test_extremes_of_integers_lie_about_multiples() -> None:
    """Of either sign of both, next to a multiple and at it; the ends of the type are among them."""
    result = [v for v in edge_operands.extremes(rules("sonnx", "int16")) if v.expected.kind == "value"]
    assert {v.label for v in result} == {edge_operands.MULTIPLES}
    signs = {(v.A > 0, v.B > 0, v.A % v.B == 0) for v in result}
    assert signs >= {(True, True, True), (True, True, False), (False, True, True), (False, True, False)}
    assert {(True, False, False), (False, False, False)} <= signs
    assert {-32768, 32767} <= {v.A for v in result}
    assert {3, 7, 32767} <= {v.B for v in result}


def test_half_of_the_vectors_cross_special_values(monkeypatch: pytest.MonkeyPatch) -> None:
    """In turns with the others, each pair once."""
    A, B = int8(*range(1, 9)), int8(*[3] * 8)
    operands = [(of_elements.SPECIAL, A, B), ("interior", -A, B), ("the same again", A, B)]
    monkeypatch.setattr(of_elements, "_operands", lambda _: iter(operands))
    chosen = rules("sonnx", "int8")
    source = of_elements.plan(SPEC, "sonnx", chosen.element)
    result = of_elements._of(chosen, source, 6)
    assert [vector.label for vector in result] == [of_elements.SPECIAL, "interior"] * 3
    assert len({(vector.A, vector.B) for vector in result}) == 6
