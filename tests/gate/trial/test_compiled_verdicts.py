"""A trial has the same rows with the compiled oracle and with the relations themselves.

Where the two differ, the gate gives no verdict.
"""

import numpy as np
import pytest

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.oracle.compiled import CompiledOracle
from vinculum.gate.results.results import Row, Status
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.targets.base import Array
from vinculum.gate.trial import element_checks
from vinculum.gate.trial.element_checks import ElementChecks, OracleDisagreementError
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification

SPEC = specification()
SIZE = 300


def wrong_sign(A: Array, B: Array, **_: object) -> Array:
    """A target that loses the sign of negative quotients, and divides integers of 64 bits by float64."""
    C: Array = A / B if A.dtype.kind == "f" else np.trunc(A.astype(np.float64) / B).astype(A.dtype)
    return np.abs(C)


def rows(target: str, name: str) -> list[Row]:
    """The rows of a trial on a few small cases.

    The operands have quotients of both signs, all pairs of special values in the domain, and a single element. One call
    broadcasts.
    """
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[name], LEVELS["quick"], 0)
    pairs = [plan.index_revealing_pairs(SIZE), plan.special_pairs(SIZE, "a test"), plan.index_revealing_pairs(1)]
    cases = [Case(f"case {k}", A, B, repeat=2) for k, (A, B) in enumerate(pairs)]
    A, B = plan.index_revealing_pairs(9)
    cases.append(Case("broadcast", A.reshape(9, 1), B, index_revealing=True))
    with Sandbox(target, 60.0) as sandbox:
        return Trial(sandbox, plan, ("eager",), "", {}).run(cases)


@pytest.mark.parametrize(  # marks by hand: the worker that loads this file finds no module of the tests
    "name",
    ["int64", *(pytest.param(x, marks=pytest.mark.thorough) for x in ("float16", "int16", "uint64", "float64"))],
)
@pytest.mark.parametrize("target", ["vinculum", f"python:{__file__}:wrong_sign"])
def test_same_rows_with_and_without_a_compiler(name: str, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts, failures and counterexamples are the same."""
    compiled = rows(target, name)
    monkeypatch.setattr(ElementChecks, "_compiled_oracle", lambda *_: None)
    assert compiled == rows(target, name)
    refuted = {row.requirement for row in compiled if row.verdict is Status.REFUTED}
    assert bool(refuted) == (target != "vinculum")
    assert sum(row.cases for row in compiled) > 2 * SIZE


def test_a_disagreement_of_the_oracles_is_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a defect of the gate, so the trial ends with an error."""

    def lenient(oracle: CompiledOracle, operands: tuple[Array, Array, Array]) -> list[list[int]]:
        applies, violations = count(oracle, operands)
        return [applies, [max(number - 1, 0) for number in violations]]

    count = element_checks._count
    monkeypatch.setattr(element_checks, "_count", lenient)
    with pytest.raises(OracleDisagreementError):
        rows(f"python:{__file__}:wrong_sign", "int16")
