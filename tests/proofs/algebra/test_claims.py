"""The algebra proves right formulas, refutes wrong ones, and finds the first counterexample."""

import doctest
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sympy import Abs, Eq, Le, Lt, Max, Ne, Rational, symbols

PROOFS = Path(__file__).parents[3] / "proofs"

pytest.importorskip("z3")
pytest.importorskip("cvc5")

import vinculum.accuracy  # noqa: E402
from vinculum_evidence.proof import Level, Session, by_third_party  # noqa: E402
from vinculum_proofs.algebra import claims, clear_denominators, examples, floats, mutate  # noqa: E402
from vinculum_proofs.algebra import minimal_counterexample as least_module  # noqa: E402
from vinculum_proofs.algebra.clear_denominators import cleared, fraction, scaled  # noqa: E402
from vinculum_proofs.algebra.decide import Plan, goals_of, settle  # noqa: E402
from vinculum_proofs.algebra.minimal_counterexample import as_json, search  # noqa: E402
from vinculum_proofs.algebra.mutate import mutants  # noqa: E402
from vinculum_proofs.requirement_groups import FORMATS  # noqa: E402
from vinculum_spec.claims import accuracy, source_claims  # noqa: E402
from vinculum_spec.editions.claims import corrections, edition_claims  # noqa: E402
from vinculum_spec.loader import specification  # noqa: E402
from vinculum_spec.relations import ieee754  # noqa: E402
from vinculum_spec.relations.relation import Relation  # noqa: E402

SPEC = specification()
SESSION = Session(60, 1, Path())
ALL = [*claims.PROOFS, *floats.PROOFS, *examples.PROOFS]
BY_CLAIM = {proof.claim: proof for proof in ALL}
A, B, Ae, Be = accuracy.A, accuracy.B, accuracy.Ae, accuracy.Be


def test_one_proof_a_claim() -> None:
    assert sorted(proof.claim for proof in ALL) == sorted(SPEC.claims)
    for proof in ALL:
        claim = SPEC.claims[proof.claim]
        assert proof.published is not None
        assert proof.published["formula"] == claim.published
        assert proof.published["source"] == list(claim.source)
        assert proof.published.get("corrects") == claim.corrects
        assert by_third_party(proof.published) is (claim.corrects is None)


def test_a_right_formula_is_proved_and_a_wrong_one_refuted() -> None:
    """Both by the same path; the difference is one sign."""
    right = Relation(accuracy.no_crossing, Eq(accuracy.propagated, (Ae * B - Be * A) / (B * (B + Be))))
    mutant = Relation(accuracy.no_crossing, Eq(accuracy.propagated, (Ae * B + Be * A) / (B * (B + Be))))
    proved, refuted = (settle(Plan(relation), "test") for relation in (right, mutant))
    assert proved.level is Level.PROVED_MODEL
    assert proved.killed
    assert proved.witness
    assert refuted.level is Level.REFUTED
    assert refuted.counterexample["input"] == {"A": 1, "Ae": 0, "B": 1, "Be": 1}


def test_half_a_bound_is_refuted() -> None:
    mutant = Relation(accuracy.no_crossing, Le(2 * Abs(accuracy.propagated), accuracy.propagated_bound))
    finding = settle(Plan(mutant), "test")
    assert finding.level is Level.REFUTED
    values = {k: Fraction(str(v)) for k, v in finding.counterexample["input"].items()}
    a, b, ae, be = (values[name] for name in ("A", "B", "Ae", "Be"))
    error = abs((a + ae) / (b + be) - a / b)
    assert 2 * error > (abs(ae) + abs(a * be / b)) / abs(b + be)


def test_hypotheses_that_nothing_meets_prove_nothing() -> None:
    nothing = Relation(Lt(B, 0) & Lt(1, B), Eq(A, B))
    assert settle(Plan(nothing), "test").level is Level.UNDECIDED


def test_a_mutant_that_survives_is_told() -> None:
    weak = Plan(accuracy.introduced_real, mutant=("nothing changed", accuracy.introduced_real.holds))
    finding = settle(weak, "test")
    assert (finding.level, finding.survived) == (Level.UNDECIDED, ("nothing changed",))


def test_both_solvers_decide_the_unchanged_formula() -> None:
    """cvc5 may get other variables instead: then for B on either side of 0.

    That nothing is divided by 0 is a goal too.
    """
    relation = Relation(accuracy.no_crossing, Le(Abs(accuracy.propagated), accuracy.propagated_bound))
    both, ratios = (
        [(goal.name, goal.solvers) for goal in goals_of(Plan(relation, in_ratios=negative), "test")]
        for negative in (False, True)
    )
    assert both == [("test", ()), ("denominators", ())]
    sides = [("ratios, B above 0", ()), ("ratios, B below 0", ())]
    assert ratios == [("test", ("z3",)), ("denominators", ()), *sides]


REFUTED = {
    "CLAIM_ACCURACY_PROPAGATED_1": {"A": 0, "Ae": 1, "B": -1, "Be": 0},
    "CLAIM_ACCURACY_INTRODUCED_INT_HALF": {"A": 1, "B": 2, "C": 0},
    "CLAIM_INT_RESULT_TYPE": {"A": -128, "B": -1, "C": 128},
    "CLAIM_INT_FRACTION_FLOOR": {"A": 1, "B": -2, "C": -1},
    "CLAIM_REAL_NO_ERROR": {"B": 0},
    "CLAIM_FLOAT_CASES_COMPLETE": {"A": "0x0000", "B": "0x0001", "type": "float16"},
    "CLAIM_FLOAT_CASE_INFINITY": {"A": "0x7c01", "B": "0x0000", "type": "float16"},
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("claim", REFUTED)
def test_counterexample_is_the_smallest(claim: str) -> None:
    """By hand: nothing smaller fails. What is put in the place of the claim passed the same search."""
    finding = BY_CLAIM[claim].run(SESSION)
    assert finding.level is Level.REFUTED
    assert finding.counterexample["input"] == REFUTED[claim]
    control = finding.details["control"]
    assert control
    assert all(entry["counterexamples"] == 0 and entry["tried"] > 0 for entry in control.values())
    json.dumps(finding.counterexample)


@pytest.mark.parametrize("claim", ["CLAIM_ACCURACY_INTRODUCED_INT_HALF", "CLAIM_FLOAT_CASE_INFINITY"])
def test_a_correction_goes_through_the_same_search(claim: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction that is refuted as well leaves the claim undecided: the refutation shows nothing."""
    refuted = SPEC.claims[claim]

    def itself(_claim: Any) -> dict[str, Any]:
        return {"itself": refuted.relation}

    for module in (claims, floats):
        monkeypatch.setattr(module, "corrections", itself)
    finding = BY_CLAIM[claim].run(SESSION)
    assert finding.level is Level.UNDECIDED
    assert str(finding.reason).startswith("what is to take its place is refuted too")


def test_every_refuted_published_claim_has_a_control() -> None:
    lines = (PROOFS / "evidence" / "algebra.jsonl").read_text().splitlines()
    refuted = {row["claim"]: row["details"] for row in map(json.loads, lines) if row["level"] == "REFUTED"}
    assert refuted.keys() >= REFUTED.keys()
    of_edition = {name: {*corrections(claim)} for name, claim in edition_claims().items()}
    for claim, details in refuted.items():
        assert details["control"] or claim in of_edition, claim
        assert claim not in of_edition or details["control"].keys() == of_edition[claim]
        for correction, control in details["control"].items():
            assert claim in of_edition or SPEC.claims[correction].corrects == claim
            assert (control["counterexamples"], control["tried"] > 0) == (0, True)


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "claim", ["CLAIM_ACCURACY_INTRODUCED_INT_ONE", "CLAIM_INT_TOWARD_ZERO", "CLAIM_FLOAT_CASES_CORRECTED",
              "CLAIM_FLOAT_NO_TIE", "CLAIM_REAL_CASES", "CLAIM_EXAMPLE_SONNX_INT_1", "CLAIM_EXAMPLE_PDPD_INNER_ONE",
              "CLAIM_EXAMPLE_OPENVINO_NUMPY_SCALARS"]
)  # fmt: skip
def test_claim_is_proved_with_witness_and_mutants(claim: str) -> None:
    finding = BY_CLAIM[claim].run(SESSION)
    assert finding.level is Level.PROVED_MODEL, finding.reason
    assert finding.witness is not None
    assert finding.killed
    assert not finding.survived
    json.dumps([finding.witness, finding.details])


@pytest.mark.thorough
def test_two_runs_say_the_same() -> None:
    for claim in ("CLAIM_INT_EXACT", "CLAIM_ACCURACY_INTRODUCED_INT_ONE", "CLAIM_FLOAT_CASE_QUOTIENT"):
        assert BY_CLAIM[claim].run(SESSION) == BY_CLAIM[claim].run(SESSION)


def test_an_example_with_a_wrong_digit_is_refuted() -> None:
    from dataclasses import replace

    right = next(example for example in SPEC.value_examples if example.id == "sonnx-int-1")
    finding = examples.decide_values(replace(right, C=("2", "1", "-12")), SESSION)
    assert finding.level is Level.REFUTED
    assert finding.counterexample["input"] == {"A": "-35", "B": "3"}
    shapes = next(example for example in SPEC.shape_examples if example.id == "openvino-numpy")
    assert examples.decide_shapes(replace(shapes, C=(8, 7, 6, 6)), SESSION).level is Level.REFUTED
    assert examples.decide_shapes(replace(shapes, C=None, rejected="it is said"), SESSION).level is Level.REFUTED


# ---- the tools ----

numbers = st.fractions(-3, 3, max_denominator=4)
x, y, z = symbols("x y z", real=True)


@settings(max_examples=60, deadline=None)
@given(numbers, numbers, numbers)
def test_clearing_denominators_changes_nothing(a: Fraction, b: Fraction, c: Fraction) -> None:
    """Where none of them is 0."""
    formulas = (
        x / y + z <= Abs(x / (y * z)),
        Lt(x / y**2, Abs(z) / y),
        Ne(x / y, z / (x + y)),
        Eq(x * z / y, x * z / Abs(y)),
        Le(x / y, Max(z / y, 1)),
        (x / y > z) | ~(z >= 1 / y),
    )
    values = {s: Rational(v.numerator, v.denominator) for s, v in ((x, a), (y, b), (z, c))}
    for formula in formulas:
        polynomial, denominators = cleared(formula)
        if all(d.subs(values) != 0 for d in denominators):
            assert bool(polynomial.subs(values)) == bool(formula.subs(values)), formula
            assert not any(power.exp.is_negative for power in polynomial.atoms(type(x**2)))


def test_clearing_tells_what_it_cannot_do() -> None:
    with pytest.raises(ValueError, match="no fraction is known"):
        fraction(2**x)


def test_a_variable_that_stays_is_told() -> None:
    b = symbols("b", positive=True)
    assert scaled(Abs(x) < y, {x: z * b, y: b}) == (Abs(z) - 1 < 0)
    with pytest.raises(ValueError, match="are left"):
        scaled(Abs(x) < y, {x: z * b})


def test_least_is_the_first_of_all() -> None:
    """Against a plain search: the sum of numerator and denominator decides, then the order of names."""
    relation = Relation(Ne(B, 0), Le(A * B, 2))
    result = search(relation, 9)
    assert result.values == {"A": 1, "B": 3}
    assert as_json(relation, result.values)["got"].endswith("= 3")
    with pytest.raises(ValueError, match="no counterexample"):
        as_json(relation, {"A": 1, "B": 1})
    assert search(Relation(Ne(B, 0), Le(0, A**2)), 4).values is None


@pytest.mark.parametrize("module", [clear_denominators, least_module, mutate], ids=lambda module: module.__name__)
def test_examples_in_the_documentation(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0


def test_mutants_are_other_formulas() -> None:
    for name in ("introduced_one", "propagated_exact", "introduced_real"):
        holds = getattr(accuracy, name).holds
        assert [mutant for _, mutant in mutants(holds)] != [holds]


@pytest.mark.parametrize("name", FORMATS)
def test_float_counterexamples_come_from_the_kernel(name: str) -> None:
    """0/1 is in none of the three published cases, 1/1 is in the first."""
    form = FORMATS[name]
    one = form.emax << (form.p - 1)
    mask, _ = floats.counterexamples(source_claims.float_cases, name, [0, one], [one, one])
    assert mask.tolist() == [True, False]


def test_a_witness_of_floats_is_operands() -> None:
    """Real ones of every format, not only a model of the formula in other variables."""
    witness = BY_CLAIM["CLAIM_ACCURACY_INTRODUCED_FLOAT_CORRECTED"].run(SESSION).witness
    assert witness["operands"].keys() == FORMATS.keys()
    assert all(Fraction(pair["B"]) != 0 and Fraction(pair["A"]) != 0 for pair in witness["operands"].values())


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**16 - 1), st.integers(0, 2**16 - 1))
def test_errors_in_quanta_are_the_errors(a: int, b: int) -> None:
    """The terms for C - A/B in significands equal |C - A/B|; the bound is that of `vinculum.accuracy`."""
    form = FORMATS["float16"]
    A, B = np.array([a, b], "u2").view("f2")
    with np.errstate(all="ignore"):
        C = vinculum.div(A, B)[()]
    assume(bool(np.isfinite(C)) and bool(np.isfinite(B)))
    c = int(np.asarray(C).view("u2")[()])
    observed = {**ieee754.observe(a, b, c, form), **ieee754.parameter_values(form)}
    observed[accuracy.scale] = 1 << (observed[ieee754.e_C] - form.q_min)
    quantum = Rational(2) ** form.q_min
    exact = [Rational(str(Fraction(float(v)))) for v in (A, B, C)]
    error = accuracy.introduced.subs(accuracy.in_quanta).subs(observed) * quantum
    assert abs(error) == abs(exact[2] - exact[0] / exact[1])
    bound = accuracy.introduced_bound.subs(accuracy.in_quanta).subs(observed) * quantum
    assert bound == Rational(str(vinculum.accuracy.introduced_error(A, B)))


def test_values_of_patterns() -> None:
    form = FORMATS["float16"]
    read: dict[int, Any] = {0x3C00: Fraction(1), 0xC000: Fraction(-2), 0x0001: Fraction(1, 2**24), 0x7C00: "+inf", 0xFC00: "-inf", 0x7C01: "nan"}  # fmt: skip
    assert {pattern: floats.value(pattern, form) for pattern in read} == read
