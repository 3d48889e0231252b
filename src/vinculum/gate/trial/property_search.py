"""Property-based search: Hypothesis generates cases, and shrinks one that fails."""

from typing import Any

import numpy as np
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.standards import is_undefined
from vinculum.gate.cases.values.special_values import array_of, special_values
from vinculum.gate.oracle import relations
from vinculum.gate.results.formatting import pattern
from vinculum.gate.results.results import Status
from vinculum.gate.sandbox.layouts.registry import LAYOUTS, layout_text
from vinculum.gate.trial.trial import Trial
from vinculum_spec.requirement_ids import DETERMINISM
from vinculum_spec.schema import ElementType

LABEL = "found by Hypothesis"


class _RefutedError(Exception):
    """An example refutes a requirement that was not refuted before."""


def search(trial: Trial, examples: int) -> None:
    """Search for failures that the planned cases missed.

    The trial attempts a failing example once more, to record it.
    """
    if examples == 0 or trial.gave_up:
        return
    refuted = {row.requirement for row in trial.rows if row.verdict is Status.REFUTED}
    last: list[Case] = []
    value = elements(trial.plan.element)

    @seed(trial.plan.seed)
    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        print_blob=False,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )
    @given(st.lists(st.tuples(value, value), min_size=1, max_size=40), layouts())
    def attempt(pairs: list[tuple[Any, Any]], layout: str) -> None:
        case = _case(trial, pairs, layout)
        if case is None or trial.gave_up:
            return
        scratch = Trial(trial.sandbox, trial.plan, trial.paths, "", {}, localise=False, waivers=trial.waivers)
        scratch.share_crashes_of(trial)
        scratch.attempt(case, trial.paths[0])
        trial.budget.crashes += scratch.budget.crashes
        for path, (_, where) in scratch.missing.items():
            trial.add_missing(path, where)
        if {row.requirement for row in scratch.rows if row.verdict is Status.REFUTED} - refuted:
            last[:] = [case]
            raise _RefutedError

    try:
        attempt()
    except _RefutedError:
        trial.attempt(last[0], trial.paths[0])
    except Flaky:
        trial.attempt(last[0], trial.paths[0])
        if trial.gave_up:
            return  # the search itself did not go on
        request = trial.request(last[0], trial.paths[0])
        got = "refuted once, and not when tried again"
        trial.ledger.refute(DETERMINISM, LABEL, request, got, ("the same each time",))


def layouts() -> st.SearchStrategy[str]:
    """Generate a layout for both operands, or one for each."""
    one = st.sampled_from(sorted(LAYOUTS, key=layout_text))
    return st.tuples(one, one).map(lambda both: " | ".join(dict.fromkeys(both)))


def elements(element: ElementType) -> st.SearchStrategy[Any]:
    """Generate values of the type, often special ones.

    These are integers, bit patterns of floating-point numbers, or fractions.
    """
    if element.kind == "real":
        return st.fractions()
    if element.kind == "int":
        special = [int(x) for x in special_values(element)]
        return st.one_of(st.integers(element.minimum, element.maximum), st.sampled_from(special))
    special = [pattern(x) for x in special_values(element)]
    return st.one_of(st.integers(0, (1 << element.width) - 1), st.sampled_from(special))


def _case(trial: Trial, pairs: list[tuple[Any, Any]], layout: str) -> Case | None:
    """Return a case of these pairs in the domain, or with one violated condition only."""
    element, plan = trial.plan.element, trial.plan
    A, B = (array_of(side, element) for side in zip(*pairs, strict=True))
    in_domain = plan.in_domain(A, B)
    violated = [r.id for r in plan.conditions if not np.all(relations.condition(r, element, A, B))]
    closed = {identifier for path, identifier in trial.crash_reports.closed if path == trial.paths[0]}
    if len(violated) > 1 or any(name in closed or is_undefined(plan, name) for name in violated):
        A, B, violated = A[in_domain], B[in_domain], []
    if not A.size:
        return None
    return Case(LABEL, A, B, layout=layout, violates=violated[0] if violated else None, repeat=2)
