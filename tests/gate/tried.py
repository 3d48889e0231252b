"""Some of the cases of level quick, tried on a target: the verdict on each requirement."""

from functools import lru_cache

from vinculum.gate import judging
from vinculum.gate.cases import every
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.sandbox import Sandbox
from vinculum.gate.selection import Unit
from vinculum.gate.trial import Trial
from vinculum.gate.verdicts import Row, Status
from vinculum_spec.registry import specification

SECONDS = 60.0


@lru_cache(maxsize=3)
def planned(profile: str, dtype: str) -> tuple[Plan, tuple[Case, ...]]:
    """All cases of level quick, whatever the target: they take longer to make than a few of them to try."""
    plan = judging.plan_of(specification(), Unit("", dtype, (profile,), "quick", 0, SECONDS), profile)
    return plan, tuple(every.cases(plan))


def verdicts(target: str, profile: str, dtype: str, kind: str = "", *, localise: bool = False) -> dict[str, Status]:
    """Of the cases that have `kind` in their label."""
    plan, cases = planned(profile, dtype)
    with Sandbox(target, SECONDS) as sandbox:
        some = (case for case in cases if kind in case.label)
        rows = Trial(sandbox, plan, ("eager",), "", {}, localise=localise).run(some)
    return {row.requirement: row.verdict for row in rows}


def refuted(target: str, profile: str, dtype: str, kind: str = "", *, localise: bool = False) -> set[str]:
    """The requirements that the target is refuted by."""
    found = verdicts(target, profile, dtype, kind, localise=localise)
    return {requirement for requirement, verdict in found.items() if verdict is Status.REFUTED}


def judged(target: str, dtype: str) -> dict[str, Row]:
    """Its rows, by requirement, of all that level quick has under sonnx."""
    rows = judging.judge(Unit(target, dtype, ("sonnx",), "quick", 0, 20.0)).rows
    return {row.requirement: row for row in rows}
