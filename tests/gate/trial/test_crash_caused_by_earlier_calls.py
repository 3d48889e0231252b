"""Crashes that earlier calls cause are attributed to these; the last call is judged on its own."""

from collections.abc import Callable
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner.replay import load, replay
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.trial.recorder import Ledger
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

Array = np.ndarray[Any, np.dtype[Any]]
SPEC = specification()
PLAN = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int32"], LEVELS["quick"], 0)
CRASH, INDEX, ANSWER = "V_DIV_NO_CRASH_0010", "V_DIV_INDEX_0010", "V_DIV_ANSWER_0010"

PYTHON = """\
import os
import vinculum

def div(A, B):
    return vinculum.div(A, B, profile="onnx-14")

broken = []

def of_a_shape_later(A, B):
    if broken:
        os.abort()
    if A.shape == (1, 5):
        broken.append(A)
    return div(A, B)

calls = []

def of_many_calls(A, B):
    calls.append(A)
    if len(calls) > 40:
        os.abort()
    return div(A, B)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    file = tmp_path_factory.mktemp("damage") / "kernels.py"
    file.write_text(PYTHON)
    return lambda name: f"python:{file}:{name}"


def refuted(rows: dict[str, Row]) -> set[str]:
    return {name for name, row in rows.items() if row.verdict is Status.REFUTED}


def of_cases(target: str, *cases: Case) -> dict[str, Row]:
    with Sandbox(target, 20.0) as sandbox:
        trial = Trial(sandbox, PLAN, ("eager",), "", {})
        return {row.requirement: row for row in trial.run(cases)}


def test_crash_is_attributed_to_an_earlier_call(python: Callable[[str], str]) -> None:
    """A new process judges the call in which the process ended."""
    five, seven = (np.arange(1, n + 1, dtype=np.int32) for n in (5, 7))
    outside = Case("zeros", seven, np.zeros(7, np.int32), violates="E_DIV_INT_CONSTR_B_0030")
    cases = (
        Case("before", five, five),
        Case("a row", five[None], five[None]),
        Case("a plain one", seven, seven),
        outside,
    )
    for last in cases[2:]:
        rows = of_cases(python("of_a_shape_later"), *cases[:2], last)
        assert refuted(rows) == {CRASH}
        assert (rows[CRASH].failures, rows[CRASH].cases) == (1, 4)  # the last one twice
        assert rows[last.violates or ANSWER].cases == (
            1 if last.violates else 4
        )  # with that which asks whether it has the type
        example = rows[CRASH].counterexample
        assert example is not None
        assert (example.A.shape, example.label) == ((1, 5), f"a call before {last.label!r}")
        assert example.got.endswith("ended by SIGABRT, when called 8 times")
        assert example.expected == ("a value",)
        (recorded,) = load(example.replay)
        assert replay(recorded).verdict is Status.REFUTED


@pytest.mark.thorough
def test_calls_of_an_ended_process_are_forgotten(python: Callable[[str], str]) -> None:
    """Such calls cannot affect the next process."""
    row, one = np.ones((1, 5), np.int32), np.ones(1, np.int32)
    calls = [Request(x, x, "onnx-14", "int32", "eager") for x in (row, one, one)]
    with Sandbox(python("of_a_shape_later"), 20.0) as sandbox:
        for call, fatal, remembered in zip(calls, (False, True, False), (calls[:1], calls[:2], calls[2:]), strict=True):
            assert sandbox.divide(call).fatal is fatal
            assert [id(x) for x in sandbox.recent] == [id(x) for x in remembered]


@pytest.mark.thorough
def test_crash_after_many_calls_names_no_single_call(python: Callable[[str], str]) -> None:
    """No call is called fatal or replayable; each is judged."""
    one, row = np.ones(1, np.int32), np.ones((1, 5), np.int32)
    rows = of_cases(python("of_many_calls"), *(Case(f"case {n}", row, one) for n in range(60)))
    assert refuted(rows) == {CRASH}
    assert rows[CRASH].failures == 1
    example = rows[CRASH].counterexample
    assert example is not None
    assert example.got.endswith("ended by SIGABRT, after all earlier calls in the same process")
    assert example.replay == ""
    assert rows[ANSWER].cases == 61  # with that which asks whether it has the type
    assert "ended its process" not in rows[INDEX].reason.text


def test_replayable_example_is_preferred() -> None:
    """It is preferred to smaller examples without replay; among replayable ones, to larger ones."""
    for order in permutations((1, 3, 5)):
        ledger = Ledger(PLAN, "python:kernels:div", "")
        for n in order:
            A = np.ones(n, np.int32)
            request = Request(A, A, "onnx-14", "int32", "eager", after=None if n == 1 else ())
            ledger.refute(CRASH, f"of {n}", request, "died", ("a value",))
        example = ledger[CRASH].counterexample
        assert example is not None
        assert (example.label, ledger[CRASH].failures) == ("of 3", 3)
