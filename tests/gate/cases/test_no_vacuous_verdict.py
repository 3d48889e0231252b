"""No verdict without a case: our kernel is judged on every requirement that applies."""

from collections.abc import Iterator

import pytest

from tests.gate.support.plans import (
    PAIRS,
    SPEC,
    cases_of,
    plan,
)
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.trial.element_checks import VerdictCaches
from vinculum.gate.trial.trial import Trial


def profiles_with(name: str) -> tuple[str, ...]:
    """The profiles that have a type."""
    return tuple(profile for profile, dtype in PAIRS if dtype == name)


@pytest.fixture(scope="module")
def kernel() -> Iterator[Sandbox]:
    """A sandbox that runs our own kernel."""
    with Sandbox("vinculum", 60.0) as sandbox:
        yield sandbox


@pytest.mark.parametrize(
    ("name", "profiles"),
    [
        pytest.param("uint8", ("onnx-14",), id="uint8"),
        pytest.param("real", profiles_with("real"), id="real", marks=pytest.mark.thorough),
        *(
            pytest.param(name, profiles_with(name), id=name, marks=pytest.mark.slow)
            for name in ("bfloat16", "int16", "uint16")
        ),
    ],
)
def test_no_vacuous_verdict(name: str, profiles: tuple[str, ...], kernel: Sandbox) -> None:
    """At least one case judges each requirement that applies to the type.

    The types of all tiers have all kinds among them, under every profile. Without a case the verdict is "undecided", so that
    `vinculum check vinculum` in CI detects it for every type.
    """
    memory: VerdictCaches = {}
    for profile in profiles:
        case_plan = plan(profile, name)
        rows = Trial(kernel, case_plan, kernel.paths((profile,))[profile], "", memory).run(cases_of(profile, name))
        assert {row.requirement for row in rows} == {requirement.id for requirement in case_plan.applicable}
        for row in rows:
            assert row.cases > 0, (profile, row.requirement)
            left_open = case_plan.profile.outside.get(row.requirement) == "unspecified"
            if row.verdict is Status.UNSPECIFIED:
                left_open |= case_plan.profile.malformed.get(SPEC.requirements[row.requirement].kind) == "unspecified"
            assert row.verdict is (Status.UNSPECIFIED if left_open else Status.CONFORMS), (profile, row.requirement)
