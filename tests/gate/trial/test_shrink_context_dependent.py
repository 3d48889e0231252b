"""What is wrong in company alone: the smallest call that shows it is looked for, and not over and over."""

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

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "in_company.py"
QUOTIENT, FUNCTION = "E_DIV_INT_FUNC_0010", "E_DIV_FLOAT_FUNC_0010"


class Counts(Sandbox):
    """How many calls are put to it."""

    calls = 0

    def divide(self, request: Request) -> Reply:
        """Divide."""
        self.calls += 1
        return super().divide(request)


def of(function: str, dtype: str, kind: str) -> tuple[dict[str, Row], int, int]:
    """The rows, how many cases there were, and how many calls of these and of searches."""
    some = [case for case in cases_of("onnx-14", dtype, "quick") if kind in case.label and not case.violates]
    with Counts(f"python:{TARGETS}:{function}", quick_trials.SECONDS) as sandbox:
        rows = Trial(sandbox, plan("onnx-14", dtype, level="quick"), ("eager",), "", {}).run(some)
        return {row.requirement: row for row in rows}, len(some), sandbox.calls


@pytest.mark.parametrize("kind", ["special values by one divisor", "one divisor"])
def test_of_a_vector_by_one_element_two_are_left(kind: str) -> None:
    """The least for which it is one divisor of many."""
    rows, *_ = of("one_divisor_is_shifted_by", "int32", kind)
    shown = rows[QUOTIENT].counterexample
    assert shown is not None and "which alone is right" in shown.got
    assert shown.A.shape == (2,) and shown.B.shape in ((), (1,), (2,))


def test_no_smaller_call_is_looked_for_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """One element of a call is looked at alone, of one requirement: but for these, calls are those of the cases."""
    monkeypatch.setattr(Budget, "MAX_SINGLE_ELEMENT_CALLS", 8)
    monkeypatch.setattr(Budget, "MAX_SHRINK_SEARCHES", 8)
    rows, cases, calls = of("eight_at_a_time_are_estimated", "float32", "of every length")
    shown = rows[FUNCTION].counterexample
    assert shown is not None and shown.A.shape == shown.B.shape == (8,)
    assert rows[INDEX].counterexample is None and rows[INDEX].cases
    assert cases > 200 and calls < 2 * cases + 200


def test_what_is_left_of_a_call_may_be_wrong_alone() -> None:
    """Though the pair that was asked for alone at first is not: what is shown then is not said to be right alone."""
    rows, *_ = of("many_by_one_and_any_by_the_largest_are_estimated", "float32", "special values, crossed")
    shown = rows[FUNCTION].counterexample
    assert shown is not None and shown.is_single_pair
    assert "alone" not in shown.got and shown.lanes is not None
