"""Verdicts on a target by part of the cases of level quick."""

from tests.gate.support.plans import cases_of, plan
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.trial.trial import Trial

SECONDS = 60.0
FIRST_CALL = "nothing but the first call"  # that of every trial, which asks whether the target has the type: no case


def verdicts(target: str, profile: str, dtype: str, kind: str = "", *, localise: bool = False) -> dict[str, Status]:
    """The verdict on each requirement, by the cases whose label contains `kind`, or by FIRST_CALL."""
    selected = [case for case in cases_of(profile, dtype, "quick") if kind in case.label]
    assert selected or kind == FIRST_CALL, f"no case of {profile} and {dtype} has {kind!r} in its label"
    with Sandbox(target, SECONDS) as sandbox:
        rows = Trial(sandbox, plan(profile, dtype, level="quick"), ("eager",), "", {}, localise=localise).run(selected)
    return {row.requirement: row.verdict for row in rows}


def refuted(target: str, profile: str, dtype: str, kind: str = "", *, localise: bool = False) -> set[str]:
    """The requirements that are refuted."""
    by_requirement = verdicts(target, profile, dtype, kind, localise=localise)
    return {requirement for requirement, verdict in by_requirement.items() if verdict is Status.REFUTED}


def sonnx_rows(target: str, dtype: str) -> dict[str, Row]:
    """The rows of all cases of level quick under sonnx, by requirement."""
    rows = work_unit.judge(Unit(target, dtype, ("sonnx",), "quick", 0, 20.0)).rows
    return {row.requirement: row for row in rows}
