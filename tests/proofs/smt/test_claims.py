"""The questions to SMT solvers: what is proved, what is refuted, and what must be called neither."""

import doctest
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sympy import Abs, Eq, Integer, Mod, Ne, Pow, symbols, true

PROOFS = Path(__file__).parents[3] / "proofs"

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_evidence import smt_scripts  # noqa: E402
from vinculum_evidence.proof import Level, Session  # noqa: E402
from vinculum_evidence.solvers import glucose_via_cnf, smtlib  # noqa: E402
from vinculum_evidence.solvers.smtlib import Answer  # noqa: E402
from vinculum_proofs.smt import bitvector_terms, terms  # noqa: E402
from vinculum_proofs.smt import goals as lib  # noqa: E402
from vinculum_proofs.smt.floating import fp_whole  # noqa: E402
from vinculum_proofs.smt.goals import Goal, Mutant, decide, settle  # noqa: E402
from vinculum_proofs.smt.integer import bit_vectors  # noqa: E402
from vinculum_proofs.smt.terms import Div, Modulo, atoms, evaluate, number, term  # noqa: E402

pytestmark = pytest.mark.sample(2)
x, y = symbols("x y", integer=True)
TRUE_GOAL = Goal("grows", (x > 1,), x * x > x, "squares grow")
FALSE_GOAL = Goal("grows", (x > 0,), x * x > x)
MUTANT = Mutant("1 let in", FALSE_GOAL)


def test_true_goal_is_proved() -> None:
    finding = decide([TRUE_GOAL], [MUTANT], link="none: a test")
    assert finding.level is Level.PROVED_MODEL
    assert finding.details["goals"] == [{"name": "grows", "says": "squares grow", "z3": "unsat", "cvc5": "unsat"}]
    assert finding.witness["grows"]["x"] > 1
    assert finding.killed == ("1 let in",)
    assert finding.details["mutants"] == {"1 let in": {"x": 1}}


def test_false_goal_is_refuted_by_values_that_refute_it() -> None:
    finding = decide([FALSE_GOAL], [MUTANT])
    assert finding.level is Level.REFUTED
    assert finding.counterexample["input"] == {"x": 1}


def test_a_model_of_a_more_general_goal_refutes_nothing() -> None:
    assert decide([replace(TRUE_GOAL, general=True)], [MUTANT]).level is Level.PROVED_MODEL
    finding = decide([replace(FALSE_GOAL, general=True)], [MUTANT])
    assert (finding.level, finding.counterexample) == (Level.UNDECIDED, None)
    assert finding.reason == "grows: a model, of what is more general than the claim"


def test_goal_about_nothing_is_no_proof() -> None:
    finding = decide([Goal("empty", (x > 1, x < 1), Eq(x, 7))], [MUTANT])
    assert finding.level is Level.UNDECIDED
    assert "nothing meets the hypotheses" in str(finding.reason)


def test_surviving_mutant_is_no_proof() -> None:
    finding = decide([TRUE_GOAL], [MUTANT, Mutant("nothing changed", TRUE_GOAL)])
    assert finding.level is Level.UNDECIDED
    assert finding.survived == ("nothing changed",)


@pytest.mark.parametrize(("goals", "mutants"), [([], [MUTANT]), ([TRUE_GOAL], [])])
def test_nothing_asked_is_no_proof(goals: list[Goal], mutants: list[Mutant]) -> None:
    assert decide(goals, mutants).level is Level.UNDECIDED


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ({"z3": ("unsat", {}), "cvc5": ("sat", {"x": "1"})}, "disagree"),
        ({"z3": ("unsat", {}), "cvc5": ("unknown", {})}, "cvc5: unknown"),
        ({"z3": ("sat", {"x": "5"}), "cvc5": ("unknown", {})}, "fails when it is evaluated"),
        ({"z3": ("sat", {"x": "(root-obj 2)"}), "cvc5": ("sat", {"x": "7"})}, "the model of cvc5 fails"),
        ({"z3": ("", {}), "cvc5": ("unsat", {})}, "z3: "),
    ],
)
def test_disagreement_and_unknown_are_undecided(monkeypatch: Any, answers: dict[str, Any], reason: str) -> None:
    monkeypatch.setattr(lib, "solve", lambda _script, solver, _seconds: Answer(solver, *answers[solver]))
    verdict = settle(TRUE_GOAL, ("z3", "cvc5"), 1)
    assert verdict.level is Level.UNDECIDED
    assert reason in str(verdict.reason)


@pytest.mark.parametrize(
    ("answers", "level"),
    [
        ({"z3": ("sat", {"x": "1"}), "cvc5": ("unsat", {})}, Level.REFUTED),  # cvc5 is not asked
        ({"z3": ("unknown", {}), "cvc5": ("sat", {"x": "1"})}, Level.REFUTED),
        ({"z3": ("unsat", {}), "cvc5": ("sat", {"x": "1"})}, Level.UNDECIDED),
        ({"z3": ("sat", {"x": "5"}), "cvc5": ("sat", {"x": "1"})}, Level.UNDECIDED),  # 5 is no counterexample
    ],
)
def test_one_counterexample_kills_a_mutant(monkeypatch: Any, answers: dict[str, Any], level: Level) -> None:
    monkeypatch.setattr(lib, "solve", lambda _script, solver, _seconds: Answer(solver, *answers[solver]))
    assert settle(FALSE_GOAL, ("z3", "cvc5"), 1, is_mutant=True).level is level


def test_options_hold_for_their_goal_only() -> None:
    script = "(set-option :timeout 7)"
    optional = Goal(
        "optional", (x > 1,), x * x > x, options=(("z3", "smt.bv.solver", "2"), ("cvc5", "solve-bv-as-int", "sum"))
    )
    assert optional.for_solver("z3", script) == f"(set-option :smt.bv.solver 2)\n{script}"
    assert optional.for_solver("bitwuzla", script) == script
    assert settle(optional, ("z3", "cvc5"), 5).level is Level.PROVED_MODEL
    z3 = pytest.importorskip("z3")
    assert z3.get_param("smt.bv.solver") == "0"


def test_broken_script_is_undecided() -> None:
    verdict = settle(Goal("broken", (), "(no such thing)"), ("z3", "cvc5"), 1)
    assert verdict.level is Level.UNDECIDED


def test_missing_solver_is_not_run(monkeypatch: Any) -> None:
    def missing(_script: str, _solver: str, _seconds: float) -> Answer:
        raise ImportError("No module named 'cvc5'")

    monkeypatch.setattr(lib, "solve", missing)
    finding = decide([TRUE_GOAL], [MUTANT])
    assert finding.level is Level.NOT_RUN
    assert "pip install z3-solver cvc5" in str(finding.reason)


def test_a_question_needs_its_packages(monkeypatch: Any) -> None:
    def build() -> Any:
        raise ImportError("No module named 'z3'")

    finding = lib.Question(build, solvers=("bitwuzla", "glucose"))(Session(1.0, 1, Path()))
    assert finding.level is Level.NOT_RUN
    assert finding.reason == "No module named 'z3': pip install bitwuzla python-sat z3-solver"
    monkeypatch.setattr(lib, "solve", lambda *_: build())
    finding = decide([replace(TRUE_GOAL, solvers=("glucose",))], [MUTANT])
    assert "pip install z3-solver cvc5 python-sat" in str(finding.reason)


BITS = "(declare-const a (_ BitVec 8)) (declare-const b (_ BitVec 8)) (declare-const odd Bool)"


@pytest.mark.parametrize(("asserted", "result"), [
    ("(= (bvmul a b) #x77) (bvugt a #x01) (bvugt b a) (= odd (= ((_ extract 0 0) a) #b1))", "sat"),
    ("(= a (bvudiv b #x00)) (bvslt a b)", "sat"),
    ("(= (bvadd a b) #x00) (not (= a (bvneg b)))", "unsat"),
    ("(fp.lt ((_ to_fp 3 5) a) (fp.neg ((_ to_fp 3 5) b))) (= b (bvxor a #x80)) odd", "unsat"),
    ("(fp.eq (fp.div RNE ((_ to_fp 3 5) a) ((_ to_fp 3 5) b)) ((_ to_fp 3 5) #x35)) odd", "sat"),
    ("false", "unsat"),
    ("(= a a)", "sat"),
])  # fmt: skip
def test_glucose_answers_as_z3_does_with_models_that_hold(asserted: str, result: str) -> None:
    pytest.importorskip("pysat")
    script = f"{BITS} (assert (and {asserted} true)) (check-sat)"
    answer = smtlib.solve(script, "glucose", 20)
    assert answer.result == smtlib.solve(script, "z3", 20).result == result
    values = "".join(f"(assert (= {name} {value}))" for name, value in answer.model.items())
    assert smtlib.solve(script.replace("(check-sat)", f"{values} (check-sat)"), "z3", 20).result == result
    assert set(answer.model) <= {"a", "b", "odd"}
    assert ("bvmul" in asserted) <= (len(answer.model) == 3)


FP_DIV = "(fp.div RNE ((_ to_fp 3 5) a) ((_ to_fp 3 5) b))"


@pytest.mark.parametrize(("asserted", "result"), [
    ("(= (bvmul a b) #x77) (bvugt a #x01) (bvugt b a)", "sat"),
    (f"(= {FP_DIV} ((_ to_fp 3 5) #x35))", "sat"),
    (f"(fp.lt {FP_DIV} (fp.div RTZ ((_ to_fp 3 5) a) ((_ to_fp 3 5) b))) (not (fp.isNegative {FP_DIV}))", "unsat"),
    ("(= (bvmul a (bvadd a #x01)) (bvadd (bvmul b #x02) #x01))", "unsat"),
    ("(= a a)", "sat"),
])  # fmt: skip
def test_glucose_agrees_with_bitwuzla_on_its_clauses(asserted: str, result: str) -> None:
    """Of floating point Bitwuzla makes some clauses, which can be met, before those that cannot."""
    pytest.importorskip("pysat")
    script = f"{BITS} (assert (and {asserted} true)) (check-sat)"
    answer = smtlib.solve(script, "glucose-bitwuzla", 20)
    assert (answer.result, answer.model) == (result, {})
    assert smtlib.solve(script, "bitwuzla", 20).result == result


def test_a_bitwuzla_model_is_no_answer_when_glucose_times_out(monkeypatch: Any) -> None:
    pytest.importorskip("pysat")
    script = f"{BITS} (assert (= a a)) (check-sat)"
    assert smtlib.solve(script, "glucose-bitwuzla", 20).result == "sat"
    monkeypatch.setattr(glucose_via_cnf, "_solve", Mock(side_effect=TimeoutError))
    answer = smtlib.solve(script, "glucose-bitwuzla", 20)
    assert (answer.result, answer.reason) == ("unknown", smtlib.TIMEOUT)


def test_glucose_searches_every_query_of_bitwuzla(monkeypatch: Any) -> None:
    pytest.importorskip("pysat")
    searched, right = list[str](), glucose_via_cnf._solve
    monkeypatch.setattr(
        glucose_via_cnf, "_solve", lambda text, seconds: [searched.append(text), right(text, seconds)][1]
    )
    script = f"{BITS} (assert (not (= (fp.isNaN {FP_DIV}) (fp.isNaN (fp.mul RNE {FP_DIV} {FP_DIV}))))) (check-sat)"
    assert smtlib.solve(script, "glucose-bitwuzla", 20).result == "unsat"
    sizes = [int(text.split()[3]) for text in searched]
    assert len(sizes) > 1
    assert sizes == sorted(set(sizes))
    with pytest.raises(ValueError, match="without clauses that Glucose could solve"):
        smtlib.solve(f"{BITS} (assert (bvult a a)) (check-sat)", "glucose-bitwuzla", 5)
    monkeypatch.setattr(
        glucose_via_cnf, "_solve", lambda _text, _seconds: {1}
    )  # who finds a model of all: Bitwuzla has none
    with pytest.raises(ValueError, match="without clauses that Glucose could solve"):
        smtlib.solve(script, "glucose-bitwuzla", 20)


@pytest.mark.parametrize("script", [
    "(declare-const a (_ BitVec 1)) (declare-const a@0 Bool) (declare-const |0@0| Bool) (assert (= a #b1)) (assert (not a@0)) (assert (not |0@0|))",
    "(declare-const |p\n1 0| Bool) (assert (not |p\n1 0|))",
], ids=["names of bits", "a clause in a name"])  # fmt: skip
def test_names_of_a_script_mean_nothing_to_glucose(script: str) -> None:
    pytest.importorskip("pysat")
    assert {smtlib.solve(f"{script} (check-sat)", solver, 5).result for solver in ("z3", "glucose")} == {"sat"}


def test_glucose_takes_bits_alone_and_ends_in_time() -> None:
    pytest.importorskip("pysat")
    with pytest.raises(ValueError, match="more than bit-vectors"):
        smtlib.solve("(declare-const x Int) (assert (> (* x x x) 7)) (check-sat)", "glucose", 5)
    for solver, width in (
        ("glucose", 40),
        ("glucose", 500),
        ("glucose-bitwuzla", 40),
    ):  # of 500 bits the clauses take minutes
        wide, started = BITS.replace("8", str(width)), time.monotonic()
        hard = f"{wide} (assert (not (= (bvadd (bvmul (bvudiv a b) b) (bvurem a b)) a))) (check-sat)"
        answer = smtlib.solve(hard, solver, 0.5)
        assert (answer.solver, answer.result, answer.reason) == (solver, "unknown", smtlib.TIMEOUT)
        assert time.monotonic() - started < 20


def test_text_is_confirmed_by_both_solvers() -> None:
    preamble = "(declare-const a (_ BitVec 8))\n(define-fun x () Int (sbv_to_int a))"
    goal = Goal("above", (), "(< x 127)", preamble=preamble)
    verdict = settle(goal, ("z3", "cvc5"), 5)
    assert verdict.level is Level.REFUTED
    assert {number(text) for text in verdict.counterexample.values()} == {Integer(127)}
    mixed = Goal("below", (x >= 0,), x < 128, preamble=preamble)
    assert settle(mixed, ("z3", "cvc5"), 5).level is Level.PROVED_MODEL


def test_example_is_confirmed_by_the_solvers() -> None:
    assert settle(Goal("g", (x > 3,), x > 2, example={"x": 9}), ("z3", "cvc5"), 5).witness == {"x": 9}
    assert settle(Goal("g", (x > 3,), x > 2, example={"x": 2}), ("z3", "cvc5"), 5).level is Level.UNDECIDED


def test_mutant_that_changes_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="does not occur"):
        TRUE_GOAL.mutant("of nothing", y, x)


@pytest.mark.parametrize(
    ("formula", "printed"),
    [
        (x > -3, "(> x (- 3))"),
        (Ne(Mod(x, 2), 0), "(not (= (mod x 2) 0))"),
        (Eq(x**2, y), "(= (* x x) y)"),
        (Eq(Div(x, y), Modulo(y, x)), "(= (div x y) (mod y x))"),
        (Abs(x) > Integer(-1) * y, "(> (abs x) (* (- 1) y))"),
        (true, "true"),
    ],
)
def test_formula_is_printed_as_smtlib(formula: Any, printed: str) -> None:
    assert term(formula) == printed


def test_open_power_is_an_error_until_it_is_an_atom() -> None:
    formula = Eq(x * 2 ** (y - 1), 8)
    with pytest.raises(ValueError, match="power"):
        term(formula)
    (abstract,), names = atoms([formula])
    assert term(abstract) in ("(= (* P0 x) 8)", "(= (* x P0) 8)")
    assert list(names.values()) == [Pow(2, y - 1)]


@pytest.mark.parametrize("a", [-7, -6, 0, 6, 7])
@pytest.mark.parametrize("b", [-3, 3])
def test_division_as_in_smtlib(a: int, b: int) -> None:
    result = {"q": Div(Integer(a), Integer(b)), "r": Modulo(Integer(a), Integer(b))}
    assert b * result["q"] + result["r"] == a
    assert 0 <= result["r"] < abs(b)
    claim = f"(and (= (div {term(Integer(a))} {term(Integer(b))}) {term(result['q'])}) (= (mod {term(Integer(a))} {term(Integer(b))}) {term(result['r'])}))"
    assert settle(Goal("same", (), claim), ("z3", "cvc5"), 5).level is Level.PROVED_MODEL


def test_assumptions_of_sympy_reach_the_solvers() -> None:
    n = symbols("n", integer=True, nonnegative=True)
    assert settle(Goal("told", (), n * x >= x - x + n * x - n), ("z3", "cvc5"), 5).level is Level.PROVED_MODEL
    even = symbols("even", even=True)
    with pytest.raises(ValueError, match="even"):
        Goal("no word for it", (), even > x).refutation()


def test_values_as_solvers_print_them() -> None:
    texts = ["(- 5)", "(/ 1 3)", "(/ (- 1) 3)", "(- (/ 1.0 3.0))", "#b101", "(_ bv9 8)", "2.5", "false"]
    third = Integer(1) / 3
    assert [number(text) for text in texts] == [-5, third, -third, -third, 5, 9, Integer(5) / 2, False]
    with pytest.raises(ValueError, match="no number"):
        number("(root-obj (+ (^ x 2) (- 2)) 1)")


def test_evaluation_is_exact_and_never_open() -> None:
    assert evaluate(x < y, {"x": Integer(2**63), "y": Integer(2**63 + 1)})
    with pytest.raises(ValueError, match="not settled"):
        evaluate(Eq(Div(x, y), 1), {})


def test_examples_in_docstrings() -> None:
    for module in (lib, terms, bitvector_terms):
        outcome = doctest.testmod(module)
        assert outcome.attempted > 0
        assert outcome.failed == 0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts of two claims, as `vinculum prove --emit-smt` writes them."""
    folder_ = tmp_path_factory.mktemp("smt")
    proofs = (
        proof
        for proof in (*bit_vectors.PROOFS, *fp_whole.PROOFS)
        if proof.claim in ("INT_BIT_VECTORS", "FP_DIV_FLOAT16")
    )
    smt_scripts.write(folder_, smt_scripts.scripts(proofs))
    return folder_


def test_heads_name_commands_that_work(folder: Path) -> None:
    """Each solver's pip package gives the expected answer, by the command in the head of a file."""
    for file, expected in (("bvsdiv-8.smt2", "unsat"), ("mutant-bvudiv-for-bvsdiv.smt2", "sat")):
        replay(folder / "INT_BIT_VECTORS" / file, expected, {"z3", "cvc5"})
    file = folder / "FP_DIV_FLOAT16" / "float16-whole-as-z3-reads-fp-div.smt2"
    replay(file, "unsat", {"bitwuzla", "glucose"})
    assert "where these are installed: bitwuzla float16" in file.read_text()
    assert ", or glucose float16" not in file.read_text()
    replay(file.with_stem("float16-whole-divided-as-by-bitwuzla"), "unsat", {"bitwuzla", "glucose-bitwuzla"})


def test_two_solvers_agree_on_each_goal() -> None:
    """Except one goal of each of six published claims: Z3 decides it unchanged, both in other variables."""
    solvers_by_claim = dict[str, list[set[str]]]()
    for file in sorted((PROOFS / "evidence").glob("*.jsonl")):
        for record in map(json.loads, file.read_text().splitlines()):
            goals = [goal for goal in record.get("details", {}).get("goals", []) if isinstance(goal, dict)]
            solvers_by_claim[record["claim"]] = [
                solvers for goal in goals if (solvers := goal.keys() & set(smtlib.SOLVERS))
            ]
    assert sum(map(bool, solvers_by_claim.values())) > 80
    single = {
        claim: solvers for claim, solvers in solvers_by_claim.items() if any(len(solver) < 2 for solver in solvers)
    }
    assert len(single) == 6
    assert all(claim.startswith("CLAIM_") for claim in single)
    both = {"z3", "cvc5"}
    assert all(
        first == {"z3"} and others and set(map(frozenset, others)) == {frozenset(both)}
        for first, *others in single.values()
    )
    page = " ".join((PROOFS.parent / "docs/explanation/trusted-base.md").read_text().split())
    assert "except for one in each of six CLAIM_ entries" in page


def replay(file: Path, expected: str, by: set[str]) -> None:
    """Each command that the head of a file names for pip packages gives the answer that the head expects."""
    head = file.read_text().splitlines()
    (ways,) = (line.split(": ", 1)[1] for line in head if line.startswith("; replay by the solvers' pip packages: "))
    commands = [command.split()[1:] for command in ways.split(", or ")]
    assert {command[3] for command in commands} == by
    assert f"; expected: {expected}" in head
    rooms = os.pathsep.join(str(PROOFS.parent / room) for room in ("src", "spec"))
    for command in commands:
        answer = subprocess.run([sys.executable, *command], cwd=file.parent, env={**os.environ, "PYTHONPATH": rooms}, capture_output=True, text=True, check=False)  # fmt: skip
        assert (answer.stdout.split(), answer.returncode) == ([expected], 0), answer.stderr


def test_no_answer_of_a_solver_is_no_success(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    file = tmp_path / "x.smt2"
    file.write_text("(declare-const x Int)\n(assert (= x 7))\n(check-sat)\n")
    assert smtlib.main([str(file), "cvc5"]) == 0
    assert capsys.readouterr().out == "sat\n"
    assert smtlib.main([str(file), "cvc5", "no-value"]) == smtlib.main([str(file)]) == 2
    assert smtlib.main([str(tmp_path / "none.smt2"), "z3"]) == 2
    monkeypatch.setattr(smtlib, "solve", lambda *_: Answer("cvc5", "unknown"))
    assert smtlib.main([str(file), "cvc5"]) == 3
    monkeypatch.setattr(smtlib, "solve", lambda *_: (_ for _ in ()).throw(ImportError("no cvc5")))
    assert smtlib.main([str(file), "cvc5"]) == 3
    assert "pip install cvc5" in capsys.readouterr().err
