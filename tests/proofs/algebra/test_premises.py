"""The algebra's premises are facts, and claims on floats cover all formats and all elements."""

import json
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sympy import Abs, And, Eq, Ge, Gt, Le, Lt, Ne, Not, Symbol, false, lambdify, symbols, true

PROOFS = Path(__file__).parents[3] / "proofs"

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_evidence.proof import Finding, Level, Session  # noqa: E402
from vinculum_proofs.algebra import claims, examples, floats, mutate, no_halfway_quotient  # noqa: E402
from vinculum_proofs.algebra.minimal_counterexample import as_json, search  # noqa: E402
from vinculum_proofs.requirement_groups import FORMATS  # noqa: E402
from vinculum_spec.claims import accuracy, source_claims  # noqa: E402
from vinculum_spec.loader import specification  # noqa: E402
from vinculum_spec.relations import ieee754, integer  # noqa: E402
from vinculum_spec.relations.relation import Relation  # noqa: E402

SPEC = specification()
SESSION = Session(60, 1, Path())
ALL = {proof.claim: proof for proof in (*claims.PROOFS, *floats.PROOFS, *examples.PROOFS)}
LINES = (PROOFS / "evidence" / "algebra.jsonl").read_text(encoding="utf-8").splitlines()
RECORDS = {entry["claim"]: entry for entry in map(json.loads, LINES)}
A, B = accuracy.A, accuracy.B


@pytest.mark.sample(20)
@pytest.mark.parametrize("claim", SPEC.claims)
def test_a_proof_agrees_with_its_claim_and_its_record(claim: str) -> None:
    """They agree on requirements, scope, hypotheses, assumptions and claims that it rests on.

    A record would repeat any omission.
    """
    proof, claim_text, record = ALL[claim], SPEC.claims[claim], RECORDS[claim]
    assert (proof.title, proof.scope, proof.published) == (record["title"], record["scope"], record["published"])
    assert [list(proof.assumptions), list(proof.rests_on)] == [record["assumptions"], record["rests_on"]]
    assert set(claim_text.requirements) == set(proof.requirements) == set(record["requirements"])
    assert set(proof.relations) <= set(record["relations"])
    assert claim_text.hypotheses in proof.scope
    assert (record["published"]["text"], bool(proof.assumptions)) == (claim_text.hypotheses, True)
    assert proof.examines
    assert set(proof.examines) <= record["depends"]["files"].keys()


def satisfying(premises: tuple[Any, ...], *values: dict[Any, int]) -> list[dict[Any, int]]:
    """Those of `values` that a goal's premises leave out."""
    names = sorted({s for one in values for s in one}, key=str)
    holds = lambdify(names, And(*premises), "math")
    return [one for one in values if not holds(*(one[s] for s in names))]


def test_the_facts_on_products_hold_for_all_products() -> None:
    """No quotient is left out by what cvc5 is told of multiples: of small numbers, each is among them."""
    multiples, one_result = claims._one_result()
    (k,) = multiples.claim.free_symbols - {integer.B}
    samples = [n for n in range(-4, 5) if n]
    assert satisfying(multiples.hypotheses, *({integer.B: b, k: n} for b, n in product(samples, samples))) == []
    relation, (P, Q) = source_claims.int_one_result, symbols("P Q", integer=True)
    names = sorted(relation.domain.free_symbols, key=str)
    inside = lambdify(names, relation.domain, "math")
    every = (dict(zip(names, values, strict=True)) for values in product(range(-4, 5), repeat=len(names)))
    result = [
        {**one, P: one[integer.B] * one[integer.C], Q: one[integer.B] * one[source_claims.other]}
        for one in every
        if inside(*one.values())
    ]
    assert len(result) > 50
    assert satisfying(one_result.hypotheses, *result) == []
    assert one_result.claim == relation.holds


def test_the_mutant_of_a_claim_says_something_else() -> None:
    """Of remainders that are as large as the denominator."""
    description, mutant = claims._null_mutant()
    holds = source_claims.int_null_denominator.holds
    assert "as large" in description
    assert mutant != holds
    assert len(mutant.atoms(Le)) > len(holds.atoms(Le))


@pytest.mark.parametrize("compared", [Le, Lt, Ge, Gt, Eq, Ne])
@pytest.mark.parametrize("left", [A, Abs(A)])
def test_the_mutant_of_a_comparison_is_another_one(compared: Any, left: Any) -> None:
    """By numbers: some are taken by one of the two alone."""
    holds = compared(left, B)
    ((_, mutant),) = mutate.mutants(holds)
    same = {holds.subs({A: a, B: b}) == mutant.subs({A: a, B: b}) for a, b in product(range(-3, 4), repeat=2)}
    assert same == {True, False}


def test_the_induction_has_a_step_and_a_base_for_each_precision() -> None:
    """And its premises leave out no number that they are to speak of."""
    goals = {goal.name: goal for goal in no_halfway_quotient.goals({name: form.p for name, form in FORMATS.items()})}
    assert set(goals) == {
        "parity",
        "step",
        *(f"{step_name}, {name}" for step_name in ("divisor", "tie") for name in FORMATS),
    }
    numbers = list(product(range(-3, 4), range(-4, 5)))
    even = [
        {no_halfway_quotient.h: h, no_halfway_quotient.b: 2 * n, no_halfway_quotient.y: (2 * h + 1) * n}
        for h, n in numbers
    ]
    assert satisfying(goals["parity"].hypotheses, *even) == []
    steps = [
        {no_halfway_quotient.P: P, no_halfway_quotient.h: h, no_halfway_quotient.b_half: P * n, no_halfway_quotient.b: 2 * P * n, no_halfway_quotient.y: (2 * h + 1) * n}
        for P in (1, 2, 4) for h, n in numbers
    ]  # fmt: skip
    assert satisfying(goals["step"].hypotheses, *steps) == []
    mutant = no_halfway_quotient.mutant().goal
    assert (
        satisfying(mutant.hypotheses, {no_halfway_quotient.h: 1, no_halfway_quotient.b: 1, no_halfway_quotient.y: 1})
        == []
    )  # where an even k says nothing of b
    for name, form in FORMATS.items():
        at, half = 1 << (form.p - 1), accuracy.half
        values = {ieee754.m_A: at, ieee754.m_B: at + 1, half: at, accuracy.k: 2 * at + 1, ieee754.p: form.p}
        claim = goals[f"tie, {name}"].claim.subs(values)
        assert claim == False, name  # noqa: E712 - SymPy's false: not said of what is no multiple


# ---- floats ----

FLOAT = SPEC.claims["CLAIM_FLOAT_CASE_QUOTIENT"]


@pytest.fixture
def solver_calls(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Solvers that prove everything, the mutants refuted; but for the formats in `refuted`."""
    observed: dict[str, Any] = {"refuted": (), "goals": []}

    def settle(goal: Any, *_: object) -> Any:
        return SimpleNamespace(level=Level.REFUTED if goal.name in observed["refuted"] else Level.PROVED_MODEL)

    def decide(goals: Any, mutants: Any, *_: object) -> Finding:
        observed["goals"] = [goal.name for goal in goals]
        return Finding(Level.PROVED_MODEL, {}, None, tuple(mutant.words for mutant in mutants), details={})

    monkeypatch.setattr(floats, "lib", SimpleNamespace(settle=settle, decide=decide))
    return observed


def test_a_claim_on_floats_is_proved_for_all_formats_or_not_at_all(
    solver_calls: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each format needs a witness and a killed mutant; one that refutes it starts a search for operands."""
    monkeypatch.setattr(floats, "_witness", lambda *_: {"A": "1"})
    monkeypatch.setattr(floats, "_special", lambda *_: {"input": {}})
    assert floats.decide(FLOAT, SESSION).level is Level.PROVED_MODEL
    assert solver_calls["goals"] == list(FORMATS)
    monkeypatch.setattr(floats, "_witness", lambda _relation, name: None if name == "float64" else {"A": "1"})
    unmet = floats.decide(FLOAT, SESSION)
    assert (unmet.level, str(unmet.reason)[:39]) == (Level.UNDECIDED, "no operands are known that meet the hyp")
    monkeypatch.setattr(floats, "_witness", lambda *_: {"A": "1"})
    monkeypatch.setattr(floats, "_special", lambda *_: None)
    alive = floats.decide(FLOAT, SESSION)
    assert (alive.level, alive.killed, len(alive.survived)) == (Level.UNDECIDED, (), 1)
    refutation = Finding(Level.REFUTED, {}, {"input": {}})
    monkeypatch.setattr(floats, "refute", lambda *_: refutation)
    solver_calls["refuted"] = ("float64",)
    assert floats.decide(FLOAT, SESSION) is refutation


def test_a_claim_on_floats_is_refuted_by_operands_of_every_format(monkeypatch: pytest.MonkeyPatch) -> None:
    claim = SPEC.claims["CLAIM_FLOAT_CASES_COMPLETE"]
    assert claim.relation is not None
    real_special = floats._special
    monkeypatch.setattr(
        floats, "_special", lambda relation, name: None if name == "float64" else real_special(relation, name)
    )
    finding = floats.refute(claim, claim.relation)
    assert (finding.level, finding.reason) == (Level.UNDECIDED, "no counterexample is known for float64")


def test_operands_outside_the_hypotheses_are_no_counterexample_and_no_witness() -> None:
    """0/1 is in none of the published cases, 1/1 is in the first; without a domain neither is decided."""
    form, cases = FORMATS["float16"], source_claims.float_cases
    one = form.emax << (form.p - 1)
    nowhere, zero, first = Relation(false, cases.holds), (0, one, 0), (one, one, one)
    assert [floats.confirmed(cases, "float16", case) for case in (zero, first)] == [True, False]
    assert not floats.confirmed(nowhere, "float16", zero)
    assert not floats.counterexamples(nowhere, "float16", [0], [one])[0].any()
    assert floats._witness(nowhere, "float16") is None
    with pytest.raises(ArithmeticError, match="is no counterexample"):
        floats._counterexample(cases, "float16", *first)
    with pytest.raises(ArithmeticError, match="do not settle"):
        floats.confirmed(Relation(Lt(ieee754.m_A, Symbol("unknown")), cases.holds), "float16", zero)
    third, second = Relation(Eq(ieee754.m_A, 3), false), Relation(And(Eq(ieee754.m_A, 2), Ne(ieee754.m_B, 0)), false)
    for relation, symbol, count in ((cases, "B", 2**16 + 1), (third, "A", 3 * 2**16 + 1), (second, "B", 2**16 + 3)):
        result = floats._first(relation, symbol)
        assert result is not None and result["tried"] == count


def test_the_goals_on_floats_are_the_relation(monkeypatch: pytest.MonkeyPatch) -> None:
    """For special operands and `vinculum.div`'s C, a change of variables keeps hypotheses and conclusion."""
    claim, form = SPEC.claims["CLAIM_ACCURACY_INTRODUCED_FLOAT_CORRECTED"], FORMATS["float16"]
    assert claim.relation is not None
    goal = floats.goal_of(claim.formula, claim.relation, "float16")
    names = sorted(goal.hypotheses[0].free_symbols | goal.claim.free_symbols, key=str)
    domain, conclusion = (lambdify(names, part, [{"Abs": abs}, "math"]) for part in (*goal.hypotheses, goal.claim))
    samples = [pattern for pattern in floats.specials(form) if not isinstance(floats.value(pattern, form), str)]
    a, b = zip(*product(samples, samples[1:]), strict=True)
    inside, holds, c = floats.evaluated(claim.relation, "float16", a, b)
    for k, patterns in enumerate(zip(a, b, map(int, c), strict=True)):
        observed = ieee754.observe(*patterns, form)
        scale = 1 << (observed[ieee754.e_C] - form.q_min)
        ratio = abs(Fraction(floats.value(a[k], form)) / Fraction(floats.value(b[k], form)))
        values = {s: bool(v) if s in floats.BOOLEANS else v for s, v in observed.items()}
        values |= {accuracy.scale: scale, floats.x: ratio / scale / Fraction(2) ** form.q_min}
        values |= {Symbol("even"): observed[ieee754.m_C] % 2 == 0}
        arguments = [values[s] for s in names]
        assert bool(domain(*arguments)) == inside[k], patterns
        assert not inside[k] or bool(conclusion(*arguments)) == holds[k], patterns
    assert inside.sum() > 50
    monkeypatch.setattr(floats, "vinculum", SimpleNamespace(div=lambda numerator, _denominator, **_: numerator))
    assert floats.evaluated(claim.relation, "float16", a, b)[2].tolist() == list(a)


@pytest.mark.parametrize("name", FORMATS)
def test_special_values_are_of_all_kinds(name: str) -> None:
    kinds = {floats.value(pattern, FORMATS[name]) for pattern in floats.specials(FORMATS[name])}
    form = FORMATS[name]
    smallest, normal = Fraction(2) ** form.q_min, Fraction(2) ** (form.q_min + form.p - 1)
    largest = (2 - Fraction(1, 2 ** (form.p - 1))) * 2**form.emax
    assert {
        Fraction(0),
        smallest,
        2 * smallest,
        normal,
        Fraction(1),
        Fraction(2),
        Fraction(3),
        largest,
        "+inf",
        "nan",
    } <= kinds


# ---- examples ----


@pytest.mark.sample(6)
@pytest.mark.parametrize("proof", examples.PROOFS, ids=lambda proof: str(proof.claim))
def test_an_example_is_decided_anew_as_its_record_says(proof: Any) -> None:
    """Every element, every profile, and every other result that is refused."""
    finding, record = proof.run(SESSION), RECORDS[proof.claim]
    assert (finding.level.value, list(finding.killed), list(finding.survived)) == (
        record["level"],
        record["mutants_killed"],
        record["mutants_survived"],
    )
    assert finding.details["goals"] == record["details"]["goals"]
    claim_text = next(e for e in (*SPEC.value_examples, *SPEC.shape_examples) if examples.claim_id(e) == proof.claim)
    if hasattr(claim_text, "printed"):
        assert len(finding.details["goals"]) == len(finding.killed) == len(claim_text.A)
    else:
        assert {goal.partition(":")[0] for goal in finding.details["goals"]} == set(claim_text.profiles)


VALUES = next(e for e in SPEC.value_examples if SPEC.types[e.type].kind == "real" and not e.approximate)
SHAPES = next(e for e in SPEC.shape_examples if e.C is not None)
REJECTED = next(e for e in SPEC.shape_examples if e.C is None)


def test_no_number_is_accepted_outside_the_relations_domain() -> None:
    """0*5 is 0, and 5 is no quotient of 0 and 0."""
    assert not examples.accepted(replace(VALUES, A=("0",), B=("0",), C=("5",)), 0, "5")
    with pytest.raises(ValueError, match=r"0\.1 is no float32"):
        examples.pattern("0.1", "float32")


def test_a_printed_number_is_right_to_half_of_its_last_digit() -> None:
    example = next(e for e in SPEC.value_examples if e.approximate)
    k, digits = next(iter(example.approximate.items()))
    exact = Fraction(example.A[k]) / Fraction(example.B[k])
    half = Fraction(1, 2 * 10**digits)
    assert examples.accepted(example, k, str(exact + half * Fraction(99, 100)))
    assert not examples.accepted(example, k, str(exact + half * Fraction(101, 100)))


def test_a_surviving_mutant_leaves_an_example_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other numbers and other shapes that are accepted too, and nothing that was tried."""
    for killed, survived in (((), ()), (("a",), ("b",))):
        assert examples._proved({}, killed, survived, []).level is Level.UNDECIDED
    other = examples.other
    monkeypatch.setattr(examples, "other", lambda example, k: other(example, k) if k else example.C[k])
    lives = examples.decide_values(VALUES, SESSION)
    assert (lives.level, len(lives.killed), len(lives.survived)) == (Level.UNDECIDED, len(VALUES.C) - 1, 1)
    monkeypatch.setattr(examples.tensor, "shapes_hold", lambda *_, **__: True)
    assert examples.decide_shapes(SHAPES, SESSION).level is Level.UNDECIDED
    monkeypatch.setattr(examples.tensor, "admits", lambda *_: False)
    assert examples.decide_shapes(REJECTED, SESSION).level is Level.UNDECIDED


# ---- the least counterexample ----


def test_the_search_tries_every_value_up_to_its_limit_in_order() -> None:
    """Truth values, 0, negative numbers, the last sum, and each candidate; nothing outside the domain."""
    t, n, i = Symbol("t"), Symbol("n", integer=True, nonnegative=True), Symbol("i", integer=True)
    assert search(Relation(true, Not(t)), 3).values == {"t": True}
    assert search(Relation(Le(n, 5), Gt(n, 0)), 3).values == {"n": 0}
    assert search(Relation(Le(i, 5), Gt(i, -2)), 3).values == {"i": -2}
    assert search(Relation(Le(i, 5), Lt(Abs(i), 3)), 3).values == {"i": 3}
    assert search(Relation(Gt(i, 1), Gt(i, 2)), 3).values == {"i": 2}
    c = Symbol("c", integer=True)
    result = search(Relation(Gt(i, 0), Lt(c, 9)), 3, {"c": lambda _assignment: (1, 9)})
    assert result.values == {"i": 1, "c": 9}
    assert result.tested == 4  # c = 1 and 9 of i = 0, then of i = 1


def test_a_counterexample_fails_within_the_hypotheses() -> None:
    relation = Relation(Ne(B, 0), And(Le(A, 5), Lt(A, B)))
    assert as_json(relation, {"A": 2, "B": 1})["expected"].startswith("A < ")
    assert as_json(relation, {"A": 7, "B": 9})["expected"].startswith("A <= ")
    for outside in ({"A": 2, "B": 0}, {"A": 1, "B": 2}):
        with pytest.raises(ValueError, match="no counterexample"):
            as_json(relation, outside)
