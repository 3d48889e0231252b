"""Level quick detects faults of few operands, of sequences, and of classes of constants."""

from pathlib import Path

import numpy as np
import pytest

from tests.gate.support import quick_trials
from tests.support.tiers import default_cases
from vinculum.gate.cases.placement import small_calls, special_values_in_context
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.values import invariant_divisors, reciprocal_divisors
from vinculum_spec.loader import specification

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "small_calls.py"
SPEC = specification()
QUOTIENT, SUBNORMAL = "E_DIV_INT_FUNC_0010", "V_DIV_FLOAT_SUBNORMAL_0010"
NUMBERS = [element for element in SPEC.types.values() if element.kind != "real"]
INTEGERS = [element for element in NUMBERS if element.form is None]


@pytest.mark.parametrize(("function", "kind"), default_cases([
    ("short_vectors_by_reciprocals", "hard quotients of few"),
    ("scalars_by_reciprocal", "hard quotients of few"),
    ("rank_5_by_reciprocals", "hard quotients of few"),
    ("few_denominators_by_reciprocals", "by few divisors"),
    ("sequence_of_denominators_by_reciprocals", "by one after another"),
], "short_vectors_by_reciprocals"))  # fmt: skip
@pytest.mark.parametrize(
    ("dtype", "requirement"),
    default_cases([("int16", QUOTIENT), ("int32", QUOTIENT), ("float16", SUBNORMAL), ("float32", SUBNORMAL)], "int32"),
)
def test_reciprocals_of_few_operands_are_detected(function: str, kind: str, dtype: str, requirement: str) -> None:
    assert requirement in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind)


@pytest.mark.thorough
@pytest.mark.parametrize(("function", "kind", "dtypes"), [
    ("consecutive_numerators_floored", "one after another by one", ("int8", "int16", "int32", "int64")),
    ("even_constants", "hard quotients by one divisor", ("int32", "uint64")),
    ("constants_with_long_multipliers", "hard quotients by one divisor", ("int32", "uint64")),
    ("negative_constants", "hard quotients by one divisor", ("int32", "int64")),
    ("hash_primes", "hard quotients by one divisor", ("int32", "uint64")),
    ("seconds_per_hour_and_day", "hard quotients by one divisor", ("int32", "uint64")),
])  # fmt: skip
def test_wrong_integers_are_detected(function: str, kind: str, dtypes: tuple[str, ...]) -> None:
    for dtype in dtypes:
        assert QUOTIENT in quick_trials.refuted(f"python:{TARGETS}:{function}", "onnx-14", dtype, kind), dtype


@pytest.mark.thorough
def test_path_for_frequent_calls_is_detected() -> None:
    assert "V_DIV_DETERMINISM_0010" in quick_trials.refuted(
        f"python:{TARGETS}:specialised_after_32_calls", "onnx-14", "int32", "over and over"
    )


@pytest.mark.parametrize("element", INTEGERS, ids=lambda element: element.name)
def test_every_class_of_divisors_occurs(element: object) -> None:
    """Wide types have odd, even, negative and positive divisors of both multiplier lengths.

    All pairs of 8-bit types are cases anyway.
    """
    element = next(x for x in INTEGERS if x is element)
    divisors = list(invariant_divisors.divisors(element, np.random.default_rng(0)))
    assert all(element.minimum <= b <= element.maximum and abs(b) > 1 for b in divisors)
    bits = element.maximum.bit_length()
    if element.width > 8:
        long = [abs(b) for b in divisors if abs(b) > 1 << bits // 2]
        assert {(b % 2, invariant_divisors.needs_longer_multiplier(b, bits)) for b in long} == {
            (0, False),
            (0, True),
            (1, False),
            (1, True),
        }
        assert {b < 0 for b in divisors} == ({True, False} if element.signed else {False})
        assert divisors[:2] == ([60, -60] if element.signed else [60, 360])


def test_long_multipliers_are_recognised() -> None:
    """Granlund and Montgomery's test: 7 needs 9 bits in 8-bit words; each divisor agrees."""
    assert invariant_divisors.needs_longer_multiplier(7, 8) and not invariant_divisors.needs_longer_multiplier(3, 8)
    for b in (x for x in range(3, 256) if x & (x - 1)):
        shift = b.bit_length() - 1
        multiplier = (1 << (8 + shift)) // b + 1
        right = all(a * multiplier >> (8 + shift) == a // b for a in range(256))
        assert right or invariant_divisors.needs_longer_multiplier(b, 8)


@pytest.mark.parametrize("element", NUMBERS, ids=lambda element: element.name)
@pytest.mark.parametrize("profile", ["onnx-14", "sonnx"])
def test_few_operands_are_hard_and_in_the_domain(element: object, profile: str) -> None:
    """A reciprocal misses nearly all quotients of few operands, and some of each divisor."""
    element = next(x for x in NUMBERS if x is element)
    plan = Plan(SPEC, SPEC.profiles[profile], element, LEVELS["quick"], 0)
    for case in small_calls.cases(plan):
        A, B = (x.ravel() for x in np.broadcast_arrays(case.A, case.B))
        assert A.size and plan.in_domain(A, B).all(), case.label
        if "of few" in case.label:
            assert special_values_in_context.missed_by_reciprocals(A, B).all()
    A, row = plan.draw(reciprocal_divisors.divisor_matrix, "brief", 12)
    assert special_values_in_context.missed_by_reciprocals(A, np.tile(row, (A.shape[0], 1))).any()
