"""Cases that nobody thought of: Hypothesis makes them up, and shrinks the one that fails."""

from typing import Any

import numpy as np
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Flaky

from vinculum.gate.cases.case import Case
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
    """A requirement that was not refuted before is refuted by this example."""


def search(trial: Trial, examples: int) -> None:
    """Look for what the planned cases missed. What is found is put to the target once more, for the record."""
    if examples == 0 or trial.gave_up:
        return
    known = {row.requirement for row in trial.rows if row.verdict is Status.REFUTED}
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
        scratch.closed, scratch.deadly = dict(trial.closed), trial.deadly.apart()
        scratch.attempt(case, trial.paths[0])
        trial.deaths += scratch.deaths
        for path, (_, where) in scratch.missing.items():
            trial.lacks(path, where)
        if {row.requirement for row in scratch.rows if row.verdict is Status.REFUTED} - known:
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
        said = "refuted once, and not when tried again"
        trial.ledger.refute(DETERMINISM, LABEL, request, said, ("the same each time",))


def layouts() -> st.SearchStrategy[str]:
    """One for both operands, or one for each."""
    one = st.sampled_from(sorted(LAYOUTS, key=layout_text))
    return st.tuples(one, one).map(lambda both: " | ".join(dict.fromkeys(both)))


def elements(element: ElementType) -> st.SearchStrategy[Any]:
    """Any value of the type, special ones often: as integers (bit patterns, for a floating-point type) or fractions."""
    if element.kind == "real":
        return st.fractions()
    if element.kind == "int":
        special = [int(x) for x in special_values(element)]
        return st.one_of(st.integers(element.minimum, element.maximum), st.sampled_from(special))
    special = [pattern(x) for x in special_values(element)]
    return st.one_of(st.integers(0, (1 << element.width) - 1), st.sampled_from(special))


def _case(trial: Trial, pairs: list[tuple[Any, Any]], layout: str) -> Case | None:
    """The case that `pairs` make: within the domain, or violating one condition only."""
    element, plan = trial.plan.element, trial.plan
    A, B = (array_of(side, element) for side in zip(*pairs, strict=True))
    inside = plan.in_domain(A, B)
    broken = [r.id for r in plan.conditions if not np.all(relations.condition(r, element, A, B))]
    if len(broken) > 1 or any((trial.paths[0], identifier) in trial.closed for identifier in broken):
        A, B, broken = A[inside], B[inside], []
    if not A.size:
        return None
    return Case(LABEL, A, B, layout=layout, violates=broken[0] if broken else None, repeat=2)
