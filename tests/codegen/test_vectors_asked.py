"""What is asked of pairs and of tensors: a few of each kind, by every profile that has something else to say of them."""

from typing import Any

import numpy as np
import pytest

from vinculum.codegen.vectors import VectorError, tensors
from vinculum.codegen.vectors import elements as of_elements
from vinculum.codegen.vectors.expected import Expected, Rules
from vinculum.gate.cases.case import Case
from vinculum_spec.registry import specification

SPEC = specification()
TRUNCATED, FLOORED, ZERO_NUMERATOR = "E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "V_DIV_INT_ZERO_NUMERATOR_0010"
ZERO, OVERFLOW, INDEX = "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010", "V_DIV_INDEX_0010"
FLOAT, SIGN = "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SIGN_0010"
Array = Any


def rules(profile: str, name: str, **attributes: Any) -> Rules:
    return Rules(SPEC, SPEC.profiles[profile], SPEC.types[name], attributes)


def int8(*values: Any) -> Array:
    return np.array(values, np.int8)


def said(found: Expected) -> tuple[str, Any]:
    """Its kind, and the value or the requirement."""
    return found.kind, found.requirement if found.value is None else found.value


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
def test_integers(profile: str, attributes: dict[str, Any], main: str, quotient: int, outside: str) -> None:
    """The quotient, by the rounding of the profile; where there is none, what the profile makes of that."""
    found = rules(profile, "int8", **attributes).judged(int8(-7, 0, 1, -128, 7), int8(2, 5, 0, -1, 1))
    assert [(*said(expected), names) for expected, names in found] == [
        ("value", quotient, (main,)),
        ("value", 0, (main, ZERO_NUMERATOR)),
        (outside, ZERO, (ZERO,)),
        (outside, OVERFLOW, (OVERFLOW,)),
        ("value", 7, (main,)),
    ]


def test_floats() -> None:
    """One of each kind of result, with the requirements that apply to it and no other."""
    numbers, by = np.array([1, 0, 1, 1e-7, 60000, -5], np.float16), np.array([3, 0, 0, 2, 0.5, np.inf], np.float16)
    assert [(*said(expected), names) for expected, names in rules("sonnx", "float16").judged(numbers, by)] == [
        ("value", 0x3555, (FLOAT, SIGN, "V_DIV_FLOAT_ROUNDING_0010")),
        ("nan", None, (FLOAT, "V_DIV_FLOAT_INVALID_0010")),
        ("value", 0x7C00, (FLOAT, SIGN, "V_DIV_FLOAT_ZERO_DENOMINATOR_0010")),
        ("value", 0x0001, (FLOAT, SIGN, "V_DIV_FLOAT_SUBNORMAL_0010")),
        ("value", 0x7C00, (FLOAT, SIGN, "V_DIV_FLOAT_OVERFLOW_0010")),
        ("value", 0x8000, (FLOAT, SIGN, "V_DIV_FLOAT_INF_DENOMINATOR_0010")),
    ]


def asked(profile: str, name: str, *operands: Array, **more: Any) -> tensors.TensorVector:
    return tensors._vector(rules(profile, name, **more.get("attributes", {})), Case("x", *operands, **more))


def test_a_tensor_has_its_shape_and_what_each_element_is_asked() -> None:
    """By whatever any of its elements is concerned, once each."""
    found = asked("onnx-14", "int8", int8([4], [0]), int8(2))
    assert (found.shape, [said(x) for x in found.C], found.outside) == ((2, 1), [("value", 2), ("value", 0)], None)
    assert found.requirements == ("V_DIV_SHAPE_MULTIDIRECTIONAL_0010", INDEX, TRUNCATED, ZERO_NUMERATOR)


@pytest.mark.parametrize(
    ("attributes", "results"), [({"broadcast": 1, "axis": 0}, [2, 3, 8, 1]), ({"broadcast": 1}, [2, 6, 4, 1])]
)
def test_an_axis_says_where_a_tensor_meets_another(attributes: dict[str, Any], results: list[int]) -> None:
    A, B = np.int32([[4, 6], [8, 1]]), np.int32([2, 1])
    found = asked("onnx-6", "int32", A, B, attributes=attributes)
    assert [x.value for x in found.C] == results
    assert found.requirements == ("V_DIV_SHAPE_LIMITED_0010", INDEX, TRUNCATED)


@pytest.mark.parametrize(("profile", "kind"), [("sonnx", "error"), ("openvino-1", "unspecified")])
def test_operands_that_break_a_requirement_have_that_and_no_result(profile: str, kind: str) -> None:
    """Zero is the profile's to say; shapes that do not fit are refused by all."""
    for violates, operands, outcome in (
        (ZERO, (int8(1), int8(0)), kind),
        ("E_DIV_INT_CONSTR_A_0010", (int8(1), int8(1, 2)), "error"),
    ):
        found = asked(profile, "int8", *operands, violates=violates)
        assert (found.C, found.requirements) == ((), (violates,))
        assert found.outside == Expected(outcome, None, violates)  # type: ignore[arg-type]


def test_a_case_that_does_not_say_what_it_breaks_is_no_vector() -> None:
    with pytest.raises(VectorError, match="an element is outside of the domain, and the case does not say so"):
        asked("onnx-14", "int8", int8(4, 6), int8(2, 0))
    with pytest.raises(VectorError, match=r"shapes \(1, 2\) and \(1,\) do not give \(1, 2\)"):
        asked("onnx-6", "int32", np.int32([[4, 6]]), np.int32([2]))
    with pytest.raises(VectorError, match=r"shapes \(2,\) and \(2, 2\) do not give \(2,\)"):
        asked("onnx-6", "int32", np.int32([4, 6]), np.int32([[2, 1], [1, 1]]), attributes={"broadcast": 1})


def test_few_elements_that_are_about_more_than_elements(monkeypatch: pytest.MonkeyPatch) -> None:
    """By their shapes, by their attributes, or by what they break."""
    plain, row, large = (int8(1, 2), int8(1, 2)), (int8([1, 2]), int8(1, 2)), (np.ones((7, 5), np.int8),) * 2
    every = [
        Case("plain", *plain),
        Case("shapes", *row),
        Case("attributes", *plain, {"m_pythondiv": False}),
        Case("breaks", int8(1), int8(0), violates=ZERO),
        Case("layout", *row, layout="reversed"),
        Case("large", *large),
    ]
    monkeypatch.setattr(tensors.every, "cases", lambda _: iter(every))
    found = list(tensors.tensors(SPEC, "openvino-1", SPEC.types["int8"]))
    assert [x.label for x in found] == ["shapes", "attributes", "breaks"]
    assert dict(found[1].attributes) == {"m_pythondiv": False}


def test_the_hardest_are_told_from_those_by_subnormal_denominators() -> None:
    """Every one is in one of both."""
    A = np.arange(1, 5, dtype=np.uint16).view(np.float16)
    B = np.array([0x0400, 0x03FF, 0x8400, 0x8001], np.uint16).view(np.float16)
    found = {
        label: (a.tolist(), b.tolist()) for label, a, b in of_elements._by_denominator(A, B, SPEC.types["float16"])
    }
    assert found == {
        of_elements.HARDEST: (A[::2].tolist(), B[::2].tolist()),
        of_elements.BY_SUBNORMAL: (A[1::2].tolist(), B[1::2].tolist()),
    }


def test_operands_are_those_of_the_sources_and_of_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples first, of this profile and type; the hardest in two."""
    A, B = np.float16([1, 1]), np.float16([3, 6e-8])
    monkeypatch.setattr(of_elements, "pairs", lambda _: iter([("interior", A, B), (of_elements.HARDEST, A, B)]))
    for profile in ("sonnx", "openvino-1", "onnx-14"):
        element = SPEC.types["float16"]
        source = of_elements.plan(SPEC, profile, element)
        examples = [x.id for x in SPEC.value_examples if (x.profile, x.type) == (profile, "float16")]
        labels = [label for label, *_ in of_elements._operands(source)]
        assert labels == [*examples, "interior", of_elements.HARDEST, of_elements.BY_SUBNORMAL]
    assert {x.profile for x in SPEC.value_examples}
