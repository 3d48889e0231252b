"""Matching of waivers with failures, and waivers that fail."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.gate.support.waivers import ANSWER, CRASH, FUNC, LATER, SPEC, TODAY, row, waiver
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.results.results import Gap, Row, Status, Waiver
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.trial.trial import Trial
from vinculum.gate.waivers.matching import Cover
from vinculum.gate.waivers.settlement import in_force, settle, with_waivers

# ---- which failures are covered ----


def cover(*waivers: Waiver, dtype: str = "int8") -> Cover:
    """The matcher of these waivers under onnx-14."""
    return Cover(Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[dtype], LEVELS["quick"], 0), waivers)


def test_first_matching_waiver_counts() -> None:
    """The first matching waiver counts; uncovered failures are separate."""
    A, B = np.array([1, 2, 3, 4], np.int8), np.array([1, 1, 1, 1], np.int8)
    covering = cover(waiver(condition="A < 3"), waiver(condition="A == 2"), waiver(condition="A == 4"))
    parts = {name: part.tolist() for name, part in covering.parts(FUNC, "eager", A, B).items()}
    assert parts == {"A < 3": [0, 1], "A == 4": [3], None: [2]}
    assert covering.parts(ANSWER, "eager", A, B).keys() == {None}
    assert covering.is_covered(FUNC, "eager", A, B, None).tolist() == [False, False, True, False]


@pytest.mark.parametrize(
    ("condition", "A", "B", "covered"),
    [
        ("", [1], [1], True),
        ("", [], [], True),
        ("A == 1", [1, 1], [2, 3], True),
        ("A == 1", [1, 5], [2, 3], False),
        ("A == 1", [1], [2, 3], True),
        ("A == 1", [], [], False),
        ("A == 1", [[1, 1]], [[1], [1]], False),
        ('path == "eager"', [], [], True),
        ('path == "eager"', [[1, 1]], [[1], [1]], True),
        ('path == "graph"', [1], [1], False),
    ],
)
def test_call_is_covered_if_every_failing_pair_is(condition: str, A: Any, B: Any, covered: bool) -> None:
    a, b = (np.array(x, np.int8) for x in (A, B))
    covered_call = cover(waiver(CRASH, condition)).covers_call(
        CRASH, Request(a, b, "onnx-14", "int8", "eager", {}, "contiguous", 1, None)
    )
    assert covered_call == (condition if covered else None)


def test_a_call_outside_of_the_domain_is_covered_by_its_pairs_outside() -> None:
    """Only the pairs outside of the domain count in a call that violates a condition."""
    zero = next(r.id for r in cover().plan.conditions if "CONSTR_B_0030" in r.id)
    A, B = np.array([1, 2], np.int8), np.array([3, 0], np.int8)
    request = Request(A, B, "onnx-14", "int8", "eager", {}, "contiguous", 1, zero)
    assert cover(waiver(CRASH, "B == 0")).covers_call(CRASH, request) == "B == 0"
    assert cover(waiver(CRASH, "B == 3")).covers_call(CRASH, request) is None


TARGETS = """\
import os
import numpy as np

def right(A, B):
    with np.errstate(all="ignore"):
        Q = np.abs(A.astype(int)) // np.maximum(np.abs(B.astype(int)), 1)
        return (np.sign(A.astype(int)) * np.sign(B.astype(int)) * Q).astype(A.dtype)

def wrong_of_5_and_7(A, B):
    return np.where(np.broadcast_to((A == 5) | (A == 7), np.broadcast(A, B).shape), 99, right(A, B)).astype(A.dtype)

def refuses_5_and_7(A, B):
    if ((A == 5) | (A == 7)).any():
        raise ValueError("5 or 7")
    return right(A, B)

def dies_of_5_and_7(A, B):
    if A.shape == B.shape and A.ndim == 1 and ((A == 5) | (A == 7)).any():
        os._exit(3)
    return right(A, B)
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets of these tests."""
    path = tmp_path_factory.mktemp("waivers") / "targets.py"
    path.write_text(TARGETS)
    return path


A, B = np.array([4, 5, 7], np.int8), np.array([3, -2], np.int8)
CASES = (Case("vectors", np.repeat(A, 2), np.tile(B, A.size)), Case("pairs", A[:, None], B[None, :]))


def judge_cases(file: Path, function: str, *waivers: tuple[str, str], cases: Sequence[Case] = CASES) -> dict[str, Row]:
    """The rows of a few cases on int8, by requirement: vectors, and all pairs of them."""
    target = f"python:{file}:{function}"
    waivers_in_force = tuple(waiver(requirement, condition, target=target) for requirement, condition in waivers)
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int8"], LEVELS["quick"], 0)
    with Sandbox(target, 30.0) as sandbox:
        trial = Trial(sandbox, plan, ("eager",), "1", {}, waivers=waivers_in_force)
        for case in cases:
            trial.attempt(case, "eager")
    settle(waivers_in_force, trial.rows, TODAY)
    return {row.requirement: row for row in trial.rows}


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("function", "requirement"), [("wrong_of_5_and_7", FUNC), ("refuses_5_and_7", ANSWER), ("dies_of_5_and_7", CRASH)]
)
def test_waived_failure_hides_no_other_failure(file: Path, function: str, requirement: str) -> None:
    """With 5 waived, 7 is the counterexample, for values, errors and crashes alike.

    The result records the waived example too.
    """
    row = judge_cases(file, function, (requirement, "A == 5"))[requirement]
    assert row.verdict is Status.REFUTED
    assert row.counterexample is not None and row.counterexample.A.decimal == ("7",)
    assert row.waived["A == 5"] > 0
    assert row.waived_example is not None and row.waived_example.A.decimal == ("5",)


@pytest.mark.thorough
def test_waived_failure_is_counted_beside_an_unwaived_one(file: Path) -> None:
    """The rest of the call is judged, even if the waived call was the smallest."""
    cases = [Case("alone", A[2:], B[:1]), Case("with others", A[:2], np.repeat(B[:1], 2))]
    rows = judge_cases(file, "refuses_5_and_7", (ANSWER, "A == 5"), cases=cases)
    assert (rows[ANSWER].failures, rows[ANSWER].waived) == (1, {"A == 5": 1})
    assert rows[FUNC].cases == 1


@pytest.mark.thorough
@pytest.mark.parametrize(("function", "requirement"), [("wrong_of_5_and_7", FUNC), ("dies_of_5_and_7", CRASH)])
def test_row_is_waived_if_every_failure_is(file: Path, function: str, requirement: str) -> None:
    """If every failure is waived, the row is waived and names the waiver."""
    row = judge_cases(file, function, (requirement, "A == 5"), (requirement, "A == 7"))[requirement]
    assert row.verdict is Status.WAIVED
    assert row.failures == 0 and row.counterexample is None
    assert {w.condition for w in row.waivers} == set(row.waived) == {"A == 5", "A == 7"}


# ---- what fails ----


def test_expired_incomplete_and_unneeded_waivers_fail() -> None:
    """Expired, incomplete and unneeded waivers fail; waivers of other targets, types or profiles do not."""
    rows = [row(failures=0, waived={"A == 1": 2}), row(profile="sonnx", failures=0, cases=1)]
    waivers = [
        waiver(condition="A == 1"),
        waiver(condition="A == 2"),
        waiver(condition="A == 3", expiry=date(2030, 6, 14)),
        waiver(condition="A == 4", reason=""),
        waiver(condition="A == 5", owner=""),
        waiver(condition="A == 6", expiry=None),
        waiver(condition='profile == "openvino-1"'),
        waiver(condition='profile == "sonnx"'),
        waiver(target="torch"),
        waiver(dtype="int16"),
        waiver(ANSWER),
    ]
    account = settle(waivers, rows, TODAY)
    assert [(fault.waiver.condition, fault.why) for fault in account.faults] == [
        ("A == 2", "no failure needs it"),
        ("A == 3", "it expired on 2030-06-14"),
        ("A == 4", "it has no reason"),
        ("A == 5", "it has no owner"),
        ("A == 6", "it has no expiry"),
        ('profile == "sonnx"', "no failure needs it"),
    ]
    assert (account.undecided, account.elsewhere) == ((), 4)
    assert rows[0].waivers == (waivers[0],) and rows[1].waivers == ()
    assert with_waivers(0, account) == with_waivers(3, account) == 1


def test_an_expiry_is_the_last_day() -> None:
    assert in_force([waiver()], TODAY) == (waiver(),)
    assert in_force([waiver()], LATER) == ()


def test_unneeded_waiver_of_an_unfinished_run_is_undecided() -> None:
    """Cases that were not judged may need the waiver: the run is undecided."""
    account = settle([waiver()], [row(failures=0, counterexample=None, gaps=Gap.UNFINISHED)], TODAY)
    assert (account.faults, account.undecided) == ((), (waiver(),))
    assert [with_waivers(status, account) for status in (0, 1, 3)] == [3, 1, 3]
    assert settle([waiver(reason="")], [row(gaps=Gap.UNFINISHED)], TODAY).faults
