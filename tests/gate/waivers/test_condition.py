"""Conditions of waivers: exact evaluation, and invalid conditions."""

import operator
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.gate.support.waivers import DTYPES, SPEC
from vinculum.gate.waivers.condition import ConditionError, Meeting, parse


def holds(text: str, A: Any, B: Any, dtype: str = "int8", profile: str = "onnx-14", path: str = "eager") -> list[bool]:
    """For which of these pairs a condition holds."""
    arrays = [np.array(x, dtype=DTYPES.get(dtype, dtype)) for x in (A, B)]
    meeting = Meeting(arrays[0], arrays[1], SPEC.types[dtype], profile, path)
    return [bool(x) for x in parse(text).holds(meeting)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [1, 1, 1, 1, 1]),
        ("A == -128 and B == -1", [1, 0, 0, 0, 0]),
        ("B == 0", [0, 0, 0, 0, 1]),
        ("B != 0", [1, 1, 1, 1, 0]),
        ("not B == 0", [1, 1, 1, 1, 0]),
        ("abs(A) == 128", [1, 0, 0, 0, 0]),
        ("A < 0 and B > 0 or A > 0 and B < 0", [0, 0, 1, 1, 0]),
        ("-1 <= A <= 1", [0, 1, 0, 0, 0]),
        ("A == B", [0, 1, 0, 0, 0]),
        ("abs(A) > abs(B)", [1, 0, 1, 1, 1]),
        ("bits(A) == 0x80", [1, 0, 0, 0, 0]),
        ("bits(A) > 0x7f", [1, 0, 0, 1, 0]),
        ("bits(A) == bits(B)", [0, 1, 0, 0, 0]),
        ("A > 0.5", [0, 1, 1, 0, 1]),
        ("A < 1000000000000000000000", [1, 1, 1, 1, 1]),
        ("isnan(A) or isinf(B)", [0, 0, 0, 0, 0]),
        ('profile == "onnx-14"', [1, 1, 1, 1, 1]),
        ('profile != "onnx-14" or "eager" != path', [0, 0, 0, 0, 0]),
        ('path == "eager" and B == 0', [0, 0, 0, 0, 1]),
    ],
)
def test_conditions_of_integers(text: str, expected: list[int]) -> None:
    assert holds(text, [-128, 1, 7, -7, 3], [-1, 1, -2, 2, 0]) == [bool(x) for x in expected]


NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize(
    ("text", "dtype", "A", "expected"),
    [
        ("A == 0.1", "float32", [0.1, 0.5], [0, 0]),  # no float32 is a tenth
        ("A == 0.1", "float64", [0.1, 0.5], [0, 0]),  # nor a float64
        ("A > 0.1", "float64", [0.1, 0.5], [1, 1]),  # the nearest one is larger
        ("A <= 0.1", "float64", [0.1, np.nextafter(0.1, 0)], [0, 1]),
        ("bits(A) == 0x3dcccccd", "float32", [0.1, 0.5], [1, 0]),
        ("A == 0", "float32", [0.0, -0.0], [1, 1]),
        ("bits(A) == 0x80000000", "float32", [0.0, -0.0], [0, 1]),
        ("isnan(A)", "bfloat16", [NAN, INF, 1], [1, 0, 0]),
        ("isinf(A)", "float16", [NAN, INF, -INF], [0, 1, 1]),
        ("A == A", "float32", [NAN, INF, 1], [0, 1, 1]),
        ("A != 0.1", "float64", [NAN, INF, 0.1], [1, 1, 1]),
        ("A < 0.1", "float64", [NAN, INF, -INF], [0, 0, 1]),
        ("0 < abs(A) < 1.17549435e-38", "float32", [1e-45, 0, 1], [1, 0, 0]),
        ("A == 18446744073709551615", "uint64", [2**64 - 1, 2**64 - 2], [1, 0]),
        ("abs(A) == 9223372036854775808", "int64", [-(2**63), 2**63 - 1], [1, 0]),
        ("A > 9223372036854775806.5", "int64", [2**63 - 1, 2**63 - 2], [1, 0]),
        ("A == 0.1", "real", [Fraction(1, 10), Fraction(1, 3)], [1, 0]),
    ],
)
def test_conditions_are_exact(text: str, dtype: str, A: Sequence[Any], expected: list[int]) -> None:
    """A number is exact, not the nearest value of a type."""
    assert holds(text, A, A, dtype) == [bool(x) for x in expected]


RELATIONS = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@pytest.mark.parametrize("name", RELATIONS)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "int64", "uint64"])
def test_comparisons_are_those_of_rationals(name: str, dtype: str) -> None:
    """Comparisons agree with Python's exact arithmetic, near the number and far from it."""
    for number in ("0.1", "-0.1", "3", "0.333333333333333333333", "1e-7", "16777217", "5e-1"):
        near = [0, 1, 3, 4, 100] if dtype[0] in "iu" else [float(number), np.nextafter(float(number), 9), 0.5, -1, 3]
        with np.errstate(over="ignore"):
            A = np.array(near).astype(dtype)
        A = A[A < np.inf]
        exact = [Fraction(int(x) if dtype[0] in "iu" else float(x)) for x in A]
        assert holds(f"A {name} {number}", A, A, dtype) == [RELATIONS[name](x, Fraction(number)) for x in exact]
        assert holds(f"{number} {name} A", A, A, dtype) == [RELATIONS[name](Fraction(number), x) for x in exact]


@pytest.mark.parametrize(
    "text",
    [
        "A",
        "A ==",
        "1 == 1",
        "A + 1 == 2",
        "A % B == 0",
        "C == 1",
        "__import__('os').system('true')",
        "A.__class__ == 1",
        "abs(A, B) == 1",
        "abs(1) == A",
        "pow(A) == 1",
        "isnan(1)",
        "isnan(A) == 1",
        "A is B",
        "A in (1, 2)",
        "A == True",
        "A == 1j",
        "A == 'x'",
        "A == None",
        "bits(A) == A",
        "bits(A) == 0.5",
        "profile == 1",
        "profile < 'x'",
        "profile == path",
        "path == 'x' == 'y'",
        "(A := 1) == 1",
        "lambda: A",
        "A if B else A",
        "[A == 1]",
        "A == 1e9999",
        "A == 1e-99999",
        "A == 1" + "0" * 400,
        "A == 1 and" + " not" * 300 + " B == 1",
        "(" * 300 + "A == 1" + ")" * 300,
        "A == 1;B == 2",
        "A == 1\n\nB",
        "A == \x00",
        "~A == 1",
        "f'{A}' == 'x'",
    ],
)
def test_invalid_conditions_are_refused(text: str) -> None:
    """No code is run, parsing is fast, and the error is a ConditionError."""
    with pytest.raises(ConditionError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "under"),
    [
        ("", {"sonnx", "onnx-14"}),
        ("A == 1", {"sonnx", "onnx-14"}),
        ('profile == "sonnx"', {"sonnx"}),
        ('profile != "sonnx"', {"onnx-14"}),
        ('not profile == "sonnx" and A == 1', {"onnx-14"}),
        ('profile == "sonnx" or A == 1', {"sonnx", "onnx-14"}),
        ('not (profile == "sonnx" or path == "eager")', {"onnx-14"}),
        ('profile == "sonnx" and not "sonnx" == profile', set()),
    ],
)
def test_under_which_profiles_a_condition_can_hold(text: str, under: set[str]) -> None:
    assert {name for name in ("sonnx", "onnx-14") if parse(text).possible(name)} == under
