"""The float proofs hold on tiny formats and fail on wrong ones; their terms are the specification's."""

import doctest
import os
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import z3
from sympy import Basic, Eq, Ge, Integer, Not, true

pytest.importorskip("z3")
pytest.importorskip("cvc5")
pytest.importorskip("bitwuzla")

from vinculum_evidence.proof import Level, Session
from vinculum_evidence.solvers.smtlib import solve
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt import bitvector_terms, z3_bitblast
from vinculum_proofs.smt.floating import (
    composition,
    fp_conditions,
    fp_decoding,
    fp_div,
    fp_fractions,
    fp_nearest,
    fp_unpacking,
    fp_whole,
    fraction_forms,
)
from vinculum_proofs.smt.goals import Goal, Mutant, decide, settle
from vinculum_spec.relations import ieee754 as f

TINY = f.Format(4, 2, 1)
PAIR = ("z3", "bitwuzla")


@pytest.mark.parametrize("module", [bitvector_terms, z3_bitblast])
def test_docstring_examples_run(module: Any) -> None:
    assert doctest.testmod(module).failed == 0


READ = {
    "fp.div": "(= ((_ to_fp 5 11) c) (fp.div RNE ((_ to_fp 5 11) a) ((_ to_fp 5 11) b)))",
    "bvudiv": "(= c (bvudiv a b))",
    "bvurem": "(= c (bvurem a b))",
}


@pytest.mark.sample(4)
@pytest.mark.parametrize("read", READ)
@pytest.mark.parametrize("b", ["0000", "0001", "4400", "7c01", "8003", "ffff"])
def test_z3s_reading_equals_the_script(read: str, b: str) -> None:
    """Also for divisors 0: the solver that reads the script and the one that gets the reading agree."""
    declared = "".join(f"(declare-const {x} (_ BitVec 16))" for x in "abc")
    script = f"{declared}(assert {READ[read]})"
    ours = z3_bitblast.as_bit_vectors(script, dict.fromkeys("abc", 16), "held")
    assert "fp." not in ours and "_i" not in ours
    for a in ("0000", "0001", "3c00", "7bff", "fc00"):
        operands = f"(assert (= a #x{a}))(assert (= b #x{b}))"
        one = solve(f"(set-logic ALL){script}{operands}(check-sat)", "z3", 10)
        assert one.result == "sat"
        value = f"(assert (= c {one.model['c']}))"
        answers = (
            solve(f"(set-logic ALL){ours}{operands}{value}(assert {x})(check-sat)", "bitwuzla", 10).result
            for x in ("held", "(not held)")
        )
        assert tuple(answers) == ("sat", "unsat")


def test_a_reading_may_speak_of_nothing_else() -> None:
    script = "(declare-const a (_ BitVec 4))(declare-const d (_ BitVec 4))(assert (= a d))"
    with pytest.raises(Exception, match="d"):
        solve(
            f"(set-logic ALL){z3_bitblast.as_bit_vectors(script, {'a': 4}, 'held')}(assert held)(check-sat)",
            "bitwuzla",
            10,
        )


def test_without_z3_there_is_no_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "z3", None)
    (proof,) = (x for x in fp_whole.PROOFS if x.claim == "FP_DIV_FLOAT16")
    finding = proof.run(Session(60.0, 1, tmp_path))
    assert (finding.level, "z3" in str(finding.reason)) == (Level.NOT_RUN, True)


@pytest.mark.thorough
def test_tiny_format_whole_with_witness() -> None:
    for goal in fp_div.goals("tiny", TINY):
        verdict = settle(goal, PAIR, 10)
        assert verdict.level is Level.PROVED_MODEL, verdict.reason
        assert set(verdict.witness) == ({"a", "b", "c"} if goal.hypotheses else set())


@pytest.mark.sample(1)
@pytest.mark.parametrize("mutant", fp_div.mutants("tiny", TINY), ids=lambda mutant: mutant.words)
def test_mutated_relation_is_refuted(mutant: Mutant) -> None:
    verdict = settle(mutant.goal, PAIR, 10)
    assert verdict.level is Level.REFUTED, verdict.reason


def test_relation_on_words_is_the_relation_on_integers() -> None:
    text = fp_div.definitions(TINY, f.quotient.statement)
    values, outcomes = f.parameter_values(TINY), set()
    for a, b, c in ((0x2, 0x3, 0x1), (0x2, 0x3, 0x2), (0x0, 0x8, 0x7), (0x1, 0x6, 0x0)):
        observed = {
            k: bool(v) if str(k)[:3] in ("inf", "nan") else v
            for k, v in f.observe(a, b, c, TINY, 2 * TINY.p + 2).items()
        }
        expected = bool(f.quotient.statement.subs({**values, **observed}))
        outcomes.add(expected)
        assertion = "".join(f"(assert (= {x} (_ bv{y} {TINY.width})))" for x, y in (("a", a), ("b", b), ("c", c)))
        assert solve(f"{text}\n{assertion}(assert relation)(check-sat)", "z3", 10).result == (
            "sat" if expected else "unsat"
        )
    assert outcomes == {True, False}


def test_a_term_that_may_leave_its_width_is_not_built() -> None:
    sheet = bitvector_terms.Sheet(8)
    with pytest.raises(OverflowError):
        sheet.pattern("a", 7) + 1
    with pytest.raises(OverflowError):
        bitvector_terms.Sheet(12).pattern("a", 7) * sheet.constant(127)
    with pytest.raises(ValueError, match="no power of two"):
        sheet.pattern("b", 3) % 3
    with pytest.raises(KeyError):
        bitvector_terms.fold(f.m_A, {})


SMALL = fp_div.small_format(3, 5)
NARROW = [fp_div.small_format(3, 3), SMALL, fp_div.small_format(4, 3)]
TIES_TO_ODD = {"relation": fp_div.changed(fp_div.EVEN, Not(fp_div.EVEN))}


@pytest.mark.thorough
@pytest.mark.parametrize("form", NARROW, ids=lambda form: f"{form.width - form.p}+{form.p}")
def test_fp_div_whole_at_small_formats(form: f.Format) -> None:
    goals = [
        *(fp_whole.unpacked("small", form), fp_whole.indifferent("small", form)),
        *(
            replace(fp_whole.whole_format("small", form, ways), solvers=PAIR)
            for ways in (fp_whole.BOTH, *((x,) for x in PAIR))
        ),
    ]
    if form.p == 3:
        goals.append(fp_whole.linked("small", form))
    granted = (fp_div.shifts(goal.name, goal.preamble) for goal in goals[1:])
    for goal in (*goals, *granted, fp_fractions.saturated("small", form), *fp_fractions.fractions("small", form)):
        verdict = settle(goal, PAIR, 30)
        assert verdict.level is Level.PROVED_MODEL, verdict.reason


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "changed", [{"rounding": "RTZ"}, {"rounding": "RNA"}, TIES_TO_ODD], ids=["toward zero", "ties away", "ties to odd"]
)
def test_fp_div_whole_is_refuted_where_it_is_wrong(changed: dict[str, Any]) -> None:
    for ways in (fp_whole.BOTH, ("bitwuzla",)):
        verdict = settle(fp_whole.whole_format("float16", FORMATS["float16"], ways, **changed), PAIR, 30)
        assert verdict.level is Level.REFUTED, verdict.reason


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("old", "new"),
    [(Eq(f.m_C, 2 ** (f.p - 1)), true), (Eq(f.s_C, abs(f.s_A - f.s_B)), Eq(f.s_C, 0))],
    ids=["the gap below minded everywhere", "sign lost"],
)
def test_comparisons_that_matter_are_refuted(old: Basic, new: Basic) -> None:
    verdict = settle(fp_whole.indifferent("small", SMALL, fp_div.changed(old, new)), PAIR, 30)
    assert verdict.level is Level.REFUTED, verdict.reason


def test_the_hypothesis_about_fp_div_holds_on_the_whole_domain() -> None:
    """Nothing is left out of a goal by what it takes for granted: both divisions are one."""
    assert not fp_whole.whole_format("small", SMALL).hypotheses
    goal = fp_whole.whole_format("small", SMALL, fp_whole.BOTH)
    (hypothesis,) = goal.hypotheses
    verdict = settle(replace(goal, hypotheses=(), claim=hypothesis), PAIR, 60)
    assert verdict.level is Level.PROVED_MODEL, verdict.reason
    false_equation = "(= part ((_ extract 6 0) (bvudiv #b1111111 ((_ zero_extend 2) significand_b))))"
    assert settle(replace(goal, hypotheses=(), claim=f"(or special {false_equation})"), PAIR, 30).level is Level.REFUTED


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "broken",
    [
        lambda right, *x: right(*x)[::-1],
        lambda right, m_a, e_a, m_b, e_b, unit, reach: right(m_a, e_a, m_a, e_b, unit, reach),
        lambda right, m_a, e_a, m_b, e_b, unit, reach: right(m_a, e_a, m_b, e_b, unit - 1, reach),
        lambda right, *x: right(*x[:-1], 5),
    ],
    ids=["turned over", "m_A for m_B", "half the unit", "shifts cut off at 5"],
)
def test_fractions_that_are_wrong_are_refuted(monkeypatch: pytest.MonkeyPatch, broken: Any) -> None:
    """Of a format of which the comparisons are not computed: they are taken for what the lemmas say."""
    monkeypatch.setattr(f, "fractions_of", partial(broken, f.fractions_of))
    *goals_, _ = fp_fractions.fractions("float16", FORMATS["float16"])
    assert [settle(goal, PAIR, 30).level for goal in goals_] == [Level.REFUTED] * 3


def test_the_hypothesis_on_fractions_covers_all_differences(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the code is wrong about one, `saturated` is refuted; beyond its interval nothing is assumed."""
    right = f.saturate
    assert settle(fp_fractions.saturated("float16", FORMATS["float16"]), PAIR, 30).level is Level.PROVED_MODEL
    for difference in (-47, -1, 0, 21, 63):
        monkeypatch.setattr(f, "saturate", lambda d, reach, at=difference: right(d, reach) - (d == at) * 1)
        assert settle(fp_fractions.saturated("float16", FORMATS["float16"]), PAIR, 30).level is Level.REFUTED
    monkeypatch.setattr(fp_fractions, "differences", lambda form: form.width - form.p + 1)
    with pytest.raises(ValueError, match="a difference that `saturated` does not speak of"):
        fp_fractions.fractions("float16", FORMATS["float16"])


IN_A_FRESH_PROCESS = """
import sys
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.floating import fp_whole
sys.stdout.write(fp_whole.whatever_z3_divides(sys.argv[1], FORMATS[sys.argv[1]])[1].refutation())
"""


def test_z3s_reading_has_the_script_alone() -> None:
    """Whatever it was asked before: the script of this process is the one that a fresh process makes."""
    paths = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    for name in ("float32", "float16"):
        command = [sys.executable, "-c", IN_A_FRESH_PROCESS, name]
        fresh = subprocess.run(command, capture_output=True, text=True, check=True, env=paths).stdout
        assert "(check-sat)" in fresh
        assert fp_whole.whatever_z3_divides(name, FORMATS[name])[1].refutation() == fresh


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["bfloat16", "float16", "float32", "float64"])
def test_a_proof_for_any_z3_quotient_covers_the_actual_one(name: str) -> None:
    """One is the other with a division for the constant, and the division satisfies its hypothesis."""
    quotient, general = fp_whole.whatever_z3_divides(name, FORMATS[name])
    assert general.general
    assert general.hypotheses == (f"(or special {quotient.claim})",)
    assert quotient.hypotheses == ("(not special)",)
    context = z3.Context()

    def read(goal: Goal, term: str) -> Any:
        return z3.parse_smt2_string(f"{goal.preamble}\n(assert {term})", ctx=context)[0]

    division = read(quotient, "(= quotient quotient)").arg(0)
    constant = z3.BitVec("quotient", division.size(), ctx=context)
    exact = read(fp_whole.read_by_z3(name, FORMATS[name]), "refuted")
    assert division.decl().name() == "bvudiv"
    assert not read(general, "refuted").eq(exact)
    assert z3.substitute(read(general, "refuted"), (constant, division)).eq(exact)


def test_one_division_can_be_any() -> None:
    for term, message in {"(bvadd a #x3)": "no divisions", "(bvurem (bvudiv a #x3) #x5)": "2 divisions"}.items():
        with pytest.raises(ValueError, match=f"{message}, where one can be replaced"):
            z3_bitblast.whatever_it_divides(f"(declare-const a (_ BitVec 4)) (assert (= a {term}))", {"a": 4}, "x", "q")


def test_two_solvers_are_asked_of_each_goal() -> None:
    """Two readings, two searches of each, without hypotheses; for 16 bits Z3's own search as well."""
    goals = [goal for proof in fp_whole.PROOFS for goal in proof.run.build()[0] if ": whole, " in goal.name]  # type: ignore[attr-defined]
    by_script = {goal.name.partition(": whole, ")[::2]: goal for goal in goals}
    for name in ("bfloat16", "float16", "float32", "float64"):
        for reading, searches in {
            "divided as by bitwuzla": ("bitwuzla", "glucose-bitwuzla"),
            "as Z3 reads fp.div": ("bitwuzla", "glucose"),
        }.items():
            goal = by_script.pop((name, reading))
            assert goal.solvers == searches
            assert (
                all("quotient" in hypothesis for hypothesis in goal.hypotheses)
                if "Z3" in reading
                else not goal.hypotheses
            )
    assert {(name, goal.solvers) for (name, _), goal in by_script.items()} == {
        (name, ("bitwuzla", "z3")) for name in ("bfloat16", "float16")
    }


@pytest.mark.sample(1)
@pytest.mark.parametrize("comparison", list(fp_conditions.CONDITIONS), ids=str)
def test_each_condition_is_needed_as_it_is(comparison: Basic) -> None:
    """The other way round it is not what the specification's code computes, nor what fp.div gives."""
    form, negated = fp_div.small_format(3, 3), {comparison: Not(fp_conditions.CONDITIONS[comparison])}
    verdict = settle(fp_whole.linked("small", form, {**fp_conditions.CONDITIONS, **negated}), PAIR, 30)
    assert verdict.level is Level.REFUTED, verdict.reason
    with pytest.raises(ValueError, match="a comparison that nothing decides: of "):
        fp_conditions.decided(
            f.quotient.statement, {x: y for x, y in fp_conditions.CONDITIONS.items() if x != comparison}
        )


@pytest.mark.sample(1)
@pytest.mark.parametrize("comparison", list(fp_conditions.CONDITIONS), ids=str)
def test_each_comparison_has_a_goal_about_cut_off_shifts(comparison: Basic) -> None:
    goals, _ = fraction_forms.cut_off()
    names = [goal.name for goal in goals if any(f", {x}, " in goal.name for x in (comparison, Not(comparison)))]
    assert {name.rpartition(", ")[2] for name in names} == {"large", "small"}


def test_a_relation_with_another_comparison_is_refused() -> None:
    with pytest.raises(ValueError, match="0 comparisons of N by GreaterThan, not 1: "):
        fp_conditions.comparisons(f.rounding.holds, Ge, f.N)


@pytest.mark.sample(2)
@pytest.mark.parametrize("unit", range(-6, 8))
def test_first_bits_of_the_quotient_compare_a_fraction(unit: int) -> None:
    """Against Python's fractions: every quotient of 3-bit significands, in units near and far."""
    p, outcomes = 3, set()
    for ma, mb in product(range(4, 8), repeat=2):
        q, r = divmod(ma << (p + 1), mb)
        observed = {fp_conditions.place("C"): unit, f.p: p, fp_conditions.rest: r != 0}
        if 1 <= unit <= p + 3:
            observed |= {
                fp_conditions.first("C"): q >> (unit - 1),
                fp_conditions.first("C", 4): 2 * q >> (unit - 1),
                fp_conditions.sticky("C"): q % 2 ** (unit - 1) != 0,
            }
        x = Fraction(ma, mb) * Fraction(2) ** (p + 1 - unit)
        for c in (-1, *range(1, 16, 2), 8):
            for times in (2, 4) if c == 2 ** (p + 1) - 1 else (2,):
                comparison = fp_conditions.less("C", Integer(c), times).subs(observed)
                assert comparison == (times * x < c), (ma, mb, c)
                outcomes.add(bool(comparison))
            assert fp_conditions.equal("C", Integer(c)).subs(observed) == (2 * x == c), (ma, mb, c)
    assert outcomes == ({True, False} if unit >= 1 else {False})


@pytest.mark.parametrize("pattern", [0x0001, 0x0003, 0x03FF, 0x0400, 0x3C00, 0x7BFF, 0x8155])
def test_significand_and_places_by_example(pattern: int) -> None:
    form = FORMATS["float16"]
    _, m_, _, _, _ = f.decode(pattern, form)
    moved = form.p - m_.bit_length()
    sheet = bitvector_terms.Sheet(form.width + 1)
    sheet.pattern("a", form.width)
    assertion = f"(assert (= a (_ bv{pattern} 16)))"
    for way in (fp_unpacking.by_bitwuzla, fp_unpacking.by_z3):
        unpacked = way(form, "a")
        text = "\n".join((str(sheet), *unpacked.lines, assertion))
        right = f"(and (= {unpacked.significand} (_ bv{m_ << moved} 11)) (= {unpacked.moved} (_ bv{moved} 4)))"
        for solver in PAIR:
            assert solve(f"{text}(assert {right})(check-sat)", solver, 10).result == "sat"
            assert solve(f"{text}(assert (not {right}))(check-sat)", solver, 10).result == "unsat"


def test_last_bits_of_a_word_are_cleared() -> None:
    """By floor(x / 2^k) * 2^k, for every x and k; beyond what is granted, nothing is said."""
    sheet = bitvector_terms.Sheet(10, reach=5)
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


def test_a_clipped_word_needs_no_assumption() -> None:
    """Its interval is known; and it is the nearest number within, for every x."""
    sheet = bitvector_terms.Sheet(8, reach=3)
    x = sheet.pattern("x", 4) - 8
    clipped = x.clipped(-2, 3)
    assert (clipped.low, clipped.high) == (-2, 3)
    implied = " ".join(
        f"(=> (= x (_ bv{n} 4)) (= {clipped.text} {sheet.constant(min(3, max(-2, n - 8))).text}))" for n in range(16)
    )
    assert solve(f"{sheet}\n(assert (not (and {implied})))(check-sat)", "z3", 10).result == "unsat"
    sheet.pattern("y", 5) >> (clipped + 2).clipped(0, 3)
    assert not sheet.granted
    sheet.pattern("z", 5) >> clipped
    assert len(sheet.granted) == 1


@pytest.mark.thorough
def test_composition_at_float16_and_without_the_smallest_unit() -> None:
    form = f.Format(*FORMATS["float16"].__dict__.values())
    assert (
        decide(composition.composed("float16", form)[-1:], composition.wrong_calls(form)[:1], seconds=10).level
        is Level.PROVED_MODEL
    )


def test_fractions_and_units() -> None:
    for build in (fraction_forms.rewritten, fraction_forms.powers, fp_nearest.build, fp_decoding.zeros):
        solvers = PAIR if build is fp_decoding.zeros else ("z3", "cvc5")
        assert decide(*build(), solvers=solvers, seconds=10).level is Level.PROVED_MODEL
