"""What solver wrappers report of decided and undecided questions, and who must confirm a model."""

import pytest

from vinculum_evidence.proof import Level
from vinculum_evidence.solvers import smtlib
from vinculum_evidence.solvers.smtlib import Answer
from vinculum_proofs.smt import goals

BITS = "(set-logic ALL)\n" + "".join(f"(declare-const {x} (_ BitVec 64))\n" for x in "ab")
# Whether it has factors of 32 bits is not found out in the time.
PRODUCT = "(assert (= (bvmul a b) (_ bv13407807929942597099 64)))\n"
PROPER = "".join(f"(assert (bvult {x} (_ bv4294967296 64)))\n(assert (bvugt {x} (_ bv1 64)))\n" for x in "ab")
QUESTIONS = {
    "sat": BITS + "(assert (= (bvadd a b) (_ bv7 64)))\n(check-sat)\n",
    "unsat": BITS + "(assert (bvult a b))\n(assert (bvult b a))\n(check-sat)\n",
    "unknown": BITS + PRODUCT + PROPER + "(check-sat)\n",
}


@pytest.mark.sample(5)
@pytest.mark.parametrize("solver", smtlib.SOLVERS)
@pytest.mark.parametrize("expected", QUESTIONS)
def test_timeout_is_neither_sat_nor_unsat(solver: str, expected: str) -> None:
    for name in smtlib.DISTRIBUTIONS[solver].split():
        pytest.importorskip({"z3-solver": "z3", "python-sat": "pysat"}.get(name, name))
    answer = smtlib.solve(QUESTIONS[expected], solver, 0.2 if expected == "unknown" else 20)
    assert (answer.solver, answer.result) == (solver, expected)
    assert bool(answer.reason) == (expected == "unknown")
    # Of glucose-bitwuzla it is a model of some of the clauses, and is not told.
    with_model = expected == "sat" and solver != "glucose-bitwuzla"
    assert set(answer.model) == ({"a", "b"} if with_model else set())


def test_cvc5_says_why_it_gives_up() -> None:
    pytest.importorskip("cvc5")
    unfinished = "(declare-fun f (Int) Int)(assert (forall ((y Int)) (< (f (f y)) (* y (f y)))))(check-sat)"
    assert smtlib.solve(QUESTIONS["unknown"], "cvc5", 0.2).reason == smtlib.TIMEOUT
    assert smtlib.solve(f"(set-logic ALL){unfinished}", "cvc5", 10).reason == "INCOMPLETE"


@pytest.mark.parametrize(("confirmed", "level"), [("sat", Level.REFUTED), ("unsat", Level.UNDECIDED)])
def test_a_model_of_text_is_one_that_both_solvers_confirm(
    confirmed: str, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SymPy cannot evaluate it, so each solver checks the values."""
    monkeypatch.setattr(
        goals,
        "solve",
        lambda script, solver, _: Answer(
            solver, confirmed if solver == "cvc5" and "(= a #b1)" in script else "sat", {"a": "#b1"}
        ),
    )
    goal = goals.Goal("text", (), "(= a #b0)", preamble="(declare-const a (_ BitVec 1))")
    verdict = goals.settle(goal, ("z3", "cvc5"), 1)
    assert verdict.level is level
    assert level is Level.REFUTED or "do not confirm the model" in str(verdict.reason)
