"""The proofs about floats: they hold on tiny formats, they fail where they must, and their terms are the specification's."""

import doctest
import sys
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("z3")
pytest.importorskip("cvc5")
pytest.importorskip("bitwuzla")
sys.path.insert(0, str(Path(__file__).parents[2] / "proofs"))

from contracts.obligations import FORMS
from smt import composition, fp_div, fp_nearest, fp_reading, fp_unpacking, fp_whole, fraction_forms, words
from smt.lib import Mutant, decide, settle
from vinculum.prove.model import Level
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


SMALL = fp_div.small_format(3, 5)


@pytest.mark.parametrize(
    "form",
    [fp_div.small_format(3, 3), SMALL, fp_div.small_format(4, 3)],
    ids=lambda form: f"{form.width - form.p}+{form.p}",
)
def test_fp_div_in_one_piece_at_small_formats(form: f.Format) -> None:
    for goal in (
        fp_whole.unpacked("small", form),
        *(
            build("small", form, both=both)
            for build in (fp_whole.quotient, fp_whole.every_pair)
            for both in (False, True)
        ),
    ):
        verdict = settle(goal, PAIR, 20)
        assert verdict.level is Level.PROVED_MODEL, verdict.reason


@pytest.mark.parametrize("changed", [{"rounding": "RTZ"}, {"rounding": "RNA"}, {"remainder": False}])
def test_fp_div_in_one_piece_is_refuted_where_it_is_wrong(changed: dict[str, Any]) -> None:
    for both in (False, True):
        verdict = settle(fp_whole.quotient("float16", FORMS["float16"], both=both, **changed), PAIR, 30)
        assert verdict.level is Level.REFUTED, verdict.reason


def test_both_ways_to_divide_are_the_same_wherever_both_operands_are_regular() -> None:
    """What a goal takes as given holds of all of its domain: nothing is left out of it."""
    assert len(fp_whole.quotient("small", SMALL).given) == 2
    assert not fp_whole.every_pair("small", SMALL).given
    goal = fp_whole.quotient("small", SMALL, both=True)
    regular, *lemmas = goal.given[:2], *goal.given[2:]
    assert lemmas == ["alike_a", "alike_b", "same_quotient"]
    for lemma in lemmas:
        verdict = settle(replace(goal, given=regular, claim=lemma), PAIR, 30)
        assert verdict.level is Level.PROVED_MODEL, verdict.reason
    wrong = replace(
        goal, given=regular, claim="(= part ((_ extract 6 0) (bvudiv #b1111111 ((_ zero_extend 2) significand_b))))"
    )
    assert settle(wrong, PAIR, 30).level is Level.REFUTED


def test_result_is_the_nearest_by_fractions() -> None:
    """Of every pair of regular operands of a small format, as Python's fractions have it."""
    form = fp_div.small_format(3, 3)
    text = fp_whole.quotient("small", form).preamble
    largest = (2 ** (form.width - form.p) - 1) << (form.p - 1)  # the pattern of infinity, as a number the next one
    values = [Fraction(m_) * Fraction(2) ** e for _, m_, e, _, _ in (f.decode(x, form) for x in range(largest))]
    values.append(Fraction(2) ** (form.emax + 1))
    pairs = list(product(range(1, largest), repeat=2))

    def nearest(x: Fraction) -> int:
        return min(range(len(values)), key=lambda n: (abs(values[n] - x), n % 2)) if x < values[-1] else largest

    wrong = "".join(
        f"(and (= a (_ bv{a} 6)) (= b (_ bv{b} 6)) (not (= result (_ bv{nearest(values[a] / values[b])} 6))))\n"
        for a, b in pairs
    )
    assert solve(f"{text}\n(assert (or {wrong}))(check-sat)", "z3", 30).result == "unsat"
    met = wrong.replace("(not (=", "(and (=")
    assert solve(f"{text}\n(assert (or {met}))(check-sat)", "z3", 30).result == "sat"
    assert len(pairs) == 27**2


@pytest.mark.parametrize("pattern", [0x0001, 0x0003, 0x03FF, 0x0400, 0x3C00, 0x7BFF, 0x8155])
def test_significand_and_places_by_example(pattern: int) -> None:
    form = FORMS["float16"]
    _, m_, _, _, _ = f.decode(pattern, form)
    moved = form.p - m_.bit_length()
    sheet = words.Sheet(form.width + 1)
    sheet.pattern("a", form.width)
    asked = f"(assert (= a (_ bv{pattern} 16)))"
    for way in (fp_unpacking.by_bitwuzla, fp_unpacking.by_z3):
        made = way(form, "a")
        text = "\n".join((str(sheet), *made.lines, asked))
        right = f"(and (= {made.significand} (_ bv{m_ << moved} 11)) (= {made.moved} (_ bv{moved} 4)))"
        for solver in PAIR:
            assert solve(f"{text}(assert {right})(check-sat)", solver, 10).result == "sat"
            assert solve(f"{text}(assert (not {right}))(check-sat)", solver, 10).result == "unsat"


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
