"""Comparisons on integers agree with every pair of 5-bit types, by `math.trunc` and `math.floor`."""

import math
from fractions import Fraction

import numpy as np
import pytest
from sympy import And, Eq, Ne

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_evidence.proof import Level
from vinculum_proofs.comparison import integers, of_integers
from vinculum_proofs.comparison.direction import Direction, Questions, Status
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Case, Outcome, cases
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN

TRUNCATED, FLOORED = "onnx-14", "openvino-1"


def decided(first: str, second: str, dtype: str = "int32", **attributes: bool) -> Direction:
    element = atlas().types[dtype]
    one, two = (
        cases(atlas(), atlas().profiles[name], element, attributes if name == FLOORED else {})
        for name in (first, second)
    )
    return of_integers.decide(one, two, element)


def outcomes(name: str, a: int, b: int, low: int, high: int) -> set[object]:
    """What a profile allows, from the standards themselves: values, "error" and "crash"."""
    anything = {*range(low, high + 1), "error"}
    outside = b == 0 or (a == low < 0 and b == -1)
    if not outside:
        return {math.floor(Fraction(a, b)) if name == FLOORED else math.trunc(Fraction(a, b))}
    if name == "riscv":
        return {(-1 if low < 0 else high) if b == 0 else low}
    return {"wasm": {"error"}, "sonnx": {"error"}, "c99": {*anything, "crash"}}.get(name, anything)


NAMES = ("onnx-14", "openvino-1", "sonnx", "riscv", "wasm", "c99")


@pytest.mark.sample(6)
@pytest.mark.parametrize("dtype", ["int32", "uint32"])
@pytest.mark.parametrize("second", NAMES)
@pytest.mark.parametrize("first", NAMES)
def test_the_condition_is_exact(first: str, second: str, dtype: str) -> None:
    """On every pair of a type of 5 bits, which the condition was not proposed from."""
    found = decided(first, second, dtype)
    low, high = (-16, 15) if dtype == "int32" else (0, 31)
    assert found.condition is not None
    condition = integers.readable(found.condition.formula)
    differ = 0
    for a in range(low, high + 1):
        for b in range(low, high + 1):
            expected = not outcomes(first, a, b, low, high) <= outcomes(second, a, b, low, high)
            values = {A: a, B: b, MIN: low, MAX: high}
            indivisible = b != 0 and a % b != 0
            stated = found.condition.formula.subs({**values, integers.INDIVISIBLE: indivisible})
            assert bool(stated) == expected, (a, b, condition)
            differ += expected
    assert found.status is (Status.DIFFERS if differ else Status.REFINES)
    assert found.reason is None


def test_the_least_witness() -> None:
    """E_DIV_INT_FUNC_0010 against V_DIV_INT_FLOOR_0010."""
    witness = decided(TRUNCATED, FLOORED).witness
    assert witness is not None
    assert (witness.A, witness.B, witness.first, witness.second) == ("1", "-2", "gives 0", "gives -1")


def test_the_least_witness_may_be_far_from_zero() -> None:
    """Where MIN / -1 alone differs, both solvers show that no pair is less."""
    element = atlas().types["int32"]
    only = tuple(
        Case(
            case.where,
            Outcome.REPORT if case.requirement.id == "V_DIV_INT_OVERFLOW_0010" else case.outcome,
            case.requirement,
        )
        for case in cases(atlas(), atlas().profiles[TRUNCATED], element, {})
    )
    found = of_integers.decide(cases(atlas(), atlas().profiles[TRUNCATED], element, {}), only, element)
    assert found.condition is not None
    assert found.condition.words == "A = MIN and B = -1"
    assert found.witness is not None
    assert (found.witness.A, found.witness.B) == (str(-(2**31)), "-1")
    assert found.goals[-1]["name"] == "least"


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ("riscv", "wgsl", "B = 0 and A != -1"),
        ("wgsl", "riscv", "B = 0 and A != -1"),
        ("wgsl", "numpy-floor-divide", "A mod B != 0 and A, B of different signs; or B = 0 and A != 0"),
        ("numpy-floor-divide", "riscv", "B = 0; or A mod B != 0 and A, B of different signs"),
    ],
)
def test_results_where_the_type_has_no_quotient(first: str, second: str, words: str) -> None:
    """V_DIV_INT_ZERO_DENOMINATOR_ONES_0010, _ZERO_0010 and _NUMERATOR_0010 against each other."""
    found = decided(first, second)
    assert found.condition is not None
    assert sorted(found.condition.words.split("; or ")) == sorted(words.split("; or "))
    assert found.status is Status.DIFFERS
    assert all({goal["z3"], goal["cvc5"]} == {"unsat"} for goal in found.goals)


def test_two_solvers_answer_every_question() -> None:
    found = decided(FLOORED, TRUNCATED)
    assert {"there", "elsewhere", "exact", "size"} <= {goal["name"] for goal in found.goals}
    assert all({goal["z3"], goal["cvc5"]} == {"unsat"} for goal in found.goals)


@pytest.mark.parametrize("wrong", [Ne(B, 0), And(Ne(B, 0), integers.INDIVISIBLE), Eq(A, 0)])
def test_a_wrong_condition_is_not_proved(wrong: object) -> None:
    """The mutants of the comparison: a condition that says too much or too little."""
    element = atlas().types["int32"]
    (inside, *_), (floored, *_) = (cases(atlas(), atlas().profiles[name], element, {}) for name in (TRUNCATED, FLOORED))
    goals = integers.goals_of_values(
        inside.where, wrong, inside.requirement.relation.holds, floored.requirement.relation.holds, signed=True
    )
    assert not Questions().proved(goals)


def test_a_relation_that_does_not_apply_is_undecided() -> None:
    """No comparison rests on a value in a case that its relation does not cover."""
    element = atlas().types["int32"]
    (inside, *_) = cases(atlas(), atlas().profiles[TRUNCATED], element, {})
    wide = Case(Ne(B, 0), Outcome.VALUE, inside.requirement)
    found = of_integers.decide((wide,), (inside,), element)
    assert found.status is Status.UNDECIDED
    assert "applies" in str(found.reason)


def test_divisibility_is_proved_of_the_quotients_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """`indivisible` stands for a lemma about quotients; of another relation no condition uses it."""
    monkeypatch.setattr(integers, "QUOTIENTS", {})
    found = decided(TRUNCATED, FLOORED)
    assert found.status is Status.UNDECIDED
    assert "it is not proved" in str(found.reason)


def test_a_condition_without_plain_words_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integers, "literals", lambda _: ())
    found = decided(TRUNCATED, FLOORED)
    assert found.status is Status.UNDECIDED
    assert str(found.reason).startswith("no plain condition")


def test_solvers_that_give_no_answer_leave_it_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_self: Questions, goal: object) -> object:
        _self.failed = "no answer"
        return type("Verdict", (), {"level": Level.UNDECIDED, "counterexample": {}, "answers": {}})()

    monkeypatch.setattr(Questions, "ask", nothing)
    assert decided(TRUNCATED, FLOORED).status is Status.UNDECIDED


def test_the_sample_is_every_pair() -> None:
    a, b = integers.sample(signed=True)
    assert len({*zip(a.tolist(), b.tolist(), strict=True)}) == 256
    assert np.array_equal(integers.differing(Eq(C, 0), Eq(C, 0), signed=True), np.zeros(256, bool))
