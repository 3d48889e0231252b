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

# ---- the plan ----


@pytest.fixture(scope="module")
def kernel() -> Iterator[Sandbox]:
    """A sandbox that runs our own kernel."""
    with Sandbox("vinculum", 60.0) as sandbox:
        yield sandbox


@pytest.mark.parametrize("name", ["real", "bfloat16", "int16", "uint16"])
@pytest.mark.slow
def test_no_vacuous_verdict(name: str, kernel: Sandbox) -> None:
    """Of our kernel, every requirement that applies to the type is judged by at least one case, under every profile.

    A few types, all kinds among them. Of a requirement that no case speaks of the gate says "undecided", so that
    `vinculum check vinculum`, which CI runs, says it of every type.
    """
    memory: VerdictCaches = {}
    for profile in (p for p, of in PAIRS if of == name):
        asked = plan(profile, name)
        rows = Trial(kernel, asked, kernel.paths((profile,))[profile], "", memory).run(cases_of(profile, name))
        assert {row.requirement for row in rows} == {requirement.id for requirement in asked.applicable}
        for row in rows:
            assert row.cases > 0, (profile, row.requirement)
            left_open = asked.profile.outside.get(row.requirement) == "unspecified"
            if row.verdict is Status.UNSPECIFIED:
                left_open |= asked.profile.malformed.get(SPEC.requirements[row.requirement].kind) == "unspecified"
            assert row.verdict is (Status.UNSPECIFIED if left_open else Status.CONFORMS), (profile, row.requirement)
