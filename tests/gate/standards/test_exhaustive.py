"""Whole domains under the further standards, with the pairs whose result is a definition."""

from pathlib import Path

import pytest

from vinculum.gate.results.results import Status
from vinculum.gate.runner.run import Outcome, run
from vinculum.gate.runner.selection import Selection

TARGETS = Path(__file__).parents[2] / "broken_implementations" / "standalone" / "standards.py"
PAIRS = 1 << 16
ZERO, FLOORED, WRAPS = "V_DIV_INT_ZERO_DENOMINATOR_ZERO_0010", "V_DIV_INT_FLOOR_0010", "V_DIV_INT_OVERFLOW_WRAPS_0010"


def sweep(function: str, profile: str) -> Outcome:
    """All pairs of int8."""
    target = function if function == "numpy" else f"python:{TARGETS}:{function}"
    return run(Selection((target,), (profile,), ("int8",), "exhaustive", planned=False, jobs=1, seconds=60.0))


def test_all_pairs_are_judged_where_each_has_a_value() -> None:
    outcome = sweep("numpy", "numpy-floor-divide")
    assert [(record["pairs"], record["excluded"]) for record in outcome.sweeps] == [(PAIRS, {})]
    judged = {row.requirement: row.cases for row in outcome.rows if row.verdict is Status.CONFORMS}
    assert judged.items() >= {ZERO: 256, WRAPS: 1, FLOORED: PAIRS - 257}.items()


@pytest.mark.thorough
def test_wrong_results_are_counted() -> None:
    """RISC-V's -1 where NumPy has 0, and truncated quotients where it floors."""
    rows = {row.requirement: row for row in sweep("riscv", "numpy-floor-divide").rows}
    floored = sum(a % b != 0 and (a < 0) != (b < 0) for a in range(-128, 128) for b in range(-128, 128) if b)
    assert (rows[ZERO].failures, rows[FLOORED].failures, rows[WRAPS].failures) == (256, floored, 0)


@pytest.mark.thorough
def test_pairs_without_a_value_are_excluded() -> None:
    outcome = sweep("floor_divide", "torch-floor-divide")
    (record,) = outcome.sweeps
    assert record["excluded"] == {"E_DIV_INT_CONSTR_B_0030": 256, "V_DIV_INT_OVERFLOW_0010": 1}
    assert {row.requirement: row.cases for row in outcome.rows}[FLOORED] == PAIRS - 257
