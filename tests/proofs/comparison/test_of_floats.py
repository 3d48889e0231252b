"""Comparisons on floats: zero denominators, and a definition without accuracy."""

import numpy as np
import pytest

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from sympy import true

from vinculum_proofs.comparison import floats, of_floats
from vinculum_proofs.comparison.direction import Direction, Questions, Status
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Case, Outcome, cases
from vinculum_spec.relations import float_results, ieee754


def decided(first: str, second: str, dtype: str = "float32") -> Direction:
    element = atlas().types[dtype]
    one, two = (cases(atlas(), atlas().profiles[name], element, {}) for name in (first, second))
    return of_floats.decide(one, two, element)


def test_an_undefined_zero_denominator() -> None:
    """V_DIV_FLOAT_NONZERO_0010 and V_DIV_FLOAT_ZERO_DENOMINATOR_0010."""
    assert decided("onnx-14", "openvino-1").status is Status.REFINES
    back = decided("openvino-1", "onnx-14")
    assert back.status is Status.DIFFERS
    assert back.condition is not None
    assert back.condition.words == "B is a zero"
    assert back.witness is not None
    assert (back.witness.A, back.witness.B, back.witness.second) == ("1", "0", "gives inf")


def test_a_definition_without_accuracy() -> None:
    """V_DIV_FLOAT_NO_ACCURACY_0010 and E_DIV_FLOAT_FUNC_0010."""
    assert decided("riscv", "stablehlo").status is Status.REFINES
    found = decided("stablehlo", "riscv")
    assert found.status is Status.DIFFERS
    assert found.condition is not None
    assert found.condition.words == "A and B are finite and not 0"
    assert all({goal["z3"], goal["cvc5"]} == {"unsat"} for goal in found.goals)


def test_a_zero_for_a_zero_denominator() -> None:
    """V_DIV_FLOAT_ZERO_DENOMINATOR_ZERO_0010 against IEEE 754, with accuracy and without."""
    for other in ("tensorflow-real-div", "numpy-true-divide"):
        for first, second in (("tensorflow-div-no-nan", other), (other, "tensorflow-div-no-nan")):
            found = decided(first, second)
            assert found.status is Status.DIFFERS
            assert found.condition is not None
            words = "B is a zero"
            if first == "tensorflow-div-no-nan" and other == "numpy-true-divide":
                words += "; or A and B are finite and not 0"
            assert sorted(found.condition.words.split("; or ")) == sorted(words.split("; or "))
    assert decided("tensorflow-real-div", "torch-div").status is Status.REFINES


def test_a_zero_is_required_of_zero_denominators_alone() -> None:
    """V_DIV_FLOAT_ZERO_DENOMINATOR_ZERO_0010, on every pair and result of a format of 6 bits."""
    accepted = floats._holds(float_results.zero.statement, with_results=True)
    zero = (floats.PATTERNS & 0b11111) == 0
    b = np.tile(zero, floats.PATTERNS.size)
    assert np.array_equal(accepted, ~b[:, np.newaxis] | zero)


def test_a_relation_that_does_not_apply_is_undecided() -> None:
    """A value in a case that its relation does not cover allows anything: no comparison rests on it."""
    element = atlas().types["float32"]
    requirement = atlas().requirements["V_DIV_FLOAT_ZERO_DENOMINATOR_ZERO_0010"]
    found = of_floats.decide(
        (Case(true, Outcome.VALUE, requirement),), (Case(true, Outcome.VALUE, requirement),), element
    )
    assert found.status is Status.UNDECIDED
    assert "applies" in str(found.reason)


def test_without_accuracy_is_all_but_the_magnitude() -> None:
    """On every pair and result of a format of 6 bits, against IEEE 754 by cases."""
    quotient, free = ieee754.quotient.statement, float_results.special_cases.statement
    assert not floats.differing(quotient, free).any()
    regular = next(literal.mask for literal in floats.literals() if literal.words == "A and B are finite and not 0")
    assert (floats.differing(free, quotient) == regular).all()


@pytest.mark.parametrize("words", ["A or B is NaN", "B is no zero", "neither is NaN"])
def test_a_wrong_condition_is_not_proved(words: str) -> None:
    """The mutants of the comparison."""
    wrong = next(literal.formula for literal in floats.literals() if literal.words == words)
    relations = float_results.special_cases.statement, ieee754.quotient.statement
    assert not Questions().proved(floats.goals_of_values(true, wrong, *relations))


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_simple_operands_are_what_their_words_say(name: str) -> None:
    form = atlas().types[name].form
    assert form is not None
    for pattern, words in floats.candidates(form).items():
        s, m, e, inf, nan = ieee754.decode(pattern, form)
        if words == "nan":
            assert nan
        elif "inf" in words:
            assert (inf, bool(s)) == (True, words.startswith("-"))
        else:
            assert (-1) ** s * m * 2.0**e == float(words)
            assert bool(s) == words.startswith("-")


def test_pythons_floor_is_one_of_two() -> None:
    """V_DIV_FLOAT_FLOOR_0010 and V_DIV_FLOAT_FLOOR_EITHER_0010."""
    found = decided("torch-floor-divide", "numpy-floor-divide")
    assert found.status is Status.DIFFERS
    assert found.condition is None
    assert "no plain condition" in str(found.reason)
    assert found.witness is not None
    assert (found.witness.A, found.witness.B) == ("1", "-inf")
    back = decided("numpy-floor-divide", "torch-floor-divide")
    assert back.condition is not None
    assert back.condition.words == "B is a zero"
    assert decided("tensorflow-floor-div", "torch-floor-divide").status is Status.REFINES


def test_truncation_is_no_floor() -> None:
    """V_DIV_FLOAT_TRUNC_EITHER_0010"""
    found = decided("torch-div-trunc", "torch-floor-divide")
    assert found.status is Status.DIFFERS
    assert found.witness is not None
    assert (found.witness.A, found.witness.B, found.witness.second) == ("1", "-2", "gives -1")
