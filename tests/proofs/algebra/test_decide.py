"""The level of a claim over reals, by the answers of solvers, SymPy and the counterexample search."""

from typing import Any

import pytest
from sympy import Eq, Le, true

from vinculum_evidence.proof import Finding, Level
from vinculum_proofs.algebra import decide as settling
from vinculum_proofs.algebra.decide import Plan, goals_of, refute, settle
from vinculum_proofs.smt.goals import Goal, Verdict
from vinculum_spec.claims import accuracy
from vinculum_spec.relations.relation import Relation

A, B, K = accuracy.A, accuracy.B, accuracy.K
IDENTITY = Relation(true, Eq((A + B) / B, A / B + 1, evaluate=False))
NONE = Relation(true, Eq(A / B, A, evaluate=False))


def fake_search(monkeypatch: pytest.MonkeyPatch, decided: Finding) -> None:
    """Z3 has no counterexample; this is what both solvers find of all that is asked then."""
    monkeypatch.setattr(settling.lib, "settle", lambda *_: Verdict(Level.PROVED_MODEL))
    monkeypatch.setattr(settling.lib, "decide", lambda *_: decided)


PROVED = Finding(Level.PROVED_MODEL, witness={"A": 1}, killed=("one",), details={"link": "a link"})


def test_an_equation_is_proved_where_sympy_finds_an_identity_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it makes of the two sides is told."""
    fake_search(monkeypatch, PROVED)
    finding = settle(Plan(IDENTITY), "test")
    assert finding.level is Level.PROVED_MODEL
    assert (finding.details["link"], finding.details["zero"]) == ("a link", True)
    assert str(finding.details["sympy"]).endswith(" = 0")
    other = settle(Plan(NONE), "test")
    assert other.level is Level.UNDECIDED
    assert str(other.reason).startswith("SymPy finds no identity: cancel(A/B - (A)) = ")


def test_a_refuted_lemma_leaves_the_claim_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Z3 has proved the claim itself: it is not refuted by that."""
    fake_search(monkeypatch, Finding(Level.REFUTED, counterexample={"A": 7}, details={}))
    finding = settle(Plan(IDENTITY), "test")
    assert (finding.level, finding.counterexample) == (Level.UNDECIDED, None)
    assert finding.reason == "Z3 proves it, and yet {'A': 7} refutes what it should follow from"


def test_a_counterexample_beyond_the_search_leaves_the_claim_undecided() -> None:
    beyond = Plan(Relation(true, Le(A, 50)), limit=2)
    finding = refute(beyond, {"z3": {"A": "51"}}, {})
    assert (finding.level, finding.counterexample) == (Level.UNDECIDED, None)
    assert str(finding.reason).startswith("a solver refutes it, ")
    assert finding.details["solver"] == {"z3": {"A": "51"}}


def test_the_minimal_counterexample_has_its_premises() -> None:
    """What was given a value, how many were tried, and what of the corrections was found."""
    better = Relation(true, Le(A, A * A + 1))
    plan = Plan(Relation(true, Le(A, K)), {K: 1}, limit=3, corrections={"better": better})
    finding = refute(plan, {"z3": {}}, {"more": 1})
    assert finding.level is Level.REFUTED
    example: dict[str, Any] = dict(finding.counterexample or {})
    assert (example["input"], example["fixed"]) == ({"A": 2}, {"K": 1})
    assert example["tried"] > 0 and example["order"]
    assert finding.details["more"] == 1
    control = finding.details["control"]
    assert list(control) == ["better"]
    assert control["better"]["counterexamples"] == 0 and control["better"]["tried"] > 0


def test_both_solvers_decide_lemmas_in_its_place() -> None:
    lemma = Goal("lemma", (A > 0,), A * A > 0)
    first, *_, last = goals_of(Plan(IDENTITY, lemmas=(lemma,)), "test")
    assert (first.name, first.solvers, last) == ("test", ("z3",), lemma)
