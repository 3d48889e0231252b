"""Float quotients within n ulp, or flushed: examples, on the formats that users have."""

import struct
from fractions import Fraction

import pytest
from sympy import lambdify

from vinculum_spec.atlas.full import full_specification
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import cases
from vinculum_spec.loader import specification
from vinculum_spec.relations import float_accuracy, ieee754
from vinculum_spec.relations.relation import Relation

FLOAT32 = specification().types["float32"].form
assert FLOAT32 is not None
ONE, LEAST_NORMAL, LARGEST = 0x3F800000, 0x00800000, 0x7F7FFFFF
MINUS, INF, NAN = 1 << 31, 0x7F800000, 0x7FC00000
TWO, THREE, HALF = (struct.unpack("<I", struct.pack("<f", x))[0] for x in (2.0, 3.0, 0.5))
FULL, EMBEDDED = float_accuracy.flushed_2_5_ulp, float_accuracy.flushed_3_ulp


def accepted(relation: Relation, a: int, b: int, tried: range | list[int]) -> list[int]:
    """Of these bit patterns of C, those that the relation accepts, evaluated exactly."""
    concrete = relation.statement.subs(ieee754.parameter_values(FLOAT32))
    names = sorted(concrete.free_symbols, key=str)
    function = lambdify(names, concrete, "math", cse=True)
    observed = (ieee754.observe(a, b, c, FLOAT32, 2 * FLOAT32.p + 2) for c in tried)
    return [c for c, values in zip(tried, observed, strict=True) if function(*(values[name] for name in names))]


def around(pattern: int) -> range:
    return range(pattern - 6, pattern + 7)


def third(steps: int) -> Fraction:
    """The distance of the number so many places after the nearest one to 1/3 from 1/3, in ulp."""
    value = struct.unpack("<f", struct.pack("<I", 0x3EAAAAAB + steps))[0]
    return abs(Fraction(value) - Fraction(1, 3)) * 2**25


@pytest.mark.parametrize(
    ("relation", "n"), [(float_accuracy.one_ulp, 1), (FULL, Fraction(5, 2)), (EMBEDDED, 3), (float_accuracy.in_range, Fraction(5, 2))]
)  # fmt: skip
def test_the_error_is_counted_in_ulp_of_the_exact_quotient(relation: Relation, n: Fraction) -> None:
    """1/3, by Fraction. V_DIV_FLOAT_ONE_ULP_0010, V_DIV_FLOAT_3_ULP_0010 and those with 2.5 ulp."""
    expected = [0x3EAAAAAB + steps for steps in range(-6, 7) if third(steps) <= n]
    assert len(expected) > n
    assert accepted(relation, ONE, THREE, around(0x3EAAAAAB)) == expected


def test_a_power_of_two_has_the_ulp_of_the_numbers_below() -> None:
    """1/1: below 1, a step is an ulp; above, it is two. V_DIV_FLOAT_2_5_ULP_0010"""
    assert accepted(FULL, ONE, ONE, around(ONE)) == [ONE - 2, ONE - 1, ONE, ONE + 1]
    assert accepted(EMBEDDED, ONE, ONE, around(ONE)) == [ONE - 3, ONE - 2, ONE - 1, ONE, ONE + 1]
    assert accepted(float_accuracy.one_ulp, ONE, ONE, around(ONE)) == [ONE - 1, ONE]


def test_two_steps_are_counted_in_numbers() -> None:
    """V_DIV_FLOAT_TWO_STEPS_0010"""
    assert accepted(float_accuracy.two_steps, ONE, ONE, around(ONE)) == list(range(ONE - 2, ONE + 3))
    assert accepted(float_accuracy.two_steps, LARGEST, ONE, [LARGEST - 3, LARGEST - 2, LARGEST, INF]) == [
        LARGEST - 2, LARGEST, INF
    ]  # fmt: skip


def test_overflow_within_the_tolerance() -> None:
    """The largest number is 1 ulp below 2^128. V_DIV_FLOAT_ONE_ULP_0010"""
    assert accepted(float_accuracy.one_ulp, LARGEST, ONE, [LARGEST - 2, LARGEST - 1, LARGEST, INF, INF | MINUS]) == [
        LARGEST - 1, LARGEST, INF
    ]  # fmt: skip
    assert accepted(float_accuracy.one_ulp, LARGEST - 1, ONE, [LARGEST, INF]) == [LARGEST]
    assert accepted(float_accuracy.one_ulp, LARGEST, HALF, [LARGEST, INF]) == [INF]
    assert accepted(float_accuracy.in_range, LARGEST, ONE, [0, NAN, INF, ONE]) == [0, NAN, INF, ONE]


def test_flushing_of_operands_and_results() -> None:
    """V_DIV_FLOAT_FLUSHED_0010, on which the others are built."""
    some = [0, MINUS, 1, ONE, INF, INF | MINUS, NAN]
    assert accepted(float_accuracy.flushed, 1, ONE, some) == [0, MINUS, 1]
    assert accepted(float_accuracy.flushed, ONE, 1, some) == [INF, INF | MINUS]
    assert accepted(float_accuracy.flushed, 1, 1, some) == [0, MINUS, ONE, INF, INF | MINUS, NAN]
    assert accepted(float_accuracy.flushed, 0, 1, some) == [0, NAN]
    assert accepted(float_accuracy.flushed, LEAST_NORMAL, ONE, [0, LEAST_NORMAL]) == [LEAST_NORMAL]
    assert accepted(FULL, LEAST_NORMAL, ONE, [0, LEAST_NORMAL]) == [0, LEAST_NORMAL]
    assert accepted(float_accuracy.one_ulp, 5, ONE, [0, 4, 5, 6, 7]) == [4, 5, 6]


def test_zeros_of_the_embedded_profile_may_be_positive() -> None:
    """V_DIV_FLOAT_3_ULP_0010"""
    assert accepted(EMBEDDED, ONE | MINUS, INF, [0, MINUS]) == [0, MINUS]
    assert accepted(FULL, ONE | MINUS, INF, [0, MINUS]) == [MINUS]


def test_the_range_of_denominators() -> None:
    """From 2^-126 to 2^126. V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010"""
    largest = 0x7E800000
    for b, stated in ((LEAST_NORMAL, True), (LEAST_NORMAL - 1, False), (largest, True), (largest + 1, False)):
        assert (accepted(float_accuracy.in_range, LEAST_NORMAL, b, [NAN]) == []) is stated
    assert accepted(float_accuracy.in_range, INF, ONE, [0, NAN, INF]) == [0, NAN, INF]


@pytest.mark.parametrize(
    ("dtype", "identifier"),
    [("float16", "V_DIV_FLOAT_ONE_ULP_0010"), ("float32", "V_DIV_FLOAT_2_5_ULP_0010"), ("float64", "E_DIV_FLOAT_FUNC_0010")],
)  # fmt: skip
def test_each_type_of_opencl_has_its_quotient(dtype: str, identifier: str) -> None:
    full, element = full_specification(), atlas().types[dtype]
    assert cases(atlas(), atlas().profiles["opencl-c"], element, {})[0].requirement.id == identifier
    judged = {r.id for r in full.applicable(full.profiles["opencl-c"], "float") if r.concerns(element)}
    quotients = {"V_DIV_FLOAT_ONE_ULP_0010", "V_DIV_FLOAT_2_5_ULP_0010", "E_DIV_FLOAT_FUNC_0010"}
    assert judged & quotients == {identifier}
    assert ("V_DIV_FLOAT_ROUNDING_0010" in judged) is ("V_DIV_FLOAT_SIGN_0010" in judged) is (dtype == "float64")
    assert "V_DIV_FLOAT_NAN_0010" in judged


def test_wgsl_requires_nothing_of_nan() -> None:
    full = full_specification()
    values = {r.id for r in full.applicable(full.profiles["wgsl"], "float") if r.kind == "value"}
    assert values == {"V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010"}
