"""The property search finds faults that no planned case shows, and skips nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from vinculum.gate.cases.plan import LEVELS
from vinculum.gate.results.results import Row, Status
from vinculum.gate.runner import work_unit
from vinculum.gate.runner.selection import Unit

FUNC_INT = "E_DIV_INT_FUNC_0010"
RARE = """\
import numpy as np
import vinculum

def div(A, B):
    C = vinculum.div(A, B, profile="onnx-14")
    if A.ndim == 1 and A.strides[0] < 0 and 3 < A.size < 33 and A.size not in (7, *range(0, 71, 5)):
        {where}
    return C
"""


def search_for_rare_fault(folder: Path, where: str, monkeypatch: pytest.MonkeyPatch) -> Row:
    """What a kernel gets wrong that is broken by `where` at lengths and layouts of no planned case.

    Hypothesis searches as long as at level standard.
    """
    (folder / "rare.py").write_text(RARE.format(where=where))
    longer = replace(LEVELS["quick"], property_examples=LEVELS["standard"].property_examples)
    monkeypatch.setattr(work_unit, "LEVELS", {"quick": longer})
    rows = work_unit.judge(Unit(f"python:{folder}/rare.py:div", "int32", ("onnx-14",), "quick", 0, 20.0)).rows
    (row,) = (row for row in rows if row.requirement == FUNC_INT)
    return row


def test_hypothesis_finds_faults_of_no_planned_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel is refuted, and the counterexample is small."""
    row = search_for_rare_fault(tmp_path, "C = np.append(C[:-1], C[0])", monkeypatch)
    assert row.verdict is Status.REFUTED
    assert row.counterexample is not None
    assert row.counterexample.label == "found by Hypothesis"
    assert row.counterexample.A.shape < (
        12,
    )  # lengths next to it may be right: not always the smallest of all is found
    assert {*row.counterexample.A.decimal, *row.counterexample.B.decimal} <= {"0", "1", "-1", "2"}


@pytest.mark.slow
def test_unsupported_searched_cases_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unsupported case of the search counts as much as a planned case."""
    row = search_for_rare_fault(tmp_path, "raise NotImplementedError('backwards')", monkeypatch)
    assert row.verdict is Status.UNDECIDED
    assert row.reason.text.startswith("not supported on path 'eager' in ")
    assert row.reason.text.endswith("such as 'found by Hypothesis': backwards")
