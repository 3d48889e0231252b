"""Faults that single pairs do not show: the gate searches for the smallest failing call in a budget."""

from pathlib import Path

import pytest

from tests.gate.support import quick_trials
from tests.gate.support.plans import cases_of, plan
from vinculum.gate.results.results import Row
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.trial.budget import Budget
from vinculum.gate.trial.trial import Trial
from vinculum_spec.requirement_ids import INDEX

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "shrink_context_dependent.py"
QUOTIENT, FUNCTION = "E_DIV_INT_FUNC_0010", "E_DIV_FLOAT_FUNC_0010"


class CountingSandbox(Sandbox):
    """A sandbox that counts its calls."""

    calls = 0

    def divide(self, request: Request) -> Reply:
        """Divide."""
        self.calls += 1
        return super().divide(request)


def judge_cases(function: str, dtype: str, kind: str) -> tuple[dict[str, Row], int, int]:
    """The rows, the number of cases, and the number of calls by cases and searches."""
    selected = [case for case in cases_of("onnx-14", dtype, "quick") if kind in case.label and not case.violates]
    with CountingSandbox(f"python:{TARGETS}:{function}", quick_trials.SECONDS) as sandbox:
        rows = Trial(sandbox, plan("onnx-14", dtype, level="quick"), ("eager",), "", {}).run(selected)
        return {row.requirement: row for row in rows}, len(selected), sandbox.calls


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", ["special values by one divisor", "one divisor"])
def test_vector_by_scalar_shrinks_to_two_elements(kind: str) -> None:
    """Two elements are the least for which one divisor serves several."""
    rows, *_ = judge_cases("shift_by_power_of_two", "int32", kind)
    example = rows[QUOTIENT].counterexample
    assert example is not None and "which alone is right" in example.got
    assert example.A.shape == (2,) and example.B.shape in ((), (1,), (2,))


@pytest.mark.thorough
def test_shrinking_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apart from one single-element call per requirement, all calls are those of the cases."""
    monkeypatch.setattr(Budget, "MAX_SINGLE_ELEMENT_CALLS", 8)
    monkeypatch.setattr(Budget, "MAX_SHRINK_SEARCHES", 8)
    rows, cases, calls = judge_cases("blocks_of_eight_estimated", "float32", "of every length")
    example = rows[FUNCTION].counterexample
    assert example is not None and example.A.shape == example.B.shape == (8,)
    assert rows[INDEX].counterexample is None and rows[INDEX].cases
    assert cases > 200 and calls < 2 * cases + 200


@pytest.mark.thorough
def test_shrunk_call_may_fail_for_a_single_pair() -> None:
    """Then the report does not say that the pair is correct alone, though the first pair was."""
    rows, *_ = judge_cases("ones_in_many_and_max_estimated", "float32", "special values, crossed")
    example = rows[FUNCTION].counterexample
    assert example is not None and example.is_single_pair
    assert "alone" not in example.got and example.lanes is not None
