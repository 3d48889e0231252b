"""Plans and their cases, built once for many tests."""

from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np
import pytest

from vinculum.gate.cases import catalogue
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum_spec.loader import specification
from vinculum_spec.relations.ieee754 import Format

Array = np.ndarray[Any, np.dtype[Any]]
SPEC = specification()
FLOATS = [name for name, element in SPEC.types.items() if element.kind == "float"]
INTEGERS = [name for name, element in SPEC.types.items() if element.kind == "int"]
PAIRS = [(profile.name, name) for profile in SPEC.profiles.values() for name in profile.types]
NUMBERS = [pair for pair in PAIRS if pair[1] != "real"]
PROFILES, TYPES = list(SPEC.profiles), list(SPEC.types)
FAST_PAIRS = {("sonnx", "real"), *(pair for pair in PAIRS if (PROFILES.index(pair[0]) + TYPES.index(pair[1])) % 4 == 2)}
DEFAULT_PAIRS = {("sonnx", "real"), ("onnx-14", "int8"), ("onnx-14", "float16")}
SMALL = replace(
    LEVELS["quick"],
    sample=60,
    hard=40,
    lengths=(0, 1, 17),
    layout_lengths=(7,),
    positions=(1, 5),
    large=64,
    property_examples=0,
)


def form_of(name: str) -> Format:
    """The format of a floating-point type."""
    form = SPEC.types[name].form
    assert form is not None
    return form


def plan(profile: str, name: str, seed: int = 0, level: str | None = None) -> Plan:
    """The plan for a profile and a type, at a small level unless one is named."""
    return Plan(SPEC, SPEC.profiles[profile], SPEC.types[name], LEVELS[level] if level else SMALL, seed)


@lru_cache(maxsize=4)
def cases_of(profile: str, name: str, level: str | None = None) -> tuple[Case, ...]:
    """The cases of this plan, cached because building them is slow."""
    return tuple(catalogue.cases(plan(profile, name, level=level)))


def for_each_plan(pairs: list[tuple[str, str]]) -> pytest.MarkDecorator:
    """Parametrise a test by plan, so that all tests of a plan run together and share its cases.

    Every profile and every type is among the plans that are not slow; DEFAULT_PAIRS are in the default tier.
    """
    of_each = [pytest.param(*pair, marks=_tier(pair)) for pair in pairs]
    return pytest.mark.parametrize(("profile", "name"), of_each, scope="module")


def _tier(pair: tuple[str, str]) -> list[pytest.MarkDecorator]:
    if pair in DEFAULT_PAIRS:
        return []
    return [pytest.mark.thorough if pair in FAST_PAIRS else pytest.mark.slow]


def flat(case: Case) -> tuple[Array, Array]:
    """The operands of a case as vectors."""
    return case.A.ravel(), case.B.ravel()


def assert_in_domain(case_plan: Plan, cases: list[Case]) -> None:
    """Assert that every element of these cases is within the domain, in one evaluation."""
    operand_vectors = [[x.ravel() for x in np.broadcast_arrays(case.A, case.B)] for case in cases]
    A, B = (np.concatenate(operands) for operands in zip(*operand_vectors, strict=True))
    outside_of_it = np.flatnonzero(~case_plan.in_domain(A, B))
    boundaries = np.cumsum([a.size for a, _ in operand_vectors])
    assert not outside_of_it.size, {
        cases[int(k)].label for k in np.searchsorted(boundaries, outside_of_it, side="right")
    }


def random() -> np.random.Generator:
    """A generator with a fixed seed."""
    return np.random.default_rng(11)


def exact_magnitudes(A: Array, B: Array) -> list[Fraction]:
    """The magnitudes of the exact quotients."""
    return [abs(Fraction(float(a)) / Fraction(float(b))) for a, b in zip(A, B, strict=True)]


def patterns(array: Array) -> list[int]:
    """The bit patterns of floats."""
    return [int(x) for x in array.view(f"u{array.dtype.itemsize}")]
