"""The formulas that `vinculum.accuracy` computes are those of the specification.

Claims with proofs are about these formulas.
"""

import json
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from sympy import Abs, Eq, Le

from vinculum import _accuracy_formulas, accuracy
from vinculum.codegen import accuracy_formulas as generator
from vinculum_spec.claims import accuracy as published
from vinculum_spec.loader import formulas, specification
from vinculum_spec.relations import integer, real

EVIDENCE = Path(__file__).parents[1] / "proofs" / "evidence" / "algebra.jsonl"


def test_formulas_are_those_of_the_specification(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed formula of the specification changes the generated file and with it the bound."""
    assert generator.main(["--check"]) == 0
    before = [accuracy.introduced_error(np.float32(1), np.float32(3)), accuracy.propagated_error(1, 2, 1, 1)]
    monkeypatch.setattr("vinculum_spec.claims.accuracy.introduced_bound", 2 * published.introduced_bound)
    monkeypatch.setattr("vinculum_spec.claims.accuracy.propagated_error", 3 * published.propagated_error)
    assert generator.main(["--check"]) == 1
    changed = ModuleType("changed")
    exec(generator.render(), vars(changed))  # noqa: S102 - the text that our own generator writes
    monkeypatch.setattr(accuracy, "formulas", changed)
    after = [accuracy.introduced_error(np.float32(1), np.float32(3)), accuracy.propagated_error(1, 2, 1, 1)]
    assert after == [2 * before[0], 3 * before[1]]


_introduced = published.introduced.subs({x: getattr(integer, x.name) for x in (real.A, real.B, real.C)})
PROVED = [  # function, its operands, formula, claim, and what the claim says of the formula, and takes for granted
    (
        "propagated_error", (1, 2, 1, 1), published.propagated_error,
        "CLAIM_ACCURACY_PROPAGATED_1_CORRECTED", Eq(published.propagated, published.propagated_error),
    ),
    (
        "propagated_bound", (1, 2, 1, 1), published.propagated_bound,
        "CLAIM_ACCURACY_PROPAGATED_3_CORRECTED", Le(Abs(published.propagated), published.propagated_bound),
    ),
    (
        "total_error", (1, 2, 1, 1), published.total_bound,
        "CLAIM_ACCURACY_TOTAL_CORRECTED", Le(Abs(published.total), published.total_bound),
    ),
    (
        "introduced_error", (np.int8(1), np.int8(2)), published.introduced_truncated,
        "CLAIM_ACCURACY_INTRODUCED_INT_CORRECTED",
        Le(Abs(_introduced), published.introduced_truncated.subs(real.B, integer.B)),
    ),
    (
        "introduced_error", (np.float16(1), np.float16(2)), published.introduced_bound,
        "CLAIM_ACCURACY_INTRODUCED_FLOAT_CORRECTED",
        Le(*(x.subs(published.in_quanta) for x in (Abs(published.introduced), published.introduced_bound))),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "operands", "formula", "claim", "says"), PROVED, ids=[row[3] for row in PROVED])
def test_functions_compute_the_formulas_of_their_claims(
    name: str, operands: tuple[Any, ...], formula: Any, claim: str, says: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each function computes the formula of the claim that its docstring names.

    The relation of the claim contains the formula, and a record has the claim. The function also tests the hypotheses of
    the claim.
    """
    requests = []

    def recorded(function: str, expression: Any) -> Any:
        def call(*arguments: Any) -> Any:
            requests.append(expression)
            return getattr(_accuracy_formulas, function)(*arguments)

        return call

    generated = {function: recorded(function, of.expression) for function, of in generator.formulas().items()}
    monkeypatch.setattr(accuracy, "formulas", SimpleNamespace(**generated))
    getattr(accuracy, name)(*operands)
    relation = formulas()[specification().claims[claim].formula]
    assert claim in str(getattr(accuracy, name).__doc__)
    assert formula in requests
    assert says in relation.holds.args or says == relation.holds
    if len(operands) == 4:
        assert set(published.no_crossing.args) <= set(relation.domain.args)
        assert published.no_crossing in requests
    record = next(x for x in map(json.loads, EVIDENCE.read_text(encoding="utf-8").splitlines()) if x["claim"] == claim)
    assert record["level"] == "PROVED_MODEL"
    assert specification().claims[claim].formula in record["relations"]
