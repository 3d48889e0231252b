"""The proofs about floats: they hold on tiny formats, they fail where they must, and their terms are the specification's."""

import doctest
import sys
from itertools import product
from pathlib import Path

import pytest

pytest.importorskip("z3")
pytest.importorskip("cvc5")
pytest.importorskip("bitwuzla")
sys.path.insert(0, str(Path(__file__).parents[2] / "proofs"))

from contracts.obligations import FORMS
from smt import composition, fp_cases, fp_div, fp_nearest, fp_reading, fraction_forms, words
from smt.lib import Mutant, decide, settle
from vinculum.prove.model import Level, Session
from vinculum.prove.solvers import solve
from vinculum_spec import ieee754 as f

TINY = f.Format(4, 2, 1)
PAIR = ("z3", "bitwuzla")


def test_example_of_words() -> None:
    assert doctest.testmod(words).failed == 0


def test_tiny_format_whole_with_witness() -> None:
    for goal in fp_div.goals("tiny", TINY):
        verdict = settle(goal, PAIR, 10)
        assert verdict.level is Level.PROVED_MODEL, verdict.reason
        assert set(verdict.witness) == ({"a", "b", "c"} if goal.given else set())


@pytest.mark.parametrize("mutant", fp_div.mutants("tiny", TINY), ids=lambda mutant: mutant.words)
def test_mutated_relation_is_refuted(mutant: Mutant) -> None:
    verdict = settle(mutant.goal, PAIR, 10)
    assert verdict.level is Level.REFUTED, verdict.reason


def test_relation_on_words_is_the_relation_on_integers() -> None:
    text = fp_div.definitions(TINY, f.quotient.statement)
    values, outcomes = f.parameter_values(TINY), set()
    for a, b, c in ((0x2, 0x3, 0x1), (0x2, 0x3, 0x2), (0x0, 0x8, 0x7), (0x1, 0x6, 0x0)):
        seen = {
            k: bool(v) if str(k)[:3] in ("inf", "nan") else v
            for k, v in f.observe(a, b, c, TINY, 2 * TINY.p + 2).items()
        }
        expected = bool(f.quotient.statement.subs({**values, **seen}))
        outcomes.add(expected)
        asked = "".join(f"(assert (= {x} (_ bv{y} {TINY.width})))" for x, y in (("a", a), ("b", b), ("c", c)))
        assert solve(f"{text}\n{asked}(assert relation)(check-sat)", "z3", 10).result == (
            "sat" if expected else "unsat"
        )
    assert outcomes == {True, False}


def test_a_term_that_may_leave_its_width_is_not_built() -> None:
    sheet = words.Sheet(8)
    with pytest.raises(OverflowError):
        sheet.pattern("a", 7) + 1
    with pytest.raises(OverflowError):
        words.Sheet(12).pattern("a", 7) * sheet.constant(127)
    with pytest.raises(ValueError, match="no power of two"):
        sheet.pattern("b", 3) % 3
    with pytest.raises(KeyError):
        words.fold(f.m_A, {})


def test_cases_are_each_pattern_once() -> None:
    form = FORMS["float16"]
    patterns = {format(x, "015b"): 0 for x in range(1, 0x7C00)}
    for case, pattern in product(fp_cases.cases(form), patterns):
        patterns[pattern] += pattern.startswith(case.leading)
    assert set(patterns.values()) == {1}


@pytest.mark.parametrize("name", ["float16", "float32"])
def test_every_pair_of_cases_is_asked(name: str) -> None:
    """Two subnormal operands among them."""
    run = next(proof.run for proof in fp_cases.PROOFS if proof.claim == f"FP_DIV_{name.upper()}")
    assert isinstance(run, fp_cases.ByCases)
    every = fp_cases.cases(FORMS[name])
    assert list(run.pairs()) == list(product(every, every))
    assert not run.bounds


def test_last_bits_of_a_word_are_cleared() -> None:
    """By floor(x / 2^k) * 2^k, for every x and k; beyond what is granted, nothing is said."""
    sheet = words.Sheet(10, reach=5)
    x, k = sheet.pattern("x", 5), sheet.pattern("k", 3)
    cleared = x.cleared(k)
    implied = " ".join(
        f"(=> (and (= x (_ bv{a} 5)) (= k (_ bv{b} 3))) (= {cleared.text} {sheet.constant((a >> b) << b).text}))"
        for a, b in product(range(32), range(6))
    )
    assert solve(f"{sheet}\n(assert (not (and {implied})))(check-sat)", "z3", 10).result == "unsat"
    assert (cleared.low, cleared.high) == (0, 31)
    assert sheet.granted
    with pytest.raises(ValueError, match="may be negative"):
        (x - 1).cleared(k)


def test_cases_found_incomplete_where_one_is_missing(tmp_path: Path) -> None:
    every = tuple(fp_cases.cases(FORMS["float16"]))
    run = fp_cases.ByCases("float16", every[1:], every[:1], fp_cases.FINITE)
    finding = run(Session(10, 1, tmp_path))
    assert finding.level is Level.UNDECIDED
    assert "complete" in finding.reason


def test_case_of_float16_holds_and_mutant_does_not() -> None:
    form = FORMS["float16"]
    a, b = fp_cases.Case("01", normal=True), fp_cases.Case("0000001", normal=False)
    assert solve(fp_cases.script(form, a, b), "bitwuzla", 20).result == "unsat"
    assert solve(fp_cases.script(form, a, b, rounding="RTZ"), "bitwuzla", 20).result == "sat"


def test_composition_at_float16_and_without_the_smallest_unit() -> None:
    form = f.Format(*FORMS["float16"].__dict__.values())
    assert (
        decide(composition.composed("float16", form)[-1:], composition.wrong_calls(form)[:1], seconds=10).level
        is Level.PROVED_MODEL
    )


def test_fractions_and_units() -> None:
    for build in (fraction_forms.rewritten, fraction_forms.powers, fp_nearest.build, fp_reading.zeros):
        solvers = PAIR if build is fp_reading.zeros else ("z3", "cvc5")
        assert decide(*build(), solvers=solvers, seconds=10).level is Level.PROVED_MODEL
