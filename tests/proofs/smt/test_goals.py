"""How solvers' answers on goals and mutants make a verdict, also for questions with own options."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sympy import symbols

from vinculum_evidence.proof import Level, Session
from vinculum_evidence.solvers.smtlib import Answer
from vinculum_proofs.smt import goals
from vinculum_proofs.smt.goals import Goal, Mutant, Question, decide, settle

x, y = symbols("x y", integer=True)
GROWS = Goal("grows", (x > 1,), x * x > x, "squares grow")
LARGER = Goal("larger", (x > 1,), x > 0, "it is positive")
MUTANTS = [
    Mutant("1 let in", replace(GROWS, hypotheses=(x > 0,))),
    Mutant("0 let in", replace(LARGER, hypotheses=(x >= 0,))),
]
MODELS = {GROWS.witness(): {"x": "3"}, LARGER.witness(): {"x": "3"}, "(>= x 0)": {"x": "0"}, "(> x 0)": {"x": "1"}}
Calls = list[tuple[str, str, float]]


@pytest.fixture
def solver_calls(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Calls]:
    """Solvers that know these goals, but for what is given; and what they were asked."""

    def answering(**answers: Answer) -> Calls:
        calls: Calls = []

        def solve(script: str, solver: str, seconds: float) -> Answer:
            calls.append((script, solver, seconds))
            if script in (GROWS.refutation(), LARGER.refutation()):
                return Answer(solver, "unsat")
            if solver in answers:
                return answers[solver]
            return Answer(solver, "sat", next(model for part, model in MODELS.items() if part in script))

        monkeypatch.setattr(goals, "solve", solve)
        return calls

    return answering


def test_all_goals_and_all_mutants_are_decided(solver_calls: Callable[..., Calls]) -> None:
    """With the time that there is, of the solvers that are named; all is written down."""
    calls = solver_calls()
    finding = decide([GROWS, LARGER], MUTANTS, ("z3", "cvc5"), 3.5, "a link", Level.BOUNDED, {"bounds": "x < 9"})
    assert finding.level is Level.BOUNDED
    assert finding.killed == ("1 let in", "0 let in")
    assert finding.witness == {"grows": {"x": 3}, "larger": {"x": 3}}
    both = {"z3": "unsat", "cvc5": "unsat"}
    assert finding.details == {
        "link": "a link",
        "goals": [
            {"name": "grows", "says": "squares grow", **both},
            {"name": "larger", "says": "it is positive", **both},
        ],
        "bounds": "x < 9",
        "mutants": {"1 let in": {"x": 1}, "0 let in": {"x": 0}},
    }
    assert {seconds for *_, seconds in calls} == {3.5}
    for goal in (GROWS, LARGER):
        assert [solver for script, solver, _ in calls if script == goal.refutation()] == ["z3", "cvc5"]


@pytest.mark.parametrize("result", ["unknown", "unsat", ""])
def test_a_mutant_that_no_solver_refutes_has_survived(solver_calls: Callable[..., Calls], result: str) -> None:
    """Where they say nothing, too: the proof may be unable to fail."""
    solver_calls()
    silent = Mutant("no answer", Goal("silent", (y > 1,), y > 2))
    others = goals.solve

    def solve(script: str, solver: str, seconds: float) -> Answer:
        return Answer(solver, result) if "declare-const y" in script else others(script, solver, seconds)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(goals, "solve", solve)
        finding = decide([GROWS], [MUTANTS[0], silent])
    assert (finding.level, finding.killed, finding.survived) == (Level.UNDECIDED, ("1 let in",), ("no answer",))
    assert "mutant not refuted: no answer: " in str(finding.reason)
    assert finding.details["mutants"] == {"1 let in": {"x": 1}}


def test_a_goal_may_have_solvers_of_its_own(solver_calls: Callable[..., Calls]) -> None:
    calls = solver_calls()
    assert settle(replace(GROWS, solvers=("bitwuzla",)), ("z3", "cvc5"), 1).answers == {"bitwuzla": "unsat"}
    assert {solver for _, solver, _ in calls} == {"bitwuzla"}


def test_a_question_has_solvers_time_and_level_of_its_own(solver_calls: Callable[..., Calls]) -> None:
    calls = solver_calls()
    question = Question(lambda: ([GROWS], MUTANTS), "a link", ("cvc5",), 7.5, Level.BOUNDED, {"bounds": "x < 9"})
    finding = question(Session(1.0, 1, Path()))
    assert finding.level is Level.BOUNDED
    assert (finding.details["link"], finding.details["bounds"]) == ("a link", "x < 9")
    assert {(solver, seconds) for _, solver, seconds in calls} == {("cvc5", 7.5)}


@pytest.mark.parametrize(
    ("confirming", "level"), [(("z3", "cvc5"), Level.REFUTED), (("z3",), Level.UNDECIDED), (("cvc5",), Level.UNDECIDED)]
)
def test_a_model_in_text_is_confirmed_by_every_solver(
    confirming: tuple[str, ...], level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that does not is enough to leave it open."""

    def solve(script: str, solver: str, _seconds: float) -> Answer:
        confirms = "(assert (= x 7))" not in script or solver in confirming
        return Answer(solver, "sat" if confirms else "unsat", {"x": "7"})

    monkeypatch.setattr(goals, "solve", solve)
    goal = Goal("in text", (), "(< x 7)", preamble="(declare-const x Int)")
    assert settle(goal, ("z3", "cvc5"), 1).level is level


def test_symbols_of_a_preamble_are_neither_declared_nor_evaluated() -> None:
    """SymPy knows nothing of what is defined there; what is declared alone it does."""
    declared = Goal("g", (x > y,), x > 0, preamble="(declare-const x Int)\n(declare-fun y () Int)")
    assert declared.exact
    assert declared.refutation().count("(declare-const x ") == 1
    assert "(declare-const y" not in declared.refutation()
    defined = Goal("g", (x > y,), x > 0, preamble="(define-fun x () Int 3)")
    assert not defined.exact
    assert "(declare-const x " not in defined.refutation() and "(declare-const y Int)" in defined.refutation()
    assert not Goal("g", ("(> x 1)",), x > 0).exact


def test_an_example_is_stated_as_solvers_read_it() -> None:
    goal = Goal("g", (x > -9,), x > y, example={"x": -7, "y": 3, "odd": True, "a": "#x07"})
    for assignment in ("(= x (- 7))", "(= y 3)", "(= odd true)", "(= a #x07)"):
        assert f"\n(assert {assignment})\n" in goal.witness()
        assert assignment not in goal.refutation()


def test_a_mutant_replaces_every_occurrence() -> None:
    """In what is given, in the claim, and in the preamble; in formulas and in text."""
    of_text = Goal("g", ("(> a 1)", x > 1), "(< a 9)", preamble="(declare-const a Int)").mutant("b", "a", "b").goal
    assert (of_text.hypotheses, of_text.claim, of_text.preamble) == (
        ("(> b 1)", x > 1),
        "(< b 9)",
        "(declbre-const b Int)",
    )
    formula = Goal("g", ("(> x 1)", x > 1), x < 9).mutant("y", x, y).goal
    assert (formula.hypotheses, formula.claim) == (("(> x 1)", y > 1), y < 9)
    assert Goal("g", (x > 1,), y < 9).mutant("given", x, y).goal.hypotheses == (y > 1,)
    assert Goal("g", ("(> a 1)",), y < 9).mutant("given", "1", "2").goal.hypotheses == ("(> a 2)",)
